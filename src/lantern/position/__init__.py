"""A position as text: everything on the table in words, complete, and read back with every mistake named.

One thing stands on each line. What is left out is as at the start of a game, so a few lines are enough to write a
position by hand; positions written by the program leave nothing out.
"""

from lantern.position.lines import PositionError
from lantern.position.reading import read
from lantern.position.words import HEAD
from lantern.position.writing import write

__all__ = ["HEAD", "PositionError", "read", "write"]
