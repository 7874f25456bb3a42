"""The store: what is kept of a game, and the interface that both engines implement.

A game is a log of events, which only grows. The database decides who was first: the primary key of an event is its game
and its number, so of two servers that append the same number one gets a `ConflictError` and reads again. The key of a
command is unique within a game, so a command that is sent twice counts once.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Final, Literal, Protocol

from msgspec import UNSET, Struct, UnsetType

from lantern.errors import LanternError
from lantern.record import Record, Setup
from lantern.words import Text

HOST: Final = -1  # what a grant is for, where it is for no seat
SPECTATOR: Final = -2

Cause = Literal["start", "answer", "undo", "redo"]


class StoreError(LanternError):
    """Something about the store; the base of the errors below."""


class UnavailableError(StoreError):
    """The store cannot be read or written just now: a full disk, a locked file, a lost database. It may recover."""


class ConflictError(StoreError):
    """Another event has this number already: read the log again."""


class DuplicateCommandError(StoreError):
    """A command with this key is in the log already."""


class DamagedError(StoreError):
    """What is stored does not hold together."""


class TooNewError(StoreError):
    """The store was written by a newer Lantern."""


class LogEvent(Struct, frozen=True):
    """One entry in the log of a game: the answers of a seat and of chance after it, or answers taken back.

    `position` is the number of answers before it. Where it is smaller than the number of answers so far, the answers
    from there on are taken back first.
    """

    seq: int  # from 0; the first event holds what chance answered before anybody came
    position: int
    answers: list[int]
    seat: int
    at: int  # seconds since 1970
    round: int  # in which the game is afterwards
    outcome: int
    cause: Cause = "answer"
    key: str = ""  # of the command; empty where there is none
    reasons: tuple[Text, ...] = ()  # of the computer player that gave the first answer

    @property
    def length(self) -> int:
        """How many answers the game has afterwards."""
        return self.position + len(self.answers)


class StoredSeat(Struct):
    """Who sits in a seat."""

    name: str
    player: str  # `person`, or `computer:LEVEL`
    muted: bool = False
    seen: int = 0  # the position when this seat was last here
    note: str = ""


class SeatChanges(Struct, frozen=True):
    """What changes about a seat; what is not named stays as another server may have set it."""

    name: str | UnsetType = UNSET
    player: str | UnsetType = UNSET
    muted: bool | UnsetType = UNSET
    note: str | UnsetType = UNSET


class Grant(Struct, frozen=True):
    """What a link allows: only the hash of its token is stored."""

    hash: bytes
    seat: int  # or HOST, or SPECTATOR


class UndoRequest(Struct, frozen=True):
    """A request to take back answers of other seats too; it lapses with the next event."""

    id: int
    seq: int  # of the newest event when it was made
    by: int
    to: int  # the position to go back to
    waiting: list[int]  # seats that have not agreed yet


class StoredGame(Struct):
    """A game without its log."""

    id: str
    setup: Setup
    open_seed: bool  # people chose the seed, so everybody may know it
    seats: list[StoredSeat]
    grants: list[Grant]
    rules: int  # by which it is played
    created: int
    hints: bool = True  # may be asked for
    ended: bool = False  # by its host, before the rules ended it
    undo_request: UndoRequest | None = None
    visited: int = 0  # when somebody last came, to the hour (seconds since 1970)


class GameChanges(Struct, frozen=True):
    """What changes about a game; what is not named stays."""

    hints: bool | UnsetType = UNSET
    ended: bool | UnsetType = UNSET
    undo_request: UndoRequest | UnsetType | None = UNSET
    visited: int | UnsetType = UNSET


def record_of(stored: StoredGame, events: Iterable[LogEvent]) -> Record:
    """Return the record of a game: the answers that stand, whatever rules they were given by."""
    answers: list[int] = []
    for event in events:
        if event.position > len(answers):
            raise DamagedError(f"answers before event {event.seq} of game {stored.id} are missing")
        answers[event.position :] = event.answers
    return Record(stored.setup, answers)


class Remark(Struct, frozen=True):
    """Something said beside the game."""

    id: int  # from 1, counted by the store
    seat: int
    text: str
    at: int


class Listing(Struct, frozen=True):
    """One line of a list of games."""

    id: str
    setup: Setup
    names: list[str]
    players: list[str]
    rules: int
    position: int
    created: int
    updated: int
    round: int
    outcome: int
    ended: bool


class Subscription(Struct, frozen=True):
    """Where a browser wants to be told that a seat is asked (Web Push)."""

    game: str
    seat: int
    endpoint: str
    p256dh: str
    auth: str


class DayCount(Struct, frozen=True):
    """How many deals of a day ended like this; nothing tells whose they were."""

    day: str  # as 2026-11-18
    outcome: int
    freed: int
    lost: int
    games: int


class Signal(Struct, frozen=True):
    """What one server tells the others at once: that something of a game has changed, or what is not stored."""

    game: str  # empty with `resync`: signals may have been missed, so everything is to be read again
    kind: str  # `resync`, `log`, `seats`, `grants`, `chat`, `game`, `erased`; or one of the tables, as `proposal`
    seq: int = -1  # of the newest event, with `log`
    payload: str = ""  # at most 4,000 bytes


class Store(Protocol):
    """Everything a server keeps.

    Every method may raise `UnavailableError`; then nothing was changed, or, where an append was cut off, the log tells
    on reading it again. What is meant for a game that was erased raises `ConflictError` or changes nothing.
    """

    async def open(self) -> None:
        """Connect, and bring the tables of the database up to date."""

    async def close(self) -> None:
        """Finish what is being written, and let go."""

    async def check(self) -> None:
        """Return if something can be written within a second; raise `UnavailableError` if not."""

    async def create(self, game: StoredGame, first: LogEvent) -> None:
        """Store a new game."""

    async def load(self, game: str) -> StoredGame | None:
        """Read a game without its log."""

    async def events(self, game: str, after: int = -1) -> list[LogEvent]:
        """Read the log of a game after an event, in order."""

    async def append(self, game: str, event: LogEvent) -> None:
        """Append an event, and tell the other servers; `ConflictError` and `DuplicateCommandError`: nothing was."""

    async def listings(self, games: Sequence[str] | None = None, most: int = 200) -> list[Listing]:
        """List games, those last played first: all, or those named."""

    async def change_game(self, game: str, changes: GameChanges) -> None:
        """Change what is named."""

    async def change_seat(self, game: str, seat: int, changes: SeatChanges) -> None:
        """Change what is named."""

    async def saw(self, game: str, seats: Sequence[int], position: int) -> None:
        """Store how much of a game these seats have seen."""

    async def add_grants(self, game: str, grants: Sequence[Grant]) -> None:
        """Add links."""

    async def renew_grant(self, game: str, grant: Grant) -> None:
        """Store a link in place of all earlier ones for the same seat, host or spectators."""

    async def say(self, game: str, seat: int, text: str, at: int, most: int = 0) -> Remark:
        """Store something said beside the game, and keep only so many of the newest remarks (0: all)."""

    async def chat(self, game: str, after: int = 0, most: int = 200) -> list[Remark]:
        """Read the newest remarks after one, in order."""

    async def subscribe(self, subscription: Subscription) -> None:
        """Store where a browser wants to be told; a second time for the same address counts once."""

    async def unsubscribe(self, endpoint: str, game: str = "") -> None:
        """Forget an address, for one game or for all."""

    async def subscriptions(self, game: str) -> list[Subscription]:
        """Read who wants to be told about a game."""

    async def silent(self, since: int, until: int) -> list[tuple[str, int]]:
        """Find games that may wait for somebody who wants to be told: those with subscriptions whose newest event came
        between these times and has not been claimed; with the number of that event."""

    async def claim_notices(self, game: str, seq: int, seats: Sequence[int]) -> list[int]:
        """Claim the notices that an event brings about; return which of these seats are to be told, those that have not
        acted since they were told last left out. Whoever claims second is to tell nobody."""

    async def mark_day(self, game: str, day: str) -> None:
        """Note that a game is the deal of a day."""

    async def day_of(self, game: str) -> str:
        """Return the day of whose deal a game is, or nothing."""

    async def count_day(self, game: str, outcome: int, freed: int, lost: int) -> str:
        """Count how a deal of the day ended, once for each game; return its day, or nothing for any other game."""

    async def day_counts(self, day: str) -> list[DayCount]:
        """Return how the deals of a day ended; games that were erased still count."""

    async def erase(self, game: str) -> bool:
        """Remove every row of a game from every table; tell whether there was one."""

    async def expire(self, unfinished: int, finished: int, talk: int) -> int:
        """Erase games last opened or played before these times (seconds since 1970; 0: never), and talk and notes of
        games last opened or played before `talk`; return how many games were erased."""

    async def value(self, name: str) -> str | None:
        """Read something that belongs to the whole site, such as its Web Push key."""

    async def set_value(self, name: str, value: str) -> str:
        """Store it unless there is one already; return what is stored."""

    async def publish(self, signal: Signal) -> None:
        """Tell the other servers; does nothing where there is only one."""

    def listen(self, heard: Callable[[Signal], None]) -> None:
        """Call this for every signal of other servers; once, before `open`."""

    @property
    def shared(self) -> bool:
        """Whether other servers may use the same store."""
        ...
