"""The queue of five cards: what is in force, swapping, removing, filling (R9, R12)."""

from typing import Final, final

from lantern.content.cards import CARDS, HOUSE_FUGITIVE_ACT, QUEUE_PRICES, Card, find
from lantern.content.effects import AddToMarket
from lantern.content.options import FUGITIVE_ACT_LIMITS, REFILL_AT_ONCE
from lantern.content.roles import ROLES
from lantern.engine import events
from lantern.engine.actions import CHANCE, DONE, DRAW, NOBODY, SLOT
from lantern.engine.board import agree
from lantern.engine.decks import IS_OPPOSITION, chances, draw, draws, in_doubt, lay_on_top, sample_draw, shuffle_back
from lantern.engine.market import add_to_market
from lantern.engine.reserves import spend
from lantern.engine.state import NO_CARD, Frame, State, replaced

SLOTS: Final = 5  # written out as in `board`
agree("SLOTS", SLOTS, len(QUEUE_PRICES))
CARD_DISCOUNT: Final[list[int]] = [role.card_discount for role in ROLES]
FOR_SALE: Final[list[bool]] = [card.for_sale for card in CARDS]
FUGITIVE_ACT: Final[int] = find(HOUSE_FUGITIVE_ACT.id)


def card_text(s: State, card: int) -> Card:
    """Return the card as it is read in this game; a house rule may replace its text (R13)."""
    if card == FUGITIVE_ACT and s.options & FUGITIVE_ACT_LIMITS:
        return HOUSE_FUGITIVE_ACT
    return CARDS[card]


def enter(s: State, card: int, slot: int) -> None:
    """Lay a card into a queue space; an opposition card comes into force."""
    s.queue[slot] = card
    s.emit(events.ENTERED, card, slot)
    if not IS_OPPOSITION[card]:
        return
    text = card_text(s, card)
    for modifier in text.in_force:
        s.modifiers = replaced(s.modifiers, modifier.stat, s.modifiers[modifier.stat] + modifier.by)
    for effect in text.on_entry:
        assert isinstance(effect, AddToMarket)
        add_to_market(s, effect.people)


def leave(s: State, slot: int, why: int) -> int:
    """Take the card out of a queue space and out of force; return it."""
    card = s.queue[slot]
    s.queue[slot] = NO_CARD
    s.emit(events.LEFT, card, slot, why)
    if IS_OPPOSITION[card]:
        for modifier in card_text(s, card).in_force:
            s.modifiers = replaced(s.modifiers, modifier.stat, s.modifiers[modifier.stat] - modifier.by)
    return card


def discard(s: State, slot: int, why: int) -> None:
    """Remove a queue card for good; nothing resolves (R9.5)."""
    s.out_of_game |= 1 << leave(s, slot, why)


def card_price(s: State, who: int, slot: int) -> int:
    """Return what the card in a queue space costs this player (R6.7, R5.5)."""
    cost = s.edition.queue_prices[slot] - CARD_DISCOUNT[s.roles[who]]
    return cost if cost > 0 else 0


def filled(s: State) -> list[int]:
    """Return the queue spaces with a card."""
    return [slot for slot in range(SLOTS) if s.queue[slot] != NO_CARD]


def slide(s: State) -> None:
    """Slide the cards to the right (R9.2)."""
    cards = [card for card in s.queue if card != NO_CARD]
    s.queue = [NO_CARD] * (SLOTS - len(cards)) + cards


def gap(s: State) -> int:
    """Return the right-most empty space, or -1."""
    for slot in range(SLOTS - 1, -1, -1):
        if s.queue[slot] == NO_CARD:
            return slot
    return -1


@final
class Refill(Frame):
    """New cards fill the empty spaces from the right; a second new opposition card is set aside (R9.2, R9.3)."""

    def __init__(self, entered: bool, aside: list[int]) -> None:
        self.entered = entered
        self.aside = aside

    def actor(self, s: State) -> int:
        return CHANCE if in_doubt(s) and gap(s) >= 0 else NOBODY

    def legal(self, s: State) -> list[int]:
        return draws(s)

    def weights(self, s: State) -> list[int]:
        return chances(s)

    def sample(self, s: State, number: int) -> int:
        return sample_draw(s, number)

    def apply(self, s: State, answer: int) -> None:
        self._draw(s, answer - DRAW)

    def _draw(self, s: State, card: int) -> None:
        draw(s, card)
        if not IS_OPPOSITION[card]:
            enter(s, card, gap(s))
        elif self.entered:
            s.emit(events.ASIDE, card)
            s.become(Refill(True, [*self.aside, card]))
        else:
            s.opposition_entered = 1
            s.become(Refill(True, self.aside))
            enter(s, card, gap(s))

    def step(self, s: State) -> None:
        if s.top and gap(s) >= 0:
            self._draw(s, s.top[-1])
            return
        s.pop()
        aside = self.aside
        while aside and gap(s) >= 0:
            enter(s, aside[0], gap(s))
            aside = aside[1:]
        if aside:
            s.emit(events.SHUFFLED, len(aside))
            shuffle_back(s, aside)


def refill(s: State) -> None:
    """Slide the cards and fill the queue; with the house rule, one new opposition card per round (R13)."""
    slide(s)
    s.push(Refill(s.opposition_entered == 1 and s.options & REFILL_AT_ONCE != 0, []))


@final
class SwapCards(Frame):
    """A player may exchange two queue cards, never a card and an empty space; `first` is chosen first."""

    def __init__(self, who: int, first: int, from_reserve: bool) -> None:
        self.who = who
        self.first = first
        self.from_reserve = from_reserve

    def actor(self, s: State) -> int:
        return self.who if len(filled(s)) > 1 else NOBODY

    def legal(self, s: State) -> list[int]:
        if self.first < 0:
            return [DONE] + [SLOT + slot for slot in filled(s)]
        return [SLOT + slot for slot in filled(s) if slot != self.first]

    def apply(self, s: State, answer: int) -> None:
        if answer == DONE:
            s.pop()
        elif self.first < 0:
            s.become(SwapCards(self.who, answer - SLOT, self.from_reserve))
        else:
            s.pop()
            swap(s, self.first, answer - SLOT, self.who)
            if self.from_reserve:
                spend(s, self.who)

    def step(self, s: State) -> None:
        s.pop()


def swap(s: State, one: int, other: int, who: int) -> None:
    """Exchange two cards; neither leaves the queue, so what is in force stays so."""
    s.queue[one], s.queue[other] = s.queue[other], s.queue[one]
    s.emit(events.SWAPPED, one, other, who)


@final
class PickCard(Frame):
    """A player picks one queue card: to lay it on the deck (may be declined), or to discard it (Preacher)."""

    def __init__(self, who: int, to_deck: bool) -> None:
        self.who = who
        self.to_deck = to_deck

    def actor(self, s: State) -> int:
        return self.who if filled(s) else NOBODY

    def legal(self, s: State) -> list[int]:
        slots = [SLOT + slot for slot in filled(s)]
        return [DONE, *slots] if self.to_deck else slots

    def apply(self, s: State, answer: int) -> None:
        s.pop()
        if answer == DONE:
            return
        if self.to_deck:
            lay_on_top(s, leave(s, answer - SLOT, events.TO_DECK))
        else:
            discard(s, answer - SLOT, events.BY_PREACHER)

    def step(self, s: State) -> None:
        s.pop()
