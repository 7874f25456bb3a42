"""Two servers at one table: each hears at once what the other has done, and the log decides who was first."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, suppress
from typing import Any, NamedTuple

import pytest

from lantern.server.errors import RequestError
from lantern.server.messages import Chat, Consent, GiveAnswer, Propose, Redo, Sit, Undo
from lantern.server.store import open_store
from lantern.server.store.base import SPECTATOR, LogEvent, Signal, UnavailableError
from lantern.server.tables import presence, seats
from lantern.server.tables.commands import carry_out
from lantern.server.tables.registry import TableRegistry
from lantern.server.tables.table import Table
from tests.server.playing import (
    HOST_ACCESS,
    computers,
    first_answer,
    given,
    listen,
    new_table,
    open_registry,
    plan,
    plan_of,
    seat,
    stored_answers,
    until,
)

pytestmark = pytest.mark.anyio


class Site(NamedTuple):
    """The tables of two servers that share a database."""

    here: TableRegistry
    there: TableRegistry

    async def table(self, players: int = 2, **more: Any) -> tuple[Table, Table]:
        """Set up a table, and have both servers hold it."""
        table, created = await new_table(self.here, players, **more)
        return table, await self.there.table(created.id)


@pytest.fixture
async def site(postgres: str) -> AsyncIterator[Site]:
    async with AsyncExitStack() as stack:
        yield Site(*[await stack.enter_async_context(open_registry(open_store(postgres))) for _server in range(2)])


def agree(*tables: Table) -> bool:
    """Tell whether servers show the same game."""
    return len({(table.seq, table.scene().digest, table.game.redoable) for table in tables}) == 1


async def test_what_one_server_stores_everybody_at_the_other_sees(site: Site) -> None:
    here, there = await site.table()
    heard = listen(there)
    for command in (given(here, plan_of(here, 0)), None, None):
        position = here.position
        again = Undo(position) if here.game.undoable and not here.game.redoable else Redo(position)
        await carry_out(here, seat(0), command or again)
        await until(lambda: agree(here, there))
        assert '"type":"update"' in heard[-1]
    await plan(here, 0, 1)
    await carry_out(here, seat(0), Undo(here.position))
    await until(lambda: there.undo_request)
    request = there.undo_request
    assert request is not None
    await carry_out(there, seat(1), Consent(request.id, True))
    await until(lambda: agree(here, there))
    assert here.undo_request is None


async def test_plans_of_the_same_moment_at_two_servers_all_count_and_a_command_sent_to_both_counts_once(
    site: Site,
) -> None:
    here, there = await site.table(4)
    start = here.position
    plans = [
        (table, seat(who), GiveAnswer(plan_of(here, who), start, f"plan {who}"))
        for who, table in enumerate((here, there, here, there))
    ]
    twice = [(other, access, command) for (_table, access, command) in plans for other in (here, there)]
    await asyncio.gather(*(carry_out(*each) for each in plans + twice))
    await until(lambda: agree(here, there))
    assert here.position == start + 4
    assert await stored_answers(here) == here.game.record.answers


async def test_of_two_answers_to_one_position_the_first_counts_and_the_other_is_stale(site: Site) -> None:
    here, there = await site.table(1)
    for _round in range(10):
        position, (first, *_others) = here.position, list(here.game.legal_numbers)
        results = await asyncio.gather(
            *(carry_out(table, seat(0), GiveAnswer(first, position)) for table in (here, there)),
            return_exceptions=True,
        )
        refused = [each for each in results if isinstance(each, RequestError)]
        assert [each.code for each in refused] == ["stale"]
        await until(lambda: agree(here, there))
        assert here.game.record.answers[position] == first


async def test_seats_links_talk_hints_and_the_end_of_a_table_reach_the_other_server(site: Site) -> None:
    here, there = await site.table()
    spectator = listen(there)
    await seats.change_seat(here, HOST_ACCESS, 0, Sit(name="Amara"))
    await until(lambda: there.stored.seats[0].name == "Amara")
    await carry_out(here, seat(0), Chat("north"))
    await until(lambda: any("north" in text for text in spectator))
    assert [remark.text for remark in there.chat] == ["north"]
    await seats.allow_hints(here, HOST_ACCESS, False)
    await until(lambda: not there.stored.hints)
    await seats.renew_link(here, HOST_ACCESS, SPECTATOR)
    await until(lambda: "left: seat-handed-over" in spectator)
    await seats.end_table(here, HOST_ACCESS)
    await until(lambda: there.stored.ended)
    listener = listen(there)
    assert await site.here.erase(here.id)
    await until(lambda: "left: come-again" in listener)
    assert site.there.tables == {}


async def test_who_is_here_and_what_is_proposed_is_known_everywhere(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = await site.table(3)
    asked = int(here.game.actor)
    other = (asked + 1) % 3
    listen(here, seat(other))
    await until(lambda: there.is_here(other))
    heard = listen(there, network="203.0.113.7")
    await until(lambda: len(here.spectators()) == 1)
    await carry_out(here, seat(other), Propose(here.game.legal_numbers[0], here.position))
    await until(lambda: [idea.seat for idea in there.ideas] == [other])
    assert any('"type":"idea"' in text for text in heard)
    await seats.remove_spectator(here, HOST_ACCESS, here.spectators()[0])
    await until(lambda: "left: removed" in heard)
    await until(lambda: here.removed == {"203.0.113.7"})
    monkeypatch.setattr(presence, "FORGOTTEN", -1.0)  # a server that says no more is forgotten
    assert there.elsewhere.forget()
    assert not there.is_here(other)


async def test_a_computer_player_whom_two_servers_ask_answers_once(site: Site) -> None:
    here, there = await site.table(2, seats=computers(1))
    person = 1
    while not here.over and here.position < 60:
        await until(lambda: agree(here, there) and (here.game.actor == person or here.over))
        with suppress(RequestError):  # the computer player may have spoken unasked meanwhile
            await carry_out(here, seat(person), first_answer(here))
    await until(lambda: agree(here, there))
    keys = [event.key for event in await here.store.events(here.id) if event.key]
    assert len(keys) == len(set(keys)) > 5


async def test_what_happens_while_a_table_is_read_is_not_missed(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    here, _created = await new_table(site.here)
    events = site.there.store.events

    async def slowly(game: str, after: int = -1) -> list[LogEvent]:
        found = await events(game, after)
        if here.position == start:
            await plan(here, 0)
            await asyncio.sleep(0.1)  # in which the signal comes
        return found

    start = here.position
    monkeypatch.setattr(site.there.store, "events", slowly)
    there = await site.there.table(here.id)
    await until(lambda: there.position == here.position > start)


async def test_a_server_that_cannot_read_for_a_while_catches_up_by_itself(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = await site.table()
    heard, failed, store = listen(there), 0, site.there.store

    async def lost(*_given: Any, **_more: Any) -> Any:
        nonlocal failed
        failed += 1
        raise UnavailableError

    with monkeypatch.context() as patch:
        for name in ("events", "load", "chat"):
            patch.setattr(store, name, lost)
        await plan(here, 0)
        await carry_out(here, seat(0), Chat("north"))
        await seats.change_seat(here, HOST_ACCESS, 0, Sit(name="Amara"))
        await until(lambda: failed > 5)
        await plan(here, 1)  # while all wait
    await until(lambda: agree(here, there) and there.stored.seats[0].name == "Amara" and there.chat)
    assert any('"type":"update"' in text for text in heard)


async def test_an_append_that_is_stored_but_not_confirmed_is_shown_without_another_command(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = await site.table()
    heard, append = listen(here), site.here.store.append

    async def cut_off(game: str, event: LogEvent) -> None:
        await append(game, event)
        raise UnavailableError

    monkeypatch.setattr(site.here.store, "append", cut_off)
    with pytest.raises(RequestError, match="cannot save"):
        await plan(here, 0)
    await until(lambda: agree(here, there) and here.seq == 1)
    assert any('"type":"update"' in text for text in heard)


async def test_a_server_that_has_missed_signals_reads_everything_again(site: Site) -> None:
    here, there = await site.table()
    site.there.store.listen(lambda _signal: None)
    await plan(here, 0)
    await carry_out(here, seat(0), Chat("north"))
    await seats.change_seat(here, HOST_ACCESS, 0, Sit(name="Amara"))
    site.there._hear(Signal("", "resync"))
    await until(lambda: agree(here, there) and there.stored.seats[0].name == "Amara" and there.chat)
