"""Nobody speaks for another seat, nothing counts twice, and what comes too late is told so."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Message

from lantern.engine.actions import CHANCE, READY
from lantern.engine.flow import legal, others, speaker
from lantern.record import READABLE, Record
from lantern.server import seating
from lantern.server.api import DOORS
from lantern.server.commands import carry_out
from lantern.server.doors import route
from lantern.server.hall import Hall
from lantern.server.messages import GiveAnswer, Ping
from lantern.server.refusal import RefusalError
from lantern.server.sayings import Saying
from lantern.server.table import Listener, Table
from lantern.server.tokens import Pass
from lantern.server.writer import Done
from tests import plain
from tests.server.playing import HOST_PASS, WATCHER, computers, is_plan, said, seat, settings, table_for

pytestmark = pytest.mark.anyio

Play = Callable[[Hall], Awaitable[None]]


def run(folder: Path, play: Play) -> None:
    async def whole() -> None:
        hall = Hall(settings(folder))
        try:
            await play(hall)
        finally:
            hall.close()

    asyncio.run(whole())


async def refused(table: Table, by: Pass, answer: GiveAnswer) -> str:
    """Return the code of a refusal, after which nothing has changed."""
    before = list(table.session.record.answers)
    with pytest.raises(RefusalError) as caught:
        await carry_out(table, by, answer)
    assert table.session.record.answers == before
    kept = table.store.game(table.id)
    assert kept is not None
    assert kept.record.answers == before
    return caught.value.code


async def test_the_asked_seat_answers_and_it_is_kept(hall: Hall) -> None:
    table, _made = await table_for(hall)
    who = table.session.who
    before = table.position
    assert await carry_out(table, seat(who), said(table, legal(table.session.state)[0])) == before
    kept = hall.store.game(table.id)
    assert kept is not None
    assert kept.record.answers == table.session.record.answers
    assert table.position > before


async def test_no_seat_acts_for_another(hall: Hall) -> None:
    table, _made = await table_for(hall, 4)
    s = table.session.state
    for answer in legal(s) + others(s):
        for who in range(4):
            if who != speaker(s, answer):
                assert await refused(table, seat(who), said(table, answer)) == "not-your-seat"
        assert await refused(table, HOST_PASS, said(table, answer)) == "not-your-seat"
        assert await refused(table, WATCHER, said(table, answer)) == "spectator"


async def test_a_seat_of_a_computer_player_is_not_answered_by_its_person(hall: Hall) -> None:
    table, _made = await table_for(hall)
    who = table.session.who
    table.kept.chairs[who].player = "computer:random"
    assert await refused(table, seat(who), said(table, legal(table.session.state)[0])) == "computer-seat"


async def test_a_game_of_other_rules_is_refused_and_harms_no_other(hall: Hall) -> None:
    table, _made = await table_for(hall, 1)
    other, _made = await table_for(hall, 1)
    hall.tables.clear()
    with sqlite3.connect(hall.store.path) as db:
        db.execute("UPDATE games SET rules = ? WHERE id = ?", (READABLE[0] - 1, table.id))
    db.close()
    with pytest.raises(RefusalError) as caught:
        hall.table(table.id)
    assert caught.value.code == "other-rules"
    assert hall.table(other.id).position == other.position


async def test_a_game_of_rules_8_goes_on_unless_it_has_an_answer_that_is_asked_no_more(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, _made = await table_for(hall, 1)
    record = Record(table.kept.record.setup, list(table.session.record.answers))
    kept = replace(table.kept, record=record, rules=8)
    monkeypatch.setattr(hall, "stored", lambda _name: kept)
    hall.tables.clear()
    assert hall.table(table.id).position == table.position
    kept.record.answers.append(READY + 1)
    hall.tables.clear()
    with pytest.raises(RefusalError) as caught:
        hall.table(table.id)
    assert caught.value.code == "other-rules"


async def test_the_same_key_counts_once_even_after_a_restart(hall: Hall) -> None:
    table, _made = await table_for(hall)
    who = table.session.who
    answer = said(table, legal(table.session.state)[0], "key")
    first = await carry_out(table, seat(who), answer)
    after = table.position
    assert await carry_out(table, seat(who), answer) == first
    hall.tables.clear()
    table = hall.table(table.id)
    assert await carry_out(table, seat(who), answer) == first
    assert table.position == after
    assert await refused(table, seat(1 - who), answer) == "key-taken"


async def test_what_comes_too_late_or_too_early_is_stale(hall: Hall) -> None:
    table, _made = await table_for(hall, 1)
    first = legal(table.session.state)[0]
    old = said(table, first)
    await carry_out(table, seat(0), old)
    assert await refused(table, seat(0), old) == "stale"
    assert await refused(table, seat(0), GiveAnswer(first, table.position + 5)) == "stale"
    assert await refused(table, seat(0), GiveAnswer(first, table.position, digest="other")) == "stale"


async def test_planning_answers_of_different_seats_commute(hall: Hall) -> None:
    table, _made = await table_for(hall, 3)
    start = table.position
    for who in (2, 0, 1):
        options = legal(table.session.state) + others(table.session.state)
        take = next(each for each in options if is_plan(each) and speaker(table.session.state, each) == who)
        await carry_out(table, seat(who), GiveAnswer(take, start))
    assert table.position == start + 3
    assert await refused(table, seat(0), GiveAnswer(READY + 0, start)) == "stale"


async def test_planning_for_a_phase_that_is_over_is_stale(hall: Hall) -> None:
    table, _made = await table_for(hall, 2)
    start = table.position
    await carry_out(table, seat(0), GiveAnswer(READY + 0, start))
    await carry_out(table, seat(1), GiveAnswer(READY + 1, start))
    assert await refused(table, seat(1), GiveAnswer(READY + 1, start)) == "stale"


@pytest.mark.parametrize("answer", [0, 55, 9_999])
async def test_what_the_rules_do_not_allow_is_refused(hall: Hall, answer: int) -> None:
    table, _made = await table_for(hall, 2)
    assert answer not in legal(table.session.state)
    assert await refused(table, seat(0, 1), said(table, answer)) == "not-allowed"


async def test_with_one_s_own_dice_anybody_who_plays_answers_for_chance(hall: Hall) -> None:
    table, _made = await table_for(hall, 2, seed="", companion=True)
    assert table.session.who == CHANCE
    first = legal(table.session.state)[0]
    assert await refused(table, WATCHER, said(table, first)) == "spectator"
    await carry_out(table, seat(1), said(table, first))
    await carry_out(table, HOST_PASS, said(table, legal(table.session.state)[0]))


async def test_computer_players_play_a_whole_game_by_themselves(hall: Hall) -> None:
    table, _made = await table_for(hall, 3, seats=computers(3))
    assert table.thinking is not None
    await table.thinking
    assert table.over
    kept = hall.store.game(table.id)
    assert kept is not None
    assert kept.record.answers == table.session.record.answers
    assert await refused(table, seat(0), said(table, 0)) == "over"


@plain
async def test_a_failed_write_leaves_the_game_as_it_was(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    table, _made = await table_for(hall)
    before = list(table.session.record.answers)

    def fail(_game: str, _saying: object, done: Done) -> None:
        done(OSError("disk full"))

    with monkeypatch.context() as patch:
        patch.setattr(hall.store, "append", fail)
        with pytest.raises(OSError, match="disk full"):
            await carry_out(table, seat(table.session.who), said(table, legal(table.session.state)[0]))
    assert table.session.record.answers == before
    await carry_out(table, seat(table.session.who), said(table, legal(table.session.state)[0]))


async def test_idle_tables_leave_the_memory_and_come_back(hall: Hall) -> None:
    table, _made = await table_for(hall)
    await carry_out(table, seat(table.session.who), said(table, legal(table.session.state)[0]))
    hall.sweep()
    assert hall.tables
    table.used -= 10_000
    hall.sweep()
    assert not hall.tables
    again = hall.table(table.id)
    assert again.scene().digest == table.scene().digest
    assert again.session.undoable == table.session.undoable
    await carry_out(again, seat(0), Ping())


async def test_a_table_whose_game_is_over_leaves_the_memory_with_the_last_who_looks(hall: Hall) -> None:
    table, _made = await table_for(hall)
    hall.put_away(table)
    assert hall.tables, "the game goes on"
    while not table.over:
        await carry_out(table, seat(0, 1), said(table, legal(table.session.state)[0]))
    seating.come(table, listener := Listener(WATCHER, lambda _frame: None, lambda _code: None))
    hall.put_away(table)
    assert hall.tables, "somebody looks at it"
    seating.leave(table, listener)
    hall.put_away(table)
    assert not hall.tables
    hall.put_away(table)
    assert hall.table(table.id).scene().digest == table.scene().digest


@plain
async def test_a_request_that_nobody_waits_for_any_more_is_finished(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As the server stops, or as a proxy gives up: begun is finished, and everybody hears of it."""
    table, made = await table_for(hall)
    heard: list[bytes] = []
    table.listeners.append(Listener(WATCHER, heard.append, lambda _code: None))
    writing, waiting, append = asyncio.Event(), [], hall.store.append

    def slowly(game: str, saying: Saying, done: Done) -> None:
        writing.set()
        waiting.append((game, saying, done))

    monkeypatch.setattr(hall.store, "append", slowly)
    given = GiveAnswer(legal(table.session.state)[0], table.position, "key")
    reply = asyncio.ensure_future(request(hall, table.id, made.seats, given))
    await writing.wait()
    reply.cancel()
    with pytest.raises(asyncio.CancelledError):
        await reply
    append(*waiting[0])
    async with table.lock:
        pass
    kept = hall.store.game(table.id)
    assert kept is not None
    assert kept.record.answers == table.session.record.answers
    assert given.key in table.kept.keys
    assert len(heard) == 1


def request(hall: Hall, name: str, tokens: list[str], given: GiveAnswer) -> Awaitable[Response]:
    """Ask as a browser would, through the door for answers."""

    async def receive() -> Message:
        return {"type": "http.request", "body": msgspec.json.encode(given)}

    door = next(each for each in DOORS if each.path == "/api/tables/{id}/answers")
    app = Starlette()
    app.state.hall = hall
    scope = {
        "type": "http",
        "app": app,
        "method": "POST",
        "path_params": {"id": name},
        "headers": [(b"authorization", f"Bearer {','.join(tokens)}".encode())],
    }
    endpoint: Callable[[Request], Awaitable[Response]] = route(door).endpoint
    return endpoint(Request(scope, receive))
