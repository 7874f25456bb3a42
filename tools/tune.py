"""Finds better weights for the rules of thumb: changes are kept when good players' tables are played on better by them.

The tables are those at which the rounds of games of search begin. Each is played on for two rounds by both sets of
weights with the same luck, judged by what has been learned (`lantern/players/value.py`):
as search does, whose imagined games the rules of thumb are for.
"""

import argparse
import json
import multiprocessing
import statistics
import time
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from itertools import repeat
from pathlib import Path
from random import Random
from typing import Final

from lantern import COMPILED
from lantern.chance import Seeded, number
from lantern.content.victory import CHALLENGING, NORMAL
from lantern.engine import actor, apply
from lantern.engine.actions import CHANCE
from lantern.engine.state import State
from lantern.lab.executors import cores
from lantern.lab.game import Seat, conversation
from lantern.lab.team import read_team
from lantern.players import threat
from lantern.players.plans import AHEAD
from lantern.players.rollout import RolloutLuck, play_on, success
from lantern.players.weights import NAMES, WEIGHTS
from lantern.record import Setup

GOOD: Final = "search@60"  # who plays the games that the tables are taken from
FIRST_SEED: Final = 90_000
STAGES: Final = (400, 800, 1600, 3200, 6400)  # tables of each stage; a change that disappoints goes no further
DOUBT: Final = 0.5  # standard errors a change must be ahead by after each stage
PROOF: Final = 2.0  # and after the last one
CHANGED: Final = (1, 1, 2, 3, 5)  # how many weights a change touches
BOUNDS: Final = {"nearness": (20, 95)}

FIRST: Final = WEIGHTS[:]
TABLES: Final[list[State]] = []  # what the processes that play them on are born with


def game(seed: int) -> list[int]:
    """Return the answers of one game of good players."""
    setup = setup_of(seed)
    seats = [Seat(player) for player in read_team(GOOD).seats(setup.players)]
    return list(conversation(setup.table([]), seats, setup.seed, Seeded(setup.seed)))


def setup_of(seed: int) -> Setup:
    """Return what is played with a seed: all numbers of players, both sides."""
    return Setup(1 + seed % 4, (NORMAL, CHALLENGING)[seed // 4 % 2], (), (), str(seed))


def beginnings(seed: int, answers: list[int]) -> Iterator[State]:
    """Return the tables at which the rounds of a game began."""
    s, seen = setup_of(seed).table([]), 0
    for answer in answers:
        if actor(s) == CHANCE and s.round > seen:
            seen = s.round
            yield s.copy()
        apply(s, answer)


def weigh(weights: list[int]) -> None:
    """Let the rules of thumb use these weights from now on."""
    WEIGHTS[:] = weights
    threat.tune()


def outcomes(weights: list[int], numbers: range) -> list[int]:
    """Return how well tables go on by these weights; each number stands for a table and some luck.

    What has been learned looks at tables through the weights it was learned with, so it is asked with those.
    """
    weigh(weights)
    tables = []
    for each in numbers:
        s = TABLES[each % len(TABLES)].copy()
        play_on(s, RolloutLuck(number("tune", str(each))), s.round + AHEAD)
        tables.append(s)
    weigh(FIRST)
    return [success(s) for s in tables]


def gains(weights: list[int], other: list[int], numbers: range) -> list[int]:
    """Return by how much better tables go on by other weights, with the same luck."""
    pairs = zip(outcomes(weights, numbers), outcomes(other, numbers), strict=True)
    return [after - before for before, after in pairs]


def varied(weights: list[int], luck: Random) -> list[int]:
    """Return weights of which a few are somewhat larger or smaller."""
    found = weights[:]
    for place in luck.sample(range(len(weights)), luck.choice(CHANGED)):
        step = max(1.0, abs(weights[place]) * luck.uniform(0.1, 0.6))
        found[place] = round(weights[place] + luck.choice((-step, step)))
        low, high = BOUNDS.get(NAMES[place], (-1000, 1000))
        found[place] = min(high, max(low, found[place]))
    return found


def better(pool: Executor, weights: list[int], other: list[int], first: int) -> tuple[float, int]:
    """Return by how much other weights prove better, or 0, and the next unused number."""
    found: list[int] = []
    for size in STAGES:
        share = size // cores()
        parts = [range(first + place * share, first + (place + 1) * share) for place in range(cores())]
        first += size
        for each in pool.map(gains, repeat(weights), repeat(other), parts):
            found += each
        ahead = statistics.fmean(found) / (statistics.pstdev(found) / len(found) ** 0.5 + 1e-9)
        if ahead < (PROOF if size == STAGES[-1] else DOUBT):
            return 0.0, first
    return statistics.fmean(found), first


def climb(pool: Executor, best: list[int], seed: int) -> Iterator[list[int]]:
    """Yield better and better weights, for ever."""
    luck = Random(seed)
    first = luck.randrange(10**9)
    while True:
        other = varied(best, luck)
        gain, first = better(pool, best, other, first)
        if gain:
            named = zip(NAMES, best, other, strict=True)
            changes = ", ".join(f"{name} {new}" for name, old, new in named if old != new)
            print(f"+{gain / 10:.2f} points by {changes}", flush=True)
            best = other
        yield best


def main() -> None:
    """Climb for a while and print the weights that have changed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=30)
    parser.add_argument("--games", type=int, default=240, help="whose tables are played on")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--keep", type=Path, help="a file that the weights are read from and written to")
    asked = parser.parse_args()
    assert COMPILED, "Tuning takes the compiled rules: PYTHONPATH=build/installed"
    seeds = range(FIRST_SEED, FIRST_SEED + asked.games)
    born = multiprocessing.get_context("fork")  # the tables cannot be sent, only inherited
    with ProcessPoolExecutor(cores(), born) as pool:
        for seed, answers in zip(seeds, pool.map(game, seeds), strict=True):
            TABLES.extend(beginnings(seed, answers))
    print(f"{len(TABLES)} tables of {asked.games} games", flush=True)
    best = FIRST
    if asked.keep and asked.keep.exists():
        kept = json.loads(asked.keep.read_text(encoding="utf-8"))
        best = [kept.get(name, weight) for name, weight in zip(NAMES, FIRST, strict=True)]
    end = time.monotonic() + asked.minutes * 60
    with ProcessPoolExecutor(cores(), born) as pool:
        for found in climb(pool, best, asked.seed):
            if found != best and asked.keep:
                asked.keep.write_text(json.dumps(dict(zip(NAMES, found, strict=True)), indent=1), encoding="utf-8")
            best = found
            if time.monotonic() > end:
                break
    for name, before, after in zip(NAMES, FIRST, best, strict=True):
        if before != after:
            print(f"{name}: {before} -> {after}")


if __name__ == "__main__":
    main()
