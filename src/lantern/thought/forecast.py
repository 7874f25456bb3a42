"""How a game may end from here: imagined ends, counted."""

from typing import final

from lantern.engine.state import PLAYING, State
from lantern.thought.fate import WIN, imagined, success


@final
class Forecast:
    """So many imagined ends, how many of them were won, and how well they went."""

    def __init__(self) -> None:
        self.games = 0
        self.wins = 0
        self.total = 0  # of their success
        self.squares = 0

    def add(self, reached: int) -> None:
        """Count one more end."""
        self.games += 1
        self.wins += 1 if reached == WIN else 0
        self.total += reached
        self.squares += reached * reached

    def mean(self) -> float:
        """Return the mean success, from 0 to 1000."""
        return self.total / self.games

    def error(self) -> float:
        """Return the standard error of the mean."""
        spread: float = max(0.0, self.squares / self.games - self.mean() * self.mean())
        return float((spread / self.games) ** 0.5)


def forecast(s: State, seed: int, games: int) -> Forecast:
    """Imagine so many ends of a game; the same seed means the same luck, whatever the table."""
    found = Forecast()
    if s.outcome != PLAYING:
        found.add(success(s))
        return found
    for number in range(games):
        found.add(imagined(s, seed + number))
    return found
