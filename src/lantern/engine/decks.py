"""A deck is shuffled by being drawn from: the cards that may come next, with their weights (R2.4, R9.3)."""

from typing import Final

from lantern.content.cards import CARDS, OPPOSITION, STRETCH
from lantern.engine.actions import DRAW, DRAWS
from lantern.engine.board import listed, nth, size
from lantern.engine.state import State

CARD_COUNT: Final = len(CARDS)
IS_OPPOSITION: Final[list[bool]] = [card.kind in (OPPOSITION, STRETCH) for card in CARDS]
FIRST_OPPOSITION: Final[int] = 1 << IS_OPPOSITION.index(True)


def deck_size(s: State) -> int:
    """Return how many cards the newest deck holds."""
    return len(s.top) + s.known_in_deck.bit_count() + s.unknown_in_deck


def in_doubt(s: State) -> bool:
    """Tell whether chance must say which card is drawn next: none lies on top, known to all, and some are left."""
    return not s.top and (s.known_in_deck != 0 or s.unknown_in_deck > 0)


def possible(s: State) -> list[int]:
    """Return every card that may be drawn next; one that lies on top, known to all, is the only one."""
    return [answer - DRAW for answer in draws(s)]


def draws(s: State) -> list[int]:
    """Return the DRAW answers for every possible card."""
    if s.top:
        return [DRAW + s.top[-1]]
    return listed(DRAWS, s.known_in_deck | s.unseen if s.unknown_in_deck else s.known_in_deck)


def chances(s: State) -> list[int]:
    """Return the weight of each possible card.

    Each opposition card nobody has seen is equally likely to be any of the unknown ones in the deck.
    """
    if s.top:
        return [1]
    many = max(1, s.unseen.bit_count())
    if s.known_in_deck < FIRST_OPPOSITION:  # then the known cards come first; all others are unknown
        return [many] * s.known_in_deck.bit_count() + [s.unknown_in_deck] * (many if s.unknown_in_deck else 0)
    weights: list[int] = []
    for answer in draws(s):
        weights.append(many if s.known_in_deck >> answer - DRAW & 1 else s.unknown_in_deck)
    return weights


def sample_draw(s: State, number: int) -> int:
    """Return the DRAW answer for a large random number: any card of the deck; for an unknown one, any unseen card."""
    known = size(DRAWS, s.known_in_deck)
    place = number % (known + s.unknown_in_deck)
    if place < known:
        return nth(DRAWS, s.known_in_deck, place)
    return nth(DRAWS, s.unseen, number // (known + s.unknown_in_deck) % size(DRAWS, s.unseen))


def draw(s: State, card: int) -> None:
    """Take a card from the newest deck."""
    if s.top:
        s.top = s.top[:-1]
    elif s.known_in_deck >> card & 1:
        s.known_in_deck &= ~(1 << card)
    else:
        s.unknown_in_deck -= 1
    s.unseen &= ~(1 << card)


def lay_on_top(s: State, card: int) -> None:
    """Put a card on top of the newest deck, known to all."""
    s.top = [*s.top, card]


def shuffle_back(s: State, cards: list[int]) -> None:
    """Shuffle cards back into the newest deck; a known top is lost by it (R9.3)."""
    for card in cards + s.top:
        s.known_in_deck |= 1 << card
    s.top = []
    s.shuffles += 1
