"""All tables of one server: set up, read from the store when somebody comes, and dropped when nobody does any more."""

import asyncio
import random
import secrets
import sys
import time
from collections.abc import Callable, Coroutine
from dataclasses import replace
from math import inf
from typing import Final

import msgspec
from structlog import get_logger

from lantern._build import RULES
from lantern.editions import EditionError
from lantern.editions import find as find_edition
from lantern.engine.state import PLAYING
from lantern.game import Game, IllegalAnswer
from lantern.position import Position, PositionError
from lantern.record import READABLE, Record, RecordError, Setup, read_to_table
from lantern.server.errors import RequestError
from lantern.server.jobs.base import Jobs
from lantern.server.messages import Created, NewRecord, NewSeat, NewTable
from lantern.server.metrics import MISTAKES
from lantern.server.settings import Settings
from lantern.server.store.base import (
    HOST,
    SPECTATOR,
    GameChanges,
    Grant,
    LogEvent,
    Signal,
    Store,
    StoredGame,
    StoredSeat,
    StoreError,
    UnavailableError,
)
from lantern.server.tables.access import Access, hashed, new_token
from lantern.server.tables.commands import clean
from lantern.server.tables.computers import Computers
from lantern.server.tables.history import History, replay
from lantern.server.tables.presence import EVERY, Presence
from lantern.server.tables.seats import check_player
from lantern.server.tables.table import PERSON, Table, reading, saving

LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"  # easy to read out
LENGTH: Final = 12
PRESENCE: Final = msgspec.json.Decoder(Presence)
FIRST_PAUSE: Final = 0.1  # seconds before a store that could not be read is tried again
LONGEST_PAUSE: Final = 5.0
VISIT_EVERY: Final = 3600  # seconds
MEETING: Final = 1.0  # seconds in which other servers say who is there
IMPORTS: Final = 2  # records that are read at once; others wait
logger: Final = get_logger("lantern.server")


class TableRegistry:
    """Every live table, by id. Open the store and the jobs before it, and close them after it."""

    def __init__(self, settings: Settings, store: Store, jobs: Jobs) -> None:
        self.settings = settings
        self.store = store
        self.jobs = jobs
        self.computers = Computers(jobs, settings.computer_delay)
        self.tables: dict[str, Table] = {}
        self.on_change: list[Callable[[Table], None]] = [self.computers.wake]  # called after every change of a table
        self._name = secrets.token_hex(4)  # of this server among those that share the store
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._waiting: set[tuple[str, str]] = set()  # to read again when the store recovers: game and kind of signal
        self._missed: set[str] = set()  # games about which other servers have said something while they were read
        self._tasks: set[asyncio.Task[None]] = set()
        self._imports = asyncio.Semaphore(IMPORTS)
        store.listen(self._hear)

    async def open(self) -> None:
        """Start to drop idle tables, and to tell other servers who is here."""
        if self.settings.table_idle:
            self.run(self._sweep_regularly())
        if self.store.shared:
            self.run(self._tell_presence_regularly())

    async def close(self) -> None:
        """Stop what runs in the background."""
        await self.computers.close()
        tasks = [*self._tasks, *self._loading.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def run(self, work: Coroutine[None, None, None]) -> None:
        """Run something in the background."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ran)

    def _ran(self, task: "asyncio.Task[None]") -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            MISTAKES.inc()
            logger.error("a mistake in the background", exc_info=error)

    # Finding tables.

    async def table(self, game: str) -> Table:
        """Return a table, read from the store where it is not in memory; once, however many ask for it at once."""
        table = self.tables.get(game)
        if table is None:
            task = self._loading.get(game)
            if task is None:
                task = self._loading[game] = asyncio.create_task(self._load(game))
                task.add_done_callback(lambda task: self._loaded(game, task))
            table = await asyncio.shield(task)
        table.used = time.monotonic()
        return table

    def _loaded(self, game: str, task: "asyncio.Task[Table]") -> None:
        del self._loading[game]
        if not task.cancelled() and not task.exception() and game in self._missed:
            self._read_again(task.result())
        self._missed.discard(game)

    async def stored(self, game: str) -> StoredGame:
        """Return a game without its log, of whatever rules."""
        if table := self.tables.get(game):
            return table.stored
        with reading():
            stored = await self.store.load(game)
        if stored is None:
            raise RequestError("no-such-table", "There is no such table here.", 404)
        return stored

    async def _load(self, game: str) -> Table:
        self._make_room()
        stored = await self.stored(game)
        if stored.rules not in READABLE:
            raise other_rules()
        with reading():
            events, chat = await self.store.events(game), await self.store.chat(game)
            try:
                history, played = await asyncio.to_thread(replay, stored.setup, events)
            except IllegalAnswer as error:  # an answer that is no longer asked for
                raise other_rules() from error
        table = self._add(stored, history, played)
        table.chat = chat
        return table

    def _add(self, stored: StoredGame, history: History, game: Game) -> Table:
        """Keep a table in memory."""
        table = Table(
            stored,
            self.store,
            history,
            game,
            self.settings,
            self._name,
            changed=self._changed,
            publish=self._publish,
            fell_behind=self._catch_up,
        )
        self.tables[stored.id] = table
        self.computers.wake(table)
        return table

    def _changed(self, table: Table) -> None:
        for told in self.on_change:
            told(table)

    # Setting up.

    async def create(self, new: NewTable) -> Created:
        """Set up a new game."""
        seats = seats_of(new)
        names = tuple(seat.name for seat in seats)
        setup = Setup(
            players=new.players,
            side=new.side,
            options=tuple(new.options),
            roles=tuple(new.roles),
            seed="" if new.companion else clean(new.seed) or new_seed(),
            names=names if all(names) else (),
            edition=edition_text(new.edition),
            position=position_text(new.position),
        )
        return await self._start(Record(setup), seats, open_seed=bool(new.seed))

    async def import_record(self, new: NewRecord) -> Created:
        """Start a table from a record; a damaged one is refused with its line."""
        if len(new.text) > (self.settings.record_bytes or inf):
            sentence = f"A record has at most {self.settings.record_bytes} characters."
            raise RequestError("too-large", sentence, 413)
        try:
            async with self._imports:
                record, s = await asyncio.to_thread(read_to_table, new.text)
        except RecordError as error:
            raise RequestError("damaged-record", str(error), 422, error.line) from error
        setup = record.setup
        if not setup.seed and not new.companion and s.outcome == PLAYING:
            setup = replace(setup, seed=new_seed())
        seats = [StoredSeat(clean(name)[:40], PERSON) for name in setup.names or [""] * setup.players]
        return await self._start(Record(setup, record.answers), seats, open_seed=bool(record.setup.seed))

    async def branch(self, table: Table, at: int | None, same_luck: bool, access: Access | None) -> Created:
        """Start a new table from a moment of another one, with the same luck or new luck."""
        record = table.record
        at = len(record.answers) if at is None else at
        if at > len(record.answers):
            raise RequestError("no-such-moment", f"This game has only {len(record.answers)} answers.", 404)
        if same_luck and table.hides_seed() and not (access and access.host):
            raise RequestError("hidden-luck", "Until this game is over, only its host can use its luck again.", 403)
        seats = [StoredSeat(seat.name, seat.player) for seat in table.stored.seats]
        new_luck = bool(record.setup.seed) and not same_luck
        setup = replace(record.setup, seed=new_seed()) if new_luck else record.setup
        open_seed = table.stored.open_seed and not new_luck
        return await self._start(Record(setup, record.answers[:at]), seats, open_seed)

    async def _start(self, record: Record, seats: list[StoredSeat], open_seed: bool) -> Created:
        """Store a new table and make the links to it."""
        self._make_room()
        try:
            game = await asyncio.to_thread(Game.of, record) if record.answers else Game.of(record)
        except ValueError as error:
            raise RequestError("no-such-game", f"{str(error).capitalize()}.", 422) from error
        created, grants = new_links(new_id(), len(seats))
        now, s = int(time.time()), game.table
        stored = StoredGame(created.id, record.setup, open_seed, seats, grants, RULES, now, visited=now)
        first = LogEvent(0, 0, list(game.record.answers), SPECTATOR, now, s.round, s.outcome, "start")
        with saving():
            await self.store.create(stored, first)
        history = History()
        history.add(first)
        self._add(stored, history, game)
        return created

    async def open_again(self, game: str) -> Created:
        """Make further links to a game of whatever rules, for the operator; those before stay good."""
        stored = await self.stored(game)
        created, grants = new_links(game, len(stored.seats))
        with saving():
            await self.store.add_grants(game, grants)
        if table := self.tables.get(game):
            table.stored.grants += grants
        return created

    def visit(self, table: Table) -> None:
        """Somebody has opened a table: what nobody opens expires. Stored once an hour at most."""
        now = int(time.time())
        if now - table.stored.visited >= VISIT_EVERY:
            table.stored.visited = now
            self.run(self._store_visit(table.id, now))

    async def _store_visit(self, game: str, at: int) -> None:
        try:
            await self.store.change_game(game, GameChanges(visited=at))
        except UnavailableError:
            logger.warning("a visit could not be stored", table=game)

    # Dropping tables.

    async def erase(self, game: str) -> bool:
        """Erase everything that is stored of a game; tell whether there was one."""
        with saving():
            erased = await self.store.erase(game)
        self.forget(game)
        return erased

    async def forget_erased(self) -> None:
        """Drop the tables whose games are no longer stored."""
        here = list(self.tables)
        with reading():
            stored = {each.id for each in await self.store.listings(here, len(here))}
        for game in set(here) - stored:
            self.forget(game)

    def forget(self, game: str) -> None:
        """Drop a table whatever happens there; whoever listens is asked to come again."""
        table = self.tables.pop(game, None)
        if table is not None:
            if table.thinking is not None:
                table.thinking.cancel()
            for listener in list(table.listeners):
                listener.leave("come-again")

    def left(self, table: Table, seats: frozenset[int]) -> None:
        """Somebody has gone: store how much they have seen, and drop the table if the game is over."""
        self.run(self._remember(table, [seat for seat in seats if not table.is_here(seat)]))

    async def _remember(self, table: Table, gone: list[int]) -> None:
        position = table.position
        if gone:
            for seat in gone:
                table.stored.seats[seat].seen = position
            try:
                await self.store.saw(table.id, gone, position)
            except UnavailableError:  # then they are told more than they have missed
                logger.warning("what was seen could not be stored", table=table.id)
        if table.over and is_idle(table, inf) and self.tables.get(table.id) is table:
            del self.tables[table.id]

    def sweep(self) -> None:
        """Drop the tables that nobody has used for a while; they come back from the store."""
        oldest = time.monotonic() - self.settings.table_idle
        for game in [game for game, table in self.tables.items() if is_idle(table, oldest)]:
            del self.tables[game]

    def _make_room(self) -> None:
        """Drop the table used longest ago where there are too many; refuse where all are in use."""
        most = self.settings.tables_in_memory
        if not most or len(self.tables) < most:
            return
        idle = [table for table in self.tables.values() if is_idle(table, inf)]
        if not idle:
            raise RequestError("busy", "All tables of this server are taken; try again later.", 503)
        del self.tables[min(idle, key=lambda table: table.used).id]

    async def _sweep_regularly(self) -> None:
        while True:
            await asyncio.sleep(min(30.0, self.settings.table_idle))
            self.sweep()

    # Other servers.

    def _publish(self, signal: Signal) -> None:
        """Tell the other servers; what is lost is told again."""
        if self.store.shared:
            self.run(self._publish_quietly(signal))

    async def _publish_quietly(self, signal: Signal) -> None:
        try:
            await self.store.publish(signal)
        except StoreError:
            logger.warning("other servers could not be told", table=signal.game)

    async def meet_others(self, table: Table) -> None:
        """Learn who is at a table by way of other servers; where somebody listens here it is known already."""
        if self.store.shared and not table.listeners:
            self._publish(Signal(table.id, "who"))
            await asyncio.sleep(MEETING)

    async def _tell_presence_regularly(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            for table in list(self.tables.values()):
                if table.listeners:
                    table.publish_presence()
                if table.elsewhere.forget():
                    table.tell_chairs()

    def _hear(self, signal: Signal) -> None:
        """Note what another server says about a table that this one has in memory."""
        if signal.kind == "resync":  # signals may have been missed
            self._missed |= self._loading.keys()
            for each in self.tables.values():
                self._read_again(each)
        elif table := self.tables.get(signal.game):
            self.run(self._follow(table, signal))
        elif signal.game in self._loading:
            self._missed.add(signal.game)

    def _read_again(self, table: Table) -> None:
        for kind in ("game", "log", "chat"):
            self.run(self._follow(table, Signal(table.id, kind, table.seq + 1)))

    def _catch_up(self, table: Table) -> None:
        """Read what the log may have that the table does not show: those who listen must not wait for a command."""
        self.run(self._follow(table, Signal(table.id, "log", table.seq + 1)))

    async def _follow(self, table: Table, signal: Signal) -> None:
        """Bring a table up to date; where the store cannot be read, try again until it can."""
        this, pause = (table.id, signal.kind), FIRST_PAUSE
        while this not in self._waiting and self.tables.get(table.id) is table:
            try:
                await self._obey(table, signal)
                return
            except UnavailableError:
                logger.warning("a table cannot be brought up to date yet", table=table.id, signal=signal.kind)
            signal = Signal(table.id, signal.kind, sys.maxsize)  # whatever else has come by then
            self._waiting.add(this)
            try:
                await asyncio.sleep(pause * random.uniform(0.5, 1))
            finally:
                self._waiting.discard(this)
            pause = min(2 * pause, LONGEST_PAUSE)

    async def _obey(self, table: Table, signal: Signal) -> None:
        """Do what a signal asks for."""
        match signal.kind:
            case "log" if signal.seq > table.seq:
                async with table.lock:
                    await table.catch_up()
            case "seats" | "grants" | "game":
                await table.read_stored()
            case "chat":
                for remark in await self.store.chat(table.id):
                    table.remark(remark)
            case "erased":
                self.forget(table.id)
            case "who" if table.listeners:
                table.publish_presence()
            case "presence":
                table.hear_presence(PRESENCE.decode(signal.payload))
            case "remove":
                table.remove(int(signal.payload))
            case "removed":
                table.removed.add(signal.payload)


def is_idle(table: Table, oldest: float) -> bool:
    """Tell whether nobody needs this table in memory."""
    thinking = table.thinking is not None and not table.thinking.done()
    return table.used < oldest and not table.listeners and not thinking and not table.lock.locked()


def other_rules() -> RequestError:
    """Return the refusal of a game that cannot be replayed."""
    return RequestError("other-rules", "This game was played by rules of an earlier version.", 409)


def new_id() -> str:
    """Return an id for a game that nobody can guess."""
    return "".join(secrets.choice(LETTERS) for _ in range(LENGTH))


def new_seed() -> str:
    """Return a seed nobody has met before."""
    return secrets.token_hex(8)


def new_links(game: str, seats: int) -> tuple[Created, list[Grant]]:
    """Make links for every seat, the host and spectators, and what is stored of them."""
    created = Created(game, new_token(), [new_token() for _ in range(seats)], new_token())
    grants = [Grant(hashed(token), seat) for seat, token in enumerate(created.seats)]
    return created, [*grants, Grant(hashed(created.host), HOST), Grant(hashed(created.spectator), SPECTATOR)]


def edition_text(given: str) -> str:
    """Return an edition as it is stored: its name if it is built in, else all that it says."""
    try:
        return find_edition(given).text
    except EditionError as error:
        raise RequestError("bad-edition", str(error), 422) from error


def position_text(given: str) -> str:
    """Return a position as it is stored, complete; one that cannot be is refused with its line."""
    try:
        return str(Position.parse(given)) if given else ""
    except PositionError as error:
        raise RequestError("bad-position", str(error), 422, error.line) from error


def seats_of(new: NewTable) -> list[StoredSeat]:
    """Return who sits where in a new game; seats that are not named are for people."""
    if len(new.seats) > new.players:
        raise RequestError("no-such-game", f"{len(new.seats)} seats for {new.players} players.", 422)
    wanted = [*new.seats, *[NewSeat()] * (new.players - len(new.seats))]
    for seat in wanted:
        check_player(seat.by)
    return [StoredSeat(clean(seat.name), seat.by) for seat in wanted]
