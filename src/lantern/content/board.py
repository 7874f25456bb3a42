"""The map: places, routes, catcher paths, sea lanes, plantations and the ways into Canada."""

from typing import Final, NamedTuple

from lantern.content.source import ESTIMATE, PDF, PHOTO, RULEBOOK

SOUTHERN: Final = "southern"  # green
NORTHERN: Final = "northern"  # beige
TOWN: Final = "town"  # sepia, counts as a northern space
CITY: Final = "city"  # blue
CAPITAL: Final = "capital"  # Washington: sepia, large, in the South; neither green nor blue nor northern
SEA: Final = "sea"  # the ship

KINDS: Final[list[str]] = [SOUTHERN, NORTHERN, TOWN, CITY, CAPITAL, SEA]

LARGE_CAPACITY: Final = 4
SMALL_CAPACITY: Final = 1
CAPACITY_SOURCE: Final = RULEBOOK  # of the two numbers; which places are large is said by each of them


class Place(NamedTuple):
    """A place on the map; the later sources are given where one number is known better or less well."""

    id: str
    kind: str
    aid: int
    source: str
    large: bool = False
    aid_source: str = ""
    kind_source: str = ""
    capacity_source: str = ""
    city: bool = False  # a southern city: drawn and named as one, but no rule asks for it


class Route(NamedTuple):
    """An undirected way between two places; `fare` is paid by each person on each passage."""

    here: str
    there: str
    source: str
    fare: int = 0


class Path(NamedTuple):
    """The road of one catcher, listed from its west end to its east end."""

    colour: str
    symbol: str
    letter: str  # of the colour, as written on pawns and maps
    start: str
    places: tuple[str, ...]
    source: str
    estimated_from: str = ""  # from this place eastward the path is an estimate


class Plantation(NamedTuple):
    """Where enslaved people are held; `light` spaces are filled at the start."""

    id: str
    spaces: int
    light: int
    links: tuple[str, ...]
    spaces_source: str
    links_source: str
    light_source: str = ESTIMATE


PLACES: Final[list[Place]] = [
    Place("west-iowa", NORTHERN, 1, PHOTO),
    Place("minnesota", NORTHERN, 1, PHOTO),
    Place("east-iowa", NORTHERN, 1, PHOTO),
    Place("chicago", CITY, 2, PHOTO, large=True, capacity_source=RULEBOOK),
    Place("newport", TOWN, 1, RULEBOOK),
    Place("west-ohio", NORTHERN, 1, PHOTO),
    Place("detroit", CITY, 2, PHOTO),
    Place("cleveland", TOWN, 1, PHOTO),
    Place("cincinnati", CITY, 2, PHOTO),
    Place("ripley", TOWN, 1, PHOTO, aid_source=PDF),
    Place("east-ohio", NORTHERN, 1, PHOTO),
    Place("west-pennsylvania", NORTHERN, 1, PHOTO),
    Place("rochester", CITY, 2, PHOTO),
    Place("north-pennsylvania", NORTHERN, 1, PHOTO),
    Place("upstate-new-york", NORTHERN, 1, PHOTO),
    Place("new-york", CITY, 3, PHOTO, large=True, capacity_source=RULEBOOK),
    Place("ferrisberg", TOWN, 1, PHOTO, aid_source=PDF),
    Place("philadelphia", CITY, 2, PHOTO, kind_source=ESTIMATE),
    Place("washington", CAPITAL, 2, PHOTO, large=True, aid_source=PDF),
    Place("boston", CITY, 2, RULEBOOK, large=True, aid_source=ESTIMATE),
    Place("new-hampshire", NORTHERN, 1, PHOTO, aid_source=ESTIMATE, kind_source=ESTIMATE, capacity_source=ESTIMATE),
    Place("maine", NORTHERN, 1, ESTIMATE),
    Place("st-louis", SOUTHERN, 2, RULEBOOK, city=True),
    Place("charleston", SOUTHERN, 0, PHOTO, city=True),
    Place("west-missouri", SOUTHERN, 0, PHOTO),
    Place("west-arkansas", SOUTHERN, 0, PHOTO),
    Place("east-arkansas", SOUTHERN, 0, PHOTO),
    Place("kentucky", SOUTHERN, 0, PHOTO),
    Place("tennessee", SOUTHERN, 0, PHOTO),
    Place("north-georgia", SOUTHERN, 0, PHOTO),
    Place("west-virginia", SOUTHERN, 0, PHOTO),
    Place("north-carolina", SOUTHERN, 0, PHOTO),
    Place("ship", SEA, 0, PHOTO, capacity_source=ESTIMATE),
]

PLANTATIONS: Final[list[Plantation]] = [
    Plantation("west", 8, 5, ("west-arkansas", "east-arkansas"), PHOTO, PHOTO),
    Plantation("center", 4, 2, ("east-arkansas", "tennessee"), RULEBOOK, PHOTO),
    Plantation("east", 9, 5, ("north-georgia", "charleston"), PHOTO, PHOTO),
]

PATHS: Final[list[Path]] = [
    Path(
        "orange",
        "circle",
        "O",
        "chicago",
        ("minnesota", "chicago", "cincinnati", "ripley", "west-virginia", "north-carolina"),
        PHOTO,
    ),
    Path(
        "blue",
        "pentagon",
        "B",
        "detroit",
        ("west-iowa", "east-iowa", "chicago", "detroit", "cleveland", "west-pennsylvania", "north-pennsylvania")
        + ("new-york", "new-hampshire", "maine"),
        PHOTO,
        estimated_from="maine",
    ),
    Path(
        "yellow",
        "triangle",
        "Y",
        "rochester",
        (
            "east-arkansas",
            "kentucky",
            "cincinnati",
            "cleveland",
            "rochester",
            "upstate-new-york",
            "ferrisberg",
            "maine",
        ),
        PHOTO,
        estimated_from="maine",
    ),
    Path(
        "purple",
        "hexagon",
        "P",
        "washington",
        ("west-iowa", "west-missouri", "st-louis", "newport", "west-ohio", "east-ohio", "washington"),
        PHOTO,
    ),
    Path(
        "brown",
        "square",
        "N",  # B is blue
        "new-york",
        ("north-georgia", "west-virginia", "washington", "philadelphia", "new-york", "boston"),
        PHOTO,
    ),
]


PLAIN_ROUTES: Final[list[Route]] = [
    Route("west-iowa", "minnesota", PHOTO),
    Route("minnesota", "east-iowa", PHOTO),
    Route("east-iowa", "st-louis", PHOTO),
    Route("chicago", "newport", PHOTO),
    Route("newport", "kentucky", PHOTO),
    Route("west-ohio", "detroit", PHOTO),
    Route("west-ohio", "cincinnati", PHOTO),
    Route("cleveland", "east-ohio", PHOTO),
    Route("ripley", "tennessee", PHOTO),
    Route("ripley", "north-georgia", PHOTO),
    Route("ripley", "east-ohio", PHOTO),
    Route("west-pennsylvania", "washington", PHOTO),
    Route("north-pennsylvania", "rochester", PHOTO),
    Route("north-pennsylvania", "upstate-new-york", PHOTO),
    Route("north-pennsylvania", "washington", PHOTO),
    Route("upstate-new-york", "new-york", PHOTO),
    Route("new-york", "ferrisberg", PHOTO),
    Route("washington", "north-carolina", PHOTO),
    Route("st-louis", "west-arkansas", PHOTO),
    Route("st-louis", "east-arkansas", PHOTO),
    Route("west-missouri", "west-arkansas", PHOTO),
    Route("kentucky", "tennessee", PHOTO),
    Route("north-carolina", "charleston", PHOTO),
    Route("boston", "new-hampshire", ESTIMATE),
    Route("boston", "maine", ESTIMATE),
    Route("new-hampshire", "ferrisberg", ESTIMATE),
]

FARE_SOURCE: Final = PDF  # and the photograph
SEA_LANES: Final[list[Route]] = [
    Route("charleston", "ship", PHOTO, fare=1),
    Route("ship", "new-york", PHOTO),
    Route("ship", "boston", ESTIMATE),
]

# A person who steps from one of these to Canada is free.
CANADA_LINKS: Final[list[tuple[str, str]]] = [
    ("minnesota", PHOTO),
    ("chicago", PHOTO),
    ("detroit", PHOTO),
    ("cleveland", PHOTO),
    ("rochester", PHOTO),
    ("upstate-new-york", PHOTO),
    ("ferrisberg", ESTIMATE),
    ("maine", ESTIMATE),
]

CANADA_TRACK: Final = 30  # the numbered spaces; Canada itself holds everybody (R7.1)
CANADA_TRACK_SOURCE: Final = PDF
PEOPLE: Final = 96  # the pieces in the box
PEOPLE_SOURCE: Final = RULEBOOK
AID_COINS: Final[list[int]] = [14, 8, 1]  # how many coins of $1, $2 and $3 are printed on the map
AID_COINS_SOURCE: Final = PDF

# The dice (R4): five colours and the walking figure, which moves nobody; each distance westward and eastward.
COLOURS_SOURCE: Final = RULEBOOK
DISTANCES: Final = (1, 2, 3)  # that can be rolled
DIE: Final = (-1, -2, -3, 1, 2, 3)  # the six faces of the movement die; negative is west
DISTANCES_SOURCE: Final = ESTIMATE
TRIPLE: Final = 3
TRIPLE_SOURCE: Final = RULEBOOK


def capacity(place: Place) -> int:
    """How many people the place holds (R7.3)."""
    return LARGE_CAPACITY if place.large else SMALL_CAPACITY


def path_routes(paths: list[Path] = PATHS) -> list[Route]:
    """Return the segments of the catcher paths, which are routes for people too."""
    routes: list[Route] = []
    for path in paths:
        estimated = False
        for here, there in zip(path.places, path.places[1:], strict=False):
            estimated = estimated or there == path.estimated_from
            routes.append(Route(here, there, ESTIMATE if estimated else path.source))
    return routes
