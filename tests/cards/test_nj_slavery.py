"""NJ Abolishes Slavery closes the blue cities to Conductor tokens, and to nothing else."""

import pytest

from tests.cards.pictures import lay
from tests.tables import options_of, say

AWAY = {
    "orange": "minnesota",
    "blue": "west-iowa",
    "yellow": "maine",
    "purple": "west-missouri",
    "brown": "north-georgia",
}


@pytest.mark.rule("R12-nj-slavery")
def test_no_token_moves_anybody_into_a_blue_city() -> None:
    s = lay(at={"kentucky": 1}, catchers=AWAY, hands=[["conductor-3x1"]], queue=["nj-slavery"])
    say(s, "play conductor-3x1", "from kentucky")
    assert options_of(s) == ["to newport", "to east-arkansas", "to tennessee"]


@pytest.mark.rule("R12-nj-slavery")
def test_without_it_cincinnati_is_open() -> None:
    s = lay(at={"kentucky": 1}, catchers=AWAY, hands=[["conductor-3x1"]])
    say(s, "play conductor-3x1", "from kentucky")
    assert options_of(s) == ["to newport", "to cincinnati", "to east-arkansas", "to tennessee"]


@pytest.mark.rule("R12-nj-slavery")
def test_no_token_moves_anybody_out_of_a_blue_city_even_to_canada() -> None:
    people = {"detroit": 1, "chicago": 2, "boston": 1, "cleveland": 1}
    s = lay(at=people, plantations=[0, 0, 0], catchers=AWAY, hands=[["conductor-3x1"]], queue=["nj-slavery"])
    say(s, "play conductor-3x1")
    assert options_of(s) == ["from cleveland"]
    say(s, "from cleveland", "to canada")
    assert s.freed == 1
    assert "money" in options_of(s)


@pytest.mark.rule("R12-nj-slavery")
def test_no_token_moves_anybody_through_a_blue_city() -> None:
    """From Kentucky, Cleveland and Western Ohio lie behind Cincinnati; Newport leads to Western Ohio all the same."""
    layout = {"period": 2, "at": {"kentucky": 1}, "catchers": AWAY, "hands": [["conductor-2x2"]]}
    s = lay(**layout, queue=["nj-slavery"])
    say(s, "play conductor-2x2", "from kentucky")
    reached = {option.removeprefix("to ") for option in options_of(s)}
    assert reached == {"newport", "west-ohio", "st-louis", "ripley", "east-arkansas", "tennessee"}
    free = lay(**layout)
    say(free, "play conductor-2x2", "from kentucky")
    beyond = {option.removeprefix("to ") for option in options_of(free)}
    assert beyond - reached == {"cincinnati", "cleveland", "chicago"}


@pytest.mark.rule("R12-nj-slavery", "R6.4")
def test_a_token_that_can_move_nobody_cannot_be_played() -> None:
    people = {"detroit": 1, "chicago": 2}
    layout = {"at": people, "plantations": [0, 0, 0], "catchers": AWAY, "hands": [["conductor-3x1"]]}
    assert "play conductor-3x1" in options_of(lay(**layout))
    assert "play conductor-3x1" not in options_of(lay(**layout, queue=["nj-slavery"]))


@pytest.mark.rule("R12-nj-slavery", "R11.2")
def test_the_conductors_benefit_and_cards_are_free_of_it() -> None:
    s = lay(at={"kentucky": 1, "detroit": 1}, catchers=AWAY, queue=["nj-slavery", None, None, None, "lane-seminary"])
    say(s, "benefit", "from detroit", "to canada", "done", "buy 5", "this", "from kentucky", "to cincinnati")
    assert (s.freed, s.money[0]) == (1, 8 - 1 + 2)


@pytest.mark.rule("R12-nj-slavery", "R11.2")
def test_the_conductors_special_passes_through_blue_cities() -> None:
    s = lay(at={"kentucky": 1}, catchers=AWAY, queue=["nj-slavery"])
    say(s, "special", "from kentucky", "to canada")
    assert s.freed == 1
