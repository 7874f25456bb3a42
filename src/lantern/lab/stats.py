"""Honest numbers from few games: intervals that hold 95 times in 100."""

from collections.abc import Sequence
from math import inf, sqrt
from typing import Final, NamedTuple

Z: Final = 1.959963984540054  # of the normal distribution, for 95 %


class Interval(NamedTuple):
    """An estimate and where the truth lies, 95 times in 100."""

    value: float
    low: float
    high: float


def wilson(wins: int, games: int) -> Interval:
    """Return a share with Wilson's score interval, which stays honest near 0 and 1 and for few games."""
    if not games:
        return Interval(0.0, 0.0, 1.0)
    share = wins / games
    middle = (share + Z * Z / (2 * games)) / (1 + Z * Z / games)
    reach = Z * sqrt(share * (1 - share) / games + Z * Z / (4 * games * games)) / (1 + Z * Z / games)
    return Interval(share, min(share, max(0.0, middle - reach)), max(share, min(1.0, middle + reach)))


def paired(differences: Sequence[float]) -> Interval:
    """Return the mean of differences between -1 and 1, pair by pair, with Bonett and Price's interval.

    It counts one more pair for each side, so that few pairs, or pairs that are all alike, do not look certain.
    """
    count = len(differences) + 2
    value = sum(differences) / max(1, len(differences))
    middle = sum(differences) / count
    spread = (sum(each * each for each in differences) + 2) / count - middle * middle
    reach = Z * sqrt(spread / count)
    return Interval(value, max(-1.0, middle - reach), min(1.0, middle + reach))


def mean(differences: Sequence[float]) -> Interval:
    """Return the mean of differences of any size, pair by pair, with Student's interval."""
    count = len(differences)
    value = sum(differences) / max(1, count)
    if count < 2:
        return Interval(value, -inf, inf)
    spread = sum((each - value) ** 2 for each in differences) / (count - 1)
    reach = (Z + (Z**3 + Z) / (4 * (count - 1))) * sqrt(spread / count)  # Z becomes Student's t, but for few pairs
    return Interval(value, value - reach, value + reach)


def difference(one: Interval, other: Interval) -> Interval:
    """Return how much larger one share is than another, of other games, with Newcombe's interval."""
    value = one.value - other.value
    below = sqrt((one.value - one.low) ** 2 + (other.high - other.value) ** 2)
    above = sqrt((one.high - one.value) ** 2 + (other.value - other.low) ** 2)
    return Interval(value, value - below, value + above)
