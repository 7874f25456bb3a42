"""Hostile clients get clear errors, change nothing and harm nobody."""

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import httpx2
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from lantern.server.metrics import REGISTRY
from tests.server.http.client import Json, create, serving, settings, show

MISTAKES = "lantern_mistakes_total"
KINDS = ["answer", "undo", "redo", "restart", "undo-to", "consent", "propose", "chat", "note", "ping", "hello", "", "🜚"]
FIELDS = ["answer", "position", "key", "to", "ask", "accept", "force", "text", "seat", "digest", "type", "odd"]
VALUES: list[object] = [-1, 0, 3, 10**6, 10**30, 1.5, True, None, "", "x", "\u0000", "y" * 700, [], [[]], {}, {"a": 1}]
TEXTS = ["", "{", "[" * 3000, "nul", '"', "\ufffd" * 9, "{" * 900, "1e999", '{"type":"answer"', "\\", "a" * 31_000]


def bad_object(dice: Random, position: int) -> str:
    """Return something that looks like a message and is not allowed."""
    found: Json = {"type": dice.choice(KINDS)}
    for _field in range(dice.randrange(5)):
        found[dice.choice(FIELDS)] = dice.choice(VALUES)
    if dice.random() < 0.3:
        found = {"type": "answer", "answer": dice.randrange(1000), "position": dice.choice([position, position - 1, 7])}
    if found.get("type") in ("chat", "note"):
        found["text"] = dice.choice([1, None, "y" * 20_000])
    return msgspec.json.encode(found).decode()


MAKERS: list[Callable[[Random, int], str | bytes]] = [
    *[bad_object] * 3,
    lambda dice, _position: dice.choice(TEXTS),
    lambda dice, _position: dice.randbytes(dice.randrange(60)),
]


@contextmanager
def at_table(address: str, made: Json, token: str) -> Iterator[tuple[ClientConnection, Json]]:
    """Connect to a table and say hello."""
    with connect(f"{address.replace('http', 'ws')}/api/tables/{made['id']}/live", max_size=None) as socket:
        socket.send(msgspec.json.encode({"hello": token}).decode())
        yield socket, until(socket, "welcome")


def until(socket: ClientConnection, *kinds: str) -> Json:
    """Return the next message of some kinds."""
    while True:
        message: Json = msgspec.json.decode(socket.recv(timeout=10))
        if message["type"] in kinds:
            return message


def attack(address: str, made: Json, dice: Random, count: int) -> int:
    """Send bad messages on one connection until it ends; return how many were sent, each of them answered."""
    with at_table(address, made, dice.choice([made["spectator"], made["host"]])) as (socket, welcome):
        for sent in range(count):
            try:
                socket.send(dice.choice(MAKERS)(dice, welcome["scene"]["position"]))
                until(socket, "refused", "accepted")
            except ConnectionClosed:
                return sent + 1
    return count


@pytest.mark.parametrize("messages", [1_000, pytest.param(10_000, marks=pytest.mark.long)])
def test_bad_messages_change_nothing(tmp_path: Path, messages: int) -> None:
    dice, mistakes = Random(int(os.environ.get("LANTERN_SEED", "5"))), REGISTRY.get_sample_value(MISTAKES)
    with (
        serving(settings(tmp_path, messages_per_second=0)) as address,
        httpx2.Client(base_url=address) as client,
    ):
        made, other = create(client), create(client)
        before = show(client, made, made["host"])["scene"]
        with at_table(address, other, other["host"]) as (calm, _welcome):
            sent = 0
            while sent < messages:
                sent += attack(address, made, dice, min(500, messages - sent))
            calm.send('{"type": "ping", "key": "still here"}')
            assert until(calm, "accepted")["key"] == "still here"
        assert show(client, made, made["host"])["scene"] == before
        assert client.get("/healthz").status_code == 200
    assert REGISTRY.get_sample_value(MISTAKES) == mistakes, "an error that nobody expected"
