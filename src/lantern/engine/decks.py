"""A deck is shuffled by being drawn from: the cards that may come next, with their weights (R2.4, R9.3)."""

from typing import Final

from lantern.content.cards import CARDS, OPPOSITION, STRETCH
from lantern.engine.state import State

CARD_COUNT: Final = len(CARDS)
IS_OPPOSITION: Final[list[bool]] = [card.kind in (OPPOSITION, STRETCH) for card in CARDS]


def deck_size(s: State) -> int:
    """Return how many cards the newest deck holds."""
    return len(s.top) + s.sure.bit_count() + s.strangers


def possible(s: State) -> list[int]:
    """Return every card that may be drawn next; one that lies on top, known to all, is the only one."""
    if s.top:
        return [s.top[-1]]
    return cards_in(s.sure | s.unseen if s.strangers else s.sure)


def cards_in(cards: int) -> list[int]:
    """Return the cards of a set, in ascending order."""
    found: list[int] = []
    card = 0
    while cards:
        if cards & 1:
            found.append(card)
        cards >>= 1
        card += 1
    return found


def chances(s: State) -> list[int]:
    """Return the weight of each possible card.

    Each opposition card nobody has seen is equally likely to be any one of the strangers.
    """
    if s.top:
        return [1]
    many = max(1, s.unseen.bit_count())
    return [many if s.sure >> card & 1 else s.strangers for card in possible(s)]


def draw(s: State, card: int) -> None:
    """Take a card from the newest deck."""
    if s.top:
        s.top.pop()
    elif s.sure >> card & 1:
        s.sure &= ~(1 << card)
    else:
        s.strangers -= 1
    s.unseen &= ~(1 << card)


def lay_on_top(s: State, card: int) -> None:
    """Put a card on top of the newest deck, known to all."""
    s.top.append(card)


def shuffle_back(s: State, cards: list[int]) -> None:
    """Shuffle cards back into the newest deck; a known top is lost by it (R9.3)."""
    for card in cards + s.top:
        s.sure |= 1 << card
    s.top = []
    s.shuffles += 1
