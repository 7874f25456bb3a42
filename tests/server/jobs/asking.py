"""Jobs for tests, and what their players have noted."""

import asyncio
import os
import time
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

from lantern import Game
from lantern.explain.hints import Hint
from lantern.players.base import Budget, Choice, own_answers
from lantern.server.jobs.base import CHOOSE, HINT, REVIEW, Jobs, ThinkingJob
from lantern.server.jobs.tasks import table_of

RESULTS: dict[str, Any] = {CHOOSE: Choice, HINT: Hint}


@cache
def game() -> Game:
    """Return a game in which the first seat is asked."""
    return Game(players=4, seed="jobs")


def answers() -> list[int]:
    """Return what the first seat may answer."""
    return own_answers(table_of(a_job("last")), 0)


def a_job(player: str, kind: str = CHOOSE, seat: int = 0, seconds: float = 30.0) -> ThinkingJob:
    """Return a job about that game; another seat makes it another job."""
    setup, played = game().record.setup, list(game().record.answers)
    deadline = time.time() + seconds
    return ThinkingJob(kind, "game", len(played), setup, played, seat, player, Budget(), deadline)


def a_long_review() -> ThinkingJob:
    """Return a review that takes minutes."""
    setup, budget = game().record.setup, Budget(games=10**7)
    return ThinkingJob(REVIEW, "game", 0, setup, [], 0, "expert", budget, time.time() + 30.0)


def ask(jobs: Jobs, job: ThinkingJob) -> "asyncio.Task[Any]":
    """Wait for the result of a job in a task."""
    return asyncio.ensure_future(jobs.run(job, RESULTS.get(job.kind, Any)))


def seats(notes: Path) -> list[int]:
    """Return which seats were thought about, in order."""
    return [int(line.split()[0]) for line in notes.read_text(encoding="ascii").splitlines()]


def processes(notes: Path) -> list[int]:
    """Return by which processes."""
    return [int(line.split()[1]) for line in notes.read_text(encoding="ascii").splitlines()]


def runs(process: int) -> bool:
    """Tell whether a process still runs; one that has ended and was not waited for does not."""
    try:
        state = Path(f"/proc/{process}/stat").read_text(encoding="ascii").rpartition(")")[2].split()[0]
    except FileNotFoundError:
        return False
    return state != "Z" and os.path.exists(f"/proc/{process}")


async def until(true: Callable[[], bool], seconds: float = 20.0) -> None:
    """Wait until something is so."""
    async with asyncio.timeout(seconds):
        while not true():
            await asyncio.sleep(0.01)
