"""Taking back: one's own freely, others' with their consent, never past a roll or a draw."""

from pathlib import Path

import pytest

from lantern.players.base import Choice
from lantern.players.memory import SeatMemory
from lantern.server.messages import Consent, Redo, Restart, Undo, UndoTo
from lantern.server.store.base import UndoRequest
from lantern.server.tables.commands import carry_out
from lantern.server.tables.registry import TableRegistry
from lantern.server.tables.table import Table
from tests.server.playing import (
    HOST_ACCESS,
    SPECTATOR_ACCESS,
    listen,
    new_table,
    open_registry,
    plan,
    refusal,
    seat,
    stored_answers,
)

pytestmark = pytest.mark.anyio


def request_of(table: Table) -> UndoRequest:
    """Return the open request."""
    assert table.undo_request is not None
    return table.undo_request


async def test_own_answers_are_taken_back_and_given_again_also_after_a_restart(tmp_path: Path) -> None:
    async with open_registry(tmp_path / "tables.db") as registry:
        table, _created = await new_table(registry)
        start, laid = table.position, table.scene().digest
        await plan(table, 0, 0)
        planned = table.scene().digest
        for position in (start + 1, start):
            await carry_out(table, seat(0), Undo(table.position))
            assert table.position == position
        assert table.scene().digest == laid
        assert await stored_answers(table) == table.game.record.answers
        await carry_out(table, seat(0), Redo(table.position))
    async with open_registry(tmp_path / "tables.db") as registry:
        table = await registry.table(table.id)
        assert (table.position, table.game.redoable) == (start + 1, 1)
        await carry_out(table, seat(0), Redo(table.position))
        assert table.scene().digest == planned
        assert await stored_answers(table) == table.game.record.answers
        assert await refusal(table, seat(0), Redo(table.position)) == "nothing-to-redo"


async def test_nothing_is_taken_back_that_chance_has_shown(registry: TableRegistry) -> None:
    table, _created = await new_table(registry)
    for command in (Undo(table.position), UndoTo(0, table.position), Restart(table.position)):
        assert await refusal(table, seat(0), command) == "nothing-to-undo"


async def test_spectators_and_late_commands_are_refused(registry: TableRegistry) -> None:
    table, _created = await new_table(registry)
    await plan(table, 0)
    assert await refusal(table, SPECTATOR_ACCESS, Undo(table.position)) == "spectator"
    assert await refusal(table, seat(0), Undo(table.position - 1)) == "stale"


async def test_a_command_to_undo_that_is_sent_twice_counts_once(registry: TableRegistry) -> None:
    table, _created = await new_table(registry)
    await plan(table, 0, 0)
    command, start = Undo(table.position, "key"), table.position
    for _again in range(2):
        await carry_out(table, seat(0), command)
        assert table.position == start - 1


async def test_the_others_are_asked_and_agree_also_after_a_restart(tmp_path: Path) -> None:
    async with open_registry(tmp_path / "tables.db") as registry:
        table, _created = await new_table(registry, 3)
        start = table.position
        await plan(table, 0, 1, 2)
        heard = listen(table)
        await carry_out(table, seat(0), Undo(table.position))
        assert '"waiting":[1,2]' in heard[-1]
        request = request_of(table)
        assert (request.by, request.to, request.waiting) == (0, start, [1, 2])
        assert await refusal(table, seat(0), Consent(request.id, True)) == "not-your-seat"
        await carry_out(table, seat(1), Consent(request.id, True))
        assert table.position == start + 3
    async with open_registry(tmp_path / "tables.db") as registry:
        table = await registry.table(table.id)
        await carry_out(table, seat(2), Consent(request_of(table).id, True))
        assert (table.position, table.undo_request) == (start, None)
        assert await stored_answers(table) == table.game.record.answers
        await carry_out(table, seat(0), Redo(table.position))
        assert await refusal(table, seat(0), Redo(table.position)) == "not-your-seat"
        await carry_out(table, seat(1), Redo(table.position))


async def test_one_who_declines_ends_the_request_and_so_does_whoever_made_it(registry: TableRegistry) -> None:
    table, _created = await new_table(registry)
    await plan(table, 0, 1)
    after = table.position
    for decliner in (seat(1), seat(0), HOST_ACCESS):
        await carry_out(table, seat(0), Undo(after))
        request = request_of(table)
        heard = listen(table)
        await carry_out(table, decliner, Consent(request.id, False))
        assert '"ask":null' in heard[-1]
        assert (table.undo_request, table.position) == (None, after)
        assert await refusal(table, seat(1), Consent(request.id, True)) == "stale"


async def test_a_request_lapses_with_the_next_answer(registry: TableRegistry) -> None:
    table, _created = await new_table(registry)
    await plan(table, 0, 1)
    await carry_out(table, seat(0), Undo(table.position))
    request = request_of(table)
    await plan(table, 1)
    assert table.undo_request is None
    assert await refusal(table, seat(1), Consent(request.id, True)) == "stale"


async def test_the_host_forces_it_only_for_those_who_are_away(registry: TableRegistry) -> None:
    table, _created = await new_table(registry, 3)
    start = table.position
    await plan(table, 0, 1, 2)
    await carry_out(table, seat(0), Undo(table.position))
    request = request_of(table)
    listen(table, seat(1))
    assert await refusal(table, seat(0), Consent(request.id, True, force=True)) == "not-host"
    await carry_out(table, HOST_ACCESS, Consent(request.id, True, force=True))
    assert request_of(table).waiting == [1]
    assert await refusal(table, HOST_ACCESS, Consent(request.id, True, force=True)) == "not-your-seat"
    await carry_out(table, seat(1), Consent(request.id, True))
    assert table.position == start


async def test_one_screen_or_computer_players_need_no_consent(registry: TableRegistry) -> None:
    table, _created = await new_table(registry)
    start = table.position
    await plan(table, 0, 1)
    await carry_out(table, seat(0, 1), UndoTo(start, table.position))
    assert table.position == start
    await plan(table, 0, 1)
    table.changed = lambda _table: None  # the computer player stays quiet
    table.stored.seats[1].player = "computer:random"
    await carry_out(table, seat(0), Undo(table.position))
    assert table.position == start


async def test_a_log_that_has_grown_too_long_only_goes_forward(tmp_path: Path) -> None:
    async with open_registry(tmp_path / "tables.db", events_per_table=3) as registry:
        table, _created = await new_table(registry)
        await plan(table, 0)
        await carry_out(table, seat(0), Undo(table.position))
        await plan(table, 0)
        for command in (Undo(table.position), Restart(table.position), UndoTo(table.position - 1, table.position)):
            assert await refusal(table, seat(0), command) == "too-long"
        await plan(table, 1)


async def test_a_turn_starts_again_and_computer_players_have_its_whole_time_again(registry: TableRegistry) -> None:
    table, _created = await new_table(registry, 1)
    start = table.position
    await plan(table, 0)
    table.memories[0] = SeatMemory()
    table.memories[0].keep(Choice(0), 4.5)
    await carry_out(table, seat(0), Restart(table.position))
    assert (table.position, table.memories) == (start, {})
    assert await stored_answers(table) == table.game.record.answers
