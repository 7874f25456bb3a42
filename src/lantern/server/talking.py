"""What is said beside the game: chat, notes and proposals. Nothing of it is in the record."""

import time
from dataclasses import replace

from lantern.engine.flow import speaker
from lantern.notation import word
from lantern.server.answering import check_allowed, check_speaks
from lantern.server.messages import Idea, Note, Propose
from lantern.server.refusal import RefusalError
from lantern.server.store import MOST_CHAT, Remark
from lantern.server.table import Table
from lantern.server.tokens import Pass
from lantern.server.undoing import check_position


def clean(text: str, lines: bool = False) -> str:
    """Remove signs that cannot be seen, which could disguise a name or turn a line around."""
    return "".join(sign for sign in text if sign.isprintable() or (lines and sign == "\n")).strip()


async def chat(table: Table, by: Pass, text: str) -> None:
    """Say something to everybody at the table."""
    check_speaks(by)
    if by.seats and all(table.kept.chairs[seat].muted for seat in by.seats):
        raise RefusalError("muted", "The host has asked this seat to be quiet.", 403)
    words = clean(text, lines=True)
    if not words:
        raise RefusalError("empty", "There is nothing to say in this.", 422)
    remarks = table.kept.chat
    remark = Remark(remarks[-1].id + 1 if remarks else 1, by.voice, words, int(time.time()))
    await table.store.say(table.id, remark)
    remarks.append(remark)
    del remarks[:-MOST_CHAT]
    table.tell(table.said(remark))


async def note(table: Table, by: Pass, given: Note) -> None:
    """Keep a note of one's own seat."""
    if given.seat not in by.seats:
        raise RefusalError("not-your-seat", "Notes are kept for one's own seat.", 403)
    chair = replace(table.kept.chairs[given.seat], note=clean(given.text, lines=True))
    await table.store.sit(table.id, given.seat, chair)
    table.kept.chairs[given.seat] = chair


def propose(table: Table, by: Pass, given: Propose) -> None:
    """Show an idea to everybody; whoever is asked decides."""
    check_speaks(by)
    check_position(table, given.position)
    check_allowed(table, given.answer)
    seat = speaker(table.session.state, given.answer)
    if seat in by.seats:
        raise RefusalError("your-own-seat", "This is yours to say.")
    idea = Idea(by.voice, given.answer, word(given.answer), given.position)
    table.ideas = [other for other in table.ideas if other.seat != idea.seat] + [idea]
    table.tell(idea)
