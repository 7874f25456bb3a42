"""The rules of thumb for the way to Canada, for plantations, money and tokens, each by a position."""

from typing import Any

import pytest

from lantern.engine.board import CANADA, spot
from lantern.notation import number
from lantern.players import moving
from lantern.players.buying import token_points
from lantern.players.weights import DOLLAR_ONLY, FREED, SAVED_FROM_DEFEAT, WEIGHTS
from lantern.players.worth import dollar, relief, support_behind
from tests.players.heuristics import CONDUCTOR, NOBODY_HELD, counting, says, turn_of
from tests.tables import say, table

# Freedom: bring people nearer to Canada.


def test_whoever_can_reach_canada_goes_there() -> None:
    s = table(roles=CONDUCTOR, at={"rochester": 1, "kentucky": 1}, catchers={"yellow": "maine", "blue": "maine"})
    say(s, "benefit", "from rochester")
    assert says(s) == "to canada"


def test_nearer_is_better_than_far() -> None:
    s = table(at={"tennessee": 1})
    nearer = moving.freedom(s, spot("tennessee"), spot("kentucky"))
    assert nearer > 0 > moving.freedom(s, spot("kentucky"), spot("tennessee"))


def test_whoever_is_nearly_there_goes_on_when_the_goal_has_been_reached() -> None:
    laid: dict[str, Any] = {"plantations": NOBODY_HELD, "catchers": {"yellow": "maine"}, "freed": 20}
    s = table(roles=CONDUCTOR, at={"rochester": 1}, **laid)
    assert s.freed >= s.goal
    assert 0 < moving.freedom(s, spot("rochester"), CANADA) < WEIGHTS[FREED]
    with counting(DOLLAR_ONLY, 9):
        assert says(say(s, "benefit")) == "from rochester"
        assert says(say(s, "from rochester")) == "to canada"


def test_whoever_is_carried_is_not_thought_to_receive_aid() -> None:
    """R7.9."""
    s = table(at={"kentucky": 1})
    there = spot("kentucky"), spot("cincinnati")
    assert moving.aid(s, there[1]) > 0
    assert moving.judge(s, 0, *there, unseen=True) - moving.judge_carried(s, 0, *there) == moving.aid(s, there[1])


# Plantations: keep them from overflowing.


def test_leaving_a_plantation_is_worth_more_the_sooner_it_overflows() -> None:
    calm = table(plantations=[0, 0, 0], market=[4, 4, 4])
    soon = table(plantations=[8, 4, 6], market=[2, 6, 6])
    now = table(plantations=[8, 4, 8], market=[6, 6, 6])
    lost = table(plantations=[8, 4, 8], market=[9, 6, 6])
    lost.lost_limit = 5
    with counting(SAVED_FROM_DEFEAT, 120):
        worths = [relief(each) for each in (calm, soon, now, lost)]
    assert worths == sorted(worths)
    assert len(set(worths)) == 4
    assert moving.plantations(now, spot("plantation-east")) == relief(now)
    assert moving.plantations(now, spot("kentucky")) == 0


def test_the_round_is_finished_alive() -> None:
    """Where this round's sale would end the game, people leave the plantations before anybody else moves on."""
    s = table(
        players=1,
        roles=["conductor"],
        plantations=[8, 4, 8],
        market=[7, 6, 6],
        at={"kentucky": 1, "rochester": 1},
        catchers={"yellow": "east-arkansas", "blue": "west-iowa"},
    )
    s.lost_limit = 4
    say(s, "benefit")
    assert says(s).startswith("from plantation")


@pytest.mark.parametrize(
    ("plantations", "goal"),
    [([3, 1, 9], "center"), ([1, 1, 9], "west"), ([2, 1, 2], "east"), ([2, 1, 3], "west"), ([7, 3, 7], "center")],
)
def test_people_are_brought_to_the_plantation_with_most_room(plantations: list[int], goal: str) -> None:
    """In proportion: the western one has 8 spaces, the central one 4, the eastern one 9 (R8.1)."""
    s = say(table(players=1, plantations=plantations, market=[1, 1, 1]), "pass")
    assert says(s) == f"to plantation-{goal}"


# Money: aid, Fundraising, passing.


def test_aid_is_welcome() -> None:
    s = table(at={"kentucky": 1})
    assert moving.aid(s, spot("cincinnati")) == 2 * dollar(s)
    assert moving.aid(s, spot("tennessee")) == 0


def test_fundraising_is_played_when_the_south_is_full_of_people() -> None:
    full = table(
        at={"kentucky": 1, "tennessee": 1, "west-virginia": 1, "north-carolina": 1, "charleston": 1},
        hands=[["funds-1"]],
        catchers={"yellow": "maine", "brown": "boston", "orange": "minnesota"},
    )
    assert "play funds-1" in turn_of(full)
    empty = table(hands=[["funds-1"]], plantations=[0, 0, 0])
    assert "play funds-1" not in turn_of(empty)


def test_people_stay_where_the_tokens_in_hand_will_count_them() -> None:
    s = table(at={"kentucky": 1}, hands=[["funds-1"]])
    assert moving.fundraising(s, 0, spot("kentucky"), spot("cincinnati")) < 0
    assert moving.fundraising(s, 1, spot("kentucky"), spot("cincinnati")) == 0


def test_passing_is_better_than_nothing() -> None:
    s = table(plantations=[0, 0, 0], money=[0, 0], queue=[])
    assert says(s) == "pass"


# Tokens: Support in time.


def test_support_is_bought_as_soon_as_it_can_be() -> None:
    s = table(planning=True, money=[20, 0])
    assert says(s) == "take 1 support"


def test_money_is_saved_for_support_while_it_is_behind() -> None:
    early = table(planning=True, round_=1, money=[30, 30])
    late = table(planning=True, round_=6, money=[3, 3])
    assert support_behind(late)
    assert not support_behind(early)
    conductor = number("take 1 conductor-3x1") - number("take 1 support")
    assert token_points(late, 0, conductor, 0) < token_points(early, 0, conductor, 0)


def test_a_full_hand_wants_no_more_tokens() -> None:
    empty = table(planning=True, money=[9, 9])
    full = table(planning=True, money=[9, 9], hands=[["conductor-3x1", "conductor-3x1", "funds-1"]])
    conductor = number("take 1 conductor-3x1") - number("take 1 support")
    assert token_points(full, 0, conductor, 0) < token_points(empty, 0, conductor, 0)


def test_once_enough_are_free_only_support_counts() -> None:
    """A dollar is worth most then, and Conductor tokens are left."""
    laid: dict[str, Any] = {"planning": True, "round_": 4, "money": [9, 9], "hands": [[], []]}
    before, after = table(**laid), table(**laid, freed=20)
    assert dollar(after) > dollar(before)
    conductor = number("take 1 conductor-3x1") - number("take 1 support")
    assert token_points(after, 0, conductor, 0) < 0 < token_points(before, 0, conductor, 0)


def test_those_who_plan_last_raise_funds_from_the_people_whom_others_will_move() -> None:
    funds = number("take 1 funds-1") - number("take 1 support")
    alone = table(planning=True, money=[8, 8])
    after = table(planning=True, money=[8, 8], hands=[["conductor-3x1", "conductor-3x1"], []])
    assert token_points(after, 1, funds, 0) > token_points(alone, 1, funds, 0)


def test_passing_is_weighed_against_all_that_the_turn_can_bring() -> None:
    """No single action is worth what passing brings here, but all of them together are."""
    s = table(
        roles=CONDUCTOR,
        at={"kentucky": 1, "west-virginia": 1},
        hands=[["conductor-3x1"]],
        plantations=[8, 4, 9],
        money=[0, 0],
        queue=[],
    )
    assert says(s) != "pass"
