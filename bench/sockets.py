"""Bare websockets: a client that only reads and writes frames, so that the servers are what is measured."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable
from typing import Final, cast

TEXT, PING, PONG = 1, 9, 10
WHOLE, MASKED = 0x80, 0x80
NO_MASK: Final = b"\0\0\0\0"  # a mask like any other, and free
NEXT_LENGTH: Final = 126  # in place of a length: two bytes follow; one more: eight
HANDSHAKE: Final = (
    "GET {} HTTP/1.1\r\nHost: 127.0.0.1:{}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: bGFudGVybiBsYW50ZXJuIQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
END: Final = b"\r\n\r\n"
SHORT: Final = [bytes((WHOLE | TEXT, MASKED | size)) + NO_MASK for size in range(NEXT_LENGTH)]  # before short texts


class WebSocketClient(asyncio.Protocol):
    """A websocket: frames in, frames out, nothing else. Nearly all of them are short texts."""

    def __init__(self, path: str, port: int, heard: Callable[[bytes], None], lost: Callable[[str], None]) -> None:
        self.heard = heard
        self.lost = lost  # called where the server ends the connection
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._handshake = HANDSHAKE.format(path, port)
        self._is_open = False
        self._left = False
        self._unread = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a websocket."""
        self.transport = cast("asyncio.Transport", transport)
        transport.get_extra_info("socket").setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self._out = self.transport.write
        self._out(self._handshake.encode())

    def connection_lost(self, error: Exception | None) -> None:
        """The connection is over; otherwise its reader would wait for ever."""
        if not self._left:
            self.lost(f"The server has ended a connection: {error}")

    def close(self) -> None:
        """End the connection."""
        self._left = True
        self.transport.close()

    def data_received(self, data: bytes) -> None:
        """Read every frame that has come as a whole."""
        if self._unread:
            data = self._unread + data
        at, size = 0 if self._is_open else self._opened(data), len(data)
        while self._is_open and size - at > 1:
            length, begin = data[at + 1], at + 2
            if length >= NEXT_LENGTH:
                begin += 2 if length == NEXT_LENGTH else 8
                length = int.from_bytes(data[at + 2 : begin], "big")
            end = begin + length
            if size < end:
                break
            if data[at] == WHOLE | TEXT:
                self.heard(data[begin:end])
            elif data[at] == WHOLE | PING:
                self._write(PONG, data[begin:end])
            at = end
        self._unread = data[at:] if at < size else b""

    def _opened(self, unread: bytes) -> int:
        """Read the answer to the handshake; return where it ends, or 0 where it has not come as a whole."""
        end = unread.find(END)
        if end < 0:
            return 0
        if not unread.startswith(b"HTTP/1.1 101"):
            self.open.set_exception(ConnectionError(unread[:end].decode()))
            return 0
        self.open.set_result(None)
        self._is_open = True
        return end + len(END)

    def send(self, text: bytes) -> None:
        """Send a message."""
        if len(text) < NEXT_LENGTH:
            self._out(SHORT[len(text)] + text)
        else:
            self._write(TEXT, text)

    def _write(self, kind: int, text: bytes) -> None:
        size = len(text)
        head = bytes((WHOLE | kind, MASKED | min(size, NEXT_LENGTH)))
        length = b"" if size < NEXT_LENGTH else size.to_bytes(2, "big")
        self._out(head + length + NO_MASK + text)
