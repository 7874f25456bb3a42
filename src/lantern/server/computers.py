"""Computer players at the table. Only the quick ones think here, in a thread; all others in processes of their own."""

import asyncio
import logging
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from typing import Final, NamedTuple

import msgspec

from lantern.agents.base import Budget
from lantern.chance import number
from lantern.server.table import Table
from lantern.server.thinking import Thought, think

PROCESSES: Final = 2
TRIES: Final = 2  # a process may end by no fault of the player
PATIENCE: Final = 60.0  # seconds beyond its budget, after which a player is given up
logger: Final = logging.getLogger("lantern.server")


class Player(NamedTuple):
    """A kind of computer player."""

    where: str  # module:Class
    quick: bool = False  # thinks so little that a process would cost more


AGENTS: Final = {"computer:random": Player("lantern.agents.random:Random", quick=True)}


class StoppedError(Exception):
    """The process that thought has ended without an answer."""


class Thinker:
    """One process that thinks, started when it is first needed and again after it has ended."""

    def __init__(self) -> None:
        self._process: subprocess.Popen[bytes] | None = None

    def ask(self, thought: Thought) -> int | None:
        """Wait, in a thread, for an answer; None when the process has ended without one."""
        process = self._process = self._process or start_thinking()
        assert process.stdin
        assert process.stdout
        try:
            process.stdin.write(msgspec.json.encode(thought) + b"\n")
            process.stdin.flush()
            return int(process.stdout.readline())
        except (OSError, ValueError):
            self.clear()
            return None

    def stop(self) -> None:
        """End the process; whoever waits for its answer is told so."""
        if self._process is not None:
            self._process.kill()

    def clear(self) -> None:
        """Put away a process that has ended or should."""
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            process.communicate()


def start_thinking() -> "subprocess.Popen[bytes]":
    """Start a process that thinks: it finds the same modules, and Ctrl-C is not for it but for the server."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    words = [sys.executable, "-m", "lantern.server.thinking"]
    return subprocess.Popen(
        words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment, start_new_session=True
    )


class Computers:
    """Answers for the seats that computer players have."""

    def __init__(self, delay: float) -> None:
        self.delay = delay  # seconds before each answer, so that people can follow
        self._threads = ThreadPoolExecutor(PROCESSES + 1, "lantern-thinking")  # one is left for the quick players
        self._thinkers = [Thinker() for _process in range(PROCESSES)]
        self._free: asyncio.LifoQueue[Thinker] = asyncio.LifoQueue()  # the last one used first: others may never start
        for thinker in self._thinkers:
            self._free.put_nowait(thinker)
        self._tasks: set[asyncio.Task[None]] = set()

    def close(self) -> None:
        """Stop thinking."""
        for task in self._tasks:
            task.cancel()
        for thinker in self._thinkers:
            thinker.stop()
        self._threads.shutdown(cancel_futures=True)
        for thinker in self._thinkers:
            thinker.clear()

    def wake(self, table: Table) -> None:
        """Begin to think where a computer player is asked."""
        busy = table.thinking is not None and not table.thinking.done()
        if busy or not table.is_computer(table.session.who):
            return
        table.thinking = asyncio.get_running_loop().create_task(self._play(table))
        self._tasks.add(table.thinking)
        table.thinking.add_done_callback(self._tasks.discard)

    async def _play(self, table: Table) -> None:
        """Answer as long as computer players are asked."""
        while table.is_computer(table.session.who):
            await asyncio.sleep(self.delay)
            try:
                await self._answer(table)
            except Exception:
                logger.exception("a computer player has failed at table %s", table.id)
                return

    async def _answer(self, table: Table) -> None:
        """Think about one answer and give it, if it is still asked for."""
        position, who = table.position, table.session.who
        if not table.is_computer(who):
            return
        answer = await self._think(table, who)
        async with table.lock:
            if table.position == position and table.session.who == who and table.is_computer(who):
                await table.say(answer, who)

    async def _think(self, table: Table, who: int) -> int:
        """Return what the computer player of a seat would say."""
        player = AGENTS[table.kept.chairs[who].player]
        budget = Budget(seed=number(table.id, table.position))
        if player.quick:
            s, loop = table.session.state.copy(), asyncio.get_running_loop()
            return await loop.run_in_executor(self._threads, think, player.where, s, who, budget)
        record = table.session.record
        thought = Thought(player.where, record.setup, list(record.answers), who, budget)
        for _try in range(TRIES):
            answer = await self._think_elsewhere(thought)
            if answer is not None:
                return answer
        raise StoppedError(player.where)

    async def _think_elsewhere(self, thought: Thought) -> int | None:
        """Have a process think as soon as one is free, and end it when it takes far too long."""
        thinker = await self._free.get()
        try:
            asked = asyncio.get_running_loop().run_in_executor(self._threads, thinker.ask, thought)
            done, _late = await asyncio.wait({asked}, timeout=thought.budget.seconds + PATIENCE)
            if not done:
                thinker.stop()
            return await asked
        finally:
            self._free.put_nowait(thinker)
