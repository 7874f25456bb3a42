"""Computer players for the tests: one breaks down, one gives a reason that nobody else could give."""

from lantern.engine.state import State
from lantern.players.base import Budget, Choice, Imagined
from lantern.players.random import Random
from lantern.words import Text

IMAGINED = Imagined(games=7, rounds=1, chance=0.07)
REASON = Text("because-imagined", {"games": 7, "rounds": 1, "share": 7})


class Broken:
    """Breaks down every time."""

    def choose(self, table: State, seat: int, budget: Budget) -> Choice:
        raise RuntimeError("this player is broken")


class Frank(Random):
    """Says why."""

    def choose(self, table: State, seat: int, budget: Budget) -> Choice:
        return Choice(super().choose(table, seat, budget).answer, imagined=IMAGINED)
