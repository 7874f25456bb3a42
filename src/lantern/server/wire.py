"""The wire of a live connection: uvicorn's websocket, which hands messages over without making events of them.

uvicorn's events, for each of which a task has to wait, would cost more than the rules of the game.
"""

from collections.abc import Callable
from types import GeneratorType
from typing import Final

from starlette.types import Scope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import OPEN
from websockets.streams import StreamReader

from lantern.server.limits import FRAMES, Bucket

try:
    from websockets.speedups import apply_mask
except ImportError:  # where it could not be compiled
    from websockets.utils import apply_mask

EXTENSION: Final = "lantern.wire"
TEXT: Final = 0x81  # a whole message in one frame
MASKED: Final = 0x80
HEAD: Final = 6  # bytes before a short text: kind, length, mask
LONGER: Final = 126  # in place of a length: more bytes tell it
HEADS: Final = [bytes((TEXT, size)) for size in range(LONGER + 1)]


def framed(text: bytes) -> bytes:
    """Return a message as it is sent; one frame serves everybody who listens."""
    size = len(text)
    if size < LONGER:
        return HEADS[size] + text
    if size < 65_536:
        return HEADS[LONGER] + size.to_bytes(2, "big") + text
    return bytes((TEXT, LONGER + 1)) + size.to_bytes(8, "big") + text


def short_text(frame: bytes) -> bytes | None:
    """Return the message of what nearly always comes: one short text in one whole frame, or None for all else."""
    size = len(frame) - HEAD
    if 0 <= size < LONGER and frame[0] == TEXT and frame[1] == MASKED | size:
        return apply_mask(frame[HEAD:], frame[2:HEAD])
    return None


def nobody(_text: bytes | None) -> None:
    """Hear nothing."""


class Wire(WebSocketsSansIOProtocol):
    """One websocket, from its handshake to its end. Frames that carry no message are counted, and a flood is cut."""

    hears: Callable[[bytes | None], None] = staticmethod(nobody)  # each message; None at the end

    def handle_connect(self, event: Request) -> None:
        """Let the application find this wire, and read nothing until it has: a line bounds how much is read at once."""
        self.empty_frames = Bucket(FRAMES)
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][EXTENSION] = self  # type: ignore[assignment]
            self.transport.pause_reading()

    def count_empty_frame(self) -> None:
        """Count a frame that carries no message; too many end the connection."""
        if not self.empty_frames.take():
            self.transport.abort()

    def handle_cont(self, event: Frame) -> None:
        """Add a part to a message."""
        if not event.fin:
            self.count_empty_frame()
        super().handle_cont(event)

    def handle_ping(self) -> None:
        """Answer a ping."""
        self.count_empty_frame()
        if not self.transport.is_closing():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """Hear that somebody is still there."""
        self.count_empty_frame()
        super().handle_pong(event)

    def send_receive_event_to_app(self) -> None:
        """Hand a message over; after goodbye nobody hears it."""
        text, self.frames = b"".join(self.frames), []
        if self.close_sent:
            self.count_empty_frame()
        else:
            self.hears(text)

    def may_begin(self) -> bool:
        """Tell whether a message may begin: no other one is half read, and no goodbye has been said."""
        conn = self.conn
        if not self.handshake_complete or conn.state is not OPEN or conn.current_size is not None:
            return False
        return waits_for_frame(conn.parser)

    def keepalive_timeout(self) -> None:
        """Somebody has not been heard of for long."""
        super().keepalive_timeout()
        self.hears(None)

    def shutdown(self) -> None:
        """The server stops."""
        super().shutdown()
        self.hears(None)

    def connection_lost(self, exc: Exception | None) -> None:
        """Say that nothing more will come."""
        super().connection_lost(exc)
        self.hears(None)
        self.hears = nobody
        if hasattr(self, "scope"):  # the handshake has come so far
            self.scope["extensions"].pop(EXTENSION, None)
        self.conn.parser.close()  # which refers to itself, and would have to be found as rubbish


def waits_for_frame(parser: object) -> bool:
    """Tell whether websockets' parser waits for a frame to begin: the head of one may be read and its rest not."""
    while isinstance(parser, GeneratorType) and parser.gi_yieldfrom is not None:
        parser = parser.gi_yieldfrom
    return isinstance(parser, GeneratorType) and parser.gi_code is StreamReader.at_eof.__code__


def wire_of(scope: Scope) -> Wire:
    """Return the wire of a live connection, and leave no way from it to itself."""
    found: Wire = scope["extensions"].pop(EXTENSION)
    return found
