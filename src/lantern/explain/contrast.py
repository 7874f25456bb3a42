"""What one way of going on brought beside another, and what luck did, as facts of the table."""

from collections.abc import Sequence
from typing import Final

from lantern.content.effects import FUNDRAISING_PAY, LARGE_CITIES_ONLY, Modifier
from lantern.engine import apply, events, legal, others
from lantern.engine.actions import meaning
from lantern.engine.board import HOLDERS, WEST
from lantern.engine.edition import RESULTS
from lantern.engine.ending import LAST_PERIOD
from lantern.engine.queue import card_text, filled
from lantern.engine.state import State
from lantern.engine.tokens import COLUMN, FIRST_FUNDS, SUPPORT, fundraising_pay, stack_of
from lantern.explain.reasons import said
from lantern.players.base import asked_first
from lantern.players.threat import chances
from lantern.view import names
from lantern.words import Arg, Text

INCOME: Final = {events.FUNDS, events.ROLE_MONEY, events.PASSED, events.AID, events.GAINED}
OVER: Final = {events.PHASE, events.TURN}  # what comes after these is no longer of the turn


def brought(s: State, seat: int, answers: Sequence[int], *, would: bool) -> tuple[Text, ...]:
    """Say what these answers of one seat brought in its turn, or would have brought."""
    table = asked_first(s, seat).copy()
    table.events = []
    for answer in answers:
        if answer not in legal(table) and answer not in others(table):
            break
        apply(table, answer)
    dollars = freed = captured = support = set_out = 0
    for event, a, b, _c in table.events:
        if event in OVER:
            break
        dollars += b if event in INCOME and a == seat else 0
        freed += event == events.FREED
        captured += b if event == events.CAPTURED else 0
        support += event == events.TOOK and b == SUPPORT
        set_out += event in (events.MOVED, events.CARRIED) and WEST <= a < HOLDERS
    mood: dict[str, Arg] = {"would": int(would)}
    found = [
        (captured, Text("contrast-captured", {"people": captured, **mood})),
        (freed, Text("contrast-freed", {"people": freed, **mood})),
        (support, Text("contrast-support", {"tokens": support, **mood})),
        (set_out, Text("contrast-set-out", {"people": set_out, **mood})),
        (dollars, Text("contrast-money", {"dollars": dollars, **mood})),
    ]
    return tuple(text for count, text in found if count) or (Text("contrast-nothing", mood),)


def fundraising(s: State, answer: int) -> tuple[Text, ...]:
    """Say why a Fundraising token paid what it did; nothing of other answers."""
    played = meaning(answer)
    if played.kind != "play" or stack_of(played.thing) < FIRST_FUNDS:
        return ()
    stack = stack_of(played.thing)
    zone = "north" if COLUMN[stack] == LAST_PERIOD else "south"
    pays, off = fundraising_pay(s, stack), -s.modifiers[FUNDRAISING_PAY]
    less = tuple(names.card(s.queue[slot]) for slot in filled(s) if lowers_pay(s, s.queue[slot]))
    counted = "large" if s.modifiers[LARGE_CITIES_ONLY] else zone
    args: dict[str, Arg] = {"token": names.token(played.thing), "dollars": pays, "zone": counted}
    if off > 0 and less:
        return (Text("contrast-funds-less", {**args, "cards": less, "off": off}),)
    return (Text("contrast-funds", args),)


def lowers_pay(s: State, card: int) -> bool:
    """Tell whether a card takes money off Fundraising while it lies in the queue."""
    force: tuple[Modifier, ...] = tuple(card_text(s, card).in_force)
    return any(each.stat == FUNDRAISING_PAY and each.by < 0 for each in force)


def luck(s: State, answer: int, change: float) -> Text | None:
    """Say what an answer of chance was, and how likely it was where that can be counted."""
    given = meaning(answer)
    match given.kind:
        case "role":
            return Text("luck-role", {"role": names.role(given.thing), "better": int(change > 0)})
        case "roll":
            _after, happened = said(s, answer, ())
            places = [a for event, a, _b, _c in happened if event == events.CAPTURED]
            if not places:
                return Text("luck-roll")
            results = chances(s, places[0])
            return Text("luck-caught", {"place": names.place(places[0]), "results": results, "all": RESULTS})
        case "draw":
            return Text("luck-draw", {"card": names.card(given.thing)})
        case "market":
            return Text("luck-market", {"people": s.edition.market_sizes[given.thing]})
    return None
