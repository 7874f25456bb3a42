"""SQLite: one file for one server.

One thread writes. It takes everything that waits, in one transaction, so many tables share one wait for the disk (group
commit). A second thread reads. Both have a connection of their own, which is opened again after an error, and nobody
waits for them longer than a deadline: a hung file never holds up the event loop.
"""

import asyncio
import os
import sqlite3
import threading
from asyncio import AbstractEventLoop, Future
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any, Final

from lantern.server.store import sql
from lantern.server.store.base import ConflictError, DamagedError, LogEvent, Signal, UnavailableError
from lantern.server.store.engine import CHECK_DEADLINE, DEADLINE, Append, SqlStore, joined, missing
from lantern.server.store.sql import Operation, Result

BUSY: Final = 2.0  # seconds to wait while another program writes to the file
FIELDS: Final = [f"json_extract(value, '$[{place}]')" for place in range(11)]
# One statement: the thread waits once for Python's lock and once for the disk. Where an event does not fit, a number
# that is taken or NULL refuses them all, and they are tried one by one.
APPEND_ALL: Final = f"""INSERT INTO events (game, {sql.EVENT}) SELECT {FIELDS[0]},
    iif(EXISTS (SELECT 1 FROM events WHERE game = {FIELDS[0]} AND seq = {FIELDS[1]} - 1), {FIELDS[1]}, NULL),
    {", ".join(FIELDS[2:])} FROM json_each(?)"""


Task = Append | Operation[Any]
CarryOut = Callable[[sqlite3.Connection, list[Task]], list[Any]]  # a result for each, or the exception
Waiting = tuple[Task, "Future[Any]"]


class SqliteStore(SqlStore):
    """All games of one server in a file."""

    def __init__(self, path: Path, deadline: float = DEADLINE) -> None:
        self.path = path
        self._writer = DatabaseThread(path, write_all, deadline)
        self._reader = DatabaseThread(path, read_all, deadline)

    @property
    def shared(self) -> bool:
        """A file belongs to one server."""
        return False

    async def open(self) -> None:
        """Make or migrate the file."""
        await asyncio.to_thread(prepare, self.path)
        self._writer.start()
        self._reader.start()

    async def close(self) -> None:
        """Finish what is being written, and close the file."""
        await self._writer.stop()
        await self._reader.stop()

    async def check(self) -> None:
        """Return if something can be written within a second."""
        await self._writer.carry_out(sql.check(), CHECK_DEADLINE)

    async def append(self, game: str, event: LogEvent) -> None:
        """Append an event, together with all others that wait."""
        await self._writer.carry_out(Append(game, event))

    async def read(self, operation: Operation[Result]) -> Result:
        result: Result = await self._reader.carry_out(operation)
        return result

    async def write(self, operation: Operation[Result], signal: Signal | None = None) -> Result:
        result: Result = await self._writer.carry_out(operation)
        return result

    async def publish(self, signal: Signal) -> None:
        """Do nothing: there is no other server."""

    def listen(self, heard: Callable[[Signal], None]) -> None:
        """Do nothing: there is no other server."""


class DatabaseThread:
    """A thread that carries out tasks with a connection of its own."""

    def __init__(self, path: Path, carry_out: CarryOut, deadline: float) -> None:
        self._path, self._carry_out, self._deadline = path, carry_out, deadline
        self._waiting: SimpleQueue[Waiting | None] = SimpleQueue()
        self._thread: threading.Thread | None = None
        self._stopped = True

    def start(self) -> None:
        """Start in the running event loop."""
        self._stopped = False
        loop = asyncio.get_running_loop()
        self._thread = threading.Thread(target=self._work, args=(loop,), name="lantern-store", daemon=True)
        self._thread.start()

    async def stop(self) -> None:
        """Carry out what waits, and end; a thread that hangs is left behind."""
        self._stopped = True
        if self._thread is not None:
            self._waiting.put(None)
            await asyncio.to_thread(self._thread.join, self._deadline)
            self._thread = None

    async def carry_out(self, task: Task, deadline: float = 0) -> Any:
        """Have a task carried out, and return its result; what still waits at the deadline is dropped."""
        if self._stopped:
            raise UnavailableError("the store is closed")
        loop = asyncio.get_running_loop()
        future = loop.create_future()
        late = loop.call_later(deadline or self._deadline, self._give_up, future)
        self._waiting.put((task, future))
        try:
            return await future
        finally:
            late.cancel()

    def _give_up(self, future: "Future[Any]") -> None:
        if not future.done():
            future.set_exception(UnavailableError(f"{self._path} does not answer"))

    def _work(self, loop: AbstractEventLoop) -> None:
        db: sqlite3.Connection | None = None
        while not (self._stopped and self._waiting.empty()):
            batch = self._next_batch()
            try:
                db = db or connect(self._path)
                results = self._carry_out(db, [task for task, _future in batch]) if batch else []
            except Exception as error:
                close(db)
                db = None
                results = [UnavailableError(f"{self._path}: {error}") for _each in batch]
            with suppress(RuntimeError):  # the loop may be closed already
                loop.call_soon_threadsafe(resolve, batch, results)
        close(db)

    def _next_batch(self) -> list[Waiting]:
        """Wait for a task and take all that wait with it, except those that nobody waits for any more."""
        found = [self._waiting.get()]
        with suppress(Empty):
            while True:
                found.append(self._waiting.get_nowait())
        return [each for each in found if each is not None and not each[1].done()]


def resolve(batch: list[Waiting], results: Sequence[Any]) -> None:
    """Tell everybody who waits what became of their task."""
    for (_task, future), result in zip(batch, results, strict=True):
        if future.done():  # nobody waits any more
            continue
        if isinstance(result, BaseException):
            future.set_exception(result)
        else:
            future.set_result(result)


def connect(path: Path) -> sqlite3.Connection:
    """Open the file; a commit outlives a crash of the program and of the machine, and erased rows are overwritten."""
    db = sqlite3.connect(f"{path.absolute().as_uri()}?mode=rw", uri=True, isolation_level=None, timeout=BUSY)
    try:
        db.execute("PRAGMA journal_mode = WAL")
        db.execute("PRAGMA synchronous = FULL")
        db.execute("PRAGMA foreign_keys = ON")
        db.execute("PRAGMA secure_delete = ON")
    except sqlite3.Error:
        db.close()
        raise
    return db


def close(db: sqlite3.Connection | None) -> None:
    """Close a connection, whatever state it is in."""
    if db is not None:
        with suppress(sqlite3.Error):
            db.close()


def prepare(path: Path) -> None:
    """Make the file if there is none, for this user only, and bring its tables up to date."""
    db = None
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
        db = connect(path)
        migrate(db)
    except OSError as error:
        raise UnavailableError(f"{path}: {error.strerror or error}") from error
    except sqlite3.OperationalError as error:
        raise UnavailableError(f"{path}: {error}") from error
    except sqlite3.DatabaseError as error:
        raise DamagedError(f"{path}: this is no file of games, or it is damaged ({error})") from error
    finally:
        close(db)


def migrate(db: sqlite3.Connection) -> None:
    """Carry out the steps that this file has not seen yet, all of them or none."""
    if not missing("sqlite", version(db)):
        return  # without waiting for others that write
    db.execute("BEGIN IMMEDIATE")
    for number, step in missing("sqlite", version(db)):
        for statement in step.split(";\n"):
            db.execute(statement)
        db.execute(f"PRAGMA user_version = {number}")
    db.execute("COMMIT")


def version(db: sqlite3.Connection) -> int:
    """Return how many steps a file has seen."""
    found: int = db.execute("PRAGMA user_version").fetchone()[0]
    return found


def run(db: sqlite3.Connection, operation: Operation[Result]) -> Result:
    """Carry out an operation."""
    try:
        statement = next(operation)
        while True:
            statement = operation.send(db.execute(*statement).fetchall())
    except StopIteration as done:
        result: Result = done.value
        return result


def read_all(db: sqlite3.Connection, batch: list[Task]) -> list[Any]:
    """Carry out operations that only read, each as the file is at one moment."""
    return [in_transaction(db, "BEGIN", [task])[0] for task in batch]


def write_all(db: sqlite3.Connection, batch: list[Task]) -> list[Any]:
    """Carry out everything in one transaction; what fails by its own fault fails alone."""
    appends = [task for task in batch if isinstance(task, Append)]
    if len(appends) == len(batch):
        with suppress(sqlite3.IntegrityError):
            db.execute(APPEND_ALL, (joined(appends),))
            return [None] * len(batch)
    return in_transaction(db, "BEGIN IMMEDIATE", batch)


def in_transaction(db: sqlite3.Connection, begin: str, batch: list[Task]) -> list[Any]:
    """Carry out operations one by one in a transaction."""
    db.execute(begin)
    results = [attempt(db, task.operation() if isinstance(task, Append) else task) for task in batch]
    db.execute("COMMIT")
    return results


def attempt(db: sqlite3.Connection, operation: Operation[Any]) -> Any:
    """Carry out an operation, or undo it; return its result, or why it failed."""
    db.execute("SAVEPOINT attempt")
    result: Any
    try:
        result = run(db, operation)
    except sqlite3.IntegrityError as error:
        result = ConflictError(str(error))
    except sqlite3.Error:  # of the file, not of the operation
        raise
    except Exception as error:
        result = error
    if isinstance(result, Exception):
        db.execute("ROLLBACK TO attempt")
    db.execute("RELEASE attempt")
    return result
