"""What an expert would have said at a moment of a game."""

from typing import Final

from msgspec import Struct

from lantern import COMPILED
from lantern.agents.base import Budget, asked_first
from lantern.agents.explain import half_said
from lantern.agents.search import Search
from lantern.engine.flow import apply
from lantern.engine.state import PLAYING, State
from lantern.record import Record
from lantern.thought.plans import follow
from lantern.view.answers import answer_text
from lantern.view.names import Names
from lantern.words import Text

GAMES: Final = 240 if COMPILED else 12  # imagined for one thought; plain Python takes twenty times as long
LEAST: Final = 0.01  # of the chance of winning: less is no advice


class Better(Struct, frozen=True, rename="camel"):
    """Something else than what was said: two answers where the first is only half of it, as who moves and whereto."""

    position: int  # so many answers had been given with the one it would replace
    answers: tuple[int, ...]
    said: tuple[Text, ...]  # the same in words
    reasons: tuple[Text, ...]


def better_answer(record: Record, position: int, who: int, games: int = GAMES) -> Better | None:
    """Return what an expert would have said in place of an answer; None where that is hardly better."""
    s = record.setup.table()
    for answer in record.answers[: position - 1]:
        apply(s, answer)
    choice = Search().choose(s.copy(), who, Budget(games=games))
    plan = [choice.answer, *(intent.answer for intent in choice.plan)]
    given = record.answers[position - 1]
    if given == choice.answer or gain(asked_first(s.copy(), who), who, plan, given, games) < LEAST:
        return None
    names = Names(s, record.setup.names)
    said = [answer_text(s, choice.answer, names)]
    apply(s, choice.answer)
    if s.outcome == PLAYING and half_said(s.stack[-1]):
        said.append(answer_text(s, plan[1], names))
    return Better(position, tuple(plan[: len(said)]), tuple(said), choice.reasons)


def gain(s: State, seat: int, plan: list[int], said: int, games: int) -> float:
    """Return how much likelier a win is after a plan than after what was said, with the same luck."""
    mine, theirs = follow(s, seat, plan), follow(s, seat, [said])
    for number in range(games):
        mine.imagine(number)
        theirs.imagine(number)
    return mine.chance() - theirs.chance()
