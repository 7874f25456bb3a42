"""Computer players at the tables. Whoever thinks long does so in a worker; the quick ones answer in a thread."""

import asyncio
import random
import time
from typing import Final

from structlog import get_logger

from lantern.chance import number
from lantern.engine.actions import NOBODY
from lantern.engine.state import State
from lantern.explain.reasons import reasons_for
from lantern.players.base import Budget, Choice
from lantern.players.heuristic import speaking as first_to_speak
from lantern.players.memory import SeatMemory
from lantern.players.registry import LEVELS, Level
from lantern.record import MOST_ANSWERS
from lantern.server.jobs.base import CHOOSE, BusyError, JobError, Jobs, ThinkingJob
from lantern.server.jobs.tasks import AllowedAnswers
from lantern.server.store.base import ConflictError, DuplicateCommandError, UnavailableError
from lantern.server.tables.table import COMPUTER, Table

RULES_OF_THUMB: Final = LEVELS["easy"]  # answer where a worker does not
PATIENCE: Final = 60.0  # seconds beyond its budget after which nobody waits for a worker
FIRST_PAUSE: Final = 1.0  # seconds before a computer player tries again
LONGEST_PAUSE: Final = 30.0
SPREAD: Final = 0.3  # seconds by which servers that share a table wait differently long, so that one thinks alone
logger: Final = get_logger("lantern.server")


def speaking(table: Table) -> int:
    """Return the seat of a computer player that has something to answer now, asked or unasked, or NOBODY."""
    seats = range(len(table.stored.seats))
    if table.stored.ended or table.position >= MOST_ANSWERS or not any(table.is_computer(seat) for seat in seats):
        return NOBODY
    seat = first_to_speak(table.game.table, table.is_computer)
    return seat if table.is_computer(seat) else NOBODY


class Computers:
    """Answers for the seats that computer players have."""

    def __init__(self, jobs: Jobs, delay: float) -> None:
        self.jobs = jobs
        self.delay = delay  # seconds before each answer, so that people can follow
        self._tasks: set[asyncio.Task[None]] = set()

    async def close(self) -> None:
        """Stop thinking."""
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def wake(self, table: Table) -> None:
        """Start to think where a computer player has something to answer."""
        busy = table.thinking is not None and not table.thinking.done()
        if busy or speaking(table) == NOBODY:
            return
        table.thinking = asyncio.get_running_loop().create_task(self._play(table))
        self._tasks.add(table.thinking)
        table.thinking.add_done_callback(self._tasks.discard)

    async def _play(self, table: Table) -> None:
        """Answer as long as computer players have something to answer; try again after a growing pause what fails."""
        pause = self.delay
        while True:
            await asyncio.sleep(pause + random.uniform(0, SPREAD if table.store.shared else 0))
            try:
                if not await self._answer(table):
                    return
                pause = self.delay
            except (ConflictError, DuplicateCommandError):
                pause = self.delay  # another server has answered
            except Exception as error:
                unexpected = not isinstance(error, UnavailableError)
                logger.warning("a computer player has failed", table=table.id, exc_info=unexpected)
                pause = min(LONGEST_PAUSE, max(FIRST_PAUSE, 2 * pause))

    async def _answer(self, table: Table) -> bool:
        """Think about one answer and give it, if it is still asked for; False where no computer player is asked."""
        async with table.lock:
            await table.ready()
            seat, seq = speaking(table), table.seq
            if seat == NOBODY:
                return False
            s, level = table.game.table.copy(), level_of(table, seat)
            memory = table.memories.setdefault(seat, SeatMemory())
            budget = Budget(seconds=memory.seconds(s, level.seconds), seed=number(table.id, str(table.position)))
            job = job_for(table, seat, budget)
        choice = memory.intended(s)
        began = time.monotonic()
        if choice is None:
            choice = await self._think(level, s, job)
        memory.keep(choice, time.monotonic() - began)
        reasons = await asyncio.to_thread(reasons_for, s, seat, choice) if level.explained else ()
        async with table.lock:
            await table.ready()
            if table.seq == seq and table.is_computer(seat):  # nothing was taken back or handed over meanwhile
                table.game.check(choice.answer)
                await table.play(choice.answer, seat, f"{COMPUTER}{seq}", reasons)
        return True

    async def _think(self, level: Level, s: State, job: ThinkingJob) -> Choice:
        """Return what a computer player answers. Where no worker has an answer, rules of thumb do: the game goes on."""
        if level.quick:
            return await asyncio.to_thread(AllowedAnswers(level.player()).choose, s, job.seat, job.budget)
        try:
            return await self.jobs.run(job, Choice)
        except (JobError, BusyError):
            logger.warning("a computer player broke down; rules of thumb answer in its place", table=job.game)
            return await self._think(RULES_OF_THUMB, s, job)


def level_of(table: Table, seat: int) -> Level:
    """Return the level of the computer player that has a seat; by rules of thumb where it is not installed here."""
    return LEVELS.get(level_name(table, seat), RULES_OF_THUMB)


def level_name(table: Table, seat: int) -> str:
    """Return the name of that level."""
    return table.stored.seats[seat].player.removeprefix(COMPUTER)


def job_for(table: Table, seat: int, budget: Budget) -> ThinkingJob:
    """Return the job to choose an answer for a seat."""
    record, name = table.record, level_name(table, seat)
    deadline = time.time() + budget.seconds + PATIENCE
    return ThinkingJob(CHOOSE, table.id, table.seq, record.setup, record.answers, seat, name, budget, deadline)
