"""Whoever floods the server or fills its queues delays nobody else: another table is answered within half a second."""

import random
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path

import httpx2
import pytest

from tests.server.playing import Json, Running, running
from tests.server.sockets import connect_to
from tests.server.test_feed import HEAD, frame, read_until

SOON = 0.5  # seconds in which somebody at another table is answered
RATE = 1_000_000  # bytes a second from each connection that floods
SECONDS = 3.0  # that an attack lasts at most
ATTACKERS = 8
PING, BEGIN, CONTINUATION = frame(b"", 0x89), frame(b"x", 0x01), frame(b"", 0x00)


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    with running(tmp_path / "tables.db") as found:
        yield found


def new_table(server: Running) -> Json:
    reply = httpx2.post(f"http://{server.address}/api/tables", json={"players": 2}, timeout=30)
    assert reply.status_code == 201
    made: Json = reply.json()
    return made


def longest_wait(server: Running, made: Json, seconds: float) -> float:
    """Play at a table for a while; return the longest time that an answer took."""
    choose, longest, end = random.Random(1), 0.0, time.monotonic() + seconds
    with connect_to(server.address, made["id"]) as player:
        player.say(hello=",".join(made["seats"]), feed="moves")
        scene = player.until("welcome")["scene"]
        position, legal = scene["position"], [option["answer"] for option in scene["question"]["options"]]
        while legal and time.monotonic() < end:
            began = time.monotonic()
            player.say(type="answer", answer=choose.choice(legal), position=position, key=str(position))
            moved = player.until("moved")
            longest = max(longest, time.monotonic() - began)
            position, legal = moved["position"], moved["legal"]
            time.sleep(0.02)
    return longest


@contextmanager
def meanwhile(*attacks: Callable[[threading.Event], None]) -> Iterator[None]:
    """Run attacks beside the test; they end by themselves, or with it."""
    over = threading.Event()
    threads = [threading.Thread(target=attack, args=(over,)) for attack in attacks]
    for thread in threads:
        thread.start()
    try:
        yield
    finally:
        over.set()
        for thread in threads:
            thread.join(30)


def spectator(server: Running, made: Json) -> socket.socket:
    """Return the bare connection of somebody who watches a table."""
    found = socket.create_connection(("127.0.0.1", server.port), timeout=10)
    found.sendall(HEAD.format(made["id"], server.address).encode())
    read_until(found, b"\r\n\r\n")
    found.sendall(frame(b'{"hello":"%s"}' % made["spectator"].encode()))
    read_until(found, b'"type":"chairs"')
    return found


def flood(wire: socket.socket, small: bytes, cut: list[bool], over: threading.Event) -> None:
    """Send small frames without reading until the server ends the connection, or for some seconds."""
    end, piece = time.monotonic() + SECONDS, small * (RATE // 20 // len(small))
    try:
        while not over.is_set() and time.monotonic() < end:
            wire.sendall(piece)
            time.sleep(0.05)
    except OSError:
        cut.append(True)


@pytest.mark.parametrize(
    ("first", "then"), [(b"", PING), (BEGIN, CONTINUATION)], ids=["pings", "empty continuation frames"]
)
def test_a_flood_of_frames_delays_nobody_else_and_is_cut(server: Running, first: bytes, then: bytes) -> None:
    watched, played, cut = new_table(server), new_table(server), list[bool]()
    with ExitStack() as wires:
        found = [wires.enter_context(spectator(server, watched)) for _wire in range(ATTACKERS)]
        for wire in found:
            wire.sendall(first)
        with meanwhile(*(partial(flood, wire, then, cut) for wire in found)):
            assert longest_wait(server, played, SECONDS) < SOON
    assert len(cut) == ATTACKERS
