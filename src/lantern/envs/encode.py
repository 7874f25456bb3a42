"""The table as a vector of small whole numbers; fields.py describes each of them."""

from functools import lru_cache
from operator import attrgetter
from typing import Final

import numpy as np
from numpy.typing import NDArray

from lantern.content.effects import ALL_FREE, BuyToken, Effect, Move
from lantern.content.options import SWITCHES
from lantern.content.roles import ROLES
from lantern.content.tokens import KINDS
from lantern.engine import acting
from lantern.engine.actions import ACTIONS
from lantern.engine.board import (
    CATCHERS,
    HOLDERS,
    LARGE,
    MOVED_MASK,
    MOVED_SHIFT,
    PLACES,
    SPOTS,
    STATION,
    bits_of,
    members,
)
from lantern.engine.questions import (
    CHOOSE_DESTINATION,
    CHOOSE_PERSON,
    CHOOSE_WAY,
    DEAL_ROLES,
    NAMES,
    PLANNING,
    RETURN_SUPPORT,
    TURN,
    Asked,
    question,
)
from lantern.engine.state import ACTION, PLAYING, State
from lantern.envs.fields import (
    AT,
    CARD_COUNT,
    FACE_UP,
    FIELDS,
    FIRST_UNSEEN,
    FLAGS,
    MARKET_CARDS,
    PERIODS,
    PHASES,
    QUESTIONS,
    RESERVES,
    SEATS,
    SHOWN_AS,
    SIZE,
)

Vector = NDArray[np.uint8]
Mask = NDArray[np.int8]
MOST: Final = 255  # a byte for each number; only money could ever be more


def _scale() -> NDArray[np.float32]:
    """Return what `scaled` multiplies each number with."""
    full: list[int] = []
    for field in FIELDS:
        full += [field.full] * field.size if isinstance(field.full, int) else field.full
    return (1 / np.array(full)).astype(np.float32)


def _one_of(size: int) -> list[bytes]:
    """For each number below `size`, a row with a 1 at its place; the last row, also number -1, has none."""
    return [bytes(size)[:which] + b"\x01" + bytes(size)[which + 1 :] for which in range(size)] + [bytes(size)]


SCALE: Final = _scale()
LARGE_PLACES: Final = members(LARGE)
A_SEAT: Final = _one_of(SEATS)
A_PHASE: Final = _one_of(PHASES)
A_PERIOD: Final = _one_of(PERIODS)
A_ROLE: Final = _one_of(len(ROLES))
A_RESERVE: Final = _one_of(len(RESERVES))
A_CARD: Final = _one_of(CARD_COUNT)
A_CIVIL_WAR: Final = _one_of(2)
RESERVE_PLACE: Final = [RESERVES.index(card) if card in RESERVES else -1 for card in range(CARD_COUNT)] + [-1]
NO_SEATS: Final = (-1,) * SEATS
NO_HANDS: Final = bytes(SEATS * KINDS)
NO_QUESTION: Final = bytes(SIZE - AT["question"])
BITS: Final = bytes.maketrans(b"01", b"\x00\x01")
QUESTION: Final = AT["question"]
LEFT: Final = AT["left"]
STEPS: Final = AT["steps"]
TOKEN: Final = AT["token"]
ORIGIN: Final = AT["origin"]
GOAL_SPOT: Final = AT["goal_spot"]
HUNTERS: Final = AT["hunters"]
MOVED: Final = AT["moved"]
DIRECTION: Final = AT["direction"]
DISCOUNT: Final = AT["discount"]
FIRST: Final = AT["first"]
RECEIVER: Final = AT["receiver"]
SOURCES: Final = AT["sources"]
ALL_HOLDERS: Final = (1 << HOLDERS) - 1


ACTION_FLAGS: Final = AT["action"]
AFTER_FLAGS: Final = ACTION_FLAGS + len(FLAGS)
MUST, UNSEEN, POOLED = (ACTION_FLAGS + FLAGS.index(name) for name in ("must", "unseen", "pooled"))
MOVING: Final = frozenset({CHOOSE_PERSON, CHOOSE_DESTINATION, CHOOSE_WAY})
flags_of: Final = attrgetter(*(name.replace("-", "_") for name in FLAGS))
PLACE_OF_KIND: Final = [QUESTION + QUESTIONS.index(SHOWN_AS.get(name, name)) for name in NAMES]
WITHOUT_VALUES: Final = frozenset({PLANNING, TURN, RETURN_SUPPORT, *range(DEAL_ROLES, len(NAMES))})


def mask_of(answers: list[int]) -> Mask:
    """Return 1 for every answer that may be given, as a vector of its own."""
    allowed = bytearray(ACTIONS)
    for answer in answers:
        allowed[answer] = 1
    return np.frombuffer(allowed, np.int8)


def scaled(observation: Vector) -> NDArray[np.float32]:
    """Return an observation, or several, as networks like them: about 0 to 1."""
    return observation * SCALE


def encode(s: State, you: int, asked: int, unasked: bool) -> Vector:
    """Return what seat `you` sees, as a vector of its own; `unasked`: the asked seat may speak, but need not.

    Bytes are put together fast, and most parts are as they were at the answer before, and remembered.
    """
    parts = (
        standing(
            s.players, s.side, s.goal, s.lost_limit, s.options, s.round, s.phase, s.period, s.lead, s.opposition_entered
        ),
        bytes((s.supply, s.freed, s.lost, s.transit, s.unknown_in_deck, s.played, *s.people)),
        market(s.market_deck, *s.market),
        catchers(*s.catchers),
        purses(s.players, *s.money, *s.taken),
        mats(s.players, s.specials_used, *s.reserve, *s.roles),
        bytes(s.stock),
        bytes(s.hands),
        NO_HANDS[len(s.hands) :],
        cards(s.known_in_deck, s.unseen, s.top[-1] if s.top else -1, *s.queue),
        turn(s.ready, acting(s) if s.phase == ACTION else -1, s.used, s.civil_war, you, asked),
        NO_QUESTION,
    )
    numbers = bytearray(b"".join(parts))
    if unasked:
        numbers[QUESTION] = 1
    elif s.outcome == PLAYING:
        write_question(numbers, question(s))
    return np.frombuffer(numbers, np.uint8)


def bits(members: int, size: int) -> bytes:
    """Return a set as one byte for each that might be in it."""
    return f"{members:0{size}b}"[::-1].encode().translate(BITS)


@lru_cache(2048)
def standing(*numbers: int) -> bytes:
    """Return which game it is and where it stands, from `players` to `fresh`."""
    *game, options, round_number, phase, period, lead, fresh = numbers
    where = bytes([round_number]) + A_PHASE[phase] + A_PERIOD[period] + A_SEAT[lead] + bytes([fresh])
    return bytes(game) + bits(options, len(SWITCHES)) + where


@lru_cache(2048)
def market(deck: int, *people: int) -> bytes:
    """Return the market cards that lie open, and those to come."""
    open_cards = len(people)
    return (
        bytes([*people] + [0] * (FACE_UP - open_cards))
        + bits((1 << open_cards) - 1, FACE_UP)
        + bits(deck, MARKET_CARDS)
    )


@lru_cache(4096)
def catchers(*places: int) -> bytes:
    """Return how far each catcher is on its path, and the places they are in."""
    return bytes([STATION[c * PLACES + place] for c, place in enumerate(places)]) + bits(bits_of([*places]), PLACES)


@lru_cache(4096)
def purses(players: int, *numbers: int) -> bytes:
    """Return the money of each seat and the tokens it has taken."""
    gap = bytes(SEATS - players)
    return bytes(min(dollars, MOST) for dollars in numbers[:players]) + gap + bytes(numbers[players:]) + gap


@lru_cache(2048)
def mats(players: int, spent: int, *numbers: int) -> bytes:
    """Return role, reserve card and side of each seat; the cards come first, because roles may not be dealt yet."""
    reserve, roles = numbers[:players], numbers[players:]
    dealt = [A_ROLE[role] for role in (*roles, *NO_SEATS)[:SEATS]]
    kept = [A_RESERVE[RESERVE_PLACE[card]] for card in (*reserve, *NO_SEATS)[:SEATS]]
    return b"".join(dealt + kept) + bits(spent, SEATS)


@lru_cache(4096)
def cards(sure: int, unseen: int, *queue: int) -> bytes:
    """Return the known top of the deck and the queue, then what else is known of the deck."""
    top, *spaces = queue
    shown = b"".join([A_CARD[card] for card in (*spaces, top)])
    return shown + bits(sure, CARD_COUNT) + bits(unseen >> FIRST_UNSEEN, CARD_COUNT - FIRST_UNSEEN)


@lru_cache(2048)
def turn(ready: int, acts: int, used: int, civil_war: int, you: int, asked: int) -> bytes:
    """Return whose turn it is, what they have used, who observes and who is asked."""
    own = A_SEAT[acts] + bits(used, 8) + A_CIVIL_WAR[civil_war - 1]
    return bits(ready, SEATS) + own + A_SEAT[you] + A_SEAT[max(asked, -1)]


def write_question(numbers: bytearray, asked: Asked) -> None:
    """Write what is asked: each value at its place, whatever the kind; most are 0 most of the time."""
    kind = asked.kind
    numbers[PLACE_OF_KIND[kind]] = 1
    if kind in WITHOUT_VALUES:
        return
    numbers[LEFT] = asked.left
    if asked.origin >= 0:
        numbers[ORIGIN + asked.origin] = 1
    if asked.goal >= 0:
        numbers[GOAL_SPOT + asked.goal] = 1
    if kind in MOVING:
        numbers[STEPS], numbers[TOKEN] = asked.steps, asked.token
        numbers[MUST], numbers[UNSEEN], numbers[POOLED] = asked.must, asked.unseen, asked.pooled
        if asked.moved:
            numbers[MOVED : MOVED + HOLDERS] = moved_people(asked.moved)
    else:
        write_seldom_asked(numbers, asked)


def write_seldom_asked(numbers: bytearray, asked: Asked) -> None:
    """Write the values of questions that move nobody step by step."""
    numbers[DISCOUNT] = asked.discount
    numbers[ACTION_FLAGS:AFTER_FLAGS] = bytes(flags_of(asked))
    for place, which in ((FIRST, asked.slot), (RECEIVER, asked.receiver), (HUNTERS, asked.catcher)):
        if which >= 0:
            numbers[place + which] = 1
    if asked.hunters:
        numbers[HUNTERS : HUNTERS + CATCHERS] = bits(asked.hunters, CATCHERS)
    if asked.direction:
        numbers[DIRECTION + (asked.direction > 0)] = 1
    if asked.sources:
        numbers[SOURCES : SOURCES + 2 * SPOTS] = zones(asked.sources, asked.targets)
    for effect in asked.sentences:
        write_sentence(numbers, effect)


def write_sentence(numbers: bytearray, effect: Effect) -> None:
    """Write one of the sentences that a card offers."""
    match effect:
        case Move(people, steps, unseen):
            numbers[LEFT], numbers[STEPS], numbers[UNSEEN] = people, steps, unseen
        case BuyToken(discount, _tokens, free):
            numbers[DISCOUNT] = ALL_FREE if free else discount
        case _:
            raise AssertionError(f"an observation does not show {effect}")


@lru_cache(4096)
def moved_people(moved: int) -> bytes:
    """Return how many people in each place an action has moved: one bit of its tally for each, more for large ones."""
    found = bytearray(bits(moved & ALL_HOLDERS, HOLDERS))
    for place in LARGE_PLACES:
        found[place] = moved >> MOVED_SHIFT[place] & MOVED_MASK[place]
    return bytes(found)


@lru_cache(512)
def zones(sources: int, targets: int) -> bytes:
    """Return from where and to where people may be carried: two fields that follow each other."""
    return bits(sources, SPOTS) + bits(targets, SPOTS)
