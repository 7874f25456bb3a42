"""People carried without effect: where from, where to, how many (R7.9)."""

import pytest

from tests.cards.pictures import Changes, changes, laid, lay, picture, resolve
from tests.tables import options_of, say

OPEN_NORTH = {"orange": "minnesota", "brown": "west-virginia"}  # Chicago, New York and Boston without catchers
PAID: Changes = {"money 1": 7, "queue 5": ""}


@pytest.mark.parametrize(
    ("market", "answers", "after"),
    [
        pytest.param([3, 4, 5], ["from market", "done"], {"market": [2, 4, 5], "freed": 1}, id="one-is-enough"),
        pytest.param([1, 4, 5], ["from market"], {"market": [0, 4, 5], "freed": 1}, id="there-is-only-one"),
        pytest.param([0, 4, 5], [], {}, id="the-upper-cards-do-not-count"),
    ],
)
@pytest.mark.rule("R12-amistad")
def test_amistad_frees_up_to_two_from_the_bottom_card(market: list[int], answers: list[str], after: Changes) -> None:
    assert resolve("amistad", laid(period=2, market=market), answers) == PAID | after


@pytest.mark.rule("R12-anthony-burns")
def test_burns_leaves_from_a_large_northern_city_only() -> None:
    crowd = {"chicago": 1, "boston": 4, "philadelphia": 1, "washington": 1, "cleveland": 1, "st-louis": 1}
    s = lay(period=2, at=crowd, catchers={**OPEN_NORTH, "purple": "newport"}, queue=["anthony-burns"])
    say(s, "buy 1")
    assert options_of(s) == ["done", "from chicago", "from boston"]
    before = picture(s)
    assert changes(before, say(s, "from boston")) == {"boston": 3, "freed": 1}


@pytest.mark.rule("R12-box-brown", "R7.2", "R7.3")
def test_the_box_goes_where_there_is_room_and_no_catcher() -> None:
    s = lay(period=2, at={"boston": 4}, catchers={**OPEN_NORTH, "blue": "cleveland"}, queue=["box-brown"])
    say(s, "buy 1")
    assert options_of(s) == ["done", "from plantation-west", "from plantation-center", "from plantation-east"]
    say(s, "from plantation-center")
    assert options_of(s) == ["to chicago", "to new-york"]


@pytest.mark.rule("R12-box-brown")
def test_with_one_city_open_nobody_is_asked_which() -> None:
    after = {"plantation-east": 4, "boston": 1}
    assert resolve("box-brown", laid(period=2), ["from plantation-east"]) == PAID | after
    assert resolve("box-brown", laid(period=2, at={"boston": 4}), []) == PAID


@pytest.mark.rule("R12-john-price", "R13")
def test_john_price_is_rescued_from_every_northern_place_but_washington() -> None:
    north = ["west-iowa", "minnesota", "east-iowa", "chicago", "newport", "west-ohio", "detroit", "cleveland"]
    north += ["cincinnati", "ripley", "east-ohio", "west-pennsylvania", "rochester", "north-pennsylvania"]
    north += ["upstate-new-york", "new-york", "ferrisberg", "philadelphia", "boston", "new-hampshire", "maine"]
    south = ["st-louis", "washington", "ship", "charleston", "tennessee"]
    hiding = {"orange": "west-virginia", "brown": "west-virginia", "purple": "west-missouri"}
    everywhere = {**hiding, "blue": "west-iowa", "yellow": "east-arkansas"}
    s = lay(period=2, at=dict.fromkeys([*north[1:], *south], 1), catchers=everywhere, queue=["john-price"])
    say(s, "buy 1")
    assert options_of(s) == ["done", *[f"from {place}" for place in north[1:]]]
    before = picture(s)
    assert changes(before, say(s, "from philadelphia")) == {"philadelphia": 0, "freed": 1}


@pytest.mark.rule("R12-bleeding-kansas")
def test_the_first_fixes_the_city() -> None:
    s = lay(period=2, at={"kentucky": 1, "st-louis": 1}, catchers=OPEN_NORTH, queue=["bleeding-kansas"])
    say(s, "buy 1")
    assert options_of(s) == ["done", "from st-louis", "from kentucky"]
    say(s, "from st-louis")
    assert options_of(s) == ["to chicago", "to new-york", "to boston"]
    before = picture(say(s, "to new-york"))
    assert options_of(s) == ["done", "from kentucky"]
    assert changes(before, say(s, "from kentucky")) == {"kentucky": 0, "new-york": 2}


@pytest.mark.parametrize(
    ("at", "answers", "after"),
    [
        pytest.param(
            {"kentucky": 1, "st-louis": 1, "chicago": 3},
            ["from kentucky", "to chicago"],
            {"kentucky": 0, "chicago": 4},
            id="a-full-city-takes-no-second",
        ),
        pytest.param(
            {"kentucky": 1, "st-louis": 1, "charleston": 1},
            ["from kentucky", "to chicago", "from charleston"],
            {"kentucky": 0, "charleston": 0, "chicago": 2},
            id="two-and-no-third",
        ),
        pytest.param(
            {"kentucky": 1, "st-louis": 1},
            ["from st-louis", "to boston", "done"],
            {"st-louis": 0, "boston": 1},
            id="one",
        ),
        pytest.param({"kentucky": 1}, ["done"], {}, id="none"),
        pytest.param({"washington": 1, "ripley": 1, "ship": 1}, [], {}, id="nobody-in-southern-places"),
    ],
)
@pytest.mark.rule("R12-bleeding-kansas", "R6.8")
def test_up_to_two_are_carried_but_the_discard_is_no_choice(
    at: dict[str, int], answers: list[str], after: Changes
) -> None:
    before = laid(
        period=2,
        at=at,
        catchers={**OPEN_NORTH, "purple": "newport"},
        queue=["dred-scott", None, "domestic-trade", "bleeding-kansas", "calhoun"],
    )
    cleared = {"money 1": 7, "queue 1": "", "queue 3": "", "queue 4": ""}
    assert resolve("bleeding-kansas", before, answers) == cleared | after


@pytest.mark.rule("R12-bleeding-kansas", "R9.5", "R12-calhoun")
def test_what_kansas_discards_is_out_of_force() -> None:
    s = lay(period=2, plantations=[0, 0, 0], queue=["calhoun", "fitzhugh", None, "gag-rules", "bleeding-kansas"])
    say(s, "buy 5")
    assert [picture(s)[f"queue {slot}"] for slot in (1, 2, 3, 4, 5)] == ["", "", "", "gag-rules", ""]
    assert sum(map(abs, s.modifiers)) == 1
