"""A live table: a cache of one game's log, who sits at it, and who listens."""

import asyncio
import secrets
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field, replace
from typing import Any, Final

import msgspec
from msgspec import UNSET
from structlog import get_logger

from lantern.engine import others
from lantern.engine.actions import OVER
from lantern.game import Game
from lantern.levels import level_of
from lantern.players.base import may_decide
from lantern.players.memory import SeatMemory
from lantern.record import Record, Setup
from lantern.server import messages
from lantern.server.errors import RequestError
from lantern.server.metrics import ANSWERS, STORE_ERRORS
from lantern.server.settings import Settings
from lantern.server.store.base import (
    Cause,
    DamagedError,
    LogEvent,
    Remark,
    SeatChanges,
    Signal,
    Store,
    StoredGame,
    UnavailableError,
    UndoRequest,
)
from lantern.server.tables.access import Access, admit, allowed
from lantern.server.tables.history import History, follow, replay
from lantern.server.tables.presence import OtherServers, Presence
from lantern.view.delta import changes
from lantern.view.names import Names
from lantern.view.scene import Scene, log, scene
from lantern.words import Text

ENCODER: Final = msgspec.json.Encoder()
PERSON: Final = "person"
COMPUTER: Final = "computer:"  # before the name of a level
MOST_CHAT: Final = 200  # lines that are shown
logger: Final = get_logger("lantern.server")
RECENT: Final = 50  # answers; whoever is refused is told no more of the log


@dataclass(eq=False)
class Listener:
    """Somebody connected to a table."""

    access: Access
    send: Callable[[str], None]
    leave: Callable[[str], None]  # ends the connection, with a code
    feed: messages.Feed = "scenes"
    network: str = ""  # of the address
    told_key: str = ""  # of the command that brought about the change which was sent last
    number: int = field(default_factory=lambda: secrets.randbelow(2**31))  # by which the host may name a spectator


def encoded(message: Any) -> str:
    """Return a message as it is sent."""
    return ENCODER.encode(message).decode()


@contextmanager
def saving() -> Iterator[None]:
    """Say that something could not be stored."""
    try:
        yield
    except UnavailableError as error:
        STORE_ERRORS.labels("write").inc()
        logger.warning("something could not be stored")
        sentence = "The server cannot save just now; your last answer was not taken. Trying again …"
        raise RequestError("not-saved", sentence, 503) from error


@contextmanager
def reading() -> Iterator[None]:
    """Say that something could not be read."""
    try:
        yield
    except UnavailableError as error:
        STORE_ERRORS.labels("read").inc()
        logger.warning("something could not be read")
        sentence = "The server cannot read its games just now. Try again in a moment."
        raise RequestError("not-read", sentence, 503) from error
    except DamagedError as error:
        raise RequestError("damaged-table", "Answers of this game have been lost.", 409) from error


@dataclass(eq=False)
class Table:
    """One game in memory. It shows only what is stored: an answer is played on a copy of the game, which takes its
    place once the log has it. Whoever changes the game holds the lock; whoever reads it need not."""

    stored: StoredGame
    store: Store
    history: History
    game: Game
    settings: Settings = field(default_factory=Settings)
    server: str = ""  # the name of this one among those that share the store
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    listeners: list[Listener] = field(default_factory=list)
    elsewhere: OtherServers = field(default_factory=OtherServers)
    ideas: list[messages.Idea] = field(default_factory=list)
    chat: list[Remark] = field(default_factory=list)  # the newest
    removed: set[str] = field(default_factory=set)  # networks of spectators whom the host has removed
    memories: dict[int, SeatMemory] = field(default_factory=dict)  # of the computer players
    thinking: "asyncio.Task[None] | None" = None
    advice: dict[tuple[str, int, int], Any] = field(default_factory=dict)  # kind, seq, seat
    used: float = field(default_factory=time.monotonic)
    changed: Callable[["Table"], None] = lambda _table: None  # called after every change
    publish: Callable[[Signal], None] = lambda _signal: None  # tells the other servers
    fell_behind: Callable[["Table"], None] = lambda _table: None  # called where an append was cut off
    _behind: bool = False  # whether the log may have more than the game: an append has failed or was cut off
    _scene: Scene | None = None  # as the game stands, without its log
    _told: Scene | None = None  # what all listeners know who hear only of changes; None where some know another scene

    # What there is to know.

    @property
    def id(self) -> str:
        """The id of the game."""
        return self.stored.id

    @property
    def seq(self) -> int:
        """The number of the newest event."""
        return self.history.seq

    @property
    def position(self) -> int:
        """How many answers have been given."""
        return len(self.game.record.answers)

    @property
    def over(self) -> bool:
        """Whether the rules have ended the game."""
        return self.game.actor == OVER

    @property
    def record(self) -> Record:
        """A copy of the record."""
        return Record(self.game.record.setup, list(self.game.record.answers))

    @property
    def undo_request(self) -> UndoRequest | None:
        """The open request to take back answers of others too."""
        request = self.stored.undo_request
        return request if request is not None and request.seq == self.seq else None

    def is_computer(self, seat: int) -> bool:
        """Tell whether a computer player has this seat."""
        return seat >= 0 and self.stored.seats[seat].player != PERSON

    def is_here(self, seat: int) -> bool:
        """Tell whether somebody with this seat is connected, to this server or another."""
        return any(seat in each.access.seats for each in self.listeners) or self.elsewhere.has_seat(seat)

    def asked_people(self) -> list[int]:
        """Return the seats of people that have something to answer now; in planning several have."""
        if self.over or self.stored.ended:
            return []
        s, seats = self.game.table, range(len(self.stored.seats))
        return [seat for seat in seats if not self.is_computer(seat) and may_decide(s, seat)]

    def names(self) -> list[str]:
        """Return the names of the people, if all have one."""
        names = [seat.name for seat in self.stored.seats]
        return names if all(names) else []

    def access(self, credentials: str) -> Access:
        """Return what tokens allow here."""
        return admit(credentials, self.stored.grants)

    def hides_seed(self) -> bool:
        """Tell whether nobody may know the seed: that of a running game tells what is still to come."""
        return bool(self.stored.setup.seed) and not self.stored.open_seed and not self.over

    def shown_setup(self) -> Setup:
        """Return the game chosen as everybody may know it."""
        return replace(self.stored.setup, seed="") if self.hides_seed() else self.stored.setup

    # What is shown.

    def scene(self, since: int = 0) -> Scene:
        """Return the game as it stands, with the log since a moment; all but the log is computed once per position."""
        since = min(since, self.position)
        if self._scene is None:
            self._scene = scene(self.game, self.id, self.position, self.names())
        if since == self.position:
            return self._scene
        names = Names(self.game.table, self.names() or self.stored.setup.names)
        return msgspec.structs.replace(self._scene, log=log(self.game, names, since))

    def recent_scene(self, since: int) -> Scene:
        """Return the game as it stands, with the log since a moment that is not long ago."""
        return self.scene(max(since, self.position - RECENT))

    def chairs(self) -> list[messages.Chair]:
        """Return who sits where."""
        return [
            messages.Chair(seat.name, seat.player, self.is_here(number), muted=seat.muted)
            for number, seat in enumerate(self.stored.seats)
        ]

    def spectators(self) -> list[int]:
        """Return a number for each spectator, on this server and others."""
        here = [each.number for each in self.listeners if each.access.is_spectator]
        return here + self.elsewhere.spectators()

    def ask(self) -> messages.Ask | None:
        """Return the open request to undo as a message."""
        request = self.undo_request
        return messages.Ask(request.id, request.by, request.to, request.waiting) if request else None

    def last_seen(self, access: Access) -> int:
        """Return the position when somebody was last here."""
        seen = min((self.stored.seats[seat].seen for seat in access.seats), default=0)
        return min(seen, self.position)

    def here(self, access: Access, since: int) -> messages.Here:
        """Return the table for somebody who does not listen live."""
        you, companion = messages.You(sorted(access.seats), access.host), not self.stored.setup.seed
        return messages.Here(you, self.scene(since), self.chairs(), self.last_seen(access), companion)

    def welcome(self, access: Access, since: int) -> messages.Welcome:
        """Return everything needed to draw the table."""
        since = since if since <= self.position else 0
        spectators, setup = self.spectators(), self.stored.setup
        return messages.Welcome(
            you=messages.You(sorted(access.seats), access.host),
            scene=self.scene(since),
            since=since,
            last_seen=self.last_seen(access),
            chairs=self.chairs(),
            watching=len(spectators),
            hints=self.stored.hints,
            chat=[said(remark) for remark in self.chat],
            ideas=self.ideas,
            ask=self.ask(),
            notes={str(seat): self.stored.seats[seat].note for seat in sorted(access.seats)},
            companion=not self.stored.setup.seed,
            spectators=spectators,
            ended=self.stored.ended,
            level=level_of(setup.edition, setup.side, setup.position),
        )

    # What everybody is told.

    def tell(self, message: Any) -> None:
        """Send a message to everybody who listens; it is encoded once."""
        if self.listeners:
            text = encoded(message)
            for listener in self.listeners:
                listener.send(text)

    def tell_chairs(self) -> None:
        """Tell everybody who sits where."""
        spectators = self.spectators()
        self.tell(
            messages.Chairs(self.chairs(), len(spectators), self.stored.hints, spectators, ended=self.stored.ended)
        )

    def tell_change(self, since: int, cause: str, key: str = "") -> None:
        """The game has gone on or back: what was open lapses, and everybody sees it."""
        self.ideas.clear()
        self._scene = None
        texts: dict[str, str] = {}
        for listener in self.listeners:
            text = texts.get(listener.feed)
            if text is None:
                text = texts[listener.feed] = encoded(self.update(listener.feed, since, cause, key))
            listener.told_key = key
            listener.send(text)
        self._told = self._scene
        self.changed(self)

    def update(self, feed: messages.Feed, since: int, cause: str, key: str) -> messages.Message:
        """Return what one feed is told of a change."""
        if feed == "moves":
            game, answers = self.game, self.game.record.answers
            new, seat = answers[since:], int(game.actor)
            return messages.Moved(since, cause, new, len(answers), seat, game.legal_numbers, others(game.table), key)
        if feed == "changes" and self._told is not None:
            return messages.Changed(since, cause, changes(self._told, self.scene(since)), key)
        return messages.Update(since, cause, self.scene(since), key)

    def tell_presence(self) -> None:
        """Tell everybody here, and the other servers, who is connected."""
        self.tell_chairs()
        self.publish_presence()

    def publish_presence(self) -> None:
        """Tell the other servers who is connected to this one, and what is proposed."""
        seats = sorted({seat for each in self.listeners for seat in each.access.seats})
        spectators = [each.number for each in self.listeners if each.access.is_spectator][:200]
        presence = Presence(self.server, seats, spectators, self.ideas)
        self.publish(Signal(self.id, "presence", payload=encoded(presence)))

    def propose(self, idea: messages.Idea) -> None:
        """Show a proposal to everybody; the last one of each seat counts."""
        self.ideas = [other for other in self.ideas if other.seat != idea.seat] + [idea]
        self.tell(idea)

    def remark(self, remark: Remark) -> None:
        """Show what was said beside the game."""
        if all(remark.id != other.id for other in self.chat):
            self.chat.append(remark)
            del self.chat[:-MOST_CHAT]
            self.tell(said(remark))

    def hear_presence(self, presence: Presence) -> None:
        """Note who is connected to another server; one that is new to this one is told who is here."""
        before = self.chairs(), self.spectators()
        if self.elsewhere.hear(presence):
            self.publish_presence()
        if (self.chairs(), self.spectators()) != before:
            self.tell_chairs()
        for idea in presence.ideas:
            if idea.position == self.position and idea not in self.ideas:
                self.propose(idea)

    # Coming and going.

    def join(self, listener: Listener) -> None:
        """Let somebody listen from now on, who knows the scene as it is."""
        if all(other.feed != "changes" for other in self.listeners):
            self._told = self.scene(self.position)
        self.listeners.append(listener)
        self.tell_presence()

    def part(self, listener: Listener) -> None:
        """Somebody has gone."""
        if listener in self.listeners:
            self.listeners.remove(listener)
            self.tell_presence()

    def check_links(self) -> None:
        """End the connections of those whose links no longer allow what they did."""
        for listener in list(self.listeners):
            if allowed(listener.access.hashes, self.stored.grants) != listener.access:
                listener.leave("seat-handed-over")

    def remove(self, number: int) -> None:
        """End the connection of a spectator of this server, who cannot come again from the same network."""
        for listener in list(self.listeners):
            if listener.number == number and listener.access.is_spectator:
                self.removed.add(listener.network)
                listener.leave("removed")
                self.publish(Signal(self.id, "removed", payload=listener.network))

    # Changing the game; the caller holds the lock.

    @asynccontextmanager
    async def storing(self) -> AsyncIterator[None]:
        """Hold the lock, and say so where something cannot be stored."""
        async with self.lock:
            with saving():
                yield

    async def ready(self) -> None:
        """Read what the log may have that the game does not show yet."""
        self.used = time.monotonic()
        if self._behind:
            await self.catch_up()

    async def play(self, answer: int, seat: int, key: str = "", reasons: tuple[Text, ...] = ()) -> None:
        """Give a checked answer; return once it is stored and everybody knows."""
        game = self.game.copy()
        game.play(answer)
        await self._append(game, self.position, seat, "answer", key, reasons)

    async def redo(self, seat: int, key: str = "") -> None:
        """Give the last undone answer again."""
        game = self.game.copy()
        game.redo()
        await self._append(game, self.position, seat, "redo", key)

    async def go_back(self, to: int, seat: int, key: str = "") -> None:
        """Take back all answers after a position, which must be possible."""
        game = self.game.copy()
        game.undo_to(to)
        await self._append(game, to, seat, "undo", key)

    async def _append(
        self, game: Game, position: int, seat: int, cause: Cause, key: str, reasons: tuple[Text, ...] = ()
    ) -> None:
        """Store the game after an event, then show it. Where that fails it stays open whether the log has the event."""
        s, answers, now = game.table, game.record.answers[position:], int(time.time())
        event = LogEvent(self.seq + 1, position, answers, seat, now, s.round, s.outcome, cause, key, reasons)
        self._behind = True
        try:
            await self.store.append(self.id, event)
        except UnavailableError:  # the log may have it all the same
            self.fell_behind(self)
            raise
        ANSWERS.labels(cause).inc()
        self._behind = False
        self._show(game, [event])

    async def catch_up(self) -> None:
        """Read what other servers have appended, or what this one could not tell, and show it."""
        new, game = await self.store.events(self.id, after=self.seq), self.game.copy()
        if not all(follow(game, event) for event in new):
            events = await self.store.events(self.id)
            new = [event for event in events if event.seq > self.seq]
            _history, game = await asyncio.to_thread(replay, self.stored.setup, events)
        self._behind = False
        if new:
            self._show(game, new)

    def _show(self, game: Game, new: list[LogEvent]) -> None:
        """Take over a game with its new events, and tell everybody."""
        self.game = game
        for event in new:
            self.history.add(event)
            if event.cause == "undo":
                self.memories.clear()  # whoever is asked again has the whole time of a turn again
        self.tell_change(min(event.position for event in new), new[-1].cause, new[-1].key)

    async def read_stored(self) -> None:
        """Read again what another server has changed beside the log, and tell everybody."""
        async with self.lock:
            asked, self.stored = self.ask(), await self.store.load(self.id) or self.stored
        self.check_links()
        self.seats_changed()
        if self.ask() != asked:
            self.tell(messages.Asking(self.ask()))

    def seat_changed(self, number: int, changes: SeatChanges) -> None:
        """Note what has been stored about a seat; what is not named stays as it is."""
        seat = self.stored.seats[number]
        for name in ("name", "player", "muted", "note"):
            value = getattr(changes, name)
            if value is not UNSET:
                setattr(seat, name, value)
        self.seats_changed()

    def seats_changed(self) -> None:
        """Tell everybody that somebody else has a seat, or a new name, which stands in the texts of a scene."""
        self._scene = self._told = None
        self.tell_chairs()
        self.changed(self)


def said(remark: Remark) -> messages.Said:
    """Turn what was said beside the game into a message."""
    return messages.Said(remark.id, remark.seat, remark.text, remark.at)
