"""Advice: hints, the chance of winning, reasons for an answer, and reviews. Workers think, a table keeps results."""

import asyncio
import time
from typing import Final, TypeVar

from msgspec import Struct

from lantern import COMPILED
from lantern.chance import number
from lantern.explain.hints import Hint
from lantern.explain.outlook import Outlook
from lantern.explain.reasons import explained
from lantern.explain.review import GAMES, Review
from lantern.players.base import Budget, may_decide
from lantern.players.registry import LEVELS
from lantern.server.errors import RequestError
from lantern.server.jobs.base import CHANCE, HINT, REVIEW, BusyError, JobError, Jobs, ThinkingJob
from lantern.server.messages import Why
from lantern.server.tables.access import Access
from lantern.server.tables.table import Table

ADVISER: Final = "expert"  # the level that gives hints
IMAGINED: Final = 200 if COMPILED else 20  # games for one chance; plain Python takes twenty times as long
PATIENCE: Final = 60.0  # seconds that somebody waits for a hint or a chance
REVIEW_SECONDS: Final = 120.0
KEPT: Final = 8  # results a table keeps
USUAL: Final = 700  # answers; in a longer game fewer games are imagined for each, so that no review takes longer
Kind = TypeVar("Kind", bound=Struct)


async def hint(jobs: Jobs, table: Table, access: Access, seat: int | None = None) -> Hint:
    """Return a hint for a seat that has something to decide, to whoever plays it; the seat that is asked by default."""
    if not table.stored.hints:
        raise RequestError("hints-off", "The host has switched hints off.", 403)
    seat = int(table.game.actor) if seat is None else seat
    if table.over or seat not in access.seats or not may_decide(table.game.table, seat):
        raise RequestError("not-asked", "Hints are for whoever is asked.", 409)
    job = job_at(table, HINT, seat, Budget(LEVELS[ADVISER].seconds, seed=seed(table)), PATIENCE)
    return await once(jobs, table, job, Hint)


async def chance(jobs: Jobs, table: Table) -> Outlook:
    """Return how likely a good team is to win from here."""
    budget = Budget(LEVELS[ADVISER].seconds, IMAGINED, seed(table))
    job = job_at(table, CHANCE, 0, budget, PATIENCE)
    return await once(jobs, table, job, Outlook)


async def review(jobs: Jobs, table: Table) -> Review:
    """Return the review of a game that is over."""
    if not table.over:
        raise RequestError("not-over", "A game is reviewed when it is over.")
    games = max(1, GAMES * USUAL // max(USUAL, table.position))
    job = job_at(table, REVIEW, 0, Budget(REVIEW_SECONDS, games, seed(table)), 2 * REVIEW_SECONDS)
    return await once(jobs, table, job, Review)


async def why(table: Table, position: int | None = None) -> Why:
    """Return why a computer player gave an answer, or what it brought, by the table before and after it."""
    record, own = table.record, table.history.reasons
    position = len(record.answers) if position is None else position
    if not 0 < position <= len(record.answers):
        raise RequestError("no-such-moment", f"This game has only {len(record.answers)} answers.", 404)
    if position in own:
        return Why(position, list(own[position]), own=True)
    return Why(position, list(await asyncio.to_thread(explained, record, position)))


def seed(table: Table) -> int:
    """Return the luck of what is imagined at a position: the same for the same question."""
    return number(table.id, str(table.position)) >> 16


def job_at(table: Table, kind: str, seat: int, budget: Budget, patience: float) -> ThinkingJob:
    """Return a job about the table as it stands."""
    record = table.record
    deadline = time.time() + patience
    return ThinkingJob(kind, table.id, table.seq, record.setup, record.answers, seat, ADVISER, budget, deadline)


async def once(jobs: Jobs, table: Table, job: ThinkingJob, kind: type[Kind]) -> Kind:
    """Return the result of a job; whoever asks for the same meanwhile or later gets the same."""
    asked = job.kind, job.seq, job.seat
    found: Kind | None = table.advice.get(asked)
    if found is not None:
        return found
    try:
        found = await jobs.run(job, kind)
    except BusyError as error:
        raise RequestError("busy", "Too many wait for advice just now; ask again in a moment.", 503) from error
    except JobError as error:
        raise RequestError("no-advice", "The thinking broke off; please ask again.", 503) from error
    table.advice[asked] = found
    while len(table.advice) > KEPT:
        del table.advice[next(iter(table.advice))]
    return found
