"""Domestic Slave Trade: one person more on each market card, each time it enters and while it lies there."""

import pytest

from lantern.content.cards import find
from tests.cards.leaving import SILENT_WAYS, before_leaving, leave
from tests.cards.pictures import end_turns, lay, picture
from tests.tables import carried, let_chance, options_of, queue_of, say, start


@pytest.mark.rule("R12-domestic-trade", "R2.5")
def test_dealt_at_setup_it_adds_its_people_at_once() -> None:
    assert start(chance=["draw domestic-trade"]).market == [people + 1 for people in start().market]


@pytest.mark.rule("R12-domestic-trade", "R9.2")
def test_entering_by_the_refill_it_adds_one_to_each_face_up_card() -> None:
    """Also to the card just loaded."""
    s = lay(market=[0, 2, 3], plantations=[8, 4, 9])
    end_turns(s)
    let_chance(s, ["market 13", "draw domestic-trade"])
    assert s.market == [3, 4, carried(13) + 1]


@pytest.mark.rule("R12-domestic-trade", "R8.3")
def test_while_it_lies_there_each_newly_loaded_card_carries_one_more() -> None:
    s = lay(market=[0, 2, 3], queue=["domestic-trade"])
    end_turns(s)
    let_chance(s, ["market 13"])
    assert s.market == [2, 3, carried(13) + 1]


@pytest.mark.rule("R12-domestic-trade", "R8.3")
def test_when_it_has_left_cards_are_loaded_as_printed_and_the_added_people_stay() -> None:
    s = before_leaving("domestic-trade", "preacher", market=[0, 2, 3])
    leave(s, "preacher")
    assert s.market == [0, 2, 3]
    end_turns(s)
    let_chance(s, ["market 13"])
    assert s.market == [2, 3, carried(13)]


@pytest.mark.parametrize("way", SILENT_WAYS)
@pytest.mark.rule("R12-domestic-trade")
def test_leaving_takes_nobody_off_the_market(way: str) -> None:
    s = before_leaving("domestic-trade", way, market=[1, 2, 3])
    leave(s, way)
    assert s.market == [1, 2, 3]


@pytest.mark.rule("R12-domestic-trade", "R12-whittier")
def test_swapping_is_not_entering() -> None:
    s = lay(market=[1, 2, 3], queue=["domestic-trade", "liberator", None, None, "whittier"])
    say(s, "buy 5", "card 1", "card 2")
    assert s.market == [1, 2, 3]
    assert picture(s)["queue 2"] == "domestic-trade"


@pytest.mark.rule("R12-domestic-trade", "R12-liberator", "R9.3")
def test_laid_on_the_deck_it_enters_again_with_the_refill() -> None:
    s = lay(market=[0, 2, 3], queue=["domestic-trade", None, None, None, "liberator"])
    say(s, "buy 5", "card 1")
    end_turns(s)
    let_chance(s, ["market 13"])
    assert queue_of(s)[4] == "domestic-trade"
    assert s.market == [3, 4, carried(13) + 1]


@pytest.mark.parametrize(("supply", "market"), [(2, [1, 1, 0]), (3, [1, 1, 1]), (0, [0, 0, 0])])
@pytest.mark.rule("R12-domestic-trade", "R8.4")
def test_where_too_few_are_left_the_bottom_card_is_served_first(supply: int, market: list[int]) -> None:
    s = lay(period=2, market=[0, 0, 0], freed=96 - 21 - supply, plantations=[8, 4, 9], queue=["john-brown"])
    assert s.supply == supply
    say(s, "buy 1", "done")
    let_chance(s, ["draw domestic-trade"])
    assert s.market == market


@pytest.mark.rule("R12-domestic-trade")
def test_a_house_of_cards_without_people_loads_what_is_left() -> None:
    """More than the supply holds, which is four."""
    s = lay(market=[0, 0, 0], freed=96 - 21 - 4, plantations=[8, 4, 9], queue=["domestic-trade"])
    end_turns(s)
    let_chance(s, ["market 13"])
    assert (s.market, s.supply) == ([0, 0, 4], 0)


@pytest.mark.rule("R12-domestic-trade", "R12-fitzhugh", "R12-calhoun")
def test_three_cards_cannot_be_bought_at_any_price() -> None:
    s = lay(money=[99, 0], queue=["domestic-trade", "fitzhugh", "calhoun", "liberator"])
    assert [option for option in options_of(s) if option.startswith("buy")] == ["buy 4"]


@pytest.mark.rule("R12-domestic-trade", "R9.1")
def test_the_lantern_removes_even_what_cannot_be_bought() -> None:
    s = lay(market=[0, 2, 3], queue=[None, None, None, "calhoun", "domestic-trade"], deck=[])
    end_turns(s)
    let_chance(s, ["market 13"])
    assert s.market == [2, 3, carried(13) + 1], "the new card was loaded while the trade was in force"
    assert s.queue == [-1] * 5
    assert s.out_of_game >> find("domestic-trade") & 1
