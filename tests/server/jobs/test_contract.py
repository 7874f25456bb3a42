"""What both queues promise: the one in memory and the one in PostgreSQL."""

import asyncio
import time
from pathlib import Path

import pytest
from msgspec.structs import replace as changed

from lantern.explain.outlook import Outlook
from lantern.players.base import Budget, Choice
from lantern.server.jobs.base import CHANCE, HINT, BusyError, JobError, Jobs
from tests.server.jobs.asking import a_job, a_long_review, answers, ask, processes, runs, seats, until

pytestmark = pytest.mark.anyio


async def test_a_job_brings_its_result(jobs: Jobs, notes: Path) -> None:
    choice = await ask(jobs, a_job("last"))
    assert choice == Choice(answers()[-1])
    hint = await ask(jobs, a_job("last", HINT))
    assert hint.answer == answers()[-1]
    chance = await jobs.run(changed(a_job("last", CHANCE), budget=Budget(games=2)), Outlook)
    assert 0 <= chance.chance.share <= 1


async def test_an_answer_that_is_not_allowed_is_replaced(jobs: Jobs) -> None:
    assert (await ask(jobs, a_job("illegal"))).answer == answers()[0]
    assert (await ask(jobs, a_job("illegal", HINT))).answer == answers()[0]


async def test_the_same_job_is_done_once(jobs: Jobs, notes: Path) -> None:
    results = await asyncio.gather(*(ask(jobs, a_job("brief")) for _asker in range(5)))
    assert len(set(results)) == 1
    assert seats(notes) == [0]


async def test_an_answer_comes_before_a_hint_and_is_not_held_up_by_a_review(jobs: Jobs, notes: Path) -> None:
    review = ask(jobs, a_long_review())
    await until(lambda: jobs.load()["running"] == 1)
    await ask(jobs, a_job("last", seat=0))
    hints = [ask(jobs, a_job("brief", HINT, seat)) for seat in (1, 2)]
    answer = ask(jobs, a_job("last", seat=3))
    await answer
    assert not all(hint.done() for hint in hints)
    review.cancel()
    await asyncio.gather(*hints)
    assert seats(notes).index(3) < seats(notes).index(2)


async def test_a_job_that_nobody_waits_for_is_cancelled(jobs: Jobs, notes: Path) -> None:
    first, second = ask(jobs, a_job("slow")), ask(jobs, a_job("slow"))
    await until(lambda: bool(processes(notes)))
    first.cancel()
    await asyncio.sleep(0.1)
    assert runs(processes(notes)[0])
    second.cancel()
    await until(lambda: not runs(processes(notes)[0]))
    await until(lambda: jobs.load()["running"] == 0)


async def test_a_job_that_waits_is_cancelled_too(jobs: Jobs, notes: Path) -> None:
    running = [ask(jobs, a_job("slow", seat=seat)) for seat in (0, 1)]
    await until(lambda: len(seats(notes)) == 2)
    waiting = ask(jobs, a_job("last", seat=2))
    await until(lambda: jobs.load()["waiting"] == {"choose": 1})
    waiting.cancel()
    await until(lambda: jobs.load()["waiting"] == {})
    for task in running:
        task.cancel()
    await ask(jobs, a_job("last", seat=3))
    assert 2 not in seats(notes)


async def test_a_job_that_is_cancelled_can_be_asked_for_again_at_once(jobs: Jobs, notes: Path) -> None:
    for _time in range(3):
        ask(jobs, a_job("brief")).cancel()
        early = ask(jobs, a_job("brief"))
        await asyncio.sleep(0.05)
        early.cancel()
    assert (await ask(jobs, a_job("brief"))).answer == answers()[-1]


async def test_a_deadline_ends_a_job(jobs: Jobs, notes: Path) -> None:
    asked = time.monotonic()
    with pytest.raises(JobError):
        await ask(jobs, a_job("slow", seconds=2.0))
    assert time.monotonic() - asked < 10
    for process in processes(notes):
        await until(lambda process=process: not runs(process))  # type: ignore[misc]
    with pytest.raises(JobError):
        await ask(jobs, a_job("last", seconds=-1))


async def test_too_many_jobs_are_refused(jobs: Jobs, notes: Path) -> None:
    hints = [ask(jobs, a_job("slow", HINT, seat)) for seat in range(3)]
    await until(lambda: jobs.load()["waiting"] == {"hint": 2})
    with pytest.raises(BusyError):
        await ask(jobs, a_job("slow", HINT, 3))
    assert (await ask(jobs, a_job("last", seat=3))).answer >= 0
    for task in hints:
        task.cancel()


async def test_a_job_is_done_again_when_its_worker_process_ends_but_only_once(jobs: Jobs, notes: Path) -> None:
    assert (await ask(jobs, a_job("dies-once"))).answer == answers()[-1]
    assert len(set(processes(notes))) == 2
    with pytest.raises(JobError):
        await ask(jobs, a_job("dies", seat=1))
    assert seats(notes) == [0, 0, 1, 1]


async def test_a_player_that_fails_does_not_end_the_worker(jobs: Jobs, notes: Path) -> None:
    with pytest.raises(JobError):
        await ask(jobs, a_job("fails"))
    await ask(jobs, a_job("last", seat=1))
    assert len(set(processes(notes))) == 1


async def test_whoever_waits_when_the_queue_closes_is_told(jobs: Jobs, notes: Path) -> None:
    waiting = ask(jobs, a_job("slow"))
    await until(lambda: bool(processes(notes)))
    await jobs.close()
    with pytest.raises(JobError):
        await waiting
    with pytest.raises(JobError):
        await ask(jobs, a_job("last"))
