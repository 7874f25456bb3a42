"""A store that cannot be used says so in time, loses nothing it has confirmed, and recovers by itself."""

import asyncio
import sqlite3
import sys
import threading
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import psycopg
import pytest

from lantern.server.store import MissingLibraryError, open_store, sqlite
from lantern.server.store import postgres as engine
from lantern.server.store.base import DamagedError, LogEvent, Signal, Store, StoreError, UnavailableError
from lantern.server.store.postgres import OldServerError, PostgresStore
from lantern.server.store.sqlite import SqliteStore
from tests.server.store.games import event, first, game, opened

pytestmark = pytest.mark.anyio
SHORT = 0.3  # seconds, as a deadline
LONG = 10.0  # seconds in which a store has recovered


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "tables.db"


async def append_until_taken(store: Store, each: LogEvent) -> None:
    """Append an event, as often as a player tries again."""
    end = time.monotonic() + LONG
    while True:
        try:
            await store.append("one", each)
        except UnavailableError:
            assert time.monotonic() < end
            await asyncio.sleep(0.05)
        else:
            return


@asynccontextmanager
async def a_loop_that_runs() -> AsyncIterator[None]:
    """Fail when the event loop is held up."""
    longest = 0.0

    async def measure() -> None:
        nonlocal longest
        while True:
            before = time.monotonic()
            await asyncio.sleep(0.01)
            longest = max(longest, time.monotonic() - before)

    task = asyncio.create_task(measure())
    yield
    task.cancel()
    assert longest < SHORT


async def fill_disk(store: Store) -> int:
    """Append long events until there is no room; return the number of the last one that was taken."""
    for seq in range(1, 100):
        try:
            await store.append("one", event(seq, seq - 1, *range(1_000)))
        except UnavailableError:
            return seq - 1
    pytest.fail("the disk is not full")


async def test_a_full_disk_is_reported_and_play_goes_on_when_there_is_room(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    connect, full = sqlite.connect, True

    def connect_to_small_disk(where: Path) -> sqlite3.Connection:
        db = connect(where)
        if full:
            db.execute("PRAGMA max_page_count = 40")
        return db

    monkeypatch.setattr(sqlite, "connect", connect_to_small_disk)
    async with opened(str(path)) as store:
        await store.create(game(), first())
        seq = await fill_disk(store)
        with pytest.raises(UnavailableError, match="full"):
            await store.create(game("two"), first(*range(9_000)))
        assert len(await store.events("one")) == seq + 1
        full = False
        await append_until_taken(store, event(seq + 1, seq, 1))
        await store.check()
        assert [each.seq for each in await store.events("one")] == list(range(seq + 2))
        assert await store.load("two") is None


async def test_a_locked_file_is_reported_and_can_still_be_read(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite, "BUSY", SHORT)
    async with opened(str(path)) as store:
        await store.create(game(), first())
        other = sqlite3.connect(path, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        async with a_loop_that_runs():
            for call in (store.append("one", event(1, 0, 1)), store.say("one", 0, "hello", 1), store.check()):
                with pytest.raises(UnavailableError, match="locked"):
                    await call
            assert await store.events("one") == [first()]
        other.close()
        await append_until_taken(store, event(1, 0, 1))


async def test_a_hung_file_holds_up_nobody_for_longer_than_the_deadline(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hangs, write_all = threading.Event(), sqlite.write_all

    def hang(db: sqlite3.Connection, batch: list[Any]) -> list[Any]:
        hangs.wait()
        return write_all(db, batch)

    monkeypatch.setattr(sqlite, "write_all", hang)
    store = SqliteStore(path, SHORT)
    hangs.set()
    await store.open()
    await store.create(game(), first())
    hangs.clear()
    async with a_loop_that_runs():
        cut_off = [store.append("one", event(1, 0, 1)), store.check(), store.say("one", 0, "dropped", 1)]
        found = await asyncio.gather(*cut_off, return_exceptions=True)
        assert [type(each) for each in found] == [UnavailableError] * 3
        assert await store.load("one") is not None
    hangs.set()
    await store.check()
    log = await store.events("one")  # the log tells what became of an append that was cut off
    assert log in ([first()], [first(), event(1, 0, 1)])
    await store.append("one", event(len(log), 1, 2))
    await store.close()


async def test_an_error_of_the_disk_opens_the_file_again(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with opened(str(path)) as store:
        await store.create(game(), first())
        write_all, fails = sqlite.write_all, True

        def fail(db: sqlite3.Connection, batch: list[Any]) -> list[Any]:
            if fails:
                raise sqlite3.OperationalError("disk I/O error")
            return write_all(db, batch)

        monkeypatch.setattr(store._writer, "_carry_out", fail)  # type: ignore[attr-defined]
        with pytest.raises(UnavailableError, match="disk I/O error"):
            await store.append("one", event(1, 0, 1))
        fails = False
        await store.append("one", event(1, 0, 1))


async def test_what_is_no_file_of_games_is_refused(path: Path) -> None:
    path.write_text("These are no games. " * 100)
    with pytest.raises(DamagedError, match="no file of games"):
        await open_store(str(path)).open()
    with pytest.raises(UnavailableError, match="directory"):
        await open_store(str(path.parent)).open()
    assert path.read_text().startswith("These are no games.")


async def test_a_file_of_games_is_for_its_user_only(path: Path) -> None:
    async with opened(str(path)):
        for each in path.parent.iterdir():
            assert each.stat().st_mode & 0o777 == 0o600, each


async def test_a_database_that_is_stopped_and_started_again(postgres_server: Any, postgres: str) -> None:
    heard: list[Signal] = []
    async with opened(postgres, heard.append) as store:
        await store.create(game(), first())
        await store.append("one", event(1, 0, 1))
        await asyncio.to_thread(postgres_server.stop)
        before = time.monotonic()
        async with a_loop_that_runs():
            found = await asyncio.gather(
                store.append("one", event(2, 1, 1)), store.load("one"), store.check(), return_exceptions=True
            )
        assert [type(each) for each in found] == [UnavailableError] * 3
        assert time.monotonic() - before < 5
        await asyncio.to_thread(postgres_server.ensure_postgres_running)
        await append_until_taken(store, event(2, 1, 1))
        assert [each.seq for each in await store.events("one")] == [0, 1, 2]
        while Signal("", "resync") not in heard:
            await asyncio.sleep(0.02)
        async with opened(postgres) as other:
            await other.append("one", event(3, 2, 1))
        while Signal("one", "log", 3) not in heard:
            await asyncio.sleep(0.02)


def connections(postgres: str, end: bool = False) -> int:
    """Count the connections of stores to a database, or end them."""
    wanted = "pg_terminate_backend(pid)" if end else "pid"
    mine = f"SELECT {wanted} FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
    with psycopg.connect(postgres, autocommit=True) as db:
        return len(db.execute(mine.encode()).fetchall())


async def test_connections_that_are_cut_are_replaced(postgres: str) -> None:
    heard: list[Signal] = []
    async with opened(postgres, heard.append) as store:
        await store.create(game(), first())
        await asyncio.gather(*(store.load("one") for _time in range(20)))
        for seq in range(1, 6):
            connections(postgres, end=True)
            await append_until_taken(store, event(seq, seq - 1, 1))
            await asyncio.gather(*(store.load("one") for _time in range(20)))  # no connection that was lost is left
        assert [each.seq for each in await store.events("one")] == list(range(6))
        while Signal("", "resync") not in heard:
            await asyncio.sleep(0.02)


async def test_a_database_that_hangs_holds_up_nobody_for_longer_than_the_deadline(postgres: str) -> None:
    store = PostgresStore(postgres, SHORT)
    await store.open()
    await store.create(game(), first())
    with psycopg.connect(postgres) as other:
        other.execute("LOCK TABLE events, seats, site")
        calls = [store.append("one", event(1, 0, 1)), store.saw("one", [0], 1), store.check(), store.events("one")]
        async with a_loop_that_runs():
            found = await asyncio.gather(*calls, return_exceptions=True)
        assert [type(each) for each in found] == [UnavailableError] * 4
    await append_until_taken(store, event(1, 0, 1))
    assert await store.events("one") == [first(), event(1, 0, 1)]
    await store.close()


async def test_what_is_wrong_with_a_database_is_said_in_a_sentence(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def refused(where: str, error: type[StoreError], words: str) -> None:
        with pytest.raises(error, match=words):
            await open_store(where).open()

    await refused(postgres.replace("lantern_test", "nowhere"), UnavailableError, '"nowhere" does not exist')
    await refused("postgresql://127.0.0.1:1/games", UnavailableError, "cannot be used")
    monkeypatch.setattr(engine, "OLDEST", 990_000)
    await refused(postgres, OldServerError, "PostgreSQL 99 or newer")


async def test_without_its_libraries_postgresql_says_how_to_get_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "lantern.server.store.postgres", None)
    with pytest.raises(MissingLibraryError, match=r"pip install 'lantern-railroad\[site\]'"):
        open_store("postgresql://somewhere/games")
