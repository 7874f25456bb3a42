"""The rules of thumb for roles, each by a position, and whole games played by all of the rules."""

import pytest

from lantern.engine.flow import actor, apply, legal
from lantern.engine.playout import Dice, pick
from lantern.engine.questions import question
from lantern.engine.setup import new_game
from lantern.engine.state import PLAYING
from lantern.notation import word
from lantern.players.buying import NOTHING
from lantern.players.heuristic import answer, interject, special_points
from lantern.players.rollout import RolloutLuck, play_on
from tests.players.heuristics import CONDUCTOR, NOBODY_HELD, says
from tests.tables import say, table


def test_the_conductor_uses_the_special_where_many_are_near_canada() -> None:
    """Five steps, for as many people (R11-conductor)."""
    nearly = {"minnesota": 1, "cleveland": 1, "upstate-new-york": 1, "ferrisberg": 1, "maine": 1}
    many = table(roles=CONDUCTOR, at=nearly, plantations=NOBODY_HELD)
    late = table(roles=CONDUCTOR, at=nearly, plantations=NOBODY_HELD, round_=8)
    assert special_points(many, 0) > special_points(late, 0)
    assert says(many) == "special"
    one = table(roles=CONDUCTOR, at={"cleveland": 1}, plantations=NOBODY_HELD)
    assert says(one) == "benefit"
    far = table(roles=CONDUCTOR, at={"kentucky": 1}, plantations=NOBODY_HELD)
    assert special_points(far, 0) < 0


def test_the_shepherd_brings_people_to_new_york_unless_a_catcher_is_there() -> None:
    """R11-shepherd; the fuller the plantations, the more it is worth."""
    full = table(plantations=[8, 4, 9], market=[6, 6, 6], catchers={"brown": "north-georgia"})
    calm = table(plantations=[4, 0, 0], market=[4, 4, 4], catchers={"brown": "north-georgia"})
    assert special_points(full, 0) > special_points(calm, 0) > 0
    assert says(full) == "special"
    barred = table(plantations=[8, 4, 9], market=[6, 6, 6], catchers={"brown": "new-york"})
    assert special_points(barred, 0) < 0


def test_the_preacher_discards_what_hurts_and_cannot_be_bought() -> None:
    """R11-preacher; a card that the lantern soon removes is left to it (R9.1)."""
    roles = ["preacher", "shepherd", "agent"]
    s = table(roles=roles, players=3, queue=["liberator", "domestic-trade", None, None, "calhoun"])
    assert says(s) == "special"
    assert says(say(s, "special")) == "card 2"
    soon_gone = table(roles=roles, players=3, queue=["liberator", None, None, "domestic-trade", "calhoun"])
    assert special_points(soon_gone, 0) < 0
    harmless = table(roles=roles, players=3, queue=["liberator", None, None, None, None])
    assert special_points(harmless, 0) == 0


def test_the_station_master_shields_whoever_has_conductors_to_play() -> None:
    hands = [["conductor-3x1", "conductor-3x1"]]
    s = table(roles=["shepherd", "station-master"], hands=hands, at={"kentucky": 1, "tennessee": 1})
    assert word(interject(s, question(s))) == "shield"
    idle = table(roles=["shepherd", "station-master"])
    assert interject(idle, question(idle)) == NOTHING


def test_the_agent_empties_the_market_at_the_first_occasion() -> None:
    s = table(roles=["agent", "shepherd"], planning=True)
    assert says(s) == "special"


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_whole_games_are_played_by_allowed_answers_only(players: int) -> None:
    """`apply` trusts its caller, so each answer is compared with the legal ones here."""
    s, dice = new_game(players), Dice(players)
    while s.outcome == PLAYING:
        said = pick(s, dice) if actor(s) < -1 else answer(s)
        assert said in legal(s), word(said)
        apply(s, said)


def test_the_same_luck_gives_the_same_game() -> None:
    games = [new_game(2), new_game(2), new_game(2)]
    for s, seed in zip(games, (5, 5, 6), strict=True):
        play_on(s, RolloutLuck(seed))
    looks = [(s.freed, s.lost, s.round, tuple(s.people), tuple(s.money)) for s in games]
    assert looks[0] == looks[1] != looks[2]
