"""The scribe keeps games: what is to be written comes in batches, and each is replied to once the disk has it.

Run as a script it does so for the server, in a process of its own: answers at other tables do not wait for the disk.
"""

import os
import select
import signal
import sqlite3
import sys
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Final

import msgspec

from lantern.server.sayings import ONE, Saying, by_game, joined

TIDY_AFTER: Final = 500  # batches, while nobody waits for another one
TIDY_ANYWAY: Final = 5_000  # batches: the log of changes may not grow without end, nor what reading looks through
BUSY: Final = 3  # seconds to wait while another program writes to the file
QUIET: Final = 0.02  # seconds in which nothing comes
NUMBER: Final = 8  # bytes before a batch: its number, by which one that comes again is known
SIZE: Final = 4  # bytes after that: how long its sayings are; jobs follow
Row = Sequence[Any]
Statement = tuple[str, Row]  # one row to be written by a piece of SQL
Job = list[Statement]  # what is to be written together, or not at all
Failures = dict[int, str]  # place of a job in its batch -> why it was not written
JOBS: Final = msgspec.msgpack.Decoder(list[Job])
FRESH: Final = "INSERT OR IGNORE INTO fresh SELECT ?1, ?2 FROM owner WHERE name = ?3 AND batch < ?1"
FILE: Final = "INSERT INTO filed (game, sayings) VALUES (?, ?)"
NOTE: Final = "UPDATE games SET updated = max(updated, ?), round = ?, outcome = ?, length = ? WHERE id = ?"
IGNORED: Final = ("SIGINT", "SIGTERM", "SIGHUP")  # the server sees to the end of both


class BatchReply(msgspec.Struct, array_like=True):
    """What became of a batch: nothing of it was kept, or all but some jobs."""

    error: str = ""
    failures: Failures = {}


KEPT: Final = msgspec.msgpack.encode(BatchReply())


class TakenOverError(Exception):
    """Another server has these games now."""


def connect(path: str) -> sqlite3.Connection:
    """Open the database; a commit outlives a crash of the program and of the machine."""
    db = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=BUSY)
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA synchronous = FULL")
    db.execute("PRAGMA foreign_keys = ON")
    return db


def take_over(db: sqlite3.Connection, owner: str) -> None:
    """Let a new owner have the games, with batches counted anew and none of the last owner's left."""
    db.execute("BEGIN IMMEDIATE")
    file_fresh(db)
    db.execute("UPDATE owner SET name = ?, batch = 0", (owner,))
    db.execute("COMMIT")
    db.execute("PRAGMA wal_checkpoint").fetchall()


def file_fresh(db: sqlite3.Connection) -> None:
    """File what is fresh by game; the last batch is still known if it comes again."""
    batches = db.execute("SELECT batch, sayings FROM fresh ORDER BY batch").fetchall()
    if not batches:
        return
    games = by_game(sayings for _batch, sayings in batches)
    db.executemany(FILE, [(game, joined(sayings)) for game, sayings in games.items()])
    db.executemany(NOTE, [noted(game, ONE.decode(sayings[-1])) for game, sayings in games.items()])
    db.execute("DELETE FROM fresh")
    db.execute("UPDATE owner SET batch = max(batch, ?1), reply = iif(batch < ?1, ?2, reply)", (batches[-1][0], KEPT))


def noted(game: str, last: Saying) -> Row:
    """Return what the list of games tells after the last saying of a game."""
    return last.at, last.round, last.outcome, last.length, game


class Scribe:
    """Writes to a database on behalf of its owner, the last server that has opened it."""

    def __init__(self, path: str, owner: str) -> None:
        self._db, self._owner = connect(path), owner
        self._db.execute("PRAGMA wal_autocheckpoint = 0")  # that would keep somebody waiting
        self._batches = 0

    def keep(self, message: bytes) -> bytes:
        """Keep a batch, one that comes again only once; return the reply."""
        self._batches += 1
        number, start = int.from_bytes(message[:NUMBER], "big"), NUMBER + SIZE
        end = start + int.from_bytes(message[NUMBER:start], "big")
        try:
            return self._keep(number, message[start:end].decode(), message[end:])
        except Exception as error:
            roll_back(self._db)
            return msgspec.msgpack.encode(BatchReply(error=str(error) or type(error).__name__))

    def _keep(self, number: int, sayings: str, jobs: bytes) -> bytes:
        fresh = number, sayings, self._owner
        # Hardly anything else happens while people play.
        if sayings and not jobs and self._db.execute(FRESH, fresh).rowcount:
            return KEPT
        last, reply = begin(self._db, self._owner)
        if last < number:
            if sayings:
                self._db.execute(FRESH, fresh)
            reply = (
                msgspec.msgpack.encode(BatchReply(failures=write_all(self._db, JOBS.decode(jobs)))) if jobs else KEPT
            )
            self._db.execute("UPDATE owner SET batch = ?, reply = ?", (number, reply))
        self._db.execute("COMMIT")
        return reply

    def tidy_after(self, batches: int) -> None:
        """File what is fresh, and what the log of changes has, if so many batches have come since the last time."""
        if self._batches < batches:
            return
        self._batches = 0
        try:
            begin(self._db, self._owner)
            file_fresh(self._db)
            self._db.execute("COMMIT")
            self._db.execute("PRAGMA wal_checkpoint").fetchall()
        except Exception as error:  # another time
            roll_back(self._db)
            print(f"The file of games could not be tidied: {error}", file=sys.stderr)

    def close(self) -> None:
        """Let go of the file."""
        self._db.close()


def begin(db: sqlite3.Connection, owner: str) -> tuple[int, bytes]:
    """Begin to write, unless the games have another owner by now; return number and reply of the last batch."""
    db.execute("BEGIN IMMEDIATE")
    name, last, reply = db.execute("SELECT name, batch, reply FROM owner").fetchone()
    if name != owner:
        raise TakenOverError("another server has these games now")
    return last, reply


def write_all(db: sqlite3.Connection, jobs: list[Job]) -> Failures:
    """Write all jobs: all rows of a kind at once, or else job by job."""
    db.execute("SAVEPOINT everything")
    try:
        for sql, rows in grouped(jobs).items():
            db.executemany(sql, rows)
    except Exception:
        db.execute("ROLLBACK TO everything")
        return write_one_by_one(db, jobs)
    return {}


def grouped(jobs: list[Job]) -> dict[str, list[Row]]:
    """Return the rows of all jobs by their SQL, in the order in which it first comes.

    Jobs about the same rows do not wait together, because whoever changes a table holds its latch. New games, the
    largest jobs, come first, so that they are there before what refers to them. Within a job no statement may depend on
    the one before it having been carried out for other jobs too.
    """
    found: dict[str, list[Row]] = {}
    for job in sorted(jobs, key=len, reverse=True):
        for sql, row in job:
            found.setdefault(sql, []).append(row)
    return found


def write_one_by_one(db: sqlite3.Connection, jobs: list[Job]) -> Failures:
    """Write all jobs; one that fails leaves no trace and does not harm the others."""
    found = ((place, attempt(db, job)) for place, job in enumerate(jobs))
    return {place: failure for place, failure in found if failure}


def attempt(db: sqlite3.Connection, job: Job) -> str:
    """Write one job, or nothing of it; return what went wrong."""
    db.execute("SAVEPOINT job")
    try:
        for sql, row in job:
            db.execute(sql, row)
    except Exception as error:
        db.execute("ROLLBACK TO job")
        return str(error) or type(error).__name__
    finally:
        db.execute("RELEASE job")
    return ""


def roll_back(db: sqlite3.Connection) -> None:
    """Forget what was not committed."""
    if db.in_transaction:
        db.execute("ROLLBACK")


# Messages between the processes: four bytes that tell the length of the rest.


def send(pipe: int, message: bytes) -> None:
    """Send a message whole."""
    rest = len(message).to_bytes(4, "big") + message
    while rest:
        rest = rest[os.write(pipe, rest) :]


def receive(pipe: int) -> bytes:
    """Wait for a message; empty where none can come any more."""
    return exactly(pipe, int.from_bytes(exactly(pipe, 4), "big"))


def exactly(pipe: int, size: int) -> bytes:
    """Read so many bytes, or none where there are fewer."""
    found = b""
    while len(found) < size:
        more = os.read(pipe, size - len(found))
        if not more:
            return b""
        found += more
    return found


def is_quiet(pipe: int) -> bool:
    """Wait a little for the next message; tell whether none has come."""
    return not select.select([pipe], [], [], QUIET)[0]


def main() -> None:
    """Keep batch after batch until nobody can send another."""
    for name in IGNORED:
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), signal.SIG_IGN)
    scribe, pipe = Scribe(sys.argv[1], sys.argv[2]), sys.stdin.fileno()
    while message := receive(pipe):
        reply = scribe.keep(message)
        with suppress(BrokenPipeError):  # the server may have gone meanwhile
            send(sys.stdout.fileno(), reply)
        scribe.tidy_after(TIDY_AFTER if is_quiet(pipe) else TIDY_ANYWAY)


if __name__ == "__main__":
    main()
