"""A client that floods a live connection, at full speed and ignoring replies, delays nobody else and is cut off."""

import asyncio
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from unittest.mock import MagicMock

import httpx2
import pytest

from lantern.server.live import pacing
from lantern.server.settings import Settings
from tests.server.http.client import Json, create, running
from tests.server.live.sockets import connect, connect_to, open_server

HEAD = (
    "GET /api/tables/{}/live HTTP/1.1\r\nHost: {}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: bGFudGVybiBsYW50ZXJuIQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
CHUNK = 65_536  # bytes that a flood sends at once


def frame(text: bytes, first: int = 0x81, mask: bytes = b"\1\2\3\4") -> bytes:
    """Return a short frame as a client sends it."""
    return bytes((first, 0x80 | len(text))) + mask + bytes(c ^ mask[n % 4] for n, c in enumerate(text))


FLOODS = {  # what comes first, and then without end
    "pings": (b"", frame(b"", 0x89)),
    "pongs": (b"", frame(b"", 0x8A)),
    "empty continuation frames": (frame(b"x", 0x01), frame(b"", 0x00)),
    "unreadable messages": (b"", frame(b"{")),
    "commands": (b"", frame(b'{"type":"ping"}')),
}


def spectator(port: int, made: Json) -> socket.socket:
    """Open the live connection of somebody who watches a table."""
    wire = socket.create_connection(("127.0.0.1", port), timeout=10)
    wire.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    wire.sendall(HEAD.format(made["id"], f"127.0.0.1:{port}").encode())
    read_until(wire, b"\r\n\r\n")
    wire.sendall(frame(b'{"hello":"%s"}' % made["spectator"].encode()))
    read_until(wire, b'"type":"chairs"')
    return wire


def read_until(wire: socket.socket, end: bytes) -> bytes:
    """Read until something has come."""
    got = b""
    while end not in got:
        piece = wire.recv(CHUNK)
        assert piece, got
        got += piece
    return got


@contextmanager
def flooding(port: int, made: Json, kind: str) -> Iterator[socket.socket]:
    """Send frames of a kind at full speed, until the server cuts the connection."""
    first, then = FLOODS[kind]
    endless = then * (100_000_000 // len(then))

    def send() -> None:
        with suppress(OSError):
            wire.sendall(first + endless)

    with spectator(port, made) as wire:
        wire.settimeout(30)
        thread = threading.Thread(target=send)
        thread.start()
        time.sleep(0.05)
        yield wire
        with suppress(OSError):  # the server has cut it
            wire.shutdown(socket.SHUT_RDWR)
        thread.join(10)


def waits_beside(port: int, made: Json, seconds: float) -> list[float]:
    """Return how long somebody at another table waits for replies, the longest last."""
    found, end = [], time.monotonic() + seconds
    with connect_to(f"127.0.0.1:{port}", made["id"]) as calm:
        calm.hello(made["host"])
        while time.monotonic() < end:
            began = time.monotonic()
            calm.say(type="ping", key="k")
            calm.until("accepted")
            found.append(time.monotonic() - began)
            time.sleep(0.01)
    return sorted(found)


@pytest.mark.parametrize(
    ("kinds", "seconds"),
    [(["pings", "empty continuation frames"], 1.0), pytest.param([*FLOODS], 8.0, marks=pytest.mark.long)],
    ids=["short", "long"],
)
def test_a_flood_delays_nobody_at_another_table(tmp_path: Path, kinds: list[str], seconds: float) -> None:
    with running(tmp_path / "tables.db") as server, httpx2.Client(base_url=server.url) as client:
        watched, played = create(client), create(client)
        for kind in kinds:
            with flooding(server.port, watched, kind):
                waits = waits_beside(server.port, played, seconds)
            assert waits[len(waits) * 99 // 100] < 0.25, kind


def test_a_connection_that_wants_more_than_its_share_all_the_time_is_cut_off(tmp_path: Path) -> None:
    with open_server(tmp_path, live_patience=0.2, live_burst=0.001) as client:
        made = create(client)
        for kind in ("pings", "pongs", "empty continuation frames"):
            with flooding(port_of(client), made, kind) as wire, suppress(ConnectionError):
                while wire.recv(CHUNK):  # which raises TimeoutError if nobody cuts the connection
                    pass
        with connect(client, made) as calm:
            calm.hello(made["host"])


def port_of(client: httpx2.Client) -> int:
    """Return the port of a server."""
    assert client.base_url.port
    return client.base_url.port


@pytest.mark.anyio
async def test_whoever_does_not_read_the_rest_of_an_ended_connection_is_cut_off(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(pacing, "LINGER", 0.01)
    monkeypatch.setattr(pacing, "AutoWebSocketsProtocol", MagicMock())
    config = MagicMock()
    config.app.state.settings = Settings()
    for closes in (False, True):
        protocol, transport = pacing.PacedProtocol(config, MagicMock(), {}), MagicMock()
        protocol.connection_made(transport)
        if closes:
            pacing.PacedTransport(transport, protocol).close()
        await asyncio.sleep(0.05)
        assert transport.abort.called == closes


def test_whoever_answers_no_pings_is_let_go(tmp_path: Path) -> None:
    with open_server(tmp_path, ping_every=0.2) as client:
        made = create(client)
        with spectator(port_of(client), made) as silent, connect(client, made) as lively:
            lively.hello(made["host"])
            silent.sendall(frame(b'{"type":"ping"}')[:7])  # and never the rest
            silent.settimeout(10)
            with suppress(ConnectionError):
                while silent.recv(CHUNK):
                    pass
            while lively.until("chairs")["watching"]:
                pass


def test_messages_are_read_however_the_network_cuts_them(client: httpx2.Client) -> None:
    made, port = create(client), port_of(client)
    whole = frame(b'{"type":"ping","key":"whole"}')
    halves = frame(b'{"type":"ping",', 0x01) + frame(b"", 0x89) + frame(b'"key":"whole"}', 0x80)
    note = b'{"type":"ping","key":"' + b" " * 30 + b'whole"}'
    large = b"\x81\xfe" + (12_000).to_bytes(2) + b"\0\0\0\0" + note[:-1] + b" " * (12_000 - len(note)) + b"}"
    for pieces in (
        [whole],
        [whole[:1], whole[1:5], whole[5:]],
        [bytes((each,)) for each in whole],
        [halves],
        [frame(b"{") * 50 + whole],
        [large[:700], large[700:]],
    ):
        with spectator(port, made) as wire:
            for piece in pieces:
                wire.sendall(piece)
                time.sleep(0.005)  # so that it comes by itself
            read_until(wire, b'whole"')
