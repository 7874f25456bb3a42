"""How likely a team is to win from here, and how sure that is."""

import math
from typing import Final

from msgspec import Struct

from lantern.content.victory import ROUNDS
from lantern.engine.state import PLAYING, WON, State
from lantern.thought.forecast import Forecast, forecast
from lantern.thought.outlook import rounds_left

# Imagined games are played by rules of thumb, and good players win more of them: the more, the better the imagined ones
# go and the more rounds there still are to do better in. These numbers are our own estimate, not fitted to games yet.
STEEPNESS: Final = 7.0
MIDDLE: Final = (0.55, 0.50, 0.45, 0.45)  # for one to four players: the mean success at which half of the games are won
SURE: Final = 1.96  # standard errors on either side, for 95 of 100
FAINT: Final = 0.005  # nothing is certain while the game goes on


class Chance(Struct, frozen=True, rename="camel"):
    """The chance of winning, with the bounds between which it lies in 95 of 100 cases, and from how many games."""

    share: float
    low: float
    high: float
    games: int


def win_chance(s: State, seed: int = 0, games: int = 200) -> Chance:
    """Return how likely a good team is to win from here."""
    if s.outcome != PLAYING:
        won = float(s.outcome == WON)
        return Chance(won, won, won, 0)
    return translated(s.players, (rounds_left(s) - 1) / ROUNDS, forecast(s, seed, games))


def translated(players: int, ahead: float, found: Forecast) -> Chance:
    """Turn imagined games into a chance of winning; `ahead` is the share of all rounds that are still to begin."""
    won, mean = found.wins / found.games, found.mean() / 1000
    reach, error = SURE * math.sqrt(won * (1 - won) / found.games), SURE * found.error() / 1000
    middle = MIDDLE[players - 1]
    low, share, high = (
        bounded(won + sign * reach, ahead * curve(mean + sign * error, STEEPNESS, middle)) for sign in (-1, 0, 1)
    )
    return Chance(share, low, high, found.games)


def bounded(won: float, better: float) -> float:
    """Return the share of games won by rules of thumb, and of the others those that better players would win."""
    share = won + (1 - won) * better
    return min(1 - FAINT, max(FAINT, share))


def curve(mean: float, steepness: float, middle: float) -> float:
    """Return the share of lost games that good players would win where imagined ones go so well."""
    return 1 / (1 + math.exp(-steepness * (mean - middle)))
