"""Commands that count: random games at full speed, and every sequence of answers."""

import argparse
import json
import signal
import sys
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from time import perf_counter
from typing import Any, NamedTuple

from lantern.cli.failure import USAGE, CommandError
from lantern.content.options import switch_bits
from lantern.content.victory import SIDES
from lantern.engine import Dice, apply, finish, legal, new_game, others, perft
from lantern.engine.state import State
from lantern.record import OUTCOMES

CHUNK = 50  # games between two looks at the progress bar


class Batch(NamedTuple):
    """Some random games: how they are set up and where their seeds begin."""

    players: int
    side: int
    options: int
    first: int
    games: int


class Result(NamedTuple):
    """How one random game went."""

    outcome: int
    answers: int
    rounds: int
    freed: int
    lost: int


def run_batch(batch: Batch) -> list[Result]:
    """Play some random games to their ends."""
    found = []
    for seed in range(batch.first, batch.first + batch.games):
        s = new_game(batch.players, batch.side, batch.options)
        answers = finish(s, Dice(seed))
        found.append(Result(s.outcome, answers, s.round, s.freed, s.lost))
    return found


def simulate(args: argparse.Namespace) -> int:
    """Play many games at random and sum them up."""
    if not args.games or not args.jobs:
        raise CommandError("at least one game and one process are needed", USAGE)
    try:
        options = switch_bits(args.option)
    except ValueError as error:
        raise CommandError(str(error), USAGE) from error
    batches = [
        Batch(args.players, SIDES.index(args.side), options, args.seed + first, min(CHUNK, args.games - first))
        for first in range(0, args.games, CHUNK)
    ]
    begin = perf_counter()
    results: list[Result] = []
    with progress("games", args.games) as advance:
        for done in all_batches(batches, args.jobs):
            results += done
            advance(len(done))
    report(summed(results, perf_counter() - begin), args.json)
    return 0


def all_batches(batches: list[Batch], jobs: int) -> Iterator[list[Result]]:
    """Run batches here, or in several processes."""
    if jobs == 1:
        yield from map(run_batch, batches)
        return
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=ignore_interrupts)
    try:
        yield from pool.map(run_batch, batches)
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def ignore_interrupts() -> None:
    """Leave Ctrl-C to the process that was called."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def summed(results: list[Result], seconds: float) -> dict[str, Any]:
    """Return the sums and means of many games."""
    games = len(results)
    outcomes = Counter(OUTCOMES[result.outcome] for result in results)
    answers = sum(result.answers for result in results)
    return {
        "games": games,
        "outcomes": dict(sorted(outcomes.items())),
        "mean_answers": answers / games,
        "mean_rounds": sum(result.rounds for result in results) / games,
        "mean_freed": sum(result.freed for result in results) / games,
        "mean_lost": sum(result.lost for result in results) / games,
        "seconds": seconds,
        "answers_per_second": answers / seconds,
    }


def report(found: dict[str, Any], as_json: bool) -> None:
    """Print the results."""
    if as_json:
        print(json.dumps(found, indent=1))
        return
    outcomes = ", ".join(f"{count} {outcome}" for outcome, count in found["outcomes"].items())
    print(f"{found['games']} random games: {outcomes}")
    print(f"mean: {found['mean_answers']:.1f} answers, {found['mean_rounds']:.2f} rounds,", end=" ")
    print(f"{found['mean_freed']:.2f} freed, {found['mean_lost']:.2f} lost")
    print(f"{found['answers_per_second']:,.0f} answers per second ({found['seconds']:.2f} s)")


# Perft.


def count_sequences(args: argparse.Namespace) -> int:
    """Count every sequence of answers from a position, depth by depth."""
    if bool(args.file) == bool(args.players):
        raise CommandError("either a FILE or --players is needed", USAGE)
    s = start(args.file, args.players)
    counts = []
    for depth in range(1, args.depth + 1):
        begin = perf_counter()
        nodes = count_with_progress(s, depth)
        counts.append({"depth": depth, "nodes": nodes, "seconds": perf_counter() - begin})
        if not args.json:
            print(f"depth {depth}: {nodes:,} ({counts[-1]['seconds']:.2f} s)", flush=True)
    if args.json:
        print(json.dumps(counts, indent=1))
    return 0


def start(file: str | None, players: int | None) -> State:
    """Return the table to count from."""
    from lantern.saves import load

    return load(file)[1] if file else new_game(players or 1)


def count_with_progress(s: State, depth: int) -> int:
    """Count below each first answer in turn, so that progress can be shown."""
    answers = legal(s) + others(s)
    if depth < 3:
        return perft(s, depth)
    total = 0
    with progress(f"depth {depth}", len(answers)) as advance:
        for answer in answers:
            table = s.copy()
            apply(table, answer)
            total += perft(table, depth - 1)
            advance(1)
    return total


# Progress.


class Bar:
    """Counts without output where no terminal is attached."""

    def __call__(self, steps: int) -> None:
        """Note that this number of steps is done."""


@contextmanager
def progress(label: str, total: int) -> Iterator[Bar]:
    """Show a progress bar on the standard error if that is a terminal."""
    if not sys.stderr.isatty():
        yield Bar()
        return
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as shown:
        task = shown.add_task(label, total=total)

        class Shown(Bar):
            """A bar that is drawn."""

            def __call__(self, steps: int) -> None:
                shown.advance(task, steps)

        yield Shown()
