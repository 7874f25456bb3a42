"""What a table is worth: learned numbers for every sign, and sense in what they tell."""

import pytest

from lantern.content.victory import ROUNDS
from lantern.engine.state import LOST_TRACK_FULL, State
from lantern.engine.tokens import SUPPORT
from lantern.players.learned import LEARNED
from lantern.players.rollout import CONSOLATION, ENDURED, SHARE, WIN, chance_of, success
from lantern.players.value import SIGNS, signs, win_share
from tests.tables import table


def middle(players: int, **changes: int) -> State:
    """Return a table half way through a game."""
    s = table(players=players, round_=5, plantations=[4, 2, 4], market=[6, 6, 6])
    s.freed, s.lost = s.goal // 2, s.lost_limit // 2
    for name, value in changes.items():
        setattr(s, name, value)
    return s


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_sign_has_a_name_and_two_learned_numbers(players: int) -> None:
    assert len(signs(middle(players))) == len(SIGNS)
    assert len(LEARNED[players - 1]) == 2 * len(SIGNS)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_more_freed_is_better_and_more_lost_is_worse(players: int) -> None:
    here = middle(players)
    assert win_share(middle(players, freed=here.goal - 1)) > win_share(here) > win_share(middle(players, freed=0))
    assert win_share(middle(players, lost=0)) > win_share(here) > win_share(middle(players, lost=here.lost_limit))


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_when_the_last_round_begins_it_counts_what_has_been_reached(players: int) -> None:
    nothing = table(players=players, round_=8, freed=0, plantations=[8, 4, 8], market=[9])
    nearly = table(players=players, round_=8, freed=nothing.goal - 1, plantations=[6, 4, 6], market=[4], period=3)
    nearly.stock[SUPPORT] = 1
    nearly.money = [12] * players
    assert win_share(nothing) < 0.2
    assert win_share(nearly) > 0.5


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_in_the_last_round_support_must_be_paid_by_one_player_alone(players: int) -> None:
    s = table(players=players, round_=8, freed=40, plantations=[0, 0, 0], market=[4], period=3)
    s.stock[SUPPORT] = 1
    s.money = [9] * players
    assert win_share(s) < 0.05
    s.money[-1] = 10
    assert win_share(s) > 0.5


def test_a_success_means_a_chance_unless_the_game_is_lost() -> None:
    here = middle(2)
    assert chance_of(success(here)) == pytest.approx(win_share(here), abs=0.002)
    assert chance_of(WIN) == 1
    assert chance_of(CONSOLATION) == 0


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_one_more_support_token_is_a_part_of_all_support(players: int) -> None:
    """With the option, too, all of it is still to be bought when a game begins, and none has been bought."""
    s = table(players=players, options=["extra-support"])
    assert signs(s)[SIGNS.index("Support to be bought")] == 1.0
    s.outcome = LOST_TRACK_FULL
    assert success(s) == ENDURED * s.round // ROUNDS
    s.period, s.stock[SUPPORT] = 1, 1
    assert 0 < success(s) - ENDURED * s.round // ROUNDS < SHARE
