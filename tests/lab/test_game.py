"""What is noted of a game is what happened."""

from collections.abc import Callable
from typing import ClassVar

import pytest

from lantern.content.victory import ROUNDS
from lantern.engine.actions import SHIELD
from lantern.engine.flow import actor, others
from lantern.engine.state import State
from lantern.lab import game as games
from lantern.lab.failure import LabError
from lantern.lab.job import Job, hands
from lantern.players.base import Budget, Choice, own_answers
from lantern.players.heuristic import speaking
from lantern.record import ROLE_IDS


class Wrong:
    """A computer player that answers what nobody asked."""

    def choose(self, table: State, seat: int, budget: Budget) -> Choice:
        return Choice(10_000)


class First:
    """A computer player that takes the first answer, and looks how much it may think."""

    budgets: ClassVar[list[Budget]] = []

    def choose(self, table: State, seat: int, budget: Budget) -> Choice:
        self.budgets.append(budget)
        return Choice(own_answers(table, seat)[0])


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("players", [1, 4])
def test_everything_adds_up(players: int, seed: int) -> None:
    game = games.play(Job("heuristic", players, seed=seed, options=("stretch-cards",)))
    assert len(game.seats) == len(game.roles) == players
    assert game.freed == sum(game.freed_by_round) == len(game.road_rounds)
    assert len(game.freed_by_round) == ROUNDS
    assert all(1 <= rounds <= game.rounds for rounds in game.road_rounds)
    assert game.captured == sum(game.captures.values())
    assert game.lost <= game.lost_limit
    assert game.won == (game.outcome == "won")
    assert game.won == (game.freed >= game.goal and game.support_left == 0 and game.outcome != "lost-track-full")
    assert bool(game.short_of) == (game.outcome == "out-of-time")
    assert ("freed" in game.short_of) == (game.outcome == "out-of-time" and game.freed < game.goal)
    assert set(game.bought) <= set(game.offered)
    assert 0 < game.decisions < game.answers
    assert 0 <= game.slowest <= game.seconds  # to a tenth of a millisecond


def test_the_seed_decides_everything_but_the_clock() -> None:
    one, two = (games.play(Job("random+search@4", 2, seed=5)) for _time in range(2))
    assert (one.answers, one.captures, one.bought) == (two.answers, two.captures, two.bought)
    other = games.play(Job("random+search@4", 2, seed=6))
    assert (one.answers, one.captures, one.bought) != (other.answers, other.captures, other.bought)


def test_teams_meet_the_same_luck() -> None:
    one, two = games.play(Job("random", 2, seed=9)), games.play(Job("heuristic", 2, seed=9))
    assert one.roles == two.roles
    assert one.offered[:5] == two.offered[:5]


def test_roles_can_be_chosen() -> None:
    game = games.play(Job("random", 2, roles=("preacher", "agent")))
    assert (game.roles, game.dealt) == (("preacher", "agent"), False)
    assert game.key == Job("random", 2, roles=("preacher", "agent")).key


def test_hands_differ_only_in_the_first_seat() -> None:
    for players in (1, 2, 3, 4):
        found = hands(3, players)
        assert len(found) == len(ROLE_IDS) + 1 - players
        assert len({hand[1:] for hand in found}) == 1
        assert all(len(set(hand)) == players for hand in found)


def test_a_heuristic_player_speaks_unasked_and_random_players_do_not(monkeypatch: pytest.MonkeyPatch) -> None:
    unasked: list[tuple[int, bool]] = []

    def listened(s: State, speaks_up: Callable[[int], bool]) -> int:
        who = speaking(s, speaks_up)
        if who != actor(s):
            unasked.append((who, SHIELD in others(s)))
        return who

    monkeypatch.setattr(games, "speaking", listened)
    for seed in range(3):
        games.play(Job("heuristic", 2, roles=("station-master", "conductor"), seed=seed))
    assert unasked
    assert set(unasked) == {(0, True)}
    unasked.clear()
    games.play(Job("random+heuristic", 2, roles=("station-master", "conductor")))
    assert not unasked


def test_an_answer_that_is_not_allowed_ends_the_game() -> None:
    with pytest.raises(LabError, match="not allowed"):
        games.play(Job(f"{__name__}:Wrong@1", 1))


def test_budgets_reach_the_players() -> None:
    First.budgets.clear()
    games.play(Job(f"{__name__}:First@77+{__name__}:First@0.5s", 2))
    assert {budget.games for budget in First.budgets} == {77, 0}
    assert {budget.seconds for budget in First.budgets if not budget.games} == {0.5}
    seeds = [budget.seed for budget in First.budgets]
    assert len(set(seeds)) == len(seeds)
