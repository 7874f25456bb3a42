"""The lessons, played: what they ask for can be answered, what they tell is true, and the first one is won."""

import re
from typing import Final

import msgspec
import pytest

from lantern.game import Game, Outcome
from lantern.learn import NAMES, LessonError, Script, load, parse, rehearse
from lantern.learn.script import accepts
from lantern.view.sale import coming_sale
from lantern.words import VOCABULARIES, Text, Words

FIRST: Final = "first-steps"
LONGEST: Final = 20  # words of a sentence
STEPS: Final = {FIRST: range(25, 36), "where-things-are": range(8, 16)}


@pytest.fixture(scope="module")
def script() -> Script:
    return load(FIRST)


def at(script: Script, step: str) -> Game:
    """Return the game of a lesson where a step begins, on the first way that leads there."""
    game = Game(position=script.position, seed=script.seed)
    for each in script.steps:
        if each.id == step:
            return game
        for pattern in each.answers:
            game.play(next(word for word in map(str, game.legal) if accepts(pattern, word)))
    raise AssertionError(step)


def changed(script: Script, number: int, **fields: object) -> Script:
    """Return a script with another step in the place of one."""
    steps = list(script.steps)
    steps[number] = msgspec.structs.replace(steps[number], **fields)
    return msgspec.structs.replace(script, steps=tuple(steps))


def number_of(script: Script, step: str) -> int:
    return [each.id for each in script.steps].index(step)


@pytest.mark.parametrize("name", NAMES)
def test_a_lesson_can_be_played_in_every_way_it_allows(name: str) -> None:
    script = load(name)
    played = rehearse(name, script)
    assert len(script.steps) in STEPS[name]
    assert list(played.moments) == sorted(played.moments)
    assert script.steps[-1].answers == (), "the last step is something to look at"


def test_learning_ends_with_a_game_won_and_nobody_lost(script: Script) -> None:
    ends = rehearse(FIRST, script).ends
    assert len(ends) > 1, "the learner has a choice of their own"
    assert {(game.outcome, game.freed, game.lost) for game in ends} == {(Outcome.WON, 4, 0)}


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("vocabulary", VOCABULARIES)
def test_sentences_are_short_and_quiet(name: str, vocabulary: str) -> None:
    words, script = Words(vocabulary), load(name)
    said = [Text(f"lesson-{name}-{step.id}") for step in script.steps]
    said += [Text(f"lesson-{name}-{step.id}.otherwise") for step in script.steps if step.answers]
    for text in map(words.say, said):
        sentences = re.split(r"(?<=[.:;?]) ", text)
        assert [each for each in sentences if len(each.split()) > LONGEST] == []
        assert "!" not in text
        assert len(sentences) <= 3, text


def test_what_the_lesson_tells_is_what_the_table_shows(script: Script) -> None:
    """The numbers that stand in sentences."""
    market = coming_sale(at(script, "market").table)
    assert (market.arriving, market.room, market.beyond_reach) == (3, 2, 1)
    assert coming_sale(at(script, "forecast").table).beyond_reach == 0
    own = coming_sale(at(script, "own-choice").table)
    assert (own.arriving, own.room) == (2, 1)
    assert at(script, "role").table.money[0] - at(script, "fundraising").table.money[0] == 5 - 2
    assert at(script, "lost").table.lost_limit == 6
    aid = at(script, "catchers").table.money[0] - at(script, "aid").table.money[0]
    assert aid == 2
    assert at(script, "reserve").question.prompt.kind == "reserve"
    assert at(script, "sold").lost == 0


def test_what_is_told_of_the_catchers_is_true(script: Script) -> None:
    places = {step: str(at(script, step).position) for step in ("catchers", "dice")}
    assert "orange ripley blue cleveland" in places["catchers"]
    assert "blue detroit" in places["dice"]


@pytest.mark.parametrize(
    ("pattern", "word", "fits"),
    [
        ("to newport", "to newport", True),
        ("to newport | to ripley", "to ripley", True),
        ("to newport | to ripley", "to new-york", False),
        ("to *", "to canada", True),
        ("to *", "done", False),
        ("take 1 funds-1", "take 1 funds-2", False),
    ],
)
def test_a_pattern_accepts_an_answer_a_few_or_all_of_a_kind(pattern: str, word: str, fits: bool) -> None:
    assert accepts(pattern, word) is fits


# A lesson that no longer fits the game is noticed, and says where.


def test_an_answer_that_is_not_offered_is_noticed(script: Script) -> None:
    wrong = changed(script, number_of(script, "support"), answers=("take 1 conductor-5x1",))
    with pytest.raises(LessonError, match=r"step support: nothing like 'take 1 conductor-5x1'"):
        rehearse(FIRST, wrong)


def test_other_luck_is_noticed(script: Script) -> None:
    with pytest.raises(LessonError, match=r"step dice: 'roll blue west 1' has not come; chance said .*roll"):
        rehearse(FIRST, msgspec.structs.replace(script, seed="first-steps 1"))


def test_a_missing_sentence_is_noticed(script: Script) -> None:
    with pytest.raises(LessonError, match="the catalogue has no 'lesson-first-steps-nowhere'"):
        rehearse(FIRST, changed(script, 0, id="nowhere"))


def test_a_missing_sentence_for_those_who_try_something_else_is_noticed(script: Script) -> None:
    looking = number_of(script, "welcome")
    with pytest.raises(LessonError, match=r"the catalogue has no 'lesson-first-steps-welcome\.otherwise'"):
        rehearse(FIRST, changed(script, looking, answers=("take 1 support",)))


@pytest.mark.parametrize("light", ["card:lincoln", "place:atlantis", "somewhere", "catcher:green"])
def test_a_light_on_something_that_is_not_there_is_noticed(script: Script, light: str) -> None:
    with pytest.raises(LessonError, match=f"step welcome: '{light}' is not on the table"):
        rehearse(FIRST, changed(script, 0, light=(light,)))


def test_a_changed_number_of_the_game_is_noticed(script: Script) -> None:
    dearer = script.position.replace("$18", "$17")
    with pytest.raises(LessonError, match="step stronger"):
        rehearse(FIRST, msgspec.structs.replace(script, position=dearer))


def test_a_game_that_is_not_won_is_noticed(script: Script) -> None:
    higher = script.position.replace("goal 4", "goal 5")
    with pytest.raises(LessonError, match="not won"):
        rehearse(FIRST, msgspec.structs.replace(script, position=higher))


def test_ways_of_different_length_are_noticed(script: Script) -> None:
    number = number_of(script, "own-choice")
    uneven = changed(script, number, answers=("done | from plantation-west",))
    with pytest.raises(LessonError, match=r"nothing like|same number of answers"):
        rehearse(FIRST, uneven)


def test_a_position_that_cannot_be_is_noticed(script: Script) -> None:
    with pytest.raises(LessonError, match="lesson first-steps: line"):
        rehearse(FIRST, msgspec.structs.replace(script, position=script.position.replace("goal 4", "goal none")))


HEAD: Final = 'minutes = 1\nwon = false\nseed = "1"\nposition = ""\n'


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("minutes = ", "lesson x: Invalid value"),
        (HEAD + "steps = []", "there are no steps"),
        (HEAD + 'steps = [{ id = "a" }, { id = "a" }]', "step a: this step stands there twice"),
        (HEAD + 'steps = [{ id = "a", lights = ["map"] }]', "unknown field `lights`"),
        (HEAD.replace("minutes = 1\n", "") + 'steps = [{ id = "a" }]', "missing required field `minutes`"),
    ],
)
def test_a_script_that_cannot_be_read_says_why(text: str, why: str) -> None:
    with pytest.raises(LessonError, match=re.escape(why)):
        parse("x", text)


def test_a_lesson_nobody_wrote_is_refused() -> None:
    with pytest.raises(LessonError, match="there is no such lesson"):
        load("advanced")
