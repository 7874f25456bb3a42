"""Measure the server beside boardgame.io's, in one run and in turns: full rules kept on disk, or counting in memory."""

from __future__ import annotations

import json
import math
import os
import platform
import resource
import signal
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, NamedTuple

from bench.report import (
    CANNOT_RUN,
    Outcome,
    Progress,
    TroubleError,
    check_compiled,
    in_rounds,
    ratio_lines,
    run,
    too_small,
)

ROOT: Final = Path(__file__).resolve().parent.parent
HERE: Final = Path(__file__).resolve().parent / "server"
OURS: Final = "lantern"
THEIRS: Final = "boardgameio"
GAMES: Final = 50
WARM_UP: Final = 2.0  # seconds
SHORTEST: Final = 60  # answers of a game: so many games at most come to their end
TABLES: Final = 1000
FIRST: Final = 50  # tables before memory is counted: what the first ones bring is not theirs
MOST_MEMORY: Final = 200.0  # kB for each table
LEAST_RATIO: Final = {"boardgameio": 3.0, "p99": 1.0, "memory": 1.0}


@contextmanager
def process(words: list[str], **more: object) -> Iterator[subprocess.Popen[str]]:
    """Run something for as long as it is needed, and no longer."""
    found = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, **more)  # type: ignore[call-overload]
    try:
        yield found
    finally:
        found.kill()
        found.communicate()


def heard(found: subprocess.Popen[str], what: str) -> str:
    """Return the next line that a process says."""
    assert found.stdout is not None
    line = found.stdout.readline()
    if not line:
        raise TroubleError(f"{what} broke down; its own message stands above.")
    return line


class Loader:
    """Plays on one server, from a process of its own, so that no server has to wait for its players."""

    def __init__(self, stack: ExitStack, name: str, port: int) -> None:
        self.name = name
        words = [sys.executable, str(HERE / "load.py"), name, str(port)]
        self._process = stack.enter_context(process(words))

    def ask(self, command: str) -> dict[str, float]:
        """Have something done and wait, because only one server may be played on at a time."""
        assert self._process.stdin is not None
        print(command, file=self._process.stdin, flush=True)
        found: dict[str, float] = json.loads(heard(self._process, f"Playing on {self.name}"))
        return found


class Server(NamedTuple):
    """A server that has been started."""

    pid: int
    port: int

    def worked(self) -> float:
        """Return the seconds of work that it has done, with the processes it has started in turn."""
        return sum(worked(pid) for pid in family(self.pid))

    def memory(self) -> float:
        """Return the kB of memory that it has."""
        for line in Path(f"/proc/{self.pid}/status").read_text(encoding="ascii").splitlines():
            if line.startswith("VmRSS:"):
                return float(line.split()[1])
        raise TroubleError("This system does not tell how much memory a process has.")


def family(pid: int) -> list[int]:
    """Return a process and those it has started: node is started by a small program of its package."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii").split()
    return [pid, *(each for child in children for each in family(int(child)))]


def worked(pid: int) -> float:
    """Return the seconds of work of one process."""
    ticks = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()[11:13]
    return sum(map(int, ticks)) / os.sysconf("SC_CLK_TCK")


def start_ours(stack: ExitStack, folder: str) -> Server:
    """Start `lantern serve` as everybody starts it."""
    words = [sys.executable, "-m", "lantern", "serve", "--no-browser", "--port", "0", "--data", f"{folder}/tables.db"]
    environment = {key: value for key, value in os.environ.items() if key != "LANTERN_PURE"}
    found = stack.enter_context(process(words, env={**environment, "PYTHONPATH": str(ROOT / "src")}))
    line = heard(found, "lantern serve")
    return Server(found.pid, int(line.split("127.0.0.1:")[1].split("/")[0]))


def start_theirs(stack: ExitStack) -> Server:
    """Start boardgame.io's server as its documentation says, for production."""
    node = str(Path(sys.executable).parent / "node")
    environment = {**os.environ, "NODE_ENV": "production"}
    found = stack.enter_context(process([node, "peer.cjs"], cwd=HERE, env=environment))
    return Server(found.pid, int(heard(found, "boardgame.io")))


@dataclass
class Figures:
    """What one run measured; only figures of the same run may be compared."""

    rounds: dict[str, list[dict[str, float]]] = field(default_factory=lambda: {OURS: [], THEIRS: []})
    version: str = ""
    per_table: float = 0.0  # kB
    all_tables: float = 0.0  # seconds until each of the open tables had answered

    def rates(self, name: str) -> list[float]:
        """Return the moves per second of every round."""
        return [each["moves"] / each["seconds"] for each in self.rounds[name]]

    def middle(self, name: str, what: str) -> float:
        """Return the median of all rounds, which one disturbed round cannot move far."""
        return statistics.median(each[what] for each in self.rounds[name])

    def ratios(self) -> dict[str, float]:
        """Return how many times better we are, the only figures that travel between machines."""
        return {
            "boardgameio": statistics.median(self.rates(OURS)) / statistics.median(self.rates(THEIRS)),
            "p99": self.middle(THEIRS, "p99") / self.middle(OURS, "p99"),
            "memory": MOST_MEMORY / self.per_table,
        }


def measure(rounds: int, seconds: float, progress: Progress) -> Figures:
    """Take turns, so that a slow minute hits both servers; then count memory at a server of its own."""
    check_compiled()
    figures = Figures()
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="bench-", dir=ROOT / "build"))
        progress.step("starting both servers")
        servers = {OURS: start_ours(stack, folder), THEIRS: start_theirs(stack)}
        loaders = {name: Loader(stack, name, server.port) for name, server in servers.items()}
        spare = dict.fromkeys(loaders, GAMES)
        for number in range(rounds + 1):
            for name, loader in loaders.items():
                progress.step(f"round {number} of {rounds}: {name}" if number else f"warming up {name}")
                loader.ask(f"prepare {GAMES + spare[name]}")
                before = servers[name].worked()
                found = loader.ask(f"play {seconds if number else WARM_UP}")
                found["work"] = (servers[name].worked() - before) / found["moves"] * 1e6
                if number:
                    figures.rounds[name].append(found)
                # Games of ours come to an end, and others go on in their place; the trivial game never ends.
                spare[name] = int(found["moves"] / found["seconds"] * seconds * 1.5 / SHORTEST) if name == OURS else 0
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="bench-", dir=ROOT / "build"))
        measure_memory(figures, stack, folder, progress)
    figures.version = json.loads((HERE / "node_modules/boardgame.io/package.json").read_text())["version"]
    return figures


def measure_memory(figures: Figures, stack: ExitStack, folder: str, progress: Progress) -> None:
    """Open many tables, each with a listener, count the memory, and have every one of them answer."""
    progress.step(f"opening {TABLES:,} tables")
    server = start_ours(stack, folder)
    loader = Loader(stack, OURS, server.port)
    loader.ask(f"open {FIRST}")
    before = server.memory()
    loader.ask(f"open {FIRST + TABLES}")
    figures.per_table = (server.memory() - before) / TABLES
    found = loader.ask("answer")
    if found["moves"] != FIRST + TABLES:
        raise TroubleError(f"Only {found['moves']} of {FIRST + TABLES} open tables answered.")
    figures.all_tables = found["seconds"]


def table(figures: Figures) -> list[str]:
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


def report(figures: Figures) -> list[str]:
    """Return the lines for people, ending with those that programs read."""
    return [
        f"Python {platform.python_version()}, boardgame.io {figures.version}; {GAMES} games, 2 clients each",
        "",
        *table(figures),
        "",
        f"An open table with a listener takes {math.ceil(figures.per_table)} kB;"
        f" {FIRST + TABLES:,} open tables have answered in {figures.all_tables:.1f} s.",
        *ratio_lines(figures.ratios()),
    ]


def everything(figures: Figures) -> dict[str, Any]:
    """Return everything unrounded, for programs that follow the figures over time."""
    return {
        "python": platform.python_version(),
        "boardgameio": figures.version,
        "rounds": figures.rounds,
        "table": {"kB": figures.per_table, "all answered": figures.all_tables},
        "ratio": figures.ratios(),
    }


def outcome(figures: Figures) -> Outcome:
    """Return what a run comes to."""
    return Outcome(report(figures), everything(figures), too_small(figures.ratios(), LEAST_RATIO))


def prepare_system() -> None:
    """Allow as many connections as the system allows, and let a request to end stop everything that was started."""
    _few, many = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (many, many))
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(CANNOT_RUN))
    (ROOT / "build").mkdir(exist_ok=True)


def main() -> int:
    """Measure, report and judge."""
    asked = in_rounds(__doc__, rounds=7, seconds=4.0)
    prepare_system()
    progress = Progress(2 * (asked.rounds + 1) + 2)
    return run(asked, progress, lambda shown: outcome(measure(asked.rounds, asked.seconds, shown)))


if __name__ == "__main__":
    sys.exit(main())
