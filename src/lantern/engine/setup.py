"""Setting up a game (R2)."""

from typing import Final, final

from lantern.content.board import PEOPLE
from lantern.content.effects import STATS
from lantern.content.markets import FACE_UP
from lantern.content.options import EMPTY_CENTER, FULL_PLANTATIONS, MORE_MONEY
from lantern.engine import events
from lantern.engine.actions import CHANCE, LEAD, NOBODY, ROLE, ROLE_CARDS
from lantern.engine.board import CAPACITY, CENTER, HOLDERS, START, WEST, bits_of, listed
from lantern.engine.counts import PERIODS
from lantern.engine.decks import CARD_COUNT
from lantern.engine.edition import STANDARD, Edition
from lantern.engine.events import Event
from lantern.engine.flow import settle
from lantern.engine.market import NewMarketCard
from lantern.engine.phases import Round
from lantern.engine.queue import SLOTS, Refill
from lantern.engine.roles import ROLES
from lantern.engine.state import NO_CARD, PLAYING, SETTING_UP, Frame, State
from lantern.engine.tokens import KINDS, deck_cards, open_period, opposition_cards

ALL_ROLES: Final = (1 << ROLES) - 1
ALL_CARDS: Final[int] = (1 << CARD_COUNT) - 1


def new_game(
    players: int,
    side: int = 0,
    options: int = 0,
    roles: list[int] | None = None,
    happened: list[Event] | None = None,
    edition: Edition = STANDARD,
) -> State:
    """Return a table with everything laid out that needs no chance; chance is asked for the rest.

    `roles` are those chosen, one for each seat; without them they are dealt.
    """
    s = blank()
    s.events = happened
    s.edition = edition
    s.players = players
    s.options = options
    s.side = side
    s.goal = edition.freed[side][players - 1]
    s.lost_limit = edition.lost[side][players - 1]
    s.catchers = START[:]
    for place in START:
        s.catcher_places |= 1 << place
    s.money = [start_money(s)] * players
    s.reserve = [NO_CARD] * players
    s.hands = [0] * (players * KINDS)
    s.hand_entries = 0
    s.taken = [0] * players
    s.queue = [NO_CARD] * SLOTS
    s.modifiers = [0] * STATS
    settle_people(s)
    lay_out_tokens(s)
    lay_out_cards(s)
    s.roles = [] if roles is None else roles[:]
    s.stack = [Round(0), Deal()]
    settle(s)
    return s


def blank() -> State:
    """Return a table on which nothing lies yet."""
    s = State()
    s.edition = STANDARD
    s.round = s.period = s.lead = 0
    s.phase = SETTING_UP
    s.outcome = PLAYING
    s.people = [0] * HOLDERS
    s.occupied = s.full = s.supply = s.freed = s.lost = s.transit = s.captured = 0
    s.market = []
    s.market_deck = s.catcher_places = s.specials_used = 0
    s.known_in_deck = s.unknown_in_deck = s.unseen = s.shuffles = s.out_of_game = 0
    s.top = []
    s.ready = s.used = s.played = s.civil_war = s.opposition_entered = 0
    return s


def settle_people(s: State) -> None:
    """Put people on the plantations (R2.2, R2.8) and the rest into the supply."""
    s.supply = PEOPLE
    for number, count in enumerate(start_plantations(s)):
        s.supply -= count
        for _each in range(count):
            s.put(WEST + number)


def start_plantations(s: State) -> list[int]:
    """Return how many people are on the plantations at the start, from west to east (R2.2, R2.8)."""
    counts = CAPACITY[WEST:HOLDERS] if s.options & FULL_PLANTATIONS else s.edition.plantations.copy()
    if s.options & EMPTY_CENTER:
        counts[CENTER - WEST] = 0
    return counts


def start_money(s: State) -> int:
    """Return how much money everybody begins with (R2.5, R2.8)."""
    return s.edition.more_money if s.options & MORE_MONEY else s.edition.start_money


def lay_out_tokens(s: State) -> None:
    """Fill the token board; the lowest of each Conductor stack is grey (R2.6)."""
    s.stock = s.edition.stocks[s.players - 1].copy()


def lay_out_cards(s: State) -> None:
    """Make the decks (R2.3, R2.4); cards that are not used lie aside."""
    s.market_deck = bits_of(s.edition.market_cards[s.players - 1])
    s.unseen = opposition_cards(s)
    s.out_of_game = ALL_CARDS & ~s.unseen
    for period in range(PERIODS):
        s.out_of_game &= ~deck_cards(s, period)
    open_period(s, 0)


@final
class Deal(Frame):
    """Roles (unless chosen), the lead player, three market cards and the first queue are dealt (R2.1 to R2.5)."""

    def actor(self, s: State) -> int:
        return CHANCE if len(s.roles) < s.players else NOBODY

    def legal(self, s: State) -> list[int]:
        roles = ALL_ROLES
        for role in s.roles:
            roles &= ~(1 << role)
        return listed(ROLE_CARDS, roles)

    def apply(self, s: State, answer: int) -> None:
        s.roles = [*s.roles, answer - ROLE]

    def step(self, s: State) -> None:
        for seat in range(s.players):
            s.emit(events.ROLE, seat, s.roles[seat])
        s.become(DealLead())


@final
class DealLead(Frame):
    """The lead player is chosen at random; then the cards are dealt."""

    def actor(self, s: State) -> int:
        return CHANCE if s.players > 1 else NOBODY

    def legal(self, s: State) -> list[int]:
        return [LEAD + seat for seat in range(s.players)]

    def apply(self, s: State, answer: int) -> None:
        s.lead = answer - LEAD
        self.step(s)

    def step(self, s: State) -> None:
        s.become(Refill(False, []))
        for _each in range(FACE_UP):
            s.push(NewMarketCard())
        s.emit(events.LANTERN, s.lead)
