"""The victory cards: how many must be freed, and how long the Lost track is."""

from typing import Final, NamedTuple

from lantern.content.source import ESTIMATE, PDF, PLAYER, RULEBOOK

NORMAL: Final = "normal"
CHALLENGING: Final = "challenging"
# The later manual's freed numbers, with the Lost track of the one side or the other (R13).
MANUAL: Final = "manual"
MANUAL_CHALLENGING: Final = "manual-challenging"
SIDES: Final[list[str]] = [NORMAL, CHALLENGING, MANUAL, MANUAL_CHALLENGING]


class Goal(NamedTuple):
    """One side of a victory card."""

    freed: int
    lost: int
    freed_source: str
    lost_source: str


# For one to four players; those of the manual are derived below.
GOALS: Final[dict[str, list[Goal]]] = {
    NORMAL: [
        Goal(5, 11, PLAYER, PLAYER),
        Goal(10, 16, ESTIMATE, ESTIMATE),
        Goal(17, 14, ESTIMATE, ESTIMATE),
        Goal(26, 12, ESTIMATE, ESTIMATE),
    ],
    CHALLENGING: [
        Goal(8, 9, ESTIMATE, ESTIMATE),
        Goal(13, 12, PDF, PDF),
        Goal(21, 10, ESTIMATE, ESTIMATE),
        Goal(30, 8, ESTIMATE, ESTIMATE),
    ],
}
MOST_PLAYERS: Final[int] = len(GOALS[NORMAL])
MANUAL_FREED: Final[list[int]] = [15, 12, 10, 8]


def by_manual(side: str) -> list[Goal]:
    """Return the goals with the manual's freed numbers and the Lost track of a side."""
    return [
        goal._replace(freed=freed, freed_source=RULEBOOK) for freed, goal in zip(MANUAL_FREED, GOALS[side], strict=True)
    ]


GOALS[MANUAL] = by_manual(NORMAL)
GOALS[MANUAL_CHALLENGING] = by_manual(CHALLENGING)

ROUNDS: Final = 8
ROUNDS_SOURCE: Final = RULEBOOK

# The score (R1.4).
SCORE_SOURCE: Final = RULEBOOK
SCORE_FREED: Final = 2
SCORE_LOST: Final = -1
SCORE_GOAL: Final = 10
SCORE_SUPPORT: Final = 10
SCORE_MARKET: Final = 5
