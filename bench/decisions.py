"""Measure how long computer players take to decide while the server answers other tables, and how long those wait.

Both are measured by clients at live connections, as people would: a decision from the message after which a computer
player is asked to the one that shows its answer, less the pause that all of them make so that people can follow. So
starting a process, the way there and back, finding reasons and keeping the answer on disk count as well. Answers that
follow a plan need no thought and are left out, because they would make every p99 look good.
"""

from __future__ import annotations

import statistics
import tempfile
from collections.abc import Sequence
from contextlib import ExitStack
from typing import Final, NamedTuple

from bench.report import Outcome, Progress, TroubleError, up
from bench.serving import PAGE, ROOT, Loader, prepare_system, start_lantern
from lantern.players.registry import LEVELS
from lantern.server.settings import Settings

EXPERT: Final = "expert"
BUDGET: Final = LEVELS[EXPERT].seconds
TABLES: Final = 2  # at which computer players sit, as many as cores
PLAYERS: Final = 4
THOUGHT: Final = 0.1 * BUDGET  # whatever takes less was not thought about
PACE: Final = 40.0  # answers of people at other tables in a second, all together
MOST: Final = {"decision": 1.2, "answer": 1.0}
MOST_WAIT: Final = 0.05  # seconds


class Plan(NamedTuple):
    """How long it is measured, and beside how many other tables."""

    seconds: float
    others: int


FULL: Final = Plan(120.0, 100)
QUICK: Final = Plan(5.0, 10)  # only to see that everything works


class Times(NamedTuple):
    """Seconds that decisions took, and seconds that people at other tables waited for their answers to be taken."""

    decisions: list[float]
    others: int  # tables
    answers: int
    wait: float  # p99
    pace: float  # answers in a second, as it was

    def ratios(self) -> dict[str, float]:
        """Return what both came to, through what they may."""
        return {"decision": late(self.decisions) / BUDGET, "answer": self.wait / MOST_WAIT}


def late(times: Sequence[float]) -> float:
    """Return what 99 of 100 stay below."""
    return sorted(times)[len(times) * 99 // 100]


def measure(plan: Plan, progress: Progress) -> Times:
    """Start a server as everybody starts it, let computer players play at some tables and people at many others."""
    prepare_system()
    with ExitStack() as stack:
        progress.step("starting a server", 0.0)
        folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="bench-", dir=ROOT / "build"))
        server = start_lantern(stack, f"{folder}/tables.db")
        people, watcher = (Loader(stack, PAGE, server.port) for _each in range(2))
        people.ask(f"prepare {plan.others}")
        progress.step("computer players decide while people play", plan.seconds)
        watcher.begin(f"watch {plan.seconds} {TABLES} {PLAYERS} computer:{EXPERT}")
        played = people.ask(f"steady {plan.seconds} {PACE}")
        waits = [wait - Settings.computer_delay for wait in watcher.end()["waits"]]
    decisions = [wait for wait in waits if wait >= THOUGHT]
    if not decisions:
        raise TroubleError("No computer player has decided anything.")
    moves, seconds = played["moves"], played["seconds"]
    return Times(decisions, plan.others, moves, played["p99"] / 1000, moves / seconds)


def outcome(times: Times) -> Outcome:
    """Return what the times come to."""
    ratios = times.ratios()
    middle, last = statistics.median(times.decisions), max(times.decisions)
    lines = [
        f"{len(times.decisions)} decisions of {BUDGET:g} s at {TABLES} tables: median {middle:.2f} s,"
        f" p99 {late(times.decisions):.2f} s, slowest {last:.2f} s",
        f"{times.answers} answers at {times.others} other tables meanwhile, {times.pace:.0f} a second:"
        f" p99 {1000 * times.wait:.1f} ms",
        *(f"ratio {name} {up(value, 2):.2f}" for name, value in ratios.items()),
    ]
    missed = [
        f"The ratio {name} is {ratios[name]:.2f}; the target is at most {most:g}."
        for name, most in MOST.items()
        if ratios[name] > most
    ]
    return Outcome(lines, {"ratio": ratios, "decisions": times.decisions}, missed)
