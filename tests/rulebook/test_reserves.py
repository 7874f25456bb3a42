"""The five reserve cards, each at its moment (R6.7, R12)."""

import pytest

from lantern.engine.state import State
from tests.tables import (
    asked,
    carried,
    catcher,
    let_chance,
    names,
    options_of,
    others_of,
    pass_all,
    people,
    queue_of,
    ready_all,
    say,
    table,
)

NO_MAT_CARD = -1


def market_phase(
    seat: int,
    money: list[int],
    queue: list[str | None] | None = None,
    chance: str = "market 12",
    supply: int | None = None,
) -> State:
    """Go to the market phase with the Slave Trade Act on one of three mats."""
    s = table(
        3,
        reserve={seat: "slave-trade-act"},
        plantations=[8, 4, 9] if supply is not None else [0, 0, 0],
        freed=0 if supply is None else 96 - 21 - supply,
        market=[0, 0, 0],
        money=money,
        queue=queue,
    )
    pass_all(s)
    let_chance(s, [chance])
    return s


@pytest.mark.rule("R12-slave-trade-act")
@pytest.mark.parametrize(
    ("money", "offered"),
    [
        (0, ["done", "amount 1"]),
        (2, ["done", "amount 1"]),
        (3, ["done", "amount 1", "amount 2"]),
        (20, ["done", "amount 1", "amount 2"]),
    ],
)
def test_the_owner_may_pay_three_dollars_a_person_for_two_at_most(money: int, offered: list[str]) -> None:
    s = market_phase(2, [0, money, 0])
    assert (asked(s), options_of(s)) == (2, offered)


@pytest.mark.rule("R12-slave-trade-act")
@pytest.mark.parametrize(("answer", "cost", "kept"), [("done", 0, 0), ("amount 1", 3, 1), ("amount 2", 6, 2)])
def test_people_paid_for_are_not_loaded_and_the_act_stays(answer: str, cost: int, kept: int) -> None:
    s = market_phase(3, [0, 0, 5])
    supply, loaded = s.supply, carried(12) - kept
    say(s, answer)
    assert (s.market, s.money[2], s.supply) == ([0, 0, loaded], 8 - cost, supply - loaded)
    assert s.reserve[2] != NO_MAT_CARD


@pytest.mark.rule("R12-slave-trade-act", "R12-domestic-trade")
def test_domestic_trades_extra_person_is_included() -> None:
    s = market_phase(1, [5, 0, 0], ["domestic-trade"])
    say(s, "amount 2")
    assert s.market == [0, 0, carried(12) + 1 - 2]


@pytest.mark.rule("R12-slave-trade-act")
def test_an_owner_who_cannot_pay_is_not_asked() -> None:
    s = table(3, reserve={1: "slave-trade-act"}, plantations=[0, 0, 0], market=[0, 0, 0], money=[1, 0, 0])
    say(s, "done", "pass", "pass")
    let_chance(s, ["market 12"])
    assert s.money[0] == 2
    assert "amount 1" not in options_of(s)
    assert s.market == [0, 0, carried(12)]


@pytest.mark.rule("R12-slave-trade-act", "R8.4")
def test_with_one_person_left_in_the_supply_only_one_can_be_paid_for() -> None:
    s = market_phase(2, [0, 9, 0], supply=1)
    assert options_of(s) == ["done", "amount 1"]


@pytest.mark.rule("R12-slave-trade-act")
def test_the_act_is_used_again_for_the_next_card() -> None:
    s = market_phase(2, [0, 9, 0])
    say(s, "amount 2")
    let_chance(s)
    ready_all(s)
    pass_all(s)
    let_chance(s)
    assert (s.round, asked(s), "amount 1" in options_of(s)) == (2, 2, True)


@pytest.mark.rule("R12-kansas-nebraska")
@pytest.mark.parametrize("seat", [1, 2])
def test_before_the_lead_acts_the_holder_may_swap_two_queue_cards(seat: int) -> None:
    s = table(queue=["whittier", None, "liberator"], reserve={seat: "kansas-nebraska"}, period=2, planning=True)
    ready_all(s)
    assert (asked(s), options_of(s)) == (seat, ["done", "card 1", "card 3"])
    say(s, "card 1")
    assert options_of(s) == ["card 3"]
    say(s, "card 3")
    assert queue_of(s) == ["liberator", None, "whittier", None, None]
    assert (asked(s), s.reserve[seat - 1], "kansas-nebraska" in names(s.out_of_game)) == (1, NO_MAT_CARD, True)


@pytest.mark.rule("R12-kansas-nebraska")
def test_declined_kansas_nebraska_stays_on_the_mat() -> None:
    s = table(queue=["whittier", "liberator"], reserve={2: "kansas-nebraska"}, period=2, planning=True)
    say(ready_all(s), "done")
    assert (asked(s), "money" in options_of(s)) == (1, True)
    assert (s.reserve[1] != NO_MAT_CARD, queue_of(s)[:2]) == (True, ["whittier", "liberator"])


@pytest.mark.rule("R12-kansas-nebraska")
@pytest.mark.parametrize("queue", [[], ["whittier"]])
def test_without_two_cards_in_the_queue_kansas_nebraska_is_not_asked(queue: list[str | None]) -> None:
    s = ready_all(table(queue=queue, reserve={2: "kansas-nebraska"}, period=2, planning=True))
    assert (asked(s), "money" in options_of(s)) == (1, True)


@pytest.mark.rule("R12-kansas-nebraska")
def test_kansas_nebraska_is_not_used_in_the_middle_of_the_action_phase() -> None:
    s = table(queue=["whittier", "liberator"], reserve={1: "kansas-nebraska"}, period=2)
    assert "card 1" not in options_of(s) + others_of(s)
    say(s, "pass")
    assert "card 1" not in options_of(s) + others_of(s)


def levi(seat: int, mover: int = 1) -> State:
    """Let a seat's mover be captured in Kentucky unless Levi Coffin, on a mat, is used."""
    hands: list[list[str]] = [[], [], []]
    hands[mover - 1] = ["conductor-3x1"]
    s = table(
        3,
        at={"tennessee": 1, "newport": 1},
        catchers={"yellow": "cincinnati"},
        reserve={seat: "levi-coffin"},
        market=[1, 1, 1],
        hands=hands,
    )
    for _each in range(mover - 1):
        say(s, "pass")
    return say(s, "play conductor-3x1", "from tennessee", "to kentucky")


@pytest.mark.rule("R12-levi-coffin")
@pytest.mark.parametrize(("seat", "mover"), [(1, 1), (2, 1), (3, 1), (1, 3), (3, 3)])
def test_in_any_players_action_phase_levi_coffin_stops_one_capturing_catcher(seat: int, mover: int) -> None:
    s = levi(seat, mover)
    assert (asked(s), options_of(s)) == (seat, ["done", "reserve"])
    say(s, "reserve")
    assert (catcher(s, "yellow"), people(s, "kentucky"), s.market) == ("cincinnati", 1, [1, 1, 1])
    assert (s.reserve[seat - 1], "levi-coffin" in names(s.out_of_game), asked(s)) == (NO_MAT_CARD, True, mover)


@pytest.mark.rule("R12-levi-coffin")
def test_declined_levi_coffin_stays_and_the_catcher_captures() -> None:
    s = say(levi(2), "done")
    assert (catcher(s, "yellow"), people(s, "kentucky"), s.market) == ("kentucky", 0, [2, 1, 1])
    assert s.reserve[1] != NO_MAT_CARD


@pytest.mark.rule("R12-levi-coffin")
def test_levi_coffin_helps_against_cards_and_benefits_too() -> None:
    s = table(
        roles=["agent", "shepherd"],
        at={"tennessee": 1},
        catchers={"yellow": "cincinnati"},
        reserve={2: "levi-coffin"},
        queue=[None] * 4 + ["liberty-hill"],
    )
    for action in ("benefit", "buy 5"):
        copy = say(s.copy(), action, "from tennessee", "to kentucky")
        assert (asked(copy), options_of(copy)) == (2, ["done", "reserve"])


@pytest.mark.rule("R12-levi-coffin", "R4.2")
def test_levi_coffin_is_of_no_use_against_the_dice() -> None:
    s = table(
        at={"newport": 1},
        plantations=[0, 0, 0],
        catchers={"purple": "west-ohio"},
        market=[0, 0, 0],
        reserve={1: "levi-coffin"},
    )
    pass_all(s)
    let_chance(s, ["roll purple west 1"])
    assert (people(s, "newport"), catcher(s, "purple")) == (0, "newport")
    assert s.reserve[0] != NO_MAT_CARD


@pytest.mark.rule("R12-levi-coffin", "R12-us-marshals")
def test_levi_coffin_is_of_no_use_against_marshals() -> None:
    s = table(
        options=["stretch-cards"],
        at={"detroit": 1},
        catchers={"blue": "maine"},
        queue=["us-marshals"],
        reserve={2: "levi-coffin"},
    )
    say(s, "buy 1")
    assert (people(s, "detroit"), catcher(s, "blue"), asked(s)) == (0, "detroit", 1)


@pytest.mark.rule("R12-levi-coffin", "R6.7")
def test_a_reserve_card_is_usable_the_turn_it_is_bought() -> None:
    s = table(
        at={"tennessee": 1},
        catchers={"yellow": "cincinnati"},
        queue=[None] * 4 + ["levi-coffin"],
        hands=[["conductor-3x1"]],
    )
    say(s, "buy 5", "play conductor-3x1", "from tennessee", "to kentucky")
    assert (asked(s), options_of(s)) == (1, ["done", "reserve"])


@pytest.mark.rule("R6.7", "R12-levi-coffin", "R12-kansas-nebraska")
def test_a_second_reserve_card_replaces_the_first_which_is_discarded_unused() -> None:
    s = table(reserve={1: "levi-coffin"}, queue=["kansas-nebraska"], period=2)
    say(s, "buy 1")
    assert "levi-coffin" in names(s.out_of_game)
    assert "kansas-nebraska" not in names(s.out_of_game)
