"""Server, scribe and connections are cut at random moments of games; nothing that was acknowledged is lost."""

import time
from collections.abc import Callable
from contextlib import ExitStack, suppress
from functools import partial
from pathlib import Path
from random import Random
from threading import Event, Thread
from typing import TypeVar

import httpx2
import pytest
from websockets.exceptions import WebSocketException

from lantern.record import digest, read_to_table
from tests.server.playing import Json, Running, bearer, start, wait_until, wait_until_ready
from tests.server.sockets import GoneError, Socket, connect_to

GAMES = 3
ANSWERS = 5  # of every game between two kills, at least
BETWEEN = 0.03  # seconds more until the next kill, at most
CUTS = 0.01  # seconds between two cut connections
PAUSE = 0.02  # seconds after an answer, lest a game is over before the last kill
T = TypeVar("T")
TROUBLE = (GoneError, WebSocketException, OSError, EOFError)


class Client:
    """One person, or a spectator, with a connection that comes back whenever it was cut."""

    def __init__(self, port: int, name: str, token: str) -> None:
        self.address, self.name, self.token = f"127.0.0.1:{port}", name, token
        self.socket: Socket | None = None
        self.scene: Json = {}
        self.comings = 0
        self._open = ExitStack()

    def come(self) -> Socket:
        """Return the connection, a new one if the last one was cut."""
        if self.socket is None:
            socket = self._open.enter_context(connect_to(self.address, self.name))
            self.scene = socket.hello(self.token)["scene"]
            self.socket, self.comings = socket, self.comings + 1
        return self.socket

    def go(self) -> None:
        """Give a connection up that was cut."""
        self.socket = None
        with suppress(*TROUBLE):
            self._open.close()

    def hear(self, seconds: float = 5.0) -> Json:
        """Return the next message, and see what it shows."""
        message = self.come().hear(seconds)
        self.scene = message.get("scene") or self.scene
        return message

    def see(self, position: int) -> Json:
        """Listen until at least this position has been seen; return what is seen."""
        self.come()
        while self.scene["position"] < position:
            self.hear()
        return self.scene

    def say(self, answer: Json) -> int:
        """Give an answer; return the position it was given at, once it is acknowledged."""
        self.come().say(**answer)
        while (message := self.hear())["type"] not in ("accepted", "refused"):
            pass
        assert message["type"] == "accepted", message
        assert message["key"] == answer["key"]
        position: int = message["position"]
        return position

    def insist(self, do: Callable[[], T], enough: Event) -> T:
        """Do something again and again, until no cut comes between."""
        while True:
            try:
                return do()
            except TROUBLE:
                self.go()
                if enough.wait(0.01):
                    raise


class Game(Thread):
    """Plays one table; every seat has a connection of its own, and a spectator watches."""

    def __init__(self, port: int, made: Json, dice: Random, enough: Event) -> None:
        super().__init__(daemon=True)
        self.made, self.dice, self.enough = made, dice, enough
        self.clients = [Client(port, made["id"], token) for token in [*made["seats"], made["spectator"]]]
        self.acknowledged: dict[int, int] = {}  # position -> answer
        self.failure: BaseException | None = None

    def run(self) -> None:
        """Answer until it is enough, whatever happens to server and connections."""
        try:
            with suppress(*TROUBLE):  # when it is enough
                self.play()
        except BaseException as error:
            self.failure = error
            raise

    def play(self) -> None:
        """Have whoever is asked answer; what was not acknowledged before a cut is said again, with the same key."""
        scene = self.seen_by_all(0, self.enough)
        while scene["question"]["seat"] >= 0 and not self.enough.wait(PAUSE):
            client = self.clients[scene["question"]["seat"]]
            choice = self.dice.choice(scene["question"]["options"])["answer"]
            key = f"answer {len(self.acknowledged)}"
            answer = {"type": "answer", "answer": choice, "position": scene["position"], "key": key}
            self.acknowledged[client.insist(partial(client.say, answer), self.enough)] = choice
            scene = self.seen_by_all(client.scene["position"], self.enough)

    def seen_by_all(self, position: int, enough: Event) -> Json:
        """Return what everybody sees at a position, which is the same."""
        scenes = [client.insist(partial(client.see, position), enough) for client in self.clients]
        assert len({(scene["position"], scene["digest"]) for scene in scenes}) == 1
        return scenes[0]

    def check(self, address: str) -> None:
        """Every acknowledged answer is in the record, and everybody shows the same table."""
        assert self.failure is None
        path = f"http://{address}/api/tables/{self.made['id']}/record"
        record, s = read_to_table(httpx2.get(path, headers=bearer(self.made["host"])).text)
        for position, answer in self.acknowledged.items():
            assert record.answers[position] == answer
        assert self.seen_by_all(len(record.answers), Event())["digest"] == digest(s)


def go_on(games: list[Game]) -> None:
    """Wait until every game has got some more acknowledged answers."""
    wanted = [len(game.acknowledged) + ANSWERS for game in games]
    wait_until(lambda: all(len(game.acknowledged) >= count for game, count in zip(games, wanted, strict=True)))


def cut_connections(games: list[Game], dice: Random, enough: Event) -> None:
    """Cut one connection after the other, at random, without a word."""
    while not enough.wait(CUTS * 2 * dice.random()):
        socket = dice.choice(dice.choice(games).clients).socket
        if socket is not None:
            with suppress(*TROUBLE):
                socket.abort()


def create(server: Running, seed: str) -> Json:
    made: Json = httpx2.post(f"http://{server.address}/api/tables", json={"players": 3, "seed": seed}).json()
    return made


@pytest.mark.parametrize("kills", [1, pytest.param(4, marks=pytest.mark.long)])
def test_what_was_acknowledged_outlives_every_crash_and_every_cut(tmp_path: Path, kills: int) -> None:
    dice, enough = Random(11), Event()
    data = tmp_path / "tables.db"
    server = start(data)
    try:
        wait_until_ready(server)
        games = [
            Game(server.port, create(server, f"chaos {number}"), Random(number), enough) for number in range(GAMES)
        ]
        cutter = Thread(target=cut_connections, args=(games, dice, enough), daemon=True)
        for thread in (*games, cutter):
            thread.start()
        for _kill in range(kills):
            go_on(games)
            time.sleep(BETWEEN * dice.random())
            server.kill_scribe()
            go_on(games)
            time.sleep(BETWEEN * dice.random())
            server.kill()
            assert server.process.stdout
            server.process.stdout.close()
            server = start(data, server.port)
            wait_until_ready(server)
        go_on(games)
        enough.set()
        for thread in (*games, cutter):
            thread.join(30)
            assert not thread.is_alive()
        for game in games:
            game.check(server.address)
        comings = [client.comings for game in games for client in game.clients]
        assert sum(comings) > 2 * (1 + kills) * len(comings), (
            "connections are cut beside those that ended with a server"
        )
        assert server.stop() == 0
    finally:
        enough.set()
        if server.process.poll() is None:
            server.kill()
        assert server.process.stdout
        server.process.stdout.close()
