"""Programs hear of every change by the answers that were given, and can follow the game on a table of their own."""

import socket as sockets
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import httpx2
import pytest

from examples.guest import sit_down
from lantern.engine.actions import OVER
from lantern.engine.flow import actor, apply, legal, others
from lantern.engine.state import State
from lantern.record import digest, read
from tests.server.playing import Json, bearer
from tests.server.sockets import Socket, connect, open_server
from tests.server.test_http import create

HEAD = (
    "GET /api/tables/{}/live HTTP/1.1\r\nHost: {}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: bGFudGVybiBsYW50ZXJuIQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


@pytest.fixture
def client(tmp_path: Path) -> Iterator[httpx2.Client]:
    with open_server(tmp_path) as found:
        yield found


def greet(socket: Socket, *tokens: str) -> Json:
    socket.say(hello=",".join(tokens), feed="moves")
    scene: Json = socket.until("welcome")["scene"]
    return scene


def table_after(client: httpx2.Client, made: Json, answers: list[int]) -> State:
    text = client.get(f"/api/tables/{made['id']}/record", headers=bearer(made["seats"][0])).text
    s = read(text).setup.table()
    for answer in answers:
        apply(s, answer)
    return s


def test_what_a_program_hears_is_the_record_with_what_may_be_said_next(client: httpx2.Client) -> None:
    made = create(client)
    with connect(client, made) as program, connect(client, made) as page:
        scene = greet(program, *made["seats"])
        page.hello(made["spectator"])
        start = client.get(f"/api/tables/{made['id']}/record", headers=bearer(made["seats"][0])).text
        answers = read(start).answers
        allowed, position = [each["answer"] for each in scene["question"]["options"]], scene["position"]
        for _answer in range(12):
            program.say(type="answer", answer=allowed[-1], position=position, key=str(position))
            heard, seen = program.until("moved"), page.until("update")["scene"]
            assert heard["since"] == position
            answers[heard["since"] :] = heard["answers"]
            s = table_after(client, made, answers)
            assert heard["position"] == len(answers) == seen["position"]
            assert digest(s) == seen["digest"]
            assert (heard["seat"], heard["legal"], heard["others"]) == (actor(s), legal(s), others(s))
            assert program.until("accepted")["key"] == str(position)
            allowed, position = heard["legal"], heard["position"]


def test_a_program_hears_what_was_taken_back(client: httpx2.Client) -> None:
    made = create(client, players=1)
    with connect(client, made) as program:
        scene = greet(program, *made["seats"])
        program.say(type="answer", answer=scene["question"]["options"][0]["answer"], position=scene["position"])
        moved = program.until("moved")
        assert moved["cause"] == "answer"
        assert len(moved["answers"]) == 1
        program.say(type="undo", position=moved["position"])
        back = program.until("moved")
    assert (back["since"], back["cause"], back["answers"]) == (scene["position"], "undo", [])
    assert back["legal"] == [each["answer"] for each in scene["question"]["options"]]


def test_another_feed_is_refused(client: httpx2.Client) -> None:
    made = create(client)
    with connect(client, made) as socket:
        socket.say(hello=made["seats"][0], feed="everything")
        refused = socket.until("refused")
    assert refused["code"] == "bad-message"


def test_two_guests_play_a_whole_game(client: httpx2.Client) -> None:
    made = create(client)
    ends: list[State] = []
    links = [f"{client.base_url}/t/{made['id']}#token={token}" for token in made["seats"]]
    threads = [threading.Thread(target=lambda link=link: ends.append(sit_down(link))) for link in links]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    assert len(ends) == 2
    assert [actor(s) for s in ends] == [OVER, OVER]
    assert digest(ends[0]) == digest(ends[1]) == client.get(f"/api/tables/{made['id']}/scene").json()["digest"]


def read_until(wire: sockets.socket, end: bytes) -> bytes:
    got = b""
    while end not in got:
        piece = wire.recv(65_536)
        assert piece, got
        got += piece
    return got


def frame(text: bytes, first: int = 0x81, mask: bytes = b"\1\2\3\4") -> bytes:
    return bytes((first, 0x80 | len(text))) + mask + bytes(c ^ mask[n % 4] for n, c in enumerate(text))


def alike() -> bytes:
    """Return a frame whose masked text begins as another short frame would, of just this length."""
    text = b'{"type":"ping","key":"whole"}'
    mask = bytes((text[0] ^ 0x81, text[1] ^ (0x80 | len(text) - 6), 3, 4))
    return frame(text, mask=mask)


@pytest.mark.parametrize(
    "pieces",
    [
        [frame(b'{"type":"ping","key":"whole"}')],
        [frame(b'{"type":"ping","key":"whole"}')[:1], frame(b'{"type":"ping","key":"whole"}')[1:]],
        [frame(b'{"type":"ping","key":"whole"}')[:2], frame(b'{"type":"ping","key":"whole"}')[2:]],
        [alike()[:6], alike()[6:]],
        [frame(b'{"type":"ping","key":"whole"}')[:20], frame(b'{"type":"ping","key":"whole"}')[20:]],
        [frame(b'{"type":"ping",', 0x01), frame(b'"key":"whole"}', 0x80)],
        [frame(b'{"type":"ping",', 0x01), frame(b"are you there?", 0x89), frame(b'"key":"whole"}', 0x80)],
        [frame(b'{"type":"ping","key":"first"}') + frame(b'{"type":"ping","key":"whole"}')],
        [frame(b'{"type":"ping","key":"whole"}') + b"\x81", frame(b'{"type":"ping","key":"next"}')[1:]],
    ],
    ids=[
        "whole",
        "first byte",
        "head",
        "head and mask",
        "text cut",
        "parts",
        "parts with a ping",
        "two at once",
        "one and a bit",
    ],
)
def test_messages_are_heard_however_the_network_cuts_them(client: httpx2.Client, pieces: list[bytes]) -> None:
    made = create(client)
    host = client.base_url.netloc.decode()
    name, _, port = host.partition(":")
    with sockets.create_connection((name, int(port)), timeout=5) as wire:
        wire.setsockopt(sockets.IPPROTO_TCP, sockets.TCP_NODELAY, 1)
        wire.sendall(HEAD.format(made["id"], host).encode())
        assert read_until(wire, b"\r\n\r\n").startswith(b"HTTP/1.1 101")
        wire.sendall(frame(b'{"hello":"%s"}' % made["seats"][0].encode()))
        read_until(wire, b'"type":"chairs"')
        for piece in pieces:
            wire.sendall(piece)
            time.sleep(0.02)  # so that it comes by itself
        assert b"refused" not in read_until(wire, b'"key":"whole"')
