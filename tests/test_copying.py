"""A table can be pickled and copied by Python's own means, compiled or not."""

import copy
import pickle
from collections.abc import Callable

import pytest

from lantern.engine.flow import actor, apply, legal
from lantern.engine.market import Deliver
from lantern.engine.playout import Dice, finish
from lantern.engine.setup import new_game
from lantern.engine.state import PHASE_NAMES, PLAYING, State
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
    assert other == s
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


def test_tables_are_equal_as_long_as_they_look_and_ask_the_same() -> None:
    for moment, lay_out in MOMENTS.items():
        s = lay_out()
        assert s == lay_out() == s.copy(), moment
        s.events = [(1, 2, 3, 4)]
        assert s == s.copy(), "who listens makes no difference"
        for answer in [] if actor(s) < 0 else legal(s)[:2]:
            other = s.copy()
            apply(other, answer)
            assert other != s, (moment, answer)
    assert s != "a table"


def test_what_is_asked_is_a_part_of_the_table() -> None:
    s = MOMENTS["a turn"]()
    other = s.copy()
    other.stack = [*s.stack, Deliver(0, 1)]
    another = s.copy()
    another.stack = [*s.stack, Deliver(0, 2)]
    assert s != other != another


def test_a_table_has_no_hash_because_it_changes() -> None:
    with pytest.raises(TypeError, match="unhashable"):
        hash(MOMENTS["a turn"]())


def test_a_table_says_in_a_line_where_the_game_stands() -> None:
    s = new_game(2)
    assert repr(s) == "<State: round 0, setting-up phase, chance is asked>"
    assert repr(MOMENTS["a turn"]()) == "<State: round 1, action phase, seat 1 is asked>"
    assert finish(s, Dice(7))
    assert repr(s) == f"<State: round {s.round}, {PHASE_NAMES[s.phase]} phase, the game is over>"
    s.outcome, s.stack = PLAYING, []
    assert repr(s).endswith("nobody is asked>")
    assert repr(Deliver(0, 2)) == "<Deliver: {'chooser': 0, 'left': 2}>"
