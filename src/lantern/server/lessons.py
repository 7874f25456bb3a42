"""The lessons as the page is told them: each script, with the moment of every step as it was played."""

from functools import cache

from msgspec import Struct

from lantern.learn import NAMES, load, rehearse
from lantern.server.errors import RequestError


class LessonOffer(Struct, rename="camel"):
    """A lesson that can be begun; its texts are `lesson-NAME`, `lesson-NAME.time` and `lesson-NAME.about`."""

    name: str
    minutes: int
    steps: int


class LessonStep(Struct, rename="camel"):
    """One step: its sentence, what is lit, and what is accepted as answers, one after another."""

    text: str  # an entry of the catalogue; `.otherwise` is said to those who try something else
    at: int  # the position of the game at which it begins
    light: list[str]
    answers: list[str]  # `to newport`, `to newport | to ripley`, or `to *`


class Lesson(Struct, rename="camel"):
    """A whole lesson, and what its table is set up with."""

    name: str
    minutes: int
    seed: str
    position: str
    steps: list[LessonStep]


@cache
def lesson(name: str) -> Lesson:
    """Return a lesson."""
    if name not in NAMES:
        raise RequestError("not-found", "There is no such lesson.", 404)
    script = load(name)
    played = rehearse(name, script)
    steps = [
        LessonStep(text, at, list(step.light), list(step.answers))
        for step, at, text in zip(script.steps, played.moments, played.sentences, strict=True)
    ]
    return Lesson(name, script.minutes, script.seed, script.position, steps)


def offers() -> list[LessonOffer]:
    """Return the lessons there are, in the order of the start page."""
    return [LessonOffer(each.name, each.minutes, len(each.steps)) for each in map(lesson, NAMES)]
