"""The rules of thumb for cards, each by a position: the one that hurts most goes first."""

from collections.abc import Iterator
from typing import Any

import pytest

from lantern.engine.state import State
from lantern.players.buying import card_points, reserve_points
from lantern.players.opposition import queue_harm, worst
from lantern.players.weights import IN_HAND, TRADE_ACT
from tests.players.heuristics import NOBODY_HELD, bought, counting, says, turn_of
from tests.tables import let_chance, say, table


@pytest.fixture(autouse=True)
def _full_hands_count() -> Iterator[None]:
    """These positions are laid out for a hand that fills soon."""
    with counting(IN_HAND, 14), counting(TRADE_ACT, 24):
        yield


def test_the_opposition_card_that_hurts_most_is_found() -> None:
    queue = ["gag-rules", "calhoun", None, None, None]
    s = table(queue=queue)
    assert worst(s, [0, 1]) == 0
    assert queue_harm(s, s.queue[0], 0) > queue_harm(s, s.queue[1], 1)


def test_a_card_that_hurts_everybody_for_long_is_bought() -> None:
    harmful = table(players=4, queue=["gag-rules", None, None, None, None], money=[9, 9, 9, 9])
    assert card_points(harmful, 0, 0) > 0
    assert "buy 1" in turn_of(harmful)


@pytest.mark.parametrize(
    ("queue", "space"),
    [
        (["gag-rules", "lovejoy"], 1),
        (["lovejoy", "gag-rules"], 2),
        (["lovejoy", "nj-slavery"], 1),
        (["nj-slavery", "lovejoy"], 1),
        (["nj-slavery", None, None, "gag-rules"], 1),
    ],
)
def test_of_two_opposition_cards_the_one_that_hurts_more_is_bought(queue: list[str | None], space: int) -> None:
    """By what it does to all players in a round, and for how many rounds it would lie there (R9.1)."""
    laid: dict[str, Any] = {"players": 3, "plantations": NOBODY_HELD, "money": [9, 9, 9]}
    for place, card in enumerate(queue):
        assert card is None or says(table(queue=[*[None] * place, card], **laid)) == f"buy {place + 1}"
    assert says(table(queue=queue, **laid)) == f"buy {space}"


def test_a_card_that_lies_longer_hurts_more_and_one_that_strikes_sooner_too() -> None:
    s = table(players=3, queue=["gag-rules", "nat-turner", None, None, None])
    assert queue_harm(s, s.queue[0], 0) > queue_harm(s, s.queue[0], 4)
    assert queue_harm(s, s.queue[1], 4) >= queue_harm(s, s.queue[1], 0)


def test_two_cards_change_places_where_the_queue_then_hurts_less() -> None:
    """What would lie long goes right, what is about to strike goes left (R12-whittier)."""
    s = say(table(players=3, queue=["liberator", "gag-rules", "whittier", None, "ripley-ohio"]), "buy 3")
    assert says(s) == "card 2"
    assert says(say(s, "card 2")) == "card 5"
    s = say(table(players=3, period=2, queue=["liberator", "ripley-ohio", "whittier", None, "nat-turner"]), "buy 3")
    assert says(s) == "card 1"
    assert says(say(s, "card 1")) == "card 5"


def test_whichever_card_was_named_first_changes_places_with_the_best_other_one() -> None:
    """R12-whittier: the one that would lie long had best lie where the lantern removes it next."""
    s = table(players=3, queue=["liberator", "gag-rules", "whittier", "lane-seminary", "ripley-ohio"])
    assert says(say(s, "buy 3", "card 5")) == "card 2"


def test_no_cards_change_places_where_that_would_not_help() -> None:
    """R12-whittier, declined (R6.8)."""
    s = table(players=3, queue=["liberator", "ripley-ohio", "whittier", None, "gag-rules"])
    assert says(say(s, "buy 3")) == "done"


def test_the_better_of_two_sentences_is_chosen() -> None:
    """To move people, or to buy a token for $2 less (R12-lane-seminary)."""
    near = {"at": {"cleveland": 1}, "plantations": NOBODY_HELD}
    assert says(bought("lane-seminary", **near, money=[1, 0])) == "this"
    assert says(bought("lane-seminary", **near, money=[9, 0])) == "that"
    far = {"at": {"tennessee": 1}, "plantations": NOBODY_HELD, "money": [1, 0]}
    assert says(bought("lane-seminary", **far)) == "that"
    assert says(bought("lane-seminary", **far, hands=[["conductor-3x1"] * 3])) == "this"


def test_neither_sentence_is_chosen_where_both_bring_nothing() -> None:
    """From the ship there is only the way back, and the hand is full (R12-lane-seminary, R6.8)."""
    laid = {"at": {"ship": 1}, "plantations": NOBODY_HELD, "money": [2, 0], "hands": [["conductor-3x1"] * 3]}
    assert says(bought("lane-seminary", **laid, catchers={"brown": "boston", "blue": "new-york"})) == "done"
    assert says(bought("lane-seminary", **laid, catchers={"brown": "north-georgia"})) == "this"


def test_those_farthest_from_freedom_are_sent_back() -> None:
    """R12-dred-scott; people are chosen one at a time (R10.1)."""
    near = {"cincinnati": 1, "rochester": 1, "upstate-new-york": 1}
    maine = {"yellow": "maine"}
    assert says(bought("dred-scott", at=near | {"kentucky": 1}, catchers=maine)) == "from kentucky"
    assert says(bought("dred-scott", at=near | {"ferrisberg": 1}, catchers=maine)) == "from cincinnati"


def test_support_is_bought_at_a_discount_if_it_can_be() -> None:
    """R12-lincoln-douglas: $3 less."""
    assert says(bought("lincoln-douglas", period=2, money=[8, 0])) == "take 1 support"
    assert says(bought("lincoln-douglas", period=2, money=[7, 0])) == "take 1 conductor-4x1"


def test_a_discount_makes_a_token_worth_its_price() -> None:
    """R12-lincoln-douglas: $3 less."""
    some, many = [["conductor-3x1"] * 2], [["conductor-3x1"] * 4]
    assert says(table(planning=True, period=2, money=[3, 0], hands=some)) == "ready 1"
    assert says(bought("lincoln-douglas", period=2, money=[4, 0], hands=some)) == "take 1 conductor-4x1"
    assert says(bought("lincoln-douglas", period=2, money=[4, 0], hands=many)) == "done"


def test_whoever_is_farthest_is_carried_to_canada() -> None:
    """R12-john-price, from any place of the North."""
    assert says(bought("john-price", period=2, at={"newport": 1, "cleveland": 1})) == "from newport"
    assert says(bought("john-price", period=2, at={"cleveland": 1, "boston": 1})) == "from boston"


def test_of_those_equally_far_whom_the_dice_threaten_is_carried() -> None:
    """R12-john-price; both places are one step from Canada."""
    at = {"cleveland": 1, "maine": 1}
    east, west = {"blue": "new-hampshire", "yellow": "ferrisberg"}, {"blue": "detroit", "yellow": "cincinnati"}
    assert says(bought("john-price", period=2, at=at, catchers=east)) == "from maine"
    assert says(bought("john-price", period=2, at=at, catchers=west)) == "from cleveland"


def test_people_are_carried_as_near_to_canada_as_there_is_room() -> None:
    """R12-contrabands, two steps at most; a small place holds one person (R7.3)."""
    open_road = bought("contrabands", period=3, at={"kentucky": 1})
    assert says(say(open_road, "from kentucky")) == "to cleveland"
    full = bought("contrabands", period=3, at={"kentucky": 1, "cleveland": 1, "newport": 1})
    assert says(say(full, "from kentucky")) == "to west-ohio"


def at_the_act(plantations: list[int], money: int) -> State:
    """Return a table where the holder may pay so that fewer are loaded (R12-slave-trade-act); passing pays $3."""
    s = table(
        players=3,
        reserve={1: "slave-trade-act"},
        plantations=plantations,
        market=[0, 6, 6],
        money=[money - 3, 0, 0],
    )
    say(s, "pass", "pass", "pass")
    let_chance(s)
    return s


def test_loading_is_paid_off_as_far_as_possible_while_the_plantations_overflow() -> None:
    assert says(at_the_act([8, 4, 9], money=6)) == "amount 2"
    assert says(at_the_act([8, 4, 9], money=5)) == "amount 1"
    assert says(at_the_act(NOBODY_HELD, money=6)) == "done"


def test_a_reserve_card_is_not_bought_over_a_better_one() -> None:
    """The mat has room for one (R6.7)."""
    queue = [None, None, None, None, "levi-coffin"]
    empty = table(players=3, plantations=NOBODY_HELD, queue=queue)
    better = table(players=3, plantations=NOBODY_HELD, queue=queue, reserve={1: "slave-trade-act"})
    levi = empty.queue[4]
    assert reserve_points(empty, 0, levi) == reserve_points(better, 1, levi) > 0 > reserve_points(better, 0, levi)
    assert says(say(empty, "money")) == "buy 5"
    assert says(say(better, "money")) == "done"
