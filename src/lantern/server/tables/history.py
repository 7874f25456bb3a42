"""What the log of a game adds up to: its answers, what can be given again, and the commands that are in it already."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from msgspec import Struct

from lantern.game import Game, IllegalAnswer
from lantern.record import Record, Setup
from lantern.server.store.base import DamagedError, LogEvent
from lantern.words import Text


class Use(Struct, frozen=True, gc=False):
    """By which seat and at which position the key of a command was used."""

    seat: int
    position: int


@dataclass
class History:
    """A log read so far. Only the game itself knows its answers once there is one."""

    seq: int = -1
    keys: dict[str, Use] = field(default_factory=dict)
    reasons: dict[int, tuple[Text, ...]] = field(default_factory=dict)  # by the number of the answer, from 1

    def add(self, event: LogEvent) -> None:
        """Note an event. Reasons stay when their answer is taken back, until another one is given in its place."""
        self.seq = event.seq
        if event.key:
            self.keys[event.key] = Use(event.seat, event.position)
        if event.cause in ("answer", "start"):
            for number in [number for number in self.reasons if number > event.position]:
                del self.reasons[number]
            if event.reasons:
                self.reasons[event.position + 1] = event.reasons


def replay(setup: Setup, events: Iterable[LogEvent]) -> tuple[History, Game]:
    """Return what a log adds up to, and the game at its end with everything that can be given again."""
    history, answers, undone = History(), list[int](), list[int]()
    for event in events:
        if event.position > len(answers) or event.seq != history.seq + 1:
            raise DamagedError(f"the log has a gap before event {event.seq}")
        if event.cause == "undo":
            undone += reversed(answers[event.position :])
        elif event.cause == "redo" and undone:
            undone.pop()
        else:
            undone.clear()
        answers[event.position :] = event.answers
        history.add(event)
    game = Game.of(Record(setup, answers + undone[::-1]))
    if undone and not game.undo_to(len(answers)):
        game = Game.of(Record(setup, answers))
    return history, game


def follow(game: Game, event: LogEvent) -> bool:
    """Let a game go on by an event; False where it does not arrive at the same answers."""
    if event.position > len(game) or not game.undo_to(event.position):
        return False
    try:
        if event.cause == "redo":
            game.redo()
        elif event.answers:
            game.play(event.answers[0])  # chance answers then as it did before: by the same seed
    except IllegalAnswer:
        return False
    return game.record.answers[event.position :] == event.answers
