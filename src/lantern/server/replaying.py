"""Looking back: any moment of a game, its rounds, its odds and its record."""

from dataclasses import replace
from fractions import Fraction

from lantern import odds as counting
from lantern.engine.board import PLACES, SPOT_IDS
from lantern.engine.counts import support_left
from lantern.engine.ending import score
from lantern.engine.flow import apply
from lantern.engine.state import PLAYING, State
from lantern.record import Record, round_ended, write, write_unchecked
from lantern.server import looking
from lantern.server.refusal import RefusalError
from lantern.server.store import Kept
from lantern.server.table import Table
from lantern.session import Session
from lantern.view.scene import Scene, scene


def moment(table: Table, at: int, since: int) -> Scene:
    """Return the game as it stood after so many answers."""
    if at > table.position:
        raise RefusalError("no-such-moment", f"This game has only {table.position} answers.", 404)
    record = table.session.record
    past = Session.resume(Record(record.setup, record.answers[:at]), None)
    return scene(past, table.id, min(since, at), table.names())


def overview(table: Table) -> looking.Replay:
    """Return the rounds of a game, each with how things stood at its end."""
    record = table.session.record
    s = record.setup.table()
    rounds = []
    for position, answer in enumerate(record.answers, start=1):
        before = s.round
        apply(s, answer)
        if round_ended(before, s):
            rounds.append(ended(s, before, position))
    return looking.Replay(table.id, table.position, rounds, s.outcome, score(s), table.names())


def ended(s: State, number: int, position: int) -> looking.RoundSummary:
    """Return how things stand at the end of a round."""
    return looking.RoundSummary(position, number, s.freed, s.lost, sum(s.money), support_left(s))


def odds(table: Table, plan: list[int]) -> looking.OddsReply:
    """Count the odds for the table as it stands, or as it would stand after a plan."""
    if table.over:
        raise RefusalError("over", "The game is over.")
    try:
        found = counting.plan_odds(table.session.state, plan)
    except ValueError as error:
        raise RefusalError("not-allowed", f"{str(error).capitalize()}.", 422) from error
    return looking.OddsReply(shares(found.arrival), shares(found.capture), str(found.anybody), str(found.people))


def shares(found: list[Fraction]) -> dict[str, str]:
    """Return the places that have a chance."""
    return {SPOT_IDS[place]: str(found[place]) for place in range(PLACES) if found[place]}


def text(table: Table) -> str:
    """Return the record as text; a running game does not tell the seed of what is still to come."""
    return write(Record(table.shown_setup(), table.session.record.answers))


def old_text(kept: Kept) -> str:
    """Return the record of a game of other rules as text; its seed is told as that of any other game is."""
    setup = kept.record.setup
    if kept.outcome == PLAYING and not kept.open_seed:
        setup = replace(setup, seed="")
    return write_unchecked(Record(setup, kept.record.answers), kept.rules)
