"""A computer player that takes any allowed answer."""

from lantern.engine.playout import Dice
from lantern.engine.state import State
from lantern.players.base import Budget, Choice, own_answers


class Random:
    """Takes any allowed answer, each as likely as the others."""

    def choose(self, table: State, seat: int, budget: Budget) -> Choice:
        """Return an allowed answer of this seat."""
        answers = own_answers(table, seat)
        return Choice(answers[Dice(budget.seed).below(len(answers))])
