"""A table can be pickled and copied by Python's own means, compiled or not."""

import copy
import pickle
from collections.abc import Callable

import pytest

from lantern.engine.flow import actor, apply, legal
from lantern.engine.playout import Dice, finish
from lantern.engine.state import State
from lantern.record import digest
from tests.moments import MOMENTS

WAYS: dict[str, Callable[[State], State]] = {
    "pickle": lambda s: pickle.loads(pickle.dumps(s)),
    "deepcopy": copy.deepcopy,
}


def looks(s: State) -> tuple[object, ...]:
    """Return all that can be seen of a table, and what it asks."""
    return (
        digest(s),
        [type(frame).__name__ for frame in s.stack],
        actor(s),
        legal(s),
        s.occupied,
        s.full,
        s.hand_entries,
        s.events,
    )


@pytest.mark.parametrize("way", WAYS.values(), ids=WAYS)
@pytest.mark.parametrize("moment", MOMENTS)
def test_a_copy_looks_the_same_and_plays_on_alike(moment: str, way: Callable[[State], State]) -> None:
    s = MOMENTS[moment]()
    other = way(s)
    assert looks(other) == looks(s)
    assert finish(other, Dice(7)) == finish(way(s), Dice(7)) == finish(s, Dice(7))
    assert looks(other) == looks(s)


@pytest.mark.parametrize("way", WAYS.values(), ids=WAYS)
def test_a_copy_is_a_table_of_its_own(way: Callable[[State], State]) -> None:
    s = MOMENTS["a turn"]()
    before = looks(s)
    other = way(s)
    other.money[0] += 1
    other.roles[0] = 0
    apply(other, legal(other)[-1])
    assert looks(s) == before


def test_facts_not_yet_heard_are_kept() -> None:
    s = MOMENTS["a turn"]()
    s.events = [(1, 2, 3, 4)]
    assert copy.deepcopy(s).events == pickle.loads(pickle.dumps(s)).events == s.events
