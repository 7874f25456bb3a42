"""The rules of thumb for catchers, each by a position: pull them to where they do no harm, and never onto people."""

import pytest

from lantern.engine.board import spot
from lantern.engine.events import SEIZED, Event
from lantern.engine.opposition import near_catchers
from lantern.engine.state import State
from lantern.engine.tokens import people_in
from lantern.players import moving
from lantern.players.rollout import RolloutLuck, play_on
from lantern.players.threat import path_cost
from lantern.players.weights import NEAR_CATCHER
from tests.players.heuristics import CONDUCTOR, NOBODY_HELD, counting, says, turn_of
from tests.tables import say, table


def test_nobody_is_moved_into_the_arms_of_a_catcher() -> None:
    s = table(roles=CONDUCTOR, at={"kentucky": 1}, catchers={"orange": "ripley", "yellow": "east-arkansas"})
    assert moving.pursuit(s, spot("kentucky"), spot("cincinnati")) < 0
    say(s, "benefit", "from kentucky")
    assert says(s) != "to cincinnati"


def test_a_catcher_drawn_onto_others_counts_against_a_move() -> None:
    calm = table(at={"kentucky": 1}, catchers={"orange": "minnesota", "yellow": "maine"})
    deadly = table(at={"kentucky": 1, "chicago": 1}, catchers={"orange": "minnesota", "yellow": "maine"})
    move = spot("kentucky"), spot("cincinnati")
    assert moving.pursuit(deadly, *move) < moving.pursuit(calm, *move)


def test_catchers_are_drawn_to_where_the_dice_threaten_fewer() -> None:
    """Northern Georgia and Charleston are equally far from Canada; only the first draws the brown catcher (R7.6)."""
    move = spot("plantation-east"), spot("north-georgia")
    crowd = table(roles=CONDUCTOR, at={"boston": 4}, plantations=[0, 0, 3], catchers={"brown": "philadelphia"})
    nobody = table(roles=CONDUCTOR, plantations=[0, 0, 3], catchers={"brown": "philadelphia"})
    assert moving.dice_after_pursuit(crowd, *move) > 0 > moving.dice_after_pursuit(nobody, *move)
    assert says(say(crowd, "benefit", "from plantation-east")) == "to north-georgia"
    assert says(say(nobody, "benefit", "from plantation-east")) == "to charleston"


def test_catchers_are_not_drawn_to_where_the_dice_threaten_more() -> None:
    """A person who arrives in Philadelphia draws the brown catcher towards Boston (R7.6)."""
    move = spot("washington"), spot("philadelphia")
    crowd = table(at={"boston": 4}, catchers={"brown": "west-virginia"})
    nobody = table(catchers={"brown": "west-virginia"})
    assert moving.dice_after_pursuit(crowd, *move) < moving.dice_after_pursuit(nobody, *move)


def test_a_catcher_far_from_people_threatens_them_less() -> None:
    s = table(at={"west-virginia": 1, "north-carolina": 1}, catchers={"orange": "ripley"})
    assert path_cost(s, 0, spot("ripley")) > path_cost(s, 0, spot("minnesota"))


def test_one_stands_where_the_dice_cannot_reach() -> None:
    s = table(at={"tennessee": 1}, catchers={"brown": "north-georgia", "orange": "north-carolina"})
    risky = moving.dice(s, spot("tennessee"), spot("west-virginia"))
    assert risky < 0


def test_nobody_is_left_next_to_a_catcher_before_the_fugitive_slave_act() -> None:
    queue = [None, None, None, None, "fugitive-slave-act"]
    s = table(period=2, at={"kentucky": 1}, catchers={"yellow": "cincinnati"}, queue=queue)
    assert moving.act(s, spot("kentucky"), spot("tennessee")) > 0
    assert moving.act(s, spot("tennessee"), spot("kentucky")) < 0
    away = table(period=2, at={"kentucky": 1}, catchers={"yellow": "cincinnati"})
    assert moving.act(away, spot("kentucky"), spot("tennessee")) == 0


def before_the_act(players: int, space: int) -> State:
    """Return a table at which a token brings three people away from catchers or leaves three next to them.

    The Fugitive Slave Act lies in a queue space, counted from 1.
    """
    at = {"minnesota": 1, "east-iowa": 1, "new-hampshire": 1, "st-louis": 1}
    queue = ["fugitive-slave-act" if each == space else None for each in range(1, 6)]
    s = table(players=players, at=at, plantations=NOBODY_HELD, queue=queue, hands=[["conductor-3x1"]])
    assert people_in(s, near_catchers(s)) == 3
    return s


@pytest.mark.parametrize(("players", "space", "left"), [(2, 5, 0), (2, 4, 0), (2, 3, 3), (3, 5, 0), (3, 4, 3)])
def test_people_go_away_from_catchers_only_where_the_fugitive_slave_act_strikes_in_this_round(
    players: int, space: int, left: int
) -> None:
    """The lantern clears two queue spaces for one or two players, else one (R9.1)."""
    s = before_the_act(players, space)
    assert "play conductor-3x1" in turn_of(s)
    assert people_in(s, near_catchers(s)) == left


def seized(s: State) -> int:
    """Let heuristic players play the round; return how many people the Fugitive Slave Act captures at its end."""
    happened: list[Event] = []
    s.events = happened
    play_on(s, RolloutLuck(1), s.round + 1)
    return [event[0] for event in happened].count(SEIZED)


def test_the_fugitive_slave_act_finds_nobody_where_it_would_have_captured_three() -> None:
    """R12-fugitive-slave-act."""
    assert seized(before_the_act(2, 5)) == 0
    with counting(NEAR_CATCHER, 0):
        assert seized(before_the_act(2, 5)) == 3


def test_levi_coffin_holds_back_the_catcher_who_would_capture() -> None:
    s = table(
        roles=CONDUCTOR,
        at={"kentucky": 1},
        catchers={"orange": "ripley", "yellow": "maine"},
        reserve={1: "levi-coffin"},
        money=[9, 9],
    )
    say(s, "benefit", "from kentucky", "to cincinnati")
    said = says(s)
    assert said in ("hold orange", "reserve")
