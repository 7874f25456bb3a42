"""Who on the market cards was captured and put back there: no rule asks, but the picture tells them apart (R7.12)."""

from pathlib import Path

import pytest

from lantern.engine import events
from lantern.engine.events import Event
from lantern.engine.flow import apply, legal
from lantern.engine.invariants import check
from lantern.engine.market import add_to_card, captured_on_cards, leave_card, put_back
from lantern.record import read
from tests.tables import table

GAMES = sorted((Path(__file__).parent.parent / "games").glob("*.txt"))


def test_in_recorded_games_there_are_some_whenever_somebody_is_captured() -> None:
    for path in GAMES:
        record = read(path.read_text(encoding="utf-8"))
        told: list[Event] = []
        s, ever = record.setup.table(told), 0
        for answer in record.answers:
            apply(s, answer)
            check(s)
            ever += s.captured
        assert bool(ever) == any(event[0] in (events.CAPTURED, events.SEIZED) for event in told)


@pytest.mark.rule("R7.12")
def test_those_a_card_was_loaded_with_leave_first() -> None:
    s = table(market=[2, 1])
    put_back(s, 0)
    put_back(s, 0)
    left = []
    for _each in range(3):
        leave_card(s, 0)
        left.append((s.market[0], captured_on_cards(s)[0]))
    assert left == [(3, 2), (2, 2), (1, 1)]
    add_to_card(s, 0, 2)
    assert (s.market, captured_on_cards(s)) == ([3, 1], [1, 0])


@pytest.mark.rule("R7.12", "R8.1")
def test_with_a_sold_card_the_captured_on_it_leave_too() -> None:
    s = table(market=[0, 3, 4])
    put_back(s, 0)
    put_back(s, 1)
    before = s.market_deck
    while s.market_deck == before:
        apply(s, legal(s)[0])
    assert captured_on_cards(s) == [1, 0, 0]
