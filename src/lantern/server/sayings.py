"""Sayings: what is kept of a game, in the order in which it came; where the game stands follows from them.

They come in batches of many games, and are filed by game, as JSON that nobody needs to read for it.
"""

from collections.abc import Iterable
from typing import Final

import msgspec

from lantern.words import Text

Reasons = dict[int, tuple[Text, ...]]  # by the number of the answer they were given for


class Saying(msgspec.Struct, array_like=True):
    """What was said at once: by a seat, and by chance then. What had been said from this position on is taken back."""

    position: int
    at: int  # seconds
    seat: int
    key: str  # by which a message that comes again is known; empty where there is none
    round: int  # in which the game is afterwards
    outcome: int
    answers: list[int]
    reasons: tuple[Text, ...] = ()  # of the computer player that gave the first of them

    @property
    def length(self) -> int:
        """How many answers the game has afterwards."""
        return self.position + len(self.answers)


class Use(msgspec.Struct, frozen=True, gc=False):
    """By which seat and at which position a key was used; Python need not look for rubbish in so many of them."""

    seat: int
    position: int


class DamagedError(Exception):
    """The file of games does not hold what was written."""


ENCODER: Final = msgspec.json.Encoder()
ONE: Final = msgspec.json.Decoder(Saying)
FILED: Final = msgspec.json.Decoder(list[Saying])
BATCH: Final = msgspec.json.Decoder(list[tuple[str, msgspec.Raw]])  # a game, and what was said there


def by_game(batches: Iterable[str]) -> dict[str, list[msgspec.Raw]]:
    """Return the sayings of each game."""
    found: dict[str, list[msgspec.Raw]] = {}
    for batch in batches:
        for game, saying in BATCH.decode(batch):
            found.setdefault(game, []).append(saying)
    return found


def joined(sayings: list[msgspec.Raw]) -> str:
    """Return sayings of one game as they are filed."""
    return f"[{b','.join(sayings).decode()}]"


def retold(game: str, sayings: Iterable[Saying]) -> tuple[list[int], dict[str, Use], Reasons]:
    """Return the answers of a game, where each key was used, and the reasons of computer players."""
    answers: list[int] = []
    keys: dict[str, Use] = {}
    reasons: Reasons = {}
    for saying in sayings:
        if saying.position > len(answers):  # the record would be another one
            raise DamagedError(f"answers of game {game} are missing")
        answers[saying.position :] = saying.answers
        if saying.key:
            keys[saying.key] = Use(saying.seat, saying.position)
        forget_after(reasons, saying.position)
        if saying.reasons:
            reasons[saying.position + 1] = saying.reasons
    return answers, keys, reasons


def forget_after(reasons: Reasons, position: int) -> None:
    """Drop the reasons of answers that were taken back."""
    for number in [number for number in reasons if number > position]:
        del reasons[number]
