"""Writing a position: every number on the table, and everything pending."""

from typing import Any

from lantern.content.options import switch_names
from lantern.content.victory import SIDES
from lantern.engine import pending
from lantern.engine.board import (
    COLOURS,
    HOLDERS,
    MOVED_MASK,
    MOVED_SHIFT,
    SPOT_IDS,
    WEST,
)
from lantern.engine.market import captured_on_cards
from lantern.engine.state import NO_CARD, PHASE_NAMES, Frame, State
from lantern.engine.tokens import KINDS
from lantern.position.words import (
    CARD_IDS,
    CIVIL_WAR,
    HEAD,
    MARKET_IDS,
    NONE,
    OUTCOMES,
    ROLE_IDS,
    SETS,
    THINGS,
    TOKEN_IDS,
    USED,
    WAYS,
    YES,
)


def write(s: State) -> str:
    """Return the whole table as text."""
    lines = [HEAD, *(f"edition {line}" for line in s.edition.text.splitlines())]
    lines += [f"players {s.players}", f"side {SIDES[s.side]}", " ".join(["options", *switch_names(s.options)])]
    lines += [f"goal {s.goal}", f"lost-limit {s.lost_limit}", f"round {s.round}", f"phase {PHASE_NAMES[s.phase]}"]
    lines += [f"period {s.period + 1}", f"lead {s.lead + 1}", f"outcome {OUTCOMES[s.outcome]}"]
    lines += [f"freed {s.freed}", f"lost {s.lost}", f"transit {s.transit}"]
    lines += [" ".join(["plantations", *map(str, s.people[WEST:])])]
    lines += [counted("people", SPOT_IDS, s.people[:WEST])]
    lines += [" ".join(["catchers", *(f"{COLOURS[n]} {SPOT_IDS[place]}" for n, place in enumerate(s.catchers))])]
    lines += [" ".join(["market", *map(str, s.market)]), named("market-deck", MARKET_IDS, s.market_deck)]
    lines += [" ".join(["captured", *map(str, captured_on_cards(s))])] if s.captured else []
    for seat in range(s.players):
        lines += [seat_line(s, seat), counted(f"hand {seat + 1}", TOKEN_IDS, s.hands[seat * KINDS :][:KINDS])]
    lines += [counted("tokens", TOKEN_IDS, s.stock)]
    lines += [" ".join(["queue", *(one(CARD_IDS, card) for card in s.queue)])]
    lines += [named("deck", CARD_IDS, s.known_in_deck), f"deck-unknown {s.unknown_in_deck}"]
    lines += [" ".join(["deck-top", *(CARD_IDS[card] for card in s.top)]), f"shuffles {s.shuffles}"]
    lines += [named("unseen", CARD_IDS, s.unseen), named("used", USED, s.used), f"played {s.played}"]
    lines += [f"civil-war {CIVIL_WAR[s.civil_war]}", f"opposition-entered {YES if s.opposition_entered else 'no'}"]
    lines += [ask_line(frame) for frame in s.stack]
    return "\n".join(lines) + "\n"


def one(ids: list[str], number: int) -> str:
    """Name one thing, or nothing."""
    return NONE if number < 0 else ids[number]


def named(key: str, ids: list[str], bits: int) -> str:
    """Name the members of a set."""
    return " ".join([key, *(name for number, name in enumerate(ids) if bits >> number & 1)])


def counted(key: str, ids: list[str], counts: list[int]) -> str:
    """Name things with how many there are, those that are there."""
    return " ".join([key, *(f"{ids[number]} {count}" for number, count in enumerate(counts) if count)])


def seat_line(s: State, seat: int) -> str:
    """Tell what a seat has besides its tokens."""
    words = [f"seat {seat + 1}", ROLE_IDS[s.roles[seat]] if seat < len(s.roles) else NONE, f"${s.money[seat]}"]
    if s.specials_used >> seat & 1:
        words.append("special-used")
    if s.reserve[seat] != NO_CARD:
        words += ["reserve", CARD_IDS[s.reserve[seat]]]
    if s.taken[seat]:
        words += ["planned", str(s.taken[seat])]
    if s.ready >> seat & 1:
        words.append("done")
    return " ".join(words)


def ask_line(frame: Frame) -> str:
    """Tell what is pending; the last such line is the question now asked."""
    kind = pending.kind_of(frame)
    words = [f"ask {kind.name}"]
    for field, value in zip(kind.fields, pending.values_of(frame), strict=True):
        text = value_text(field.stands_for, value)
        if text != NONE:
            words.append(f"{field.name}={text}")
    return " ".join(words)


def value_text(stands_for: str, value: Any) -> str:
    """Write one value of what is pending; NONE where there is nothing to say."""
    match stands_for:
        case pending.FLAG:
            return YES if value else NONE
        case pending.NUMBER:
            return str(value)
        case pending.PHASE:
            return str(PHASE_NAMES[value + 1])
        case pending.WAY:
            return str(WAYS[value + 1])
        case pending.MOVED:
            tally = [(SPOT_IDS[spot], value >> MOVED_SHIFT[spot] & MOVED_MASK[spot]) for spot in range(HOLDERS)]
            return ",".join([name for name, count in tally for _each in range(count)]) or NONE
        case pending.CARDS_IN_ORDER:
            return ",".join([CARD_IDS[card] for card in value]) or NONE
        case pending.SPOTS | pending.CATCHERS:
            ids = SETS[stands_for]
            return ",".join([name for number, name in enumerate(ids) if value >> number & 1]) or NONE
    ids = THINGS[stands_for]
    return one(ids, value) if value < len(ids) else NONE
