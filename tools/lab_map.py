"""The map on which the lab draws: that of the page with fewer lines and no ornament; `tools.page_data` writes it."""

import json
import re
from pathlib import Path
from typing import Any, Final

from tools.page_map import page_map

ROOT: Final = Path(__file__).resolve().parent.parent
GROUND: Final = ROOT / "web" / "src" / "assets" / "ground.svg"
SHAPES: Final = {
    "canada": "land",
    "lakes": "great",
    "territories": "all",
    "north": "free",
    "south": "slave",
    "border": "border",
}
TOLERANCE: Final = 2.0  # units of the map that a simpler line may be away from the drawn one
SMALLEST: Final = 12.0  # islands and ponds of fewer units in width and height are left out
MARGIN: Final = 60.0  # what lies farther outside the frame is cut off

Point = tuple[float, float]


def drawn() -> dict[str, Any]:
    """Return the map as data."""
    page = page_map()
    ground = GROUND.read_text(encoding="utf-8")
    spots = {
        name: {"x": place["x"], "y": place["y"], "name": place["name"].split("|"), "label": label(place)}
        for name, place in page["PLACES"].items()
    }
    shapes = {name: simpler(path_of(ground, shape)) for name, shape in SHAPES.items()}
    return {"width": page["WIDTH"], "height": page["HEIGHT"], "places": spots, "shapes": shapes}


def label(place: dict[str, Any]) -> list[Any]:
    """Return where the name of a place stands, and which end of it."""
    return [place["label"]["x"], place["label"]["y"], place["label"]["anchor"]]


def path_of(ground: str, shape: str) -> str:
    """Return the path of one shape of the drawing."""
    found = re.search(rf'<path id="{shape}" d="([^"]*)"', ground)
    if found is None:
        raise SystemExit(f"{GROUND}: there is no shape called {shape!r}")
    return found[1]


def simpler(path: str) -> list[list[tuple[int, int]]]:
    """Return the lines of a path with fewer points; what is too small to be seen is left out."""
    found = []
    for line in lines(path):
        points = thinned(line)
        width = max(x for x, _y in line) - min(x for x, _y in line)
        height = max(y for _x, y in line) - min(y for _x, y in line)
        if len(points) > 1 and max(width, height) >= SMALLEST and in_frame(line):
            found.append([(round(x), round(y)) for x, y in points])
    return found


def in_frame(line: list[Point]) -> bool:
    """Tell whether something of a line can be seen."""
    return any(-MARGIN <= x <= 1600 + MARGIN and -MARGIN <= y <= 1160 + MARGIN for x, y in line)


def lines(path: str) -> list[list[Point]]:
    """Return the lines of a path that knows only m, l, h, v and z."""
    found: list[list[Point]] = []
    x = y = 0.0
    for letter, text in re.findall(r"([mlhvzMLHVZ])([^mlhvzMLHVZ]*)", path):
        order = letter
        numbers = [float(number) for number in re.findall(r"-?(?:\d+\.?\d*|\.\d+)", text)]
        if order in "zZ":
            found[-1].append(found[-1][0])
            x, y = found[-1][0]
        while numbers:
            base_x, base_y = (x, y) if order.islower() else (0.0, 0.0)
            if order in "hH":
                x = base_x + numbers.pop(0)
            elif order in "vV":
                y = base_y + numbers.pop(0)
            else:
                x, y = base_x + numbers.pop(0), base_y + numbers.pop(0)
            if order in "mM":
                found.append([])
                order = "l" if order == "m" else "L"
            found[-1].append((x, y))
    return found


def thinned(line: list[Point]) -> list[Point]:
    """Return a line with fewer points (Ramer, Douglas and Peucker)."""
    keep = {0, len(line) - 1}
    spans = [(0, len(line) - 1)]
    while spans:
        first, last = spans.pop()
        away, place = max(
            ((far(line[n], line[first], line[last]), n) for n in range(first + 1, last)), default=(0.0, 0)
        )
        if away > TOLERANCE:
            keep.add(place)
            spans += [(first, place), (place, last)]
    return [line[place] for place in sorted(keep)]


def far(point: Point, first: Point, last: Point) -> float:
    """Return how far a point is from a straight line between two others."""
    along_x, along_y = last[0] - first[0], last[1] - first[1]
    x, y = point[0] - first[0], point[1] - first[1]
    length = along_x * along_x + along_y * along_y
    share = max(0.0, min(1.0, (x * along_x + y * along_y) / length)) if length else 0.0
    return float(((x - share * along_x) ** 2 + (y - share * along_y) ** 2) ** 0.5)


def text() -> str:
    """Return the map as it is kept."""
    return json.dumps(drawn(), separators=(",", ":")) + "\n"
