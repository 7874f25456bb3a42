"""Where the catchers may come next: by the dice, and drawn by an arrival."""

from typing import Final

from lantern.engine.board import CANADA, HOLDERS, HUNTERS, PATH, PATH_BITS, PLACES, ROADS, STATION
from lantern.engine.edition import RESULTS, STRIDE
from lantern.engine.movement import distance
from lantern.engine.state import State
from lantern.players import weights as w
from lantern.players.weights import WEIGHTS

STEPS: Final[list[int]] = [distance(spot, CANADA, 0, ROADS) for spot in range(HOLDERS)]


NEAR: Final[list[int]] = [0] * HOLDERS


def tune() -> None:
    """Work out what a person in each place is worth from the weights as they are now."""
    for spot in range(HOLDERS):
        worth = WEIGHTS[w.FREED]
        for _step in range(STEPS[spot]):
            worth = worth * WEIGHTS[w.NEARNESS] // 100
        NEAR[spot] = worth + WEIGHTS[w.ON_THE_ROAD] if spot < PLACES else 0


tune()


def worth_in(goal: int) -> int:
    """Return what a person in a place, or in Canada, is worth while the goal is not reached."""
    return WEIGHTS[w.FREED] if goal == CANADA else NEAR[goal]


def cost(place: int) -> int:
    """Return what the capture of one person in a place costs."""
    return NEAR[place] + WEIGHTS[w.CAPTURED]


def chance(s: State, catcher: int, here: int, place: int) -> int:
    """Return how many of the 36 results bring a catcher from one place of its path to another."""
    base = catcher * PLACES
    return s.edition.hits[(catcher * STRIDE + STATION[base + here]) * STRIDE + STATION[base + place]]


def chances(s: State, place: int) -> int:
    """Return how many of the 36 results bring any catcher to a place."""
    count = 0
    hunters = HUNTERS[place]
    catcher = 0
    while hunters:
        if hunters & 1:
            count += chance(s, catcher, s.catchers[catcher], place)
        hunters >>= 1
        catcher += 1
    return count


def dice_cost(results: int, place: int) -> int:
    """Return what standing in a place costs when this number of results captures there."""
    return WEIGHTS[w.DICE] * results * cost(place) // (100 * RESULTS)


def path_cost(s: State, catcher: int, here: int) -> int:
    """Return what the dice threaten along the path of a catcher if it stood in a place."""
    if not s.occupied & PATH_BITS[catcher]:
        return 0
    path = PATH[catcher]
    row = (catcher * STRIDE + STATION[catcher * PLACES + here]) * STRIDE
    hits = s.edition.hits
    total = 0
    for station in range(len(path)):
        people = s.people[path[station]]
        if people:
            total += hits[row + station] * people * cost(path[station])
    return WEIGHTS[w.DICE] * total // (100 * RESULTS)
