"""The question now asked, in words: who, what, and every allowed answer with what it would bring."""

from msgspec import Struct

from lantern.engine import actions, questions
from lantern.engine.board import SPOT_IDS
from lantern.engine.flow import actor, legal, others, speaker
from lantern.engine.state import State
from lantern.notation import WORDS
from lantern.view.answers import answer_text, uses
from lantern.view.blocked import Blocked, Elsewhere, blocked, elsewhere, near
from lantern.view.groups import Group, groups
from lantern.view.names import Names
from lantern.view.preview import Preview, consequences, preview
from lantern.view.prompts import Prompt, prompt
from lantern.view.sale import Share, even_spread
from lantern.view.targets import TARGETS
from lantern.words import Text


class Option(Struct, frozen=True):
    """One allowed answer."""

    answer: int
    word: str  # as records write it: `to newport`
    seat: int  # who says it; -2 is chance
    text: Text
    target: str  # the thing on the table it is about: `place:newport`, `card:3`, `token:conductor-3x1`, `role`, or ""
    consequences: list[Text]
    preview: Preview | None  # chance's answers have none
    far: bool = False  # a destination more than one place away


class Question(Struct, frozen=True):
    """What is asked now."""

    seat: int  # -2 is chance, -3 the end of the game
    prompt: Prompt
    shared: bool  # a group decision: the others may propose (R10.1)
    options: list[Option]
    others: list[Option]  # what seats that are not asked may say
    blocked: list[Blocked]  # what one might expect, and why it is not offered
    instead: list[str]  # where others stand who could be chosen instead, once the choice is undone
    elsewhere: Elsewhere | None
    groups: list[Group]  # of a turn and of planning
    spread: list[Share]  # where people who were sold are held, proposed for all of them at once


def question(s: State, names: Names) -> Question:
    """Put the question now asked into words."""
    who, allowed, out_of_turn = actor(s), legal(s), others(s)
    asked = questions.question(s) if who >= 0 else None
    refused = blocked(s, asked, allowed) if asked else []
    grouped = (*allowed, *out_of_turn, *[each.answer for each in refused])
    near_by = near(asked.origin, 1) if asked and asked.kind == questions.CHOOSE_DESTINATION else None
    return Question(
        seat=who,
        prompt=prompt(s, names),
        shared=asked is not None and questions.is_shared(s, asked),
        options=[option(s, answer, names, who, near_by) for answer in allowed],
        others=[option(s, answer, names, who) for answer in out_of_turn],
        blocked=refused,
        instead=[SPOT_IDS[spot] for spot in questions.others_to_move(s, asked)] if asked else [],
        elsewhere=elsewhere(asked) if asked else None,
        groups=groups(s, asked, grouped, names) if asked else [],
        spread=even_spread(s, asked) if asked else [],
    )


def option(s: State, answer: int, names: Names, asked: int, near_by: list[int] | None = None) -> Option:
    """Put one allowed answer into words; what chance may say has no preview."""
    found = preview(s, answer) if asked >= 0 else None
    who = speaker(s, answer)
    text = answer_text(s, answer, names)
    if who != asked:
        text = Text("say-other", {"seat": names.seat(who), "answer": text})
    brings = consequences(found, who) + uses(s, answer) if found else []
    far = near_by is not None and actions.spot_of(answer) not in near_by
    return Option(answer, WORDS[answer], who, text, TARGETS[answer], brings, found, far)
