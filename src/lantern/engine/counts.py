"""Plain counts of a table: rounds, room, people still to come, Support still to be bought."""

from typing import Final

from lantern.content.tokens import SUPPORT_COUNTS
from lantern.content.victory import ROUNDS
from lantern.engine.board import CAPACITY, HOLDERS, WEST
from lantern.engine.state import State
from lantern.engine.tokens import KINDS, SUPPORT, support_count

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


def support_left_in(s: State, period: int) -> int:
    """Return how many Support tokens of one period are still to be bought."""
    if period < s.period:
        return 0
    return s.stock[SUPPORT] if period == s.period else support_count(s, period)


def support_left(s: State) -> int:
    """Return how many Support tokens are still to be bought, those of later periods included."""
    left = s.stock[SUPPORT]
    for period in range(s.period + 1, PERIODS):
        left += support_count(s, period)
    return left


def support_held(s: State) -> int:
    """Return how many Support tokens the players hold."""
    held = 0
    for seat in range(s.players):
        held += s.hands[seat * KINDS + SUPPORT]
    return held


def support_total(s: State) -> int:
    """Return how many Support tokens the whole game has, with the one that an option adds."""
    total = 0
    for period in range(PERIODS):
        total += support_count(s, period)
    return total
