"""The game for OpenSpiel: chance is a player of its own."""

import copy
import pickle
from random import Random

import numpy as np
import pyspiel  # type: ignore[import-not-found]
import pytest

from lantern.engine.actions import ACTIONS, ANSWERS, CHANCE
from lantern.engine.flow import actor, legal, weights
from lantern.engine.state import WON
from lantern.envs import spiel
from lantern.envs.encode import encode, scaled
from lantern.envs.fields import AT, FIELDS, SIZE
from lantern.record import digest


def some_game(players: int, seed: int, answers: int = 10**6) -> spiel.FreedomState:
    """Play a random game, or its beginning."""
    luck = Random(seed)
    state = pyspiel.load_game(spiel.NAME, {"players": players}).new_initial_state()
    while not state.is_terminal() and answers:
        state.apply_action(luck.choice(state.legal_actions()))
        answers -= 1
    return state  # type: ignore[no-any-return]


@pytest.mark.parametrize("players", [2, *(pytest.param(players, marks=pytest.mark.long) for players in (1, 3, 4))])
def test_openspiel_finds_no_fault(players: int) -> None:
    game = pyspiel.load_game(spiel.NAME, {"players": players})
    pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)


def test_the_game_is_what_it_says() -> None:
    game = pyspiel.load_game(spiel.NAME, {"players": 3, "side": "challenging", "options": "more-money, pass-later"})
    kind = game.get_type()
    assert kind.utility == pyspiel.GameType.Utility.IDENTICAL
    assert kind.chance_mode == pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC
    assert kind.information == pyspiel.GameType.Information.PERFECT_INFORMATION
    assert (game.num_players(), game.num_distinct_actions(), game.max_chance_outcomes()) == (
        3,
        ACTIONS,
        ANSWERS - ACTIONS,
    )
    table = game.new_initial_state().table
    assert (table.side, table.options) == (1, 2 | 256)


def test_a_game_that_cannot_be_is_refused() -> None:
    with pytest.raises(ValueError, match="no side called"):
        spiel.FreedomGame({"side": "easy"})
    with pytest.raises(ValueError, match="nothing to choose"):
        spiel.Observer({"blind": True})


def test_chance_is_as_likely_as_at_the_table() -> None:
    state = pyspiel.load_game(spiel.NAME, {"players": 2}).new_initial_state()
    luck, met = Random(1), 0
    while not state.is_terminal():
        if state.is_chance_node():
            met += 1
            outcomes = state.chance_outcomes()
            assert actor(state.table) == CHANCE
            assert [answer + ACTIONS for answer, _share in outcomes] == legal(state.table)
            total = sum(weights(state.table))
            assert [share * total for _answer, share in outcomes] == pytest.approx(weights(state.table))
        state.apply_action(luck.choice(state.legal_actions()))
    assert met > 20


def test_the_dice_show_the_walking_figure_in_one_of_six() -> None:
    state = some_game(1, 1, 9)
    while not state.action_to_string(state.legal_actions()[0]).startswith("roll"):
        state.apply_action(state.legal_actions()[0])
    assert state.chance_outcomes()[0][1] == pytest.approx(6 / 36)


def test_answers_have_words() -> None:
    state = some_game(2, 1, 25)
    said = [state.action_to_string(state.current_player(), answer) for answer in state.legal_actions()]
    assert all(said)
    assert "draw" in "".join(state.action_to_string(pyspiel.PlayerId.CHANCE, 40))


def test_everybody_wins_or_nobody() -> None:
    state = some_game(3, 2)
    assert state.returns() == [0.0, 0.0, 0.0]
    state.table.outcome = WON
    assert state.returns() == [1.0, 1.0, 1.0]


@pytest.mark.parametrize("answers", [0, 5, 60, 10**6])
def test_a_game_is_kept_as_its_answers(answers: int) -> None:
    state = some_game(2, 3, answers)
    game = state.get_game()
    _game, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    assert again.history() == state.history()
    assert again.floor.said == state.floor.said
    assert digest(again.table) == digest(state.table)
    assert again.legal_actions() == state.legal_actions()
    assert digest(pickle.loads(pickle.dumps(state.floor)).table) == digest(state.table)


def test_a_clone_is_its_own() -> None:
    state = some_game(2, 4, 50)
    before = digest(state.table)
    clone = state.clone()
    assert digest(clone.table) == before
    clone.apply_action(clone.legal_actions()[-1])
    assert digest(state.table) == before
    assert len(clone.floor.said) == len(state.floor.said) + 1
    assert digest(copy.deepcopy(state.floor).table) == before


def test_the_tensor_is_the_scaled_observation() -> None:
    state = some_game(2, 5, 60)
    floor = state.floor
    for player in range(2):
        seen = scaled(encode(state.table, player, floor.who, floor.unasked))
        assert np.allclose(state.observation_tensor(player), seen)
    observer = state.get_game().make_py_observer()
    observer.set_from(state, 0)
    assert observer.tensor.shape == (SIZE,)
    assert {name: view.size for name, view in observer.dict.items()} == {f.name: f.size for f in FIELDS}
    assert observer.dict["money"][0] == observer.tensor[AT["money"]]
    assert "Freed" in state.observation_string(0)


def test_whoever_may_speak_unasked_is_a_player_like_the_others() -> None:
    met = 0
    for seed in range(8):
        luck = Random(seed)
        game = pyspiel.load_game(spiel.NAME, {"players": 2, "roles": "agent station-master"})
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.floor.unasked:
                met += 1
                assert state.current_player() == 1 != actor(state.table)
                assert [state.action_to_string(answer) for answer in state.legal_actions()] == ["done", "shield"]
            state.apply_action(luck.choice(state.legal_actions()))
    assert met > 0


def test_a_state_says_where_it_stands() -> None:
    assert str(some_game(1, 1, 0)) == "open: round 0, freed 0, lost 0, 0 answers"
