"""Who of the people on the market cards was captured and put back there, followed through the facts of a game.

People are alike on the table and the rules never ask; only the picture tells them apart. Where people leave a card,
those it was loaded with are taken to go first.
"""

from dataclasses import dataclass
from typing import Final

from lantern.engine import facts
from lantern.engine.board import BOTTOM_MARKET
from lantern.session import Fact, Session

CHANGING: Final = {facts.LOADED, facts.UNLOADED, facts.CARRIED, facts.SOLD, facts.SEIZED, facts.CAPTURED}


@dataclass
class Load:
    """The people on one market card."""

    people: int
    captured: int = 0

    def add(self, people: int, captured: int = 0) -> None:
        """People come to this card, or leave it where the number is negative."""
        self.people += people
        self.captured = min(self.captured + captured, self.people)


@dataclass
class Market:
    """The market cards, the bottom one first."""

    cards: list[Load]

    def hear(self, fact: Fact) -> None:
        """Follow one fact that may change the market."""
        kind, a, b, c = fact
        match kind:
            case facts.LOADED if c >= 0:
                self.cards.append(Load(b))
            case facts.LOADED:
                self.cards[a].add(b)
            case facts.UNLOADED:
                self.cards[a].add(-b)
            case facts.CARRIED if a == BOTTOM_MARKET:
                self.cards[0].add(-1)
            case facts.SOLD:
                del self.cards[0]
            case facts.SEIZED if self.cards:
                self.cards[0].add(1, 1)
            case facts.CAPTURED if self.cards:
                for number in range(b):  # one each in turn, from the bottom (R7.12)
                    self.cards[number % len(self.cards)].add(1, 1)


class Tally:
    """Follows one game, moment by moment."""

    def __init__(self) -> None:
        self._followed = 0  # so many moments
        self._turned = 0  # so often something had been taken back then
        self._market = Market([])

    def market(self, game: Session) -> Market:
        """Return the market cards as the game stands; while a sold card still lies there, without it."""
        if game.turned != self._turned:
            self._followed, self._turned, self._market = 0, game.turned, Market([])  # begin anew
        for moment in game.story(self._followed):
            for fact in moment.facts:
                if fact[0] in CHANGING:
                    self._market.hear(fact)
        self._followed = len(game.record.answers)
        return self._market

    def captured(self, game: Session) -> list[int]:
        """Return for each market card how many of the people on it were captured and put back there."""
        found = [card.captured for card in self.market(game).cards]
        return [0] * (len(game.state.market) - len(found)) + found
