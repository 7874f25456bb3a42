"""The computer players that can be seated, by name: built in, or registered by another package.

A package registers players under the entry point group `lantern.players`:

    [project.entry-points."lantern.players"]
    careful = "my_package:Careful"

Without a package, `lantern serve` and `lantern play` take `--player careful=my_module:Careful`.
"""

import re
from importlib import import_module
from importlib.metadata import entry_points
from typing import Final, NamedTuple

from lantern.players.base import Player

NAME: Final = "[a-z][a-z0-9-]{0,20}"
GROUP: Final = "lantern.players"
SECONDS: Final = 1.0  # that a registered player may think about one answer, in a process of its own


class Level(NamedTuple):
    """A computer player and the time it takes."""

    where: str  # module:Class
    seconds: float = 0.0  # for one answer; 0: it barely thinks
    explained: bool = True  # whether it makes sense to say why it answered

    @property
    def quick(self) -> bool:
        """Whether it thinks so little that a process of its own would cost more."""
        return self.seconds == 0

    def player(self) -> Player:
        """Return the computer player."""
        module, _, name = self.where.partition(":")
        found: Player = getattr(import_module(module), name)()
        return found


# The first one is offered first.
BUILT_IN: Final = {
    "good": Level("lantern.players.search:Search", 0.2),
    "expert": Level("lantern.players.search:Search", 1.0),
    "easy": Level("lantern.players.heuristic:Heuristic"),
    "random": Level("lantern.players.random:Random", explained=False),
}


def registered() -> dict[str, Level]:
    """Return the players of other packages; a built-in name stays with the built-in player."""
    found = {point.name: Level(point.value, SECONDS) for point in entry_points(group=GROUP)}
    return {name: level for name, level in sorted(found.items()) if name not in BUILT_IN}


LEVELS: Final = {**BUILT_IN, **registered()}


def register(text: str) -> None:
    """Add a player given as NAME=MODULE:CLASS; a ValueError says what is wrong with it."""
    name, _, where = text.partition("=")
    if not re.fullmatch(NAME, name) or name in BUILT_IN:
        raise ValueError(
            f"{name!r} cannot be the name of a player: use small letters, and none of {', '.join(BUILT_IN)}"
        )
    level = Level(where, SECONDS)
    try:
        level.player()
    except (ImportError, AttributeError, TypeError, ValueError) as error:
        raise ValueError(f"there is no computer player {where!r} ({error})") from error
    LEVELS[name] = level


TURN: Final = 5.0  # times that long a computer player may think in one turn, or while all plan
