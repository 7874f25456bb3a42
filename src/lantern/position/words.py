"""The words of a position: what each thing on the table is called there."""

from typing import Final

from lantern.content.cards import CARDS
from lantern.content.markets import SIZES
from lantern.content.roles import ROLES
from lantern.content.tokens import STACKS as PRINTED_STACKS
from lantern.engine import pending
from lantern.engine.board import (
    COLOURS,
    SPOT_IDS,
)
from lantern.engine.ending import LAST_PERIOD
from lantern.engine.queue import SLOTS
from lantern.engine.tokens import KINDS, stack_of

HEAD: Final = "lantern position 1"
NONE: Final = "-"
PERIODS: Final = LAST_PERIOD + 1
YES: Final = "yes"
LARGEST: Final = 9999  # of any number
MOST_LINES: Final = 200
OUTCOMES: Final = ["open", "won", "lost-track-full", "out-of-time"]
USED: Final = ["money", "benefit", "special", "card", "acted", "begun", "fundraised", "shielded"]
CIVIL_WAR: Final = ["not-asked", "declined", "in-force"]
WAYS: Final = ["west", NONE, "east"]
CARD_IDS: Final = [card.id for card in CARDS]
ROLE_IDS: Final = [role.id for role in ROLES]
TOKEN_IDS: Final = [
    ("grey-" if kind != stack_of(kind) else "") + PRINTED_STACKS[stack_of(kind)].id for kind in range(KINDS)
]
MARKET_IDS: Final = [str(number + 1) for number in range(len(SIZES))]
SLOT_IDS: Final = [str(number + 1) for number in range(SLOTS)]
SEAT_IDS: Final = ["1", "2", "3", "4"]
SETS: Final = {pending.SPOTS: SPOT_IDS, pending.CATCHERS: COLOURS}
THINGS: Final = {
    pending.SEAT: SEAT_IDS,
    pending.SPOT: SPOT_IDS,
    pending.CARD: CARD_IDS,
    pending.MARKET_CARD: MARKET_IDS,
    pending.SLOT: SLOT_IDS,
    pending.CATCHER: COLOURS,
}
