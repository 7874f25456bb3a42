"""A player with rules of thumb and whims, who reaches every corner of the game: for fuzzing and recorded games."""

from lantern.engine import Dice, legal
from lantern.engine.state import State
from lantern.players.heuristic import answer


def choose(s: State, dice: Dice, whim: int) -> int:
    """Return what rules of thumb say, or with `whim` per cent any answer."""
    answers = legal(s)
    if len(answers) == 1 or dice.below(100) < whim:
        return answers[dice.below(len(answers))]
    return answer(s)
