"""Tables, clients and servers for the tests of the server."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
from starlette.testclient import TestClient

from lantern.engine.actions import TAKE, UNREADY
from lantern.server.app import make_app
from lantern.server.hall import Hall
from lantern.server.messages import Created, GiveAnswer, NewSeat, NewTable
from lantern.server.settings import Settings
from lantern.server.table import Table
from lantern.server.tokens import Pass
from tests.interrupting import heeding_ctrl_c

Json = dict[str, Any]
HERE = "http://127.0.0.1"
HOST_PASS = Pass(frozenset(), host=True)
WATCHER = Pass(frozenset())
KEY = "k" * 43  # of the machine


def seat(*numbers: int) -> Pass:
    """Return what the tokens of these seats allow."""
    return Pass(frozenset(numbers))


def settings(folder: Path, **changes: Any) -> Settings:
    """Return settings that keep games in a folder of the test."""
    return Settings(**{"data": folder / "tables.db", "delay": 0.0, "messages": 100_000.0, "key": KEY, **changes})


@contextmanager
def open_client(folder: Path, **changes: Any) -> Iterator[TestClient]:
    """Open a server inside the test."""
    app = make_app(settings(folder, **changes))
    with TestClient(app, base_url=HERE, raise_server_exceptions=False, client=("127.0.0.1", 1)) as client:
        yield client


async def table_for(hall: Hall, players: int = 2, seed: str = "s", **more: Any) -> tuple[Table, Created]:
    """Set up a table."""
    made = await hall.create(NewTable(players, seed=seed, **more))
    return hall.table(made.id), made


def computers(count: int) -> list[NewSeat]:
    """Return seats for computer players."""
    return [NewSeat(by="computer:random")] * count


def said(table: Table, answer: int, key: str = "") -> GiveAnswer:
    """Return an answer given for the table as it stands."""
    return GiveAnswer(answer, table.position, key)


def is_plan(answer: int) -> bool:
    """Tell whether an answer belongs to planning."""
    return TAKE <= answer < UNREADY


def bearer(*tokens: str) -> dict[str, str]:
    """Return the header that shows tokens."""
    return {"authorization": f"Bearer {','.join(tokens)}"}


@dataclass
class Running:
    """A server as a process of its own."""

    process: "subprocess.Popen[str]"
    port: int
    key: str = ""  # of the machine

    @property
    def address(self) -> str:
        """Where it listens."""
        return f"127.0.0.1:{self.port}"

    def kill(self) -> None:
        """End it without any warning."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(10)

    def kill_scribe(self) -> None:
        """End the process that writes for it without any warning, where the system tells which one that is."""
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children")
        if children.exists():
            wait_until(lambda: bool(children.read_text(encoding="ascii")))
            scribes = children.read_text(encoding="ascii").split()
            assert scribes
            for scribe in scribes:
                os.kill(int(scribe), signal.SIGKILL)

    def stop(self) -> int:
        """End it as Ctrl-C does."""
        self.process.send_signal(signal.SIGINT)
        return self.process.wait(20)


def start(data: Path, port: int = 0, *more: str, folder: Path | None = None) -> Running:
    """Start a server, in a folder if one is named, and wait until it says where it is."""
    words = [sys.executable, "-P", "-m", "lantern", "serve", "--no-browser", "--data", str(data), "--port", str(port)]
    with heeding_ctrl_c():
        process = subprocess.Popen([*words, *more], stdout=subprocess.PIPE, text=True, cwd=folder)
    assert process.stdout
    line = process.stdout.readline()
    address, _, key = line.split()[3].partition("#key=")
    return Running(process, int(address.split("127.0.0.1:")[1].rstrip("/")), key)


@contextmanager
def running(data: Path, *more: str, folder: Path | None = None) -> Iterator[Running]:
    """Run a server as a process of its own, for as long as it is needed."""
    found = start(data, 0, *more, folder=folder)
    try:
        wait_until_ready(found)
        yield found
    finally:
        if found.process.poll() is None:
            found.kill()
        assert found.process.stdout
        found.process.stdout.close()


def wait_until(happened: Callable[[], bool], seconds: float = 30) -> None:
    """Wait until something has happened, however slow the machine is."""
    late = time.monotonic() + seconds
    while not happened():
        assert time.monotonic() < late, f"not within {seconds} seconds"
        time.sleep(0.02)


def wait_until_ready(server: Running) -> None:
    """Wait until a server answers."""
    wait_until(lambda: answers(server))


def answers(server: Running) -> bool:
    """Tell whether a server answers."""
    import httpx2

    try:
        return httpx2.get(f"http://{server.address}/healthz").is_success
    except httpx2.HTTPError:
        return False


def decoded(text: str | bytes) -> Json:
    """Read a message."""
    found: Json = msgspec.json.decode(text)
    return found
