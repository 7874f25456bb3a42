"""People and catchers on the map (R7)."""

from typing import Final, final

from lantern.content.effects import CITY_AID, NO_BLUE_CITIES, NO_CANADA
from lantern.engine import events
from lantern.engine.actions import AMOUNT, DONE, DONE_OR_FROM, FROM, NOBODY, TO, TO_SPOTS
from lantern.engine.board import (
    AID,
    BLUE,
    CANADA,
    CANADA_BIT,
    CAPACITY,
    FARE,
    FREE_ROADS,
    HOLDERS,
    LANE_NEAR,
    LARGE,
    MOVED_MASK,
    MOVED_SHIFT,
    ROADS,
    listed,
    members,
)
from lantern.engine.pursuit import alert
from lantern.engine.state import Frame, State, fields_of

EVERYBODY: Final = 99
FAR: Final = 99
LARGE_PLACES: Final[list[int]] = members(LARGE)


def shut(s: State, token: bool) -> int:
    """Return the set of places that may not be entered or passed: catchers, and what bars a token (R7.2, R11.2)."""
    if not token:
        return s.catcher_places
    return s.catcher_places | barred(s)


def barred(s: State) -> int:
    """Return the set of places that opposition cards close to Conductor tokens."""
    places = 0
    if s.modifiers[NO_BLUE_CITIES]:
        places |= BLUE
    if s.modifiers[NO_CANADA]:
        places |= CANADA_BIT
    return places


def roads_for(s: State, who: int) -> list[int]:
    """Return the roads open to this player's people: the lane with a fare only for those who can pay (R7.11)."""
    return ROADS if s.money[who] >= FARE else FREE_ROADS


def reach(s: State, origin: int, steps: int, closed: int, roads: list[int]) -> int:
    """Return the set of spots where a person from `origin` may end the move.

    Catchers block the road; other people only fill the last place (R7.2, R7.3).
    """
    edge = roads[origin] & ~closed
    if steps == 1:
        return edge & ~s.full
    seen = edge | 1 << origin
    for _step in range(steps - 1):
        edge = neighbours(edge, roads) & ~(closed | seen)
        if edge == 0:
            break
        seen |= edge
    return seen & ~(s.full | 1 << origin)


def neighbours(spots: int, roads: list[int]) -> int:
    """Return the set of spots one step away from any of these."""
    found = 0
    while spots:
        spot = spots.bit_length() - 1
        found |= roads[spot]
        spots ^= 1 << spot
    return found


def distance(origin: int, goal: int, closed: int, roads: list[int]) -> int:
    """Return the number of steps of the shortest open way, or FAR."""
    seen = edge = 1 << origin
    for step in range(1, HOLDERS):
        edge = neighbours(edge, roads) & ~(closed | seen)
        if edge >> goal & 1:
            return step
        if edge == 0:
            break
        seen |= edge
    return FAR


def unmoved(s: State, spot: int, moved: int) -> int:
    """Return how many people there have not yet been moved by this action (R7.4).

    The tally never counts people captured since: people who arrive later have moved too.
    """
    return s.people[spot] - (moved >> MOVED_SHIFT[spot] & MOVED_MASK[spot])


def unmoved_at(s: State, moved: int) -> int:
    """Return the set of spots with somebody whom this action has not moved."""
    spots = s.occupied & ~moved  # which settles all but the large places, as MOVED_SHIFT says
    if moved >> HOLDERS:
        for place in LARGE_PLACES:
            if unmoved(s, place, moved) <= 0:
                spots &= ~(1 << place)
    return spots


def leavable(s: State, spots: int, steps: int, closed: int, roads: list[int]) -> int:
    """Return those of these spots that a person could leave; mostly a single step shows it."""
    found = spots
    open_ends = ~(closed | s.full)
    while spots:
        spot = spots.bit_length() - 1
        spots ^= 1 << spot
        if not roads[spot] & open_ends and (steps == 1 or not reach(s, spot, steps, closed, roads)):
            found ^= 1 << spot
    return found


def anyone_can_leave(s: State, spots: int, steps: int, closed: int, roads: list[int]) -> bool:
    """Tell whether a person in any of these spots could move."""
    open_ends = ~(closed | s.full)
    while spots:
        spot = spots.bit_length() - 1
        if roads[spot] & open_ends or (steps > 1 and reach(s, spot, steps, closed, roads)):
            return True
        spots ^= 1 << spot
    return False


def note_moved(moved: int, spot: int) -> int:
    """Return the tally with one more moved person at `spot`."""
    if (moved >> MOVED_SHIFT[spot] & MOVED_MASK[spot]) == CAPACITY[spot]:
        return moved
    return moved + (1 << MOVED_SHIFT[spot])


def free(s: State, origin: int, who: int) -> None:
    """Somebody has reached Canada, guided by the seat `who`."""
    s.freed += 1
    s.emit(events.FREED, origin, who)


def aid_at(s: State, place: int) -> int:
    """Return what arriving in a place brings (R7.6); Calhoun takes a dollar off blue cities."""
    aid = AID[place]
    if BLUE >> place & 1:
        aid += s.modifiers[CITY_AID]
    return aid


def travel(s: State, who: int, origin: int, goal: int, fare: int) -> None:
    """Move one person and pay what the way costs and what the arrival brings (R7.11, R7.6)."""
    s.lift(origin)
    if fare:
        s.money[who] -= fare
        s.emit(events.FARE, who, fare)
    s.emit(events.MOVED, origin, goal, who)
    if goal == CANADA:
        free(s, origin, who)
        return
    s.put(goal)
    aid = aid_at(s, goal)
    if aid > 0:
        s.money[who] += aid
        s.emit(events.AID, who, aid, goal)


@final
class MovePeople:  # noqa: PLW1641 - no set holds it
    """What one moving action allows; it stays the same while people move one after the other."""

    def __init__(self, who: int, people: int, steps: int, token: bool, unseen: bool, pooled: bool, must: bool) -> None:
        self.who = who
        self.people = people
        self.steps = steps  # for each person, or for all together when `pooled` (the Conductor's special)
        self.token = token  # Conductor tokens alone are bound by some opposition cards (R11.2)
        self.unseen = unseen  # draws no catchers (R7.10)
        self.pooled = pooled
        self.must = must  # at least one person has to move (R6.4, R6.10)

    def __reduce__(self) -> tuple[object, ...]:
        """Tell pickle and deepcopy how to make this action again."""
        return MovePeople, tuple(fields_of(self).values())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, MovePeople) and fields_of(self) == fields_of(other)


@final
class ChoosePerson(Frame):
    """Who moves next? Up to `left` more people, `steps` places each."""

    def __init__(self, errand: MovePeople, left: int, steps: int, moved: int) -> None:
        self.errand = errand
        self.left = left
        self.steps = steps
        self.moved = moved

    def after(self, goal: int, steps: int) -> "ChoosePerson":
        """Return this action with one person moved."""
        moved = self.moved if goal == CANADA else note_moved(self.moved, goal)
        if self.errand.pooled:
            return ChoosePerson(self.errand, self.left, self.steps - steps, moved)
        return ChoosePerson(self.errand, self.left - 1, self.steps, moved)

    def actor(self, s: State) -> int:
        if self.left <= 0 or self.steps <= 0:
            return NOBODY
        who = self.errand.who
        closed = shut(s, self.errand.token)
        spots = unmoved_at(s, self.moved) & ~closed
        return who if anyone_can_leave(s, spots, self.steps, closed, roads_for(s, who)) else NOBODY

    def must(self) -> bool:
        """Tell whether nobody has moved yet, though somebody has to."""
        return self.errand.must and self.left == self.errand.people and self.steps == self.errand.steps

    def legal(self, s: State) -> list[int]:
        # A closed place may have people in it: NJ lets no token move anybody out of a blue city.
        closed = shut(s, self.errand.token)
        roads = roads_for(s, self.errand.who)
        spots = leavable(s, unmoved_at(s, self.moved) & ~closed, self.steps, closed, roads)
        return listed(DONE_OR_FROM, spots << 1 | (0 if self.must() else 1))

    def apply(self, s: State, answer: int) -> None:
        if answer == DONE:
            s.pop()
        else:
            s.become(ChooseDestination(self, answer - FROM))

    def step(self, s: State) -> None:
        s.pop()


@final
class ChooseDestination(Frame):
    """Where does the person at `origin` go?"""

    def __init__(self, conduct: ChoosePerson, origin: int) -> None:
        self.conduct = conduct
        self.origin = origin

    def actor(self, s: State) -> int:
        return self.conduct.errand.who

    def legal(self, s: State) -> list[int]:
        errand = self.conduct.errand
        ends = reach(s, self.origin, self.conduct.steps, shut(s, errand.token), roads_for(s, errand.who))
        return listed(TO_SPOTS, ends)

    def apply(self, s: State, answer: int) -> None:
        if LANE_NEAR[self.conduct.steps] >> self.origin & 1:
            self._choose_way(s, answer - TO)
        else:
            go(s, self.conduct, self.origin, answer - TO, 0)

    def _choose_way(self, s: State, goal: int) -> None:
        """Take the way without a fare, or the only one; ask where a fare would save steps (R7.14)."""
        errand = self.conduct.errand
        closed = shut(s, errand.token)
        by_land = distance(self.origin, goal, closed, FREE_ROADS)
        if by_land > self.conduct.steps:
            go(s, self.conduct, self.origin, goal, FARE)
        elif errand.pooled and s.money[errand.who] >= FARE and distance(self.origin, goal, closed, ROADS) < by_land:
            s.become(ChooseWay(self.conduct, self.origin, goal))
        else:
            go(s, self.conduct, self.origin, goal, 0)


@final
class ChooseWay(Frame):
    """By sea for a fare, or the longer way by land (R7.14)?"""

    def __init__(self, conduct: ChoosePerson, origin: int, goal: int) -> None:
        self.conduct = conduct
        self.origin = origin
        self.goal = goal

    def actor(self, s: State) -> int:
        return self.conduct.errand.who

    def legal(self, s: State) -> list[int]:
        return [AMOUNT, AMOUNT + FARE]

    def apply(self, s: State, answer: int) -> None:
        go(s, self.conduct, self.origin, self.goal, answer - AMOUNT)


def go(s: State, conduct: ChoosePerson, origin: int, goal: int, fare: int) -> None:
    """Carry one move out to its end: fare, arrival, aid, catchers (R7.8)."""
    errand = conduct.errand
    steps = 0
    if errand.pooled:
        steps = distance(origin, goal, shut(s, errand.token), ROADS if fare else FREE_ROADS)
    s.become(conduct.after(goal, steps))
    travel(s, errand.who, origin, goal, fare)
    if goal != CANADA and not errand.unseen:
        alert(s, errand.who, goal, errand.token)


def conduct(errand: MovePeople) -> ChoosePerson:
    """Return the question with which a moving action begins."""
    return ChoosePerson(errand, errand.people, errand.steps, 0)


def movable(s: State, who: int, steps: int, token: bool) -> bool:
    """Tell whether this player could move anybody at all."""
    closed = shut(s, token)
    return anyone_can_leave(s, s.occupied & ~closed, steps, closed, roads_for(s, who))
