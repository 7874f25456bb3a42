"""The answers of a turn stand in groups that stay: what is used is still there, blocked, under the same name."""

from typing import Any

import pytest

from lantern.engine.state import State
from lantern.view.groups import Group
from lantern.view.names import Names
from lantern.view.question import Question, question
from lantern.words import Text, Words
from tests.moments import MOMENTS
from tests.tables import say, table

WORDS = Words()
TURN: dict[str, Any] = {
    "hands": [["conductor-3x1", "funds-1", "grey conductor-3x1"]],
    "queue": ["church-correspondence", "nat-turner"],
    "at": {"kentucky": 1, "tennessee": 1},
    "money": [9],
}


def asked(s: State) -> Question:
    """Return the question now asked."""
    return question(s, Names(s))


def group(found: Question, name: str) -> Group:
    """Return one of the groups."""
    return next(each for each in found.groups if each.id == name)


def named(found: Question, name: str) -> list[str]:
    """Return the names in a group."""
    return [WORDS.say(each.name) for each in group(found, name).answers]


def test_a_turn_has_five_groups_in_fixed_order() -> None:
    found = asked(table(1, ["agent"], **TURN))
    assert [each.id for each in found.groups] == ["tokens", "card", "role", "special", "end"]
    assert [each.name.id for each in group(found, "tokens").answers] == [
        "token-conductor-3x1",
        "token-funds-1",
        "token-grey",
    ]
    assert named(found, "role") == ["Role’s money", "two people, one place"]
    assert named(found, "end") == ["End the turn", "Pass"]
    assert [each.dollars for each in group(found, "card").answers] == [3, 2]


def test_what_is_used_stays_in_its_place_and_is_blocked() -> None:
    s = table(1, ["agent"], **TURN)
    before = asked(s)
    say(s, "money")
    after = asked(s)
    assert group(after, "role") == group(before, "role")
    assert group(after, "end") == group(before, "end")
    blocked = {each.what.id for each in after.blocked}
    assert {"what-money", "what-pass"} <= blocked


def test_tokens_and_cards_are_counted() -> None:
    s = table(1, ["agent"], **TURN)
    assert [(group(asked(s), name).used, group(asked(s), name).limit) for name in ("tokens", "card")] == [
        (0, 2),
        (0, 1),
    ]
    say(s, "play funds-1")
    assert group(asked(s), "tokens").used == 1
    say(s, "buy 1")
    assert group(asked(s), "card").used == 1


def test_every_answer_of_a_turn_or_of_planning_stands_in_one_group() -> None:
    for name, moment in MOMENTS.items():
        s = moment()
        if question(s, Names(s)).seat < 0 or not asked(s).groups:
            continue
        found = asked(s)
        placed = [each.answer for group in found.groups for each in group.answers]
        offered = [each.answer for each in (*found.options, *found.others)]
        assert len(placed) == len(set(placed)), name
        assert set(offered) <= set(placed), name


def test_planning_leaves_out_what_is_not_open_yet_and_keeps_what_is_too_dear() -> None:
    s = table(1, planning=True, money=[2])
    found = asked(s)
    assert [each.id for each in found.groups] == ["support", "conductor", "funds", "special", "end"]
    assert named(found, "support") == ["Support"]
    assert [each.name.id for each in group(found, "conductor").answers] == ["token-conductor-3x1"]
    assert named(found, "funds") == ["Fundraising 1800–1839"]
    assert found.prompt.detail
    assert WORDS.say(found.prompt.detail) == "0 of 2 tokens taken · money for 2 of 3 kinds"


@pytest.mark.parametrize(
    ("word", "use"),
    [
        ("take 1 conductor-3x1", "moves up to 3 people, one place each"),
        ("take 1 funds-1", "brings $2 now"),
        ("take 1 support", "counts towards the goal"),
    ],
)
def test_planning_says_what_a_token_will_do(word: str, use: str) -> None:
    found = asked(table(1, planning=True, money=[20], at={"kentucky": 1, "tennessee": 1}))
    option = next(each for each in found.options if each.word == word)
    assert use in [WORDS.say(each) for each in option.consequences]


def test_a_question_that_is_not_a_turn_has_no_groups() -> None:
    s = say(table(1, ["agent"], **TURN), "play conductor-3x1")
    assert asked(s).groups == []
    assert Text("ask-conduct") == asked(s).prompt.text
