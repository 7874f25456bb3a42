"""Clients and servers for the tests of requests."""

import asyncio
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryFile
from typing import IO, Any

import httpx2
import uvicorn
from starlette.testclient import TestClient

from lantern.server.app import make_app
from lantern.server.main import configured, listen
from lantern.server.settings import Settings
from tests.interrupting import heeding_ctrl_c

Json = dict[str, Any]
HERE = "http://127.0.0.1"
KEY = "k" * 43  # the operator's
GAME = next((Path(__file__).parents[2] / "games").glob("2p-normal-won*")).read_text(encoding="utf-8")


def settings(folder: Path, **changes: Any) -> Settings:
    """Return settings that keep games in a folder of the test."""
    return Settings(**{"store": str(folder / "tables.db"), "computer_delay": 0.0, "operator_key": KEY, **changes})


@contextmanager
def open_client(folder: Path, address: str = "127.0.0.1", **changes: Any) -> Iterator[TestClient]:
    """Open a server inside the test, for a client at an address."""
    app = make_app(settings(folder, **changes))
    base = changes.get("public_url") or HERE
    with TestClient(app, base_url=base, raise_server_exceptions=False, client=(address, 1)) as client:
        yield client


def bearer(*tokens: str) -> dict[str, str]:
    """Return the header that shows tokens."""
    return {"authorization": f"Bearer {','.join(tokens)}"}


def create(client: httpx2.Client, **more: object) -> Json:
    """Set up a table for two."""
    reply = client.post("/api/tables", json={"players": 2, "seed": "s", **more})
    assert reply.status_code == 201, reply.text
    found: Json = reply.json()
    return found


def show(client: httpx2.Client, made: Json, *tokens: str) -> Json:
    """Return a table as these tokens see it."""
    reply = client.get(f"/api/tables/{made['id']}", headers=bearer(*tokens))
    assert reply.status_code == 200, reply.text
    found: Json = reply.json()
    return found


@dataclass
class Running:
    """A server as a process of its own."""

    process: "subprocess.Popen[str]"
    port: int
    key: str  # the operator's, where it was printed
    errors: IO[str]

    @property
    def said(self) -> str:
        """What it has written to its log so far."""
        self.errors.seek(0)
        return self.errors.read()

    @property
    def url(self) -> str:
        """Where it listens."""
        return f"http://127.0.0.1:{self.port}"

    def stop(self, with_signal: signal.Signals = signal.SIGINT) -> int:
        """End it in an orderly way."""
        self.process.send_signal(with_signal)
        return self.process.wait(20)


@contextmanager
def running(games: Path | str, *more: str, port: int = 0, folder: Path | None = None) -> Iterator[Running]:
    """Run a server as a process of its own, for as long as it is needed."""
    words = [sys.executable, "-P", "-m", "lantern", "serve", "--no-browser", "--store", str(games), "--port", str(port)]
    with TemporaryFile("w+", encoding="utf-8") as errors:
        with heeding_ctrl_c():
            process = subprocess.Popen([*words, *more], stdout=subprocess.PIPE, stderr=errors, text=True, cwd=folder)
        assert process.stdout
        with process.stdout:
            line = process.stdout.readline()
            try:
                address, _, key = line.split()[3].partition("#key=")
                found = Running(process, int(address.rstrip("/").rsplit(":", 1)[1]), key, errors)
                wait_until(lambda: answers(found))
                yield found
            finally:
                if process.poll() is None:
                    process.kill()
                    process.wait(10)


@contextmanager
def serving(found: Settings) -> Iterator[str]:
    """Run a server in a thread of the test; return its address."""
    with listen("127.0.0.1", 0) as socket:
        server = uvicorn.Server(configured(found))
        thread = threading.Thread(target=lambda: asyncio.run(server.serve(sockets=[socket])), daemon=True)
        thread.start()
        wait_until(lambda: server.started)
        yield f"http://127.0.0.1:{socket.getsockname()[1]}"
        server.should_exit = True
        thread.join(20)
        assert not thread.is_alive()


def wait_until(happened: Callable[[], bool], seconds: float = 30) -> None:
    """Wait until something has happened, however slow the machine is."""
    late = time.monotonic() + seconds
    while not happened():
        assert time.monotonic() < late, f"not within {seconds} seconds"
        time.sleep(0.02)


def answers(server: Running) -> bool:
    """Tell whether a server answers."""
    try:
        return httpx2.get(f"{server.url}/healthz").is_success
    except httpx2.HTTPError:
        return False
