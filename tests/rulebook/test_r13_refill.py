"""The house rule "refill at once": the queue slides and fills after every purchase (R13)."""

import pytest

from tests.cards.pictures import end_turns, lay, picture
from tests.tables import let_chance, options_of, queue_of, say

AT_ONCE = ["refill-at-once"]


@pytest.mark.rule("R13-refill-at-once", "R6.7")
def test_without_the_house_rule_the_space_stays_empty() -> None:
    s = lay(options=["pass-later"], queue=["liberator", "whittier", "church-correspondence", "levi-coffin"])
    say(s, "buy 3")
    assert queue_of(s) == ["liberator", "whittier", None, "levi-coffin", None]


@pytest.mark.rule("R13-refill-at-once", "R13")
def test_after_a_purchase_the_cards_slide_and_all_gaps_fill_from_the_right() -> None:
    s = lay(options=AT_ONCE, queue=["liberator", "whittier", "church-correspondence", None, "levi-coffin"])
    say(s, "buy 3")
    let_chance(s, ["draw st-catharines"])
    assert queue_of(s) == ["lane-seminary", "st-catharines", "liberator", "whittier", "levi-coffin"]
    assert "buy 1" not in options_of(s)


@pytest.mark.rule("R13-refill-at-once")
def test_the_bought_card_resolves_first() -> None:
    """Whittier swaps the cards as they lay, The Liberator's card comes straight back."""
    s = lay(options=AT_ONCE, queue=["liberator", "whittier", "ripley-ohio", None, "levi-coffin"])
    say(s, "buy 2")
    assert queue_of(s) == ["liberator", None, "ripley-ohio", None, "levi-coffin"]
    say(s, "card 5", "card 1")
    let_chance(s, ["draw st-catharines"])
    assert queue_of(s)[2:] == ["levi-coffin", "ripley-ohio", "liberator"]
    before = queue_of(s)
    say(s, "done", "buy 5", "card 3")
    let_chance(s)
    assert queue_of(s)[1:] == ["levi-coffin", before[0], before[1], "ripley-ohio"]


@pytest.mark.parametrize("card", ["levi-coffin", "reopening-trade", "st-catharines"])
@pytest.mark.rule("R13-refill-at-once")
def test_every_kind_of_card_causes_it(card: str) -> None:
    s = lay(options=AT_ONCE, queue=[None, None, card, "whittier", "liberator"])
    say(s, "buy 3")
    let_chance(s)
    assert None not in queue_of(s)
    assert queue_of(s)[3:] == ["whittier", "liberator"]


@pytest.mark.rule("R13-refill-at-once")
def test_only_purchases_cause_it() -> None:
    s = lay(options=AT_ONCE, roles=["preacher", "agent"], queue=["liberator", "whittier", None, None, "levi-coffin"])
    say(s, "special", "card 2", "money", "done")
    assert queue_of(s) == ["liberator", None, None, None, "levi-coffin"]


@pytest.mark.rule("R13-refill-at-once", "R9.3")
def test_one_new_opposition_card_per_round_the_lantern_refill_included() -> None:
    queue = ["liberator", "whittier", "ripley-ohio", "levi-coffin", "church-correspondence"]
    s = lay(options=AT_ONCE, market=[0, 0, 0], queue=queue)
    say(s, "buy 5")
    let_chance(s, ["draw calhoun"])
    assert queue_of(s) == ["calhoun", "liberator", "whittier", "ripley-ohio", "levi-coffin"]
    say(s, "done", "buy 5")
    let_chance(s, ["draw fitzhugh", "draw st-catharines"])
    assert queue_of(s)[:2] == ["st-catharines", "calhoun"]
    end_turns(s)
    let_chance(s, ["draw gag-rules", "draw theodore-weld", "draw lane-seminary"])
    assert queue_of(s) == ["lane-seminary", "theodore-weld", "st-catharines", "calhoun", "liberator"]


@pytest.mark.rule("R13-refill-at-once", "R9.3")
def test_a_new_round_lets_a_new_one_in() -> None:
    s = lay(
        options=AT_ONCE, market=[0, 0, 0], queue=["liberator", "whittier", None, "ripley-ohio", "church-correspondence"]
    )
    say(s, "buy 5")
    let_chance(s, ["draw calhoun"])
    end_turns(s)
    let_chance(s)
    say(s, "ready 2", "ready 1", "buy 5", "done")
    let_chance(s, ["draw gag-rules"])
    assert {"calhoun", "gag-rules"} <= set(queue_of(s))


@pytest.mark.rule("R13-refill-at-once", "R9.3")
def test_without_the_house_rule_only_the_refill_itself_counts() -> None:
    """John Brown's card has entered, and the lantern's refill brings its own."""
    s = lay(period=2, market=[0, 0, 0], queue=["oberlin", "vigilance", "john-brown"])
    say(s, "buy 3", "done")
    let_chance(s, ["draw calhoun"])
    end_turns(s)
    let_chance(s, ["draw gag-rules"])
    assert {"calhoun", "gag-rules"} <= set(queue_of(s))


@pytest.mark.rule("R13-refill-at-once", "R12-john-brown")
def test_john_browns_card_does_not_count_as_the_rounds_one() -> None:
    s = lay(options=AT_ONCE, period=2, queue=["oberlin", "vigilance", "john-brown", None, None])
    say(s, "buy 3", "done")
    let_chance(s, ["draw calhoun", "draw gag-rules"])
    assert queue_of(s)[1:] == ["gag-rules", "oberlin", "vigilance", "calhoun"]


@pytest.mark.rule("R13-refill-at-once", "R9.1")
def test_the_lantern_discards_as_ever() -> None:
    s = lay(options=AT_ONCE, market=[0, 0, 0], queue=["liberator", "whittier", None, "ripley-ohio", "levi-coffin"])
    say(s, "buy 5")
    let_chance(s, ["draw st-catharines", "draw theodore-weld"])
    assert queue_of(s) == ["theodore-weld", "st-catharines", "liberator", "whittier", "ripley-ohio"]
    end_turns(s)
    let_chance(s)
    assert queue_of(s)[2:] == ["theodore-weld", "st-catharines", "liberator"]


@pytest.mark.rule("R13-refill-at-once", "R9.4")
def test_with_an_empty_deck_the_cards_only_slide() -> None:
    s = lay(options=AT_ONCE, queue=["liberator", "church-correspondence", None, "ripley-ohio", None], deck=[])
    say(s, "buy 2")
    assert queue_of(s) == [None, None, None, "liberator", "ripley-ohio"]


@pytest.mark.rule("R13-refill-at-once", "R12-bleeding-kansas")
def test_what_the_card_discards_is_replaced_too() -> None:
    s = lay(options=AT_ONCE, period=2, queue=["calhoun", "oberlin", "vigilance", "bleeding-kansas", "north-star"])
    say(s, "buy 4")
    let_chance(s)
    assert None not in queue_of(s)
    assert queue_of(s)[4] == "north-star"
    assert picture(s)["deck"] == 17 - 5 - 4
