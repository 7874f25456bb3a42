"""Corners of the map and of card text that only mutation testing found unguarded (docs/mutants.md)."""

import pytest

from lantern.engine import events, flow
from lantern.engine.actions import CHANCE
from lantern.engine.board import spot
from lantern.engine.events import Event
from lantern.engine.playout import Dice, pick
from lantern.engine.setup import new_game
from lantern.notation import word
from tests.tables import asked, goals_of, heard, origins_of, people, say, table

NOBODY_HOME = [0, 0, 0]
AWAY = {"orange": "minnesota", "blue": "maine", "yellow": "maine", "purple": "newport", "brown": "boston"}
ST_LOUIS_SHUT = {"orange": "west-virginia", "blue": "maine", "yellow": "maine", "purple": "st-louis", "brown": "boston"}


@pytest.mark.rule("R7.1", "R7.2")
def test_the_western_edge_is_reached_even_when_nothing_else_is() -> None:
    s = table(at={"west-arkansas": 1}, plantations=NOBODY_HOME, catchers=ST_LOUIS_SHUT, hands=[["conductor-2x2"]])
    say(s, "play conductor-2x2", "from west-arkansas")
    assert goals_of(s) == {"west-missouri", "west-iowa"}


@pytest.mark.rule("R7.2", "R11-conductor")
def test_the_only_way_along_the_western_edge_takes_three_of_five_steps() -> None:
    at = {"west-arkansas": 1, "tennessee": 1}
    s = table(roles=["conductor", "agent"], at=at, plantations=NOBODY_HOME, catchers=ST_LOUIS_SHUT)
    say(s, "special", "from west-arkansas", "to minnesota")
    assert people(s, "minnesota") == 1
    say(s, "from tennessee")
    assert {"kentucky", "newport"} <= goals_of(s)
    assert not {"chicago", "west-ohio"} & goals_of(s)


@pytest.mark.rule("R7.2")
def test_who_is_shut_in_is_not_offered_where_others_can_leave() -> None:
    at = {"tennessee": 1, "charleston": 1}
    catchers = AWAY | {"yellow": "kentucky", "orange": "ripley"}
    s = table(at=at, plantations=NOBODY_HOME, catchers=catchers, hands=[["conductor-2x2"]])
    say(s, "play conductor-2x2")
    assert origins_of(s) == {"charleston"}


@pytest.mark.rule("R7.3", "R7.4")
def test_who_can_only_pass_a_moved_person_is_still_asked_for() -> None:
    """Ripley has a catcher and Kentucky is full by now, but two steps lead through it."""
    at = {"east-arkansas": 1, "tennessee": 1}
    catchers = AWAY | {"orange": "ripley"}
    s = table(at=at, plantations=NOBODY_HOME, catchers=catchers, hands=[["conductor-2x2"]])
    say(s, "play conductor-2x2", "from east-arkansas", "to kentucky")
    assert origins_of(s) == {"tennessee"}
    say(s, "from tennessee")
    assert goals_of(s) == {"cincinnati", "east-arkansas"}


@pytest.mark.rule("R12-amistad")
def test_the_buyer_is_asked_whom_a_card_carries_and_is_named_in_the_events() -> None:
    s = table(period=2, market=[3, 3, 3], queue=["amistad"])
    say(s, "pass", "buy 1")
    assert asked(s) == 2
    assert (events.CARRIED, spot("market"), spot("canada"), 1) in heard(s, "from market")


@pytest.mark.rule("R5.2")
def test_laying_out_the_first_period_is_not_told_as_a_new_one() -> None:
    happened: list[Event] = []
    new_game(2, happened=happened)
    assert events.PERIOD not in [event[0] for event in happened]


@pytest.mark.rule("R12-john-brown")
def test_random_play_draws_john_browns_card_from_the_whole_deck() -> None:
    s = table(period=2, money=[8, 8], queue=["john-brown"])
    say(s, "buy 1", "done")
    assert flow.actor(s) == CHANCE
    drawn = {pick(s, Dice(seed)) for seed in range(400)}
    assert drawn == set(flow.legal(s))
    assert "draw oberlin" in map(word, drawn)
