"""What nobody needs any more is freed at once: looking for rubbish would keep every table waiting."""

import gc
from collections.abc import Iterator
from pathlib import Path

import httpx2
import pytest

from lantern.server.line import Connection
from lantern.server.table import Table
from lantern.server.talk import Talk
from lantern.server.wire import Wire
from lantern.session import Session
from tests.server.playing import Json, wait_until
from tests.server.sockets import Socket, connect, open_server
from tests.server.test_http import create


@pytest.fixture
def client(tmp_path: Path) -> Iterator[httpx2.Client]:
    gc.collect()
    with open_server(tmp_path) as found:
        gc.disable()
        yield found
        gc.enable()


def left() -> list[str]:
    """Return what is left of tables and connections in memory."""
    return [
        type(each).__name__ for each in gc.get_objects() if isinstance(each, (Table, Session, Talk, Connection, Wire))
    ]


def play_to_the_end(program: Socket, page: Socket, made: Json) -> None:
    """Give one answer after the other while a page looks on."""
    program.say(hello=",".join(made["seats"]), feed="moves")
    scene = program.until("welcome")["scene"]
    page.hello(made["spectator"])
    position, allowed = scene["position"], [option["answer"] for option in scene["question"]["options"]]
    while allowed:
        program.say(type="answer", answer=allowed[-1], position=position, key=str(position))
        heard = program.until("moved")
        position, allowed = heard["position"], heard["legal"]
        page.until("update")


def test_a_game_that_is_over_leaves_nothing_behind(client: httpx2.Client) -> None:
    made = create(client)
    with connect(client, made) as program, connect(client, made) as page:
        play_to_the_end(program, page, made)
        assert "Table" in left()
    wait_until(lambda: not left(), 5)


def test_somebody_who_goes_leaves_only_the_table(client: httpx2.Client) -> None:
    made = create(client)
    with connect(client, made) as socket:
        scene = socket.hello(*made["seats"])["scene"]
        socket.say(type="answer", answer=scene["question"]["options"][0]["answer"], position=scene["position"])
        socket.until("accepted")
        socket.say(type="answer", answer=0, position=0)
        assert socket.until("refused")["code"] == "stale"
        socket.say(type="undo", position=0)
        assert socket.until("refused")["code"] == "stale"
        assert "Connection" in left()
    wait_until(lambda: sorted(left()) == ["Session", "Table"], 5)
