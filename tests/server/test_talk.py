"""What is said at a live connection, and what becomes of it when something goes wrong on our side."""

import asyncio
import logging
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest

from lantern.engine.flow import legal
from lantern.server import keeper, scribe
from lantern.server.commands import carry_out
from lantern.server.hall import Hall
from lantern.server.line import Connection
from lantern.server.messages import GiveAnswer, Undo
from lantern.server.table import Table
from lantern.server.talk import Talk
from lantern.server.writer import ClosedError, until_kept
from tests import plain
from tests.server.playing import Json, said, seat, table_for
from tests.server.test_answering import run

pytestmark = pytest.mark.anyio

BROKEN = "something has gone wrong"


class FakeLine:
    """A connection without a network."""

    def __init__(self) -> None:
        self.over = False
        self.told: list[Json] = []
        self.waiting: list[bytes] = []
        self.hears: Callable[[bytes | None], None] | None = None

    def next(self, hears: Callable[[bytes | None], None]) -> None:
        self.hears = hears
        if self.waiting:
            self.say(self.waiting.pop(0))

    def say(self, text: bytes) -> None:
        if self.hears is None:
            self.waiting.append(text)
        else:
            hears, self.hears = self.hears, None
            hears(text)

    def tell(self, message: Any) -> None:
        self.told.append(msgspec.to_builtins(message))


async def talk_at(hall: Hall) -> tuple[Table, FakeLine, Talk]:
    table, _made = await table_for(hall)
    line = FakeLine()
    return table, line, Talk(hall, table, seat(0, 1), cast("Connection", line))


def first_answer(table: Table, back: int = 0) -> bytes:
    answer = legal(table.session.state)[0]
    return msgspec.json.encode(GiveAnswer(answer, table.position - back, f"key {table.position} {back}"))


def fail(*_anything: object) -> Any:
    raise RuntimeError(BROKEN)


async def settled(table: Table) -> None:
    """Wait until nobody changes the table any more."""
    async with asyncio.timeout(5):
        await asyncio.sleep(0.02)
        while table.lock.locked():
            await asyncio.sleep(0.005)


@plain
async def test_a_refusal_that_fails_leaves_the_table_free_and_ends_only_this_connection(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, line, talk = await talk_at(hall)
    with monkeypatch.context() as patch:
        patch.setattr(table, "scene", fail)
        line.say(first_answer(table, back=1))
    assert not table.lock.locked()
    assert talk.ended.result() == "mistake"
    assert line.hears is None
    await carry_out(table, seat(0, 1), said(table, legal(table.session.state)[0]))


@plain
async def test_an_answer_that_fails_halfway_is_as_if_it_had_not_been_given(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, line, talk = await talk_at(hall)
    before = list(table.session.record.answers)
    with monkeypatch.context() as patch:
        patch.setattr(table, "saying", fail)
        line.say(first_answer(table))
    assert table.session.record.answers == before
    assert talk.ended.result() == "mistake"
    await carry_out(table, seat(0, 1), said(table, legal(table.session.state)[0]))
    hall.tables.clear()
    assert hall.table(table.id).position == table.position > len(before)


@plain
async def test_what_waits_behind_a_mistake_is_not_carried_out(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    table, line, _talk = await talk_at(hall)
    before, text = table.position, first_answer(table)
    with monkeypatch.context() as patch:
        patch.setattr(table, "saying", fail)
        line.say(text)
    line.say(text)
    await settled(table)
    assert (table.position, len(line.waiting), line.told) == (before, 1, [])


@plain
async def test_an_answer_that_comes_as_the_server_stops_is_told_so(hall: Hall) -> None:
    table, line, _talk = await talk_at(hall)
    hall.store._writer._closed = True
    before = table.position
    line.say(first_answer(table))
    await settled(table)
    assert (table.position, [each["code"] for each in line.told]) == (before, ["not-saved"])
    with pytest.raises(ClosedError):
        await until_kept(lambda done: hall.store.append(table.id, table.saying(0, 0, ""), done))


async def test_a_new_table_and_an_answer_are_kept_together(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    table, _made = await table_for(hall)
    monkeypatch.setattr(keeper, "HAS_PIPES", False)
    monkeypatch.setattr(scribe, "write_one_by_one", fail)
    who, answer = table.session.who, legal(table.session.state)[0]
    (_at, (other, _new)) = await asyncio.gather(
        carry_out(table, seat(who), said(table, answer)), table_for(hall, seed="another")
    )
    assert hall.store.game(other.id) is not None


def test_a_computer_player_does_not_answer_a_table_that_has_changed_meanwhile(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """An answer was taken back and another given while it thought: as many answers, but not the same table."""

    async def play(hall: Hall) -> None:
        table, _made = await table_for(hall, 1)
        options = legal(table.session.state)
        await carry_out(table, seat(0), said(table, options[0]))
        table.kept.chairs[0].player = "computer:random"
        think = hall.computers._think

        async def slowly(at: Table, who: int) -> Any:
            choice = await think(at, who)
            at.kept.chairs[0].player = "person"
            await carry_out(at, seat(0), Undo(at.position))
            await carry_out(at, seat(0), said(at, options[-1]))
            at.kept.chairs[0].player = "computer:random"
            return choice

        monkeypatch.setattr(hall.computers, "_think", slowly)
        before = table.position
        await hall.computers._answer(table)
        assert (table.position, table.session.record.answers[-1]) == (before, options[-1])
        table.kept.chairs[0].player = "person"

    with caplog.at_level(logging.ERROR):
        run(tmp_path, play)
    assert not caplog.records
