"""Worker processes on this machine: started when needed, ended when their work is not wanted any more.

No pool of processes at hand (concurrent.futures, pebble, loky) does all of this: ends one running job without ending
the others, always starts with a safe path (`-P`), ends in the middle of a job with a server that is killed, and is
replaced once the rules have been compiled.
"""

import asyncio
import os
import sys
from contextlib import suppress
from typing import Final

import msgspec

from lantern._build import COMPILING
from lantern.errors import LanternError
from lantern.players.registry import BUILT_IN, LEVELS
from lantern.server.jobs.base import PRIORITIES, JobError, JobReply, JobRequest, Priority

NICE: Final = {Priority.ANSWER: 10, Priority.HINT: 10, Priority.REVIEW: 19}  # behind the server, reviews behind all
TRIES: Final = 2  # a process may end by no fault of its job
LONGEST_REPLY: Final = 1 << 26
REPLY: Final = msgspec.json.Decoder(JobReply)


class WorkerEndedError(LanternError):
    """A worker process ended without a reply."""


def module_path() -> str:
    """Return where a worker finds modules: where this process does, or compiled, once `make play` has done that."""
    compiled = os.environ.get(COMPILING, "")
    return os.pathsep.join([compiled] * os.path.isdir(compiled) + list(filter(None, sys.path)))


class WorkerProcess:
    """One worker process, which does one job at a time."""

    def __init__(self, process: asyncio.subprocess.Process, modules: str) -> None:
        self.process = process
        self.modules = modules  # where it found them when it started

    @classmethod
    async def start(cls, nice: int) -> "WorkerProcess":
        """Start a process in a session of its own (Ctrl-C is for the server) that ignores the working folder (`-P`)."""
        modules = module_path()
        players = [f"{name}={level.where}" for name, level in LEVELS.items() if name not in BUILT_IN]
        words = ["-P", "-m", "lantern.server.jobs.worker", str(nice), *players]
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            *words,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": modules},
            start_new_session=True,
            limit=LONGEST_REPLY,
        )
        return cls(process, modules)

    @property
    def usable(self) -> bool:
        """Whether it still runs, and with the rules compiled if they are by now."""
        return self.process.returncode is None and self.modules == module_path()

    async def ask(self, request: JobRequest) -> JobReply:
        """Wait for the reply to a request."""
        assert self.process.stdin
        assert self.process.stdout
        try:
            self.process.stdin.write(msgspec.json.encode(request) + b"\n")
            await self.process.stdin.drain()
            line = await self.process.stdout.readline()
        except (OSError, ValueError) as error:
            raise WorkerEndedError from error
        if not line.endswith(b"\n"):
            raise WorkerEndedError
        return REPLY.decode(line)

    async def end(self) -> None:
        """End the process, whatever it does."""
        with suppress(ProcessLookupError):
            self.process.kill()
        await self.process.wait()


class WorkerProcesses:
    """The worker processes of this machine. How many there are is up to whoever gives them work."""

    def __init__(self) -> None:
        self.started: set[WorkerProcess] = set()
        self._idle: dict[int, list[WorkerProcess]] = {nice: [] for nice in NICE.values()}
        self._ending: set[asyncio.Task[None]] = set()

    async def do(self, request: JobRequest) -> bytes:
        """Return the result of a job as JSON. If the waiting task is cancelled, the process is ended."""
        nice = NICE[PRIORITIES[request.job.kind]]
        for _try in range(TRIES):
            with suppress(WorkerEndedError):
                reply = await self._ask(request, nice)
                if reply.error:
                    raise JobError(f"the job failed ({reply.error})")
                return bytes(reply.result)
        raise JobError("the worker ended twice")

    async def _ask(self, request: JobRequest, nice: int) -> JobReply:
        process = await self._take(nice)
        try:
            reply = await process.ask(request)
        except BaseException:
            self._end(process)
            raise
        self._idle[nice].append(process)
        return reply

    async def _take(self, nice: int) -> WorkerProcess:
        """Return the process used last, so that others may never be needed, or a new one."""
        while self._idle[nice]:
            process = self._idle[nice].pop()
            if process.usable:
                return process
            self._end(process)
        process = await WorkerProcess.start(nice)
        self.started.add(process)
        return process

    def _end(self, process: WorkerProcess) -> None:
        """End a process in the background."""
        self.started.discard(process)
        task = asyncio.get_running_loop().create_task(process.end())
        self._ending.add(task)
        task.add_done_callback(self._ending.discard)

    async def close(self) -> None:
        """End all processes."""
        for process in list(self.started):
            self._end(process)
        await asyncio.gather(*self._ending)
