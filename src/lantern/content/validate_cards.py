"""What cannot be right about the cards."""

from typing import Final, assert_never

from lantern.content.cards import GENERAL, OPPOSITION, RESERVE, STRETCH, Card
from lantern.content.effects import (
    CANADA,
    MOMENTS,
    STATS,
    ZONES,
    AddToMarket,
    BuyToken,
    Carry,
    CatchersHome,
    CatchersToNearest,
    ClearQueue,
    DrawAndResolve,
    DropTokens,
    EachGains,
    Effect,
    Either,
    GainPer,
    GiveMoney,
    LeaveOut,
    Modifier,
    Move,
    QueueToDeck,
    Reserve,
    ReturnSupport,
    Seize,
    SendBack,
    SwapQueue,
)
from lantern.content.printed import Content
from lantern.content.validate_board import twice

PERIODS: Final = 3
WITHOUT_NUMBERS: Final = (
    SwapQueue,
    QueueToDeck,
    DrawAndResolve,
    CatchersToNearest,
    ReturnSupport,
    DropTokens,
    CatchersHome,
)


def card_problems(content: Content) -> list[str]:
    """Name every card, count and price of the abolitionist decks that is impossible."""
    found = [f"card {name}: there are two of this id" for name in twice([card.id for card in content.cards])]
    for card in content.cards + content.house_cards:
        found += [f"card {card.id}: {what}" for what in _wrong_with_card(card, len(content.queue_prices))]
    moments = [card.kept.moment for card in content.cards if card.kept]
    found += [f"reserve cards: two for the moment {moment}" for moment in twice(moments)]
    return found + _count_problems(content) + _dealing_problems(content) + _queue_problems(content)


def _wrong_with_card(card: Card, queue: int) -> list[str]:
    found = _wrong_with_kind(card)
    for effect in card.when_bought + card.when_removed + card.on_entry:
        found += wrong_with_effect(effect, queue)
    for modifier in card.in_force:
        found += _wrong_with_modifier(modifier)
    return found + (_wrong_with_kept(card.kept) if card.kept else [])


def _wrong_with_kind(card: Card) -> list[str]:
    if card.kind in (GENERAL, RESERVE):
        return _wrong_with_period(card) + _wrong_with_deeds(card)
    if card.kind in (OPPOSITION, STRETCH):
        return _wrong_with_opposition(card)
    return [f"there is no kind {card.kind!r}"]


def _wrong_with_period(card: Card) -> list[str]:
    found: list[str] = []
    if not 0 <= card.period < PERIODS:
        found.append(f"there is no period {card.period + 1}")
    if not card.for_sale:
        found.append("only an opposition card can be not for sale")
    return found


def _wrong_with_deeds(card: Card) -> list[str]:
    found: list[str] = []
    if card.kind == GENERAL and not card.when_bought:
        found.append("a general card without effect")
    if card.kind == RESERVE and card.when_bought:
        found.append("a reserve card with a deed")
    if (card.kind == RESERVE) != (card.kept is not None):
        found.append("a reserve card, and no other, is kept for a moment")
    if card.when_removed or card.in_force or card.on_entry:
        found.append(f"a {card.kind} card with the effect of an opposition card")
    return found


def _wrong_with_opposition(card: Card) -> list[str]:
    found: list[str] = []
    if card.period != -1 or card.many_only:
        found.append("an opposition card has neither a period nor the mark 3–4")
    if card.when_bought:
        found.append("an opposition card with a deed for its buyer")
    if not (card.when_removed or card.in_force or card.on_entry):
        found.append("an opposition card without effect")
    return found


def wrong_with_effect(effect: Effect, queue: int) -> list[str]:
    """Say what is impossible about one effect, in a queue of this length."""
    if isinstance(effect, Either):
        return wrong_with_effect(effect.this, queue) + wrong_with_effect(effect.that, queue)
    if isinstance(effect, Move):
        return _too_few("people", effect.people, 1) + _too_few("steps", effect.steps, 1)
    if isinstance(effect, BuyToken):
        return _too_few("tokens", effect.tokens, 1) + _too_few("discount", effect.discount, 0)
    if isinstance(effect, EachGains):
        return _too_few("dollars", effect.dollars, 1)
    if isinstance(effect, GainPer):
        return _wrong_with_zone(effect.zone)
    if isinstance(effect, Carry):
        return _wrong_with_carry(effect)
    if isinstance(effect, ClearQueue):
        return _wrong_with_clearing(effect, queue)
    if isinstance(effect, (AddToMarket, Seize, SendBack)):
        return _too_few("people", effect.people, 1)
    if isinstance(effect, WITHOUT_NUMBERS):
        return []
    assert_never(effect)


def _wrong_with_carry(carry: Carry) -> list[str]:
    found = _wrong_with_zone(carry.source) + _wrong_with_zone(carry.target)
    if carry.source in (carry.target, CANADA):
        found.append(f"carries from {carry.source} to {carry.target}")
    return found + _too_few("people", carry.people, 1) + _too_few("within", carry.within, 0)


def _wrong_with_clearing(clear: ClearQueue, queue: int) -> list[str]:
    found = [f"there is no queue space {space}" for space in clear.spaces if not 0 <= space < queue]
    found += [f"queue space {space} twice" for space in twice([str(space) for space in clear.spaces])]
    if bool(clear.spaces) == clear.left_of_this:
        found.append("clears either certain queue spaces or those left of its own")
    return found


def _wrong_with_zone(zone: str) -> list[str]:
    return [] if zone in ZONES else [f"there is no zone {zone!r}"]


def _wrong_with_modifier(modifier: Modifier) -> list[str]:
    found: list[str] = []
    if not 0 <= modifier.stat < STATS:
        found.append(f"modifiers the unknown number {modifier.stat}")
    if modifier.by == 0:
        found.append("modifies a number by 0")
    return found


def _wrong_with_kept(kept: Reserve) -> list[str]:
    found: list[str] = []
    if MOMENTS.get(kept.moment) != type(kept.use).__name__:
        found.append(f"{type(kept.use).__name__} is no use at the moment {kept.moment!r}")
    if isinstance(kept.use, LeaveOut):
        found += _too_few("price", kept.use.price, 1) + _too_few("people", kept.use.most, 1)
    if isinstance(kept.use, GiveMoney):
        found += _too_few("gift", kept.use.least, 1)
    return found + _too_few("income", kept.income, 0)


def _too_few(what: str, number: int, least: int) -> list[str]:
    return [f"{what} {number}, at least {least} makes sense"] if number < least else []


def _count_problems(content: Content) -> list[str]:
    found: list[str] = []
    boxed = [card for card in content.cards if card.edition == 1]
    if content.cards[: len(boxed)] != boxed:
        found.append("cards: those added to the box do not stand at the end")
    for name in content.card_counts:
        have = len([card for card in boxed if heap(card) == name])
        if have != content.card_counts[name]:
            found.append(f"cards of {name}: {have} instead of {content.card_counts[name]}")
    for period, wanted in enumerate(content.card_counts_few):
        have = len([card for card in boxed if card.period == period and not card.many_only])
        if have != wanted:
            found.append(f"cards of period {period + 1} with one or two players: {have} instead of {wanted}")
    return found


def heap(card: Card) -> str:
    """Return the heap in which the card is counted."""
    return card.kind if card.period < 0 else f"period {card.period + 1}"


def _dealing_problems(content: Content) -> list[str]:
    have = len([card for card in content.cards if card.kind == OPPOSITION])
    found: list[str] = []
    for who, dealt in (("1–2 players", content.opposition_few), ("3–4 players", content.opposition_many)):
        if len(dealt) != PERIODS or min(dealt) < 0:
            found.append(f"opposition cards for {who}: {dealt} is not a number for each period")
        if sum(dealt) > have:
            found.append(f"opposition cards for {who}: {sum(dealt)} to be dealt, there are {have}")
    return found


def _queue_problems(content: Content) -> list[str]:
    found = [] if content.queue_prices else ["queue: it has no spaces"]
    found += [f"queue: a price of {price} dollars" for price in content.queue_prices if price < 0]
    return found
