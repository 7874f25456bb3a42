"""Deals of the day in the database: which games are one, and how those that are over ended, without a word of whose."""

from typing import Final

from lantern.server.store.base import ConflictError, DayCount
from lantern.server.store.sql import Operation

COUNTS: Final = "SELECT day, outcome, freed, lost, games FROM day_counts"
ADD: Final = """INSERT INTO day_counts (day, outcome, freed, lost, games) VALUES (?, ?, ?, ?, 1)
    ON CONFLICT (day, outcome, freed, lost) DO UPDATE SET games = day_counts.games + 1"""
PUT: Final = """INSERT INTO day_counts (day, outcome, freed, lost, games) VALUES (?, ?, ?, ?, ?)
    ON CONFLICT (day, outcome, freed, lost) DO UPDATE
    SET games = CASE WHEN day_counts.games < excluded.games THEN excluded.games ELSE day_counts.games END"""


def mark_day(game: str, day: str, counted: bool = False) -> Operation[None]:
    """Note that a game is the deal of a day."""
    if not (yield "SELECT 1 FROM games WHERE id = ?", (game,)):
        raise ConflictError(f"there is no game {game}")
    yield "INSERT INTO days (game, day, counted) VALUES (?, ?, ?)", (game, day, counted)


def day_of(game: str) -> Operation[tuple[str, bool] | None]:
    """Return the day of whose deal a game is, and whether it has been counted."""
    rows = yield "SELECT day, counted FROM days WHERE game = ?", (game,)
    return (rows[0][0], bool(rows[0][1])) if rows else None


def count_day(game: str, outcome: int, freed: int, lost: int) -> Operation[str]:
    """Count how a deal of the day ended, once for each game; return its day, or nothing for any other game."""
    found = yield from day_of(game)
    if found is None:
        return ""
    # The row is locked by the first server that changes it, so that of two only one counts.
    if (yield "UPDATE days SET counted = ? WHERE game = ? AND counted = ? RETURNING day", (True, game, False)):
        yield ADD, (found[0], outcome, freed, lost)
    return found[0]


def day_counts(day: str) -> Operation[list[DayCount]]:
    """Return how the deals of a day ended."""
    rows = yield f"{COUNTS} WHERE day = ? ORDER BY outcome, freed, lost", (day,)
    return [DayCount(*row) for row in rows]


def all_day_counts() -> Operation[list[DayCount]]:
    """Return how all deals of all days ended."""
    rows = yield f"{COUNTS} ORDER BY day, outcome, freed, lost", ()
    return [DayCount(*row) for row in rows]


def put_day_counts(counts: list[DayCount]) -> Operation[None]:
    """Store the counts of another store; of two counts of the same the greater one stays."""
    for each in counts:
        yield PUT, (each.day, each.outcome, each.freed, each.lost, each.games)
