"""`lantern serve` as a process: its address, its port, its end, its next start, and what prevents a start."""

import signal
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

import httpx2
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from lantern.cli import main
from lantern.server.main import address, listen
from lantern.server.settings import is_loopback
from tests.server.http.client import bearer, running


def test_it_stops_in_peace_and_goes_on_at_the_next_start(tmp_path: Path) -> None:
    games = tmp_path / "tables.db"
    with running(games) as first:
        made = httpx2.post(f"{first.url}/api/tables", json={"players": 2}).json()
        path, headers = f"/api/tables/{made['id']}", bearer(made["host"])
        before = httpx2.get(first.url + path, headers=headers).json()
        words = [sys.executable, "-m", "lantern", "serve", "--no-browser", "--data", str(games)]
        second = subprocess.run(words, capture_output=True, text=True, check=False, timeout=30)
        assert f"already running at {first.url}/#key={first.key}\n" in second.stdout
        listed = [httpx2.get(f"{first.url}/api/games", headers=bearer(key)).status_code for key in (first.key, "none")]
        assert listed == [200, 403]
        assert first.stop() == 0
    with running(games) as again:
        assert again.key == first.key
        after = httpx2.get(again.url + path, headers=headers).json()
        assert after["scene"]["digest"] == before["scene"]["digest"]


def test_when_it_stops_live_connections_are_told_to_come_back(tmp_path: Path) -> None:
    with running(tmp_path / "tables.db") as server:
        made = httpx2.post(f"{server.url}/api/tables", json={"players": 2}).json()
        with connect(f"{server.url.replace('http', 'ws')}/api/tables/{made['id']}/live") as socket:
            socket.send(f'{{"hello": "{made["host"]}"}}')
            assert '"welcome"' in str(socket.recv())
            assert server.stop(signal.SIGTERM) == 0
            with suppress(ConnectionClosed):
                list(socket)  # whatever else was sent before the end
        assert socket.close_code == 1012, "service restart: the page comes again"
        assert "rror" not in server.said, "neither errors nor tracebacks"


def test_a_taken_port_leads_to_the_next_free_one_but_not_for_a_site(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with listen("127.0.0.1", 0) as taken:
        port = taken.getsockname()[1]
        with running(tmp_path / "tables.db", port=port) as server:
            assert server.port > port
        words = ["--port", str(port), "--trust-proxy", "127.0.0.1", "--store", str(tmp_path / "site.db")]
        assert main(["serve", "--no-browser", *words]) == 1
    assert f"port {port} is taken" in capsys.readouterr().err


def test_modules_in_the_working_folder_are_not_imported(tmp_path: Path) -> None:
    (tmp_path / "sqlite3.py").write_text("raise SystemExit('a module of somebody else')\n", encoding="utf-8")
    with running(tmp_path / "tables.db", folder=tmp_path) as server:
        assert httpx2.post(f"{server.url}/api/tables", json={"players": 2}).status_code == 201


def serve(games: Path) -> int:
    """Start a server here that is expected to end at once."""
    return main(["serve", "--no-browser", "--port", "0", "--store", str(games)])


@contextmanager
def held(games: Path) -> Iterator[None]:
    """Hold the file as another program would."""
    with closing(sqlite3.connect(games, isolation_level=None)) as db:
        db.execute("CREATE TABLE IF NOT EXISTS theirs (one INTEGER)")
        db.execute("PRAGMA locking_mode = EXCLUSIVE")
        db.execute("BEGIN EXCLUSIVE")
        yield


@pytest.mark.parametrize("suffix", [".server", ".key"])
def test_links_in_the_place_of_private_files_prevent_a_start(
    tmp_path: Path, suffix: str, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "theirs").write_text("k" * 43, encoding="ascii")
    (tmp_path / f"tables.db{suffix}").symlink_to(tmp_path / "theirs")
    with held(tmp_path / "tables.db"):  # so that a server that starts all the same ends at once
        assert serve(tmp_path / "tables.db") == 1
    assert "symbolic link" in capsys.readouterr().err


def damaged(games: Path) -> None:
    games.write_bytes(b"this is no file of games " * 1000)


def too_new(games: Path) -> None:
    with closing(sqlite3.connect(games)) as db:
        db.execute("PRAGMA user_version = 999")


def below_a_file(games: Path) -> None:
    games.parent.rmdir()
    games.parent.touch()


@pytest.mark.parametrize(
    ("prepare", "code", "sentence"),
    [
        (damaged, 1, "damaged"),
        (too_new, 1, "newer Lantern"),
        (Path.mkdir, 1, "folder"),
        (below_a_file, 1, "not a directory"),
    ],
)
def test_what_prevents_a_start_is_said_in_one_sentence(
    tmp_path: Path, prepare: Callable[[Path], None], code: int, sentence: str, capfd: pytest.CaptureFixture[str]
) -> None:
    games = tmp_path / "games" / "tables.db"
    games.parent.mkdir()
    prepare(games)
    assert serve(games) == code
    said = capfd.readouterr().err
    assert sentence in said
    assert said.startswith("lantern: ")
    assert said.count("\n") == 1


def test_a_file_that_another_program_holds_prevents_a_start_for_now(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    with held(tmp_path / "tables.db"):
        assert serve(tmp_path / "tables.db") == 75
    said = capfd.readouterr().err
    assert "another program" in said
    assert said.count("\n") == 1


def test_a_database_that_is_away_prevents_a_start_for_now(capfd: pytest.CaptureFixture[str]) -> None:
    nowhere = "postgresql://lantern:password@127.0.0.1:1/lantern?connect_timeout=1"
    assert main(["serve", "--no-browser", "--port", "0", "--store", nowhere]) == 75
    said = capfd.readouterr().err
    assert said.startswith("lantern: the database: ")
    assert "password" not in said
    assert said.count("\n") == 1


def test_addresses_are_written_as_a_browser_wants_them() -> None:
    assert address("127.0.0.1", 80) == "http://127.0.0.1:80/"
    assert address("::1", 80) == "http://[::1]:80/"
    assert [is_loopback(host) for host in ("::1", "localhost", "0.0.0.0", "testclient")] == [True, True, False, False]


def test_a_place_where_nobody_can_listen_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--host", "192.0.2.1", "--no-browser", "--store", str(tmp_path / "tables.db")]) == 1
    assert "cannot listen at 192.0.2.1" in capsys.readouterr().err


def test_two_servers_share_a_database_and_neither_has_a_key_of_its_own(postgres: str) -> None:
    with running(postgres) as one, running(postgres) as two:
        assert one.key == two.key == ""
        made = httpx2.post(f"{one.url}/api/tables", json={"players": 2}).json()
        shown = httpx2.get(f"{two.url}/api/tables/{made['id']}", headers=bearer(made["host"])).json()
        assert shown["you"]["host"]
        assert httpx2.get(f"{two.url}/readyz").json()["ready"]
        assert httpx2.get(f"{two.url}/api/admin/games").json()["code"] == "not-operator"
        assert one.stop() == two.stop(signal.SIGTERM) == 0
