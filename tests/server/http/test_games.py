"""Lists of games: with the key of this machine, with the operator's key, with one's own links; and nobody else."""

from pathlib import Path

import pytest
from starlette.testclient import TestClient

from lantern.cli import serve
from lantern.server.app import make_app
from lantern.server.main import own_address
from lantern.server.settings import Settings
from tests.server.http.client import GAME, KEY, Json, bearer, create, open_client, settings, show

SITE = {"public_url": "https://lantern.example", "trust_proxy": ("10.0.0.0/8",)}


def is_refused(client: TestClient, made: Json, *tokens: str) -> bool:
    """Tell whether neither way to the games of this machine opens, with a sentence that helps."""
    headers = bearer(*tokens) if tokens else {}
    replies = [client.get("/api/games", headers=headers), client.post(f"/api/games/{made['id']}/open", headers=headers)]
    refused = all((reply.status_code, reply.json()["code"]) == (403, "not-local") for reply in replies)
    return refused and all("`lantern serve`" in reply.json()["sentence"] for reply in replies)


def test_with_the_key_games_are_listed_and_opened_again(tmp_path: Path) -> None:
    with open_client(tmp_path) as client:
        made = create(client)
        assert [game["id"] for game in client.get("/api/games", headers=bearer(KEY)).json()] == [made["id"]]
        again = client.post(f"/api/games/{made['id']}/open", headers=bearer(KEY)).json()
        assert again["host"] != made["host"]
        for links in (again, made):
            assert show(client, made, links["seats"][1])["you"]["seats"] == [1]
        create(client, seats=[{"name": "Amara"}, {}])
        names = [game["names"] for game in client.get("/api/games", headers=bearer(KEY)).json()]
        assert sorted(names) == [[], ["Amara", ""]]


def test_coming_from_this_machine_is_not_enough(tmp_path: Path) -> None:
    """So comes a stranger through a proxy on this machine, and so comes another user of it."""
    with open_client(tmp_path) as client:
        made = create(client)
        for tokens in ((), ("nonsense",), (KEY[:-1],), (made["host"],), ("",), (KEY, made["host"])):
            assert is_refused(client, made, *tokens)


def test_the_key_is_not_enough_from_elsewhere_or_through_a_proxy(tmp_path: Path) -> None:
    app = make_app(settings(tmp_path, host="0.0.0.0"))
    with TestClient(app, base_url="http://192.0.2.7", client=("192.0.2.9", 1)) as client:
        assert is_refused(client, create(client), KEY)
    with open_client(tmp_path / "b", trust_proxy=("127.0.0.1",)) as client:
        assert is_refused(client, create(client), KEY)
    with open_client(tmp_path / "c", operator_key="") as client:
        made = create(client)
        assert is_refused(client, made)
        assert is_refused(client, made, "")


def test_the_operator_lists_ends_opens_and_erases_games_from_anywhere(tmp_path: Path) -> None:
    with open_client(tmp_path, "192.0.2.9", **SITE) as client:
        made = create(client, seats=[{"name": "Amara"}, {}])
        games = "/api/admin/games"
        for method, path in (
            ("GET", games),
            ("DELETE", f"{games}/{made['id']}"),
            ("POST", f"{games}/{made['id']}/end"),
            ("POST", f"{games}/{made['id']}/open"),
        ):
            for token in ("", "nonsense", made["host"]):
                reply = client.request(method, path, headers=bearer(token))
                assert (reply.status_code, reply.json()["code"]) == (403, "not-operator")
        key = bearer(KEY)
        listed = client.get(games, headers=key).json()
        assert [(game["id"], game["names"]) for game in listed] == [(made["id"], [])], "names are nobody's business"
        opened = client.post(f"{games}/{made['id']}/open", headers=key).json()
        assert show(client, made, opened["host"])["you"]["host"]
        assert client.post(f"{games}/{made['id']}/end", headers=key).status_code == 200
        assert client.get(games, headers=key).json()[0]["ended"]
        assert client.delete(f"{games}/{made['id']}", headers=key).status_code == 200
        assert client.delete(f"{games}/{made['id']}", headers=key).json()["code"] == "no-such-table"
        assert client.post(f"{games}/{made['id']}/end", headers=key).json()["code"] == "no-such-table"
        assert client.get(games, headers=key).json() == []


def test_whoever_shows_links_finds_these_games_and_whose_turn_it_is(tmp_path: Path) -> None:
    with open_client(tmp_path, "192.0.2.9", **SITE) as client:
        mine, other = create(client), create(client)
        over = client.post("/api/records", json={"text": GAME}).json()
        held = [
            {"id": mine["id"], "token": ",".join(mine["seats"])},
            {"id": over["id"], "token": over["host"]},
            {"id": other["id"], "token": mine["host"]},
            {"id": "nowhere", "token": "nonsense"},
        ]
        found = {game["id"]: game for game in client.post("/api/mine", json={"games": held}).json()}
        assert set(found) == {mine["id"], over["id"]}
        game = found[mine["id"]]
        assert (game["seats"], game["host"], game["outcome"]) == ([0, 1], False, 0)
        assert game["asked"] == [0, 1], "all plan at the same time"
        assert game["since"] > 0
        assert (game["players"], game["level"]) == (2, "normal")
        assert (found[over["id"]]["host"], found[over["id"]]["asked"], found[over["id"]]["outcome"]) == (True, [], 1)
        assert client.post("/api/mine", json={"games": [held[0]] * 51}).status_code == 422


def test_the_privacy_page_knows_how_long_what_is_kept(tmp_path: Path) -> None:
    with open_client(tmp_path, keep_talk_days=30, contact="mailto:host@lantern.example") as client:
        assert client.get("/api/privacy").json() == {
            "unfinished": 0.0,
            "finished": 0.0,
            "talk": 30.0,
            "contact": "mailto:host@lantern.example",
            "notices": False,
        }


def test_the_browser_is_not_given_the_key_where_others_could_read_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[str] = []
    monkeypatch.setattr("webbrowser.open", opened.append)
    monkeypatch.setattr(serve, "SNAPS", tmp_path / "none")
    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.chdir(tmp_path)
    where = own_address(Settings(operator_key=KEY), 8850)
    serve.open_browser(where, Path("tables.db"), quiet=False)
    page = tmp_path / "tables.db.html"
    assert opened == [page.as_uri()]
    assert f"url={where}" in page.read_text(encoding="utf-8")
    serve.open_browser("http://127.0.0.1:8850/", tmp_path / "tables.db", quiet=False)
    serve.open_browser(where, tmp_path / "tables.db", quiet=True)
    assert opened[1:] == ["http://127.0.0.1:8850/"]


def test_the_address_of_this_machine_has_the_key_unless_this_is_a_site() -> None:
    for host, address in (("127.0.0.1", "127.0.0.1"), ("0.0.0.0", "127.0.0.1"), ("::", "[::1]")):
        assert own_address(Settings(host=host, operator_key=KEY), 80) == f"http://{address}:80/#key={KEY}"
    for found in (
        Settings(host="192.0.2.1", operator_key=KEY),
        Settings(),
        Settings(operator_key=KEY, trust_proxy=("127.0.0.1",)),
        Settings(operator_key=KEY, store="postgresql:///lantern"),
    ):
        assert own_address(found, 80) == ""
