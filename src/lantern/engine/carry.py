"""People carried straight to a place, with no effect on the way: no aid, no catchers (R7.9)."""

from typing import Final, final

from lantern.content.effects import Carry
from lantern.engine import events
from lantern.engine.actions import DONE, FROM, NOBODY, TO, TO_SPOTS
from lantern.engine.board import (
    BOTTOM_MARKET,
    CANADA,
    HOLDERS,
    LOST_TRACK,
    WITHIN_TWO,
    ZONES,
    listed,
    members,
)
from lantern.engine.market import leave_card
from lantern.engine.movement import free
from lantern.engine.state import Frame, State

NOWHERE: Final = -1


def occupied(s: State) -> int:
    """Return the set of spots from which somebody can be taken."""
    spots = s.occupied
    if s.market and s.market[0]:
        spots |= 1 << BOTTOM_MARKET
    if s.lost:
        spots |= 1 << LOST_TRACK
    return spots


def anybody_at(s: State, spot: int) -> bool:
    """Tell whether somebody can be taken from this spot."""
    return occupied(s) >> spot & 1 == 1


def pick_up(s: State, spot: int) -> None:
    """Take one person from a place, a plantation, the bottom market card or the Lost track."""
    if spot == BOTTOM_MARKET:
        leave_card(s, 0)
    elif spot == LOST_TRACK:
        s.lost -= 1
    else:
        s.lift(spot)


def carry_goals(s: State, targets: int, near: bool, origin: int) -> int:
    """Return the set of spots to which somebody can be carried from this one."""
    goals = targets & ~s.full & ~s.catcher_places
    return goals & WITHIN_TWO[origin] if near else goals


def carry_origins(s: State, sources: int, targets: int, near: bool) -> list[int]:
    """Return the spots from which somebody can be carried."""
    if not targets & ~(s.full | s.catcher_places):
        return []
    return [spot for spot in members(sources & occupied(s)) if carry_goals(s, targets, near, spot)]


@final
class Carrying(Frame):
    """Up to `left` people go from `sources` to `targets` (both sets), one after the other."""

    def __init__(self, who: int, effect: Carry, left: int, sources: int, targets: int, must: bool, origin: int) -> None:
        self.who = who
        self.effect = effect
        self.left = left
        self.sources = sources
        self.targets = targets
        self.must = must
        self.origin = origin

    def _goals(self, s: State, origin: int) -> int:
        return carry_goals(s, self.targets, self.effect.within > 0, origin)

    def _origins(self, s: State) -> list[int]:
        return carry_origins(s, self.sources, self.targets, self.effect.within > 0)

    def actor(self, s: State) -> int:
        if self.origin != NOWHERE:
            return self.who
        return self.who if self.left > 0 and self._origins(s) else NOBODY

    def legal(self, s: State) -> list[int]:
        if self.origin != NOWHERE:
            return listed(TO_SPOTS, self._goals(s, self.origin))
        answers = [] if self.must else [DONE]
        return answers + [FROM + spot for spot in self._origins(s)]

    def apply(self, s: State, answer: int) -> None:
        if answer == DONE:
            s.pop()
        elif self.origin != NOWHERE:
            self._carry(s, self.origin, answer - TO)
        else:
            self._choose(s, answer - FROM)

    def _choose(self, s: State, origin: int) -> None:
        goals = members(self._goals(s, origin))
        if len(goals) == 1:
            self._carry(s, origin, goals[0])
        else:
            s.become(Carrying(self.who, self.effect, self.left, self.sources, self.targets, self.must, origin))

    def _carry(self, s: State, origin: int, goal: int) -> None:
        sources = 1 << origin if self.effect.one_source else self.sources
        targets = 1 << goal if self.effect.one_target else self.targets
        s.become(Carrying(self.who, self.effect, self.left - 1, sources, targets, False, NOWHERE))
        pick_up(s, origin)
        s.emit(events.CARRIED, origin, goal, self.who)
        if goal == CANADA:
            free(s, origin, self.who)
        elif goal < HOLDERS:
            s.put(goal)

    def step(self, s: State) -> None:
        s.pop()


def carrying(who: int, effect: Carry, must: bool) -> Carrying:
    """Return the frame that carries people as a card or a special says; `must`: at least one (R6.10)."""
    return Carrying(who, effect, effect.people, ZONES[effect.source], ZONES[effect.target], must, NOWHERE)
