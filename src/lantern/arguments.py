"""What a program passes to `lantern.Game`: each value of a wrong kind is refused in one clear sentence."""

from collections.abc import Sequence

from lantern.errors import LanternError
from lantern.position import Position
from lantern.record import Setup


def chosen_setup(  # noqa: PLR0913 - everything a game is set up with, by name
    players: object,
    *,
    seed: object,
    roles: object,
    side: object,
    options: object,
    names: object,
    edition: object,
    position: object,
) -> Setup:
    """Return the game chosen by these values; a LanternError says which of them cannot be used."""
    start = position_of(position)
    return Setup(
        start.table.players if start else number("players", players),
        word("side", side),
        words("options", options),
        words("roles", roles),
        seed_of(seed),
        words("names", names),
        word("edition", edition),
        str(start) if start else "",
    )


def position_of(value: object) -> Position | None:
    """Return the position to begin at, given as such or as its text; None where there is none."""
    if isinstance(value, Position):
        return value
    text = word("position", value)
    return Position.parse(text) if text else None


def number(name: str, value: object) -> int:
    """Return a whole number."""
    if isinstance(value, int) and not isinstance(value, bool):
        return int(value)
    raise LanternError(f"{name} is a whole number, not {shown(value)}")


def seed_of(value: object) -> str:
    """Return a seed as text, which a whole number may be too."""
    if isinstance(value, str):
        return value
    if isinstance(value, int) and not isinstance(value, bool):
        return str(int(value))
    raise LanternError(f"seed is a text or a whole number, not {shown(value)}")


def word(name: str, value: object) -> str:
    """Return a text."""
    if isinstance(value, str):
        return str(value)
    raise LanternError(f"{name} is a text, not {shown(value)}")


def words(name: str, value: object) -> tuple[str, ...]:
    """Return a list of texts; a single text is not one, though Python would take its letters."""
    if isinstance(value, Sequence) and not isinstance(value, str | bytes):
        found = tuple(str(each) for each in value if isinstance(each, str))
        if len(found) == len(value):
            return found
    raise LanternError(f"{name} is a list of texts, not {shown(value)}")


def shown(value: object) -> str:
    """Return a value as Python writes it, shortened."""
    text = repr(value)
    return text if len(text) <= 60 else f"{text[:59]}…"
