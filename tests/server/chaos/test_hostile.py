"""Strangers who ask for work and hang up, or ask for what is not theirs, delay nobody and change nothing."""

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random
from typing import Any

import httpx2
import pytest

from lantern.server.app import ENDPOINTS
from tests.server.http.client import Json, Running, bearer, create, running
from tests.server.live.sockets import connect_to
from tests.test_games import GAMES

LONGEST = max((path.read_text(encoding="utf-8") for path in GAMES), key=len)
MOST_WAIT = 0.25  # seconds: the 99th percentile at another table
VALUES: list[Any] = [None, -1, 0, 1, 4, 10**30, 0.5, "", "person", "x" * 70_000, "\x00", [], [[]] * 9, {}, {"a": {}}]
FIELDS = ["players", "seed", "seats", "answer", "position", "key", "text", "by", "name", "renew", "allowed", "to"]
METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS"]


@contextmanager
def beside(server: Running, made: Json) -> Iterator[list[float]]:
    """Ask a table again and again whether it is there; the list gets how long each reply took."""
    waits: list[float] = []
    over = threading.Event()

    def ask() -> None:
        with connect_to(f"127.0.0.1:{server.port}", made["id"]) as calm:
            calm.hello(made["host"])
            while not over.wait(0.01):
                began = time.monotonic()
                calm.say(type="ping", key="k")
                calm.until("accepted")
                waits.append(time.monotonic() - began)

    thread = threading.Thread(target=ask)
    thread.start()
    try:
        yield waits
    finally:
        over.set()
        thread.join(30)


def p99(waits: list[float]) -> float:
    """Return the 99th percentile."""
    assert len(waits) > 20, waits
    return sorted(waits)[len(waits) * 99 // 100]


def hang_up(server: Running, path: str, token: str) -> None:
    """Ask for something and hang up at once."""
    with suppress(httpx2.TimeoutException), httpx2.Client(base_url=server.url) as client:
        client.get(path, headers=bearer(token), timeout=0.02)


@pytest.mark.parametrize("hints", [30, pytest.param(200, marks=pytest.mark.long)])
def test_hints_that_nobody_waits_for_delay_nobody(tmp_path: Path, hints: int) -> None:
    """As many tables as hints, so that no two hints are the same work."""
    with running(tmp_path / "tables.db") as server, httpx2.Client(base_url=server.url) as client:
        played = create(client)
        tables = [create(client, seed=f"hint {number}") for number in range(hints)]
        with beside(server, played) as waits:
            for made in tables:
                hang_up(server, f"/api/tables/{made['id']}/hint", ",".join(made["seats"]))
            time.sleep(1)
        assert p99(waits) < MOST_WAIT
        assert client.get("/readyz").status_code == 200


@pytest.mark.parametrize(("reviews", "seconds"), [(1, 1.0), pytest.param(3, 8.0, marks=pytest.mark.long)])
def test_reviews_of_long_records_delay_nobody(tmp_path: Path, reviews: int, seconds: float) -> None:
    """Reviews at once of the longest record there is, which are given up after a while."""
    with running(tmp_path / "tables.db") as server, httpx2.Client(base_url=server.url, timeout=60) as client:
        played = create(client)
        made = [client.post("/api/records", json={"text": LONGEST}).json() for _table in range(reviews)]
        with beside(server, played) as waits:
            threads = [threading.Thread(target=review, args=(server, each, seconds)) for each in made]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join(60)
        assert p99(waits) < MOST_WAIT


def review(server: Running, made: Json, seconds: float) -> None:
    """Ask for a review, and give up after a while."""
    with suppress(httpx2.TimeoutException):
        httpx2.get(f"{server.url}/api/tables/{made['id']}/review", headers=bearer(made["host"]), timeout=seconds)


def strange_request(dice: Random, made: Json, tokens: list[str]) -> dict[str, Any]:
    """Return any request about a table, by somebody who has no right to change it."""
    path = dice.choice(ENDPOINTS).path.replace("{id}", dice.choice([made["id"], made["id"], "nowhere", "%00", "é"]))
    for name in ("{seat:int}", "{number:int}", "{who}"):
        path = path.replace(name, dice.choice(["0", "1", "-1", "9" * 30, "host", "spectators"]))
    body = {dice.choice(FIELDS): dice.choice(VALUES) for _field in range(dice.randrange(4))}
    content = dice.choice([dice.randbytes(40), b"{", b"[" * 5_000, b""])
    return {
        "method": dice.choice(METHODS),
        "url": path,
        "headers": dice.choice([{}, bearer(dice.choice(tokens)), {"authorization": "Bearer"}, {"origin": "http://x"}]),
        "params": dice.choice([{}, {"at": dice.choice(["-1", "x", "9" * 40]), "since": "1", "seat": "7"}]),
        **dice.choice([{"json": body}, {"content": content}]),
    }


@pytest.mark.parametrize("requests", [400, pytest.param(10_000, marks=pytest.mark.long)])
def test_requests_without_a_right_change_nothing(tmp_path: Path, requests: int) -> None:
    """Whatever is asked for gets a reply, and nothing of it goes wrong inside the server."""
    dice = Random(20)
    with running(tmp_path / "tables.db") as server, httpx2.Client(base_url=server.url, timeout=60) as client:
        made, other = create(client), create(client)
        tokens = [made["spectator"], other["host"], "x" * 22, ",".join(other["seats"]), "\x7f"]
        before = state_of(client, made)
        for _request in range(requests):
            reply = client.request(**strange_request(dice, made, tokens))
            assert reply.status_code < 500 or reply.status_code == 503, reply.text
        assert state_of(client, made) == before
        server.stop()
        assert "Traceback" not in server.said


def state_of(client: httpx2.Client, made: Json) -> tuple[str, Json]:
    """Return everything that somebody with every right sees of a table."""
    headers = bearer(made["host"], *made["seats"])
    record = client.get(f"/api/tables/{made['id']}/record", headers=headers)
    here = client.get(f"/api/tables/{made['id']}", headers=headers)
    assert (record.status_code, here.status_code) == (200, 200)
    return record.text, here.json()
