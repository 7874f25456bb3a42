"""How much anybody may ask for: whoever waits has paid for it, whoever is refused has not."""

import pytest

from lantern.server.limits import BURST, Bucket
from tests import plain

RATE = 10.0


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    now = [100.0]
    monkeypatch.setattr("lantern.server.limits.time.monotonic", lambda: now[0])
    return now


@plain
def test_whoever_waits_in_turn_says_no_more_than_the_rate_allows(clock: list[float]) -> None:
    bucket, said = Bucket(RATE, at=clock[0]), 0
    while clock[0] < 200:
        clock[0] += bucket.wait()
        said += 1
    assert said == pytest.approx((100 + BURST) * RATE, abs=2)


@plain
def test_whoever_is_refused_does_not_pay(clock: list[float]) -> None:
    bucket = Bucket(RATE, at=clock[0])
    taken = sum(bucket.take() for _try in range(1000))
    assert taken == BURST * RATE
    clock[0] += 1
    assert sum(bucket.take() for _try in range(1000)) == RATE
