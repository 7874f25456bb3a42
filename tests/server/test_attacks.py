"""Whoever floods the server or fills its queues delays nobody else: another table is answered within half a second."""

import json
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

from lantern.engine.actions import READY, UNREADY
from lantern.engine.flow import apply, legal, others
from lantern.record import Record, read, write
from tests.server.playing import Json, Running, bearer, running
from tests.server.sockets import connect_to
from tests.server.test_feed import HEAD, frame, read_until

SOON = 0.5  # seconds in which somebody at another table is answered
RATE = 1_000_000  # bytes a second from each connection that floods
SECONDS = 3.0  # that an attack lasts at most
ATTACKERS = 8
HINTS = 50
PATIENCE = 10.0  # seconds that somebody waits for a hint, on a slow machine
LONG_PATIENCE = 40.0  # for a review; unbounded, the three before it would take minutes
STRANGER, ANYBODY = "203.0.113.66", "203.0.113.1"  # as a proxy names them
GAME = next((Path(__file__).parent.parent / "games").glob("2p-manual-lost*")).read_text(encoding="utf-8")
PING, BEGIN, CONTINUATION = frame(b"", 0x89), frame(b"x", 0x01), frame(b"", 0x00)


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    with running(tmp_path / "tables.db") as found:
        yield found


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """Run a server that people reach through a proxy, so that each has an address."""
    with running(tmp_path_factory.mktemp("shared") / "tables.db", "--behind-proxy") as found:
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


@pytest.mark.long
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


class Asking:
    """Requests from one address, open until they are hung up."""

    def __init__(self, server: Running, address: str) -> None:
        self.server, self.address = server, address
        self.open: list[socket.socket] = []

    def ask(self, path: str, tokens: str = "") -> None:
        wire = socket.create_connection(("127.0.0.1", self.server.port), timeout=10)
        head = f"GET {path} HTTP/1.1\r\nHost: {self.server.address}\r\nX-Forwarded-For: {self.address}\r\n"
        wire.sendall(f"{head}Authorization: Bearer {tokens}\r\n\r\n".encode())
        self.open.append(wire)

    def hang_up(self) -> None:
        while self.open:
            self.open.pop().close()


def seconds_for(server: Running, path: str, *tokens: str) -> float:
    """Return how long somebody else has to wait for advice."""
    began = time.monotonic()
    headers = {**(bearer(*tokens) if tokens else {}), "x-forwarded-for": ANYBODY}
    reply = httpx2.get(f"http://{server.address}{path}", headers=headers, timeout=120)
    assert reply.status_code == 200, reply.text
    return time.monotonic() - began


@pytest.mark.long
@pytest.mark.parametrize("hung_up", [True, False], ids=["hung up", "held"])
def test_many_hints_for_one_address_keep_nobody_else_waiting(shared: Running, hung_up: bool) -> None:
    tables, played = [new_table(shared) for _table in range(HINTS)], new_table(shared)
    asking = Asking(shared, STRANGER)

    def attack(_over: threading.Event) -> None:
        for made in tables:
            asking.ask(f"/api/tables/{made['id']}/hint", ",".join(made["seats"]))
            time.sleep(0.02)
        if hung_up:
            asking.hang_up()

    with meanwhile(attack):
        assert longest_wait(shared, played, SECONDS) < SOON
    other = new_table(shared)
    try:
        assert seconds_for(shared, f"/api/tables/{other['id']}/hint", *other["seats"]) < PATIENCE
    finally:
        asking.hang_up()


def test_a_small_command_that_is_refused_gets_a_small_reply(shared: Running) -> None:
    long = lengthened(read(GAME), 600)
    del long.answers[-40:]
    made = take_in(shared, long).json()
    with connect_to(shared.address, made["id"]) as watcher, connect_to(shared.address, made["id"]) as player:
        watcher.hello(made["spectator"])
        player.hello(*made["seats"])
        watcher.say(type="undo", position=0)
        assert len(json.dumps(watcher.until("refused"))) < 500
        player.say(type="undo", position=0)
        first = player.until("refused")
        assert first["code"] == "stale"
        assert len(first["scene"]["log"]) < 100
        player.say(type="undo", position=0)
        assert len(json.dumps(player.until("refused"))) < 500
    path = f"http://{shared.address}/api/tables/{made['id']}/undo"
    reply = httpx2.post(path, json={"position": 0}, headers=bearer(*made["seats"]))
    assert reply.status_code == 409
    assert len(reply.json()["scene"]["log"]) < 100


def lengthened(record: Record, times: int) -> Record:
    """Return a game in which somebody was ready and then not, so many times."""
    s = record.setup.table()
    for place, answer in enumerate(record.answers):
        back = answer - READY + UNREADY
        apply(s, answer)
        if READY <= answer < UNREADY and back in [*legal(s), *others(s)]:
            return Record(record.setup, [*record.answers[:place], *[answer, back] * times, *record.answers[place:]])
    raise AssertionError("nobody could be ready and then not")


def take_in(server: Running, record: Record) -> httpx2.Response:
    return httpx2.post(f"http://{server.address}/api/records", json={"text": write(record)}, timeout=30)


def test_a_record_far_longer_than_any_game_is_refused(shared: Running) -> None:
    reply = take_in(shared, lengthened(read(GAME), 2_000))
    assert (reply.status_code, reply.json()["code"]) == (422, "damaged-record")


@pytest.mark.long
def test_reviews_of_long_records_keep_nobody_else_waiting(shared: Running) -> None:
    tables = [take_in(shared, lengthened(read(GAME), 850)).json() for _table in range(3)]
    played, other = new_table(shared), take_in(shared, read(GAME)).json()
    asking = Asking(shared, STRANGER)
    for made in tables:
        asking.ask(f"/api/tables/{made['id']}/review")
    assert longest_wait(shared, played, SECONDS) < SOON
    asking.hang_up()
    assert seconds_for(shared, f"/api/tables/{other['id']}/review") < LONG_PATIENCE


@pytest.mark.long
def test_all_addresses_of_an_ipv6_network_are_counted_together(shared: Running) -> None:
    first, second = (take_in(shared, lengthened(read(GAME), 850)).json() for _table in range(2))
    asking, path = Asking(shared, "2001:db8::1"), f"http://{shared.address}/api/tables/{second['id']}/review"
    asking.ask(f"/api/tables/{first['id']}/review")
    time.sleep(0.3)
    try:
        reply = httpx2.get(path, headers={"x-forwarded-for": "2001:db8::2"}, timeout=60)
    finally:
        asking.hang_up()
    assert (reply.status_code, reply.json()["code"]) == (429, "too-many")
