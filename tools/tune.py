"""Finds better weights for the rules of thumb: small changes are kept when many games with the same luck go better."""

import argparse
import json
import statistics
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Final

from lantern import COMPILED
from lantern.content.victory import SIDES
from lantern.engine.setup import new_game
from lantern.engine.state import WON
from lantern.thought import threat
from lantern.thought.fate import Fate, play_on, success
from lantern.thought.weights import NAMES, WEIGHTS

STAGES: Final = (160, 320, 640, 1280, 2560)  # games of each stage; a change that disappoints goes no further
DOUBT: Final = 0.5  # standard errors a change must be ahead by after each stage
PROOF: Final = 2.0  # and after the last one
CHANGED: Final = (1, 1, 2, 3, 5)  # how many weights a change touches
PERCENTAGES: Final = {"nearness": (40, 95)}


def play(weights: list[int], seeds: range) -> list[int]:
    """Return the success of one game for each seed, over all player counts and both sides."""
    WEIGHTS[:] = weights
    threat.tune()
    found = []
    for seed in seeds:
        s = new_game(1 + seed % 4, seed // 4 % len(SIDES))
        play_on(s, Fate(seed))
        found.append(success(s) + (s.outcome == WON))
    return found


def varied(weights: list[int], luck: Random) -> list[int]:
    """Return weights of which a few are somewhat larger or smaller."""
    found = weights[:]
    for place in luck.sample(range(len(weights)), luck.choice(CHANGED)):
        step = max(1.0, abs(weights[place]) * luck.uniform(0.1, 0.6))
        found[place] = round(weights[place] + luck.choice((-step, step)))
        low, high = PERCENTAGES.get(NAMES[place], (-1000, 1000))
        found[place] = min(high, max(low, found[place]))
    return found


def better(weights: list[int], other: list[int], first: int) -> tuple[bool, int]:
    """Tell whether other weights prove better with the same luck; also return the next unused seed."""
    gains: list[int] = []
    for games in STAGES:
        seeds = range(first, first + games)
        first += games
        gains += [after - before for before, after in zip(play(weights, seeds), play(other, seeds), strict=True)]
        ahead = statistics.fmean(gains) / (statistics.pstdev(gains) / len(gains) ** 0.5 + 1e-9)
        if ahead < (PROOF if games == STAGES[-1] else DOUBT):
            return False, first
    return True, first


def climb(seed: int) -> Iterator[list[int]]:
    """Yield better and better weights, for ever."""
    luck, best = Random(seed), WEIGHTS[:]
    first = luck.randrange(10**9)
    while True:
        other = varied(best, luck)
        proven, first = better(best, other, first)
        if proven:
            best = other
        yield best


def main() -> None:
    """Climb for a while and print the weights that have changed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=30)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--keep", type=Path, help="a file that the weights are read from and written to")
    asked = parser.parse_args()
    assert COMPILED, "Tuning takes the compiled rules: make compile"
    first = WEIGHTS[:]
    if asked.keep and asked.keep.exists():
        kept = json.loads(asked.keep.read_text(encoding="utf-8"))
        WEIGHTS[:] = [kept.get(name, weight) for name, weight in zip(NAMES, WEIGHTS, strict=True)]
    end = time.monotonic() + asked.minutes * 60
    best = WEIGHTS[:]
    for found in climb(asked.seed):
        if found != best:
            best = found
            if asked.keep:
                asked.keep.write_text(json.dumps(dict(zip(NAMES, best, strict=True)), indent=1), encoding="utf-8")
        if time.monotonic() > end:
            break
    for name, before, after in zip(NAMES, first, best, strict=True):
        if before != after:
            print(f"{name}: {before} -> {after}")


if __name__ == "__main__":
    main()
