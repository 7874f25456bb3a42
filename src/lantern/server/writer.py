"""One connection writes: what is asked for at the same time is kept in one transaction, and reported when it is kept.

Writing itself is quick. What takes long is making sure that it outlives a crash: that happens in a thread, once for all
that was written, and what is asked for meanwhile gathers for the next time.
"""

import asyncio
import logging
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, Final, NamedTuple

logger: Final = logging.getLogger("lantern.server")
Row = tuple[Any, ...]


class Statement(NamedTuple):
    """One row to be written by a piece of SQL."""

    sql: str
    row: Row


Done = Callable[[BaseException | None], None]  # hears that something was kept, or why it was not


class Job(NamedTuple):
    """What is to be written together, and who waits for it."""

    statements: Sequence[Statement]
    done: Done


class ClosedError(Exception):
    """The server stops; what comes now cannot be kept."""


class Writer:
    """The only one who writes to the database."""

    def __init__(self, db: sqlite3.Connection) -> None:
        self._db = db
        self._thread = ThreadPoolExecutor(1, "lantern-writer")
        self._jobs: list[Job] = []
        self._busy = False
        self._closed = False

    def submit(self, statements: Sequence[Statement], done: Done) -> None:
        """Write, and say so once it is kept for good; what fails is undone as a whole."""
        loop = asyncio.get_running_loop()
        if self._closed:
            loop.call_soon(done, ClosedError("nothing is kept any more"))
            return
        self._jobs.append(Job(statements, done))
        if not self._busy:
            self._busy = True
            loop.call_soon(self._begin, loop)

    async def write(self, *statements: Statement) -> None:
        """Write, and come back once it is kept for good; what fails is raised here."""
        await until_kept(lambda done: self.submit(statements, done))

    def _begin(self, loop: asyncio.AbstractEventLoop) -> None:
        """Write all that is waiting, and have it kept."""
        jobs, self._jobs = self._jobs, []
        self._busy = bool(jobs)
        if not jobs:
            return
        try:
            failures = write_all(self._db, jobs)
            kept = loop.run_in_executor(self._thread, commit, self._db)
            kept.add_done_callback(partial(self._end, loop, jobs, failures))
        except Exception as error:
            tell(jobs, {}, error)
            loop.call_soon(self._begin, loop)

    def _end(
        self, loop: asyncio.AbstractEventLoop, jobs: list[Job], failures: "Failures", kept: "asyncio.Future[None]"
    ) -> None:
        """Tell everybody who waits, and go on with those who have come since, and those who are just coming."""
        tell(jobs, failures, kept.exception())
        loop.call_soon(self._begin, loop)

    def close(self) -> None:
        """Finish what was asked for, and stop."""
        self._closed = True
        self._thread.shutdown()
        jobs, self._jobs = self._jobs, []
        if jobs:
            failures = write_all(self._db, jobs)
            commit(self._db)
            tell(jobs, failures, None)
        self._db.close()


Failures = dict[int, BaseException]  # place in the list of jobs -> why it was not written


def write_all(db: sqlite3.Connection, jobs: list[Job]) -> Failures:
    """Write all jobs in one transaction, which stays open: all rows of a kind at once, or else job by job."""
    try:
        db.execute("BEGIN IMMEDIATE")
        for sql, rows in grouped(jobs).items():
            db.executemany(sql, rows)
    except Exception:
        if db.in_transaction:
            db.execute("ROLLBACK")
        return write_one_by_one(db, jobs)
    return {}


def grouped(jobs: list[Job]) -> dict[str, list[Row]]:
    """Return the rows of all jobs by their SQL, in the order in which it first comes.

    That changes nothing: jobs about the same rows do not wait together, because whoever changes a table holds its
    latch. New games, the largest jobs, come first, so that they are there before their answers.
    """
    found: dict[str, list[Row]] = {}
    for job in sorted(jobs, key=lambda job: -len(job.statements)):
        for sql, row in job.statements:
            found.setdefault(sql, []).append(row)
    return found


def write_one_by_one(db: sqlite3.Connection, jobs: list[Job]) -> Failures:
    """Write all jobs in one transaction; one that fails leaves no trace and does not harm the others."""
    failures: Failures = {}
    try:
        db.execute("BEGIN IMMEDIATE")
        for place, job in enumerate(jobs):
            failure = attempt(db, job)
            if failure is not None:
                failures[place] = failure
    except sqlite3.Error as error:
        failures = dict.fromkeys(range(len(jobs)), error)
    return failures


def attempt(db: sqlite3.Connection, job: Job) -> BaseException | None:
    """Write one job, or nothing of it; return what went wrong."""
    db.execute("SAVEPOINT job")
    try:
        for sql, row in job.statements:
            db.execute(sql, row)
    except Exception as error:
        db.execute("ROLLBACK TO job")
        return error
    finally:
        db.execute("RELEASE job")
    return None


def commit(db: sqlite3.Connection) -> None:
    """Keep what was written for good, or nothing of it."""
    if db.in_transaction:
        try:
            db.execute("COMMIT")
        except sqlite3.Error:
            if db.in_transaction:
                db.execute("ROLLBACK")
            raise


def tell(jobs: list[Job], failures: Failures, failure: BaseException | None) -> None:
    """Tell everybody who waits; `failure` is that of the whole transaction."""
    for place, job in enumerate(jobs):
        try:
            job.done(failures.get(place, failure))
        except Exception:  # whoever waits may fail; all others hear of theirs
            logger.exception("a mistake after keeping")


async def until_kept(begin: Callable[[Done], None]) -> None:
    """Begin something that says when it is done, and come back then; what fails is raised here."""
    found: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def done(error: BaseException | None) -> None:
        if found.done() or found.get_loop().is_closed():
            return  # nobody waits any more
        if error is None:
            found.set_result(None)
        else:
            found.set_exception(error)

    begin(done)
    await found
