"""One door for everything that is said at a table, whichever way it comes."""

import time

from lantern.server import messages, talking, undoing
from lantern.server.answering import answer, check_speaks
from lantern.server.table import Table
from lantern.server.tokens import Pass


async def carry_out(table: Table, by: Pass, command: messages.Command) -> int:
    """Carry out a request, one after the other at each table; return the position it was carried out at."""
    async with table.lock:
        return await obey(table, by, command)


async def obey(table: Table, by: Pass, command: messages.Command) -> int:
    """Carry out a request while nobody else changes the table; return the position it was carried out at."""
    table.used = time.monotonic()
    position = table.position
    if not isinstance(command, messages.Ping):
        check_speaks(by)
    match command:
        case messages.GiveAnswer():
            return await answer(table, by, command)
        case messages.Undo():
            await undoing.undo(table, by, command.position)
        case messages.Redo():
            await undoing.redo(table, by, command.position)
        case messages.Restart():
            await undoing.restart(table, by, command.position)
        case messages.UndoTo():
            await undoing.undo_to(table, by, command.position, command.to)
        case messages.Consent():
            await undoing.consent(table, by, command)
        case messages.Propose():
            talking.propose(table, by, command)
        case messages.Chat():
            await talking.chat(table, by, command.text)
        case messages.Note():
            await talking.note(table, by, command)
        case messages.Ping():
            pass
    return position
