"""`lantern serve` as a process: its address, its port, its end, and its next start."""

import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import httpx2
import pytest

from lantern.cli import main
from lantern.server.running import address, listen
from lantern.server.settings import is_loopback
from tests.server.playing import bearer, running, start
from tests.server.test_leaving import held


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


def test_modules_in_the_working_folder_are_not_imported(tmp_path: Path) -> None:
    (tmp_path / "sqlite3.py").write_text("raise SystemExit('a module of somebody else')\n", encoding="utf-8")
    with running(tmp_path / "tables.db", folder=tmp_path) as server:
        assert httpx2.post(f"http://{server.address}/api/tables", json={"players": 2}).status_code == 201


@pytest.mark.parametrize("suffix", [".server", ".key"])
def test_links_in_the_place_of_private_files_are_not_followed(
    tmp_path: Path, suffix: str, capsys: pytest.CaptureFixture[str]
) -> None:
    theirs = tmp_path / "theirs"
    theirs.write_text("k" * 43, encoding="ascii")
    theirs.chmod(0o644)
    (tmp_path / f"tables.db{suffix}").symlink_to(theirs)
    with held(tmp_path / "tables.db"):  # so that a server that starts all the same ends at once
        assert serve(tmp_path / "tables.db") == 1
    assert "symbolic link" in capsys.readouterr().err
    assert (theirs.read_text(encoding="ascii"), theirs.stat().st_mode & 0o777) == ("k" * 43, 0o644)


def serve(data: Path) -> int:
    """Start a server here that is expected to end at once."""
    return main(["serve", "--no-browser", "--port", "0", "--data", str(data)])


def damaged(data: Path) -> None:
    data.write_bytes(b"this is no file of games " * 1000)


def too_new(data: Path) -> None:
    with closing(sqlite3.connect(data)) as db:
        db.execute("PRAGMA user_version = 999")


def folder(data: Path) -> None:
    data.mkdir()


def below_a_file(data: Path) -> None:
    data.parent.rmdir()
    data.parent.touch()


@pytest.mark.parametrize(
    ("prepare", "sentence"),
    [
        (damaged, "damaged"),
        (too_new, "newer Lantern"),
        (folder, "cannot be opened"),
        (below_a_file, "not a directory"),
    ],
)
def test_what_prevents_a_start_is_said_in_one_sentence(
    tmp_path: Path, prepare: Callable[[Path], None], sentence: str, capfd: pytest.CaptureFixture[str]
) -> None:
    data = tmp_path / "games" / "tables.db"
    data.parent.mkdir()
    prepare(data)
    assert serve(data) == 1
    said = capfd.readouterr().err
    assert sentence in said
    assert said.startswith("lantern: ")
    assert said.count("\n") == 1


def test_a_file_that_another_program_holds_prevents_a_start(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    data = tmp_path / "tables.db"
    with held(data):
        assert serve(data) == 1
    said = capfd.readouterr().err
    assert "another program" in said
    assert said.count("\n") == 1


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
