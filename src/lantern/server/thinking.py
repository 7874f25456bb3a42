"""A computer player thinks: in a process of its own, which reads tables line by line and says an answer to each."""

import os
import sys
from importlib import import_module
from typing import Final

import msgspec

from lantern.agents.base import Agent, Budget
from lantern.engine.flow import apply, legal, others, speaker
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


def agent(player: str) -> Agent:
    """Return a computer player by the name of its class."""
    module, _, name = player.partition(":")
    found: Agent = getattr(import_module(module), name)()
    return found


def think(player: str, s: State, seat: int, budget: Budget) -> int:
    """Return the answer of a computer player; one that is not allowed is replaced by any that is."""
    mine = [answer for answer in legal(s) + others(s) if speaker(s, answer) == seat]
    answer = agent(player).choose(s.copy(), seat, budget).answer
    return answer if answer in mine else mine[0]


def main() -> None:
    """Answer until nobody asks any more; what a player prints does not disturb its answers."""
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "w")
    sys.stdout = sys.stderr
    if hasattr(os, "nice"):
        os.nice(POLITE)
    for line in sys.stdin.buffer:
        asked = msgspec.json.decode(line, type=Thought)
        print(think(asked.player, asked.table(), asked.seat, asked.budget), file=answers, flush=True)


if __name__ == "__main__":
    main()
