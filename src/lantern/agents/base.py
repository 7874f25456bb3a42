"""The one interface of a computer player."""

from dataclasses import dataclass
from typing import Protocol

from lantern.engine.state import State
from lantern.words import Text


@dataclass(frozen=True)
class Budget:
    """How much a computer player may think about one answer."""

    seconds: float = 1.0
    seed: int = 0  # of whatever it leaves to luck: the same seed, the same answer


@dataclass(frozen=True)
class Choice:
    """An answer and why it was given."""

    answer: int
    reasons: tuple[Text, ...] = ()


class Agent(Protocol):
    """A computer player. It keeps nothing between two answers, so that it can be asked about any table."""

    def choose(self, table: State, seat: int, budget: Budget) -> Choice:
        """Return one of the answers this seat may give now; the table is a copy and may be changed."""
