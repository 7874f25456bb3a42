"""A scene: the table, the question and the log of one moment, as the server sends it and the terminal draws it."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, Protocol

from msgspec import UNSET, Struct, UnsetType

from lantern.content.cards import CARDS
from lantern.content.options import switch_names
from lantern.content.roles import ROLES
from lantern.content.tokens import KIND_IDS
from lantern.content.tokens import STACKS as PRINTED_STACKS
from lantern.content.victory import SIDES
from lantern.engine.board import COLOURS, SPOT_IDS, members
from lantern.engine.counts import support_left, support_total
from lantern.engine.decks import deck_size
from lantern.engine.ending import score
from lantern.engine.market import captured_on_cards
from lantern.engine.queue import FOR_SALE, card_price
from lantern.engine.state import NO_CARD, State
from lantern.engine.tokens import COLUMN, GREY, KINDS, STACKS, SUPPORT, is_conductor, price
from lantern.engine.turns import acting
from lantern.record import Record, digest
from lantern.view.log import Line, Moment, lines
from lantern.view.names import Names, card_part, is_house
from lantern.view.pace import Pace, pace
from lantern.view.question import Question, question
from lantern.view.sale import ComingSale, coming_sale
from lantern.words import Text

REMEMBERED: Final = 4096  # cards, stacks and mats that have been put into values: most stay as they are for a while


class ShownCard(Struct, frozen=True, rename="camel"):
    """A card in the queue or on a mat."""

    id: str
    kind: str
    short: Text
    effect: Text
    for_sale: bool
    price: int  # of its space
    prices: list[int] | UnsetType = UNSET  # by seat, where roles make a difference


class ShownStack(Struct, frozen=True):
    """One stack of the token board."""

    id: str
    kind: str
    column: int
    price: int  # without anybody's discount
    left: int
    grey: bool  # the grey one lies lowest
    open: bool
    people: int
    steps: int
    prices: list[int] | UnsetType = UNSET  # by seat, where roles make a difference


class Mat(Struct, frozen=True):
    """What lies before one player."""

    role: str
    side: int
    money: int
    support: int
    tokens: dict[str, int]  # `conductor-3x1`, `grey conductor-3x1`, `funds-1` …
    reserve: ShownCard | None
    ready: bool  # in planning


class ShownTable(Struct, frozen=True, rename="camel"):
    """Everything that lies on the table; nothing is hidden."""

    players: int
    side: str
    options: list[str]
    goal: int
    lost_limit: int
    support_left: int  # in all periods
    support_total: int
    round: int
    phase: int
    period: int
    lead: int
    acting: int  # the seat whose turn it is, or -1
    outcome: int
    people: dict[str, int]
    catchers: dict[str, str]
    supply: int
    freed: int
    lost: int
    market: list[int]
    captured: list[int]  # how many of the people on each market card were captured and put back there
    market_deck: int
    queue: list[ShownCard | None]
    deck: int
    deck_top: list[str]
    stacks: list[ShownStack]
    mats: list[Mat]


class Scene(Struct, frozen=True):
    """One moment of a game, ready to be drawn."""

    id: str
    position: int  # how many answers have been given
    digest: str
    table: ShownTable
    question: Question
    log: list[Line]
    undoable: int
    redoable: int
    score: int
    sale: ComingSale
    pace: Pace


class RunningGame(Protocol):
    """What a scene is made of; `lantern.Game` is such a game."""

    table: State
    record: Record
    opening: Moment

    @property
    def undoable(self) -> int:
        """How many answers can be undone."""

    @property
    def redoable(self) -> int:
        """How many undone answers can be given again."""

    def moments(self, since: int = 0) -> list[Moment]:
        """Return every answer after the first `since` of them."""


def differing(price: int, prices: tuple[int, ...]) -> list[int] | UnsetType:
    """Return the prices of all seats, or nothing where everybody pays the same."""
    return UNSET if all(each == price for each in prices) else list(prices)


@lru_cache(REMEMBERED)
def card(number: int, dollars: int, house: bool, prices: tuple[int, ...] = ()) -> ShownCard:
    """Show a card."""
    printed = CARDS[number]
    short, effect = card_part(number, "short", house), card_part(number, "effect", house)
    return ShownCard(
        f"card-{printed.id}", printed.kind, short, effect, FOR_SALE[number], dollars, differing(dollars, prices)
    )


def queue(s: State) -> list[ShownCard | None]:
    """Show the queue from left to right, each card with the price of its space."""
    return [None if number == NO_CARD else queue_card(s, slot, number) for slot, number in enumerate(s.queue)]


def queue_card(s: State, slot: int, number: int) -> ShownCard:
    """Show a card of the queue with its price, and what it costs each seat."""
    costs = tuple([card_price(s, who, slot) for who in range(len(s.roles))])
    return card(number, s.edition.queue_prices[slot], is_house(s, number), costs)


@lru_cache(REMEMBERED)
def stack(
    number: int, column: int, dollars: int, prices: tuple[int, ...], left: int, grey: bool, is_open: bool
) -> ShownStack:
    """Show a stack of the token board."""
    printed = PRINTED_STACKS[number]
    id_, kind, people, steps = printed.id, printed.kind, printed.people, printed.steps
    return ShownStack(id_, kind, column, dollars, left, grey, is_open, people, steps, differing(dollars, prices))


def stacks(s: State) -> list[ShownStack]:
    """Show the token board; Support is that of the newest column, with the later ones still to come."""
    found: list[ShownStack] = []
    seats, period = range(len(s.roles)), s.period
    for number in range(STACKS):
        grey = bool(is_conductor(number) and s.stock[number + GREY])
        column = period if number == SUPPORT else COLUMN[number]
        prices = tuple([price(s, who, number, 0) for who in seats])
        # What modifies the price of Support modifies it for everybody.
        dollars = prices[0] if number == SUPPORT and prices else s.edition.token_prices[number]
        found.append(stack(number, column, dollars, prices, s.stock[number] + grey, grey, column <= period))
    return found


@lru_cache(REMEMBERED)
def mat(role: int, side: int, money: int, hand: tuple[int, ...], reserve: int, house: bool, ready: bool) -> Mat:
    """Show what lies before one player."""
    name = ROLES[role].id if role >= 0 else ""
    tokens = {KIND_IDS[kind]: hand[kind] for kind in range(1, KINDS) if hand[kind]}
    kept = None if reserve == NO_CARD else card(reserve, 0, house)
    return Mat(name, side, money, hand[SUPPORT], tokens, kept, ready)


def mats(s: State) -> list[Mat]:
    """Show what lies before the players."""
    found: list[Mat] = []
    for seat in range(s.players):
        role, side = (s.roles[seat] if seat < len(s.roles) else -1), 1 + (s.specials_used >> seat & 1)
        hand, reserve = tuple(s.hands[seat * KINDS : seat * KINDS + KINDS]), s.reserve[seat]
        ready = s.ready >> seat & 1 == 1
        found.append(mat(role, side, s.money[seat], hand, reserve, reserve >= 0 and is_house(s, reserve), ready))
    return found


def table(s: State) -> ShownTable:
    """Show everything that lies on the table."""
    people = s.people
    return ShownTable(
        players=s.players,
        side=SIDES[s.side],
        options=switch_names(s.options),
        goal=s.goal,
        lost_limit=s.lost_limit,
        support_left=support_left(s),
        support_total=support_total(s),
        round=s.round,
        phase=s.phase,
        period=s.period,
        lead=s.lead,
        acting=acting(s),
        outcome=s.outcome,
        people={SPOT_IDS[spot]: people[spot] for spot in members(s.occupied)},
        catchers={COLOURS[number]: SPOT_IDS[place] for number, place in enumerate(s.catchers)},
        supply=s.supply,
        freed=s.freed,
        lost=s.lost,
        market=s.market[:],
        captured=captured_on_cards(s),
        market_deck=s.market_deck.bit_count(),
        queue=queue(s),
        deck=deck_size(s),
        deck_top=[CARDS[each].id for each in s.top],
        stacks=stacks(s),
        mats=mats(s),
    )


def log(game: RunningGame, names: Names, since: int = 0) -> list[Line]:
    """Return the log since a moment; from the beginning it starts with what was laid out."""
    moments = game.moments(since)
    return [line for each in (moments if since else [game.opening, *moments]) for line in lines(each, names)]


def scene(game: RunningGame, name: str, since: int = 0, people: Sequence[str] = ()) -> Scene:
    """Return the game as it stands, with the log since a moment (0: from the beginning)."""
    s = game.table
    names = Names(s, people or game.record.setup.names)
    return Scene(
        id=name,
        position=len(game.record.answers),
        digest=digest(s),
        table=table(s),
        question=question(s, names),
        log=log(game, names, since),
        undoable=game.undoable,
        redoable=game.redoable,
        score=score(s),
        sale=coming_sale(s),
        pace=pace(s),
    )
