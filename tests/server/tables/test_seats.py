"""Seats and links: who may hand over what, and what the host may do about others."""

import asyncio

import pytest

from lantern.server.errors import RequestError
from lantern.server.messages import Chat, GiveAnswer, Note, Propose, Sit
from lantern.server.store.base import HOST, SPECTATOR
from lantern.server.tables import seats
from lantern.server.tables.access import Access, admit
from lantern.server.tables.commands import carry_out
from lantern.server.tables.registry import TableRegistry
from tests.server.playing import (
    HOST_ACCESS,
    SPECTATOR_ACCESS,
    first_answer,
    listen,
    new_table,
    plan_of,
    refusal,
    seat,
    until,
)

pytestmark = pytest.mark.anyio

ROUNDS = 360


async def refused(coroutine: object) -> str:
    """Return the code of a refused request."""
    with pytest.raises(RequestError) as caught:
        await coroutine  # type: ignore[misc]  # whatever a request returns
    return caught.value.code


async def test_tokens_open_what_they_are_for_and_nothing_else(registry: TableRegistry) -> None:
    table, created = await new_table(registry, 3)
    assert table.access(created.seats[1]).seats == {1}
    around_one_screen = table.access(f"{created.seats[0]},{created.seats[2]},wrong,{created.host}")
    assert (sorted(around_one_screen.seats), around_one_screen.host) == ([0, 2], True)
    assert table.access(created.spectator).is_spectator
    for credentials, code in (("", "no-token"), ("wrong", "wrong-token"), (",".join(created.seats * 5), "no-token")):
        with pytest.raises(RequestError) as caught:
            admit(credentials, table.stored.grants)
        assert caught.value.code == code


async def test_the_host_changes_every_seat_and_others_their_own(registry: TableRegistry) -> None:
    table, _created = await new_table(registry)
    heard = listen(table)
    for access, changes in ((HOST_ACCESS, Sit(name="Amara")), (seat(0), Sit(name="\u202eAmara\0"))):
        seated = await seats.change_seat(table, access, 0, changes)
        assert (seated.chair.name, seated.token) == ("Amara", "")
        assert '"name":"Amara"' in heard[-1]
    for access, changes in ((seat(1), Sit(name="Ben")), (SPECTATOR_ACCESS, Sit()), (seat(0), Sit(muted=True))):
        assert await refused(seats.change_seat(table, access, 0, changes)) == "not-host"
    assert await refused(seats.change_seat(table, HOST_ACCESS, 2, Sit())) == "no-such-seat"
    assert await refused(seats.change_seat(table, HOST_ACCESS, 0, Sit(by="computer:nobody"))) == "no-such-player"


async def test_a_new_link_closes_the_old_one(registry: TableRegistry) -> None:
    table, created = await new_table(registry)
    heard = [listen(table, table.access(token)) for token in (created.seats[0], created.host, created.spectator)]
    fresh = (await seats.change_seat(table, HOST_ACCESS, 0, Sit(renew=True))).token
    host = await seats.renew_link(table, HOST_ACCESS, HOST)
    spectators = await seats.renew_link(table, HOST_ACCESS, SPECTATOR)
    assert [each[-1] for each in heard] == ["left: seat-handed-over"] * 3
    registry.tables.clear()
    table = await registry.table(table.id)
    for token in (created.seats[0], created.host, created.spectator):
        with pytest.raises(RequestError):
            table.access(token)
    assert (sorted(table.access(fresh).seats), table.access(host).host) == ([0], True)
    assert table.access(spectators).is_spectator
    assert await refused(seats.renew_link(table, seat(0), HOST)) == "not-host"


async def test_what_the_host_changes_while_the_seat_is_leaving_is_kept(registry: TableRegistry) -> None:
    table, created = await new_table(registry)
    access = table.access(created.seats[0])
    for number in range(ROUNDS):
        listen(table, access)
        listener = table.listeners[0]
        changing = asyncio.ensure_future(
            seats.change_seat(table, HOST_ACCESS, 0, Sit(name=f"Amara {number}", muted=number % 2 == 0))
        )
        for _step in range(number % 4):
            await asyncio.sleep(0)
        table.part(listener)
        registry.left(table, access.seats)
        await changing
        await until(lambda: len(registry._tasks) == 1)  # only the sweep goes on
        stored = await registry.store.load(table.id)
        assert stored is not None
        for found in (table.stored.seats[0], stored.seats[0]):
            assert (found.name, found.muted) == (f"Amara {number}", number % 2 == 0)
            assert found.seen == table.position


async def test_the_host_removes_a_spectator_who_cannot_come_again_from_there(registry: TableRegistry) -> None:
    table, created = await new_table(registry)
    access = table.access(created.spectator)
    rude, other = listen(table, access, network="203.0.113.7"), listen(table, access, network="203.0.113.8")
    number = table.listeners[0].number
    assert table.spectators() == [each.number for each in table.listeners]
    assert await refused(seats.remove_spectator(table, seat(0), number)) == "not-host"
    await seats.remove_spectator(table, HOST_ACCESS, number)
    assert (rude[-1], "left: removed" in other) == ("left: removed", False)
    assert table.removed == {"203.0.113.7"}
    await seats.renew_link(table, HOST_ACCESS, SPECTATOR)
    assert table.removed == set()
    assert await refused(seats.remove_spectator(table, HOST_ACCESS, 5)) == "no-such-spectator"


async def test_a_table_that_the_host_has_ended_can_only_be_read(registry: TableRegistry) -> None:
    table, _created = await new_table(registry)
    heard = listen(table)
    assert await refused(seats.end_table(table, seat(0, 1))) == "not-host"
    await seats.end_table(table, HOST_ACCESS)
    assert '"ended":true' in heard[-1]
    registry.tables.clear()
    table = await registry.table(table.id)
    for command in (first_answer(table), Chat("hello")):
        assert await refusal(table, seat(0, 1), command) == "ended"
    assert table.welcome(seat(0), 0).ended
    assert table.asked_people() == []


async def test_talk_and_notes_stand_beside_the_game(registry: TableRegistry) -> None:
    table, _created = await new_table(registry)
    heard = listen(table)
    await carry_out(table, seat(1), Chat("<b>north\u202e\u0000</b>\nnow"))
    assert '"text":"<b>north</b>\\nnow"' in heard[-1]
    await carry_out(table, seat(0), Note("mine", 0))
    for access, command, code in (
        (seat(0), Chat("\0 "), "empty"),
        (seat(0), Note("yours", 1), "not-your-seat"),
        (SPECTATOR_ACCESS, Chat("hello"), "spectator"),
    ):
        assert await refusal(table, access, command) == code
    await seats.change_seat(table, HOST_ACCESS, 1, Sit(muted=True))
    assert await refusal(table, seat(1), Chat("again")) == "muted"
    registry.tables.clear()
    table = await registry.table(table.id)
    welcome = table.welcome(seat(0), 0)
    assert (welcome.notes, [each.text for each in welcome.chat]) == ({"0": "mine"}, ["<b>north</b>\nnow"])
    assert table.welcome(seat(1), 0).notes == {"1": ""}


async def test_others_propose_and_the_asked_seat_decides(registry: TableRegistry) -> None:
    table, _created = await new_table(registry, 3)
    asked, answer, position = int(table.game.actor), table.game.legal_numbers[0], table.position
    proposers = [seat(each) for each in range(3) if each != asked]
    heard = listen(table)
    for access in proposers:
        await carry_out(table, access, Propose(answer, position))
        assert '"type":"idea"' in heard[-1]
    assert [idea.seat for idea in table.welcome(seat(asked), 0).ideas] == [min(each.seats) for each in proposers]
    for access, command, code in (
        (seat(asked), Propose(answer, position), "your-own-seat"),
        (proposers[0], Propose(0, position), "not-allowed"),
        (proposers[0], Propose(answer, position - 1), "stale"),
    ):
        assert await refusal(table, access, command) == code
    await carry_out(table, seat(asked), GiveAnswer(answer, position))
    assert table.ideas == []


async def test_everybody_sees_who_is_here_and_whose_turn_it_is(registry: TableRegistry) -> None:
    table, created = await new_table(registry, 3)
    assert table.asked_people() == [0, 1, 2], "all plan at once"
    await carry_out(table, seat(1), GiveAnswer(plan_of(table, 1), table.position))
    heard = listen(table)
    listen(table, table.access(created.seats[1]))
    assert [chair.here for chair in table.chairs()] == [False, True, False]
    assert '"watching":1' in heard[-1]
    assert isinstance(table.access(created.host), Access)
