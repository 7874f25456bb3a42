"""The interface for requests: what it gives, what it refuses, and how."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import httpx2
import pytest
from starlette.testclient import TestClient

from lantern._build import RULES
from lantern.record import read
from lantern.server.guard import POLICY
from lantern.words import Words
from tests.server.playing import KEY, Json, bearer, open_client

GAME = next((Path(__file__).parent.parent / "games").glob("2p-normal-won*")).read_text(encoding="utf-8")


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with open_client(tmp_path) as found:
        yield found


def create(client: httpx2.Client, **more: object) -> Json:
    reply = client.post("/api/tables", json={"players": 2, "seed": "s", **more})
    assert reply.status_code == 201
    found: Json = reply.json()
    return found


def look(client: httpx2.Client, made: Json, *tokens: str) -> Json:
    reply = client.get(f"/api/tables/{made['id']}", headers=bearer(*tokens))
    assert reply.status_code == 200
    found: Json = reply.json()
    return found


def test_a_game_is_set_up_looked_at_and_answered(client: TestClient) -> None:
    made = create(client, seats=[{"name": "Amara"}, {"name": "Ben"}])
    here = look(client, made, *made["seats"])
    assert here["you"] == {"seats": [0, 1], "host": False}
    assert [chair["name"] for chair in here["chairs"]] == ["Amara", "Ben"]
    scene = here["scene"]
    answer = {"answer": scene["question"]["options"][0]["answer"], "position": scene["position"], "key": "k"}
    for _twice in range(2):
        reply = client.post(f"/api/tables/{made['id']}/answers", json=answer, headers=bearer(*made["seats"]))
        assert reply.status_code == 200
        assert reply.json()["position"] == scene["position"]
    after = reply.json()["scene"]
    assert after["position"] == scene["position"] + 1
    assert {line["moment"] for line in after["log"]} == {after["position"]}


def test_a_game_is_played_with_the_numbers_of_an_edition(client: TestClient) -> None:
    own = 'name = "My box"\n[victory.normal.2]\nfreed = 11\n'
    made = create(client, edition=own)
    assert look(client, made, made["host"])["scene"]["table"]["goal"] == 11
    record = client.get(f"/api/tables/{made['id']}/record", headers=bearer(made["host"])).text
    assert read(record).setup.table().goal == 11
    refused = client.post("/api/tables", json={"players": 2, "edition": "[market]\nsizes.1 = 0"})
    assert (refused.status_code, refused.json()["code"]) == (422, "bad-edition")


def test_a_stale_answer_gets_the_table_and_a_reason(client: TestClient) -> None:
    made = create(client)
    reply = client.post(
        f"/api/tables/{made['id']}/answers", json={"answer": 0, "position": 1}, headers=bearer(made["seats"][0])
    )
    assert reply.status_code == 409
    assert reply.json()["code"] == "stale"
    assert reply.json()["scene"]["position"] > 1
    assert reply.json()["sentence"].endswith(".")


@pytest.mark.parametrize(
    ("tokens", "status", "code"),
    [((), 401, "no-token"), (("nonsense",), 403, "wrong-token"), (("é",), 403, "wrong-token")],
)
def test_without_a_token_nothing_is_shown(client: TestClient, tokens: tuple[str, ...], status: int, code: str) -> None:
    made = create(client)
    for path in ("", "/scene", "/record", "/odds", "/rounds"):
        headers = {name.encode(): value.encode() for name, value in bearer(*tokens).items()}
        reply = client.get(f"/api/tables/{made['id']}{path}", headers=headers)
        assert (reply.status_code, reply.json()["code"]) == (status, code)


def test_tokens_of_one_table_open_no_other(client: TestClient) -> None:
    one, two = create(client), create(client)
    reply = client.get(f"/api/tables/{one['id']}", headers=bearer(two["host"]))
    assert reply.status_code == 403


def test_tokens_are_kept_only_as_hashes(client: TestClient, tmp_path: Path) -> None:
    made = create(client)
    client.get(f"/api/tables/{made['id']}", headers=bearer(made["host"]))
    kept = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    for token in [made["host"], made["spectator"], *made["seats"]]:
        assert len(token) >= 43
        assert token.encode() not in kept


def test_the_record_of_a_running_game_hides_a_seed_nobody_chose(client: TestClient) -> None:
    chosen, dealt = create(client, seed="open"), create(client, seed="")
    texts = [
        client.get(f"/api/tables/{made['id']}/record", headers=bearer(made["host"])).text for made in (chosen, dealt)
    ]
    assert "seed open" in texts[0]
    assert "seed" not in texts[1]
    assert len(read(texts[1]).answers) == look(client, dealt, dealt["host"])["scene"]["position"]


def test_a_record_comes_in_and_is_replayed_by_anybody_once_it_is_over(client: TestClient) -> None:
    made = client.post("/api/records", json={"text": GAME}).json()
    whole = client.get(f"/api/tables/{made['id']}/rounds").json()
    assert whole["outcome"] == 1
    assert whole["positions"] == len(read(GAME).answers)
    assert [each["round"] for each in whole["rounds"]] == list(range(1, len(whole["rounds"]) + 1))
    assert client.get(f"/api/tables/{made['id']}/record").text == GAME
    scene = client.get(f"/api/tables/{made['id']}/scene?at=57&since=50").json()
    assert scene["position"] == 57
    assert {line["moment"] for line in scene["log"]} <= set(range(51, 58))
    assert client.get(f"/api/tables/{made['id']}/scene?at=999999").json()["code"] == "no-such-moment"
    assert client.get(f"/api/tables/{made['id']}/scene?at=-1").status_code == 422


def test_a_damaged_record_is_refused_with_its_line(client: TestClient) -> None:
    lines = GAME.splitlines()
    place = lines.index("---") + 9
    lines[place] = "to nowhere"
    reply = client.post("/api/records", json={"text": "\n".join(lines)})
    assert reply.status_code == 422
    assert (reply.json()["code"], reply.json()["line"]) == ("damaged-record", place + 1)
    assert client.get("/api/games", headers=bearer(KEY)).json() == []


@pytest.mark.parametrize("luck", ["same", "new"])
def test_a_game_goes_on_from_any_moment_as_a_new_one(client: TestClient, luck: str) -> None:
    made = client.post("/api/records", json={"text": GAME}).json()
    branch = client.post(f"/api/tables/{made['id']}/branch?at=57&luck={luck}").json()
    assert branch["id"] != made["id"]
    here = look(client, branch, branch["seats"][0])
    assert here["scene"]["position"] >= 57
    text = client.get(f"/api/tables/{branch['id']}/record", headers=bearer(branch["host"])).text
    assert read(text).answers[:57] == read(GAME).answers[:57]


def test_a_game_of_other_rules_still_gives_out_its_record(tmp_path: Path) -> None:
    def get(client: TestClient, *tokens: str) -> httpx2.Response:
        return client.get(f"/api/tables/{made['id']}/record", headers=bearer(*tokens) if tokens else {})

    with open_client(tmp_path) as client:
        made = create(client, seed="")
        before = get(client, made["host"]).text
        over = client.post("/api/records", json={"text": GAME}).json()
    with closing(sqlite3.connect(tmp_path / "tables.db")) as db, db:
        db.execute("UPDATE games SET rules = 3")
    with open_client(tmp_path) as client:
        assert client.get(f"/api/tables/{made['id']}", headers=bearer(made["host"])).json()["code"] == "other-rules"
        assert get(client).json()["code"] == "no-token"
        text = get(client, made["seats"][0]).text
        assert text == before.replace(f"rules {RULES}\n", "rules 3\n")
        opened = client.post(f"/api/games/{made['id']}/open", headers=bearer(KEY)).json()
        assert get(client, opened["host"]).text == text
        lines = client.get(f"/api/tables/{over['id']}/record").text.splitlines()
        assert lines[2:] == [line for line in GAME.splitlines()[2:] if not line.startswith("table ")]


def branch_code(client: TestClient, made: Json, luck: str, token: str) -> str:
    reply = client.post(f"/api/tables/{made['id']}/branch?luck={luck}", headers=bearer(token))
    return "" if reply.status_code == 201 else reply.json()["code"]


def test_nobody_but_the_host_branches_a_running_game_with_its_hidden_luck(client: TestClient) -> None:
    hidden, chosen = create(client, seed=""), create(client, seed="river")
    assert branch_code(client, hidden, "same", hidden["spectator"]) == "hidden-luck"
    assert branch_code(client, hidden, "same", hidden["seats"][0]) == "hidden-luck"
    assert branch_code(client, hidden, "same", hidden["host"]) == ""
    assert branch_code(client, hidden, "new", hidden["spectator"]) == ""
    assert branch_code(client, chosen, "same", chosen["spectator"]) == "", "everybody knows its seed"


def test_odds_are_exact_and_may_be_those_of_a_plan(client: TestClient) -> None:
    made = create(client)
    scene = look(client, made, made["host"])["scene"]
    first = scene["question"]["options"][0]["answer"]
    for query in ("", f"?plan={first}"):
        found = client.get(f"/api/tables/{made['id']}/odds{query}", headers=bearer(made["host"])).json()
        assert all("/" in share for share in found["arrival"].values())
    wrong = client.get(f"/api/tables/{made['id']}/odds?plan=0,0", headers=bearer(made["host"]))
    assert (wrong.status_code, wrong.json()["code"]) == (422, "not-allowed")


def test_the_catalogue_is_small_and_is_sent_once(client: TestClient) -> None:
    reply = client.get("/api/catalogue", headers={"accept-encoding": "gzip"})
    found = reply.json()
    assert set(found) == {"cards", "roles", "options", "sides", "players", "numbers"}, "what the page reads"
    assert found["sides"]["normal"][0]["freed"] == 5
    assert len(found["cards"]) == 55
    assert (reply.headers["content-encoding"], reply.headers["vary"]) == ("gzip", "accept-encoding")
    assert int(reply.headers["content-length"]) < 10_000
    again = client.get("/api/catalogue", headers={"if-none-match": reply.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert reply.headers["cache-control"] == again.headers["cache-control"] == "no-cache", "asked about each time"
    plain = client.get("/api/catalogue", headers={"accept-encoding": "identity", "if-none-match": '"other"'})
    assert plain.json() == found
    assert "content-encoding" not in plain.headers


def test_there_are_words_for_every_text_of_a_scene(client: TestClient) -> None:
    made = create(client)
    scene = look(client, made, made["host"])["scene"]
    ids = {each["text"]["id"] for each in scene["question"]["options"] + scene["log"]}
    for vocabulary in ("modern", "printed"):
        for name in ids:
            assert Words(vocabulary).has(name.split(".")[0])
    assert client.get("/api/rules").text.startswith("# The rules")


def test_every_reply_has_strict_headers(client: TestClient) -> None:
    for path in ("/", "/healthz", "/nowhere", "/api/nowhere", "/openapi.json"):
        reply = client.get(path)
        assert reply.headers["content-security-policy"] == POLICY
        assert reply.headers["x-content-type-options"] == "nosniff"
    assert "script-src 'self';" in POLICY


def test_errors_are_clean_for_people_and_for_programs(client: TestClient) -> None:
    assert "<h1>Nothing here</h1>" in client.get("/nowhere/<script>").text
    assert client.get("/api/nowhere").json()["code"] == "not-found"
    assert client.get("/api/tables/nobody").json()["code"] == "no-such-table"
    wrong = client.put("/api/tables")
    assert (wrong.status_code, wrong.json()["code"]) == (405, "wrong-method")
    assert client.post("/api/tables", content=b"{").json()["code"] == "bad-request"
    assert client.post("/api/tables", json={"players": 2, "side": "none"}).json()["code"] == "no-such-game"
    assert (
        client.post("/api/tables", json={"players": 2, "seats": [{"by": "robot"}]}).json()["code"] == "no-such-player"
    )
    large = client.post("/api/tables", content=b" " * 70_000)
    assert (large.status_code, large.json()["code"]) == (413, "too-large")


@pytest.mark.parametrize(
    ("body", "said"),
    [
        ({"players": 9}, "in 'players', expected a whole number of at most 4."),
        ({"players": "two"}, "in 'players', expected a whole number, got text."),
        ({}, "'players' is missing."),
        ({"players": 2, "seats": [{"by": 1}]}, "in 'seats[0].by', expected text, got a whole number."),
        ([], "expected an object, got a list."),
    ],
)
def test_what_cannot_be_read_is_told_in_plain_words(client: TestClient, body: object, said: str) -> None:
    reply = client.post("/api/tables", json=body)
    assert (reply.status_code, reply.json()["sentence"]) == (422, f"This cannot be read: {said}")


def test_requests_of_other_sites_are_refused(client: TestClient) -> None:
    for headers in ({"origin": "https://elsewhere.example"}, {"origin": "null"}, {"sec-fetch-site": "cross-site"}):
        reply = client.post("/api/tables", json={"players": 1}, headers=headers)
        assert (reply.status_code, reply.json()["code"]) == (403, "wrong-origin")
    assert client.post("/api/tables", json={"players": 1}, headers={"origin": "http://127.0.0.1"}).status_code == 201
    assert client.get("/healthz", headers={"host": "elsewhere.example"}).json()["code"] == "wrong-host"


def test_too_many_requests_have_to_wait(tmp_path: Path) -> None:
    with open_client(tmp_path, requests=1.0, trust_loopback=False) as client:
        replies = [client.get("/healthz").status_code for _ in range(12)]
    assert set(replies) == {200, 429}


def test_a_mistake_says_nothing_about_the_inside(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    made = create(client)
    monkeypatch.setattr("lantern.server.replaying.text", lambda _table: 1 // 0)
    reply = client.get(f"/api/tables/{made['id']}/record", headers=bearer(made["host"]))
    assert (reply.status_code, reply.json()["code"]) == (500, "mistake")
    assert "ZeroDivision" not in reply.text


def test_seats_are_handed_over_and_back(client: TestClient) -> None:
    made = create(client)
    path = f"/api/tables/{made['id']}/seats/1"
    one, two = made["seats"]
    assert client.post(path, json={"name": "Eve"}, headers=bearer(one)).json()["code"] == "not-host"
    assert client.post(path, json={"by": "robot"}, headers=bearer(made["host"])).json()["code"] == "no-such-player"
    handed = client.post(path, json={"by": "computer:random"}, headers=bearer(made["host"])).json()
    assert handed["chair"]["by"] == "computer:random"
    back = client.post(path, json={"by": "person", "name": "Ben\u202e\u0007"}, headers=bearer(two)).json()
    assert (back["chair"]["by"], back["chair"]["name"], back["token"]) == ("person", "Ben", "")
    fresh = client.post(path, json={"renew": True}, headers=bearer(made["host"])).json()["token"]
    assert client.get(f"/api/tables/{made['id']}", headers=bearer(two)).status_code == 403
    assert look(client, made, fresh, two)["you"]["seats"] == [1]
    assert client.post(f"/api/tables/{made['id']}/seats/3", json={}, headers=bearer(made["host"])).status_code == 404


def test_the_page_is_served_where_it_is_built(tmp_path: Path) -> None:
    from lantern.server.app import make_app
    from tests.server.playing import HERE, settings

    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<!doctype html><title>Lantern</title>", encoding="utf-8")
    (page / "assets" / "main.js").write_text("1", encoding="utf-8")
    with TestClient(make_app(settings(tmp_path), page), base_url=HERE) as client:
        for path in ("/", "/t/abc", "/replay/abc"):
            assert "<title>Lantern</title>" in client.get(path).text
        assert client.get("/assets/main.js").text == "1"
        assert client.get("/assets/none.js").status_code == 404
        assert client.get("/../tables.db").status_code == 404
