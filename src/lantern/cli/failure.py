"""How a command fails: one clear line on the standard error, and a code."""

from typing import Final

BAD_DATA: Final = 1
USAGE: Final = 2
INTERRUPTED: Final = 130
CLOSED_PIPE: Final = 141


class CommandError(Exception):
    """A command cannot go on; the text is one clear line."""

    def __init__(self, text: str, code: int = BAD_DATA) -> None:
        super().__init__(text)
        self.code = code
