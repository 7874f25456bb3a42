"""Which tokens and cards are worth their price."""

from typing import Final

from lantern.content.cards import CARDS, RESERVE
from lantern.content.effects import (
    ALL_FREE,
    BuyToken,
    Carry,
    CatchersToNearest,
    ClearQueue,
    DrawAndResolve,
    EachGains,
    Effect,
    Either,
    GainPer,
    Move,
    QueueToDeck,
    SwapQueue,
)
from lantern.engine.actions import stack_taken
from lantern.engine.board import ZONES
from lantern.engine.decks import IS_OPPOSITION
from lantern.engine.movement import MovePeople
from lantern.engine.questions import carried_by
from lantern.engine.queue import SLOTS, card_price, filled
from lantern.engine.state import NO_CARD, State
from lantern.engine.tokens import (
    FIRST_FUNDS,
    KINDS,
    PLAYABLE,
    SUPPORT,
    TOKEN_MOVES,
    TOKEN_STEPS,
    affordable,
    fundraising_pay,
    is_conductor,
    people_in,
    price,
    stack_of,
)
from lantern.players import weights as w
from lantern.players.opposition import LYING, STRIKES, best_swap, harm, queue_harm, strike_harm, swap_gain, worst
from lantern.players.people import carry_promise, promise
from lantern.players.weights import WEIGHTS
from lantern.players.worth import dollar, support_behind, wanted

NOTHING: Final = -1


def hand_size(s: State, who: int) -> int:
    """Return how many tokens this player could play."""
    count = 0
    kinds = s.hand_entries >> who * KINDS & PLAYABLE
    kind = 0
    while kinds:
        if kinds & 1:
            count += s.hands[who * KINDS + kind]
        kinds >>= 1
        kind += 1
    return count


def token_points(s: State, who: int, stack: int, discount: int) -> int:
    """Say what a token is worth to this player at its price."""
    cost = price(s, who, stack, discount)
    if stack == SUPPORT:
        return WEIGHTS[w.SUPPORT] + (s.edition.token_prices[SUPPORT] - cost) * dollar(s)
    saving = WEIGHTS[w.SAVING] if support_behind(s) else 0
    points = -cost * (dollar(s) + saving) - WEIGHTS[w.IN_HAND] * hand_size(s, who)
    if stack < FIRST_FUNDS:
        return points + wanted(s, WEIGHTS[w.CONDUCTOR]) * TOKEN_MOVES[stack] * TOKEN_STEPS[stack]
    return points + WEIGHTS[w.FUNDRAISING] + funds_hoped(s, stack) * dollar(s) * WEIGHTS[w.FUNDS_PAY] // 100


def funds_hoped(s: State, stack: int) -> int:
    """Say what a Fundraising token will bring: those who plan first move people, and those who plan last count them."""
    pay = fundraising_pay(s, stack) + moves_in_hand(s) * WEIGHTS[w.FUNDS_GROW] // 100
    return min(pay, WEIGHTS[w.FUNDS_MOST])


def moves_in_hand(s: State) -> int:
    """Return how many people the Conductor tokens of all players can move."""
    people = 0
    for entry in range(s.players * KINDS):
        if s.hands[entry]:
            stack = stack_of(entry % KINDS)
            if is_conductor(stack):
                people += s.hands[entry] * TOKEN_MOVES[stack]
    return people


def best_token(s: State, who: int, answers: list[int], discount: int) -> int:
    """Return the answer that takes the token that is worth most, or NOTHING where none is worth its price."""
    best = NOTHING
    most = 0
    for answer in answers:
        stack = stack_taken(answer)
        if stack >= 0:
            points = token_points(s, who, stack, discount)
            if points > most:
                most = points
                best = answer
    return best


def token_offer(s: State, who: int, discount: int, money: int) -> int:
    """Say what the best token at a discount is worth to a player with so much money."""
    most = 0
    for answer in affordable(s, who, discount):
        stack = stack_taken(answer)
        if price(s, who, stack, discount) <= money:
            most = max(most, token_points(s, who, stack, discount))
    return most


def card_points(s: State, who: int, slot: int) -> int:
    """Say what buying the card in a queue space is worth at its price."""
    card = s.queue[slot]
    dollars = card_price(s, who, slot)
    points = -dollars * dollar(s) - WEIGHTS[w.CARD_LEAST]
    if IS_OPPOSITION[card]:
        return points + removal_points(s, card, slot)
    if CARDS[card].kind == RESERVE:
        return points + reserve_points(s, who, card)
    for effect in CARDS[card].when_bought:
        points += effect_points(s, who, effect, slot, s.money[who] - dollars)
    return points


def removal_points(s: State, card: int, slot: int) -> int:
    """Say what it is worth that an opposition card goes now; one that strikes does so at once."""
    points = queue_harm(s, card, slot)
    return points - harm(s, card) if STRIKES[card] else points


def reserve_points(s: State, who: int, card: int) -> int:
    """Say what a reserve card is worth on this mat; one that lies there would be lost."""
    kept = s.reserve[who]
    return WEIGHTS[LYING[card]] - (WEIGHTS[LYING[kept]] if kept != NO_CARD else 0)


def effect_points(s: State, who: int, effect: Effect, slot: int, money: int) -> int:
    """Say what a sentence of card text is worth now to a player with so much money left."""
    match effect:
        case Move(people, steps, unseen):
            return promise(s, MovePeople(who, people, steps, False, unseen, False, False))
        case Carry():
            return carry_promise(s, carried_by(who, effect))
        case EachGains(dollars):
            return dollars * s.players * dollar(s)
        case GainPer(zone):
            return people_in(s, ZONES[zone]) * dollar(s)
        case BuyToken(discount, tokens, free):
            return token_offer(s, who, ALL_FREE if free else discount, money) * tokens
        case Either(this, that):
            return max(effect_points(s, who, this, slot, money), effect_points(s, who, that, slot, money))
        case _:
            return queue_points(s, effect, slot)


def queue_points(s: State, effect: Effect, slot: int) -> int:
    """Say what a sentence about the queue or the catchers is worth now."""
    match effect:
        case SwapQueue():
            found = best_swap(s, others(s, slot))
            return swap_gain(s, found // SLOTS, found % SLOTS) if found >= 0 else 0
        case QueueToDeck():
            found = worst(s, others(s, slot))
            return queue_harm(s, s.queue[found], found) // 2 if found >= 0 else 0
        case ClearQueue(spaces, left_of_this):
            return cleared(s, [each for each in others(s, slot) if (each < slot if left_of_this else each in spaces)])
        case DrawAndResolve():
            return WEIGHTS[w.UNKNOWN_CARD]
        case CatchersToNearest():
            return WEIGHTS[w.ALARM]
        case _:
            return -strike_harm(s, effect)


def others(s: State, slot: int) -> list[int]:
    """Return the queue spaces with cards besides the one that is being bought."""
    return [each for each in filled(s) if each != slot]


def cleared(s: State, slots: list[int]) -> int:
    """Say what it is worth that these queue spaces are emptied: good cards go too."""
    total = 0
    for slot in slots:
        card = s.queue[slot]
        total += queue_harm(s, card, slot) if IS_OPPOSITION[card] else -WEIGHTS[w.UNKNOWN_CARD]
    return total
