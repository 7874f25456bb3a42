"""One connection writes: what is asked for at the same time is kept in one transaction, and reported when it is kept.

Writing itself is quick. What takes long is making sure that it outlives a crash: the disk does that once for all that
was written, and what is asked for meanwhile gathers for the next time.
"""

import asyncio
import logging
import secrets
import sqlite3
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final

from lantern.server.disk import Disk, Done

logger: Final = logging.getLogger("lantern.server")
ENOUGH: Final = 20  # jobs that are written before the moment is over: the disk should not wait, nor should we for it
Row = tuple[Any, ...]
Statement = tuple[str, Row]  # one row to be written by a piece of SQL


class Job:
    """What is to be written together, and who waits for it."""

    def __init__(self, statements: Sequence[Statement], done: Done) -> None:
        self.statements = statements
        self.done = done


class TakenOverError(Exception):
    """Another server keeps these games now."""


class ClosedError(Exception):
    """The server stops; what comes now cannot be kept."""


class Writer:
    """The only one who writes to the database; whoever was it before is no longer."""

    def __init__(self, db: sqlite3.Connection, disk: Disk) -> None:
        self._db, self._disk = db, disk
        self._name = secrets.token_hex(8)
        db.execute("UPDATE keeper SET name = ?", (self._name,))
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
        if len(self._jobs) == 1:
            loop.call_soon(self._begin, loop)
        elif len(self._jobs) == ENOUGH:
            self._begin(loop)

    async def write(self, *statements: Statement) -> None:
        """Write, and come back once it is kept for good; what fails is raised here."""
        await until_kept(lambda done: self.submit(statements, done))

    def _begin(self, loop: asyncio.AbstractEventLoop) -> None:
        """Write all that is waiting, and have it kept, unless that is going on."""
        if self._busy or not self._jobs:
            return
        jobs, self._jobs = self._jobs, []
        self._busy = True
        try:
            failures = write_all(self._db, self._name, jobs)
            commit(self._db)
        except Exception as error:
            loop.call_soon(self._end, loop, jobs, {}, error)
        else:
            self._disk.keep(partial(self._end, loop, jobs, failures))

    def _end(
        self, loop: asyncio.AbstractEventLoop, jobs: list[Job], failures: "Failures", error: BaseException | None
    ) -> None:
        """Go on with those who have come since, and meanwhile tell those who wait."""
        self._busy = False
        if not self._closed:
            self._begin(loop)
        tell(jobs, failures, error)

    def close(self) -> None:
        """Finish what was asked for, and stop."""
        self._closed = True
        self._disk.close()
        jobs, self._jobs = self._jobs, []
        if jobs:
            failures = write_all(self._db, self._name, jobs)
            commit(self._db)
            self._disk.keep_now(partial(tell, jobs, failures))
        self._db.close()


Failures = dict[int, BaseException]  # place in the list of jobs -> why it was not written


def write_all(db: sqlite3.Connection, keeper: str, jobs: list[Job]) -> Failures:
    """Write all jobs in one transaction, which stays open: all rows of a kind at once, or else job by job."""
    begin(db, keeper)
    try:
        for sql, rows in grouped(jobs).items():
            db.executemany(sql, rows)
    except Exception:
        if db.in_transaction:
            db.execute("ROLLBACK")
        begin(db, keeper)
        return write_one_by_one(db, jobs)
    return {}


def begin(db: sqlite3.Connection, keeper: str) -> None:
    """Begin to write, unless somebody else does so now: what they have written is not known here."""
    db.execute("BEGIN IMMEDIATE")
    if db.execute("SELECT name FROM keeper").fetchone() != (keeper,):
        db.execute("ROLLBACK")
        raise TakenOverError("another server keeps these games now")


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
    """Write all jobs; one that fails leaves no trace and does not harm the others."""
    found = ((place, attempt(db, job)) for place, job in enumerate(jobs))
    return {place: failure for place, failure in found if failure is not None}


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
