"""What a game's events tell when it is over: captures, ways to freedom, cards."""

from collections import Counter
from collections.abc import Iterable

from lantern.content.cards import CARDS
from lantern.content.victory import ROUNDS
from lantern.engine import events
from lantern.engine.board import CANADA, PLACES, SPOT_IDS
from lantern.engine.events import Event


class GameLog:
    """Follows each person through the events of one game; of several in one city, the first to arrive leaves first."""

    def __init__(self) -> None:
        self.captures: Counter[str] = Counter()
        self.freed_by_round = [0] * ROUNDS
        self.road_rounds: list[int] = []  # for each person freed: the rounds on the road, first and last included
        self.offered: dict[str, None] = {}  # cards that have lain in the queue, in their order
        self.bought: dict[str, None] = {}
        self._round = 1
        self._departures: list[list[int]] = [[] for _place in range(PLACES)]

    def read(self, happened: Iterable[Event]) -> None:
        """Note all that matters."""
        for event, a, b, _c in happened:
            if event == events.ROUND:
                self._round = a
            elif event in (events.MOVED, events.CARRIED):
                self._travel(a, b)
            elif event == events.CAPTURED:
                self._capture(a, b)
            elif event == events.SEIZED:
                self._capture(a, 1)
            elif event == events.SENT_BACK:
                self._leave(a)
            elif event == events.ENTERED:
                self.offered[CARDS[a].id] = None
            elif event == events.BOUGHT:
                self.bought[CARDS[b].id] = None

    def _leave(self, spot: int) -> int:
        """Take somebody away from a spot; return in which round they set out."""
        return self._departures[spot].pop(0) if spot < PLACES else self._round

    def _travel(self, origin: int, goal: int) -> None:
        departure = self._leave(origin)
        if goal == CANADA:
            self.freed_by_round[self._round - 1] += 1
            self.road_rounds.append(self._round - departure + 1)
        elif goal < PLACES:
            self._departures[goal].append(departure)

    def _capture(self, place: int, people: int) -> None:
        self.captures[SPOT_IDS[place]] += people
        for _person in range(people):
            self._leave(place)
