"""Why something one might expect is not offered, each with its rule number.

The engine alone decides what is legal. Here its own predicates are asked again, one after the other, to find the one
that said no; nothing is ever blocked or allowed by this module.
"""

from collections.abc import Iterator
from functools import cache

from msgspec import Struct

from lantern.content.cards import CARDS
from lantern.content.effects import NO_BLUE_CITIES, NO_CANADA, NO_SUPPORT_PLANNED
from lantern.engine import actions, questions, roles
from lantern.engine.board import BLUE, CANADA, FARE, FREE_ROADS, HOLDERS, NEW_YORK, PLACES, ROADS, WEST, members
from lantern.engine.carry import anybody_at
from lantern.engine.movement import distance, shut, unmoved
from lantern.engine.questions import Asked
from lantern.engine.queue import FOR_SALE, SLOTS, card_price
from lantern.engine.state import BEGUN, BENEFIT_USED, CARD_USED, NO_CARD, State
from lantern.engine.tokens import (
    COLUMN,
    KINDS,
    STACKS,
    SUPPORT,
    planning_limit,
    price,
    stack_of,
    token_people,
    top_kind,
)
from lantern.engine.turns import may_invest
from lantern.view import names as name
from lantern.view.targets import TARGETS
from lantern.words import Text


class Blocked(Struct):
    """Something one might expect, and why it is not offered."""

    answer: int  # what it would have been
    what: Text
    why: Text
    rule: str
    target: str = ""  # the thing on the table it is about

    def __post_init__(self) -> None:
        self.target = TARGETS[self.answer]


Reason = tuple[Text, str]


class Elsewhere(Struct, frozen=True):
    """Why the person chosen goes to no place that is neither offered nor blocked for a reason of its own."""

    why: Text
    rule: str


def blocked(s: State, asked: Asked, legal: list[int]) -> list[Blocked]:
    """Return what the asked seat might expect but may not answer, with the reason."""
    allowed = set(legal)
    return [each for each in expected(s, asked, allowed) if each.answer not in allowed]


def expected(s: State, asked: Asked, allowed: set[int]) -> Iterator[Blocked]:
    """Go through what one might expect of the question now asked; no reason is looked for where it is allowed."""
    match asked.kind:
        case questions.TURN:
            yield from expected_in_turn(s, asked.who, allowed)
        case questions.PLANNING:
            yield from expected_tokens(s, asked.who, 0, allowed, planning=True)
        case questions.SHOP:
            yield from expected_tokens(s, asked.who, asked.discount, allowed, planning=False)
        case questions.CHOOSE_PERSON:
            yield from expected_movers(s, asked, allowed)
        case questions.CHOOSE_DESTINATION:
            yield from expected_goals(s, asked, allowed)
        case questions.CARRY:
            yield from expected_carries(s, asked)
        case questions.DELIVER:
            for plantation in range(WEST, HOLDERS):
                yield not_to(plantation, (Text("why-plantation-full"), "R8.2"))


def expected_in_turn(s: State, who: int, allowed: set[int]) -> Iterator[Blocked]:
    """Go through the listed actions of R6.1."""
    yield Blocked(actions.PASS, Text("what-pass"), Text("why-acted"), "R6.2")
    yield Blocked(actions.MONEY, Text("what-money"), Text("why-money-taken"), "R6.1")
    if s.roles[who] in (roles.AGENT, roles.CONDUCTOR):
        yield Blocked(actions.BENEFIT, Text("what-benefit"), *why_no_benefit(s))
    why = why_no_special(s, who)
    if why is not None:
        yield Blocked(actions.SPECIAL, Text("what-special"), *why)
    yield from expected_shield(s, who)
    yield from expected_cards(s, who, allowed)
    hand = s.hands[who * KINDS : who * KINDS + KINDS]
    for kind in range(1, KINDS):
        if hand[kind] and actions.answer("play", kind) not in allowed:
            yield Blocked(actions.answer("play", kind), name.token(kind), *why_not_played(s, who, stack_of(kind)))
    if s.roles[who] == roles.STOCKHOLDER and not may_invest(s, who):
        yield Blocked(actions.BENEFIT, Text("what-invest"), *why_not_invested(s))


def why_no_benefit(s: State) -> Reason:
    """Say why two people are not moved now."""
    if s.used & BENEFIT_USED:
        return Text("why-benefit-used"), "R6.1"
    return Text("why-nobody-can-move"), "R6.10"


def why_not_invested(s: State) -> Reason:
    """Say why the Stockholder does not buy a token now."""
    if s.used & BENEFIT_USED:
        return Text("why-benefit-used"), "R6.1"
    return Text("why-fundraise-first"), "R11-stockholder"


def why_no_special(s: State, who: int) -> Reason | None:
    """Say why the special is not offered now; None where it would not be an answer of its own."""
    if not roles.special_left(s, who):
        return Text("why-special-used"), "R11"
    role = s.roles[who]
    if role == roles.AGENT:
        return Text("why-only-in-planning"), "R11-agent"
    if role == roles.STATION_MASTER:
        return None if s.players == 1 else (Text("why-only-for-others"), "R11-station-master")
    if role == roles.STOCKHOLDER:
        return Text("why-with-third-token"), "R11-stockholder"
    if role == roles.PREACHER and s.used & BEGUN:
        return Text("why-not-the-beginning"), "R11.1"
    if role == roles.SHEPHERD and s.catcher_places >> NEW_YORK & 1:
        return Text("why-catcher-there", {"place": name.place(NEW_YORK)}), "R7.9"
    return Text("why-no-effect"), "R6.10"


def expected_shield(s: State, who: int) -> Iterator[Blocked]:
    """Say why the Station Master does not shield the player whose turn it is; nothing once the special is used."""
    master = roles.seat_of(s, roles.STATION_MASTER)
    if master == actions.NOBODY or not roles.special_left(s, master) or (master == who and s.players > 1):
        return
    if roles.may_shield(s, who) == actions.NOBODY:
        yield Blocked(actions.SHIELD, Text("what-shield"), *why_no_shield(s, who))


def why_no_shield(s: State, who: int) -> Reason:
    """Say why there is nothing to shield."""
    if not roles.may_play_more(s, who):
        return Text("why-tokens-played"), "R6.10"
    return Text("why-no-conductor-token"), "R6.10"


def expected_cards(s: State, who: int, allowed: set[int]) -> Iterator[Blocked]:
    """Go through the queue."""
    for slot in range(SLOTS):
        card = s.queue[slot]
        if card != NO_CARD and actions.answer("buy", slot) not in allowed:
            yield Blocked(actions.answer("buy", slot), name.card(card), *why_not_bought(s, who, slot))


def why_not_bought(s: State, who: int, slot: int) -> Reason:
    """Say why a queue card is not for sale to this player now."""
    card = s.queue[slot]
    if not FOR_SALE[card]:
        return Text("why-never-sold"), f"R12-{CARDS[card].id}"
    if s.used & CARD_USED:
        return Text("why-card-bought"), "R6.1"
    return too_expensive(s, who, card_price(s, who, slot)), "R6.7"


def too_expensive(s: State, who: int, dollars: int) -> Text:
    """Say what something costs and what there is."""
    return Text("why-too-expensive", {"price": dollars, "money": s.money[who]})


def why_not_played(s: State, who: int, stack: int) -> Reason:
    """Say why a token in hand is not played now."""
    if not roles.may_play_more(s, who):
        return Text("why-tokens-played"), "R6.3"
    if token_people(s, stack) == 0:
        return Text("why-token-moves-nobody"), "R13-fugitive-act-limits-tokens"
    return Text("why-nobody-can-move"), "R6.4"


def expected_tokens(s: State, who: int, discount: int, allowed: set[int], *, planning: bool) -> Iterator[Blocked]:
    """Go through the stacks of the token board."""
    for stack in range(STACKS):
        answer = actions.answer("take", stack, who)
        if answer not in allowed:
            yield Blocked(answer, name.token(stack), *why_not_taken(s, who, stack, discount, planning=planning))


def why_not_taken(s: State, who: int, stack: int, discount: int, *, planning: bool) -> Reason:
    """Say why a token is not taken now."""
    if COLUMN[stack] > s.period:
        return Text("why-column-closed", {"years": name.years(COLUMN[stack])}), "R5.2"
    if top_kind(s, stack) < 0:
        return Text("why-stack-empty"), "R5.7"
    if planning and s.taken[who] >= planning_limit(s):
        return Text("why-limit", {"tokens": planning_limit(s)}), "R5.1"
    if planning and stack == SUPPORT and s.modifiers[NO_SUPPORT_PLANNED]:
        return Text("why-pennsylvania-hall"), "R12-pennsylvania-hall"
    return too_expensive(s, who, price(s, who, stack, discount)), "R5.5"


def expected_movers(s: State, asked: Asked, allowed: set[int]) -> Iterator[Blocked]:
    """Go through the people who do not move now."""
    for spot in members(s.occupied):
        if actions.leaving(spot) not in allowed:
            yield Blocked(actions.leaving(spot), name.place(spot), *why_not_moving(s, asked, spot))


def why_not_moving(s: State, asked: Asked, spot: int) -> Reason:
    """Say why nobody leaves a place now."""
    if unmoved(s, spot, asked.moved) <= 0:
        return Text("why-moved-already"), "R7.4"
    if asked.token and s.modifiers[NO_BLUE_CITIES] and BLUE >> spot & 1:
        return Text("why-no-blue-cities"), "R12-nj-slavery"
    return Text("why-no-way"), "R7.2"


def expected_goals(s: State, asked: Asked, allowed: set[int]) -> Iterator[Blocked]:
    """Go through the places that are near enough on the map."""
    for spot in near(asked.origin, asked.steps):
        if actions.going(spot) not in allowed:
            yield not_to(spot, why_not_there(s, asked, spot))


@cache
def near(origin: int, steps: int) -> list[int]:
    """Return the places within a number of steps on the empty map, and Canada if it is."""
    return [
        spot for spot in (*range(PLACES), CANADA) if 0 < distance(origin, spot, 0, ROADS) <= steps and spot != origin
    ]


def not_to(spot: int, reason: Reason) -> Blocked:
    """Say that nobody goes to a spot now."""
    return Blocked(actions.going(spot), name.place(spot), *reason)


def why_not_there(s: State, asked: Asked, spot: int) -> Reason:
    """Say why a move does not end in a place."""
    if asked.token and spot == CANADA and s.modifiers[NO_CANADA]:
        return Text("why-tough-crossing"), "R12-tough-crossing"
    if asked.token and s.modifiers[NO_BLUE_CITIES] and BLUE >> spot & 1:
        return Text("why-no-blue-cities"), "R12-nj-slavery"
    if spot < PLACES and (s.catcher_places | s.full) >> spot & 1:
        return why_no_room(s, spot)
    closed = shut(s, asked.token)
    steps = asked.steps
    if distance(asked.origin, spot, closed, ROADS) <= steps < distance(asked.origin, spot, closed, FREE_ROADS):
        return Text("why-no-fare", {"price": FARE, "money": s.money[asked.who]}), "R7.11"
    return Text("why-way-closed"), "R7.2"


def why_no_room(s: State, spot: int) -> Reason:
    """Say that a catcher is there, or that the place is full."""
    if s.catcher_places >> spot & 1:
        return Text("why-catcher-there", {"place": name.place(spot)}), "R7.2"
    return Text("why-place-full", {"place": name.place(spot), "people": s.people[spot]}), "R7.3"


def expected_carries(s: State, asked: Asked) -> Iterator[Blocked]:
    """Go through the places a card or special names."""
    if asked.origin < 0:
        for spot in members(asked.sources):
            if anybody_at(s, spot):
                yield Blocked(actions.leaving(spot), name.place(spot), Text("why-nowhere-to-go"), "R7.9")
        return
    for spot in members(asked.targets):
        if spot < PLACES and (s.catcher_places | s.full) >> spot & 1:
            yield not_to(spot, why_no_room(s, spot))
        elif spot < PLACES:
            yield not_to(spot, (Text("why-too-far"), "R12"))


def elsewhere(asked: Asked) -> Elsewhere | None:
    """Say why every other place is out of reach; None where nobody has been chosen to move."""
    match asked.kind:
        case questions.CHOOSE_DESTINATION:
            return Elsewhere(Text("why-beyond-reach", {"steps": asked.steps}), "R7.1")
        case questions.CHOOSE_WAY:
            return Elsewhere(Text("why-goal-chosen", {"place": name.place(asked.goal)}), "R7.14")
        case questions.CARRY if asked.origin >= 0:
            return Elsewhere(Text("why-not-led-there"), "R7.9")
    return None
