"""Lantern, a digital table for a cooperative board game about the Underground Railroad.

>>> import lantern
>>> game = lantern.Game(players=2, seed="7")
>>> while not game.over:
...     game.play(game.legal[0])
>>> print(game.outcome, game.freed)
Outcome.LOST_TRACK_FULL 0
>>> lantern.Position.parse(str(game.position)) == game.position
True
"""

from importlib import import_module
from typing import TYPE_CHECKING

from lantern import _build

if TYPE_CHECKING:
    from lantern.errors import LanternError as LanternError
    from lantern.game import Actor as Actor
    from lantern.game import Answer as Answer
    from lantern.game import Game as Game
    from lantern.game import IllegalAnswer as IllegalAnswer
    from lantern.game import Outcome as Outcome
    from lantern.position import Position as Position
    from lantern.position import PositionError as PositionError
    from lantern.record import Record as Record
    from lantern.record import RecordError as RecordError
    from lantern.record import Setup as Setup
    from lantern.view.log import Moment as Moment

__version__ = "0.2.0"

COMPILED = _build.is_compiled()
"""Whether the rules run compiled; `lantern --version` says why not."""

# Loaded when first used, so that `lantern --help` need not wait for the engine.
_HOMES = {
    "LanternError": "errors",
    "Actor": "game",
    "Answer": "game",
    "Game": "game",
    "IllegalAnswer": "game",
    "Outcome": "game",
    "Position": "position",
    "PositionError": "position",
    "Record": "record",
    "RecordError": "record",
    "Setup": "record",
    "Moment": "view.log",
}
__all__ = ["COMPILED", *_HOMES]  # noqa: PLE0604 - they are strings


def __getattr__(name: str) -> object:
    """Load a public name from the module where it lives."""
    if name not in _HOMES:
        raise AttributeError(f"module 'lantern' has no attribute {name!r}")
    return getattr(import_module(f"lantern.{_HOMES[name]}"), name)


def __dir__() -> list[str]:
    """List the public names, loaded or not."""
    return sorted({*globals(), *_HOMES})
