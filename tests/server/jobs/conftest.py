"""A queue of each kind, with computer players that do as a test needs."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress
from pathlib import Path

import pytest

from lantern.players.registry import LEVELS, Level
from lantern.server.jobs.base import CHANCE, CHOOSE, HINT, REVIEW, Jobs
from lantern.server.jobs.embedded import EmbeddedJobs
from lantern.server.jobs.postgres import PostgresJobs
from lantern.server.jobs.service import JobService
from tests.server.jobs.players import NAMES, NOTES

BOUNDS = {CHOOSE: 8, HINT: 2, CHANCE: 2, REVIEW: 1}
WORKERS = 1  # one for answers and hints, and one that is always left for answers


@pytest.fixture
def notes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Make the players known, and return the file in which they note what they do."""
    for name in NAMES:
        words = name.title().replace("-", "")
        monkeypatch.setitem(LEVELS, name, Level(f"tests.server.jobs.players:{words}", 1.0))
    file = tmp_path / "notes"
    file.touch()
    monkeypatch.setenv(NOTES, str(file))
    return file


@pytest.fixture
async def embedded(notes: Path) -> AsyncIterator[EmbeddedJobs]:
    found = EmbeddedJobs(BOUNDS, WORKERS)
    await found.open()
    yield found
    await found.close()


@pytest.fixture
async def postgres_jobs(notes: Path, postgres: str) -> AsyncIterator[PostgresJobs]:
    """A queue in PostgreSQL, and a service that does its jobs."""
    found = PostgresJobs(postgres, BOUNDS, look_every=0.1)
    await found.open()
    service = asyncio.create_task(JobService(postgres, WORKERS, drain=0.1).run())
    yield found
    service.cancel()
    with suppress(asyncio.CancelledError):
        await service
    await found.close()


@pytest.fixture(params=["embedded", "postgres_jobs"])
def jobs(request: pytest.FixtureRequest) -> Jobs:
    found: Jobs = request.getfixturevalue(request.param)
    return found
