"""Tokens bought by cards: any of the active columns, in the Action phase, at the card's price (R12)."""

import pytest

from tests.cards.pictures import Changes, laid, lay, resolve, row
from tests.tables import names, options_of, say

FIRST = ["take 1 support", "take 1 conductor-3x1"]
SECOND = ["take 1 conductor-4x1", "take 1 conductor-2x2"]
THIRD = ["take 1 conductor-5x1", "take 1 conductor-3x2"]


@pytest.mark.parametrize(
    ("period", "offered"),
    [
        (1, [*FIRST, "take 1 funds-1"]),
        (2, [*FIRST, *SECOND, "take 1 funds-1", "take 1 funds-2"]),
        (3, [*FIRST, *SECOND, *THIRD, "take 1 funds-1", "take 1 funds-2", "take 1 funds-3"]),
    ],
)
@pytest.mark.rule("R12", "R5.2")
def test_a_card_sells_from_every_active_column_and_no_other(period: int, offered: list[str]) -> None:
    s = lay(period=period, money=[99, 0], queue=["manumission-society"])
    say(s, "buy 1")
    assert options_of(s) == ["done", *offered]


@pytest.mark.parametrize(
    ("card", "token", "price"),
    [
        row("liberty-hill", "support", 10),
        row("liberty-hill", "conductor-5x1", 4),
        row("liberty-hill", "funds-3", 0),
        row("david-walker", "support", 8),
        row("david-walker", "conductor-3x2", 2),
        row("harpers-ferry", "support", 8),
        row("manumission-society", "conductor-4x1", 0),
        row("manumission-society", "conductor-3x1", 0),
        row("lincoln-douglas", "conductor-5x1", 1),
        row("uncle-toms-cabin", "support", 7),
        row("john-brown", "support", 5),
        row("stowe", "support", 5),
        row("stowe", "conductor-3x2", 0),
        row("garrison", "support", 0),
        row("lincoln", "support", 7),
    ],
)
@pytest.mark.rule("R5.5", "R12")
def test_the_price_is_the_printed_one_less_the_cards_discount_and_never_below_0(
    card: str, token: str, price: int
) -> None:
    """With a dollar too little the token is not offered."""
    layout = laid(period=3, plantations=[0, 0, 0], queue=[None, None, None, None, card])
    s = say(lay(**layout, money=[1 + price, 0]), "buy 5", f"take 1 {token}")
    assert s.money[0] == 0
    if price > 0:
        poor = say(lay(**layout, money=[price, 0]), "buy 5")
        assert f"take 1 {token}" not in options_of(poor)


@pytest.mark.rule("R12", "R11")
def test_the_shepherds_discount_comes_on_top() -> None:
    s = lay(roles=["shepherd", "agent"], period=3, money=[3, 0], queue=[None, None, None, None, "david-walker"])
    say(s, "buy 5", "take 1 conductor-5x1", "take 1 conductor-3x2")
    assert s.money[0] == 3 - 1 - 1 - 1


@pytest.mark.rule("R12", "R5.1")
def test_a_cards_tokens_come_beyond_the_two_of_planning() -> None:
    s = lay(planning=True, money=[20, 0], queue=[None, None, None, None, "david-walker"])
    say(s, "take 1 conductor-3x1", "take 1 funds-1", "ready 2")
    say(s, "buy 5", "take 1 conductor-3x1", "take 1 conductor-3x1")
    assert s.taken == [2, 0]
    assert s.money[0] == 20 - 2 - 1


@pytest.mark.rule("R12", "R6.3")
def test_a_token_bought_by_a_card_may_be_played_at_once() -> None:
    s = lay(at={"kentucky": 1, "tennessee": 1}, queue=[None, None, None, None, "manumission-society"])
    assert "play funds-1" not in options_of(s)
    say(s, "buy 5", "take 1 funds-1", "play funds-1")
    assert s.money[0] == 8 - 1 + 2


@pytest.mark.rule("R12", "R5.7")
def test_the_grey_token_is_sold_last() -> None:
    before = laid(hands=[[], ["conductor-3x1"] * 4])
    after: Changes = {"money 1": 7, "queue 5": "", "1 holds grey conductor-3x1": 1, "board grey conductor-3x1": 0}
    assert resolve("manumission-society", before, ["take 1 conductor-3x1"]) == after


@pytest.mark.rule("R12", "R5.2", "R12-david-walker")
def test_the_second_token_of_a_card_may_come_from_the_column_the_first_has_opened() -> None:
    """The last Support of period 1 for $8, then a token of period 2 for $1."""
    before = laid(money=[10, 0], hands=[[], ["support"]])
    after: Changes = {
        "money 1": 0,
        "queue 5": "",
        "period": 2,
        "deck": 17,
        "1 holds support": 1,
        "board support": 3,
        "1 holds conductor-4x1": 1,
        "board conductor-4x1": 1,
    }
    assert "take 1 conductor-4x1" not in options_of(say(lay(**before, queue=["david-walker"]), "buy 1"))
    assert resolve("david-walker", before, ["take 1 support", "take 1 conductor-4x1"]) == after


@pytest.mark.rule("R12", "R5.2", "R12-douglass-1847")
def test_both_tokens_may_be_support_of_different_periods() -> None:
    before = laid(period=2, money=[17, 0], hands=[["support"] * 2, []], plantations=[0, 0, 0])
    after: Changes = {"money 1": 0, "queue 5": "", "period": 3, "deck": 13, "1 holds support": 6}
    assert resolve("douglass-1847", before, ["take 1 support", "take 1 support"]) == after


@pytest.mark.rule("R12", "R5.2")
def test_the_last_support_of_period_3_changes_nothing_else() -> None:
    before = laid(period=3, money=[6, 0], hands=[["support"], []])
    after: Changes = {"money 1": 0, "queue 5": "", "1 holds support": 7, "board support": 0}
    assert resolve("stowe", before, ["take 1 support"]) == after


@pytest.mark.rule("R12", "R5.2", "R12-john-brown")
def test_after_a_card_has_opened_a_period_decks_mean_the_new_deck() -> None:
    s = lay(money=[30, 0], period=2, hands=[["support"] * 2, []], queue=["liberator", "john-brown", "north-star"])
    say(s, "buy 2", "take 1 support")
    assert "draw civil-war" in options_of(s)
    assert "draw kansas-nebraska" not in options_of(s)


@pytest.mark.rule("R12", "R5.6")
def test_opening_a_period_in_the_action_phase_does_not_reopen_planning() -> None:
    s = lay(money=[30, 30], hands=[["support"], []], queue=["david-walker"])
    say(s, "buy 1", "take 1 support", "done", "done")
    assert options_of(s)[0] == "done"
    assert "pass" in options_of(s)
    assert not any(option.startswith("take") for option in options_of(s))


@pytest.mark.rule("R12", "R5.2", "R12-stowe")
def test_when_all_support_is_bought_none_is_for_sale() -> None:
    s = lay(period=3, money=[99, 99], hands=[["support"] * 2, []], queue=["stowe"])
    say(s, "buy 1")
    assert options_of(s) == ["done", *FIRST[1:], *SECOND, *THIRD, "take 1 funds-1", "take 1 funds-2", "take 1 funds-3"]


@pytest.mark.rule("R12", "R5.2", "R12-liberator")
def test_a_known_top_card_leaves_the_game_with_its_deck() -> None:
    queue = ["whittier", None, None, "liberator", "manumission-society"]
    s = lay(money=[9, 9], hands=[["support"], []], queue=queue)
    say(s, "buy 4", "card 1", "done")
    assert names(s.out_of_game) & {"whittier"} == set()
    say(s, "buy 5", "take 2 support")
    assert (s.period, s.top) == (1, [])
    assert "whittier" in names(s.out_of_game)
