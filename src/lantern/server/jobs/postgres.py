"""The queue of a site: jobs wait in PostgreSQL, by procrastinate, for `lantern worker` on any machine (service.py).

A result is stored under the lock string of its job, and NOTIFY tells whoever waits for it. Jobs that are done are
deleted at once, results after some minutes. When the server that waited dies, its jobs end by their deadlines.
"""

import asyncio
import time
from collections.abc import Mapping
from contextlib import suppress
from logging import WARNING, getLogger
from typing import Any, Final, LiteralString, NamedTuple

import msgspec
from procrastinate import App, PsycopgConnector
from procrastinate.exceptions import AlreadyEnqueued, ConnectorException
from procrastinate.jobs import Status
from psycopg import AsyncConnection, Error
from psycopg_pool import AsyncConnectionPool, PoolTimeout
from structlog import get_logger

from lantern.server.jobs.base import PRIORITIES, BusyError, JobError, JobRequest, Result, ThinkingJob
from lantern.server.jobs.processes import TRIES
from lantern.server.jobs.shared import SharedWork

TASK: Final = "lantern.think"
CONNECTIONS: Final = 4
PATIENCE: Final = 5.0  # seconds that a query may wait for a connection
LOOK_EVERY: Final = 2.0  # seconds, in case a notification is lost
STALLED: Final = 12.0  # seconds without a sign of life, after which a worker is taken for dead
RESULTS_KEPT: Final = 300  # seconds
LOCK: Final = 0x6C616E74  # of the database, for creating the tables
DATABASE_ERRORS: Final = (Error, ConnectorException, PoolTimeout)

RESULTS: Final = """CREATE TABLE IF NOT EXISTS job_results (
    lock text PRIMARY KEY, game text NOT NULL, result bytea, error text NOT NULL,
    at timestamptz NOT NULL DEFAULT now())"""
# Erasing a game deletes its jobs and results (store/postgres.py). A job that still runs then stores no result.
STORE: Final = """WITH stored AS (
    INSERT INTO job_results (lock, game, result, error)
    SELECT %(lock)s, %(game)s, %(result)s, %(error)s WHERE EXISTS (SELECT FROM procrastinate_jobs WHERE id = %(id)s)
    ON CONFLICT (lock) DO UPDATE SET result = excluded.result, error = excluded.error, at = now())
    SELECT pg_notify('lantern_jobs', %(lock)s)"""
LOOK: Final = """SELECT
    (SELECT id FROM procrastinate_jobs
        WHERE lock = %(lock)s AND status IN ('todo', 'doing') AND NOT abort_requested ORDER BY id LIMIT 1),
    (SELECT count(*) FROM procrastinate_jobs WHERE queue_name = %(kind)s AND status = 'todo'),
    result, error FROM (SELECT) AS one_row LEFT JOIN job_results ON lock = %(lock)s"""
COUNT: Final = """SELECT queue_name, status::text, count(*), coalesce(min((args->'request'->>'asked')::float), 0)
    FROM procrastinate_jobs WHERE status IN ('todo', 'doing') GROUP BY queue_name, status"""
TIDY: Final = (
    "DELETE FROM job_results WHERE at < now() - make_interval(secs => %(kept)s)",
    "DELETE FROM procrastinate_jobs WHERE status NOT IN ('todo', 'doing')"
    " OR (args->'request'->'job'->>'deadline')::float < %(late)s",
)
logger: Final = get_logger("lantern.server")
getLogger("procrastinate").setLevel(WARNING)  # its other lines repeat every job in full


class Found(NamedTuple):
    """What the database has of a job."""

    number: int | None  # of the job in the queue
    waiting: int  # jobs of its kind
    result: bytes | None
    error: str | None

    @property
    def is_result(self) -> bool:
        """Whether the job has ended, well or not."""
        return self.error is not None

    def value(self) -> bytes:
        """Return the result, or raise why there is none."""
        if self.result is None:
            raise JobError(self.error)
        return self.result


async def commit_at_once(connection: AsyncConnection) -> None:
    """Make every statement a transaction: none of these needs more, and it saves two messages for each."""
    await connection.set_autocommit(True)


class Database:
    """The tables of jobs and results, and the application of procrastinate that works on them."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.pool = AsyncConnectionPool(
            url,
            configure=commit_at_once,
            min_size=1,
            max_size=CONNECTIONS,
            timeout=PATIENCE,
            open=False,
            check=AsyncConnectionPool.check_connection,
        )
        self.app = App(connector=PsycopgConnector())

    async def open(self) -> None:
        """Connect, and create the tables if they are not there."""
        await self.pool.open(wait=True, timeout=PATIENCE)
        await self.app.open_async(self.pool)
        async with self.pool.connection() as connection, connection.transaction():
            await connection.execute("SELECT pg_advisory_xact_lock(%s)", (LOCK,))
            if not await self.app.check_connection_async():
                await self.app.schema_manager.apply_schema_async()
            await connection.execute(RESULTS)

    async def close(self) -> None:
        """Disconnect."""
        await self.app.close_async()
        await self.pool.close()

    async def query(self, sql: LiteralString, **values: Any) -> list[tuple[Any, ...]]:
        """Execute a statement and return its rows, if it has any."""
        async with self.pool.connection() as connection:
            cursor = await connection.execute(sql, values)
            return await cursor.fetchall() if cursor.description else []

    async def look(self, job: ThinkingJob) -> Found:
        """Return what there is of a job."""
        (row,) = await self.query(LOOK, lock=job.lock, kind=job.kind)
        return Found(*row)

    async def store(self, job: ThinkingJob, number: int, result: bytes | None, error: str = "") -> None:
        """Store the result of a job, or why there is none, and tell whoever waits."""
        await self.query(STORE, lock=job.lock, game=job.game, id=number, result=result, error=error)


class PostgresJobs:
    """Jobs in PostgreSQL, shared by all servers of a site."""

    def __init__(self, url: str, bounds: Mapping[str, int], look_every: float = LOOK_EVERY, stalled: float = STALLED):
        self._database = Database(url)
        self._bounds = bounds  # how many jobs of a kind may wait
        self._look_every, self._stalled = look_every, stalled
        self._waiting: dict[str, asyncio.Event] = {}
        self._load: dict[str, Any] = {"waiting": {}, "running": 0, "age": 0.0}
        self._shared = SharedWork(self._work)
        self._watching: list[asyncio.Task[None]] = []
        self._cancelling: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Connect, and listen for results."""
        await self._database.open()
        self._watching = [asyncio.create_task(self._listen()), asyncio.create_task(self._look_after())]

    async def close(self) -> None:
        """Cancel the jobs that somebody here waits for, and disconnect."""
        await self._shared.close()
        await asyncio.gather(*self._cancelling)
        for task in self._watching:
            task.cancel()
        await asyncio.gather(*self._watching, return_exceptions=True)
        await self._database.close()

    async def run(self, job: ThinkingJob, result: type[Result]) -> Result:
        """Wait for the result of a job."""
        return await self._shared.run(job, result)

    def load(self) -> dict[str, Any]:
        """Tell how many jobs wait and run in the whole site, as of a moment ago."""
        return self._load

    async def _work(self, job: ThinkingJob) -> bytes:
        """Wait for a result. Should the job vanish, because another server has cancelled it, ask for it again."""
        request, event, number = JobRequest.now(job), asyncio.Event(), 0
        self._waiting[job.lock] = event
        try:
            while True:
                event.clear()
                try:
                    found = await self._database.look(job)
                    if found.is_result and (number or not found.error):  # an error of an earlier job does not count
                        return found.value()
                    number = found.number or await self._enqueue(request, found.waiting)
                except DATABASE_ERRORS as error:
                    logger.warning("queue of jobs not reached", error=type(error).__name__)
                with suppress(TimeoutError):
                    await asyncio.wait_for(event.wait(), self._look_every)
        except asyncio.CancelledError:
            task = asyncio.create_task(self._cancel(job))
            self._cancelling.add(task)
            task.add_done_callback(self._cancelling.discard)
            raise
        finally:
            if self._waiting.get(job.lock) is event:  # not that of somebody who asked again at once
                del self._waiting[job.lock]

    async def _enqueue(self, request: JobRequest, waiting: int) -> int:
        """Put a job into the queue and return its number; 0 if another server was faster."""
        job = request.job
        if waiting >= self._bounds[job.kind]:
            raise BusyError(job.kind)
        task = self._database.app.configure_task(
            TASK, queue=job.kind, priority=PRIORITIES[job.kind], lock=job.lock, queueing_lock=job.lock
        )
        try:
            return await task.defer_async(request=msgspec.to_builtins(request))
        except AlreadyEnqueued:
            self._wake(job.lock)
            return 0

    async def _cancel(self, job: ThinkingJob) -> None:
        """Cancel a job; other servers that wait for it are told, and ask for it again."""
        with suppress(*DATABASE_ERRORS):
            if number := (await self._database.look(job)).number:
                await self._database.app.job_manager.cancel_job_by_id_async(number, abort=True, delete_job=True)
                await self._database.query("SELECT pg_notify('lantern_jobs', %(lock)s)", lock=job.lock)

    def _wake(self, lock: str) -> None:
        """Let whoever waits for a job look again."""
        if event := self._waiting.get(lock):
            event.set()

    async def _listen(self) -> None:
        """Wake whoever waits for a result; after an interruption, everybody."""
        while True:
            try:
                async with await AsyncConnection.connect(self._database.url, autocommit=True) as connection:
                    await connection.execute("LISTEN lantern_jobs")
                    for lock in self._waiting:
                        self._wake(lock)
                    async for notification in connection.notifies():
                        self._wake(notification.payload)
            except DATABASE_ERRORS:
                await asyncio.sleep(self._look_every)

    async def _look_after(self) -> None:
        """Count the jobs, put those of dead workers back into the queue, and delete what is over."""
        while True:
            with suppress(*DATABASE_ERRORS):
                await self._count()
                for stalled in await self._database.app.job_manager.get_stalled_jobs(
                    seconds_since_heartbeat=self._stalled
                ):
                    await self._rescue(stalled)
                for statement in TIDY:
                    await self._database.query(statement, kept=RESULTS_KEPT, late=time.time() - STALLED)
            await asyncio.sleep(self._look_every)

    async def _rescue(self, stalled: Any) -> None:
        """Have a job of a dead worker done again, or give it up if that was the second try."""
        manager = self._database.app.job_manager
        if stalled.attempts + 1 < TRIES:
            logger.warning("worker lost", job=stalled.id)
            await manager.retry_job(stalled)
            return
        job = msgspec.convert(stalled.task_kwargs["request"], JobRequest).job
        await self._database.store(job, stalled.id, None, "the worker ended twice")
        await manager.finish_job(stalled, Status.FAILED, delete_job=True)

    async def _count(self) -> None:
        rows = await self._database.query(COUNT)
        waiting = [row for row in rows if row[1] == "todo"]
        self._load = {
            "waiting": {row[0]: row[2] for row in waiting},
            "running": sum(row[2] for row in rows if row[1] == "doing"),
            "age": max((time.time() - row[3] for row in waiting), default=0.0),
        }
