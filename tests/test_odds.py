"""Exact odds: counted over the 36 results of the dice, with the engine's own catchers."""

from fractions import Fraction

import pytest

from lantern.engine.board import COLOURS, PLACES, spot
from lantern.notation import number
from lantern.odds import odds, plan_odds
from tests.tables import table


@pytest.mark.rule("R4.1", "R4.2")
def test_each_catcher_reaches_the_places_up_to_three_away() -> None:
    """Purple in Washington, the east end of its path, can only go west: one place for each result."""
    found = odds(table(at={"east-ohio": 1, "newport": 1}))
    assert found.arrival[spot("east-ohio")] == Fraction(1, 36)
    assert found.arrival[spot("west-ohio")] == Fraction(1, 36)
    assert found.capture[spot("newport")] == Fraction(1, 36)
    assert found.capture[spot("west-ohio")] == 0, "nobody is there"
    assert found.anybody == Fraction(2, 36)
    assert found.people == Fraction(2, 36)
    purple = found.reach[COLOURS.index("purple")]
    assert purple == {spot(place): Fraction(1, 36) for place in ("east-ohio", "west-ohio", "newport")}


@pytest.mark.rule("R4.2")
def test_the_end_of_a_path_gathers_the_longer_rolls() -> None:
    """Orange in Chicago is one place from Minnesota: west 1, 2 and 3 all end there."""
    found = odds(table(at={"minnesota": 1}))
    assert found.capture[spot("minnesota")] == Fraction(3, 36)


def test_two_catchers_add_up() -> None:
    """New York is reached by brown (three east of West Virginia) and by blue (two east)."""
    s = table(catchers={"brown": "west-virginia", "blue": "west-pennsylvania"}, at={"new-york": 4})
    assert odds(s).capture[spot("new-york")] == Fraction(2, 36)
    assert odds(s).people == Fraction(8, 36)


@pytest.mark.rule("R2.8")
def test_calmed_triples_are_left_out() -> None:
    plain = odds(table(at={"minnesota": 1}))
    calm = odds(table(at={"minnesota": 1}, options=["calm-triples"]))
    assert plain.capture[spot("minnesota")] - calm.capture[spot("minnesota")] == Fraction(1, 36)


def test_odds_change_nothing_and_add_up() -> None:
    s = table(at={"kentucky": 1})
    before = s.catchers[:], s.people[:]
    found = odds(s)
    assert (s.catchers, s.people) == before
    assert sum(found.arrival) <= Fraction(30, 36)
    assert len(found.arrival) == PLACES


def test_a_plan_has_its_own_odds() -> None:
    """Moving into Kentucky draws yellow to Cleveland; two more west and it would be there."""
    s = table(at={"tennessee": 1}, hands=[["conductor-3x1"]])
    plan = [number(word) for word in ("play conductor-3x1", "from tennessee", "to kentucky")]
    assert odds(s).anybody == 0
    assert plan_odds(s, plan).capture[spot("kentucky")] == Fraction(1, 36)
    assert s.people[spot("tennessee")] == 1


def test_a_plan_that_is_not_allowed_is_named() -> None:
    s = table(at={"tennessee": 1}, hands=[["conductor-3x1"]])
    with pytest.raises(ValueError, match="answer 2 of the plan"):
        plan_odds(s, [number("play conductor-3x1"), number("from kentucky")])
