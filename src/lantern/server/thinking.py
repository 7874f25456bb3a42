"""A computer player thinks: in a process of its own, which reads thoughts line by line and replies to each."""

import os
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from typing import Final

import msgspec

from lantern.engine.flow import apply
from lantern.engine.state import State
from lantern.explain.hints import Hint, hint
from lantern.explain.outlook import outlook
from lantern.explain.review import review
from lantern.players.base import Budget, Choice, own_answers
from lantern.players.memory import LEAST
from lantern.players.registry import Level
from lantern.record import Record, Setup

# How far thinking stands back for what people wait for: jobs that take minutes behind all others.
POLITE: Final = {"quick": 10, "long": 19}
LONG: Final = frozenset({"review"})


class Thought(msgspec.Struct):
    """What is to be thought about: a game as its record, a seat, and what is asked about it."""

    player: str  # module:Class
    setup: Setup
    answers: list[int]
    seat: int
    budget: Budget
    job: str = "choose"
    asked: float = 0.0  # when, by the clock that all processes of a machine share

    def left(self) -> Budget:
        """Return the budget less the time since it was asked: waiting for a process, or for its start, counts too."""
        waited = max(0.0, time.monotonic() - self.asked)
        return replace(self.budget, seconds=max(LEAST, self.budget.seconds - waited))

    def table(self) -> State:
        """Return the table as it stands."""
        s = self.setup.table()
        for answer in self.answers:
            apply(s, answer)
        return s


def think(player: str, s: State, seat: int, budget: Budget) -> Choice:
    """Return what a computer player would say; an answer that is not allowed is replaced by any that is."""
    choice = Level(player).player().choose(s.copy(), seat, budget)
    mine = own_answers(s, seat)
    return choice if choice.answer in mine else Choice(mine[0])


def advise(asked: Thought) -> Hint:
    """Return a hint."""
    return hint(Level(asked.player).player(), asked.table(), asked.seat, asked.budget)


JOBS: Final[dict[str, Callable[[Thought], msgspec.Struct]]] = {
    "choose": lambda asked: think(asked.player, asked.table(), asked.seat, asked.left()),
    "hint": advise,
    "chance": lambda asked: outlook(asked.table(), asked.budget.seed, asked.budget.games),
    "review": lambda asked: review(Record(asked.setup, asked.answers), asked.budget.games, asked.budget.seed),
}


def main() -> None:
    """Answer until nobody asks any more; what a player prints does not disturb its answers."""
    replies = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    sys.stdout = sys.stderr
    if hasattr(os, "nice"):
        os.nice(POLITE[sys.argv[1]])
    for line in sys.stdin.buffer:
        asked = msgspec.json.decode(line, type=Thought)
        replies.write(msgspec.json.encode(JOBS[asked.job](asked)) + b"\n")
        replies.flush()


if __name__ == "__main__":
    main()
