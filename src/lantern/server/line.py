"""One connection, as the server speaks to it and hears it: bytes come from the transport and go to it directly."""

import asyncio
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

from starlette.websockets import WebSocket, WebSocketDisconnect

from lantern.server.limits import PIECE, PIECES, UNHEARD, UNSENT, Bucket
from lantern.server.table import written
from lantern.server.wire import short_text, wire_of

POLICY_VIOLATION: Final = 1008  # coming again would not help
COME_AGAIN: Final = {"mistake": 1011, "too-slow": 1013}  # for these reasons it may


class Outbox:
    """Lines with frames for the end of this moment: one callback sends them all."""

    def __init__(self) -> None:
        self._lines: list[Connection] = []

    def put(self, line: "Connection") -> None:
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


class Connection:
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
        self._unread = b""  # waits for its turn to be read
        self._pieces = Bucket(PIECES)
        self._reading: asyncio.Handle | None = None  # the next piece, when its turn comes
        self._paused = True  # the transport reads nothing more; the wire has told it so
        self._unheard: deque[bytes | None] = deque()  # None: there is nobody any more
        self._hears: Callable[[bytes | None], None] | None = None
        self._wire.hears = self._put
        self._transport.set_write_buffer_limits(UNSENT)
        self._transport.set_protocol(self)  # type: ignore[arg-type]  # it has all the methods of one
        self._regulate()

    def data_received(self, data: bytes) -> None:
        """Read what nearly always comes at once, and leave the rest to websockets, piece by piece."""
        text = short_text(data) if self._plain and not self._unread else None
        if text is None:
            self._unread += data
            if self._reading is None:
                self._read_piece()
        elif not self._shut:
            self._put(text)

    def _read_piece(self) -> None:
        """Leave one piece to websockets: many small frames would otherwise keep everybody else waiting."""
        self._reading = None
        piece, self._unread = self._unread[:PIECE], self._unread[PIECE:]
        self._wire.data_received(piece)
        self._plain = self._wire.may_begin()
        self._shut = self._shut or self._wire.close_sent or self._transport.is_closing()
        if self._transport.is_closing():
            self._unread = b""
        self._regulate()

    def _regulate(self) -> None:
        """Read on where neither bytes nor messages wait, or read the next piece in its turn."""
        crowded = len(self._unheard) >= UNHEARD
        if self._unread and not crowded and self._reading is None:
            loop, early = asyncio.get_running_loop(), self._pieces.wait()
            self._reading = loop.call_later(early, self._read_piece) if early else loop.call_soon(self._read_piece)
        paused = crowded or bool(self._unread)
        if paused != self._paused and not self._transport.is_closing():
            self._paused = paused
            if paused:
                self._transport.pause_reading()
            else:
                self._transport.resume_reading()

    def eof_received(self) -> None:
        """Nothing more will come; the transport closes itself."""
        self._shut = True

    def connection_lost(self, error: Exception | None) -> None:
        """Nobody is there any more."""
        self._unread = b""
        if self._reading is not None:
            self._reading.cancel()
            self._reading = None
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
        self._regulate()

    def next(self, hears: Callable[[bytes | None], None]) -> None:
        """Have the next message heard, now or when it comes."""
        if not self._unheard:
            self._hears = hears
            return
        text = self._unheard.popleft()
        if self._paused:
            self._regulate()
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
        self._regulate()
        self.flush()
        self._shut = True
        with suppress(WebSocketDisconnect, RuntimeError, OSError):  # the other side may have gone
            await self._socket.close(COME_AGAIN.get(code, POLICY_VIOLATION), code)
