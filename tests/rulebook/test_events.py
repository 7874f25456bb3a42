"""What log and animation receive when people move and tokens and cards are used (R7, R6)."""

import pytest

from lantern.content.cards import find
from lantern.content.tokens import KIND_IDS
from lantern.engine import events
from lantern.engine.board import COLOURS, spot
from lantern.engine.events import Event
from tests.tables import asked, heard, let_chance, say, table

AWAY = {"orange": "minnesota", "blue": "maine", "yellow": "maine", "purple": "west-iowa", "brown": "north-georgia"}


def token(name: str) -> int:
    """Return the number of a kind of token."""
    return KIND_IDS.index(name)


@pytest.mark.rule("R7.6", "R7.11")
def test_a_move_tells_fare_way_aid_and_catchers_in_this_order() -> None:
    s = table(at={"charleston": 1}, catchers=AWAY, money=[0, 1], hands=[[], ["conductor-2x2"]])
    say(s, "pass", "play conductor-2x2", "from charleston")
    assert heard(s, "to new-york")[:4] == [
        (events.FARE, 1, 1, 0),
        (events.MOVED, spot("charleston"), spot("new-york"), 1),
        (events.AID, 1, 3, spot("new-york")),
        (events.CATCHER_MOVED, COLOURS.index("blue"), spot("maine"), spot("new-hampshire")),
    ]


@pytest.mark.rule("R7.6")
def test_no_fare_and_no_aid_are_not_told() -> None:
    s = table(at={"tennessee": 1}, plantations=[0, 0, 0], catchers=AWAY, hands=[["conductor-3x1"]])
    say(s, "play conductor-3x1", "from tennessee")
    assert heard(s, "to kentucky") == [
        (events.MOVED, spot("tennessee"), spot("kentucky"), 0),
        (events.CATCHER_MOVED, COLOURS.index("yellow"), spot("maine"), spot("ferrisberg")),
    ]


@pytest.mark.rule("R7.1")
def test_reaching_canada_is_told() -> None:
    s = table(at={"chicago": 1}, plantations=[0, 0, 0], catchers=AWAY, hands=[[], ["conductor-3x1"]])
    say(s, "pass", "play conductor-3x1", "from chicago")
    assert heard(s, "to canada") == [
        (events.MOVED, spot("chicago"), spot("canada"), 1),
        (events.FREED, spot("chicago"), 1, 0),
    ]


@pytest.mark.rule("R5.2", "R6.6")
def test_taking_tokens_and_opening_a_period_are_told() -> None:
    s = table(money=[20, 20], planning=True)
    assert heard(s, "take 2 conductor-3x1") == [(events.TOOK, 1, token("conductor-3x1"), 2)]
    assert heard(s, "take 1 support") == [(events.TOOK, 0, token("support"), 10)]
    assert heard(s, "take 2 support")[:2] == [(events.TOOK, 1, token("support"), 10), (events.PERIOD, 1, 0, 0)]


@pytest.mark.rule("R6.6")
def test_playing_a_grey_token_and_its_return_are_told() -> None:
    s = table(money=[8, 8], planning=True, hands=[["conductor-3x1"] * 4])
    grey = token("grey conductor-3x1")
    say(s, "take 2 conductor-3x1", "ready 1", "ready 2", "pass")
    assert heard(s, "play grey conductor-3x1") == [(events.PLAYED, 1, grey, 0), (events.RETURNED, grey, 0, 0)]


@pytest.mark.rule("R6.5")
def test_a_played_token_is_told_and_what_it_pays() -> None:
    s = table(at={"tennessee": 1}, hands=[["funds-1"]])
    assert heard(s, "play funds-1") == [(events.PLAYED, 0, token("funds-1"), 0), (events.FUNDS, 0, 1, 0)]


@pytest.mark.rule("R12-farren-riots")
def test_a_strike_is_told_and_every_token_it_drops() -> None:
    s = table(queue=["farren-riots"])
    riots = find("farren-riots")
    assert heard(s, "buy 1") == [
        (events.BOUGHT, 0, riots, 3),
        (events.LEFT, riots, 0, events.BY_PURCHASE),
        (events.STRUCK, riots, 0, 0),
        (events.DISCARDED, token("conductor-3x1"), 0, 0),
        (events.DISCARDED, token("funds-1"), 0, 0),
    ]


@pytest.mark.rule("R6.7")
def test_an_opposition_card_without_a_strike_leaves_quietly() -> None:
    s = table(queue=[None, "gag-rules"])
    rules = find("gag-rules")
    assert heard(s, "buy 2") == [(events.BOUGHT, 0, rules, 2), (events.LEFT, rules, 1, events.BY_PURCHASE)]


@pytest.mark.rule("R12-church-correspondence", "R12-election-1860")
def test_money_from_a_card_is_told_with_the_card() -> None:
    s = table(queue=[None] * 4 + ["church-correspondence"])
    card = find("church-correspondence")
    assert heard(s, "buy 5")[2:] == [(events.GAINED, 0, 2, card), (events.GAINED, 1, 2, card)]
    s = table(at={"boston": 2}, queue=[None] * 4 + ["election-1860"], period=3)
    say(s, "pass")
    assert heard(s, "buy 5")[2:] == [(events.GAINED, 1, 2, find("election-1860"))]


@pytest.mark.rule("R12-harpers-ferry")
def test_cards_discarded_by_a_card_are_told() -> None:
    s = table(3, money=[1, 0, 0], queue=["whittier", None, "liberator", "harpers-ferry", "lane-seminary"], period=2)
    told = heard(s, "buy 4", "done")
    assert told[2:] == [
        (events.LEFT, find("whittier"), 0, events.BY_CARD),
        (events.LEFT, find("liberator"), 2, events.BY_CARD),
    ]


@pytest.mark.rule("R12-john-brown")
def test_what_john_brown_draws_is_told() -> None:
    s = table(money=[0, 1], queue=[None] * 3 + ["john-brown"], period=2)
    say(s, "done", "buy 4", "done")
    s.events = told = list[Event]()
    let_chance(s, ["draw vigilance"])
    card = find("vigilance")
    assert told == [(events.DREW, 1, card, 0), (events.GAINED, 0, 3, card), (events.GAINED, 1, 3, card)]


@pytest.mark.rule("R12-whittier", "R12-liberator")
def test_the_second_player_is_asked_about_the_card_the_second_player_bought() -> None:
    s = say(table(queue=["lane-seminary", "liberty-hill", "whittier"]), "pass", "buy 3")
    assert asked(s) == 2
    assert heard(s, "card 1", "card 2") == [(events.SWAPPED, 0, 1, 1)]
    s = say(table(queue=["lane-seminary", "liberator"]), "pass", "buy 2")
    assert asked(s) == 2
    assert heard(s, "card 1") == [(events.LEFT, find("lane-seminary"), 0, events.TO_DECK)]
