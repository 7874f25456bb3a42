"""Plays many games over live connections.

Both contenders are played by the same code: a bare websocket client that only reads and writes frames, two clients to a
game, one answer under way in each game at any time. What differs is how a message is worded.
"""

from __future__ import annotations

import asyncio
import json
from http.client import HTTPConnection
from time import perf_counter, process_time
from typing import Any, Final

from bench.games import CLIENTS, BenchGame, ComputerGame

GAMES: Final = 50


class ServerUnderLoad:
    """A server to be played on, or several that serve one site."""

    def __init__(self, kind: type[BenchGame], ports: list[int]) -> None:
        self.kind = kind
        self.ports = ports
        self.http = HTTPConnection("127.0.0.1", ports[0])

    def post(self, path: str, body: Any) -> Any:
        """Ask for something by a request."""
        self.http.request("POST", path, json.dumps(body), {"content-type": "application/json"})
        return json.loads(self.http.getresponse().read())


class Load:
    """Keeps a number of games going at once, and counts."""

    def __init__(self, contender: ServerUnderLoad) -> None:
        self.contender = contender
        self.idle: list[BenchGame] = []
        self.ended: list[BenchGame] = []
        self.waits: list[float] = []
        self.player = ""  # who sits at tables that are only watched
        self.trouble: asyncio.Future[None] | None = None  # ends the benchmark
        self._running = 0
        self._end = 0.0

    def fail(self, why: str) -> None:
        """End the benchmark: an error where a message is heard would end that connection only, and the others wait."""
        if self.trouble is not None and not self.trouble.done():
            self.trouble.set_exception(ConnectionError(why))

    async def prepare(self, count: int, clients: int = CLIENTS) -> dict[str, float]:
        """Have this number of games ready, with everybody connected: setting up is no move, and neither is leaving."""
        while self.ended:
            self.ended.pop().leave()
        while len(self.idle) < count:
            game = self.contender.kind(self)
            await game.connect(clients)
            self.idle.append(game)
        self.contender.http.close()  # servers do not wait for somebody who is silent for long
        return {"games": len(self.idle)}

    async def play(self, seconds: float, games: int = GAMES) -> dict[str, float]:
        """Play for a while; the answers under way at the end are waited for and count."""
        self.waits, self._over = [], asyncio.get_running_loop().create_future()
        began, worked = perf_counter(), process_time()
        self._end, self._running = began + seconds, games
        for game in [self.idle.pop() for _game in range(games)]:
            game.go_on()
        await self._over
        return self._found(began, worked)

    async def steady(self, seconds: float, pace: float) -> dict[str, float]:
        """Give this number of answers a second, table after table, as people do who think in between."""
        self.waits, self._over = [], asyncio.get_running_loop().create_future()
        began, worked = perf_counter(), process_time()
        self._end, self._running = began, round(seconds * pace)
        for number in range(self._running):
            await asyncio.sleep(began + number / pace - perf_counter())
            while not self.idle:  # a slow server has answers of all tables under way
                await asyncio.sleep(0.001)
            self.idle.pop(0).go_on()
        await self._over
        return self._found(began, worked)

    def _found(self, began: float, worked: float) -> dict[str, float]:
        """Return what was counted since a moment."""
        spent, waits = perf_counter() - began, sorted(self.waits)
        return {
            "moves": len(waits),
            "seconds": spent,
            "p50": waits[len(waits) // 2] * 1000,
            "p99": waits[len(waits) * 99 // 100] * 1000,
            "busy": (process_time() - worked) / spent,
        }

    def next(self, game: BenchGame) -> None:
        """Go on with a game whose answer everybody has heard, or with another one where it is over."""
        if game.over:
            self.ended.append(game)
        if perf_counter() < self._end and (self.idle or not game.over):
            (self.idle.pop() if game.over else game).go_on()
            return
        if not game.over:
            self.idle.append(game)
        self._running -= 1
        if self._running == 0:
            self._over.set_result(None)

    async def watch(self, seconds: float, tables: int, players: int, player: str) -> dict[str, list[float]]:
        """Watch tables at which only computer players sit; a game that ends is followed by another."""
        self.waits, self.player = [], player
        try:
            async with asyncio.timeout(seconds):
                await asyncio.gather(*(self._watch_one(players) for _table in range(tables)))
        except TimeoutError:
            pass
        return {"waits": self.waits}

    async def _watch_one(self, players: int) -> None:
        """Watch one game after the other."""
        while True:
            game = ComputerGame(self)
            await game.connect(players)
            await game.ended.wait()
            game.leave()
