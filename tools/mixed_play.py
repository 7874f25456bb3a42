"""A player of rules of thumb and random answers, who reaches every corner of the game for fuzzing and records."""

from lantern.engine import Dice, legal
from lantern.engine.state import State
from lantern.players.heuristic import answer


def choose(s: State, dice: Dice, random_percent: int) -> int:
    """Return the answer of the rules of thumb, or a random one in `random_percent` per cent of cases."""
    answers = legal(s)
    if len(answers) == 1 or dice.below(100) < random_percent:
        return answers[dice.below(len(answers))]
    return answer(s)
