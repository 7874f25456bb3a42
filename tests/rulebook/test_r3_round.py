"""R3: five phases, at most eight rounds."""

import pytest

from lantern.engine import events, flow
from lantern.engine.state import ACTION, CATCHER_PHASE, LANTERN, MARKET, OUT_OF_TIME, PLANNING, PLAYING, State
from tests.tables import let_chance, options_of, pass_all, ready_all, say, start


def idle_round(s: State) -> State:
    """Play from planning to the next planning, or the end, without doing anything."""
    ready_all(s)
    pass_all(s)
    while s.phase == MARKET and s.outcome == PLAYING:
        say(s, options_of(s)[0])
    let_chance(s)
    return s


@pytest.mark.rule("R3")
def test_a_round_has_five_phases_in_this_order() -> None:
    s = start(2)
    s.events = []
    idle_round(s)
    begun = [phase for event, phase, _b, _c in s.events if event == events.PHASE]
    assert begun == [ACTION, MARKET, LANTERN, CATCHER_PHASE, PLANNING]


@pytest.mark.rule("R3")
def test_a_game_begins_with_the_catchers_of_the_first_round() -> None:
    s = start(2)
    assert (s.round, s.phase) == (1, PLANNING)


@pytest.mark.rule("R3", "R1.3", "R2.3", "R8.3")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_game_has_at_most_eight_rounds(players: int) -> None:
    """One market card is sold each round, so the market is the clock (with a Lost track nobody can fill)."""
    s = start(players)
    s.lost_limit = 96
    left = []
    while s.outcome == PLAYING:
        idle_round(s)
        left.append(len(s.market) + s.market_deck.bit_count())
    assert left == [7, 6, 5, 4, 3, 2, 1, 0]
    assert (s.round, s.outcome, flow.legal(s)) == (8, OUT_OF_TIME, [])
