"""How a game may go on from here: imagined many times, and counted."""

from typing import Final, final

from lantern.engine.state import PLAYING, State
from lantern.thought.fate import chance_of, imagined, success

AHEAD: Final = 1  # the end of this round: what good players make of the next ones, rules of thumb would not


@final
class Forecast:
    """The chance of winning as imagined games tell it."""

    def __init__(self) -> None:
        self.games = 0
        self.total = 0.0  # of their chances
        self.squares = 0.0

    def add(self, chance: float) -> None:
        """Count one more."""
        self.games += 1
        self.total += chance
        self.squares += chance * chance

    def mean(self) -> float:
        """Return the chance, from 0 to 1."""
        return self.total / self.games

    def error(self) -> float:
        """Return its standard error."""
        spread: float = max(0.0, self.squares / self.games - self.mean() * self.mean())
        return float((spread / self.games) ** 0.5)


def forecast(s: State, seed: int, games: int, ahead: int = AHEAD) -> Forecast:
    """Imagine a table to go on so many times; the same seed means the same luck, whatever the table."""
    found = Forecast()
    if s.outcome != PLAYING:
        found.add(chance_of(success(s)))
        return found
    for number in range(games):
        found.add(chance_of(imagined(s, seed + number, ahead)))
    return found
