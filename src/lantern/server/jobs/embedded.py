"""The queue of a server on its own: jobs wait in memory for a worker process of this machine."""

import asyncio
import time
from collections import Counter, deque
from collections.abc import Mapping
from contextlib import suppress
from typing import Any

from lantern.server.jobs.base import PRIORITIES, BusyError, JobRequest, Priority, Result, ThinkingJob
from lantern.server.jobs.processes import WorkerProcesses
from lantern.server.jobs.shared import SharedWork


def capacity(workers: int) -> dict[Priority, int]:
    """Return how many jobs of each priority or a lower one may run at once.

    Whatever takes long leaves room for what is urgent: one review at a time, and always a worker left for an answer.
    """
    return {Priority.REVIEW: 1, Priority.HINT: max(1, workers), Priority.ANSWER: max(1, workers) + 1}


class WaitingJob:
    """A job that waits for a worker."""

    def __init__(self, job: ThinkingJob) -> None:
        self.request = JobRequest.now(job)
        self.turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()


class EmbeddedJobs:
    """Jobs in memory, done by worker processes. Nothing is lost with them: tables ask again."""

    def __init__(self, bounds: Mapping[str, int], workers: int) -> None:
        self._bounds = bounds  # how many jobs of a kind may wait
        self._capacity = capacity(workers)
        self._waiting: dict[Priority, deque[WaitingJob]] = {priority: deque() for priority in reversed(Priority)}
        self._running: Counter[Priority] = Counter()
        self.processes = WorkerProcesses()
        self._shared = SharedWork(self._work)

    async def open(self) -> None:
        """Do nothing: worker processes start when the first job comes."""

    async def close(self) -> None:
        """End all worker processes; whoever waits gets a `JobError`."""
        await self._shared.close()
        await self.processes.close()

    async def run(self, job: ThinkingJob, result: type[Result]) -> Result:
        """Wait for the result of a job."""
        return await self._shared.run(job, result)

    def load(self) -> dict[str, Any]:
        """Tell how many jobs wait and run, and the age of the oldest that waits."""
        waiting = [each for line in self._waiting.values() for each in line]
        oldest = min((each.request.asked for each in waiting), default=time.time())
        return {
            "waiting": dict(Counter(each.request.job.kind for each in waiting)),
            "running": self._running.total(),
            "age": max(0.0, time.time() - oldest),
        }

    async def _work(self, job: ThinkingJob) -> bytes:
        """Wait for a worker process, and for its result."""
        priority = PRIORITIES[job.kind]
        line = self._waiting[priority]
        if sum(each.request.job.kind == job.kind for each in line) >= self._bounds[job.kind]:
            raise BusyError(job.kind)
        mine = WaitingJob(job)
        line.append(mine)
        self._admit()
        try:
            await mine.turn
            return await self.processes.do(mine.request)
        finally:
            if mine.turn.done() and not mine.turn.cancelled():
                self._running[priority] -= 1
            with suppress(ValueError):
                line.remove(mine)
            self._admit()

    def _admit(self) -> None:
        """Let jobs run as long as there are workers, urgent ones first."""
        for priority, line in self._waiting.items():
            while line and self._has_room(priority):
                first = line.popleft()
                if not first.turn.done():  # cancelled, and about to leave
                    self._running[priority] += 1
                    first.turn.set_result(None)

    def _has_room(self, priority: Priority) -> bool:
        """Tell whether another job of a priority may run, by the limits for it and for all higher ones."""
        return all(
            sum(count for lower, count in self._running.items() if lower <= limit) < most
            for limit, most in self._capacity.items()
            if limit >= priority
        )
