"""Taking back: one's own answers freely, those of others with their consent, and never past a roll or a draw."""

from lantern.server import messages
from lantern.server.errors import RequestError
from lantern.server.store.base import GameChanges, UndoRequest
from lantern.server.tables.access import Access
from lantern.server.tables.table import Table


async def take_back_or_give_again(
    table: Table, access: Access, command: messages.Undo | messages.Redo | messages.Restart | messages.UndoTo
) -> None:
    """Carry out a command that was meant for the position the table has."""
    match command:
        case messages.Undo():
            await go_back(table, access, last_own(table, access), command.key)
        case messages.Restart():
            await go_back(table, access, start_of_turn(table), command.key)
        case messages.UndoTo():
            await go_back(table, access, command.to, command.key)
        case messages.Redo():
            await redo(table, access, command.key)


def last_own(table: Table, access: Access) -> int:
    """Return the position before one's last answer, or before the last one where none is one's own."""
    first = table.position - table.game.undoable
    own = [moment.number for moment in table.game.moments(first) if moment.who in access.seats]
    return own[-1] - 1 if own else table.position - 1


def start_of_turn(table: Table) -> int:
    """Return the position at which this turn began."""
    start = table.game.turn_start
    if start == table.position:
        raise RequestError("nothing-to-undo", "Nothing in this turn can be taken back.")
    return start


async def go_back(table: Table, access: Access, to: int, key: str) -> None:
    """Go back, at once where only one's own answers are taken back, else when the others agree."""
    check_log(table)
    if not table.position - table.game.undoable <= to < table.position:
        raise RequestError("nothing-to-undo", "That cannot be taken back: a roll or a draw has come since.")
    people = {moment.who for moment in table.game.moments(to) if not table.is_computer(moment.who)}
    waiting = sorted(people - access.seats)
    if not waiting:
        await table.go_back(to, access.speaker, key)
        return
    before = table.stored.undo_request
    number = before.id + 1 if before else 1
    await set_request(table, UndoRequest(number, table.seq, access.speaker, to, waiting))


def check_log(table: Table) -> None:
    """Refuse to take back more where the log, which only grows, has grown too long."""
    most = table.settings.events_per_table
    if most and table.seq >= most:
        raise RequestError("too-long", "So much has been taken back in this game that it can only go forward now.")


async def set_request(table: Table, request: UndoRequest, declined: int = -1) -> None:
    """Store the open request, or its end, and tell everybody."""
    await table.store.change_game(table.id, GameChanges(undo_request=request))
    table.stored.undo_request = request
    table.tell(messages.Asking(table.ask(), declined))


async def consent(table: Table, access: Access, given: messages.Consent) -> None:
    """Agree to a request or not; the host may force it for seats that are away."""
    request = table.undo_request
    if request is None or request.id != given.ask:
        raise RequestError("stale", "Nobody wants to take this back any more.")
    agreed = set(request.waiting) & access.seats
    if given.force and given.accept:
        agreed |= absent(table, access, request)
    may_withdraw = request.by in access.seats or access.host
    if not agreed and (given.accept or not may_withdraw):
        raise RequestError("not-your-seat", "You are not asked about this.", 403)
    if not given.accept:
        ended = UndoRequest(request.id, -1, request.by, request.to, [])  # no event has this number: it is not open
        await set_request(table, ended, min(agreed, default=request.by))
        return
    check_log(table)
    waiting = [seat for seat in request.waiting if seat not in agreed]
    if waiting:
        await set_request(table, UndoRequest(request.id, request.seq, request.by, request.to, waiting))
    else:
        await table.go_back(request.to, access.speaker, given.key)


def absent(table: Table, access: Access, request: UndoRequest) -> set[int]:
    """Return the asked seats that are away; only the host may speak for them here."""
    if not access.host:
        raise RequestError("not-host", "Only the host can force this.", 403)
    return {seat for seat in request.waiting if not table.is_here(seat)}


async def redo(table: Table, access: Access, key: str) -> None:
    """Give the last undone answer again; nobody does it for another seat."""
    if not table.game.redoable:
        raise RequestError("nothing-to-redo", "There is nothing to give again.")
    game = table.game.copy()
    game.redo()
    seat = game.moments(table.position)[0].who
    if not table.is_computer(seat) and seat >= 0 and seat not in access.seats:
        raise RequestError("not-your-seat", f"Seat {seat + 1} must say this itself.", 403)
    await table.redo(seat, key)
