"""How strong a computer player can be, by name; whoever seats one names a level."""

from importlib import import_module
from typing import Final, NamedTuple

from lantern.agents.base import Agent


class Level(NamedTuple):
    """A computer player and the time it takes."""

    where: str  # module:Class
    seconds: float = 0.0  # for one answer; 0: it hardly thinks

    @property
    def quick(self) -> bool:
        """Whether it thinks so little that a process of its own would cost more."""
        return self.seconds == 0

    def player(self) -> Agent:
        """Return the computer player."""
        module, _, name = self.where.partition(":")
        found: Agent = getattr(import_module(module), name)()
        return found


# The first one is offered first.
LEVELS: Final = {
    "good": Level("lantern.agents.search:Search", 0.2),
    "expert": Level("lantern.agents.search:Search", 1.0),
    "easy": Level("lantern.agents.steward:Steward"),
    "random": Level("lantern.agents.random:Random"),
}
TURN: Final = 5.0  # times that long a computer player may think in one turn, or while all plan
