"""What feeds say of a change: the whole scene, or for programs the answers, by which they follow the game."""

import gc
import threading
from collections.abc import Iterator
from pathlib import Path

import httpx2
import pytest

from examples.guest import sit_down
from lantern import Game
from lantern.engine import State, actor, apply, legal, others
from lantern.engine.actions import OVER
from lantern.record import digest, read
from lantern.server.live.connection import Connection
from lantern.server.tables.table import Table
from tests.server.http.client import Json, bearer, create, wait_until
from tests.server.live.sockets import connect, open_server


def record_of(client: httpx2.Client, made: Json) -> str:
    return client.get(f"/api/tables/{made['id']}/record", headers=bearer(made["seats"][0])).text


def test_what_a_program_hears_is_the_record_with_what_may_be_said_next(client: httpx2.Client) -> None:
    made = create(client)
    with connect(client, made) as program, connect(client, made) as page:
        scene = program.hello(*made["seats"], feed="moves")["scene"]
        page.hello(made["spectator"])
        record = read(record_of(client, made))
        allowed, position = [each["answer"] for each in scene["question"]["options"]], scene["position"]
        for _answer in range(12):
            program.say(type="answer", answer=allowed[-1], position=position, key=str(position))
            heard, seen = program.until("moved"), page.until("update")["scene"]
            assert heard["since"] == position
            record.answers[heard["since"] :] = heard["answers"]
            s = record.setup.table()
            for answer in record.answers:
                apply(s, answer)
            assert heard["position"] == len(record.answers) == seen["position"]
            assert digest(s) == seen["digest"]
            assert (heard["seat"], heard["legal"], heard["others"]) == (actor(s), legal(s), others(s))
            assert heard["key"] == str(position)
            allowed, position = heard["legal"], heard["position"]


def test_a_page_that_is_told_what_changes_sees_the_same_scenes(client: httpx2.Client) -> None:
    made = create(client, players=3, seats=[{"name": name} for name in ("Amara", "Ben", "Cleo")])
    name = f"/api/tables/{made['id']}/seats/0"
    with connect(client, made) as player, connect(client, made) as page:
        scene = player.hello(*made["seats"])["scene"]
        known, whole = page.hello(made["spectator"], feed="changes")["scene"], 0
        for step in range(30):
            if step % 10 == 5:  # names stand in the texts of a scene: then it comes as a whole
                client.post(name, json={"name": f"Amara {step}"}, headers=bearer(made["host"]))
                with connect(client, made) as late:
                    late.hello(made["spectator"], feed="changes")
            undo = step % 4 == 3 and scene["undoable"]
            if undo:
                player.say(type="undo", position=scene["position"])
            else:
                player.answer(scene, scene["question"]["options"][-1]["answer"])
            told, heard = player.until("update"), page.until("changed", "update")
            scene = told["scene"]
            if heard["type"] == "changed":
                table = {**known["table"], **heard["changes"].pop("table", {})}
                known = {**known, **heard["changes"], "table": table}
            else:
                known, whole = heard["scene"], whole + 1
            assert (heard["since"], heard["cause"], known) == (told["since"], told["cause"], scene)
    assert whole == 3


def test_a_program_hears_what_was_taken_back(client: httpx2.Client) -> None:
    made = create(client, players=1)
    with connect(client, made) as program:
        scene = program.hello(*made["seats"], feed="moves")["scene"]
        program.say(type="answer", answer=scene["question"]["options"][0]["answer"], position=scene["position"])
        moved = program.until("moved")
        assert (moved["cause"], len(moved["answers"])) == ("answer", 1)
        program.say(type="undo", position=moved["position"])
        back = program.until("moved")
    assert (back["since"], back["cause"], back["answers"]) == (scene["position"], "undo", [])
    assert back["legal"] == [each["answer"] for each in scene["question"]["options"]]


def test_two_guests_play_a_whole_game(client: httpx2.Client) -> None:
    made = create(client)
    ends: list[State] = []
    links = [f"{client.base_url}/t/{made['id']}#token={token}" for token in made["seats"]]
    threads = [threading.Thread(target=lambda link=link: ends.append(sit_down(link))) for link in links]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    assert [actor(s) for s in ends] == [OVER, OVER]
    assert digest(ends[0]) == digest(ends[1]) == client.get(f"/api/tables/{made['id']}/scene").json()["digest"]


@pytest.fixture
def without_collector(tmp_path: Path) -> Iterator[httpx2.Client]:
    gc.collect()
    with open_server(tmp_path) as found:
        gc.disable()
        yield found
        gc.enable()


def in_memory() -> list[object]:
    return [each for each in gc.get_objects() if isinstance(each, (Table, Game, Connection))]


def test_whoever_goes_leaves_no_work_for_the_garbage_collector(without_collector: httpx2.Client) -> None:
    client = without_collector
    others = {id(each): each for each in in_memory()}  # of earlier tests

    def left_in_memory() -> list[str]:
        return sorted(type(each).__name__ for each in in_memory() if id(each) not in others)

    made = create(client)
    with connect(client, made) as program, connect(client, made) as page:
        scene = program.hello(*made["seats"], feed="moves")["scene"]
        page.hello(made["spectator"])
        program.say(type="undo", position=0)
        assert program.until("refused")["code"] == "stale"
        position, allowed = scene["position"], [option["answer"] for option in scene["question"]["options"]]
        assert left_in_memory().count("Connection") == 2
        while allowed:
            program.say(type="answer", answer=allowed[-1], position=position, key=str(position))
            heard = program.until("moved")
            position, allowed = heard["position"], heard["legal"]
            page.until("update")
    wait_until(lambda: left_in_memory() == [], 5)
