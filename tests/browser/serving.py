"""`lantern serve` as a process of its own, for the browser."""

import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from tests.interrupting import heeding_ctrl_c


@dataclass
class Server:
    """A server and where it listens."""

    process: "subprocess.Popen[str]"
    address: str  # with a slash at its end
    own: str  # the address for this machine, as it was printed: its key shows the games that are kept here

    @property
    def port(self) -> int:
        """The port that was free."""
        return int(self.address.rstrip("/").rpartition(":")[2])

    def interrupt(self) -> tuple[int, str]:
        """Press Ctrl-C; return how it ended and what it said last."""
        self.process.send_signal(signal.SIGINT)
        said, _ = self.process.communicate(timeout=20)
        return self.process.returncode, said


def start(data: Path, port: int = 0) -> Server:
    """Start a server and wait until it says where it is; from then on connections are let in or wait."""
    words = [sys.executable, "-m", "lantern", "serve", "--no-browser", "--data", str(data), "--port", str(port)]
    with heeding_ctrl_c():
        process = subprocess.Popen(words, stdout=subprocess.PIPE, text=True)
    assert process.stdout
    line = process.stdout.readline()
    assert line.startswith("Lantern is at http://127.0.0.1:"), line
    own = line.split()[3]
    return Server(process, own.partition("#")[0], own)


@contextmanager
def serving(data: Path, port: int = 0) -> Iterator[Server]:
    """Serve for as long as it is needed."""
    server = start(data, port)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.interrupt()
