"""The map as numbers: places are small ints, sets of places are the bits of one int."""

from typing import Final

from lantern.content import board as printed
from lantern.content import effects as zones

# Written out, because compiled code is a fifth faster with numbers it knows; `agree` compares them with the content.
PLACES: Final = 33
WEST: Final = 33  # the plantations follow the places
CENTER: Final = 34
EAST: Final = 35
CANADA: Final = 36
BOTTOM_MARKET: Final = 37  # where people may come from, though it is no place on the map
LOST_TRACK: Final = 38
SPOTS: Final = 39
HOLDERS: Final = 36  # places and plantations: where `people` are counted
PLANTATIONS: Final = 3
CATCHERS: Final = 5


def agree(name: str, written: int, counted: int) -> None:
    """Fail at import where a number written out for the compiler is not what the content has."""
    if written != counted:
        raise AssertionError(f"{name} is {written} in the engine, but the content has {counted}")


agree("PLACES", PLACES, len(printed.PLACES))
agree("PLANTATIONS", PLANTATIONS, len(printed.PLANTATIONS))
agree("CATCHERS", CATCHERS, len(printed.PATHS))

SPOT_IDS: Final[list[str]] = (
    [place.id for place in printed.PLACES]
    + [f"plantation-{plantation.id}" for plantation in printed.PLANTATIONS]
    + ["canada", "market", "lost"]
)
COLOURS: Final[list[str]] = [path.colour for path in printed.PATHS]


def spot(name: str) -> int:
    """Return the number of a place, a plantation, Canada, the market or the Lost track."""
    return SPOT_IDS.index(name)


def bits_of(spots: list[int]) -> int:
    """Return the set of these spots."""
    bits = 0
    for each in spots:
        bits |= 1 << each
    return bits


def by_bytes(names: list[int]) -> list[list[int]]:
    """Return the table with which `listed` lists sets whose members have these names."""
    table: list[list[int]] = []
    for start in range(0, len(names), 8):
        eight = names[start : start + 8]
        table += [[name for bit, name in enumerate(eight) if byte >> bit & 1] for byte in range(256)]
    return table


def listed(table: list[list[int]], bits: int) -> list[int]:
    """Return the members of a set in ascending order, eight at a time because sets are listed all the time."""
    row = 0
    while bits and not bits & 255:
        bits >>= 8
        row += 256
    found = table[row + (bits & 255)].copy()
    bits >>= 8
    while bits:
        row += 256
        if bits & 255:
            found += table[row + (bits & 255)]
        bits >>= 8
    return found


def size(table: list[list[int]], bits: int) -> int:
    """Return how many members a set has."""
    found = 0
    row = 0
    while bits:
        found += len(table[row + (bits & 255)])
        bits >>= 8
        row += 256
    return found


def nth(table: list[list[int]], bits: int, place: int) -> int:
    """Return the member of a set that would stand at this place of its list."""
    row = 0
    while True:
        eight = table[row + (bits & 255)]
        if place < len(eight):
            return eight[place]
        place -= len(eight)
        bits >>= 8
        row += 256


_MEMBERS: Final[list[list[int]]] = by_bytes([*range(SPOTS)])


def members(bits: int) -> list[int]:
    """Return the spots of a set, in ascending order."""
    return listed(_MEMBERS, bits)


def _of_kinds(*kinds: str) -> int:
    return bits_of([n for n, place in enumerate(printed.PLACES) if place.kind in kinds])


SHIP: Final = spot("ship")
CHARLESTON: Final = spot("charleston")
NEW_YORK: Final = spot("new-york")

GREEN: Final = _of_kinds(printed.SOUTHERN)
BLUE: Final = _of_kinds(printed.CITY)
BEIGE: Final = _of_kinds(printed.NORTHERN, printed.TOWN)
LARGE: Final = bits_of([n for n, place in enumerate(printed.PLACES) if place.large])
LARGE_NORTHERN: Final = LARGE & BLUE
ALL_PLACES: Final = (1 << PLACES) - 1
ALL_PLANTATIONS: Final = 7 << WEST
CANADA_BIT: Final = 1 << CANADA

ZONES: Final[dict[str, int]] = {
    zones.ANY_PLANTATION: ALL_PLANTATIONS,
    zones.SOUTHERN_PLACE: GREEN,
    zones.SMALL_SOUTHERN: GREEN & ~LARGE,
    zones.NORTHERN_PLACE: BEIGE | BLUE,
    zones.NORTHERN_SPACE: BEIGE,
    zones.LARGE_NORTHERN_CITY: LARGE_NORTHERN,
    zones.NEW_YORK: 1 << NEW_YORK,
    zones.CANADA: CANADA_BIT,
    zones.BOTTOM_MARKET: 1 << BOTTOM_MARKET,
    zones.LOST_TRACK: 1 << LOST_TRACK,
}

CAPACITY: Final[list[int]] = [printed.capacity(place) for place in printed.PLACES] + [
    plantation.spaces for plantation in printed.PLANTATIONS
]
AID: Final[list[int]] = [place.aid for place in printed.PLACES] + [0] * (SPOTS - PLACES)


def _roads(with_fares: bool) -> list[int]:
    """Return, for each spot, the set of neighbours one step away (R7.1); nobody goes on from Canada."""
    roads = [0] * SPOTS
    for route in printed.path_routes() + printed.PLAIN_ROUTES + printed.SEA_LANES:
        if with_fares or not route.fare:
            here, there = spot(route.here), spot(route.there)
            roads[here] |= 1 << there
            roads[there] |= 1 << here
    for name, _source in printed.CANADA_LINKS:
        roads[spot(name)] |= CANADA_BIT
    for number, plantation in enumerate(printed.PLANTATIONS):
        for name in plantation.links:
            roads[WEST + number] |= 1 << spot(name)
    return roads


ROADS: Final[list[int]] = _roads(with_fares=True)
FREE_ROADS: Final[list[int]] = _roads(with_fares=False)
FARE: Final = max(route.fare for route in printed.SEA_LANES)


def _within_two() -> list[int]:
    """Return, for each place, the places at most two steps away by any route, Canada left out."""
    near: list[int] = []
    for here in range(PLACES):
        found = ROADS[here] & ALL_PLACES
        for there in members(found):
            found |= ROADS[there] & ALL_PLACES
        near.append(found & ~(1 << here))
    return near


WITHIN_TWO: Final[list[int]] = _within_two()


def _lane_reach(steps: int) -> int:
    """Return the set of spots from which the lane with a fare lies within `steps` steps."""
    found = (1 << CHARLESTON) | (1 << SHIP)
    for _step in range(steps - 1):
        for here in range(HOLDERS):
            if ROADS[here] & found & ALL_PLACES:
                found |= 1 << here
    return found


# Only from these spots can a move of one, two, … five steps use the lane with the fare.
LANE_NEAR: Final[list[int]] = [_lane_reach(steps) for steps in range(6)]

# Catcher paths, as places and as tables.
PATH: Final[list[list[int]]] = [[spot(name) for name in path.places] for path in printed.PATHS]
PATH_BITS: Final[list[int]] = [bits_of(path) for path in PATH]
START: Final[list[int]] = [spot(path.start) for path in printed.PATHS]


def _hunters() -> list[int]:
    """Return, for each spot, the set of catchers whose path includes it."""
    return [bits_of([c for c in range(CATCHERS) if PATH_BITS[c] >> each & 1]) for each in range(SPOTS)]


def _stations() -> list[int]:
    """Return the position of each place on each path, or -1; one flat table, catcher by catcher."""
    flat: list[int] = []
    for path in PATH:
        flat += [path.index(place) if place in path else -1 for place in range(PLACES)]
    return flat


HUNTERS: Final[list[int]] = _hunters()
STATION: Final[list[int]] = _stations()


def _moved_shift() -> list[int]:
    large = members(LARGE)
    return [HOLDERS + 3 * large.index(each) if each in large else each for each in range(HOLDERS)]


# How an action notes who has moved (R7.4): one bit per small place, three per large one, in one int.
MOVED_SHIFT: Final[list[int]] = _moved_shift()
MOVED_MASK: Final[list[int]] = [7 if LARGE >> each & 1 else 1 for each in range(HOLDERS)]
