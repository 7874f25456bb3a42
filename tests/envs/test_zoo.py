"""The PettingZoo environment: an agent for each seat."""

import pickle
import warnings
from random import Random
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test  # type: ignore[import-untyped]
from pettingzoo.test import performance_benchmark as benchmark

from lantern.engine.actions import DONE, READY, SEAT, SHIELD
from lantern.engine.flow import actor
from lantern.engine.state import PLANNING, WON
from lantern.envs.floor import Floor
from lantern.envs.zoo import FreedomAEC, env, raw_env
from lantern.notation import word
from tests.envs.playing import any_of
from tests.tables import table

# What PettingZoo says of every environment with an action mask, unless it is one of its own.
OF_ALL_MASKS = "Observation is not a NumPy array|Observation space for each agent probably should be"


def play(game: Any, seed: int, rounds: int = 10**6) -> dict[str, list[float]]:
    """Play a random game to its end; return what each agent was paid."""
    luck = Random(seed)
    paid: dict[str, list[float]] = {agent: [] for agent in game.possible_agents}
    game.reset(seed=seed)
    for agent in game.agent_iter(rounds):
        seen, reward, over, cut, _info = game.last()
        paid[agent].append(reward)
        assert not cut
        game.step(None if over else any_of(seen["action_mask"], luck))
    return paid


@pytest.mark.parametrize("players", [1, 2, 4])
def test_pettingzoo_finds_no_fault(players: int, capsys: pytest.CaptureFixture[str]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", OF_ALL_MASKS)
        api_test(env(players=players), num_cycles=60)
        seed_test(lambda: env(players=players), num_cycles=60)
    assert "Passed API test" in capsys.readouterr().out


def test_pettingzoos_benchmark_runs(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    clock = iter(range(10**6))  # a clock that makes its five seconds pass quickly
    monkeypatch.setattr("time.time", lambda: next(clock) / 20)
    benchmark(env(players=2))
    assert "turns per second" in capsys.readouterr().out


def test_all_seats_are_paid_alike_and_then_leave() -> None:
    game = env(players=3)
    paid = play(game, 1)
    assert game.agents == []
    assert all(sum(rewards) == 0.0 for rewards in paid.values())


def test_a_win_is_worth_one_for_every_seat() -> None:
    game, luck = raw_env(players=3), Random(1)
    game.reset(seed=1)
    s = game.floor.table
    s.freed, s.period, s.stock[0] = s.goal, 2, 0
    while not any(game.terminations.values()):
        game.step(any_of(game.observe(game.agent_selection)["action_mask"], luck))
    assert s.outcome == WON
    assert game.rewards == {"seat_0": 1.0, "seat_1": 1.0, "seat_2": 1.0}
    assert game.infos["seat_2"]["outcome"] == "won"
    for agent in game.agent_iter():
        _seen, reward, over, _cut, _info = game.last()
        assert (reward, over) == (1.0, True), agent
        game.step(None)
    assert game.agents == []


def test_shaping_adds_up_to_the_same_for_every_seat() -> None:
    paid = play(env(players=2, shaping=1.0), 2)
    assert any(paid["seat_0"])
    assert sum(paid["seat_0"]) == pytest.approx(sum(paid["seat_1"]))


def test_only_the_seat_that_has_the_floor_may_answer() -> None:
    game = env(players=3)
    game.reset(seed=4)
    allowed = {agent: game.observe(agent)["action_mask"].any() for agent in game.agents}
    assert [agent for agent, any_answer in allowed.items() if any_answer] == [game.agent_selection]


def test_an_answer_that_is_not_allowed_is_an_error_in_words() -> None:
    game = env(players=2)
    game.reset(seed=1)
    with pytest.raises(ValueError, match=r"seat_\d: 0 \(done\) cannot be answered now; allowed are"):
        game.step(DONE)
    with pytest.raises(ValueError, match="no answer of a player"):
        game.step(None)


def test_when_the_game_is_over_seats_have_nothing_more_to_say() -> None:
    game, luck = env(players=2), Random(1)
    game.reset(seed=1)
    while not any(game.terminations.values()):
        game.step(any_of(game.observe(game.agent_selection)["action_mask"], luck))
    with pytest.raises(ValueError, match="only valid action is None"):
        game.step(DONE)


def test_a_render_mode_that_is_not_there_is_refused() -> None:
    with pytest.raises(ValueError, match="no render mode"):
        FreedomAEC(render_mode="rgb_array")


def test_the_table_is_rendered_in_words() -> None:
    game = env(players=2, render_mode="ansi")
    game.reset(seed=1)
    assert "Round 1 of 8" in (game.render() or "")
    game.close()


def test_a_pickled_environment_plays_the_same_game() -> None:
    game = env(players=2, options=["more-money"], roles=["agent", "preacher"])
    other = pickle.loads(pickle.dumps(game))
    for each in (game, other):
        each.reset(seed=7)
    assert np.array_equal(game.observe("seat_0")["observation"], other.observe("seat_0")["observation"])


def test_the_station_master_is_asked_before_every_action_of_another() -> None:
    floor = Floor(table(2, ["agent", "station-master"], at={"tennessee": 1}, hands=[["conductor-3x1"]]))
    assert (floor.who, floor.unasked, floor.answers) == (1, True, [DONE, SHIELD])
    floor.say(DONE)
    assert (floor.who, floor.unasked) == (0, False)
    assert floor.table.specials_used == 0
    floor.say(2)  # money: the next question is a new one
    assert (floor.who, floor.answers) == (1, [DONE, SHIELD])
    floor.say(SHIELD)
    assert floor.table.specials_used == 2
    assert (floor.who, floor.unasked) == (0, False)


def test_two_who_may_speak_are_asked_one_after_the_other() -> None:
    s = table(
        3,
        ["agent", "station-master", "preacher"],
        at={"tennessee": 1},
        hands=[["conductor-3x1"]],
        money=[0, 0, 5],
        reserve={3: "charles-sumner"},
        period=2,
    )
    floor = Floor(s)
    asked = []
    while floor.unasked:
        asked.append((floor.who, [word(answer) for answer in floor.answers]))
        floor.say(DONE)
    assert asked == [(1, ["done", "shield"]), (2, ["done", "seat 1", "seat 2"])]
    assert floor.who == actor(s) == 0


def test_a_gift_is_given_in_anothers_turn() -> None:
    s = table(2, ["agent", "preacher"], money=[0, 5], reserve={2: "charles-sumner"}, period=2)
    floor = Floor(s)
    assert (floor.who, floor.unasked) == (1, True)
    floor.say(SEAT)
    assert (floor.who, floor.unasked) == (1, False)
    assert [word(answer) for answer in floor.answers][:2] == ["amount 1", "amount 2"]


def test_alone_nobody_speaks_unasked() -> None:
    floor = Floor(table(1, ["station-master"], at={"tennessee": 1}, hands=[["conductor-3x1"]]))
    assert not floor.unasked
    assert SHIELD in floor.answers


def test_a_copy_of_the_floor_is_its_own() -> None:
    floor = Floor(table(2, ["agent", "station-master"], at={"tennessee": 1}, hands=[["conductor-3x1"]]))
    other = floor.copy()
    other.say(SHIELD)
    assert (floor.who, floor.table.specials_used, other.table.specials_used) == (1, 0, 2)


def test_planning_is_asked_seat_by_seat() -> None:
    game = env(players=3)
    game.reset(seed=1)
    s = game.floor.table
    order = []
    while s.phase == PLANNING:
        order.append(game.floor.who)
        game.step(READY + game.floor.who)
    assert order == [s.lead, (s.lead + 1) % 3, (s.lead + 2) % 3]
