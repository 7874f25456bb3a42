"""A game looked back on: how the chance of winning went, and what luck and decisions gave and took."""

from collections.abc import Callable, Iterable
from typing import Final

from msgspec import Struct

from lantern import COMPILED
from lantern.agents.chances import Chance, win_chance
from lantern.engine.flow import actor, apply, speaker
from lantern.engine.state import State
from lantern.record import Record

GAMES: Final = 48 if COMPILED else 4  # imagined for each moment; plain Python takes twenty times as long
POINTS: Final = 8  # turning points that are named
LEAST: Final = 0.04  # change of the chance that a turning point must bring
Progress = Callable[[int, int], None]


class Moment(Struct, frozen=True, rename="camel"):
    """One answer, who gave it (-2: chance), and the chance of winning after it."""

    position: int  # so many answers have been given with it
    round: int
    who: int
    chance: Chance
    change: float


class Stretch(Struct, frozen=True, rename="camel"):
    """Answers of one seat in a row, or one answer of chance, and what they changed together."""

    first: int  # positions before its first and after its last answer
    last: int
    round: int
    who: int
    change: float


class Review(Struct, frozen=True, rename="camel"):
    """The whole game: start + luck + decisions = result."""

    start: Chance
    result: float
    luck: float
    decisions: float
    seats: tuple[float, ...]  # what the decisions of each seat gave or took
    moments: tuple[Moment, ...]
    turning: tuple[Stretch, ...]  # in the order of the game


def review(record: Record, games: int = GAMES, seed: int = 0, progress: Progress = lambda _done, _all: None) -> Review:
    """Look back on a game; all moments are judged with the same luck, so that they differ by what was said."""
    s = record.setup.table()
    start = before = win_chance(s, seed, games)
    moments: list[Moment] = []
    for number, answer in enumerate(record.answers, start=1):
        who, turn = said_by(s, answer), s.round
        apply(s, answer)
        after = win_chance(s, seed, games)
        moments.append(Moment(number, turn, who, after, after.share - before.share))
        before = after
        progress(number, len(record.answers))
    return told(start, moments, record.setup.players)


def said_by(s: State, answer: int) -> int:
    """Return who gives an answer: a seat, or chance."""
    who = actor(s)
    return speaker(s, answer) if who >= 0 else who


def told(start: Chance, moments: list[Moment], players: int) -> Review:
    """Add up what luck and what each seat gave and took, and name the turning points."""
    seats = tuple(sum(each.change for each in moments if each.who == seat) for seat in range(players))
    luck = sum(each.change for each in moments if each.who < 0)
    found = sorted(stretches(moments), key=lambda each: abs(each.change), reverse=True)[:POINTS]
    turning = sorted((each for each in found if abs(each.change) >= LEAST), key=lambda each: each.first)
    result = moments[-1].chance.share if moments else start.share
    return Review(start, result, luck, sum(seats), seats, tuple(moments), tuple(turning))


def stretches(moments: Iterable[Moment]) -> list[Stretch]:
    """Put answers of one seat in a row together; each answer of chance stands alone."""
    found: list[Stretch] = []
    for each in moments:
        last = found[-1] if found else None
        if last and last.who == each.who >= 0 and last.round == each.round:
            found[-1] = Stretch(last.first, each.position, each.round, each.who, last.change + each.change)
        else:
            found.append(Stretch(each.position - 1, each.position, each.round, each.who, each.change))
    return found
