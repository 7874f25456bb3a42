"""Every question that the rules can ask is put into words, previewed, explained, and asked by all who ask it."""

import ast
import inspect
from io import StringIO

import numpy as np
import pytest
from msgspec import json
from rich.console import Console

from lantern.engine import questions
from lantern.engine.actions import CHANCE
from lantern.engine.flow import actor, apply, legal, others
from lantern.engine.questions import DEAL_ROLES, NAMES
from lantern.engine.state import State
from lantern.envs.encode import PLACE_OF_KIND, QUESTION, encode, mask_of, scaled
from lantern.envs.fields import QUESTIONS, SHOWN_AS
from lantern.envs.floor import Floor
from lantern.envs.render import picture
from lantern.explain.hints import area
from lantern.explain.reasons import reasons
from lantern.players.heuristic import answer
from lantern.terminal.asked import options, prompt_line, question_head
from lantern.view import Names, Question, lines, question
from lantern.view.blocked import expected
from lantern.view.log import Moment
from lantern.view.prompts import PROMPTS
from lantern.words import VOCABULARIES, Text, Words
from tests.moments import MOMENTS, asks, frames, marshals
from tests.tables import table

WORDS = [Words(vocabulary) for vocabulary in VOCABULARIES]
EACH = pytest.mark.parametrize("moment", MOMENTS)


def test_there_is_a_moment_for_every_question() -> None:
    """A new kind of frame that asks somebody needs a line in tests/moments.py."""
    met = {type(lay().stack[-1]) for lay in MOMENTS.values()}
    assert [frame.__name__ for frame in frames() if asks(frame) and frame not in met] == []


# What is asked here has no answer that one would expect and miss: everything in question is offered.
NOTHING_BLOCKED = {
    "choose-way",
    "catchers-approach",
    "catchers-to-nearest",
    "catchers-return",
    "outlawed",
    "take-people",
    "return-support",
    "either",
    "swap-cards",
    "pick-card",
    "gift",
}


def asked_of_players() -> set[str]:
    """Return the names of the questions that players answer."""
    return {name for kind, name in enumerate(NAMES) if kind < DEAL_ROLES}


def test_every_kind_of_question_is_laid_out_and_has_a_prompt_and_a_place_in_the_observation() -> None:
    """A new kind needs a moment, which the tests below put into words, preview, encode and answer."""
    met = {questions.question(s).kind for s in (lay() for lay in MOMENTS.values())}
    kinds = set(range(len(NAMES)))
    assert met == kinds == set(PROMPTS)
    assert [PLACE_OF_KIND[kind] - QUESTION for kind in sorted(kinds)] == [
        QUESTIONS.index(SHOWN_AS.get(name, name)) for name in NAMES
    ]


def test_every_kind_of_question_says_what_is_blocked_or_that_nothing_is() -> None:
    """A new kind needs a case in view/blocked.py, or a name in NOTHING_BLOCKED."""
    tree = ast.parse(inspect.getsource(expected))
    named = {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute) and node.attr.isupper()}
    handled = {NAMES[getattr(questions, name)] for name in named if hasattr(questions, name)}
    assert handled | NOTHING_BLOCKED == asked_of_players()
    assert handled & NOTHING_BLOCKED == set()


def say_all(*texts: Text | None) -> None:
    """Put texts into words, in both vocabularies."""
    for words in WORDS:
        assert all(words.say(text) for text in texts if text is not None)


@EACH
def test_it_can_be_said(moment: str) -> None:
    s = MOMENTS[moment]()
    asked = question(s, Names(s))
    assert [option.answer for option in asked.options] == legal(s)
    say_all(asked.prompt.text, asked.prompt.detail)
    for option in asked.options + asked.others:
        say_all(option.text, *option.consequences)
    for each in asked.blocked:
        say_all(each.what, each.why)
    assert json.decode(json.encode(asked), type=Question) == asked, "and it can be sent"


@EACH
def test_what_follows_can_be_told(moment: str) -> None:
    for given in legal(MOMENTS[moment]()) + others(MOMENTS[moment]()):
        s = MOMENTS[moment]()
        s.events = []
        apply(s, given)
        say_all(*(line.text for line in lines(Moment(1, 0, 0, s.events), Names(s))))


@EACH
def test_computer_players_answer_it_and_say_why(moment: str) -> None:
    s = MOMENTS[moment]()
    who = actor(s)
    if who != CHANCE:
        assert answer(s) in legal(s)
        for given in legal(s):
            say_all(area(s, given), *reasons(s, who, given))


@EACH
def test_the_terminal_asks_it(moment: str) -> None:
    s = MOMENTS[moment]()
    asked, names = question(s, Names(s)), Names(s)
    for words in WORDS:
        console = Console(width=100, file=StringIO())
        console.print(question_head(asked, words, names), *options(asked, words, 100))
        assert words.say(asked.prompt.text) in " ".join(console.file.getvalue().split())  # type: ignore[attr-defined]
        assert prompt_line(asked, words, names)


@EACH
def test_environments_show_it(moment: str) -> None:
    """The parts that all three environments are made of: vector, mask, floor and text."""
    s = MOMENTS[moment]()
    floor = Floor(s)
    seen = encode(s, max(floor.who, 0), floor.who, floor.unasked)
    assert np.isfinite(scaled(seen)).all()
    assert mask_of(floor.answers).sum() == len(floor.answers)
    assert picture(s)


def marshals_for_sale() -> State:
    """Return the table before the purchase that `marshals` has made."""
    laid = {"catchers": {"orange": "ripley"}, "at": {"chicago": 2}, "market": [0, 0, 0], "reserve": {1: "civil-war"}}
    roles = ["conductor", "stockholder"]
    return table(2, roles, ["stretch-cards"], queue=["us-marshals"], money=[20, 8], period=3, **laid)  # type: ignore[arg-type]


@pytest.mark.rule("R12-us-marshals", "R12-civil-war")
def test_the_preview_of_the_marshals_moves_catchers_and_says_who_may_step_in() -> None:
    for s, text in ((marshals_for_sale(), "Buy"), (marshals(), "No, keep it")):
        (option,) = [each for each in question(s, Names(s)).options if WORDS[0].say(each.text).startswith(text)]
        assert option.preview is not None
        assert len(option.preview.moves) == 1
        assert [each.people for each in option.preview.captures] == [2]
        assert option.preview.may_step_in == (text == "Buy")
