"""Where a turning point was lost, and what an expert would have said there."""

from typing import Final

from msgspec import Struct

from lantern import COMPILED
from lantern.agents.base import Budget
from lantern.agents.explain import half_said
from lantern.agents.review import Review, Stretch
from lantern.agents.search import Search
from lantern.engine.flow import apply
from lantern.engine.state import PLAYING
from lantern.record import Record

GAMES: Final = 240 if COMPILED else 12  # imagined for one thought; plain Python takes twenty times as long


class Regret(Struct, frozen=True):
    """An answer that took most from the chance of winning, and what an expert says instead."""

    position: int  # so many answers have been given with it
    answers: tuple[int, ...]  # two where the first is only half of what is said, as who moves and whereto


def regret(record: Record, found: Review, stretch: Stretch, games: int = GAMES) -> Regret | None:
    """Return what an expert would have said at the worst answer of a turning point; None where it was the same."""
    if stretch.who < 0 or stretch.change >= 0:
        return None
    worst = min(found.moments[stretch.first : stretch.last], key=lambda moment: moment.change)
    s = record.setup.table()
    for answer in record.answers[: worst.position - 1]:
        apply(s, answer)
    choice = Search().choose(s.copy(), stretch.who, Budget(games=games))
    if choice.answer == record.answers[worst.position - 1]:
        return None
    apply(s, choice.answer)
    half = s.outcome == PLAYING and half_said(s.stack[-1])
    return Regret(worst.position, (choice.answer, *(intent.answer for intent in choice.plan[:half])))
