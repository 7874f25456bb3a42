"""Sayings: what is kept of a game, in the order in which it came; where the game stands follows from them.

They come in batches of many games, and are filed by game, as JSON that nobody needs to read for it.
"""

from collections.abc import Iterable
from typing import Final

import msgspec


class Saying(msgspec.Struct, array_like=True):
    """What was said at once: by a seat, and by chance then. What had been said from this position on is taken back."""

    position: int
    at: int  # seconds
    seat: int
    key: str  # by which a message that comes again is known; empty where there is none
    round: int  # in which the game is afterwards
    outcome: int
    answers: list[int]

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


def retold(game: str, sayings: Iterable[Saying]) -> tuple[list[int], dict[str, Use]]:
    """Return the answers of a game, and where each key was used."""
    answers: list[int] = []
    keys: dict[str, Use] = {}
    for saying in sayings:
        if saying.position > len(answers):  # the record would be another one
            raise DamagedError(f"answers of game {game} are missing")
        answers[saying.position :] = saying.answers
        if saying.key:
            keys[saying.key] = Use(saying.seat, saying.position)
    return answers, keys
