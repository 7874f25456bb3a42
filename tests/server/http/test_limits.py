"""How much anybody may ask for: by address, by table and in all."""

import tracemalloc
from contextlib import ExitStack, suppress

import pytest

from lantern.server.errors import RequestError
from lantern.server.http.limits import BURST, Bucket, Buckets, Limits, network
from lantern.server.settings import Settings

RATE = 10.0


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    now = [100.0]
    monkeypatch.setattr("lantern.server.http.limits.time.monotonic", lambda: now[0])
    return now


def allowed(limits: Limits, address: str, tries: int = 1000, table: str = "") -> int:
    """Count how many of these requests are let in."""
    found = 0
    for _try in range(tries):
        with suppress(RequestError):
            limits.count_request(address, table)
            found += 1
    return found


def test_whoever_waits_in_turn_says_no_more_than_the_rate_allows(clock: list[float]) -> None:
    bucket, sent = Bucket(RATE), 0
    while clock[0] < 200:
        clock[0] += bucket.wait()
        sent += 1
    assert sent == pytest.approx((100 + BURST) * RATE, abs=2)


def test_whoever_is_refused_does_not_pay(clock: list[float]) -> None:
    bucket = Bucket(RATE)
    assert sum(bucket.take() for _try in range(1000)) == BURST * RATE
    clock[0] += 1
    assert sum(bucket.take() for _try in range(1000)) == RATE


def test_requests_are_counted_by_address_by_table_and_in_all(clock: list[float]) -> None:
    limits = Limits(Settings(requests_per_address=2.0, requests_per_table=5.0, requests_per_second=10.0))
    assert allowed(limits, "192.0.2.1") == 2 * BURST
    assert allowed(limits, "192.0.2.2", table="t") == 2 * BURST
    assert allowed(limits, "192.0.2.3", table="t") == 2 * BURST
    assert allowed(limits, "192.0.2.4", table="t") == 5 * BURST - 4 * BURST
    assert sum(allowed(limits, f"198.51.100.{number}") for number in range(9)) <= 10 * BURST - 7 * BURST


def test_ipv6_counts_by_network_and_mapped_addresses_as_what_they_are(clock: list[float]) -> None:
    assert network("2001:db8:1:2::1") == network("2001:db8:1:2:ffff::9") == "2001:db8:1:2::/64"
    assert network("2001:db8:1:2::1") != network("2001:db8:1:3::1")
    assert network("::ffff:192.0.2.1") == network("192.0.2.1")
    assert network("no address") == "no address"
    limits = Limits(Settings(requests_per_address=1.0))
    assert sum(allowed(limits, f"2001:db8::{number:x}", 1) for number in range(100)) == BURST


def test_names_that_strangers_choose_take_little_memory() -> None:
    buckets = Buckets(1.0)
    tracemalloc.start()
    for number in range(12_000):
        buckets.take(f"{number:06}" + "x" * 10_000)
    held, _most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert held < 10_000_000, "bytes"


def test_this_machine_is_exempt_unless_a_proxy_brings_strangers() -> None:
    for settings, exempt in (
        (Settings(), True),
        (Settings(limit_loopback=True), False),
        (Settings(trust_proxy=("127.0.0.1",)), False),
    ):
        assert Limits(settings).is_exempt("127.0.0.1") is exempt
        assert not Limits(settings).is_exempt("192.0.2.1")


def test_new_tables_and_records_are_counted_by_address_and_day(clock: list[float]) -> None:
    limits = Limits(Settings(tables_per_day=24, records_per_day=2, new_tables_per_minute=25))
    for _record in range(2):
        limits.count_new_table("192.0.2.1", record=True)
    with pytest.raises(RequestError, match="tomorrow"):
        limits.count_new_table("192.0.2.1", record=True)
    for _table in range(22):
        limits.count_new_table("192.0.2.1")
    with pytest.raises(RequestError, match="tomorrow"):
        limits.count_new_table("192.0.2.1")
    clock[0] += 3601
    limits.count_new_table("192.0.2.1")
    limits = Limits(Settings(new_tables_per_minute=1))
    limits.count_new_table("192.0.2.1")
    with pytest.raises(RequestError, match="in a minute"):
        limits.count_new_table("192.0.2.2")


def test_live_connections_are_counted_while_they_last() -> None:
    limits = Limits(Settings(listeners=5, listeners_per_address=2, listeners_per_table=3))
    with ExitStack() as stack:
        for address in ("192.0.2.1", "192.0.2.1", "192.0.2.2"):
            stack.enter_context(limits.listening(address, "t"))
        for address, table in (("192.0.2.1", "other"), ("192.0.2.3", "t")):
            with pytest.raises(RequestError), limits.listening(address, table):
                pass
        stack.enter_context(limits.listening("192.0.2.2", "other"))
        stack.enter_context(limits.listening("192.0.2.3", "other"))
        assert limits.live == 5
        with pytest.raises(RequestError), limits.listening("192.0.2.4", "third"):
            pass
    assert limits.live == 0
    with limits.listening("192.0.2.1", "t"):
        assert limits.live == 1


def test_the_same_advice_counts_once_and_reviews_count_apart() -> None:
    limits = Limits(Settings(advice_per_address=2, reviews_per_address=1, advice_per_table=4, advice_waiting=5))
    with ExitStack() as stack:
        for work in ("a", "b", "b", "b"):
            stack.enter_context(limits.advising("192.0.2.1", "t", work))
        with pytest.raises(RequestError, match="Wait"), limits.advising("192.0.2.1", "t", "c"):
            pass
        stack.enter_context(limits.advising("192.0.2.1", "t", "review", review=True))
        stack.enter_context(limits.advising("192.0.2.2", "t", "d"))
        with pytest.raises(RequestError), limits.advising("192.0.2.3", "t", "e"):
            pass
        stack.enter_context(limits.advising("192.0.2.3", "other", "f"))
        with pytest.raises(RequestError), limits.advising("192.0.2.4", "third", "g"):
            pass
    for number in range(10):
        with limits.advising("192.0.2.1", "t", str(number)):
            pass


def test_zero_switches_a_limit_off() -> None:
    off = Settings(requests_per_address=0, requests_per_table=0, requests_per_second=0, tables_per_day=0)
    assert allowed(Limits(off), "192.0.2.1", table="t") == 1000
    for _table in range(300):
        Limits(off).count_new_table("192.0.2.1")
