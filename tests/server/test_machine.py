"""Who may list and open the games of a machine: whoever has its key, on that machine, and nobody else."""

import os
import stat
from contextlib import ExitStack
from pathlib import Path

import httpx2
import pytest
from starlette.testclient import TestClient

from lantern.cli import serve
from lantern.server.machine import machine_key, opening_page
from lantern.server.running import own_address
from lantern.server.settings import Settings
from tests.server.playing import KEY, Json, bearer, open_client, running
from tests.server.sockets import GoneError, connect
from tests.server.test_http import create, look


def is_refused(client: TestClient, made: Json, *tokens: str) -> bool:
    """Tell whether neither door of this machine opens, with a sentence that helps."""
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
        assert look(client, made, again["seats"][1])["you"]["seats"] == [1]
        assert look(client, made, made["seats"][1])["you"]["seats"] == [1]


def test_names_are_listed_where_there_are_any(tmp_path: Path) -> None:
    with open_client(tmp_path) as client:
        create(client)
        assert [game["names"] for game in client.get("/api/games", headers=bearer(KEY)).json()] == [[]]
        create(client, seats=[{"name": "Amara"}, {}])
        names = [game["names"] for game in client.get("/api/games", headers=bearer(KEY)).json()]
        assert sorted(names) == [[], ["Amara", ""]]


def test_coming_from_this_machine_is_not_enough(tmp_path: Path) -> None:
    """So comes a stranger through a proxy on this machine, and so comes another user of it."""
    with open_client(tmp_path) as client:
        made = create(client)
        for tokens in ((), ("nonsense",), (KEY[:-1],), (made["host"],), ("",), (KEY, made["host"])):
            assert is_refused(client, made, *tokens)


def test_the_key_is_not_enough_from_elsewhere(tmp_path: Path) -> None:
    from lantern.server.app import make_app
    from tests.server.playing import settings

    app = make_app(settings(tmp_path, host="0.0.0.0"))
    with TestClient(app, base_url="http://192.0.2.7", client=("192.0.2.9", 1)) as client:
        assert is_refused(client, create(client), KEY)
    with TestClient(app, base_url="http://127.0.0.1", client=("127.0.0.1", 1)) as client:
        assert client.get("/api/games", headers=bearer(KEY)).status_code == 200


def test_without_a_key_there_are_no_such_doors(tmp_path: Path) -> None:
    with open_client(tmp_path, key="", behind_proxy=True) as client:
        made = create(client)
        for tokens in ((), ("",), (KEY,), (made["host"],)):
            assert is_refused(client, made, *tokens)


def test_the_key_stays_and_is_for_its_owner_only(tmp_path: Path) -> None:
    data = tmp_path / "games" / "tables.db"
    key = machine_key(data)
    file = data.with_name("tables.db.key")
    assert file.read_text(encoding="ascii") == key + "\n"
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    file.chmod(0o644)
    assert machine_key(data) == key
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    file.write_text("", encoding="ascii")
    assert len(machine_key(data)) == len(key)
    assert machine_key(tmp_path / "other.db") != key


def test_the_browser_is_not_given_the_key_where_others_could_read_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[str] = []
    monkeypatch.setattr("webbrowser.open", opened.append)
    monkeypatch.setattr(serve, "SNAPS", tmp_path / "none")
    monkeypatch.setenv("DISPLAY", ":0")
    where = own_address("127.0.0.1", 8850, KEY)
    monkeypatch.chdir(tmp_path)
    serve.open_browser(where, Path("tables.db"), quiet=False)
    page = tmp_path / "tables.db.html"
    assert opened == [page.as_uri()]
    assert f"url={where}" in page.read_text(encoding="utf-8")
    assert stat.S_IMODE(page.stat().st_mode) == 0o600
    serve.open_browser("http://127.0.0.1:8850/", tmp_path / "tables.db", quiet=False)
    serve.open_browser(where, tmp_path / "tables.db", quiet=True)
    assert opened[1:] == ["http://127.0.0.1:8850/"]
    os.link(page, tmp_path / "held")
    assert "other" in opening_page(tmp_path / "tables.db", "other").read_text(encoding="utf-8")
    assert "other" not in (tmp_path / "held").read_text(encoding="utf-8")


def test_the_address_of_this_machine_has_the_key() -> None:
    assert own_address("127.0.0.1", 80, "k") == "http://127.0.0.1:80/#key=k"
    assert own_address("0.0.0.0", 80, "k") == "http://127.0.0.1:80/#key=k"
    assert own_address("::", 80, "k") == "http://[::1]:80/#key=k"
    assert own_address("192.0.2.1", 80, "k") == ""
    assert own_address("127.0.0.1", 80, "") == ""


def test_the_printed_address_opens_the_games_and_no_other(tmp_path: Path) -> None:
    data = tmp_path / "tables.db"
    with running(data) as server:
        games = f"http://{server.address}/api/games"
        stranger = {"x-forwarded-for": "198.51.100.1", "x-forwarded-host": "lantern.example"}
        assert httpx2.get(games, headers=bearer(server.key)).json() == []
        assert httpx2.get(games).status_code == 403
        assert httpx2.get(games, headers=stranger).status_code == 403
        assert server.stop() == 0
        key = server.key
    with running(data) as server:
        assert server.key == key


def test_behind_a_proxy_nobody_is_at_home_and_each_address_counts(tmp_path: Path) -> None:
    data = tmp_path / "tables.db"
    key = machine_key(data)
    with (
        running(data, "--behind-proxy") as server,
        httpx2.Client(base_url=f"http://{server.address}", headers={"host": "lantern.example"}) as client,
        ExitStack() as stack,
    ):
        assert server.key == ""
        assert client.get("/api/games", headers=bearer(key)).status_code == 403
        one, two = ({"x-forwarded-for": f"198.51.100.{number}"} for number in (1, 2))
        origin = {"origin": "https://lantern.example"}
        made = client.post("/api/tables", json={"players": 1}, headers={**origin, **two}).json()
        for _connection in range(Settings.connections):
            stack.enter_context(connect(client, made, additional_headers=one))
        with pytest.raises(GoneError), connect(client, made, additional_headers=one):
            pass
        with connect(client, made, additional_headers=two) as other:
            assert other.hello(made["host"])["you"]["host"]
