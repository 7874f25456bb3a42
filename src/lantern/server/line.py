"""One connection, as the server speaks to it and hears it."""

import asyncio
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

from starlette.websockets import WebSocket, WebSocketDisconnect

from lantern.server.limits import UNHEARD
from lantern.server.table import written
from lantern.server.wire import wire_of

POLICY_VIOLATION: Final = 1008  # coming again would not help


class Line:
    """One message after the other goes out, and one after the other is handed to whoever listens."""

    def __init__(self, socket: WebSocket) -> None:
        self._socket = socket
        self._wire = wire_of(socket.scope)
        self._unheard: deque[bytes | None] = deque()  # None: there is nobody any more
        self._hears: Callable[[bytes | None], None] | None = None
        self._wire.hears = self._put

    def _put(self, text: bytes | None) -> None:
        self._unheard.append(text)
        if len(self._unheard) == UNHEARD:
            self._wire.transport.pause_reading()
        self._hand_over()

    def next(self, hears: Callable[[bytes | None], None]) -> None:
        """Have the next message heard, now or when it comes."""
        self._hears = hears
        self._hand_over()

    def _hand_over(self) -> None:
        if self._unheard and self._hears is not None:
            hears, self._hears = self._hears, None
            text = self._unheard.popleft()
            if len(self._unheard) == UNHEARD - 1:
                self._wire.transport.resume_reading()
            hears(text)

    async def first(self) -> bytes | None:
        """Wait for the next message; None when there is nobody any more."""
        found: asyncio.Future[bytes | None] = asyncio.get_running_loop().create_future()
        self.next(lambda text: None if found.done() else found.set_result(text))  # it may come too late
        return await found

    def send(self, frame: bytes) -> None:
        """Send a frame."""
        self._wire.write(frame)

    def tell(self, message: Any) -> None:
        """Send a value."""
        self.send(written(message))

    async def end(self, code: str) -> None:
        """End the connection after what has been sent, and say why."""
        self._wire.flush()
        with suppress(WebSocketDisconnect, RuntimeError, OSError):  # the other side may have gone
            await self._socket.close(POLICY_VIOLATION, code)
