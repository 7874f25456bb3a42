"""Where a number comes from: six words, shown wherever a number is shown."""

from typing import Final, NamedTuple

RULEBOOK: Final = "rulebook"  # stated in the rulebook's text, its summary or the later manual
PDF: Final = "pdf"  # printed inside a figure of the official rulebook
PHOTO: Final = "photo"  # read off a photograph of the printed board
PLAYER: Final = "player"  # told by a player's session report
BOX: Final = "box"  # read off a printed copy by its owner
ESTIMATE: Final = "estimate"  # not known from any source: to be confirmed, never presented as printed

SOURCES: Final = (ESTIMATE, PLAYER, PHOTO, BOX, PDF, RULEBOOK)


class Claim(NamedTuple):
    """One number (or fact) of the printed game, and who says so."""

    about: str
    what: str
    value: str
    source: str


def for_players(players: int) -> str:
    """Name a number of players."""
    return "1 player" if players == 1 else f"{players} players"
