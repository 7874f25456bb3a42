"""R6.7, R6.8: buying cards, and what of their text may be declined."""

import pytest

from lantern.content.cards import find
from lantern.engine.state import NO_CARD
from tests.rulebook.laying import NOBODY_FOR_SALE, end_round
from tests.tables import asked, carried, catcher, hand, names, options_of, people, queue_of, say, table

LAST = [None, None, None, None]  # the queue spaces left of the right-most


@pytest.mark.rule("R6.7")
@pytest.mark.parametrize(("slot", "price"), [(1, 3), (2, 2), (3, 2), (4, 1), (5, 1)])
def test_the_queue_space_makes_the_price(slot: int, price: int) -> None:
    queue: list[str | None] = [None] * 5
    queue[slot - 1] = "st-catharines"
    assert f"buy {slot}" not in options_of(table(money=[price - 1, 0], queue=queue))
    assert say(table(money=[price, 0], queue=queue), f"buy {slot}").money == [0, 0]


@pytest.mark.rule("R6.7")
def test_a_card_cannot_be_paid_from_what_it_brings() -> None:
    """Southern Church Correspondence would bring two dollars."""
    assert "buy 5" not in options_of(table(money=[0, 0], queue=[*LAST, "church-correspondence"]))


@pytest.mark.rule("R6.7")
def test_money_from_its_own_moves_may_pay_for_its_own_token() -> None:
    """Liberty Hill: a person reaches St. Louis for two dollars, which buy a Conductor token."""
    s = table(roles=["agent", "preacher"], money=[1, 0], at={"west-arkansas": 1}, queue=[*LAST, "liberty-hill"])
    say(s, "buy 5", "from west-arkansas", "to st-louis", "done", "take 1 conductor-3x1")
    assert (s.money[0], hand(s, 1, "conductor-3x1")) == (0, 1)


@pytest.mark.rule("R6.7")
def test_the_card_leaves_its_space_before_it_resolves() -> None:
    """Whittier cannot be swapped himself."""
    s = say(table(queue=["ripley-ohio", "liberator", "whittier"]), "buy 3")
    assert options_of(s) == ["done", "card 1", "card 2"]


@pytest.mark.rule("R6.7")
def test_the_space_stays_empty_until_the_lantern_phase() -> None:
    s = table(3, queue=["ripley-ohio", "st-catharines", "liberator", "whittier", "theodore-weld"])
    say(s, "buy 2", "done")
    assert queue_of(s) == ["ripley-ohio", None, "liberator", "whittier", "theodore-weld"]
    assert "buy 2" not in options_of(s)


@pytest.mark.rule("R6.7")
def test_a_general_card_is_resolved_and_discarded() -> None:
    s = say(table(money=[3, 0], queue=["church-correspondence"]), "buy 1")
    assert (s.money, queue_of(s)) == ([2, 2], [None] * 5)
    assert "church-correspondence" in names(s.out_of_game)


@pytest.mark.rule("R6.7")
def test_a_reserve_card_goes_onto_the_mat() -> None:
    s = say(table(queue=["levi-coffin"]), "buy 1")
    assert s.reserve == [find("levi-coffin"), NO_CARD]
    assert "levi-coffin" not in names(s.out_of_game)


@pytest.mark.rule("R6.7")
def test_a_second_reserve_card_replaces_the_first_unused() -> None:
    s = table(period=2, reserve={1: "levi-coffin"}, queue=["kansas-nebraska"])
    say(s, "buy 1")
    assert s.reserve[0] == find("kansas-nebraska")
    assert "levi-coffin" in names(s.out_of_game)


@pytest.mark.rule("R6.7")
def test_a_reserve_card_may_be_used_in_the_turn_it_is_bought() -> None:
    s = table(at={"tennessee": 1}, catchers={"yellow": "cincinnati"}, queue=["levi-coffin"], hands=[["conductor-3x1"]])
    say(s, "buy 1", "play conductor-3x1", "from tennessee", "to kentucky", "reserve")
    assert (people(s, "kentucky"), catcher(s, "yellow"), s.reserve[0]) == (1, "cincinnati", NO_CARD)


@pytest.mark.rule("R6.7")
def test_but_only_if_its_timing_allows() -> None:
    """Kansas–Nebraska waits for the beginning of the next Action phase."""
    s = table(period=2, queue=["amistad", "vigilance", "kansas-nebraska"])
    say(s, "buy 3")
    assert asked(s) == 1
    assert "done" in options_of(s)
    assert not [text for text in options_of(s) if text.startswith("card")]


@pytest.mark.rule("R6.7")
def test_buying_an_opposition_card_takes_it_out_of_force() -> None:
    """The 1850 Compromise takes two dollars from Fundraising while it lies in the queue."""
    s = table(money=[3, 0], at={"kentucky": 1, "tennessee": 1}, queue=["compromise-1850"], hands=[["funds-1"] * 2])
    say(s, "play funds-1")
    assert s.money[0] == 3
    say(s, "buy 1", "play funds-1")
    assert s.money[0] == 2
    assert "compromise-1850" in names(s.out_of_game)


@pytest.mark.rule("R6.7", "R9.5")
def test_a_bought_card_that_resolves_when_removed_resolves_now() -> None:
    s = say(table(market=[1, 2, 3], queue=["reopening-trade"]), "buy 1")
    assert s.market == [3, 4, 5]


@pytest.mark.rule("R6.7")
@pytest.mark.parametrize("card", ["fitzhugh", "calhoun", "domestic-trade"])
def test_some_opposition_cards_cannot_be_bought(card: str) -> None:
    s = table(money=[50, 50], queue=[card])
    assert "buy 1" not in options_of(s)


@pytest.mark.rule("R6.7")
@pytest.mark.parametrize("card", ["whittier", "st-catharines", "nat-turner", "dred-scott"])
def test_a_card_may_be_bought_though_it_has_no_effect(card: str) -> None:
    s = say(table(money=[3, 0], queue=[card]), "buy 1")
    assert (queue_of(s)[0], s.money[0], asked(s)) == (None, 0, 1)
    assert "money" in options_of(s)


@pytest.mark.rule("R6.8")
@pytest.mark.parametrize(
    ("period", "card", "answers"),
    [
        (1, "ripley-ohio", ["done"]),
        (1, "ripley-ohio", ["from plantation-west", "to west-arkansas", "done"]),
        (1, "liberty-hill", ["done", "done"]),
        (1, "lane-seminary", ["done"]),
        (1, "lane-seminary", ["that", "done"]),
        (1, "theodore-weld", ["done"]),
        (1, "whittier", ["done"]),
        (1, "liberator", ["done"]),
        (2, "lincoln-douglas", ["done"]),
        (2, "uncle-toms-cabin", ["done", "done"]),
        (2, "amistad", ["from market", "done"]),
    ],
)
def test_moving_buying_swapping_and_putting_back_may_be_declined(period: int, card: str, answers: list[str]) -> None:
    """In part or whole; the turn then goes on."""
    s = table(period=period, queue=["gag-rules", "nat-turner", card])
    say(s, "buy 3", *answers)
    assert "money" in options_of(s)
    assert queue_of(s) == ["gag-rules", "nat-turner", None, None, None]
    assert s.market[1:] == [carried(10), carried(11)]


@pytest.mark.rule("R6.8")
def test_discarding_must_be_carried_out() -> None:
    """Bleeding Kansas empties the three dear spaces though nobody is moved."""
    s = table(period=2, queue=["amistad", "bleeding-kansas", "vigilance", "oberlin", "gag-rules"])
    say(s, "buy 2")
    assert queue_of(s) == [None, None, None, "oberlin", "gag-rules"]


@pytest.mark.rule("R6.8")
def test_drawing_must_be_carried_out() -> None:
    """John Brown's card is drawn though no token is bought."""
    s = say(table(period=2, queue=["john-brown"]), "buy 1", "done")
    assert {text.split()[0] for text in options_of(s)} == {"draw"}


@pytest.mark.rule("R6.8")
def test_capturing_must_be_carried_out() -> None:
    """The Fugitive Slave Act asks whom, not whether."""
    s = table(
        at={"philadelphia": 1, "boston": 2, "ferrisberg": 1, "upstate-new-york": 1},
        market=NOBODY_FOR_SALE,
        queue=["fugitive-slave-act"],
    )
    say(s, "buy 1")
    for _each in range(3):
        assert {text.split()[0] for text in options_of(s)} == {"from"}
        say(s, options_of(s)[0])
    assert s.market == [3, 0, 0]


@pytest.mark.rule("R6.8")
def test_catcher_moves_must_be_carried_out() -> None:
    """Garrison sets the catchers moving though no token is taken."""
    s = table(3, period=2, at={"boston": 1}, queue=["garrison"], market=NOBODY_FOR_SALE)
    say(s, "buy 1", "done")
    assert (catcher(s, "brown"), people(s, "boston"), s.market) == ("boston", 0, [1, 0, 0])


@pytest.mark.rule("R6.7", "R9.2")
def test_bought_spaces_are_filled_in_the_lantern_phase() -> None:
    s = table(3, queue=[None, None, None, "st-catharines", "whittier"], market=NOBODY_FOR_SALE)
    say(s, "buy 4", "done")
    end_round(s)
    assert None not in queue_of(s)
