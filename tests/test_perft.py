"""Counting every course of answers from fixed tables: a change of any rule on the way changes a number."""

import pytest

from lantern.engine import perft
from lantern.engine.setup import new_game
from tests.tables import table


@pytest.mark.parametrize(("players", "counts"), [(1, [6, 48, 336, 2016]), (4, [6, 30, 120, 360])])
def test_the_deal_is_counted(players: int, counts: list[int]) -> None:
    """Six roles for the first seat, then the market, or five for the next."""
    assert [perft(new_game(players), depth) for depth in range(1, 5)] == counts


def test_a_token_is_counted() -> None:
    """Ending, passing, money or the token; then three plantations with two ways each."""
    s = table(2, ["shepherd", "stockholder"], hands=[["conductor-3x1"]], queue=[])
    assert [perft(s, depth) for depth in range(1, 6)] == [4, 11, 26, 79, 208]


def test_a_turn_with_everything_is_counted() -> None:
    s = table(
        3,
        ["station-master", "conductor", "agent"],
        catchers={"orange": "minnesota"},
        at={"kentucky": 1, "chicago": 2, "ripley": 1, "charleston": 1},
        hands=[["conductor-2x2", "funds-1"], ["conductor-4x1"]],
        queue=["uncle-toms-cabin", "dred-scott", "tubman-conductor", "kansas-nebraska", "box-brown"],
        reserve={2: "levi-coffin"},
        period=2,
    )
    assert [perft(s, depth) for depth in range(1, 5)] == [10, 73, 419, 2225]
