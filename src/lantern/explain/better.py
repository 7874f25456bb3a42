"""What an expert would have done in somebody's turn."""

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from lantern import COMPILED
from lantern.engine import apply
from lantern.engine.state import State
from lantern.explain.contrast import brought, fundraising
from lantern.explain.reasons import half_said, reasons_for
from lantern.players.base import Budget, Choice, asked_first
from lantern.players.plans import follow
from lantern.players.search import Search
from lantern.record import Record
from lantern.view.answers import answer_text
from lantern.view.names import Names
from lantern.words import Text

GAMES: Final = 400 if COMPILED else 12  # imagined for one thought; plain Python takes twenty times as long
COMPARED: Final = 120 if COMPILED else 6  # and for the gain
LEAST: Final = 0.01  # of the chance of winning: less is no advice


class Better(Struct, frozen=True, rename="camel"):
    """Where an expert would have left a turn, and how: by two answers where the first is only half of what is said."""

    position: int  # the number of answers given, with the one it would replace
    answers: tuple[int, ...]
    said: tuple[Text, ...]  # the same in words
    reasons: tuple[Text, ...]
    given: tuple[Text, ...]  # what was answered instead, in words
    brought: tuple[Text, ...]  # what came of that in this turn
    would: tuple[Text, ...]  # what would have come of the other


def better_turn(record: Record, first: int, last: int, who: int, games: int = GAMES) -> Better | None:
    """Return what an expert would have done instead of some answers of one seat in a row; None if that gains little."""
    s = record.setup.table()
    for answer in record.answers[:first]:
        apply(s, answer)
    given = record.answers[first:last]
    choice = Search().choose(s.copy(), who, Budget(games=games))
    plan = [choice.answer, *(intent.answer for intent in choice.plan)]
    other = next((place for place, answer in enumerate(given[: len(plan)]) if answer != plan[place]), -1)
    if other < 0 or gain(asked_first(s, who), who, plan, given) < LEAST:
        return None
    for answer in given[:other]:
        apply(s, answer)
    instead = choice if other == 0 else Choice(plan[other], choice.plan[other:])
    why = reasons_for(s, who, instead)
    names = Names(s, record.setup.names)
    said, instead_of = in_words(s, plan[other:], names), in_words(s, given[other:], names)
    came = (*fundraising(s, given[other]), *brought(s, who, given[other:], would=False))
    would = brought(s, who, plan[other:], would=True)
    return Better(first + other + 1, tuple(plan[other : other + len(said)]), said, why, instead_of, came, would)


def in_words(s: State, answers: Sequence[int], names: Names) -> tuple[Text, ...]:
    """Put an answer into words, with the one that completes it where it is only half of what is said."""
    found = [answer_text(s, answers[0], names)]
    table = s.copy()
    apply(table, answers[0])
    if half_said(table) and len(answers) > 1:
        found.append(answer_text(table, answers[1], names))
    return tuple(found)


def gain(s: State, seat: int, plan: list[int], given: list[int]) -> float:
    """Return how much likelier a win is after a plan than after what was said, with the same luck."""
    mine, theirs = follow(s, seat, plan), follow(s, seat, given)
    for number in range(COMPARED):
        mine.imagine(number)
        theirs.imagine(number)
    return mine.chance() - theirs.chance()
