"""Requests about notices: what is offered, subscribing, and the feeds of seats."""

from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest
from starlette.testclient import TestClient

from lantern.engine.actions import ready
from tests.server.http.client import Json, bearer, create, open_client, show
from tests.server.notices.browser import Browser

NAMES = [{"name": "Amara"}, {"name": "Ben"}]


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with open_client(tmp_path, notices=True) as found:
        yield found


def subscribe(client: TestClient, made: Json, token: str, body: Json) -> int:
    path = f"/api/tables/{made['id']}/notices"
    return int(client.post(path, json=body, headers=bearer(token)).status_code)


def feeds(client: TestClient, made: Json, *tokens: str) -> list[Json]:
    found: list[Json] = client.get(f"/api/tables/{made['id']}/feeds", headers=bearer(*tokens)).json()
    return found


def test_notices_are_off_unless_they_are_switched_on(tmp_path: Path) -> None:
    with open_client(tmp_path) as client:
        made = create(client)
        offered = client.get("/api/notices").json()
        assert (offered["feeds"], offered["push"], offered["key"]) == (False, False, "")
        assert subscribe(client, made, made["seats"][0], Browser().json()) == 404
        assert client.get(f"/api/tables/{made['id']}/feeds", headers=bearer(made["seats"][0])).status_code == 404


def test_a_browser_subscribes_and_unsubscribes(client: TestClient) -> None:
    made = create(client)
    offered = client.get("/api/notices").json()
    assert offered["push"]
    assert len(offered["key"]) == 87
    assert subscribe(client, made, made["seats"][0], Browser().json()) == 200
    assert subscribe(client, made, made["spectator"], Browser().json()) == 403
    assert subscribe(client, made, "x", Browser().json()) == 403
    for number in range(4):
        assert subscribe(client, made, made["seats"][0], Browser(str(number)).json()) == 200
    assert subscribe(client, made, made["seats"][0], Browser("more").json()) == 429
    path = f"/api/tables/{made['id']}/notices/forget"
    body = {"endpoint": Browser().endpoint}
    assert client.post(path, json=body, headers=bearer(made["seats"][0])).status_code == 200
    assert subscribe(client, made, made["seats"][0], Browser("more").json()) == 200


def test_what_nothing_can_be_sent_to_is_refused(client: TestClient) -> None:
    made, good = create(client), Browser().json()
    for bad in (
        {**good, "endpoint": "https://10.0.0.1/a"},
        {**good, "endpoint": "x" * 5_000},
        {**good, "keys": {"p256dh": "AAAA", "auth": good["keys"]["auth"]}},
        {**good, "keys": {"p256dh": good["keys"]["p256dh"], "auth": "é"}},
        {"endpoint": good["endpoint"]},
    ):
        assert subscribe(client, made, made["seats"][0], bad) == 422


def test_a_feed_tells_whose_turn_it_is_and_no_names(client: TestClient) -> None:
    made = create(client, seats=NAMES)
    assert feeds(client, made, made["spectator"]) == []
    (mine,) = feeds(client, made, made["seats"][0])
    calendar = client.get(mine["calendar"])
    assert calendar.headers["content-type"].startswith("text/calendar")
    assert calendar.headers["cache-control"] == "no-store"
    assert "STATUS:CONFIRMED" in calendar.text
    assert f"URL:http://127.0.0.1/t/{made['id']}\r\n" in calendar.text
    atom = client.get(mine["atom"])
    assert len(ElementTree.fromstring(atom.text).findall("{http://www.w3.org/2005/Atom}entry")) == 1
    for text in (calendar.text, atom.text):
        assert "Amara" not in text
        assert made["seats"][0] not in text
    body = {"answer": ready(0), "position": show(client, made, made["seats"][0])["scene"]["position"]}
    reply = client.post(f"/api/tables/{made['id']}/answers", json=body, headers=bearer(made["seats"][0]))
    assert reply.status_code == 200, reply.text
    assert "STATUS:CANCELLED" in client.get(mine["calendar"]).text
    assert not ElementTree.fromstring(client.get(mine["atom"]).text).findall("{http://www.w3.org/2005/Atom}entry")


def test_a_feed_ends_with_the_link_of_its_seat(client: TestClient) -> None:
    made = create(client)
    (mine,) = feeds(client, made, made["seats"][0])
    (theirs,) = feeds(client, made, made["seats"][1])
    path = f"/api/tables/{made['id']}/seats/0"
    reply = client.post(path, json={"renew": True}, headers=bearer(made["host"]))
    assert reply.status_code == 200, reply.text
    assert client.get(mine["calendar"]).status_code == 404
    assert client.get(theirs["calendar"]).status_code == 200
    assert client.get(theirs["calendar"].replace("-1-", "-0-")).status_code == 404
    assert client.get("/feed/nothing.ics").status_code == 404


def test_a_feed_cannot_be_read_all_the_time(client: TestClient) -> None:
    made = create(client)
    (mine,) = feeds(client, made, made["seats"][0])
    assert {client.get(mine["atom"]).status_code for _reading in range(25)} == {200, 429}
