"""Moving all games from one store to another; backup and restore are moves too. A backup is a file of SQLite."""

import os
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import msgspec
from msgspec import Struct, structs

from lantern.server.store import days, is_address, open_store, sql
from lantern.server.store.base import DamagedError, LogEvent, Remark, StoredGame, StoreError, Subscription
from lantern.server.store.engine import SqlStore
from lantern.server.store.sql import NEW_REMARK, Operation

ALL: Final = 2**31 - 1
CHECKED: Final = "checked"  # the value that a check of health writes; it belongs to no other store


class DifferentGameError(StoreError):
    """The target has another game of the same name, or the same game at another moment."""


class WholeGame(Struct):
    """Everything that is stored of a game."""

    stored: StoredGame
    events: list[LogEvent]
    chat: list[Remark]
    remarks: int  # the number of the newest, which may have been erased
    subscriptions: list[Subscription]
    day: tuple[str, bool] | None  # of whose deal it is, and whether it has been counted

    def digest(self) -> str:
        """Return a hash that two stores share only if they hold the same game."""
        return sha256(msgspec.json.encode(self)).hexdigest()


class MoveReport(Struct):
    """What a move has done."""

    games: int = 0
    events: int = 0
    there: int = 0  # games that the target had already
    kept: list[str] = []  # values of the site that the target had already


def game_ids() -> Operation[list[str]]:
    """List all games."""
    rows = yield "SELECT id FROM games ORDER BY id", ()
    return [game for (game,) in rows]


def site_values() -> Operation[dict[str, str]]:
    """Read what belongs to the whole site."""
    rows = yield "SELECT name, value FROM site WHERE name <> ? ORDER BY name", (CHECKED,)
    return dict(rows)


def whole_game(game: str) -> Operation[WholeGame | None]:
    """Read everything that is stored of a game."""
    stored = yield from sql.load(game)
    if stored is None:
        return None
    stored.grants.sort(key=lambda grant: grant.hash)
    events = yield from sql.events(game, -1)
    chat = yield from sql.chat(game, 0, ALL)
    rows = yield "SELECT remarks FROM games WHERE id = ?", (game,)
    subscriptions = yield from sql.subscriptions(game)
    day = yield from days.day_of(game)
    return WholeGame(stored, events, chat, rows[0][0], sorted(subscriptions, key=structs.astuple), day)


def put(whole: WholeGame) -> Operation[None]:
    """Store a game as it was stored elsewhere."""
    game = whole.stored.id
    yield from sql.create(whole.stored, whole.events)
    yield "UPDATE games SET remarks = ? WHERE id = ?", (whole.remarks, game)
    for remark in whole.chat:
        yield NEW_REMARK, (game, *structs.astuple(remark))
    for subscription in whole.subscriptions:
        yield from sql.subscribe(subscription)
    if whole.day:
        yield from days.mark_day(game, *whole.day)


async def move(source: SqlStore, target: SqlStore) -> MoveReport:
    """Copy all games, and compare each with its original; nothing in the target is overwritten."""
    games = await source.read(game_ids())
    there = set(games) & set(await target.read(game_ids()))
    for game in sorted(there):
        if await digest(source, game) != await digest(target, game):
            raise DifferentGameError(f"game {game} is there already, and is not the same; nothing was copied")
    moved = MoveReport(there=len(there))
    for game in games:
        if game not in there:
            moved.events += await copy(source, target, game)
            moved.games += 1
    await target.write(days.put_day_counts(await source.read(days.all_day_counts())))
    for name, value in (await source.read(site_values())).items():
        if await target.set_value(name, value) != value:
            moved.kept.append(name)
    return moved


async def copy(source: SqlStore, target: SqlStore, game: str) -> int:
    """Copy a game; return how many events it has."""
    whole = await source.read(whole_game(game))
    if whole is None:  # erased meanwhile
        return 0
    await target.write(put(whole))
    if await digest(target, game) != whole.digest():
        raise DamagedError(f"game {game} is not the same after copying")
    return len(whole.events)


async def digest(store: SqlStore, game: str) -> str:
    """Return a hash of a game; empty where there is none."""
    whole = await store.read(whole_game(game))
    return whole.digest() if whole else ""


@asynccontextmanager
async def opened(where: str) -> AsyncIterator[SqlStore]:
    """Open the store at a path or address, and close it afterwards."""
    store = open_store(where)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


async def move_between(source: str, target: str) -> MoveReport:
    """Copy all games from one path or address to another."""
    async with opened(source) as one, opened(target) as other:
        return await move(one, other)


async def back_up(source: str, file: Path) -> int:
    """Write all games to a new file, also while a server is running; return how many there are."""
    os.close(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
    try:
        if is_address(source):
            await move_between(source, str(file))
        else:
            copy_file(Path(source), file)
        return checked(file)
    except BaseException:
        file.unlink()
        raise


async def restore(file: Path, target: str) -> MoveReport:
    """Put the games of a backup into a store; the backup itself is not touched, whichever version wrote it."""
    with TemporaryDirectory(prefix="lantern-") as folder:
        copied = Path(folder) / "tables.db"
        copy_file(file, copied)
        return await move_between(str(copied), target)


def copy_file(source: Path, target: Path) -> None:
    """Copy a file of games as it is at one moment, whoever writes to it."""
    try:
        original = sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True)
        with closing(original), closing(sqlite3.connect(target)) as copied:
            original.backup(copied)
    except sqlite3.Error as error:
        raise DamagedError(f"{source}: it cannot be read as a file of games ({error})") from error


def checked(file: Path) -> int:
    """Check a file of games and make it one that needs no other beside it; return how many games it has."""
    with closing(sqlite3.connect(file)) as db:
        db.execute("PRAGMA journal_mode = DELETE")
        found = db.execute("PRAGMA integrity_check").fetchone()[0]
        if found != "ok":
            raise DamagedError(f"{file}: {found}")
        games: int = db.execute("SELECT count(*) FROM games").fetchone()[0]
        return games
