"""Random games for the tests of the environments."""

from collections.abc import Iterator
from random import Random

from lantern.engine.actions import CHANCE, OVER
from lantern.engine.flow import actor, apply, legal
from lantern.engine.playout import Dice, pick
from lantern.engine.state import State
from tools.fuzz import setup_of


def tables(seeds: range) -> Iterator[State]:
    """Give every table of some random games with any options, chance's questions and the end too."""
    for seed in seeds:
        s, dice = setup_of(seed).table(), Dice(seed)
        while True:
            yield s
            who = actor(s)
            if who == OVER:
                break
            apply(s, pick(s, dice) if who == CHANCE else legal(s)[dice.below(len(legal(s)))])


def any_of(mask: object, luck: Random) -> int:
    """Return an allowed answer."""
    return luck.choice([answer for answer, allowed in enumerate(mask) if allowed])  # type: ignore[var-annotated,arg-type]
