"""One connection writes: what is asked for at the same time is kept in one transaction, and reported when it is kept.

Writing itself is quick. What takes long is making sure that it outlives a crash: that happens in a thread, once for all
that was written, and what is asked for meanwhile gathers for the next time.
"""

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from typing import Any, NamedTuple, TypeVar

T = TypeVar("T")


class Job(NamedTuple):
    """Something to be written, and who waits for it."""

    do: Callable[[sqlite3.Connection], Any]
    done: "asyncio.Future[Any]"


Outcome = tuple[Job, Any, BaseException | None]


class Writer:
    """The only one who writes to the database."""

    def __init__(self, db: sqlite3.Connection) -> None:
        self._db = db
        self._thread = ThreadPoolExecutor(1, "lantern-writer")
        self._jobs: list[Job] = []
        self._busy = False

    async def write(self, do: Callable[[sqlite3.Connection], T]) -> T:
        """Write, and come back once it is kept for good; what fails is undone as a whole and raised here."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()
        self._jobs.append(Job(do, done))
        if not self._busy:
            self._busy = True
            loop.call_soon(self._begin, loop)
        return await done

    def _begin(self, loop: asyncio.AbstractEventLoop) -> None:
        """Write all that is waiting, and have it kept."""
        jobs, self._jobs = self._jobs, []
        self._busy = bool(jobs)
        if jobs:
            outcomes = written(self._db, jobs)
            kept = loop.run_in_executor(self._thread, commit, self._db)
            kept.add_done_callback(partial(self._end, loop, outcomes))

    def _end(self, loop: asyncio.AbstractEventLoop, outcomes: list[Outcome], kept: "asyncio.Future[None]") -> None:
        """Tell everybody who waits, and go on with those who have come since."""
        tell(outcomes, kept.exception())
        self._begin(loop)

    def close(self) -> None:
        """Finish what was asked for, and stop."""
        self._thread.shutdown()
        jobs, self._jobs = self._jobs, []
        if jobs:
            outcomes = written(self._db, jobs)
            commit(self._db)
            tell(outcomes, None)
        self._db.close()


def written(db: sqlite3.Connection, jobs: list[Job]) -> list[Outcome]:
    """Write all jobs in one transaction, which stays open; where one fails, each by itself."""
    try:
        db.execute("BEGIN IMMEDIATE")
        return [(job, job.do(db), None) for job in jobs]
    except Exception:
        if db.in_transaction:
            db.execute("ROLLBACK")
        return written_one_by_one(db, jobs)


def written_one_by_one(db: sqlite3.Connection, jobs: list[Job]) -> list[Outcome]:
    """Write all jobs in one transaction; one that fails leaves no trace and does not harm the others."""
    try:
        db.execute("BEGIN IMMEDIATE")
        return [attempt(db, job) for job in jobs]
    except sqlite3.Error as error:
        return [(job, None, error) for job in jobs]


def attempt(db: sqlite3.Connection, job: Job) -> Outcome:
    """Write one job, or nothing of it."""
    db.execute("SAVEPOINT job")
    try:
        outcome = job, job.do(db), None
    except Exception as error:
        db.execute("ROLLBACK TO job")
        return job, None, error
    finally:
        db.execute("RELEASE job")
    return outcome


def commit(db: sqlite3.Connection) -> None:
    """Keep what was written for good, or nothing of it."""
    if db.in_transaction:
        try:
            db.execute("COMMIT")
        except sqlite3.Error:
            if db.in_transaction:
                db.execute("ROLLBACK")
            raise


def tell(outcomes: list[Outcome], failure: BaseException | None) -> None:
    """Tell everybody who still waits; `failure` is that of the whole transaction."""
    for job, value, error in outcomes:
        if job.done.done():
            continue
        with suppress(RuntimeError):  # the loop has been closed: nobody waits any more
            if error or failure:
                job.done.set_exception(error or failure or RuntimeError)
            else:
                job.done.set_result(value)
