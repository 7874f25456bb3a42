"""The roles: money, and the Preacher, the Shepherd and the Stockholder (R11, R11.1)."""

import pytest

from lantern.engine.state import State
from tests.tables import asked, hand, options_of, others_of, people, queue_of, say, stock, table, turn_over_role

ROLES = ["agent", "conductor", "preacher", "shepherd", "station-master", "stockholder"]
FULL_QUEUE = ["whittier", "liberator", "liberty-hill", "lane-seminary", "church-correspondence"]
QUIET = {"orange": "minnesota", "blue": "maine", "yellow": "maine", "purple": "west-iowa", "brown": "north-georgia"}


def beside(role: str) -> list[str]:
    """Return this role and another."""
    return [role, "agent" if role != "agent" else "shepherd"]


@pytest.mark.rule(
    "R11", "R11-agent", "R11-conductor", "R11-preacher", "R11-shepherd", "R11-station-master", "R11-stockholder"
)
@pytest.mark.parametrize("role", ROLES)
@pytest.mark.parametrize("word", ["money", "done"])
def test_every_role_brings_one_dollar_and_two_on_side_two(role: str, word: str) -> None:
    s = table(roles=beside(role), money=[0, 0])
    assert say(s, word).money == [1, 0]
    s = turn_over_role(table(roles=beside(role), money=[0, 0]), 1)
    assert say(s, word).money == [2, 0]


@pytest.mark.rule("R11", "R6.9")
def test_role_money_is_paid_once_and_by_the_side_showing_then() -> None:
    s = table(roles=["shepherd", "agent"], plantations=[2, 0, 0], catchers=QUIET, money=[0, 0])
    say(s, "money")
    assert "money" not in options_of(s)
    say(s, "special", "from plantation-west", "done", "done")
    assert s.money == [1, 0]
    s = table(roles=["shepherd", "agent"], plantations=[2, 0, 0], catchers=QUIET, money=[0, 0])
    say(s, "special", "from plantation-west", "done", "done")
    assert s.money == [2, 0]


@pytest.mark.rule("R11-preacher", "R5.5")
@pytest.mark.parametrize(("slot", "full", "less"), [(1, 3, 2), (2, 2, 1), (3, 2, 1), (4, 1, 0), (5, 1, 0)])
def test_cards_cost_the_preacher_a_dollar_less_and_nobody_else(slot: int, full: int, less: int) -> None:
    s = table(roles=["preacher", "agent"], money=[less, 9], queue=FULL_QUEUE)
    say(s, f"buy {slot}", *["done"] * (slot < 5))
    assert s.money[0] == (0 if slot < 5 else 2)
    s = table(roles=["preacher", "agent"], money=[9, full - 1], queue=FULL_QUEUE)
    say(s, "pass")
    assert f"buy {slot}" not in options_of(s)
    s.money[1] = full
    assert f"buy {slot}" in options_of(s)


@pytest.mark.rule("R11-preacher")
def test_the_preacher_cannot_buy_what_is_a_dollar_too_dear_even_so() -> None:
    s = table(roles=["preacher", "agent"], money=[1, 0], queue=FULL_QUEUE)
    assert "buy 1" not in options_of(s)
    assert "buy 2" in options_of(s)


@pytest.mark.rule("R11-preacher", "R9.5")
@pytest.mark.parametrize("card", ["domestic-trade", "fitzhugh", "calhoun", "reopening-trade", "whittier"])
def test_the_preachers_special_discards_any_queue_card_and_nothing_resolves(card: str) -> None:
    s = table(roles=["preacher", "agent"], market=[3, 3, 3], money=[0, 0], queue=["liberator", None, card])
    say(s, "special")
    assert options_of(s) == ["card 1", "card 3"]
    say(s, "card 3")
    assert queue_of(s) == ["liberator", None, None, None, None]
    assert s.market == [3, 3, 3]
    assert "special" not in options_of(s)
    assert say(s, "money").money[0] == 2


@pytest.mark.rule("R11-preacher")
def test_a_card_discarded_by_the_preacher_is_no_longer_in_force() -> None:
    s = table(roles=["preacher", "stockholder"], money=[11, 10], queue=["fitzhugh"], hands=[[], ["funds-1"]])
    say(s, "special", "card 1", "done", "play funds-1")
    assert "take 2 support" in options_of(s)


@pytest.mark.rule("R11-preacher", "R6.10")
def test_with_an_empty_queue_the_preachers_special_is_not_offered() -> None:
    s = table(roles=["preacher", "agent"])
    assert "special" not in options_of(s)


@pytest.mark.rule("R11.1", "R11-preacher")
@pytest.mark.parametrize(
    ("words", "still"),
    [
        (["money"], True),
        (["shield"], True),
        (["seat 1", "amount 1"], True),
        (["buy 5"], False),
        (["play funds-1"], False),
        (["play conductor-3x1", "from plantation-west", "to west-arkansas", "done"], False),
    ],
)
def test_money_and_what_others_do_leave_it_the_beginning_but_no_own_action_does(words: list[str], still: bool) -> None:
    s = table(
        3,
        ["preacher", "station-master", "agent"],
        money=[3, 3, 3],
        queue=FULL_QUEUE,
        reserve={3: "charles-sumner"},
        period=2,
        hands=[["funds-1", "conductor-3x1"]],
    )
    assert "special" in options_of(s)
    say(s, *words)
    assert (asked(s), "special" in options_of(s)) == (1, still)


@pytest.mark.rule("R11.1", "R11-preacher")
def test_an_own_gift_ends_the_beginning_too() -> None:
    s = table(3, ["preacher", "agent", "shepherd"], queue=FULL_QUEUE, reserve={1: "charles-sumner"}, period=2)
    say(s, "seat 2", "amount 1")
    assert "special" not in options_of(s)
    assert "pass" in options_of(s)


@pytest.mark.rule("R11.1", "R11-preacher")
def test_using_the_preachers_special_rules_out_passing() -> None:
    s = table(roles=["preacher", "agent"], queue=FULL_QUEUE)
    assert "pass" in options_of(s)
    say(s, "special", "card 1")
    assert "pass" not in options_of(s)
    assert "done" in options_of(s)


@pytest.mark.rule("R11-shepherd", "R5.3", "R5.5")
@pytest.mark.parametrize(
    ("token", "price"),
    [
        ("support", 10),
        ("conductor-3x1", 1),
        ("conductor-4x1", 2),
        ("conductor-2x2", 2),
        ("conductor-5x1", 3),
        ("conductor-3x2", 3),
        ("funds-1", 0),
        ("funds-3", 0),
    ],
)
def test_conductor_tokens_cost_the_shepherd_a_dollar_less_in_planning(token: str, price: int) -> None:
    s = table(roles=["agent", "shepherd"], money=[20, price], period=3, planning=True)
    say(s, f"take 2 {token}")
    assert s.money[1] == 0
    s = table(roles=["agent", "shepherd"], money=[20, price - 1], period=3, planning=True) if price else s
    assert price == 0 or f"take 2 {token}" not in others_of(s)


@pytest.mark.rule("R11-shepherd", "R12-liberty-hill")
@pytest.mark.parametrize(("role", "cost"), [("shepherd", 1), ("preacher", 2)])
def test_conductor_tokens_cost_the_shepherd_a_dollar_less_in_the_action_phase_too(role: str, cost: int) -> None:
    s = table(roles=[role, "agent"], plantations=[0, 0, 0], money=[5, 0], queue=["liberty-hill"])
    price = 2 if role == "preacher" else 3
    say(s, "buy 1", "take 1 conductor-3x1")
    assert s.money[0] == 5 - price - cost


@pytest.mark.rule("R11-shepherd", "R7.9")
def test_the_shepherds_special_brings_two_people_to_new_york_with_no_effect() -> None:
    s = table(roles=["shepherd", "agent"], plantations=[1, 1, 1], catchers=QUIET, money=[0, 0])
    say(s, "special")
    assert options_of(s) == ["from plantation-west", "from plantation-center", "from plantation-east"]
    say(s, "from plantation-center", "from plantation-east")
    assert (people(s, "new-york"), people(s, "plantation-west"), s.money[0]) == (2, 1, 0)
    assert (asked(s), s.catchers) == (1, table(catchers=QUIET).catchers)
    assert "special" not in options_of(s)
    assert "pass" not in options_of(s)


@pytest.mark.rule("R11-shepherd", "R7.9", "R6.10")
@pytest.mark.parametrize(
    ("there", "brown", "plantations", "offered"),
    [
        (0, "north-georgia", [1, 0, 0], True),
        (3, "north-georgia", [1, 0, 0], True),
        (4, "north-georgia", [1, 0, 0], False),
        (0, "new-york", [1, 0, 0], False),
        (0, "north-georgia", [0, 0, 0], False),
    ],
)
def test_the_shepherds_special_needs_somebody_and_room_in_new_york(
    there: int, brown: str, plantations: list[int], offered: bool
) -> None:
    catchers = QUIET | {"brown": brown}
    s = table(roles=["shepherd", "agent"], at={"new-york": there}, plantations=plantations, catchers=catchers)
    assert ("special" in options_of(s)) == offered


@pytest.mark.rule("R11-shepherd", "R6.8", "R7.3")
def test_of_the_shepherds_two_people_the_second_may_stay_or_have_no_room() -> None:
    s = table(roles=["shepherd", "agent"], at={"new-york": 3}, plantations=[3, 0, 0], catchers=QUIET)
    say(s, "special", "from plantation-west")
    assert (people(s, "new-york"), "money" in options_of(s)) == (4, True)
    s = table(roles=["shepherd", "agent"], plantations=[3, 0, 0], catchers=QUIET)
    say(s, "special")
    assert "done" not in options_of(s)
    say(s, "from plantation-west", "done")
    assert people(s, "new-york") == 1


def invested() -> State:
    """Let the Stockholder have played a Fundraising token."""
    hands = [["funds-1", "funds-2", "funds-3", "conductor-3x1"]]
    s = table(roles=["stockholder", "agent"], plantations=[5, 0, 0], money=[4, 0], period=2, hands=hands)
    assert not [text for text in options_of(s) if text.startswith("take")]
    return say(s, "play funds-1")


@pytest.mark.rule("R11-stockholder")
def test_after_a_fundraising_token_the_stockholder_buys_one_token_at_its_price() -> None:
    s = invested()
    offered = [text.split()[-1] for text in options_of(s) if text.startswith("take")]
    assert offered == ["conductor-3x1", "conductor-4x1", "conductor-2x2", "funds-1", "funds-2"]
    say(s, "take 1 conductor-4x1")
    assert (s.money[0], hand(s, 1, "conductor-4x1"), stock(s, "conductor-4x1")) == (1, 1, 1)
    assert not [text for text in options_of(s) if text.startswith("take")]


@pytest.mark.rule("R11-stockholder", "R6.3")
def test_the_stockholders_purchase_may_come_later_in_the_turn_and_be_played_at_once() -> None:
    s = invested()
    say(s, "money", "take 1 conductor-4x1", "play conductor-4x1", "from plantation-west", "to west-arkansas", "done")
    assert people(s, "west-arkansas") == 1
    assert s.money[0] == 4 + 1 - 3


@pytest.mark.rule("R11-stockholder")
@pytest.mark.parametrize("role", ["agent", "shepherd", "preacher"])
def test_nobody_else_invests_after_a_fundraising_token(role: str) -> None:
    s = table(roles=[role, "stockholder"], hands=[["funds-1"]])
    say(s, "play funds-1")
    assert not [text for text in options_of(s) + others_of(s) if text.startswith("take")]


@pytest.mark.rule("R11-stockholder")
def test_a_conductor_token_lets_the_stockholder_buy_nothing() -> None:
    s = table(roles=["stockholder", "agent"], hands=[["conductor-3x1"]])
    say(s, "play conductor-3x1", "from plantation-west", "to west-arkansas", "done")
    assert not [text for text in options_of(s) if text.startswith("take")]
