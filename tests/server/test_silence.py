"""Whoever connects and says nothing, or not to the end, is let go after a while."""

import socket
import time
from collections.abc import Iterator
from pathlib import Path

import httpx2
import pytest

from tests.server.sockets import connect, open_server
from tests.server.test_http import create

PATIENCE = 0.4  # seconds of the server
HEAD = b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n"


@pytest.fixture
def client(tmp_path: Path) -> Iterator[httpx2.Client]:
    with open_server(tmp_path, body=PATIENCE) as found:
        yield found


def open_to(client: httpx2.Client) -> socket.socket:
    host, _, port = client.base_url.netloc.decode().partition(":")
    return socket.create_connection((host, int(port)), timeout=10 * PATIENCE)


@pytest.mark.parametrize("said", [b"", HEAD], ids=["nothing", "half a request"])
def test_a_connection_that_asks_for_nothing_is_closed(client: httpx2.Client, said: bytes) -> None:
    with open_to(client) as wire:
        wire.sendall(said)
        assert wire.recv(100) == b""


def test_half_a_second_request_is_not_waited_for_either(client: httpx2.Client) -> None:
    with open_to(client) as wire:
        wire.sendall(HEAD + b"\r\n")
        assert wire.recv(65_536).startswith(b"HTTP/1.1 200")
        wire.sendall(HEAD)
        assert wire.recv(100) == b""


def test_between_two_requests_and_on_live_connections_there_is_time(client: httpx2.Client) -> None:
    made = create(client)
    with connect(client, made) as player, open_to(client) as wire:
        player.hello(made["seats"][0])
        for _request in range(2):
            wire.sendall(HEAD + b"\r\n")
            assert wire.recv(65_536).startswith(b"HTTP/1.1 200")
            time.sleep(3 * PATIENCE)
        player.say(type="ping", key="k")
        assert player.until("accepted")["key"] == "k"
