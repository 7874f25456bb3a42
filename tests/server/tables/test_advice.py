"""Advice: hints for the player who decides, the chance of winning, what answers brought, reviews, and looking back."""

import asyncio
from pathlib import Path

import pytest

from lantern.engine import apply, speaker
from lantern.engine.actions import READY
from lantern.explain.review import Review
from lantern.players.registry import LEVELS
from lantern.record import Record, read, write
from lantern.server.errors import RequestError
from lantern.server.jobs.base import BusyError, JobError
from lantern.server.messages import GiveAnswer, NewRecord, Undo
from lantern.server.tables import advice, replay, seats
from lantern.server.tables.commands import carry_out
from lantern.server.tables.registry import TableRegistry
from lantern.server.tables.table import Table
from lantern.words import Text, Words
from tests.server.playing import (
    GAMES,
    HOST_ACCESS,
    SPECTATOR_ACCESS,
    JobsInThreads,
    listen,
    open_registry,
    plan_of,
    seat,
)

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def _little_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LEVELS, advice.ADVISER, LEVELS[advice.ADVISER]._replace(seconds=0.05))
    monkeypatch.setattr(advice, "IMAGINED", 6)
    monkeypatch.setattr(advice, "GAMES", 2)


def record_of(name: str) -> Record:
    """Return a recorded game by the beginning of its name."""
    (found,) = GAMES.glob(f"{name}-*.txt")
    return read(found.read_text(encoding="utf-8"))


async def table_of(registry: TableRegistry, record: Record) -> Table:
    """Return the table of a record."""
    return await registry.table((await registry.import_record(NewRecord(write(record)))).id)


async def late_planning(registry: TableRegistry) -> Table:
    """Return a table for two that plans for the last time, so that little has to be imagined."""
    record = record_of("2p-normal-won")
    s, last = record.setup.table(), 0
    for position, answer in enumerate(record.answers):
        last = position if READY <= answer < READY + 4 and not s.ready else last
        apply(s, answer)
    del record.answers[last:]
    return await table_of(registry, record)


async def refused(coroutine: object) -> str:
    """Return the code of a refused request."""
    with pytest.raises(RequestError) as caught:
        await coroutine  # type: ignore[misc]  # whatever advice returns
    return caught.value.code


async def test_a_hint_names_an_answer_that_may_be_given_in_words_of_the_catalogue(registry: TableRegistry) -> None:
    table = await late_planning(registry)
    who = int(table.game.actor)
    hint = await advice.hint(registry.jobs, table, seat(who))
    assert hint.answer in table.game.legal_numbers
    assert hint.matters
    words = Words()
    for each in [*hint.matters, hint.area, *hint.reasons]:
        assert isinstance(each, Text)
        assert words.say(each) != each.id


async def test_a_hint_is_for_a_seat_that_decides_and_while_all_plan_for_every_seat_that_is_not_done(
    registry: TableRegistry,
) -> None:
    table = await late_planning(registry)
    asked = int(table.game.actor)
    other = 1 - asked
    for access in (seat(other), SPECTATOR_ACCESS, HOST_ACCESS):
        assert await refused(advice.hint(registry.jobs, table, access)) == "not-asked"
    hint = await advice.hint(registry.jobs, table, seat(other), other)
    assert speaker(table.game.table, hint.answer) == other
    assert await refused(advice.hint(registry.jobs, table, seat(other), asked)) == "not-asked"
    await carry_out(table, seat(other), GiveAnswer(READY + other, table.position))
    assert await refused(advice.hint(registry.jobs, table, seat(other), other)) == "not-asked"


async def test_the_same_table_gets_the_same_advice_and_another_one_its_own(tmp_path: Path) -> None:
    jobs = JobsInThreads()
    async with open_registry(tmp_path / "tables.db", jobs) as registry:
        table = await late_planning(registry)
        for answers in (1, 2, 3):
            who = int(table.game.actor)
            first, second = [await advice.hint(jobs, table, seat(who)) for _again in range(2)]
            assert (first == second, len(jobs.done)) == (True, answers)
            assert first.answer in table.game.legal_numbers
            await carry_out(table, seat(who), GiveAnswer(plan_of(table, who), table.position))
            await carry_out(table, seat(who), Undo(table.position))
        for _piece in range(2 * advice.KEPT):
            await carry_out(table, seat(0, 1), GiveAnswer(plan_of(table, 0), table.position))
            await carry_out(table, seat(0, 1), Undo(table.position))
            table.advice["hint", table.seq, 0] = first
            await advice.chance(jobs, table)
        assert len(table.advice) <= advice.KEPT + 1


async def test_the_host_switches_hints_off_everybody_hears_of_it_and_it_lasts(registry: TableRegistry) -> None:
    table = await late_planning(registry)
    who = int(table.game.actor)
    heard = listen(table)
    assert await refused(seats.allow_hints(table, seat(who), False)) == "not-host"
    await seats.allow_hints(table, HOST_ACCESS, False)
    assert '"hints":false' in heard[-1]
    registry.tables.clear()
    table = await registry.table(table.id)
    assert await refused(advice.hint(registry.jobs, table, seat(who))) == "hints-off"
    await seats.allow_hints(table, HOST_ACCESS, True)
    assert (await advice.hint(registry.jobs, table, seat(who))).matters


async def test_a_chance_lies_between_its_bounds(registry: TableRegistry) -> None:
    table = await late_planning(registry)
    outlook = await advice.chance(registry.jobs, table)
    assert 0 <= outlook.chance.low <= outlook.chance.share <= outlook.chance.high <= 1
    assert outlook.chance.games == 6
    assert await advice.chance(registry.jobs, table) == outlook


async def test_answers_of_players_are_explained_and_those_of_chance_are_not(registry: TableRegistry) -> None:
    table = await table_of(registry, record_of("2p-normal-won"))
    for moment in table.game.moments()[:60]:
        reasons = (await advice.why(table, moment.number)).reasons
        assert moment.who >= 0 or not reasons
    for outside in (0, table.position + 1):
        assert await refused(advice.why(table, outside)) == "no-such-moment"


async def test_a_review_adds_up_to_the_result_and_is_for_games_that_are_over(registry: TableRegistry) -> None:
    record = record_of("1p-normal-won")
    review = await advice.review(registry.jobs, await table_of(registry, record))
    assert isinstance(review, Review)
    assert (review.start.games, review.result) == (2, 1.0)
    assert review.start.share + review.luck + review.decisions == pytest.approx(review.result, abs=1e-9)
    assert [moment.position for moment in review.moments] == [*range(1, len(record.answers) + 1)]
    assert await refused(advice.review(registry.jobs, await late_planning(registry))) == "not-over"


async def test_thinking_that_breaks_off_or_has_to_wait_too_long_is_told_and_can_be_asked_again(tmp_path: Path) -> None:
    async with open_registry(tmp_path / "tables.db", JobsInThreads(JobError(), BusyError())) as registry:
        table = await late_planning(registry)
        for code in ("no-advice", "busy"):
            assert await refused(advice.chance(registry.jobs, table)) == code
        assert (await advice.chance(registry.jobs, table)).chance.games


async def test_looking_back_shows_any_moment_and_every_round(registry: TableRegistry) -> None:
    record = record_of("2p-normal-won")
    table = await table_of(registry, record)
    rounds = await replay.overview(table)
    assert (rounds.positions, rounds.outcome, rounds.rounds[-1].position) == (table.position, 1, table.position)
    for each in rounds.rounds:
        scene = await replay.moment(table, each.position, each.position)
        assert (scene.position, scene.table.freed, scene.table.lost) == (each.position, each.freed, each.lost)
    assert (await replay.moment(table)).digest == table.scene().digest
    assert await refused(replay.moment(table, table.position + 1)) == "no-such-moment"
    assert await refused(replay.odds(table, [])) == "over"
    running = await late_planning(registry)
    odds, impossible = await asyncio.gather(
        replay.odds(running, []), refused(replay.odds(running, [0])), return_exceptions=False
    )
    assert (odds.arrival != {}, impossible) == (True, "not-allowed")
