"""Leaving a table undoes nothing that somebody else changes at the same moment."""

import sqlite3
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from pathlib import Path

import httpx2

from tests.server.playing import Json, Running, bearer, running
from tests.server.sockets import connect_to


@contextmanager
def held(data: Path) -> Iterator[None]:
    """Let nobody else write to a file of games."""
    with closing(sqlite3.connect(data, isolation_level=None)) as db:
        db.execute("BEGIN IMMEDIATE")
        yield
        db.execute("ROLLBACK")


def change(server: Running, made: Json, how: Json) -> None:
    """Change the first seat, as the host."""
    path = f"http://{server.address}/api/tables/{made['id']}/seats/0"
    assert httpx2.post(path, json=how, headers=bearer(made["host"]), timeout=20).status_code == 200


def test_what_the_host_changes_while_a_seat_is_leaving_is_kept(tmp_path: Path) -> None:
    data = tmp_path / "tables.db"
    with running(data) as first, ThreadPoolExecutor(1) as threads:
        made = httpx2.post(f"http://{first.address}/api/tables", json={"players": 2}).json()
        with connect_to(first.address, made["id"]) as player, connect_to(first.address, made["id"]) as other:
            player.hello(made["seats"][0])
            other.hello(made["seats"][1])
            with held(data):  # so that the change is still being saved when the seat leaves
                changed = threads.submit(change, first, made, {"name": "Amara", "muted": True})
                time.sleep(0.3)
                player.abort()
                while other.until("chairs")["chairs"][0]["here"]:
                    pass
            changed.result()
        assert first.stop() == 0
    with running(data) as again:
        path = f"http://{again.address}/api/tables/{made['id']}"
        chair = httpx2.get(path, headers=bearer(made["host"])).json()["chairs"][0]
        assert (chair["name"], chair["muted"]) == ("Amara", True)
