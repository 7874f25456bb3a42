"""Looking back: any moment of a game, its rounds, its odds and its record. Counting happens in a thread."""

import asyncio
from dataclasses import replace
from fractions import Fraction

from lantern import odds as counting
from lantern.engine import apply, score
from lantern.engine.board import COLOURS, SPOT_IDS
from lantern.engine.counts import support_left
from lantern.engine.state import PLAYING, State
from lantern.explain.ending import ending
from lantern.game import Game
from lantern.record import Record, round_ended, write, write_unchecked
from lantern.server.errors import RequestError
from lantern.server.messages import OddsReply, Replay, RoundSummary
from lantern.server.store.base import LogEvent, StoredGame, record_of
from lantern.server.tables.table import Table
from lantern.view.scene import Scene, scene


async def text(table: Table) -> str:
    """Return the record as text; a running game does not tell the seed of what is still to come."""
    record = replace(table.record, setup=table.shown_setup())
    return await asyncio.to_thread(write, record)


def old_text(stored: StoredGame, events: list[LogEvent]) -> str:
    """Return the record of a game of older rules as text; its seed is told as that of any other game is."""
    hidden = events[-1].outcome == PLAYING and not stored.open_seed
    setup = replace(stored.setup, seed="") if hidden else stored.setup
    return write_unchecked(replace(record_of(stored, events), setup=setup), stored.rules)


async def moment(table: Table, at: int | None = None, since: int = 0) -> Scene:
    """Return the game as it stood after so many answers; as it stands by default."""
    if at is None or at == table.position:
        return table.scene(since)
    if at > table.position:
        raise RequestError("no-such-moment", f"This game has only {table.position} answers.", 404)
    record, names = table.record, table.names()
    return await asyncio.to_thread(scene_at, record, at, since, table.id, names)


def scene_at(record: Record, at: int, since: int, game: str, names: list[str]) -> Scene:
    """Return the scene of a record after so many answers."""
    return scene(Game.of(record, at), game, min(since, at), names)


async def overview(table: Table) -> Replay:
    """Return the rounds of a game, each with how things stood at its end."""
    record, names = table.record, table.names()
    return await asyncio.to_thread(rounds_of, record, table.id, names)


def rounds_of(record: Record, game: str, names: list[str]) -> Replay:
    """Return the rounds of a record."""
    s = record.setup.table()
    rounds = []
    for position, answer in enumerate(record.answers, start=1):
        before = s.round
        apply(s, answer)
        if round_ended(before, s):
            rounds.append(ended(s, before, position))
    return Replay(game, len(record.answers), rounds, s.outcome, score(s), names, ending(record))


def ended(s: State, number: int, position: int) -> RoundSummary:
    """Return how things stand at the end of a round."""
    return RoundSummary(position, number, s.freed, s.lost, sum(s.money), support_left(s))


async def odds(table: Table, plan: list[int]) -> OddsReply:
    """Count the odds for the table as it stands, or as it would stand after a plan."""
    if table.over:
        raise RequestError("over", "The game is over.")
    s = table.game.table.copy()
    try:
        found = await asyncio.to_thread(counting.plan_odds, s, plan)
    except ValueError as error:
        raise RequestError("not-allowed", f"{str(error).capitalize()}.", 422) from error
    return OddsReply(
        shares(dict(enumerate(found.arrival))),
        shares(dict(enumerate(found.capture))),
        str(found.anybody),
        str(found.people),
        {COLOURS[catcher]: shares(reach) for catcher, reach in enumerate(found.reach)},
    )


def shares(found: dict[int, Fraction]) -> dict[str, str]:
    """Return the places that have a chance."""
    return {SPOT_IDS[place]: str(share) for place, share in found.items() if share}
