"""The front door: a game that is checked, speaks in words, and can be taken back, copied, saved and read again."""

import secrets
from collections.abc import Iterator, Sequence
from dataclasses import replace
from enum import IntEnum
from typing import Final

from lantern import notation, record
from lantern.drawing.map import draw_map
from lantern.editions import NEWEST
from lantern.engine import actions
from lantern.engine.ending import score
from lantern.engine.flow import actor, legal, others
from lantern.engine.state import LOST_TRACK_FULL, OUT_OF_TIME, PLAYING, WON, State
from lantern.errors import LanternError
from lantern.position import Position
from lantern.record import Record, Setup
from lantern.session import Moment, NotAllowedError, Session, luck
from lantern.view.blocked import Blocked, blocked
from lantern.view.log import Line, lines
from lantern.view.names import Names
from lantern.view.question import Option, Question, question
from lantern.words import Words

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
    CHANCE = actions.CHANCE
    OVER = actions.OVER


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


class IllegalAnswer(LanternError):  # noqa: N818 - the name says it
    """An answer that may not be given now, with the reason and the rule where one is known; nothing has changed."""

    def __init__(self, sentence: str, rule: str = "") -> None:
        super().__init__(f"{sentence} ({rule})" if rule else sentence)
        self.rule = rule


class Game:
    """One game: its table, its record, its luck, and what can be taken back.

    Everything is checked: what the rules do not allow raises IllegalAnswer and changes nothing. For search and learning
    there is a second door without checks: `lantern.engine.flow` on `game.table`, or on a copy of it.
    """

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
        file. With `companion` people answer for chance too, as they do
        with dice and cards of their own on the table.
        """
        words = "" if companion else secrets.token_hex(SEED_BYTES) if seed is None else str(seed)
        start = Position.parse(position) if isinstance(position, str) and position else position
        if isinstance(start, Position):
            players = start.table.players
        chosen = Setup(players, side, tuple(options), tuple(roles), words, tuple(names))
        setup = replace(chosen, edition=edition, position=str(start))
        try:
            setup.check()
        except ValueError as error:
            raise error if isinstance(error, LanternError) else LanternError(str(error)) from error
        self._session = Session(setup, luck(setup))

    @classmethod
    def of(cls, played: Record) -> "Game":
        """Return the game of a record, at its end."""
        game = cls.__new__(cls)
        copied = Record(played.setup, list(played.answers))
        game._session = Session.resume(copied, luck(played.setup))
        return game

    @classmethod
    def read(cls, text: str) -> "Game":
        """Return the game of a record that was saved; every line is checked."""
        return cls.of(record.read(text))

    def save(self) -> str:
        """Return the record as text."""
        return record.write(self.record)

    # What lies on the table.

    @property
    def table(self) -> State:
        """The table, for the second door; changing it changes the game."""
        return self._session.state

    @property
    def record(self) -> Record:
        """How the game was set up, and every answer."""
        return self._session.record

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

    # Questions and answers.

    @property
    def actor(self) -> Actor:
        """Who is asked now."""
        return Actor(actor(self.table))

    @property
    def legal(self) -> list[Answer]:
        """What the asked may answer, in ascending order."""
        return [Answer(answer) for answer in legal(self.table)]

    @property
    def unasked(self) -> list[Answer]:
        """What other seats may say now without being asked."""
        return [Answer(answer) for answer in others(self.table)]

    @property
    def question(self) -> Question:
        """What is asked, with every option and its preview, and what is not offered with the reason."""
        return question(self.table, self._names)

    @property
    def options(self) -> list[Option]:
        """What may be answered now, by the asked and by others, in words and with a preview."""
        asked = self.question
        return [*asked.options, *asked.others]

    @property
    def blocked(self) -> list[Blocked]:
        """What one might expect but may not answer now, each with the reason and its rule."""
        return blocked(self.table) if self.actor >= 0 else []

    def play(self, answer: int | str) -> None:
        """Give an answer, as a number or in words; chance then answers until a player is asked."""
        given = Answer.parse(answer) if isinstance(answer, str) else Answer(answer)
        try:
            self._session.play(given)
        except (NotAllowedError, IndexError) as error:
            raise self._refusal(given, error) from None

    def _refusal(self, answer: Answer, error: Exception) -> IllegalAnswer:
        if isinstance(error, IndexError):
            return IllegalAnswer(f"there is no answer {int(answer)}")
        for each in self.blocked:
            if each.answer == answer:
                return IllegalAnswer(f"'{answer}' is not allowed now: {each.why}", each.rule)
        return IllegalAnswer(str(error))

    # The story.

    @property
    def log(self) -> list[Line]:
        """Everything that has happened, one sentence each."""
        return [line for moment in self for line in lines(moment, self._names)]

    def __iter__(self) -> Iterator[Moment]:
        """Go through every answer that was given, with what it brought about."""
        return iter(self._session.story())

    def __len__(self) -> int:
        """Return how many answers have been given."""
        return len(self.record.answers)

    def undo(self) -> bool:
        """Take back the last answer; False where a roll or a draw has come since."""
        return self._session.undo()

    def redo(self) -> bool:
        """Give the last answer again that was taken back; False where there is none."""
        return self._session.redo()

    def at(self, number: int) -> "Game":
        """Return the game after its first `number` answers; `go_on` lets chance answer where it is asked next."""
        if not 0 <= number <= len(self):
            raise LanternError(f"this game has {len(self)} answers, not {number}")
        game = Game.__new__(Game)
        setup = self.record.setup
        game._session = Session.resume(Record(setup, self.record.answers[:number]), None)
        game._session.chance = luck(setup)
        return game

    def go_on(self) -> None:
        """Let chance answer until a player is asked; after `at` it may be asked first."""
        self._session.let_chance_answer()

    def copy(self) -> "Game":
        """Return a game of its own that stands the same."""
        return self.at(len(self))

    @property
    def _names(self) -> Names:
        return Names(self.table, self.record.setup.names)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and self.record == other.record

    def __hash__(self) -> int:
        return hash((self.record.setup, tuple(self.record.answers)))

    def __reduce__(self) -> tuple[object, tuple[Record]]:
        return Game.of, (self.record,)

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
        return draw_map(self.table, Words()).plain
