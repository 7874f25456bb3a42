"""Computer players for tests of the queues. Each notes its seat in a file before it does what its name says."""

import os
import signal
import time
from pathlib import Path
from typing import Final

from lantern.engine.state import State
from lantern.players.base import Budget, Choice, own_answers

NOTES: Final = "LANTERN_TEST_NOTES"  # the variable that names the file
NAMES: Final = ("last", "illegal", "brief", "slow", "fails", "dies", "dies-once")


def note(seat: int) -> None:
    """Note that a seat is thought about, and by which process."""
    with Path(os.environ[NOTES]).open("a", encoding="ascii") as file:
        file.write(f"{seat} {os.getpid()}\n")


class Last:
    """Gives the last of the allowed answers."""

    def choose(self, table: State, seat: int, _budget: Budget) -> Choice:
        note(seat)
        return Choice(own_answers(table, seat)[-1])


class Illegal:
    """Gives an answer that is never allowed."""

    def choose(self, _table: State, seat: int, _budget: Budget) -> Choice:
        note(seat)
        return Choice(-1)


class Brief(Last):
    """Takes a moment."""

    def choose(self, table: State, seat: int, budget: Budget) -> Choice:
        choice = super().choose(table, seat, budget)
        time.sleep(0.3)
        return choice


class Slow(Last):
    """Takes longer than any test waits."""

    def choose(self, table: State, seat: int, budget: Budget) -> Choice:
        choice = super().choose(table, seat, budget)
        time.sleep(300)
        return choice


class Fails(Last):
    """Raises an error."""

    def choose(self, table: State, seat: int, budget: Budget) -> Choice:
        note(seat)
        raise ValueError("a mistake")


class Dies(Last):
    """Takes its process with it."""

    def choose(self, table: State, seat: int, budget: Budget) -> Choice:
        note(seat)
        os.kill(os.getpid(), signal.SIGKILL)
        return Choice(-1)


class DiesOnce(Last):
    """Takes its process with it the first time."""

    def choose(self, table: State, seat: int, budget: Budget) -> Choice:
        note(seat)
        if Path(os.environ[NOTES]).read_text(encoding="ascii").count("\n") == 1:
            os.kill(os.getpid(), signal.SIGKILL)
        return Choice(own_answers(table, seat)[-1])
