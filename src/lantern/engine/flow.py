"""The whole machine: who is asked, what may be said, and saying it."""

from lantern.engine.actions import NOBODY, OVER
from lantern.engine.state import PLAYING, State


def actor(s: State) -> int:
    """Return the seat that is asked, CHANCE, or OVER."""
    if s.outcome != PLAYING:
        return OVER
    return s.stack[-1].actor(s)


def legal(s: State) -> list[int]:
    """Return every answer the asked may give, in ascending order."""
    if s.outcome != PLAYING:
        return []
    return s.stack[-1].legal(s)


def others(s: State) -> list[int]:
    """Return what seats that are not asked may say all the same, in ascending order.

    Planning is open to all at once; the Station Master and the holder of Charles Sumner may speak between actions.
    """
    if s.outcome != PLAYING:
        return []
    return s.stack[-1].others(s)


def speaker(s: State, answer: int) -> int:
    """Return the seat that gives this answer, which must be allowed now."""
    return s.stack[-1].speaker(s, answer)


def weights(s: State) -> list[int]:
    """Return how likely each legal answer of chance is, as whole numbers."""
    return s.stack[-1].weights(s)


def apply(s: State, answer: int) -> int:
    """Carry out an allowed answer, go on to the next question, and return who is asked."""
    s.stack[-1].apply(s, answer)
    return settle(s)


def settle(s: State) -> int:
    """Run the rules until somebody must be asked; return who."""
    while s.outcome == PLAYING:
        frame = s.stack[-1]
        who = frame.actor(s)
        if who != NOBODY:
            return who
        frame.step(s)
    return OVER
