"""Teach a small policy to play alone, with numpy and the Gymnasium environment only, in less than two minutes.

The policy is one layer: every answer has a weight for every number of the observation, and the answers that are
allowed share the probability by softmax. It learns by policy gradient (REINFORCE): play some games, then make answers
likelier after which the games came further than usual. What it has learned is measured on games it has never seen.

    python examples/train_policy.py
"""

import argparse
import time
from dataclasses import dataclass, field
from typing import Any, Final

import gymnasium
import numpy as np
from numpy.typing import NDArray

import lantern.envs  # noqa: F401  (makes the environment known)
from lantern.envs.encode import scaled
from lantern.envs.reward import progress

Floats = NDArray[np.float32]
BIAS: Final = np.ones(1, np.float32)
HELD_OUT: Final = 1_000_000  # seeds of the games for measuring; training takes others
ROUND: Final = 0.05  # what living through a round counts beside the progress of the game
SURE: Final = 1.96  # standard deviations to each side of a 95 % interval


@dataclass
class Game:
    """What happened in one game: for each answer what was seen, what was allowed, how likely, and what was said."""

    seen: list[Floats] = field(default_factory=list)
    allowed: list[NDArray[np.intp]] = field(default_factory=list)
    chances: list[Floats] = field(default_factory=list)
    said: list[int] = field(default_factory=list)  # its place among the allowed ones
    worth: list[float] = field(default_factory=list)  # of the table before each answer, and at the end
    end: dict[str, Any] = field(default_factory=dict)


def look(observation: NDArray[np.uint8]) -> Floats:
    """Return an observation as the policy takes it: about 0 to 1, with a 1 for the bias."""
    return np.concatenate((scaled(observation), BIAS))


def worth(env: Any) -> float:
    """Return how far the game has come, and for how long."""
    table = env.unwrapped.table
    return progress(table) + ROUND * float(table.round)


def play(env: Any, weights: Floats, luck: np.random.Generator, seed: int) -> Game:
    """Play one game by a policy; weights of 0 play at random."""
    game, over = Game(), False
    observation, info = env.reset(seed=seed)
    while not over:
        seen, allowed = look(observation), np.flatnonzero(info["action_mask"])
        chances = softmax(weights[allowed] @ seen)
        said = min(int(chances.cumsum().searchsorted(luck.random())), len(allowed) - 1)
        game.seen.append(seen)
        game.allowed.append(allowed)
        game.chances.append(chances)
        game.said.append(said)
        game.worth.append(worth(env))
        observation, reward, over, _cut, info = env.step(allowed[said])
    game.worth.append(worth(env) + reward)
    game.end = info
    return game


def softmax(numbers: Floats) -> Floats:
    """Return numbers as probabilities."""
    powers = np.exp(numbers - numbers.max())
    return np.asarray(powers / powers.sum())


def direction(games: list[Game], answers: int) -> Floats:
    """Return how the weights should change, on average over all answers of these games."""
    gains = np.concatenate([game.worth[-1] - np.array(game.worth[:-1]) for game in games])
    gains = (gains - gains.mean()) / (gains.std() + 1e-6)
    seen = np.array([each for game in games for each in game.seen])
    push = np.zeros((len(seen), answers), np.float32)
    row = 0
    for game in games:
        for allowed, chances, said in zip(game.allowed, game.chances, game.said, strict=True):
            push[row, allowed] = -chances
            push[row, allowed[said]] += 1
            row += 1
    push *= gains[:, None].astype(np.float32)
    return np.asarray(push.T @ seen / len(seen))


class Climber:
    """Takes steps uphill, each weight at its own pace (Adam)."""

    def __init__(self, weights: Floats, pace: float) -> None:
        self.weights = weights
        self.pace = pace
        self.mean = np.zeros_like(weights)
        self.square = np.zeros_like(weights)
        self.steps = 0

    def step(self, uphill: Floats) -> None:
        """Change the weights a little."""
        self.steps += 1
        self.mean += 0.1 * (uphill - self.mean)
        self.square += 0.01 * (uphill * uphill - self.square)
        mean = self.mean / (1 - 0.9**self.steps)
        spread = np.sqrt(self.square / (1 - 0.99**self.steps))
        self.weights += self.pace * mean / (spread + 1e-5)


def train(batches: int, games: int, pace: float, seed: int) -> Floats:
    """Return the weights of a policy after a number of batches of games."""
    env = gymnasium.make("lantern/Freedom-v1", players=1)
    assert env.observation_space.shape is not None
    answers = int(env.action_space.n)  # type: ignore[attr-defined]
    climber = Climber(np.zeros((answers, env.observation_space.shape[0] + 1), np.float32), pace)
    luck = np.random.default_rng(seed)
    for batch in range(batches):
        played = [play(env, climber.weights, luck, int(luck.integers(HELD_OUT))) for _ in range(games)]
        climber.step(direction(played, answers))
        if (batch + 1) % 20 == 0:
            print(f"after {(batch + 1) * games:>6,} games: {summary([game.end for game in played])}", flush=True)
    return climber.weights


def measure(weights: Floats, games: int) -> list[dict[str, Any]]:
    """Return how held-out games end."""
    env = gymnasium.make("lantern/Freedom-v1", players=1)
    luck = np.random.default_rng(HELD_OUT)
    return [play(env, weights, luck, HELD_OUT + number).end for number in range(games)]


def summary(ends: list[dict[str, Any]]) -> str:
    """Say in one line how games ended, with 95 % intervals."""
    won = [float(end["outcome"] == "won") for end in ends]
    parts = [f"won {share(won)}"]
    for name in ("freed", "support", "round", "score"):
        numbers = np.array([end[name] for end in ends], float)
        half = SURE * numbers.std() / np.sqrt(len(numbers))
        parts.append(f"{name} {numbers.mean():.2f} ± {half:.2f}")
    return ", ".join(parts)


def share(outcomes: list[float]) -> str:
    """Return a share with Wilson's interval, which holds for rare wins too."""
    count, mean = len(outcomes), float(np.mean(outcomes))
    middle = (mean + SURE**2 / (2 * count)) / (1 + SURE**2 / count)
    half = SURE * np.sqrt(mean * (1 - mean) / count + SURE**2 / (4 * count**2)) / (1 + SURE**2 / count)
    return f"{mean:.1%} ({max(0.0, middle - half):.1%} to {middle + half:.1%})"


def main(arguments: list[str] | None = None) -> None:
    """Train, then compare with random play on held-out games."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--batches", type=int, default=150, help="how often the policy is changed")
    parser.add_argument("--games", type=int, default=40, help="games before each change")
    parser.add_argument("--pace", type=float, default=0.01, help="how much it is changed")
    parser.add_argument("--held-out", type=int, default=1000, help="games for measuring")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(arguments)
    began = time.monotonic()
    weights = train(asked.batches, asked.games, asked.pace, asked.seed)
    print(f"trained for {time.monotonic() - began:.0f} s")
    print(f"random: {summary(measure(np.zeros_like(weights), asked.held_out))}")
    print(f"policy: {summary(measure(weights, asked.held_out))}")


if __name__ == "__main__":
    main()
