"""Reserve cards on the mats: one per player at most (R6.7)."""

from typing import Final

from lantern.content.cards import SUMNER_MONEY, find
from lantern.engine import facts
from lantern.engine.actions import NOBODY
from lantern.engine.state import NO_CARD, State, replaced

SLAVE_TRADE_ACT: Final[int] = find("slave-trade-act")
LEVI_COFFIN: Final[int] = find("levi-coffin")
CHARLES_SUMNER: Final[int] = find("charles-sumner")
KANSAS_NEBRASKA: Final[int] = find("kansas-nebraska")
CIVIL_WAR: Final[int] = find("civil-war")


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
        s.emit(facts.DROPPED, who, old)
    s.reserve = replaced(s.reserve, who, card)
    s.emit(facts.KEPT, who, card)
    if card == CHARLES_SUMNER:
        pay_sumner(s, who)


def spend(s: State, who: int) -> None:
    """Use the reserve card and discard it."""
    card = s.reserve[who]
    s.emit(facts.USED, who, card)
    s.reserve = replaced(s.reserve, who, NO_CARD)
    s.out_of_game |= 1 << card


def pay_sumner(s: State, who: int) -> None:
    """Pay the holder of Charles Sumner: at purchase and as each own Action phase begins."""
    if s.reserve[who] == CHARLES_SUMNER:
        s.money[who] += SUMNER_MONEY
        s.emit(facts.GAINED, who, SUMNER_MONEY, CHARLES_SUMNER)
