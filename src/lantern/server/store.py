"""Where games are kept: one SQLite file; the record of answers is the game, everything else stands beside it."""

import secrets
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import msgspec

from lantern.record import RULES, Record, Setup
from lantern.saves import home
from lantern.server.keeper import Keeper
from lantern.server.schema import migrate
from lantern.server.scribe import Job, connect, tidy
from lantern.server.writer import Done, Writer
from lantern.session import Moment

HOST: Final = -1  # what a token is for, where it is for no seat
SPECTATOR: Final = -2
MOST_CHAT: Final = 200  # lines that are shown
NEW_GAME: Final = """INSERT INTO games (id, setup, rules, open_seed, created, updated, round, outcome)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?)"""
NEW_SEAT: Final = "INSERT INTO seats (game, seat, name, player) VALUES (?, ?, ?, ?)"
NEW_TOKEN: Final = "INSERT INTO tokens VALUES (?, ?, ?)"
FORGET_TOKENS: Final = "DELETE FROM tokens WHERE game = ? AND seat = ? AND hash <> ?"
ALLOW_HINTS: Final = "UPDATE games SET hints = ? WHERE id = ?"
CHAT: Final = "INSERT INTO chat VALUES (?, ?, ?, ?, ?)"
KEYS: Final = """SELECT key, seat, position FROM keys WHERE game = ?1
    UNION ALL SELECT key, seat, position FROM said WHERE game = ?1 AND key IS NOT NULL"""
SAVE_KEYS: Final = """INSERT OR IGNORE INTO keys SELECT game, key, seat, position FROM said
    WHERE game = ? AND position >= ? AND key IS NOT NULL"""
CUT: Final = "DELETE FROM answers WHERE game = ? AND position >= ?"
CUT_FRESH: Final = "DELETE FROM fresh WHERE game = ? AND position >= ?"
GAMES: Final = """WITH latest AS (
        SELECT id, max(updated, coalesce(newest.at, 0)) AS last, newest.position AS position,
        coalesce(newest.round, games.round) AS round, coalesce(newest.outcome, games.outcome) AS outcome
        FROM games LEFT JOIN newest ON newest.game = id ORDER BY last DESC, id LIMIT ?)
    SELECT id, setup, created, last, latest.round, latest.outcome,
    1 + coalesce(latest.position, (SELECT max(position) FROM answers WHERE game = id), -1),
    (SELECT json_group_array(name) FROM (SELECT name FROM seats WHERE game = id ORDER BY seat))
    FROM latest JOIN games USING (id) ORDER BY last DESC, id"""
SIT: Final = "UPDATE seats SET name = ?, player = ?, muted = ?, seen = ?, note = ? WHERE game = ? AND seat = ?"
TOUCH: Final = "UPDATE games SET updated = ?, round = ?, outcome = ? WHERE id = ?"
APPEND: Final = "INSERT INTO fresh VALUES (?, ?, ?, ?, ?, ?, ?, ?)"  # one row for an answer: this is written most


class DamagedError(Exception):
    """The file of games does not hold what was written."""


@dataclass
class Chair:
    """Who sits in a seat."""

    name: str
    player: str  # `person`, or `computer:random`
    muted: bool = False
    seen: int = 0  # the position when this seat was last here
    note: str = ""


@dataclass(frozen=True)
class Line:
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
    chairs: list[Chair]
    tokens: list[tuple[bytes, int]]  # hash, and the seat it is for
    keys: dict[str, tuple[int, int]] = field(default_factory=dict)  # key of an answer -> seat, position
    chat: list[Line] = field(default_factory=list)
    hints: bool = True  # may be asked for
    rules: int = RULES  # by which it is played


@dataclass(frozen=True)
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


class Saying:
    """Answers to be kept together: what a seat said and what chance said then."""

    def __init__(
        self,
        game: str,
        moments: list[Moment],
        key: str,
        at: int,  # seconds
        turn: int | None,  # the round after all of them, for the list of games; None where that knows it
        outcome: int | None,
    ) -> None:
        self.game, self.moments, self.key, self.at, self.turn, self.outcome = game, moments, key, at, turn, outcome


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
            tidy(self._db)
            owner = secrets.token_hex(8)
            self._db.execute("UPDATE owner SET name = ?, batch = 0", (owner,))
        except BaseException:
            self._db.close()
            raise
        self._writer = Writer(Keeper(str(path), owner))

    def close(self) -> None:
        """Finish writing and let go of the file."""
        self._writer.close()
        self._db.close()

    def game(self, game: str) -> Kept | None:
        """Read a game."""
        row = self._db.execute("SELECT setup, open_seed, hints, rules FROM games WHERE id = ?", (game,)).fetchone()
        if row is None:
            return None
        setup = msgspec.json.decode(row[0], type=Setup)
        answers = self._all("SELECT position, answer FROM said WHERE game = ? ORDER BY position", game)
        check_whole(game, [position for position, _answer in answers])
        chairs = self._all("SELECT name, player, muted, seen, note FROM seats WHERE game = ? ORDER BY seat", game)
        keys = self._all(KEYS, game)
        return Kept(
            id=game,
            record=Record(setup, [answer for _position, answer in answers]),
            open_seed=bool(row[1]),
            chairs=[Chair(name, player, bool(muted), seen, note) for name, player, muted, seen, note in chairs],
            tokens=self._all("SELECT hash, seat FROM tokens WHERE game = ?", game),
            keys={key: (seat, position) for key, seat, position in keys},
            chat=self.chat(game),
            hints=bool(row[2]),
            rules=row[3],
        )

    def chat(self, game: str) -> list[Line]:
        """Read the newest lines of a chat, in order."""
        sql = "SELECT id, seat, text, at FROM chat WHERE game = ? ORDER BY id DESC LIMIT ?"
        return [Line(*row) for row in self._db.execute(sql, (game, MOST_CHAT))][::-1]

    def games(self, most: int = 200) -> list[Summary]:
        """List the games, those last played first."""
        found = []
        for name, setup, created, updated, turn, outcome, position, names in self._db.execute(GAMES, (most,)):
            chosen = msgspec.json.decode(setup, type=Setup)
            people = msgspec.json.decode(names, type=list[str])
            found.append(Summary(name, chosen, people, position, created, updated, turn, outcome))
        return found

    def _all(self, sql: str, game: str) -> list[tuple]:  # type: ignore[type-arg]
        return self._db.execute(sql, (game,)).fetchall()

    async def create(self, kept: Kept, moments: list[Moment], turn: int, outcome: int) -> None:
        """Keep a new game with what has been answered before anybody came."""
        now, game = int(time.time()), kept.id
        setup = msgspec.json.encode(kept.record.setup).decode()
        await self._writer.write(
            (NEW_GAME, (game, setup, kept.rules, kept.open_seed, now, now, turn, outcome)),
            *((NEW_SEAT, (game, seat, chair.name, chair.player)) for seat, chair in enumerate(kept.chairs)),
            *((NEW_TOKEN, (game, *token)) for token in kept.tokens),
            *appended(Saying(game, moments, "", now, None, None)),
        )

    def append(self, saying: Saying, done: Done) -> None:
        """Keep answers, all of them or none, and say so then."""
        self._writer.submit(appended(saying), done)

    async def cut(self, game: str, length: int, turn: int, outcome: int) -> None:
        """Forget the answers after so many, but not their keys: what was taken back counts no second time."""
        await self._writer.write(
            (SAVE_KEYS, (game, length)),
            (CUT, (game, length)),
            (CUT_FRESH, (game, length)),
            (TOUCH, (int(time.time()), turn, outcome, game)),
        )

    async def sit(self, game: str, seat: int, chair: Chair) -> None:
        """Keep who sits in a seat, and what belongs to the seat."""
        row = (chair.name, chair.player, chair.muted, chair.seen, chair.note, game, seat)
        await self._writer.write((SIT, row))

    async def allow_hints(self, game: str, allowed: bool) -> None:
        """Keep whether hints may be asked for."""
        await self._writer.write((ALLOW_HINTS, (allowed, game)))

    async def give_tokens(self, game: str, tokens: list[tuple[bytes, int]]) -> None:
        """Keep further tokens."""
        await self._writer.write(*((NEW_TOKEN, (game, *token)) for token in tokens))

    async def renew_token(self, game: str, seat: int, token: bytes) -> None:
        """Keep a new token for a seat and forget those before."""
        await self._writer.write((FORGET_TOKENS, (game, seat, token)), (NEW_TOKEN, (game, token, seat)))

    async def say(self, game: str, line: Line) -> None:
        """Keep a line of the chat."""
        row = (game, line.id, line.seat, line.text, line.at)
        await self._writer.write((CHAT, row))


def appended(saying: Saying) -> Job:
    """Return how answers are written. The key belongs to the first."""
    game, at, key, turn, outcome = saying.game, saying.at, saying.key or None, saying.turn, saying.outcome
    found: Job = []
    for moment in saying.moments:
        found.append((APPEND, (game, moment.number - 1, moment.answer, moment.who, at, key, turn, outcome)))
        key = None
    return found


def check_whole(game: str, positions: list[int]) -> None:
    """Refuse to go on with a game of which answers are missing: its record would be another one."""
    if positions != list(range(len(positions))):
        raise DamagedError(f"answers of game {game} are missing")
