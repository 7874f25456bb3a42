"""A line reads and writes by itself: whoever is too slow is let go, and what is no short text is left to websockets."""

import gc
import socket
import time
from pathlib import Path
from typing import TypeVar

import pytest

from lantern.server.limits import UNSENT
from lantern.server.line import Connection
from lantern.server.talk import Talk
from lantern.server.wire import HEAD, LONGER, MASKED, TEXT, short_text
from tests.server.sockets import open_server
from tests.server.test_feed import HEAD as HANDSHAKE
from tests.server.test_feed import frame, read_until
from tests.server.test_http import create

Kind = TypeVar("Kind")


def one(kind: type[Kind]) -> Kind:
    """Return the only thing of a kind in this process, where the server runs too."""
    (found,) = (each for each in gc.get_objects() if isinstance(each, kind))
    return found


def test_whoever_is_too_slow_must_come_again(tmp_path: Path) -> None:
    gc.collect()
    with open_server(tmp_path) as client:
        made, host = create(client), client.base_url.netloc.decode()
        name, _, port = host.partition(":")
        with socket.create_connection((name, int(port)), timeout=5) as slow:
            slow.sendall(HANDSHAKE.format(made["id"], host).encode())
            read_until(slow, b"\r\n\r\n")
            slow.sendall(frame(b'{"hello":"%s"}' % made["seats"][0].encode()))
            read_until(slow, b'"type":"chairs"')
            line, loop = one(Connection), one(Talk)._loop
            sent, late = 0, time.monotonic() + 20
            while not line.over:
                loop.call_soon_threadsafe(line.send, bytes(UNSENT // 4))
                sent += 1
                time.sleep(0.02)
                assert time.monotonic() < late
            assert sent > 4, "some of it may wait"


@pytest.mark.parametrize("text", [b"", b"a", b"hello there", b"x" * (LONGER - 1)])
def test_a_short_text_is_read(text: bytes) -> None:
    assert short_text(frame(text)) == text


@pytest.mark.parametrize(
    "frame",
    [
        b"",
        frame(b"hello")[: HEAD - 1],
        frame(b"hello")[:-1],
        frame(b"hello") + b"x",
        frame(b"hello") + frame(b"there"),
        frame(b"hello", 0x82),
        frame(b"hello", 0x01),
        frame(b"hello", 0x89),
        bytes((TEXT, 5)) + b"hello",
        bytes((TEXT, MASKED | LONGER)) + bytes(LONGER + HEAD - 2),
    ],
)
def test_all_else_is_left_to_websockets(frame: bytes) -> None:
    assert short_text(frame) is None
