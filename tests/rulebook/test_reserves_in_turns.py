"""Charles Sumner between actions, and Civil War during one (R6.2, R6.7, R11.4, R12)."""

from collections.abc import Sequence

import pytest

from lantern.engine.state import State
from tests.tables import (
    asked,
    catcher,
    let_chance,
    names,
    options_of,
    others_of,
    pass_all,
    people,
    ready_all,
    say,
    table,
)

NO_MAT_CARD = -1
TRIO = ["shepherd", "stockholder", "preacher"]


def sumner(seat: int, money: Sequence[int] = (5, 4, 3), planning: bool = False) -> State:
    """Lay out three players, one of whom holds Charles Sumner."""
    return table(
        3,
        TRIO,
        reserve={seat: "charles-sumner"},
        money=money,
        period=2,
        plantations=[5, 0, 0],
        market=[0, 0, 0],
        planning=planning,
        hands=[["funds-1", "conductor-3x1"]],
    )


@pytest.mark.rule("R12-charles-sumner", "R6.2")
def test_sumner_pays_a_dollar_as_each_own_action_phase_begins_even_before_a_pass() -> None:
    s = ready_all(sumner(2, planning=True))
    assert s.money == [5, 4, 3]
    say(s, "pass")
    assert s.money == [9, 5, 3]
    say(s, "pass")
    assert s.money == [9, 9, 3]
    say(s, "pass")
    let_chance(s)
    ready_all(s)
    assert (asked(s), s.money[1]) == (2, 10)


@pytest.mark.rule("R12-charles-sumner")
def test_the_lead_is_paid_by_sumner_too() -> None:
    assert ready_all(sumner(1, planning=True)).money == [6, 4, 3]


@pytest.mark.rule("R12-charles-sumner")
def test_sumner_pays_at_its_purchase() -> None:
    s = table(3, TRIO, money=[3, 0, 0], queue=["charles-sumner"], period=2)
    say(s, "buy 1")
    assert (s.money, s.reserve[0] != NO_MAT_CARD) == ([1, 0, 0], True)
    assert {"seat 2", "seat 3"} <= set(options_of(s))


@pytest.mark.rule("R12-charles-sumner", "R5.4")
def test_in_the_own_turn_sumner_gives_another_player_one_dollar_or_more() -> None:
    s = sumner(1)
    assert {"seat 2", "seat 3"} <= set(options_of(s))
    assert "seat 1" not in options_of(s)
    say(s, "seat 3")
    assert options_of(s) == ["amount 1", "amount 2", "amount 3", "amount 4", "amount 5"]
    say(s, "amount 4")
    assert (s.money, s.reserve[0], "charles-sumner" in names(s.out_of_game)) == ([1, 4, 7], NO_MAT_CARD, True)
    assert not {"seat 2", "seat 3"} & set(options_of(s))


@pytest.mark.rule("R12-charles-sumner", "R11.4")
@pytest.mark.parametrize("receiver", [1, 2])
def test_in_anothers_turn_the_holder_gives_of_own_money(receiver: int) -> None:
    s = sumner(3)
    assert not {"seat 1", "seat 2"} & set(options_of(s))
    assert others_of(s) == ["seat 1", "seat 2"]
    say(s, f"seat {receiver}")
    assert (asked(s), options_of(s)) == (3, ["amount 1", "amount 2", "amount 3"])
    say(s, "amount 3")
    assert s.money == ([8, 4, 0] if receiver == 1 else [5, 7, 0])
    assert (asked(s), others_of(s)) == (1, [])
    assert "pass" in options_of(s)


@pytest.mark.rule("R12-charles-sumner", "R11.4")
def test_the_gift_is_made_between_actions_not_during_one() -> None:
    s = sumner(3)
    say(s, "play conductor-3x1")
    assert others_of(s) == []
    say(s, "from plantation-west")
    assert others_of(s) == []
    say(s, "to west-arkansas", "done", "play funds-1")
    assert others_of(s) == ["seat 1", "seat 2"]


@pytest.mark.rule("R12-charles-sumner")
def test_without_money_there_is_nothing_to_give() -> None:
    s = sumner(3, (5, 4, 0))
    assert others_of(s) == []
    s = sumner(1, (0, 4, 0))
    assert "seat 2" not in options_of(s)


@pytest.mark.rule("R12-charles-sumner")
def test_without_the_card_nobody_gives_anything() -> None:
    s = table(3, TRIO, money=[5, 5, 5])
    assert not [text for text in options_of(s) + others_of(s) if text.startswith("seat")]


@pytest.mark.rule("R12-charles-sumner")
def test_no_more_than_ninety_nine_dollars_are_given_at_once() -> None:
    s = sumner(1, (120, 0, 0))
    say(s, "seat 2")
    assert options_of(s)[-1] == "amount 99"


@pytest.mark.rule("R12-charles-sumner")
def test_money_given_to_the_acting_player_may_be_spent_at_once() -> None:
    queue = [None] * 4 + ["vigilance"]
    s = table(3, TRIO, reserve={3: "charles-sumner"}, money=[0, 0, 4], queue=queue, period=2)
    assert "buy 5" not in options_of(s)
    say(s, "seat 1", "amount 1", "buy 5")
    assert s.money == [3, 3, 6]


def at_war(
    seat: int = 1, roles: Sequence[str] = ("agent", "shepherd"), queue: Sequence[str | None] | None = None
) -> State:
    """Lay out Civil War on a mat and two people whose moves draw the orange and the yellow catcher."""
    return table(
        len(roles),
        roles,
        at={"tennessee": 1, "newport": 1, "north-georgia": 1},
        plantations=[0, 0, 0],
        catchers={"orange": "chicago", "yellow": "maine", "brown": "boston"},
        reserve={seat: "civil-war"},
        queue=queue,
        period=3,
        hands=[["conductor-3x1", "conductor-4x1"]],
    )


@pytest.mark.rule("R12-civil-war")
@pytest.mark.parametrize("action", ["play conductor-3x1", "benefit", "buy 5"])
def test_no_catcher_moves_during_one_whole_action(action: str) -> None:
    s = at_war(queue=[None] * 4 + ["lincoln"])
    say(s, action, "from tennessee", "to ripley")
    assert (asked(s), options_of(s), catcher(s, "orange")) == (1, ["done", "reserve"], "chicago")
    say(s, "reserve", "from newport", "to kentucky")
    assert (catcher(s, "orange"), catcher(s, "yellow")) == ("chicago", "maine")
    assert (s.reserve[0], "civil-war" in names(s.out_of_game)) == (NO_MAT_CARD, True)


@pytest.mark.rule("R12-civil-war", "R11-conductor")
def test_civil_war_covers_the_conductors_special_too() -> None:
    s = at_war(roles=("conductor", "shepherd"))
    say(s, "special", "from tennessee", "to ripley", "reserve", "from newport", "to kentucky")
    assert (catcher(s, "orange"), catcher(s, "yellow")) == ("chicago", "maine")


@pytest.mark.rule("R12-civil-war")
def test_in_the_next_action_catchers_move_again() -> None:
    s = at_war()
    say(s, "play conductor-3x1", "from tennessee", "to ripley", "reserve", "done")
    say(s, "play conductor-4x1", "from newport", "to kentucky")
    assert catcher(s, "yellow") == "ferrisberg"


@pytest.mark.rule("R12-civil-war")
def test_declined_civil_war_is_not_offered_again_in_this_action_but_in_the_next() -> None:
    s = at_war()
    say(s, "play conductor-3x1", "from tennessee", "to ripley", "done")
    assert catcher(s, "orange") == "cincinnati"
    say(s, "from newport", "to kentucky")
    assert catcher(s, "yellow") == "ferrisberg"
    say(s, "done", "play conductor-4x1", "from north-georgia", "to west-virginia")
    assert (asked(s), options_of(s)) == (1, ["done", "reserve"])


@pytest.mark.rule("R12-civil-war")
def test_where_no_catcher_would_move_civil_war_is_not_offered() -> None:
    s = table(
        at={"detroit": 1},
        plantations=[0, 2, 0],
        catchers={"blue": "maine"},
        reserve={1: "civil-war"},
        period=3,
        hands=[["conductor-3x1"]],
    )
    say(s, "play conductor-3x1", "from plantation-center", "to tennessee", "from detroit", "to canada")
    assert "from plantation-center" in options_of(s)


@pytest.mark.rule("R12-civil-war")
def test_civil_war_is_for_the_own_action_phase_only() -> None:
    s = at_war(seat=2)
    say(s, "play conductor-3x1", "from tennessee", "to ripley")
    assert (asked(s), catcher(s, "orange")) == (1, "cincinnati")
    assert "from newport" in options_of(s)


@pytest.mark.rule("R12-civil-war", "R12-garrison")
def test_civil_war_stops_all_catchers_that_garrison_would_send() -> None:
    s = at_war(roles=("agent", "shepherd", "preacher"), queue=[None] * 4 + ["garrison"])
    before = s.catchers.copy()
    say(s, "buy 5", "done")
    assert (asked(s), options_of(s)) == (1, ["done", "reserve"])
    say(s, "reserve")
    assert (s.catchers, s.reserve[0], "money" in options_of(s)) == (before, NO_MAT_CARD, True)


@pytest.mark.rule("R12-civil-war", "R12-garrison")
def test_declined_before_garrison_civil_war_stays_and_the_catchers_come() -> None:
    s = at_war(roles=("agent", "shepherd", "preacher"), queue=[None] * 4 + ["garrison"])
    say(s, "buy 5", "done", "done")
    assert (catcher(s, "orange"), s.reserve[0] != NO_MAT_CARD) == ("chicago", True)
    assert (catcher(s, "purple"), catcher(s, "brown"), people(s, "north-georgia")) == ("east-ohio", "new-york", 1)


@pytest.mark.rule("R12-civil-war", "R12-john-brown", "R12-lincoln")
@pytest.mark.parametrize(
    ("answer", "orange", "yellow"), [("reserve", "chicago", "maine"), ("done", "cincinnati", "ferrisberg")]
)
def test_a_card_drawn_by_john_brown_belongs_to_the_same_action(answer: str, orange: str, yellow: str) -> None:
    s = at_war(queue=[None] * 4 + ["john-brown"])
    say(s, "buy 5", "done")
    let_chance(s, ["draw lincoln"])
    say(s, "from tennessee", "to ripley", answer, "from newport", "to kentucky")
    assert (catcher(s, "orange"), catcher(s, "yellow")) == (orange, yellow)


@pytest.mark.rule("R12-civil-war", "R6.7")
def test_bought_in_this_turn_civil_war_may_be_used_in_its_next_action() -> None:
    s = table(
        at={"tennessee": 1}, catchers={"orange": "chicago"}, queue=["civil-war"], period=3, hands=[["conductor-3x1"]]
    )
    say(s, "buy 1", "play conductor-3x1", "from tennessee", "to ripley")
    assert options_of(s) == ["done", "reserve"]


@pytest.mark.rule("R12-civil-war", "R4.2")
def test_civil_war_is_of_no_use_against_the_dice() -> None:
    s = at_war()
    s.market = [0] * len(s.market)
    s.supply = 96 - 3
    pass_all(s)
    let_chance(s, ["roll orange east 1"])
    assert catcher(s, "orange") == "cincinnati"


@pytest.mark.rule("R12-civil-war", "R12-us-marshals")
@pytest.mark.parametrize(("answer", "orange"), [("reserve", "ripley"), ("done", "chicago")])
def test_civil_war_holds_the_catchers_whom_bought_marshals_would_call_home(answer: str, orange: str) -> None:
    s = table(
        options=["stretch-cards"],
        catchers={"orange": "ripley"},
        queue=["us-marshals"],
        reserve={1: "civil-war"},
        period=3,
    )
    say(s, "buy 1")
    assert (asked(s), options_of(s)) == (1, ["done", "reserve"])
    say(s, answer)
    assert (catcher(s, "orange"), "money" in options_of(s)) == (orange, True)
