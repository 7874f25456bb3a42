"""Honest numbers from few games: intervals that hold 95 times in 100."""

from collections.abc import Sequence
from math import inf, sqrt
from typing import Final, NamedTuple

Z: Final = 1.959963984540054  # of the normal distribution, for 95 %
STUDENT: Final = (12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228)  # t with 1, 2, … degrees


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


def mean(numbers: Sequence[float]) -> Interval:
    """Return the mean of numbers of any size, such as differences pair by pair, with Student's interval."""
    count = len(numbers)
    value = sum(numbers) / max(1, count)
    if count < 2:
        return Interval(value, -inf, inf)
    degrees = count - 1
    spread = sum((each - value) ** 2 for each in numbers) / degrees
    t = STUDENT[degrees - 1] if degrees <= len(STUDENT) else Z + (Z**3 + Z) / (4 * degrees)
    reach = t * sqrt(spread / count)
    return Interval(value, value - reach, value + reach)


def difference(one: Interval, other: Interval) -> Interval:
    """Return how much larger one share is than another, of other games, with Newcombe's interval."""
    value = one.value - other.value
    below = sqrt((one.value - one.low) ** 2 + (other.high - other.value) ** 2)
    above = sqrt((one.high - one.value) ** 2 + (other.value - other.low) ** 2)
    return Interval(value, value - below, value + above)
