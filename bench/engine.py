"""Measure random play of the engine beside its peers, in one run and in turns."""

from __future__ import annotations

import json
import os
import platform
import statistics
import subprocess
import sys
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from bench.peers import CONTENDERS
from bench.report import Outcome, Progress, TroubleError, in_rounds, rate_table, ratio_lines, run, too_small, up

WORKER: Final = Path(__file__).with_name("peers.py")
COMPILED: Final = "lantern-compiled"
INTERPRETED: Final = "lantern-interpreted"
COPIES: Final = {"compiled": COMPILED, "interpreted": INTERPRETED}
RATIOS: Final = {
    "hanabi": (COMPILED, "hanabi"),
    "backgammon": (COMPILED, "backgammon"),
    "catanatron": (COMPILED, "catanatron"),
    "chess": (COMPILED, "chess"),
    "interpreted-catanatron": (INTERPRETED, "catanatron"),
}
LEAST_RATIO: Final = {"hanabi": 5.0, "catanatron": 40.0, "interpreted-catanatron": 5.0}
MOST_COPY: Final = {"compiled": 1.5}


class EngineWorker:
    """A contender in its own process, so that none warms or burdens another."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.process = subprocess.Popen(
            [sys.executable, str(WORKER), name],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env=environment(name),
        )

    def __enter__(self) -> EngineWorker:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        self.process.communicate()

    def ask(self, command: str) -> dict[str, Any]:
        """Send one command and wait, because only one contender may run at a time."""
        assert self.process.stdin is not None
        print(command, file=self.process.stdin, flush=True)
        return self.hear()

    def hear(self) -> dict[str, Any]:
        """Return the next reply, or raise what keeps the contender from giving one."""
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise TroubleError(f"{self.name} broke down; its own message stands above.")
        reply: dict[str, Any] = json.loads(line)
        if "trouble" in reply:
            raise TroubleError(reply["trouble"])
        return reply


def environment(name: str) -> dict[str, str]:
    """Return a worker's variables."""
    return os.environ | {"PYTHONHASHSEED": "0"} | dict(CONTENDERS[name].environment)


@dataclass
class EngineFigures:
    """What one run measured; only figures of the same run may be compared."""

    versions: dict[str, str] = field(default_factory=dict)
    rates: dict[str, list[float]] = field(default_factory=dict)
    copies: dict[str, float] = field(default_factory=dict)

    def rate(self, name: str) -> float:
        """Return the median rate, which one disturbed round cannot move far."""
        return statistics.median(self.rates[name])

    def ratios(self) -> dict[str, float]:
        """Return how many times faster we are, the only figures that travel between machines."""
        return {name: self.rate(lantern) / self.rate(peer) for name, (lantern, peer) in RATIOS.items()}


def hire(stack: ExitStack, figures: EngineFigures, progress: Progress) -> dict[str, EngineWorker]:
    """Start all workers before anything is timed, so that no import falls into a round."""
    workers = {}
    for name, kind in CONTENDERS.items():
        progress.step(f"starting {name}")
        workers[name] = stack.enter_context(EngineWorker(name))
        figures.versions[kind.package] = workers[name].hear()["version"]
        figures.rates[name] = []
    return workers


def measure(rounds: int, seconds: float, progress: Progress) -> EngineFigures:
    """Go round and round over all contenders, so that a slow minute hits each of them."""
    figures = EngineFigures()
    with ExitStack() as stack:
        workers = hire(stack, figures, progress)
        for number in range(1, rounds + 1):
            for name, worker in workers.items():
                progress.step(f"round {number} of {rounds}: {name}")
                reply = worker.ask(f"play {seconds}")
                figures.rates[name].append(reply["answers"] / reply["seconds"])
        for name, contender in COPIES.items():
            progress.step(f"copying {name}")
            figures.copies[name] = workers[contender].ask("copy")["microseconds"]
    return figures


def outcome(figures: EngineFigures) -> Outcome:
    """Return what a run comes to."""
    return Outcome(report(figures), everything(figures), missed(figures))


def report(figures: EngineFigures) -> list[str]:
    """Return the lines for people, ending with those that programs read."""
    versions = ", ".join(f"{package} {number}" for package, number in figures.versions.items())
    return [
        f"Python {platform.python_version()}, {versions}",
        "",
        *rate_table("answers/s", figures.rates),
        "",
        *(f"copy {name} {up(value):.1f}" for name, value in figures.copies.items()),
        *ratio_lines(figures.ratios()),
    ]


def missed(figures: EngineFigures) -> list[str]:
    """Return a sentence for every target that this run did not reach."""
    heavy = [
        f"A copy ({name}) takes {figures.copies[name]:.2f} µs; the target is at most {most:g}."
        for name, most in MOST_COPY.items()
        if figures.copies[name] > most
    ]
    return too_small(figures.ratios(), LEAST_RATIO) + heavy


def everything(figures: EngineFigures) -> dict[str, Any]:
    """Return everything unrounded, for programs that follow the figures over time."""
    rates = {
        name: {"median": figures.rate(name), "min": min(rounds), "max": max(rounds)}
        for name, rounds in figures.rates.items()
    }
    return {
        "python": platform.python_version(),
        "versions": figures.versions,
        "rates": rates,
        "copy": figures.copies,
        "ratio": figures.ratios(),
    }


def main() -> int:
    """Measure, report and judge."""
    asked = in_rounds(__doc__, rounds=5, seconds=1.5)
    progress = Progress((asked.rounds + 1) * len(CONTENDERS) + len(COPIES))
    return run(asked, progress, lambda shown: outcome(measure(asked.rounds, asked.seconds, shown)))


if __name__ == "__main__":
    sys.exit(main())
