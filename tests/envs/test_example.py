"""The worked example learns something, even in a few seconds."""

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

PATH = Path(__file__).parents[2] / "examples" / "train_policy.py"


@pytest.fixture(scope="module")
def example() -> ModuleType:
    """Return the example as a module."""
    spec = importlib.util.spec_from_file_location("train_policy", PATH)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["train_policy"] = module
    spec.loader.exec_module(module)
    return module


@pytest.mark.long
def test_a_policy_beats_random_play(example: ModuleType) -> None:
    weights = example.train(10, 16, 0.02, 2)
    random, policy = (example.measure(each, 40) for each in (np.zeros_like(weights), weights))
    assert reached(policy) > 2 * reached(random)


def reached(ends: list[dict[str, float]]) -> float:
    """Return how much of what wins a game was reached: people freed, of five, and Support."""
    return sum(end["freed"] / 5 + end["support"] for end in ends)


def test_the_same_seed_teaches_the_same(example: ModuleType) -> None:
    assert np.array_equal(example.train(2, 3, 0.01, 5), example.train(2, 3, 0.01, 5))


def test_it_runs_from_the_command_line(example: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    example.main(["--batches", "1", "--games", "2", "--held-out", "3"])
    told = capsys.readouterr().out
    assert "random: won 0.0%" in told
    assert "policy: won" in told


def test_a_share_has_wilsons_interval(example: ModuleType) -> None:
    assert example.share([1.0] * 10 + [0.0] * 90) == "10.0% (5.5% to 17.4%)"
    assert example.share([0.0] * 100).startswith("0.0% (0.0% to")


def test_the_gradient_is_that_of_the_log_probability(example: ModuleType) -> None:
    """One game of one answer: the push on the answer given is its advantage times what is seen."""
    seen = np.array([1.0, 2.0], np.float32)
    chances = np.array([0.25, 0.75], np.float32)
    games = [example.Game([seen], [np.array([0, 2])], [chances], [1], [0.0, worth]) for worth in (1.0, -1.0)]
    games[1].said = [0]
    push = example.direction(games, 3)
    expected = np.array([[-0.25, 0.0, 0.25], [-0.75, 0.0, 0.75]], np.float32).sum(0)
    assert np.allclose(push, expected[:, None] * seen / 2, atol=1e-4)
