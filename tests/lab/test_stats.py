"""Intervals agree with those in the literature."""

from math import inf

import pytest

from lantern.lab.stats import difference, mean, paired, wilson


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 10, 0.0, 0.27753), (5, 10, 0.23659, 0.76341), (8, 10, 0.49016, 0.94332), (10, 10, 0.72247, 1.0)],
)
def test_wilson(wins: int, games: int, low: float, high: float) -> None:
    found = wilson(wins, games)
    assert found.value == wins / games
    assert found.low == pytest.approx(low, abs=1e-5)
    assert found.high == pytest.approx(high, abs=1e-5)


@pytest.mark.parametrize("games", range(1, 60))
def test_wilson_holds_its_share(games: int) -> None:
    for wins in range(games + 1):
        found = wilson(wins, games)
        assert 0 <= found.low <= found.value <= found.high <= 1


def test_no_games_tell_nothing() -> None:
    assert wilson(0, 0) == (0.0, 0.0, 1.0)


def test_newcombes_own_example() -> None:
    """56 of 70 against 48 of 80: his tenth method (1998), without correction."""
    found = difference(wilson(56, 70), wilson(48, 80))
    assert found == pytest.approx((0.2, 0.0524, 0.3339), abs=1e-4)


def test_pairs_that_are_all_alike_are_not_certain() -> None:
    found = paired([0.0] * 20)
    assert found.value == 0
    assert found.low == pytest.approx(-found.high)
    assert found.high > 0.1


def test_pairs_by_bonett_and_price() -> None:
    """Of 50 pairs one side alone won 12, the other alone 4."""
    ours, theirs, pairs = 13 / 52, 5 / 52, 52
    middle = ours - theirs
    reach = 1.959964 * ((ours + theirs - middle**2) / pairs) ** 0.5
    found = paired([1.0] * 12 + [-1.0] * 4 + [0.0] * 34)
    assert found == pytest.approx((8 / 50, middle - reach, middle + reach), abs=1e-7)


def test_a_mean_has_students_interval() -> None:
    found = mean([float(each) for each in range(20)])
    assert found.value == 9.5
    assert found.high - found.value == pytest.approx(2.769, rel=0.01), "2.093 standard errors"
    assert found.value - found.low == pytest.approx(found.high - found.value)


def test_one_difference_tells_nothing_of_others() -> None:
    assert mean([3.0]) == (3.0, -inf, inf)
    assert mean([]) == (0.0, -inf, inf)
