"""What a learning program sees of the table: every number of the observation, described one by one.

The encoder takes its places from this list, and docs/learning.md its table, so that neither can disagree with it.
"""

from typing import Final, NamedTuple

from lantern.content.cards import CARDS, OPPOSITION, QUEUE_PRICES, STRETCH
from lantern.content.markets import SIZES
from lantern.content.options import SWITCHES
from lantern.content.roles import ROLES
from lantern.content.tokens import KIND_IDS, KINDS
from lantern.content.victory import ROUNDS, SIDES
from lantern.engine.actions import PLAYERS_KINDS, START
from lantern.engine.board import CAPACITY, CATCHERS, HOLDERS, PATH, PLACES, SPOTS
from lantern.engine.questions import NAMES

SEATS: Final = 4  # seats that nobody has are all 0, so that one policy fits every number of players
PHASES: Final = 6
PERIODS: Final = 3
FACE_UP: Final = 3
RESERVES: Final = [number for number, card in enumerate(CARDS) if card.kind == "reserve"]
CARD_COUNT: Final = len(CARDS)
FIRST_UNSEEN: Final = [card.kind in (OPPOSITION, STRETCH) for card in CARDS].index(True)  # all opposition cards follow
SLOTS: Final = len(QUEUE_PRICES)
MARKET_CARDS: Final = len(SIZES)

# "unasked": may say something in another player's turn, or DONE. Both draws of a card look alike.
SHOWN_AS: Final = {"refill": "draw", "draw-card": "draw"}
QUESTIONS: Final = ("unasked", *dict.fromkeys(SHOWN_AS.get(name, name) for name in NAMES))


FLAGS: Final = (
    "must",  # at least one person has to move
    "unseen",  # draws no catchers
    "pooled",  # the steps are for all together
    "war-asked",  # Civil War has been declined
    "master-asked",  # the Station Master's benefit has been declined
    "levi-asked",  # Levi Coffin has been declined
    "near",  # people are carried at most two steps
    "seizing",  # people next to catchers are captured; otherwise they are sent back
    "to-deck",  # the card goes on the deck; otherwise it is discarded
    "from-reserve",  # the swap uses up a reserve card
    "begun",  # some money has been given
)


class Field(NamedTuple):
    """One thing that is observed, as one or several whole numbers."""

    name: str
    size: int
    full: int | list[int]  # how much is a lot: `encode.scaled` shows it as 1
    meaning: str


# In the order in which the encoder writes them.
FIELDS: Final[list[Field]] = [
    Field("players", 1, SEATS, "number of players"),
    Field("side", 1, len(SIDES) - 1, "side of the victory card: " + ", ".join(SIDES)),
    Field("goal", 1, 30, "people who must be freed"),
    Field("lost_limit", 1, 30, "spaces of the Lost track"),
    Field("options", len(SWITCHES), 1, "switches of the game: " + ", ".join(switch.id for switch in SWITCHES)),
    Field("round", 1, ROUNDS, "the round; 0 while setting up"),
    Field("phase", PHASES, 1, "one of: setting up, catchers, planning, action, market, lantern"),
    Field("period", PERIODS, 1, "the newest period"),
    Field("lead", SEATS, 1, "the seat that holds the lantern"),
    Field("fresh", 1, 1, "whether an opposition card has entered in this round"),
    Field("supply", 1, 96, "people in the supply"),
    Field("freed", 1, 30, "people who are free"),
    Field("lost", 1, 30, "people on the Lost track"),
    Field("transit", 1, 30, "people on their way to plantations, not yet placed"),
    Field("strangers", 1, 8, "opposition cards in the newest deck that nobody has seen"),
    Field("played", 1, 3, "tokens played in this turn"),
    Field("people", HOLDERS, CAPACITY, "people in each place, then on the three plantations"),
    Field("market", FACE_UP, 12, "people on each face-up market card, the one sold next first"),
    Field("market_open", FACE_UP, 1, "whether a market card lies there"),
    Field("market_deck", MARKET_CARDS, 1, "market cards still to come"),
    Field("catchers", CATCHERS, [len(path) - 1 for path in PATH], "each catcher on its path, from the west end"),
    Field("watched", PLACES, 1, "places with a catcher"),
    Field("money", SEATS, 30, "dollars of each seat"),
    Field("taken", SEATS, 2, "tokens each seat has taken in this planning phase"),
    Field("role", SEATS * len(ROLES), 1, "role of each seat: " + ", ".join(role.id for role in ROLES)),
    Field("reserve", SEATS * len(RESERVES), 1, "the card each seat keeps: " + ", ".join(CARDS[n].id for n in RESERVES)),
    Field("spent", SEATS, 1, "seats whose special is used"),
    Field("stock", KINDS, 8, "tokens on the token board: " + ", ".join(KIND_IDS)),
    Field("hands", SEATS * KINDS, 4, "tokens each seat holds, by the same kinds"),
    Field("queue", SLOTS * CARD_COUNT, 1, "the card on each queue space, from left to right"),
    Field("top", CARD_COUNT, 1, "the next card, where it is known to lie on top of the deck"),
    Field("sure", CARD_COUNT, 1, "cards known to be in the newest deck"),
    Field(
        "unseen",
        CARD_COUNT - FIRST_UNSEEN,
        1,
        "opposition cards nobody has seen; any unknown card in the deck may be any of them",
    ),
    Field("ready", SEATS, 1, "seats that are ready in planning"),
    Field("turn", SEATS, 1, "the seat whose turn it is in the action phase"),
    Field("used", 8, 1, "in this turn: money, benefit, special, card, acted, begun, fundraised, shielded"),
    Field("civil_war", 2, 1, "Civil War in this action: declined, in force"),
    Field("you", SEATS, 1, "the seat that observes"),
    Field("asked", SEATS, 1, "the seat that is asked"),
    Field("question", len(QUESTIONS), 1, "what is asked: " + ", ".join(QUESTIONS)),
    Field(
        "left", 1, 8, "people still to move, place or spare, or tokens still to buy, by this question; 99 is no limit"
    ),
    Field("steps", 1, 5, "places each of them may go, or all together"),
    Field("token", 1, 1, "whether a Conductor token moves them, which opposition cards restrict"),
    Field("origin", SPOTS, 1, "where the person now moving comes from"),
    Field("goal_spot", SPOTS, 1, "where that person goes, or has arrived and draws catchers"),
    Field("hunters", CATCHERS, 1, "the catchers now drawn there"),
    Field("moved", HOLDERS, CAPACITY, "people in each place whom this action has moved already"),
    Field("action", len(FLAGS), 1, "of this question: " + ", ".join(FLAGS)),
    Field("direction", 2, 1, "the way chosen for this catcher: west, east"),
    Field("discount", 1, 5, "dollars off each token; 99 is free"),
    Field("first", SLOTS, 1, "the queue space whose card is to change places"),
    Field("receiver", SEATS, 1, "the seat that money is given to"),
    Field("sources", SPOTS, 1, "from where people may be carried"),
    Field("targets", SPOTS, 1, "where they may be carried"),
]


def offsets() -> dict[str, int]:
    """Return where each field begins."""
    found, begin = {}, 0
    for field in FIELDS:
        found[field.name] = begin
        begin += field.size
    return found


AT: Final = offsets()
SIZE: Final = sum(field.size for field in FIELDS)


def numbered(first: int, count: int) -> str:
    """Return numbers as a table shows them."""
    return f"{first}" if count == 1 else f"{first}–{first + count - 1}"


def documented() -> str:
    """Return the fields as the table of docs/learning.md."""
    lines = ["| numbers | field | a lot | meaning |", "|--:|---|--:|---|"]
    for field in FIELDS:
        full = field.full if isinstance(field.full, int) else "all"
        lines.append(f"| {numbered(AT[field.name], field.size)} | `{field.name}` | {full} | {field.meaning} |")
    return "\n".join(lines) + "\n"


def answers_documented() -> str:
    """Return the answers of players as the other table of docs/learning.md."""
    rows = [f"| {numbered(START[kind.word], len(kind.things))} | {kind.meaning} |" for kind in PLAYERS_KINDS]
    return "\n".join(["| answers | meaning |", "|--:|---|", *rows]) + "\n"


if __name__ == "__main__":
    print(documented(), answers_documented(), sep="\n", end="")
