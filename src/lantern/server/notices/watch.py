"""Watching whose turn it is, and telling those who are away: once per turn, and only where nobody came meanwhile."""

import asyncio
import time
from typing import TYPE_CHECKING, Final

from msgspec import Struct
from structlog import get_logger

from lantern.server.errors import RequestError
from lantern.server.http.limits import Buckets
from lantern.server.metrics import MISTAKES, NOTICES
from lantern.server.notices.feed import feed_secret
from lantern.server.settings import Settings
from lantern.server.store.base import Store, StoreError, Subscription
from lantern.server.tables.registry import TableRegistry
from lantern.server.tables.table import Table
from lantern.words import Text

if TYPE_CHECKING:
    from lantern.server.notices.push import PushSender

LOOK_EVERY: Final = 15.0  # seconds
SHORTEST_LOOK: Final = 0.02
LATEST: Final = 86_400  # seconds after which it is too late for a notice; push services keep one as long
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
    """Feeds and Web Push of one server; does nothing where the settings do not allow it.

    Who is due is read from the store, so a restart forgets nobody. Of several servers one claims each turn.
    """

    def __init__(self, settings: Settings, store: Store, registry: TableRegistry) -> None:
        self._settings, self._store, self._registry = settings, store, registry
        self._watching: asyncio.Task[None] | None = None
        self._at_once = asyncio.Semaphore(AT_ONCE)
        self.sender: PushSender | None = None
        self.secret = b""  # of the feeds; empty where notices are switched off
        self.readings = Buckets(1 / 30, 20)  # of one feed: twenty at once, then one each half minute

    async def open(self) -> None:
        """Read or make the keys of this site, and watch the games."""
        if not self._settings.notices:
            return
        self.secret = await feed_secret(self._store)
        try:
            from lantern.server.notices.push import PushSender
        except ImportError:
            logger.warning("no Web Push, only feeds: lantern-railroad[site] is not installed")
            return
        self.sender = await PushSender.open(self._settings, self._store)
        self._watching = asyncio.create_task(self._watch())

    async def close(self) -> None:
        """Stop; notices being sent are given up."""
        if self._watching is not None:
            self._watching.cancel()
            await asyncio.gather(self._watching, return_exceptions=True)
        if self.sender is not None:
            await self.sender.close()

    async def _watch(self) -> None:
        """Look again and again for games that have waited long enough for somebody."""
        after = self._settings.notice_after
        while True:
            await asyncio.sleep(min(LOOK_EVERY, max(SHORTEST_LOOK, after / 4)))
            until = int(time.time() - after)
            try:
                silent = await self._store.silent(until - LATEST, until)
            except StoreError as error:
                logger.warning("no notices now", error=type(error).__name__)
                continue
            for failed in await asyncio.gather(*(self._tell(*each) for each in silent), return_exceptions=True):
                if isinstance(failed, (RequestError, StoreError)):
                    logger.warning("notice not sent", error=type(failed).__name__)
                elif failed is not None:
                    MISTAKES.inc()
                    logger.error("a mistake with a notice", exc_info=failed)

    async def _tell(self, game: str, seq: int) -> None:
        """Tell the browsers of those whose turn it is since an event, and who are away."""
        async with self._at_once:
            table = await self._registry.table(game)
            await self._registry.meet_others(table)
            away = [seat for seat in table.asked_people() if not table.is_here(seat)]
            if table.seq != seq:
                return  # somebody plays
            seats = await self._store.claim_notices(game, seq, away)
            for subscription in await self._store.subscriptions(game) if seats else ():
                if subscription.seat in seats:
                    await self._send(table, subscription)

    async def _send(self, table: Table, to: Subscription) -> None:
        assert self.sender
        notice = turn_notice(table, to.seat)
        status = await self.sender.send(to, notice, notice.tag)
        NOTICES.labels("sent" if 200 <= status < 300 else "gone" if status in GONE else "failed").inc()
        if status in GONE:
            await self._store.unsubscribe(to.endpoint)
        elif not 200 <= status < 300:
            logger.warning("notice not sent", table=table.id, status=status)
