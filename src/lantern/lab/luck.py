"""What luck gave a team: how much every answer of chance raised or lowered the chance of a win.

Each is compared with the mean of all that chance could have said, as likely as it was. So luck gives nothing on
average, for any players and any error of the judgement, and wins less luck come to the same as wins: the part of
AIVAT (Burch, Schmid, Moravčík, Morrill and Bowling, 2018) that is about chance.
"""

from typing import Final, final

from lantern.chance import Seeded
from lantern.engine import apply, legal, weights
from lantern.engine.state import State
from lantern.players.rollout import AHEAD, forecast

GAMES: Final = 8  # imagined for each thing that chance could have said; more add little


@final
class Weighed:
    """The luck of a seed, and what it has given so far."""

    def __init__(self, seed: str) -> None:
        self._chance = Seeded(seed)
        self._imagined = 0  # a seed for imagined games
        self.given = 0.0

    def answer(self, s: State) -> int:
        """Return what the seed says, and weigh it."""
        said = self._chance.answer(s)
        self.given += gift(s, said, self._imagined)
        self._imagined += GAMES
        return said


def gift(s: State, said: int, seed: int) -> float:
    """Return how much likelier a win is after what chance says than on average; the seed is of imagined games."""
    answers, shares = legal(s), weights(s)
    chances = chances_after(s, answers, seed)
    average = sum(chance * share for chance, share in zip(chances, shares, strict=True)) / sum(shares)
    return chances[answers.index(said)] - average


def chances_after(s: State, answers: list[int], seed: int) -> list[float]:
    """Return how likely a win is after each answer; all of them meet the same luck later on.

    All are imagined until the same round begins. A round more by rules of thumb would make what begins one look bad.
    """
    tables = [after(s, answer) for answer in answers]
    until = max(table.round for table in tables) + AHEAD
    return [forecast(table, seed, GAMES, until - table.round).mean() for table in tables]


def after(s: State, answer: int) -> State:
    """Return the table after an answer."""
    table = s.copy()
    apply(table, answer)
    return table
