"""Measure random play of the engine beside its peers, in one run and in turns."""

from __future__ import annotations

import argparse
import json
import math
import os
import platform
import statistics
import subprocess
import sys
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from peers import CONTENDERS

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
MISSED: Final = 1
CANNOT_RUN: Final = 2


class TroubleError(Exception):
    """A reason, in a sentence, why nothing can be measured."""


class Worker:
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

    def __enter__(self) -> Worker:
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
    """Return a worker's variables; an outer LANTERN_PURE must not reach the compiled one."""
    outer = {key: value for key, value in os.environ.items() if key != "LANTERN_PURE"}
    return outer | {"PYTHONHASHSEED": "0"} | dict(CONTENDERS[name].environment)


@dataclass
class Progress:
    """A bar for whoever waits at a terminal, silent everywhere else."""

    total: int
    done: int = 0
    shown: bool = field(default_factory=sys.stderr.isatty)

    def step(self, what: str) -> None:
        """Show what is measured now, as the run takes about a minute."""
        if self.shown:
            filled = 30 * self.done // self.total
            bar = "#" * filled + "." * (30 - filled)
            print(f"\r\033[K[{bar}] {what}", end="", file=sys.stderr, flush=True)
        self.done += 1

    def clear(self) -> None:
        """Wipe the bar, so that it never mixes with results or sentences."""
        if self.shown:
            print("\r\033[K", end="", file=sys.stderr, flush=True)


@dataclass
class Figures:
    """What one run measured; only figures of the same run may be compared."""

    versions: dict[str, str] = field(default_factory=dict)
    rates: dict[str, list[float]] = field(default_factory=dict)
    copies: dict[str, float] = field(default_factory=dict)

    def rate(self, name: str) -> float:
        """Return the median rate, which one disturbed round cannot move far."""
        return statistics.median(self.rates[name])

    def ratios(self) -> dict[str, float]:
        """Return how many times faster we are, the only figures that travel between machines."""
        return {name: self.rate(ours) / self.rate(peer) for name, (ours, peer) in RATIOS.items()}


def hire(stack: ExitStack, figures: Figures, progress: Progress) -> dict[str, Worker]:
    """Start all workers before anything is timed, so that no import falls into a round."""
    workers = {}
    for name, kind in CONTENDERS.items():
        progress.step(f"starting {name}")
        workers[name] = stack.enter_context(Worker(name))
        figures.versions[kind.package] = workers[name].hear()["version"]
        figures.rates[name] = []
    return workers


def measure(rounds: int, seconds: float, progress: Progress) -> Figures:
    """Go round and round over all contenders, so that a slow minute hits each of them."""
    figures = Figures()
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


def down(value: float) -> float:
    """Round a ratio against us, so that a printed 5.0 always means a target of 5 was met."""
    return math.floor(value * 10) / 10


def up(value: float) -> float:
    """Round a duration against us, for the same reason."""
    return math.ceil(value * 10) / 10


def table(figures: Figures) -> list[str]:
    """Return the rates as a table that can be pasted into the README as it is."""
    lines = [f"| {'contender':<20} | answers/s |       min |       max |"]
    lines.append(f"|{'-' * 22}|{'|'.join(['-' * 10 + ':'] * 3)}|")
    for name, rates in figures.rates.items():
        numbers = (figures.rate(name), min(rates), max(rates))
        lines.append(f"| {name:<20} | " + " | ".join(f"{n:>9,.0f}" for n in numbers) + " |")
    return lines


def report(figures: Figures) -> list[str]:
    """Return the lines for people, ending with those that programs read."""
    versions = ", ".join(f"{package} {number}" for package, number in figures.versions.items())
    return [
        f"Python {platform.python_version()}, {versions}",
        "",
        *table(figures),
        "",
        *(f"copy {name} {up(value):.1f}" for name, value in figures.copies.items()),
        *(f"ratio {name} {down(value):.1f}" for name, value in figures.ratios().items()),
    ]


def missed(figures: Figures) -> list[str]:
    """Return a sentence for every target that this run did not reach."""
    ratios = figures.ratios()
    slow = [
        f"The ratio {name} is {ratios[name]:.2f}; the target is at least {least:g}."
        for name, least in LEAST_RATIO.items()
        if ratios[name] < least
    ]
    heavy = [
        f"A copy ({name}) takes {figures.copies[name]:.2f} µs; the target is at most {most:g}."
        for name, most in MOST_COPY.items()
        if figures.copies[name] > most
    ]
    return slow + heavy


def as_json(figures: Figures, sentences: list[str]) -> str:
    """Return everything unrounded, for programs that follow the figures over time."""
    rates = {
        name: {"median": figures.rate(name), "min": min(rounds), "max": max(rounds)}
        for name, rounds in figures.rates.items()
    }
    everything = {
        "python": platform.python_version(),
        "versions": figures.versions,
        "rates": rates,
        "copy": figures.copies,
        "ratio": figures.ratios(),
        "missed": sentences,
    }
    return json.dumps(everything, indent=2, ensure_ascii=False)


def positive(text: str) -> float:
    """Read a number that a benchmark can be run with."""
    value = float(text)
    if not 0 < value < math.inf:
        raise argparse.ArgumentTypeError(f"{text} is not above zero")
    return value


def positive_int(text: str) -> int:
    """Read a count that a benchmark can be run with."""
    value = int(text)
    if value < 1:
        raise argparse.ArgumentTypeError(f"{text} is not above zero")
    return value


def arguments() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=positive_int, default=5, help="turns of each contender")
    parser.add_argument("--seconds", type=positive, default=1.5, help="length of one turn")
    parser.add_argument("--json", action="store_true", help="print one JSON object instead")
    parser.add_argument("--no-targets", action="store_true", help="accept any result")
    return parser.parse_args()


def main() -> int:
    """Measure, report and judge."""
    asked = arguments()
    progress = Progress(total=(asked.rounds + 1) * len(CONTENDERS) + len(COPIES))
    try:
        figures = measure(asked.rounds, asked.seconds, progress)
    except (TroubleError, KeyboardInterrupt) as stop:
        progress.clear()
        print(str(stop) or "Stopped before the end; nothing was measured.", file=sys.stderr)
        return CANNOT_RUN
    progress.clear()
    sentences = [] if asked.no_targets else missed(figures)
    print(as_json(figures, sentences) if asked.json else "\n".join(report(figures)), flush=True)
    for sentence in sentences:
        print(sentence, file=sys.stderr)
    return MISSED if sentences else 0


if __name__ == "__main__":
    sys.exit(main())
