"""Finds a game for four in which one player's move makes the table ask another one for Levi Coffin (R7.13)."""

from dataclasses import dataclass
from functools import cache
from itertools import count

from lantern.engine.actions import BUY, NOBODY
from lantern.engine.flow import actor, apply, legal
from lantern.engine.playout import Dice
from lantern.engine.pursuit import CatchersApproach
from lantern.engine.reserves import LEVI_COFFIN, holder
from lantern.engine.state import State
from lantern.notation import word
from lantern.record import Setup, write
from lantern.session import Session, luck
from tools.mixed_play import choose

WHIM = 30  # per cent of answers that follow no rule
NAMES = ("Amara", "Ben", "Cleo", "Dan")


@dataclass(frozen=True)
class Coffin:
    """A game at the moment before the move."""

    record: str
    mover: int  # whose move it is
    move: str  # that move, in the words of the record
    asked: int  # who will be asked


@cache
def find_coffin() -> Coffin:
    """Play with whims, buying Levi Coffin where it can be had, until a move would make him matter."""
    for seed in count():
        setup = Setup(4, seed=str(seed), names=NAMES)
        session, dice = Session(setup, luck(setup)), Dice(seed)
        while actor(session.state) >= 0:
            s = session.state
            move = next((each for each in legal(s) if asks_coffin(s, each)), None)
            if move is not None:
                return Coffin(write(session.record), actor(s), word(move), holder(s, LEVI_COFFIN))
            session.play(purchase(s) or choose(s, dice, WHIM))
    raise AssertionError


def asks_coffin(s: State, answer: int) -> bool:
    """Tell whether an answer leads to the question, put to somebody else."""
    owner = holder(s, LEVI_COFFIN)
    if owner in (NOBODY, actor(s)):
        return False
    table = s.copy()
    apply(table, answer)
    return isinstance(table.stack[-1], CatchersApproach) and actor(table) == owner


def purchase(s: State) -> int:
    """Return the answer that buys Levi Coffin, if it is allowed."""
    for slot, card in enumerate(s.queue):
        if card == LEVI_COFFIN and BUY + slot in legal(s):
            return BUY + slot
    return 0
