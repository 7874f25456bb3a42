"""Every way in which a card leaves the queue."""

from lantern.engine.state import State
from tests.cards.pictures import end_turns, lay
from tests.tables import let_chance, options_of, say

# What lies in the queue besides the card in its first space, and what is said; all at $1 for the last space.
PREACHER = "preacher"
KANSAS = "kansas"
FERRY = "ferry"
LIBERATOR = "liberator"
PURCHASE = "purchase"
LANTERN = "lantern"
SILENT_WAYS = [PREACHER, KANSAS, FERRY, LIBERATOR]  # nothing resolves (R9.5)
WAYS = [*SILENT_WAYS, PURCHASE, LANTERN]

BESIDE = {KANSAS: "bleeding-kansas", FERRY: "harpers-ferry", LIBERATOR: "liberator"}
SAID = {
    PREACHER: ["special", "card 1"],
    KANSAS: ["buy 5"],
    FERRY: ["buy 5", "done"],
    LIBERATOR: ["buy 5", "card 1"],
    PURCHASE: ["buy 1"],
}


def before_leaving(card: str, way: str, **layout: object) -> State:
    """Return a table of period 2 with the card in the queue, in its first space or, for the lantern, in its last."""
    queue = [None, None, None, None, card] if way == LANTERN else [card, None, None, None, BESIDE.get(way)]
    told = {"roles": ["preacher", "agent"], "period": 2, "plantations": [8, 4, 9], "market": [0, 0, 0], **layout}
    return lay(**told, queue=queue)


def leave(s: State, way: str) -> None:
    """Let the card leave in this way; where questions follow, they stand then."""
    if way == LANTERN:
        end_turns(s)
        let_chance(s, ["market 9"])
    else:
        say(s, *SAID[way])
    if way == KANSAS and "money" not in options_of(s):
        say(s, "done")  # nobody is carried
