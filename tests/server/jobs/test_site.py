"""The queue of a site: several servers and workers, any of which may be killed."""

import asyncio
import os
import signal
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from pathlib import Path

import psycopg
import pytest

from lantern.players.registry import LEVELS
from lantern.server.jobs.base import JobError
from lantern.server.jobs.postgres import PostgresJobs
from lantern.server.store import open_store
from tests.cli.running import run
from tests.server.jobs.asking import a_job, answers, ask, processes, runs, seats, until
from tests.server.jobs.conftest import BOUNDS
from tests.server.jobs.players import NAMES

pytestmark = pytest.mark.anyio


async def a_worker(url: str) -> Process:
    """Start `lantern worker` and wait until it is ready."""
    players = [word for name in NAMES for word in ("--player", f"{name}={LEVELS[name].where}")]
    words = ["worker", "--store", url, "--processes", "1", "--log-level", "info", *players]
    path = os.pathsep.join(filter(None, sys.path))
    found = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "lantern", *words, stderr=PIPE, env={**os.environ, "PYTHONPATH": path}
    )
    assert found.stderr
    while b"ready" not in await found.stderr.readline():
        assert found.returncode is None
    return found


@pytest.fixture
async def servers(notes: Path, postgres: str) -> AsyncIterator[list[PostgresJobs]]:
    """Two servers of one site, without a worker."""
    found = [PostgresJobs(postgres, BOUNDS, look_every=0.1, stalled=3.0) for _server in range(2)]
    await asyncio.gather(*(each.open() for each in found))
    yield found
    for each in found:
        await each.close()


def rows(url: str, table: str) -> int:
    with psycopg.connect(url) as connection:
        found = connection.execute(f"SELECT count(*) FROM {table}").fetchone()
    assert found
    return int(found[0])


async def test_two_servers_share_a_job_and_one_that_leaves_does_not_take_it_away(
    servers: list[PostgresJobs], postgres_jobs: PostgresJobs, notes: Path, postgres: str
) -> None:
    waiting = [ask(server, a_job("brief")) for server in servers]
    results = await asyncio.gather(*waiting)
    assert results[0] == results[1]
    assert seats(notes) == [0]
    leaving, staying = [ask(server, a_job("brief", seat=1)) for server in servers]
    await until(lambda: 1 in seats(notes))
    leaving.cancel()
    assert (await staying).answer >= 0


async def test_a_job_of_a_killed_worker_is_done_by_another(
    servers: list[PostgresJobs], notes: Path, postgres: str
) -> None:
    first = await a_worker(postgres)
    waiting = ask(servers[0], a_job("slow"))
    await until(lambda: len(seats(notes)) == 1)
    first.kill()
    await first.wait()
    await until(lambda: not runs(processes(notes)[0]), 5.0)
    second = await a_worker(postgres)
    await until(lambda: len(seats(notes)) == 2)
    second.kill()
    await second.wait()
    with pytest.raises(JobError, match="twice"):
        await waiting


async def test_a_worker_that_is_stopped_finishes_its_jobs(
    servers: list[PostgresJobs], notes: Path, postgres: str
) -> None:
    worker = await a_worker(postgres)
    waiting = ask(servers[0], a_job("brief"))
    await until(lambda: len(seats(notes)) == 1)
    worker.send_signal(signal.SIGTERM)
    assert (await waiting).answer == answers()[-1]
    assert await worker.wait() == 0
    assert seats(notes) == [0]


async def test_nothing_is_left_of_a_game_that_is_erased(
    postgres_jobs: PostgresJobs, notes: Path, postgres: str
) -> None:
    await ask(postgres_jobs, a_job("last"))
    running = ask(postgres_jobs, a_job("slow", seat=1))
    await until(lambda: 1 in seats(notes))
    assert rows(postgres, "job_results") == 1
    assert rows(postgres, "procrastinate_jobs") == 1  # those that are done are gone
    store = open_store(postgres)
    await store.open()
    await store.erase("game")
    await store.close()
    running.cancel()
    assert [rows(postgres, name) for name in ("job_results", "procrastinate_jobs", "procrastinate_events")] == [0, 0, 0]


async def test_the_queue_knows_neither_names_nor_the_luck_to_come(servers: list[PostgresJobs], postgres: str) -> None:
    job = a_job("last")
    assert job.setup.seed
    waiting = ask(servers[0], job)
    await until(lambda: rows(postgres, "procrastinate_jobs") == 1)
    with psycopg.connect(postgres) as connection:
        found = connection.execute("SELECT args->'request'->'job'->'setup' FROM procrastinate_jobs").fetchone()
    assert found
    assert (found[0]["names"], found[0]["seed"]) == ([], "")
    waiting.cancel()


async def test_servers_and_workers_go_on_after_the_database_was_lost(
    servers: list[PostgresJobs], notes: Path, postgres: str
) -> None:
    worker = await a_worker(postgres)
    assert await ask(servers[0], a_job("last"))
    with psycopg.connect(postgres, autocommit=True) as connection:
        connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database()"
            " AND pid <> pg_backend_pid()"
        )
    assert await ask(servers[0], a_job("last", seat=1))
    worker.kill()
    await worker.wait()


def test_a_worker_that_cannot_start_says_why_in_one_line() -> None:
    for store, code, sentence in (
        ("games.db", 2, "a worker needs --store postgresql://"),
        ("postgresql://nobody@127.0.0.1:1/none", 75, "the database cannot be reached"),
    ):
        said = run("worker", "--store", store, "--log-level", "error")
        assert said.returncode == code
        assert said.stderr.splitlines()[-1].startswith(f"lantern: {sentence}")
        assert "Traceback" not in said.stderr
