"""`lantern serve` as a process: its address, its port, its end, and its next start."""

import os
import subprocess
import sys
from pathlib import Path

import httpx2
import pytest

from lantern.cli import main
from lantern.server.running import address, listen
from lantern.server.settings import is_loopback
from tests.server.playing import bearer, running, start


def test_it_stops_in_peace_and_goes_on_at_the_next_start(tmp_path: Path) -> None:
    data = tmp_path / "tables.db"
    with running(data) as first:
        made = httpx2.post(f"http://{first.address}/api/tables", json={"players": 2}).json()
        path = f"/api/tables/{made['id']}"
        before = httpx2.get(f"http://{first.address}{path}", headers=bearer(made["host"])).json()
        second = subprocess.run(
            [sys.executable, "-m", "lantern", "serve", "--no-browser", "--data", str(data)],
            capture_output=True,
            text=True,
            env={**os.environ, "LANTERN_PURE": "1"},
            check=False,
            timeout=30,
        )
        assert f"already running at http://{first.address}/#key={first.key}\n" in second.stdout
        assert first.stop() == 0
    with running(data) as again:
        after = httpx2.get(f"http://{again.address}{path}", headers=bearer(made["host"])).json()
        assert after["scene"]["digest"] == before["scene"]["digest"]
        assert made["host"] not in data.read_bytes().decode("latin-1")


def test_a_taken_port_leads_to_the_next_free_one(tmp_path: Path) -> None:
    with listen("127.0.0.1", 0) as taken:
        port = taken.getsockname()[1]
        server = start(tmp_path / "tables.db", port)
        try:
            assert server.port > port
        finally:
            server.kill()
            assert server.process.stdout
            server.process.stdout.close()


def test_addresses_are_written_as_a_browser_wants_them() -> None:
    assert address("127.0.0.1", 80) == "http://127.0.0.1:80/"
    assert address("::1", 80) == "http://[::1]:80/"
    assert is_loopback("::1")
    assert is_loopback("localhost")
    assert not is_loopback("0.0.0.0")
    assert not is_loopback("testclient")


def test_a_place_where_nobody_can_listen_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--host", "192.0.2.1", "--no-browser"]) == 1
    assert "cannot listen at 192.0.2.1" in capsys.readouterr().err
