"""What cannot be right about the map."""

from lantern.content.board import KINDS, SOUTHERN, Path, Plantation, Route, path_routes
from lantern.content.printed import Content


def board_problems(content: Content) -> list[str]:
    """Name every entry of the map that is impossible."""
    return (
        _place_problems(content)
        + _route_problems(content)
        + _path_problems(content)
        + _canada_problems(content)
        + _plantation_problems(content)
        + _connection_problems(content)
        + _dice_problems(content)
    )


def twice(names: list[str]) -> list[str]:
    """Return the names that come more than once, each once."""
    found: list[str] = []
    for number, name in enumerate(names):
        if name in names[:number] and name not in found:
            found.append(name)
    return found


def route_name(route: Route) -> str:
    """Name a route by its two ends."""
    return f"route {route.here}–{route.there}"


def all_routes(content: Content) -> list[Route]:
    """Return every way between two places: catcher paths, plain routes and sea lanes."""
    return path_routes(content.paths) + content.plain_routes + content.sea_lanes


def _ids(content: Content) -> list[str]:
    return [place.id for place in content.places]


def _place_problems(content: Content) -> list[str]:
    found = [f"place {name}: there are two of this id" for name in twice(_ids(content))]
    for place in content.places:
        if place.kind not in KINDS:
            found.append(f"place {place.id}: there is no kind {place.kind!r}")
        if place.aid < 0:
            found.append(f"place {place.id}: aid of {place.aid} dollars")
    for number, coins in enumerate(content.aid_coins):
        have = len([place for place in content.places if place.aid == number + 1])
        if have != coins:
            found.append(f"aid coins of ${number + 1}: {have} instead of {coins}")
    for place in content.places:
        if place.aid > len(content.aid_coins):
            found.append(f"place {place.id}: there is no coin of ${place.aid}")
    return found


def _route_problems(content: Content) -> list[str]:
    places = _ids(content)
    found: list[str] = []
    seen: list[tuple[str, str]] = []
    for route in all_routes(content):
        for end in (route.here, route.there):
            if end not in places:
                found.append(f"{route_name(route)}: there is no place {end!r}")
        if route.here == route.there:
            found.append(f"{route_name(route)}: it leads to itself")
        if (route.here, route.there) in seen:
            found.append(f"{route_name(route)}: it is there twice")
        if route.fare < 0:
            found.append(f"{route_name(route)}: a fare of {route.fare} dollars")
        seen += [(route.here, route.there), (route.there, route.here)]
    return found


def _path_problems(content: Content) -> list[str]:
    found = [f"path {name}: there are two of this colour" for name in twice([p.colour for p in content.paths])]
    found += [f"symbol {name}: two paths have it" for name in twice([p.symbol for p in content.paths])]
    places = _ids(content)
    for path in content.paths:
        found += [f"path {path.colour}: {what}" for what in _wrong_with_path(path, places)]
    return found


def _wrong_with_path(path: Path, places: list[str]) -> list[str]:
    found = [f"there is no place {name!r}" for name in path.places if name not in places]
    found += [f"no chain of routes, it comes to {name} twice" for name in twice(list(path.places))]
    if len(path.places) < 2:
        found.append("fewer than two places")
    if path.start not in path.places:
        found.append(f"its catcher starts in {path.start!r}, which is not on it")
    if path.estimated_from and path.estimated_from not in path.places:
        found.append(f"estimated from {path.estimated_from!r}, which is not on it")
    return found


def _canada_problems(content: Content) -> list[str]:
    names = [name for name, _source in content.canada_links]
    places = _ids(content)
    found = [f"link {name}–Canada: it is there twice" for name in twice(names)]
    found += [f"link {name}–Canada: there is no place {name!r}" for name in names if name not in places]
    return found


def _plantation_problems(content: Content) -> list[str]:
    ids = [plantation.id for plantation in content.plantations]
    found = [f"plantation {name}: there are two of this id" for name in twice(ids)]
    southern = [place.id for place in content.places if place.kind == SOUTHERN]
    for plantation in content.plantations:
        found += [f"plantation {plantation.id}: {what}" for what in _wrong_with_plantation(plantation, southern)]
    return found


def _wrong_with_plantation(plantation: Plantation, southern: list[str]) -> list[str]:
    found = [f"its link {name!r} is not a southern place" for name in plantation.links if name not in southern]
    found += [f"two links to {name}" for name in twice(list(plantation.links))]
    if not plantation.links:
        found.append("no way leads out of it")
    if plantation.spaces < 1:
        found.append(f"{plantation.spaces} spaces")
    if not 0 <= plantation.light <= plantation.spaces:
        found.append(f"{plantation.light} light spaces of {plantation.spaces}")
    return found


def _connection_problems(content: Content) -> list[str]:
    routes = all_routes(content)
    linked = [name for plantation in content.plantations for name in plantation.links]
    from_south = _connected(linked, routes)
    from_canada = _connected([name for name, _source in content.canada_links], routes)
    found: list[str] = []
    for name in _ids(content):
        if name not in from_south:
            found.append(f"place {name}: nobody can reach it from a plantation")
        if name not in from_canada:
            found.append(f"place {name}: Canada cannot be reached from it")
    return found


def _connected(starts: list[str], routes: list[Route]) -> set[str]:
    """Return every place with a way to one of these, which are included."""
    reached = set(starts)
    grown = True
    while grown:
        grown = False
        for route in routes:
            if (route.here in reached) != (route.there in reached):
                reached |= {route.here, route.there}
                grown = True
    return reached


def _dice_problems(content: Content) -> list[str]:
    found = [f"movement die: distance {distance}" for distance in content.distances if distance < 1]
    found += [f"movement die: distance {name} twice" for name in twice([str(n) for n in content.distances])]
    return found
