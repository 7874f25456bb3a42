"""How likely a team is to win from here, and how sure that is."""

import math
from typing import Final

from msgspec import Struct

from lantern.engine.state import PLAYING, WON, State
from lantern.players.rollout import forecast
from lantern.words import Text

SURE: Final = 1.96  # standard errors on either side, for 95 of 100
DOUBT: Final = 0.4  # standard error of what has been learned, in logarithms of odds, as `tools/learn.py` tells it
EVEN: Final = 0.5  # above it a win is likelier than a loss
FAINT: Final = 0.005  # nothing is certain while the game goes on


class Chance(Struct, frozen=True, rename="camel"):
    """The chance of winning, with the bounds between which it lies in 95 of 100 cases, and from how many games."""

    share: float
    low: float
    high: float
    games: int


class Outlook(Struct, frozen=True, rename="camel"):
    """How a game stands: the chance of winning, and in words whether the players are on track."""

    chance: Chance
    track: Text


def outlook(s: State, seed: int = 0, games: int = 200) -> Outlook:
    """Return how a game stands; on track or behind is said only where the bounds leave no doubt."""
    chance = win_chance(s, seed, games)
    track = "track-on" if chance.low > EVEN else "track-behind" if chance.high < EVEN else "track-open"
    return Outlook(chance, Text(track))


def win_chance(s: State, seed: int = 0, games: int = 200) -> Chance:
    """Return how likely a good team is to win from here: what the same imagination tells that plans are judged by."""
    if s.outcome != PLAYING:
        won = float(s.outcome == WON)
        return Chance(won, won, won, 0)
    found = forecast(s, seed, games)
    low, share, high = (
        shifted(bounded(found.mean() + sign * SURE * found.error()), sign * SURE * DOUBT) for sign in (-1, 0, 1)
    )
    return Chance(share, low, high, found.games)


def shifted(share: float, by: float) -> float:
    """Return a chance whose odds are higher or lower; `by` is the logarithm of how many times."""
    return 1 / (1 + (1 - share) / share * math.exp(-by))


def log_odds(share: float) -> float:
    """Return the logarithm of the odds of a chance, which is neither nothing nor certainty."""
    return math.log(share / (1 - share))


def bounded(share: float) -> float:
    """Return a chance that leaves a little open."""
    return min(1 - FAINT, max(FAINT, share))
