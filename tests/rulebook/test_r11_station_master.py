"""The Station Master, and limits that bind Conductor tokens alone (R11.2, R11.3, R11.4)."""

import pytest

from lantern.engine.state import State
from tests.tables import (
    asked,
    catcher,
    goals_of,
    let_chance,
    options_of,
    origins_of,
    others_of,
    pass_all,
    people,
    ready_all,
    say,
    table,
    turn_over_role,
)

MASTER = ["station-master", "agent"]
MASTER_SECOND = ["agent", "station-master"]
FAR = {"orange": "minnesota", "blue": "maine", "yellow": "maine", "purple": "west-iowa", "brown": "boston"}


def beside_ripley(
    roles: list[str], hands: list[list[str]], queue: list[str | None] | None = None, seats: int = 2
) -> State:
    """Lay out two people; one in Ripley draws the orange catcher, the other on the way to Kentucky the yellow one."""
    return table(
        seats,
        roles,
        at={"tennessee": 1, "newport": 1, "north-georgia": 1},
        plantations=[0, 0, 0],
        catchers={"orange": "chicago", "yellow": "maine"},
        market=[0, 0, 0],
        queue=queue,
        hands=hands,
    )


@pytest.mark.rule("R11-station-master")
@pytest.mark.parametrize("side", [1, 2])
@pytest.mark.parametrize("action", ["play conductor-3x1", "buy 5"])
def test_one_catcher_stays_whatever_the_action_and_once_a_turn(side: int, action: str) -> None:
    s = beside_ripley(MASTER, [["conductor-3x1"]], [None] * 4 + ["liberty-hill"])
    if side == 2:
        turn_over_role(s, 1)
    say(s, action, "from tennessee", "to ripley")
    assert (asked(s), options_of(s)) == (1, ["done", "hold orange"])
    say(s, "hold orange")
    assert catcher(s, "orange") == "chicago"
    say(s, "from newport", "to kentucky")
    assert catcher(s, "yellow") == "ferrisberg"
    assert "hold yellow" not in options_of(s)


@pytest.mark.rule("R11-station-master")
def test_a_benefit_not_used_may_be_used_for_a_later_move_and_each_round_anew() -> None:
    s = beside_ripley(MASTER, [["conductor-3x1", "conductor-3x1"]])
    say(s, "play conductor-3x1", "from tennessee", "to ripley", "done", "from newport", "to kentucky", "hold yellow")
    assert (catcher(s, "orange"), catcher(s, "yellow")) == ("cincinnati", "maine")
    say(s, "done", "done", "pass")
    let_chance(s)
    ready_all(s)
    say(s, "pass", "play conductor-3x1", "from kentucky", "to tennessee", "from north-georgia", "to west-virginia")
    assert options_of(s) == ["done", "hold orange", "hold brown"]


@pytest.mark.rule("R11-station-master")
def test_the_station_masters_benefit_is_for_the_own_moves_only() -> None:
    s = beside_ripley(MASTER_SECOND, [["conductor-3x1"]])
    say(s, "play conductor-3x1", "from tennessee", "to ripley")
    assert (asked(s), catcher(s, "orange")) == (1, "cincinnati")
    assert "hold orange" not in options_of(s)


@pytest.mark.rule("R11-station-master")
def test_where_no_catcher_is_drawn_the_station_master_is_not_asked() -> None:
    s = table(roles=MASTER, plantations=[0, 2, 0], catchers=FAR, hands=[["conductor-3x1"]])
    say(s, "play conductor-3x1", "from plantation-center", "to tennessee")
    assert origins_of(s) == {"plantation-center"}


@pytest.mark.rule("R11-station-master", "R11.4")
def test_the_special_lets_anothers_conductor_tokens_move_no_catchers_for_the_rest_of_the_phase() -> None:
    s = beside_ripley(MASTER_SECOND, [["conductor-3x1", "conductor-4x1"]])
    assert others_of(s) == ["shield"]
    say(s, "shield", "play conductor-3x1", "from tennessee", "to ripley", "done")
    assert (catcher(s, "orange"), s.money[0]) == ("chicago", 9)
    say(s, "play conductor-4x1", "from newport", "to kentucky", "done")
    assert catcher(s, "yellow") == "maine"
    assert others_of(s) == []
    say(s, "done", "money")
    assert s.money[1] == 10


@pytest.mark.rule("R11-station-master")
@pytest.mark.parametrize("action", ["benefit", "buy 5"])
def test_the_special_does_not_stop_catchers_drawn_by_benefits_and_cards(action: str) -> None:
    s = beside_ripley(MASTER_SECOND, [["conductor-3x1"]], [None] * 4 + ["liberty-hill"])
    say(s, "shield", action, "from tennessee", "to ripley")
    assert catcher(s, "orange") == "cincinnati"


@pytest.mark.rule("R11-station-master", "R11.4")
def test_the_special_lasts_for_that_players_phase_only() -> None:
    s = beside_ripley(["agent", "station-master", "shepherd"], [["conductor-3x1"], [], ["conductor-3x1"]], seats=3)
    say(s, "shield", "done")
    assert "shield" not in options_of(s)
    say(s, "done")
    assert (asked(s), others_of(s)) == (3, [])
    say(s, "play conductor-3x1", "from tennessee", "to ripley")
    assert catcher(s, "orange") == "cincinnati"


@pytest.mark.rule("R11.4")
def test_between_actions_the_special_may_be_used_from_the_turns_first_question_to_its_last() -> None:
    s = beside_ripley(MASTER_SECOND, [["conductor-3x1", "conductor-4x1"]])
    assert "shield" in others_of(s)
    say(s, "play conductor-3x1")
    assert "shield" not in others_of(s)
    say(s, "from tennessee")
    assert "shield" not in others_of(s)
    say(s, "to ripley", "done", "money")
    assert "shield" in others_of(s)
    say(s, "done")
    assert (asked(s), "shield" in options_of(s) + others_of(s)) == (2, False)


@pytest.mark.rule("R11.4")
def test_the_special_in_anothers_phase_is_no_action_of_either() -> None:
    s = beside_ripley(MASTER_SECOND, [["conductor-3x1"], ["conductor-3x1"]])
    say(s, "shield")
    assert (asked(s), "pass" in options_of(s)) == (1, True)
    say(s, "pass")
    assert "pass" in options_of(s)
    say(s, "play conductor-3x1", "from tennessee", "to ripley")
    assert options_of(s) == ["done", "hold orange"]


@pytest.mark.rule("R11-station-master", "R6.10")
@pytest.mark.parametrize(
    ("hand", "words", "offered"),
    [
        ([], [], False),
        (["funds-1"], [], False),
        (["conductor-3x1"], [], True),
        (["conductor-3x1", "funds-1", "funds-1"], ["play funds-1"], True),
        (["conductor-3x1", "funds-1", "funds-1"], ["play funds-1", "play funds-1"], False),
        ([], ["buy 5", "done", "take 1 conductor-3x1"], True),
    ],
)
def test_the_special_needs_a_conductor_token_that_can_still_be_played(
    hand: list[str], words: list[str], offered: bool
) -> None:
    s = beside_ripley(MASTER_SECOND, [hand], [None] * 4 + ["liberty-hill"])
    say(s, *words)
    assert ("shield" in others_of(s)) == offered


@pytest.mark.rule("R11.4", "R6.2")
def test_a_pass_ends_the_turn_and_with_it_the_chance_for_the_special() -> None:
    s = beside_ripley(MASTER_SECOND, [])
    say(s, "pass")
    assert "shield" not in options_of(s) + others_of(s)
    pass_all(s)
    assert "shield" not in options_of(s) + others_of(s)


@pytest.mark.rule("R11-station-master")
def test_on_side_two_there_is_no_special_left() -> None:
    s = turn_over_role(beside_ripley(MASTER_SECOND, [["conductor-3x1"]]), 2)
    assert others_of(s) == []
    assert "shield" not in options_of(s)


@pytest.mark.rule("R11-station-master", "R11.3")
def test_with_others_at_the_table_the_special_is_not_for_the_own_phase() -> None:
    s = beside_ripley(MASTER, [["conductor-3x1"]])
    assert "shield" not in options_of(s) + others_of(s)


@pytest.mark.rule("R11.3", "R11.4", "R11-station-master")
def test_solo_the_station_master_uses_the_special_on_himself_and_it_is_an_action() -> None:
    s = beside_ripley(["station-master"], [["conductor-3x1"]], seats=1)
    assert {"shield", "pass"} <= set(options_of(s))
    say(s, "shield")
    assert not {"shield", "pass"} & set(options_of(s))
    say(s, "play conductor-3x1", "from tennessee", "to ripley")
    assert "hold orange" not in options_of(s)
    assert (catcher(s, "orange"), people(s, "ripley")) == ("chicago", 1)
    say(s, "done")
    assert say(s, "money").money[0] == 8 + 1 + 2


@pytest.mark.rule("R11.2", "R12-nj-slavery")
@pytest.mark.parametrize(
    ("origin", "goals"),
    [
        ("kentucky", "newport east-arkansas tennessee ripley west-ohio st-louis"),
        (
            "newport",
            "kentucky st-louis west-ohio tennessee east-arkansas east-iowa west-missouri west-arkansas east-ohio",
        ),
        ("upstate-new-york", "canada north-pennsylvania ferrisberg washington west-pennsylvania new-hampshire"),
    ],
)
def test_under_nj_conductor_tokens_keep_out_of_blue_cities_and_do_not_pass_them(origin: str, goals: str) -> None:
    s = table(at={origin: 1}, plantations=[0, 0, 0], catchers=FAR, queue=["nj-slavery"], hands=[["conductor-2x2"]])
    say(s, "play conductor-2x2", f"from {origin}")
    assert goals_of(s) == set(goals.split())


@pytest.mark.rule("R11.2", "R12-nj-slavery")
@pytest.mark.parametrize("city", ["chicago", "detroit", "cincinnati", "rochester", "new-york", "philadelphia"])
def test_under_nj_conductor_tokens_move_nobody_out_of_a_blue_city_not_even_to_canada(city: str) -> None:
    s = table(at={city: 1}, plantations=[0, 0, 0], catchers=FAR, queue=["nj-slavery"], hands=[["conductor-3x1"]])
    assert "play conductor-3x1" not in options_of(s)
    s = table(at={city: 1, "tennessee": 1}, catchers=FAR, queue=["nj-slavery"], hands=[["conductor-3x1"]])
    say(s, "play conductor-3x1")
    assert city not in origins_of(s)


@pytest.mark.rule("R11.2", "R12-tough-crossing")
def test_under_tough_crossing_conductor_tokens_move_nobody_into_canada_but_elsewhere() -> None:
    s = table(
        options=["stretch-cards"],
        at={"detroit": 1},
        plantations=[0, 0, 0],
        catchers=FAR,
        queue=["tough-crossing"],
        hands=[["conductor-3x1"]],
    )
    say(s, "play conductor-3x1", "from detroit")
    assert goals_of(s) == {"chicago", "cleveland", "west-ohio"}


@pytest.mark.rule("R11.2", "R12-nj-slavery", "R12-tough-crossing")
@pytest.mark.parametrize("queue", [["nj-slavery", "tough-crossing"], ["tough-crossing", "nj-slavery"]])
def test_both_limits_together_bind_conductor_tokens(queue: list[str]) -> None:
    s = table(
        options=["stretch-cards"],
        at={"upstate-new-york": 1},
        plantations=[0, 0, 0],
        catchers=FAR,
        queue=queue,
        hands=[["conductor-3x1"]],
    )
    say(s, "play conductor-3x1", "from upstate-new-york")
    assert goals_of(s) == {"north-pennsylvania", "ferrisberg"}


@pytest.mark.rule("R11.2", "R12-nj-slavery", "R12-tough-crossing")
@pytest.mark.parametrize("action", ["benefit", "special", "buy 5"])
@pytest.mark.parametrize("card", ["nj-slavery", "tough-crossing"])
def test_the_conductor_role_and_cards_are_free_of_such_limits(action: str, card: str) -> None:
    s = table(
        roles=["conductor", "agent"],
        options=["stretch-cards"],
        at={"detroit": 1},
        plantations=[0, 0, 0],
        catchers=FAR,
        queue=[card, None, None, None, "liberty-hill"],
    )
    say(s, action, "from detroit")
    assert {"canada", "chicago", "cleveland"} <= goals_of(s)
    say(s, "to canada")
    assert s.freed == 1
