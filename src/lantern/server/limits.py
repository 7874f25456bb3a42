"""How much anybody may ask for."""

import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import Final

from lantern.server.refusal import RefusalError
from lantern.server.settings import Settings, is_loopback

BODY: Final = 64_000  # bytes of a request
RECORD: Final = 2_000_000  # bytes of a request with a record
MESSAGE: Final = 32_000  # bytes of a live message
PATIENCE: Final = 100  # messages in a row that nobody can read, until a connection ends
UNSENT: Final = 4_000_000  # bytes that may wait for a slow listener
UNHEARD: Final = 32  # messages of one connection that may wait to be answered; the rest must wait outside
PIECE: Final = 1024  # bytes of one connection that are read before it is another one's turn
PIECES: Final = 200.0  # a second from one connection; more have to wait
FRAMES: Final = 20.0  # a second from one connection that carry no message, such as pings; more end it
BURST: Final = 4.0  # seconds' worth that may come at once
HINTS: Final = 4  # hints, and as many chances, that one address may wait for at once
REVIEWS: Final = 1  # likewise
ADDRESSES: Final = 10_000  # that are remembered


@dataclass
class Bucket:
    """Fills with time and is emptied by use."""

    rate: float
    level: float = field(init=False)  # below nothing: somebody waits
    at: float = field(default_factory=time.monotonic)

    def __post_init__(self) -> None:
        self.level = self.rate * BURST

    def _fill(self) -> None:
        now = time.monotonic()
        self.level = min(self.rate * BURST, self.level + (now - self.at) * self.rate)
        self.at = now

    def wait(self) -> float:
        """Take one; return how many seconds too early that was."""
        self._fill()
        self.level -= 1
        return max(0.0, -self.level / self.rate)

    def take(self) -> bool:
        """Take one if there is one."""
        self._fill()
        if self.level < 1:
            return False
        self.level -= 1
        return True


class Limits:
    """Counts what comes from each address."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._requests: dict[str, Bucket] = {}
        self._connections: Counter[str] = Counter()
        self._advice: dict[tuple[str, str], Counter[str]] = {}

    def exempt(self, address: str) -> bool:
        """Tell whether this machine itself is asking."""
        return self._settings.trust_loopback and is_loopback(address)

    def too_many(self, address: str) -> bool:
        """Count a request; True when there were too many."""
        if self.exempt(address):
            return False
        if len(self._requests) > ADDRESSES:
            self._requests.clear()
        return not self._requests.setdefault(network(address), Bucket(self._settings.requests)).take()

    @contextmanager
    def advising(self, address: str, kind: str, path: str, most: int) -> Iterator[None]:
        """Let an address wait for so many pieces of advice of a kind; the same one counts once, however often asked."""
        key = network(address), kind
        asked = self._advice.setdefault(key, Counter())
        if not self.exempt(address) and path not in asked and len(asked) >= most:
            raise RefusalError("too-many", "Wait for the advice that you have asked for already.", 429)
        asked[path] += 1
        try:
            yield
        finally:
            asked[path] -= 1
            if not asked[path]:
                del asked[path]
            if not asked:
                self._advice.pop(key, None)

    def connect(self, address: str) -> bool:
        """Count a live connection; False when there are too many."""
        here = network(address)
        if not self.exempt(address) and self._connections[here] >= self._settings.connections:
            return False
        self._connections[here] += 1
        return True

    def disconnect(self, address: str) -> None:
        """A live connection has ended."""
        here = network(address)
        self._connections[here] -= 1
        if self._connections[here] <= 0:
            del self._connections[here]


def network(address: str) -> str:
    """Return what an address is counted by: IPv6 hands whole networks of addresses to everybody."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if isinstance(found, IPv4Address):
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return f"{IPv6Address(int(found) >> 64 << 64)}/64"
