"""People who go on playing whatever happens to servers and connections, and remember what was acknowledged."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from random import Random
from typing import Any, Final, TypeVar

import httpx2
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from lantern.engine.actions import OVER
from lantern.game import Game
from lantern.record import Record, digest
from lantern.server.store.base import LogEvent, Store
from tests.server.chaos.site import ChaosSite

Json = dict[str, Any]
Result = TypeVar("Result")
TROUBLE: Final = (WebSocketException, OSError, EOFError, TimeoutError, httpx2.TransportError)
PATIENCE: Final = 10.0  # seconds without a word after which a client comes again, as the page does
QUIET: Final = 0.5  # seconds
TWICE: Final = 0.1  # of the answers are sent twice at once
AGAIN: Final = {"not-saved", "not-read", "busy", "come-again"}  # refusals after which the page tries again


class TryAgainError(OSError):
    """The server cannot do it just now, and says so."""


class Client:
    """One seat, or a spectator, with a connection that comes back to any server whenever it was cut."""

    def __init__(self, site: ChaosSite, made: Json, token: str, dice: Random, feed: str) -> None:
        self._site, self._made, self._token, self._dice, self._feed = site, made, token, dice, feed
        self._socket: ClientConnection | None = None
        self.scene: Json = {}

    async def come(self) -> ClientConnection:
        """Return the connection; a new one, to any of the servers, if the last one was cut."""
        if self._socket is None:
            server = self._dice.choice(self._site.servers)
            address = f"ws://{server.address}/api/tables/{self._made['id']}/live"
            self._socket = await connect(address, open_timeout=PATIENCE, ping_interval=None, close_timeout=0.1)
            await self._socket.send(json.dumps({"hello": self._token, "feed": self._feed}))
            message = await self.hear()
            while message["type"] != "welcome":
                message = await self.hear()
        return self._socket

    def cut(self) -> None:
        """Cut the connection without a word."""
        if self._socket is not None:
            self._socket.transport.abort()
            self._site.kills["connection"] += 1

    async def go(self) -> None:
        """Give the connection up."""
        found, self._socket = self._socket, None
        if found is not None:
            with suppress(*TROUBLE):
                await found.close()

    async def hear(self) -> Json:
        """Return the next message, and see what it shows."""
        assert self._socket
        async with asyncio.timeout(PATIENCE):
            message: Json = json.loads(await self._socket.recv())
        if message["type"] == "refused" and message["code"] in AGAIN:
            raise TryAgainError(message["code"])
        if message["type"] in ("welcome", "update"):
            self.scene = message["scene"]
        elif message["type"] == "changed":
            changes = message["changes"]
            self.scene = {**self.scene, **changes, "table": {**self.scene["table"], **changes.get("table", {})}}
        return message

    async def see(self, position: int) -> Json:
        """Listen until at least this position has been seen; return what is seen."""
        await self.come()
        while self.scene["position"] < position:
            await self.hear()
        return self.scene

    async def say(self, answer: Json) -> int | None:
        """Give an answer; return the position it was given at once it is acknowledged, None where it came too late."""
        socket, text = await self.come(), json.dumps(answer)
        times = 2 if self._dice.random() < TWICE else 1
        for _time in range(times):
            await socket.send(text)
        found: int | None = None
        while times:
            message = await self.hear()
            if message.get("key") == answer["key"]:
                times -= 1
                assert message.get("code", "stale") == "stale", message
                if message["type"] != "refused":
                    found = message["position" if message["type"] == "accepted" else "since"]
        return found

    async def listen(self) -> None:
        """Listen until nothing has come for a while."""
        await self.come()
        with suppress(TimeoutError):
            while True:
                await asyncio.wait_for(self.hear(), QUIET)

    async def insist(self, do: Callable[[], Awaitable[Result]]) -> Result:
        """Do something again and again, until no trouble comes between."""
        while True:
            try:
                return await do()
            except TROUBLE:
                await self.go()
                await asyncio.sleep(0.05 * self._dice.random())


class Play:
    """One table that is played by everybody at it; a spectator watches."""

    def __init__(self, site: ChaosSite, made: Json, seed: str) -> None:
        self.made = made
        self._dice = Random(seed)
        tokens = [token for token, by in zip(made["seats"], made["by"], strict=True) if by == "person"]
        self.people = [seat for seat, by in enumerate(made["by"]) if by == "person"]
        feeds = ("scenes", "changes")
        self.clients = [
            Client(site, made, token, self._dice, feeds[number % 2])
            for number, token in enumerate([*tokens, made["spectator"]])
        ]
        self.acknowledged: dict[str, tuple[int, int]] = {}  # key -> position and answer

    async def play(self, enough: asyncio.Event) -> None:
        """Answer until it is enough or the game is over; computer players answer in between."""
        scene = await self.seen_by_all(0)
        while (seat := scene["question"]["seat"]) != OVER:
            if seat in self.people:
                if enough.is_set():
                    return
                await self.answer(self.clients[self.people.index(seat)], scene)
            scene = await self.seen_by_all(scene["position"] + 1)

    async def answer(self, client: Client, scene: Json) -> None:
        """Give any answer; what was not acknowledged before a cut is said again, with the same key."""
        choice = self._dice.choice(scene["question"]["options"])["answer"]
        key = f"{len(self.acknowledged)} at {scene['position']}"
        answer = {"type": "answer", "answer": choice, "position": scene["position"], "key": key}
        position = await client.insist(partial(client.say, answer))
        if position is not None:
            self.acknowledged[key] = position, choice

    async def seen_by_all(self, position: int) -> Json:
        """Wait until everybody has seen a position or a later one; return what the one who has seen most has seen."""
        for client in self.clients:
            await client.insist(partial(client.see, position))
        return max((client.scene for client in self.clients), key=lambda scene: int(scene["position"]))

    async def finish(self) -> None:
        """Listen until nothing more comes, and leave; what everybody has seen last is remembered."""
        for client in self.clients:
            await client.insist(client.listen)
        position = max(int(client.scene["position"]) for client in self.clients)
        await self.seen_by_all(position)
        for client in self.clients:
            await client.go()

    async def check(self, store: Store) -> None:
        """Compare what was acknowledged, and what everybody has seen last, with the log."""
        stored, events = await store.load(self.made["id"]), await store.events(self.made["id"])
        assert stored
        by_key: dict[str, LogEvent] = {}
        answers: list[int] = []
        for number, event in enumerate(events):
            assert (event.seq, event.position) == (number, len(answers)), "the log has a gap"
            assert event.key not in by_key, "an answer counts twice"
            answers += event.answers
            if event.key:
                by_key[event.key] = event
        people = {key: event for key, event in by_key.items() if event.seat in self.people}
        found = {key: (event.position, event.answers[0]) for key, event in people.items()}
        wrong = found.items() ^ self.acknowledged.items()
        assert not wrong, f"an answer is lost, or one counts that was refused: {sorted(wrong)}"
        table = Game.of(Record(stored.setup, answers)).table
        seen = {(client.scene["position"], client.scene["digest"]) for client in self.clients}
        assert seen == {(len(answers), digest(table))}, "people have seen different tables"
