"""Reading what is pending: the `ask` lines of a position, from the round up to the question now asked."""

from typing import Any

from lantern.content.roles import SPECIAL_STEPS
from lantern.engine import pending
from lantern.engine.actions import NOBODY
from lantern.engine.board import (
    CAPACITY,
    COLOURS,
    HOLDERS,
    MOVED_MASK,
    MOVED_SHIFT,
    SPOT_IDS,
    bits_of,
)
from lantern.engine.state import ACTION, PHASE_NAMES, PLANNING, Frame, State
from lantern.position.lines import Lines, PositionError, index, whole
from lantern.position.words import (
    CARD_IDS,
    NONE,
    SEAT_IDS,
    SETS,
    THINGS,
    WAYS,
    YES,
)


def read_stack(lines: Lines, s: State) -> None:
    """Read what is pending; without it, planning or the turn of the lead begins."""
    s.events = None
    s.stack = [read_ask(line, words, s) for line, words in lines.all("ask")] or usual_stack(s)
    if (
        pending.kind_of(s.stack[0]).name != "round"
        or sum(pending.kind_of(each).name == "round" for each in s.stack) > 1
    ):
        raise PositionError(0, "the first 'ask' line, and no other, is 'ask round'")


def usual_stack(s: State) -> list[Frame]:
    """Return what is pending as planning or the turn of the lead begins."""
    by_phase = {PLANNING: ("planning",), ACTION: ("action-phase turns=1", f"turn who={s.lead + 1}")}
    if s.phase not in by_phase:
        raise PositionError(0, f"'ask' lines are needed in the phase '{PHASE_NAMES[s.phase]}'")
    asks = (f"round phase={PHASE_NAMES[s.phase + 1]}", *by_phase[s.phase])
    return [read_ask(0, ask.split(), s) for ask in asks]


def read_ask(line: int, words: list[str], s: State) -> Frame:
    """Read one thing that is pending."""
    kind = pending.BY_NAME.get(words[0]) if words else None
    if kind is None:
        raise PositionError(line, f"'{' '.join(words)[:40]}' is nothing that can be asked")
    given = dict(word.partition("=")[::2] for word in words[1:])
    unknown = given.keys() - {field.name for field in kind.fields}
    if unknown or len(given) < len(words) - 1:
        raise PositionError(line, f"'{kind.name}' says nothing of {', '.join(sorted(unknown)) or 'one thing twice'}")
    values = [read_value(line, field, given.get(field.name, NONE), s) for field in kind.fields]
    try:
        return pending.made(s, kind, values)
    except ValueError as error:
        raise PositionError(line, str(error)) from error


def read_value(line: int, field: pending.FrameField, text: str, s: State) -> Any:
    """Read one value of what is pending."""
    parts = [] if text == NONE else text.split(",")
    match field.stands_for:
        case pending.FLAG:
            return bool(parts) and bool(index(line, text, ["no", YES]))
        case pending.NUMBER:
            return whole(line, text, 0, SPECIAL_STEPS if "steps" in field.name else 99)
        case pending.PHASE:
            return index(line, text, PHASE_NAMES[1:])
        case pending.WAY:
            return index(line, text, WAYS) - 1
        case pending.MOVED:
            return tally_of([index(line, part, SPOT_IDS[:HOLDERS]) for part in parts])
        case pending.CARDS_IN_ORDER:
            return [index(line, part, CARD_IDS) for part in parts]
        case pending.SPOTS | pending.CATCHERS:
            return bits_of([index(line, part, SETS[field.stands_for]) for part in parts])
    ids = SEAT_IDS[: s.players] if field.stands_for == pending.SEAT else THINGS[field.stands_for]
    if text == NONE:
        return len(COLOURS) if field.stands_for == pending.CATCHER else NOBODY
    return index(line, text, ids)


def tally_of(spots: list[int]) -> int:
    """Return the tally of people who have moved and are now at these spots (R7.4)."""
    moved = 0
    for spot in spots:
        if moved >> MOVED_SHIFT[spot] & MOVED_MASK[spot] < min(MOVED_MASK[spot], CAPACITY[spot]):
            moved += 1 << MOVED_SHIFT[spot]
    return moved
