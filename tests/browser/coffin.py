"""A recorded game for three in which one player's move makes the table ask another one for Levi Coffin (R7.13)."""

from dataclasses import dataclass
from pathlib import Path

from lantern.engine.flow import actor, apply
from lantern.engine.pursuit import CatchersApproach
from lantern.engine.reserves import LEVI_COFFIN, holder
from lantern.notation import word
from lantern.record import read
from tests.browser.records import begun

GAME = Path(__file__).parent.parent / "server" / "live" / "levi-coffin.txt"


@dataclass(frozen=True)
class Coffin:
    """A game at the moment before the move."""

    record: str
    mover: int  # whose move it is
    move: str  # that move, in the words of the record
    asked: int  # who will be asked


def find_coffin() -> Coffin:
    """Return the game at the first move that makes the table ask for Levi Coffin."""
    text = GAME.read_text(encoding="utf-8")
    record = read(text)
    s = record.setup.table()
    for count, answer in enumerate(record.answers):
        mover = actor(s)
        apply(s, answer)
        if isinstance(s.stack[-1], CatchersApproach) and actor(s) == holder(s, LEVI_COFFIN) != mover:
            return Coffin(begun(text, count), mover, word(answer), actor(s))
    raise AssertionError
