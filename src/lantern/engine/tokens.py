"""Tokens: what they cost, who may take them, what taking the last Support does (R5, R6.5, R6.6, R12)."""

from typing import Final, final

from lantern.content import tokens as printed
from lantern.content.cards import CARDS, OPPOSITION, STRETCH
from lantern.content.effects import (
    FUNDRAISING_PAY,
    LARGE_CITIES_ONLY,
    NO_SUPPORT_PLANNED,
    PLANNING_LIMIT,
    SUPPORT_PRICE,
    TOKEN_PEOPLE,
)
from lantern.content.options import EXTRA_SUPPORT, STRETCH_CARDS
from lantern.content.roles import ROLES
from lantern.engine import events
from lantern.engine.actions import DONE, NOBODY, TAKE
from lantern.engine.board import BLUE, GREEN, LARGE, agree, bits_of, members
from lantern.engine.ending import LAST_PERIOD
from lantern.engine.state import Frame, State

# Written out as in `board`.
STACKS: Final = 9
KINDS: Final = 14  # the nine stacks, then the five grey tokens
GREY: Final = 8  # the grey token of stack n is kind n + GREY
SUPPORT: Final = 0
FIRST_FUNDS: Final = 6  # stacks 1 to 5 are Conductor stacks
agree("STACKS", STACKS, len(printed.STACKS))
agree("KINDS", KINDS, printed.KINDS)

COLUMN: Final[list[int]] = [stack.column for stack in printed.STACKS]
TOKEN_MOVES: Final[list[int]] = [stack.people for stack in printed.STACKS]
TOKEN_STEPS: Final[list[int]] = [stack.steps for stack in printed.STACKS]
CONDUCTOR_DISCOUNT: Final[list[int]] = [role.conductor_discount for role in ROLES]
OPEN_STACKS: Final[list[list[int]]] = [
    [stack for stack in range(STACKS) if COLUMN[stack] <= period] for period in range(LAST_PERIOD + 1)
]
DECKS: Final[list[int]] = [
    bits_of([number for number, card in enumerate(CARDS) if card.period == period]) for period in range(LAST_PERIOD + 1)
]
MANY_ONLY: Final[int] = bits_of([number for number, card in enumerate(CARDS) if card.many_only])
ALL_OPPOSITION: Final[int] = bits_of([number for number, card in enumerate(CARDS) if card.kind == OPPOSITION])
ALL_STRETCH: Final[int] = bits_of([number for number, card in enumerate(CARDS) if card.kind == STRETCH])


def stack_of(kind: int) -> int:
    """Return the stack a token belongs to."""
    return kind - GREY if kind >= STACKS else kind


def is_conductor(stack: int) -> bool:
    """Tell whether a stack holds Conductor tokens."""
    return SUPPORT < stack < FIRST_FUNDS


# Sets of token kinds: whatever can be played, Conductor tokens, and those of them that move people one place.
PLAYABLE: Final[int] = (1 << KINDS) - 2
CONDUCTORS: Final[int] = bits_of([kind for kind in range(KINDS) if is_conductor(stack_of(kind))])
ONE_STEP: Final[int] = bits_of([k for k in range(KINDS) if is_conductor(stack_of(k)) and TOKEN_STEPS[stack_of(k)] == 1])


def top_kind(s: State, stack: int) -> int:
    """Return the kind of token on top of a stack (the grey one lies lowest, R5.7), or -1 when it is empty."""
    if s.stock[stack]:
        return stack
    if is_conductor(stack) and s.stock[stack + GREY]:
        return stack + GREY
    return -1


def price(s: State, who: int, stack: int, discount: int) -> int:
    """Return what a token costs this player now (R5.5)."""
    cost = s.edition.token_prices[stack] - discount
    if stack == SUPPORT:
        cost += s.modifiers[SUPPORT_PRICE]
    elif stack < FIRST_FUNDS:
        cost -= CONDUCTOR_DISCOUNT[s.roles[who]]
    return cost if cost > 0 else 0


def affordable(s: State, who: int, discount: int) -> list[int]:
    """Return the TAKE answers for every token of an active column (R5.1) that the player can pay."""
    answers: list[int] = []
    base = TAKE + who * STACKS
    money = s.money[who]
    for stack in OPEN_STACKS[s.period]:
        if price(s, who, stack, discount) <= money and top_kind(s, stack) >= 0:
            answers.append(base + stack)
    return answers


def take(s: State, who: int, stack: int, discount: int) -> None:
    """Pay for a token and take it; the last Support of the newest column opens the next (R5.2)."""
    cost = price(s, who, stack, discount)
    kind = top_kind(s, stack)
    s.money[who] -= cost
    s.stock[kind] -= 1
    s.gain_token(who * KINDS + kind)
    s.emit(events.TOOK, who, kind, cost)
    if kind == SUPPORT and s.stock[SUPPORT] == 0 and s.period < LAST_PERIOD:
        open_period(s, s.period + 1)


def open_period(s: State, period: int) -> None:
    """The old deck leaves the game; the next column and the next deck come into play at once (R5.2)."""
    leave_game(s)
    s.period = period
    s.stock[SUPPORT] = support_count(s, period)
    s.known_in_deck = deck_cards(s, period)
    s.unknown_in_deck = opposition_count(s, period)
    s.shuffles = 0
    if period > 0:
        s.emit(events.PERIOD, period)
        reopen_planning(s)


def leave_game(s: State) -> None:
    """Take the newest deck out of the game."""
    s.out_of_game |= s.known_in_deck
    for card in s.top:
        s.out_of_game |= 1 << card
    s.top = []


def reopen_planning(s: State) -> None:
    """Who has taken fewer tokens than allowed may plan again (R5.6)."""
    for seat in range(s.players):
        if s.taken[seat] < planning_limit(s):
            s.ready &= ~(1 << seat)


def planning_limit(s: State) -> int:
    """Return how many tokens each player may take in planning (R5.1, Gag Rules)."""
    return printed.PLANNING_TOKENS + s.modifiers[PLANNING_LIMIT]


def plannable(s: State, who: int) -> list[int]:
    """Return the TAKE answers a seat may give in planning."""
    if s.taken[who] >= planning_limit(s):
        return []
    answers = affordable(s, who, 0)
    if s.modifiers[NO_SUPPORT_PLANNED] and answers and answers[0] == TAKE + who * STACKS:
        answers.pop(0)
    return answers


def support_count(s: State, period: int) -> int:
    """Return how many Support tokens a period begins with."""
    extra = printed.EXTRA_SUPPORT_TOKENS if period == 1 and s.options & EXTRA_SUPPORT else 0
    return s.edition.support[period][s.players - 1] + extra


def deck_cards(s: State, period: int) -> int:
    """Return the set of General and Reserve cards of a period's deck (R2.4)."""
    cards = DECKS[period] & s.edition.cards
    return cards if s.players > 2 else cards & ~MANY_ONLY


def opposition_cards(s: State) -> int:
    """Return the set of cards that may be dealt as opposition cards (R2.4)."""
    cards = ALL_OPPOSITION | ALL_STRETCH if s.options & STRETCH_CARDS else ALL_OPPOSITION
    return cards & s.edition.cards


def opposition_count(s: State, period: int) -> int:
    """Return how many opposition cards are dealt into a period's deck (R2.4)."""
    return s.edition.opposition[period][s.players - 1]


def token_people(s: State, stack: int) -> int:
    """Return how many people a Conductor token moves now (the house rule of R13 takes one off)."""
    return max(0, TOKEN_MOVES[stack] + s.modifiers[TOKEN_PEOPLE])


def put_away(s: State, who: int, kind: int) -> None:
    """A played token leaves the game; a grey one returns to its stack (R6.6)."""
    s.drop_token(who * KINDS + kind)
    s.emit(events.PLAYED, who, kind)
    if kind >= STACKS:
        s.stock[kind] += 1
        s.emit(events.RETURNED, kind)


def fundraising_pay(s: State, stack: int) -> int:
    """Return what playing a Fundraising token brings now (R6.5)."""
    counted = BLUE if COLUMN[stack] == LAST_PERIOD else GREEN
    if s.modifiers[LARGE_CITIES_ONLY]:
        counted &= LARGE
    pay = people_in(s, counted) + s.modifiers[FUNDRAISING_PAY]
    return pay if pay > 0 else 0


def people_in(s: State, zone: int) -> int:
    """Return how many people are in a set of places."""
    people = 0
    for place in members(zone & s.occupied):
        people += s.people[place]
    return people


def drop_tokens(s: State) -> None:
    """The top Conductor tokens and the top Fundraising token of the newest column leave the game (Farren Riots)."""
    for stack in range(1, STACKS):
        if COLUMN[stack] == s.period and s.stock[stack]:
            s.stock[stack] -= 1
            s.emit(events.DISCARDED, stack)


@final
class Shop(Frame):
    """A player may buy up to `left` available tokens at a discount (R12)."""

    def __init__(self, who: int, left: int, discount: int) -> None:
        self.who = who
        self.left = left
        self.discount = discount

    def actor(self, s: State) -> int:
        return self.who if self.left > 0 and affordable(s, self.who, self.discount) else NOBODY

    def legal(self, s: State) -> list[int]:
        return [DONE, *affordable(s, self.who, self.discount)]

    def apply(self, s: State, answer: int) -> None:
        if answer == DONE:
            s.pop()
            return
        s.become(Shop(self.who, self.left - 1, self.discount))
        take(s, self.who, answer - TAKE - self.who * STACKS, self.discount)

    def step(self, s: State) -> None:
        s.pop()
