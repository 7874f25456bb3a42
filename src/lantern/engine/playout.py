"""Playing on inside the engine, at full speed: at random, or every way there is."""

from typing import Final, final

from lantern.engine.actions import CHANCE, OVER
from lantern.engine.flow import actor, apply, legal, others, settle
from lantern.engine.setup import new_game
from lantern.engine.state import State

MODULUS: Final = 1073741789  # the largest prime below 2 ** 30: larger factors are multiplied slowly
MULTIPLIER: Final = 771645345  # from L'Ecuyer's tables of good multipliers (1999)


@final
class Dice:
    """A small generator of random numbers (Lehmer's): fast, repeatable, and never part of a table."""

    def __init__(self, seed: int) -> None:
        self.state = (seed * 2654435761 + 88172645) % (MODULUS - 1) + 1

    def number(self) -> int:
        """Return a large number."""
        self.state = self.state * MULTIPLIER % MODULUS
        return self.state

    def below(self, limit: int) -> int:
        """Return a number from 0 to limit - 1."""
        return self.number() % limit


def pick(s: State, dice: Dice) -> int:
    """Return chance's answer, as likely as it is at the table."""
    return s.stack[-1].sample(s, dice.number())


def finish(s: State, dice: Dice) -> int:
    """Play a table to its end at random; return the number of answers."""
    count = 0
    who = actor(s)
    while who != OVER:
        frame = s.stack[-1]
        if who == CHANCE:
            answer = frame.sample(s, dice.number())
        else:
            answers = frame.legal(s)
            answer = answers[dice.below(len(answers))]
        frame.apply(s, answer)
        who = settle(s)
        count += 1
    return count


def play_out(players: int, seed: int) -> int:
    """Play one whole random game; return the number of answers."""
    return finish(new_game(players), Dice(seed))


def perft(s: State, depth: int) -> int:
    """Return how many sequences of `depth` answers may be given from this table, chance's answers included.

    Two engines that disagree on a count disagree on a rule.
    """
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
