"""Catchers on the move, and what holds them back (R4.2, R7.6, R7.7, R7.13)."""

from typing import Final, final

from lantern.content.roles import ROLES
from lantern.engine import events
from lantern.engine.actions import DONE, EASTWARD, HOLD, NOBODY, RESERVE, WESTWARD
from lantern.engine.board import CATCHERS, HUNTERS, PATH, PLACES, START, STATION
from lantern.engine.market import capture
from lantern.engine.reserves import CIVIL_WAR, LEVI_COFFIN, holder, spend
from lantern.engine.state import (
    ACTION,
    BENEFIT_USED,
    DECLINED,
    IN_FORCE,
    NOT_ASKED,
    SHIELDED,
    Frame,
    State,
)

STATION_MASTER: Final[int] = [role.id for role in ROLES].index("station-master")


def relocate(s: State, catcher: int, goal: int, chooser: int) -> None:
    """Set a catcher down in a place; everybody there is captured."""
    s.emit(events.CATCHER_MOVED, catcher, s.catchers[catcher], goal)
    s.catchers[catcher] = goal
    watched = 0
    for place in s.catchers:
        watched |= 1 << place
    s.catcher_places = watched
    capture(s, goal, catcher, chooser)


def toward(s: State, catcher: int, place: int) -> int:
    """Return the next place on a catcher's path in the direction of another place of that path."""
    station = STATION[catcher * PLACES + s.catchers[catcher]]
    if STATION[catcher * PLACES + place] > station:
        return PATH[catcher][station + 1]
    return PATH[catcher][station - 1]


def roll_move(s: State, catcher: int, east: int) -> None:
    """Move a catcher by the dice, as far as its path goes; one that cannot move captures nobody (R4.2)."""
    path = PATH[catcher]
    station = STATION[catcher * PLACES + s.catchers[catcher]]
    goal = path[max(0, min(len(path) - 1, station + east))]
    if goal != s.catchers[catcher]:
        relocate(s, catcher, goal, s.lead)


@final
class CatchersReturn(Frame):
    """Every catcher that is elsewhere returns to its start and captures there (U.S. Marshals).

    In a player's own turn it is part of an action, so Civil War may stop it; the lantern phase asks nobody.
    """

    def __init__(self, who: int) -> None:
        self.who = who

    def _anybody_away(self, s: State) -> bool:
        return s.catchers != START

    def actor(self, s: State) -> int:
        war = s.phase == ACTION and s.reserve[self.who] == CIVIL_WAR and s.civil_war == NOT_ASKED
        return self.who if war and self._anybody_away(s) else NOBODY

    def legal(self, s: State) -> list[int]:
        return [DONE, RESERVE]

    def apply(self, s: State, answer: int) -> None:
        if answer == RESERVE:
            s.pop()
            declare_civil_war(s, self.who, (1 << CATCHERS) - 1)
        else:
            s.civil_war = DECLINED

    def step(self, s: State) -> None:
        s.pop()
        if s.phase == ACTION and s.civil_war == IN_FORCE:
            return
        for catcher in range(CATCHERS):
            if s.catchers[catcher] != START[catcher]:
                relocate(s, catcher, START[catcher], self.who)


def alert(s: State, who: int, place: int, token: bool) -> None:
    """A person has arrived: the catchers of the paths through that place come nearer."""
    hunters = HUNTERS[place]
    if hunters == 0:
        return
    if (token and s.used & SHIELDED) or s.civil_war == IN_FORCE:
        s.emit(events.CALMED, hunters, CIVIL_WAR if s.civil_war == IN_FORCE else -1, who)
        return
    if may_interrupt(s, who):
        s.push(CatchersApproach(who, place, hunters, s.civil_war != NOT_ASKED, False, False))
        return
    for catcher in range(CATCHERS):
        if hunters >> catcher & 1:
            relocate(s, catcher, toward(s, catcher, place), who)


def may_interrupt(s: State, who: int) -> bool:
    """Tell whether anybody at the table holds something that could stop a catcher now."""
    if s.roles[who] == STATION_MASTER and not s.used & BENEFIT_USED:
        return True
    if s.civil_war == NOT_ASKED and s.reserve[who] == CIVIL_WAR:
        return True
    return holder(s, LEVI_COFFIN) != NOBODY


@final
class CatchersApproach(Frame):
    """The `hunters` come one place nearer to `place`; Civil War, the Station Master and Levi Coffin may hold them."""

    def __init__(
        self, who: int, place: int, hunters: int, war_asked: bool, master_asked: bool, levi_asked: bool
    ) -> None:
        self.who = who
        self.place = place
        self.hunters = hunters
        self.war_asked = war_asked
        self.master_asked = master_asked
        self.levi_asked = levi_asked

    def _war(self, s: State) -> bool:
        return not self.war_asked and s.reserve[self.who] == CIVIL_WAR

    def _master(self, s: State) -> bool:
        return not self.master_asked and s.roles[self.who] == STATION_MASTER and not s.used & BENEFIT_USED

    def _next(self) -> int:
        catcher = 0
        while not self.hunters >> catcher & 1:
            catcher += 1
        return catcher

    def _levi(self, s: State) -> int:
        if self.levi_asked or s.people[toward(s, self._next(), self.place)] == 0:
            return NOBODY
        return holder(s, LEVI_COFFIN)

    def actor(self, s: State) -> int:
        if self.hunters == 0:
            return NOBODY
        if self._war(s) or self._master(s):
            return self.who
        return self._levi(s)

    def legal(self, s: State) -> list[int]:
        if not self._war(s) and self._master(s):
            return [DONE] + [HOLD + catcher for catcher in range(CATCHERS) if self.hunters >> catcher & 1]
        return [DONE, RESERVE]

    def apply(self, s: State, answer: int) -> None:
        if self._war(s):
            self._answer_war(s, answer)
        elif self._master(s):
            self._answer_master(s, answer)
        elif answer == RESERVE:
            levi = self._levi(s)
            self._without(s, self._next())
            hold_with_levi(s, levi, self._next())
        else:
            s.become(CatchersApproach(self.who, self.place, self.hunters, True, True, True))

    def _answer_war(self, s: State, answer: int) -> None:
        if answer == RESERVE:
            s.pop()
            declare_civil_war(s, self.who, self.hunters)
        else:
            s.civil_war = DECLINED
            s.become(CatchersApproach(self.who, self.place, self.hunters, True, False, False))

    def _answer_master(self, s: State, answer: int) -> None:
        if answer == DONE:
            s.become(CatchersApproach(self.who, self.place, self.hunters, True, True, False))
            return
        s.used |= BENEFIT_USED
        self._without(s, answer - HOLD)
        s.emit(events.HELD, answer - HOLD, -1, self.who)

    def _without(self, s: State, catcher: int) -> None:
        s.become(CatchersApproach(self.who, self.place, self.hunters & ~(1 << catcher), True, True, False))

    def step(self, s: State) -> None:
        if self.hunters == 0:
            s.pop()
            return
        catcher = self._next()
        self._without(s, catcher)
        relocate(s, catcher, toward(s, catcher, self.place), self.who)


def declare_civil_war(s: State, who: int, hunters: int) -> None:
    """Civil War: no catcher moves during this action."""
    s.civil_war = IN_FORCE
    spend(s, who)
    s.emit(events.CALMED, hunters, CIVIL_WAR, who)


def hold_with_levi(s: State, seat: int, catcher: int) -> None:
    """Levi Coffin: this catcher does not move."""
    spend(s, seat)
    s.emit(events.HELD, catcher, LEVI_COFFIN, seat)


def nearest(s: State, catcher: int, direction: int) -> int:
    """Return how far along its path in one direction a catcher's nearest person is, or 0 if there is none."""
    path = PATH[catcher]
    here = STATION[catcher * PLACES + s.catchers[catcher]]
    station = here + direction
    while 0 <= station < len(path):
        if s.people[path[station]]:
            return abs(station - here)
        station += direction
    return 0


@final
class CatchersToNearestPerson(Frame):
    """Every catcher from `catcher` on moves one place towards the nearest person on its path (Garrison).

    Asked in this order: Civil War, the direction on a tie, Levi Coffin.
    """

    def __init__(self, who: int, catcher: int, direction: int, war_asked: bool, levi_asked: bool) -> None:
        self.who = who
        self.catcher = catcher
        self.direction = direction
        self.war_asked = war_asked
        self.levi_asked = levi_asked

    def _idle(self, s: State) -> bool:
        return self.catcher < CATCHERS and nearest(s, self.catcher, 1) == 0 and nearest(s, self.catcher, -1) == 0

    def _war(self, s: State) -> bool:
        return not self.war_asked and s.civil_war == NOT_ASKED and s.reserve[self.who] == CIVIL_WAR

    def _direction(self, s: State) -> int:
        """Return -1 west, 1 east, or 0 for a tie not yet decided."""
        if self.direction:
            return self.direction
        east = nearest(s, self.catcher, 1)
        west = nearest(s, self.catcher, -1)
        if east == west:
            return 0
        return 1 if west == 0 or 0 < east < west else -1

    def _goal(self, s: State) -> int:
        station = STATION[self.catcher * PLACES + s.catchers[self.catcher]]
        return PATH[self.catcher][station + self._direction(s)]

    def actor(self, s: State) -> int:
        if self.catcher == CATCHERS or self._idle(s) or s.civil_war == IN_FORCE:
            return NOBODY
        if self._war(s) or self._direction(s) == 0:
            return self.who
        if self.levi_asked or s.people[self._goal(s)] == 0:
            return NOBODY
        return holder(s, LEVI_COFFIN)

    def legal(self, s: State) -> list[int]:
        if not self._war(s) and self._direction(s) == 0:
            return [WESTWARD, EASTWARD]
        return [DONE, RESERVE]

    def apply(self, s: State, answer: int) -> None:
        if self._war(s):
            s.become(CatchersToNearestPerson(self.who, self.catcher, 0, True, False))
            if answer == RESERVE:
                declare_civil_war(s, self.who, (1 << CATCHERS) - 1)
            else:
                s.civil_war = DECLINED
        elif self._direction(s) == 0:
            s.become(CatchersToNearestPerson(self.who, self.catcher, -1 if answer == WESTWARD else 1, True, False))
        elif answer == RESERVE:
            seat = holder(s, LEVI_COFFIN)
            s.become(CatchersToNearestPerson(self.who, self.catcher + 1, 0, True, False))
            hold_with_levi(s, seat, self.catcher)
        else:
            s.become(CatchersToNearestPerson(self.who, self.catcher, self._direction(s), True, True))

    def step(self, s: State) -> None:
        if self.catcher == CATCHERS or s.civil_war == IN_FORCE:
            s.pop()
        elif self._idle(s):
            s.become(CatchersToNearestPerson(self.who, self.catcher + 1, 0, self.war_asked, False))
        else:
            goal = self._goal(s)
            s.become(CatchersToNearestPerson(self.who, self.catcher + 1, 0, True, False))
            relocate(s, self.catcher, goal, self.who)
