"""Advice: hints for whoever is asked, the chance of winning, what answers brought, and games looked back on."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from lantern.engine.flow import apply, legal, speaker
from lantern.engine.planning import Planning
from lantern.notation import number
from lantern.players.base import said_by
from lantern.players.registry import Level
from lantern.record import Record, read, write
from lantern.server import counsel
from lantern.server.hall import Hall
from lantern.server.messages import NewRecord
from lantern.server.table import Listener, Table
from lantern.server.tokens import Pass
from lantern.words import Text, Words
from tests.server.playing import Json, bearer, open_client
from tests.server.test_answering import run

GAMES = Path(__file__).parent.parent / "games"
QUICK = counsel.EXPERT._replace(seconds=0.05)  # the rules are not compiled here


@pytest.fixture(autouse=True)
def _little_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(counsel, "EXPERT", QUICK)
    monkeypatch.setattr(counsel, "IMAGINED", 6)
    monkeypatch.setattr(counsel, "GAMES", 2)


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with open_client(tmp_path) as found:
        yield found


def record_of(name: str) -> Record:
    """Return a recorded game by the beginning of its name."""
    (found,) = GAMES.glob(f"{name}-*.txt")
    return read(found.read_text(encoding="utf-8"))


def take_in(client: TestClient, record: Record) -> Json:
    """Let the server take in a record."""
    reply = client.post("/api/records", json={"text": write(record)})
    assert reply.status_code == 201
    made: Json = reply.json()
    return made


def late(client: TestClient, left: int = 40) -> Json:
    """Begin a table for two that is nearly over, so that little has to be imagined."""
    record = record_of("2p-normal-won")
    del record.answers[len(record.answers) - left :]
    return take_in(client, record)


def hall_of(client: TestClient) -> Hall:
    """Return the tables of the server."""
    found: Hall = client.app.state.hall  # type: ignore[attr-defined]
    return found


def ask(client: TestClient, made: Json, what: str, *tokens: str, status: int = 200) -> Json:
    """Ask for advice."""
    reply = client.get(f"/api/tables/{made['id']}/{what}", headers=bearer(*tokens) if tokens else {})
    assert reply.status_code == status, reply.text
    found: Json = reply.json()
    return found


def asked_seat(client: TestClient, made: Json) -> int:
    """Return who is asked."""
    who = hall_of(client).table(made["id"]).session.who
    assert who >= 0
    return who


def allow(client: TestClient, made: Json, allowed: bool, token: str) -> int:
    """Switch hints on or off; return the status."""
    return client.post(f"/api/tables/{made['id']}/hints", json={"allowed": allowed}, headers=bearer(token)).status_code


def test_a_hint_names_an_answer_that_may_be_given_in_words_of_the_catalogue(client: TestClient) -> None:
    made = late(client)
    token = made["seats"][asked_seat(client, made)]
    hint = ask(client, made, "hint", token)
    scene = client.get(f"/api/tables/{made['id']}", headers=bearer(token)).json()["scene"]
    assert hint["answer"] in [option["answer"] for option in scene["question"]["options"]]
    assert hint["matters"]
    words = Words()
    for each in [*hint["matters"], hint["area"], *hint["reasons"]]:
        assert words.say(text_of(each)) != each["id"]


def text_of(sent: Json) -> Text:
    """Return a text as it was before it was sent."""
    return Text(
        sent["id"], {name: text_of(arg) if isinstance(arg, dict) else arg for name, arg in sent["args"].items()}
    )


def test_a_hint_is_only_for_whoever_is_asked(client: TestClient) -> None:
    made = late(client)
    who = asked_seat(client, made)
    ask(client, made, "hint", made["seats"][who])
    for token in (made["seats"][1 - who], made["spectator"], made["host"]):
        assert ask(client, made, "hint", token, status=409)["code"] == "not-asked"
    assert ask(client, made, "hint", status=401)["code"] == "no-token"


def test_in_planning_a_hint_is_for_every_seat_that_is_not_done(client: TestClient) -> None:
    made = planning(client)
    who = asked_seat(client, made)
    other = 1 - who
    token = made["seats"][other]
    assert ask(client, made, "hint", token, status=409)["code"] == "not-asked"  # nobody says for whom
    hint = ask(client, made, f"hint?seat={other}", token)
    table = hall_of(client).table(made["id"])
    assert speaker(table.session.state, hint["answer"]) == other
    assert hint["reasons"]
    assert ask(client, made, f"hint?seat={who}", token, status=409)["code"] == "not-asked"
    ready = {"answer": number(f"ready {other + 1}"), "position": table.position}
    assert client.post(f"/api/tables/{made['id']}/answers", json=ready, headers=bearer(token)).status_code == 200
    assert ask(client, made, f"hint?seat={other}", token, status=409)["code"] == "not-asked"
    assert ask(client, made, f"hint?seat={who}", made["seats"][who])["matters"]


def planning(client: TestClient) -> Json:
    """Begin a table for two that plans for the last time."""
    record = record_of("2p-normal-won")
    s = record.setup.table()
    last = 0
    for position, answer in enumerate(record.answers):
        last = position if isinstance(s.stack[-1], Planning) and not s.ready and not sum(s.taken) else last
        apply(s, answer)
    del record.answers[last:]
    return take_in(client, record)


def test_the_same_table_gets_the_same_hint_and_another_one_its_own(client: TestClient) -> None:
    made = planning(client)  # whose answers can all be taken back
    token = made["seats"][asked_seat(client, made)]
    table = hall_of(client).table(made["id"])
    assert ask(client, made, "hint", token) == ask(client, made, "hint", token)
    assert len(table.advice) == 1
    scene = client.get(f"/api/tables/{made['id']}", headers=bearer(token)).json()["scene"]
    first, second = [option["answer"] for option in scene["question"]["options"]][:2]
    for answer in (first, second):
        given = {"answer": answer, "position": table.position}
        assert client.post(f"/api/tables/{made['id']}/answers", json=given, headers=bearer(token)).status_code == 200
        hint = ask(client, made, "hint", made["seats"][asked_seat(client, made)])
        question = client.get(f"/api/tables/{made['id']}", headers=bearer(token)).json()["scene"]["question"]
        assert hint["answer"] in [option["answer"] for option in question["options"]]
        undo = {"position": table.position}
        assert client.post(f"/api/tables/{made['id']}/undo", json=undo, headers=bearer(token)).status_code == 200
    assert len(table.advice) == 3


def test_the_host_switches_hints_off_and_everybody_hears_of_it(client: TestClient) -> None:
    made = late(client)
    token = made["seats"][asked_seat(client, made)]
    heard: list[bytes] = []
    watcher = Listener(Pass(frozenset()), heard.append, lambda _code: None)
    hall_of(client).table(made["id"]).listeners.append(watcher)
    assert allow(client, made, False, token) == 403
    assert allow(client, made, False, made["spectator"]) == 403
    assert heard == []
    assert allow(client, made, False, made["host"]) == 200
    assert b'"type":"chairs"' in heard[-1]
    assert b'"hints":false' in heard[-1]
    refusal = ask(client, made, "hint", token, status=403)
    assert refusal == {**refusal, "code": "hints-off", "sentence": "The host has switched hints off."}
    assert allow(client, made, True, made["host"]) == 200
    ask(client, made, "hint", token)


def test_hints_stay_off_after_a_restart(tmp_path: Path) -> None:
    with open_client(tmp_path) as client:
        made = late(client)
        assert allow(client, made, False, made["host"]) == 200
    with open_client(tmp_path) as client:
        token = made["seats"][asked_seat(client, made)]
        assert ask(client, made, "hint", token, status=403)["code"] == "hints-off"


def test_a_chance_lies_between_its_bounds(client: TestClient) -> None:
    made = late(client)
    outlook = ask(client, made, "chance", made["spectator"])
    chance = outlook["chance"]
    assert 0 <= chance["low"] <= chance["share"] <= chance["high"] <= 1
    assert chance["games"] == 6
    assert outlook["track"]["id"].startswith("track-")
    assert ask(client, made, "chance", made["host"]) == outlook
    assert ask(client, made, "chance", status=401)["code"] == "no-token"


def test_answers_of_players_are_explained_and_those_of_chance_are_not(client: TestClient) -> None:
    record = record_of("2p-normal-won")
    made = take_in(client, record)
    scene = client.get(f"/api/tables/{made['id']}", headers=bearer(made["spectator"])).json()["scene"]
    speakers = {line["moment"]: line["who"] for line in scene["log"]}
    s, chance = record.setup.table(), 0
    for position, answer in enumerate(record.answers[:80], start=1):
        who, free = said_by(s, answer), len(legal(s)) > 1
        apply(s, answer)
        assert speakers.get(position, who) == who
        why = ask(client, made, f"why?at={position}")  # a game that is over is read by everybody
        assert why["position"] == position
        assert bool(why["reasons"]) == (who >= 0) or not free
        chance += who < 0
    assert 10 < chance < 70
    for outside in (0, len(record.answers) + 1):
        assert ask(client, made, f"why?at={outside}", status=404)["code"] == "no-such-moment"


def test_reasons_of_a_running_game_are_for_those_at_the_table(client: TestClient) -> None:
    made = late(client)
    assert ask(client, made, "why?at=30", status=401)["code"] == "no-token"
    assert ask(client, made, "why?at=30", made["spectator"])["position"] == 30


def test_a_review_adds_up_to_the_result(client: TestClient) -> None:
    record = record_of("1p-normal-won")
    made = take_in(client, record)
    review = ask(client, made, "review")
    assert review["start"]["games"] == 2
    assert review["result"] == 1.0
    assert [moment["position"] for moment in review["moments"]] == [*range(1, len(record.answers) + 1)]
    whole = review["start"]["share"] + review["luck"] + review["decisions"]
    assert whole == pytest.approx(review["result"], abs=1e-9)
    assert sum(review["seats"]) == pytest.approx(review["decisions"], abs=1e-9)
    assert sum(each["change"] for each in review["moments"] if each["who"] < 0) == pytest.approx(
        review["luck"], abs=1e-9
    )
    assert review["turning"]
    for stretch in review["turning"]:
        inside = review["moments"][stretch["first"] : stretch["last"]]
        assert {moment["who"] for moment in inside} == {stretch["who"]}
        assert sum(moment["change"] for moment in inside) == pytest.approx(stretch["change"], abs=1e-9)


def test_a_hint_does_not_wait_for_reviews(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(counsel, "GAMES", 1000)

    async def play(hall: Hall) -> None:
        over = [await begun(hall, record_of(name)) for name in ("1p-normal-won", "2p-normal-won", "3p-normal-won")]
        reviews = [asyncio.ensure_future(counsel.look_back(hall.computers, each)) for each in over]
        await asyncio.sleep(1)
        record = record_of("2p-normal-won")
        del record.answers[len(record.answers) - 40 :]
        table = await begun(hall, record)
        who = table.session.who
        async with asyncio.timeout(20):  # a process has to start, on a busy machine
            assert (await counsel.hint(hall.computers, table, Pass(frozenset({who})), who)).matters
        assert not any(review.done() for review in reviews)
        for review in reviews:
            review.cancel()

    run(tmp_path, play)


async def begun(hall: Hall, record: Record) -> Table:
    """Return the table of a record."""
    return hall.table((await hall.take_in(NewRecord(write(record)))).id)


def test_only_games_that_are_over_are_reviewed(client: TestClient) -> None:
    made = late(client)
    assert ask(client, made, "review", status=401)["code"] == "no-token"
    refusal = ask(client, made, "review", made["host"], status=409)
    assert refusal["code"] == "not-over"
    assert refusal["sentence"] == "A game is reviewed when it is over."


def test_thinking_that_breaks_off_is_told_and_can_be_asked_again(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = late(client)
    token = made["seats"][asked_seat(client, made)]
    monkeypatch.setattr(counsel, "EXPERT", Level("tests.server.slow:Broken", 1.0))
    refusal = ask(client, made, "hint", token, status=503)
    assert refusal == {**refusal, "code": "no-advice", "sentence": "The thinking broke off; please ask again."}
    monkeypatch.setattr(counsel, "EXPERT", QUICK)
    assert ask(client, made, "hint", token)["matters"]
