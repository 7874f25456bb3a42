"""Computer players at the table. Only the quick ones think here, in a thread; all others in processes of their own."""

import asyncio
import logging
import os
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Final

import msgspec

from lantern._build import COMPILING
from lantern.chance import number
from lantern.engine.actions import NOBODY
from lantern.explain.reasons import reasons_for
from lantern.players.base import Budget, Choice
from lantern.players.heuristic import speaking as first_to_speak
from lantern.players.registry import LEVELS, Level
from lantern.record import digest
from lantern.server.table import Table
from lantern.server.thinking import LONG, Thought, think
from lantern.server.writer import NotKeptError
from lantern.words import Text

PROCESSES: Final = max(2, os.cpu_count() or 2)  # for what somebody waits for; most never start
LONG_PROCESSES: Final = 1  # for what takes minutes: it never keeps the others waiting
TRIES: Final = 2  # a process may end by no fault of the player
PATIENCE: Final = 60.0  # seconds beyond its budget, after which a player is given up
FIRST_PAUSE: Final = 1.0  # seconds before a computer player tries again
LONGEST_PAUSE: Final = 30.0
MOST_WAITING: Final = 32  # pieces of advice that may wait for a process
CHOICE: Final = msgspec.json.Decoder(Choice)
logger: Final = logging.getLogger("lantern.server")


RULES_OF_THUMB: Final = LEVELS["easy"]
PREFIX: Final = "computer:"  # of a seat's player, before the name of a level


def level_of(player: str) -> Level | None:
    """Return the level of a seat's player; None for a person, or where there is none of that name."""
    return LEVELS.get(player.removeprefix(PREFIX)) if player.startswith(PREFIX) else None


class StoppedError(Exception):
    """The process that thought has ended without an answer."""


class CrowdedError(Exception):
    """Too many wait already for a process that thinks."""


def seated_level(table: Table, who: int) -> Level:
    """Return the level of the computer player that has a seat."""
    level = level_of(table.kept.chairs[who].player)
    if level is None:
        raise StoppedError(table.kept.chairs[who].player)
    return level


class Thinker:
    """One process that thinks, started when it is first needed, and again after it has ended or could think faster."""

    def __init__(self, jobs: str) -> None:
        self._jobs = jobs
        self._process: subprocess.Popen[bytes] | None = None
        self._modules = ""  # where the process found them when it started
        self._closed = False

    def ask(self, thought: Thought) -> bytes | None:
        """Wait, in a thread, for a reply; None when the process has ended without one."""
        try:
            process = self._ready()
            assert process.stdin
            assert process.stdout
            process.stdin.write(msgspec.json.encode(thought) + b"\n")
            process.stdin.flush()
            reply = process.stdout.readline()
        except OSError:
            reply = b""
        if not reply.endswith(b"\n"):
            self.clear()
            return None
        return reply

    def _ready(self) -> "subprocess.Popen[bytes]":
        """Return the process, or another one that makes use of rules compiled since it started."""
        if self._closed:
            raise OSError("the server has ended")
        if self._process is not None and self._modules != module_path():
            self.clear()
        if self._process is None:
            self._modules = module_path()
            self._process = start_thinking(self._jobs)
        return self._process

    def stop(self) -> None:
        """End the process; whoever waits for its answer is told so."""
        process = self._process  # a thread may put it away meanwhile
        if process is not None:
            process.kill()

    def close(self) -> None:
        """End the process for good."""
        self._closed = True
        self.stop()

    def clear(self) -> None:
        """Put away a process that has ended or should."""
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            process.communicate()


def module_path() -> str:
    """Return where a worker process finds modules: where this one does, or compiled, once `make play` has done that."""
    compiled = os.environ.get(COMPILING, "")
    return os.pathsep.join([compiled] * os.path.isdir(compiled) + list(filter(None, sys.path)))


def start_thinking(jobs: str) -> "subprocess.Popen[bytes]":
    """Start a process for quick or long jobs: it finds the same modules, and Ctrl-C is for the server, not for it.

    With `-P` it does not look for modules in the working folder.
    """
    environment = {**os.environ, "PYTHONPATH": module_path()}
    words = [sys.executable, "-P", "-m", "lantern.server.thinking", jobs]
    return subprocess.Popen(
        words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment, start_new_session=True
    )


class Lane:
    """Processes for jobs of one kind; whoever comes while all think waits for the next that is free."""

    def __init__(self, jobs: str, count: int) -> None:
        self.thinkers = [Thinker(jobs) for _process in range(count)]
        self.free: asyncio.LifoQueue[Thinker] = asyncio.LifoQueue()  # the last one used first: others may never start
        for thinker in self.thinkers:
            self.free.put_nowait(thinker)
        self.waiting = 0  # jobs that no process has taken yet

    async def take(self) -> Thinker:
        """Wait for a process that is free."""
        self.waiting += 1
        try:
            return await self.free.get()
        finally:
            self.waiting -= 1


class Computers:
    """Answers for the seats that computer players have."""

    def __init__(self, delay: float) -> None:
        self.delay = delay  # seconds before each answer, so that people can follow
        threads = PROCESSES + LONG_PROCESSES + 1  # one is left for the quick players
        self._threads = ThreadPoolExecutor(threads, "lantern-thinking")
        self._quick, self._long = Lane("quick", PROCESSES), Lane("long", LONG_PROCESSES)
        self._tasks: set[asyncio.Task[None]] = set()

    def close(self) -> None:
        """Stop thinking."""
        for task in self._tasks:
            task.cancel()
        thinkers = self._quick.thinkers + self._long.thinkers
        for thinker in thinkers:
            thinker.close()
        self._threads.shutdown(cancel_futures=True)
        for thinker in thinkers:
            thinker.clear()

    def wake(self, table: Table) -> None:
        """Begin to think where a computer player has something to say."""
        busy = table.thinking is not None and not table.thinking.done()
        if busy or not table.has_computers() or speaking(table) == NOBODY:
            return
        table.thinking = asyncio.get_running_loop().create_task(self._play(table))
        self._tasks.add(table.thinking)
        table.thinking.add_done_callback(self._tasks.discard)

    async def _play(self, table: Table) -> None:
        """Answer as long as computer players have something to say; what fails is tried again after a growing pause."""
        pause = self.delay
        while speaking(table) != NOBODY:
            await asyncio.sleep(pause)
            try:
                await self._answer(table)
                pause = self.delay
            except Exception as error:
                saving = isinstance(error, NotKeptError)
                logger.warning("a computer player has failed at table %s: %s", table.id, error, exc_info=not saving)
                pause = min(LONGEST_PAUSE, max(FIRST_PAUSE, 2 * pause))

    async def _answer(self, table: Table) -> None:
        """Think about one answer and give it, if it is still asked for."""
        asked, who = (table.position, digest(table.session.state)), speaking(table)
        if who == NOBODY:
            return
        choice = await self._think(table, who)
        reasons = await self._reasons(table, who, choice)
        async with table.lock:
            # Meanwhile something may have been taken back, and something else been said in its place.
            if asked == (table.position, digest(table.session.state)) and table.is_computer(who):
                table.session.check(choice.answer)
                await table.say(choice.answer, who, reasons=reasons)

    async def _reasons(self, table: Table, who: int, choice: Choice) -> tuple[Text, ...]:
        """Return why a computer player makes a choice; a random one has no reasons."""
        if not seated_level(table, who).explained:
            return ()
        s, loop = table.session.state.copy(), asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, reasons_for, s, who, choice)

    async def _think(self, table: Table, who: int) -> Choice:
        """Return what the computer player of a seat says: by its plan if all went as expected, or by thinking."""
        level, mind, s = seated_level(table, who), table.mind(who), table.session.state.copy()
        choice = mind.intended(s)
        if choice is None:
            budget = Budget(seconds=mind.seconds(s, level.seconds), seed=number(table.id, str(table.position)))
            began = time.monotonic()
            choice = await self._think_or_follow_rules(level, table, who, budget)
            mind.keep(choice, time.monotonic() - began)
        else:
            mind.keep(choice, 0.0)
        return choice

    async def _think_or_follow_rules(self, level: Level, table: Table, who: int, budget: Budget) -> Choice:
        """Have a computer player think; where that breaks down, rules of thumb answer, so that the game goes on."""
        try:
            return await self.think(level, table, who, budget)
        except StoppedError:
            logger.warning("a computer player broke down at table %s; rules of thumb answer in its place", table.id)
            return await self.think(RULES_OF_THUMB, table, who, budget)

    async def think(self, level: Level, table: Table, who: int, budget: Budget) -> Choice:
        """Have a computer player think about a table, where nobody has to wait for it."""
        if level.quick:
            s, loop = table.session.state.copy(), asyncio.get_running_loop()
            return await loop.run_in_executor(self._threads, think, level.where, s, who, budget)
        return CHOICE.decode(await self.ask(thought(table, "choose", level, who, budget)))

    def check_room(self, job: str) -> None:
        """Refuse advice where too many wait for it already; computer players are not refused."""
        if self._lane(job).waiting >= MOST_WAITING:
            raise CrowdedError(job)

    def _lane(self, job: str) -> Lane:
        return self._long if job in LONG else self._quick

    async def ask(self, asked: Thought) -> bytes:
        """Have something thought about elsewhere, and once more if the process has ended by no fault of its own."""
        for _try in range(TRIES):
            reply = await self._ask_once(asked)
            if reply is not None:
                return reply
        raise StoppedError(asked.player)

    async def _ask_once(self, thought: Thought) -> bytes | None:
        """Have a process think as soon as one is free; end it when it takes far too long or is no longer wanted."""
        lane = self._lane(thought.job)
        thinker = await lane.take()
        asked = asyncio.get_running_loop().run_in_executor(self._threads, thinker.ask, thought)
        asked.add_done_callback(lambda _asked: lane.free.put_nowait(thinker))
        try:
            done, _late = await asyncio.wait({asked}, timeout=thought.budget.seconds + PATIENCE)
        except asyncio.CancelledError:
            thinker.stop()
            raise
        if not done:
            thinker.stop()
            await asked
            raise StoppedError(thought.player)  # who takes far too long is not asked twice
        return await asked


def thought(table: Table, job: str, level: Level, who: int, budget: Budget) -> Thought:
    """Return something to be thought about a table as it stands."""
    record = table.session.record
    return Thought(level.where, record.setup, list(record.answers), who, budget, job, time.monotonic())


def speaking(table: Table) -> int:
    """Return the seat of a computer player that has something to say now, asked or unasked, or NOBODY."""
    who = first_to_speak(table.session.state, table.is_computer)
    return who if table.is_computer(who) else NOBODY
