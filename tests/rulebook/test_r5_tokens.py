"""R5.3, R5.4, R5.5, R5.7: what tokens cost, and how they lie in their stacks."""

import pytest

from tests.rulebook.laying import offered, planning
from tests.tables import hand, let_chance, names, options_of, others_of, pass_all, say, stock, table


@pytest.mark.rule("R5.3")
@pytest.mark.parametrize(
    ("token", "price"),
    [
        ("support", 10),
        ("conductor-3x1", 2),
        ("conductor-4x1", 3),
        ("conductor-2x2", 3),
        ("conductor-5x1", 4),
        ("conductor-3x2", 4),
        ("funds-1", 0),
        ("funds-2", 0),
        ("funds-3", 0),
    ],
)
def test_what_each_token_costs(token: str, price: int) -> None:
    """A dollar less than its price is not enough."""
    assert price == 0 or token not in offered(planning(period=3, money=[price - 1, 0]), 1)
    s = planning(period=3, money=[price, 0])
    say(s, f"take 1 {token}")
    assert s.money == [0, 0]


@pytest.mark.rule("R5.3")
def test_support_is_kept_and_never_played() -> None:
    s = table(hands=[["support", "funds-1"]])
    assert [text for text in options_of(s) if text.startswith("play")] == ["play funds-1"]
    pass_all(s)
    assert hand(s, 1, "support") == 1


@pytest.mark.rule("R5.4")
def test_nobody_can_give_or_lend_money() -> None:
    """Neither in planning nor in a turn, and what one pays reaches no other player."""
    s = planning(3, money=[20, 5, 5])
    assert not [text for text in options_of(s) + others_of(s) if text.startswith(("seat", "amount"))]
    say(s, "take 1 support", "take 1 conductor-3x1", "ready 2", "ready 3")
    assert s.money == [8, 5, 5]
    assert not [text for text in options_of(s) + others_of(s) if text.startswith(("seat", "amount"))]


@pytest.mark.rule("R5.4")
def test_a_card_that_says_so_lets_money_be_given() -> None:
    """Charles Sumner is the only one."""
    s = table(3, period=2, money=[5, 5, 5], reserve={1: "charles-sumner"})
    say(s, "seat 2", "amount 3")
    assert s.money == [2, 8, 5]


@pytest.mark.rule("R5.5")
@pytest.mark.parametrize(
    ("role", "queue", "token", "price"),
    [
        ("shepherd", [], "conductor-3x1", 1),
        ("shepherd", ["fitzhugh"], "support", 11),
        ("agent", ["fitzhugh"], "conductor-3x1", 2),
    ],
)
def test_surcharges_and_discounts_of_planning(role: str, queue: list[str | None], token: str, price: int) -> None:
    s = planning(1, money=[price], roles=[role], queue=queue)
    say(s, f"take 1 {token}")
    assert s.money == [0]


@pytest.mark.rule("R5.5")
@pytest.mark.parametrize(
    ("role", "period", "card", "answers", "price"),
    [
        ("agent", 1, "lane-seminary", ["that", "take 1 conductor-3x1"], 0),
        ("shepherd", 1, "lane-seminary", ["that", "take 1 conductor-3x1"], 0),
        ("agent", 1, "lane-seminary", ["that", "take 1 support"], 9),
        ("shepherd", 2, "lincoln-douglas", ["take 1 conductor-4x1"], 0),
        ("agent", 2, "john-brown", ["take 1 conductor-2x2"], 0),
        ("agent", 3, "stowe", ["take 1 support"], 6),
        ("agent", 2, "garrison", ["take 1 support"], 0),
    ],
)
def test_a_price_is_never_below_nothing_and_free_is_free(
    role: str, period: int, card: str, answers: list[str], price: int
) -> None:
    """George Fitzhugh lies in the queue: Support costs a dollar more, but not when it is taken free."""
    s = table(3, [role, "stockholder", "preacher"], period=period, money=[20, 0, 0], queue=["fitzhugh", card])
    say(s, "buy 2", *answers)
    assert s.money[0] == 20 - 2 - price


@pytest.mark.rule("R5.5")
@pytest.mark.parametrize(("slot", "price"), [(1, 2), (2, 1), (3, 1), (4, 0), (5, 0)])
def test_the_preacher_pays_a_dollar_less_for_cards_down_to_nothing(slot: int, price: int) -> None:
    queue: list[str | None] = [None] * 5
    queue[slot - 1] = "st-catharines"
    s = table(roles=["preacher", "agent"], money=[price, 0], queue=queue)
    say(s, f"buy {slot}")
    assert s.money == [0, 0]


@pytest.mark.rule("R5.7")
def test_the_grey_token_is_taken_last() -> None:
    s = planning(1, period=2)
    say(s, "take 1 conductor-4x1")
    assert (hand(s, 1, "conductor-4x1"), hand(s, 1, "grey conductor-4x1")) == (1, 0)
    say(s, "take 1 conductor-4x1")
    assert (hand(s, 1, "conductor-4x1"), hand(s, 1, "grey conductor-4x1")) == (1, 1)
    assert stock(s, "conductor-4x1") + stock(s, "grey conductor-4x1") == 0


@pytest.mark.rule("R5.7")
def test_an_empty_stack_offers_nothing() -> None:
    s = table(1, ["agent"], period=3, money=[50], hands=[["grey conductor-5x1", "funds-3"]], planning=True)
    assert not {"conductor-5x1", "funds-3"} & offered(s, 1)


@pytest.mark.rule("R5.7")
def test_a_returned_grey_token_goes_to_the_bottom_of_its_stack() -> None:
    s = table(1, ["agent"], money=[50], at={"tennessee": 1}, hands=[["grey conductor-3x1"]], market=[0, 0, 0])
    say(s, "play grey conductor-3x1", "from tennessee", "to ripley", "done", "done")
    let_chance(s)
    say(s, "take 1 conductor-3x1")
    assert (hand(s, 1, "conductor-3x1"), hand(s, 1, "grey conductor-3x1")) == (1, 0)


@pytest.mark.rule("R5.7")
@pytest.mark.parametrize("word", ["conductor-3x1", "grey conductor-3x1"])
def test_who_holds_both_kinds_chooses_which_to_play(word: str) -> None:
    s = table(at={"tennessee": 1}, hands=[["conductor-3x1", "grey conductor-3x1"]])
    assert {"play conductor-3x1", "play grey conductor-3x1"} <= set(options_of(s))
    say(s, f"play {word}")
    assert hand(s, 1, word) == 0
    assert hand(s, 1, "conductor-3x1") + hand(s, 1, "grey conductor-3x1") == 1


@pytest.mark.rule("R5.2", "R5.6")
def test_the_last_support_taken_in_planning_opens_the_period_and_planning_again() -> None:
    s = table(money=[10, 10], planning=True, queue=["whittier"])
    deck = names(s.known_in_deck)
    say(s, "take 2 support", "ready 2")
    assert (s.period, stock(s, "support")) == (0, 1)
    say(s, "take 1 support")
    assert (s.period, stock(s, "support"), s.unknown_in_deck, s.shuffles) == (1, 3, 4, 0)
    assert deck <= names(s.out_of_game)
    assert "whittier" not in names(s.out_of_game)
    assert {"take 1 funds-2", "ready 1"} <= set(options_of(s))
    assert {"take 2 funds-1", "take 2 funds-2", "ready 2"} <= set(others_of(s))
