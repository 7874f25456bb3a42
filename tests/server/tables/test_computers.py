"""Computer players answer at the table; what fails about them harms no game."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from lantern.players.base import Choice
from lantern.players.heuristic import answer as rule_of_thumb
from lantern.players.registry import LEVELS, Level
from lantern.record import read, write
from lantern.server.jobs.base import BusyError, JobError, ThinkingJob
from lantern.server.messages import Redo, Sit, Undo
from lantern.server.store.base import LogEvent, UnavailableError
from lantern.server.store.sqlite import SqliteStore
from lantern.server.tables import advice, computers, seats
from lantern.server.tables.commands import carry_out
from lantern.server.tables.registry import TableRegistry
from lantern.server.tables.table import Table
from tests.server.playing import (
    HOST_ACCESS,
    JobsInThreads,
    first_answer,
    given,
    new_table,
    open_registry,
    seat,
    until,
)
from tests.server.playing import computers as played_by
from tests.server.tables.players import REASON

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def _players(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("Broken", "Frank"):
        monkeypatch.setitem(LEVELS, name.lower(), Level(f"tests.server.tables.players:{name}", 0.05))
    for name in ("good", "expert"):
        monkeypatch.setitem(LEVELS, name, LEVELS[name]._replace(seconds=0.02))


async def hand_back(table: Table) -> None:
    """Give the seat of a table for one back to a person, and wait until the computer player has noticed."""
    await seats.change_seat(table, HOST_ACCESS, 0, Sit(by="person"))
    await until(lambda: table.thinking is None or table.thinking.done())


async def test_every_level_plays_on_and_hands_back(registry: TableRegistry) -> None:
    for level in list(LEVELS):
        table, _created = await new_table(registry, 1, seats=played_by(1, level))
        start = table.position
        await until(lambda table=table, start=start: table.position >= start + 2)  # type: ignore[misc]
        await hand_back(table)
        read(write(table.record))  # every answer was allowed
        if not table.over:
            await carry_out(table, seat(0), first_answer(table))


async def test_a_computer_player_is_asked_for_the_reasons_it_had(registry: TableRegistry) -> None:
    table, _created = await new_table(registry, 1, seats=played_by(1, "frank"))
    number = table.position + 1
    await until(lambda: table.position >= number)
    await hand_back(table)
    registry.tables.clear()
    table = await registry.table(table.id)
    why = await advice.why(table, number)
    assert (why.own, why.reasons[0]) == (True, REASON)
    assert not (await advice.why(table, 1)).own


async def test_reasons_go_and_come_back_with_their_answer(registry: TableRegistry) -> None:
    table, _created = await new_table(registry, 1)
    options = list(table.game.legal_numbers)
    await table.play(options[0], 0, reasons=(REASON,))
    number = table.position
    for _again in range(2):
        await carry_out(table, seat(0), Undo(table.position))
        await carry_out(table, seat(0), Redo(table.position))
        assert (await advice.why(table, number)).reasons == [REASON]
    await carry_out(table, seat(0), Undo(table.position))
    await carry_out(table, seat(0), given(table, options[1]))
    assert not (await advice.why(table, number)).own


async def test_where_no_worker_has_an_answer_rules_of_thumb_do(tmp_path: Path) -> None:
    jobs = JobsInThreads(JobError(), BusyError())
    async with open_registry(tmp_path / "tables.db", jobs) as registry:
        table, _created = await new_table(registry, 1, seats=played_by(1, "good"))
        await until(lambda: len(jobs.done) > 2)
        for job in jobs.done[:2]:
            position = len(job.answers)
            asked = table.game.at(position).table
            assert table.game.record.answers[position] == rule_of_thumb(asked.copy())


async def test_computer_players_go_on_when_the_store_can_save_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class UnwritableStore(SqliteStore):
        failures = 3

        async def append(self, game: str, event: LogEvent) -> None:
            self.failures -= 1
            if self.failures >= 0:
                raise UnavailableError("the disk is full")
            await super().append(game, event)

    monkeypatch.setattr(computers, "FIRST_PAUSE", 0.01)
    store = UnwritableStore(tmp_path / "tables.db")
    async with open_registry(store) as registry:
        table, _created = await new_table(registry, 2, seats=played_by(2))
        await until(lambda: table.over)
        assert store.failures < 0


async def test_an_answer_thought_out_for_a_table_that_has_changed_is_not_given(tmp_path: Path) -> None:
    """An answer was taken back and another given meanwhile: as many answers, but not the same table."""

    class SlowJobs(JobsInThreads):
        asked, answers = asyncio.Event(), asyncio.Event()

        async def run(self, job: ThinkingJob, result: type[Any]) -> Any:
            self.asked.set()
            await self.answers.wait()
            return Choice(job.answers[-1])

    jobs = SlowJobs()
    async with open_registry(tmp_path / "tables.db", jobs) as registry:
        table, _created = await new_table(registry, 1)
        options = list(table.game.legal_numbers)
        await carry_out(table, seat(0), given(table, options[0]))
        await seats.change_seat(table, HOST_ACCESS, 0, Sit(by="computer:good"))
        await jobs.asked.wait()
        table.stored.seats[0].player = "person"
        await carry_out(table, seat(0), Undo(table.position))
        await carry_out(table, seat(0), given(table, options[-1]))
        position = table.position
        jobs.answers.set()
        await until(lambda: table.thinking is None or table.thinking.done())
        assert (table.position, table.game.record.answers[-1]) == (position, options[-1])
