"""William Lloyd Garrison: any token free, and every catcher comes one place nearer to somebody."""

import pytest

from tests.cards.pictures import Changes, Layout, changes, laid, lay, picture, resolve
from tests.tables import options_of, say

QUIET = {"orange": "minnesota", "blue": "west-iowa", "yellow": "maine", "purple": "west-iowa", "brown": "boston"}
PAID: Changes = {"money 1": 7, "queue 5": ""}


def south(**layout: object) -> Layout:
    """Lay out period 2 with empty plantations and the catchers at the ends of their paths, unless told."""
    return laid(**{"period": 2, "plantations": [0, 0, 0], "market": [0, 0, 0], **layout})


@pytest.mark.parametrize(
    ("before", "answers", "after"),
    [
        pytest.param(
            south(catchers=QUIET, at={"kentucky": 1}), [], {"yellow": "ferrisberg"}, id="towards-the-only-one-far-away"
        ),
        pytest.param(south(catchers=QUIET, at={"charleston": 1, "ship": 1}), [], {}, id="nobody-on-a-path"),
        pytest.param(
            south(catchers={**QUIET, "orange": "ripley"}, at={"chicago": 1, "north-carolina": 1}),
            ["east"],
            {"orange": "west-virginia", "blue": "east-iowa"},
            id="a-tie-goes-east",
        ),
        pytest.param(
            south(catchers={**QUIET, "orange": "ripley"}, at={"chicago": 1, "north-carolina": 1}),
            ["west"],
            {"orange": "cincinnati", "blue": "east-iowa"},
            id="a-tie-goes-west",
        ),
        pytest.param(
            south(catchers={**QUIET, "orange": "cincinnati"}, at={"minnesota": 1, "north-carolina": 1}),
            [],
            {"orange": "chicago"},
            id="two-west-is-nearer-than-three-east",
        ),
        pytest.param(
            south(catchers={**QUIET, "orange": "ripley"}, at={"minnesota": 1, "north-carolina": 1}),
            [],
            {"orange": "west-virginia"},
            id="two-east-is-nearer-than-three-west",
        ),
        pytest.param(
            south(catchers={**QUIET, "orange": "north-carolina"}, at={"west-virginia": 1}),
            [],
            {"orange": "west-virginia", "west-virginia": 0, "market": [1, 0, 0]},
            id="the-captured-draw-nobody-else",
        ),
        pytest.param(
            south(catchers={**QUIET, "brown": "washington"}, at={"philadelphia": 1, "boston": 3}),
            [],
            {"brown": "philadelphia", "philadelphia": 0, "market": [1, 0, 0]},
            id="the-nearest-counts-not-the-most",
        ),
        pytest.param(
            south(catchers={**QUIET, "brown": "new-york"}, at={"boston": 4}),
            [],
            {"brown": "boston", "boston": 0, "market": [2, 1, 1]},
            id="all-in-a-large-city-are-captured",
        ),
    ],
)
@pytest.mark.rule("R12-garrison")
def test_each_catcher_moves_towards_the_nearest_person(before: Layout, answers: list[str], after: Changes) -> None:
    assert resolve("garrison", before, ["done", *answers]) == PAID | after


@pytest.mark.rule("R12-garrison", "R7.7")
def test_they_move_in_order_and_distances_are_taken_anew() -> None:
    """Orange captures in Chicago, so blue turns to New York; had blue moved first, it would have gone to Chicago."""
    before = south(catchers={**QUIET, "blue": "cleveland"}, at={"chicago": 1, "new-york": 1})
    after: Changes = {"orange": "chicago", "chicago": 0, "market": [1, 0, 0], "blue": "west-pennsylvania"}
    assert resolve("garrison", before, ["done"]) == PAID | after | {
        "brown": "new-york",
        "new-york": 0,
        "market": [2, 0, 0],
    }


@pytest.mark.rule("R12-garrison")
def test_all_five_may_move() -> None:
    before = south(at={"minnesota": 1, "cleveland": 1, "newport": 1, "philadelphia": 1, "kentucky": 1})
    after: Changes = {
        "orange": "minnesota",
        "blue": "cleveland",
        "yellow": "cleveland",
        "purple": "east-ohio",
        "brown": "philadelphia",
        "minnesota": 0,
        "cleveland": 0,
        "philadelphia": 0,
        "market": [3, 0, 0],
    }
    assert resolve("garrison", before, ["done"]) == PAID | after


@pytest.mark.rule("R12-garrison", "R5.5", "R12-fitzhugh")
def test_free_is_free_whatever_the_surcharges() -> None:
    before = south(money=[1, 0], queue=["fitzhugh", None, None, None, "garrison"])
    after: Changes = {"money 1": 0, "queue 5": "", "1 holds support": 3, "board support": 2}
    assert resolve("garrison", before, ["take 1 support"]) == after


@pytest.mark.rule("R12-garrison")
def test_one_token_is_free_and_no_second() -> None:
    before = south()
    after: Changes = {"1 holds conductor-4x1": 1, "board conductor-4x1": 1}
    assert resolve("garrison", before, ["take 1 conductor-4x1"]) == PAID | after


@pytest.mark.rule("R12-garrison", "R12-levi-coffin")
def test_levi_coffin_is_asked_only_before_a_capture_and_holds_that_catcher() -> None:
    before = south(reserve={2: "levi-coffin"}, at={"minnesota": 1, "philadelphia": 1})
    held: Changes = {"reserve 2": "", "brown": "philadelphia", "philadelphia": 0, "market": [1, 0, 0]}
    assert resolve("garrison", before, ["done", "reserve"]) == PAID | held
    one: Changes = {"orange": "minnesota", "minnesota": 0, "market": [1, 0, 0], "reserve 2": ""}
    assert resolve("garrison", before, ["done", "done", "reserve"]) == PAID | one
    both: Changes = {"minnesota": 0, "orange": "minnesota", "philadelphia": 0, "brown": "philadelphia"}
    assert resolve("garrison", before, ["done", "done", "done"]) == PAID | both | {"market": [2, 0, 0]}


@pytest.mark.rule("R12-garrison", "R12-levi-coffin")
def test_after_a_tie_the_chosen_way_is_what_levi_coffin_is_asked_about() -> None:
    before = south(reserve={2: "levi-coffin"}, catchers={**QUIET, "orange": "ripley"})
    s = lay(**{**before, "at": {"cincinnati": 1, "west-virginia": 1}, "queue": ["garrison"]})
    say(s, "buy 1", "done")
    assert options_of(s) == ["west", "east"]
    say(s, "east")
    assert options_of(s) == ["done", "reserve"]
    before_capture = picture(s)
    after = {"orange": "west-virginia", "west-virginia": 0, "market": [1, 0, 0], "yellow": "ferrisberg"}
    assert changes(before_capture, say(s, "done")) == after


@pytest.mark.rule("R12-garrison", "R12-civil-war")
def test_civil_war_is_asked_first_and_stops_them_all() -> None:
    before = south(period=3, reserve={1: "civil-war"}, catchers={**QUIET, "orange": "ripley"})
    s = lay(**{**before, "at": {"cincinnati": 1, "west-virginia": 1}, "queue": ["garrison"]})
    say(s, "buy 1", "done")
    assert options_of(s) == ["done", "reserve"]
    before_war = picture(s)
    assert changes(before_war, say(s, "reserve")) == {"reserve 1": ""}
    assert "money" in options_of(s)


@pytest.mark.rule("R12-garrison", "R12-civil-war")
def test_civil_war_declined_is_not_asked_again() -> None:
    before = south(period=3, reserve={1: "civil-war"}, at={"minnesota": 1, "philadelphia": 1})
    after: Changes = {"minnesota": 0, "orange": "minnesota", "philadelphia": 0, "brown": "philadelphia"}
    assert resolve("garrison", before, ["done", "done"]) == PAID | after | {"market": [2, 0, 0]}


@pytest.mark.rule("R12-garrison", "R12-civil-war")
def test_civil_war_is_not_asked_when_no_catcher_would_move() -> None:
    before = south(period=3, reserve={1: "civil-war"}, at={"charleston": 1})
    assert resolve("garrison", before, ["done"]) == PAID


@pytest.mark.rule("R12-garrison", "R12-civil-war")
def test_another_players_civil_war_is_not_asked() -> None:
    before = south(period=3, reserve={2: "civil-war"}, at={"minnesota": 1})
    after: Changes = {"minnesota": 0, "orange": "minnesota", "market": [1, 0, 0]}
    assert resolve("garrison", before, ["done"]) == PAID | after


@pytest.mark.rule("R12-garrison")
def test_the_station_masters_benefit_does_not_apply() -> None:
    before = south(roles=["station-master", "agent"], at={"minnesota": 1})
    after: Changes = {"minnesota": 0, "orange": "minnesota", "market": [1, 0, 0]}
    assert resolve("garrison", before, ["done"]) == PAID | after
