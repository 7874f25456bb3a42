"""What luck gave a team: how much every answer of chance raised or lowered the chance of a win.

Each is compared with the mean of all that chance could have said, as likely as it was. So luck gives nothing on
average, whoever plays and however wrong the judgement is: wins less luck come to the same as wins, and fewer games
tell it (Burch, Schmid, Moravčík, Morrill and Bowling, "AIVAT", 2018).
"""

from typing import Final, final

from lantern.chance import Seeded
from lantern.engine.flow import apply, legal, weights
from lantern.engine.state import State
from lantern.thought.forecast import forecast

GAMES: Final = 8  # imagined for each thing that chance could have said; more hardly tell more


@final
class Weighed:
    """The luck of a seed, and what it has given so far."""

    def __init__(self, seed: str) -> None:
        self._chance = Seeded(seed)
        self._count = 0
        self.given = 0.0

    def answer(self, s: State) -> int:
        """Return what the seed says, and weigh it."""
        said = self._chance.answer(s)
        self.given += gift(s, said, self._count)
        self._count += GAMES
        return said


def gift(s: State, said: int, seed: int) -> float:
    """Return how much likelier a win is after what chance says than on average; the seed is of imagined games."""
    answers, shares = legal(s), weights(s)
    chances = [chance_after(s, answer, seed) for answer in answers]
    average = sum(chance * share for chance, share in zip(chances, shares, strict=True)) / sum(shares)
    return chances[answers.index(said)] - average


def chance_after(s: State, answer: int, seed: int) -> float:
    """Return how likely a win is after an answer; all answers meet the same luck later on."""
    table = s.copy()
    apply(table, answer)
    return forecast(table, seed, GAMES).mean()
