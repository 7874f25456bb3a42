"""Files that earlier servers have written are migrated, and nothing of them is lost."""

import sqlite3
from pathlib import Path

import msgspec
import pytest

from lantern import Game
from lantern.engine.actions import CHANCE
from lantern.engine.state import PLAYING
from lantern.record import write_unchecked
from lantern.server.store.base import HOST, SPECTATOR, DuplicateCommandError, Grant, Remark, StoredSeat, record_of
from lantern.server.store.engine import steps
from lantern.words import Text
from tests.server.store.games import SETUP, event, opened

pytestmark = pytest.mark.anyio
STEP_7 = Path(__file__).with_name("step_7.sql")
ANSWERS = [376, 361, 367, 366, 300, 343, 304, 307, 298, 268, 4, 45, 45, 54, 54, 0, 31]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "tables.db"


def written(path: Path, *scripts: str) -> None:
    """Write a file by SQL."""
    db = sqlite3.connect(path)
    for script in scripts:
        db.executescript(script)
    db.close()


async def test_a_running_game_goes_on(path: Path) -> None:
    written(path, STEP_7.read_text())
    async with opened(str(path)) as store:
        found = await store.load("running")
        log = await store.events("running")
        assert found is not None
        record = record_of(found, log)
        assert record.answers == ANSWERS
        assert len(Game.of(record)) == len(ANSWERS)
        assert [each.cause for each in log] == ["start", *["answer"] * 7, "undo", "answer", "undo", "answer"]
        assert (log[0].seat, log[1].seat, log[1].at, log[1].round) == (CHANCE, 0, 1_700_000_005, 1)
        assert log[3].reasons == (Text("reason-test", {"n": 3}),)
        assert found.seats == [
            StoredSeat("Amara", "person", False, 7, "remember the lantern"),
            StoredSeat("Ben", "computer:easy", True, 3),
        ]
        links = [Grant(letter * 32, seat) for letter, seat in ((b"a", 0), (b"b", 1), (b"h", HOST), (b"s", SPECTATOR))]
        assert (found.grants, found.hints, found.open_seed, found.ended) == (links, False, True, False)
        said = [Remark(1, 0, "Good evening", 1_700_000_050), Remark(2, HOST, "Shall we go on tomorrow?", 1_700_000_051)]
        assert await store.chat("running") == said
        assert (await store.say("running", 0, "Yes", 1)).id == 3
        for key in (*(f"key-{number}" for number in range(1, 8)), "key-after-undo"):  # 7 was taken back
            with pytest.raises(DuplicateCommandError):
                await store.append("running", event(12, 17, 1, key=key))
        await store.append("running", event(12, 17, 1, key="new"))


async def test_a_game_of_older_rules_can_still_be_read(path: Path) -> None:
    written(path, STEP_7.read_text())
    async with opened(str(path)) as store:
        found = await store.load("older")
        assert found is not None
        assert found.rules == 6
        text = write_unchecked(record_of(found, await store.events("older")), found.rules)
        assert text.splitlines()[1] == "rules 6"
        assert len(text.splitlines()) == text.splitlines().index("---") + 5
        listed = {each.id: (each.position, each.round, each.outcome, each.updated) for each in await store.listings()}
    assert listed == {"older": (4, 8, 2, 1_700_000_050), "running": (17, 1, PLAYING, 1_700_000_050)}


async def test_files_of_every_age_are_read(path: Path) -> None:
    setup = msgspec.json.encode(SETUP).decode()
    for age in range(1, 7):
        path.unlink(missing_ok=True)
        rows = [
            f"INSERT INTO games (id, setup, open_seed, created, updated, round) VALUES ('one', '{setup}', 0, 1, 4, 3)"
        ]
        rows.append("INSERT INTO seats (game, seat, name, player) VALUES ('one', 0, 'Amara', 'person')")
        for position in (1, 0, 2):
            answer = f"('one', {position}, {position + 7}, 1, 5)"
            rows.append(f"INSERT INTO answers (game, position, answer, seat, at) VALUES {answer}")
            rows.append(f"INSERT INTO keys VALUES ('one', 'key {position}', 1, {position})")
        rows.append("INSERT INTO keys VALUES ('one', 'taken back', 1, 9)")
        written(path, *steps("sqlite")[:age], ";".join(rows), f"PRAGMA user_version = {age}")
        async with opened(str(path)) as store:
            found = await store.load("one")
            assert found is not None
            log = await store.events("one")
            assert record_of(found, log).answers == [7, 8, 9]
            assert {each.key for each in log if each.key} == {"key 0", "key 1", "key 2", "taken back"}
            assert (found.setup, found.rules, found.seats[0].name) == (SETUP, 4, "Amara")
            (listed,) = await store.listings()
            assert (listed.position, listed.updated, listed.round) == (3, 4, 3)


async def test_the_newest_answers_of_a_file_may_be_in_its_second_table(path: Path) -> None:
    setup = msgspec.json.encode(SETUP).decode()
    rows = f"""INSERT INTO games (id, setup, open_seed, created, updated) VALUES ('one', '{setup}', 0, 1, 1);
        INSERT INTO games (id, setup, open_seed, created, updated) VALUES ('empty', '{setup}', 0, 2, 2);
        INSERT INTO answers VALUES ('one', 0, 7, 1, 5, 'k');
        INSERT INTO fresh VALUES ('one', 1, 8, 0, 9, 'l', 4, 1);"""
    written(path, *steps("sqlite")[:6], rows, "PRAGMA user_version = 6")
    async with opened(str(path)) as store:
        log = await store.events("one")
        assert [(each.seq, each.answers, each.key) for each in log] == [(0, [7], "k"), (1, [8], "l")]
        listed = [(each.id, each.position, each.updated, each.round) for each in await store.listings()]
        assert listed == [("one", 2, 9, 4), ("empty", 0, 2, 0)]
        assert [each.cause for each in await store.events("empty")] == ["start"]


async def test_a_new_file_has_the_tables_of_a_migrated_one(path: Path) -> None:
    async with opened(str(path)):
        pass
    db = sqlite3.connect(path)
    kinds = db.execute("SELECT name, type, strict FROM pragma_table_list WHERE schema = 'main'").fetchall()
    assert {name for name, kind, strict in kinds if kind == "table" and not strict} == {"sqlite_schema"}
    assert db.execute("PRAGMA user_version").fetchone()[0] == len(steps("sqlite"))
    assert db.execute("PRAGMA journal_mode").fetchone()[0] == "wal"
    db.close()
