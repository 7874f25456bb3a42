"""Live tables: everybody sees the same, from hello to the end of the game."""

import logging
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from random import Random

import httpx2
import pytest

from tests.server.playing import Json, bearer, is_plan
from tests.server.sockets import GoneError, connect, open_server
from tests.server.test_http import GAME, create, look


@pytest.fixture
def client(tmp_path: Path) -> Iterator[httpx2.Client]:
    with open_server(tmp_path) as found:
        yield found


def options(scene: Json, seat: int) -> list[int]:
    question = scene["question"]
    return [each["answer"] for each in question["options"] + question["others"] if each["seat"] == seat]


def test_four_clients_play_a_whole_game_and_see_the_same(client: httpx2.Client) -> None:
    made = create(client, players=4)
    dice = Random(3)
    with ExitStack() as stack:
        sockets = [stack.enter_context(connect(client, made)) for _ in range(5)]
        tokens = [*made["seats"], made["spectator"]]
        scene = [socket.hello(token)["scene"] for socket, token in zip(sockets, tokens, strict=True)][-1]
        answers = 0
        while scene["question"]["seat"] >= 0:
            who = scene["question"]["seat"]
            sockets[who].answer(scene, dice.choice(options(scene, who)), f"key {answers}")
            updates = [socket.until("update", "refused") for socket in sockets]
            assert {message["type"] for message in updates} == {"update"}
            assert len({message["scene"]["digest"] for message in updates}) == 1
            scene = updates[0]["scene"]
            answers += 1
        assert sockets[who].until("accepted")["key"] == f"key {answers - 1}"
    assert scene["table"]["outcome"] != 0
    assert client.get(f"/api/tables/{made['id']}/scene").json()["digest"] == scene["digest"]


def test_whoever_says_hello_late_sits_at_the_table_that_all_others_find(client: httpx2.Client) -> None:
    """The table they came to may have been put away meanwhile, with the last who looked at it."""
    made = create(client, players=1)
    dice = Random(5)
    with connect(client, made) as player, connect(client, made) as late:
        scene = player.hello(made["seats"][0])["scene"]
        while scene["question"]["seat"] >= 0:
            player.answer(scene, dice.choice(options(scene, 0)))
            scene = player.until("update")["scene"]
        player.abort()
        time.sleep(0.3)
        late.hello(made["spectator"])
        with connect(client, made) as third:
            third.hello(made["seats"][0])
            assert [chair["here"] for chair in late.until("chairs")["chairs"]] == [False]
            assert [chair["here"] for chair in late.until("chairs")["chairs"]] == [True]


def test_presence_is_seen_by_everybody(client: httpx2.Client) -> None:
    made = create(client)
    with connect(client, made) as one:
        assert [chair["here"] for chair in one.hello(made["seats"][0])["chairs"]] == [False, False]
        assert [chair["here"] for chair in one.until("chairs")["chairs"]] == [True, False]
        with connect(client, made) as two:
            two.hello(made["seats"][1])
            assert [chair["here"] for chair in one.until("chairs")["chairs"]] == [True, True]
        assert [chair["here"] for chair in one.until("chairs")["chairs"]] == [True, False]
        with connect(client, made) as watcher:
            watcher.hello(made["spectator"])
            assert one.until("chairs")["watching"] == 1


def test_since_you_were_last_here(client: httpx2.Client) -> None:
    made = create(client)
    with connect(client, made) as one:
        start = one.hello(made["seats"][0])["scene"]
    with connect(client, made) as both:
        scene = both.hello(*made["seats"])["scene"]
        both.answer(scene, scene["question"]["options"][0]["answer"])
        scene = both.until("update")["scene"]
        with connect(client, made) as two:
            again = two.hello(made["seats"][0], since=start["position"])
    assert again["lastSeen"] == start["position"]
    assert again["since"] == start["position"]
    assert {line["moment"] for line in again["scene"]["log"]} == {scene["position"]}


def test_a_stale_answer_gets_the_table_and_a_reason(client: httpx2.Client) -> None:
    made = create(client)
    with connect(client, made) as one:
        scene = one.hello(*made["seats"])["scene"]
        one.say(type="answer", answer=0, position=0, key="old")
        refused = one.until("refused")
        assert (refused["code"], refused["key"]) == ("stale", "old")
        assert refused["scene"]["digest"] == scene["digest"]


def test_planning_at_the_same_time(client: httpx2.Client) -> None:
    made = create(client, players=3)
    with ExitStack() as stack:
        sockets = [stack.enter_context(connect(client, made)) for _ in range(3)]
        scenes = [socket.hello(token)["scene"] for socket, token in zip(sockets, made["seats"], strict=True)]
        for seat, socket in enumerate(sockets):
            socket.answer(scenes[0], options(scenes[0], seat)[-1], f"plan {seat}")
        assert {socket.until("accepted", "refused")["type"] for socket in sockets} == {"accepted"}


def test_undo_by_consent(client: httpx2.Client) -> None:
    made = create(client)
    with connect(client, made) as one, connect(client, made) as two:
        scene = one.hello(made["seats"][0])["scene"]
        two.hello(made["seats"][1])
        start = scene["position"]
        for seat, socket in enumerate((one, two)):
            socket.answer(scene, next(filter(is_plan, options(scene, seat))), f"plan {seat}")
            one.until("update")
            scene = two.until("update")["scene"]
        for accept in (False, True):
            one.say(type="undo", position=scene["position"])
            ask = [each.until("asking") for each in (one, two)][1]["ask"]
            assert (ask["by"], ask["to"], ask["waiting"]) == (0, start, [1])
            two.say(type="consent", ask=ask["id"], accept=accept)
            ends = [each.until("asking") for each in (one, two)]
            assert [end["declined"] for end in ends] == [-1 if accept else 1] * 2
        updates = [each.until("update") for each in (one, two)]
        assert {(update["since"], update["cause"]) for update in updates} == {(start, "undo")}
        assert {update["scene"]["position"] for update in updates} == {start}


def test_chat_and_notes_stand_beside_the_game(client: httpx2.Client) -> None:
    made = create(client)
    with connect(client, made) as one, connect(client, made) as two:
        one.hello(made["seats"][0])
        two.hello(made["seats"][1])
        one.say(type="chat", text="<b>north\u202e\u0000</b>\nnow")
        assert two.until("said")["text"] == "<b>north</b>\nnow"
        one.say(type="chat", text="\u0000 ")
        assert one.until("refused")["code"] == "empty"
        one.say(type="note", text="mine", seat=0)
        one.until("accepted")
        one.say(type="note", text="yours", seat=1)
        assert one.until("refused")["code"] == "not-your-seat"
        client.post(f"/api/tables/{made['id']}/seats/0", json={"muted": True}, headers=bearer(made["host"]))
        one.say(type="chat", text="again")
        assert one.until("refused")["code"] == "muted"
    with connect(client, made) as one:
        welcome = one.hello(made["seats"][0])
        assert welcome["notes"] == {"0": "mine"}
        assert [line["text"] for line in welcome["chat"]] == ["<b>north</b>\nnow"]
    assert "north</b>" not in client.get(f"/api/tables/{made['id']}/record", headers=bearer(made["host"])).text


def test_others_propose_and_the_asked_seat_decides(client: httpx2.Client) -> None:
    made = create(client)
    with connect(client, made) as one, connect(client, made) as two:
        scene = one.hello(made["seats"][0])["scene"]
        two.hello(made["seats"][1])
        who = scene["question"]["seat"]
        asked, other = (one, two) if who == 0 else (two, one)
        answer = options(scene, who)[0]
        other.say(type="propose", answer=answer, position=scene["position"])
        idea = asked.until("idea")
        assert (idea["seat"], idea["answer"], idea["position"]) == (1 - who, answer, scene["position"])
        asked.say(type="propose", answer=answer, position=scene["position"])
        assert asked.until("refused")["code"] == "your-own-seat"
        assert look(client, made, made["host"])["scene"]["position"] == scene["position"]


def test_a_computer_player_takes_over_and_hands_back(client: httpx2.Client) -> None:
    made = create(client, players=1)
    with connect(client, made) as one:
        scene = one.hello(made["seats"][0], made["host"])["scene"]
        path = f"/api/tables/{made['id']}/seats/0"
        client.post(path, json={"by": "computer:random"}, headers=bearer(made["host"]))
        assert one.until("update")["scene"]["position"] > scene["position"]
        client.post(path, json={"by": "person"}, headers=bearer(made["host"]))
        message = one.until("chairs", "update")
        while message["type"] == "update" or message["chairs"][0]["by"] != "person":
            message = one.until("chairs", "update")
        scene = look(client, made, made["host"])["scene"]
        if scene["question"]["seat"] == 0:
            one.answer(scene, options(scene, 0)[0], "mine")
            assert one.until("accepted", "refused")["type"] == "accepted"


def test_whoever_has_lost_the_seat_is_sent_away(client: httpx2.Client) -> None:
    made = create(client)
    with connect(client, made) as one:
        one.hello(made["seats"][0])
        client.post(f"/api/tables/{made['id']}/seats/0", json={"renew": True}, headers=bearer(made["host"]))
        with pytest.raises(GoneError) as gone:
            one.until("nothing")
    assert (gone.value.code, gone.value.reason) == (1008, "seat-handed-over")


def test_what_somebody_has_not_got_said_before_losing_the_seat_is_never_said(tmp_path: Path) -> None:
    with open_server(tmp_path, messages=2.0) as client:
        made = create(client)
        with connect(client, made) as one, connect(client, made) as other:
            one.hello(made["seats"][0])
            other.hello(made["seats"][1])
            for number in range(20):  # eight at once, the rest two a second
                one.say(type="chat", text=f"line {number}")
            for _said in range(8):
                other.until("said")
            client.post(f"/api/tables/{made['id']}/seats/0", json={"renew": True}, headers=bearer(made["host"]))
            with pytest.raises(GoneError):
                one.until("nothing")
            heard: list[Json] = []
            with suppress(TimeoutError):
                while True:
                    heard.append(other.hear(1.2))
            assert len([message for message in heard if message["type"] == "said"]) < 2, "one may have been in time"


@pytest.mark.parametrize(
    ("first", "code"),
    [
        ('{"hello": "nonsense"}', "wrong-token"),
        ('{"hello": ""}', "no-token"),
        ('{"hallo": 1}', "bad-message"),
        ("[" * 5000, "bad-message"),
        ("", "bad-message"),
    ],
)
def test_who_does_not_say_hello_is_not_let_in(client: httpx2.Client, first: str, code: str) -> None:
    made = create(client)
    with connect(client, made) as one:
        one.send(first)
        assert one.hear()["code"] == code
        with pytest.raises(GoneError):
            one.hear()


def test_who_says_nothing_has_to_leave(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.ERROR), open_server(tmp_path, hello=0.05) as client:
        with connect(client, create(client)) as one:
            assert one.hear()["code"] == "too-slow"
        assert client.get("/healthz").status_code == 200
    assert not caplog.records


def test_there_is_no_such_table(client: httpx2.Client) -> None:
    with connect(client, {"id": "nobody"}) as one:
        assert one.hear()["code"] == "no-such-table"


def test_other_sites_cannot_listen(client: httpx2.Client) -> None:
    with pytest.raises(GoneError) as gone, connect(client, create(client), origin="https://a.example"):
        pass
    assert gone.value.code == 403


def test_too_many_connections_are_refused(tmp_path: Path) -> None:
    with open_server(tmp_path, connections=1, trust_loopback=False) as client:
        made = create(client)
        with connect(client, made) as one:
            one.hello(made["host"])
            with pytest.raises(GoneError), connect(client, made) as two:
                two.hello(made["host"])
        with connect(client, made) as one:
            one.hello(made["host"])


def test_a_game_that_is_over_can_be_watched(client: httpx2.Client) -> None:
    made = client.post("/api/records", json={"text": GAME}).json()
    with connect(client, made) as one:
        scene = one.hello(made["spectator"])["scene"]
        assert scene["question"]["seat"] == -3


def test_whoever_does_not_listen_has_to_come_again(client: httpx2.Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lantern.server.line.UNSENT", 100_000)
    made = create(client)
    narrow = socket.socket()
    narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    narrow.connect((client.base_url.host, client.base_url.port))
    with connect(client, made, sock=narrow) as deaf, connect(client, made) as other:
        deaf.hello(made["spectator"])
        scene, watching = other.hello(*made["seats"])["scene"], 1
        while watching:  # the deaf one does not read what changes
            if scene["undoable"]:
                other.say(type="undo", position=scene["position"])
            else:
                other.answer(scene, options(scene, scene["question"]["seat"])[0])
            while (message := other.hear())["type"] not in ("update", "refused"):
                watching = message.get("watching", watching)
            scene = message["scene"]
        other.say(type="ping", key="still here")
        while other.until("accepted")["key"] != "still here":
            pass
