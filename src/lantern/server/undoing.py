"""Taking back: one's own answers freely, those of others with their consent, and never past a roll or a draw."""

from lantern.record import Record
from lantern.server.answering import check_seat, check_speaks
from lantern.server.messages import Asking, Consent
from lantern.server.refusal import RefusalError
from lantern.server.table import Table, Wish
from lantern.server.tokens import Pass
from lantern.server.writer import NotKeptError
from lantern.session import Session


def check_position(table: Table, position: int) -> None:
    """Refuse what was meant for another position."""
    if position != table.position:
        raise RefusalError("stale", "The table has changed since; here it is as it stands now.")


async def undo(table: Table, by: Pass, position: int) -> None:
    """Take back one's last answer, or the last one where none is one's own."""
    check_position(table, position)
    first = table.position - table.session.undoable
    mine = [moment.number for moment in table.session.story(first) if moment.who in by.seats]
    await back_to(table, by, mine[-1] - 1 if mine else table.position - 1)


async def undo_to(table: Table, by: Pass, position: int, to: int) -> None:
    """Go back to the moment after so many answers."""
    check_position(table, position)
    await back_to(table, by, to)


async def restart(table: Table, by: Pass, position: int) -> None:
    """Go back to where this turn began."""
    check_position(table, position)
    record = table.session.record
    copy = Session.resume(Record(record.setup, list(record.answers)), None)
    if not copy.restart_turn():
        raise RefusalError("nothing-to-undo", "Nothing in this turn can be taken back.")
    await back_to(table, by, len(copy.record.answers))


async def back_to(table: Table, by: Pass, to: int) -> None:
    """Go back, at once where only one's own answers are taken back, else when the others agree."""
    check_speaks(by)
    if not table.position - table.session.undoable <= to < table.position:
        raise RefusalError("nothing-to-undo", "That cannot be taken back: a roll or a draw has come since.")
    waiting = touched(table, to) - by.seats
    if not waiting:
        await table.go_back(to)
        return
    table.wishes += 1
    table.wish = Wish(table.wishes, by.voice, to, waiting)
    table.tell(Asking(table.ask()))


def touched(table: Table, to: int) -> set[int]:
    """Return the people's seats whose answers would be taken back; computer players do not mind."""
    return {moment.who for moment in table.session.story(to) if not table.is_computer(moment.who)}


async def consent(table: Table, by: Pass, given: Consent) -> None:
    """Agree to a wish or not; the host may force it for seats that are away."""
    check_speaks(by)
    wish = table.wish
    if wish is None or wish.id != given.ask:
        raise RefusalError("stale", "Nobody wants to take this back any more.")
    asked = wish.waiting & by.seats
    if given.force and given.accept:
        asked |= absent(table, by, wish)
    own = wish.by in by.seats or by.host
    if not asked and not (own and not given.accept):
        raise RefusalError("not-your-seat", "You are not asked about this.", 403)
    if not given.accept:
        table.wish = None
        table.tell(Asking(None, min(asked, default=wish.by)))
        return
    wish.waiting -= asked
    table.tell(Asking(table.ask()))
    if wish.waiting:
        return
    try:
        await table.go_back(wish.to)
    except NotKeptError:  # they can agree again
        wish.waiting |= asked
        table.tell(Asking(table.ask()))
        raise


def absent(table: Table, by: Pass, wish: Wish) -> set[int]:
    """Return the asked seats that are away; only the host may speak for them here."""
    if not by.host:
        raise RefusalError("not-host", "Only the host can force this.", 403)
    return {seat for seat in wish.waiting if not table.is_here(seat)}


async def redo(table: Table, by: Pass, position: int) -> None:
    """Give the last undone answer again; nobody does it for another seat."""
    check_position(table, position)
    check_speaks(by)
    if not table.undone or not table.session.redoable:
        raise RefusalError("nothing-to-redo", "There is nothing to give again.")
    answer, who, reasons = table.undone[-1]
    if not table.is_computer(who):
        check_seat(table, by, who)
    table.undone.pop()
    await table.say(answer, who, cause="redo", reasons=reasons)
