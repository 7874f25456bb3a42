"""A sheet of characters with styles, drawn on and then handed to rich."""

from itertools import groupby
from operator import itemgetter

from rich.text import Text


class Canvas:
    """Cells in rows; what is drawn later lies on top."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self._cells = [[(" ", "")] * width for _row in range(height)]

    def put(self, column: int, row: int, text: str, style: str = "") -> int:
        """Write text from a cell on; return the column after it. What would leave the sheet is left out."""
        for offset, character in enumerate(text):
            if 0 <= column + offset < self.width and 0 <= row < self.height:
                self._cells[row][column + offset] = (character, style)
        return column + len(text)

    def at(self, column: int, row: int) -> str:
        """Return the character in a cell."""
        return self._cells[row][column][0]

    def render(self) -> Text:
        """Return the sheet as one text, a line for each row."""
        text = Text(no_wrap=True)
        for number, row in enumerate(self._cells):
            for style, cells in groupby(row, key=itemgetter(1)):
                text.append("".join(character for character, _style in cells), style or None)
            if number + 1 < self.height:
                text.append("\n")
        return text


def run(text: str, style: str = "") -> Text:
    """Return text in a style that ends where the text ends, whatever is appended to it."""
    return Text().append(text, style or None)
