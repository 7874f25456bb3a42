"""Who sits where, and what the host may do: hand seats over, renew links, mute, remove, end the table."""

from msgspec import UNSET

from lantern.players.registry import LEVELS
from lantern.server.errors import RequestError
from lantern.server.messages import Seated, Sit
from lantern.server.store.base import SPECTATOR, GameChanges, Grant, SeatChanges, Signal
from lantern.server.tables.access import Access, hashed, new_token
from lantern.server.tables.commands import clean
from lantern.server.tables.table import COMPUTER, PERSON, Table


def check_player(player: str) -> None:
    """Refuse a kind of player that does not exist."""
    known = [PERSON, *(COMPUTER + name for name in LEVELS)]
    if player not in known:
        raise RequestError("no-such-player", f"A seat can be taken by: {', '.join(known)}.", 422)


def check_host(access: Access) -> None:
    """Refuse everybody but the host."""
    if not access.host:
        raise RequestError("not-host", "Only the host can do this.", 403)


async def change_seat(table: Table, access: Access, seat: int, wish: Sit) -> Seated:
    """Change who has a seat; the host may do it for every seat, others for their own."""
    if not 0 <= seat < len(table.stored.seats):
        raise RequestError("no-such-seat", f"There is no seat {seat + 1} at this table.", 404)
    if seat not in access.seats or wish.muted is not UNSET:
        check_host(access)
    if wish.by is not UNSET:
        check_player(wish.by)
    name = UNSET if wish.name is UNSET else clean(wish.name)
    changes = SeatChanges(name=name, player=wish.by, muted=wish.muted)
    async with table.storing():
        await table.store.change_seat(table.id, seat, changes)
        table.seat_changed(seat, changes)
        token = await renew(table, seat) if wish.renew else ""
    return Seated(table.chairs()[seat], token)


async def renew_link(table: Table, access: Access, whose: int) -> str:
    """Renew the link of the host or of the spectators; whoever came by an earlier one has to leave."""
    check_host(access)
    async with table.storing():
        token = await renew(table, whose)
    if whose == SPECTATOR:
        table.removed.clear()
    return token


async def renew(table: Table, whose: int) -> str:
    """Make a new token for a seat, the host or the spectators; those before open nothing any more."""
    token = new_token()
    grant = Grant(hashed(token), whose)
    await table.store.renew_grant(table.id, grant)
    table.stored.grants = [each for each in table.stored.grants if each.seat != whose] + [grant]
    table.check_links()
    return token


async def remove_spectator(table: Table, access: Access, number: int) -> None:
    """End the connection of a spectator, who cannot come again from the same address until the link is renewed."""
    check_host(access)
    if number not in table.spectators():
        raise RequestError("no-such-spectator", "This spectator has gone already.", 404)
    table.remove(number)
    table.publish(Signal(table.id, "remove", payload=str(number)))


async def end_table(table: Table, access: Access) -> None:
    """End a game before the rules do; it can still be read."""
    check_host(access)
    await change_game(table, GameChanges(ended=True))


async def allow_hints(table: Table, access: Access, hints: bool) -> None:
    """Allow hints at a table, or not."""
    check_host(access)
    await change_game(table, GameChanges(hints=hints))


async def change_game(table: Table, changes: GameChanges) -> None:
    """Store what changes about a game, and tell everybody."""
    async with table.storing():
        await table.store.change_game(table.id, changes)
    if changes.hints is not UNSET:
        table.stored.hints = changes.hints
    if changes.ended is not UNSET:
        table.stored.ended = changes.ended
    table.seats_changed()
