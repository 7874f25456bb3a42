"""Answering: nobody speaks for another seat, nothing counts twice, and what comes too late is told so."""

from lantern.engine.actions import CHANCE, is_planning
from lantern.engine.flow import legal, others, speaker
from lantern.record import MOST_ANSWERS, digest
from lantern.server.messages import GiveAnswer
from lantern.server.refusal import RefusalError
from lantern.server.table import Table
from lantern.server.tokens import Pass
from lantern.session import NotAllowedError


async def answer(table: Table, by: Pass, given: GiveAnswer) -> int:
    """Give an answer for one of one's seats; return the position it was given at."""
    known = heard_before(table, by, given)
    if known is not None:
        return known
    at, who = table.position, checked(table, by, given)
    await table.say(given.answer, who, given.key)
    return at


def heard_before(table: Table, by: Pass, given: GiveAnswer) -> int | None:
    """Return the position an answer was given at, where it has come before; the same one counts once."""
    known = table.kept.keys.get(given.key) if given.key else None
    return None if known is None else counted(by, known.seat, known.position)


def checked(table: Table, by: Pass, given: GiveAnswer) -> int:
    """Refuse what may not be said; return the seat that says it, or CHANCE."""
    check_speaks(by)
    check_length(table)
    check_timely(table, by, given)
    check_allowed(table, given.answer)
    who = speaker(table.session.state, given.answer)
    check_seat(table, by, who)
    return who


def counted(by: Pass, seat: int, position: int) -> int:
    """The same answer has come before, and counts once."""
    if seat in by.seats or seat == CHANCE:
        return position
    raise RefusalError("key-taken", "Another seat has used this key.")


def check_speaks(by: Pass) -> None:
    """Refuse spectators."""
    if not by.speaks:
        raise RefusalError("spectator", "Spectators watch; they do not act.", 403)


def check_length(table: Table) -> None:
    """Refuse to go on with a game that is far longer than any that was ever played."""
    if table.position >= MOST_ANSWERS:
        raise RefusalError("too-long", f"A game has at most {MOST_ANSWERS} answers.")


def check_timely(table: Table, by: Pass, given: GiveAnswer) -> None:
    """Refuse what was given for another position, unless nothing between matters to it."""
    same = given.position == table.position and (not given.digest or given.digest == digest(table.session.state))
    if not same and not commutes(table, by, given):
        raise RefusalError("stale", "The table has changed since; here it is as it stands now.")


def commutes(table: Table, by: Pass, given: GiveAnswer) -> bool:
    """Tell whether only other seats have planned since: planning is open to all at once (R5)."""
    since = table.session.story(given.position)
    planned = all(is_planning(moment.answer) and moment.who not in by.seats for moment in since)
    return bool(since) and planned and is_planning(given.answer) and is_allowed(table, given.answer)


def is_allowed(table: Table, answer: int) -> bool:
    """Tell whether somebody may give this answer now."""
    s = table.session.state
    return answer in legal(s) or answer in others(s)


def check_allowed(table: Table, answer: int) -> None:
    """Refuse what the rules do not allow now."""
    try:
        table.session.check(answer)
    except NotAllowedError as error:
        if table.over:
            raise RefusalError("over", "The game is over.") from error
        raise RefusalError("not-allowed", str(error)) from error
    except IndexError as unknown:
        raise RefusalError("not-allowed", f"There is no answer {answer}.") from unknown


def check_seat(table: Table, by: Pass, who: int) -> None:
    """Refuse to let anybody speak for another seat; chance is answered by anybody who plays."""
    if who == CHANCE:
        return
    if who not in by.seats:
        raise RefusalError("not-your-seat", f"Seat {who + 1} must say this itself.", 403)
    if table.is_computer(who):
        raise RefusalError("computer-seat", "A computer player has this seat now; take it back first.")
