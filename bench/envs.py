"""Measure stepping of the learning environments beside PettingZoo's own games, in one run and in turns."""

from __future__ import annotations

import os
import platform
import random
import statistics
import sys
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import dataclass, field
from importlib import metadata
from multiprocessing import get_context
from multiprocessing.connection import Connection
from time import perf_counter, process_time
from typing import Any, Final

from bench.report import (
    Outcome,
    Progress,
    TroubleError,
    check_compiled,
    in_rounds,
    rate_table,
    ratio_lines,
    run,
    too_small,
)

PLAYERS: Final = 2  # as many as hanabi and connect four have
ALONE: Final = "self-play"
RATIOS: Final = {
    "aec-hanabi": ("lantern-aec", "hanabi"),
    "gymnasium-hanabi": ("lantern-gymnasium", "hanabi"),
    "aec-connect-four": ("lantern-aec", "connect-four"),
    "gymnasium-connect-four": ("lantern-gymnasium", "connect-four"),
    "openspiel-tic-tac-toe": ("lantern-openspiel", "python-tic-tac-toe"),
}
LEAST_RATIO: Final = {"aec-hanabi": 10.0, "gymnasium-hanabi": 10.0, "cores": 1.5}
Play = Callable[[], int]


def agents_in_turn(env: Any) -> Play:
    """Return random play of a PettingZoo environment, as its own benchmark plays; dead agents' steps do not count."""
    import numpy as np

    def game() -> int:
        env.reset()
        steps = 0
        for _agent in env.agent_iter():
            seen, _reward, over, cut, _info = env.last()
            if over or cut:
                env.step(None)
            else:
                env.step(random.choice(np.flatnonzero(seen["action_mask"]).tolist()))
                steps += 1
        return steps

    return game


def lantern_aec() -> Play:
    """Return our environment with an agent for each seat."""
    from lantern.envs import zoo

    return agents_in_turn(zoo.env(players=PLAYERS))


def lantern_gymnasium() -> Play:
    """Return our environment with one controller, made as its users make it."""
    import gymnasium
    import numpy as np

    import lantern.envs  # noqa: F401

    env = gymnasium.make("lantern/Freedom-v1", players=PLAYERS)

    def game() -> int:
        _seen, info = env.reset()
        steps, over = 0, False
        while not over:
            action = random.choice(np.flatnonzero(info["action_mask"]).tolist())
            _seen, _reward, over, _cut, info = env.step(action)
            steps += 1
        return steps

    return game


def connect_four() -> Play:
    """Return PettingZoo's connect four, made as its users make it."""
    from pettingzoo.classic import connect_four_v3

    return agents_in_turn(connect_four_v3.env())


def hanabi() -> Play:
    """Return PettingZoo's hanabi, which OpenSpiel plays in C++ behind it: the peer closest to us, cooperative too."""
    from pettingzoo.classic import hanabi_v5

    return agents_in_turn(hanabi_v5.env(players=PLAYERS))


def spiel(name: str, parameters: dict[str, Any]) -> Play:
    """Return random play of a game of OpenSpiel written in Python, without observations."""
    import pyspiel

    game = pyspiel.load_game(name, parameters)

    def play() -> int:
        state = game.new_initial_state()
        steps = 0
        while not state.is_terminal():
            legal = state.legal_actions()
            state.apply_action(legal[int(random.random() * len(legal))])
            steps += 1
        return steps

    return play


def lantern_openspiel() -> Play:
    """Return our game as OpenSpiel sees it."""
    from lantern.envs import spiel as _registered  # noqa: F401

    return spiel("lantern_freedom", {"players": PLAYERS})


def tic_tac_toe() -> Play:
    """Return OpenSpiel's own example of a game in Python."""
    from open_spiel.python.games import tic_tac_toe as _registered  # noqa: F401

    return spiel("python_tic_tac_toe", {})


def self_play() -> Play:
    """Return random self-play inside the compiled engine."""
    from lantern.engine import play_out

    seeds = iter(range(1, 1 << 60))
    return lambda: play_out(4, next(seeds))


CONTENDERS: Final[dict[str, Callable[[], Play]]] = {
    "lantern-aec": lantern_aec,
    "lantern-gymnasium": lantern_gymnasium,
    "hanabi": hanabi,
    "connect-four": connect_four,
    "lantern-openspiel": lantern_openspiel,
    "python-tic-tac-toe": tic_tac_toe,
}


def serve(name: str, orders: Connection) -> None:
    """Play for the given seconds on each order; whole games only."""
    os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
    random.seed(1)
    try:
        check_compiled()
        game = (CONTENDERS | {ALONE: self_play})[name]()
        game()
    except (ImportError, TroubleError) as trouble:
        orders.send(str(trouble))
        return
    orders.send("")
    while seconds := orders.recv():
        steps, began, worked = 0, perf_counter(), process_time()
        while (spent := perf_counter() - began) < seconds:
            steps += game()
        orders.send((steps / spent, steps / (process_time() - worked)))


class EnvWorker:
    """A contender in a process of its own, so that none warms or burdens another."""

    def __init__(self, name: str) -> None:
        context = get_context("spawn")
        self.orders, far_end = context.Pipe()
        self.process = context.Process(target=serve, args=(name, far_end), daemon=True)
        self.process.start()
        far_end.close()
        trouble = self.orders.recv()
        if trouble:
            raise TroubleError(f"{name} cannot run: {trouble}")

    def __enter__(self) -> EnvWorker:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        self.process.join()

    def begin(self, seconds: float) -> None:
        """Let it play."""
        self.orders.send(seconds)

    def rates(self) -> tuple[float, float]:
        """Wait for what came of it: steps per second by the clock, and by the time the processor worked for it."""
        by_clock, by_work = self.orders.recv()
        return by_clock, by_work


def together(workers: list[EnvWorker], seconds: float) -> tuple[float, float]:
    """Let workers play at the same time; return their steps per second in all, in both ways."""
    for worker in workers:
        worker.begin(seconds)
    rates = [worker.rates() for worker in workers]
    return sum(by_clock for by_clock, _ in rates), sum(by_work for _, by_work in rates)


@dataclass
class EnvFigures:
    """What one run measured, by contender and round."""

    by_clock: dict[str, list[float]] = field(default_factory=dict)
    by_work: dict[str, list[float]] = field(default_factory=dict)

    def add(self, name: str, rates: tuple[float, float]) -> None:
        """Note one round."""
        self.by_clock.setdefault(name, []).append(rates[0])
        self.by_work.setdefault(name, []).append(rates[1])

    def ratios(self) -> dict[str, float]:
        """Return the only figures that travel between machines.

        `cores` is what all cores do through what one does, by the processor's time, which neighbours do not shorten.
        """
        middle = {name: statistics.median(rounds) for name, rounds in self.by_clock.items()}
        found = {name: middle[lantern] / middle[peer] for name, (lantern, peer) in RATIOS.items()}
        return found | {"cores-by-clock": through(self.by_clock), "cores": through(self.by_work)}


def through(rates: dict[str, list[float]]) -> float:
    """Return self-play on all cores through self-play on one: the median of the rounds."""
    one, many = list(rates)[-2:]
    return statistics.median(b / a for a, b in zip(rates[one], rates[many], strict=True))


def measure(rounds: int, seconds: float, progress: Progress) -> EnvFigures:
    """Go round and round over all contenders, so that a slow minute hits each of them."""
    figures = EnvFigures()
    cores = os.cpu_count() or 1
    with ExitStack() as stack:
        workers = {name: [stack.enter_context(EnvWorker(name))] for name in CONTENDERS}
        crowd = [stack.enter_context(EnvWorker(ALONE)) for _core in range(cores)]
        workers |= {ALONE: crowd[:1], f"{ALONE} on {cores} cores": crowd}
        for number in range(1, rounds + 1):
            for name, players in workers.items():
                progress.step(f"round {number} of {rounds}: {name}")
                figures.add(name, together(players, seconds))
    return figures


def outcome(figures: EnvFigures) -> Outcome:
    """Return what a run comes to: a table for people, then the lines that programs read."""
    packages = ("gymnasium", "numpy", "open_spiel", "pettingzoo", "shimmy")
    versions = ", ".join(f"{package} {metadata.version(package)}" for package in packages)
    ratios = figures.ratios()
    lines = [
        f"Python {platform.python_version()}, {versions}",
        "",
        *rate_table("steps/s", figures.by_clock),
        "",
        *ratio_lines(ratios),
    ]
    return Outcome(lines, {"rates": figures.by_clock, "ratio": ratios}, too_small(ratios, LEAST_RATIO))


def main() -> int:
    """Measure, report and judge."""
    asked = in_rounds(__doc__, rounds=5, seconds=1.5)
    progress = Progress(asked.rounds * (len(CONTENDERS) + 2))
    return run(asked, progress, lambda shown: outcome(measure(asked.rounds, asked.seconds, shown)))


if __name__ == "__main__":
    sys.exit(main())
