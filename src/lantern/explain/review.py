"""A game looked back on: how the chance of winning went, and what luck and decisions gave and took."""

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from lantern import COMPILED
from lantern.engine import apply
from lantern.engine.state import PLAYING, State
from lantern.explain.better import Better, better_turn
from lantern.explain.contrast import luck
from lantern.explain.outlook import Chance, bounded, log_odds, shifted, win_chance
from lantern.players.base import said_by
from lantern.players.value import win_share
from lantern.record import Record
from lantern.words import Text

GAMES: Final = 48 if COMPILED else 4  # imagined for each moment; plain Python takes twenty times as long
POINTS: Final = 8  # turning points that are named
LEAST: Final = 0.04  # change of the chance that a turning point must bring
Progress = Callable[[int, int], None]


class ReviewMoment(Struct, frozen=True, rename="camel"):
    """One answer, who gave it (-2: chance), and the chance of winning after it."""

    position: int  # the number of answers given, with it
    round: int
    who: int
    chance: Chance
    change: float


class Segment(Struct, frozen=True, rename="camel"):
    """Answers of one seat in a row, or one answer of chance, and what they changed together."""

    first: int  # positions before its first and after its last answer
    last: int
    round: int
    who: int
    change: float
    better: Better | None = None  # where it took something
    luck: Text | None = None  # what an answer of chance was


class Review(Struct, frozen=True, rename="camel"):
    """The whole game: start + luck + decisions = result."""

    start: Chance
    result: float
    luck: float
    decisions: float
    seats: tuple[float, ...]  # what the decisions of each seat gave or took
    moments: tuple[ReviewMoment, ...]
    turning: tuple[Segment, ...]  # in the order of the game


def review(record: Record, games: int = GAMES, seed: int = 0, progress: Progress = lambda _done, _all: None) -> Review:
    """Look back on a game; all moments are judged with the same luck, so that they differ by what was said."""
    s = record.setup.table()
    start = before = win_chance(s, seed, games)
    moments: list[ReviewMoment] = []
    handicaps = {s.round: 0.0}
    for number, answer in enumerate(record.answers, start=1):
        who, turn = said_by(s, answer), s.round
        apply(s, answer)
        after = imagined = win_chance(s, seed, games)
        if s.outcome == PLAYING and s.round > turn:
            after = moved(imagined, bounded(win_share(s)) - imagined.share)
            handicaps[s.round] = imagined.share - after.share
        moments.append(ReviewMoment(number, turn, who, after, after.share - before.share))
        before = imagined
        progress(number, len(record.answers))
    found = told(start, fair(moments, handicaps), record.setup.players)
    return replace(found, turning=tuple(advised(record, each) for each in found.turning))


def fair(moments: list[ReviewMoment], handicaps: dict[int, float]) -> list[ReviewMoment]:
    """Take from the decisions of each round, from each the same, what good players gain over rules of thumb in it.

    Within a round, what follows is imagined by rules of thumb, which make less of it than good players would: that is
    the handicap of the round. A team of good players makes up for it, and has given and taken nothing.
    """
    decisions = Counter(each.round for each in moments if each.who >= 0)
    made: Counter[int] = Counter()
    found = []
    for place, each in enumerate(moments):
        made[each.round] += each.who >= 0
        last = place + 1 == len(moments) or moments[place + 1].round > each.round
        share = handicaps[each.round] / max(1, decisions[each.round])
        paid = share if each.who >= 0 or (last and not decisions[each.round]) else 0.0
        still = 0.0 if last else share * (decisions[each.round] - made[each.round])
        found.append(replace(each, chance=moved(each.chance, -still), change=each.change + paid))
    return found


def moved(chance: Chance, by: float) -> Chance:
    """Return a chance that is so much higher or lower, with bounds as wide as before in logarithms of odds."""
    if not chance.games:
        return chance  # the game is over
    share, middle = bounded(chance.share + by), log_odds(chance.share)
    low, high = (shifted(share, log_odds(each) - middle) for each in (chance.low, chance.high))
    return Chance(share, low, high, chance.games)


def told(start: Chance, moments: list[ReviewMoment], players: int) -> Review:
    """Add up what luck and what each seat gave and took, and name the turning points."""
    seats = tuple(sum(each.change for each in moments if each.who == seat) for seat in range(players))
    luck = sum(each.change for each in moments if each.who < 0)
    found = sorted(segments(moments), key=lambda each: abs(each.change), reverse=True)[:POINTS]
    turning = sorted((each for each in found if abs(each.change) >= LEAST), key=lambda each: each.first)
    result = moments[-1].chance.share if moments else start.share
    return Review(start, result, luck, sum(seats), seats, tuple(moments), tuple(turning))


def table_at(record: Record, position: int) -> State:
    """Return the table after this number of answers."""
    s = record.setup.table()
    for answer in record.answers[:position]:
        apply(s, answer)
    return s


def segments(moments: Iterable[ReviewMoment]) -> list[Segment]:
    """Put answers of one seat in a row together; each answer of chance stands alone."""
    found: list[Segment] = []
    for each in moments:
        last = found[-1] if found else None
        if last and last.who == each.who >= 0 and last.round == each.round:
            found[-1] = Segment(last.first, each.position, each.round, each.who, last.change + each.change)
        else:
            found.append(Segment(each.position - 1, each.position, each.round, each.who, each.change))
    return found


def advised(record: Record, stretch: Segment) -> Segment:
    """Add to a turning point what luck it was, or what an expert would have done where it took something."""
    if stretch.who < 0:
        return replace(
            stretch, luck=luck(table_at(record, stretch.first), record.answers[stretch.first], stretch.change)
        )
    if stretch.change >= 0:
        return stretch
    return replace(stretch, better=better_turn(record, stretch.first, stretch.last, stretch.who))
