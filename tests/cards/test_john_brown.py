"""John Brown: a token for $5 less, and the top card of the newest deck takes effect at once."""

import pytest

from lantern.content.printed import printed
from lantern.engine import flow
from tests.cards.pictures import Changes, Layout, changes, end_turns, laid, lay, picture, resolve
from tests.tables import let_chance, options_of, queue_of, say

BROWN: Changes = {"money 1": 7, "queue 5": "", "deck": 15}  # bought for $1, no token; a card drawn


@pytest.mark.parametrize(
    ("drawn", "before", "answers", "after"),
    [
        pytest.param("vigilance", laid(period=2), [], {"money 1": 10, "money 2": 11}, id="general-without-choice"),
        pytest.param(
            "amistad",
            laid(period=2, market=[3, 3, 3]),
            ["from market", "done"],
            {"market": [2, 3, 3], "freed": 1},
            id="general-with-choices-for-free",
        ),
        pytest.param(
            "lincoln-douglas",
            laid(period=2),
            ["take 1 support"],
            {"money 1": 0, "1 holds support": 3, "board support": 2},
            id="general-with-a-second-token",
        ),
        pytest.param(
            "kansas-nebraska", laid(period=2), [], {"reserve 1": "kansas-nebraska"}, id="reserve-goes-to-the-mat"
        ),
        pytest.param(
            "kansas-nebraska",
            laid(period=2, reserve={1: "levi-coffin", 2: "slave-trade-act"}),
            [],
            {"reserve 1": "kansas-nebraska"},
            id="reserve-replaces-the-one-held",
        ),
        pytest.param("calhoun", laid(period=2), [], {"queue 5": "calhoun"}, id="opposition-takes-its-space"),
        pytest.param(
            "dred-scott",
            laid(period=2, at={"kentucky": 1}),
            [],
            {"queue 5": "dred-scott"},
            id="opposition-does-not-strike",
        ),
        pytest.param(
            "domestic-trade",
            laid(period=2, market=[3, 4, 0]),
            [],
            {"queue 5": "domestic-trade", "market": [4, 5, 1], "supply": 74},
            id="domestic-trade-enters",
        ),
    ],
)
@pytest.mark.rule("R12-john-brown")
def test_the_drawn_card_takes_effect(drawn: str, before: Layout, answers: list[str], after: Changes) -> None:
    assert resolve("john-brown", before, ["done", *answers], [f"draw {drawn}"]) == BROWN | after


@pytest.mark.rule("R12-john-brown", "R12-harpers-ferry")
def test_harpers_ferry_drawn_counts_from_john_browns_space() -> None:
    before = laid(players=3, period=2, queue=["gag-rules", "liberator", "john-brown", "oberlin", "calhoun"])
    after: Changes = {"money 1": 6, "queue 1": "", "queue 2": "", "queue 3": "", "deck": 17}
    assert resolve("john-brown", before, ["done", "done"], ["draw harpers-ferry"]) == after


@pytest.mark.rule("R12-john-brown")
def test_an_opposition_card_lies_in_the_very_space_of_john_brown() -> None:
    before = laid(period=2, queue=["liberator", None, "john-brown", None, "oberlin"])
    after: Changes = {"money 1": 6, "queue 3": "gag-rules", "deck": 14}
    assert resolve("john-brown", before, ["done"], ["draw gag-rules"]) == after


@pytest.mark.rule("R12-john-brown")
def test_the_card_is_drawn_from_the_newest_deck_opposition_included() -> None:
    """Any of its cards may come, and any Opposition card nobody has seen; asked after the token."""
    s = lay(period=2, queue=["john-brown"])
    say(s, "buy 1")
    assert "take 1 support" in options_of(s)
    say(s, "done")
    drawable = {word.removeprefix("draw ") for word in options_of(s)}
    cards = printed().cards
    second = {card.id for card in cards if card.period == 1 and not card.many_only} - {"john-brown"}
    assert drawable == second | {card.id for card in cards if card.kind == "opposition"}
    weight = dict(zip(options_of(s), flow.weights(s), strict=True))
    assert (weight["draw oberlin"], weight["draw calhoun"]) == (12, 4)


@pytest.mark.rule("R12-john-brown")
def test_with_no_card_left_nothing_is_drawn() -> None:
    s = lay(period=2, queue=["john-brown"], deck=[])
    before = picture(s)
    say(s, "buy 1", "done")
    assert changes(before, s) == {"money 1": 5, "queue 1": ""}


@pytest.mark.rule("R12-john-brown", "R12-north-star")
def test_a_known_top_card_is_drawn_without_chance() -> None:
    s = lay(period=2, queue=["liberator", "oberlin", "vigilance", "north-star", "john-brown"])
    say(s, "buy 4", "card 3", "done")
    before = picture(s)
    say(s, "buy 5", "done")
    assert changes(before, s) == {"money 1": 11, "money 2": 10, "queue 5": "", "top": [], "deck": 13}


@pytest.mark.rule("R12-john-brown", "R12-liberator")
def test_a_known_opposition_card_comes_back_into_the_queue() -> None:
    """It enters again, so Domestic Trade adds its people."""
    s = lay(period=2, queue=["domestic-trade", None, None, "liberator", "john-brown"], market=[0, 0, 0])
    say(s, "buy 4", "card 1", "done", "buy 5", "done")
    assert queue_of(s) == [None, None, None, None, "domestic-trade"]
    assert s.market == [1, 1, 1]


@pytest.mark.rule("R12-john-brown")
def test_john_browns_last_support_opens_a_period_and_he_draws_from_its_deck() -> None:
    s = lay(period=2, money=[30, 0], hands=[["support", "support"]], queue=["john-brown"])
    before = picture(s)
    say(s, "buy 1", "take 1 support")
    assert "draw lincoln" in options_of(s)
    assert "draw oberlin" not in options_of(s)
    let_chance(s, ["draw douglass-1863"])
    assert changes(before, s) == {
        "money 1": 26,
        "money 2": 4,
        "queue 1": "",
        "1 holds support": 5,
        "board support": 2,
        "period": 3,
        "deck": 12,
    }


@pytest.mark.rule("R12-john-brown", "R6.7")
def test_a_later_player_may_buy_what_john_brown_uncovered() -> None:
    s = lay(period=2, queue=[None, None, None, None, "john-brown"], market=[2, 2, 2])
    say(s, "buy 5", "done")
    let_chance(s, ["draw reopening-trade"])
    assert "buy 5" not in options_of(s)
    say(s, "done", "buy 5")
    assert s.market == [4, 4, 4]


@pytest.mark.rule("R12-john-brown", "R9.1", "R9.3")
def test_it_can_fall_in_this_lantern_phase_and_is_not_the_refills_one() -> None:
    s = lay(period=2, queue=[None, "oberlin", None, None, "john-brown"], market=[0, 0, 0], plantations=[0, 0, 0])
    say(s, "buy 5", "done")
    let_chance(s, ["draw reopening-trade"])
    end_turns(s)
    let_chance(s, ["market 9", "draw gag-rules"])
    assert s.market[:2] == [2, 2]
    assert "gag-rules" in queue_of(s)


@pytest.mark.rule("R12-john-brown", "R12-civil-war", "R7.13")
def test_civil_war_covers_the_drawn_card_too() -> None:
    s = lay(period=3, reserve={1: "civil-war"}, queue=["john-brown"], at={"tennessee": 1, "kentucky": 1})
    say(s, "buy 1", "done")
    let_chance(s, ["draw lincoln"])
    say(s, "from tennessee", "to ripley", "reserve", "from kentucky", "to newport", "done", "done")
    assert (picture(s)["orange"], picture(s)["purple"], picture(s)["reserve 1"]) == ("chicago", "washington", "")
    assert s.money[0] == 7
