"""Plays many games over live connections; run as a script, it serves one contender to `bench/server.py`, or somebody
who plays or watches to `bench/decisions.py`.

Both contenders are played by the same code: a bare websocket client that only reads and writes frames, two clients to a
game, one answer under way in each game at any time. What differs is how a message is worded.
"""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import Callable, Mapping
from functools import partial
from http.client import HTTPConnection
from random import Random
from time import perf_counter, process_time
from typing import Any, ClassVar, Final

import msgspec
import uvloop

from bench.wires import Wire

GAMES: Final = 50
CLIENTS: Final = 2


class Game:
    """One game with its clients."""

    count: ClassVar[int] = 0

    def __init__(self, load: Load) -> None:
        self.load = load
        self.number = type(self).count = type(self).count + 1
        self.wires: list[Wire] = []
        self.mover = 0
        self.over = False
        self.messages = CLIENTS  # after so many an answer is over: all have its update, the sender knows it is done
        self.left = 0  # of those, for the answer under way
        self._ready = asyncio.Event()
        self._began = 0.0

    async def connect(self, clients: int) -> None:
        """Connect so many clients and wait until all have seen the table."""
        raise NotImplementedError

    async def wire(self, path: str, heard: Callable[[bytes], None]) -> Wire:
        """Open one connection."""
        port = self.load.contender.port
        loop = asyncio.get_running_loop()
        _transport, found = await loop.create_connection(lambda: Wire(path, port, heard), "127.0.0.1", port)
        await found.open
        self.wires.append(found)
        return found

    async def ask(self, wire: Wire, text: bytes) -> None:
        """Send something while the game is set up, and wait for what it brings."""
        self._ready.clear()
        wire.send(text)
        await self._ready.wait()

    def ready(self) -> None:
        """What was asked for has come."""
        self._ready.set()

    def go_on(self) -> None:
        """Send the next answer."""
        self.left = self.messages
        text = self.answer()
        self._began = perf_counter()
        self.wires[self.mover].send(text)

    def answer(self) -> bytes:
        """Return the next answer."""
        raise NotImplementedError

    def done(self) -> None:
        """The sender has heard that its answer is done."""
        self.load.waits.append(perf_counter() - self._began)

    def one_more(self) -> None:
        """One more of the messages after which an answer is over has come."""
        self.left -= 1
        if self.left == 0:
            self.load.next(self)

    def leave(self) -> None:
        """Close every connection."""
        for wire in self.wires:
            wire.transport.close()


class Asked(msgspec.Struct):
    """One answer that is offered."""

    answer: int


class Question(msgspec.Struct):
    """Who is asked, and what may be answered."""

    seat: int
    options: list[Asked]


class Scene(msgspec.Struct):
    """What a player of ours has to know of a table."""

    position: int
    question: Question


class Shown(msgspec.Struct):
    """A message that shows the table."""

    scene: Scene


class Moved(msgspec.Struct):
    """A message that tells a program what has changed."""

    position: int
    seat: int
    legal: list[int]


SHOWN: Final = msgspec.json.Decoder(Shown)
MOVED: Final = msgspec.json.Decoder(Moved)


class LanternGame(Game):
    """Two players at a table of ours, who are told what the players of the other server are told: what has changed."""

    feed = "moves"
    change = b'{"type":"moved"'

    async def connect(self, clients: int) -> None:
        """Set up a table; each client has a seat."""
        self.dice, self.keys, self.messages = Random(self.number).random, 0, clients + 1
        made = self.load.contender.post("/api/tables", {"players": CLIENTS, "seed": f"bench {self.number}"})
        tokens = made["seats"] if clients == CLIENTS else [",".join(made["seats"])]
        for token in tokens:
            wire = await self.wire(f"/api/tables/{made['id']}/live", self.heard)
            await self.ask(wire, json.dumps({"hello": token, "feed": self.feed}).encode())
        if clients < CLIENTS:
            self.wires *= CLIENTS

    def heard(self, text: bytes) -> None:
        """Hear a message; the first client that hears of a change looks at it for both."""
        if text.startswith(self.change):
            if self.left == self.messages:
                self.look(text)
            self.one_more()
        elif text.startswith(b'{"type":"accepted"'):
            self.done()
            self.one_more()
        elif text.startswith(b'{"type":"welcome"'):
            self.read_scene(text)
            self.ready()
        elif text.startswith(b'{"type":"refused"'):
            raise AssertionError(text.decode())

    def look(self, text: bytes) -> None:
        """Look at what has changed."""
        self.now = MOVED.decode(text)
        self.mover = self.now.seat
        self.over = self.mover < 0

    def read_scene(self, text: bytes) -> None:
        """Look at the whole table."""
        scene = SHOWN.decode(text).scene
        options = [option.answer for option in scene.question.options]
        self.now = Moved(scene.position, scene.question.seat, options)
        self.mover = self.now.seat
        self.over = self.mover < 0

    def answer(self) -> bytes:
        """Return any answer that is offered."""
        self.keys += 1
        legal = self.now.legal
        answer = legal[int(self.dice() * len(legal))]
        return b'{"type":"answer","answer":%d,"position":%d,"key":"%d"}' % (answer, self.now.position, self.keys)


class PageGame(LanternGame):
    """Two browsers at a table of ours, which are shown the whole table with every option's consequences."""

    feed = "scenes"
    change = b'{"type":"update"'

    def look(self, text: bytes) -> None:
        """Look at the whole table."""
        self.read_scene(text)


class ComputerGame(PageGame):
    """A table of ours at which only computer players sit, and somebody who notes how long each answer takes."""

    async def connect(self, clients: int) -> None:
        """Set up a table with so many computer players, and watch."""
        seats = [{"by": self.load.player}] * clients
        made = self.load.contender.post("/api/tables", {"players": clients, "seed": f"{self.number}", "seats": seats})
        self.ended = asyncio.Event()
        wire = await self.wire(f"/api/tables/{made['id']}/live", self.heard)
        await self.ask(wire, json.dumps({"hello": made["spectator"]}).encode())

    def heard(self, text: bytes) -> None:
        """Hear that the table was shown, first as it was set up and then after each answer."""
        now = perf_counter()
        if text.startswith(b'{"type":"update"'):
            self.load.waits.append(now - self._began)
            self.look(text)
        elif text.startswith(b'{"type":"welcome"'):
            self.ready()
        else:
            return
        self._began = now
        if self.over:
            self.ended.set()


class Turn(msgspec.Struct, rename="camel"):
    """Whose turn it is in the trivial game."""

    current_player: str


class Standing(msgspec.Struct):
    """What a player of the trivial game has to know."""

    ctx: Turn
    number: int = msgspec.field(name="_stateID")


UPDATE: Final = msgspec.json.Decoder(tuple[str, str, Standing, msgspec.Raw])
EVENT: Final = b"42/counting,"  # engine.io: a message; socket.io: an event; and the game it is about


class CountingGame(Game):
    """Two players of the trivial game, who move in turn; boardgame.io sets a match up when it is first asked for."""

    async def connect(self, clients: int) -> None:
        """Come to a match; each client is a player."""
        self.id, self.state = f"bench-{self.number}", 0
        for player in range(clients):
            wire = await self.wire("/socket.io/?EIO=4&transport=websocket", partial(self.heard, player))
            await self.ask(wire, b"40/counting,")
            await self.ask(wire, EVENT + json.dumps(["sync", self.id, str(player), None, CLIENTS]).encode())

    def heard(self, player: int, text: bytes) -> None:
        """Hear a message; the first client that hears of a move looks at it for both."""
        if text.startswith(EVENT + b'["update"'):
            if player == self.mover:
                self.done()
            if self.left == self.messages:
                self.next = UPDATE.decode(text[len(EVENT) :])[2]
            if self.left == 1:
                self.mover, self.state = int(self.next.ctx.current_player), self.next.number
            self.one_more()
        elif text == b"2":
            self.wires[player].send(b"3")
        elif text.startswith((EVENT + b'["sync"', b"40/counting,")):
            self.ready()

    def answer(self) -> bytes:
        """Return the one move there is."""
        action = {"type": "MAKE_MOVE", "payload": {"type": "add", "args": [], "playerID": str(self.mover)}}
        return EVENT + json.dumps(["update", action, self.state, self.id, str(self.mover)]).encode()


class Contender:
    """A server to be played on."""

    def __init__(self, kind: type[Game], port: int) -> None:
        self.kind = kind
        self.port = port
        self.http = HTTPConnection("127.0.0.1", port)

    def post(self, path: str, body: Any) -> Any:
        """Ask for something by a request."""
        self.http.request("POST", path, json.dumps(body), {"content-type": "application/json"})
        return json.loads(self.http.getresponse().read())


class Load:
    """Keeps so many games going at once, and counts."""

    def __init__(self, contender: Contender) -> None:
        self.contender = contender
        self.idle: list[Game] = []
        self.ended: list[Game] = []
        self.waits: list[float] = []
        self.player = ""  # who sits at tables that are only watched
        self._running = 0
        self._end = 0.0

    async def prepare(self, count: int, clients: int = CLIENTS) -> dict[str, float]:
        """Have so many games ready, with everybody connected: setting up is no move, and neither is leaving."""
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
        """Give so many answers a second, table after table, as people do who think in between."""
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

    def next(self, game: Game) -> None:
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

    async def obey(self, command: str) -> Mapping[str, object]:
        """Carry out one command of the benchmark."""
        word, *numbers = command.split()
        match word:
            case "prepare":
                return await self.prepare(int(numbers[0]))
            case "play":
                return await self.play(float(numbers[0]))
            case "open":  # tables with one listener each
                return await self.prepare(int(numbers[0]), 1)
            case "steady":
                return await self.steady(float(numbers[0]), float(numbers[1]))
            case "watch":
                return await self.watch(float(numbers[0]), int(numbers[1]), int(numbers[2]), numbers[3])
            case "answer":  # once at every open table
                return await self.play(0.0, len(self.idle))
        raise ValueError(command)


async def serve(load: Load) -> None:
    """Carry out commands until there are no more; meanwhile the connections stay alive."""
    loop = asyncio.get_running_loop()
    while command := await loop.run_in_executor(None, sys.stdin.readline):
        print(json.dumps(await load.obey(command)), flush=True)


if __name__ == "__main__":
    kinds: dict[str, type[Game]] = {"lantern": LanternGame, "page": PageGame, "boardgameio": CountingGame}
    uvloop.run(serve(Load(Contender(kinds[sys.argv[1]], int(sys.argv[2])))))
