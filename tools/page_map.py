"""Joins the printed map with the geography of its drawing: what the page and the lab draw."""

import json
from pathlib import Path
from typing import Any, Final

from lantern.content import board
from lantern.words import Text, Words

GEOGRAPHY: Final = Path(__file__).resolve().parent.parent / "web" / "drawing" / "geography.json"


def page_map() -> dict[str, Any]:
    """Return everything that is drawn on the map; raise ValueError where content and geography disagree."""
    drawn = json.loads(GEOGRAPHY.read_text(encoding="utf-8"))
    same("places", drawn["places"], [place.id for place in board.PLACES])
    same("plantations", drawn["plantations"], [plantation.id for plantation in board.PLANTATIONS])
    same("gates", drawn["gates"], [name for name, _source in board.CANADA_LINKS])
    routes = board.path_routes() + board.PLAIN_ROUTES + board.SEA_LANES
    unknown = set(drawn["bends"]) - {f"{route.here} {route.there}" for route in routes}
    if unknown:
        raise ValueError(f"bends of routes that do not exist: {', '.join(sorted(unknown))}")
    return {
        "WIDTH": drawn["width"],
        "HEIGHT": drawn["height"],
        "PLACES": {each.id: place(each, drawn["places"][each.id]) for each in board.PLACES},
        "PLANTATIONS": {
            f"plantation-{each.id}": plantation(each, drawn["plantations"][each.id]) for each in board.PLANTATIONS
        },
        "GATES": {name: gate(drawn["gates"][name]) for name, _source in board.CANADA_LINKS},
        "PATHS": {
            path.colour: {"symbol": path.symbol, "letter": path.letter, "places": path.places} for path in board.PATHS
        },
        "ROUTES": [(route.here, route.there) for route in board.PLAIN_ROUTES],
        "LANES": [{"ends": (lane.here, lane.there), "fare": lane.fare} for lane in board.SEA_LANES],
        "BENDS": drawn["bends"],
        "TRACK": {"spaces": board.CANADA_TRACK, **drawn["track"]},
    }


def same(what: str, drawn: dict[str, Any], printed: list[str]) -> None:
    """Fail where the drawing lacks something, or has something that is not printed."""
    odd = set(drawn) ^ set(printed)
    if odd:
        raise ValueError(f"{what} of the content and of {GEOGRAPHY.name} differ: {', '.join(sorted(odd))}")


def place(printed: board.Place, drawn: dict[str, Any]) -> dict[str, Any]:
    """Return one place as it is drawn."""
    (x, y), (right, down) = drawn["at"], drawn["label"]
    return {
        "name": written(printed.id, drawn),
        "kind": f"{printed.kind}-city" if printed.city else printed.kind,
        "large": printed.large,
        "aid": printed.aid,
        "x": x,
        "y": y,
        "label": {"x": x + right, "y": y + down, "anchor": drawn["anchor"]},
    }


def plantation(printed: board.Plantation, drawn: dict[str, Any]) -> dict[str, Any]:
    """Return one plantation as it is drawn."""
    x, y = drawn["at"]
    return {
        "name": written(f"plantation-{printed.id}", drawn),
        "spaces": printed.spaces,
        "links": printed.links,
        "x": x,
        "y": y,
        "columns": drawn["columns"],
    }


def gate(drawn: dict[str, Any]) -> dict[str, Any]:
    """Return where a way into Canada ends, and how it bends."""
    x, y = drawn["at"]
    return {"x": x, "y": y, "bend": drawn.get("bend", 0)}


def written(name: str, drawn: dict[str, Any]) -> str:
    """Return the name on the map: that of the texts unless the drawing shortens or breaks it (at the bar)."""
    return str(drawn.get("written") or Words().say(Text(f"place-{name}")))
