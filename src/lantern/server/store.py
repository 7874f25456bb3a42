"""Where games are kept: one SQLite file; the record of answers is the game, everything else stands beside it."""

import asyncio
import secrets
import sqlite3
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import msgspec

from lantern._build import RULES
from lantern.engine.actions import CHANCE
from lantern.engine.state import PLAYING
from lantern.record import Record, Setup
from lantern.saves import home
from lantern.server.keeper import Keeper
from lantern.server.sayings import ENCODER, FILED, ONE, Reasons, Saying, Use, by_game, retold
from lantern.server.schema import migrate
from lantern.server.scribe import FILE, connect, take_over
from lantern.server.writer import Done, NotKeptError, Writer

HOST: Final = -1  # what a token is for, where it is for no seat
SPECTATOR: Final = -2
MOST_CHAT: Final = 200  # lines that are shown
PROBE: Final = 1.0  # seconds to wait for an attempt to save
NEW_GAME: Final = """INSERT INTO games (id, setup, rules, open_seed, created, updated, round, outcome, length)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"""
NEW_SEAT: Final = "INSERT INTO seats (game, seat, name, player) VALUES (?, ?, ?, ?)"
NEW_TOKEN: Final = "INSERT INTO tokens VALUES (?, ?, ?)"
FORGET_TOKENS: Final = "DELETE FROM tokens WHERE game = ? AND seat = ? AND hash <> ?"
ALLOW_HINTS: Final = "UPDATE games SET hints = ? WHERE id = ?"
CHAT: Final = "INSERT INTO chat VALUES (?, ?, ?, ?, ?)"
GAMES: Final = """SELECT id, setup, created, updated, round, outcome, length,
    (SELECT json_group_array(name) FROM (SELECT name FROM seats WHERE game = id ORDER BY seat)) FROM games
    WHERE id IN (SELECT value FROM json_each(?))
    OR id IN (SELECT id FROM games ORDER BY updated DESC, id LIMIT ?)"""
SIT: Final = "UPDATE seats SET name = ?, player = ?, muted = ?, seen = ?, note = ? WHERE game = ? AND seat = ?"
SEEN: Final = "UPDATE seats SET seen = ? WHERE game = ? AND seat = ?"


@dataclass
class StoredSeat:
    """Who sits in a seat."""

    name: str
    player: str  # `person`, or `computer:random`
    muted: bool = False
    seen: int = 0  # the position when this seat was last here
    note: str = ""


@dataclass(frozen=True)
class Remark:
    """Something said beside the game."""

    id: int
    seat: int
    text: str
    at: int


@dataclass
class Kept:
    """A game as it is kept."""

    id: str
    record: Record
    open_seed: bool  # people chose the seed, so everybody may know it
    chairs: list[StoredSeat]
    tokens: list[tuple[bytes, int]]  # hash, and the seat it is for
    keys: dict[str, Use] = field(default_factory=dict)  # of messages
    reasons: Reasons = field(default_factory=dict)  # of computer players
    chat: list[Remark] = field(default_factory=list)
    hints: bool = True  # may be asked for
    rules: int = RULES  # by which it is played
    outcome: int = PLAYING  # when it was read


@dataclass
class Summary:
    """One line of the list of games."""

    id: str
    setup: Setup
    names: list[str]
    position: int
    created: int
    updated: int
    round: int
    outcome: int

    def note(self, last: Saying) -> None:
        """Tell where the game stands after what was said last."""
        self.position, self.round, self.outcome = last.length, last.round, last.outcome
        self.updated = max(self.updated, last.at)


def default_path() -> Path:
    """Return where games are kept unless somebody says otherwise."""
    return home().parent / "tables.db"


class Store:
    """All games of one server. Reading happens at once; writing is awaited and then kept for good."""

    def __init__(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch(0o600)
        self.path = path
        self._db = connect(str(path))
        try:
            migrate(self._db)
            owner = secrets.token_hex(8)
            take_over(self._db, owner)
        except BaseException:
            self._db.close()
            raise
        self._writer = Writer(Keeper(str(path), owner))

    async def can_save(self) -> bool:
        """Tell whether games can be saved; after a failure, by trying."""
        if self._writer.is_failing():
            with suppress(NotKeptError, TimeoutError):
                await asyncio.wait_for(self._writer.write(), PROBE)
        return not self._writer.is_failing()

    def close(self) -> None:
        """Finish writing and let go of the file."""
        self._writer.close()
        self._db.close()

    def game(self, game: str) -> Kept | None:
        """Read a game."""
        with one_moment(self._db):
            row = self._db.execute(
                "SELECT setup, open_seed, hints, rules, outcome FROM games WHERE id = ?", (game,)
            ).fetchone()
            if row is None:
                return None
            filed = self._all("SELECT sayings FROM filed WHERE game = ? ORDER BY id", game)
            fresh = self._fresh(game)
        setup = msgspec.json.decode(row[0], type=Setup)
        sayings = [saying for (text,) in filed for saying in FILED.decode(text)]
        newer = [ONE.decode(saying) for saying in fresh.get(game, [])]
        sayings += newer
        answers, keys, reasons = retold(game, sayings)
        chairs = self._all("SELECT name, player, muted, seen, note FROM seats WHERE game = ? ORDER BY seat", game)
        return Kept(
            id=game,
            record=Record(setup, answers),
            open_seed=bool(row[1]),
            chairs=[StoredSeat(name, player, bool(muted), seen, note) for name, player, muted, seen, note in chairs],
            tokens=self._all("SELECT hash, seat FROM tokens WHERE game = ?", game),
            keys=keys,
            reasons=reasons,
            chat=self.chat(game),
            hints=bool(row[2]),
            rules=row[3],
            outcome=newer[-1].outcome if newer else row[4],
        )

    def _fresh(self, game: str = "") -> dict[str, list[msgspec.Raw]]:
        """Read what is not filed yet, of all games; of many batches, only those in which a game is named."""
        batches = self._db.execute("SELECT sayings FROM fresh WHERE instr(sayings, ?) ORDER BY batch", (game,))
        return by_game(sayings for (sayings,) in batches)

    def chat(self, game: str) -> list[Remark]:
        """Read the newest remarks, in order."""
        sql = "SELECT id, seat, text, at FROM chat WHERE game = ? ORDER BY id DESC LIMIT ?"
        return [Remark(*row) for row in self._db.execute(sql, (game, MOST_CHAT))][::-1]

    def games(self, most: int = 200) -> list[Summary]:
        """List the games, those last played first."""
        with one_moment(self._db):
            fresh = self._fresh()
            rows = self._db.execute(GAMES, (msgspec.json.encode(list(fresh)).decode(), most)).fetchall()
        found = []
        for game, setup, created, updated, turn, outcome, length, names in rows:
            chosen = msgspec.json.decode(setup, type=Setup)
            people = msgspec.json.decode(names, type=list[str])
            summary = Summary(game, chosen, people, length, created, updated, turn, outcome)
            if game in fresh:
                summary.note(ONE.decode(fresh[game][-1]))
            found.append(summary)
        return sorted(found, key=lambda each: (-each.updated, each.id))[:most]

    def _all(self, sql: str, game: str) -> list[tuple]:  # type: ignore[type-arg]
        return self._db.execute(sql, (game,)).fetchall()

    async def create(self, kept: Kept, turn: int, outcome: int) -> None:
        """Keep a new game with what has been answered before anybody came."""
        now, game, answers = int(time.time()), kept.id, kept.record.answers
        setup = msgspec.json.encode(kept.record.setup).decode()
        sayings = ENCODER.encode([Saying(0, now, CHANCE, "", turn, outcome, answers)]).decode()
        await self._writer.write(
            (NEW_GAME, (game, setup, kept.rules, kept.open_seed, now, now, turn, outcome, len(answers))),
            *((NEW_SEAT, (game, seat, chair.name, chair.player)) for seat, chair in enumerate(kept.chairs)),
            *((NEW_TOKEN, (game, *token)) for token in kept.tokens),
            (FILE, (game, sayings)),
        )

    def append(self, game: str, saying: Saying, done: Done) -> None:
        """Keep what was said, all of it or nothing, and say so then."""
        self._writer.say(game, saying, done)

    async def sit(self, game: str, seat: int, chair: StoredSeat) -> None:
        """Keep who sits in a seat, and what belongs to the seat."""
        row = (chair.name, chair.player, chair.muted, chair.seen, chair.note, game, seat)
        await self._writer.write((SIT, row))

    async def saw(self, game: str, seats: Iterable[int], position: int) -> None:
        """Keep how much of a game these seats have seen."""
        await self._writer.write(*((SEEN, (position, game, seat)) for seat in seats))

    async def allow_hints(self, game: str, allowed: bool) -> None:
        """Keep whether hints may be asked for."""
        await self._writer.write((ALLOW_HINTS, (allowed, game)))

    async def give_tokens(self, game: str, tokens: list[tuple[bytes, int]]) -> None:
        """Keep further tokens."""
        await self._writer.write(*((NEW_TOKEN, (game, *token)) for token in tokens))

    async def renew_token(self, game: str, seat: int, token: bytes) -> None:
        """Keep a new token for a seat and forget those before."""
        await self._writer.write((FORGET_TOKENS, (game, seat, token)), (NEW_TOKEN, (game, token, seat)))

    async def say(self, game: str, remark: Remark) -> None:
        """Keep what was said."""
        row = (game, remark.id, remark.seat, remark.text, remark.at)
        await self._writer.write((CHAT, row))


@contextmanager
def one_moment(db: sqlite3.Connection) -> Iterator[None]:
    """Read several times, as the file is at one moment."""
    db.execute("BEGIN")
    try:
        yield
    finally:
        db.execute("COMMIT")
