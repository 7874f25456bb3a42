"""What the table speaks through: a console, and somebody who types."""

import sys
from contextlib import suppress

from rich.console import Console, RenderableType

from lantern.words import Text, Words


class Port:
    """A console with one reader; `live` when a person sits at it, so that the screen may be drawn anew."""

    def __init__(self, words: Words, live: bool | None = None) -> None:
        self.console = Console(highlight=False, markup=False, emoji=False)
        self.words = words
        self.live = sys.stdin.isatty() and sys.stdout.isatty() if live is None else live
        if self.live:
            with suppress(ImportError):
                import readline  # noqa: F401  (lines can be edited and called back)

    @property
    def width(self) -> int:
        """How many columns there are to write in."""
        return self.console.width

    def print(self, *parts: RenderableType) -> None:
        """Write parts of the table, one under the other."""
        for part in parts:
            self.console.print(part)

    def say(self, text: Text) -> None:
        """Write one text of the catalogue."""
        self.console.print(self.words.say(text))

    def ask(self, prompt: str) -> str:
        """Return what is typed; EOFError where nothing more will come."""
        return input(prompt).strip()

    def turn_line(self) -> None:
        """Leave the line of an unanswered prompt."""
        if self.live:
            self.console.print()

    def agrees(self, text: Text, *, unless_told: bool = True) -> bool:
        """Ask a question of yes or no; Enter alone means what is expected."""
        said = self.ask(f"{self.words.say(text)} ").lower()
        return said in ("y", "yes") if said else unless_told
