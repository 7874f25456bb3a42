"""Events as values with named fields, made from the engine's table: `FreedEvent(from='detroit', seat=0)`."""

from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final, Literal, Union

from msgspec import Struct, defstruct

from lantern.content.cards import CARDS
from lantern.content.roles import ROLES
from lantern.content.tokens import KIND_IDS
from lantern.engine.board import CATCHERS, COLOURS, SPOT_IDS
from lantern.engine.events import EVENTS, FIELDS, REASONS, Event

# What the numbers of an event stand for: the type of its value, and how the number is turned into it.
NUMBERS: Final = ("dollars", "number", "outcome", "people", "period", "phase", "round", "seat", "seat-number", "slot")
VALUES: Final[dict[str, tuple[Any, Callable[[int], Any]]]] = {
    **dict.fromkeys(NUMBERS, (int, int)),
    "flag": (bool, bool),
    "place": (str, lambda spot: SPOT_IDS[spot]),
    "catcher": (str, lambda number: COLOURS[number]),
    "catchers": (list[str], lambda bits: [COLOURS[number] for number in range(CATCHERS) if bits >> number & 1]),
    "card": (str, lambda number: CARDS[number].id),
    "token": (str, lambda kind: KIND_IDS[kind]),
    "role": (str, lambda number: ROLES[number].id),
    "reason": (Literal[REASONS], lambda number: REASONS[number]),
}


def value_type(kind: str) -> Any:
    """Return the type of a field."""
    found, _read = VALUES[kind.rstrip("?")]
    return found | None if kind.endswith("?") else found


def value_of(kind: str, number: int) -> Any:
    """Return what a number of an event stands for."""
    if kind.endswith("?"):
        return None if number < 0 else value_of(kind[:-1], number)
    return VALUES[kind][1](number)


def struct_of(event: int) -> type[Struct]:
    """Return the type of one event's values."""
    name = EVENTS[event][0]
    title = "".join(part.capitalize() for part in name.split("-"))
    fields = [(field, value_type(kind)) for field, kind in FIELDS[event]]
    return defstruct(f"{title}Event", fields, frozen=True, tag=name, tag_field="type", module=__name__)


STRUCTS: Final = {event: struct_of(event) for event in EVENTS}

if TYPE_CHECKING:
    GameEvent = Struct
else:
    GameEvent = Union[tuple(STRUCTS.values())]  # noqa: UP007 - made from the table


@lru_cache(4096)  # most events happen again and again
def game_event(event: Event) -> GameEvent:
    """Return an event as a value with named fields."""
    fields = zip(FIELDS[event[0]], event[1:], strict=False)
    return STRUCTS[event[0]](*[value_of(kind, number) for (_field, kind), number in fields])
