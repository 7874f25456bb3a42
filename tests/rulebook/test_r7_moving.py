"""Which way people may move, and how often (R7.1 to R7.5)."""

import pytest

from lantern.engine.state import State
from tests.tables import goals_of, options_of, origins_of, people, say, table

NOBODY_HOME = [0, 0, 0]
AWAY = {"orange": "minnesota", "blue": "maine", "yellow": "maine", "purple": "west-iowa", "brown": "boston"}
PENNED_IN = {"orange": "west-virginia", "blue": "maine", "yellow": "cincinnati", "purple": "east-ohio"}


def ready_to_go(token: str, origin: str, money: int = 8, catchers: dict[str, str] | None = None) -> State:
    """Lay out one person and one token, and choose that person."""
    home = {"plantation-west": [1, 0, 0], "plantation-center": [0, 1, 0], "plantation-east": [0, 0, 1]}
    s = table(
        at={} if origin in home else {origin: 1},
        plantations=home.get(origin, NOBODY_HOME),
        catchers=AWAY | (catchers or {}),
        money=[money, 0],
        hands=[[token]],
    )
    return say(s, f"play {token}", f"from {origin}")


@pytest.mark.rule("R7.1")
@pytest.mark.parametrize(
    ("origin", "goals"),
    [
        ("kentucky", "east-arkansas cincinnati newport tennessee"),
        ("cincinnati", "chicago ripley kentucky cleveland west-ohio"),
        ("ripley", "cincinnati west-virginia tennessee north-georgia east-ohio"),
        ("washington", "east-ohio west-virginia philadelphia west-pennsylvania north-pennsylvania north-carolina"),
        ("new-york", "north-pennsylvania new-hampshire philadelphia upstate-new-york ferrisberg ship"),
        ("detroit", "chicago cleveland west-ohio canada"),
        ("charleston", "north-carolina ship"),
        ("ship", "charleston new-york"),
        ("west-arkansas", "st-louis west-missouri"),
        ("east-arkansas", "st-louis kentucky"),
        ("north-georgia", "west-virginia ripley"),
        ("tennessee", "ripley kentucky"),
    ],
)
def test_one_step_goes_along_any_route_in_any_direction_and_never_into_a_plantation(origin: str, goals: str) -> None:
    assert goals_of(ready_to_go("conductor-3x1", origin)) == set(goals.split())


@pytest.mark.rule("R7.1")
@pytest.mark.parametrize(
    ("plantation", "first", "second"),
    [
        ("plantation-west", "west-arkansas east-arkansas", "st-louis west-missouri kentucky"),
        ("plantation-center", "east-arkansas tennessee", "st-louis kentucky ripley"),
        ("plantation-east", "north-georgia charleston", "ripley west-virginia north-carolina ship"),
    ],
)
def test_from_a_plantation_the_first_step_goes_to_a_connected_green_place(
    plantation: str, first: str, second: str
) -> None:
    assert goals_of(ready_to_go("conductor-3x1", plantation)) == set(first.split())
    assert goals_of(ready_to_go("conductor-2x2", plantation)) == set(first.split()) | set(second.split())


@pytest.mark.rule("R7.1", "R7.5")
@pytest.mark.parametrize(
    ("origin", "goals"),
    [
        ("tennessee", "kentucky ripley east-arkansas cincinnati newport west-virginia north-georgia east-ohio"),
        ("east-arkansas", "st-louis kentucky cincinnati newport tennessee west-missouri east-iowa west-arkansas"),
        (
            "detroit",
            "chicago cleveland west-ohio canada cincinnati east-iowa newport rochester west-pennsylvania east-ohio",
        ),
    ],
)
def test_two_steps_reach_further_but_not_back_to_the_start_nor_through_canada(origin: str, goals: str) -> None:
    assert goals_of(ready_to_go("conductor-2x2", origin)) == set(goals.split())


@pytest.mark.rule("R7.1", "R7.2", "R7.11")
@pytest.mark.parametrize(
    ("money", "goals"),
    [(0, ""), (1, "ship new-york boston north-pennsylvania new-hampshire philadelphia upstate-new-york ferrisberg")],
)
def test_five_steps_reach_as_far_as_catchers_let_them(money: int, goals: str) -> None:
    by_land = "north-georgia ripley tennessee kentucky east-arkansas newport charleston north-carolina"
    s = table(
        roles=["conductor", "agent"],
        plantations=[0, 0, 1],
        catchers=PENNED_IN | {"brown": "washington"},
        money=[money, 0],
    )
    say(s, "special", "from plantation-east")
    fifth = "west-pennsylvania rochester canada" if money else ""
    assert goals_of(s) == set(by_land.split()) | set(goals.split()) | set(fifth.split())


@pytest.mark.rule("R7.2")
def test_a_dead_end_is_searched_to_its_end_and_no_further() -> None:
    s = table(
        roles=["conductor", "agent"],
        at={"charleston": 1},
        plantations=NOBODY_HOME,
        catchers={"orange": "ripley", "purple": "washington", "brown": "washington"},
        money=[0, 0],
    )
    say(s, "special", "from charleston")
    assert goals_of(s) == {"north-carolina", "west-virginia", "north-georgia"}


@pytest.mark.rule("R7.1")
def test_canada_is_final_and_holds_everybody() -> None:
    s = table(
        at={"chicago": 3}, plantations=NOBODY_HOME, catchers=AWAY, freed=40, money=[0, 0], hands=[["conductor-3x1"]]
    )
    say(s, "play conductor-3x1", *["from chicago", "to canada"] * 3)
    assert (s.freed, people(s, "chicago"), s.money[0]) == (43, 0, 0)
    assert "from canada" not in options_of(s)


@pytest.mark.rule("R7.2")
@pytest.mark.parametrize(
    ("token", "goals"),
    [("conductor-3x1", "ripley"), ("conductor-2x2", "ripley cincinnati west-virginia north-georgia east-ohio")],
)
def test_nobody_passes_through_or_ends_at_a_catcher(token: str, goals: str) -> None:
    watched = {"yellow": "kentucky"}
    assert goals_of(ready_to_go(token, "tennessee", catchers=watched)) == set(goals.split())


@pytest.mark.rule("R7.2", "R6.4")
@pytest.mark.parametrize("token", ["conductor-3x1", "conductor-2x2"])
def test_who_is_shut_in_by_catchers_cannot_move_at_all(token: str) -> None:
    shut_in = {"yellow": "kentucky", "orange": "ripley"}
    s = table(at={"tennessee": 1}, plantations=NOBODY_HOME, catchers=shut_in, hands=[[token]])
    assert f"play {token}" not in options_of(s)


@pytest.mark.rule("R7.1")
def test_from_the_western_edge_three_ways_lead_on() -> None:
    away = AWAY | {"purple": "newport", "orange": "ripley"}
    s = table(at={"west-iowa": 1}, plantations=NOBODY_HOME, catchers=away, hands=[["conductor-3x1"]])
    say(s, "play conductor-3x1", "from west-iowa")
    assert goals_of(s) == {"east-iowa", "minnesota", "west-missouri"}


@pytest.mark.rule("R7.2", "R7.3")
def test_people_fill_the_last_place_but_may_be_passed() -> None:
    s = table(
        at={"east-arkansas": 1, "tennessee": 1, "kentucky": 1},
        plantations=[0, 1, 0],
        catchers=AWAY,
        hands=[["conductor-2x2"]],
    )
    say(s, "play conductor-2x2", "from plantation-center")
    assert goals_of(s) == {"st-louis", "ripley"}


@pytest.mark.rule("R7.3")
@pytest.mark.parametrize(
    ("city", "neighbour", "there", "room"),
    [
        ("chicago", "newport", 3, True),
        ("chicago", "newport", 4, False),
        ("new-york", "philadelphia", 3, True),
        ("new-york", "philadelphia", 4, False),
        ("boston", "new-york", 3, True),
        ("boston", "new-york", 4, False),
        ("washington", "philadelphia", 3, True),
        ("washington", "philadelphia", 4, False),
        ("philadelphia", "washington", 0, True),
        ("philadelphia", "washington", 1, False),
        ("newport", "kentucky", 1, False),
    ],
)
def test_large_cities_hold_four_and_every_other_place_one(city: str, neighbour: str, there: int, room: bool) -> None:
    s = table(
        at={city: there, neighbour: 1},
        plantations=NOBODY_HOME,
        catchers=AWAY | {"brown": "north-georgia"},
        hands=[["conductor-3x1"]],
    )
    say(s, "play conductor-3x1", f"from {neighbour}")
    assert (city in goals_of(s)) == room


@pytest.mark.rule("R7.4")
def test_the_same_person_is_not_moved_twice_by_one_token_but_by_another() -> None:
    s = table(
        at={"charleston": 1, "west-arkansas": 1},
        plantations=NOBODY_HOME,
        catchers=AWAY,
        hands=[["conductor-3x1", "conductor-4x1"]],
    )
    say(s, "play conductor-3x1", "from charleston", "to north-carolina")
    assert origins_of(s) == {"west-arkansas"}
    say(s, "done", "play conductor-4x1")
    assert origins_of(s) == {"west-arkansas", "north-carolina"}


@pytest.mark.rule("R7.4", "R6.4")
def test_a_token_is_over_when_everybody_has_moved() -> None:
    s = table(at={"charleston": 1}, plantations=NOBODY_HOME, catchers=AWAY, hands=[["conductor-3x1"]])
    say(s, "play conductor-3x1", "from charleston", "to north-carolina")
    assert "money" in options_of(s)


@pytest.mark.rule("R7.4")
def test_in_a_large_city_it_counts_how_many_have_been_moved() -> None:
    s = table(
        at={"new-york": 1, "philadelphia": 1, "north-pennsylvania": 1},
        plantations=NOBODY_HOME,
        catchers=AWAY | {"brown": "north-georgia", "blue": "west-iowa"},
        hands=[["conductor-5x1"]],
    )
    say(s, "play conductor-5x1", "from philadelphia", "to new-york")
    assert origins_of(s) == {"new-york", "north-pennsylvania"}
    say(s, "from north-pennsylvania", "to new-york")
    assert (people(s, "new-york"), origins_of(s)) == (3, {"new-york"})
    say(s, "from new-york", "to ferrisberg")
    assert people(s, "new-york") == 2
    assert "money" in options_of(s)


@pytest.mark.rule("R7.4")
def test_who_comes_where_a_moved_person_was_captured_has_moved_too() -> None:
    s = table(
        at={"tennessee": 1, "north-pennsylvania": 1, "new-york": 1, "newport": 1, "charleston": 1},
        plantations=NOBODY_HOME,
        catchers=AWAY | {"yellow": "cincinnati"},
        hands=[["conductor-5x1"]],
    )
    say(s, "play conductor-5x1", "from tennessee", "to kentucky", "from north-pennsylvania", "to rochester")
    say(s, "from new-york", "to upstate-new-york", "from newport", "to kentucky")
    assert people(s, "kentucky") == 1
    assert origins_of(s) == {"charleston"}


@pytest.mark.rule("R7.4", "R6.4")
@pytest.mark.parametrize(
    ("token", "moves"),
    [("conductor-3x1", 3), ("conductor-4x1", 4), ("conductor-2x2", 2), ("conductor-5x1", 5), ("conductor-3x2", 3)],
)
def test_a_token_moves_up_to_as_many_different_people_as_it_says(token: str, moves: int) -> None:
    s = table(at={"chicago": 4, "new-york": 2}, plantations=NOBODY_HOME, catchers=AWAY, hands=[[token]])
    steps = [*["from chicago", "to canada"] * 4, "from new-york", "to ferrisberg"]
    say(s, f"play {token}", *steps[: 2 * moves])
    assert "money" in options_of(s)
    assert s.freed == min(moves, 4)


@pytest.mark.rule("R7.5")
@pytest.mark.parametrize("token", ["conductor-2x2", "conductor-3x2"])
def test_a_move_of_two_places_does_not_end_where_it_began(token: str) -> None:
    goals = goals_of(ready_to_go(token, "charleston"))
    assert goals == {"north-carolina", "ship", "washington", "west-virginia", "new-york"}
