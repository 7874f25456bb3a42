"""The Gymnasium environment: one controller for all seats."""

import copy
import warnings
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import lantern.envs
from lantern.engine.actions import ACTIONS, SHIELD
from lantern.engine.flow import actor, legal, others
from lantern.engine.state import WON
from lantern.envs.encode import encode
from lantern.envs.gym import FreedomEnv
from lantern.envs.reward import potential
from tests.envs.playing import any_of
from tests.tables import table

gymnasium.register_envs(lantern.envs)


def whole_game(env: Any, seed: int) -> tuple[list[float], list[int], dict[str, Any]]:
    """Play a random game; return its rewards, its answers and the info at the end."""
    luck, over = Random(seed), False
    _seen, info = env.reset(seed=seed)
    rewards, answers = [], []
    while not over:
        answers.append(any_of(info["action_mask"], luck))
        _seen, reward, over, cut, info = env.step(answers[-1])
        assert not cut
        rewards.append(reward)
    return rewards, answers, info


@pytest.mark.parametrize("players", [1, 3])
def test_gymnasium_has_nothing_to_complain_about(players: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(gymnasium.make("lantern/Freedom-v1", players=players, render_mode="ansi").unwrapped)


def test_the_game_is_chosen_in_words() -> None:
    env = gymnasium.make(
        "lantern/Freedom-v1",
        players=2,
        side="challenging",
        options=["calm-triples", "more-money"],
        roles=["agent", "conductor"],
    ).unwrapped
    assert isinstance(env, FreedomEnv)
    env.reset(seed=1)
    assert (env.table.players, env.table.side, env.table.options, env.table.goal) == (2, 1, 3, 13)
    assert env.table.roles == [0, 1]


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ({"players": 5}, "one to four players"),
        ({"side": "easy"}, "no side called"),
        ({"options": ["easy"]}, "no option called"),
        ({"roles": ["agent", "agent"], "players": 2}, "different roles"),
        ({"refused": "maybe"}, "ask-again or error"),
        ({"render_mode": "human"}, "no render mode"),
    ],
)
def test_a_game_that_cannot_be_is_refused(wrong: dict[str, Any], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        FreedomEnv(**wrong)


def test_the_same_seed_brings_the_same_game() -> None:
    env = FreedomEnv(players=2)
    assert whole_game(env, 5)[:2] == whole_game(FreedomEnv(players=2), 5)[:2]
    assert whole_game(env, 5)[1] != whole_game(env, 6)[1]


def test_without_a_seed_luck_goes_on() -> None:
    env = FreedomEnv()
    first, _ = env.reset(seed=5)
    second, _ = env.reset()
    third, _ = env.reset()
    assert not np.array_equal(first, second)
    assert not np.array_equal(second, third)


def test_chance_is_never_asked_and_the_mask_is_what_anybody_may_say() -> None:
    env, luck = FreedomEnv(players=4), Random(3)
    shields = 0
    for seed in range(12):
        _seen, info = env.reset(seed=seed)
        over = False
        while not over:
            assert info["seat"] == actor(env.table) >= 0
            said = set(np.flatnonzero(info["action_mask"]).tolist())
            assert said >= set(legal(env.table))
            assert said - set(legal(env.table)) <= set(others(env.table))
            assert np.array_equal(env.action_masks(), info["action_mask"] == 1)
            shields += SHIELD in said
            _seen, _reward, over, _cut, info = env.step(any_of(info["action_mask"], luck))
        assert not info["action_mask"].any()
    assert shields > 0


def test_the_station_masters_shield_is_said_in_anothers_turn() -> None:
    env = FreedomEnv(players=2)
    env.reset(seed=1)
    env.table = table(2, ["agent", "station-master"], at={"tennessee": 1}, hands=[["conductor-3x1"]])
    env._seen(actor(env.table))
    _seen, _reward, _over, _cut, info = env.step(SHIELD)
    assert env.table.specials_used == 2
    assert (info["seat"], info["action_mask"][SHIELD]) == (0, 0)


def test_an_answer_that_is_not_allowed_changes_nothing_and_is_told() -> None:
    env = FreedomEnv()
    before, info = env.reset(seed=1)
    wrong = int(np.flatnonzero(info["action_mask"] == 0)[0])
    seen, reward, over, cut, info = env.step(wrong)
    assert np.array_equal(seen, before)
    assert (reward, over, cut) == (0.0, False, False)
    assert "cannot be answered now; allowed are" in info["refused"]
    assert info["action_mask"].any()


@pytest.mark.parametrize("wrong", [-1, 0, ACTIONS])
def test_an_answer_that_is_not_allowed_can_be_an_error(wrong: int) -> None:
    env = FreedomEnv(refused="error")
    env.reset(seed=1)
    with pytest.raises(ValueError, match="cannot be answered now; allowed are"):
        env.step(wrong)


def test_before_the_first_game_nothing_can_be_answered() -> None:
    with pytest.raises(ValueError, match="call reset"):
        FreedomEnv().step(0)


def test_after_the_end_nothing_can_be_answered() -> None:
    env = FreedomEnv()
    whole_game(env, 1)
    with pytest.raises(ValueError, match="call reset"):
        env.step(0)


def test_the_end_is_told() -> None:
    rewards, _answers, info = whole_game(FreedomEnv(), 2)
    assert set(rewards) == {0.0}
    assert info["outcome"] in {"lost-track-full", "out-of-time"}
    assert {"freed", "lost", "round", "score", "support", "seat", "action_mask", "outcome"} == set(info)


def test_a_win_is_worth_one() -> None:
    """The last Support is bought and enough people are free: the round ends with a victory."""
    env = FreedomEnv()
    env.reset(seed=1)
    s = env.table
    s.freed, s.period, s.stock[0] = s.goal, 2, 0
    luck, over, reward = Random(1), False, 0.0
    while not over:
        _seen, reward, over, _cut, info = env.step(any_of(env.action_masks(), luck))
    assert s.outcome == WON
    assert reward == 1.0
    assert info["outcome"] == "won"


def test_shaping_pays_progress_and_takes_it_back_at_the_end() -> None:
    plain, _answers, _info = whole_game(FreedomEnv(players=2), 3)
    env = FreedomEnv(players=2, shaping=2.0, discount=1.0)
    env.reset(seed=3)
    at_first = potential(env.table)
    rewards, _answers, _info = whole_game(env, 3)
    assert any(rewards)
    assert sum(rewards) == pytest.approx(sum(plain) - 2.0 * at_first)


def test_shaping_follows_the_potential() -> None:
    env, luck = FreedomEnv(shaping=1.0, discount=0.9), Random(4)
    env.reset(seed=4)
    for _ in range(40):
        before = potential(env.table)
        _seen, reward, over, _cut, _info = env.step(any_of(env.action_masks(), luck))
        assert reward == pytest.approx(0.9 * potential(env.table) - before)
        if over:
            break


def test_a_copy_goes_on_by_itself_with_the_same_luck() -> None:
    env, luck = FreedomEnv(players=2), Random(1)
    env.reset(seed=9)
    for _ in range(20):
        env.step(any_of(env.action_masks(), luck))
    other = copy.deepcopy(env)
    rest = []
    for each in (env, other):
        luck, over, seen = Random(2), False, []
        while not over:
            now, _reward, over, _cut, _info = each.step(any_of(each.action_masks(), luck))
            seen.append(now.tolist())
        rest.append(seen)
    assert rest[0] == rest[1]
    assert np.array_equal(env.reset()[0], other.reset()[0])


def test_the_observation_is_that_of_the_asked_seat() -> None:
    env = FreedomEnv(players=3)
    seen, info = env.reset(seed=8)
    assert np.array_equal(seen, encode(env.table, info["seat"], info["seat"], False))


def test_the_table_is_rendered_in_words() -> None:
    env = FreedomEnv(players=2, roles=["agent", "shepherd"], render_mode="ansi")
    env.reset(seed=1)
    shown = env.render()
    assert shown is not None
    for part in (
        "Round 1 of 8",
        "Agent: $",
        "Shepherd: $",
        "Slave Market: ",
        "Freed 0/10",
        "which tokens do you take?",
    ):
        assert part in shown
    assert FreedomEnv().render() is None


def test_several_games_at_once() -> None:
    envs = gymnasium.make_vec("lantern/Freedom-v1", num_envs=3, vectorization_mode="sync", players=2)
    seen, info = envs.reset(seed=1)
    assert seen.shape[0] == 3
    luck, ended = Random(1), 0
    for _ in range(150):  # a game that is over begins anew at the next step, whatever is said
        said = [any_of(mask, luck) if mask.any() else 0 for mask in info["action_mask"]]
        seen, _reward, over, _cut, info = envs.step(np.array(said))
        ended += over.sum()
    envs.close()
    assert ended > 0
