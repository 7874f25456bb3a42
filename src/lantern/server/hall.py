"""All tables of one server: set up, found again after a restart, and put away when nobody uses them."""

import asyncio
import secrets
import time
from collections.abc import Coroutine, Sequence
from dataclasses import replace
from math import inf
from typing import Final

from lantern.editions import EditionError
from lantern.editions import find as find_edition
from lantern.engine.state import PLAYING
from lantern.record import READABLE, Record, RecordError, Setup, read_to_table
from lantern.server.computers import Computers
from lantern.server.line import Outbox
from lantern.server.messages import Created, NewRecord, NewSeat, NewTable
from lantern.server.refusal import RefusalError
from lantern.server.sayings import DamagedError
from lantern.server.seating import check_player
from lantern.server.settings import Settings
from lantern.server.store import HOST, SPECTATOR, Kept, Store, StoredSeat
from lantern.server.table import PERSON, Table, resumed
from lantern.server.talking import clean
from lantern.server.tokens import hashed, new_token
from lantern.session import NotAllowedError, Session

LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"  # easy to read out
LENGTH: Final = 12


def new_name() -> str:
    """Return a name for a game that nobody can guess."""
    return "".join(secrets.choice(LETTERS) for _ in range(LENGTH))


def fresh_seed() -> str:
    """Return a seed nobody has met before."""
    return secrets.token_hex(8)


def edition_text(given: str) -> str:
    """Return an edition as it is stored: its name if it is built in, else all that it says."""
    try:
        return find_edition(given).text
    except EditionError as error:
        raise RefusalError("bad-edition", str(error), 422) from error


class Hall:
    """Every live table, by name."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.data)
        self.computers = Computers(settings.delay)
        self.outbox = Outbox()
        self.tables: dict[str, Table] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def start(self) -> None:
        """Begin to put idle tables away."""
        self.later(self._sweep())

    def later(self, work: Coroutine[None, None, None]) -> None:
        """Do something that nobody waits for."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def close(self) -> None:
        """Finish what is being kept and stop."""
        for task in self._tasks:
            task.cancel()
        self.computers.close()
        self.store.close()

    def table(self, name: str) -> Table:
        """Return a table, read from the store if it is not in memory."""
        table = self.tables.get(name)
        if table is None:
            kept = self.stored(name)
            table = self._open(kept, self._resumed(kept))
        table.used = time.monotonic()
        return table

    def stored(self, name: str) -> Kept:
        """Return a game as it is kept, of whatever rules."""
        try:
            kept = self.store.game(name)
        except DamagedError as error:
            raise RefusalError("damaged-table", "Answers of this game have been lost.", 409) from error
        if kept is None:
            raise RefusalError("no-such-table", "There is no such table here.", 404)
        return kept

    def _resumed(self, kept: Kept) -> Session:
        """Return a kept game at its end, unless rules of an earlier version would have it go on otherwise."""
        try:
            if kept.rules in READABLE:
                return resumed(kept.record)
        except NotAllowedError:  # an answer that is no longer asked for
            pass
        raise RefusalError("other-rules", "This game was played by rules of an earlier version.", 409)

    def _open(self, kept: Kept, session: Session) -> Table:
        table = Table(kept, self.store, session, woken=self.computers.wake)
        self.tables[kept.id] = table
        self.computers.wake(table)
        return table

    async def create(self, new: NewTable) -> Created:
        """Set up a new game."""
        chairs = seats_of(new)
        names = tuple(chair.name for chair in chairs)
        setup = Setup(
            players=new.players,
            side=new.side,
            options=tuple(new.options),
            roles=tuple(new.roles),
            seed="" if new.companion else clean(new.seed) or fresh_seed(),
            names=names if all(names) else (),
            edition=edition_text(new.edition),
        )
        return await self.begin(Record(setup), chairs, open_seed=bool(new.seed))

    async def take_in(self, new: NewRecord) -> Created:
        """Begin a table from a record; a damaged one is refused with its line."""
        try:
            record, s = await asyncio.to_thread(read_to_table, new.text)
        except RecordError as error:
            raise RefusalError("damaged-record", str(error), 422, error.line) from error
        setup = record.setup
        names = setup.names or [""] * setup.players
        if not setup.seed and not new.companion and s.outcome == PLAYING:
            setup = replace(setup, seed=fresh_seed())
        chairs = [StoredSeat(clean(name)[:40], PERSON) for name in names]
        return await self.begin(Record(setup, record.answers), chairs, open_seed=bool(record.setup.seed))

    async def branch(self, table: Table, at: int, same_luck: bool) -> Created:
        """Begin a new table from a moment of another one, with the same or with fresh luck."""
        record, kept = table.session.record, table.kept
        setup = record.setup
        fresh = bool(setup.seed) and not same_luck
        setup = replace(setup, seed=fresh_seed()) if fresh else setup
        chairs = [StoredSeat(chair.name, chair.player) for chair in kept.chairs]
        return await self.begin(Record(setup, record.answers[:at]), chairs, kept.open_seed and not fresh)

    async def begin(self, record: Record, chairs: list[StoredSeat], open_seed: bool) -> Created:
        """Keep a new table and make the tokens for it."""
        try:
            session = resumed(Record(record.setup, list(record.answers)))
        except ValueError as error:
            raise RefusalError("no-such-game", f"{str(error).capitalize()}.", 422) from error
        seats = [new_token() for _ in chairs]
        host, spectator = new_token(), new_token()
        tokens = [(hashed(token), seat) for seat, token in enumerate(seats)]
        tokens += [(hashed(host), HOST), (hashed(spectator), SPECTATOR)]
        kept = Kept(new_name(), session.record, open_seed, chairs, tokens)
        await self.store.create(kept, session.state.round, session.state.outcome)
        self._open(kept, session)
        return Created(kept.id, host, seats, spectator)

    async def open_again(self, kept: Kept) -> Created:
        """Make further tokens for a game, for the owner of this machine; those before stay good."""
        seats = [new_token() for _ in kept.chairs]
        host, spectator = new_token(), new_token()
        tokens = [(hashed(token), seat) for seat, token in enumerate(seats)]
        tokens += [(hashed(host), HOST), (hashed(spectator), SPECTATOR)]
        await self.store.give_tokens(kept.id, tokens)
        kept.tokens += tokens
        return Created(kept.id, host, seats, spectator)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(min(30.0, self.settings.idle))
            self.sweep()

    def sweep(self) -> None:
        """Put away the tables that nobody has used for a while; they come back from the store."""
        oldest = time.monotonic() - self.settings.idle
        for name in [name for name, table in self.tables.items() if is_idle(table, oldest)]:
            del self.tables[name]

    def put_away(self, table: Table) -> None:
        """Put a table away whose game is over and which nobody looks at any more, unless there is a review of it."""
        if table.over and not table.advice and is_idle(table, inf) and self.tables.get(table.id) is table:
            del self.tables[table.id]


def is_idle(table: Table, oldest: float) -> bool:
    """Tell whether nobody needs this table in memory."""
    thinking = table.thinking is not None and not table.thinking.done()
    return table.used < oldest and not table.listeners and not thinking and not table.lock.locked()


def seats_of(new: NewTable) -> list[StoredSeat]:
    """Return who sits where in a new game; seats nobody has spoken of are for people."""
    if len(new.seats) > new.players:
        raise RefusalError("no-such-game", f"{len(new.seats)} seats for {new.players} players.", 422)
    wanted: Sequence[NewSeat] = [*new.seats, *[NewSeat()] * (new.players - len(new.seats))]
    for seat in wanted:
        check_player(seat.by)
    return [StoredSeat(clean(seat.name), seat.by) for seat in wanted]
