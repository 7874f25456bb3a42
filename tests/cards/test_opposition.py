"""Opposition cards that modify the rules while they lie in the queue, and no longer."""

from collections.abc import Callable

import pytest

from lantern.content.effects import MARKET_LOAD
from lantern.engine.board import spot
from lantern.engine.movement import aid_at, barred
from lantern.engine.state import State
from lantern.engine.tokens import FIRST_FUNDS, SUPPORT, fundraising_pay, planning_limit, price
from tests.cards.leaving import WAYS, before_leaving, leave
from tests.cards.pictures import lay, picture, row
from tests.tables import options_of, others_of, queue_of, say

CROWD = {"chicago": 2, "philadelphia": 1, "st-louis": 1, "kentucky": 1, "charleston": 1, "washington": 1}
OPEN = {"orange": "minnesota", "brown": "boston", "purple": "newport"}
NEVER_SOLD = ["fitzhugh", "calhoun", "domestic-trade"]


def green_pay(s: State) -> int:
    return fundraising_pay(s, FIRST_FUNDS)


def blue_pay(s: State) -> int:
    return fundraising_pay(s, FIRST_FUNDS + 2)


def support_price(s: State) -> int:
    return price(s, 0, SUPPORT, 0)


def chicago_aid(s: State) -> int:
    return aid_at(s, spot("chicago"))


def extra_load(s: State) -> int:
    return s.modifiers[MARKET_LOAD]


def closed_cities(s: State) -> int:
    return barred(s).bit_count()


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize(
    ("card", "measure", "in_force", "without"),
    [
        row("compromise-1850", green_pay, 1, 3),
        row("compromise-1850", blue_pay, 1, 3),
        row("lovejoy", green_pay, 0, 3),
        row("lovejoy", blue_pay, 2, 3),
        row("gag-rules", planning_limit, 1, 2),
        row("nj-slavery", closed_cities, 7, 0),
        row("fitzhugh", support_price, 11, 10),
        row("calhoun", chicago_aid, 1, 2),
        row("domestic-trade", extra_load, 1, 0),
    ],
)
def test_a_card_is_in_force_while_it_lies_in_the_queue_and_no_longer(
    way: str, card: str, measure: Callable[[State], int], in_force: int, without: int
) -> None:
    """Whichever way it leaves; some cannot be bought."""
    s = before_leaving(card, way, at=CROWD, catchers=OPEN)
    assert measure(s) == in_force
    if way == "purchase" and card in NEVER_SOLD:
        assert "buy 1" not in options_of(s)
    else:
        leave(s, way)
        assert measure(s) == without
        assert card not in queue_of(s)


@pytest.mark.parametrize(
    ("queue", "token", "pay"),
    [
        pytest.param([], "funds-1", 3, id="green"),
        pytest.param([], "funds-2", 3, id="green-of-period-2"),
        pytest.param([], "funds-3", 5, id="blue"),
        pytest.param(["compromise-1850"], "funds-1", 1, marks=pytest.mark.rule("R12-compromise-1850"), id="2-less"),
        pytest.param(["compromise-1850"], "funds-2", 1, marks=pytest.mark.rule("R12-compromise-1850"), id="too"),
        pytest.param(["compromise-1850"], "funds-3", 3, marks=pytest.mark.rule("R12-compromise-1850"), id="blue-too"),
        pytest.param(["lovejoy"], "funds-1", 0, marks=pytest.mark.rule("R12-lovejoy"), id="no-large-green-city"),
        pytest.param(["lovejoy"], "funds-3", 4, marks=pytest.mark.rule("R12-lovejoy"), id="large-blue-cities"),
        pytest.param(["lovejoy", "compromise-1850"], "funds-3", 2, marks=pytest.mark.rule("R12-lovejoy"), id="both"),
        pytest.param(
            ["lovejoy", "compromise-1850"], "funds-2", 0, marks=pytest.mark.rule("R12-lovejoy"), id="never-below-0"
        ),
        pytest.param(["calhoun"], "funds-3", 5, marks=pytest.mark.rule("R12-calhoun"), id="calhoun-is-no-matter"),
    ],
)
@pytest.mark.rule("R6.5")
def test_what_a_fundraising_token_pays(queue: list[str], token: str, pay: int) -> None:
    """Washington counts for neither colour."""
    at = {**CROWD, "chicago": 4, "ripley": 1}
    s = lay(period=3, at=at, catchers=OPEN, money=[0, 0], hands=[[token]], queue=queue)
    say(s, f"play {token}")
    assert s.money == [pay, 0]


@pytest.mark.parametrize(
    ("way", "place", "aid"),
    [
        pytest.param(["tennessee", "ripley"], "ripley", 1, id="a-town-pays-as-ever"),
        pytest.param(["west-arkansas", "st-louis"], "st-louis", 2, id="a-green-city-pays-as-ever"),
        pytest.param(["north-carolina", "washington"], "washington", 2, id="washington-is-not-blue"),
        pytest.param(["kentucky", "cincinnati"], "cincinnati", 1, id="a-small-blue-city"),
        pytest.param(["ship", "new-york"], "new-york", 2, id="new-york"),
        pytest.param(["ship", "boston"], "boston", 1, id="boston"),
    ],
)
@pytest.mark.rule("R12-calhoun", "R7.6")
def test_calhoun_takes_a_dollar_of_aid_in_blue_cities(way: list[str], place: str, aid: int) -> None:
    catchers = {"brown": "north-georgia", "purple": "newport", "orange": "minnesota", "yellow": "maine"}
    s = lay(at={way[0]: 1}, catchers=catchers, queue=["calhoun"], money=[0, 0])
    say(s, "benefit", f"from {way[0]}", f"to {place}")
    assert s.money == [aid, 0]


@pytest.mark.rule("R12-gag-rules", "R5.1")
def test_gag_rules_leave_each_player_one_token_in_planning() -> None:
    s = lay(planning=True, queue=["gag-rules"])
    say(s, "take 1 funds-1")
    assert options_of(s)[0].startswith("take 2"), "seat 1 is done"
    say(s, "take 2 conductor-3x1")
    assert "pass" in options_of(s)
    assert s.taken == [1, 1]


@pytest.mark.rule("R12-gag-rules", "R12")
def test_gag_rules_do_not_touch_what_cards_sell_in_the_action_phase() -> None:
    s = lay(planning=True, queue=["gag-rules", None, None, None, "david-walker"])
    say(s, "take 1 funds-1", "take 2 funds-1", "buy 5", "take 1 conductor-3x1", "take 1 conductor-3x1")
    assert picture(s)["1 holds conductor-3x1"] == 2


@pytest.mark.rule("R12-gag-rules", "R5.1")
def test_gag_rules_forbid_taking_back_done_once_the_token_is_taken() -> None:
    s = lay(players=3, planning=True, queue=["gag-rules"])
    say(s, "ready 2", "take 3 funds-1")
    assert "unready 2" in others_of(s)
    assert "unready 3" not in others_of(s)


@pytest.mark.parametrize(
    ("money", "affordable"), [pytest.param(10, False, id="10-is-too-little"), pytest.param(11, True, id="11")]
)
@pytest.mark.rule("R12-fitzhugh", "R5.5")
def test_fitzhugh_makes_support_a_dollar_dearer(money: int, affordable: bool) -> None:
    s = lay(planning=True, money=[money, 0], queue=["fitzhugh"])
    assert ("take 1 support" in options_of(s)) == affordable
    say(s, "take 1 conductor-3x1")
    assert s.money[0] == money - 2


@pytest.mark.rule("R12-fitzhugh", "R12-manumission-society")
def test_discounts_still_apply_to_fitzhughs_price() -> None:
    s = lay(money=[9, 0], queue=["fitzhugh", None, None, None, "manumission-society"])
    say(s, "buy 5", "take 1 support")
    assert s.money[0] == 9 - 1 - (10 + 1 - 3)
