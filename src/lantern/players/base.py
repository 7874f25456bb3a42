"""The one interface of a computer player."""

from dataclasses import dataclass
from typing import Protocol

from msgspec import Struct

from lantern.engine.actions import ready
from lantern.engine.flow import actor, legal, others, speaker
from lantern.engine.planning import ask_first
from lantern.engine.state import State


@dataclass(frozen=True)
class Budget:
    """How much a computer player may think about one answer."""

    seconds: float = 1.0
    games: int = 0  # imagined games instead of seconds: then the answer is the same on every machine
    seed: int = 0  # of whatever it leaves to luck: the same seed, the same answer


class Intent(Struct, frozen=True):
    """What a seat means to answer once the table has this key."""

    key: str
    answer: int


class Imagined(Struct, frozen=True):
    """The rollouts of a plan: how many, over how many rounds, and the chance of a win they showed."""

    games: int
    rounds: int
    chance: float


class Choice(Struct, frozen=True):
    """An answer, and what the seat means to answer after it if things go as expected."""

    answer: int
    plan: tuple[Intent, ...] = ()
    imagined: Imagined | None = None


class Player(Protocol):
    """A computer player. It keeps nothing between two answers, so that it can be asked about any table."""

    def choose(self, table: State, seat: int, budget: Budget) -> Choice:
        """Return one of the answers this seat may give now; the table is a copy and may be changed."""


def own_answers(table: State, seat: int) -> list[int]:
    """Return every answer a seat may give now: as the one who is asked, or else unasked."""
    if actor(table) == seat:
        return legal(table)
    return [answer for answer in others(table) if speaker(table, answer) == seat]


def said_by(table: State, answer: int) -> int:
    """Return who gives an answer: a seat, or chance."""
    who = actor(table)
    return speaker(table, answer) if who >= 0 else who


def asked_first(table: State, seat: int) -> State:
    """Return the table as this seat meets it: where all plan at once, as if it were asked before the others (R5.6)."""
    if actor(table) == seat or ready(seat) not in others(table):
        return table
    mine = table.copy()
    ask_first(mine, seat)
    return mine


def may_decide(table: State, seat: int) -> bool:
    """Tell whether a seat has something to decide now: it is asked, or all plan at once and it is not done."""
    return actor(asked_first(table, seat)) == seat
