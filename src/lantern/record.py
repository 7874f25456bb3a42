"""The record of answers is the game: a text that is read line by line and checked while it is replayed."""

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from hashlib import sha256
from typing import Final

from msgspec import json

from lantern import editions, notation, position
from lantern._build import RULES
from lantern.content.options import switch_bits
from lantern.content.roles import ROLES
from lantern.content.victory import SIDES
from lantern.engine.actions import DONE, meaning
from lantern.engine.events import Event
from lantern.engine.flow import apply, legal, others
from lantern.engine.setup import new_game
from lantern.engine.state import LOST_TRACK_FULL, OUT_OF_TIME, PLAYING, WON, State
from lantern.errors import LanternError

MAGIC: Final = "lantern record"
FORMAT: Final = 1
READABLE: Final = (8, RULES)  # `needless` is the difference
ROLE_IDS: Final = [role.id for role in ROLES]
OUTCOMES: Final = {PLAYING: "open", WON: "won", LOST_TRACK_FULL: "lost-track-full", OUT_OF_TIME: "out-of-time"}
MOST_ANSWERS: Final = 2_000  # of a game; the longest that were played have about 700
MOST_LINES: Final = 3_000  # of a record, with its head and the digests
MOST_TEXT: Final = 80  # of a name or a seed


class RecordError(LanternError):
    """A record cannot be read; says in which line, and why."""

    def __init__(self, line: int, why: str) -> None:
        super().__init__(f"line {line}: {why}" if line else why)
        self.line = line


class OtherRulesError(RecordError):
    """A record cannot be replayed, because it was played by other rules."""


@dataclass(frozen=True)
class Setup:
    """The game chosen: all that is known before chance says a word."""

    players: int
    side: str = "normal"
    options: tuple[str, ...] = ()
    roles: tuple[str, ...] = ()  # one for each seat, or none: they are dealt
    seed: str = ""  # of the luck; empty when people answer for chance
    names: tuple[str, ...] = ()  # of the people at the table
    edition: str = editions.FIRST  # the numbers: a name, or all that an edition of one's own says
    position: str = ""  # where the game begins, if not with the set-up; it knows side, options and roles

    def __reduce__(self) -> tuple[type["Setup"], tuple[object, ...]]:
        """Say how a copy is made, which compiled code cannot know of what is frozen."""
        chosen = (self.players, self.side, self.options, self.roles)
        return Setup, (*chosen, self.seed, self.names, self.edition, self.position)

    def check(self) -> None:
        """Raise a ValueError with a clear sentence when no such game can be set up."""
        if self.players not in (1, 2, 3, 4):
            raise ValueError(f"the game is for one to four players, not {self.players}")
        if self.side not in SIDES:
            raise ValueError(f"there is no side called {self.side!r}; choose one of {', '.join(SIDES)}")
        switch_bits(list(self.options))
        check_roles(self.roles, self.players)
        if self.names and len(self.names) != self.players:
            raise ValueError(f"{len(self.names)} names for {self.players} players")
        for text in (self.seed, *self.names):
            if len(text) > MOST_TEXT or not text.isprintable() or text != text.strip():
                raise ValueError(f"{text[:MOST_TEXT]!r} is not a name or seed of at most {MOST_TEXT} plain characters")
        editions.find(self.edition)
        if self.position and position.read(self.position).players != self.players:
            raise ValueError(f"the position is not one for {self.players} players")

    def table(self, events: list[Event] | None = None) -> State:
        """Return the table as it stands before chance's first answer."""
        self.check()
        if self.position:
            return position.read(self.position)
        edition = editions.find(self.edition)
        roles = [ROLE_IDS.index(role) for role in self.roles] or None
        return new_game(self.players, SIDES.index(self.side), switch_bits(list(self.options)), roles, events, edition)


def check_roles(roles: tuple[str, ...], players: int) -> None:
    """Raise a ValueError unless each seat has a different role, or all are to be dealt (R2.1)."""
    for role in roles:
        if role not in ROLE_IDS:
            raise ValueError(f"there is no role called {role!r}; choose from {', '.join(ROLE_IDS)}")
    if roles and (len(roles) != players or len(set(roles)) != players):
        raise ValueError(f"{players} different roles are needed, one for each player")


@dataclass
class Record:
    """A game: how it was set up, and every answer."""

    setup: Setup
    answers: list[int] = field(default_factory=list)


def round_ended(before: int, s: State) -> bool:
    """Tell whether an answer ended a round: `before` is the one in which it was given, `s` the table after it."""
    return before > 0 and (s.round != before or s.outcome != PLAYING)


def digest(s: State) -> str:
    """Return a short hash of everything that lies on the table."""
    numbers = [s.players, s.options, s.side, s.goal, s.lost_limit, s.round, s.phase, s.period, s.lead, s.outcome]
    numbers += [s.supply, s.freed, s.lost, s.transit, s.market_deck, s.specials_used]
    numbers += [s.known_in_deck, s.unknown_in_deck, s.unseen, s.shuffles, s.out_of_game & s.edition.cards]
    numbers += [s.ready, s.used, s.played, s.civil_war, s.opposition_entered]
    lists = [s.people, s.market, s.catchers, s.money, s.roles, s.reserve, s.hands, s.stock, s.queue, s.modifiers]
    lists += [s.top, s.taken]
    text = json.encode([numbers, *lists])[2:-2].replace(b"],[", b";")  # far faster than joining number by number
    return sha256(text).hexdigest()[:8]


def write(record: Record) -> str:
    """Return the record as text, one answer per line, and after every round the digest of the table."""
    lines, s = head(record.setup, RULES), record.setup.table()
    for answer in record.answers:
        before = s.round
        apply(s, answer)
        lines.append(notation.word(answer))
        if round_ended(before, s):
            lines.append(f"table {digest(s)}")
    return "\n".join(lines) + "\n"


def write_unchecked(record: Record, rules: int) -> str:
    """Return the record of a game of other rules as text, without digests, because it cannot be replayed."""
    known = len(notation.WORDS)
    words = [notation.word(answer) if 0 <= answer < known else f"answer {answer}" for answer in record.answers]
    return "\n".join(head(record.setup, rules) + words) + "\n"


def head(setup: Setup, rules: int) -> list[str]:
    """Return the lines before the first answer."""
    lines = [f"{MAGIC} {FORMAT}", f"rules {rules}", f"players {setup.players}", f"side {setup.side}"]
    if setup.edition != editions.FIRST:
        lines += [f"edition {line}" for line in editions.find(setup.edition).text.splitlines()]
    lines += [f"option {name}" for name in setup.options]
    lines += [f"role {role}" for role in setup.roles]
    lines += [f"name {name}" for name in setup.names]
    if setup.seed:
        lines.append(f"seed {setup.seed}")
    lines += [f"position {line}" for line in setup.position.splitlines()]
    return [*lines, "---"]


def read(text: str) -> Record:
    """Read a record, replaying and checking every line; a RecordError names the first that does not fit."""
    return read_to_table(text)[0]


def read_to_table(text: str) -> tuple[Record, State]:
    """Read a record; return it with the table at its end."""
    lines = text.splitlines()
    if len(lines) > MOST_LINES:
        raise RecordError(0, f"a record has at most {MOST_LINES} lines")
    setup, body = read_header(lines)
    record, s = Record(setup), setup.table()
    old = lines[1] != f"rules {RULES}"
    before = 0  # the round in which the last answer was given
    for place in range(body, len(lines)):
        line = lines[place].strip()
        if line.startswith("table "):
            check_mark(place + 1, line.removeprefix("table "), before, s)
        else:
            before = s.round
            if not (old and needless(line, s)):
                read_answer(place + 1, line, record, s)
    return record, s


def read_header(lines: list[str]) -> tuple[Setup, int]:
    """Read the lines before the first answer; return the game chosen and where the answers begin."""
    check_versions(lines)
    if "---" not in lines:
        raise RecordError(len(lines), "the record breaks off before its first answer (no line '---')")
    end = lines.index("---")
    setup = Setup(0)
    for place in range(2, end):
        key, _, value = lines[place].partition(" ")
        setup = read_setting(place + 1, key, value, setup)
    try:
        setup.check()
    except ValueError as error:
        raise RecordError(0, f"the head of the record: {error}") from error
    return setup, end + 1


def check_versions(lines: list[str]) -> None:
    """Refuse politely what is no record, or one of another version."""
    if not lines or not lines[0].startswith(MAGIC):
        raise RecordError(1, f"this is no record of a game (it would begin with '{MAGIC} {FORMAT}')")
    if lines[0] != f"{MAGIC} {FORMAT}":
        raise RecordError(1, f"the record has format {lines[0][len(MAGIC) :].strip()!r}; this version reads {FORMAT}")
    if len(lines) < 2 or lines[1] not in [f"rules {rules}" for rules in READABLE]:
        found = lines[1] if len(lines) > 1 else "nothing"
        raise OtherRulesError(
            2, f"the record was played by other rules ({found!r}); this version knows 'rules {RULES}'"
        )


def read_setting(line: int, key: str, value: str, setup: Setup) -> Setup:
    """Read one line of the head."""
    match key:
        case "players" if value.isdecimal() and len(value) == 1:
            return replace(setup, players=int(value))
        case "side":
            return replace(setup, side=value)
        case "option":
            return replace(setup, options=(*setup.options, value))
        case "role":
            return replace(setup, roles=(*setup.roles, value))
        case "name":
            return replace(setup, names=(*setup.names, value))
        case "seed":
            return replace(setup, seed=value)
        case "edition":
            before = "" if setup.edition == editions.FIRST else f"{setup.edition}\n"
            return replace(setup, edition=before + value)
        case "position":
            return replace(setup, position=f"{setup.position}{value}\n")
        case _:
            raise RecordError(line, f"'{key} {value}' is nothing a record's head can say")


def read_answer(line: int, text: str, record: Record, s: State) -> None:
    """Read one answer and carry it out."""
    try:
        answer = notation.number(text)
    except ValueError as error:
        raise RecordError(line, str(error)) from error
    if s.outcome != PLAYING:
        raise RecordError(line, f"'{text}' comes after the end of the game")
    if answer not in legal(s) and answer not in others(s):
        raise RecordError(line, f"'{text}' is not allowed here; allowed would be: {some_words(legal(s))}")
    say(s, answer, record)


def needless(line: str, s: State) -> bool:
    """Tell whether a line says again that a seat is ready, as by rules 8 the Agent had to after the special."""
    said = meaning(notation.NUMBERS.get(line, DONE))
    return said.kind == "ready" and s.ready >> said.thing & 1 == 1


def say(s: State, answer: int, record: Record) -> None:
    """Carry out an allowed answer and note it."""
    apply(s, answer)
    record.answers.append(answer)


def check_mark(line: int, mark: str, before: int, s: State) -> None:
    """Compare a recorded digest with the table after an answer that was given in the round `before`."""
    if not round_ended(before, s):
        raise RecordError(line, "a table is noted where no round has ended")
    found = digest(s)
    if found != mark:
        raise RecordError(line, f"the table here is {found}, but {mark} was recorded: a line before this is damaged")


def some_words(answers: Iterable[int], most: int = 6) -> str:
    """Return a few answers in words."""
    words = [notation.word(answer) for answer in answers]
    return ", ".join(words[:most]) + (f", … ({len(words)} in all)" if len(words) > most else "")
