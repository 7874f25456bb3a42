"""Levels: how hard a game is, with what the lab measured of each, and which roles are easy to play.

`docs/balance.md` has the games, the intervals and the commands.
After a change of rules of thumb or numbers, measure again.
"""

from typing import Final, NamedTuple

from lantern.content.victory import CHALLENGING, NORMAL
from lantern.editions import FIRST

UNMEASURED: Final = -1


class WinRates(NamedTuple):
    """How many games of a hundred are won."""

    heuristic: int  # by rules of thumb, the easy computer player
    search: int  # by search with 200 imagined games for a decision, about like a thoughtful person; or UNMEASURED


class GameLevel(NamedTuple):
    """A level of the start page; its name is `level-ID`."""

    id: str
    edition: str
    side: str
    chances: tuple[WinRates, WinRates, WinRates, WinRates]  # for one to four players
    first_role: str = ""  # offered to somebody who plays alone for the first time; empty: roles are dealt


# The easiest first.
GAME_LEVELS: Final = (
    GameLevel(
        "first-journey",
        "first-journey-1",
        NORMAL,
        (WinRates(58, 99), WinRates(61, 99), WinRates(62, 99), WinRates(63, UNMEASURED)),
        first_role="conductor",
    ),
    GameLevel(
        "normal",
        FIRST,
        NORMAL,
        (WinRates(11, 36), WinRates(3, 35), WinRates(1, UNMEASURED), WinRates(0, UNMEASURED)),
    ),
    GameLevel(
        "challenging",
        FIRST,
        CHALLENGING,
        (WinRates(2, UNMEASURED), WinRates(0, UNMEASURED), WinRates(0, UNMEASURED), WinRates(0, UNMEASURED)),
    ),
)


def by_name(name: str) -> GameLevel:
    """Return a level by its name."""
    return next(level for level in GAME_LEVELS if level.id == name)


EASY: Final = "easy"
EXPERIENCED: Final = "experienced"
# Games of a hundred won alone on the normal side with each role: 400 by rules of thumb, 40 by search.
ROLE_CHANCES: Final = {
    "agent": WinRates(24, 78),
    "conductor": WinRates(26, 83),
    "preacher": WinRates(0, 10),
    "shepherd": WinRates(4, 28),
    "station-master": WinRates(0, 0),
    "stockholder": WinRates(0, 10),
}
EASY_FROM: Final = 40  # of a hundred games won by search


def ease(role: str) -> str:
    """Tell whether a role is easy to play or for players with experience."""
    return EASY if ROLE_CHANCES[role].search >= EASY_FROM else EXPERIENCED


def level_of(edition: str, side: str, position: str = "") -> str:
    """Return the id of the level with this edition and side; empty where there is none, or a game began elsewhere."""
    found = (level.id for level in GAME_LEVELS if (level.edition, level.side) == (edition, side))
    return "" if position else next(found, "")
