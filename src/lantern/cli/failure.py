"""How a command fails or warns: one clear line on the standard error, and a code."""

import sys
from typing import Final

from lantern import _build
from lantern.errors import LanternError

BAD_DATA: Final = 1
USAGE: Final = 2
INTERRUPTED: Final = 130
CLOSED_PIPE: Final = 141


class CommandError(LanternError):
    """A command cannot go on; the text is one clear line."""

    def __init__(self, text: str, code: int = BAD_DATA) -> None:
        super().__init__(text)
        self.code = code


def warn_about_engine() -> None:
    """Say once, at the start, that computer players could think faster, or by newer rules."""
    if _build.trouble():
        print(f"lantern: the engine is {_build.engine()}", file=sys.stderr, flush=True)
