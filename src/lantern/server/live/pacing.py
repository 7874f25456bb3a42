"""Every live connection has only its share of the event loop, whatever it sends.

uvicorn parses all that the network brings before anybody else has a turn, and answers pings by itself; a megabyte of
empty frames takes it seconds. `PacedProtocol` stands between the two: it hands on a little at a time, measures what
that costs, and reads no more from a connection that has used up its share. It knows nothing of websocket frames.
"""

import asyncio
import time
from math import inf
from typing import Any, Final, cast

from uvicorn import Config
from uvicorn.protocols.websockets.auto import AutoWebSocketsProtocol

from lantern.server.settings import Settings

PIECE: Final = 512  # bytes that are handed on at once: a command, or 85 empty frames
LINGER: Final = 10.0  # seconds in which the other side must have read the rest of a connection that has ended


class PacedTransport:
    """The transport as uvicorn sees it: it may stop and go on reading, as the pacing does by itself."""

    def __init__(self, transport: asyncio.Transport, protocol: "PacedProtocol") -> None:
        self._transport = transport
        self._protocol = protocol

    def pause_reading(self) -> None:
        """Uvicorn has enough for now."""
        self._protocol.wanted = False
        self._transport.pause_reading()

    def resume_reading(self) -> None:
        """Uvicorn wants more."""
        self._protocol.wanted = True
        self._protocol.go_on()

    def close(self) -> None:
        """Uvicorn has ended the connection: it has some seconds to read the rest."""
        self._transport.close()
        self._protocol.cut_off(LINGER)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)


class PacedProtocol(asyncio.Protocol):
    """Hands the bytes of one connection on to uvicorn's websocket protocol, piece by piece."""

    def __init__(self, config: Config, server_state: Any, app_state: dict[str, Any]) -> None:
        assert AutoWebSocketsProtocol is not None
        made: Any = AutoWebSocketsProtocol  # whichever library is installed
        self._protocol: asyncio.Protocol = made(config=config, server_state=server_state, app_state=app_state)
        self._transport: asyncio.Transport
        self._unread = bytearray()
        found: Settings = cast("Any", config.app).state.settings
        self._share = found.live_share  # of the time of one core, over time; 0: any
        self._burst = found.live_burst if found.live_share and found.live_burst else inf  # seconds of it at once
        self._patience = found.live_patience or inf  # seconds of wanting more all the time, until it is cut off
        self._level, self._filled = self._burst, time.monotonic()
        self._over_since = 0.0  # when the share was used up for the first time since all was read
        self._next: asyncio.Handle | None = None  # hands on the next piece
        self._end: asyncio.Handle | None = None  # cuts the connection off
        self.wanted = True  # whether uvicorn takes more

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Start."""
        self._transport = cast("asyncio.Transport", transport)
        self._protocol.connection_made(cast("asyncio.Transport", PacedTransport(self._transport, self)))

    def data_received(self, data: bytes) -> None:
        """Hand on what has come: at once where it is little, and else a piece at each turn."""
        if len(data) <= PIECE and not self._unread and self._level > 0 and self.wanted:
            self._hand_on(data)
        else:
            self._unread += data
            self._transport.pause_reading()
            self.go_on()

    def go_on(self) -> None:
        """Hand on the next piece when it is the turn of this connection, or read on where nothing waits."""
        if self._next is not None or not self.wanted or self._transport.is_closing():
            return
        loop, now = asyncio.get_running_loop(), time.monotonic()
        self._level, self._filled = min(self._burst, self._level + (now - self._filled) * self._share), now
        if not self._unread and self._level > 0:
            self._over_since = 0.0
            self._transport.resume_reading()
        elif self._level > 0:
            self._next = loop.call_soon(self._hand_on_piece)
        else:
            self._over_since = self._over_since or now
            if now - self._over_since > self._patience:
                self._transport.abort()
            else:
                self._next = loop.call_later(-self._level / self._share, self._hand_on_piece)

    def _hand_on_piece(self) -> None:
        self._next = None
        piece = bytes(self._unread[:PIECE])
        del self._unread[:PIECE]
        if piece:
            self._hand_on(piece)
        self.go_on()

    def _hand_on(self, piece: bytes) -> None:
        before = time.thread_time()
        self._protocol.data_received(piece)
        self._level -= time.thread_time() - before
        if self._level <= 0:
            self._transport.pause_reading()
            self.go_on()

    def cut_off(self, seconds: float) -> None:
        """End the connection after this time whether or not the other side reads."""
        self._end = self._end or asyncio.get_running_loop().call_later(seconds, self._transport.abort)

    def connection_lost(self, error: Exception | None) -> None:
        """Stop."""
        for handle in (self._next, self._end):
            if handle is not None:
                handle.cancel()
        self._unread.clear()
        self._protocol.connection_lost(error)

    def eof_received(self) -> bool | None:
        """Nothing more will come."""
        return self._protocol.eof_received()

    def pause_writing(self) -> None:
        """The other side does not read fast enough: hear no more from it either, pings least of all."""
        self._protocol.pause_writing()
        self._transport.pause_reading()

    def resume_writing(self) -> None:
        """The other side has read."""
        self._protocol.resume_writing()
        self.go_on()
