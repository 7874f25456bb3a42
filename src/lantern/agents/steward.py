"""A computer player by rules of thumb."""

from collections.abc import Callable

from lantern.agents.base import Budget, Choice, asked_first, own_answers
from lantern.agents.explain import next_said, reasons
from lantern.engine.flow import actor, speaker
from lantern.engine.state import PLAYING, State
from lantern.engine.turns import Turn
from lantern.thought.buying import NOTHING
from lantern.thought.steward import answer, interject


class Steward:
    """Answers by rules of thumb that a person could state."""

    def choose(self, table: State, seat: int, budget: Budget) -> Choice:
        """Return the answer the rules of thumb like most."""
        table = asked_first(table, seat)
        answers = own_answers(table, seat)
        said = answer(table) if actor(table) == seat else unasked(table)
        chosen = said if said in answers else answers[0]
        return Choice(chosen, reasons(table, seat, chosen, next_said(table, chosen)) if budget.reasons else ())


def speaking(table: State, speaks_up: Callable[[int], bool]) -> int:
    """Return who speaks now: a seat that had better speak unasked, if it ever does, or else whoever is asked."""
    said = unasked(table)
    if said != NOTHING and speaks_up(speaker(table, said)):
        return speaker(table, said)
    return actor(table)


def unasked(table: State) -> int:
    """Return what had better be said without being asked, or NOTHING."""
    frame = table.stack[-1] if table.outcome == PLAYING else None
    return interject(table, frame) if isinstance(frame, Turn) else NOTHING
