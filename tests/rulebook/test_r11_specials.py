"""The Stockholder's, the Agent's and the Conductor's specials, and what solo play changes (R11, R11.2, R11.3)."""

import pytest

from lantern.engine.state import State
from tests.tables import (
    asked,
    catcher,
    goals_of,
    hand,
    let_chance,
    options_of,
    origins_of,
    others_of,
    pass_all,
    ready_all,
    say,
    table,
    turn_over_role,
)

QUIET = {"orange": "minnesota", "blue": "maine", "yellow": "maine", "purple": "west-iowa", "brown": "north-georgia"}


def next_action_phase(s: State) -> State:
    """Let everybody pass, and go on to the next round's Action phase (nobody is sold meanwhile)."""
    pass_all(s)
    let_chance(s)
    return ready_all(s)


@pytest.mark.rule("R11-stockholder", "R6.3")
def test_the_stockholder_may_play_three_tokens_once_in_the_game() -> None:
    s = table(roles=["stockholder", "agent"], money=[0, 0], hands=[["funds-1", "funds-2", "funds-3", "funds-2"]])
    say(s, "play funds-1", "play funds-2", "play funds-3")
    assert (hand(s, 1, "funds-2"), "play funds-2" in options_of(s)) == (1, False)
    assert say(s, "money").money[0] == 2
    assert not [text for text in options_of(s) if text.startswith("play")]


@pytest.mark.rule("R11-stockholder", "R6.3")
def test_two_tokens_leave_the_stockholders_role_card_on_side_one() -> None:
    s = table(roles=["stockholder", "agent"], money=[0, 0], hands=[["funds-1", "funds-2", "funds-3"]])
    say(s, "play funds-1", "play funds-2")
    assert "play funds-3" in options_of(s)
    assert say(s, "money").money[0] == 1


@pytest.mark.rule("R11-stockholder", "R6.3")
def test_on_side_two_the_stockholder_plays_two_like_everybody_else() -> None:
    hands = [["funds-1", "funds-2", "funds-3"]]
    for s in (
        turn_over_role(table(roles=["stockholder", "agent"], hands=hands), 1),
        table(roles=["agent", "stockholder"], hands=hands),
    ):
        say(s, "play funds-1", "play funds-2")
        assert "play funds-3" not in options_of(s)


@pytest.mark.rule("R11-agent")
@pytest.mark.parametrize(("before", "after"), [([3, 4, 5], [2, 3, 4]), ([1, 0, 2], [0, 0, 1]), ([0, 7, 0], [0, 6, 0])])
def test_the_agents_special_takes_one_person_off_each_market_card(before: list[int], after: list[int]) -> None:
    s = table(roles=["agent", "shepherd"], market=before, money=[0, 0], planning=True)
    supply = s.supply
    say(s, "special")
    assert (s.market, s.supply - supply) == (after, sum(before) - sum(after))
    assert "special" not in options_of(s)
    ready_all(s)
    assert say(s, "money").money[0] == 2


@pytest.mark.rule("R11-agent", "R6.10")
def test_the_agents_special_needs_somebody_on_a_market_card() -> None:
    s = table(roles=["agent", "shepherd"], market=[0, 0, 0], planning=True)
    assert "special" not in options_of(s)


@pytest.mark.rule("R11-agent")
def test_the_agents_special_may_be_used_at_any_time_of_planning() -> None:
    s = table(roles=["shepherd", "agent"], market=[3, 3, 3], planning=True)
    assert (asked(s), "special" in options_of(s), "special" in others_of(s)) == (1, False, True)
    say(s, "ready 2")
    assert "special" in others_of(s)
    say(s, "special")
    assert (s.market, asked(s)) == ([2, 2, 2], 1)
    assert "special" not in others_of(s)


@pytest.mark.rule("R11-agent", "R5.1")
def test_having_taken_two_tokens_the_agent_may_still_use_the_special() -> None:
    s = table(roles=["agent", "shepherd"], market=[3, 3, 3], money=[8, 8], planning=True)
    say(s, "take 1 conductor-3x1", "take 1 funds-1")
    assert (asked(s), options_of(s)) == (1, ["special", "ready 1"])


@pytest.mark.rule("R11-agent")
def test_the_agents_special_is_no_matter_of_the_action_phase() -> None:
    s = table(roles=["agent", "shepherd"], market=[3, 3, 3])
    assert "special" not in options_of(s) + others_of(s)


@pytest.mark.rule("R11-agent", "R11-conductor", "R6.10")
@pytest.mark.parametrize("role", ["agent", "conductor"])
@pytest.mark.parametrize("side", [1, 2])
def test_agent_and_conductor_move_two_people_one_place_each(role: str, side: int) -> None:
    s = table(
        roles=[role, "shepherd"],
        at={"tennessee": 1, "west-arkansas": 1, "charleston": 1},
        plantations=[0, 0, 0],
        catchers=QUIET,
        money=[0, 0],
    )
    say(turn_over_role(s, 1) if side == 2 else s, "benefit")
    assert options_of(s) == ["from charleston", "from west-arkansas", "from tennessee"]
    say(s, "from tennessee")
    assert goals_of(s) == {"kentucky", "ripley"}
    say(s, "to ripley")
    assert (s.money[0], catcher(s, "orange"), "done" in options_of(s)) == (1, "chicago", True)
    say(s, "from west-arkansas", "to st-louis")
    assert (s.money[0], "from charleston" in options_of(s)) == (3, False)
    assert not {"benefit", "pass"} & set(options_of(s))


@pytest.mark.rule("R11-agent", "R11-conductor")
@pytest.mark.parametrize("role", ["preacher", "shepherd", "station-master", "stockholder"])
def test_the_other_roles_have_no_moving_benefit(role: str) -> None:
    s = table(roles=[role, "agent"])
    assert "benefit" not in options_of(s)


@pytest.mark.rule("R11-agent", "R6.10")
def test_the_moving_benefit_is_not_offered_when_nobody_can_move() -> None:
    shut_in = {"orange": "north-carolina"}
    s = table(roles=["agent", "shepherd"], at={"charleston": 1}, plantations=[0, 0, 0], catchers=shut_in, money=[0, 0])
    assert "benefit" not in options_of(s)


@pytest.mark.rule("R11-agent")
def test_the_moving_benefit_comes_again_each_round() -> None:
    s = table(roles=["agent", "shepherd"], plantations=[4, 0, 0], market=[0, 0, 0])
    say(s, "benefit", "from plantation-west", "to west-arkansas", "done", "done")
    next_action_phase(s)
    assert asked(s) == 2
    say(s, "pass")
    assert (asked(s), "benefit" in options_of(s)) == (1, True)


@pytest.mark.rule("R11-conductor", "R7.4", "R7.5")
def test_the_conductor_splits_five_steps_as_wished_and_only_last_places_count() -> None:
    s = table(
        roles=["conductor", "agent"],
        at={"tennessee": 1, "west-arkansas": 1},
        plantations=[2, 0, 0],
        catchers=QUIET,
        money=[0, 0],
    )
    say(s, "special")
    assert options_of(s) == ["from west-arkansas", "from tennessee", "from plantation-west"]
    say(s, "from tennessee", "to west-ohio")
    assert (s.money[0], catcher(s, "yellow"), catcher(s, "orange")) == (1, "maine", "minnesota")
    assert origins_of(s) == {"west-arkansas", "plantation-west"}
    say(s, "from plantation-west", "to east-arkansas")
    assert options_of(s) == ["done", "from west-arkansas"]
    say(s, "from west-arkansas")
    assert (goals_of(s), catcher(s, "purple")) == ({"st-louis"}, "west-missouri")
    say(s, "to st-louis")
    assert "money" in options_of(s)


@pytest.mark.rule("R11-conductor", "R6.10")
def test_the_conductors_special_needs_one_mover_and_may_then_end() -> None:
    s = table(roles=["conductor", "agent"], plantations=[5, 0, 0], catchers=QUIET, money=[0, 0])
    say(s, "special")
    assert options_of(s) == ["from plantation-west"]
    say(s, "from plantation-west", "to west-arkansas", "done")
    assert not {"special", "pass"} & set(options_of(s))
    assert say(s, "money").money[0] == 2


@pytest.mark.rule("R11-conductor", "R6.10")
def test_without_anybody_to_move_the_conductors_special_is_not_offered() -> None:
    s = table(roles=["conductor", "agent"], plantations=[0, 0, 0])
    assert not {"special", "benefit"} & set(options_of(s))


@pytest.mark.rule("R11-conductor")
def test_the_conductors_special_is_used_in_the_own_turn_only() -> None:
    s = table(roles=["preacher", "conductor"], plantations=[5, 0, 0])
    assert "special" not in options_of(s) + others_of(s)
    say(s, "pass")
    assert "special" in options_of(s)


@pytest.mark.rule("R11.3")
def test_solo_the_lantern_stays() -> None:
    s = table(1, ["station-master"], plantations=[0, 0, 0], market=[0, 0, 0])
    next_action_phase(s)
    assert (s.round, s.lead, asked(s)) == (2, 0, 1)


@pytest.mark.rule("R11.3", "R9.6")
def test_with_two_the_lantern_passes() -> None:
    s = table(2, plantations=[0, 0, 0], market=[0, 0, 0])
    next_action_phase(s)
    assert (s.round, s.lead, asked(s)) == (2, 1, 2)
