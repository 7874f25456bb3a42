"""The deal of the day: the same for everybody until midnight (UTC), and afterwards how those who played it fared.

Nothing about people is kept: of each game that is over its outcome is counted, once, and the counts outlive the games.
"""

from collections import Counter
from collections.abc import Callable
from datetime import UTC, date, datetime
from typing import Final

from msgspec import Struct
from structlog import get_logger

from lantern.engine.state import WON
from lantern.levels import GAME_LEVELS
from lantern.server.errors import RequestError
from lantern.server.http.endpoint import Call, Endpoint
from lantern.server.messages import Created, NewTable
from lantern.server.metrics import STORE_ERRORS
from lantern.server.store.base import DayCount, Store, StoreError
from lantern.server.tables.registry import TableRegistry
from lantern.server.tables.table import Table, reading, saving

LEVELS: Final = ("first-journey", "normal", "first-journey", "normal", "challenging", "first-journey", "normal")
SEED: Final = "day-"  # then the date
PLAYERS: Final = 1
logger: Final = get_logger("lantern.server")


class Day(Struct, rename="camel"):
    """The deal of a day."""

    date: str  # as 2026-11-18, in UTC
    level: str
    players: int
    seed: str


class DayTable(Struct, rename="camel"):
    """A table with the deal of a day."""

    date: str
    table: Created


class FreedCount(Struct, rename="camel"):
    """How many of the games freed so many people, and how many of those were won."""

    freed: int
    games: int
    won: int


class DayResult(Struct, rename="camel"):
    """How the deal of a day ended here and, counted without a word of whose, everywhere else."""

    date: str
    level: str
    outcome: int  # of this game
    freed: int
    lost: int
    games: int  # that are over, this one among them; 0 while this one goes on
    won: int
    people: list[FreedCount]  # fewest freed first


def today() -> date:
    """Return the date by which everybody has the same deal."""
    return datetime.now(UTC).date()


def deal_of(day: date) -> Day:
    """Return the deal of a day."""
    return Day(day.isoformat(), LEVELS[day.weekday()], PLAYERS, f"{SEED}{day.isoformat()}")


def new_table(deal: Day) -> NewTable:
    """Return what a table with this deal is set up with."""
    level = next(each for each in GAME_LEVELS if each.id == deal.level)
    return NewTable(deal.players, level.side, seed=deal.seed, edition=level.edition)


async def show(_call: Call) -> Day:
    """Return the deal of today."""
    return deal_of(today())


async def start(call: Call) -> DayTable:
    """Set up a table with the deal of today."""
    call.limits.count_new_table(call.address)
    deal = deal_of(today())
    table = await call.registry.create(new_table(deal))
    with saving():
        await call.store.mark_day(table.id, deal.date)
    return DayTable(deal.date, table)


async def result(call: Call) -> DayResult:
    """Tell how others fared, and nothing of it before one's own game is over."""
    table, _access = await call.at_table()
    with reading():
        day = await call.store.day_of(table.id)
    if not day:
        raise RequestError("no-day", "This game is not the deal of a day.", 404)
    counts: list[DayCount] = []
    if table.over:
        with saving():
            await count(call.store, table)
        with reading():
            counts = await call.store.day_counts(day)
    return summary(table, day, counts)


def summary(table: Table, day: str, counts: list[DayCount]) -> DayResult:
    """Return how a game ended, and the others with the same deal."""
    games, won = Counter[int](), Counter[int]()
    for each in counts:
        games[each.freed] += each.games
        won[each.freed] += each.games if each.outcome == WON else 0
    return DayResult(
        day,
        deal_of(date.fromisoformat(day)).level,
        table.game.table.outcome,
        table.game.freed,
        table.game.lost,
        games.total(),
        won.total(),
        [FreedCount(freed, games[freed], won[freed]) for freed in sorted(games)],
    )


async def count(store: Store, table: Table) -> str:
    """Count a game that is over, unless it has been counted or is not the deal of a day; return its day."""
    game = table.game
    return await store.count_day(table.id, game.table.outcome, game.freed, game.lost)


def counting(registry: TableRegistry) -> Callable[[Table], None]:
    """Return what counts the deals of a day when they end; one that cannot be stored is counted with its result."""

    async def count_quietly(table: Table) -> None:
        try:
            await count(registry.store, table)
        except StoreError as error:
            STORE_ERRORS.labels("day").inc()
            logger.warning("a deal of the day was not counted", error=type(error).__name__)

    def changed(table: Table) -> None:
        if table.over and table.stored.setup.seed.startswith(SEED):
            registry.run(count_quietly(table))

    return changed


ENDPOINTS: Final = (
    Endpoint("GET", "/api/day", "The deal of the day", show, reply=Day),
    Endpoint("POST", "/api/day", "A table with the deal of the day", start, reply=DayTable, status=201),
    Endpoint("GET", "/api/tables/{id}/day", "How others fared with this deal", result, reply=DayResult, token=True),
)
