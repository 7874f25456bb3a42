"""Farren Riots, Nat Turner Slave Rebellion and Reopening Trade."""

import pytest

from lantern.engine.state import OUT_OF_TIME, WON
from tests.cards.pictures import Changes, Layout, changes, end_turns, laid, lay, picture, resolve
from tests.tables import let_chance, options_of, say

PAID: Changes = {"money 1": 7, "queue 5": ""}


@pytest.mark.parametrize(
    ("before", "after"),
    [
        pytest.param(laid(), {"board conductor-3x1": 3, "board funds-1": 1}, id="period-1"),
        pytest.param(
            laid(period=2),
            {"board conductor-4x1": 1, "board conductor-2x2": 1, "board funds-2": 2},
            id="period-2-and-no-older-column",
        ),
        pytest.param(
            laid(period=3),
            {"board conductor-5x1": 0, "board conductor-3x2": 0, "board funds-3": 1},
            id="period-3-and-no-older-column",
        ),
        pytest.param(
            laid(hands=[["conductor-3x1"] * 4, ["funds-1"] * 2]), {}, id="never-a-grey-one-and-nothing-from-hands"
        ),
        pytest.param(
            laid(players=1, roles=["conductor"], period=3), {"board funds-3": 0}, id="solo-only-grey-ones-left"
        ),
        pytest.param(
            laid(period=2, hands=[[], ["conductor-4x1"] * 2]),
            {"board conductor-2x2": 1, "board funds-2": 2},
            id="each-stack-for-itself",
        ),
    ],
)
@pytest.mark.rule("R12-farren-riots")
def test_the_top_tokens_of_the_newest_column_leave_the_game(before: Layout, after: Changes) -> None:
    """Support stays."""
    assert resolve("farren-riots", before, []) == PAID | after


@pytest.mark.parametrize(
    ("before", "answers", "after"),
    [
        pytest.param(laid(), [], {}, id="none-bought"),
        pytest.param(
            laid(hands=[[], ["support"]]),
            [],
            {"2 holds support": 0, "board support": 2},
            id="the-only-ones-without-asking",
        ),
        pytest.param(
            laid(hands=[["support"], []]), [], {"1 holds support": 0, "board support": 2}, id="the-buyers-own"
        ),
        pytest.param(
            laid(period=2, hands=[[], ["support"]]),
            ["seat 2"],
            {"2 holds support": 0, "board support": 3},
            id="onto-the-newest-column",
        ),
        pytest.param(
            laid(period=2, hands=[[], ["support"]]),
            ["seat 1"],
            {"1 holds support": 1, "board support": 3},
            id="one-token-only",
        ),
        pytest.param(
            laid(period=2), [], {"1 holds support": 1, "board support": 4}, id="which-may-exceed-its-first-number"
        ),
        pytest.param(laid(period=3), [], {"1 holds support": 4, "board support": 3}, id="periods-never-close-again"),
    ],
)
@pytest.mark.rule("R12-nat-turner")
def test_one_bought_support_token_goes_back_without_refund(before: Layout, answers: list[str], after: Changes) -> None:
    assert resolve("nat-turner", before, answers) == PAID | after


@pytest.mark.rule("R12-nat-turner", "R10.1")
def test_the_buyer_chooses_whose_token() -> None:
    s = lay(players=3, hands=[["support"], [], ["support"]], queue=[None, "nat-turner"])
    say(s, "done", "buy 2")
    assert options_of(s) == ["seat 1", "seat 3"]


@pytest.mark.rule("R12-nat-turner", "R5.2")
def test_a_token_that_came_back_is_bought_again_before_the_next_period_opens() -> None:
    s = lay(hands=[["support"], []], money=[23, 0], market=[0, 0, 0], queue=[None, None, None, "nat-turner", None])
    say(s, "buy 4")
    end_turns(s)
    let_chance(s)
    say(s, "take 1 support")
    assert (s.period, picture(s)["board support"]) == (0, 1)
    say(s, "take 1 support")
    assert (s.period, picture(s)["board support"]) == (1, 3)


@pytest.mark.parametrize(
    ("fallen", "outcome"),
    [pytest.param("liberator", WON, id="won-without-it"), pytest.param("nat-turner", OUT_OF_TIME, id="undone")],
)
@pytest.mark.rule("R12-nat-turner", "R1.3", "R9.6")
def test_nat_turner_undoes_the_win(fallen: str, outcome: int) -> None:
    """Enough are freed and all Support is bought, until the lantern phase of the last round."""
    s = lay(
        period=3,
        hands=[["support", "support"], []],
        freed=10,
        market=[0],
        round_=8,
        queue=[None, None, None, None, fallen],
    )
    end_turns(s)
    assert s.outcome == outcome


@pytest.mark.parametrize(
    ("before", "after"),
    [
        pytest.param(laid(market=[3, 0, 1]), {"market": [5, 2, 3], "supply": 74}, id="two-on-each-card"),
        pytest.param(laid(market=[3, 0], round_=7), {"market": [5, 2], "supply": 77}, id="two-cards"),
        pytest.param(
            laid(market=[0, 0, 0], plantations=[8, 4, 9], freed=72),
            {"market": [2, 1, 0], "supply": 0},
            id="too-few-the-bottom-card-first",
        ),
    ],
)
@pytest.mark.rule("R12-reopening-trade", "R8.4")
def test_two_people_are_added_to_each_market_card(before: Layout, after: Changes) -> None:
    assert resolve("reopening-trade", before, []) == PAID | after


@pytest.mark.parametrize(
    ("layout", "answers", "after"),
    [
        pytest.param({"plantations": [8, 4, 6]}, [], {"plantation-east": 8}, id="room-in-one"),
        pytest.param(
            {"plantations": [6, 4, 8]},
            ["to plantation-west", "to plantation-east"],
            {"plantation-west": 7, "plantation-east": 9},
            id="the-lead-chooses",
        ),
        pytest.param({"plantations": [8, 4, 8], "lost": 1}, [], {"plantation-east": 9, "lost": 2}, id="one-is-lost"),
        pytest.param({"plantations": [8, 4, 6], "freed": 77}, [], {"plantation-east": 7}, id="only-one-in-the-supply"),
    ],
)
@pytest.mark.rule("R12-reopening-trade", "R8.2")
def test_with_no_market_card_left_two_people_go_to_plantations(
    layout: Layout, answers: list[str], after: Changes
) -> None:
    s = lay(**{"freed": 0, "market": [0], "round_": 8, "queue": [None] * 4 + ["reopening-trade"], **layout})
    before = picture(s)
    end_turns(s)
    say(s, *answers)
    now = changes(before, s)
    assert {name: now[name] for name in now if name.startswith("plantation") or name == "lost"} == after
