"""One connection, as the server speaks to it and hears it: bytes come from the transport and go to it directly."""

import asyncio
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

from starlette.websockets import WebSocket, WebSocketDisconnect

from lantern.server.limits import UNHEARD, UNSENT
from lantern.server.table import written
from lantern.server.wire import short_text, wire_of

POLICY_VIOLATION: Final = 1008  # coming again would not help


class Outbox:
    """Lines with frames for the end of this moment: one callback sends them all."""

    def __init__(self) -> None:
        self._lines: list[Line] = []

    def put(self, line: "Line") -> None:
        """Have a line send what has gathered for it when this moment is over."""
        if not self._lines:
            asyncio.get_running_loop().call_soon(self._send)
        self._lines.append(line)

    def _send(self) -> None:
        """Send to everybody; one who cannot be reached does not keep the others waiting."""
        lines, self._lines = self._lines, []
        for line in lines:
            try:
                line.flush()
            except Exception:
                line.cut()


class Line:
    """Frames of one moment go out together, and one message after the other is handed to whoever listens.

    To the transport it is the protocol from now on, because it is compiled to the last, and its wire cannot be.
    """

    def __init__(self, socket: WebSocket, outbox: Outbox) -> None:
        self._socket = socket
        self._outbox = outbox
        self._frames: list[bytes] = []
        self._wire = wire_of(socket.scope)
        self._transport = self._wire.transport
        self._write = self._transport.write
        self._plain = False  # nothing is half read, and a message may begin
        self._shut = False  # nothing is to be sent or heard any more
        self.over = False  # nobody here has anything to say any more
        self._unheard: deque[bytes | None] = deque()  # None: there is nobody any more
        self._hears: Callable[[bytes | None], None] | None = None
        self._wire.hears = self._put
        self._transport.set_write_buffer_limits(UNSENT)
        self._transport.set_protocol(self)  # type: ignore[arg-type]  # it has all the methods of one

    def data_received(self, data: bytes) -> None:
        """Read what nearly always comes at once, and leave the rest to websockets."""
        text = short_text(data) if self._plain else None
        if text is None:
            self._wire.data_received(data)
            self._plain = self._wire.may_begin()
            self._shut = self._shut or self._wire.close_sent or self._transport.is_closing()
        elif not self._shut:
            self._put(text)

    def eof_received(self) -> None:
        """Nothing more will come; the transport closes itself."""
        self._shut = True

    def connection_lost(self, error: Exception | None) -> None:
        """Nobody is there any more."""
        self._wire.connection_lost(error)

    def pause_writing(self) -> None:
        """Whoever is too slow must come again."""
        self.cut()

    def resume_writing(self) -> None:
        """Nothing waits to be sent."""

    def _put(self, text: bytes | None) -> None:
        """Hand a message to whoever waits for it, or have it wait; None: there is nobody any more."""
        if text is None:
            self._shut = True
        hears = self._hears
        if hears is not None:  # and so nothing waits
            self._hears = None
            hears(text)
            return
        self._unheard.append(text)
        if len(self._unheard) == UNHEARD:
            self._transport.pause_reading()

    def next(self, hears: Callable[[bytes | None], None]) -> None:
        """Have the next message heard, now or when it comes."""
        if not self._unheard:
            self._hears = hears
            return
        text = self._unheard.popleft()
        if len(self._unheard) == UNHEARD - 1:
            self._transport.resume_reading()
        hears(text)

    async def first(self) -> bytes | None:
        """Wait for the next message; None when there is nobody any more."""
        found: asyncio.Future[bytes | None] = asyncio.get_running_loop().create_future()
        self.next(lambda text: None if found.done() else found.set_result(text))  # it may come too late
        return await found

    def send(self, frame: bytes) -> None:
        """Send a frame, together with all others of this moment."""
        if not self._frames:
            self._outbox.put(self)
        self._frames.append(frame)

    def flush(self) -> None:
        """Send what has gathered."""
        frames, self._frames = self._frames, []
        if frames and not self._shut:
            self._write(frames[0] if len(frames) == 1 else b"".join(frames))

    def cut(self) -> None:
        """End the connection without a word."""
        self._shut = True
        self._transport.abort()

    def tell(self, message: Any) -> None:
        """Send a value."""
        self.send(written(message))

    async def end(self, code: str) -> None:
        """End the connection after what has been sent, and say why; what has not been heard yet never will be."""
        self.over = True
        self._unheard.clear()
        self.flush()
        self._shut = True
        with suppress(WebSocketDisconnect, RuntimeError, OSError):  # the other side may have gone
            await self._socket.close(POLICY_VIOLATION, code)
