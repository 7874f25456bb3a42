"""A computer player thinks: in a process of its own, which reads tables line by line and makes a choice for each."""

import os
import sys
from typing import Final

import msgspec

from lantern.agents.base import Budget, Choice, own_answers
from lantern.agents.levels import Level
from lantern.engine.flow import apply
from lantern.engine.state import State
from lantern.record import Setup

POLITE: Final = 10  # how far thinking stands back for what people wait for


class Thought(msgspec.Struct):
    """What is to be thought about: a game as its record, and the seat that must answer."""

    player: str  # module:Class
    setup: Setup
    answers: list[int]
    seat: int
    budget: Budget

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


def main() -> None:
    """Answer until nobody asks any more; what a player prints does not disturb its answers."""
    choices = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    sys.stdout = sys.stderr
    if hasattr(os, "nice"):
        os.nice(POLITE)
    for line in sys.stdin.buffer:
        asked = msgspec.json.decode(line, type=Thought)
        choice = think(asked.player, asked.table(), asked.seat, asked.budget)
        choices.write(msgspec.json.encode(choice) + b"\n")
        choices.flush()


if __name__ == "__main__":
    main()
