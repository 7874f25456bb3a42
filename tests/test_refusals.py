"""Every refused answer comes with a true reason and a rule, whatever is asked."""

import random
from collections import Counter

import pytest

from lantern.engine import State, actor, apply, legal, others
from lantern.engine.actions import CHANCE
from lantern.game import ANSWERS, Answer, Game, IllegalAnswer
from lantern.view.names import Names
from lantern.view.refusal import refusal
from tests.cards.pictures import lay
from tests.moments import MOMENTS
from tests.test_rule_index import anchors


def refused(s: State) -> list[int]:
    """Return every answer that may not be given now."""
    allowed = {*legal(s), *others(s)}
    return [number for number in range(len(ANSWERS)) if number not in allowed]


def check(s: State, numbers: list[int]) -> None:
    """Every one of these answers is refused with a sentence and with a rule that stands on the page of rules."""
    names, rules = Names(s), anchors()
    for number in numbers:
        sentence, rule = refusal(s, number, names)
        assert sentence.startswith(f"'{ANSWERS[number]}'")
        assert len(sentence) > len(str(ANSWERS[number])) + 20
        assert rule in rules, (sentence, rule)


@pytest.mark.parametrize("moment", MOMENTS)
def test_every_question_refuses_every_answer_with_a_reason_and_a_rule(moment: str) -> None:
    s = MOMENTS[moment]()
    check(s, refused(s)[::7])


@pytest.mark.parametrize("seed", [1, pytest.param(2, marks=pytest.mark.long), pytest.param(3, marks=pytest.mark.long)])
def test_refusals_at_random_moments_have_a_reason_and_a_rule(seed: int) -> None:
    luck = random.Random(seed)
    game = Game(1 + seed % 4, seed=seed)
    s, seen = game.table.copy(), Counter[bool]()
    while legal(s):
        check(s, luck.sample(refused(s), 2))
        seen[actor(s) == CHANCE] += 1
        apply(s, luck.choice(legal(s)))
    check(s, luck.sample(refused(s), 20))
    assert seen[True] > 10 < seen[False]


def test_the_error_carries_the_sentence_and_the_rule() -> None:
    game = Game(seed=7)
    sentence = r"'to newport' answers another question\. The question is: .*which tokens.*\(R5\.1\)"
    with pytest.raises(IllegalAnswer, match=sentence) as error:
        game.play("to newport")
    assert error.value.rule == "R5.1"


def test_an_expected_answer_is_refused_for_its_own_reason() -> None:
    """A turn offers no card that costs too much, and a person chosen to move reaches no place far away."""
    s = lay(queue=["whittier", "fitzhugh"], money=[0, 0])
    assert refusal(s, Answer.parse("buy 1"), Names(s))[1] == "R6.7"
    moving = MOMENTS["where somebody goes"]()
    sentence, rule = refusal(moving, Answer.parse("to boston"), Names(moving))
    assert (sentence, rule) == ("'to boston' is not allowed now: It cannot be reached in one step.", "R7.1")
