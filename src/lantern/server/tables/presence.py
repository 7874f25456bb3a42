"""Who is at a table by way of other servers. Nothing of this is stored: each server tells it from time to time."""

import time
from typing import Final

from msgspec import Struct

from lantern.server.messages import Idea

EVERY: Final = 20.0  # seconds after which a server says again who is there
FORGOTTEN: Final = 60.0  # seconds after which a server that has said nothing is taken to be gone


class Presence(Struct):
    """Who is connected to one server at one table, and the proposals that are open there."""

    server: str
    seats: list[int]
    spectators: list[int]  # a number for each
    ideas: list[Idea] = []


class OtherServers:
    """What the other servers have said last about one table."""

    def __init__(self) -> None:
        self._heard: dict[str, tuple[float, Presence]] = {}

    def hear(self, presence: Presence) -> bool:
        """Note what a server says; tell whether it is one that was not known."""
        known = presence.server in self._heard
        if presence.seats or presence.spectators:
            self._heard[presence.server] = time.monotonic(), presence
            return not known
        self._heard.pop(presence.server, None)
        return False

    def forget(self) -> bool:
        """Forget the servers that have been silent for too long; tell whether there were any."""
        oldest = time.monotonic() - FORGOTTEN
        silent = [server for server, (at, _presence) in self._heard.items() if at < oldest]
        for server in silent:
            del self._heard[server]
        return bool(silent)

    def has_seat(self, seat: int) -> bool:
        """Tell whether somebody with this seat is connected elsewhere."""
        return any(seat in presence.seats for _at, presence in self._heard.values())

    def spectators(self) -> list[int]:
        """Return the numbers of the spectators elsewhere."""
        return [number for _at, presence in self._heard.values() for number in presence.spectators]
