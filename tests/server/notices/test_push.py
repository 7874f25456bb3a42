"""Web Push: who is notified, when, of what, and to which addresses this server never sends anything."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, cast

import pytest
from py_vapid import Vapid02  # type: ignore[import-untyped]

from lantern.engine.actions import ready
from lantern.server.errors import RequestError
from lantern.server.messages import NewSeat, Sit, Undo
from lantern.server.notices.push import KEY, PublicResolver, PushSender, check_address, is_public, subject
from lantern.server.notices.watch import Notices, turn_notice
from lantern.server.settings import Settings
from lantern.server.store import open_store
from lantern.server.tables.commands import carry_out
from lantern.server.tables.registry import MEETING, TableRegistry
from lantern.server.tables.seats import change_seat
from lantern.server.tables.table import Table
from tests.server.notices.browser import Browser, PushService
from tests.server.playing import HOST_ACCESS, given, listen, new_table, open_registry, plan, seat, until

pytestmark = pytest.mark.anyio
SETTINGS = Settings(notices=True, notice_after=0.05, contact="site@example.org")
MOMENT = 0.3  # seconds, in which a notice would have been sent


@pytest.fixture
async def registry(tmp_path: Path) -> AsyncIterator[TableRegistry]:
    async with open_registry(tmp_path / "tables.db") as found:
        yield found


@pytest.fixture
def service() -> PushService:
    return PushService()


@asynccontextmanager
async def watching(registry: TableRegistry, service: PushService) -> AsyncIterator[Notices]:
    """Watch the games of a server, and send to a push service of the test."""
    found = Notices(SETTINGS, registry.store, registry)
    await found.open()
    assert found.sender
    await found.sender.close()
    found.sender = PushSender(str(await registry.store.value(KEY)), subject(SETTINGS), cast(Any, service))
    try:
        yield found
    finally:
        await found.close()


@pytest.fixture
async def notices(registry: TableRegistry, service: PushService) -> AsyncIterator[Notices]:
    async with watching(registry, service) as found:
        yield found


async def get_ready(table: Table, who: int) -> None:
    await carry_out(table, seat(who), given(table, ready(who)))


async def test_a_seat_that_is_away_is_told_once_per_turn(
    registry: TableRegistry, notices: Notices, service: PushService
) -> None:
    table, _created = await new_table(registry)
    browser, other = Browser(), Browser("other")
    await registry.store.subscribe(browser.subscription(table.id, 0))
    await registry.store.subscribe(other.subscription(table.id, 1))
    listen(table, seat(1))
    await plan(table, 1)
    await until(lambda: service.got)
    await plan(table, 1)  # it is still the same turn of the other seat
    await asyncio.sleep(MOMENT)
    assert [url for url, *_rest in service.got] == [browser.endpoint]
    _url, body, headers, follows = service.got[0]
    notice = browser.read(body)
    assert notice == {
        "title": "Lantern",
        "body": "It is your turn: round 1 of a game for 2.",
        "url": f"/t/{table.id}",
        "tag": f"turn-{table.id}-0",
    }
    assert not follows
    assert Vapid02.verify(headers["Authorization"])
    await get_ready(table, 0)
    await carry_out(table, seat(0), Undo(table.position))
    await until(lambda: len(service.got) == 2)  # asked again


async def test_nobody_is_told_who_is_here_or_has_answered_in_time(
    registry: TableRegistry, notices: Notices, service: PushService
) -> None:
    table, _created = await new_table(registry)
    listen(table, seat(1))
    await plan(table, 1)
    await get_ready(table, 0)
    for number in (0, 1):  # only now: this machine may be slower than the time after which somebody is notified
        await registry.store.subscribe(Browser(str(number)).subscription(table.id, number))
    await asyncio.sleep(MOMENT)
    assert service.got == []


async def test_a_restart_forgets_nobody_and_the_notice_of_a_turn_is_sent_once(
    tmp_path: Path, service: PushService
) -> None:
    async with open_registry(tmp_path / "tables.db") as registry:
        table, _created = await new_table(registry)
        await registry.store.subscribe(Browser().subscription(table.id, 0))
        await plan(table, 1)
    for _start in range(2):
        async with open_registry(tmp_path / "tables.db") as registry, watching(registry, service):
            await until(lambda: service.got)
            await asyncio.sleep(MOMENT)
    assert len(service.got) == 1


async def test_of_two_servers_one_tells_and_whoever_is_at_the_other_counts_as_here(
    postgres: str, service: PushService
) -> None:
    stores = [open_store(postgres) for _server in range(2)]
    async with open_registry(stores[0]) as here, open_registry(stores[1]) as there:
        table, _created = await new_table(here)
        for number in (0, 1):
            await here.store.subscribe(Browser(str(number)).subscription(table.id, number))
        listen(table, seat(1))
        async with watching(here, service), watching(there, service):
            await until(lambda: service.got)
            await asyncio.sleep(MEETING + MOMENT)  # in which the other one would have sent it too
    assert [url for url, *_rest in service.got] == [Browser("0").endpoint]


async def test_a_subscription_that_has_ended_is_forgotten_and_one_that_fails_is_not(
    registry: TableRegistry, notices: Notices, service: PushService
) -> None:
    table, _created = await new_table(registry)
    await registry.store.subscribe(Browser().subscription(table.id, 0))
    for status, left in ((500, 1), (410, 0)):
        service.status = status
        service.got.clear()
        await plan(table, 1)
        await until(lambda: service.got)
        await asyncio.sleep(MOMENT)
        assert len(await registry.store.subscriptions(table.id)) == left
        await get_ready(table, 0)
        await carry_out(table, seat(0), Undo(table.position))


async def test_a_renewed_link_ends_the_notices_of_whoever_held_it(registry: TableRegistry) -> None:
    table, _created = await new_table(registry)
    for number in (0, 1):
        await registry.store.subscribe(Browser().subscription(table.id, number))
    await change_seat(table, HOST_ACCESS, 0, Sit(renew=True))
    assert [each.seat for each in await registry.store.subscriptions(table.id)] == [1]


async def test_a_notice_names_nobody(registry: TableRegistry) -> None:
    table, _created = await new_table(registry, seats=[NewSeat("Amara"), NewSeat("Ben")])
    assert "Amara" not in str(turn_notice(table, 0))


async def test_the_key_is_made_once(registry: TableRegistry) -> None:
    first = await PushSender.open(SETTINGS, registry.store)
    second = await PushSender.open(SETTINGS, registry.store)
    assert first.public_key == second.public_key
    await first.close()
    await second.close()


def test_only_addresses_of_push_services_are_taken() -> None:
    for good in ("https://fcm.googleapis.com/fcm/send/a:b", "https://updates.push.services.mozilla.com:443/wpush/v2/x"):
        check_address(good)
    for bad in (
        "http://push.example.org/a",
        "https://127.0.0.1/a",
        "https://[::1]/a",
        "https://2130706433/a",
        "https://0x7f.1/a",
        "https://localhost/a",
        "https://push.example.org:8443/a",
        "https://push.example.org@10.0.0.1/a",
        "https://push.example.org\\@10.0.0.1/a",
        "https://push.example.org/a\nb",
        "file:///etc/passwd",
        "",
    ):
        with pytest.raises(RequestError):
            check_address(bad)


async def test_names_of_private_addresses_are_not_followed() -> None:
    for private in ("127.0.0.1", "10.1.2.3", "169.254.169.254", "::1", "fd00::1", "::ffff:10.0.0.1", "2002:a00:1::"):
        assert not is_public(private), private
    assert is_public("1.1.1.1")
    assert is_public("2606:4700::1111")
    with pytest.raises(OSError, match="no public address"):
        await PublicResolver().resolve("localhost", 443)
