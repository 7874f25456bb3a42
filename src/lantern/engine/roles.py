"""The roles: money, benefits and specials (R11)."""

from typing import Final, final

from lantern.content import roles as printed
from lantern.content.effects import ANY_PLANTATION, NEW_YORK, Carry
from lantern.content.tokens import PLAYED_TOKENS
from lantern.engine import events
from lantern.engine.actions import AMOUNT, DONE, MOST, NOBODY, SEAT
from lantern.engine.carry import Carrying, carrying
from lantern.engine.market import leave_card
from lantern.engine.movement import EVERYBODY, MovePeople, conduct, movable
from lantern.engine.queue import PickCard, filled
from lantern.engine.reserves import CHARLES_SUMNER, LEAST_GIFT, holder, spend
from lantern.engine.state import (
    BEGUN,
    BENEFIT_USED,
    MONEY_USED,
    SHIELDED,
    SPECIAL_USED,
    Frame,
    State,
)
from lantern.engine.tokens import CONDUCTORS, KINDS

_IDS: Final[list[str]] = [role.id for role in printed.ROLES]
AGENT: Final[int] = _IDS.index("agent")
CONDUCTOR: Final[int] = _IDS.index("conductor")
PREACHER: Final[int] = _IDS.index("preacher")
SHEPHERD: Final[int] = _IDS.index("shepherd")
STATION_MASTER: Final[int] = _IDS.index("station-master")
STOCKHOLDER: Final[int] = _IDS.index("stockholder")
ROLES: Final = len(_IDS)

TO_NEW_YORK: Final = Carry(ANY_PLANTATION, NEW_YORK, people=printed.SPECIAL_PEOPLE)
SHEPHERDING: Final[list[Carrying]] = [carrying(seat, TO_NEW_YORK, True) for seat in range(4)]


def special_left(s: State, who: int) -> bool:
    """Tell whether the role card still shows Side I."""
    return not s.specials_used >> who & 1


def seat_of(s: State, role: int) -> int:
    """Return the seat with this role, or NOBODY."""
    for seat, held in enumerate(s.roles):
        if held == role:
            return seat
    return NOBODY


def role_money(s: State, who: int) -> int:
    """Return the role's money, by the side showing (R6.9)."""
    role = s.roles[who]
    edition = s.edition
    return edition.role_money[role] if special_left(s, who) else edition.role_money_after[role]


def pay_role(s: State, who: int) -> None:
    """Pay the role's money."""
    dollars = role_money(s, who)
    s.used |= MONEY_USED
    s.money[who] += dollars
    s.emit(events.ROLE_MONEY, who, dollars)


def turn_over(s: State, who: int, target: int) -> None:
    """Use the special: the role card now shows Side II."""
    s.specials_used |= 1 << who
    s.emit(events.SPECIAL, who, target)


def has_moving_benefit(s: State, who: int) -> bool:
    """Tell whether the role lets its player move two people now (R6.10)."""
    if s.used & BENEFIT_USED:
        return False
    role = s.roles[who]
    return role in (AGENT, CONDUCTOR) and movable(s, who, 1, False)


def begin_benefit(s: State, who: int) -> None:
    """Agent, Conductor: two people, one place each."""
    s.used |= BENEFIT_USED
    s.emit(events.BENEFIT, who)
    s.push(conduct(MovePeople(who, printed.BENEFIT_PEOPLE, 1, False, False, False, True)))


def may_use_special(s: State, who: int) -> bool:
    """Tell whether the special can be used now, in the own turn (R6.10)."""
    if not special_left(s, who):
        return False
    role = s.roles[who]
    if role == CONDUCTOR:
        return movable(s, who, printed.SPECIAL_STEPS, False)
    if role == PREACHER:
        return not s.used & BEGUN and len(filled(s)) > 0
    if role == SHEPHERD:
        return SHEPHERDING[who].actor(s) != NOBODY
    return False


def begin_special(s: State, who: int) -> None:
    """Conductor, Preacher, Shepherd: use the special in the own turn."""
    s.used |= SPECIAL_USED
    turn_over(s, who, who)
    role = s.roles[who]
    if role == CONDUCTOR:
        s.push(conduct(MovePeople(who, EVERYBODY, printed.SPECIAL_STEPS, False, False, True, True)))
    elif role == PREACHER:
        s.push(PickCard(who, False))
    else:
        s.push(SHEPHERDING[who])


def may_play_more(s: State, who: int) -> bool:
    """Tell whether another token may be played: two, or three with the Stockholder's special (R6.3)."""
    if s.played < PLAYED_TOKENS:
        return True
    return s.played == PLAYED_TOKENS and s.roles[who] == STOCKHOLDER and special_left(s, who)


def holds_conductor(s: State, who: int) -> bool:
    """Tell whether a player has a Conductor token in hand, grey or not."""
    return s.hand_entries >> who * KINDS & CONDUCTORS != 0


def may_shield(s: State, who: int) -> int:
    """Return the Station Master who may now shield this player's Conductor tokens, or NOBODY (R11.3, R11.4).

    The special needs something to shield: a Conductor token that can still be played (R6.10).
    """
    master = seat_of(s, STATION_MASTER)
    if master == NOBODY or not special_left(s, master) or (master == who and s.players > 1):
        return NOBODY
    if s.used & SHIELDED or not may_play_more(s, who) or not holds_conductor(s, who):
        return NOBODY
    return master


def shield(s: State, who: int) -> None:
    """The Station Master's special: this player's Conductor tokens draw no catchers for the rest of the turn."""
    s.used |= SHIELDED
    turn_over(s, seat_of(s, STATION_MASTER), who)


def may_unload(s: State, who: int) -> bool:
    """Tell whether the Agent may use the special now, in planning."""
    return s.roles[who] == AGENT and special_left(s, who) and sum(s.market) > 0


def unload(s: State, who: int) -> None:
    """The Agent's special: one person off each face-up market card, back to the supply."""
    turn_over(s, who, who)
    for position in range(len(s.market)):
        if s.market[position]:
            leave_card(s, position)
            s.supply += 1
            s.emit(events.UNLOADED, position, 1, who)


def receivers(s: State, giver: int) -> list[int]:
    """Return the SEAT answers of a gift by the holder of Charles Sumner; none without money or others."""
    if giver == NOBODY or s.money[giver] < LEAST_GIFT:
        return []
    return [SEAT + seat for seat in range(s.players) if seat != giver]


def sumner_gift(s: State) -> int:
    """Return the holder of Charles Sumner, or NOBODY."""
    return holder(s, CHARLES_SUMNER)


@final
class Gift(Frame):
    """How much does the holder of Charles Sumner give? More than MOST is given in several answers."""

    def __init__(self, giver: int, receiver: int, begun: bool) -> None:
        self.giver = giver
        self.receiver = receiver
        self.begun = begun  # MOST has been given, and some money is left

    def actor(self, s: State) -> int:
        return self.giver

    def legal(self, s: State) -> list[int]:
        amounts = [AMOUNT + dollars for dollars in range(LEAST_GIFT, min(MOST, s.money[self.giver]) + 1)]
        return [DONE, *amounts] if self.begun else amounts

    def apply(self, s: State, answer: int) -> None:
        dollars = 0 if answer == DONE else answer - AMOUNT
        if dollars:
            s.money[self.giver] -= dollars
            s.money[self.receiver] += dollars
            s.emit(events.GIFT, self.giver, self.receiver, dollars)
        if dollars == MOST and s.money[self.giver]:
            s.become(Gift(self.giver, self.receiver, True))
        else:
            s.pop()
            spend(s, self.giver)
