"""Waits for the disk, in a process of its own: a byte that comes asks for it, the same byte goes back when it is done.

It needs nothing but the standard library, so that it starts at once.
"""

import os
import sqlite3
import sys
from typing import Final

KEEP: Final = b"k"
TIDY: Final = b"t"  # keep, and then put everything where it belongs
FILE: Final = """BEGIN IMMEDIATE;
    INSERT INTO answers SELECT game, position, answer, seat, at, key FROM fresh ORDER BY game, position;
    DELETE FROM fresh;
    COMMIT"""
sync: Final = getattr(os, "fdatasync", os.fsync)  # not every system has the quicker one


def log_of(path: str) -> str:
    """Return where SQLite writes what is new."""
    return path + "-wal"


def tidy(db: sqlite3.Connection) -> None:
    """File the fresh answers among all others of their games, and the log of changes in the database."""
    try:
        db.executescript(FILE)
    except sqlite3.Error:  # they stay where they are
        if db.in_transaction:
            db.execute("ROLLBACK")
    db.execute("PRAGMA wal_checkpoint").fetchall()


def main() -> None:
    """Keep what was written, as often as it is asked for, until nobody can ask any more."""
    path = sys.argv[1]
    log = os.open(log_of(path), os.O_RDWR)
    db = sqlite3.connect(path, isolation_level=None)
    while command := os.read(0, 1):
        sync(log)
        if command == TIDY:
            tidy(db)
        os.write(1, command)


if __name__ == "__main__":
    main()
