"""What an operator relies on: health, readiness, metrics, logs without people in them, and retention."""

import asyncio
import json
import logging
from collections.abc import Iterator
from pathlib import Path

import pytest
import structlog
from starlette.testclient import TestClient

from lantern.server import app as application
from lantern.server.http import health
from lantern.server.logs import configure_logs
from lantern.server.settings import Settings
from lantern.server.store.base import UnavailableError
from lantern.server.store.sqlite import SqliteStore
from tests.server.http.client import KEY, bearer, create, open_client, show, wait_until


async def unavailable(_store: SqliteStore) -> None:
    raise UnavailableError("the disk is full")


async def hanging(_store: SqliteStore) -> None:
    await asyncio.sleep(60)


@pytest.mark.parametrize("check", [unavailable, hanging])
def test_a_server_that_cannot_save_is_alive_but_not_ready(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, check: object
) -> None:
    monkeypatch.setattr(health, "WITHIN", 0.1)
    with open_client(tmp_path) as client:
        assert client.get("/readyz").json() == {"ready": True, "store": "ok", "queue": "ok", "disk": "ok"}
        monkeypatch.setattr(SqliteStore, "check", check)
        reply = client.get("/readyz")
        assert (reply.status_code, reply.json()["store"]) == (503, "The server cannot save just now.")
        assert client.get("/healthz").json() == {"status": "ok"}


def test_old_jobs_and_a_full_disk_make_a_server_not_ready(tmp_path: Path) -> None:
    with open_client(tmp_path, ready_free_megabytes=10**9) as client:
        assert client.get("/readyz").json()["disk"].startswith("Only ")
    with open_client(tmp_path, ready_queue_age=5.0) as client:
        app: object = client.app
        app.state.jobs.load = lambda: {"age": 7.0}  # type: ignore[attr-defined]
        assert client.get("/readyz").json()["queue"] == "A job has been waiting for 7 seconds."


def metrics(client: TestClient) -> dict[str, float]:
    """Read the metrics."""
    lines = client.get("/metrics", headers=bearer(KEY)).text.splitlines()
    return {name: float(value) for name, value in (line.rsplit(" ", 1) for line in lines if line[0] != "#")}


def test_metrics_count_requests_refusals_and_tables(tmp_path: Path) -> None:
    with open_client(tmp_path) as client:
        before = metrics(client)
        made = create(client)
        client.get(f"/api/tables/{made['id']}", headers=bearer("nonsense"))
        wait_until(lambda: metrics(client)["lantern_loop_lag_seconds_count"] > 0)
        after = metrics(client)
        for name, more in (
            ('lantern_refusals_total{code="wrong-token"}', 1),
            ('lantern_requests_total{status="201"}', 1),
            ('lantern_requests_total{status="403"}', 1),
        ):
            assert after[name] - before.get(name, 0) == more
        assert after["lantern_tables"] == 1
        assert {"lantern_listeners", "lantern_queue_age_seconds", "lantern_answer_seconds_count"} <= set(after)


def test_metrics_are_not_for_strangers(tmp_path: Path) -> None:
    site = {"host": "0.0.0.0", "trust_proxy": ("10.0.0.0/8",)}
    with open_client(tmp_path, "192.0.2.1", **site) as client:
        assert client.get("/metrics").json()["code"] == "not-operator"
        assert client.get("/metrics", headers=bearer(KEY)).status_code == 200
    with open_client(tmp_path, "127.0.0.1", **site) as client:
        assert client.get("/metrics").status_code == 403, "so comes a stranger through a proxy on this machine"
    with open_client(tmp_path, "192.0.2.1", host="0.0.0.0", open_metrics=True) as client:
        assert client.get("/metrics").status_code == 200


@pytest.fixture
def logs() -> Iterator[None]:
    """Leave logging as it was."""
    root = logging.getLogger()
    handlers, level = list(root.handlers), root.level
    yield
    root.handlers[:], root.level = handlers, level
    structlog.reset_defaults()


@pytest.mark.usefixtures("logs")
def test_nothing_about_people_is_in_the_log(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """At the most talkative level, with everything that goes wrong, and with errors that quote what people typed."""
    configure_logs(Settings(log_level="debug", log_format="json"))

    async def broken(_table: object) -> str:
        raise ValueError("Amara said: meet me at the river, from 192.0.2.77")

    monkeypatch.setattr("lantern.server.tables.replay.text", broken)
    with open_client(tmp_path, "192.0.2.77", host="0.0.0.0") as client:
        made = create(client, seats=[{"name": "Amara"}, {"name": "Ben"}])
        path, host = f"/api/tables/{made['id']}", bearer(made["host"], *made["seats"])
        client.post(f"{path}/chat", json={"text": "meet me at the river"}, headers=host)
        client.post(f"{path}/notes", json={"text": "by the river"}, headers=host)
        client.post(f"{path}/seats/0", json={"name": "Amara River"}, headers=host)
        client.post("/api/tables", json={"players": "Amara"})
        assert client.get(f"{path}/record", headers=host).status_code == 500
        client.get("/Amara/192.0.2.77", headers={"x-forwarded-for": "192.0.2.78"})
        show(client, made, made["host"])
    log = capsys.readouterr().err
    for private in ("Amara", "Ben", "river", "192.0.2.7", made["host"], *made["seats"], made["spectator"], KEY):
        assert private not in log
    lines = [json.loads(line) for line in log.splitlines()]
    failure = next(line for line in lines if line["event"] == "unexpected error")
    assert (failure["level"], failure["error"], failure["table"]) == ("error", "ValueError", made["id"])
    assert "test_operation.py" in failure["at"][-1]
    request = next(line for line in lines if line.get("route") == "/api/tables/{id}/chat")
    assert (request["table"], request["status"], len(request["request"])) == (made["id"], 200, 12)


@pytest.mark.usefixtures("logs")
def test_logs_have_levels_and_a_form_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    configure_logs(Settings())
    logging.getLogger("some.library").warning("a warning of a library")
    logging.getLogger("some.library").info("chatter")
    shown = capsys.readouterr().err
    assert "a warning of a library" in shown
    assert "chatter" not in shown
    assert not shown.startswith("{")


def test_what_is_older_than_the_settings_allow_is_erased_while_the_server_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(application, "RETENTION_EVERY", 0.05)
    with open_client(tmp_path, keep_unfinished_days=1 / 86_400, keep_talk_days=1) as client:
        old = create(client)
        wait_until(lambda: client.get("/api/games", headers=bearer(KEY)).json() == [])
        gone = client.get(f"/api/tables/{old['id']}", headers=bearer(old["host"]))
        assert gone.json()["code"] == "no-such-table"
