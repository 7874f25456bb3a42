"""Taking back: one's own freely, others' with their consent, never past a roll or a draw."""

import pytest

from lantern.engine.flow import legal, others, speaker
from lantern.players.base import Choice
from lantern.server.commands import carry_out
from lantern.server.hall import Hall
from lantern.server.messages import Command, Consent, GiveAnswer, Redo, Restart, Undo, UndoTo
from lantern.server.refusal import RefusalError
from lantern.server.table import Listener, Table
from lantern.server.tokens import Pass
from tests.server.playing import HOST_PASS, WATCHER, is_plan, seat, table_for

pytestmark = pytest.mark.anyio


async def take(table: Table, who: int) -> None:
    """Have a seat say something in planning."""
    s = table.session.state
    answer = next(each for each in legal(s) + others(s) if speaker(s, each) == who and is_plan(each))
    await carry_out(table, seat(who), GiveAnswer(answer, table.position))


async def refused(table: Table, by: Pass, command: Command) -> str:
    before = table.position
    with pytest.raises(RefusalError) as caught:
        await carry_out(table, by, command)
    assert table.position == before
    return caught.value.code


def stored(table: Table) -> list[int]:
    kept = table.store.game(table.id)
    assert kept is not None
    return kept.record.answers


async def test_own_answers_are_taken_back_and_given_again(hall: Hall) -> None:
    table, _made = await table_for(hall, 2)
    start, laid = table.position, table.scene().digest
    await take(table, 0)
    taken = table.scene().digest
    await carry_out(table, seat(0), Undo(table.position))
    assert (table.position, table.scene().digest) == (start, laid)
    assert stored(table) == table.session.record.answers
    await carry_out(table, seat(0), Redo(table.position))
    assert table.scene().digest == taken
    assert stored(table) == table.session.record.answers
    assert await refused(table, seat(0), Redo(table.position)) == "nothing-to-redo"


async def test_never_past_what_chance_has_shown(hall: Hall) -> None:
    table, _made = await table_for(hall, 2)
    assert await refused(table, seat(0), Undo(table.position)) == "nothing-to-undo"
    assert await refused(table, seat(0), UndoTo(0, table.position)) == "nothing-to-undo"
    assert await refused(table, seat(0), Restart(table.position)) == "nothing-to-undo"


async def test_spectators_and_late_wishes_are_refused(hall: Hall) -> None:
    table, _made = await table_for(hall, 2)
    await take(table, 0)
    assert await refused(table, WATCHER, Undo(table.position)) == "spectator"
    assert await refused(table, seat(0), Undo(table.position - 1)) == "stale"


async def test_others_are_asked_and_agree(hall: Hall) -> None:
    table, _made = await table_for(hall, 3)
    start = table.position
    for who in (0, 1, 2):
        await take(table, who)
    await carry_out(table, seat(0), Undo(table.position))
    assert table.position == start + 3
    wish = table.ask()
    assert wish is not None
    assert (wish.by, wish.to, wish.waiting) == (0, start, [1, 2])
    assert await refused(table, seat(0), Consent(wish.id, True)) == "not-your-seat"
    await carry_out(table, seat(1), Consent(wish.id, True))
    assert table.position == start + 3
    await carry_out(table, seat(2), Consent(wish.id, True))
    assert table.position == start
    assert stored(table) == table.session.record.answers
    assert table.ask() is None
    await carry_out(table, seat(0), Redo(table.position))
    assert await refused(table, seat(0), Redo(table.position)) == "not-your-seat"
    await carry_out(table, seat(1), Redo(table.position))


async def test_one_who_declines_ends_the_wish(hall: Hall) -> None:
    table, _made = await table_for(hall, 2)
    await take(table, 0)
    await take(table, 1)
    after = table.position
    await carry_out(table, seat(0), Undo(after))
    wish = table.ask()
    assert wish is not None
    await carry_out(table, seat(1), Consent(wish.id, False))
    assert table.ask() is None
    assert table.position == after
    assert await refused(table, seat(1), Consent(wish.id, True)) == "stale"


async def test_a_wish_lapses_with_the_next_answer(hall: Hall) -> None:
    table, _made = await table_for(hall, 2)
    await take(table, 0)
    await take(table, 1)
    await carry_out(table, seat(0), Undo(table.position))
    await take(table, 1)
    assert table.ask() is None


async def test_the_host_forces_it_for_those_who_are_away_only(hall: Hall) -> None:
    table, _made = await table_for(hall, 3)
    start = table.position
    for who in (0, 1, 2):
        await take(table, who)
    await carry_out(table, seat(0), Undo(table.position))
    wish = table.ask()
    assert wish is not None
    table.listeners.append(Listener(seat(1), lambda _text: None, lambda _code: None))
    assert await refused(table, seat(0), Consent(wish.id, True, force=True)) == "not-host"
    await carry_out(table, HOST_PASS, Consent(wish.id, True, force=True))
    assert table.ask() == type(wish)(wish.id, 0, start, [1])
    assert await refused(table, HOST_PASS, Consent(wish.id, True, force=True)) == "not-your-seat"
    await carry_out(table, seat(1), Consent(wish.id, True))
    assert table.position == start


async def test_a_shared_screen_needs_no_consent(hall: Hall) -> None:
    table, _made = await table_for(hall, 2)
    start = table.position
    await take(table, 0)
    await take(table, 1)
    await carry_out(table, seat(0, 1), UndoTo(start, table.position))
    assert table.position == start


async def test_a_turn_begins_again(hall: Hall) -> None:
    table, _made = await table_for(hall, 1)
    start = table.position
    await take(table, 0)
    await carry_out(table, seat(0), Restart(table.position))
    assert table.position == start
    assert stored(table) == table.session.record.answers


async def test_computer_players_do_not_mind(hall: Hall) -> None:
    table, _made = await table_for(hall, 2)
    start = table.position
    await take(table, 0)
    await take(table, 1)
    table.kept.chairs[1].player = "computer:random"
    table.woken = lambda _table: None
    await carry_out(table, seat(0), Undo(table.position))
    assert table.position == start


async def test_a_computer_player_has_the_whole_time_of_its_turn_again(hall: Hall) -> None:
    table, _made = await table_for(hall, 2)
    await take(table, 0)
    s = table.session.state
    assert table.mind(1).seconds(s, 1.0) == 1.0
    table.mind(1).keep(Choice(0), 4.5)
    assert table.mind(1).seconds(s, 1.0) == 0.5
    await carry_out(table, seat(0), Undo(table.position))
    assert table.mind(1).seconds(table.session.state, 1.0) == 1.0
