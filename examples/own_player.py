"""A computer player of your own: it looks one answer ahead and likes people near Canada.

Seat it at the browser table, in the terminal or in the arena:

    PYTHONPATH=examples lantern serve --player careful=own_player:Careful
    PYTHONPATH=examples lantern play --player careful=own_player:Careful --computers 2=careful
    PYTHONPATH=examples lantern arena own_player:Careful@1 heuristic random --games 20
"""

from lantern.engine import apply
from lantern.engine.state import State
from lantern.players.base import Budget, Choice, own_answers
from lantern.players.value import win_share


class Careful:
    """Gives the answer after which the table looks best."""

    def choose(self, table: State, seat: int, budget: Budget) -> Choice:
        """Return one of the answers this seat may give."""
        return Choice(max(own_answers(table, seat), key=lambda answer: worth(table, answer)))


def worth(table: State, answer: int) -> float:
    """Say how good the table is after an answer: the learned chance of a win, less a little for each person lost."""
    after = table.copy()
    apply(after, answer)
    return win_share(after) - 0.05 * after.lost
