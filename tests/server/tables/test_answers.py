"""Answers: nobody answers for another seat, nothing counts twice, late answers are stale, and all is stored first."""

import asyncio
from pathlib import Path

import pytest

from lantern.engine import legal, others, speaker
from lantern.engine.actions import CHANCE, READY
from lantern.server.errors import RequestError
from lantern.server.messages import GiveAnswer, Ping
from lantern.server.store.base import LogEvent, UnavailableError
from lantern.server.store.sqlite import SqliteStore
from lantern.server.tables.commands import carry_out
from lantern.server.tables.registry import TableRegistry
from tests.server.playing import (
    HOST_ACCESS,
    SPECTATOR_ACCESS,
    computers,
    first_answer,
    given,
    listen,
    new_table,
    open_registry,
    plan_of,
    refusal,
    seat,
    stored_answers,
    until,
)

pytestmark = pytest.mark.anyio


async def test_the_asked_seat_answers_and_it_is_stored(registry: TableRegistry) -> None:
    table, _created = await new_table(registry)
    before = table.position
    assert await carry_out(table, seat(table.game.actor), first_answer(table)) == before
    assert await stored_answers(table) == table.game.record.answers
    assert table.position > before


async def test_no_seat_answers_for_another(registry: TableRegistry) -> None:
    table, _created = await new_table(registry, 4)
    s = table.game.table
    for answer in legal(s)[:3] + others(s)[:3]:
        for who in {0, 1, 2, 3} - {speaker(s, answer)}:
            assert await refusal(table, seat(who), given(table, answer)) == "not-your-seat"
        assert await refusal(table, HOST_ACCESS, given(table, answer)) == "not-your-seat"
        assert await refusal(table, SPECTATOR_ACCESS, given(table, answer)) == "spectator"


async def test_a_person_does_not_answer_for_the_computer_player_of_the_seat(registry: TableRegistry) -> None:
    table, _created = await new_table(registry)
    who = table.game.actor
    table.stored.seats[who].player = "computer:random"
    assert await refusal(table, seat(who), first_answer(table)) == "computer-seat"


async def test_what_the_rules_do_not_allow_is_refused(registry: TableRegistry) -> None:
    table, _created = await new_table(registry)
    for answer in (0, 55, 9_999):
        assert answer not in table.game.legal_numbers
        assert await refusal(table, seat(0, 1), given(table, answer)) == "not-allowed"


async def test_the_same_key_counts_once_also_after_a_restart(tmp_path: Path) -> None:
    async with open_registry(tmp_path / "tables.db") as registry:
        table, _created = await new_table(registry)
        who, answer = table.game.actor, first_answer(table, "key")
        first = await carry_out(table, seat(who), answer)
        after = table.position
        assert await carry_out(table, seat(who), answer) == first
        assert await refusal(table, seat(1 - who), answer) == "key-taken"
    async with open_registry(tmp_path / "tables.db") as registry:
        table = await registry.table(table.id)
        assert await carry_out(table, seat(who), answer) == first
        assert table.position == after


async def test_an_answer_to_another_position_is_stale(registry: TableRegistry) -> None:
    table, _created = await new_table(registry, 1)
    old = first_answer(table)
    await carry_out(table, seat(0), old)
    first = table.game.legal_numbers[0]
    for late in (old, GiveAnswer(first, table.position + 5), GiveAnswer(first, table.position, digest="other")):
        assert await refusal(table, seat(0), late) == "stale"


async def test_plans_of_different_seats_commute_while_all_plan(registry: TableRegistry) -> None:
    table, _created = await new_table(registry, 3)
    start = table.position
    for who in (2, 0, 1):
        await carry_out(table, seat(who), GiveAnswer(plan_of(table, who), start))
    assert table.position == start + 3
    assert await refusal(table, seat(0), GiveAnswer(READY + 0, start)) == "stale"
    for who in (0, 1, 2):
        await carry_out(table, seat(who), given(table, READY + who))
    assert await refusal(table, seat(1), GiveAnswer(READY + 1, start + 3)) == "stale"


async def test_whoever_plays_answers_for_chance_where_people_roll_the_dice(registry: TableRegistry) -> None:
    table, _created = await new_table(registry, seed="", companion=True)
    assert table.game.actor == CHANCE
    assert await refusal(table, SPECTATOR_ACCESS, first_answer(table)) == "spectator"
    for access in (seat(1), HOST_ACCESS):
        await carry_out(table, access, first_answer(table))


async def test_after_the_end_nobody_answers_and_the_last_to_leave_takes_the_table_out_of_memory(
    registry: TableRegistry,
) -> None:
    table, _created = await new_table(registry, 3, seats=computers(3))
    heard = listen(table)
    await until(lambda: table.over)
    assert await refusal(table, seat(0), given(table, 0)) == "over"
    assert await stored_answers(table) == table.game.record.answers
    assert heard
    table.part(table.listeners[0])
    registry.left(table, frozenset())
    await until(lambda: table.id not in registry.tables)
    assert (await registry.table(table.id)).scene().digest == table.scene().digest


class FailingStore(SqliteStore):
    """A store that refuses to append, or appends and is cut off before it can say so."""

    failing = ""
    reading = True

    async def append(self, game: str, event: LogEvent) -> None:
        if self.failing != "refuses":
            await super().append(game, event)
        if self.failing:
            raise UnavailableError("the disk is full")

    async def events(self, game: str, after: int = -1) -> list[LogEvent]:
        if not self.reading:
            raise UnavailableError("the disk is gone")
        return await super().events(game, after)


async def test_what_cannot_be_stored_is_not_shown_and_can_be_sent_again(tmp_path: Path) -> None:
    store = FailingStore(tmp_path / "tables.db")
    async with open_registry(store) as registry:
        table, _created = await new_table(registry)
        heard, answer = listen(table), first_answer(table, "key")
        for failing, taken in (("refuses", False), ("cut off", True)):
            store.failing, before = failing, table.position
            for reading in (True, False):  # a second try while nothing can be read changes nothing
                store.reading = reading
                with pytest.raises(RequestError) as caught:
                    await carry_out(table, seat(0, 1), answer)
                assert caught.value.code == "not-saved"
                assert (table.position, heard) == (before, [])
                if taken:
                    store.reading = False
            store.failing, store.reading = "", True
            if taken:
                assert await carry_out(table, seat(0, 1), answer) == before
                assert (table.position > before, len(heard)) == (True, 1)


async def test_a_command_whose_sender_has_gone_is_in_the_log_or_not_and_the_table_agrees(tmp_path: Path) -> None:
    async with open_registry(tmp_path / "tables.db") as registry:
        table, _created = await new_table(registry)
        for number in range(20):
            answer = first_answer(table, f"key {number}")
            sent = asyncio.ensure_future(carry_out(table, seat(0, 1), answer))
            for _step in range(number % 5):
                await asyncio.sleep(0.0005)
            sent.cancel()
            await asyncio.gather(sent, return_exceptions=True)
            await carry_out(table, seat(0, 1), answer)
            assert await stored_answers(table) == table.game.record.answers
            assert table.history.keys[answer.key].position == answer.position


async def test_a_ping_is_answered_also_to_spectators(registry: TableRegistry) -> None:
    table, _created = await new_table(registry)
    assert await carry_out(table, SPECTATOR_ACCESS, Ping()) == table.position
