"""Connections that are silent, trickle or never read come to an end, and each address has a limited number of them."""

import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

import httpx2
import pytest

from tests.server.http.client import Running, running

HEAD = b"POST /api/tables HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: 100\r\n"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    games = tmp_path_factory.mktemp("silence") / "tables.db"
    with running(
        games,
        "--request-within",
        "0.4",
        "--limit-loopback",
        "--uploads-per-address",
        "2",
        "--connections-per-address",
        "9",
    ) as found:
        yield found


@contextmanager
def connected(server: Running) -> Iterator[socket.socket]:
    with socket.create_connection(("127.0.0.1", server.port), 10) as found:
        yield found


def rest(found: socket.socket) -> bytes:
    """Read until the server closes the connection."""
    parts = []
    with ExitStack() as stack:
        stack.callback(found.close)
        try:
            while part := found.recv(65_536):
                parts.append(part)
        except ConnectionResetError:
            pass
    return b"".join(parts)


@pytest.mark.parametrize("sent", [b"", b"GET / HT", HEAD])
def test_a_head_that_does_not_end_ends_the_connection(server: Running, sent: bytes) -> None:
    with connected(server) as found:
        found.sendall(sent)
        assert rest(found) == b""


def test_a_trickling_head_does_not_last_longer(server: Running) -> None:
    began = time.monotonic()
    with connected(server) as found, suppress(OSError):
        for byte in HEAD * 100:
            found.sendall(bytes([byte]))
            time.sleep(0.02)
    assert time.monotonic() - began < 5


def test_a_body_that_does_not_end_is_refused_in_time(server: Running) -> None:
    with connected(server) as found:
        found.sendall(HEAD + b"connection: close\r\n\r\n{")
        assert b'"too-slow"' in rest(found)


def test_one_address_has_only_so_many_unfinished_uploads(server: Running) -> None:
    with ExitStack() as stack:
        for _upload in range(2):
            stack.enter_context(connected(server)).sendall(HEAD + b"\r\n{")
        codes = (httpx2.post(f"{server.url}/api/tables", json={"players": 1}).json().get("code") for _try in range(20))
        assert "too-many" in codes
    time.sleep(0.6)
    assert httpx2.post(f"{server.url}/api/tables", json={"players": 1}).status_code == 201


def test_one_address_has_only_so_many_connections(tmp_path: Path) -> None:
    patient = ("--request-within", "60", "--limit-loopback", "--connections-per-address", "3")
    with running(tmp_path / "tables.db", *patient) as server, ExitStack() as stack:
        held = [stack.enter_context(connected(server)) for _connection in range(3)]
        assert rest(stack.enter_context(connected(server))) == b""
        held[0].close()
        time.sleep(0.2)
        assert httpx2.get(f"{server.url}/healthz").is_success


def test_a_usual_client_keeps_its_connection(server: Running) -> None:
    with httpx2.Client(base_url=server.url) as client:
        for _request in range(3):
            assert client.get("/healthz").is_success
            time.sleep(0.5)
