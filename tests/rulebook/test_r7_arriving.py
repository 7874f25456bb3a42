"""What happens where a move ends: aid, then catchers (R7.5 to R7.10)."""

import pytest

from lantern.engine.board import COLOURS
from tests.tables import catcher, goals_of, options_of, origins_of, people, say, table

NOBODY_HOME = [0, 0, 0]
STARTS = {"orange": "chicago", "blue": "detroit", "yellow": "rochester", "purple": "washington", "brown": "new-york"}
FAR_ENDS = {"orange": "north-carolina", "blue": "maine", "yellow": "maine", "purple": "west-iowa", "brown": "boston"}


@pytest.mark.rule("R7.6", "R7.7")
@pytest.mark.parametrize(
    ("place", "origin", "aid", "drawn"),
    [
        ("west-iowa", "minnesota", 1, "blue purple"),
        ("minnesota", "east-iowa", 1, "orange"),
        ("east-iowa", "st-louis", 1, "blue"),
        ("chicago", "newport", 2, "orange blue"),
        ("newport", "kentucky", 1, "purple"),
        ("west-ohio", "cincinnati", 1, "purple"),
        ("detroit", "west-ohio", 2, "blue"),
        ("cleveland", "east-ohio", 1, "blue yellow"),
        ("cincinnati", "kentucky", 2, "orange yellow"),
        ("ripley", "tennessee", 1, "orange"),
        ("east-ohio", "ripley", 1, "purple"),
        ("west-pennsylvania", "cleveland", 1, "blue"),
        ("rochester", "north-pennsylvania", 2, "yellow"),
        ("north-pennsylvania", "west-pennsylvania", 1, "blue"),
        ("upstate-new-york", "north-pennsylvania", 1, "yellow"),
        ("new-york", "philadelphia", 3, "blue brown"),
        ("ferrisberg", "new-hampshire", 1, "yellow"),
        ("philadelphia", "new-york", 2, "brown"),
        ("washington", "north-carolina", 2, "purple brown"),
        ("boston", "new-hampshire", 2, "brown"),
        ("new-hampshire", "boston", 1, "blue"),
        ("maine", "boston", 1, "blue yellow"),
        ("st-louis", "west-arkansas", 2, "purple"),
        ("charleston", "plantation-east", 0, ""),
        ("west-missouri", "west-arkansas", 0, "purple"),
        ("west-arkansas", "plantation-west", 0, ""),
        ("east-arkansas", "plantation-center", 0, "yellow"),
        ("kentucky", "tennessee", 0, "yellow"),
        ("tennessee", "plantation-center", 0, ""),
        ("north-georgia", "plantation-east", 0, "brown"),
        ("west-virginia", "ripley", 0, "orange brown"),
        ("north-carolina", "charleston", 0, "orange"),
        ("ship", "boston", 0, ""),
    ],
)
def test_arriving_brings_the_coin_and_draws_every_catcher_of_the_paths_there(
    place: str, origin: str, aid: int, drawn: str
) -> None:
    before = {c: FAR_ENDS[c] if STARTS[c] in (place, origin) else STARTS[c] for c in COLOURS}
    home = [int(origin == f"plantation-{name}") for name in ("west", "center", "east")]
    s = table(
        at={} if any(home) else {origin: 1}, plantations=home, catchers=before, money=[0, 5], hands=[["conductor-3x1"]]
    )
    say(s, "play conductor-3x1", f"from {origin}", f"to {place}")
    assert s.money == [aid, 5]
    assert [c for c in COLOURS if catcher(s, c) != before[c]] == drawn.split()


@pytest.mark.rule("R7.6")
@pytest.mark.parametrize(
    ("origin", "goal", "colour", "before", "after"),
    [
        ("tennessee", "ripley", "orange", "minnesota", "chicago"),
        ("tennessee", "ripley", "orange", "cincinnati", "ripley"),
        ("tennessee", "ripley", "orange", "north-carolina", "west-virginia"),
        ("cleveland", "west-pennsylvania", "blue", "west-iowa", "east-iowa"),
        ("cleveland", "west-pennsylvania", "blue", "maine", "new-hampshire"),
        ("north-pennsylvania", "rochester", "yellow", "east-arkansas", "kentucky"),
        ("north-pennsylvania", "rochester", "yellow", "maine", "ferrisberg"),
        ("west-arkansas", "st-louis", "purple", "washington", "east-ohio"),
        ("west-arkansas", "st-louis", "purple", "west-iowa", "west-missouri"),
        ("plantation-east", "north-georgia", "brown", "boston", "new-york"),
        ("ripley", "west-virginia", "brown", "north-georgia", "west-virginia"),
    ],
)
def test_a_drawn_catcher_comes_one_place_nearer_along_its_path(
    origin: str, goal: str, colour: str, before: str, after: str
) -> None:
    at = {} if origin.startswith("plantation") else {origin: 1}
    s = table(at=at, catchers={colour: before}, hands=[["conductor-3x1"]])
    say(s, "play conductor-3x1", f"from {origin}", f"to {goal}")
    assert catcher(s, colour) == after


@pytest.mark.rule("R7.6", "R7.7")
def test_aid_is_paid_before_the_mover_is_captured_and_the_second_catcher_comes_all_the_same() -> None:
    s = table(
        at={"west-ohio": 1},
        plantations=NOBODY_HOME,
        catchers={"orange": "ripley", "yellow": "kentucky"},
        money=[0, 0],
        market=[1, 1, 1],
        hands=[["conductor-3x1"]],
    )
    say(s, "play conductor-3x1", "from west-ohio", "to cincinnati")
    assert (s.money[0], people(s, "cincinnati"), s.market) == (2, 0, [2, 1, 1])
    assert catcher(s, "orange") == catcher(s, "yellow") == "cincinnati"


@pytest.mark.rule("R7.6")
def test_a_catcher_captures_everyone_where_it_arrives_though_nobody_there_has_moved() -> None:
    s = table(
        at={"chicago": 4, "tennessee": 1},
        catchers={"orange": "minnesota", "blue": "maine"},
        market=[3, 3, 3],
        hands=[["conductor-3x1"]],
    )
    say(s, "play conductor-3x1", "from tennessee", "to ripley")
    assert (people(s, "chicago"), people(s, "ripley"), s.market) == (0, 1, [5, 4, 4])


@pytest.mark.rule("R7.6", "R12-calhoun")
@pytest.mark.parametrize(
    ("origin", "goal", "aid"),
    [
        ("newport", "chicago", 1),
        ("philadelphia", "new-york", 2),
        ("west-ohio", "detroit", 1),
        ("washington", "philadelphia", 1),
        ("west-arkansas", "st-louis", 2),
        ("north-carolina", "washington", 2),
        ("tennessee", "ripley", 1),
        ("tennessee", "kentucky", 0),
    ],
)
def test_calhoun_takes_a_dollar_of_aid_off_blue_cities_only(origin: str, goal: str, aid: int) -> None:
    away = {"orange": "minnesota", "blue": "maine", "yellow": "maine", "purple": "west-iowa", "brown": "boston"}
    s = table(at={origin: 1}, catchers=away, money=[0, 0], queue=["calhoun"], hands=[["conductor-3x1"]])
    say(s, "play conductor-3x1", f"from {origin}", f"to {goal}")
    assert s.money[0] == aid


@pytest.mark.rule("R7.5", "R7.6")
@pytest.mark.parametrize("goal", ["west-ohio", "ripley"])
def test_places_passed_bring_nothing_and_draw_nobody(goal: str) -> None:
    s = table(
        at={"kentucky": 1},
        plantations=NOBODY_HOME,
        catchers={"yellow": "maine", "orange": "minnesota", "purple": "west-iowa"},
        money=[0, 0],
        hands=[["conductor-2x2"]],
    )
    say(s, "play conductor-2x2", "from kentucky", f"to {goal}")
    assert (s.money[0], catcher(s, "yellow")) == (1, "maine")


@pytest.mark.rule("R7.8")
def test_each_move_is_finished_before_the_next_begins() -> None:
    s = table(
        at={"tennessee": 1, "north-georgia": 1, "east-ohio": 1},
        plantations=NOBODY_HOME,
        catchers={"orange": "chicago", "purple": "west-iowa"},
        money=[0, 0],
        hands=[["conductor-3x1"]],
    )
    say(s, "play conductor-3x1", "from tennessee", "to ripley")
    assert (s.money[0], catcher(s, "orange")) == (1, "cincinnati")
    say(s, "from north-georgia", "to west-virginia")
    assert (catcher(s, "orange"), people(s, "ripley")) == ("ripley", 0)
    say(s, "from east-ohio")
    assert goals_of(s) == {"west-ohio", "cleveland", "washington"}


@pytest.mark.rule("R7.9", "R12-theodore-weld")
def test_a_move_with_no_effect_brings_no_aid_and_draws_no_catcher() -> None:
    s = table(
        plantations=[1, 0, 0], catchers={"purple": "west-iowa"}, money=[1, 0], queue=[None] * 4 + ["theodore-weld"]
    )
    say(s, "buy 5", "from plantation-west", "to st-louis")
    assert (people(s, "st-louis"), s.money[0], catcher(s, "purple")) == (1, 0, "west-iowa")


@pytest.mark.rule("R7.9", "R12-theodore-weld")
def test_a_move_with_no_effect_ends_neither_at_a_catcher_nor_above_capacity() -> None:
    s = table(
        at={"tennessee": 1},
        plantations=[1, 0, 0],
        catchers={"yellow": "kentucky"},
        queue=[None] * 4 + ["theodore-weld"],
    )
    say(s, "buy 5", "from plantation-west")
    assert "st-louis" in goals_of(s)
    assert not goals_of(s) & {"kentucky", "tennessee"}


@pytest.mark.rule("R7.10", "R12-ripley-ohio")
def test_a_move_that_triggers_no_catchers_still_brings_aid() -> None:
    s = table(
        at={"tennessee": 1, "kentucky": 1},
        plantations=NOBODY_HOME,
        catchers={"orange": "chicago", "yellow": "cleveland"},
        money=[1, 0],
        queue=[None] * 4 + ["ripley-ohio"],
    )
    say(s, "buy 5", "from tennessee", "to ripley", "from kentucky", "to cincinnati")
    assert s.money[0] == 3
    assert (people(s, "ripley"), people(s, "cincinnati")) == (1, 1)
    assert (catcher(s, "orange"), catcher(s, "yellow")) == ("chicago", "cleveland")
    assert "money" in options_of(s)
    assert not origins_of(s)
