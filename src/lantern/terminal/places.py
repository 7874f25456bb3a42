"""The map as a list, for narrow terminals and on request: places by region, two columns."""

from collections.abc import Collection
from typing import Final

from rich.table import Table
from rich.text import Text as Styled

from lantern.drawing import palette
from lantern.drawing.canvas import run
from lantern.drawing.map import GATES, marks
from lantern.engine.board import (
    AID,
    CANADA,
    CAPACITY,
    CATCHERS,
    HOLDERS,
    HUNTERS,
    PLACES,
    ROADS,
    SHIP,
    members,
    spot,
)
from lantern.engine.state import State
from lantern.view import names as name
from lantern.words import Text, Words

REGIONS: Final[dict[str, list[str]]] = {
    "region-lakes": [
        "minnesota",
        "west-iowa",
        "east-iowa",
        "chicago",
        "newport",
        "west-ohio",
        "detroit",
        "cleveland",
        "cincinnati",
        "ripley",
        "east-ohio",
    ],
    "region-east": [
        "maine",
        "new-hampshire",
        "boston",
        "ferrisberg",
        "upstate-new-york",
        "rochester",
        "north-pennsylvania",
        "west-pennsylvania",
        "new-york",
        "philadelphia",
    ],
    "region-south": [
        "washington",
        "west-missouri",
        "st-louis",
        "kentucky",
        "tennessee",
        "west-virginia",
        "north-carolina",
        "charleston",
        "north-georgia",
        "west-arkansas",
        "east-arkansas",
        "ship",
    ],
    "region-plantations": ["plantation-west", "plantation-center", "plantation-east"],
}
NAME_WIDTH: Final = 21


def place_list(s: State, words: Words, width: int, lit: Collection[int] = ()) -> Table:
    """Return every place in two columns, by region."""
    grid = Table.grid(padding=(0, 2))
    column = (width - 2) // 2
    grid.add_column(width=column)
    grid.add_column(width=column)
    lines = [line for region in REGIONS for line in region_lines(s, words, region, lit)]
    half = (len(lines) + 1) // 2
    grid.add_row(Styled("\n").join(lines[:half]), Styled("\n").join(lines[half:]))
    return grid


def region_lines(s: State, words: Words, region: str, lit: Collection[int]) -> list[Styled]:
    """Return a region's name and its places."""
    head = run(words.say(Text(region)), palette.HEAD)
    return [head, *[place_line(s, words, spot(place), spot(place) in lit) for place in REGIONS[region]]]


def place_line(s: State, words: Words, place: int, lit: bool) -> Styled:
    """Return one place: name, aid, who is there, and whose path it lies on."""
    said = short_name(words, place)
    style = palette.PLACE_STYLES[place]
    line = Styled(no_wrap=True)
    line.append(said, f"{style} {palette.LIT}" if lit else style)
    line.append(" " * (NAME_WIDTH - len(said)))
    if place >= PLACES:
        return line.append(f"{s.people[place]}/{CAPACITY[place]}", palette.HEAD)
    line.append(f"${AID[place]} " if AID[place] else "   ", palette.QUIET)
    shown = marks(s, place)
    for text, look in shown:
        line.append(text, look)
    line.append(" " * (7 - sum(len(text) for text, _look in shown)))
    line.append(path_letters(place), palette.QUIET)
    return line.append(f" {palette.GATE}" if place in GATES else "", palette.QUIET)


def short_name(words: Words, place: int) -> str:
    """Return a name that fits the column: the map's own one where the full one is too long."""
    full = words.say(name.place(place))
    return full if len(full) < NAME_WIDTH else words.say(Text(f"map-{place_id(place)}"))


def place_id(place: int) -> str:
    """Return the id of a place or plantation."""
    return name.place(place).id.removeprefix("place-")


def path_letters(place: int) -> str:
    """Return the small letters of the catchers whose path leads through a place."""
    return "".join(palette.LETTERS[c].lower() for c in range(CATCHERS) if HUNTERS[place] >> c & 1)


def road_list(words: Words) -> Styled:
    """Return every place with its neighbours."""
    lines = []
    for region, places in REGIONS.items():
        lines.append(run(words.say(Text(region)), palette.HEAD))
        for place in places:
            said = {"place": words.say(name.place(spot(place))), "places": neighbours(words, spot(place))}
            lines.append(Styled(words.say(Text("t-neighbours", {**said}))))
    return Styled("\n").join(lines)


def neighbours(words: Words, place: int) -> str:
    """Name the places one step away; those whose way there is a catcher's path carry its letters."""
    return ", ".join(words.say(name.place(each)) for each in members(ROADS[place]))


assert sum(len(places) for places in REGIONS.values()) == HOLDERS
assert SHIP < PLACES < CANADA
