"""What has just happened. `State.emit` reports an event as four ints: one of these constants and up to three numbers.

`EVENTS` tells the name and the rule of each, and what its numbers stand for. The log, the events that the server
sends, their TypeScript types and the animations of the page derive from it.
"""

from typing import Final

Event = tuple[int, int, int, int]

ROUND: Final = 0
PHASE: Final = 1
ROLLED: Final = 2
CATCHER_MOVED: Final = 3
CAPTURED: Final = 4
MOVED: Final = 5
AID: Final = 6
FARE: Final = 7
FREED: Final = 8
CARRIED: Final = 9
HELD: Final = 10
CALMED: Final = 11
TOOK: Final = 12
PLAYED: Final = 13
RETURNED: Final = 14
FUNDS: Final = 15
READY: Final = 16
PERIOD: Final = 17
TURN: Final = 18
PASSED: Final = 19
ENDED: Final = 20
ROLE_MONEY: Final = 21
SPECIAL: Final = 22
BENEFIT: Final = 23
BOUGHT: Final = 24
ENTERED: Final = 25
LEFT: Final = 26
ASIDE: Final = 27
SHUFFLED: Final = 28
DREW: Final = 29
KEPT: Final = 30
DROPPED: Final = 31
USED: Final = 32
SWAPPED: Final = 33
GAINED: Final = 34
GIFT: Final = 35
MARKET_CARD: Final = 36
LOADED: Final = 37
UNLOADED: Final = 38
SOLD: Final = 39
DELIVERED: Final = 40
LOST: Final = 41
SENT_BACK: Final = 42
SEIZED: Final = 43
DISCARDED: Final = 44
SUPPORT_BACK: Final = 45
LANTERN: Final = 46
OUTCOME: Final = 47
SPARED: Final = 48
ROLE: Final = 49
STRUCK: Final = 50

# Why a card left its queue space, and the words for it.
BY_PURCHASE: Final = 0
BY_LANTERN: Final = 1
BY_CARD: Final = 2
TO_DECK: Final = 3
BY_PREACHER: Final = 4
REASONS: Final = ("purchase", "lantern", "card", "to-deck", "preacher")

# Each event with its name, its rule (`R12-` is completed by the card) and what its numbers stand for: `seat` is a seat,
# `target:seat` a seat called target, and with `?` there may be none, which is -1. Slots are counted from 0, from the
# left of the queue or from the bottom market card.
EVENTS: Final[dict[int, tuple[str, ...]]] = {
    ROUND: ("round", "R3", "round"),
    PHASE: ("phase", "R3", "phase"),
    ROLLED: ("rolled", "R4.1", "catcher?", "east:number", "calm:flag"),  # no catcher: the walking figure
    CATCHER_MOVED: ("catcher-moved", "R7.6", "catcher", "from:place", "to:place"),
    CAPTURED: ("captured", "R7.12", "place", "people", "catcher"),
    MOVED: ("moved", "R7.1", "from:place", "to:place", "seat"),
    AID: ("aid", "R7.6", "seat", "dollars", "place"),
    FARE: ("fare", "R7.11", "seat", "dollars"),
    FREED: ("freed", "R1.1", "from:place", "seat"),
    CARRIED: ("carried", "R7.9", "from:place", "to:place", "seat"),
    HELD: ("held", "R12-", "catcher", "card?", "seat"),  # by a Reserve card, or by the Station Master
    CALMED: ("calmed", "R12-", "catchers", "card?", "seat"),  # likewise
    TOOK: ("took", "R5.3", "seat", "token", "dollars"),
    PLAYED: ("played", "R6.3", "seat", "token"),
    RETURNED: ("returned", "R6.6", "token"),  # a grey token, to its stack
    FUNDS: ("funds", "R6.5", "seat", "dollars"),
    READY: ("ready", "R5.6", "seat", "ready:flag"),
    PERIOD: ("period", "R5.2", "period"),
    TURN: ("turn", "R6.1", "seat"),
    PASSED: ("passed", "R6.2", "seat", "dollars"),
    ENDED: ("ended", "R6.1", "seat"),
    ROLE_MONEY: ("role-money", "R6.9", "seat", "dollars"),
    SPECIAL: ("special", "R11", "seat", "target:seat"),
    BENEFIT: ("benefit", "R11", "seat"),
    BOUGHT: ("bought", "R6.7", "seat", "card", "dollars"),
    ENTERED: ("entered", "R9.2", "card", "slot"),
    LEFT: ("left", "R9.5", "card", "slot", "why:reason"),
    ASIDE: ("aside", "R9.3", "card"),
    SHUFFLED: ("shuffled", "R9.3", "cards:number"),
    DREW: ("drew", "R12-john-brown", "seat", "card"),
    KEPT: ("kept", "R6.7", "seat", "card"),
    DROPPED: ("dropped", "R6.7", "seat", "card"),
    USED: ("used", "R12-", "seat", "card"),
    SWAPPED: ("swapped", "R12", "slot", "other:slot", "seat"),
    GAINED: ("gained", "R12-", "seat", "dollars", "card"),
    GIFT: ("gift", "R12-charles-sumner", "seat", "receiver:seat", "dollars"),
    MARKET_CARD: ("market-card", "R8.3", "slot", "people", "card:number"),  # a new one, with people on it
    LOADED: ("loaded", "R8.3", "slot", "people"),  # more people, onto a market card that lies there
    UNLOADED: ("unloaded", "R11-agent", "slot", "people", "seat"),
    SOLD: ("sold", "R8.1", "people"),
    DELIVERED: ("delivered", "R8.1", "place", "people"),
    LOST: ("lost", "R8.2", "people"),
    SENT_BACK: ("sent-back", "R12-dred-scott", "place"),
    SEIZED: ("seized", "R12-fugitive-slave-act", "place"),
    DISCARDED: ("discarded", "R12-farren-riots", "token"),
    SUPPORT_BACK: ("support-back", "R12-nat-turner", "seat"),
    LANTERN: ("lantern", "R9.6", "seat"),
    OUTCOME: ("outcome", "R1.1", "outcome"),
    SPARED: ("spared", "R12-slave-trade-act", "seat", "people", "dollars"),  # not loaded
    ROLE: ("role", "R2.1", "seat:seat-number", "role"),
    STRUCK: ("struck", "R9.5", "card"),  # its effect on removal begins
}


def field_of(text: str) -> tuple[str, str]:
    """Return the name of a field and what it stands for."""
    name, _, kind = text.partition(":")
    return name.rstrip("?"), kind or name


FIELDS: Final = {event: [field_of(text) for text in row[2:]] for event, row in EVENTS.items()}
