"""Playing a lesson through before anybody learns from it: whatever the script promises has to be true at the table.

Every way through a lesson is played, so that a rule, a number or a text that has changed is noticed here and not by the
learner.
"""

from collections.abc import Iterator
from typing import Final

from msgspec import Struct

from lantern.content.cards import CARDS
from lantern.content.tokens import STACKS
from lantern.engine.board import COLOURS, SPOT_IDS
from lantern.engine.state import NO_CARD, State
from lantern.errors import LanternError
from lantern.game import Actor, Answer, Game, Outcome
from lantern.learn.script import LessonError, Script, ScriptStep, accepts
from lantern.words import Text, Words

# Parts of the table that a step may light as a whole.
PARTS: Final = frozenset(
    (
        "map",
        "phases",
        "goals",
        "queue",
        "market",
        "lost",
        "tokens",
        "mat",
        "reserve",
        "log",
        "question",
        "tools",
        "hint",
    )
)
OTHERWISE: Final = "otherwise"  # the attribute with the sentence for those who try something else


class Rehearsal(Struct, frozen=True):
    """A lesson that has been played: at which moment each of its steps stands, and how it ends."""

    moments: tuple[int, ...]  # how many answers have been given when a step begins
    sentences: tuple[str, ...]  # the name of each step's entry in the catalogue
    ends: tuple[Game, ...]  # one for each way through the lesson that ends differently


def rehearse(name: str, script: Script) -> Rehearsal:
    """Play a lesson in every way it allows; a LessonError says which step does not fit the game."""
    games = [begin(name, script)]
    moments: list[int] = []
    since = 0  # the moment of the last step at which something was answered
    for step in script.steps:
        moments.append(moment(name, step, games))
        check_sentence(name, step)
        for game in games:
            check_luck(name, step, game, since)
            check_lights(name, step, game.table)
        since = moments[-1] if step.answers else since
        for pattern in step.answers:
            games = distinct(played(name, step, pattern, games))
    moment(name, script.steps[-1], games)
    if script.won and any(game.outcome != Outcome.WON for game in games):
        raise LessonError(name, script.steps[-1].id, "the game is not won in the end")
    return Rehearsal(tuple(moments), tuple(entry(name, step) for step in script.steps), tuple(games))


def begin(name: str, script: Script) -> Game:
    """Return the game of a lesson before the first step."""
    try:
        return Game(position=script.position, seed=script.seed)
    except LanternError as error:
        raise LessonError(name, "", str(error)) from error


def moment(name: str, step: ScriptStep, games: list[Game]) -> int:
    """Return the moment of a step, which is the same on every way that leads to it."""
    found = {len(game) for game in games}
    if len(found) > 1:
        raise LessonError(name, step.id, f"not all ways here have the same number of answers: {sorted(found)}")
    return found.pop()


def played(name: str, step: ScriptStep, pattern: str, games: list[Game]) -> Iterator[Game]:
    """Yield the games after each answer that a pattern accepts."""
    for game in games:
        words = [str(each) for each in game.legal if accepts(pattern, str(each))] if not game.over else []
        if not words:
            raise LessonError(name, step.id, f"nothing like '{pattern}' can be answered here")
        for word in words:
            after = game.copy()
            after.play(word)
            yield after


def distinct(games: Iterator[Game]) -> list[Game]:
    """Return one game for each position: how it came about does not matter for what follows."""
    return list({str(game.position): game for game in games}.values())


def entry(name: str, step: ScriptStep) -> str:
    """Name the sentence of a step in the catalogue."""
    return f"lesson-{name}-{step.id}"


def check_sentence(name: str, step: ScriptStep) -> None:
    """Refuse a step without words; where something is to be done, words for those who try something else too."""
    words, text = Words(), entry(name, step)
    wanted = [text, *([f"{text}.{OTHERWISE}"] if step.answers else [])]
    for each in wanted:
        try:
            words.say(Text(each))
        except LookupError as error:
            raise LessonError(name, step.id, f"the catalogue has no '{each}'") from error


def check_luck(name: str, step: ScriptStep, game: Game, since: int) -> None:
    """Refuse a step whose sentence tells of dice or cards that have not come."""
    come = [str(Answer(each.answer)) for each in game.moments(since) if each.who == Actor.CHANCE]
    for word in step.luck:
        if word not in come:
            raise LessonError(name, step.id, f"'{word}' has not come; chance said {', '.join(come) or 'nothing'}")


def check_lights(name: str, step: ScriptStep, table: State) -> None:
    """Refuse a step that lights something which is not on the table."""
    for light in step.light:
        kind, _, thing = light.partition(":")
        if not (light in PARTS or thing in things(kind, table)):
            raise LessonError(name, step.id, f"'{light}' is not on the table")


def things(kind: str, table: State) -> list[str]:
    """Return what of a kind can be lit."""
    match kind:
        case "place":
            return [*SPOT_IDS]
        case "catcher":
            return [*COLOURS]
        case "stack":
            return [stack.id for stack in STACKS]
        case "card":
            return [CARDS[card].id for card in (*table.queue, *table.reserve) if card != NO_CARD]
    return []
