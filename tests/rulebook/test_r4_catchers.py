"""R4: the dice of the slave catcher phase."""

import pytest

from lantern.engine import flow
from lantern.engine.board import COLOURS
from lantern.engine.setup import new_game
from lantern.engine.state import CATCHER_PHASE, State
from tests.rulebook.laying import NOBODY_FOR_SALE, end_round
from tests.tables import asked, carried, catcher, options_of, people, say, start, table

STARTS = ["chicago", "detroit", "rochester", "washington", "new-york"]


def posts(s: State) -> list[str]:
    """Return where the catchers stand."""
    return [catcher(s, colour) for colour in COLOURS]


@pytest.mark.rule("R4.1")
def test_a_round_begins_with_both_dice() -> None:
    """The figure and each catcher are one face of the first die; the second has six faces."""
    s = new_game(1, roles=[0])
    while s.phase != CATCHER_PHASE:
        say(s, options_of(s)[0])
    odds = dict(zip(options_of(s), flow.weights(s), strict=True))
    assert odds.pop("roll walking") == 6
    assert set(odds) == {f"roll {c} {way} {n}" for c in COLOURS for way in ("west", "east") for n in (1, 2, 3)}
    assert set(odds.values()) == {1}


@pytest.mark.rule("R4.1")
def test_the_walking_figure_moves_nobody() -> None:
    assert posts(start(2, chance=["roll walking"])) == STARTS


@pytest.mark.rule("R4.2")
@pytest.mark.parametrize(
    ("colour", "dice", "place"),
    [
        ("orange", "west 1", "minnesota"),
        ("orange", "east 3", "west-virginia"),
        ("blue", "west 2", "east-iowa"),
        ("blue", "east 2", "west-pennsylvania"),
        ("yellow", "west 3", "kentucky"),
        ("yellow", "east 1", "upstate-new-york"),
        ("purple", "west 1", "east-ohio"),
        ("purple", "west 3", "newport"),
        ("brown", "west 2", "washington"),
        ("brown", "east 1", "boston"),
    ],
)
def test_the_catcher_goes_as_far_as_the_arrows_say(colour: str, dice: str, place: str) -> None:
    """West and east along its own path, and no other catcher moves."""
    s = start(2, chance=[f"roll {colour} {dice}"])
    expected = STARTS.copy()
    expected[COLOURS.index(colour)] = place
    assert posts(s) == expected


@pytest.mark.rule("R4.2")
@pytest.mark.parametrize(
    ("colour", "dice", "place"),
    [("orange", "west 3", "minnesota"), ("brown", "east 2", "boston"), ("purple", "east 1", "washington")],
)
def test_the_catcher_stops_at_the_end_of_its_path(colour: str, dice: str, place: str) -> None:
    assert catcher(start(2, chance=[f"roll {colour} {dice}"]), colour) == place


@pytest.mark.rule("R4.2")
def test_it_captures_where_it_ends_and_not_where_it_passes() -> None:
    s = table(2, at={"east-ohio": 1, "west-ohio": 1}, market=NOBODY_FOR_SALE)
    end_round(s, "roll purple west 2")
    assert (people(s, "east-ohio"), people(s, "west-ohio")) == (1, 0)
    assert s.market[:2] == [1, 0]


@pytest.mark.rule("R4.2", "R7.12")
def test_it_captures_everybody_in_a_large_city() -> None:
    """Three people are spread over the cards from the bottom, also at the shortened end of a roll."""
    s = table(2, at={"boston": 3}, market=NOBODY_FOR_SALE)
    end_round(s, "roll brown east 3", "market 13")
    assert people(s, "boston") == 0
    assert s.market == [1, 1, carried(13) + 1]


@pytest.mark.rule("R4.2")
def test_a_catcher_that_cannot_move_captures_nobody() -> None:
    s = table(2, at={"new-york": 2}, catchers={"brown": "boston"}, market=NOBODY_FOR_SALE)
    end_round(s, "roll brown east 2")
    assert (catcher(s, "brown"), people(s, "new-york")) == ("boston", 2)


@pytest.mark.rule("R4.2")
def test_the_capture_asks_nobody_and_planning_follows() -> None:
    s = table(2, at={"west-ohio": 1}, market=NOBODY_FOR_SALE)
    end_round(s, "roll purple west 2")
    assert asked(s) == s.lead + 1
    assert f"ready {asked(s)}" in options_of(s)
