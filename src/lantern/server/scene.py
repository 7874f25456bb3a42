"""Turns a game into a scene: the table, the question and the log as plain values for the page."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from msgspec import UNSET, UnsetType

from lantern import notation
from lantern.content.cards import CARDS
from lantern.content.options import switch_names
from lantern.content.roles import ROLES
from lantern.content.tokens import KIND_IDS
from lantern.content.tokens import STACKS as PRINTED_STACKS
from lantern.content.victory import SIDES
from lantern.engine import actions
from lantern.engine.board import COLOURS, SPOT_IDS, members
from lantern.engine.counts import support_left, support_total
from lantern.engine.decks import deck_size
from lantern.engine.ending import score
from lantern.engine.queue import FOR_SALE, card_price
from lantern.engine.state import NO_CARD, State
from lantern.engine.tokens import COLUMN, GREY, KINDS, STACKS, SUPPORT, is_conductor, price
from lantern.engine.turns import acting
from lantern.record import digest
from lantern.server import protocol
from lantern.server.captured import Tally
from lantern.session import Moment, Session
from lantern.view import Blocked, Names, Option, Preview, lines, question
from lantern.view.names import card as card_name
from lantern.view.names import card_part, is_house
from lantern.view.pace import pace
from lantern.view.preview import consequences
from lantern.view.sale import coming_sale

REMEMBERED: Final = 4096  # cards, stacks and mats that have been put into values: most stay as they are for a while


def target(answer: int) -> str:
    """Name the thing on the table that an answer is about, so that it can be touched."""
    said = actions.meaning(answer)
    match said.about:
        case "place":
            return f"place:{SPOT_IDS[said.thing]}"
        case "stack":
            return f"stack:{PRINTED_STACKS[said.thing].id}"
        case "token":
            return f"token:{KIND_IDS[said.thing]}"
        case "space":
            return f"card:{said.thing + 1}"
        case "catcher":
            return f"catcher:{COLOURS[said.thing]}"
    if said.kind == "seat":
        return f"seat:{said.thing}"
    return "role" if said.kind in ("money", "benefit", "special", "shield") else ""


TARGETS: Final = [target(answer) for answer in range(actions.ANSWERS)]


def preview(found: Preview) -> protocol.Preview:
    """Turn a preview into a value for the page."""
    return protocol.Preview(
        found.money,
        [protocol.Move(COLOURS[c], SPOT_IDS[a], SPOT_IDS[b]) for c, a, b in found.moves],
        [protocol.Capture(SPOT_IDS[place], people, COLOURS[c]) for place, people, c in found.captures],
        found.freed,
        found.lost,
        found.opens,
        found.chance,
        found.may_step_in,
        found.ends,
    )


def option(each: Option) -> protocol.Option:
    """Turn an option into a value for the page."""
    answer, who, found = each.answer, each.who, each.preview
    if found is None:
        return protocol.Option(answer, notation.WORDS[answer], who, each.text, TARGETS[answer], [], None)
    brings = consequences(found, who)
    return protocol.Option(answer, notation.WORDS[answer], who, each.text, TARGETS[answer], brings, preview(found))


def blocked(each: Blocked) -> protocol.Blocked:
    """Turn what is not offered into a value for the page."""
    return protocol.Blocked(TARGETS[each.answer], each.what, each.why, each.rule)


def asked(s: State, names: Names) -> protocol.Question:
    """Turn the question now asked into a value for the page."""
    found = question(s, names)
    prompt = found.prompt
    return protocol.Question(
        found.who,
        prompt.kind,
        prompt.text,
        prompt.detail,
        prompt.rule,
        found.shared,
        [option(each) for each in found.options],
        [option(each) for each in found.others],
        [blocked(each) for each in found.blocked],
        [SPOT_IDS[spot] for spot in found.instead] or UNSET,
        protocol.Elsewhere(found.elsewhere.why, found.elsewhere.rule) if found.elsewhere else UNSET,
    )


def differing(price: int, prices: tuple[int, ...]) -> list[int] | UnsetType:
    """Return the prices of all seats, or nothing where everybody pays the same."""
    return UNSET if all(each == price for each in prices) else list(prices)


@lru_cache(REMEMBERED)
def card(number: int, dollars: int, house: bool, prices: tuple[int, ...] = ()) -> protocol.Card:
    """Turn a card into a value for the page."""
    short, effect = card_part(number, "short", house), card_part(number, "effect", house)
    id_, kind, for_sale = card_name(number).id, CARDS[number].kind, FOR_SALE[number]
    return protocol.Card(id_, kind, short, effect, for_sale, dollars, differing(dollars, prices))


def queue(s: State) -> list[protocol.Card | None]:
    """Return the queue from left to right, each card with the price of its space."""
    return [None if number == NO_CARD else queue_card(s, slot, number) for slot, number in enumerate(s.queue)]


def queue_card(s: State, slot: int, number: int) -> protocol.Card:
    """Return a card of the queue with its price, and what it costs each seat."""
    costs = tuple([card_price(s, who, slot) for who in range(len(s.roles))])
    return card(number, s.edition.queue_prices[slot], is_house(s, number), costs)


@lru_cache(REMEMBERED)
def stack(number: int, column: int, prices: tuple[int, ...], left: int, grey: bool, is_open: bool) -> protocol.Stack:
    """Turn a stack of the token board into a value for the page."""
    printed = PRINTED_STACKS[number]
    id_, kind, people, steps = printed.id, printed.kind, printed.people, printed.steps
    # What modifies the price of Support modifies it for everybody.
    dollars = prices[0] if number == SUPPORT and prices else printed.price
    return protocol.Stack(id_, kind, column, dollars, left, grey, is_open, people, steps, differing(dollars, prices))


def stacks(s: State) -> list[protocol.Stack]:
    """Return the token board; Support is told for the newest column, with the later ones still to come."""
    found: list[protocol.Stack] = []
    seats, period = range(len(s.roles)), s.period
    for number in range(STACKS):
        grey = bool(is_conductor(number) and s.stock[number + GREY])
        column = period if number == SUPPORT else COLUMN[number]
        prices = tuple([price(s, who, number, 0) for who in seats])
        found.append(stack(number, column, prices, s.stock[number] + grey, grey, column <= period))
    return found


@lru_cache(REMEMBERED)
def mat(
    role: int, side: int, money: int, hand: tuple[int, ...], reserve: int, house: bool, ready: bool
) -> protocol.Mat:
    """Turn what lies before one player into a value for the page."""
    name = ROLES[role].id if role >= 0 else ""
    tokens = {KIND_IDS[kind]: hand[kind] for kind in range(1, KINDS) if hand[kind]}
    kept = None if reserve == NO_CARD else card(reserve, 0, house)
    return protocol.Mat(name, side, money, hand[SUPPORT], tokens, kept, ready)


def mats(s: State) -> list[protocol.Mat]:
    """Return what lies before the players."""
    found: list[protocol.Mat] = []
    for seat in range(s.players):
        role, side = (s.roles[seat] if seat < len(s.roles) else -1), 1 + (s.specials_used >> seat & 1)
        hand, reserve = tuple(s.hands[seat * KINDS : seat * KINDS + KINDS]), s.reserve[seat]
        ready = s.ready >> seat & 1 == 1
        found.append(mat(role, side, s.money[seat], hand, reserve, reserve >= 0 and is_house(s, reserve), ready))
    return found


def table(s: State, captured: list[int]) -> protocol.Table:
    """Return everything that lies on the table; `captured` are people on the market cards."""
    people = s.people
    return protocol.Table(
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
        market=s.market,
        captured=captured,
        market_deck=s.market_deck.bit_count(),
        queue=queue(s),
        deck=deck_size(s),
        deck_top=[CARDS[each].id for each in s.top],
        stacks=stacks(s),
        mats=mats(s),
    )


def log(moments: list[Moment], names: Names) -> list[protocol.Line]:
    """Return the log lines of these moments."""
    return [
        protocol.Line(moment.number, moment.who, line.text, line.rule, line.cause, line.fact)
        for moment in moments
        for line in lines(moment.facts, names)
    ]


def opening(game: Session, names: Names) -> list[protocol.Line]:
    """Return the log lines of what was laid out before the first answer."""
    return log([Moment(0, actions.NOBODY, 0, game.opening)], names)


def scene(
    game: Session, name: str, since: int = 0, people: Sequence[str] = (), tally: Tally | None = None
) -> protocol.Scene:
    """Return the game as it stands, with the log since a moment (0: from the beginning)."""
    s = game.state
    names = Names(s, people or game.record.setup.names)
    before = [] if since else opening(game, names)
    return protocol.Scene(
        id=name,
        position=len(game.record.answers),
        digest=digest(s),
        table=table(s, (tally or Tally()).captured(game)),
        question=asked(s, names),
        log=before + log(game.story(since), names),
        undoable=game.undoable,
        redoable=game.redoable,
        score=score(s),
        sale=coming_sale(s),
        pace=pace(s),
    )
