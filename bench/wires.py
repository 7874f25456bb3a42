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


class Wire(asyncio.Protocol):
    """A websocket: frames in, frames out, nothing else."""

    def __init__(self, path: str, port: int, heard: Callable[[bytes], None]) -> None:
        self.heard = heard
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._handshake = HANDSHAKE.format(path, port)
        self._unread = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a websocket."""
        self.transport = cast("asyncio.Transport", transport)
        transport.get_extra_info("socket").setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        transport.write(self._handshake.encode())

    def data_received(self, data: bytes) -> None:
        """Read every frame that has come as a whole."""
        unread = self._unread + data if self._unread else data
        at = 0 if self.open.done() else self._opened(unread)
        while self.open.done() and (end := self._frame(unread, at)):
            at = end
        self._unread = unread[at:]

    def _opened(self, unread: bytes) -> int:
        """Read the answer to the handshake; return where it ends, or 0 where it has not come as a whole."""
        end = unread.find(END)
        if end < 0:
            return 0
        if not unread.startswith(b"HTTP/1.1 101"):
            self.open.set_exception(ConnectionError(unread[:end].decode()))
            return 0
        self.open.set_result(None)
        return end + len(END)

    def _frame(self, unread: bytes, at: int) -> int:
        """Read one frame; return where it ends, or 0 where it has not come as a whole."""
        if len(unread) < at + 2:
            return 0
        size, begin = unread[at + 1], at + 2
        if size >= NEXT_LENGTH:
            begin += 2 if size == NEXT_LENGTH else 8
            size = int.from_bytes(unread[at + 2 : begin], "big")
        end = begin + size
        if len(unread) < end:
            return 0
        kind = unread[at] & 15
        if kind == TEXT:
            self.heard(unread[begin:end])
        elif kind == PING:
            self._write(PONG, unread[begin:end])
        return end

    def send(self, text: bytes) -> None:
        """Send a message."""
        self._write(TEXT, text)

    def _write(self, kind: int, text: bytes) -> None:
        size = len(text)
        head = bytes((WHOLE | kind, MASKED | min(size, NEXT_LENGTH)))
        length = b"" if size < NEXT_LENGTH else size.to_bytes(2, "big")
        self.transport.write(head + length + NO_MASK + text)
