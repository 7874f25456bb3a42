"""The table as a vector of small whole numbers; fields.py describes each of them."""

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from lantern.content.effects import BuyToken, Move
from lantern.content.options import SWITCHES
from lantern.engine.actions import ACTIONS
from lantern.engine.board import CATCHERS, HOLDERS, MOVED_MASK, MOVED_SHIFT, PLACES, SPOTS, STATION, bits_of
from lantern.engine.cards import DrawCard, Fork
from lantern.engine.carry import Carrying
from lantern.engine.decks import CARD_COUNT
from lantern.engine.market import Deliver, NewMarketCard, Outlawed
from lantern.engine.movement import LARGE_PLACES, ChooseDestination, ChoosePerson, ChooseWay
from lantern.engine.opposition import LosingSupport, Taking
from lantern.engine.phases import Roll
from lantern.engine.planning import Planning
from lantern.engine.pursuit import CatchersApproach, CatchersReturn, CatchersToNearestPerson
from lantern.engine.queue import PickCard, Refill, SwapCards
from lantern.engine.roles import ROLES, Gift
from lantern.engine.setup import Deal, DealLead
from lantern.engine.state import ACTION, PLAYING, Frame, State
from lantern.engine.tokens import ALL_FREE, KINDS, Shop
from lantern.engine.turns import Turn, acting
from lantern.envs.fields import (
    AT,
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
MOVED: Final = AT["moved"]
DIRECTION: Final = AT["direction"]
DISCOUNT: Final = AT["discount"]
FIRST: Final = AT["first"]
RECEIVER: Final = AT["receiver"]
SOURCES: Final = AT["sources"]
ALL_HOLDERS: Final = (1 << HOLDERS) - 1


def _flag(name: str) -> int:
    return AT["action"] + FLAGS.index(name)


MUST: Final = _flag("must")
UNSEEN: Final = _flag("unseen")
POOLED: Final = _flag("pooled")
WAR_ASKED: Final = _flag("war-asked")
HOLD_ASKED: Final = _flag("hold-asked")
LEVI_ASKED: Final = _flag("levi-asked")
NEAR: Final = _flag("near")
SEIZING: Final = _flag("seizing")
TO_DECK: Final = _flag("to-deck")
FROM_RESERVE: Final = _flag("from-reserve")
BEGUN: Final = _flag("begun")


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


def write_conduct(numbers: bytearray, frame: ChoosePerson) -> None:
    """Who moves next?"""
    numbers[LEFT] = frame.left
    numbers[STEPS] = frame.steps
    numbers[TOKEN] = frame.errand.token
    numbers[MUST] = frame.must()
    numbers[UNSEEN] = frame.errand.unseen
    numbers[POOLED] = frame.errand.pooled
    if frame.moved:
        numbers[MOVED : MOVED + HOLDERS] = moved_people(frame.moved)


@lru_cache(4096)
def moved_people(moved: int) -> bytes:
    """Return how many people in each place an action has moved: one bit of its tally for each, more for large ones."""
    found = bytearray(bits(moved & ALL_HOLDERS, HOLDERS))
    for place in LARGE_PLACES:
        found[place] = moved >> MOVED_SHIFT[place] & MOVED_MASK[place]
    return bytes(found)


def write_guide(numbers: bytearray, frame: ChooseDestination) -> None:
    """Where does this person go?"""
    write_conduct(numbers, frame.conduct)
    numbers[ORIGIN + frame.origin] = 1


def write_way(numbers: bytearray, frame: ChooseWay) -> None:
    """By sea or by land?"""
    write_conduct(numbers, frame.conduct)
    numbers[ORIGIN + frame.origin] = 1
    numbers[GOAL_SPOT + frame.goal] = 1


def write_pursuit(numbers: bytearray, frame: CatchersApproach) -> None:
    """Are the catchers held back?"""
    numbers[GOAL_SPOT + frame.place] = 1
    numbers[HUNTERS : HUNTERS + CATCHERS] = bits(frame.hunters, CATCHERS)
    numbers[WAR_ASKED] = frame.war_asked
    numbers[HOLD_ASKED] = frame.master_asked
    numbers[LEVI_ASKED] = frame.levi_asked


def write_alarm(numbers: bytearray, frame: CatchersToNearestPerson) -> None:
    """Which way does this catcher go, and is it held back?"""
    numbers[HUNTERS + frame.catcher] = 1
    numbers[WAR_ASKED] = frame.war_asked
    numbers[LEVI_ASKED] = frame.levi_asked
    if frame.direction:
        numbers[DIRECTION + (frame.direction > 0)] = 1


def write_carrying(numbers: bytearray, frame: Carrying) -> None:
    """Who is carried, and where?"""
    numbers[LEFT] = frame.left
    numbers[MUST] = frame.must
    numbers[NEAR] = frame.effect.within > 0
    numbers[SOURCES : SOURCES + 2 * SPOTS] = zones(frame.sources, frame.targets)
    if frame.origin >= 0:
        numbers[ORIGIN + frame.origin] = 1


@lru_cache(512)
def zones(sources: int, targets: int) -> bytes:
    """Return from where and to where people may be carried: two fields that follow each other."""
    return bits(sources, SPOTS) + bits(targets, SPOTS)


def write_left(numbers: bytearray, frame: Deliver) -> None:
    """How many are still to be placed?"""
    numbers[LEFT] = frame.left


def write_taking(numbers: bytearray, frame: Taking) -> None:
    """How many are still to be taken, and how?"""
    numbers[LEFT] = frame.left
    numbers[SEIZING] = frame.seizing


def write_shop(numbers: bytearray, frame: Shop) -> None:
    """How many tokens are still to be bought, and at which discount?"""
    numbers[LEFT] = frame.left
    numbers[DISCOUNT] = frame.discount


def write_fork(numbers: bytearray, frame: Fork) -> None:
    """Which of two sentences?"""
    for effect in (frame.this, frame.that):
        match effect:
            case Move(people, steps, unseen):
                numbers[LEFT], numbers[STEPS], numbers[UNSEEN] = people, steps, unseen
            case BuyToken(discount, _tokens, free):
                numbers[DISCOUNT] = ALL_FREE if free else discount
            case _:
                raise AssertionError(f"an observation does not show {effect}")


def write_swap(numbers: bytearray, frame: SwapCards) -> None:
    """Which cards change places?"""
    numbers[FROM_RESERVE] = frame.from_reserve
    if frame.first >= 0:
        numbers[FIRST + frame.first] = 1


def write_pick(numbers: bytearray, frame: PickCard) -> None:
    """Which card leaves the queue?"""
    numbers[TO_DECK] = frame.to_deck


def write_gift(numbers: bytearray, frame: Gift) -> None:
    """How much is given, and to whom?"""
    numbers[RECEIVER + frame.receiver] = 1
    numbers[BEGUN] = frame.begun


def write_outlawed(numbers: bytearray, frame: Outlawed) -> None:
    """How many people are not loaded?"""
    numbers[LEFT] = frame.people


def _at(question: str) -> int:
    return QUESTION + QUESTIONS.index(question)


Writer = Callable[[bytearray, Any], None]
WRITERS: Final[dict[type, tuple[int, Writer | None]]] = {
    Planning: (_at("planning"), None),
    Turn: (_at("turn"), None),
    ChoosePerson: (_at("conduct"), write_conduct),
    ChooseDestination: (_at("guide"), write_guide),
    ChooseWay: (_at("way"), write_way),
    CatchersApproach: (_at("pursuit"), write_pursuit),
    CatchersToNearestPerson: (_at("alarm"), write_alarm),
    CatchersReturn: (_at("homecoming"), None),
    Deliver: (_at("deliver"), write_left),
    Outlawed: (_at("outlawed"), write_outlawed),
    Carrying: (_at("carrying"), write_carrying),
    Taking: (_at("taking"), write_taking),
    LosingSupport: (_at("losing-support"), None),
    Fork: (_at("fork"), write_fork),
    SwapCards: (_at("swap-cards"), write_swap),
    PickCard: (_at("pick-card"), write_pick),
    Gift: (_at("gift"), write_gift),
    Shop: (_at("shop"), write_shop),
    Deal: (_at("deal-role"), None),
    DealLead: (_at("deal-lead"), None),
    NewMarketCard: (_at("market-card"), None),
    Refill: (_at("draw"), None),
    DrawCard: (_at("draw"), None),
    Roll: (_at("roll"), None),
}
