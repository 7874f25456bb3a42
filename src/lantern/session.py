"""A game being played: answers, chance, undo and redo, and the story so far."""

from array import array

from lantern import record as records
from lantern.chance import Luck, Seeded
from lantern.engine.actions import CHANCE, NOBODY, OVER
from lantern.engine.events import Event
from lantern.engine.flow import actor, apply, legal, others, speaker
from lantern.engine.state import State
from lantern.engine.turns import acting
from lantern.errors import LanternError
from lantern.notation import word
from lantern.record import Record, Setup


class NotAllowedError(LanternError):
    """An answer that may not be given now; nothing has changed."""


class Moment:
    """One answer and what it brought about."""

    def __init__(self, number: int, who: int, answer: int, events: list[Event]) -> None:
        self.number = number  # of the answer, from 1
        self.who = who
        self.answer = answer
        self.events = events


class Session:
    """One table with its record. People answer through it; chance is answered by the seed or by people too."""

    def __init__(self, setup: Setup, chance: Luck | None) -> None:
        """Set up a game; without `chance` people answer for it too (companion mode)."""
        self.chance = chance
        laid_out: list[Event] = []
        self.state = setup.table(laid_out)
        self.opening = Moment(0, NOBODY, 0, laid_out)  # before the first answer
        self.record = Record(setup)
        self.turned = 0  # so often something was taken back
        self._speakers: list[int] = []  # of the answers
        self._told: list[bytes] = []  # what each brought about; packed, Python need not look for rubbish in it
        self._start = self.state  # the table before the first answer that can be undone
        self._undoable = 0
        self._undone: list[int] = []
        self._allowed: list[int] | None = None
        self.state.events = None
        self.let_chance_answer()

    @classmethod
    def resume(cls, record: Record, chance: Luck | None) -> "Session":
        """Return the game of a record, at its end."""
        session = cls(record.setup, None)
        for answer in record.answers:
            session.play(answer)
        session.chance = chance
        session.let_chance_answer()
        return session

    @property
    def who(self) -> int:
        """The seat that is asked, CHANCE, or OVER."""
        return actor(self.state)

    def allowed(self) -> list[int]:
        """Return what the asked may answer now; nobody may change the list, which is made once for all who ask."""
        if self._allowed is None:
            self._allowed = legal(self.state)
        return self._allowed

    def play(self, answer: int) -> None:
        """Give an answer; one that is not allowed raises NotAllowedError and changes nothing."""
        self.check(answer)
        self.accept(answer)

    def accept(self, answer: int) -> None:
        """Give an answer that has been checked."""
        self._undone.clear()
        self._say(answer)
        self.let_chance_answer()

    def check(self, answer: int) -> None:
        """Raise NotAllowedError unless the answer may be given now."""
        allowed = self.allowed()
        if answer in allowed or answer in others(self.state):
            return
        if self.who == OVER:
            raise NotAllowedError("the game is over")
        raise NotAllowedError(f"'{word(answer)}' is not allowed now; allowed: {records.some_words(allowed)}")

    def _say(self, answer: int) -> None:
        who = speaker(self.state, answer)
        if who == CHANCE:
            self._undoable = 0
        else:
            if not self._undoable:
                self._start = self.state.copy()
            self._undoable += 1
        news: list[Event] = []
        self._allowed = None
        self.state.events = news
        records.say(self.state, answer, self.record)
        self.state.events = None
        self._speakers.append(who)
        self._told.append(packed(news))

    def story(self, since: int = 0) -> list[Moment]:
        """Return what was answered after so many answers, and what it brought about."""
        said = zip(self.record.answers[since:], self._speakers[since:], self._told[since:], strict=True)
        return [Moment(since + 1 + at, who, answer, unpacked(told)) for at, (answer, who, told) in enumerate(said)]

    def let_chance_answer(self) -> None:
        """Let chance answer until a player is asked."""
        while self.chance is not None and self.who == CHANCE:
            self._say(self.chance.answer(self.state))

    # Undo follows what has been shown: never past a roll or a draw.

    @property
    def undoable(self) -> int:
        """How many answers can be undone."""
        return self._undoable

    @property
    def redoable(self) -> int:
        """How many undone answers can be given again."""
        return len(self._undone)

    def _past(self) -> list[State]:
        """Return the tables before each answer that can be undone: few people look back, so they are made again."""
        past = [self._start]
        for answer in self.record.answers[len(self.record.answers) - self._undoable :]:
            past.append(past[-1].copy())
            apply(past[-1], answer)
        return past[:-1]

    def undo(self) -> bool:
        """Take back the last answer; False where chance has spoken since."""
        return self._undoable > 0 and self.undo_to(len(self.record.answers) - 1)

    def redo(self) -> bool:
        """Give the last undone answer again."""
        if not self._undone:
            return False
        self._say(self._undone.pop())
        self.let_chance_answer()
        return True

    def undo_to(self, number: int) -> bool:
        """Go back to the moment after so many answers; False, and nothing changes, where that cannot be undone."""
        length = len(self.record.answers)
        first = length - self._undoable
        if not first <= number <= length:
            return False
        if number < length:
            self.state = self._past()[number - first].copy()
            self._allowed = None
            self._undone += reversed(self.record.answers[number:])
            self._undoable = number - first
            self.turned += 1
            del self.record.answers[number:]
            del self._speakers[number:]
            del self._told[number:]
        return True

    def restart_turn(self) -> bool:
        """Go back to where this turn (or this planning) began, as far as it can be undone."""
        here = moment_of_round(self.state)
        same = 0
        for table in reversed(self._past()):
            if moment_of_round(table) != here:
                break
            same += 1
        return bool(same) and self.undo_to(len(self.record.answers) - same)

    def table_at(self, number: int) -> State:
        """Return the table after so many answers, for replay and review."""
        s = self.record.setup.table()
        for answer in self.record.answers[:number]:
            apply(s, answer)
        return s


def packed(events: list[Event]) -> bytes:
    """Return events number by number."""
    numbers: list[int] = []
    for what, first, second, third in events:
        numbers += [what, first, second, third]
    return array("i", numbers).tobytes()


def unpacked(told: bytes) -> list[Event]:
    """Return events that were packed."""
    four = iter(array("i", told))
    return list(zip(four, four, four, four, strict=True))


def luck(setup: Setup) -> Luck | None:
    """Return who answers for chance: the seed, or nobody but the people at the table."""
    return Seeded(setup.seed) if setup.seed else None


def moment_of_round(s: State) -> tuple[int, int, int]:
    """Return round, phase and acting seat: what a turn is."""
    return s.round, s.phase, acting(s)
