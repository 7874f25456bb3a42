"""A lock that is taken at once where it is free, without waiting for the event loop, or else waited for in turn."""

import asyncio
from collections import deque


class Latch:
    """Whoever changes a table holds its latch; those who wait get it one after the other."""

    def __init__(self) -> None:
        self._taken = False
        self._waiting: deque[asyncio.Future[None]] = deque()

    def locked(self) -> bool:
        """Tell whether somebody holds it."""
        return self._taken

    def take(self) -> bool:
        """Take it if it is free."""
        if self._taken:
            return False
        self._taken = True
        return True

    def release(self) -> None:
        """Hand it to whoever has waited longest, or leave it free."""
        while self._waiting:
            first = self._waiting.popleft()
            if not first.done():
                first.set_result(None)
                return
        self._taken = False

    async def __aenter__(self) -> None:
        if self.take():
            return
        mine = asyncio.get_running_loop().create_future()
        self._waiting.append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():  # it was handed over in the same moment
                self.release()
            raise

    async def __aexit__(self, *_error: object) -> None:
        self.release()
