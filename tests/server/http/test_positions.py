"""Positions are checked and drawn, and puzzles are offered and graded."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from lantern.learn.puzzles import puzzles
from lantern.notation import NUMBERS
from tests.server.http.client import bearer, create, open_client, show


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with open_client(tmp_path) as found:
        yield found


def test_a_position_is_checked_completed_and_drawn(client: TestClient) -> None:
    text = "lantern position 1\nplayers 1\nseat 1 conductor $8\npeople boston 2\nask round phase=action\nask planning\n"
    found = client.post("/api/positions", json={"text": text}).json()
    assert "people boston 2" in found["text"].splitlines()
    assert found["scene"]["table"]["people"]["boston"] == 2
    assert client.post("/api/positions", json={"text": found["text"]}).json()["text"] == found["text"]


@pytest.mark.parametrize(
    ("text", "line", "said"),
    [
        ("lantern position 1\nplayers 1\npeople nowhere 2\n", 3, "'nowhere' is not known here"),
        ("Dear diary", 1, "this is no position"),
        ("", 0, "empty"),
    ],
)
def test_what_is_wrong_with_a_position_is_named(client: TestClient, text: str, line: int, said: str) -> None:
    reply = client.post("/api/positions", json={"text": text})
    assert (reply.status_code, reply.json()["code"], reply.json()["line"]) == (422, "bad-position", line)
    assert said in reply.json()["sentence"]


def test_a_puzzle_is_offered_played_and_graded(client: TestClient) -> None:
    offers = client.get("/api/puzzles").json()
    assert [each["id"] for each in offers] == list(puzzles())
    offer, puzzle = offers[0], puzzles()[offers[0]["id"]]
    made = create(client, players=1, position=offer["position"], seed=offer["seed"], seats=[])
    key = bearer(*made["seats"])
    path = f"/api/tables/{made['id']}"
    assert client.get(f"{path}/puzzle", headers=key).json()["met"] is False
    for word in [*puzzle.solution, "done"]:
        at = show(client, made, *made["seats"])["scene"]["position"]
        given = {"answer": NUMBERS[word], "position": at, "key": f"k{at}"}
        assert client.post(f"{path}/answers", json=given, headers=key).status_code == 200
    graded = client.get(f"{path}/puzzle", headers=key).json()
    assert (graded["over"], graded["met"]) == (True, True)
    assert [step["why"] != [] for step in graded["shown"]] == [True] * len(puzzle.solution)


def test_the_position_at_a_table_can_be_copied_and_no_other_table_is_a_puzzle(client: TestClient) -> None:
    made = create(client, players=1, seats=[])
    key = bearer(*made["seats"])
    text = client.get(f"/api/tables/{made['id']}/position", headers=key).text
    assert text.startswith("lantern position 1\n")
    assert client.post("/api/positions", json={"text": text}).status_code == 200
    assert client.get(f"/api/tables/{made['id']}/puzzle", headers=key).status_code == 404
    assert client.get(f"/api/tables/{made['id']}/position").status_code == 401
