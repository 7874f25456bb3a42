"""Reserve cards on the mats: one per player at most (R6.7)."""

from typing import Final

from lantern.content import effects
from lantern.content.cards import CARDS
from lantern.content.effects import GiveMoney, LeaveOut, Reserve
from lantern.engine import events
from lantern.engine.actions import NOBODY
from lantern.engine.state import NO_CARD, State, replaced


def card_at(moment: str) -> int:
    """Return the reserve card that is used at this moment; the validator sees to it that there is only one."""
    for number, card in enumerate(CARDS):
        if card.kept is not None and card.kept.moment == moment:
            return number
    raise KeyError(moment)


def reserve_of(card: int) -> Reserve:
    """Return how a reserve card is used."""
    found = CARDS[card].kept
    assert found is not None
    return found


SLAVE_TRADE_ACT: Final[int] = card_at(effects.NEW_MARKET_CARD)
LEVI_COFFIN: Final[int] = card_at(effects.CATCHER_CAPTURES)
CHARLES_SUMNER: Final[int] = card_at(effects.BETWEEN_ACTIONS)
KANSAS_NEBRASKA: Final[int] = card_at(effects.ACTION_PHASE)
CIVIL_WAR: Final[int] = card_at(effects.CATCHER_MOVES)

_LEFT_OUT: Final = reserve_of(SLAVE_TRADE_ACT).use
_GIFT: Final = reserve_of(CHARLES_SUMNER).use
assert isinstance(_LEFT_OUT, LeaveOut)
assert isinstance(_GIFT, GiveMoney)
NOT_LOADED_PRICE: Final[int] = _LEFT_OUT.price
NOT_LOADED_MOST: Final[int] = _LEFT_OUT.most
LEAST_GIFT: Final[int] = _GIFT.least
INCOME: Final[list[int]] = [0 if card.kept is None else card.kept.income for card in CARDS]


def holder(s: State, card: int) -> int:
    """Return the seat with this card on its mat, or NOBODY."""
    for seat, kept in enumerate(s.reserve):
        if kept == card:
            return seat
    return NOBODY


def keep(s: State, who: int, card: int) -> None:
    """Lay a reserve card on the mat; the one lying there is discarded unused."""
    old = s.reserve[who]
    if old != NO_CARD:
        s.out_of_game |= 1 << old
        s.emit(events.DROPPED, who, old)
    s.reserve = replaced(s.reserve, who, card)
    s.emit(events.KEPT, who, card)
    pay_income(s, who)


def spend(s: State, who: int) -> None:
    """Use the reserve card and discard it."""
    card = s.reserve[who]
    s.emit(events.USED, who, card)
    s.reserve = replaced(s.reserve, who, NO_CARD)
    s.out_of_game |= 1 << card


def pay_income(s: State, who: int) -> None:
    """Pay what the reserve card on a mat brings: at purchase and as each Action phase of its holder begins."""
    card = s.reserve[who]
    if card != NO_CARD and INCOME[card]:
        s.money[who] += INCOME[card]
        s.emit(events.GAINED, who, INCOME[card], card)
