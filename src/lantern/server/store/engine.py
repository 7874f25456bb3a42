"""What both engines have in common: the methods of a store by means of operations, and numbered migrations."""

from abc import abstractmethod
from collections.abc import Sequence
from contextlib import suppress
from importlib.resources import files
from typing import Final

from lantern.server.store import days, sql
from lantern.server.store.base import (
    ConflictError,
    DayCount,
    GameChanges,
    Grant,
    Listing,
    LogEvent,
    Remark,
    SeatChanges,
    Signal,
    Store,
    StoredGame,
    Subscription,
    TooNewError,
)
from lantern.server.store.sql import Operation, Result

DEADLINE: Final = 5.0  # seconds for every call
CHECK_DEADLINE: Final = 1.0
CONNECTIONS: Final = 8  # of one server to PostgreSQL


class Append:
    """An event that waits to be appended, with others in one statement where possible."""

    def __init__(self, game: str, event: LogEvent) -> None:
        self.game, self.event = game, event
        self.row = sql.encoded((game, *sql.row_of(event)))  # here, so that what cannot be encoded fails alone

    def operation(self) -> Operation[None]:
        """Return how it is appended alone."""
        return sql.append(self.game, self.event)


def joined(appends: Sequence[Append]) -> str:
    """Return events as a list in JSON."""
    return f"[{','.join(append.row for append in appends)}]"


class SqlStore(Store):
    """What of a `Store` is the same in both engines, which carry out the operations."""

    @abstractmethod
    async def read(self, operation: Operation[Result]) -> Result:
        """Carry out an operation that changes nothing."""

    @abstractmethod
    async def write(self, operation: Operation[Result], signal: Signal | None = None) -> Result:
        """Carry out an operation, all of it or nothing, and tell the other servers with it."""

    def _erasing(self, game: str, before: tuple[int, int] | None = None) -> Operation[bool]:
        """Return how a game is erased, or one last used before these times."""
        return sql.erase(game, before)

    async def create(self, game: StoredGame, first: LogEvent) -> None:
        await self.write(sql.create(game, [first]))

    async def load(self, game: str) -> StoredGame | None:
        return await self.read(sql.load(game))

    async def events(self, game: str, after: int = -1) -> list[LogEvent]:
        return await self.read(sql.events(game, after))

    async def listings(self, games: Sequence[str] | None = None, most: int = 200) -> list[Listing]:
        return await self.read(sql.listings(games, most))

    async def change_game(self, game: str, changes: GameChanges) -> None:
        await self.write(sql.change("games", "id = ?", (game,), changes), Signal(game, "game"))

    async def change_seat(self, game: str, seat: int, changes: SeatChanges) -> None:
        await self.write(sql.change("seats", "game = ? AND seat = ?", (game, seat), changes), Signal(game, "seats"))

    async def saw(self, game: str, seats: Sequence[int], position: int) -> None:
        await self.write(sql.saw(game, seats, position))

    async def add_grants(self, game: str, grants: Sequence[Grant]) -> None:
        await self.write(sql.add_grants(game, grants), Signal(game, "grants"))

    async def renew_grant(self, game: str, grant: Grant) -> None:
        await self.write(sql.renew_grant(game, grant), Signal(game, "grants"))

    async def say(self, game: str, seat: int, text: str, at: int, most: int = 0) -> Remark:
        return await self.write(sql.say(game, seat, text, at, most), Signal(game, "chat"))

    async def chat(self, game: str, after: int = 0, most: int = 200) -> list[Remark]:
        return await self.read(sql.chat(game, after, most))

    async def subscribe(self, subscription: Subscription) -> None:
        await self.write(sql.subscribe(subscription))

    async def unsubscribe(self, endpoint: str, game: str = "") -> None:
        await self.write(sql.unsubscribe(endpoint, game))

    async def subscriptions(self, game: str) -> list[Subscription]:
        return await self.read(sql.subscriptions(game))

    async def silent(self, since: int, until: int) -> list[tuple[str, int]]:
        return await self.read(sql.silent(since, until))

    async def claim_notices(self, game: str, seq: int, seats: Sequence[int]) -> list[int]:
        return await self.write(sql.claim_notices(game, seq, seats))

    async def mark_day(self, game: str, day: str) -> None:
        await self.write(days.mark_day(game, day))

    async def day_of(self, game: str) -> str:
        found = await self.read(days.day_of(game))
        return found[0] if found else ""

    async def count_day(self, game: str, outcome: int, freed: int, lost: int) -> str:
        return await self.write(days.count_day(game, outcome, freed, lost))

    async def day_counts(self, day: str) -> list[DayCount]:
        return await self.read(days.day_counts(day))

    async def erase(self, game: str) -> bool:
        return await self.write(self._erasing(game), Signal(game, "erased"))

    async def expire(self, unfinished: int, finished: int, talk: int) -> int:
        erased = 0
        for game in await self.read(sql.stale(unfinished, finished)):
            with suppress(ConflictError):  # somebody plays on
                erased += await self.write(self._erasing(game, (unfinished, finished)), Signal(game, "erased"))
        for game in await self.read(sql.spoken(talk)):
            await self.write(sql.forget_talk(game), Signal(game, "chat"))
        return erased

    async def value(self, name: str) -> str | None:
        return await self.read(sql.value(name))

    async def set_value(self, name: str, value: str) -> str:
        return await self.write(sql.set_value(name, value))


def steps(dialect: str) -> list[str]:
    """Return the migrations of a dialect, `sqlite` or `postgres`: each is carried out once and never edited."""
    folder = files("lantern.server.store") / "migrations" / dialect
    found = sorted((each for each in folder.iterdir() if each.name.endswith(".sql")), key=lambda each: each.name)
    return [each.read_text("utf-8") for each in found]


def missing(dialect: str, done: int) -> list[tuple[int, str]]:
    """Return the steps after the first `done`, with their numbers."""
    known = steps(dialect)
    if done > len(known):
        raise TooNewError(f"the games were stored by a newer Lantern (step {done}; this one knows {len(known)})")
    return list(enumerate(known, 1))[done:]
