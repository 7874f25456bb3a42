"""Live tables: everybody sees the same, from hello to the end of the game."""

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from random import Random

import pytest
from starlette.testclient import TestClient, WebSocketTestSession
from starlette.websockets import WebSocketDisconnect

from tests.server.playing import Json, bearer, hello, is_plan, open_client, until
from tests.server.test_http import GAME, create, look


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with open_client(tmp_path) as found:
        yield found


def connect(client: TestClient, made: Json) -> WebSocketTestSession:
    return client.websocket_connect(f"ws://127.0.0.1/api/tables/{made['id']}/live")


def send_answer(socket: WebSocketTestSession, scene: Json, answer: int, key: str = "k") -> None:
    socket.send_json({"type": "answer", "answer": answer, "position": scene["position"], "key": key})


def options(scene: Json, seat: int) -> list[int]:
    question = scene["question"]
    return [each["answer"] for each in question["options"] + question["others"] if each["seat"] == seat]


def test_four_clients_play_a_whole_game_and_see_the_same(client: TestClient) -> None:
    made = create(client, players=4)
    dice = Random(3)
    with ExitStack() as stack:
        sockets = [stack.enter_context(connect(client, made)) for _ in range(5)]
        tokens = [*made["seats"], made["spectator"]]
        scene = [hello(socket, token)["scene"] for socket, token in zip(sockets, tokens, strict=True)][-1]
        answers = 0
        while scene["question"]["seat"] >= 0:
            who = scene["question"]["seat"]
            send_answer(sockets[who], scene, dice.choice(options(scene, who)), f"key {answers}")
            updates = [until(socket, "update", "refused") for socket in sockets]
            assert {message["type"] for message in updates} == {"update"}
            assert len({message["scene"]["digest"] for message in updates}) == 1
            scene = updates[0]["scene"]
            answers += 1
        assert until(sockets[who], "accepted")["key"] == f"key {answers - 1}"
    assert scene["table"]["outcome"] != 0
    assert client.get(f"/api/tables/{made['id']}/scene").json()["digest"] == scene["digest"]


def test_presence_is_seen_by_everybody(client: TestClient) -> None:
    made = create(client)
    with connect(client, made) as one:
        assert [chair["here"] for chair in hello(one, made["seats"][0])["chairs"]] == [False, False]
        assert [chair["here"] for chair in until(one, "chairs")["chairs"]] == [True, False]
        with connect(client, made) as two:
            hello(two, made["seats"][1])
            assert [chair["here"] for chair in until(one, "chairs")["chairs"]] == [True, True]
        assert [chair["here"] for chair in until(one, "chairs")["chairs"]] == [True, False]
        with connect(client, made) as watcher:
            hello(watcher, made["spectator"])
            assert until(one, "chairs")["watching"] == 1


def test_since_you_were_last_here(client: TestClient) -> None:
    made = create(client)
    with connect(client, made) as one:
        start = hello(one, made["seats"][0])["scene"]
    with connect(client, made) as both:
        scene = hello(both, *made["seats"])["scene"]
        send_answer(both, scene, scene["question"]["options"][0]["answer"])
        scene = until(both, "update")["scene"]
        with connect(client, made) as two:
            again = hello(two, made["seats"][0], since=start["position"])
    assert again["lastSeen"] == start["position"]
    assert again["since"] == start["position"]
    assert {line["moment"] for line in again["scene"]["log"]} == {scene["position"]}


def test_a_stale_answer_gets_the_table_and_a_reason(client: TestClient) -> None:
    made = create(client)
    with connect(client, made) as one:
        scene = hello(one, *made["seats"])["scene"]
        one.send_json({"type": "answer", "answer": 0, "position": 0, "key": "old"})
        refused = until(one, "refused")
        assert (refused["code"], refused["key"]) == ("stale", "old")
        assert refused["scene"]["digest"] == scene["digest"]


def test_planning_at_the_same_time(client: TestClient) -> None:
    made = create(client, players=3)
    with ExitStack() as stack:
        sockets = [stack.enter_context(connect(client, made)) for _ in range(3)]
        scenes = [hello(socket, token)["scene"] for socket, token in zip(sockets, made["seats"], strict=True)]
        for seat, socket in enumerate(sockets):
            send_answer(socket, scenes[0], options(scenes[0], seat)[-1], f"plan {seat}")
        assert {until(socket, "accepted", "refused")["type"] for socket in sockets} == {"accepted"}


def test_undo_by_consent(client: TestClient) -> None:
    made = create(client)
    with connect(client, made) as one, connect(client, made) as two:
        scene = hello(one, made["seats"][0])["scene"]
        hello(two, made["seats"][1])
        start = scene["position"]
        for seat, socket in enumerate((one, two)):
            send_answer(socket, scene, next(filter(is_plan, options(scene, seat))), f"plan {seat}")
            until(one, "update")
            scene = until(two, "update")["scene"]
        for accept in (False, True):
            one.send_json({"type": "undo", "position": scene["position"]})
            ask = [until(each, "asking") for each in (one, two)][1]["ask"]
            assert (ask["by"], ask["to"], ask["waiting"]) == (0, start, [1])
            two.send_json({"type": "consent", "ask": ask["id"], "accept": accept})
            ends = [until(each, "asking") for each in (one, two)]
            assert [end["declined"] for end in ends] == [-1 if accept else 1] * 2
        updates = [until(each, "update") for each in (one, two)]
        assert {(update["since"], update["cause"]) for update in updates} == {(start, "undo")}
        assert {update["scene"]["position"] for update in updates} == {start}


def test_chat_and_notes_stand_beside_the_game(client: TestClient) -> None:
    made = create(client)
    with connect(client, made) as one, connect(client, made) as two:
        hello(one, made["seats"][0])
        hello(two, made["seats"][1])
        one.send_json({"type": "chat", "text": "<b>north\u202e\u0000</b>\nnow"})
        assert until(two, "said")["text"] == "<b>north</b>\nnow"
        one.send_json({"type": "chat", "text": "\u0000 "})
        assert until(one, "refused")["code"] == "empty"
        one.send_json({"type": "note", "text": "mine", "seat": 0})
        until(one, "accepted")
        one.send_json({"type": "note", "text": "yours", "seat": 1})
        assert until(one, "refused")["code"] == "not-your-seat"
        client.post(f"/api/tables/{made['id']}/seats/0", json={"muted": True}, headers=bearer(made["host"]))
        one.send_json({"type": "chat", "text": "again"})
        assert until(one, "refused")["code"] == "muted"
    with connect(client, made) as one:
        welcome = hello(one, made["seats"][0])
        assert welcome["notes"] == {"0": "mine"}
        assert [line["text"] for line in welcome["chat"]] == ["<b>north</b>\nnow"]
    assert "north</b>" not in client.get(f"/api/tables/{made['id']}/record", headers=bearer(made["host"])).text


def test_others_propose_and_the_asked_seat_decides(client: TestClient) -> None:
    made = create(client)
    with connect(client, made) as one, connect(client, made) as two:
        scene = hello(one, made["seats"][0])["scene"]
        hello(two, made["seats"][1])
        who = scene["question"]["seat"]
        asked, other = (one, two) if who == 0 else (two, one)
        answer = options(scene, who)[0]
        other.send_json({"type": "propose", "answer": answer, "position": scene["position"]})
        idea = until(asked, "idea")
        assert (idea["seat"], idea["answer"], idea["position"]) == (1 - who, answer, scene["position"])
        asked.send_json({"type": "propose", "answer": answer, "position": scene["position"]})
        assert until(asked, "refused")["code"] == "your-own-seat"
        assert look(client, made, made["host"])["scene"]["position"] == scene["position"]


def test_a_computer_player_takes_over_and_hands_back(client: TestClient) -> None:
    made = create(client, players=1)
    with connect(client, made) as one:
        scene = hello(one, made["seats"][0], made["host"])["scene"]
        path = f"/api/tables/{made['id']}/seats/0"
        client.post(path, json={"by": "computer:random"}, headers=bearer(made["host"]))
        assert until(one, "update")["scene"]["position"] > scene["position"]
        client.post(path, json={"by": "person"}, headers=bearer(made["host"]))
        message = until(one, "chairs", "update")
        while message["type"] == "update" or message["chairs"][0]["by"] != "person":
            message = until(one, "chairs", "update")
        scene = look(client, made, made["host"])["scene"]
        if scene["question"]["seat"] == 0:
            send_answer(one, scene, options(scene, 0)[0], "mine")
            assert until(one, "accepted", "refused")["type"] == "accepted"


def test_whoever_has_lost_the_seat_is_sent_away(client: TestClient) -> None:
    made = create(client)
    with connect(client, made) as one:
        hello(one, made["seats"][0])
        client.post(f"/api/tables/{made['id']}/seats/0", json={"renew": True}, headers=bearer(made["host"]))
        with pytest.raises(WebSocketDisconnect) as gone:
            until(one, "nothing")
    assert (gone.value.code, gone.value.reason) == (1008, "seat-handed-over")


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
def test_who_does_not_say_hello_is_not_let_in(client: TestClient, first: str, code: str) -> None:
    made = create(client)
    with connect(client, made) as one:
        one.send_text(first)
        assert one.receive_json()["code"] == code
        with pytest.raises(WebSocketDisconnect):
            one.receive_json()


def test_who_says_nothing_has_to_leave(tmp_path: Path) -> None:
    with open_client(tmp_path, hello=0.05) as client, connect(client, create(client)) as one:
        assert one.receive_json()["code"] == "too-slow"


def test_there_is_no_such_table(client: TestClient) -> None:
    with connect(client, {"id": "nobody"}) as one:
        one.send_json({"hello": "x"})
        assert one.receive_json()["code"] == "no-such-table"


def test_other_sites_cannot_listen(client: TestClient) -> None:
    made = create(client)
    address = f"ws://127.0.0.1/api/tables/{made['id']}/live"
    with pytest.raises(WebSocketDisconnect), client.websocket_connect(address, headers={"origin": "https://a.example"}):
        pass


def test_too_many_connections_are_refused(tmp_path: Path) -> None:
    with open_client(tmp_path, connections=1, trust_loopback=False) as client:
        made = create(client)
        with connect(client, made) as one:
            hello(one, made["host"])
            with pytest.raises(WebSocketDisconnect), connect(client, made) as two:
                hello(two, made["host"])
        with connect(client, made) as one:
            hello(one, made["host"])


def test_a_game_that_is_over_can_be_watched(client: TestClient) -> None:
    made = client.post("/api/records", json={"text": GAME}).json()
    with connect(client, made) as one:
        scene = hello(one, made["spectator"])["scene"]
        assert scene["question"]["seat"] == -3
