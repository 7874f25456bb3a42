"""What all benchmarks share: a line of progress, how results are written, and how a run ends."""

from __future__ import annotations

import argparse
import json
import math
import statistics
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

MISSED: Final = 1  # exit status: a target was not reached
CANNOT_RUN: Final = 2  # exit status: nothing was measured
BAR: Final = 30


class TroubleError(Exception):
    """A reason, in a sentence, why nothing can be measured."""


@dataclass
class Progress:
    """A progress bar at a terminal, silent everywhere else."""

    total: float
    done: float = 0.0
    shown: bool = field(default_factory=sys.stderr.isatty)

    def step(self, what: str, size: float = 1.0) -> None:
        """Show what is measured now, and count it as done from then on."""
        if self.shown:
            filled = min(BAR, int(BAR * self.done / self.total))
            bar = "#" * filled + "." * (BAR - filled)
            print(f"\r\033[K[{bar}] {what}", end="", file=sys.stderr, flush=True)
        self.done += size

    def clear(self) -> None:
        """Wipe the bar, so that it never mixes with results or sentences."""
        if self.shown:
            print("\r\033[K", end="", file=sys.stderr, flush=True)


@dataclass(frozen=True)
class Outcome:
    """What a run comes to: lines for people, everything unrounded for programs, a sentence for each missed target."""

    lines: list[str]
    everything: dict[str, Any]
    missed: list[str]


def check_compiled() -> None:
    """Refuse to measure plain Python under the name of the compiled rules."""
    import lantern

    if not lantern.COMPILED:
        raise TroubleError("This needs the compiled rules; call it by make.")


def down(value: float) -> float:
    """Round a ratio against us, so that a printed 5.0 always means a target of 5 was met."""
    return math.floor(value * 10) / 10


def up(value: float, digits: int = 1) -> float:
    """Round what should be small against us, for the same reason."""
    scale = 10.0**digits
    return math.ceil(round(value * scale, 6)) / scale  # 1.1 * 100 is a little more than 110


def rate_table(unit: str, rates: Mapping[str, list[float]]) -> list[str]:
    """Return the rates of every round as a table that can be pasted into the README as it is."""
    lines = [f"| {'contender':<20} | {unit:>9} |       min |       max |"]
    lines.append(f"|{'-' * 22}|{'|'.join(['-' * 10 + ':'] * 3)}|")
    for name, rounds in rates.items():
        numbers = (statistics.median(rounds), min(rounds), max(rounds))
        lines.append(f"| {name:<20} | " + " | ".join(f"{n:>9,.0f}" for n in numbers) + " |")
    return lines


def ratio_lines(ratios: Mapping[str, float]) -> list[str]:
    """Return the lines that programs read: how many times better we are."""
    return [f"ratio {name} {down(value):.1f}" for name, value in ratios.items()]


def too_small(ratios: Mapping[str, float], least: Mapping[str, float]) -> list[str]:
    """Return a sentence for every ratio that is below its target."""
    return [
        f"The ratio {name} is {ratios[name]:.2f}; the target is at least {target:g}."
        for name, target in least.items()
        if ratios[name] < target
    ]


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


def arguments(description: str | None) -> argparse.ArgumentParser:
    """Return the options that every benchmark has."""
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("--json", action="store_true", help="print one JSON object instead")
    parser.add_argument("--no-targets", action="store_true", help="accept any result")
    return parser


def in_rounds(description: str | None, rounds: int, seconds: float) -> argparse.Namespace:
    """Read the command line of a benchmark whose contenders take turns."""
    parser = arguments(description)
    parser.add_argument("--rounds", type=positive_int, default=rounds, help="turns of each contender")
    parser.add_argument("--seconds", type=positive, default=seconds, help="length of one turn")
    return parser.parse_args()


def run(asked: argparse.Namespace, progress: Progress, measure: Callable[[Progress], Outcome]) -> int:
    """Measure, print and judge; return the exit status."""
    try:
        found = measure(progress)
    except (TroubleError, KeyboardInterrupt) as stop:
        progress.clear()
        print(str(stop) or "Stopped before the end; nothing was measured.", file=sys.stderr)
        return CANNOT_RUN
    progress.clear()
    sentences = [] if asked.no_targets else found.missed
    everything = {**found.everything, "missed": sentences}
    text = json.dumps(everything, indent=2, ensure_ascii=False) if asked.json else "\n".join(found.lines)
    print(text, flush=True)
    for sentence in sentences:
        print(sentence, file=sys.stderr)
    return MISSED if sentences else 0
