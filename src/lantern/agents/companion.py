"""A computer player through a game: it follows its plan while all goes as expected, and keeps to the time of a turn."""

import time
from typing import Final, final

from lantern.agents.base import Agent, Budget, Choice, Intent
from lantern.agents.levels import TURN
from lantern.engine.state import State
from lantern.engine.turns import acting
from lantern.thought.plans import look_of

LEAST: Final = 0.02  # seconds; whoever has used up its turn still looks at what it says


@final
class Companion:
    """What one seat keeps in mind between two answers. It may be forgotten at any time; then it thinks again."""

    def __init__(self) -> None:
        self._plan: tuple[Intent, ...] = ()
        self._moment = (0, 0, 0)
        self._spent = 0.0

    def intended(self, table: State) -> Choice | None:
        """Return the next answer of the plan if the table looks as expected."""
        if not self._plan or self._plan[0].look != look_of(table):
            return None
        first, *later = self._plan
        return Choice(first.answer, first.reasons, tuple(later))

    def seconds(self, table: State, wished: float) -> float:
        """Return how long this seat may think now: as long as it wishes, if the turn's time allows that."""
        moment = (table.round, table.phase, acting(table))
        if moment != self._moment:
            self._moment, self._spent = moment, 0.0
        return max(LEAST, min(wished, TURN * wished - self._spent))

    def keep(self, choice: Choice, seconds: float) -> None:
        """Keep the plan in mind, and what it took to make it."""
        self._plan = choice.plan
        self._spent += seconds

    def choose(self, agent: Agent, table: State, seat: int, budget: Budget) -> Choice:
        """Return the next answer, by the plan or by thinking."""
        choice = self.intended(table)
        began = time.perf_counter()
        if choice is None:
            choice = agent.choose(table, seat, budget)
        self.keep(choice, time.perf_counter() - began)
        return choice
