"""Counting every sequence of answers: two engines that disagree on a count disagree on a rule."""

from lantern.engine.flow import apply, legal, others
from lantern.engine.state import State


def perft(s: State, depth: int) -> int:
    """Return how many sequences of `depth` answers may be given from this table, chance's answers included."""
    if depth <= 0:
        return 1
    answers = legal(s) + others(s)
    if depth == 1:
        return len(answers)
    count = 0
    for answer in answers:
        table = s.copy()
        apply(table, answer)
        count += perft(table, depth - 1)
    return count
