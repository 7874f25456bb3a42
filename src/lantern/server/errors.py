"""What goes wrong in a server, each with a code for programs and a sentence for people."""

import re
from typing import Final

from lantern.errors import LanternError

# What msgspec says of values that are not what they should be, and what we say instead.
PLAINER: Final = (
    (r"Expected `str` of length <= (\d+)", r"expected at most \1 characters"),
    (r"Expected `str` of length >= (\d+)", r"expected at least \1 characters"),
    (r"Expected `array` of length <= (\d+)", r"expected at most \1 entries"),
    (r"Expected `array` of length >= (\d+)", r"expected at least \1 entries"),
    (r"Expected `int` <= (-?\d+)", r"expected a whole number of at most \1"),
    (r"Expected `int` >= (-?\d+)", r"expected a whole number of at least \1"),
    (r"Object missing required field `(\w+)`", r"'\1' is missing"),
    (r"Object contains unknown field `(\w+)`", r"'\1' is not known here"),
    (r"Invalid (?:enum )?value", "unknown:"),
    (r"Expected ", "expected "),
    (r"`int \| null`", "a whole number or null"),
    (r"`int`", "a whole number"),
    (r"`float`", "a number"),
    (r"`str \| null`", "text or null"),
    (r"`str`", "text"),
    (r"`array`", "a list"),
    (r"`object`", "an object"),
    (r"`bool`", "true or false"),
    (r"`null`", "null"),
)


class RequestError(LanternError):
    """A request that is not carried out; nothing has changed."""

    def __init__(self, code: str, sentence: str, status: int = 409, line: int = 0) -> None:
        super().__init__(sentence)
        self.code = code
        self.sentence = sentence
        self.status = status
        self.line = line  # of a damaged record


def unreadable(error: Exception) -> str:
    """Say in plain words what is wrong with something sent to the server."""
    said, _, where = str(error).rstrip(".").partition(" - at ")
    for pattern, plainer in PLAINER:
        said = re.sub(pattern, plainer, said)
    field = where.strip("`").removeprefix("$").removeprefix(".")
    return f"This cannot be read: in '{field}', {said}." if field else f"This cannot be read: {said}."
