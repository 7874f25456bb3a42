"""What a learning program is rewarded for: winning, and if asked for, coming nearer to it."""

from lantern.engine.counts import support_left, support_total
from lantern.engine.state import PLAYING, WON, State


def support_share(s: State) -> float:
    """Return which part of all Support has been bought."""
    return 1 - support_left(s) / support_total(s)


def progress(s: State) -> float:
    """Return how far a game has come, from -0.5 to 1: freed and Support by halves, less half the Lost track filled."""
    return (min(1.0, s.freed / s.goal) + support_share(s) - s.lost / s.lost_limit) / 2


def potential(s: State) -> float:
    """Return the progress of a game that goes on.

    One that is over has none, so that shaping by it changes no optimal policy (Ng, Harada and Russell, 1999).
    """
    return progress(s) if s.outcome == PLAYING else 0.0


class Reward:
    """1 for a game that is won, and `shaping` times the change of the potential on the way there."""

    def __init__(self, shaping: float, discount: float) -> None:
        self.shaping = shaping
        self.discount = discount
        self.before = 0.0

    def begin(self, s: State) -> None:
        """Remember the potential of a new table."""
        if self.shaping:
            self.before = potential(s)

    def of(self, s: State) -> float:
        """Return the reward of the answer that has led to this table."""
        won = 1.0 if s.outcome == WON else 0.0
        if not self.shaping:
            return won
        before, self.before = self.before, potential(s)
        return won + self.shaping * (self.discount * self.before - before)
