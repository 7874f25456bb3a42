"""Computer players at the table: they think in threads of their own, never where messages are handled."""

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from lantern.agents.base import Agent, Budget
from lantern.agents.random import Random
from lantern.chance import number
from lantern.engine.flow import legal, others, speaker
from lantern.engine.state import State
from lantern.server.table import Table

AGENTS: Final[dict[str, Callable[[], Agent]]] = {"computer:random": Random}
logger: Final = logging.getLogger("lantern.server")


class Computers:
    """Answers for the seats that computer players have."""

    def __init__(self, delay: float, threads: int = 1) -> None:
        self.delay = delay  # seconds before each answer, so that people can follow
        self._threads = ThreadPoolExecutor(threads, "lantern-thinking")
        self._tasks: set[asyncio.Task[None]] = set()

    def close(self) -> None:
        """Stop thinking."""
        for task in self._tasks:
            task.cancel()
        self._threads.shutdown(wait=False, cancel_futures=True)

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
        player = table.kept.chairs[who].player
        budget = Budget(seed=number(table.id, position))
        loop = asyncio.get_running_loop()
        answer = await loop.run_in_executor(self._threads, think, player, table.session.state.copy(), who, budget)
        async with table.lock:
            if table.position == position and table.session.who == who and table.is_computer(who):
                await table.say(answer, who)


def think(player: str, s: State, seat: int, budget: Budget) -> int:
    """Return the answer of a computer player; one that is not allowed is replaced by any that is."""
    mine = [answer for answer in legal(s) + others(s) if speaker(s, answer) == seat]
    answer = AGENTS[player]().choose(s.copy(), seat, budget).answer
    return answer if answer in mine else mine[0]
