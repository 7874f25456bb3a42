"""How much anybody may ask for: by address, by table and in all.

Counts live in the memory of one server: a site of several servers allows as many times as much. 0 switches a limit off.
"""

import time
from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import Final

from lantern.server.errors import RequestError
from lantern.server.settings import Settings, is_loopback

BURST: Final = 4.0  # seconds' worth that may come at once
REMEMBERED: Final = 10_000  # addresses or tables whose buckets are kept; the ones used longest ago are forgotten first
LONGEST: Final = 64  # characters of a name that count
DAY: Final = 86_400.0


class Bucket:
    """Fills with time and is emptied by use; `wait` is for those who queue, `take` for those who are refused."""

    __slots__ = ("_at", "_level", "_most", "_rate")

    def __init__(self, rate: float, most: float = 0.0) -> None:
        self._rate = rate  # a second; 0: without limit
        self._most = most or rate * BURST
        self._level = self._most  # below 0: somebody waits
        self._at = time.monotonic()

    def _fill(self) -> None:
        now = time.monotonic()
        self._level = min(self._most, self._level + (now - self._at) * self._rate)
        self._at = now

    def wait(self) -> float:
        """Take one; return how many seconds too early that was."""
        if not self._rate:
            return 0.0
        self._fill()
        self._level -= 1
        return max(0.0, -self._level / self._rate)

    def take(self) -> bool:
        """Take one if there is one."""
        if not self._rate:
            return True
        self._fill()
        if self._level < 1:
            return False
        self._level -= 1
        return True


class Buckets:
    """One bucket for each address or table, of those seen last."""

    def __init__(self, rate: float, most: float = 0.0) -> None:
        self._rate = rate
        self._most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, name: str) -> bool:
        """Take one from the bucket of this name, of which strangers may choose the length."""
        name = name[:LONGEST]
        bucket = self._buckets.get(name)
        if bucket is None:
            bucket = self._buckets[name] = Bucket(self._rate, self._most)
            if len(self._buckets) > REMEMBERED:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(name)
        return bucket.take()


class Limits:
    """Counts what comes from each address and for each table."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._all = Bucket(settings.requests_per_second)
        self._addresses = Buckets(settings.requests_per_address)
        self._tables = Buckets(settings.requests_per_table)
        self._new_tables = Buckets(settings.tables_per_day / DAY, settings.tables_per_day)
        self._records = Buckets(settings.records_per_day / DAY, settings.records_per_day)
        self._all_new = Bucket(settings.new_tables_per_minute / 60.0, settings.new_tables_per_minute)
        self._listeners: Counter[str] = Counter()  # by address, by table, and in all
        self._uploads: Counter[str] = Counter()  # likewise
        self._advice: dict[str, Counter[str]] = {}  # likewise: which work is waited for, by how many

    def is_exempt(self, address: str) -> bool:
        """Tell whether this machine itself is asking; behind a proxy nobody is."""
        return not (self._settings.limit_loopback or self._settings.trust_proxy) and is_loopback(address)

    def count_request(self, address: str, table: str = "") -> None:
        """Count a request, or refuse it."""
        if self.is_exempt(address):
            return
        if not (
            self._addresses.take(network(address)) and self._all.take() and (not table or self._tables.take(table))
        ):
            raise RequestError("too-many", "Too many requests; wait a moment.", 429)

    def count_new_table(self, address: str, record: bool = False) -> None:
        """Count a new table, or one from a record; or refuse it."""
        if self.is_exempt(address):
            return
        here = network(address)
        if (record and not self._records.take(here)) or not self._new_tables.take(here):
            raise RequestError("too-many-tables", "Enough new tables for today; come again tomorrow.", 429)
        if not self._all_new.take():
            raise RequestError("busy", "Many tables are being set up just now; try again in a minute.", 503)

    @contextmanager
    def listening(self, address: str, table: str) -> Iterator[None]:
        """Count a live connection while it lasts, or refuse it."""
        found = self._settings
        most = {"": found.listeners, f"table {table}": found.listeners_per_table}
        if not self.is_exempt(address):
            most[f"address {network(address)}"] = found.listeners_per_address
        with counted(self._listeners, most, "Too many connections; close one, or come again later."):
            yield

    @contextmanager
    def uploading(self, address: str) -> Iterator[None]:
        """Count the body of a request while it arrives, or refuse it."""
        most = {"": self._settings.uploads, network(address): self._settings.uploads_per_address}
        with counted(self._uploads, {} if self.is_exempt(address) else most, "Too many requests at once."):
            yield

    @contextmanager
    def advising(self, address: str, table: str, work: str, review: bool = False) -> Iterator[None]:
        """Count who waits for advice, or refuse it; the same work counts once, however often it is asked for."""
        found = self._settings
        most = {"": found.advice_waiting, f"table {table}": found.advice_per_table}
        if not self.is_exempt(address):
            limit = found.reviews_per_address if review else found.advice_per_address
            most[f"{'reviews' if review else 'advice'} {network(address)}"] = limit
        for name, limit in most.items():
            asked = self._advice.get(name, Counter())
            if limit and work not in asked and len(asked) >= limit:
                raise RequestError("too-many", "Wait for the advice that has been asked for already.", 429)
        for name in most:
            self._advice.setdefault(name, Counter())[work] += 1
        try:
            yield
        finally:
            for name in most:
                self._stop_waiting(name, work)

    def _stop_waiting(self, name: str, work: str) -> None:
        asked = self._advice[name]
        asked[work] -= 1
        if not asked[work]:
            del asked[work]
        if not asked:
            del self._advice[name]

    @property
    def live(self) -> int:
        """How many live connections there are."""
        return self._listeners[""]


@contextmanager
def counted(counter: Counter[str], most: dict[str, int], sentence: str) -> Iterator[None]:
    """Count one more under some names while it lasts; refuse it where that were more than allowed."""
    if any(limit and counter[name] >= limit for name, limit in most.items()):
        raise RequestError("too-many", sentence, 429)
    counter.update(most.keys())
    try:
        yield
    finally:
        for name in most:
            counter[name] -= 1
            if not counter[name]:
                del counter[name]


def network(address: str) -> str:
    """Return what an address is counted by: with IPv6 everybody has a whole network of addresses."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if isinstance(found, IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return f"{IPv6Address(int(found) >> 64 << 64)}/64"
