"""Jobs: what is to be thought about, and the interface that both queues implement."""

import time
from dataclasses import replace
from enum import IntEnum
from typing import Any, Final, Protocol, TypeVar

from msgspec import Raw, Struct
from msgspec.structs import replace as changed

from lantern.errors import LanternError
from lantern.players.base import Budget
from lantern.record import Setup

Result = TypeVar("Result")
CHOOSE: Final = "choose"
HINT: Final = "hint"
CHANCE: Final = "chance"
REVIEW: Final = "review"


class Priority(IntEnum):
    """Which job is done first: people wait for an answer, a hint comes next, a review takes minutes."""

    REVIEW = 0
    HINT = 10
    ANSWER = 20


PRIORITIES: Final = {CHOOSE: Priority.ANSWER, HINT: Priority.HINT, CHANCE: Priority.HINT, REVIEW: Priority.REVIEW}


class ThinkingJob(Struct, frozen=True):
    """A game as its record, a seat, and what is asked about it."""

    kind: str  # CHOOSE, HINT, CHANCE or REVIEW
    game: str
    seq: int  # of the newest event: one job for each position of a table
    setup: Setup
    answers: list[int]
    seat: int
    player: str  # the level, by name (players/registry.py)
    budget: Budget
    deadline: float  # seconds since 1970 after which nobody wants the result any more

    @property
    def lock(self) -> str:
        """What two jobs share that are the same work."""
        return f"{self.game}/{self.seq}/{self.kind}/{self.seat}/{self.player}"


class JobRequest(Struct, frozen=True):
    """A job on its way to a worker."""

    job: ThinkingJob
    asked: float  # seconds since 1970

    @classmethod
    def now(cls, job: ThinkingJob) -> "JobRequest":
        """Return the request for a job, without what no worker needs: the names of people and the luck to come."""
        setup = replace(job.setup, names=(), seed="")
        return cls(changed(job, setup=setup), time.time())


class JobReply(Struct):
    """The result of a job as JSON, or the kind of error that ended it."""

    result: Raw = Raw(b"null")
    error: str = ""


class JobError(LanternError):
    """A job has no result: it failed twice, or came too late."""


class BusyError(LanternError):
    """Too many jobs wait already."""


class Jobs(Protocol):
    """A queue of jobs, and workers somewhere that do them."""

    async def open(self) -> None:
        """Get ready; workers may start when the first job comes."""

    async def close(self) -> None:
        """Stop; whoever waits gets a `JobError`."""

    async def run(self, job: ThinkingJob, result: type[Result]) -> Result:
        """Wait for the result of a job.

        The same job asked for twice is done once; when the last one stops waiting (its task is cancelled) the job is
        cancelled too. Raise `BusyError` where the queue is full, `JobError` where there is no result in time.
        """

    def load(self) -> dict[str, Any]:
        """Tell how many jobs wait and run, and the age of the oldest, for readiness and metrics."""
