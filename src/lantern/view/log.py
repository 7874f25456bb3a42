"""The log: every event in one sentence, with its cause and its rule number."""

from collections.abc import Callable
from functools import lru_cache
from typing import Final, NamedTuple

from msgspec import Struct

from lantern.content.cards import CARDS
from lantern.engine import events
from lantern.engine.board import CATCHERS
from lantern.engine.events import EVENTS, FIELDS, Event
from lantern.view import names as name
from lantern.view.events import GameEvent, game_event
from lantern.view.names import Names
from lantern.words import Arg, Text

REMEMBERED: Final = 4096  # events that have been put into values: most happen again and again


class Moment(NamedTuple):
    """One answer and what it brought about."""

    number: int  # of the answer, from 1; 0 is the laying out
    who: int  # gave it
    answer: int
    events: list[Event]


class Line(Struct, frozen=True):
    """One sentence of the log."""

    moment: int  # the number of the answer it belongs to; 0 is the laying out
    who: int  # gave that answer; below 0: nobody at the table
    text: Text
    rule: str
    cause: Text | None  # why it happened, where it happened by itself
    event: GameEvent

    @property
    def type(self) -> str:
        """The type of its event: `freed`."""
        return str(self.event.__struct_config__.tag)


def lines(moment: Moment, names: Names) -> list[Line]:
    """Put what an answer brought about into words."""
    cause: Text | None = None
    found: list[Line] = []
    for event in moment.events:
        if is_told(event):
            caused = cause if event[0] in CAUSED else None
            rule = "R4.2" if caused == BY_DICE else rule_of(event)
            found.append(Line(moment.number, moment.who, sentence(event, names), rule, caused, game_event(event)))
        cause = causes(event) or cause
    return found


# What happens by itself, because of what happened before it.
CAUSED: Final = {events.CATCHER_MOVED, events.CAPTURED, events.LOST, events.HELD, events.CALMED}
BY_DICE: Final = Text("cause-dice")


def is_told(event: Event) -> bool:
    """Tell whether an event is worth a sentence: that a bought card leaves its space goes without saying."""
    return event[0] != events.LEFT or event[3] != events.BY_PURCHASE


@lru_cache(REMEMBERED)
def causes(event: Event) -> Text | None:
    """Return the cause that an event gives to what follows it."""
    kind, a, b, _c = event
    match kind:
        case events.ROLLED:
            return BY_DICE
        case events.MOVED:
            return Text("cause-arrival", {"place": name.place(b)})
        case events.STRUCK:
            return Text("cause-card", {"card": name.card(a)})
        case events.BOUGHT:
            return Text("cause-card", {"card": name.card(b)})
        case events.SOLD:
            return Text("cause-sale")
    return None


def sentence(event: Event, names: Names) -> Text:
    """Put an event into words."""
    fields = zip(FIELDS[event[0]], event[1:], strict=False)
    args = {field: argument(kind, number, names) for (field, kind), number in fields}
    return Text(f"log-{EVENTS[event[0]][0]}", args)


@lru_cache(REMEMBERED)
def rule_of(event: Event) -> str:
    """Return the rule number; `R12-` is completed by the card told of."""
    rule, fields = EVENTS[event[0]][1], zip(FIELDS[event[0]], event[1:], strict=False)
    if not rule.endswith("-"):
        return rule
    card = next(number for (field, _kind), number in fields if field == "card")
    return f"{rule}{CARDS[card].id}" if card >= 0 else "R11-station-master"


def argument(kind: str, number: int, names: Names) -> Arg:
    """Turn a number of an event into the words for what it stands for."""
    if kind == "seat":
        return names.seat(number)
    return WORDS[kind](number) if kind in WORDS else number


def catcher_set(bits: int) -> tuple[Text, ...]:
    """Name several catchers."""
    return tuple(name.catcher(each) for each in range(CATCHERS) if bits >> each & 1)


# What stands for itself is not listed: people, dollars, rounds.
WORDS: Final[dict[str, Callable[[int], Arg]]] = {
    "place": name.place,
    "catcher": name.catcher,
    "catcher?": lambda number: name.catcher(number) if number >= 0 else Text("nobody"),
    "catchers": catcher_set,
    "card": name.card,
    "card?": lambda number: name.card(number) if number >= 0 else Text("role-station-master"),
    "token": name.token,
    "role": name.role,
    "period": name.years,
    "phase": lambda number: Text(f"phase-{number}"),
    "outcome": lambda number: Text(f"outcome-{number}"),
    "reason": lambda number: events.REASONS[number],
    "slot": lambda number: number + 1,
    "seat-number": lambda number: number + 1,
}
