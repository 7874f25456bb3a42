"""Moving, saving and erasing games by command, with stores of both engines."""

import asyncio
import os
import re
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import httpx2
import pytest

from lantern.cli import main
from lantern.cli.serve import TEMPORARY
from lantern.server.store.base import DayCount, GameChanges, Grant, SeatChanges, Store, Subscription, UndoRequest
from lantern.server.store.transfer import digest, game_ids, opened, site_values
from tests.server.store.games import event, first, game, tables_naming

Result = TypeVar("Result")
STEP_7 = Path(__file__).with_name("step_7.sql")


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANTERN_HOME", str(tmp_path / "home"))


@pytest.fixture
def other(tmp_path: Path) -> str:
    return str(tmp_path / "other.db")


def finish(work: Coroutine[Any, Any, Result]) -> Result:
    return asyncio.run(work)


async def fill(where: str, *names: str) -> None:
    """Store games in which everything differs from what it would be by itself."""
    async with opened(where) as store:
        for name in names:
            await store.create(game(name), first(1, 2))
            await store.append(name, event(1, 2, 3, key="k"))
            await store.append(name, event(2, 2, cause="undo"))
            await store.change_game(name, GameChanges(hints=False, undo_request=UndoRequest(1, 2, 0, 1, [1])))
            await store.change_seat(name, 1, SeatChanges(muted=True, note="a note", name="Cleo"))
            await store.saw(name, [1], 2)
            await store.add_grants(name, [Grant(bytes(range(32)), -2)])
            await store.say(name, 0, "hello ’tis I", 9)
            await store.subscribe(Subscription(name, 1, "https://push.example/2", "key", "secret"))
            await store.mark_day(name, "2026-11-18")
            await store.count_day(name, 1, 5, 2)
        await store.set_value("push-key", "secret")
        await store.check()


async def digests(where: str) -> dict[str, str]:
    async with opened(where) as store:
        return {name: await digest(store, name) for name in await store.read(game_ids())}


async def change(where: str, name: str) -> None:
    async with opened(where) as store:
        await store.append(name, event(3, 2, 9))


def said(capsys: pytest.CaptureFixture[str]) -> tuple[str, str]:
    found = capsys.readouterr()
    assert found.err.count("\n") <= 1
    return found.out, found.err


def test_all_games_move_there_and_back(where: str, other: str, tmp_path: Path, capsys: Any) -> None:
    finish(fill(where, "one", "two"))
    assert main(["store", "move", where, other]) == 0
    assert "Copied 2 games with 6 events" in said(capsys)[0]
    before = finish(digests(where))
    assert len(before) == 2
    assert finish(digests(other)) == before
    assert main(["store", "move", other, where]) == 0  # all are there already
    assert "2 were there already, the same" in said(capsys)[0]
    back = str(tmp_path / "back.db")
    assert main(["store", "move", other, back]) == 0
    assert finish(digests(back)) == before

    async def site() -> tuple[dict[str, str], list[DayCount]]:
        async with opened(back) as store:
            return await store.read(site_values()), await store.day_counts("2026-11-18")

    assert finish(site()) == ({"push-key": "secret"}, [DayCount("2026-11-18", 1, 5, 2, games=2)])


def test_nothing_is_overwritten(where: str, other: str, capsys: Any) -> None:
    finish(fill(where, "one", "two"))
    assert main(["store", "move", where, other]) == 0
    finish(fill(other, "three"))
    finish(change(where, "two"))
    before = finish(digests(other))
    said(capsys)
    for source, target in ((where, other), (other, where)):
        assert main(["store", "move", source, target]) == 1
        assert "game two is there already, and is not the same; nothing was copied" in said(capsys)[1]
    assert finish(digests(other)) == before
    assert "three" not in finish(digests(where))


def test_a_backup_is_one_file_and_brings_everything_back(where: str, other: str, tmp_path: Path, capsys: Any) -> None:
    finish(fill(where, "one", "two"))
    before, file = finish(digests(where)), tmp_path / "backup.db"
    assert main(["backup", str(file), "--store", where]) == 0
    assert said(capsys)[0] == f"Saved 2 games in {file}.\n"
    assert file.stat().st_mode & 0o777 == 0o600
    assert [each for each in tmp_path.iterdir() if each.name.startswith("backup.db")] == [file]
    assert main(["backup", str(file), "--store", where]) == 1
    assert "not overwritten" in said(capsys)[1]
    content = file.read_bytes()
    for target in (other, where):
        assert main(["restore", str(file), "--store", target]) == 0
        assert finish(digests(target)) == before
    assert file.read_bytes() == content


def test_a_backup_of_an_earlier_version_can_be_restored(tmp_path: Path, other: str) -> None:
    file = tmp_path / "old.db"
    db = sqlite3.connect(file)
    db.executescript(STEP_7.read_text())
    db.close()
    assert main(["restore", str(file), "--store", other]) == 0
    assert set(finish(digests(other))) == {"running", "older"}
    assert sqlite3.connect(file).execute("PRAGMA user_version").fetchone() == (7,)


def test_games_are_listed_shown_ended_and_erased(where: str, capsys: Any) -> None:
    finish(fill(where, "game-one", "game-two"))
    store = ["--store", where]
    assert main(["admin", "list", *store]) == 0
    lines = said(capsys)[0].splitlines()
    assert [line.split()[0] for line in lines] == ["game-one", "game-two"]
    assert "Amara" not in str(lines)
    assert main(["admin", "show", "game-one", *store]) == 0
    assert "3 events, 3 links, 1 remarks, 1 browsers" in said(capsys)[0]
    assert main(["admin", "show", "game-one", "--record", *store]) == 0
    record = said(capsys)[0].splitlines()
    assert record[:2] == ["lantern record 1", "rules 9"]
    assert len(record) == record.index("---") + 3
    assert main(["admin", "end", "game-one", *store]) == 0
    assert main(["admin", "erase", "game-two", *store]) == 0
    assert main(["admin", "list", *store]) == 0
    assert said(capsys)[0].splitlines()[-1].endswith("ended")
    assert tables_naming(where, "game-two") == []
    for action in ("show", "end", "erase"):
        assert main(["admin", action, "game-two", *store]) == 1
        assert said(capsys)[1] == "lantern: there is no game game-two\n"


def test_old_games_are_pruned(where: str, capsys: Any) -> None:
    finish(fill(where, "one"))
    assert main(["prune", "--store", where]) == 2
    assert "everything is kept for ever" in said(capsys)[1]
    assert main(["prune", "--store", where, "--keep-finished-days", "1"]) == 0
    assert said(capsys)[0] == "Erased 0 games.\n"
    assert main(["prune", "--store", where, "--keep-unfinished-days", "1"]) == 0
    assert said(capsys)[0] == "Erased 1 games.\n"
    assert finish(digests(where)) == {}


def test_what_cannot_be_done_is_said_in_one_line(tmp_path: Path, capsys: Any) -> None:
    missing, damaged, new = str(tmp_path / "missing.db"), tmp_path / "damaged.db", str(tmp_path / "new.db")
    damaged.write_text("no games " * 1_000)
    nowhere, elsewhere = "postgresql://127.0.0.1:1/games", ["admin", "end", "x", "--url", "http://127.0.0.1:1"]
    for words, code, sentence in (
        (["backup", new, "--store", missing], 1, "there is no such file of games"),
        (["restore", missing, "--store", new], 1, "there is no such file of games"),
        (["restore", str(damaged), "--store", new], 1, "cannot be read as a file of games"),
        (["admin", "list", "--store", missing], 1, "there is no such file of games"),
        (["admin", "erase"], 2, "which game is to be erased?"),
        (["store", "move", new, new], 2, "the two stores are the same"),
        (["admin", "list", "--store", nowhere], TEMPORARY, "the database cannot be used"),
        ([*elsewhere, "--operator-key", "k" * 32], TEMPORARY, "does not answer"),
        ([*elsewhere, "--store", missing], 2, "operator's key is needed"),
    ):
        assert main(words) == code, words
        assert sentence in said(capsys)[1]
    assert not Path(missing).exists()


@contextmanager
def serving(where: str) -> Iterator[str]:
    """Run a server in a process of its own; return its address."""
    words = [sys.executable, "-m", "lantern", "serve", "--no-browser", "--port", "0", "--store", where]
    process = subprocess.Popen(words, stdout=subprocess.PIPE, text=True, env={**os.environ, "PYTHONUNBUFFERED": "1"})
    assert process.stdout
    try:
        found = re.search(r"http://\S+", process.stdout.readline())
        assert found
        yield found.group()
    finally:
        process.send_signal(signal.SIGINT)
        process.communicate(timeout=20)


def test_beside_a_running_server_its_games_are_erased_through_it(other: str, tmp_path: Path, capsys: Any) -> None:
    with serving(other) as address:
        base = address.partition("#")[0]
        for _try in range(100):
            try:
                made = httpx2.post(f"{base}api/tables", json={"players": 2}).json()
                break
            except httpx2.HTTPError:
                time.sleep(0.05)
        name = made["id"]
        look = {"authorization": f"Bearer {made['host']}"}
        assert httpx2.get(f"{base}api/tables/{name}", headers=look).status_code == 200
        assert main(["admin", "list", "--store", other]) == 0
        assert name in said(capsys)[0]
        assert main(["backup", str(tmp_path / "backup.db"), "--store", other]) == 0
        for words in (["restore", str(tmp_path / "backup.db"), "--store", other], ["store", "move", other, "x.db"]):
            assert main(words) == 1
            assert f"a server is using it ({base})" in said(capsys)[1]
        assert main(["admin", "erase", name, "--store", other]) == 0
        assert httpx2.get(f"{base}api/tables/{name}", headers=look).status_code == 404
        assert main(["admin", "erase", name, "--store", other]) == 1
        assert tables_naming(other, name) == []


def test_servers_of_a_database_hear_what_is_ended(postgres: str) -> None:
    heard: list[str] = []

    async def hear() -> None:
        from lantern.server.store import open_store

        store: Store = open_store(postgres)
        store.listen(lambda signal: heard.append(signal.kind))
        await store.open()
        for action in ("end", "erase"):
            assert await asyncio.to_thread(main, ["admin", action, "one", "--store", postgres]) == 0
        while "erased" not in heard:
            await asyncio.sleep(0.01)
        await store.close()

    finish(fill(postgres, "one"))
    finish(hear())
    assert heard == ["game", "erased"]
