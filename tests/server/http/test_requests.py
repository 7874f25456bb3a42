"""The interface for requests: what it gives, what it refuses, and how."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import httpx2
import pytest
from starlette.testclient import TestClient

from lantern._build import RULES
from lantern.content.cards import CARDS
from lantern.record import read
from lantern.server.http.middleware import POLICY
from lantern.words import Words
from tests.server.http.client import GAME, HERE, KEY, bearer, create, open_client, show


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with open_client(tmp_path) as found:
        yield found


def test_a_game_is_set_up_shown_and_answered(client: TestClient) -> None:
    made = create(client, seats=[{"name": "Amara"}, {"name": "Ben"}])
    here = show(client, made, *made["seats"])
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
    made = create(client, edition='name = "My box"\n[victory.normal.2]\nfreed = 11\n')
    assert show(client, made, made["host"])["scene"]["table"]["goal"] == 11
    record = client.get(f"/api/tables/{made['id']}/record", headers=bearer(made["host"])).text
    assert read(record).setup.table().goal == 11
    refused = client.post("/api/tables", json={"players": 2, "edition": "[market]\nsizes.1 = 0"})
    assert (refused.status_code, refused.json()["code"]) == (422, "bad-edition")


def test_a_stale_answer_gets_the_table_and_a_reason(client: TestClient) -> None:
    made = create(client)
    answers = f"/api/tables/{made['id']}/answers"
    reply = client.post(answers, json={"answer": 0, "position": 1}, headers=bearer(made["seats"][0]))
    assert (reply.status_code, reply.json()["code"]) == (409, "stale")
    assert reply.json()["scene"]["position"] > 1
    assert reply.json()["sentence"].endswith(".")


@pytest.mark.parametrize(
    ("tokens", "status", "code"),
    [((), 401, "no-token"), (("nonsense",), 403, "wrong-token"), (("é",), 403, "wrong-token")],
)
def test_without_a_token_nothing_is_shown(client: TestClient, tokens: tuple[str, ...], status: int, code: str) -> None:
    made, other = create(client), create(client)
    headers = {name.encode(): value.encode() for name, value in bearer(*tokens).items()}
    for path in ("", "/scene", "/record", "/odds", "/rounds"):
        reply = client.get(f"/api/tables/{made['id']}{path}", headers=headers)
        assert (reply.status_code, reply.json()["code"]) == (status, code)
    assert client.get(f"/api/tables/{made['id']}", headers=bearer(other["host"])).status_code == 403


def test_tokens_are_stored_only_as_hashes(client: TestClient, tmp_path: Path) -> None:
    made = create(client)
    stored = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    for token in [made["host"], made["spectator"], *made["seats"]]:
        assert len(token) >= 43
        assert token.encode() not in stored


def test_the_record_of_a_running_game_hides_a_seed_nobody_chose(client: TestClient) -> None:
    chosen, dealt = create(client, seed="open"), create(client, seed="")
    texts = [
        client.get(f"/api/tables/{made['id']}/record", headers=bearer(made["host"])).text for made in (chosen, dealt)
    ]
    assert "seed open" in texts[0]
    assert "seed" not in texts[1]
    assert len(read(texts[1]).answers) == show(client, dealt, dealt["host"])["scene"]["position"]


def test_a_record_comes_in_and_is_replayed_by_anybody_once_it_is_over(client: TestClient) -> None:
    made = client.post("/api/records", json={"text": GAME}).json()
    path = f"/api/tables/{made['id']}"
    whole = client.get(f"{path}/rounds").json()
    assert (whole["outcome"], whole["positions"]) == (1, len(read(GAME).answers))
    assert [each["round"] for each in whole["rounds"]] == list(range(1, len(whole["rounds"]) + 1))
    assert client.get(f"{path}/record").text == GAME
    scene = client.get(f"{path}/scene?at=57&since=50").json()
    assert scene["position"] == 57
    assert {line["moment"] for line in scene["log"]} <= set(range(51, 58))
    assert client.get(f"{path}/scene?at=999999").json()["code"] == "no-such-moment"
    assert client.get(f"{path}/scene?at=-1").status_code == 422
    assert client.get(f"{path}/why?at=57").json()["position"] == 57


def test_a_damaged_record_is_refused_with_its_line(client: TestClient) -> None:
    lines = GAME.splitlines()
    place = lines.index("---") + 9
    lines[place] = "to nowhere"
    reply = client.post("/api/records", json={"text": "\n".join(lines)})
    assert reply.status_code == 422
    assert (reply.json()["code"], reply.json()["line"]) == ("damaged-record", place + 1)
    assert client.get("/api/games", headers=bearer(KEY)).json() == []


def test_records_are_bounded_in_size_and_in_number(tmp_path: Path) -> None:
    with open_client(tmp_path, "192.0.2.1", host="0.0.0.0", records_per_day=2, record_bytes=len(GAME)) as client:
        assert client.post("/api/records", json={"text": GAME + "\n"}).json()["code"] == "too-large"
        huge = client.post("/api/records", content=b'{"text": "' + b"x" * 3 * len(GAME) + b'"}')
        assert (huge.status_code, huge.json()["code"]) == (413, "too-large")
        replies = [client.post("/api/records", json={"text": GAME}).status_code for _try in range(3)]
        assert replies == [201, 429, 429]


@pytest.mark.parametrize("luck", ["same", "new"])
def test_a_game_goes_on_from_any_moment_as_a_new_one(client: TestClient, luck: str) -> None:
    made = client.post("/api/records", json={"text": GAME}).json()
    branch = client.post(f"/api/tables/{made['id']}/branch?at=57&luck={luck}").json()
    assert branch["id"] != made["id"]
    assert show(client, branch, branch["seats"][0])["scene"]["position"] >= 57
    text = client.get(f"/api/tables/{branch['id']}/record", headers=bearer(branch["host"])).text
    assert read(text).answers[:57] == read(GAME).answers[:57]
    odd = client.post(f"/api/tables/{made['id']}/branch?luck=odd")
    assert (odd.status_code, odd.json()["code"]) == (422, "bad-request")


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
        assert client.delete(f"/api/tables/{made['id']}", headers=bearer(made["host"])).status_code == 200
        assert get(client, opened["host"]).json()["code"] == "no-such-table"


def test_odds_are_exact_and_may_be_those_of_a_plan(client: TestClient) -> None:
    made = create(client)
    first = show(client, made, made["host"])["scene"]["question"]["options"][0]["answer"]
    path = f"/api/tables/{made['id']}/odds"
    for query in ("", f"?plan={first}"):
        found = client.get(path + query, headers=bearer(made["host"])).json()
        assert all("/" in share for share in found["arrival"].values())
    for query, code in (
        ("?plan=0,0", "not-allowed"),
        ("?plan=one", "bad-request"),
        ("?plan=" + "0," * 300, "bad-request"),
    ):
        wrong = client.get(path + query, headers=bearer(made["host"]))
        assert (wrong.status_code, wrong.json()["code"]) == (422, code)


def test_the_catalogue_is_small_and_is_sent_once(client: TestClient) -> None:
    reply = client.get("/api/catalogue", headers={"accept-encoding": "gzip"})
    found = reply.json()
    assert set(found) == {"cards", "roles", "levels", "options", "sides", "players", "numbers"}, "what the page reads"
    assert found["sides"]["normal"][0]["freed"] == 5
    assert len(found["cards"]) == len(CARDS)
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
    scene = show(client, made, made["host"])["scene"]
    for name in {each["text"]["id"].split(".")[0] for each in scene["question"]["options"] + scene["log"]}:
        assert all(Words(vocabulary).has(name) for vocabulary in ("modern", "printed"))
    assert client.get("/api/rules").text.startswith("# The rules")


def test_the_host_hands_seats_over_renews_links_ends_a_table_and_erases_it(client: TestClient) -> None:
    made = create(client)
    path, host = f"/api/tables/{made['id']}", bearer(made["host"])
    for each in ("seats/1", "links/host", "links/spectators", "end", "hints", "spectators/1/remove"):
        for token in (made["seats"][0], made["spectator"]):
            reply = client.post(
                f"{path}/{each}", json={"allowed": True} if each == "hints" else {}, headers=bearer(token)
            )
            assert (reply.status_code, reply.json()["code"]) == (403, "not-host")
    assert client.delete(path, headers=bearer(made["seats"][0])).json()["code"] == "not-host"
    assert client.post(f"{path}/seats/1", json={"by": "robot"}, headers=host).json()["code"] == "no-such-player"
    assert client.post(f"{path}/seats/3", json={}, headers=host).status_code == 404
    seated = client.post(f"{path}/seats/1", json={"name": "Ben\u202e\u0007", "renew": True}, headers=host).json()
    assert (seated["chair"]["name"], show(client, made, seated["token"])["you"]["seats"]) == ("Ben", [1])
    assert client.post(f"{path}/links/nobody", headers=host).status_code == 404
    watch = client.post(f"{path}/links/spectators", headers=host).json()["token"]
    assert show(client, made, watch)["you"] == {"seats": [], "host": False}
    renewed = bearer(client.post(f"{path}/links/host", headers=host).json()["token"])
    for old in (made["spectator"], made["host"], made["seats"][1]):
        assert client.get(path, headers=bearer(old)).json()["code"] == "wrong-token"
    assert client.post(f"{path}/hints", json={"allowed": False}, headers=renewed).json() == {"allowed": False}
    assert client.post(f"{path}/end", headers=renewed).status_code == 200
    answer = {"answer": 0, "position": show(client, made, watch)["scene"]["position"]}
    assert client.post(f"{path}/answers", json=answer, headers=bearer(made["seats"][0])).status_code == 409
    assert client.delete(path, headers=renewed).status_code == 200
    assert client.get(path, headers=renewed).json()["code"] == "no-such-table"


def test_errors_are_clean_for_people_and_for_programs(client: TestClient) -> None:
    page = client.get("/nowhere/<script>")
    assert page.status_code == 404
    assert "<h1>Nothing here</h1>" in page.text
    assert '<link rel="stylesheet" href="/error.css">' in page.text
    assert client.get("/error.css").headers["content-type"].startswith("text/css")
    assert client.get("/api/nowhere").json()["code"] == "not-found"
    assert client.get("/api/tables/nobody").json()["code"] == "no-such-table"
    wrong = client.put("/api/tables")
    assert (wrong.status_code, wrong.json()["code"]) == (405, "wrong-method")
    assert client.post("/api/tables", content=b"{").json()["code"] == "bad-request"
    assert client.post("/api/tables", json={"players": 2, "side": "none"}).json()["code"] == "no-such-game"
    robot = client.post("/api/tables", json={"players": 2, "seats": [{"by": "robot"}]})
    assert robot.json()["code"] == "no-such-player"
    large = client.post("/api/tables", content=b" " * 70_000)
    assert (large.status_code, large.json()["code"]) == (413, "too-large")


@pytest.mark.parametrize(
    ("body", "sentence"),
    [
        ({"players": 9}, "in 'players', expected a whole number of at most 4."),
        ({"players": "two"}, "in 'players', expected a whole number, got text."),
        ({}, "'players' is missing."),
        ({"players": 2, "seats": [{"by": 1}]}, "in 'seats[0].by', expected text, got a whole number."),
        ([], "expected an object, got a list."),
    ],
)
def test_what_cannot_be_read_is_told_in_plain_words(client: TestClient, body: object, sentence: str) -> None:
    reply = client.post("/api/tables", json=body)
    assert (reply.status_code, reply.json()["sentence"]) == (422, f"This cannot be read: {sentence}")


def test_every_reply_has_strict_headers(client: TestClient) -> None:
    for path in ("/", "/healthz", "/nowhere", "/api/nowhere", "/openapi.json"):
        reply = client.get(path)
        assert reply.headers["content-security-policy"] == POLICY
        assert reply.headers["x-content-type-options"] == "nosniff"
    assert "script-src 'self';" in POLICY


def test_requests_of_other_sites_and_for_other_names_are_refused(client: TestClient, tmp_path: Path) -> None:
    for headers in ({"origin": "https://elsewhere.example"}, {"origin": "null"}, {"sec-fetch-site": "cross-site"}):
        reply = client.post("/api/tables", json={"players": 1}, headers=headers)
        assert (reply.status_code, reply.json()["code"]) == (403, "wrong-origin")
    assert client.post("/api/tables", json={"players": 1}, headers={"origin": HERE}).status_code == 201
    assert client.get("/api/rules", headers={"host": "elsewhere.example"}).json()["code"] == "wrong-host"
    with open_client(tmp_path / "site", public_url="https://lantern.example") as site:
        assert site.get("/api/rules").status_code == 200
        assert site.get("/api/rules", headers={"host": "127.0.0.1"}).json()["code"] == "wrong-host"
        assert site.get("/healthz", headers={"host": "127.0.0.1"}).status_code == 200, "monitors ask by address"


def test_too_many_requests_have_to_wait(tmp_path: Path) -> None:
    with open_client(tmp_path, requests_per_address=1.0, limit_loopback=True) as client:
        replies = [client.get("/healthz") for _ in range(12)]
    assert {reply.status_code for reply in replies} == {200, 429}
    assert "retry-after" in replies[-1].headers


def test_a_proxy_is_believed_where_it_is_trusted_and_read_from_the_right(tmp_path: Path) -> None:
    """The address before the trusted proxies counts, whatever a request claims itself."""
    limits = {"trust_proxy": ("10.0.0.0/8",), "requests_per_address": 1.0}

    def count(client: TestClient, chains: list[str]) -> int:
        return sum(client.get("/healthz", headers={"x-forwarded-for": chain}).is_success for chain in chains)

    with open_client(tmp_path / "a", "10.1.1.1", **limits) as client:
        assert count(client, [f"198.51.100.{number}" for number in range(20)]) == 20
        assert count(client, [f"198.51.100.{number}, 203.0.113.5, 10.2.2.2" for number in range(20)]) == 4
    with open_client(tmp_path / "b", "192.0.2.1", **limits) as client:
        assert count(client, [f"198.51.100.{number}" for number in range(20)]) == 4, "a stranger is not believed"


def test_a_mistake_says_nothing_about_the_inside(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    made = create(client)
    monkeypatch.setattr("lantern.server.tables.replay.text", lambda _table: 1 // 0)
    reply = client.get(f"/api/tables/{made['id']}/record", headers=bearer(made["host"]))
    assert (reply.status_code, reply.json()["code"]) == (500, "mistake")
    assert "ZeroDivision" not in reply.text
    assert reply.headers["content-security-policy"] == POLICY


def test_the_lessons_are_told_with_the_moment_of_each_step(client: TestClient) -> None:
    offers = client.get("/api/lessons").json()
    assert [each["name"] for each in offers] == ["first-steps", "where-things-are"]
    lesson = client.get("/api/lessons/first-steps").json()
    assert len(lesson["steps"]) == offers[0]["steps"]
    assert lesson["steps"][3] == {
        "text": "lesson-first-steps-support",
        "at": 0,
        "light": [],
        "answers": ["take 1 support"],
    }
    assert client.get("/api/lessons/none").status_code == 404
    body = {"players": 1, "seed": lesson["seed"], "position": lesson["position"]}
    assert client.post("/api/tables", json=body).status_code == 201
    assert client.post("/api/tables", json=body | {"position": "x" * 20_000}).status_code == 422
