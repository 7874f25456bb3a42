"""All tables of a server: read once, dropped when idle, bounded, and never mistaken for closed ones."""

import asyncio
from pathlib import Path

import pytest

from lantern.engine.actions import READY
from lantern.learn import load
from lantern.position import Position
from lantern.record import READABLE, read, write_unchecked
from lantern.server.errors import RequestError
from lantern.server.messages import NewRecord, NewTable, Ping
from lantern.server.store.base import GameChanges, LogEvent, StoredGame, UnavailableError
from lantern.server.store.sqlite import SqliteStore
from lantern.server.tables import replay
from lantern.server.tables.commands import carry_out
from lantern.server.tables.registry import VISIT_EVERY, TableRegistry, new_links
from tests.server.playing import (
    GAMES,
    HOST_ACCESS,
    SPECTATOR_ACCESS,
    first_answer,
    listen,
    new_table,
    open_registry,
    seat,
    until,
)

pytestmark = pytest.mark.anyio

WON = next(GAMES.glob("2p-normal-won-*.txt")).read_text(encoding="utf-8")


async def refused(coroutine: object) -> str:
    """Return the code of a refused request."""
    with pytest.raises(RequestError) as caught:
        await coroutine  # type: ignore[misc]  # whatever the registry returns
    return caught.value.code


class CountingStore(SqliteStore):
    """Counts how often logs are read, and can be cut off."""

    reads = 0
    down = False

    async def events(self, game: str, after: int = -1) -> list[LogEvent]:
        self.reads += 1
        await asyncio.sleep(0.01)
        return await super().events(game, after)

    async def load(self, game: str) -> StoredGame | None:
        if self.down:
            raise UnavailableError
        return await super().load(game)


async def test_idle_tables_leave_the_memory_and_are_read_once_however_many_come_back(tmp_path: Path) -> None:
    store = CountingStore(tmp_path / "tables.db")
    async with open_registry(store) as registry:
        table, _created = await new_table(registry)
        await carry_out(table, seat(table.game.actor), first_answer(table))
        registry.sweep()
        assert registry.tables
        table.used -= 10_000
        registry.sweep()
        assert not registry.tables
        store.reads = 0
        found = await asyncio.gather(*(registry.table(table.id) for _each in range(10)))
        assert (len(set(map(id, found))), store.reads) == (1, 1)
        again = found[0]
        assert again.scene().digest == table.scene().digest
        assert again.game.undoable == table.game.undoable
        await carry_out(again, seat(0), Ping())


async def test_a_visit_is_stored_once_an_hour(registry: TableRegistry, monkeypatch: pytest.MonkeyPatch) -> None:
    table, _created = await new_table(registry)
    written: list[GameChanges] = []

    async def write(_game: str, changes: GameChanges) -> None:
        written.append(changes)

    monkeypatch.setattr(registry.store, "change_game", write)
    registry.visit(table)  # it has just been set up
    table.stored.visited -= VISIT_EVERY
    for _visit in range(3):
        registry.visit(table)
    await until(lambda: written)
    assert written == [GameChanges(visited=table.stored.visited)]


async def test_a_store_that_cannot_be_read_is_not_a_closed_table(tmp_path: Path) -> None:
    store = CountingStore(tmp_path / "tables.db")
    async with open_registry(store) as registry:
        table, _created = await new_table(registry)
        registry.tables.clear()
        store.down = True
        assert await refused(registry.table(table.id)) == "not-read"
        assert await refused(registry.open_again(table.id)) == "not-read"
        store.down = False
        assert (await registry.table(table.id)).position == table.position
        assert await refused(registry.table("nobody")) == "no-such-table"


async def test_there_are_only_so_many_tables_in_memory(tmp_path: Path) -> None:
    async with open_registry(tmp_path / "tables.db", tables_in_memory=2) as registry:
        first, _created = await new_table(registry)
        listen(first)
        second, _created = await new_table(registry)
        third, _created = await new_table(registry)
        assert set(registry.tables) == {first.id, third.id}
        listen(third)
        assert await refused(registry.table(second.id)) == "busy"
        assert await refused(registry.create(NewTable(1))) == "busy"
        assert len(await registry.store.listings()) == 3


async def test_a_game_of_older_rules_has_no_table_but_stays_readable_as_text(registry: TableRegistry) -> None:
    record = read(WON)
    for rules, answers in ((READABLE[0] - 1, record.answers), (READABLE[0], [*record.answers[:-1], READY])):
        created, grants = new_links(f"old{rules}", 2)
        table, _created = await new_table(registry)
        stored = StoredGame(created.id, record.setup, True, table.stored.seats, grants, rules, 1)
        await registry.store.create(stored, LogEvent(0, 0, answers, -2, 1, 8, 1, "start"))
        assert await refused(registry.table(created.id)) == "other-rules"
        stored, events = await registry.stored(created.id), await registry.store.events(created.id)
        record.answers = answers
        assert replay.old_text(stored, events) == write_unchecked(record, rules)
        again = await registry.open_again(created.id)
        assert len({*created.seats, *again.seats}) == 4


async def test_records_are_imported_up_to_a_size_and_damaged_ones_are_refused_with_their_line(
    registry: TableRegistry, tmp_path: Path
) -> None:
    created = await registry.import_record(NewRecord(WON))
    table = await registry.table(created.id)
    assert table.over
    assert await replay.text(table) == WON
    with pytest.raises(RequestError) as caught:
        await registry.import_record(NewRecord(WON.replace("ready 1", "ready 7", 1)))
    assert (caught.value.code, caught.value.line > 5) == ("damaged-record", True)
    async with open_registry(tmp_path / "small.db", record_bytes=1000) as small:
        assert await refused(small.import_record(NewRecord(WON))) == "too-large"
        assert small.tables == {}


async def test_only_the_host_branches_a_running_game_with_its_hidden_luck(registry: TableRegistry) -> None:
    created = await registry.create(NewTable(2))
    table = await registry.table(created.id)
    for access in (SPECTATOR_ACCESS, seat(0, 1), None):
        assert await refused(registry.branch(table, None, True, access)) == "hidden-luck"
        other = await registry.table((await registry.branch(table, None, False, access)).id)
        assert other.stored.setup.seed != table.stored.setup.seed
        assert "seed" not in await replay.text(other)
    same = await registry.table((await registry.branch(table, None, True, HOST_ACCESS)).id)
    assert (same.stored.setup.seed, same.stored.open_seed) == (table.stored.setup.seed, False)
    assert await refused(registry.branch(table, table.position + 1, False, None)) == "no-such-moment"
    shown, _created = await new_table(registry, seed="chosen by people")
    created = await registry.branch(shown, None, True, SPECTATOR_ACCESS)
    assert (await registry.stored(created.id)).setup.seed == "chosen by people"


async def test_erasing_ends_the_table_and_nothing_is_left(registry: TableRegistry) -> None:
    table, created = await new_table(registry)
    heard = listen(table, seat(0))
    assert await registry.erase(created.id)
    assert heard == ["left: come-again"]
    assert await refused(registry.table(created.id)) == "no-such-table"
    assert not await registry.erase(created.id)


async def test_a_table_can_begin_at_a_position(registry: TableRegistry) -> None:
    position = load("first-steps").position
    created = await registry.create(NewTable(1, position=position, seed="7"))
    table = await registry.table(created.id)
    assert table.game.position == Position.parse(position)
    assert table.game.table.goal == 4


async def test_games_that_do_not_exist_are_refused(registry: TableRegistry) -> None:
    for code, new in (
        ("no-such-game", NewTable(2, roles=["agent"])),
        ("no-such-game", NewTable(1, side="nowhere")),
        ("bad-edition", NewTable(2, edition="none such")),
        ("bad-position", NewTable(1, position="lantern position 1\nplayers 1\ngoal none")),
        ("no-such-game", NewTable(2, position=load("first-steps").position)),
    ):
        assert await refused(registry.create(new)) == code
    assert registry.tables == {}
