"""Levi Coffin and Civil War hold catchers back (R7.13)."""

import pytest

from tests.cards.pictures import changes, lay, picture
from tests.tables import let_chance, options_of, say


@pytest.mark.parametrize("holder", [1, 2])
@pytest.mark.rule("R12-levi-coffin", "R7.13")
def test_levi_coffin_stops_a_catcher_that_would_capture(holder: int) -> None:
    """In any player's Action phase, whichever seat holds it."""
    s = lay(at={"tennessee": 1}, catchers={"yellow": "cincinnati"}, reserve={holder: "levi-coffin"})
    say(s, "benefit", "from tennessee")
    before = picture(s)
    say(s, "to kentucky")
    assert options_of(s) == ["done", "reserve"]
    say(s, "reserve")
    assert changes(before, s) == {"tennessee": 0, "kentucky": 1, f"reserve {holder}": ""}


@pytest.mark.rule("R12-levi-coffin")
def test_levi_coffin_declined_is_kept_and_the_catcher_captures() -> None:
    s = lay(at={"tennessee": 1}, catchers={"yellow": "cincinnati"}, reserve={2: "levi-coffin"}, market=[0, 0, 0])
    say(s, "benefit", "from tennessee")
    before = picture(s)
    say(s, "to kentucky", "done")
    assert changes(before, s) == {"tennessee": 0, "yellow": "kentucky", "market": [1, 0, 0]}


@pytest.mark.rule("R12-levi-coffin")
def test_levi_coffin_is_not_asked_when_nobody_would_be_captured() -> None:
    s = lay(at={"tennessee": 1}, reserve={2: "levi-coffin"})
    say(s, "benefit", "from tennessee", "to kentucky")
    assert options_of(s)[0] == "done"
    assert "reserve" not in options_of(s)
    assert picture(s)["yellow"] == "cleveland"


@pytest.mark.rule("R12-levi-coffin", "R7.13")
def test_if_a_second_catcher_still_captures_levi_coffin_is_spent_all_the_same() -> None:
    """Orange is held, yellow moves into Cincinnati."""
    s = lay(
        at={"west-ohio": 1},
        catchers={"orange": "ripley", "yellow": "kentucky"},
        reserve={2: "levi-coffin"},
        market=[0, 0, 0],
    )
    say(s, "benefit", "from west-ohio")
    before = picture(s)
    say(s, "to cincinnati", "reserve")
    after = {"west-ohio": 0, "yellow": "cincinnati", "market": [1, 0, 0], "reserve 2": "", "money 1": 10}
    assert changes(before, s) == after


@pytest.mark.rule("R12-levi-coffin")
def test_levi_coffin_is_no_help_against_dice() -> None:
    s = lay(at={"cleveland": 1}, reserve={1: "levi-coffin"}, market=[0, 0, 0], plantations=[0, 0, 0])
    say(s, "done", "done")
    let_chance(s, ["roll blue east 1"])
    assert picture(s)["blue"] == "cleveland"
    assert picture(s)["cleveland"] == 0
    assert picture(s)["reserve 1"] == "levi-coffin"


@pytest.mark.rule("R12-civil-war", "R7.13")
def test_civil_war_stops_every_catcher_during_one_whole_action() -> None:
    s = lay(period=3, at={"tennessee": 1, "west-arkansas": 1, "charleston": 1}, reserve={1: "civil-war"})
    say(s, "benefit", "from tennessee")
    before = picture(s)
    say(s, "to kentucky")
    assert options_of(s) == ["done", "reserve"]
    say(s, "reserve", "from west-arkansas", "to st-louis")
    after = {"tennessee": 0, "kentucky": 1, "west-arkansas": 0, "st-louis": 1, "money 1": 10, "reserve 1": ""}
    assert changes(before, s) == after


@pytest.mark.rule("R12-civil-war")
def test_civil_war_ends_with_its_action() -> None:
    s = lay(period=3, at={"tennessee": 1, "west-arkansas": 1}, reserve={1: "civil-war"}, hands=[["conductor-3x1"]])
    say(s, "benefit", "from tennessee", "to kentucky", "reserve", "done")
    say(s, "play conductor-3x1", "from west-arkansas", "to st-louis")
    assert (picture(s)["yellow"], picture(s)["purple"]) == ("rochester", "east-ohio")


@pytest.mark.rule("R12-civil-war")
def test_civil_war_is_asked_once_per_action_and_again_in_the_next() -> None:
    s = lay(period=3, at={"tennessee": 1, "west-arkansas": 1}, reserve={1: "civil-war"}, hands=[["conductor-3x1"]])
    say(s, "benefit", "from tennessee", "to kentucky", "done", "from west-arkansas", "to st-louis")
    assert (picture(s)["yellow"], picture(s)["purple"]) == ("cleveland", "east-ohio")
    say(s, "play conductor-3x1", "from plantation-center", "to east-arkansas")
    assert options_of(s) == ["done", "reserve"]


@pytest.mark.rule("R12-civil-war")
def test_civil_war_serves_only_its_holders_own_action_phase() -> None:
    s = lay(period=3, at={"tennessee": 1}, reserve={2: "civil-war"})
    say(s, "benefit", "from tennessee", "to kentucky")
    assert picture(s)["yellow"] == "cleveland"


@pytest.mark.rule("R12-civil-war", "R7.10")
def test_civil_war_is_not_asked_when_the_card_itself_stops_them_all() -> None:
    s = lay(period=3, at={"tennessee": 1}, reserve={1: "civil-war"}, queue=["ripley-ohio"])
    say(s, "buy 1", "from tennessee", "to kentucky")
    assert "reserve" not in options_of(s)
    assert picture(s)["reserve 1"] == "civil-war"


@pytest.mark.rule("R12-civil-war")
def test_civil_war_is_offered_for_a_card_too() -> None:
    s = lay(period=3, at={"tennessee": 1}, reserve={1: "civil-war"}, queue=["lincoln"])
    say(s, "buy 1", "from tennessee", "to ripley", "reserve")
    assert picture(s)["orange"] == "chicago"
