"""A computer player by rules of thumb."""

from lantern.agents.base import Budget, Choice, own_answers
from lantern.agents.explain import reasons
from lantern.engine.actions import NOBODY
from lantern.engine.flow import actor, speaker
from lantern.engine.state import PLAYING, State
from lantern.engine.turns import Turn
from lantern.thought.buying import NOTHING
from lantern.thought.steward import answer, interject


class Steward:
    """Answers by rules of thumb that a person could state."""

    def choose(self, table: State, seat: int, budget: Budget) -> Choice:
        """Return the answer the rules of thumb like most."""
        answers = own_answers(table, seat)
        said = answer(table) if actor(table) == seat else unasked(table)
        chosen = said if said in answers else answers[0]
        return Choice(chosen, reasons(table, seat, chosen))


def speaks_up(table: State) -> int:
    """Return the seat that had better say something without being asked, or NOBODY."""
    said = unasked(table)
    return NOBODY if said == NOTHING else speaker(table, said)


def unasked(table: State) -> int:
    """Return what had better be said without being asked, or NOTHING."""
    frame = table.stack[-1] if table.outcome == PLAYING else None
    return interject(table, frame) if isinstance(frame, Turn) else NOTHING
