"""Puzzles: one turn of a solo game and what it should bring, from puzzles.toml, graded by replaying the turn."""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Final

import msgspec
from msgspec import Struct

from lantern.engine import State, events
from lantern.engine.counts import support_held
from lantern.engine.state import WON
from lantern.errors import LanternError
from lantern.explain.reasons import reasons
from lantern.game import Answer, Game
from lantern.players.value import win_share
from lantern.position import Position
from lantern.view.question import question
from lantern.view.sale import coming_sale
from lantern.words import Text

AT_MOST: Final = ("captured", "beyond")


class Aim(Struct, frozen=True, forbid_unknown_fields=True):
    """What a turn should bring; what is None does not matter. Its sentence is `puzzle-aim` in the catalogue."""

    freed: int | None = None  # people who reach Canada in this turn, at least
    support: int | None = None  # Support tokens held in the end, at least
    captured: int | None = None  # people captured, at most
    beyond: int | None = None  # people for whom the coming sale finds no room, at most


class Reached(Struct, frozen=True):
    """What a turn has brought so far."""

    freed: int
    support: int
    captured: int
    beyond: int


class Puzzle(Struct, frozen=True, forbid_unknown_fields=True):
    """A position in the Action phase of a game for one, an aim, and one turn that reaches it."""

    id: str
    aim: Aim
    stars: int  # 1 to 3: how rarely a random turn reaches the aim
    position: str
    solution: tuple[str, ...]


class ShownStep(Struct, frozen=True):
    """One answer of the turn that is shown, with the reasons for it."""

    answer: Text
    why: tuple[Text, ...]


class Grade(Struct, frozen=True, rename="camel"):
    """How a turn is going, or how it went; the turn that is shown comes with it once it is over."""

    id: str
    aim: Aim
    reached: Reached
    over: bool  # the turn has ended
    met: bool  # the aim is reached, so far or in the end
    share: float = 0.0  # the chance of winning after this turn, as good players' games tell it
    share_shown: float = 0.0  # and after the turn that is shown
    shown: tuple[ShownStep, ...] = ()


class PuzzleError(LanternError):
    """A puzzle that cannot be read or played; says which one, and why."""


@cache
def puzzles() -> dict[str, Puzzle]:
    """Return the puzzles that come with the program, by their ids, the easiest first."""
    return parse((files("lantern") / "learn" / "puzzles.toml").read_text(encoding="utf-8"))


def parse(text: str) -> dict[str, Puzzle]:
    """Return the puzzles of a file; a PuzzleError names what is wrong with it."""
    try:
        found = msgspec.convert(tomllib.loads(text)["puzzles"], list[Puzzle])
    except (tomllib.TOMLDecodeError, msgspec.ValidationError, KeyError) as error:
        raise PuzzleError(f"puzzles.toml: {error}") from error
    return {each.id: each for each in sorted(found, key=lambda each: each.stars)}


@cache
def puzzle_at(position: str) -> Puzzle | None:
    """Return the puzzle that begins at a position, if one does."""
    return {beginning(each): each for each in puzzles().values()}.get(position)


@cache
def beginning(puzzle: Puzzle) -> str:
    """Return where a puzzle begins, as a whole position."""
    return str(Position.parse(puzzle.position))


def begun(puzzle: Puzzle) -> Game:
    """Return the game of a puzzle before its first answer."""
    return Game(position=beginning(puzzle), seed=puzzle.id)


def grade(puzzle: Puzzle, game: Game) -> Grade:
    """Grade a turn by its game; whatever came after the turn does not count."""
    length = turn_length(game)
    ended = len(game) > length or game.over
    last = game.at(length).table if ended else game.table
    reached = reached_by(game, length, last)
    if not ended:
        return Grade(puzzle.id, puzzle.aim, reached, over=False, met=meets(puzzle.aim, reached))
    solution = played(puzzle)
    return Grade(
        puzzle.id,
        puzzle.aim,
        reached,
        over=True,
        met=meets(puzzle.aim, reached),
        share=share_of(last),
        share_shown=share_of(solution.table),
        shown=shown(puzzle),
    )


def turn_length(game: Game) -> int:
    """Return how many answers belong to the turn, the one that ends it left out."""
    for moment in game:
        if any(event[0] in (events.ENDED, events.PASSED) for event in moment.events):
            return moment.number - 1
    return len(game)


def reached_by(game: Game, length: int, last: State) -> Reached:
    """Return what the first answers of a game have brought."""
    happened = [event for moment in game.moments()[:length] for event in moment.events]
    return Reached(
        freed=sum(event[0] == events.FREED for event in happened),
        support=support_held(last),
        captured=sum(event[2] for event in happened if event[0] == events.CAPTURED),
        beyond=coming_sale(last).beyond_reach,
    )


def meets(aim: Aim, reached: Reached) -> bool:
    """Tell whether a turn has brought what it should."""
    enough = all(getattr(reached, name) >= (getattr(aim, name) or 0) for name in ("freed", "support"))
    limits = [(getattr(reached, name), getattr(aim, name)) for name in AT_MOST]
    return enough and all(limit is None or brought <= limit for brought, limit in limits)


def played(puzzle: Puzzle) -> Game:
    """Return the game after the turn that is shown."""
    game = begun(puzzle)
    for word in puzzle.solution:
        game.play(word)
    return game


@cache
def shown(puzzle: Puzzle) -> tuple[ShownStep, ...]:
    """Return the turn that is shown, each answer in words and with its reasons."""
    game = begun(puzzle)
    steps: list[ShownStep] = []
    for place, word in enumerate(puzzle.solution):
        answer = game.check(word)
        said = next(option.text for option in question(game.table, game.names).options if option.answer == answer)
        plan = [Answer.parse(each) for each in puzzle.solution[place + 1 : place + 2]]
        steps.append(ShownStep(said, reasons(game.table.copy(), int(game.actor), answer, plan)))
        game.play(word)
    return tuple(steps)


def share_of(s: State) -> float:
    """Return the chance of winning as it stands after a turn."""
    return 1.0 if s.outcome == WON else round(win_share(s), 3)
