"""The server is killed at random moments during games; nothing that was acknowledged is lost."""

from pathlib import Path
from random import Random
from threading import Timer

import httpx2
import msgspec
import pytest
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from lantern.record import digest, read_to_table
from tests.server.playing import Json, Running, bearer, decoded, start, wait_until_ready

KILLS = 6
SOON = 3.0  # seconds


class Player:
    """Sits at one table with all its tokens, remembers what was acknowledged, and comes again after a crash."""

    def __init__(self, made: Json, dice: Random) -> None:
        self.made = made
        self.dice = dice
        self.acknowledged: dict[int, int] = {}  # position -> answer
        self.pending: Json | None = None
        self.count = 0

    def play(self, address: str, most: int) -> None:
        """Answer so many times, or until the server is gone."""
        with connect(f"ws://{address}/api/tables/{self.made['id']}/live", open_timeout=SOON) as socket:
            socket.send(encoded({"hello": ",".join(self.made["seats"])}))
            scene = heard(socket, "welcome")["scene"]
            for _answer in range(most):
                if scene["question"]["seat"] < 0:
                    return
                scene = self.answer(socket, scene)

    def answer(self, socket: ClientConnection, scene: Json) -> Json:
        """Give one answer; one that was not acknowledged before the crash is sent again, with the same key."""
        if self.pending is None:
            self.count += 1
            choice = self.dice.choice(scene["question"]["options"])["answer"]
            key = f"{self.made['id']} {self.count}"
            self.pending = {"type": "answer", "answer": choice, "position": scene["position"], "key": key}
        sent = self.pending
        socket.send(encoded(sent))
        while (message := heard(socket, "update", "accepted", "refused"))["type"] == "update":
            scene = message["scene"]
        self.pending = None
        assert message["type"] == "accepted", message
        assert message["key"] == sent["key"]
        self.acknowledged[message["position"]] = sent["answer"]
        return scene


def encoded(message: Json) -> str:
    return msgspec.json.encode(message).decode()


def heard(socket: ClientConnection, *kinds: str) -> Json:
    while (message := decoded(socket.recv(timeout=SOON)))["type"] not in kinds:
        pass
    return message


def create(server: Running, seed: str) -> Json:
    wait_until_ready(server)
    made: Json = httpx2.post(f"http://{server.address}/api/tables", json={"players": 2, "seed": seed}).json()
    return made


def check(server: Running, player: Player) -> None:
    """Every acknowledged answer is in the record, and everybody sees the same table."""
    address = f"http://{server.address}/api/tables/{player.made['id']}"
    text = httpx2.get(f"{address}/record", headers=bearer(player.made["host"])).text
    record, s = read_to_table(text)
    for position, answer in player.acknowledged.items():
        assert record.answers[position] == answer
    seen = set()
    for token in [*player.made["seats"], player.made["spectator"]]:
        with connect(f"ws://{server.address}/api/tables/{player.made['id']}/live") as socket:
            socket.send(encoded({"hello": token}))
            seen.add(heard(socket, "welcome")["scene"]["digest"])
    assert seen == {digest(s)}


@pytest.mark.slow
def test_what_was_acknowledged_outlives_every_crash(tmp_path: Path) -> None:
    dice = Random(11)
    data = tmp_path / "tables.db"
    server = start(data)
    try:
        players = [Player(create(server, f"chaos {number}"), Random(number)) for number in range(3)]
        for _kill in range(KILLS):
            for player in players:
                player.play(server.address, 8)
            crash(server, dice.choice(players), dice)
            server = start(data, server.port)
            wait_until_ready(server)
            for player in players:
                check(server, player)
        assert all(len(player.acknowledged) > 20 for player in players)
        assert server.stop() == 0
    finally:
        if server.process.poll() is None:
            server.kill()
        assert server.process.stdout
        server.process.stdout.close()


def crash(server: Running, player: Player, dice: Random) -> None:
    """Kill the server while somebody plays."""
    timer = Timer(0.02 + dice.random() * 0.08, server.kill)
    timer.start()
    try:
        player.play(server.address, 10_000)
    except (WebSocketException, OSError, EOFError):
        pass
    finally:
        timer.join()
    assert server.process.stdout
    server.process.stdout.close()
