"""What is still to come: people, room, Support and money."""

from typing import Final

from lantern.content.tokens import SUPPORT_COUNTS
from lantern.content.victory import ROUNDS
from lantern.engine.board import CAPACITY, HOLDERS, WEST
from lantern.engine.state import State
from lantern.engine.tokens import SUPPORT, support_count
from lantern.thought import weights as w
from lantern.thought.weights import WEIGHTS

SPACES: Final[int] = sum(CAPACITY[WEST:HOLDERS])
PERIODS: Final = len(SUPPORT_COUNTS)


def rounds_left(s: State) -> int:
    """Return how many rounds are still played, this one included."""
    return ROUNDS - s.round + 1


def room(s: State) -> int:
    """Return how many spaces are open on the plantations."""
    return SPACES - s.people[WEST] - s.people[WEST + 1] - s.people[WEST + 2]


def still_to_come(s: State) -> int:
    """Return how many people the market will still bring: those face up and those of the cards in the deck."""
    people = 0
    for count in s.market:
        people += count
    deck = s.market_deck
    card = 0
    while deck:
        if deck & 1:
            people += s.edition.market_sizes[card]
        deck >>= 1
        card += 1
    return people


def lost_room(s: State) -> int:
    """Return how many spaces of the Lost track are open."""
    return s.lost_limit - s.lost


def support_left(s: State) -> int:
    """Return how many Support tokens are still to be bought, those of later periods included."""
    left = s.stock[SUPPORT]
    for period in range(s.period + 1, PERIODS):
        left += support_count(s, period)
    return left


def support_total(s: State) -> int:
    """Return how many Support tokens the whole game has, with the one that an option adds."""
    total = 0
    for period in range(PERIODS):
        total += support_count(s, period)
    return total


def support_behind(s: State) -> bool:
    """Tell whether the money for Support will hardly come in by itself."""
    left = support_left(s)
    if left == 0:
        return False
    money = 0
    for dollars in s.money:
        money += dollars
    return left * s.edition.token_prices[SUPPORT] - money > rounds_left(s) * s.players * WEIGHTS[w.PACE]


def dollar(s: State) -> int:
    """Return what a dollar is worth: more while Support is behind."""
    return WEIGHTS[w.DOLLAR] + (WEIGHTS[w.DOLLAR_BEHIND] if support_behind(s) else 0)


def wanted(s: State, points: int) -> int:
    """Return what is left of the points for somebody's way to Canada: less once the goal is reached."""
    return points if s.freed < s.goal else points * WEIGHTS[w.FREED_BEYOND] // 100


def relief(s: State) -> int:
    """Return what it is worth that one person leaves a plantation: the more, the sooner they overflow."""
    open_spaces = room(s)
    sold = s.market[0] if s.market else 0
    if sold - open_spaces > lost_room(s):
        return WEIGHTS[w.SAVED_FROM_DEFEAT]
    if sold > open_spaces:
        return pressed(s, open_spaces, WEIGHTS[w.SAVED_NOW])
    if len(s.market) > 1 and sold + s.market[1] > open_spaces:
        return pressed(s, open_spaces, WEIGHTS[w.SAVED_NEXT])
    return pressed(s, open_spaces, WEIGHTS[w.SAVED_LATER])


def pressed(s: State, open_spaces: int, points: int) -> int:
    """Return a third of the points where the Lost track can take all who are still to come, else more and more."""
    need = still_to_come(s) - open_spaces - lost_room(s)
    if need <= 0:
        return points // 3
    return points * min(150, 60 + 30 * need // rounds_left(s)) // 100
