"""`lantern worker`: takes jobs from the queue in PostgreSQL and has worker processes do them."""

import asyncio
import time
from typing import Any, Final

import msgspec
from procrastinate import JobContext, RetryStrategy
from structlog import get_logger

from lantern.server.jobs.base import CHANCE, CHOOSE, HINT, REVIEW, JobError, JobRequest
from lantern.server.jobs.postgres import DATABASE_ERRORS, TASK, Database
from lantern.server.jobs.processes import TRIES, WorkerProcesses

FETCH_EVERY: Final = 1.0  # seconds, for jobs that come back without a notification
HEARTBEAT: Final = 2.0  # seconds
DRAIN: Final = 20.0  # seconds that jobs have to finish when the service stops; the others go to another machine
LONGEST_PAUSE: Final = 30.0  # seconds before the next try to reach the database
logger: Final = get_logger("lantern.worker")


def shares(processes: int) -> list[tuple[list[str], int]]:
    """Return which kinds of jobs how many at once may do.

    As in the embedded queue: one review at a time, and always one process left for an answer.
    """
    every = [CHOOSE, HINT, CHANCE, REVIEW]
    shared = [([CHOOSE, HINT, CHANCE], processes - 1)] if processes > 1 else []
    return [([CHOOSE], 1), *shared, (every, 1)]


class JobService:
    """Does jobs until it is stopped; a lost database is waited for."""

    def __init__(self, url: str, processes: int, drain: float = DRAIN) -> None:
        self._database = Database(url)
        self._shares = shares(processes)
        self._drain = drain
        self._processes = WorkerProcesses()
        strategy = RetryStrategy(max_attempts=TRIES)  # of a job that did not finish when a service stopped
        self._database.app.task(name=TASK, pass_context=True, retry=strategy)(self._think)

    async def run(self) -> None:
        """Work until cancelled; then finish what is under way."""
        await self._database.open()
        logger.info("ready", shares=[f"{'+'.join(kinds)}: {count}" for kinds, count in self._shares])
        try:
            async with asyncio.TaskGroup() as group:
                for kinds, count in self._shares:
                    group.create_task(self._keep_working(kinds, count))
        finally:
            await self._processes.close()
            await self._database.close()
            logger.info("stopped")

    async def _keep_working(self, kinds: list[str], count: int) -> None:
        """Run a worker of procrastinate, and another whenever it ends because it has lost the database."""
        pause = 1.0
        while True:
            started = time.monotonic()
            try:
                await self._database.app.run_worker_async(
                    queues=kinds,
                    concurrency=count,
                    fetch_job_polling_interval=FETCH_EVERY,
                    update_heartbeat_interval=HEARTBEAT,
                    shutdown_graceful_timeout=self._drain,
                    delete_jobs="always",
                    install_signal_handlers=False,
                )
            except DATABASE_ERRORS as error:
                logger.warning("database lost", error=type(error).__name__)
            pause = 1.0 if time.monotonic() - started > LONGEST_PAUSE else min(LONGEST_PAUSE, 2 * pause)
            await asyncio.sleep(pause)

    async def _think(self, context: JobContext, request: Any) -> None:
        """Do a job, unless it is too late or another server has asked for the same and got it."""
        asked = msgspec.convert(request, JobRequest)
        job, number = asked.job, context.job.id or 0
        left = job.deadline - time.time()
        if left <= 0 or (await self._database.look(job)).error == "":
            return
        try:
            async with asyncio.timeout(left):
                result = await self._processes.do(asked)
        except (JobError, TimeoutError) as error:
            logger.warning("job failed", kind=job.kind, table=job.game, error=str(error) or "too late")
            await self._database.store(job, number, None, str(error) or "no result in time")
        else:
            await self._database.store(job, number, result)
