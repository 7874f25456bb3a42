"""What players of both servers have to know of a message, and nothing else of it."""

from __future__ import annotations

from typing import Final

import msgspec


class Asked(msgspec.Struct):
    """One answer that is offered."""

    answer: int


class Question(msgspec.Struct):
    """Who is asked, and what may be answered."""

    seat: int
    options: list[Asked]


class Scene(msgspec.Struct):
    """What a Lantern player has to know of a table."""

    position: int
    question: Question


class Shown(msgspec.Struct):
    """A message that shows the table."""

    scene: Scene


class Changes(msgspec.Struct):
    """What a Lantern player has to know of what has changed at a table."""

    position: int
    question: Question | None = None


class Changed(msgspec.Struct):
    """A message that tells a browser what has changed."""

    changes: Changes


class Moved(msgspec.Struct):
    """A message that tells a program what has changed."""

    position: int
    seat: int
    legal: list[int]


SHOWN: Final = msgspec.json.Decoder(Shown)
CHANGED: Final = msgspec.json.Decoder(Changed)
MOVED: Final = msgspec.json.Decoder(Moved)


class Turn(msgspec.Struct, rename="camel"):
    """Whose turn it is in the trivial game."""

    current_player: str


class Standing(msgspec.Struct):
    """What a player of the trivial game has to know."""

    ctx: Turn
    number: int = msgspec.field(name="_stateID")


UPDATE: Final = msgspec.json.Decoder(tuple[str, str, Standing, msgspec.Raw])
