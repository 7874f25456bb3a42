"""R1: how the players win together, how they lose, and what a game is worth."""

from typing import Any

import pytest

from lantern.engine.ending import score
from lantern.engine.state import LOST_TRACK_FULL, MARKET, OUT_OF_TIME, PLAYING, WON, State
from tests.rulebook.laying import NOBODY_FOR_SALE, end_round
from tests.tables import LOST_TRACK, asked, pass_all, say, stock, table

FULL = [8, 4, 9]
GOAL = 10  # two players, normal side


def late_table(support: int = 2, freed: int = GOAL, **more: Any) -> State:
    """Lay out the last period for two players; `support` of its two Support tokens are bought."""
    layout: dict[str, Any] = {"market": NOBODY_FOR_SALE} | more
    return table(2, period=3, hands=[["support"] * support], freed=freed, **layout)


@pytest.mark.rule("R1.1")
@pytest.mark.parametrize(
    ("freed", "support", "outcome"),
    [(GOAL, 2, WON), (GOAL + 5, 2, WON), (GOAL - 1, 2, PLAYING), (GOAL, 1, PLAYING), (0, 0, PLAYING)],
)
def test_winning_takes_enough_people_freed_and_all_the_support(freed: int, support: int, outcome: int) -> None:
    assert end_round(late_table(support, freed)).outcome == outcome


@pytest.mark.rule("R1.1")
def test_support_of_an_earlier_period_alone_does_not_win() -> None:
    """The first pile is empty, but the two others are not."""
    s = table(2, period=2, freed=GOAL, market=NOBODY_FOR_SALE)
    assert end_round(s).outcome == PLAYING


@pytest.mark.rule("R1.1", "R1.3")
def test_who_has_everything_but_loses_first_has_lost() -> None:
    """The round is played out, and its market can still lose the game."""
    s = late_table(plantations=FULL, lost=LOST_TRACK, market=[1, 0, 0])
    assert end_round(s).outcome == LOST_TRACK_FULL


@pytest.mark.rule("R1.1", "R1.3")
def test_the_lantern_phase_of_a_fulfilled_goal_can_still_be_lost() -> None:
    """Dred Scott sends somebody back where there is no room left."""
    s = late_table(
        plantations=FULL, lost=LOST_TRACK, at={"kentucky": 1}, queue=[None, None, None, None, "dred-scott"], round_=5
    )
    assert end_round(s).outcome == LOST_TRACK_FULL


@pytest.mark.rule("R1.2")
@pytest.mark.parametrize(
    ("free", "sold", "outcome"), [(1, 1, PLAYING), (0, 0, PLAYING), (1, 2, LOST_TRACK_FULL), (0, 1, LOST_TRACK_FULL)]
)
def test_a_full_lost_track_is_no_loss_but_one_person_more_is(free: int, sold: int, outcome: int) -> None:
    s = table(2, plantations=FULL, lost=LOST_TRACK - free, market=[sold, 0, 0])
    end_round(s)
    assert (s.outcome, s.lost) == (outcome, LOST_TRACK)


@pytest.mark.rule("R1.2")
def test_the_loss_comes_at_once() -> None:
    """Nothing is asked or dealt any more: the market phase is not even finished."""
    s = pass_all(table(2, plantations=FULL, lost=LOST_TRACK, market=[1, 0, 0]))
    assert (s.outcome, s.phase) == (LOST_TRACK_FULL, MARKET)
    assert asked(s) < 0


@pytest.mark.rule("R1.3")
@pytest.mark.parametrize(("freed", "outcome"), [(GOAL, WON), (GOAL - 1, OUT_OF_TIME)])
def test_the_end_of_round_eight_decides(freed: int, outcome: int) -> None:
    s = late_table(freed=freed, round_=8, market=[0])
    assert end_round(s).outcome == outcome


@pytest.mark.rule("R1.3")
def test_no_win_before_round_eight_and_play_goes_on() -> None:
    s = end_round(late_table(freed=GOAL - 1, round_=7, market=[0, 0]))
    assert (s.outcome, s.round) == (PLAYING, 8)


@pytest.mark.rule("R1.3")
def test_reaching_the_goal_does_not_end_the_round() -> None:
    """With the last Support token bought and everybody needed freed, the turn goes on."""
    s = late_table(support=1, money=[30, 0], queue=["cooper-union"])
    say(s, "buy 1", "that", "take 1 support")
    assert stock(s, "support") == 0
    assert (s.outcome, asked(s)) == (PLAYING, 1)


@pytest.mark.rule("R1.3")
@pytest.mark.parametrize(("round_", "market", "outcome"), [(5, [0, 0, 0], PLAYING), (8, [0], OUT_OF_TIME)])
def test_nat_turner_can_undo_the_support_before_the_check(round_: int, market: list[int], outcome: int) -> None:
    s = late_table(queue=[None, None, None, None, "nat-turner"], round_=round_, market=market)
    end_round(s)
    assert stock(s, "support") == 1
    assert s.outcome == outcome


@pytest.mark.rule("R1.4")
@pytest.mark.parametrize(
    ("freed", "lost", "support", "points"),
    [
        (3, 0, 0, 6),
        (3, 4, 0, 2),
        (GOAL - 1, 0, 0, 18),
        (GOAL, 0, 0, 30),
        (GOAL + 1, 0, 0, 32),
        (0, 0, 2, 10),
        (GOAL, 7, 2, 33),
    ],
)
def test_the_score_of_a_game_not_won(freed: int, lost: int, support: int, points: int) -> None:
    """Market cards count only for a game that is won."""
    assert score(late_table(support, freed, lost=lost)) == points


@pytest.mark.rule("R1.4")
@pytest.mark.parametrize(
    ("round_", "market", "points"), [(2, [0] * 3, 70), (6, [0] * 3, 50), (7, [0] * 2, 45), (8, [0], 40)]
)
def test_a_won_game_gains_five_for_each_market_card_not_sold(round_: int, market: list[int], points: int) -> None:
    """Face up or in the deck: eight cards less one for each round."""
    assert score(end_round(late_table(round_=round_, market=market))) == points
