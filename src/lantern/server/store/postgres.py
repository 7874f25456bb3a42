"""PostgreSQL: one database for any number of servers.

Appends that wait at the same time go in one statement, which also notifies the other servers: PostgreSQL commits
transactions that notify one after the other, so a server that sent each event alone would wait for the disk each time.
"""

import asyncio
import random
import secrets
from asyncio import Future
from collections.abc import Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from functools import lru_cache
from typing import Any, Final

import psycopg
from psycopg import AsyncConnection
from psycopg_pool import AsyncConnectionPool
from structlog import get_logger

from lantern.server.store import sql
from lantern.server.store.base import ConflictError, LogEvent, Signal, StoreError, UnavailableError
from lantern.server.store.engine import CHECK_DEADLINE, CONNECTIONS, DEADLINE, Append, SqlStore, joined, missing
from lantern.server.store.sql import Operation, Result

POOL_TIMEOUT: Final = 3.0  # seconds to wait for one of them
HEARTBEAT: Final = 20.0  # seconds without a signal after which the listening connection is tried
FIRST_PAUSE: Final = 0.1  # seconds before listening again
LONGEST_PAUSE: Final = 5.0
OLDEST: Final = 150_000  # version of PostgreSQL
CHANNEL: Final = "lantern"
MIGRATING: Final = 0x4C616E74  # the number of an advisory lock: one server migrates
NOTIFY: Final = f"SELECT pg_notify('{CHANNEL}', ?)"
APPEND_ALL: Final = f"""WITH
    new AS (SELECT e ->> 0 AS game, (e ->> 1)::bigint AS seq, e FROM json_array_elements(?::json) AS e),
    appended AS (INSERT INTO events (game, {sql.EVENT})
        SELECT game, seq, (e ->> 2)::bigint, e ->> 3, (e ->> 4)::integer, (e ->> 5)::bigint, (e ->> 6)::integer,
            (e ->> 7)::integer, e ->> 8, e ->> 9, e ->> 10
        FROM new WHERE EXISTS (SELECT 1 FROM events WHERE game = new.game AND seq = new.seq - 1)
        ORDER BY game -- in one order on all servers: nobody waits in a circle
        ON CONFLICT DO NOTHING RETURNING game, seq)
    SELECT game, pg_notify('{CHANNEL}', ? || ' ' || game || ' log ' || seq || ' ') FROM appended"""

HAS_JOBS: Final = "SELECT to_regclass('job_results') IS NOT NULL AND to_regclass('procrastinate_jobs') IS NOT NULL"
FORGET_JOBS: Final = (
    "DELETE FROM procrastinate_jobs WHERE starts_with(lock, ? || '/')",
    "DELETE FROM job_results WHERE game = ?",  # second: a job whose row is gone stores no result
)

logger: Final = get_logger("lantern.store")


# A lost database is noticed soon.
CONNECTING: Final[dict[str, Any]] = {
    "autocommit": True,
    "connect_timeout": 3,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 2,
    "tcp_user_timeout": 10_000,
}
Waiting = tuple[Append, "Future[None]"]


class OldServerError(StoreError):
    """The database is older than what is needed."""


class PostgresStore(SqlStore):
    """All games of a site."""

    def __init__(self, address: str, deadline: float = DEADLINE, connections: int = CONNECTIONS) -> None:
        self._address, self._deadline = address, deadline
        self._origin = secrets.token_hex(8)  # of signals: a server does not hear its own
        self._heard: Callable[[Signal], None] = lambda _signal: None
        self._pool = AsyncConnectionPool(
            address,
            min_size=1,
            max_size=connections,
            timeout=POOL_TIMEOUT,
            open=False,
            configure=self._configure,
            kwargs=CONNECTING,
            name="lantern",
        )
        self._waiting: list[Waiting] = []
        self._appending: asyncio.Task[None] | None = None
        self._listener: asyncio.Task[None] | None = None
        self._listening = asyncio.Event()
        self._renewing: asyncio.Task[None] | None = None

    async def _configure(self, db: "AsyncConnection[Any]") -> None:
        """Prepare a connection of the pool: no statement outlives a call by much."""
        await db.execute(f"SET statement_timeout = {int(self._deadline * 1000)}".encode())

    @property
    def shared(self) -> bool:
        """Other servers may use the same database."""
        return True

    def listen(self, heard: Callable[[Signal], None]) -> None:
        """Call this for every signal of other servers."""
        self._heard = heard

    async def open(self) -> None:
        """Connect, migrate and listen."""
        async with translating_errors():
            async with await AsyncConnection.connect(self._address, **CONNECTING) as db:
                await migrate(db)
            await self._pool.open()
            self._listener = asyncio.create_task(self._listen())
            await asyncio.wait_for(self._listening.wait(), self._deadline)

    async def close(self) -> None:
        """Finish what is being written, and disconnect."""
        if self._appending is not None:
            await asyncio.wait({self._appending}, timeout=self._deadline)
        if self._listener is not None:
            self._listener.cancel()
            with suppress(asyncio.CancelledError):
                await self._listener
        await self._pool.close()

    async def check(self) -> None:
        """Return if something can be written within a second."""
        await self._within(self._in_transaction(sql.check()), CHECK_DEADLINE)

    async def publish(self, signal: Signal) -> None:
        """Tell the other servers."""
        await self._within(self._outside(notice(self._origin, signal)))

    async def read(self, operation: Operation[Result]) -> Result:
        return await self._within(self._outside(operation))

    async def write(self, operation: Operation[Result], signal: Signal | None = None) -> Result:
        return await self._within(self._in_transaction(operation, signal))

    def _erasing(self, game: str, before: tuple[int, int] | None = None) -> Operation[bool]:
        return erase_with_jobs(game, before)

    async def _outside(self, operation: Operation[Result]) -> Result:
        """Carry out an operation without a transaction around it."""
        async with self._pool.connection() as db:
            return await run(db, operation)

    async def _in_transaction(self, operation: Operation[Result], signal: Signal | None = None) -> Result:
        async with self._pool.connection() as db, db.transaction():
            result = await run(db, operation)
            if signal is not None:
                await run(db, notice(self._origin, signal))
            return result

    async def _within(self, work: Coroutine[Any, Any, Result], deadline: float = 0) -> Result:
        """Wait for a call until the deadline; one that hangs is cancelled, and ends when it can."""
        task = asyncio.create_task(work)
        task.add_done_callback(look_at)
        try:
            done, _pending = await asyncio.wait({task}, timeout=deadline or self._deadline)
        finally:
            task.cancel()  # unless it is done
        if not done:
            raise UnavailableError("the database does not answer")
        try:
            async with translating_errors():
                return task.result()
        except UnavailableError:
            self._renew()
            raise

    def _renew(self) -> None:
        """Replace the connections that were lost, so that each is missed once at most."""
        if self._renewing is None or self._renewing.done():
            self._renewing = asyncio.create_task(self._pool.check())
            self._renewing.add_done_callback(look_at)

    async def append(self, game: str, event: LogEvent) -> None:
        """Append an event, together with all others that wait, and tell the other servers."""
        future = asyncio.get_running_loop().create_future()
        self._waiting.append((Append(game, event), future))
        if self._appending is None:
            self._appending = asyncio.create_task(self._append_waiting())
        try:
            async with asyncio.timeout(self._deadline):
                await future
        except TimeoutError:
            raise UnavailableError("the database does not answer") from None

    async def _append_waiting(self) -> None:
        """Append batch after batch until nobody waits."""
        try:
            while self._waiting:
                batch = [each for each in self._waiting if not each[1].done()]
                self._waiting = []
                await self._append_batch(batch)
        finally:
            self._appending = None

    async def _append_batch(self, batch: list[Waiting]) -> None:
        """Append one event to each game at once; then the rest, and what did not fit, one by one."""
        together = {append.game: (append, future) for append, future in reversed(batch)}
        try:
            appended = await self._within(self._append_all([append for append, _future in together.values()]))
        except StoreError as error:
            settle(batch, error)
            return
        settle([together[game] for game in appended], None)
        for append, future in batch:
            if not future.done():
                await self._append_alone(append, future)

    async def _append_all(self, batch: list[Append]) -> list[str]:
        """Append what fits; return the games it was for. Where a game was erased meanwhile, nothing fits."""
        async with self._pool.connection() as db:
            with suppress(psycopg.IntegrityError, psycopg.DataError):
                found = await db.execute(translated(APPEND_ALL), (joined(batch), self._origin))
                return [game for game, _notified in await found.fetchall()]
        return []

    async def _append_alone(self, append: Append, future: "Future[None]") -> None:
        try:
            await self.write(append.operation(), Signal(append.game, "log", append.event.seq))
        except StoreError as error:
            settle([(append, future)], error)
        else:
            settle([(append, future)], None)

    async def _listen(self) -> None:
        """Hear the signals of other servers; connect again when the connection is lost."""
        pause = FIRST_PAUSE
        while True:
            try:
                async with await AsyncConnection.connect(self._address, **CONNECTING) as db:
                    await db.execute(f"LISTEN {CHANNEL}".encode())
                    if self._listening.is_set():  # signals have been missed
                        self._hear(Signal("", "resync"))
                    self._listening.set()
                    pause = FIRST_PAUSE
                    await self._hear_from(db)
            except (psycopg.Error, OSError) as error:
                logger.warning("signals of other servers are not heard", error=type(error).__name__)
            await asyncio.sleep(pause * random.uniform(0.5, 1))
            pause = min(2 * pause, LONGEST_PAUSE)

    async def _hear_from(self, db: "AsyncConnection[Any]") -> None:
        """Hear signals until the connection is lost."""
        while True:
            async for notify in db.notifies(timeout=HEARTBEAT):
                origin, game, kind, seq, payload = notify.payload.split(" ", 4)
                if origin != self._origin:
                    self._hear(Signal(game, kind, int(seq), payload))
            async with asyncio.timeout(self._deadline):  # a connection may be lost without a word
                await db.execute("SELECT 1")

    def _hear(self, signal: Signal) -> None:
        """Pass a signal on; whoever hears it may fail, and the next one is heard."""
        try:
            self._heard(signal)
        except Exception:
            logger.exception("a signal could not be handled", kind=signal.kind)


def erase_with_jobs(game: str, before: tuple[int, int] | None) -> Operation[bool]:
    """Remove every row of a game, and those of the jobs about it; events that come meanwhile wait, and are refused."""
    if (yield HAS_JOBS, ())[0][0]:
        for statement in FORGET_JOBS:
            yield statement, (game,)
    return (yield from sql.erase(game, before, "FOR UPDATE"))


def look_at(task: "asyncio.Task[Any]") -> None:
    """Take note of how a call ended that nobody may wait for any more."""
    if not task.cancelled():
        task.exception()


def settle(batch: list[Waiting], error: StoreError | None) -> None:
    """Tell those who wait what became of their events."""
    for _append, future in batch:
        if future.done():  # nobody waits any more
            continue
        if error is None:
            future.set_result(None)
        else:
            future.set_exception(type(error)(*error.args))


def notice(origin: str, signal: Signal) -> Operation[None]:
    """Tell the other servers when the transaction is committed."""
    yield NOTIFY, (f"{origin} {signal.game} {signal.kind} {signal.seq} {signal.payload}",)


@asynccontextmanager
async def translating_errors() -> Any:
    """Turn errors of the database into those of a store."""
    try:
        yield
    except psycopg.IntegrityError as error:
        raise ConflictError(str(error)) from error
    except (psycopg.Error, OSError) as error:
        raise UnavailableError(f"the database cannot be used: {error}") from error


async def run(db: "AsyncConnection[Any]", operation: Operation[Result]) -> Result:
    """Carry out an operation."""
    try:
        statement, values = next(operation)
        while True:
            found = await db.execute(translated(statement), values)
            statement, values = operation.send(await found.fetchall() if found.description else [])
    except StopIteration as done:
        result: Result = done.value
        return result


@lru_cache(maxsize=256)
def translated(statement: str) -> bytes:
    """Return a statement with the marks of psycopg."""
    return statement.replace("?", "%s").encode()


async def migrate(db: "AsyncConnection[Any]") -> None:
    """Carry out the steps that this database has not seen yet; of several servers, one does it."""
    if db.info.server_version < OLDEST:
        raise OldServerError(f"PostgreSQL {OLDEST // 10_000} or newer is needed")
    async with db.transaction():
        await db.execute(f"SELECT pg_advisory_xact_lock({MIGRATING})".encode())
        await db.execute("CREATE TABLE IF NOT EXISTS lantern_migrations (step integer PRIMARY KEY)")
        found = await db.execute("SELECT coalesce(max(step), 0) FROM lantern_migrations")
        row = await found.fetchone()
        for number, step in missing("postgres", row[0] if row else 0):
            await db.execute(step.encode())
            await db.execute("INSERT INTO lantern_migrations VALUES (%s)", (number,))
