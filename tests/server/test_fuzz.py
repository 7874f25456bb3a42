"""Hostile clients get clear errors, change nothing and harm nobody."""

import os
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from random import Random

import httpx2
import msgspec
import pytest

from tests.server.playing import Json
from tests.server.sockets import GoneError, connect, open_server
from tests.server.test_http import create, look

KINDS = ["answer", "undo", "redo", "restart", "undo-to", "consent", "propose", "chat", "note", "ping", "hello", "", "🜚"]
FIELDS = ["answer", "position", "key", "to", "ask", "accept", "force", "text", "seat", "digest", "type", "odd"]
VALUES: list[object] = [-1, 0, 3, 10**6, 10**30, 1.5, True, None, "", "x", "\u0000", "y" * 700, [], [[]], {}, {"a": 1}]


def bad_object(dice: Random, position: int) -> str:
    """Return something that looks like a message and is not allowed."""
    found: dict[str, object] = {"type": dice.choice(KINDS)}
    for _field in range(dice.randrange(5)):
        found[dice.choice(FIELDS)] = dice.choice(VALUES)
    if dice.random() < 0.3:
        found = {"type": "answer", "answer": dice.randrange(1000), "position": dice.choice([position, position - 1, 7])}
    if found.get("type") in ("chat", "note"):
        found["text"] = dice.choice([1, None, "y" * 20_000])
    return msgspec.json.encode(found).decode()


def bad_text(dice: Random, _position: int) -> str:
    """Return something that is no message at all."""
    return dice.choice(
        ["", "{", "[" * 3000, "nul", '"', "\ufffd" * 9, "{" * 900, "1e999", '{"type":"answer"', "\\", "a" * 40_000]
    )


def bad_bytes(dice: Random, _position: int) -> bytes:
    """Return bytes."""
    return dice.randbytes(dice.randrange(60))


MAKERS: list[Callable[[Random, int], str | bytes]] = [bad_object, bad_object, bad_object, bad_text, bad_bytes]


def attack(client: httpx2.Client, made: Json, dice: Random, count: int) -> int:
    """Send bad messages on one connection until it ends; return how many were sent, each of them answered."""
    tokens = dice.choice([made["spectator"], made["host"]])
    with connect(client, made) as socket:
        scene = socket.hello(tokens)["scene"]
        for sent in range(count):
            try:
                socket.send(dice.choice(MAKERS)(dice, scene["position"]))
                socket.until("refused", "accepted")
            except GoneError:
                return sent + 1
    return count


@pytest.mark.parametrize("messages", [1_000, pytest.param(10_000, marks=pytest.mark.long)])
def test_bad_messages_change_nothing(tmp_path: Path, messages: int) -> None:
    dice = Random(int(os.environ.get("LANTERN_SEED", "5")))
    with open_server(tmp_path) as client:
        made, other = create(client), create(client)
        before = look(client, made, made["host"])["scene"]
        with connect(client, other) as calm:
            calm.hello(other["host"])
            sent = 0
            while sent < messages:
                sent += attack(client, made, dice, min(500, messages - sent))
            calm.say(type="ping", key="still here")
            assert calm.until("accepted")["key"] == "still here"
        assert look(client, made, made["host"])["scene"] == before
        assert client.get("/healthz").status_code == 200


def test_a_connection_of_nonsense_comes_to_an_end(tmp_path: Path) -> None:
    with open_server(tmp_path) as client:
        made = create(client)
        with connect(client, made) as socket:
            socket.hello(made["host"])
            with suppress(GoneError):  # perhaps before the last one
                for _message in range(100):
                    socket.send("{")
            with pytest.raises(GoneError) as gone:
                socket.until("nothing")
    assert gone.value.reason == "bad-messages"
