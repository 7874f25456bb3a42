"""Files of games of every age are read, and a newer one is refused."""

import sqlite3
from pathlib import Path

import msgspec
import pytest

from lantern.server import schema
from lantern.server.sayings import Use
from lantern.server.store import Store
from tests.server.test_store import SETUP, listed


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "deep" / "tables.db"


def old_file(path: Path, steps: int) -> sqlite3.Connection:
    """Return a file of games as it was after so many steps, with one game."""
    path.parent.mkdir(parents=True)
    db = sqlite3.connect(path, isolation_level=None)
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(schema, "STEPS", schema.STEPS[:steps])
        schema.migrate(db)
    setup = msgspec.json.encode(SETUP).decode()
    games = "INSERT INTO games (id, setup, open_seed, created, updated, round) VALUES ('one', ?, 0, 1, 1, 3)"
    db.execute(games, (setup,))
    return db


def test_answers_from_before_they_told_the_round_are_filed_without_it(path: Path) -> None:
    db = old_file(path, 5)
    db.execute("INSERT INTO fresh VALUES ('one', 0, 7, 0, 1, NULL)")
    db.close()
    store = Store(path)
    assert listed(store) == [("one", 1, 3)]
    store.close()


def test_games_that_were_kept_answer_by_answer_are_found_again(path: Path) -> None:
    db = old_file(path, 6)
    answers = list(range(100, 0, -1))
    for position, answer in sorted(enumerate(answers[:90]), key=lambda each: each[1] * 37 % 91):
        key = f"k{position}" if position % 3 else None
        db.execute("INSERT INTO answers VALUES ('one', ?, ?, 1, 5, ?)", (position, answer, key))
    for position, answer in list(enumerate(answers))[90:]:
        db.execute("INSERT INTO fresh VALUES ('one', ?, ?, 0, 9, ?, 4, 1)", (position, answer, f"k{position}"))
    db.executemany("INSERT INTO keys VALUES ('one', ?, 1, ?)", [("old", 3), ("taken back", 120)])
    db.close()
    store = Store(path)
    found = store.game("one")
    summary = store.games()[0]
    store.close()
    assert found is not None
    assert found.record.answers == answers
    assert found.keys.pop("old") == Use(1, 3)
    assert found.keys.pop("taken back") == Use(1, 100), "no position of this game any more"
    assert found.keys == {f"k{at}": Use(int(at < 90), at) for at in range(100) if at % 3 or at >= 90}
    assert (summary.position, summary.updated, summary.round, summary.outcome) == (100, 9, 4, 1)


@pytest.mark.parametrize("steps", [1, 3, 4])
def test_files_of_every_age_are_read(path: Path, steps: int) -> None:
    db = old_file(path, steps)
    db.execute(
        "INSERT INTO games (id, setup, open_seed, created, updated, round) SELECT 'two', setup, 0, 1, 2, 5 FROM games"
    )
    for game in ("two", "one"):
        for position in (1, 0, 2):
            row = (game, position, position + 7)
            db.execute("INSERT INTO answers (game, position, answer, seat, at) VALUES (?, ?, ?, 1, 5)", row)
            db.execute("INSERT INTO keys VALUES (?, ?, 1, ?)", (game, f"{game} {position}", position))
    db.close()
    store = Store(path)
    assert listed(store) == [("two", 3, 5), ("one", 3, 3)]
    for game in ("one", "two"):
        found = store.game(game)
        assert found is not None
        assert found.record.answers == [7, 8, 9]
        assert found.keys == {f"{game} {position}": Use(1, position) for position in range(3)}
    store.close()


def test_the_tables_are_strict_and_the_steps_are_counted(path: Path) -> None:
    Store(path).close()
    db = sqlite3.connect(path)
    strict = db.execute(
        "SELECT name, strict FROM pragma_table_list WHERE schema = 'main' AND type = 'table'"
    ).fetchall()
    assert {name for name, is_strict in strict if not is_strict} == {"sqlite_schema"}
    assert db.execute("PRAGMA user_version").fetchone()[0] == len(schema.STEPS)
    assert db.execute("PRAGMA journal_mode").fetchone()[0] == "wal"
    db.execute("PRAGMA user_version = 99")
    db.close()
    with pytest.raises(schema.TooNewError):
        Store(path)
