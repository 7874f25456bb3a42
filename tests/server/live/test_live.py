"""Live tables: everybody sees the same, from hello to the end of the game."""

import socket
import sqlite3
import time
from contextlib import ExitStack, closing, suppress
from pathlib import Path
from random import Random

import httpx2
import pytest

from tests.server.http.client import GAME, Json, bearer, create, show
from tests.server.live.sockets import GoneError, connect, connect_seats, open_server, options


def test_four_clients_play_a_whole_game_and_see_the_same(client: httpx2.Client) -> None:
    made, dice = create(client, players=4), Random(3)
    with ExitStack() as stack:
        sockets, scene = connect_seats(stack, client, made)
        watcher = stack.enter_context(connect(client, made))
        watcher.hello(made["spectator"])
        answers = 0
        while scene["question"]["seat"] >= 0:
            who = scene["question"]["seat"]
            sockets[who].answer(scene, dice.choice(options(scene, who)), f"key {answers}")
            updates = [each.until("update", "refused") for each in (*sockets, watcher)]
            assert {message["type"] for message in updates} == {"update"}
            assert len({message["scene"]["digest"] for message in updates}) == 1
            scene = updates[0]["scene"]
            assert {message["key"] for message in updates} == {f"key {answers}"}
            answers += 1
    assert scene["table"]["outcome"] != 0
    assert client.get(f"/api/tables/{made['id']}/scene").json()["digest"] == scene["digest"]


def test_whoever_says_hello_late_sits_at_the_table_that_all_others_find(client: httpx2.Client) -> None:
    """The table may have left the memory meanwhile, with the last who looked at it."""
    made, dice = create(client, players=1), Random(5)
    with connect(client, made) as player, connect(client, made) as late:
        scene = player.hello(made["seats"][0])["scene"]
        while scene["question"]["seat"] >= 0:
            player.answer(scene, dice.choice(options(scene, 0)))
            scene = player.until("update")["scene"]
        player.abort()
        time.sleep(0.2)
        late.hello(made["spectator"])
        with connect(client, made) as third:
            third.hello(made["seats"][0])
            assert [late.until("chairs")["chairs"][0]["here"] for _change in range(2)] == [False, True]


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
            chairs = one.until("chairs")
            assert (chairs["watching"], len(chairs["spectators"])) == (1, 1)
            path = f"/api/tables/{made['id']}/spectators/{chairs['spectators'][0]}/remove"
            assert client.post(path, headers=bearer(made["host"])).status_code == 200
            assert watcher.ended() == (1008, "removed")
        with connect(client, made) as watcher:
            watcher.say(hello=made["spectator"])
            assert watcher.hear()["code"] == "removed"


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
    assert (again["lastSeen"], again["since"]) == (start["position"], start["position"])
    assert {line["moment"] for line in again["scene"]["log"]} == {scene["position"]}


def test_refusals_are_small_and_a_stale_command_gets_the_table_once(client: httpx2.Client) -> None:
    made = client.post("/api/records", json={"text": "\n".join(GAME.splitlines()[:-60]) + "\n"}).json()
    with connect(client, made) as one:
        scene = one.hello(*made["seats"])["scene"]
        for number in range(3):
            one.say(type="undo", position=0, key="old")
            refused = one.until("refused")
            assert (refused["code"], refused["key"]) == ("stale", "old")
            if number:
                assert refused["scene"] is None
            else:
                assert refused["scene"]["digest"] == scene["digest"]
                assert len(refused["scene"]["log"]) < len(scene["log"]) / 2


def test_what_somebody_has_not_got_said_before_losing_the_seat_is_never_said(tmp_path: Path) -> None:
    with open_server(tmp_path, messages_per_second=2.0) as client:
        made = create(client)
        with connect(client, made) as one, connect(client, made) as other:
            one.hello(made["seats"][0])
            other.hello(made["seats"][1])
            for number in range(20):  # eight at once, the rest two a second
                one.say(type="chat", text=f"line {number}")
            for _said in range(8):
                other.until("said")
            client.post(f"/api/tables/{made['id']}/seats/0", json={"renew": True}, headers=bearer(made["host"]))
            assert one.ended() == (1008, "seat-handed-over")
            heard: list[Json] = []
            with suppress(TimeoutError):
                while True:
                    heard.append(other.hear(1.2))
            assert len([message for message in heard if message["type"] == "said"]) < 2, "one may have been in time"


def test_who_does_not_say_hello_is_not_let_in(client: httpx2.Client) -> None:
    made = create(client)
    for first, code in (
        ('{"hello": "nonsense"}', "wrong-token"),
        ('{"hello": ""}', "no-token"),
        ('{"hallo": 1}', "bad-message"),
        (f'{{"hello": "{made["host"]}", "feed": "everything"}}', "bad-message"),
        ("[" * 5000, "bad-message"),
        ("", "bad-message"),
        (b"\xff\xfe", "bad-message"),
    ):
        with connect(client, made) as one:
            one.send(first)
            assert one.hear()["code"] == code
            assert one.ended() == (1008, code)
    with connect(client, {"id": "nobody"}) as one:
        one.say(hello="x")
        assert one.hear()["code"] == "no-such-table"


def test_who_says_nothing_has_to_leave_and_may_come_again(tmp_path: Path) -> None:
    with open_server(tmp_path, hello_within=0.05) as client:
        with connect(client, create(client)) as one:
            assert one.hear()["code"] == "too-slow"
            assert one.ended() == (1013, "too-slow")
        assert client.get("/healthz").status_code == 200


def test_other_sites_and_too_many_connections_are_refused(tmp_path: Path) -> None:
    with open_server(tmp_path, listeners_per_address=1, limit_loopback=True) as client:
        made = create(client)
        with pytest.raises(GoneError) as gone, connect(client, made, origin="https://a.example"):
            pass
        assert gone.value.code == 403
        for _again in range(2):
            with connect(client, made) as one:
                one.hello(made["host"])
                with pytest.raises(GoneError), connect(client, made) as two:
                    two.hello(made["host"])


def test_a_connection_of_nonsense_comes_to_an_end(client: httpx2.Client) -> None:
    with connect(client, made := create(client)) as one:
        one.hello(made["host"])
        with suppress(GoneError):  # perhaps before the last one
            for _message in range(100):
                one.send("{")
        assert one.ended() == (1008, "bad-messages")


def test_whoever_does_not_read_is_cut_off_and_nobody_waits(tmp_path: Path) -> None:
    with open_server(tmp_path, unsent_bytes=100_000) as client:
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


def test_while_nothing_can_be_saved_players_are_told_so_and_go_on_afterwards(tmp_path: Path) -> None:
    with open_server(tmp_path) as client:
        made = create(client, players=1)
        with connect(client, made) as one, connect(client, made) as other:
            scene = one.hello(made["seats"][0])["scene"]
            other.hello(made["spectator"])
            with closing(sqlite3.connect(tmp_path / "tables.db", isolation_level=None)) as held:
                held.execute("BEGIN IMMEDIATE")  # nobody else can write
                one.answer(scene, options(scene, 0)[0], "same")
                refused = one.until("accepted", "refused")
                assert refused["code"] == "not-saved"
                assert "Trying again" in refused["sentence"]
                assert client.get("/readyz").status_code == 503
                assert show(client, made, made["host"])["scene"]["digest"] == scene["digest"]
            one.answer(scene, options(scene, 0)[0], "same")
            assert one.until("update", "refused")["key"] == "same"
            assert other.until("update")["since"] == scene["position"]
            one.answer(scene, options(scene, 0)[0], "same")
            accepted = {"type": "accepted", "key": "same", "position": scene["position"]}
            assert one.until("accepted", "refused") == accepted
