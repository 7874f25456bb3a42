"""Games to store, and a look into the tables of a store behind its back."""

import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any

import psycopg

from lantern.engine.actions import CHANCE
from lantern.record import Setup
from lantern.server.store import is_address, open_store
from lantern.server.store.base import HOST, Cause, Grant, LogEvent, Signal, Store, StoredGame, StoredSeat

SETUP = Setup(2, "challenging", ("stretch-cards",), (), "seed", ("Amara", "Ben"))


def game(name: str = "one") -> StoredGame:
    seats = [StoredSeat("Amara", "person"), StoredSeat("Ben", "computer:easy")]
    return StoredGame(name, SETUP, True, seats, [Grant(b"a" * 32, 0), Grant(b"b" * 32, HOST)], rules=9, created=100)


def first(*answers: int, at: int = 100) -> LogEvent:
    return LogEvent(0, 0, list(answers), CHANCE, at, 1, 0, "start")


def event(
    seq: int, position: int, *answers: int, key: str = "", at: int = 100, outcome: int = 0, cause: Cause = "answer"
) -> LogEvent:
    return LogEvent(seq, position, list(answers), 0, at, 2, outcome, cause, key)


@asynccontextmanager
async def opened(where: str, heard: Callable[[Signal], None] | None = None) -> AsyncIterator[Store]:
    store = open_store(where)
    if heard is not None:
        store.listen(heard)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


@contextmanager
def database(where: str) -> Iterator[Any]:
    """Connect beside the store."""
    db: Any = psycopg.connect(where, autocommit=True) if is_address(where) else sqlite3.connect(where)
    try:
        yield db
    finally:
        db.close()


def tables(db: Any) -> list[str]:
    if isinstance(db, sqlite3.Connection):
        found = "SELECT name FROM sqlite_master WHERE type = 'table'"
    else:
        found = (
            "SELECT table_name FROM information_schema.tables WHERE table_schema = 'public' AND table_type <> 'VIEW'"
        )
    return [name for (name,) in db.execute(found).fetchall()]


def tables_naming(where: str, text: str) -> list[str]:
    """Return the tables in which a row has this text anywhere."""
    with database(where) as db:
        return [name for name in tables(db) if text in str(db.execute(f"SELECT * FROM {name}").fetchall())]
