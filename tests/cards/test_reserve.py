"""The Reserve cards: kept on the mat until their moment."""

import pytest

from lantern.engine.state import NO_CARD
from tests.cards.pictures import Changes, changes, end_turns, laid, lay, picture, resolve, row
from tests.tables import carried, let_chance, options_of, others_of, say


@pytest.mark.parametrize(
    ("card", "money"),
    [
        row("slave-trade-act", 7),
        row("levi-coffin", 7),
        row("charles-sumner", 8),
        row("kansas-nebraska", 7),
        row("civil-war", 7),
    ],
)
@pytest.mark.rule("R6.7")
def test_a_reserve_card_is_laid_on_the_mat(card: str, money: int) -> None:
    """It costs its $1, of $8; Sumner brings one at once."""
    s = lay(period=3, queue=[None, None, None, None, card])
    before = picture(s)
    say(s, "buy 5")
    assert changes({**before, "money 1": 0}, s) == {"money 1": money, "queue 5": "", "reserve 1": card}


@pytest.mark.rule("R6.7", "R12-levi-coffin")
def test_a_second_reserve_card_replaces_the_first() -> None:
    before = laid(period=2, reserve={1: "levi-coffin", 2: "slave-trade-act"})
    after: Changes = {"money 1": 7, "queue 5": "", "reserve 1": "kansas-nebraska"}
    assert resolve("kansas-nebraska", before, []) == after


@pytest.mark.parametrize(
    ("answer", "kept", "money"),
    [
        pytest.param("done", 0, 8, id="nothing-paid"),
        pytest.param("amount 1", 1, 5, id="one"),
        pytest.param("amount 2", 2, 2, id="two"),
    ],
)
@pytest.mark.rule("R12-slave-trade-act")
def test_the_act_keeps_people_off_a_new_market_card(answer: str, kept: int, money: int) -> None:
    """Asked of the owner, whichever seat leads; $3 each; the card is not discarded."""
    s = lay(reserve={2: "slave-trade-act"}, market=[0, 0, 0], money=[8, 7])
    end_turns(s)
    let_chance(s, ["market 13"])
    assert options_of(s) == ["done", "amount 1", "amount 2"]
    say(s, answer)
    assert (s.market[2], s.money[1]) == (carried(13) - kept, money)
    assert picture(s)["reserve 2"] == "slave-trade-act"


@pytest.mark.parametrize(
    ("money", "offered"), [(6, ["done", "amount 1", "amount 2"]), (5, ["done", "amount 1"]), (3, ["done", "amount 1"])]
)
@pytest.mark.rule("R12-slave-trade-act")
def test_the_act_is_offered_as_far_as_the_money_goes(money: int, offered: list[str]) -> None:
    """The owner's role money of $1 is paid before."""
    s = lay(reserve={1: "slave-trade-act"}, market=[0, 0, 0], money=[money - 1, 0])
    end_turns(s)
    let_chance(s)
    assert options_of(s) == offered


@pytest.mark.rule("R12-slave-trade-act")
def test_without_three_dollars_the_owner_is_not_asked() -> None:
    s = lay(reserve={1: "slave-trade-act"}, market=[0, 0, 0], money=[1, 0])
    end_turns(s)
    let_chance(s, ["market 13"])
    assert s.round == 2
    assert s.market == [0, 0, carried(13)]


@pytest.mark.rule("R12-slave-trade-act", "R12-domestic-trade")
def test_the_domestic_trades_extra_person_can_be_kept_off_too() -> None:
    s = lay(reserve={1: "slave-trade-act"}, market=[0, 0, 0], queue=["domestic-trade"])
    end_turns(s)
    let_chance(s, ["market 13"])
    say(s, "amount 2")
    assert s.market[2] == carried(13) + 1 - 2


@pytest.mark.rule("R12-kansas-nebraska")
def test_kansas_nebraska_is_asked_before_the_lead_acts_whoever_holds_it() -> None:
    s = lay(period=2, planning=True, reserve={2: "kansas-nebraska"}, queue=["liberator", None, "calhoun", None, None])
    say(s, "ready 1", "ready 2")
    assert options_of(s) == ["done", "card 1", "card 3"]
    before = picture(s)
    say(s, "card 3")
    assert options_of(s) == ["card 1"]
    say(s, "card 1")
    assert changes(before, s) == {"queue 1": "calhoun", "queue 3": "liberator", "reserve 2": ""}
    assert "pass" in options_of(s)


@pytest.mark.rule("R12-kansas-nebraska", "R6.8")
def test_kansas_nebraska_declined_is_kept() -> None:
    s = lay(period=2, planning=True, reserve={1: "kansas-nebraska"}, queue=["liberator", "calhoun"])
    say(s, "ready 1", "ready 2", "done")
    assert picture(s)["reserve 1"] == "kansas-nebraska"
    assert "pass" in options_of(s)


@pytest.mark.rule("R12-kansas-nebraska")
def test_kansas_nebraska_is_not_asked_with_fewer_than_two_cards() -> None:
    s = lay(period=2, planning=True, reserve={1: "kansas-nebraska"}, queue=["liberator"])
    say(s, "ready 1", "ready 2")
    assert "pass" in options_of(s)
    assert picture(s)["reserve 1"] == "kansas-nebraska"


@pytest.mark.rule("R12-charles-sumner")
def test_sumner_pays_as_each_own_action_phase_begins() -> None:
    s = lay(period=2, planning=True, reserve={2: "charles-sumner"}, money=[0, 0])
    say(s, "ready 1", "ready 2")
    assert s.money == [0, 0]
    say(s, "pass")
    assert s.money == [4, 1]


@pytest.mark.rule("R12-charles-sumner", "R5.4")
def test_sumners_holder_gives_any_amount_in_the_own_turn_and_discards_the_card() -> None:
    s = lay(players=3, period=2, reserve={1: "charles-sumner"}, money=[3, 0, 0])
    assert {"seat 2", "seat 3"} <= set(options_of(s))
    assert "seat 1" not in options_of(s)
    before = picture(s)
    say(s, "seat 3")
    assert options_of(s) == ["amount 1", "amount 2", "amount 3"]
    assert changes(before, say(s, "amount 2")) == {"money 1": 1, "money 3": 2, "reserve 1": ""}
    assert "seat 3" not in options_of(s)


@pytest.mark.rule("R12-charles-sumner")
def test_sumners_holder_gives_in_another_players_turn_too() -> None:
    s = lay(period=2, reserve={2: "charles-sumner"}, money=[0, 5])
    assert others_of(s) == ["seat 1"]
    before = picture(s)
    say(s, "seat 1", "amount 5")
    assert changes(before, s) == {"money 1": 5, "money 2": 0, "reserve 2": ""}
    assert "pass" in options_of(s)


@pytest.mark.rule("R12-charles-sumner")
def test_without_money_nothing_can_be_given() -> None:
    s = lay(period=2, reserve={2: "charles-sumner"}, money=[5, 0])
    assert others_of(s) == []


@pytest.mark.rule("R12-charles-sumner")
def test_a_gift_of_more_than_99_dollars_is_given_in_several_answers() -> None:
    s = lay(period=2, reserve={1: "charles-sumner"}, money=[250, 0])
    say(s, "seat 2", "amount 99", "amount 99")
    assert options_of(s)[0] == "done"
    say(s, "amount 52")
    assert (s.money, s.reserve[0]) == ([0, 250], NO_CARD)
    s = lay(period=2, reserve={1: "charles-sumner"}, money=[250, 0])
    say(s, "seat 2", "amount 99", "done")
    assert (s.money, s.reserve[0], "seat 2" in options_of(s)) == ([151, 99], NO_CARD, False)
