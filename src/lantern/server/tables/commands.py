"""The commands of a table, whichever way they come: one after the other, checked, stored, and told to everybody."""

import time
from typing import Final

from lantern.engine import speaker
from lantern.engine.actions import CHANCE, is_planning
from lantern.game import IllegalAnswer
from lantern.notation import word
from lantern.record import MOST_ANSWERS, digest
from lantern.server import messages
from lantern.server.errors import RequestError
from lantern.server.store.base import ConflictError, DuplicateCommandError, SeatChanges
from lantern.server.tables import undo
from lantern.server.tables.access import Access
from lantern.server.tables.table import Table

TRIES: Final = 5  # of one command at a table where other servers are quicker
STALE: Final = "The table has changed since; here it is as it stands now."


async def carry_out(table: Table, access: Access, command: messages.Command) -> int:
    """Carry out a command; return the position it was carried out at. Raises `RequestError` where nothing changes."""
    async with table.storing():
        return await _try_to_carry_out(table, access, command)


async def _try_to_carry_out(table: Table, access: Access, command: messages.Command) -> int:
    for _try in range(TRIES):
        await table.ready()
        position = known_position(table, access, command.key)
        if position is not None:
            return position
        position = table.position
        try:
            await _carry_out(table, access, command)
        except (ConflictError, DuplicateCommandError):
            continue  # another server was quicker; with its events in mind the command may still be possible
        return position
    raise RequestError("stale", STALE)


def known_position(table: Table, access: Access, key: str) -> int | None:
    """Return the position a command was carried out at that has come before; it counts once."""
    use = table.history.keys.get(key) if key else None
    if use is None:
        return None
    if use.seat in access.seats or use.seat < 0:
        return use.position
    raise RequestError("key-taken", "Another seat has used this key.")


async def _carry_out(table: Table, access: Access, command: messages.Command) -> None:
    if isinstance(command, messages.Ping):
        return
    check_plays(access)
    if isinstance(command, messages.Note):
        await keep_note(table, access, command)
        return
    if table.stored.ended:
        raise RequestError("ended", "The host has ended this table.")
    match command:
        case messages.GiveAnswer():
            seat = checked(table, access, command)
            await table.play(command.answer, seat, command.key)
        case messages.Undo() | messages.Redo() | messages.Restart() | messages.UndoTo():
            check_position(table, command.position)
            await undo.take_back_or_give_again(table, access, command)
        case messages.Consent():
            await undo.consent(table, access, command)
        case messages.Propose():
            propose(table, access, command)
        case messages.Chat():
            await chat(table, access, command.text)


# Answers.


def checked(table: Table, access: Access, given: messages.GiveAnswer) -> int:
    """Refuse an answer that may not be given; return the seat that gives it, or CHANCE."""
    if table.position >= MOST_ANSWERS:
        raise RequestError("too-long", f"A game has at most {MOST_ANSWERS} answers.")
    check_timely(table, access, given)
    check_legal(table, given.answer)
    seat = speaker(table.game.table, given.answer)
    check_seat(table, access, seat)
    return seat


def check_plays(access: Access) -> None:
    """Refuse spectators."""
    if access.is_spectator:
        raise RequestError("spectator", "Spectators watch; they do not act.", 403)


def check_position(table: Table, position: int) -> None:
    """Refuse what was meant for another position."""
    if position != table.position:
        raise RequestError("stale", STALE)


def check_timely(table: Table, access: Access, given: messages.GiveAnswer) -> None:
    """Refuse an answer to another position, unless nothing that has happened since matters to it."""
    same = given.position == table.position and (not given.digest or given.digest == digest(table.game.table))
    if not same and not commutes(table, access, given):
        raise RequestError("stale", STALE)


def commutes(table: Table, access: Access, given: messages.GiveAnswer) -> bool:
    """Tell whether only other seats have planned since: planning is open to all at once (R5)."""
    since = table.game.moments(given.position)
    planned = all(is_planning(moment.answer) and moment.who not in access.seats for moment in since)
    now_legal = given.answer in table.game.legal or given.answer in table.game.unasked
    return bool(since) and planned and is_planning(given.answer) and now_legal


def check_legal(table: Table, answer: int) -> None:
    """Refuse what the rules do not allow now."""
    try:
        table.game.check(answer)
    except IllegalAnswer as error:
        if table.over:
            raise RequestError("over", "The game is over.") from error
        raise RequestError("not-allowed", str(error)) from error


def check_seat(table: Table, access: Access, seat: int) -> None:
    """Refuse to let anybody answer for another seat; chance is answered by anybody who plays."""
    if seat == CHANCE:
        return
    if seat not in access.seats:
        raise RequestError("not-your-seat", f"Seat {seat + 1} must say this itself.", 403)
    if table.is_computer(seat):
        raise RequestError("computer-seat", "A computer player has this seat now; take it back first.")


# Beside the game; nothing of this is in the record.


def clean(text: str, lines: bool = False) -> str:
    """Remove signs that cannot be seen, which could disguise a name or turn a line around."""
    return "".join(sign for sign in text if sign.isprintable() or (lines and sign == "\n")).strip()


def propose(table: Table, access: Access, given: messages.Propose) -> None:
    """Show a proposal to everybody; whoever is asked decides."""
    check_position(table, given.position)
    check_legal(table, given.answer)
    if speaker(table.game.table, given.answer) in access.seats:
        raise RequestError("your-own-seat", "This is yours to say.")
    table.propose(messages.Idea(access.speaker, given.answer, word(given.answer), given.position))
    table.publish_presence()


async def chat(table: Table, access: Access, text: str) -> None:
    """Say something to everybody at the table."""
    if access.seats and all(table.stored.seats[seat].muted for seat in access.seats):
        raise RequestError("muted", "The host has asked this seat to be quiet.", 403)
    words = clean(text, lines=True)
    if not words:
        raise RequestError("empty", "There is nothing to say in this.", 422)
    most = table.settings.talk_per_table
    table.remark(await table.store.say(table.id, access.speaker, words, int(time.time()), most))


async def keep_note(table: Table, access: Access, given: messages.Note) -> None:
    """Keep a note of one's own seat."""
    if given.seat not in access.seats:
        raise RequestError("not-your-seat", "Notes are kept for one's own seat.", 403)
    text = clean(given.text, lines=True)
    await table.store.change_seat(table.id, given.seat, SeatChanges(note=text))
    table.stored.seats[given.seat].note = text
