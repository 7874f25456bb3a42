"""Who sits where: coming, leaving, and handing a seat to a computer player or another person and back."""

from dataclasses import replace

from msgspec import UNSET

from lantern.players.registry import LEVELS
from lantern.server.computers import PREFIX, level_of
from lantern.server.messages import Seated, Sit
from lantern.server.refusal import RefusalError
from lantern.server.table import PERSON, Listener, Table
from lantern.server.talking import clean
from lantern.server.tokens import Pass, hashed, new_token


def check_player(player: str) -> None:
    """Refuse a kind of player that does not exist."""
    if player != PERSON and level_of(player) is None:
        known = ", ".join([PERSON, *(PREFIX + name for name in LEVELS)])
        raise RefusalError("no-such-player", f"A seat can be taken by: {known}.", 422)


async def sit(table: Table, by: Pass, seat: int, wish: Sit) -> Seated:
    """Change who has a seat; the host may do it for every seat, others for their own."""
    if seat >= len(table.kept.chairs):
        raise RefusalError("no-such-seat", f"There is no seat {seat + 1} at this table.", 404)
    if not by.host and (seat not in by.seats or wish.muted is not UNSET):
        raise RefusalError("not-host", "Only the host can do this.", 403)
    chair = replace(table.kept.chairs[seat])
    if wish.by is not UNSET:
        check_player(wish.by)
        chair.player = wish.by
    chair.name = chair.name if wish.name is UNSET else clean(wish.name)
    chair.muted = chair.muted if wish.muted is UNSET else wish.muted
    await table.store.sit(table.id, seat, chair)
    table.kept.chairs[seat] = chair
    token = await renew(table, seat) if wish.renew else ""
    table.tell_chairs()
    table.woken(table)
    return Seated(table.chairs()[seat], token)


async def renew(table: Table, seat: int) -> str:
    """Make a new token for a seat; those before open nothing any more."""
    token = new_token()
    await table.store.renew_token(table.id, seat, hashed(token))
    table.kept.tokens = [each for each in table.kept.tokens if each[1] != seat] + [(hashed(token), seat)]
    for listener in list(table.listeners):
        if seat in listener.by.seats:
            listener.leave("seat-handed-over")
    return token


def come(table: Table, listener: Listener) -> None:
    """Somebody listens from now on."""
    table.listeners.append(listener)
    table.tell_chairs()


def leave(table: Table, listener: Listener) -> None:
    """Somebody has gone."""
    table.listeners.remove(listener)
    table.tell_chairs()


async def remember(table: Table, seats: frozenset[int]) -> None:
    """Keep how much of the game was seen by those seats that nobody listens for any more; the caller holds the lock."""
    gone = [seat for seat in seats if not table.is_here(seat)]
    if gone:
        await table.store.saw(table.id, gone, table.position)
        for seat in gone:
            table.kept.chairs[seat].seen = table.position
