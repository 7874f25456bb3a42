"""Computer players for the tests: slow, failing, answering nonsense, or with reasons nobody could guess."""

import os
import time
from pathlib import Path

from lantern.engine.state import State
from lantern.players.base import Budget, Choice, Imagined
from lantern.players.random import Random
from lantern.words import Text

SECONDS = 2.0
IMAGINED = Imagined(games=7, rounds=1, chance=0.07)
REASON = Text("because-imagined", {"games": 7, "rounds": 1, "share": 7})  # nobody else could give it


class Slow(Random):
    """Thinks for two seconds without letting anything else in its interpreter run."""

    def choose(self, table: State, seat: int, budget: Budget) -> Choice:
        """Return an allowed answer of this seat, late."""
        print("thinking")
        end = time.monotonic() + SECONDS
        while time.monotonic() < end:
            sum(range(100_000_000))  # one step of the interpreter, so that no other thread gets its turn
        return super().choose(table, seat, budget)


class Fragile(Random):
    """Breaks down the first time it is asked."""

    def choose(self, table: State, seat: int, budget: Budget) -> Choice:
        """Return an allowed answer of this seat, the second time."""
        mark = Path(os.environ["LANTERN_TEST_MARK"])
        if not mark.exists():
            mark.touch()
            os._exit(1)
        return super().choose(table, seat, budget)


class Broken:
    """Breaks down every time."""

    def choose(self, table: State, seat: int, budget: Budget) -> Choice:
        """Return nothing at all."""
        raise RuntimeError("this player is broken")


class Stubborn:
    """Says what nobody may say."""

    def choose(self, table: State, seat: int, budget: Budget) -> Choice:
        """Return an answer that is never allowed."""
        return Choice(-1)


class Frank(Random):
    """Gives a reason that only it can have had."""

    def choose(self, table: State, seat: int, budget: Budget) -> Choice:
        """Return an allowed answer with that reason."""
        return Choice(super().choose(table, seat, budget).answer, imagined=IMAGINED)
