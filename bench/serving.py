"""Servers that are started for a benchmark, and the processes that play on them."""

from __future__ import annotations

import json
import os
import resource
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, Final, NamedTuple

from bench.report import CANNOT_RUN, TroubleError

ROOT: Final = Path(__file__).resolve().parent.parent
HERE: Final = ROOT / "bench" / "server"
LANTERN: Final = "lantern"
PAGE: Final = "page"  # Lantern too, as browsers use it: they receive what has changed of all that they show
UNLIMITED: Final = ("--messages-per-second", "1000000", "--new-tables-per-minute", "1000000")
PLAYERS: Final = ROOT / os.environ.get("PLAYERS", "")  # where they are; compiled ones cost less (Makefile)
PATIENCE: Final = 10.0  # seconds within which what was started must end when it is asked to


@contextmanager
def process(words: list[str], **more: object) -> Iterator[subprocess.Popen[str]]:
    """Run something for as long as it is needed, and no longer."""
    found = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, **more)  # type: ignore[call-overload]
    try:
        yield found
    finally:
        found.terminate()
        try:
            found.communicate(timeout=PATIENCE)
        except subprocess.TimeoutExpired:
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

    def __init__(self, stack: ExitStack, name: str, *ports: int) -> None:
        self.name = name
        words = [sys.executable, "-m", "bench.player", name, *map(str, ports)]
        self._process = stack.enter_context(process(words, cwd=PLAYERS))

    def ask(self, command: str) -> dict[str, Any]:
        """Have something done and wait, because only one server may be played on at a time."""
        self.begin(command)
        return self.end()

    def begin(self, command: str) -> None:
        """Have something done."""
        assert self._process.stdin is not None
        print(command, file=self._process.stdin, flush=True)

    def end(self) -> dict[str, Any]:
        """Wait for what came of it."""
        found: dict[str, Any] = json.loads(heard(self._process, f"Playing on {self.name}"))
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


def start_lantern(stack: ExitStack, store: str) -> Server:
    """Start `lantern serve` as everybody starts it, but without the limits that hold up fast players."""
    where = ("--host", "127.0.0.1", "--port", "0")
    words = [sys.executable, "-m", "lantern", "serve", "--no-browser", *where, "--store", store, *UNLIMITED]
    found = stack.enter_context(process(words))
    line = heard(found, "lantern serve")
    return Server(found.pid, int(line.split("127.0.0.1:")[1].split("/")[0]))


def prepare_system() -> None:
    """Allow as many connections as the system allows, and let a request to end stop everything that was started."""
    _few, many = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (many, many))
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(CANNOT_RUN))
    (ROOT / "build").mkdir(exist_ok=True)
