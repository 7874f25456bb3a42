"""Every answer is one small int. One table describes them all; numbers, words and decoding derive from it.

Outside the engine nobody calculates with answers: `answer` encodes one, `meaning` decodes it.
"""

from typing import Final, NamedTuple

from lantern.content.board import DISTANCES
from lantern.content.cards import CARDS, QUEUE_PRICES
from lantern.content.markets import SIZES
from lantern.content.roles import ROLES
from lantern.content.tokens import KIND_IDS, STACKS
from lantern.content.victory import MOST_PLAYERS
from lantern.engine.board import COLOURS, SPOT_IDS, by_bytes


class AnswerKind(NamedTuple):
    """Answers of one kind: the word they begin with, what they are about, and one answer for each such thing."""

    word: str
    about: str
    things: list[str]
    meaning: str


NOTHING_MORE: Final = [""]
MOST: Final = 99  # the largest amount that can be said at once
SEAT_WORDS: Final = [str(seat + 1) for seat in range(MOST_PLAYERS)]
SLOT_WORDS: Final = [str(slot + 1) for slot in range(len(QUEUE_PRICES))]
FACE_WORDS: Final = [f"{way} {distance}" for way in ("west", "east") for distance in DISTANCES]
FACES: Final[int] = len(FACE_WORDS)  # of the movement die

PLAYERS_KINDS: Final = [
    AnswerKind("done", "", NOTHING_MORE, "stop, decline, end the turn, keep silent"),
    AnswerKind("pass", "", NOTHING_MORE, "give up the turn for money (R6.2)"),
    AnswerKind("money", "", NOTHING_MORE, "take the role's money"),
    AnswerKind("benefit", "", NOTHING_MORE, "use the role's benefit"),
    AnswerKind("special", "", NOTHING_MORE, "use the role's special"),
    AnswerKind("shield", "", NOTHING_MORE, "the Station Master's special, for the player whose turn it is"),
    AnswerKind("reserve", "", NOTHING_MORE, "use the reserve card just asked about"),
    AnswerKind("this", "", NOTHING_MORE, "the first of two things a card offers"),
    AnswerKind("that", "", NOTHING_MORE, "the second of two things a card offers"),
    AnswerKind("west", "", NOTHING_MORE, "a catcher goes west"),
    AnswerKind("east", "", NOTHING_MORE, "a catcher goes east"),
    AnswerKind("hold", "catcher", COLOURS, "hold a catcher back, by catcher"),
    AnswerKind("seat", "seat", SEAT_WORDS, "a seat that is given money, or whose Support token returns"),
    AnswerKind("card", "space", SLOT_WORDS, "a card, by queue space"),
    AnswerKind("buy", "space", SLOT_WORDS, "buy a card, by queue space"),
    AnswerKind("play", "token", KIND_IDS, "play a token, by kind"),
    AnswerKind(
        "take",
        "stack",
        [f"{seat} {stack.id}" for seat in SEAT_WORDS for stack in STACKS],
        "take a token: nine stacks for seat 0, then for seat 1, ...",
    ),
    AnswerKind("ready", "seat", SEAT_WORDS, "ready in planning, by seat"),
    AnswerKind("unready", "seat", SEAT_WORDS, "not ready yet, by seat; never asked for here"),
    AnswerKind("from", "place", SPOT_IDS, "a person from a place, by spot"),
    AnswerKind("to", "place", SPOT_IDS, "to a place, by spot"),
    AnswerKind("amount", "amount", [str(amount) for amount in range(MOST + 1)], "an amount, from 0 to 99"),
]
CHANCE_KINDS: Final = [
    AnswerKind("roll", "dice", ["walking"] + [f"{each} {face}" for each in COLOURS for face in FACE_WORDS], "the dice"),
    AnswerKind("draw", "card", [card.id for card in CARDS], "an abolitionist or opposition card"),
    AnswerKind("market", "market card", [str(number + 1) for number in range(len(SIZES))], "a market card"),
    AnswerKind("role", "role", [role.id for role in ROLES], "a role that is dealt"),
    AnswerKind("lead", "seat", SEAT_WORDS, "who leads first"),
]
TABLE: Final[list[AnswerKind]] = PLAYERS_KINDS + CHANCE_KINDS


def starts(kinds: list[AnswerKind]) -> dict[str, int]:
    """Return at which number the answers of each kind start."""
    found: dict[str, int] = {}
    start = 0
    for kind in kinds:
        found[kind.word] = start
        start += len(kind.things)
    return found


START: Final[dict[str, int]] = starts(TABLE)
ACTIONS: Final[int] = START["roll"]  # as many answers have the players; chance's follow
ANSWERS: Final[int] = sum([len(kind.things) for kind in TABLE])
CHANCE_ANSWERS: Final[int] = ANSWERS - ACTIONS

# Answers that stand for one thing each: written out for the compiler, and compared with the table below.
DONE: Final = 0  # stop, decline, end the turn
PASS: Final = 1
MONEY: Final = 2
BENEFIT: Final = 3
SPECIAL: Final = 4
SHIELD: Final = 5
RESERVE: Final = 6
FIRST: Final = 7
SECOND: Final = 8
WESTWARD: Final = 9
EASTWARD: Final = 10
SINGLE: Final = [DONE, PASS, MONEY, BENEFIT, SPECIAL, SHIELD, RESERVE, FIRST, SECOND, WESTWARD, EASTWARD]
if [START[kind.word] for kind in TABLE if not kind.about] != SINGLE:
    raise AssertionError("the answers written out for the compiler are not those of the table")

# Where ranges start. Only the engine calculates with these.
HOLD: Final[int] = START["hold"]
SEAT: Final[int] = START["seat"]
SLOT: Final[int] = START["card"]
BUY: Final[int] = START["buy"]
PLAY: Final[int] = START["play"]
TAKE: Final[int] = START["take"]
READY: Final[int] = START["ready"]
UNREADY: Final[int] = START["unready"]
FROM: Final[int] = START["from"]
TO: Final[int] = START["to"]
AMOUNT: Final[int] = START["amount"]
ROLL: Final[int] = START["roll"]  # the walking figure, then catcher * FACES + face
DRAW: Final[int] = START["draw"]
MARKET_CARD: Final[int] = START["market"]
ROLE: Final[int] = START["role"]
LEAD: Final[int] = START["lead"]
STACK_COUNT: Final[int] = len(STACKS)

# Answers about members of a set, for `board.listed`.
PLAYS: Final[list[list[int]]] = by_bytes([*range(PLAY, TAKE)])
DONE_OR_FROM: Final[list[list[int]]] = by_bytes([DONE, *range(FROM, TO)])  # spots are moved up by one
TO_SPOTS: Final[list[list[int]]] = by_bytes([*range(TO, AMOUNT)])
DRAWS: Final[list[list[int]]] = by_bytes([*range(DRAW, MARKET_CARD)])
MARKET_CARDS: Final[list[list[int]]] = by_bytes([*range(MARKET_CARD, ROLE)])
ROLE_CARDS: Final[list[list[int]]] = by_bytes([*range(ROLE, LEAD)])

# Who is asked when no seat is.
NOBODY: Final = -1
CHANCE: Final = -2
OVER: Final = -3


class Meaning(NamedTuple):
    """One answer, decoded: its kind, the number of the thing it is about, and of `take` also the seat."""

    kind: str
    thing: int
    seat: int
    about: str


def decoded() -> list[Meaning]:
    """Return the meaning of every answer."""
    found: list[Meaning] = []
    for kind in TABLE:
        for number in range(len(kind.things)):
            if kind.about == "stack":
                found.append(Meaning(kind.word, number % STACK_COUNT, number // STACK_COUNT, kind.about))
            else:
                found.append(Meaning(kind.word, number if kind.about else NOBODY, NOBODY, kind.about))
    return found


MEANINGS: Final[list[Meaning]] = decoded()


def meaning(answer: int) -> Meaning:
    """Return what an answer means."""
    return MEANINGS[answer]


def answer(kind: str, thing: int = 0, seat: int = 0) -> int:
    """Return the answer of this kind about this thing; only `take` needs a seat."""
    return START[kind] + thing + seat * STACK_COUNT


def is_chance(answer: int) -> bool:
    """Tell whether chance gives this answer."""
    return answer >= ACTIONS


def chance_number(answer: int) -> int:
    """Return an answer of chance counted from 0, as learning environments number them."""
    return answer - ACTIONS


def chance_answer(number: int) -> int:
    """Return the answer of chance with this number."""
    return number + ACTIONS


def is_planning(answer: int) -> bool:
    """Tell whether an answer is about taking tokens in planning."""
    return TAKE <= answer < FROM


def spot_of(answer: int) -> int:
    """Return the place that an answer is about, or NOBODY."""
    if answer < FROM or answer >= AMOUNT:
        return NOBODY
    return answer - TO if answer >= TO else answer - FROM


# The same without a look into a table, for players that answer millions of questions.


def going(spot: int) -> int:
    """Return the answer `to` a spot."""
    return TO + spot


def leaving(spot: int) -> int:
    """Return the answer `from` a spot."""
    return FROM + spot


def choosing(slot: int) -> int:
    """Return the answer `card` for a queue space."""
    return SLOT + slot


def holding(catcher: int) -> int:
    """Return the answer `hold` for a catcher."""
    return HOLD + catcher


def ready(seat: int) -> int:
    """Return the answer `ready` of a seat."""
    return READY + seat


def stack_taken(answer: int) -> int:
    """Return the stack that an answer takes a token from, or NOBODY."""
    return (answer - TAKE) % STACK_COUNT if TAKE <= answer < READY else NOBODY


def kind_played(answer: int) -> int:
    """Return the kind of token that an answer plays, or NOBODY."""
    return answer - PLAY if PLAY <= answer < TAKE else NOBODY


def slot_bought(answer: int) -> int:
    """Return the queue space whose card an answer buys, or NOBODY."""
    return answer - BUY if BUY <= answer < PLAY else NOBODY
