"""The page and its files as they are served, and what previews of links show."""

import json
import re
import struct
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from lantern.server.app import make_app
from lantern.server.http.page import HEAD, TITLE
from lantern.server.store.base import UnavailableError
from tests.server.http.client import GAME, HERE, create, settings

ROOT = Path(__file__).parents[3]


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text(f"<!doctype html>{TITLE}", encoding="utf-8")
    (page / "assets" / "main.js").write_text("1", encoding="utf-8")
    (page / "worker.js").write_text("2", encoding="utf-8")
    (page / "manifest.webmanifest").write_text("{}", encoding="utf-8")
    with TestClient(make_app(settings(tmp_path, public_url=HERE), page), base_url=HERE) as client:
        yield client


def preview(client: TestClient, path: str) -> dict[str, str]:
    """Return what a preview of a link shows."""
    text = client.get(path).text
    found = dict(re.findall(r'<meta (?:name|property)="(?:og:)?([\w:]+)" content="([^"]*)" />', text))
    assert f"<title>{found['title']}</title>" in text
    assert found["image"] == f"{HERE}/icons/preview.png"
    return found


def test_the_page_is_served_where_it_is_built(client: TestClient) -> None:
    for path in ("/", "/t/abc", "/replay/abc", "/privacy"):
        reply = client.get(path)
        assert "<title>" in reply.text
        assert reply.headers["cache-control"] == "no-cache"
    assert client.get("/assets/main.js").text == "1"
    assert client.get("/assets/none.js").status_code == 404
    assert client.get("/../tables.db").status_code == 404


def test_files_named_by_what_is_in_them_are_kept_and_others_asked_about(client: TestClient) -> None:
    assert "immutable" in client.get("/assets/main.js").headers["cache-control"]
    for path, kind in (("/worker.js", "text/javascript"), ("/manifest.webmanifest", "application/manifest+json")):
        reply = client.get(path)
        assert reply.headers["content-type"].startswith(kind)
        assert reply.headers["cache-control"] == "no-cache"
        assert {"worker-src 'self'", "manifest-src 'self'"} <= set(reply.headers["content-security-policy"].split("; "))


def test_an_invitation_is_previewed_without_names(client: TestClient) -> None:
    made = create(client, seats=[{"name": "Amara"}, {"name": "Ben"}])
    for path in (f"/t/{made['id']}", "/join", "/t/x%22%3E%3Cscript%3E"):
        assert preview(client, path)["title"] == "A table of Lantern"
    text = client.get(f"/t/{made['id']}").text
    assert "Amara" not in text
    assert made["id"] not in text


def test_a_finished_game_is_previewed_with_its_outcome_and_a_running_one_is_not(client: TestClient) -> None:
    over = client.post("/api/records", json={"text": GAME}).json()["id"]
    for path in (f"/replay/{over}", f"/review/{over}"):
        found = preview(client, path)
        assert found["title"] == "A game of Lantern for 2"
        assert found["description"] == "The game is won. See it again, round by round."
    running = create(client)["id"]
    for path in (f"/replay/{running}", "/replay/", "/replay/none", "/rules", "/"):
        assert preview(client, path)["title"] == "Lantern"


def test_the_page_opens_while_the_store_is_away(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    async def away(_games: list[str]) -> None:
        raise UnavailableError("away")

    monkeypatch.setattr(client.app.state.store, "listings", away)  # type: ignore[attr-defined]
    assert preview(client, "/replay/any")["title"] == "Lantern"


def test_the_built_page_has_a_place_for_previews() -> None:
    assert TITLE in (ROOT / "web" / "index.html").read_text(encoding="utf-8")
    assert HEAD.startswith(TITLE[:7])


def test_the_icons_of_the_manifest_have_the_size_that_it_says() -> None:
    public = ROOT / "web" / "public"
    manifest = json.loads((public / "manifest.webmanifest").read_text(encoding="utf-8"))
    assert (manifest["start_url"], manifest["scope"], manifest["display"]) == ("/", "/", "standalone")
    assert {icon.get("purpose", "any") for icon in manifest["icons"]} == {"any", "maskable"}
    sizes = {"/icons/preview.png": "1200x630"} | {icon["src"]: icon["sizes"] for icon in manifest["icons"]}
    for path, size in sizes.items():
        head = (public / path[1:]).read_bytes()[:24]
        assert "{}x{}".format(*struct.unpack(">II", head[16:])) == size
