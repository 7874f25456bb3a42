"""Every event of the engine's table has a constant, words, a type on the page, and happens."""

import re
from functools import cache
from pathlib import Path

import pytest
from msgspec import json

from lantern.engine import events
from lantern.engine.events import EVENTS, FIELDS, Event
from lantern.engine.flow import apply, legal, others
from lantern.engine.state import State
from lantern.record import read
from lantern.view import Names, lines
from lantern.view.events import NUMBERS, STRUCTS, VALUES, GameEvent, game_event
from lantern.view.log import Moment
from lantern.words import VOCABULARIES, Words
from tests.moments import MOMENTS
from tests.tables import table

TESTS = Path(__file__).parent
PROTOCOL = (TESTS.parent / "web" / "src" / "net" / "protocol.ts").read_text(encoding="utf-8")
EACH = pytest.mark.parametrize("event", EVENTS, ids=[row[0] for row in EVENTS.values()])


def a_second_reserve_card() -> State:
    """Lay out a turn in which a card that is kept can be replaced by another."""
    return table(reserve={1: "levi-coffin"}, queue=["charles-sumner"], money=[9, 9])


@cache
def happened() -> dict[int, Event]:
    """Return one event of each kind from recorded games and from moments laid out, each after every answer."""
    told: list[Event] = []
    for path in (TESTS / "games").glob("*.txt"):
        record = read(path.read_text(encoding="utf-8"))
        s = record.setup.table(told)
        for answer in record.answers:
            apply(s, answer)
    for lay in (*MOMENTS.values(), a_second_reserve_card):
        for answer in legal(lay()) + others(lay()):
            s = lay()
            s.events = told
            apply(s, answer)
    return {event[0]: event for event in told}


def test_the_constants_are_the_table() -> None:
    numbers = {name: value for name, value in vars(events).items() if name.isupper() and isinstance(value, int)}
    named = {name: value for name, value in numbers.items() if not name.startswith(("BY_", "TO_"))}
    assert named == {row[0].upper().replace("-", "_"): event for event, row in EVENTS.items()}
    assert sorted(EVENTS) == list(range(len(EVENTS)))


@EACH
def test_an_event_happens_and_can_be_told_and_sent(event: int) -> None:
    """Recorded games and laid-out moments show each event; its sentence says nothing but what the event tells."""
    found = happened()[event]
    value = game_event(found)
    assert json.decode(json.encode(value), type=GameEvent) == value
    s = table()
    for line in lines(Moment(1, 0, 0, [found]), Names(s)):
        assert set(line.text.args) == {field for field, _kind in FIELDS[event]}
        assert line.type == EVENTS[event][0]
        assert all(Words(vocabulary).say(line.text) for vocabulary in VOCABULARIES)
    assert all(Words(vocabulary).has(f"log-{EVENTS[event][0]}") for vocabulary in VOCABULARIES)


@EACH
def test_an_event_has_a_type_on_the_page(event: int) -> None:
    fields = "".join(f"; {field}: [^;]+" for field, _kind in FIELDS[event])
    assert re.search(rf'^  \| {{ type: "{EVENTS[event][0]}"{fields} }};?$', PROTOCOL, re.MULTILINE)


def test_what_may_be_missing_is_sent_as_nothing() -> None:
    walking = game_event((events.ROLLED, -1, 0, 0))
    assert json.encode(walking) == b'{"type":"rolled","catcher":null,"east":0,"calm":false}'
    held = game_event((events.HELD, 0, -1, 1))
    assert json.encode(held) == b'{"type":"held","catcher":"orange","card":null,"seat":1}'


def test_everything_that_numbers_stand_for_is_used() -> None:
    used = {kind.rstrip("?") for fields in FIELDS.values() for _field, kind in fields}
    assert used == set(VALUES) >= set(NUMBERS)
    assert list(STRUCTS) == list(EVENTS)
