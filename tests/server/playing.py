"""Tables and players for the tests of the server."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from lantern.engine.actions import is_planning
from lantern.players.base import own_answers
from lantern.server.errors import RequestError
from lantern.server.jobs.base import JobError, JobRequest, Jobs, Result, ThinkingJob
from lantern.server.jobs.tasks import carry_out as do_job
from lantern.server.messages import Command, Created, GiveAnswer, NewSeat, NewTable
from lantern.server.settings import Settings
from lantern.server.store.base import Store
from lantern.server.store.sqlite import SqliteStore
from lantern.server.tables.access import Access
from lantern.server.tables.commands import carry_out
from lantern.server.tables.registry import TableRegistry
from lantern.server.tables.table import Listener, Table

GAMES = Path(__file__).parent.parent / "games"
HOST_ACCESS = Access(frozenset(), host=True)
SPECTATOR_ACCESS = Access(frozenset())


class JobsInThreads:
    """Jobs of a few milliseconds, without processes."""

    def __init__(self, *errors: Exception) -> None:
        self.done: list[ThinkingJob] = []
        self.errors = list(errors)  # that come first

    async def open(self) -> None:
        """Nothing to get ready."""

    async def close(self) -> None:
        """Nothing to stop."""

    async def run(self, job: ThinkingJob, result: type[Result]) -> Result:
        """Do a job in a thread."""
        self.done.append(job)
        if self.errors:
            raise self.errors.pop(0)
        try:
            found = await asyncio.to_thread(do_job, JobRequest(job, time.time()))
        except Exception as error:
            raise JobError(job.kind) from error
        assert isinstance(found, result)
        return found

    def load(self) -> dict[str, Any]:
        """Nothing ever waits."""
        return {}


@asynccontextmanager
async def open_registry(store: Store | Path, jobs: Jobs | None = None, **changes: Any) -> AsyncIterator[TableRegistry]:
    """Open the tables of a store, or of a file."""
    store = SqliteStore(store) if isinstance(store, Path) else store
    settings = Settings(**{"computer_delay": 0.0, **changes})
    registry = TableRegistry(settings, store, jobs or JobsInThreads())
    await store.open()
    await registry.open()
    try:
        yield registry
    finally:
        await registry.close()
        await store.close()


async def new_table(registry: TableRegistry, players: int = 2, seed: str = "s", **more: Any) -> tuple[Table, Created]:
    """Set up a table."""
    created = await registry.create(NewTable(players, seed=seed, **more))
    return await registry.table(created.id), created


def computers(count: int, level: str = "random") -> list[NewSeat]:
    """Return seats for computer players."""
    return [NewSeat(by=f"computer:{level}")] * count


def seat(*numbers: int) -> Access:
    """Return what the links of these seats allow."""
    return Access(frozenset(numbers))


def given(table: Table, answer: int, key: str = "") -> GiveAnswer:
    """Return an answer for the table as it stands."""
    return GiveAnswer(answer, table.position, key)


def first_answer(table: Table, key: str = "") -> GiveAnswer:
    """Return the first answer that the asked seat may give."""
    return given(table, table.game.legal_numbers[0], key)


def plan_of(table: Table, who: int) -> int:
    """Return something that a seat may plan."""
    return next(answer for answer in own_answers(table.game.table, who) if is_planning(answer))


async def plan(table: Table, *seats: int) -> None:
    """Have seats plan something, one after the other."""
    for who in seats:
        await carry_out(table, seat(who), given(table, plan_of(table, who)))


async def refusal(table: Table, access: Access, command: Command) -> str:
    """Return the code of a refused command, after which nothing has changed, here or in the store."""
    before, events = list(table.game.record.answers), await table.store.events(table.id)
    with pytest.raises(RequestError) as caught:
        await carry_out(table, access, command)
    assert table.game.record.answers == before
    assert await table.store.events(table.id) == events
    return caught.value.code


async def stored_answers(table: Table) -> list[int]:
    """Return the answers as the log has them."""
    answers: list[int] = []
    for event in await table.store.events(table.id):
        answers[event.position :] = event.answers
    return answers


def listen(table: Table, access: Access = SPECTATOR_ACCESS, feed: Any = "scenes", **more: Any) -> list[str]:
    """Listen at a table; return what is heard from now on."""
    heard: list[str] = []
    table.join(Listener(access, heard.append, lambda code: heard.append(f"left: {code}"), feed, **more))
    heard.clear()
    return heard


async def until(happened: Callable[[], object], seconds: float = 20.0) -> None:
    """Wait until something has happened."""
    async with asyncio.timeout(seconds):
        while not happened():
            await asyncio.sleep(0.005)
