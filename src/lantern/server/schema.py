"""The tables of the database, as numbered steps: each is carried out once, in its own transaction, and never edited."""

import sqlite3
from typing import Final

STEPS: Final = (
    """
    CREATE TABLE games (
        id TEXT PRIMARY KEY,
        setup TEXT NOT NULL,
        open_seed INTEGER NOT NULL,
        created INTEGER NOT NULL,
        updated INTEGER NOT NULL,
        round INTEGER NOT NULL DEFAULT 0,
        outcome INTEGER NOT NULL DEFAULT 0
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX games_updated ON games (updated);
    CREATE TABLE answers (
        game TEXT NOT NULL REFERENCES games,
        position INTEGER NOT NULL,
        answer INTEGER NOT NULL,
        seat INTEGER NOT NULL,
        at INTEGER NOT NULL,
        PRIMARY KEY (game, position)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE keys (
        game TEXT NOT NULL REFERENCES games,
        key TEXT NOT NULL,
        seat INTEGER NOT NULL,
        position INTEGER NOT NULL,
        PRIMARY KEY (game, key)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE seats (
        game TEXT NOT NULL REFERENCES games,
        seat INTEGER NOT NULL,
        name TEXT NOT NULL,
        player TEXT NOT NULL,
        muted INTEGER NOT NULL DEFAULT 0,
        seen INTEGER NOT NULL DEFAULT 0,
        note TEXT NOT NULL DEFAULT '',
        PRIMARY KEY (game, seat)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE tokens (
        game TEXT NOT NULL REFERENCES games,
        hash BLOB NOT NULL,
        seat INTEGER NOT NULL,
        PRIMARY KEY (game, hash)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE chat (
        game TEXT NOT NULL REFERENCES games,
        id INTEGER NOT NULL,
        seat INTEGER NOT NULL,
        text TEXT NOT NULL,
        at INTEGER NOT NULL,
        PRIMARY KEY (game, id)
    ) STRICT, WITHOUT ROWID;
    """,
    "ALTER TABLE games ADD COLUMN hints INTEGER NOT NULL DEFAULT 1;",
    "ALTER TABLE games ADD COLUMN rules INTEGER NOT NULL DEFAULT 4;",  # those of games begun before this was noted
    "ALTER TABLE answers ADD COLUMN key TEXT;",  # `keys` has those from before, and those of answers taken back
    # Answers come into `fresh`, one after the other; among all others of their games, each would change a place of its
    # own on the disk. From time to time they are filed in `answers`. `said` has both.
    """
    CREATE TABLE fresh (
        game TEXT NOT NULL,
        position INTEGER NOT NULL,
        answer INTEGER NOT NULL,
        seat INTEGER NOT NULL,
        at INTEGER NOT NULL,
        key TEXT
    ) STRICT;
    CREATE VIEW said AS
        SELECT game, position, answer, seat, at, key FROM answers
        UNION ALL SELECT game, position, answer, seat, at, key FROM fresh;
    CREATE TABLE owner (name TEXT NOT NULL, batch INTEGER NOT NULL, reply BLOB NOT NULL) STRICT;
    INSERT INTO owner VALUES ('', 0, x'');
    """,
    # What the list of games tells of a running one: `games` hears of it when answers are filed. NULL: `games` knows.
    """
    ALTER TABLE fresh ADD COLUMN round INTEGER;
    ALTER TABLE fresh ADD COLUMN outcome INTEGER;
    DROP INDEX games_updated;
    CREATE VIEW newest AS SELECT game, max(position) AS position, at, round, outcome FROM fresh GROUP BY game;
    """,
    # What was said is kept as it came (`sayings.py`): a batch of many games is one row of `fresh`, and what is filed of
    # a game at once is one row of `filed`. Nothing is taken out again when answers are taken back.
    """
    CREATE TABLE filed (id INTEGER PRIMARY KEY, game TEXT NOT NULL, sayings TEXT NOT NULL) STRICT;
    INSERT INTO filed (game, sayings) SELECT game, json_group_array(json(saying)) FROM (
        SELECT game, position, 1 AS second,
            json_array(position, at, seat, coalesce(key, ''), 0, 0, json_array(answer)) AS saying
        FROM said
        UNION ALL SELECT game, min(position, length), 0,
            json_array(min(position, length), 0, seat, key, 0, 0, json_array())
        FROM keys JOIN (
            SELECT id AS game, (SELECT count(*) FROM said WHERE said.game = id) AS length FROM games) USING (game)
        ORDER BY game, position, second
    ) GROUP BY game;
    CREATE INDEX filed_game ON filed (game);
    ALTER TABLE games ADD COLUMN length INTEGER NOT NULL DEFAULT 0;
    UPDATE games SET length = (SELECT count(*) FROM said WHERE game = id), updated = max(updated, coalesce(
        (SELECT at FROM newest WHERE game = id), 0));
    UPDATE games SET round = newest.round, outcome = newest.outcome
        FROM newest WHERE newest.game = id AND newest.round IS NOT NULL;
    DROP VIEW newest;
    DROP VIEW said;
    DROP TABLE fresh;
    DROP TABLE answers;
    DROP TABLE keys;
    CREATE TABLE fresh (batch INTEGER PRIMARY KEY, sayings TEXT NOT NULL) STRICT;
    """,
)


class TooNewError(Exception):
    """The database was written by a newer Lantern."""


def migrate(db: sqlite3.Connection) -> None:
    """Carry out the steps that this database has not seen yet."""
    done = db.execute("PRAGMA user_version").fetchone()[0]
    if done > len(STEPS):
        raise TooNewError(f"the games were kept by a newer Lantern (step {done}; this one knows {len(STEPS)})")
    for number in range(done, len(STEPS)):
        db.executescript(f"BEGIN IMMEDIATE; {STEPS[number]} PRAGMA user_version = {number + 1}; COMMIT;")
