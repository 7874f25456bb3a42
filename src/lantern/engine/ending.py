"""How the game ends, and its score (R1)."""

from typing import Final

from lantern.content import victory
from lantern.content.tokens import SUPPORT_COUNTS
from lantern.engine import events
from lantern.engine.state import LOST_TRACK_FULL, OUT_OF_TIME, PLAYING, WON, State

LAST_PERIOD: Final = len(SUPPORT_COUNTS) - 1


def lose_people(s: State, people: int) -> None:
    """Put people in transit on the Lost track; one more than it holds ends the game (R1.2)."""
    room = min(people, s.lost_limit - s.lost)
    s.lost += room
    s.transit -= room
    if room:
        s.emit(events.LOST, room)
    if room < people:
        end(s, LOST_TRACK_FULL)


def end(s: State, outcome: int) -> None:
    """End the game."""
    s.outcome = outcome
    s.emit(events.OUTCOME, outcome)


def enough_freed(s: State) -> bool:
    """Tell whether the victory card's number is reached (R1.1a)."""
    return s.freed >= s.goal


def all_support(s: State) -> bool:
    """Tell whether all three Support piles are empty (R1.1b)."""
    return s.period == LAST_PERIOD and s.stock[0] == 0


def check_victory(s: State) -> None:
    """End the game if it is won, or if the last round is over (R9.6, R1.3)."""
    if enough_freed(s) and all_support(s):
        end(s, WON)
    elif s.round == victory.ROUNDS:
        end(s, OUT_OF_TIME)


def score_parts(s: State) -> list[int]:
    """Return the points for people freed, people lost, the goal, Support, and market cards never sold (R1.4)."""
    return [
        victory.SCORE_FREED * s.freed,
        victory.SCORE_LOST * s.lost,
        victory.SCORE_GOAL if enough_freed(s) else 0,
        victory.SCORE_SUPPORT if all_support(s) else 0,
        victory.SCORE_MARKET * (victory.ROUNDS - s.round) if s.outcome == WON else 0,
    ]


def score(s: State) -> int:
    """Return the score for comparing games (R1.4)."""
    return sum(score_parts(s))


def over(s: State) -> bool:
    """Tell whether the game has ended."""
    return s.outcome != PLAYING
