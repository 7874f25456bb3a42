"""The front door: a running game that is checked, speaks in words, and can be undone, copied, saved and read again."""

import secrets
from array import array
from collections.abc import Iterator, Sequence
from enum import IntEnum
from operator import index
from typing import Final

from lantern import notation, record
from lantern.arguments import chosen_setup, shown
from lantern.chance import Luck, Seeded
from lantern.editions import NEWEST
from lantern.engine import State, acting, actor, apply, legal, others, score, speaker
from lantern.engine.actions import CHANCE, NOBODY, OVER
from lantern.engine.events import Event
from lantern.engine.state import LOST_TRACK_FULL, OUT_OF_TIME, PLAYING, WON
from lantern.errors import LanternError
from lantern.position import Position
from lantern.record import Record, Setup
from lantern.view.blocked import Blocked
from lantern.view.log import Line, Moment, lines
from lantern.view.names import Names
from lantern.view.question import Option, Question, question
from lantern.view.refusal import refusal

SEED_BYTES: Final = 6


class Named(IntEnum):
    """A number with a name, which is what is printed."""

    def __str__(self) -> str:
        return f"{type(self).__name__}.{self.name}"


class Outcome(Named):
    """How a game stands or has ended (R1)."""

    OPEN = PLAYING
    WON = WON
    LOST_TRACK_FULL = LOST_TRACK_FULL
    OUT_OF_TIME = OUT_OF_TIME


class Actor(Named):
    """Who is asked: a seat, chance, or nobody because the game is over."""

    SEAT_1 = 0
    SEAT_2 = 1
    SEAT_3 = 2
    SEAT_4 = 3
    CHANCE = CHANCE
    OVER = OVER


ACTORS: Final = {actor.value: actor for actor in Actor}


class Answer(int):
    """An answer: a small number for the engine, and words for people, such as `to newport`."""

    @classmethod
    def parse(cls, text: str) -> "Answer":
        """Return the answer of these words; IllegalAnswer where there are none such."""
        try:
            return cls(notation.number(text))
        except ValueError as error:
            raise IllegalAnswer(str(error)) from error

    @property
    def kind(self) -> str:
        """What kind of answer it is: the first of its words."""
        return notation.word(self).partition(" ")[0]

    @property
    def about(self) -> tuple[str, ...]:
        """What it is about: the other words."""
        return tuple(notation.word(self).split()[1:])

    def __str__(self) -> str:
        return notation.word(self)

    def __repr__(self) -> str:
        return f"Answer({str(self)!r})"


ANSWERS: Final = [Answer(number) for number in range(len(notation.WORDS))]


class IllegalAnswer(LanternError):  # noqa: N818 - the name says it
    """An answer that may not be given now; says why, and by which rule. Nothing has changed."""

    def __init__(self, sentence: str, rule: str = "") -> None:
        super().__init__(f"{sentence} ({rule})" if rule else sentence)
        self.rule = rule


class Game:
    """One running game: its table, its record, its luck, and what can be undone.

    Everything is checked: what the rules do not allow raises IllegalAnswer and changes nothing. For search and learning
    there is a second door without checks: `lantern.engine` on a copy of `game.table`.
    """

    table: State
    """The table, for the second door. Only the game itself may change it; others change a copy."""

    record: Record
    """How the game was set up, and every answer."""

    opening: Moment
    """What was laid out before the first answer."""

    def __init__(  # noqa: PLR0913 - everything a game is set up with, by name
        self,
        players: int = 1,
        *,
        seed: str | int | None = None,
        roles: Sequence[str] = (),
        side: str = "normal",
        options: Sequence[str] = (),
        names: Sequence[str] = (),
        edition: str = NEWEST,
        position: Position | str = "",
        companion: bool = False,
    ) -> None:
        """Set up a game, or begin at a position.

        `seed` fixes the luck; without one it is a new one. `edition` names the numbers, or is the text of an edition
        file. With `companion` people answer for chance too, as they do with dice and cards of their own on the table.
        """
        setup = chosen_setup(
            players,
            seed="" if companion else secrets.token_hex(SEED_BYTES) if seed is None else seed,
            roles=roles,
            side=side,
            options=options,
            names=names,
            edition=edition,
            position=position,
        )
        self._set_up(setup)
        self.go_on()

    def _set_up(self, setup: Setup) -> None:
        laid_out: list[Event] = []
        try:
            self.table = setup.table(laid_out)
        except LanternError:
            raise
        except ValueError as error:
            raise LanternError(str(error)) from error
        self.table.events = None
        self.record = Record(setup)
        self.opening = Moment(0, NOBODY, 0, laid_out)
        self._luck: Luck | None = Seeded(setup.seed) if setup.seed else None
        self._speakers: list[int] = []  # of the answers
        self._events: list[bytes] = []  # of the answers; packed, so that the garbage collector need not track them
        self._start = self.table  # the table before the first answer that can be undone
        self._undoable = 0
        self._undone: list[int] = []
        self._legal: list[int] | None = None

    @classmethod
    def of(cls, played: Record, at: int | None = None) -> "Game":
        """Return the game of a record at its end, or as it was after its first `at` answers.

        A record without answers starts a game. At its end chance goes on if it is asked; earlier it waits for `go_on`.
        """
        if at is not None and not 0 <= at <= len(played.answers):
            raise LanternError(f"this game has {len(played.answers)} answers, not {at}")
        game = cls.__new__(cls)
        game._set_up(played.setup)
        for answer in played.answers[:at]:
            game._give(game.check(answer))
        if at is None:
            game.go_on()
        return game

    @classmethod
    def read(cls, text: str) -> "Game":
        """Return the game of a record that was saved; every line is checked."""
        return cls.of(record.read(text))

    def save(self) -> str:
        """Return the record as text."""
        return record.write(self.record)

    # How the game stands.

    @property
    def position(self) -> Position:
        """The position as it stands, a text."""
        return Position(self.table.copy())

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.table.outcome != PLAYING

    @property
    def outcome(self) -> Outcome:
        """How the game stands or has ended."""
        return Outcome(self.table.outcome)

    @property
    def freed(self) -> int:
        """How many people have reached Canada."""
        return self.table.freed

    @property
    def lost(self) -> int:
        """How many people were sold beyond reach."""
        return self.table.lost

    @property
    def round(self) -> int:
        """The round, from 1; 0 while the game is set up."""
        return self.table.round

    @property
    def score(self) -> int:
        """The score for comparing games (R1.4)."""
        return score(self.table)

    @property
    def turn(self) -> tuple[int, int, int]:
        """Round, phase and acting seat; two moments belong to one turn where they are the same."""
        return turn_of(self.table)

    @property
    def names(self) -> Names:
        """The names of the seats."""
        return Names(self.table, self.record.setup.names)

    # Questions and answers.

    @property
    def actor(self) -> Actor:
        """Who is asked now."""
        return ACTORS[actor(self.table)]

    @property
    def legal(self) -> list[Answer]:
        """What the asked may answer, in ascending order."""
        return [ANSWERS[number] for number in self.legal_numbers]

    @property
    def legal_numbers(self) -> list[int]:
        """The same as plain ints, listed once and shared by all who ask, so nobody may change the list."""
        if self._legal is None:
            self._legal = legal(self.table)
        return self._legal

    @property
    def unasked(self) -> list[Answer]:
        """What other seats may say now without being asked."""
        return [ANSWERS[number] for number in others(self.table)]

    @property
    def question(self) -> Question:
        """What is asked, with every option and its preview, and what is not offered with the reason."""
        return question(self.table, self.names)

    @property
    def options(self) -> list[Option]:
        """What may be answered now, by the asked and by others, in words and with a preview."""
        asked = self.question
        return [*asked.options, *asked.others]

    @property
    def blocked(self) -> list[Blocked]:
        """What one might expect but may not answer now, each with the reason and its rule."""
        return self.question.blocked

    def play(self, answer: int | str) -> None:
        """Give an answer, as a number or in words; chance then answers until a player is asked."""
        number = self.check(answer)
        self._undone.clear()
        self._give(number)
        self.go_on()

    def check(self, answer: int | str) -> int:
        """Return an answer as a plain number; raise IllegalAnswer unless it may be given now. Nothing changes."""
        number = read_answer(answer)
        if number not in self.legal_numbers and number not in others(self.table):
            raise self._refusal(number)
        return number

    def go_on(self) -> None:
        """Let chance answer until a player is asked; after `at` it may be asked first."""
        while self._luck is not None and actor(self.table) == CHANCE:
            self._give(self._luck.answer(self.table))

    def _give(self, number: int) -> None:
        """Carry out an answer that has been checked, and note it."""
        table = self.table
        who = speaker(table, number)
        if who == CHANCE:
            self._undoable = 0
        else:
            if not self._undoable:
                self._start = table.copy()
            self._undoable += 1
        events: list[Event] = []
        self._legal = None
        table.events = events
        apply(table, number)
        table.events = None
        self.record.answers.append(number)
        self._speakers.append(who)
        self._events.append(packed(events))

    def _refusal(self, number: int) -> IllegalAnswer:
        if not 0 <= number < len(ANSWERS):
            return IllegalAnswer(f"there is no answer {number}")
        return IllegalAnswer(*refusal(self.table, number, self.names))

    # What has happened.

    def moments(self, since: int = 0) -> list[Moment]:
        """Return every answer after the first `since` of them, each with who gave it and what it brought about."""
        given = zip(self.record.answers[since:], self._speakers[since:], self._events[since:], strict=True)
        return [
            Moment(number, who, answer, unpacked(events))
            for number, (answer, who, events) in enumerate(given, start=since + 1)
        ]

    @property
    def log(self) -> list[Line]:
        """Everything that has happened, one sentence each."""
        return [line for moment in (self.opening, *self) for line in lines(moment, self.names)]

    def __iter__(self) -> Iterator[Moment]:
        """Go through every answer that was given, with what it brought about."""
        return iter(self.moments())

    def __len__(self) -> int:
        """Return how many answers have been given."""
        return len(self.record.answers)

    def at(self, number: int) -> "Game":
        """Return the game after its first `number` answers; `go_on` lets chance answer where it is asked next."""
        return self.of(self.record, number)

    # Undo never goes past a roll or a draw, because people have seen it.

    @property
    def undoable(self) -> int:
        """How many answers can be undone."""
        return self._undoable

    @property
    def redoable(self) -> int:
        """How many undone answers can be given again."""
        return len(self._undone)

    @property
    def turn_start(self) -> int:
        """How many answers had been given when this turn or this planning began, as far as it can be undone."""
        here, start = turn_of(self.table), len(self)
        for table in reversed(self._past()):
            if turn_of(table) != here:
                break
            start -= 1
        return start

    def undo(self) -> bool:
        """Undo the last answer; False where a roll or a draw has come since."""
        return self._undoable > 0 and self.undo_to(len(self) - 1)

    def redo(self) -> bool:
        """Give the last undone answer again; False where there is none."""
        if not self._undone:
            return False
        self._give(self._undone.pop())
        self.go_on()
        return True

    def undo_to(self, number: int) -> bool:
        """Go back to after this number of answers; False, and nothing changes, where that cannot be undone."""
        first = len(self) - self._undoable
        if not first <= number <= len(self):
            return False
        if number < len(self):
            self.table = self._past()[number - first]
            self._legal = None
            self._undone += reversed(self.record.answers[number:])
            self._undoable = number - first
            del self.record.answers[number:]
            del self._speakers[number:]
            del self._events[number:]
        return True

    def restart_turn(self) -> bool:
        """Undo this turn or this planning as far as it can be undone; False where nothing can."""
        start = self.turn_start
        return start < len(self) and self.undo_to(start)

    def _past(self) -> list[State]:
        """Return the tables before each answer that can be undone: made again, because it is rarely asked for."""
        past = [self._start.copy()]
        for answer in self.record.answers[len(self) - self._undoable :]:
            past.append(past[-1].copy())
            apply(past[-1], answer)
        return past[:-1]

    # Games are values.

    def copy(self) -> "Game":
        """Return a game of its own that stands the same."""
        game = type(self).__new__(type(self))
        vars(game).update(vars(self))
        game.table = self.table.copy()
        game.record = Record(self.record.setup, self.record.answers[:])
        game._speakers, game._events, game._undone = self._speakers[:], self._events[:], self._undone[:]
        return game

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and self.record == other.record

    def __hash__(self) -> int:
        return hash((self.record.setup, tuple(self.record.answers)))

    def __reduce__(self) -> tuple[object, tuple[Record, int]]:
        return type(self).of, (self.record, len(self))

    def __repr__(self) -> str:
        setup = self.record.setup
        parts = [
            f"{setup.players} players",
            setup.side,
            f"seed {setup.seed!r}",
            f"{len(self)} answers",
            self.outcome.name,
        ]
        return f"<Game: {', '.join(parts)}>"

    def __str__(self) -> str:
        """Return the map in characters."""
        from lantern.drawing.map import draw_map  # a server draws no characters
        from lantern.words import Words

        return draw_map(self.table, Words()).plain


def read_answer(answer: object) -> int:
    """Return an answer as a plain number, checked only for being one."""
    if isinstance(answer, str):
        return int(Answer.parse(answer))
    try:
        if not isinstance(answer, bool):
            return index(answer)  # type: ignore[arg-type]  # whole numbers of other libraries are welcome
    except TypeError:
        pass
    raise IllegalAnswer(f"an answer is a number or words, such as 'to newport', not {shown(answer)}")


def packed(events: list[Event]) -> bytes:
    """Return events number by number."""
    return array("i", [number for event in events for number in event]).tobytes()


def unpacked(events: bytes) -> list[Event]:
    """Return events that were packed."""
    numbers = iter(array("i", events))
    return list(zip(numbers, numbers, numbers, numbers, strict=True))


def turn_of(s: State) -> tuple[int, int, int]:
    """Return round, phase and acting seat: what a turn is."""
    return s.round, s.phase, acting(s)
