"""Where everything stands on the map of characters: our own small table, drawn after the geography."""

from itertools import pairwise
from typing import Final, NamedTuple

from lantern.content import board as printed
from lantern.engine.board import HOLDERS, HUNTERS, LARGE, PATH, PLACES, spot

WIDTH: Final = 80
HEIGHT: Final = 27


class Pin(NamedTuple):
    """The first mark of a place, and whether its name stands to the left or to the right of its marks."""

    column: int
    row: int
    left: bool = False


PINS: Final[dict[str, Pin]] = {
    "maine": Pin(73, 2, left=True),
    "minnesota": Pin(7, 3),
    "ferrisberg": Pin(63, 4, left=True),
    "upstate-new-york": Pin(59, 6, left=True),
    "new-hampshire": Pin(70, 5, left=True),
    "rochester": Pin(52, 7, left=True),
    "detroit": Pin(38, 8, left=True),
    "west-iowa": Pin(2, 8),
    "boston": Pin(72, 8, left=True),
    "chicago": Pin(24, 9, left=True),
    "north-pennsylvania": Pin(56, 9),
    "cleveland": Pin(43, 10, left=True),
    "east-iowa": Pin(12, 11),
    "new-york": Pin(61, 11),
    "west-pennsylvania": Pin(48, 12),
    "west-ohio": Pin(36, 12, left=True),
    "west-missouri": Pin(3, 13),
    "east-ohio": Pin(43, 13),
    "philadelphia": Pin(59, 13),
    "newport": Pin(28, 14, left=True),
    "cincinnati": Pin(32, 15),
    "washington": Pin(54, 15),
    "st-louis": Pin(15, 16, left=True),
    "ripley": Pin(37, 17),
    "kentucky": Pin(27, 18, left=True),
    "west-virginia": Pin(44, 18),
    "ship": Pin(70, 18),
    "tennessee": Pin(27, 21),
    "north-carolina": Pin(51, 21),
    "west-arkansas": Pin(2, 20),
    "east-arkansas": Pin(11, 22),
    "north-georgia": Pin(34, 23),
    "charleston": Pin(49, 24),
    "plantation-west": Pin(2, 25),
    "plantation-center": Pin(19, 25),
    "plantation-east": Pin(36, 25),
}

PIN: Final[list[Pin]] = [PINS[name] for name in [place.id for place in printed.PLACES]] + [
    PINS[f"plantation-{plantation.id}"] for plantation in printed.PLANTATIONS
]
OCEAN: Final = (66, 21)
SIGN_WIDTH: Final = 3  # of one catcher


def marks_width(place: int) -> int:
    """Return the most columns the marks of a place can take: people, or every catcher that comes there."""
    if place >= PLACES:
        return 0
    return max(4 if LARGE >> place & 1 else 1, SIGN_WIDTH * HUNTERS[place].bit_count())


class RoadPiece(NamedTuple):
    """A line on the map from place to place; `catcher` is -1 for a plain route."""

    here: int
    there: int
    catcher: int


def road_pieces() -> list[RoadPiece]:
    """Return every line of the map, the plain ones first so that the catchers' paths lie on top."""
    plain = [RoadPiece(spot(route.here), spot(route.there), -1) for route in printed.PLAIN_ROUTES + printed.SEA_LANES]
    for number, plantation in enumerate(printed.PLANTATIONS):
        plain += [RoadPiece(PLACES + number, spot(link), -1) for link in plantation.links]
    for catcher, path in enumerate(PATH):
        plain += [RoadPiece(here, there, catcher) for here, there in pairwise(path)]
    return plain


ROAD_PIECES: Final = road_pieces()
assert len(PIN) == HOLDERS


def points(here: Pin, there: Pin) -> list[tuple[int, int]]:
    """Return the cells of a straight line (Bresenham), both ends included."""
    x, y = here.column, here.row
    dx, dy = abs(there.column - x), -abs(there.row - y)
    step_x = 1 if x < there.column else -1
    step_y = 1 if y < there.row else -1
    error = dx + dy
    found = [(x, y)]
    while (x, y) != (there.column, there.row):
        double = 2 * error
        if double >= dy:
            error += dy
            x += step_x
        if double <= dx:
            error += dx
            y += step_y
        found.append((x, y))
    return found
