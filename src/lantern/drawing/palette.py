"""Colours and signs. Every colour also has a shape or a letter, so the table reads without colour."""

from typing import Final

from lantern.content import board as printed
from lantern.engine.board import CATCHERS, PLACES, PLANTATIONS

# Catchers in the order of the paths: orange circle, blue pentagon, yellow triangle, purple hexagon, brown square.
LETTERS: Final = "".join(path.letter for path in printed.PATHS)
SIGNS: Final = ("(O)", "{B}", "/Y\\", "<P>", "[N]")
FILLS: Final = (
    "bold #2a2118 on #d0661f",
    "bold #ffffff on #3577a8",
    "bold #2a2118 on #ecc335",
    "bold #ffffff on #573373",
    "bold #ffffff on #6b4423",
)
PATHS: Final = ("#d0661f", "#4a8fc2", "#c09a20", "#9673bd", "#a0703f")

PERSON: Final = "●"
ROOM: Final = "○"
GATE: Final = "★"

QUIET: Final = "dim"
HEAD: Final = "bold"
LAMP: Final = "bold #c98a00"
RUST: Final = "#c2503f"
OPPOSED: Final = "#f7eeda on #8c2f22"
KEPT: Final = "#4a8fc2"
GREEN: Final = "#6d9440"
BLUE: Final = "#4a8fc2"
LIT: Final = "bold underline"

KIND_STYLES: Final = {printed.SOUTHERN: GREEN, printed.CITY: BLUE}


def place_styles() -> list[str]:
    """Return the style of every place's name, the plantations included."""
    assert len(printed.PATHS) == CATCHERS == len(LETTERS)
    styles = [KIND_STYLES.get(place.kind, "") for place in printed.PLACES]
    assert len(styles) == PLACES
    return styles + [GREEN] * PLANTATIONS


PLACE_STYLES: Final = place_styles()
