"""Work that several wait for: started once, and cancelled when nobody waits any more."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress

import msgspec

from lantern.server.jobs.base import BusyError, JobError, Result, ThinkingJob
from lantern.server.metrics import JOBS


class SharedTask:
    """A task and how many wait for it."""

    def __init__(self, task: asyncio.Task[bytes]) -> None:
        self.task = task
        self.waiting = 0


class SharedWork:
    """Jobs under way in this process, by their lock strings."""

    def __init__(self, work: Callable[[ThinkingJob], Awaitable[bytes]]) -> None:
        self._work = work  # is cancelled when nobody waits
        self._tasks: dict[str, SharedTask] = {}
        self._closed = False

    async def run(self, job: ThinkingJob, result: type[Result]) -> Result:
        """Wait for the result of a job until its deadline, together with whoever asked for the same."""
        if self._closed or job.deadline <= time.time():
            raise JobError("the server ends" if self._closed else "the deadline has passed")
        shared = self._tasks.get(job.lock) or self._start(job)
        shared.waiting += 1
        try:
            async with asyncio.timeout(job.deadline - time.time()):
                return msgspec.json.decode(await asyncio.shield(shared.task), type=result)
        except TimeoutError as error:
            raise JobError("no result in time") from error
        except asyncio.CancelledError:
            if shared.task.cancelled():
                raise JobError("the server ends") from None
            raise
        finally:
            shared.waiting -= 1
            if not shared.waiting:
                self._stop(job.lock, shared)

    def _start(self, job: ThinkingJob) -> SharedTask:
        shared = self._tasks[job.lock] = SharedTask(asyncio.get_running_loop().create_task(self._counted(job)))
        return shared

    async def _counted(self, job: ThinkingJob) -> bytes:
        """Do a job, and count how it ended."""
        ended = "cancelled"  # nobody waited any more, or not longer than until the deadline
        try:
            result = await self._work(job)
            ended = "done"
            return result
        except (BusyError, JobError) as error:
            ended = "refused" if isinstance(error, BusyError) else "failed"
            raise
        finally:
            JOBS.labels(job.kind, ended).inc()

    def _stop(self, lock: str, shared: SharedTask) -> None:
        shared.task.cancel()
        if self._tasks.get(lock) is shared:
            del self._tasks[lock]

    async def close(self) -> None:
        """Cancel everything."""
        self._closed = True
        tasks = [shared.task for shared in self._tasks.values()]
        for task in tasks:
            task.cancel()
        for task in tasks:
            with suppress(asyncio.CancelledError, Exception):
                await task
