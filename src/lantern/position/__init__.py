"""A position as text: everything on the table in words, complete, and read back with every mistake named.

One thing stands on each line. What is left out is as at the start of a game, so a few lines are enough to write a
position by hand; positions written by the program leave nothing out.
"""

from typing import Final

from lantern.engine.state import State
from lantern.position.lines import PositionError
from lantern.position.reading import read
from lantern.position.words import HEAD
from lantern.position.writing import write

__all__ = ["HEAD", "MOST_TEXT", "Position", "PositionError", "read", "write"]

MOST_TEXT: Final = 16_384  # characters that a server takes; an edition may stand in it besides the table


class Position:
    """Everything on the table at one moment; its text is complete and can be read again."""

    def __init__(self, table: State) -> None:
        """Take a table, which nobody changes any more."""
        self.table: Final = table

    @classmethod
    def parse(cls, text: str) -> "Position":
        """Return the position of a text; a PositionError names what is wrong with it."""
        return cls(read(text))

    def __str__(self) -> str:
        return write(self.table)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and str(self) == str(other)

    def __hash__(self) -> int:
        return hash(str(self))

    def __repr__(self) -> str:
        return f"<Position: {self.table.players} players, round {self.table.round}>"

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return Position.parse, (str(self),)
