"""Advice on demand: hints, the chance of winning, reasons for an answer, and reviews; thought out elsewhere, once."""

import asyncio
from typing import Any, Final, TypeVar

import msgspec

from lantern import COMPILED
from lantern.chance import number
from lantern.explain.hints import Hint
from lantern.explain.outlook import Outlook
from lantern.explain.reasons import explained
from lantern.explain.review import GAMES, Review
from lantern.players.base import Budget, may_decide
from lantern.players.registry import LEVELS
from lantern.server.computers import Computers, CrowdedError, StoppedError, thought
from lantern.server.refusal import RefusalError
from lantern.server.table import Advice, Table
from lantern.server.tokens import Pass
from lantern.words import Text

EXPERT: Final = LEVELS["expert"]
IMAGINED: Final = 200 if COMPILED else 20  # games for one chance; plain Python takes twenty times as long
LOOKING_BACK: Final = 120.0  # seconds that a review may take
KEPT: Final = 8  # pieces of advice a table keeps at once
USUAL: Final = 700  # answers; in a longer game fewer games are imagined for each, so that no review takes longer
Kind = TypeVar("Kind", bound=msgspec.Struct)


class Why(msgspec.Struct, rename="camel"):
    """Why an answer was given: the computer player's own reasons, or what the table says of anybody else's answer."""

    position: int
    reasons: list[Text]
    own: bool = False  # the reasons the computer player had when it answered


async def hint(computers: Computers, table: Table, by: Pass, who: int) -> Hint:
    """Return a hint for a seat that has something to decide, to whoever plays it."""
    if not table.kept.hints:
        raise RefusalError("hints-off", "The host has switched hints off.", 403)
    if table.over or who not in by.seats or not may_decide(table.session.state, who):
        raise RefusalError("not-asked", "Hints are for whoever is asked.", 409)
    return await once(computers, table, "hint", who, Budget(EXPERT.seconds, seed=seed(table)), Hint)


async def chance(computers: Computers, table: Table) -> Outlook:
    """Return how likely a good team is to win from here."""
    return await once(computers, table, "chance", 0, Budget(EXPERT.seconds, IMAGINED, seed(table)), Outlook)


async def look_back(computers: Computers, table: Table) -> Review:
    """Return the review of a game that is over."""
    if not table.over:
        raise RefusalError("not-over", "A game is reviewed when it is over.")
    games = max(1, GAMES * USUAL // max(USUAL, table.position))
    return await once(computers, table, "review", 0, Budget(LOOKING_BACK, games, seed(table)), Review)


def why(table: Table, position: int) -> Why:
    """Return why a computer player gave an answer, or what it brought, by the table before and after it."""
    answers = table.session.record.answers
    if not 0 < position <= len(answers):
        raise RefusalError("no-such-moment", f"This game has only {len(answers)} answers.", 404)
    own = table.kept.reasons.get(position)
    return Why(position, list(own or explained(table.session.record, position)), own is not None)


def seed(table: Table) -> int:
    """Return the luck of what is imagined at a position: the same for the same question."""
    return number(table.id, str(table.position)) >> 16


async def once(computers: Computers, table: Table, job: str, who: int, budget: Budget, kind: type[Kind]) -> Kind:
    """Have something thought about; whoever asks the same meanwhile or later gets the same."""
    asked = (job, hash(tuple(table.session.record.answers)), who)  # other answers may have led to this position before
    advice = table.advice.get(asked)
    if advice is None or (advice.task.done() and (advice.task.cancelled() or advice.task.exception())):
        try:
            computers.check_room(job)
        except CrowdedError as error:
            raise RefusalError("busy", "Too many wait for advice just now; ask again in a moment.", 503) from error
        work = decoded(computers, thought(table, job, EXPERT, who, budget), kind)
        advice = table.advice[asked] = Advice(asyncio.ensure_future(work))
        while len(table.advice) > KEPT:
            del table.advice[next(iter(table.advice))]
    try:
        found: Kind = await shared(advice)
    except StoppedError as error:
        raise RefusalError("no-advice", "The thinking broke off; please ask again.", 503) from error
    return found


async def shared(advice: Advice) -> Any:
    """Wait for advice together with others; when the last one stops waiting, so does the thinking."""
    advice.waiting += 1
    try:
        return await asyncio.shield(advice.task)
    finally:
        advice.waiting -= 1
        if not advice.waiting:
            advice.task.cancel()


async def decoded(computers: Computers, asked: Any, kind: type[Kind]) -> Kind:
    """Return the reply of a process that thinks."""
    return msgspec.json.decode(await computers.ask(asked), type=kind)
