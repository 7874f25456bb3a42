"""The rulebook's worked examples (board.md lists them) come out right on this map."""

import pytest

from tests.tables import catcher, options_of, people, say, table


@pytest.mark.rule("R7.6", "R7.7", "R7.12")
def test_first_example_st_louis_and_the_yellow_path() -> None:
    """Two people move: one draws the purple catcher to Newport, the other is captured by the yellow one."""
    s = table(
        at={"west-arkansas": 1, "tennessee": 1},
        catchers={"purple": "west-ohio", "yellow": "cincinnati"},
        money=[0, 0],
        hands=[["conductor-3x1"]],
        market=[3, 3, 3],
    )
    say(s, "play conductor-3x1", "from west-arkansas", "to st-louis")
    assert s.money[0] == 2
    assert catcher(s, "purple") == "newport"
    say(s, "from tennessee", "to kentucky")
    assert catcher(s, "yellow") == "kentucky"
    assert people(s, "kentucky") == 0
    assert s.market == [4, 3, 3]
    assert s.money[0] == 2


@pytest.mark.rule("R7.5")
def test_second_example_through_kentucky_to_newport() -> None:
    """Only the last place counts: the purple catcher moves, the yellow one does not."""
    s = table(
        at={"tennessee": 1},
        catchers={"purple": "west-ohio", "yellow": "cleveland"},
        money=[0, 0],
        hands=[["conductor-2x2"]],
        period=2,
    )
    say(s, "play conductor-2x2", "from tennessee", "to newport")
    assert s.money[0] == 1
    assert catcher(s, "yellow") == "cleveland"
    assert catcher(s, "purple") == "newport"
    assert "done" in options_of(s) or people(s, "newport") == 0
