"""Measure how many answers rules of thumb give in a second, on one core, chance included."""

from __future__ import annotations

from time import perf_counter
from typing import Final

from bench.report import Outcome, Progress, ratio_lines, too_small
from lantern.engine import new_game
from lantern.players.rollout import RolloutLuck, play_on

COUNTS: Final = (1, 2, 3, 4)
WANTED: Final = 20_000.0  # answers in a second
SECONDS: Final = 2.0  # for each number of players
QUICK: Final = 0.1


def pace(players: int, seconds: float) -> float:
    """Return how many answers a second are given in whole games."""
    answers, seed, begin = 0, 0, perf_counter()
    while perf_counter() - begin < seconds:
        answers += play_on(new_game(players), RolloutLuck(seed))
        seed += 1
    return answers / (perf_counter() - begin)


def measure(seconds: float, progress: Progress) -> dict[int, float]:
    """Return the pace for every number of players."""
    found = {}
    for players in COUNTS:
        progress.step(f"rules of thumb, {players} players", seconds)
        found[players] = pace(players, seconds)
    return found


def outcome(paces: dict[int, float]) -> Outcome:
    """Return what was measured; the slowest counts."""
    ratios = {"heuristic": min(paces.values()) / WANTED}
    lines = [f"rules of thumb, {players} players: {each:,.0f} answers a second" for players, each in paces.items()]
    return Outcome([*lines, *ratio_lines(ratios)], {"paces": paces}, too_small(ratios, {"heuristic": 1.0}))
