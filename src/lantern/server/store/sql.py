"""What both engines share: every operation on the database, written once.

An operation is a generator: it yields statements and gets their rows. It knows nothing of threads, connections and
transactions; an engine runs it in a transaction of its own. Statements are written with `?` for values, and in SQL that
both databases understand.
"""

from collections.abc import Generator, Iterator, Sequence
from typing import Any, Final, TypeVar

import msgspec
from msgspec import UNSET, Struct, structs

from lantern.engine.state import PLAYING
from lantern.record import READABLE, Setup
from lantern.server.store.base import (
    ConflictError,
    DuplicateCommandError,
    Grant,
    Listing,
    LogEvent,
    Remark,
    StoredGame,
    StoredSeat,
    Subscription,
    UndoRequest,
)
from lantern.words import Text

Result = TypeVar("Result")
Row = tuple[Any, ...]
Statement = tuple[str, Sequence[Any]]
Operation = Generator[Statement, list[Row], Result]

TABLES: Final = ("events", "seats", "grants", "chat", "subscriptions", "days", "games")  # rows of a game; `games` last
EVENT: Final = "seq, position, answers, seat, at, round, outcome, cause, key, reasons"
# The event before must be there: a log has no gaps, and nothing is appended to a game that was erased.
APPEND: Final = f"""INSERT INTO events (game, {EVENT}) SELECT ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?
    WHERE EXISTS (SELECT 1 FROM events WHERE game = ? AND seq = ?) ON CONFLICT DO NOTHING RETURNING seq"""
NEW_EVENTS: Final = f"INSERT INTO events (game, {EVENT}) VALUES"
ROW: Final = "(?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
AT_ONCE: Final = 500  # events in one statement
NEW_GAME: Final = """INSERT INTO games (id, setup, open_seed, rules, created, hints, ended, undo_request, visited)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"""
NEW_SEAT: Final = "INSERT INTO seats (game, seat, name, player, muted, seen, note) VALUES (?, ?, ?, ?, ?, ?, ?)"
NEW_GRANT: Final = "INSERT INTO grants (game, hash, seat) VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
NEW_REMARK: Final = "INSERT INTO chat (game, id, seat, text, at) VALUES (?, ?, ?, ?, ?)"
NEW_SUBSCRIPTION: Final = """INSERT INTO subscriptions (game, seat, endpoint, p256dh, auth) VALUES (?, ?, ?, ?, ?)
    ON CONFLICT (game, seat, endpoint) DO UPDATE SET p256dh = excluded.p256dh, auth = excluded.auth"""
GAME: Final = "SELECT setup, open_seed, rules, created, hints, ended, undo_request, visited FROM games WHERE id = ?"
LISTING: Final = "SELECT id, setup, rules, position, answers, created, at, round, outcome, ended FROM listed"
# `played` may be this many seconds before the newest event (see the migrations).
LATEST: Final = "played >= coalesce((SELECT played FROM games ORDER BY played DESC LIMIT 1 OFFSET ?), 0) - 600"
CHECK: Final = """INSERT INTO site (name, value) VALUES ('checked', ?)
    ON CONFLICT (name) DO UPDATE SET value = excluded.value"""
STALE: Final = """SELECT id FROM listed
    WHERE played < ? AND used < CASE WHEN ended OR outcome <> ? THEN CAST(? AS bigint) ELSE ? END"""
SPOKEN: Final = """SELECT id FROM listed WHERE used < ?
    AND id IN (SELECT game FROM chat UNION SELECT game FROM seats WHERE note <> '')"""
SILENT: Final = """SELECT id, seq FROM listed WHERE played > ? - 600 AND at BETWEEN ? AND ? AND noticed < seq
    AND NOT ended AND outcome = ? AND id IN (SELECT game FROM subscriptions) AND rules IN"""
CLAIM: Final = "UPDATE games SET noticed = ? WHERE id = ? AND noticed < ? RETURNING id"
ACTED: Final = "SELECT coalesce(max(seq), 0) FROM events WHERE events.game = seats.game AND events.seat = seats.seat"

ENCODER: Final = msgspec.json.Encoder()
ANSWERS: Final = msgspec.json.Decoder(list[int])
REASONS: Final = msgspec.json.Decoder(tuple[Text, ...])


def encoded(value: object) -> str:
    """Return a value as JSON."""
    return ENCODER.encode(value).decode()


def row_of(event: LogEvent) -> Row:
    """Return an event as it is stored, after its game."""
    at = (event.at, event.round, event.outcome, event.cause, event.key)
    return event.seq, event.position, encoded(event.answers), event.seat, *at, encoded(event.reasons)


def event_of_row(row: Row) -> LogEvent:
    """Return an event as it was stored."""
    seq, position, answers, seat, at, turn, outcome, cause, key, reasons = row
    why = REASONS.decode(reasons) if reasons != "[]" else ()
    return LogEvent(seq, position, ANSWERS.decode(answers), seat, at, turn, outcome, cause, key, why)


def check() -> Operation[None]:
    """Write something."""
    yield CHECK, ("",)


def create(game: StoredGame, events: Sequence[LogEvent]) -> Operation[None]:
    """Store a game with its log."""
    request = None if game.undo_request is None else encoded(game.undo_request)
    flags = game.created, game.hints, game.ended, request, game.visited
    yield NEW_GAME, (game.id, encoded(game.setup), game.open_seed, game.rules, *flags)
    for number, seat in enumerate(game.seats):
        yield NEW_SEAT, (game.id, number, *structs.astuple(seat))
    for grant in game.grants:
        yield NEW_GRANT, (game.id, grant.hash, grant.seat)
    for some in batched(events, AT_ONCE):
        values = [value for event in some for value in (game.id, *row_of(event))]
        yield f"{NEW_EVENTS} {', '.join(ROW for _event in some)}", values


def load(game: str) -> Operation[StoredGame | None]:
    """Read a game without its log."""
    found = yield GAME, (game,)
    if not found:
        return None
    setup, open_seed, rules, created, hints, ended, request, visited = found[0]
    seats = yield "SELECT name, player, muted, seen, note FROM seats WHERE game = ? ORDER BY seat", (game,)
    grants = yield "SELECT hash, seat FROM grants WHERE game = ?", (game,)
    return StoredGame(
        game,
        msgspec.json.decode(setup, type=Setup),
        bool(open_seed),
        [StoredSeat(name, player, bool(muted), seen, note) for name, player, muted, seen, note in seats],
        [Grant(bytes(hashed), seat) for hashed, seat in grants],
        rules,
        created,
        bool(hints),
        bool(ended),
        None if request is None else msgspec.json.decode(request, type=UndoRequest),
        visited,
    )


def events(game: str, after: int) -> Operation[list[LogEvent]]:
    """Read the log after an event."""
    rows = yield f"SELECT {EVENT} FROM events WHERE game = ? AND seq > ? ORDER BY seq", (game, after)
    return [event_of_row(row) for row in rows]


def append(game: str, event: LogEvent) -> Operation[None]:
    """Append an event, or say why it cannot be."""
    appended = yield APPEND, (game, *row_of(event), game, event.seq - 1)
    if appended:
        return
    if event.key and (yield "SELECT 1 FROM events WHERE game = ? AND key = ?", (game, event.key)):
        raise DuplicateCommandError(f"the command {event.key} is in the log of game {game} already")
    raise ConflictError(f"event {event.seq} cannot be appended to the log of game {game}")


def listings(games: Sequence[str] | None, most: int) -> Operation[list[Listing]]:
    """List games, those last played first."""
    chosen, which = (LATEST, [most - 1]) if games is None else (f"id IN ({marks(games)})", games)
    rows = yield f"{LISTING} WHERE {chosen} ORDER BY at DESC, id LIMIT ?", (*which, most)
    ids = [row[0] for row in rows]
    seated: dict[str, list[Row]] = {game: [] for game in ids}
    if ids:
        seats = yield f"SELECT game, name, player FROM seats WHERE game IN ({marks(ids)}) ORDER BY game, seat", ids
        for game, *seat in seats:
            seated[game].append(tuple(seat))
    return [listing(row, seated[row[0]]) for row in rows]


def listing(row: Row, seats: list[Row]) -> Listing:
    """Return a line of a list of games."""
    game, setup, rules, position, answers, created, at, turn, outcome, ended = row
    names, players = [name for name, _player in seats], [player for _name, player in seats]
    chosen, length = msgspec.json.decode(setup, type=Setup), position + len(ANSWERS.decode(answers))
    return Listing(game, chosen, names, players, rules, length, created, at, turn, outcome, bool(ended))


def batched(values: Sequence[Result], size: int) -> Iterator[Sequence[Result]]:
    """Cut a list into parts of at most this size."""
    for start in range(0, len(values), size):
        yield values[start : start + size]


def marks(values: Sequence[object]) -> str:
    """Return a mark for each value, as they stand after IN; nothing is in an empty list."""
    return ", ".join("?" for _value in values) or "NULL"


def change(table: str, where: str, which: Row, changes: Struct) -> Operation[None]:
    """Change the columns that are named, and leave the others as they are."""
    named = {name: value for name, value in structs.asdict(changes).items() if value is not UNSET}
    if named:
        values = [encoded(value) if isinstance(value, Struct) else value for value in named.values()]
        yield f"UPDATE {table} SET {', '.join(f'{name} = ?' for name in named)} WHERE {where}", (*values, *which)


def saw(game: str, seats: Sequence[int], position: int) -> Operation[None]:
    """Note how much these seats have seen."""
    yield f"UPDATE seats SET seen = ? WHERE game = ? AND seat IN ({marks(seats)})", (position, game, *seats)


def add_grants(game: str, grants: Sequence[Grant]) -> Operation[None]:
    """Add links."""
    for grant in grants:
        yield NEW_GRANT, (game, grant.hash, grant.seat)


def renew_grant(game: str, grant: Grant) -> Operation[None]:
    """Replace the links for a seat; whoever held an earlier one gets no notices any more."""
    for table in ("grants", "subscriptions"):
        yield f"DELETE FROM {table} WHERE game = ? AND seat = ?", (game, grant.seat)
    yield NEW_GRANT, (game, grant.hash, grant.seat)


def say(game: str, seat: int, text: str, at: int, most: int) -> Operation[Remark]:
    """Store a remark; the row of the game counts them, so that two at once get two numbers."""
    counted = yield "UPDATE games SET remarks = remarks + 1 WHERE id = ? RETURNING remarks", (game,)
    if not counted:
        raise ConflictError(f"there is no game {game}")
    remark = Remark(counted[0][0], seat, text, at)
    yield NEW_REMARK, (game, *structs.astuple(remark))
    if most:
        yield "DELETE FROM chat WHERE game = ? AND id <= ?", (game, remark.id - most)
    return remark


def chat(game: str, after: int, most: int) -> Operation[list[Remark]]:
    """Read the newest remarks."""
    newest = "SELECT id, seat, text, at FROM chat WHERE game = ? AND id > ? ORDER BY id DESC LIMIT ?"
    rows = yield newest, (game, after, most)
    return [Remark(*row) for row in reversed(rows)]


def subscribe(subscription: Subscription) -> Operation[None]:
    """Store where a browser wants to be told."""
    yield NEW_SUBSCRIPTION, structs.astuple(subscription)


def unsubscribe(endpoint: str, game: str) -> Operation[None]:
    """Forget an address."""
    yield "DELETE FROM subscriptions WHERE endpoint = ? AND (game = ? OR ? = '')", (endpoint, game, game)


def subscriptions(game: str) -> Operation[list[Subscription]]:
    """Read who wants to be told."""
    rows = yield "SELECT game, seat, endpoint, p256dh, auth FROM subscriptions WHERE game = ?", (game,)
    return [Subscription(*row) for row in rows]


def silent(since: int, until: int) -> Operation[list[tuple[str, int]]]:
    """Find games that may wait for somebody who wants to be told."""
    rows = yield f"{SILENT} ({marks(READABLE)})", (since, since, until, PLAYING, *READABLE)
    return [(game, seq) for game, seq in rows]


def claim_notices(game: str, seq: int, seats: Sequence[int]) -> Operation[list[int]]:
    """Claim the notices that an event brings about; the row of the game decides who was first."""
    claimed = yield CLAIM, (seq, game, seq)
    if not claimed:
        return []
    told = f"UPDATE seats SET told = ? WHERE game = ? AND seat IN ({marks(seats)}) AND told < ({ACTED}) RETURNING seat"
    rows = yield told, (seq, game, *seats)
    return sorted(seat for (seat,) in rows)


def erase(game: str, before: tuple[int, int] | None = None, lock: str = "") -> Operation[bool]:
    """Remove every row of a game; where times are given, only if it was last used before them."""
    found = yield f"SELECT 1 FROM games WHERE id = ? {lock}", (game,)
    if before and not (yield from stale(*before, game)):
        raise ConflictError(f"game {game} is in use")
    for table in TABLES:
        yield f"DELETE FROM {table} WHERE {'id' if table == 'games' else 'game'} = ?", (game,)
    return bool(found)


def stale(unfinished: int, finished: int, game: str = "") -> Operation[list[str]]:
    """Find games last used too long ago: all, or one."""
    chosen, which = ("AND id = ?", (game,)) if game else ("", ())
    rows = yield f"{STALE} {chosen}", (max(unfinished, finished), PLAYING, finished, unfinished, *which)
    return [name for (name,) in rows]


def spoken(before: int) -> Operation[list[str]]:
    """Find games last used before a time that have talk or notes."""
    rows = yield SPOKEN, (before,)
    return [name for (name,) in rows]


def forget_talk(game: str) -> Operation[None]:
    """Remove talk and notes of a game."""
    yield "DELETE FROM chat WHERE game = ?", (game,)
    yield "UPDATE seats SET note = '' WHERE game = ?", (game,)


def value(name: str) -> Operation[str | None]:
    """Read a value of the site."""
    rows = yield "SELECT value FROM site WHERE name = ?", (name,)
    return rows[0][0] if rows else None


def set_value(name: str, wanted: str) -> Operation[str]:
    """Store a value unless there is one."""
    yield "INSERT INTO site (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING", (name, wanted)
    found = yield from value(name)
    return wanted if found is None else found
