"""A computer player through a game: it follows its plan while all goes as expected, and keeps to the time of a turn."""

import time
from typing import Final, final

from lantern.engine.state import State
from lantern.engine.turns import acting
from lantern.players.base import Budget, Choice, Intent, Player
from lantern.players.plans import state_key
from lantern.players.registry import TURN

LEAST: Final = 0.02  # seconds that a player has even after its turn's time is used up


@final
class SeatMemory:
    """What one seat remembers between two answers: its plan and its time. Safe to lose: the seat then thinks again."""

    def __init__(self) -> None:
        self._plan: tuple[Intent, ...] = ()
        self._moment = (0, 0, 0)
        self._spent = 0.0

    def intended(self, table: State) -> Choice | None:
        """Return the next answer of the plan if the table looks as expected."""
        if not self._plan or self._plan[0].key != state_key(table):
            return None
        first, *later = self._plan
        return Choice(first.answer, tuple(later))

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

    def choose(self, player: Player, table: State, seat: int, budget: Budget) -> Choice:
        """Return the next answer, by the plan or by thinking."""
        choice = self.intended(table)
        began = time.perf_counter()
        if choice is None:
            choice = player.choose(table, seat, budget)
        self.keep(choice, time.perf_counter() - began)
        return choice
