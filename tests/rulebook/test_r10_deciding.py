"""R10: who decides, and what everybody knows."""

from fractions import Fraction
from typing import Any

import pytest

from lantern.engine import flow
from lantern.engine.setup import new_game
from lantern.engine.state import LANTERN, MARKET, State
from tests.rulebook.laying import NOBODY_FOR_SALE, planning
from tests.tables import (
    asked,
    catcher,
    hand,
    names,
    options_of,
    pass_all,
    people,
    queue_of,
    ready_all,
    say,
    start,
    table,
)

FOUR_ON_THE_MAP = {"kentucky": 1, "tennessee": 1, "ripley": 1, "maine": 1}
NOBODY_HOME = [0, 0, 0]


def led_by(seat: int, **layout: Any) -> State:
    """Lay out the first turn of an action phase that this seat leads."""
    s = table(planning=True, **layout)
    s.lead = seat - 1
    return ready_all(s)


def odds(s: State) -> dict[str, Fraction]:
    """Return how likely each answer of chance is."""
    weights = flow.weights(s)
    return {word: Fraction(weight, sum(weights)) for word, weight in zip(options_of(s), weights, strict=True)}


@pytest.mark.rule("R10.1")
@pytest.mark.parametrize("lead", [1, 2])
def test_in_the_market_phase_the_lead_decides(lead: int) -> None:
    s = pass_all(led_by(lead, market=[2, 0, 0]))
    assert (s.phase, asked(s)) == (MARKET, lead)


@pytest.mark.rule("R10.1")
@pytest.mark.parametrize("lead", [1, 2])
def test_in_the_lantern_phase_the_lead_decides_who_is_sent_back_and_where(lead: int) -> None:
    """Dred Scott falls: person by person, first who, then to which plantation."""
    queue = [None, None, None, None, "dred-scott"]
    s = led_by(lead, queue=queue, at=FOUR_ON_THE_MAP, plantations=NOBODY_HOME, market=NOBODY_FOR_SALE)
    pass_all(s)
    say(s, options_of(s)[0])
    for place, plantation in (("maine", "west"), ("kentucky", "east")):
        assert (s.phase, asked(s)) == (LANTERN, lead)
        say(s, f"from {place}", f"to plantation-{plantation}")
    assert (people(s, "plantation-west"), people(s, "plantation-east")) == (1, 1)


@pytest.mark.rule("R10.1")
@pytest.mark.parametrize("buyer", [1, 2])
def test_in_the_action_phase_the_acting_player_decides(buyer: int) -> None:
    """The same card, bought: the lead is seat 1 all the while."""
    s = table(queue=["dred-scott"], at=FOUR_ON_THE_MAP, plantations=NOBODY_HOME)
    if buyer == 2:
        say(s, "done")
    say(s, "buy 1")
    for place, plantation in (("maine", "west"), ("kentucky", "east")):
        assert (asked(s), s.lead) == (buyer, 0)
        say(s, f"from {place}", f"to plantation-{plantation}")


@pytest.mark.rule("R10.1")
@pytest.mark.parametrize("buyer", [1, 2])
def test_the_acting_player_decides_who_is_captured(buyer: int) -> None:
    near = {"philadelphia": 1, "boston": 1, "ferrisberg": 1, "upstate-new-york": 1}
    s = table(queue=["fugitive-slave-act"], at=near)
    if buyer == 2:
        say(s, "done")
    assert asked(say(s, "buy 1")) == buyer


@pytest.mark.rule("R10.1")
@pytest.mark.parametrize(("way", "place"), [("west", "washington"), ("east", "new-york")])
def test_the_acting_player_decides_for_a_tied_catcher(way: str, place: str) -> None:
    """Garrison, bought by seat 2: the brown catcher has a person on either side."""
    s = table(
        3,
        period=2,
        at={"washington": 1, "new-york": 1},
        catchers={"brown": "philadelphia", "purple": "st-louis"},
        queue=["garrison"],
    )
    say(s, "done", "buy 1", "done")
    assert (asked(s), options_of(s)) == (2, ["west", "east"])
    say(s, way)
    assert catcher(s, "brown") == place


@pytest.mark.rule("R10.1")
@pytest.mark.parametrize("lead", [1, 2])
def test_the_lead_decides_whose_support_is_lost_in_the_lantern_phase(lead: int) -> None:
    queue = [None, None, None, None, "nat-turner"]
    s = led_by(lead, queue=queue, hands=[[], ["support"]], market=NOBODY_FOR_SALE, period=2)
    pass_all(s)
    say(s, options_of(s)[0])
    assert (asked(s), options_of(s)) == (lead, ["seat 1", "seat 2"])
    say(s, "seat 2")
    assert (hand(s, 1, "support"), hand(s, 2, "support")) == (2, 0)


@pytest.mark.rule("R10.2", "R2.4")
def test_every_card_of_a_shuffled_deck_is_as_likely_as_any_other() -> None:
    """Twelve cards: nine known ones, and three of twelve opposition cards nobody has seen."""
    s = new_game(1, roles=[0])
    say(s, "market 1", "market 2", "market 3")
    chances = odds(s)
    assert len(chances) == 9 + 12
    assert chances["draw whittier"] == Fraction(1, 12)
    assert chances["draw calhoun"] == Fraction(3, 12) / 12


@pytest.mark.rule("R10.2")
def test_a_card_seen_and_shuffled_back_is_known_to_be_in_that_deck() -> None:
    """Calhoun was set aside when the first queue was dealt: seven cards are left, one of them he."""
    told = ["gag-rules", "calhoun", "whittier", "liberator", "ripley-ohio", "lane-seminary"]
    s = start(1, chance=[f"draw {card}" for card in told])
    assert "calhoun" in names(s.known_in_deck)
    assert "calhoun" not in names(s.unseen)
    pass_all(ready_all(s))
    while s.phase == MARKET:
        say(s, options_of(s)[0])
    chances = odds(s)
    assert chances["draw calhoun"] == Fraction(1, 7)
    assert chances["draw nat-turner"] == Fraction(1, 7) / 10


@pytest.mark.rule("R10.2")
def test_a_card_on_top_of_the_deck_is_known_to_all() -> None:
    """Nothing is left to chance: after the new market card the next question is the dice."""
    s = table(
        3,
        queue=[None, "whittier", "ripley-ohio", "st-catharines", "levi-coffin"],
        market=NOBODY_FOR_SALE,
        top=["theodore-weld", "liberator"],
    )
    pass_all(s)
    say(s, options_of(s)[0])
    assert "roll walking" in options_of(s)
    assert queue_of(s) == ["theodore-weld", "liberator", "whittier", "ripley-ohio", "st-catharines"]


@pytest.mark.rule("R10.2", "R5.2")
def test_a_deck_that_leaves_the_game_is_not_looked_through() -> None:
    """Its opposition cards stay unseen: any of them may still lie in a later deck, or be out."""
    s = planning(bought=1)
    before = names(s.unseen)
    say(s, "take 1 support")
    assert names(s.unseen) == before
    assert not before & names(s.out_of_game)


@pytest.mark.rule("R10.2", "R5.2")
def test_but_a_card_known_to_be_in_it_leaves_with_it() -> None:
    told = ["gag-rules", "calhoun", "whittier", "liberator", "ripley-ohio", "lane-seminary"]
    s = start(1, options=["more-money"], chance=[f"draw {card}" for card in told])
    say(s, "take 1 support")
    assert "calhoun" in names(s.out_of_game)
