"""The map in characters: places where they lie, people and catchers on them, routes as dotted lines."""

from collections.abc import Collection
from typing import Final, NamedTuple

from rich.text import Text as Styled

from lantern.content.board import CANADA_LINKS, SEA_LANES
from lantern.drawing import palette
from lantern.drawing.atlas import HEIGHT, OCEAN, PIN, ROAD_PIECES, WIDTH, RoadPiece, marks_width, points
from lantern.drawing.canvas import Canvas
from lantern.engine.board import AID, CAPACITY, CATCHERS, HOLDERS, PLACES, SPOT_IDS, spot
from lantern.engine.state import State
from lantern.view import names as name
from lantern.words import Text, Words

GATES: Final = {spot(name) for name, _source in CANADA_LINKS}


class Mark(NamedTuple):
    """A few characters in one style."""

    text: str
    style: str


def marks(s: State, place: int) -> list[Mark]:
    """Return what stands in a place: its catchers, or people and room."""
    signs = [Mark(palette.SIGNS[c], palette.FILLS[c]) for c in range(CATCHERS) if s.catchers[c] == place]
    if signs:
        return signs
    people = s.people[place]
    here = [Mark(palette.PERSON * people, palette.HEAD)] if people else []
    room = CAPACITY[place] - people
    return [*here, Mark(palette.ROOM * room, palette.QUIET)] if room else here


def label(words: Words, place: int) -> str:
    """Return the short name of a place with its aid, and a star where Canada is one step away."""
    said = words.say(Text(f"map-{SPOT_IDS[place]}"))
    aid = f" ${AID[place]}" if AID[place] else ""
    return said + aid + (f" {palette.GATE}" if place in GATES else "")


def label_start(words: Words, place: int, width: int) -> int:
    """Return the column where the name begins, when the marks beside it take `width` columns."""
    pin = PIN[place]
    return pin.column - 1 - len(label(words, place)) if pin.left else pin.column + width + 1


def draw_map(s: State, words: Words, lit: Collection[int] = ()) -> Styled:
    """Return the whole map; places in `lit` are emphasised."""
    sheet = Canvas(WIDTH, HEIGHT)
    for piece in ROAD_PIECES:
        draw_road_piece(sheet, piece)
    name_paths(sheet)
    draw_waters(sheet, words)
    draw_canada(sheet, s, words, HOLDERS in lit)
    for place in range(PLACES):
        draw_place(sheet, s, words, place, place in lit)
    for plantation in range(PLACES, HOLDERS):
        draw_plantation(sheet, s, words, plantation, plantation in lit)
    return sheet.render()


def draw_road_piece(sheet: Canvas, piece: RoadPiece) -> None:
    """Dot a route; a catcher's path has its colour and every dot, a plain route every second one."""
    line = points(PIN[piece.here], PIN[piece.there])
    if piece.catcher >= 0:
        for column, row in line:
            sheet.put(column, row, "·", palette.PATHS[piece.catcher])
        return
    for column, row in line[::2] if len(line) > 9 else line:
        sheet.put(column, row, "·", palette.QUIET)


def name_paths(sheet: Canvas) -> None:
    """Write the catcher's small letter into the middle of each piece of its path."""
    for piece in ROAD_PIECES:
        line = points(PIN[piece.here], PIN[piece.there])
        if piece.catcher >= 0 and len(line) > 3:
            column, row = line[len(line) // 2]
            sheet.put(column, row, palette.LETTERS[piece.catcher].lower(), palette.PATHS[piece.catcher])


def draw_waters(sheet: Canvas, words: Words) -> None:
    """Name the sea, and the fare of the lane that has one."""
    column, row = OCEAN
    for offset, word in enumerate(words.say(Text("t-ocean")).split()):
        sheet.put(column + 2 * offset, row + offset, word, "dim italic")
    for lane in SEA_LANES:
        if lane.fare:
            line = points(PIN[spot(lane.here)], PIN[spot(lane.there)])
            column, row = line[3 * len(line) // 4]
            sheet.put(column, row, f"${lane.fare}", palette.QUIET)


def draw_canada(sheet: Canvas, s: State, words: Words, lit: bool) -> None:
    """Show those who are free, at the top of the map."""
    style = f"{palette.LAMP} underline" if lit else palette.LAMP
    column = sheet.put(22, 0, words.say(Text("t-canada")), style) + 2
    column = sheet.put(column, 0, palette.PERSON * min(s.freed, s.goal), palette.LAMP)
    column = sheet.put(column, 0, palette.ROOM * (s.goal - s.freed), palette.QUIET) + 2
    sheet.put(column, 0, words.say(Text("t-free-of", {"freed": s.freed, "goal": s.goal})))


def draw_place(sheet: Canvas, s: State, words: Words, place: int, lit: bool) -> None:
    """Write a place: its marks, and its name beside them."""
    pin = PIN[place]
    shown = marks(s, place)
    column = pin.column
    for text, style in shown:
        column = sheet.put(column, pin.row, text, style)
    said = label(words, place)
    start = label_start(words, place, column - pin.column)
    style = palette.PLACE_STYLES[place]
    sheet.put(start, pin.row, said, f"{style} {palette.LIT}" if lit else style)
    sheet.put(start - 1 if not pin.left else start + len(said), pin.row, " ")


def draw_plantation(sheet: Canvas, s: State, words: Words, place: int, lit: bool) -> None:
    """Write a plantation: its name with how many are held there, and below it everybody."""
    pin = PIN[place]
    said = f"{label(words, place)} {s.people[place]}/{CAPACITY[place]}"
    style = palette.PLACE_STYLES[place]
    sheet.put(pin.column, pin.row, said, f"{style} {palette.LIT}" if lit else style)
    column = sheet.put(pin.column, pin.row + 1, palette.PERSON * s.people[place], palette.HEAD)
    sheet.put(column, pin.row + 1, palette.ROOM * (CAPACITY[place] - s.people[place]), palette.QUIET)


def legend(words: Words) -> Styled:
    """Explain the signs in one line."""
    line = Styled(no_wrap=True)
    for catcher in range(CATCHERS):
        line.append(palette.SIGNS[catcher], palette.FILLS[catcher])
        line.append(f" {words.say(name.catcher(catcher))} ", palette.QUIET)
    for part in ("t-legend-person", "t-legend-room", "t-legend-gate"):
        line.append(f" {words.say(Text(part))}", palette.QUIET)
    return line


def boxes(words: Words) -> dict[int, list[tuple[int, int, int]]]:
    """Return, for each place, every cell range (row, first, after) it may ever cover; for the test of overlaps."""
    found: dict[int, list[tuple[int, int, int]]] = {}
    for place in range(HOLDERS):
        pin = PIN[place]
        if place >= PLACES:
            size = max(len(label(words, place)) + 4, CAPACITY[place])
            found[place] = [(pin.row, pin.column, pin.column + size), (pin.row + 1, pin.column, pin.column + size)]
            continue
        width = marks_width(place)
        first = min(pin.column, label_start(words, place, 1))
        after = max(pin.column + width, label_start(words, place, width) + len(label(words, place)))
        found[place] = [(pin.row, first, after)]
    return found
