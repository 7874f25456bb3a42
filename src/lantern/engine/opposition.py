"""What opposition cards do when they are removed: seize, send back, take Support away (R12)."""

from typing import final

from lantern.engine import events
from lantern.engine.actions import FROM, NOBODY, SEAT
from lantern.engine.board import ALL_PLACES, ROADS, members
from lantern.engine.market import deliver, put_back
from lantern.engine.state import Frame, State
from lantern.engine.tokens import KINDS, SUPPORT


def near_catchers(s: State) -> int:
    """Return the set of places one route, of any colour, from a catcher."""
    places = 0
    for place in s.catchers:
        places |= ROADS[place]
    return places & ALL_PLACES


@final
class Taking(Frame):
    """`left` people on the map are taken, one after the other, next to catchers only when `seizing`; who: R10.1."""

    def __init__(self, chooser: int, left: int, seizing: bool) -> None:
        self.chooser = chooser
        self.left = left
        self.seizing = seizing

    def _places(self, s: State) -> list[int]:
        return members(s.occupied & (near_catchers(s) if self.seizing else ALL_PLACES))

    def actor(self, s: State) -> int:
        if self.left == 0:
            return NOBODY
        people = 0
        places = self._places(s)
        for place in places:
            people += s.people[place]
        return self.chooser if len(places) > 1 and people > self.left else NOBODY

    def legal(self, s: State) -> list[int]:
        return [FROM + place for place in self._places(s)]

    def apply(self, s: State, answer: int) -> None:
        self._take(s, answer - FROM)

    def step(self, s: State) -> None:
        places = self._places(s)
        if self.left == 0 or not places:
            s.pop()
        else:
            self._take(s, places[0])

    def _take(self, s: State, place: int) -> None:
        s.become(Taking(self.chooser, self.left - 1, self.seizing))
        s.lift(place)
        if self.seizing:
            s.emit(events.SEIZED, place)
        else:
            s.emit(events.SENT_BACK, place)
        if self.seizing and s.market:
            put_back(s, 0)
        else:
            deliver(s, 1, self.chooser)


def seize(s: State, chooser: int, people: int) -> None:
    """Capture people next to catchers, all onto the bottom market card (Fugitive Slave Act)."""
    s.push(Taking(chooser, people, True))


def recall(s: State, chooser: int, people: int) -> None:
    """Send people on the map back to plantations (Dred Scott)."""
    s.push(Taking(chooser, people, False))


def supporters(s: State) -> list[int]:
    """Return the seats with a Support token in front of them."""
    return [seat for seat in range(s.players) if s.hands[seat * KINDS + SUPPORT]]


@final
class LosingSupport(Frame):
    """One bought Support token goes back to the newest column; whose: R10.1 (Nat Turner)."""

    def __init__(self, chooser: int) -> None:
        self.chooser = chooser

    def actor(self, s: State) -> int:
        return self.chooser if len(supporters(s)) > 1 else NOBODY

    def legal(self, s: State) -> list[int]:
        return [SEAT + seat for seat in supporters(s)]

    def apply(self, s: State, answer: int) -> None:
        s.pop()
        give_back(s, answer - SEAT)

    def step(self, s: State) -> None:
        s.pop()
        for seat in supporters(s):
            give_back(s, seat)


def give_back(s: State, seat: int) -> None:
    """Return one Support token without refund; periods never close again."""
    s.drop_token(seat * KINDS + SUPPORT)
    s.stock[SUPPORT] += 1
    s.emit(events.SUPPORT_BACK, seat)


def return_support(s: State, chooser: int) -> None:
    """Let one bought Support token be chosen and go back."""
    s.push(LosingSupport(chooser))
