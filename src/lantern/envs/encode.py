"""The table as a vector of small whole numbers; fields.py describes each of them."""

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from lantern.content.options import SWITCHES
from lantern.engine.actions import ACTIONS
from lantern.engine.board import CATCHERS, PLACES, STATION, bits_of
from lantern.engine.cards import DrawCard, Fork
from lantern.engine.carry import Carrying
from lantern.engine.decks import CARD_COUNT
from lantern.engine.market import Deliver, NewMarketCard, Outlawed
from lantern.engine.movement import Conduct, Guide, Way
from lantern.engine.opposition import LosingSupport, Taking
from lantern.engine.phases import Roll
from lantern.engine.planning import Planning
from lantern.engine.pursuit import Alarm, Homecoming, Pursuit
from lantern.engine.queue import PickCard, Refill, SwapCards
from lantern.engine.roles import ROLES, Gift
from lantern.engine.setup import Deal, DealLead
from lantern.engine.state import ACTION, PLAYING, Frame, State
from lantern.engine.tokens import KINDS, Shop
from lantern.engine.turns import Turn, acting
from lantern.envs.fields import (
    AT,
    FACE_UP,
    FIELDS,
    FIRST_UNSEEN,
    MARKET_CARDS,
    PERIODS,
    PHASES,
    QUESTIONS,
    RESERVES,
    SEATS,
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
    """Return, for each of so many, a 1 at its place; the last entry, which is also number -1, is none of them."""
    return [bytes(size)[:which] + b"\x01" + bytes(size)[which + 1 :] for which in range(size)] + [bytes(size)]


SCALE: Final = _scale()
A_SEAT: Final = _one_of(SEATS)
A_PHASE: Final = _one_of(PHASES)
A_PERIOD: Final = _one_of(PERIODS)
A_ROLE: Final = _one_of(ROLES)
A_RESERVE: Final = _one_of(len(RESERVES))
A_CARD: Final = _one_of(CARD_COUNT)
A_TRUCE: Final = _one_of(2)
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
        standing(s.players, s.side, s.goal, s.lost_limit, s.options, s.round, s.phase, s.period, s.lead, s.fresh),
        bytes((s.supply, s.freed, s.lost, s.transit, s.strangers, s.played, *s.people)),
        market(s.market_deck, *s.market),
        catchers(*s.catchers),
        purses(s.players, *s.money, *s.taken),
        mats(s.players, s.spent, *s.reserve, *s.roles),
        bytes(s.stock),
        bytes(s.hands),
        NO_HANDS[len(s.hands) :],
        cards(s.sure, s.unseen, s.top[-1] if s.top else -1, *s.queue),
        turn(s.ready, acting(s) if s.phase == ACTION else -1, s.used, s.truce, you, asked),
        NO_QUESTION,
    )
    numbers = bytearray(b"".join(parts))
    if unasked:
        numbers[QUESTION] = 1
    elif s.outcome == PLAYING:
        write_question(numbers, s.stack[-1])
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
def turn(ready: int, acts: int, used: int, truce: int, you: int, asked: int) -> bytes:
    """Return whose turn it is, what they have used, who observes and who is asked."""
    own = A_SEAT[acts] + bits(used, 8) + A_TRUCE[truce - 1]
    return bits(ready, SEATS) + own + A_SEAT[you] + A_SEAT[max(asked, -1)]


def write_question(numbers: bytearray, frame: Frame) -> None:
    """Write what is asked."""
    place, write = WRITERS[type(frame)]
    numbers[place] = 1
    if write is not None:
        write(numbers, frame)


def write_conduct(numbers: bytearray, frame: Conduct) -> None:
    """Who moves next?"""
    numbers[LEFT] = frame.left
    numbers[STEPS] = frame.steps
    numbers[TOKEN] = frame.errand.token


def write_guide(numbers: bytearray, frame: Guide) -> None:
    """Where does this person go?"""
    write_conduct(numbers, frame.conduct)
    numbers[ORIGIN + frame.origin] = 1


def write_way(numbers: bytearray, frame: Way) -> None:
    """By sea or by land?"""
    write_conduct(numbers, frame.conduct)
    numbers[ORIGIN + frame.origin] = 1
    numbers[GOAL_SPOT + frame.goal] = 1


def write_pursuit(numbers: bytearray, frame: Pursuit) -> None:
    """Are the catchers held back?"""
    numbers[GOAL_SPOT + frame.place] = 1
    numbers[HUNTERS : HUNTERS + CATCHERS] = bits(frame.hunters, CATCHERS)


def write_alarm(numbers: bytearray, frame: Alarm) -> None:
    """Which way does this catcher go, and is it held back?"""
    numbers[HUNTERS + frame.catcher] = 1


def write_carrying(numbers: bytearray, frame: Carrying) -> None:
    """Who is carried, and where?"""
    numbers[LEFT] = frame.left
    if frame.origin >= 0:
        numbers[ORIGIN + frame.origin] = 1


def write_left(numbers: bytearray, frame: Deliver | Taking | Shop) -> None:
    """How many are still to be placed, taken or bought?"""
    numbers[LEFT] = frame.left


def write_outlawed(numbers: bytearray, frame: Outlawed) -> None:
    """How many people are not loaded?"""
    numbers[LEFT] = frame.people


def _at(question: str) -> int:
    return QUESTION + QUESTIONS.index(question)


CHANCE_AT: Final = _at("chance")
Writer = Callable[[bytearray, Any], None]
WRITERS: Final[dict[type, tuple[int, Writer | None]]] = {
    Planning: (_at("planning"), None),
    Turn: (_at("turn"), None),
    Conduct: (_at("conduct"), write_conduct),
    Guide: (_at("guide"), write_guide),
    Way: (_at("way"), write_way),
    Pursuit: (_at("pursuit"), write_pursuit),
    Alarm: (_at("alarm"), write_alarm),
    Homecoming: (_at("homecoming"), None),
    Deliver: (_at("deliver"), write_left),
    Outlawed: (_at("outlawed"), write_outlawed),
    Carrying: (_at("carrying"), write_carrying),
    Taking: (_at("taking"), write_left),
    LosingSupport: (_at("losing-support"), None),
    Fork: (_at("fork"), None),
    SwapCards: (_at("swap-cards"), None),
    PickCard: (_at("pick-card"), None),
    Gift: (_at("gift"), None),
    Shop: (_at("shop"), write_left),
    Deal: (CHANCE_AT, None),
    DealLead: (CHANCE_AT, None),
    NewMarketCard: (CHANCE_AT, None),
    Refill: (CHANCE_AT, None),
    Roll: (CHANCE_AT, None),
    DrawCard: (CHANCE_AT, None),
}
