"""Contrabands: from small southern places to northern spaces at most two steps away."""

import pytest

from tests.cards.pictures import lay
from tests.tables import options_of, say

AWAY = {"orange": "chicago", "blue": "detroit", "yellow": "rochester", "purple": "washington", "brown": "new-york"}


@pytest.mark.parametrize(
    ("origin", "goals"),
    [
        ("st-louis", ["west-iowa", "minnesota", "east-iowa", "newport", "west-ohio"]),
        ("west-missouri", ["west-iowa", "minnesota", "east-iowa", "newport"]),
        ("west-arkansas", ["west-iowa", "east-iowa", "newport"]),
        ("east-arkansas", ["east-iowa", "newport"]),
        ("kentucky", ["newport", "west-ohio", "cleveland", "ripley"]),
        ("tennessee", ["newport", "ripley", "east-ohio"]),
        ("north-georgia", ["ripley", "east-ohio"]),
        ("west-virginia", ["ripley", "east-ohio", "west-pennsylvania", "north-pennsylvania"]),
        ("north-carolina", ["ripley", "east-ohio", "west-pennsylvania", "north-pennsylvania"]),
    ],
)
@pytest.mark.rule("R12-contrabands")
def test_two_steps_by_any_routes_past_catchers_and_by_way_of_washington(origin: str, goals: list[str]) -> None:
    """Neither blue cities nor Washington nor Canada are reached; the purple catcher in Washington does not block."""
    s = lay(period=3, at={origin: 1, "cincinnati": 1}, catchers=AWAY, queue=["contrabands"])
    say(s, "buy 1")
    assert options_of(s) == ["done", f"from {origin}"]
    say(s, f"from {origin}")
    assert options_of(s) == [f"to {goal}" for goal in goals]


@pytest.mark.rule("R12-contrabands")
def test_nobody_goes_from_charleston_from_plantations_or_from_washington() -> None:
    """Charleston has no northern space within two steps: the ship leads only to blue cities."""
    s = lay(period=3, at={"charleston": 1, "washington": 2}, catchers={"purple": "newport"}, queue=["contrabands"])
    say(s, "buy 1")
    assert "money" in options_of(s)


@pytest.mark.rule("R12-contrabands", "R7.2", "R7.3")
def test_they_end_neither_at_a_catcher_nor_on_one_another() -> None:
    s = lay(period=3, at={"kentucky": 1, "newport": 1}, catchers={"yellow": "cleveland"}, queue=["contrabands"])
    say(s, "buy 1", "from kentucky")
    assert options_of(s) == ["to west-ohio", "to ripley"]


@pytest.mark.rule("R12-contrabands")
def test_nobody_is_offered_who_has_nowhere_to_go() -> None:
    s = lay(period=3, at={"north-georgia": 1, "ripley": 1, "east-ohio": 1, "kentucky": 1}, queue=["contrabands"])
    say(s, "buy 1")
    assert options_of(s) == ["done", "from kentucky"]


@pytest.mark.rule("R12-contrabands")
def test_three_at_most_and_fewer_if_wished() -> None:
    places = {"kentucky": 1, "tennessee": 1, "st-louis": 1, "west-missouri": 1}
    s = lay(period=3, at=places, queue=["contrabands"])
    say(s, "buy 1", "from kentucky", "to newport", "from tennessee", "to ripley")
    assert options_of(s) == ["done", "from st-louis", "from west-missouri"]
    say(s, "from st-louis", "to minnesota")
    assert "money" in options_of(s)
    assert s.money[0] == 5
