"""How likely a team is to win from here, and how sure that is."""

from typing import Final

from msgspec import Struct

from lantern.engine.state import PLAYING, WON, State
from lantern.thought.forecast import forecast

SURE: Final = 1.96  # standard errors on either side, for 95 of 100
FAINT: Final = 0.005  # nothing is certain while the game goes on


class Chance(Struct, frozen=True, rename="camel"):
    """The chance of winning, with the bounds between which it lies in 95 of 100 cases, and from how many games."""

    share: float
    low: float
    high: float
    games: int


def win_chance(s: State, seed: int = 0, games: int = 200) -> Chance:
    """Return how likely a good team is to win from here: what the same imagination tells that plans are judged by."""
    if s.outcome != PLAYING:
        won = float(s.outcome == WON)
        return Chance(won, won, won, 0)
    found = forecast(s, seed, games)
    low, share, high = (bounded(found.mean() + sign * SURE * found.error()) for sign in (-1, 0, 1))
    return Chance(share, low, high, found.games)


def bounded(share: float) -> float:
    """Return a chance that leaves a little open."""
    return min(1 - FAINT, max(FAINT, share))
