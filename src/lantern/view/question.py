"""The question now asked, in words: who, what, and every allowed answer with what it would bring."""

from msgspec import Struct

from lantern.engine import actions
from lantern.engine.flow import actor, legal, others, speaker
from lantern.engine.market import Deliver
from lantern.engine.opposition import LosingSupport, Taking
from lantern.engine.pursuit import CatchersToNearestPerson
from lantern.engine.state import State
from lantern.view.answers import answer_text
from lantern.view.names import Names
from lantern.view.preview import Preview, preview
from lantern.view.prompts import Prompt, prompt
from lantern.view.reasons import Blocked, Elsewhere, blocked, elsewhere, instead
from lantern.words import Text


class Option(Struct, frozen=True):
    """One allowed answer."""

    answer: int
    who: int
    text: Text
    preview: Preview | None  # chance's answers have none


class Question(Struct, frozen=True):
    """What is asked now."""

    who: int
    prompt: Prompt
    shared: bool  # a group decision: the others may propose (R10.1)
    options: list[Option]
    others: list[Option]  # what seats that are not asked may say
    blocked: list[Blocked]  # what one might expect, and why it is not offered
    instead: list[int]  # where others stand who could be chosen instead, once the choice is undone
    elsewhere: Elsewhere | None


def question(s: State, names: Names) -> Question:
    """Put the question now asked into words."""
    who = actor(s)
    return Question(
        who=who,
        prompt=prompt(s, names),
        shared=is_shared(s),
        options=[option(s, answer, names, who) for answer in legal(s)],
        others=[option(s, answer, names, who) for answer in others(s)],
        blocked=blocked(s) if who >= 0 else [],
        instead=instead(s) if who >= 0 else [],
        elsewhere=elsewhere(s) if who >= 0 else None,
    )


def option(s: State, answer: int, names: Names, asked: int) -> Option:
    """Put one allowed answer into words; what chance may say has no preview."""
    found = preview(s, answer) if asked >= 0 else None
    who = speaker(s, answer)
    text = answer_text(s, answer, names)
    if who != asked:
        text = Text("say-other", {"seat": names.seat(who), "answer": text})
    return Option(answer, who, text, found)


def is_shared(s: State) -> bool:
    """Tell whether the players decide together, though one seat answers for them (R10.1)."""
    if actor(s) == actions.OVER:
        return False
    frame = s.stack[-1]
    if isinstance(frame, CatchersToNearestPerson):
        return legal(s)[0] == actions.WESTWARD
    return isinstance(frame, Deliver | Taking | LosingSupport)
