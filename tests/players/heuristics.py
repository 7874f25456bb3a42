"""What the tests of the rules of thumb share: the heuristic player's answers in words, and tables for them."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from lantern.engine.flow import actor, apply
from lantern.engine.state import PLAYING, State
from lantern.notation import word
from lantern.players.heuristic import answer
from lantern.players.weights import WEIGHTS
from tests.tables import say, table

CONDUCTOR = ["conductor", "shepherd"]  # the first one's benefit moves two people
NOBODY_HELD = [0, 0, 0]  # on the plantations


def says(s: State) -> str:
    """Return the heuristic player's answer in words."""
    return word(answer(s))


def turn_of(s: State) -> list[str]:
    """Let the heuristic player finish the turn; return what it says."""
    who, said = actor(s), []
    while actor(s) == who and s.outcome == PLAYING:
        said.append(says(s))
        apply(s, answer(s))
    return said


@contextmanager
def counting(rule: int, points: int) -> Iterator[None]:
    """Let a rule of thumb count so much for a while."""
    before = WEIGHTS[rule]
    WEIGHTS[rule] = points
    try:
        yield
    finally:
        WEIGHTS[rule] = before


def bought(card: str, **laid: Any) -> State:
    """Return a table where the first seat has just bought this card for $1."""
    return say(table(queue=[None, None, None, None, card], **laid), "buy 5")
