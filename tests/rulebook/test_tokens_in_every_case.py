"""Tokens in every case: prices, periods, fundraising, grey ones, riots (R5.2, R5.5, R5.7, R6.5, R6.6, R12)."""

import pytest

from lantern.engine.state import State
from tests.tables import asked, hand, names, options_of, others_of, ready_all, say, stock, table

PRINTED = {
    "support": 10,
    "conductor-3x1": 2,
    "conductor-4x1": 3,
    "conductor-2x2": 3,
    "conductor-5x1": 4,
    "conductor-3x2": 4,
    "funds-1": 0,
    "funds-2": 0,
    "funds-3": 0,
}


def shopping(card: str, role: str, money: int, *queue: str, period: int = 3) -> State:
    """Let seat 1 have bought a card for $1 (the Preacher: for nothing) that sells tokens, with nobody to move."""
    price = 0 if role == "preacher" else 1
    roles = [role, "agent", "conductor"]
    cards = [*queue, *[None] * (4 - len(queue)), card]
    s = table(3, roles, plantations=[0, 0, 0], money=[money + price, 0, 0], queue=cards, period=period)
    say(s, "buy 5")
    assert s.money[0] == money
    return s


def price_of(s: State, token: str) -> int:
    """Return what the asked player of a shop pays for a token."""
    before = s.money[0]
    say(s, f"take 1 {token}")
    return before - s.money[0]


@pytest.mark.rule("R5.5", "R12", "R11-shepherd", "R12-fitzhugh")
@pytest.mark.parametrize(
    ("card", "discount"),
    [("cooper-union", 0), ("lane-seminary", 2), ("lincoln-douglas", 3), ("oberlin", 4), ("stowe", 5), ("garrison", 99)],
)
@pytest.mark.parametrize("token", list(PRINTED))
@pytest.mark.parametrize("role", ["shepherd", "preacher"])
@pytest.mark.parametrize("opposed", [True, False])
def test_a_price_is_the_printed_one_and_surcharges_less_all_discounts_but_not_below_zero(
    card: str, discount: int, token: str, role: str, opposed: bool
) -> None:
    s = shopping(card, role, 20, *["fitzhugh"] * opposed)
    if "that" in options_of(s):
        say(s, "that")
    surcharge = 1 if token == "support" and opposed else 0
    own = 1 if role == "shepherd" and token.startswith("conductor") else 0
    assert price_of(s, token) == max(0, PRINTED[token] + surcharge - discount - own)


@pytest.mark.rule("R5.5", "R6.7")
@pytest.mark.parametrize(("money", "offered"), [(4, False), (5, True), (6, True)])
def test_a_token_is_offered_to_who_can_just_pay_it(money: int, offered: bool) -> None:
    s = shopping("stowe", "preacher", money)
    assert ("take 1 support" in options_of(s)) == offered
    assert "take 1 conductor-3x2" in options_of(s)


@pytest.mark.rule("R12-david-walker")
def test_two_tokens_are_bought_one_after_the_other_and_no_third() -> None:
    s = shopping("david-walker", "preacher", 3, period=1)
    assert options_of(s) == ["done", "take 1 conductor-3x1", "take 1 funds-1"]
    say(s, "take 1 conductor-3x1", "take 1 conductor-3x1")
    assert (s.money[0], hand(s, 1, "conductor-3x1"), "money" in options_of(s)) == (3, 2, True)


@pytest.mark.rule("R12-liberty-hill", "R5.5")
def test_the_second_player_pays_for_and_receives_what_the_second_player_buys() -> None:
    s = table(plantations=[0, 0, 0], money=[9, 6], queue=[None] * 4 + ["liberty-hill"])
    say(s, "pass", "buy 5")
    assert options_of(s) == ["done", "take 2 conductor-3x1", "take 2 funds-1"]
    say(s, "take 2 conductor-3x1")
    assert (s.money, hand(s, 2, "conductor-3x1"), hand(s, 1, "conductor-3x1")) == ([12, 3], 1, 0)


@pytest.mark.rule("R5.2", "R12-david-walker")
def test_the_last_support_bought_by_a_card_opens_the_next_column_for_its_second_token() -> None:
    s = shopping("david-walker", "preacher", 9, period=1)
    while s.stock[0] > 1:
        s.gain_token(0)
        s.stock[0] -= 1
    assert "take 1 conductor-4x1" not in options_of(s)
    say(s, "take 1 support")
    assert (s.period, stock(s, "support"), s.money[0]) == (1, 6, 1)
    assert "take 1 conductor-4x1" in options_of(s)
    say(s, "take 1 conductor-4x1")
    assert s.money[0] == 0


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


@pytest.mark.rule("R5.2", "R5.6")
def test_who_has_taken_two_tokens_is_not_called_back() -> None:
    s = table(money=[10, 10], planning=True)
    say(s, "take 2 funds-1", "take 2 support", "take 1 support")
    assert s.period == 1
    assert not [text for text in others_of(s) if text.endswith(("funds-2", "ready 2"))]
    assert "take 1 funds-2" in options_of(s)


@pytest.mark.rule("R5.2")
@pytest.mark.parametrize(
    ("players", "options", "counts"),
    [(1, [], [1, 1, 1]), (2, [], [2, 3, 2]), (3, [], [3, 6, 3]), (4, [], [4, 8, 4]), (4, ["extra-support"], [4, 9, 4])],
)
def test_each_period_opens_with_its_support(players: int, options: list[str], counts: list[int]) -> None:
    tables = [table(players, options=options, period=period) for period in (1, 2, 3)]
    assert [stock(s, "support") for s in tables] == counts
    few_or_many = [3, 4, 3] if players < 3 else [4, 5, 3]
    assert [s.unknown_in_deck for s in tables[1:]] == few_or_many[1:]


@pytest.mark.rule("R5.2")
def test_the_last_support_of_period_three_changes_nothing() -> None:
    s = table(money=[20, 0], period=3, planning=True)
    say(s, "take 1 support", "take 1 support")
    assert (s.period, stock(s, "support"), hand(s, 1, "support")) == (2, 0, 7)
    assert "take 2 support" not in options_of(s)
    assert asked(s) == 2


@pytest.mark.rule("R5.7", "R6.6")
def test_the_grey_token_is_taken_last_played_and_returns_to_be_bought_again() -> None:
    s = table(money=[0, 8], planning=True, hands=[["conductor-3x1"] * 4])
    assert stock(s, "grey conductor-3x1") == 1
    say(s, "take 2 conductor-3x1")
    assert (hand(s, 2, "grey conductor-3x1"), s.money[1]) == (1, 6)
    assert "take 2 conductor-3x1" not in others_of(s)
    ready_all(s)
    say(s, "pass", "play grey conductor-3x1", "from plantation-west", "to west-arkansas", "done")
    assert (stock(s, "grey conductor-3x1"), hand(s, 2, "grey conductor-3x1")) == (1, 0)
    assert stock(s, "conductor-3x1") == 0


@pytest.mark.rule("R6.6")
def test_any_other_played_token_leaves_the_game() -> None:
    s = table(hands=[["conductor-3x1", "funds-1"]])
    say(s, "play conductor-3x1", "from plantation-west", "to west-arkansas", "done", "play funds-1")
    assert (stock(s, "conductor-3x1"), hand(s, 1, "conductor-3x1")) == (3, 0)
    assert (stock(s, "funds-1"), hand(s, 1, "funds-1")) == (1, 0)


@pytest.mark.rule("R6.5", "R12-compromise-1850", "R12-lovejoy")
@pytest.mark.parametrize(
    ("token", "queue", "pay"),
    [
        ("funds-1", [], 5),
        ("funds-2", [], 5),
        ("funds-3", [], 7),
        ("funds-1", ["compromise-1850"], 3),
        ("funds-3", ["compromise-1850"], 5),
        ("funds-1", ["lovejoy"], 0),
        ("funds-2", ["lovejoy"], 0),
        ("funds-3", ["lovejoy"], 6),
        ("funds-3", ["lovejoy", "compromise-1850"], 4),
        ("funds-2", ["lovejoy", "compromise-1850"], 0),
        ("funds-3", ["calhoun"], 7),
    ],
)
def test_green_tokens_count_green_places_and_blue_tokens_blue_cities(token: str, queue: list[str], pay: int) -> None:
    green = {"st-louis": 1, "charleston": 1, "kentucky": 1, "north-carolina": 1, "west-missouri": 1}
    blue = {"chicago": 4, "boston": 2, "detroit": 1}
    neither = {"washington": 3, "ship": 1, "newport": 1, "east-iowa": 1}
    away = {"orange": "minnesota", "blue": "maine", "purple": "west-iowa"}
    s = table(at=green | blue | neither, catchers=away, money=[0, 0], queue=queue, hands=[[token]])
    assert say(s, f"play {token}").money[0] == pay


@pytest.mark.rule("R6.5", "R12-compromise-1850")
@pytest.mark.parametrize(("people", "pay"), [(0, 0), (1, 0), (2, 0), (3, 1)])
def test_the_compromise_takes_two_dollars_but_not_more_than_there_are(people: int, pay: int) -> None:
    at = dict.fromkeys(["tennessee", "charleston", "west-arkansas"][:people], 1)
    s = table(at=at, money=[0, 0], queue=["compromise-1850"], hands=[["funds-1"]])
    assert say(s, "play funds-1").money[0] == pay


@pytest.mark.rule("R12-farren-riots")
@pytest.mark.parametrize(
    ("period", "dropped"),
    [
        (1, ["conductor-3x1", "funds-1"]),
        (2, ["conductor-4x1", "conductor-2x2", "funds-2"]),
        (3, ["conductor-5x1", "conductor-3x2", "funds-3"]),
    ],
)
def test_farren_riots_drop_the_top_tokens_of_the_newest_column_only(period: int, dropped: list[str]) -> None:
    s = table(queue=["farren-riots"], period=period)
    before = {token: stock(s, token) for token in PRINTED}
    say(s, "buy 1")
    assert {token for token in PRINTED if stock(s, token) == before[token] - 1} == set(dropped)
    assert sum(before.values()) - sum(stock(s, token) for token in PRINTED) == len(dropped)


@pytest.mark.rule("R12-farren-riots", "R5.7")
def test_farren_riots_never_take_a_grey_token() -> None:
    s = table(queue=["farren-riots"], hands=[["conductor-3x1"] * 4, ["funds-1"] * 2])
    say(s, "buy 1")
    assert (stock(s, "conductor-3x1"), stock(s, "grey conductor-3x1"), stock(s, "funds-1")) == (0, 1, 0)
    assert (stock(s, "conductor-4x1"), stock(s, "funds-2")) == (2, 3)


@pytest.mark.rule("R12-pennsylvania-hall")
def test_pennsylvania_hall_forbids_support_in_planning_but_not_in_the_action_phase() -> None:
    s = table(options=["stretch-cards"], money=[20, 20], queue=["pennsylvania-hall"], planning=True)
    assert not {"take 1 support", "take 2 support"} & set(options_of(s) + others_of(s))
    assert {"take 1 conductor-3x1", "take 2 funds-1"} <= set(options_of(s) + others_of(s))
    queue = ["pennsylvania-hall", None, None, None, "liberty-hill"]
    s = table(options=["stretch-cards"], plantations=[0, 0, 0], money=[11, 0], queue=queue)
    say(s, "buy 5", "take 1 support")
    assert s.money[0] == 0


@pytest.mark.rule("R12-pennsylvania-hall")
def test_under_pennsylvania_hall_the_poor_are_still_offered_what_they_can_pay() -> None:
    s = table(options=["stretch-cards"], money=[0, 0], queue=["pennsylvania-hall"], planning=True)
    assert options_of(s) == ["take 1 funds-1", "ready 1"]


@pytest.mark.rule("R5.1", "R12-gag-rules")
@pytest.mark.parametrize(("queue", "tokens"), [([], 2), (["gag-rules"], 1)])
def test_two_tokens_are_taken_in_planning_and_one_under_gag_rules(queue: list[str], tokens: int) -> None:
    s = table(money=[8, 8], queue=queue, planning=True)
    say(s, *["take 1 conductor-3x1"] * tokens)
    assert asked(s) == 2
    assert "take 1 conductor-3x1" not in options_of(s) + others_of(s)


@pytest.mark.rule("R13")
@pytest.mark.parametrize(("token", "moves"), [("conductor-3x1", 2), ("conductor-2x2", 1)])
def test_by_the_house_rule_the_fugitive_slave_act_takes_one_person_off_each_token(token: str, moves: int) -> None:
    options = ["fugitive-act-limits-tokens"]
    away = {"orange": "minnesota"}
    s = table(options=options, at={"chicago": 4}, catchers=away, queue=["fugitive-slave-act"], hands=[[token]])
    say(s, f"play {token}", *["from chicago", "to canada"] * moves)
    assert "money" in options_of(s)
