"""Measure the server beside boardgame.io's, in one run and in turns: full rules on disk, or counting in memory."""

from __future__ import annotations

import json
import math
import os
import platform
import statistics
import sys
import tempfile
import time
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from bench.postgres import Section, measure_postgres, postgres_table
from bench.report import (
    Outcome,
    Progress,
    TroubleError,
    check_compiled,
    in_rounds,
    ratio_lines,
    run,
    too_small,
)
from bench.serving import HERE, LANTERN, PAGE, ROOT, Loader, Server, heard, prepare_system, process, start_lantern

BOARDGAMEIO: Final = "boardgameio"
FLOOR: Final = "floor"  # what our parts cost without the game
GAMES: Final = 50
WARM_UP: Final = 2.0  # seconds
PAUSE: Final = 0.1  # seconds in which a server that has nothing left to do works less than can be seen
SHORTEST: Final = 60  # answers of the shortest game: bounds how many games come to their end
SPARE: Final = 400  # games that are ready at first, before it is known how many come to their end
TABLES: Final = 1000
FIRST: Final = 50  # tables before memory is counted: the first ones bring costs of their own
MOST_MEMORY: Final = 200.0  # kB for each table
LEAST_RATIO: Final = {"boardgameio": 1.5, "boardgameio-page": 1.5, "p99": 1.0, "p99-page": 1.0, "memory": 1.0}


def start_boardgameio(stack: ExitStack) -> Server:
    """Start boardgame.io's server as its documentation says, for production."""
    node = str(Path(sys.executable).parent / "node")
    environment = {**os.environ, "NODE_ENV": "production"}
    found = stack.enter_context(process([node, "peer.cjs"], cwd=HERE, env=environment))
    return Server(found.pid, int(heard(found, "boardgame.io")))


def start_floor(stack: ExitStack) -> Server:
    """Start a server of our parts that knows no rules and stores nothing."""
    found = stack.enter_context(process([sys.executable, "-m", "bench.floor"], cwd=ROOT))
    return Server(found.pid, int(heard(found, "bench.floor")))


@dataclass
class ServerFigures:
    """What one run measured; only figures of the same run may be compared."""

    rounds: dict[str, list[dict[str, float]]] = field(
        default_factory=lambda: {LANTERN: [], PAGE: [], BOARDGAMEIO: [], FLOOR: []}
    )
    version: str = ""
    per_table: float = 0.0  # kB
    all_tables: float = 0.0  # seconds until each of the open tables had answered
    postgres: list[Section] = field(default_factory=list)

    def rates(self, name: str) -> list[float]:
        """Return the moves per second of every round."""
        return [each["moves"] / each["seconds"] for each in self.rounds[name]]

    def waits(self, name: str) -> list[float]:
        """Return the 99th percentile of the waits in every round."""
        return [each["p99"] for each in self.rounds[name]]

    def middle(self, name: str, what: str) -> float:
        """Return the median of all rounds, which one disturbed round cannot move far."""
        return statistics.median(each[what] for each in self.rounds[name])

    def ratios(self) -> dict[str, float]:
        """Return how many times better we are, the only figures that travel between machines."""
        return {
            "boardgameio": middle_ratio(self.rates(LANTERN), self.rates(BOARDGAMEIO)),
            "boardgameio-page": middle_ratio(self.rates(PAGE), self.rates(BOARDGAMEIO)),
            "p99": middle_ratio(self.waits(BOARDGAMEIO), self.waits(LANTERN)),
            "p99-page": middle_ratio(self.waits(BOARDGAMEIO), self.waits(PAGE)),
            "memory": MOST_MEMORY / self.per_table,
        }


def middle_ratio(above: list[float], below: list[float]) -> float:
    """Return the median of the ratios within each round: what slows a machine for a while slows both of a pair."""
    return statistics.median(one / other for one, other in zip(above, below, strict=True))


def measure(rounds: int, seconds: float, progress: Progress) -> ServerFigures:
    """Take turns, so that a slow minute hits both servers; then count memory at a server of its own."""
    check_compiled()
    figures = ServerFigures()
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="bench-", dir=ROOT / "build"))
        progress.step("starting both servers")
        lantern = start_lantern(stack, f"{folder}/tables.db")
        servers = {LANTERN: lantern, PAGE: lantern, BOARDGAMEIO: start_boardgameio(stack), FLOOR: start_floor(stack)}
        loaders = {name: Loader(stack, name, server.port) for name, server in servers.items()}
        spare = dict.fromkeys(loaders, SPARE)
        for number in range(rounds + 1):
            progress.step(f"round {number} of {rounds}" if number else "warming up")
            for name, loader in loaders.items():
                loader.ask(f"prepare {GAMES + spare[name]}")
            # One right after the other, forwards and backwards: the machine is never the same for long.
            for name in sorted(loaders, reverse=number % 2 == 0):
                found = play(servers[name], loaders[name], seconds if number else WARM_UP)
                if number:
                    figures.rounds[name].append(found)
                # Games come to an end, and others go on in their place.
                spare[name] = max(spare[name], int(found["moves"] / found["seconds"] * seconds * 1.5 / SHORTEST))
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="bench-", dir=ROOT / "build"))
        measure_memory(figures, stack, folder, progress)
    figures.postgres = measure_postgres(rounds // 2 + 1, seconds, progress)
    figures.version = json.loads((HERE / "node_modules/boardgame.io/package.json").read_text())["version"]
    return figures


def play(server: Server, loader: Loader, seconds: float) -> dict[str, float]:
    """Play for a while, and count what the server worked for each move; what it does afterwards disturbs nobody."""
    before = server.worked()
    found = loader.ask(f"play {seconds}")
    worked = -1.0
    while worked < server.worked():
        worked = server.worked()
        time.sleep(PAUSE)
    return {**found, "work": (worked - before) / found["moves"] * 1e6}


def measure_memory(figures: ServerFigures, stack: ExitStack, folder: str, progress: Progress) -> None:
    """Open many tables, each with a listener, count the memory, and have every one of them answer."""
    progress.step(f"opening {TABLES:,} tables")
    server = start_lantern(stack, f"{folder}/tables.db")
    loader = Loader(stack, LANTERN, server.port)
    loader.ask(f"open {FIRST}")
    before = server.memory()
    loader.ask(f"open {FIRST + TABLES}")
    figures.per_table = (server.memory() - before) / TABLES
    found = loader.ask("answer")
    if found["moves"] != FIRST + TABLES:
        raise TroubleError(f"Only {found['moves']} of {FIRST + TABLES} open tables answered.")
    figures.all_tables = found["seconds"]


def table(figures: ServerFigures) -> list[str]:
    """Return the figures as a table that can be pasted into the README as it is."""
    lines = [f"| {'server':<12} | moves/s |     min |     max |  p50 ms |  p99 ms | µs/move | players busy |"]
    lines.append(f"|{'-' * 14}|{'|'.join(['-' * 8 + ':'] * 6)}|{'-' * 13}:|")
    for name in figures.rounds:
        rates = figures.rates(name)
        numbers = [f"{number:>7,.0f}" for number in (statistics.median(rates), min(rates), max(rates))]
        numbers += [f"{figures.middle(name, what):>7.1f}" for what in ("p50", "p99")]
        numbers.append(f"{figures.middle(name, 'work'):>7.0f}")
        lines.append(f"| {name:<12} | " + " | ".join(numbers) + f" | {figures.middle(name, 'busy'):>12.0%} |")
    return lines


def report(figures: ServerFigures) -> list[str]:
    """Return the lines for people, ending with those that programs read."""
    return [
        f"Python {platform.python_version()}, boardgame.io {figures.version}; {GAMES} games, 2 clients each",
        "",
        *table(figures),
        "",
        f"An open table with a listener takes {math.ceil(figures.per_table)} kB;"
        f" {FIRST + TABLES:,} open tables have answered in {figures.all_tables:.1f} s.",
        "",
        *postgres_table(figures.postgres),
        "",
        *ratio_lines(figures.ratios()),
    ]


def everything(figures: ServerFigures) -> dict[str, Any]:
    """Return everything unrounded, for programs that follow the figures over time."""
    return {
        "python": platform.python_version(),
        "boardgameio": figures.version,
        "rounds": figures.rounds,
        "table": {"kB": figures.per_table, "all answered": figures.all_tables},
        "postgres": [each._asdict() for each in figures.postgres],
        "ratio": figures.ratios(),
    }


def outcome(figures: ServerFigures) -> Outcome:
    """Return what a run comes to."""
    return Outcome(report(figures), everything(figures), too_small(figures.ratios(), LEAST_RATIO))


def main() -> int:
    """Measure, report and judge."""
    asked = in_rounds(__doc__, rounds=7, seconds=5.0)
    prepare_system()
    progress = Progress(asked.rounds + 5)
    return run(asked, progress, lambda shown: outcome(measure(asked.rounds, asked.seconds, shown)))


if __name__ == "__main__":
    sys.exit(main())
