"""The script of a lesson: read from its file, every mistake named."""

import tomllib
from importlib.resources import files
from typing import Final

import msgspec
from msgspec import Struct

from lantern.errors import LanternError

NAMES: Final = ("first-steps", "where-things-are")  # in the order of the start page
OR: Final = " | "
ANY: Final = " *"


class LessonError(LanternError):
    """A script that cannot be read or played; says in which step, and why."""

    def __init__(self, lesson: str, step: str, why: str) -> None:
        super().__init__(f"lesson {lesson}, step {step}: {why}" if step else f"lesson {lesson}: {why}")


class ScriptStep(Struct, frozen=True, forbid_unknown_fields=True):
    """One thing to look at, or one thing to do. Its sentence is `lesson-NAME-ID` in the catalogue."""

    id: str
    light: tuple[str, ...] = ()  # what is lit on the table besides the things that the answers are about
    answers: tuple[str, ...] = ()  # one after another: `to newport`, `to newport | to ripley`, or `to *`
    luck: tuple[str, ...] = ()  # what chance said after the last answer, as far as the sentence tells of it


class Script(Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson: where it begins, with which luck, and its steps."""

    minutes: int
    won: bool  # whether the last step stands at a game that is won
    seed: str
    position: str
    steps: tuple[ScriptStep, ...]


def parse(name: str, text: str) -> Script:
    """Return the script of a text; a LessonError says what is wrong with it."""
    try:
        script = msgspec.convert(tomllib.loads(text), Script)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise LessonError(name, "", str(error)) from error
    ids = [step.id for step in script.steps]
    for number, each in enumerate(ids):
        if each in ids[:number]:
            raise LessonError(name, each, "this step stands there twice")
    if not ids:
        raise LessonError(name, "", "there are no steps")
    return script


def load(name: str) -> Script:
    """Return one of the lessons that come with the program."""
    if name not in NAMES:
        raise LessonError(name, "", f"there is no such lesson; choose {' or '.join(NAMES)}")
    return parse(name, (files("lantern") / "learn" / f"{name}.toml").read_text(encoding="utf-8"))


def accepts(pattern: str, word: str) -> bool:
    """Tell whether an answer is one of those that a step asks for."""
    return any(
        word == each or (each.endswith(ANY) and word.startswith(each.removesuffix("*"))) for each in pattern.split(OR)
    )
