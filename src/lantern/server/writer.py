"""One thread writes: what is asked for at the same time is kept in one transaction, and reported when it is kept."""

import asyncio
import sqlite3
import threading
from collections.abc import Callable
from queue import Empty, SimpleQueue
from typing import Any, Final, NamedTuple, TypeVar

T = TypeVar("T")
MOST_AT_ONCE: Final = 512


class Job(NamedTuple):
    """Something to be written, and who waits for it."""

    do: Callable[[sqlite3.Connection], Any]
    loop: asyncio.AbstractEventLoop
    done: "asyncio.Future[Any]"


Outcome = tuple[Job, Any, Exception | None]


class Writer:
    """The only one who writes to the database."""

    def __init__(self, connect: Callable[[], sqlite3.Connection]) -> None:
        self._connect = connect
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._work, name="lantern-writer", daemon=True)
        self._thread.start()

    async def write(self, do: Callable[[sqlite3.Connection], T]) -> T:
        """Write, and come back once it is kept for good; what fails is undone as a whole and raised here."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()
        self._jobs.put(Job(do, loop, done))
        return await done

    def close(self) -> None:
        """Finish what was asked for, and stop."""
        self._jobs.put(None)
        self._thread.join()

    def _work(self) -> None:
        db = self._connect()
        going_on = True
        while going_on:
            batch = self._batch()
            going_on = None not in batch
            jobs = [job for job in batch if job is not None]
            if jobs:
                report(keep(db, jobs))
        db.close()

    def _batch(self) -> list[Job | None]:
        """Return all that is waiting; while one batch is being kept, the next one gathers."""
        batch = [self._jobs.get()]
        while len(batch) < MOST_AT_ONCE and batch[-1] is not None:
            try:
                batch.append(self._jobs.get_nowait())
            except Empty:
                break
        return batch


def keep(db: sqlite3.Connection, jobs: list[Job]) -> list[Outcome]:
    """Write all jobs in one transaction; one that fails leaves no trace and does not harm the others."""
    try:
        db.execute("BEGIN IMMEDIATE")
        outcomes = [attempt(db, job) for job in jobs]
        db.execute("COMMIT")
    except sqlite3.Error as error:
        if db.in_transaction:
            db.execute("ROLLBACK")
        return [(job, None, error) for job in jobs]
    return outcomes


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


def report(outcomes: list[Outcome]) -> None:
    """Tell everybody who waits, with one call for each event loop."""
    for loop in {job.loop for job, _value, _error in outcomes}:
        mine = [outcome for outcome in outcomes if outcome[0].loop is loop]
        try:
            loop.call_soon_threadsafe(tell, mine)
        except RuntimeError:
            continue  # the loop has been closed: nobody waits any more


def tell(outcomes: list[Outcome]) -> None:
    """Tell those of this event loop."""
    for job, value, error in outcomes:
        if job.done.done():
            continue
        if error is None:
            job.done.set_result(value)
        else:
            job.done.set_exception(error)
