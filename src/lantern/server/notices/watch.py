"""Watching whose turn it is, and telling those who are away: once per turn, and only where nobody came meanwhile."""

import asyncio
from collections import OrderedDict
from typing import TYPE_CHECKING, Final

from msgspec import Struct
from structlog import get_logger

from lantern.server.errors import RequestError
from lantern.server.http.limits import Buckets
from lantern.server.metrics import NOTICES
from lantern.server.notices.feed import feed_secret
from lantern.server.settings import Settings
from lantern.server.store.base import Store, StoreError, Subscription
from lantern.server.tables.registry import TableRegistry
from lantern.server.tables.table import Table
from lantern.words import Text

if TYPE_CHECKING:
    from lantern.server.notices.push import PushSender

REMEMBERED: Final = 20_000  # seats that are asked; those asked longest ago are forgotten first
GONE: Final = (404, 410)  # statuses by which a push service says that a subscription has ended
AT_ONCE: Final = 8  # games about which people are told at once
logger: Final = get_logger("lantern.server")


class TurnNotice(Struct):
    """What a browser shows. No names of people: others may see the screen."""

    title: str
    body: str
    url: str  # of the table, without a token: the browser has it
    tag: str  # a newer notice with the same tag replaces an older one


def turn_notice(table: Table, seat: int) -> TurnNotice:
    """Say that it is a seat's turn."""
    game, players = table.game.table, len(table.stored.seats)
    body = Text("notice-turn-round", {"round": game.round, "players": players}) if game.round else Text("notice-turn")
    return TurnNotice("Lantern", str(body), f"/t/{table.id}", f"turn-{table.id}-{seat}")


class Notices:
    """Feeds and Web Push of one server; does nothing where the settings do not allow it."""

    def __init__(self, settings: Settings, store: Store, registry: TableRegistry) -> None:
        self._settings, self._store, self._registry = settings, store, registry
        self._turns: OrderedDict[tuple[str, int], asyncio.TimerHandle] = OrderedDict()
        self._tasks: set[asyncio.Task[None]] = set()
        self._at_once = asyncio.Semaphore(AT_ONCE)
        self.sender: PushSender | None = None
        self.secret = b""  # of the feeds; empty where notices are switched off
        self.readings = Buckets(1 / 30, 20)  # of one feed: twenty at once, then one each half minute

    async def open(self) -> None:
        """Read or make the keys of this site, and watch the tables."""
        if not self._settings.notices:
            return
        self.secret = await feed_secret(self._store)
        try:
            from lantern.server.notices.push import PushSender
        except ImportError:
            logger.warning("no Web Push, only feeds: lantern-railroad[site] is not installed")
            return
        self.sender = await PushSender.open(self._settings, self._store)
        self._registry.on_change.append(self.watch)

    async def close(self) -> None:
        """Stop; notices being sent are given up."""
        for timer in self._turns.values():
            timer.cancel()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self.sender is not None:
            await self.sender.close()

    def watch(self, table: Table) -> None:
        """Note whose turn it is after a change."""
        asked = table.asked_people()
        for seat in range(len(table.stored.seats)):
            turn = (table.id, seat)
            if seat not in asked:
                if timer := self._turns.pop(turn, None):
                    timer.cancel()
            elif turn not in self._turns:
                loop = asyncio.get_running_loop()
                self._turns[turn] = loop.call_later(self._settings.notice_after, self._away, *turn)
                if len(self._turns) > REMEMBERED:
                    self._turns.popitem(last=False)[1].cancel()

    def _away(self, game: str, seat: int) -> None:
        """A seat has been asked for a while."""
        task = asyncio.get_running_loop().create_task(self._tell(game, seat))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _tell(self, game: str, seat: int) -> None:
        """Tell the browsers of a seat, unless somebody is there."""
        async with self._at_once:
            try:
                table = await self._registry.table(game)
                if seat not in table.asked_people() or table.is_here(seat):
                    return
                for subscription in await self._store.subscriptions(game):
                    if subscription.seat == seat:
                        await self._send(table, subscription)
            except (RequestError, StoreError) as error:
                logger.warning("notice not sent", table=game, error=type(error).__name__)

    async def _send(self, table: Table, to: Subscription) -> None:
        assert self.sender
        notice = turn_notice(table, to.seat)
        status = await self.sender.send(to, notice, notice.tag)
        NOTICES.labels("sent" if 200 <= status < 300 else "gone" if status in GONE else "failed").inc()
        if status in GONE:
            await self._store.unsubscribe(to.endpoint)
        elif not 200 <= status < 300:
            logger.warning("notice not sent", table=table.id, status=status)
