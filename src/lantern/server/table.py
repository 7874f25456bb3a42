"""A live table: a game in memory, who sits at it, and who listens."""

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any, Final

import msgspec

from lantern.engine.actions import OVER
from lantern.engine.flow import others
from lantern.players.memory import SeatMemory
from lantern.record import Record, Setup
from lantern.server import messages
from lantern.server.latch import Latch
from lantern.server.sayings import DamagedError, Saying, Use, forget_after
from lantern.server.store import Kept, Remark, Store
from lantern.server.tokens import Pass
from lantern.server.wire import framed
from lantern.server.writer import Done, until_kept
from lantern.session import Session, luck
from lantern.view.scene import Scene, scene
from lantern.words import Text

ENCODER: Final = msgspec.json.Encoder()
PERSON: Final = "person"
COMPUTER: Final = "computer:"
RECENT: Final = 50  # answers; whoever is refused is told no more of the log


@dataclass(eq=False)
class Listener:
    """Somebody connected to a table."""

    by: Pass
    send: Callable[[bytes], None]  # a frame
    leave: Callable[[str], None]  # end the connection, with a code
    feed: messages.Feed = "scenes"


@dataclass
class Wish:
    """A wish to take back answers of other seats too."""

    id: int
    by: int
    to: int
    waiting: set[int]


@dataclass(eq=False)
class Advice:
    """Something that is thought out for this table, and how many wait for it."""

    task: "asyncio.Task[Any]"
    waiting: int = 0


@dataclass(eq=False)
class Table:
    """One game in memory. Whoever changes it holds its lock."""

    kept: Kept
    store: Store
    session: Session
    lock: Latch = field(default_factory=Latch)
    listeners: list[Listener] = field(default_factory=list)
    ideas: list[messages.Idea] = field(default_factory=list)
    wish: Wish | None = None
    wishes: int = 0  # so many were there
    undone: list[tuple[int, int, tuple[Text, ...]]] = field(default_factory=list)  # answer, seat, reasons: for redo
    thinking: "asyncio.Task[None] | None" = None
    advice: "dict[tuple[str, int, int], Advice]" = field(default_factory=dict)  # what was asked, at a position
    minds: dict[int, SeatMemory] = field(default_factory=dict)  # of the computer players
    used: float = field(default_factory=time.monotonic)
    filed: int = field(init=False)  # so many answers are kept
    woken: Callable[["Table"], None] = lambda _table: None  # looks whether a computer player is asked
    _giving: tuple[int, int, str, str, Done] | None = None  # the answer that is being kept, and who waits

    def __post_init__(self) -> None:
        self.filed = self.position

    @property
    def id(self) -> str:
        """The name of the game."""
        return self.kept.id

    @property
    def position(self) -> int:
        """How many answers have been given."""
        return len(self.session.record.answers)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.session.who == OVER

    def is_computer(self, seat: int) -> bool:
        """Tell whether a computer player has this seat."""
        return seat >= 0 and self.kept.chairs[seat].player.startswith(COMPUTER)

    def has_computers(self) -> bool:
        """Tell whether a computer player has any seat."""
        for chair in self.kept.chairs:  # noqa: SIM110 - asked after every answer, and compiled this is far quicker
            if chair.player != PERSON:
                return True
        return False

    def mind(self, seat: int) -> SeatMemory:
        """Return what the computer player of a seat keeps in mind."""
        return self.minds.setdefault(seat, SeatMemory())

    def is_here(self, seat: int) -> bool:
        """Tell whether somebody with this seat's token is connected."""
        return any(seat in listener.by.seats for listener in self.listeners)

    def names(self) -> list[str]:
        """Return the names of the people, if all have one."""
        names = [chair.name for chair in self.kept.chairs]
        return names if all(names) else []

    def scene(self, since: int = 0) -> Scene:
        """Return the game as it stands, with the log since a moment."""
        return scene(self.session, self.id, min(since, self.position), self.names())

    def recent_scene(self, since: int) -> Scene:
        """Return the game as it stands, with the log since a moment that is not long ago."""
        return self.scene(max(since, self.position - RECENT))

    def chairs(self) -> list[messages.Chair]:
        """Return who sits where."""
        return [
            messages.Chair(chair.name, chair.player, self.is_here(seat), muted=chair.muted)
            for seat, chair in enumerate(self.kept.chairs)
        ]

    def watching(self) -> int:
        """Return how many spectators there are."""
        return sum(not listener.by.speaks for listener in self.listeners)

    def tell(self, message: Any) -> None:
        """Send a message to everybody who listens; it is written once."""
        if self.listeners:
            frame = written(message)
            for listener in self.listeners:
                listener.send(frame)

    def tell_chairs(self) -> None:
        """Tell everybody who sits where."""
        self.tell(messages.Chairs(self.chairs(), self.watching(), self.kept.hints))

    def ask(self) -> messages.Ask | None:
        """Return the open wish to undo."""
        wish = self.wish
        return messages.Ask(wish.id, wish.by, wish.to, sorted(wish.waiting)) if wish else None

    def changed(self, since: int, cause: str) -> None:
        """The game has gone on or back: what was open lapses, and everybody sees it."""
        self.ideas.clear()
        self.wish = None
        scene = moves = b""
        for listener in self.listeners:
            if listener.feed == "moves":
                moves = moves or written(self.moved(since, cause))
                listener.send(moves)
            else:
                scene = scene or written(messages.Update(since, cause, self.scene(since)))
                listener.send(scene)
        if self.has_computers():
            self.woken(self)

    def moved(self, since: int, cause: str) -> messages.Moved:
        """Return what a program is told of a change."""
        session = self.session
        answers, s = session.record.answers, session.state
        return messages.Moved(since, cause, answers[since:], len(answers), session.who, session.allowed(), others(s))

    async def say(
        self, answer: int, who: int, key: str = "", cause: str = "answer", reasons: tuple[Text, ...] = ()
    ) -> None:
        """Give a checked answer, and come back once it is kept and everybody knows."""
        await until_kept(lambda done: self.give(answer, who, key, cause, done, reasons))

    def give(self, answer: int, who: int, key: str, cause: str, done: Done, reasons: tuple[Text, ...] = ()) -> None:
        """Give a checked answer, keep it with what chance says then, and tell everybody once it is kept."""
        before = self.position
        try:
            if before != self.filed:
                raise DamagedError(f"{before} answers are known and {self.filed} are kept")
            if cause == "redo":
                self.session.redo()
            else:
                self.session.accept(answer)
                self.undone.clear()
            self._giving = before, who, key, cause, done
            if reasons:
                self.kept.reasons[before + 1] = reasons
            self.store.append(self.id, self.saying(before, who, key, reasons), self.known)
        except Exception:
            self.reload()  # nothing may be shown that is not kept
            raise

    def saying(self, before: int, who: int, key: str, reasons: tuple[Text, ...] = ()) -> Saying:
        """Return what was said from a position on, as it is kept."""
        s, answers = self.session.state, self.session.record.answers[before:]
        return Saying(before, int(time.time()), who, key, s.round, s.outcome, answers, reasons)

    def known(self, error: BaseException | None) -> None:
        """Tell everybody what has been kept; where that failed the game is as it was."""
        assert self._giving
        before, who, key, cause, done = self._giving
        self._giving = None
        try:
            if error is None:
                self.filed = self.position
                if key:
                    self.kept.keys[key] = Use(who, before)
                self.changed(before, cause)
            else:
                self.reload()
                if self.position != before:  # nobody could say so, but it was kept
                    self.changed(before, cause)
        finally:
            done(error)

    async def go_back(self, to: int) -> None:
        """Take back all answers after a position, which must be possible."""
        for moment in reversed(self.session.story(to)):
            self.undone.append((moment.answer, moment.who, self.kept.reasons.get(moment.number, ())))
        self.session.undo_to(to)
        forget_after(self.kept.reasons, to)
        self.minds.clear()  # whoever is asked again has the whole time of a turn again
        saying = self.saying(to, self.session.who, "")
        try:
            await until_kept(lambda done: self.store.append(self.id, saying, done))
        except Exception:
            self.reload()
            raise
        self.filed = to
        self.changed(to, "undo")

    def reload(self) -> None:
        """Read the game again as it is kept."""
        kept = self.store.game(self.id)
        if kept is not None:
            self.kept = kept
            self.session = resumed(kept.record)
            self.filed = self.position
            self.undone.clear()

    def hides_seed(self) -> bool:
        """Tell whether nobody may know the seed: that of a running game tells what is still to come."""
        return bool(self.session.record.setup.seed) and not self.kept.open_seed and not self.over

    def shown_setup(self) -> Setup:
        """Return the game chosen as everybody may know it."""
        setup = self.session.record.setup
        return replace(setup, seed="") if self.hides_seed() else setup

    def said(self, remark: Remark) -> messages.Said:
        """Turn what was said beside the game into a message."""
        return messages.Said(remark.id, remark.seat, remark.text, remark.at)


def written(message: Any) -> bytes:
    """Return a message as it is sent."""
    return framed(ENCODER.encode(message))


def resumed(record: Record) -> Session:
    """Return the game of a record, with its luck."""
    return Session.resume(record, luck(record.setup))
