"""Games as they are played on each server: what is said when everybody has heard of the answer before."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from functools import partial
from random import Random
from time import perf_counter
from typing import TYPE_CHECKING, ClassVar, Final

from bench.shapes import CHANGED, MOVED, SHOWN, UPDATE, Moved, Question
from bench.sockets import WebSocketClient

if TYPE_CHECKING:
    from bench.load import Load

CLIENTS: Final = 2
LONG: Final = 80  # moves of the trivial game, as in a Lantern game, because its server copies the log for every move
EVENT: Final = b"42/counting,"  # engine.io: a message; socket.io: an event; and the game it is about


class BenchGame:
    """One game with its clients."""

    count: ClassVar[int] = 0

    def __init__(self, load: Load) -> None:
        self.load = load
        self.number = type(self).count = type(self).count + 1
        self.connections: list[WebSocketClient] = []
        self.mover = 0  # who is asked
        self.sender = 0  # who has given the answer under way
        self.over = False
        self.messages = CLIENTS  # an answer is over after this number: all have its update, the sender knows it is done
        self.left = 0  # of those, for the answer under way
        self._ready = asyncio.Event()
        self._began = 0.0

    async def connect(self, clients: int) -> None:
        """Connect this number of clients and wait until all have seen the table."""
        raise NotImplementedError

    async def open(self, path: str, heard: Callable[[bytes], None]) -> WebSocketClient:
        """Open one connection."""
        ports = self.load.contender.ports
        port = ports[len(self.connections) % len(ports)]  # the clients of a game are spread over the servers
        loop, made = asyncio.get_running_loop(), partial(WebSocketClient, path, port, heard, self.load.fail)
        _transport, found = await loop.create_connection(made, "127.0.0.1", port)
        await found.open
        self.connections.append(found)
        return found

    async def ask(self, connection: WebSocketClient, text: bytes) -> None:
        """Send something while the game is set up, and wait for what it brings."""
        self._ready.clear()
        connection.send(text)
        await self._ready.wait()

    def ready(self) -> None:
        """What was asked for has come."""
        self._ready.set()

    def go_on(self) -> None:
        """Send the next answer."""
        self.left, self.sender = self.messages, self.mover
        text = self.answer()
        self._began = perf_counter()
        self.connections[self.mover].send(text)

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
        for connection in self.connections:
            connection.close()


class LanternGame(BenchGame):
    """Two players at a Lantern table, who receive what the players of the other server receive: what has changed."""

    feed = "moves"
    change: tuple[bytes, ...] = (b'{"type":"moved"',)

    async def connect(self, clients: int) -> None:
        """Set up a table; each client has a seat."""
        self.dice, self.keys, self.messages = Random(self.number).random, 0, clients
        made = self.load.contender.post("/api/tables", {"players": CLIENTS, "seed": f"bench {self.number}"})
        tokens = made["seats"] if clients == CLIENTS else [",".join(made["seats"])]
        for player, token in enumerate(tokens):
            connection = await self.open(f"/api/tables/{made['id']}/live", partial(self.heard, player))
            await self.ask(connection, json.dumps({"hello": token, "feed": self.feed}).encode())
        if clients < CLIENTS:
            self.connections *= CLIENTS

    def heard(self, player: int, text: bytes) -> None:
        """Hear a message; the first client that hears of a change looks at it for both."""
        if text.startswith(self.change):
            if player == self.sender % self.messages:
                self.done()
            if self.left == self.messages:
                self.look(text)
            self.one_more()
        elif text.startswith(b'{"type":"welcome"'):
            self.read_scene(text)
            self.ready()
        elif text.startswith(b'{"type":"refused"'):
            self.load.fail(text.decode())

    def look(self, text: bytes) -> None:
        """Look at what has changed."""
        self.now = MOVED.decode(text)
        self.mover = self.now.seat
        self.over = self.mover < 0

    def read_scene(self, text: bytes) -> None:
        """Look at the whole table."""
        scene = SHOWN.decode(text).scene
        self.asked(scene.position, scene.question)

    def asked(self, position: int, question: Question) -> None:
        """Note who is asked, and what may be answered."""
        self.now = Moved(position, question.seat, [option.answer for option in question.options])
        self.mover = self.now.seat
        self.over = self.mover < 0

    def answer(self) -> bytes:
        """Return any answer that is offered."""
        self.keys += 1
        legal = self.now.legal
        answer = legal[int(self.dice() * len(legal))]
        return b'{"type":"answer","answer":%d,"position":%d,"key":"%d"}' % (answer, self.now.position, self.keys)


class PageGame(LanternGame):
    """Two browsers at a Lantern table, which receive what has changed of all that they show."""

    feed = "changes"
    change: tuple[bytes, ...] = (b'{"type":"changed"', b'{"type":"update"')  # now and then the whole scene comes again

    def look(self, text: bytes) -> None:
        """Look at what has changed; the question may be the same as before."""
        if text.startswith(b'{"type":"update"'):
            self.read_scene(text)
            return
        changes = CHANGED.decode(text).changes
        if changes.question is None:
            self.now.position = changes.position
        else:
            self.asked(changes.position, changes.question)


class ComputerGame(LanternGame):
    """A Lantern table of computer players only, and a spectator who measures how long each answer takes."""

    async def connect(self, clients: int) -> None:
        """Set up a table with this number of computer players, and watch."""
        seats = [{"by": self.load.player}] * clients
        made = self.load.contender.post("/api/tables", {"players": clients, "seed": f"{self.number}", "seats": seats})
        self.ended = asyncio.Event()
        connection = await self.open(f"/api/tables/{made['id']}/live", partial(self.heard, 0))
        await self.ask(connection, json.dumps({"hello": made["spectator"], "feed": self.feed}).encode())

    def heard(self, _player: int, text: bytes) -> None:
        """Hear that the table was shown, first as it was set up and then after each answer."""
        now = perf_counter()
        if text.startswith(self.change):
            self.load.waits.append(now - self._began)
            self.look(text)
        elif text.startswith(b'{"type":"welcome"'):
            self.ready()
        else:
            return
        self._began = now
        if self.over:
            self.ended.set()


class CountingGame(BenchGame):
    """Two players of the trivial game, who move in turn; boardgame.io sets a match up when it is first asked for."""

    async def connect(self, clients: int) -> None:
        """Come to a match; each client is a player."""
        self.id, self.state = f"bench-{self.number}", 0
        for player in range(clients):
            connection = await self.open("/socket.io/?EIO=4&transport=websocket", partial(self.heard, player))
            await self.ask(connection, b"40/counting,")
            await self.ask(connection, EVENT + json.dumps(["sync", self.id, str(player), None, CLIENTS]).encode())

    def heard(self, player: int, text: bytes) -> None:
        """Hear a message; the first client that hears of a move looks at it for both."""
        if text.startswith(EVENT + b'["update"'):
            if player == self.mover:
                self.done()
            if self.left == self.messages:
                self.next = UPDATE.decode(text[len(EVENT) :])[2]
            if self.left == 1:
                self.mover, self.state = int(self.next.ctx.current_player), self.next.number
                self.over = self.state >= LONG
            self.one_more()
        elif text == b"2":
            self.connections[player].send(b"3")
        elif text.startswith((EVENT + b'["sync"', b"40/counting,")):
            self.ready()

    def answer(self) -> bytes:
        """Return the one move there is."""
        action = {"type": "MAKE_MOVE", "payload": {"type": "add", "args": [], "playerID": str(self.mover)}}
        return EVENT + json.dumps(["update", action, self.state, self.id, str(self.mover)]).encode()
