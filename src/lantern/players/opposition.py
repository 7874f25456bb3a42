"""How much opposition cards hurt, and where in the queue they hurt least."""

from typing import Final

from lantern.content.cards import CARDS, GENERAL, LANTERN_FEW, LANTERN_MANY, Card, find
from lantern.content.effects import AddToMarket, CatchersHome, DropTokens, Effect, ReturnSupport, Seize, SendBack
from lantern.engine.board import ALL_PLACES
from lantern.engine.counts import rounds_left, support_left
from lantern.engine.decks import IS_OPPOSITION
from lantern.engine.opposition import near_catchers, supporters
from lantern.engine.queue import SLOTS
from lantern.engine.state import NO_CARD, State
from lantern.engine.tokens import people_in
from lantern.players import weights as w
from lantern.players.weights import WEIGHTS

GAG_RULES: Final[int] = find("gag-rules")
FITZHUGH: Final[int] = find("fitzhugh")
DOMESTIC_TRADE: Final[int] = find("domestic-trade")
PENNSYLVANIA_HALL: Final[int] = find("pennsylvania-hall")
STRIKES: Final[list[bool]] = [len(card.when_removed) > 0 for card in CARDS]


def weight_of(card: Card) -> int:
    """Return which weight says what a card lying there is worth, or how much it hurts; -1 where its text says it."""
    if card.kind == GENERAL or card.when_removed:
        return -1
    if card.id not in w.NAMES:
        raise AssertionError(f"players/weights.py has no weight for {card.id}")
    return w.NAMES.index(card.id)


LYING: Final[list[int]] = [weight_of(card) for card in CARDS]


def harm(s: State, card: int) -> int:
    """Say how much an opposition card hurts: in each round while it lies there, or when it strikes."""
    if STRIKES[card]:
        total = 0
        for effect in CARDS[card].when_removed:
            total += strike_harm(s, effect)
        return total
    points = WEIGHTS[LYING[card]]
    if card == GAG_RULES:
        return points * s.players
    if card in (FITZHUGH, PENNSYLVANIA_HALL):
        return points if support_left(s) else 0
    if card == DOMESTIC_TRADE:
        return points if s.market_deck else 0
    return points


def strike_harm(s: State, effect: Effect) -> int:
    """Say how much a sentence of card text hurts that works against the players."""
    match effect:
        case SendBack(people):
            return WEIGHTS[w.DRED_SCOTT] * min(people, people_in(s, ALL_PLACES))
        case Seize(people):
            return WEIGHTS[w.FUGITIVE_ACT] * min(people, people_in(s, near_catchers(s)))
        case ReturnSupport():
            return WEIGHTS[w.NAT_TURNER] if supporters(s) else 0
        case AddToMarket(people):
            return WEIGHTS[w.REOPENING_TRADE] * people * max(1, len(s.market))
        case DropTokens():
            return WEIGHTS[w.FARREN_RIOTS]
        case CatchersHome():
            return WEIGHTS[w.MARSHALS]
        case _:
            raise AssertionError(f"no rule of thumb says how much this hurts: {effect}")


def rounds_to_lie(s: State, slot: int) -> int:
    """Return how many rounds a card in a queue space will lie there before the lantern removes it."""
    removed = LANTERN_FEW if s.players < 3 else LANTERN_MANY
    return (SLOTS - 1 - slot) // removed


def queue_harm(s: State, card: int, slot: int) -> int:
    """Say how much a card hurts in a queue space: striking soon is worse, and so is lying long."""
    if card == NO_CARD or not IS_OPPOSITION[card]:
        return 0
    points = harm(s, card)
    rounds = min(rounds_to_lie(s, slot), rounds_left(s))
    if not STRIKES[card]:
        return points * rounds
    for _round in range(rounds):
        points = points * WEIGHTS[w.STRIKES_LATER] // 100
    return points


def worst(s: State, slots: list[int]) -> int:
    """Return the queue space whose card hurts most, or -1 where none does."""
    found = -1
    most = 0
    for slot in slots:
        points = queue_harm(s, s.queue[slot], slot)
        if points > most:
            most = points
            found = slot
    return found


def swap_gain(s: State, one: int, other: int) -> int:
    """Say how much less the queue hurts when two cards change places."""
    here, there = s.queue[one], s.queue[other]
    before = queue_harm(s, here, one) + queue_harm(s, there, other)
    return before - queue_harm(s, here, other) - queue_harm(s, there, one)


def best_partner(s: State, slot: int, slots: list[int]) -> int:
    """Return the queue space whose card had best change places with the one in `slot`."""
    found = -1
    most = 0
    for other in slots:
        if other != slot and (found < 0 or swap_gain(s, slot, other) > most):
            most = swap_gain(s, slot, other)
            found = other
    return found


def best_swap(s: State, slots: list[int]) -> int:
    """Return the two queue spaces to exchange as one * SLOTS + other, or -1 where no exchange helps."""
    found = -1
    most = 0
    for one in slots:
        for other in slots:
            if one < other and swap_gain(s, one, other) > most:
                most = swap_gain(s, one, other)
                found = one * SLOTS + other
    return found
