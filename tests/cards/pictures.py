"""A table in words, and what a card has changed on it: exactly that, and nothing else."""

from collections.abc import Sequence
from typing import Any

import pytest
from _pytest.mark import ParameterSet

from lantern.content.cards import CARDS, find
from lantern.content.tokens import KIND_IDS
from lantern.engine import flow
from lantern.engine.actions import CHANCE
from lantern.engine.board import COLOURS, HOLDERS, SPOT_IDS
from lantern.engine.decks import deck_size
from lantern.engine.state import MARKET, NO_CARD, State
from lantern.engine.tokens import KINDS
from tests.tables import let_chance, options_of, say, table

Layout = dict[str, Any]
Changes = dict[str, object]

NEUTRAL = ["conductor", "stockholder", "agent", "preacher"]  # the first three pay the printed prices


def laid(**layout: Any) -> Layout:
    """Return how a table is to be laid out (see `table`); unless told, roles that modify no price sit at it."""
    return {"roles": NEUTRAL[: layout.get("players", 2)], **layout}


def lay(**layout: Any) -> State:
    """Return such a table."""
    return table(**laid(**layout))


def row(card: str, *values: object, rules: Sequence[str] = (), id: str = "") -> ParameterSet:  # noqa: A002 - pytest's word
    """Return one case of a test about a card, which guards the rule of that card, and others."""
    return pytest.param(card, *values, id=id or card, marks=pytest.mark.rule(f"R12-{card}", *rules))


def name_of(card: int) -> str:
    return "" if card == NO_CARD else CARDS[card].id


def picture(s: State) -> Changes:
    """Return everything that lies on the table, each thing under its name."""
    seats = range(s.players)
    shown: Changes = {f"money {seat + 1}": s.money[seat] for seat in seats}
    shown |= {f"reserve {seat + 1}": name_of(s.reserve[seat]) for seat in seats}
    shown |= {f"queue {slot + 1}": name_of(card) for slot, card in enumerate(s.queue)}
    shown |= {SPOT_IDS[spot]: s.people[spot] for spot in range(HOLDERS)}
    shown |= {colour: SPOT_IDS[place] for colour, place in zip(COLOURS, s.catchers, strict=True)}
    shown |= {
        f"{seat + 1} holds {KIND_IDS[kind]}": s.hands[seat * KINDS + kind] for seat in seats for kind in range(KINDS)
    }
    shown |= {f"board {KIND_IDS[kind]}": s.stock[kind] for kind in range(KINDS)}
    shown |= {"freed": s.freed, "lost": s.lost, "supply": s.supply, "market": list(s.market)}
    shown |= {"deck": deck_size(s), "top": [name_of(card) for card in s.top]}
    return shown | {"period": s.period + 1, "outcome": s.outcome}


def changes(before: Changes, s: State) -> Changes:
    """Return what looks different now, as it looks now."""
    return {name: now for name, now in picture(s).items() if now != before[name]}


def resolve(card: str, layout: Layout, answers: Sequence[str], luck: Sequence[str] = ()) -> Changes:
    """Let seat 1 buy a card (it costs $1 unless the layout has a queue) and answer; return what has changed.

    The card must have been dealt with completely: the turn's own question stands again.
    """
    s = table(**{"queue": [None] * 4 + [card], **layout})
    before = picture(s)
    say(s, f"buy {s.queue.index(find(card)) + 1}")
    let_chance(s, luck)
    for answer in answers:
        say(s, answer)
        let_chance(s, luck)
    assert flow.actor(s) == 0, "another seat is asked"
    assert "money" in options_of(s), f"still asked: {options_of(s)}"
    return changes(before, s)


def end_turns(s: State) -> None:
    """Let everybody end the turn without doing anything more, until the action phase is over."""
    while s.phase < MARKET and flow.actor(s) != CHANCE:
        say(s, "done")
