"""Every kind of frame by name, with the values it is made of: how a stack becomes plain data and comes back."""

from typing import Any, Final, NamedTuple

from lantern.content.cards import CARDS
from lantern.content.effects import Carry, Either
from lantern.engine.cards import DrawCard, Fork, Resolve
from lantern.engine.carry import NOWHERE, Carrying
from lantern.engine.market import Deliver, NewMarketCard, Outlawed
from lantern.engine.movement import ChooseDestination, ChoosePerson, ChooseWay, MovePeople
from lantern.engine.opposition import LosingSupport, Taking
from lantern.engine.phases import AfterRefill, AfterRemoval, AfterSale, Roll, Round
from lantern.engine.planning import Planning
from lantern.engine.pursuit import CatchersApproach, CatchersReturn, CatchersToNearestPerson
from lantern.engine.queue import PickCard, Refill, SwapCards, card_text
from lantern.engine.roles import TO_NEW_YORK, Gift
from lantern.engine.setup import Deal, DealLead
from lantern.engine.state import NO_CARD, Frame, State
from lantern.engine.tokens import Shop
from lantern.engine.turns import ActionPhase, AfterPurchase, Turn

# What a value stands for; the writer of a position chooses the words.
NUMBER: Final = "number"
FLAG: Final = "flag"
SEAT: Final = "seat"
SPOT: Final = "spot"
SPOTS: Final = "spots"  # a set
MOVED: Final = "moved"  # a tally of people who have moved (R7.4)
CARD: Final = "card"
CARDS_IN_ORDER: Final = "cards"
MARKET_CARD: Final = "market card"
SLOT: Final = "slot"
CATCHER: Final = "catcher"
CATCHERS: Final = "catchers"  # a set
PHASE: Final = "phase"
WAY: Final = "way"  # -1 west, 1 east, 0 not decided


class FrameField(NamedTuple):
    """One value of a frame."""

    name: str
    stands_for: str


class Kind(NamedTuple):
    """One class of frame: its name, and its values in the order of the constructor."""

    name: str
    frame: type[Frame]
    fields: tuple[FrameField, ...]


WHO: Final = FrameField("who", SEAT)
CHOOSER: Final = FrameField("chooser", SEAT)
LEFT: Final = FrameField("left", NUMBER)
ORIGIN: Final = FrameField("origin", SPOT)
MOVING: Final = (
    WHO,
    FrameField("people", NUMBER),
    FrameField("steps", NUMBER),
    FrameField("token", FLAG),
    FrameField("unseen", FLAG),
    FrameField("pooled", FLAG),
    FrameField("must", FLAG),
    LEFT,
    FrameField("steps_left", NUMBER),
    FrameField("moved", MOVED),
)

KINDS: Final = (
    Kind("round", Round, (FrameField("phase", PHASE),)),
    Kind("deal-roles", Deal, ()),
    Kind("deal-lead", DealLead, ()),
    Kind("roll", Roll, ()),
    Kind("planning", Planning, (FrameField("planner", SEAT),)),
    Kind("action-phase", ActionPhase, (FrameField("turns", NUMBER),)),
    Kind("turn", Turn, (WHO,)),
    Kind("after-purchase", AfterPurchase, ()),
    Kind("choose-person", ChoosePerson, MOVING),
    Kind("choose-destination", ChooseDestination, (*MOVING, ORIGIN)),
    Kind("choose-way", ChooseWay, (*MOVING, ORIGIN, FrameField("goal", SPOT))),
    Kind(
        "catchers-approach",
        CatchersApproach,
        (
            WHO,
            FrameField("place", SPOT),
            FrameField("hunters", CATCHERS),
            FrameField("war_asked", FLAG),
            FrameField("master_asked", FLAG),
            FrameField("levi_asked", FLAG),
        ),
    ),
    Kind(
        "catchers-to-nearest",
        CatchersToNearestPerson,
        (
            WHO,
            FrameField("catcher", CATCHER),
            FrameField("direction", WAY),
            FrameField("war_asked", FLAG),
            FrameField("levi_asked", FLAG),
        ),
    ),
    Kind("catchers-return", CatchersReturn, (WHO,)),
    Kind("resolve", Resolve, (WHO, FrameField("card", CARD), FrameField("index", NUMBER), FrameField("slot", SLOT))),
    Kind("either", Fork, (WHO, FrameField("card", CARD))),
    Kind("draw-card", DrawCard, (WHO, FrameField("slot", SLOT))),
    Kind(
        "carry",
        Carrying,
        (
            WHO,
            FrameField("card", CARD),
            FrameField("index", NUMBER),
            LEFT,
            FrameField("sources", SPOTS),
            FrameField("targets", SPOTS),
            FrameField("must", FLAG),
            ORIGIN,
        ),
    ),
    Kind("shop", Shop, (WHO, LEFT, FrameField("discount", NUMBER))),
    Kind("swap-cards", SwapCards, (WHO, FrameField("first", SLOT), FrameField("from_reserve", FLAG))),
    Kind("pick-card", PickCard, (WHO, FrameField("to_deck", FLAG))),
    Kind("refill", Refill, (FrameField("entered", FLAG), FrameField("aside", CARDS_IN_ORDER))),
    Kind("gift", Gift, (FrameField("giver", SEAT), FrameField("receiver", SEAT), FrameField("begun", FLAG))),
    Kind("deliver", Deliver, (CHOOSER, LEFT)),
    Kind("new-market-card", NewMarketCard, ()),
    Kind(
        "outlawed", Outlawed, (FrameField("owner", SEAT), FrameField("card", MARKET_CARD), FrameField("people", NUMBER))
    ),
    Kind("after-sale", AfterSale, ()),
    Kind("after-removal", AfterRemoval, ()),
    Kind("after-refill", AfterRefill, ()),
    Kind("take-people", Taking, (CHOOSER, LEFT, FrameField("seizing", FLAG))),
    Kind("return-support", LosingSupport, (CHOOSER,)),
)
BY_NAME: Final = {kind.name: kind for kind in KINDS}


def kind_of(frame: Frame) -> Kind:
    """Return the kind of a frame."""
    for kind in KINDS:
        if isinstance(frame, kind.frame):
            return kind
    raise AssertionError(frame)


def values_of(frame: Frame) -> list[Any]:
    """Return the values of a frame, in the order of its fields."""
    match frame:
        case ChoosePerson():
            errand = frame.errand
            moving = [errand.who, errand.people, errand.steps, errand.token, errand.unseen, errand.pooled, errand.must]
            return [*moving, frame.left, frame.steps, frame.moved]
        case ChooseDestination():
            return [*values_of(frame.conduct), frame.origin]
        case ChooseWay():
            return [*values_of(frame.conduct), frame.origin, frame.goal]
        case Fork():
            return [frame.who, card_with((frame.this, frame.that))[0]]
        case Carrying():
            asked = [frame.left, frame.sources, frame.targets, frame.must, frame.origin]
            return [frame.who, *card_with(frame.effect), *asked]
    return [getattr(frame, field.name) for field in kind_of(frame).fields]


def card_with(effect: tuple[object, ...]) -> tuple[int, int]:
    """Return a card that says this, and which of its sentences does; the Shepherd's special is on no card."""
    for number, card in enumerate(CARDS):
        if effect in card.when_bought:
            return number, card.when_bought.index(effect)
    assert effect == TO_NEW_YORK, effect
    return NO_CARD, 0


def made(s: State, kind: Kind, values: list[Any]) -> Frame:
    """Return a frame of this kind; a ValueError says what cannot be."""
    match kind.name:
        case "choose-person":
            return conduct_of(values)
        case "choose-destination":
            return ChooseDestination(conduct_of(values[:-1]), values[-1])
        case "choose-way":
            return ChooseWay(conduct_of(values[:-2]), values[-2], values[-1])
        case "resolve":
            who, card, index, slot = values
            effects = CARDS[card].when_bought if slot >= 0 else card_text(s, card).when_removed
            if index >= len(effects):
                raise ValueError(f"{CARDS[card].id} has no sentence {index + 1}")
            return Resolve(who, effects, index, card, slot)
        case "either":
            who, card = values
            return either_of(who, card)
        case "carry":
            return carrying_of(values)
    return kind.frame(*values)


def conduct_of(values: list[Any]) -> ChoosePerson:
    """Return the question who moves next."""
    left, steps, moved = values[7:]
    return ChoosePerson(MovePeople(*values[:7]), left, steps, moved)


def either_of(who: int, card: int) -> Fork:
    """Return the choice between two sentences of a card."""
    for effect in CARDS[card].when_bought:
        if isinstance(effect, Either):
            return Fork(who, effect.this, effect.that)
    raise ValueError(f"{CARDS[card].id} offers no choice")


def carrying_of(values: list[Any]) -> Carrying:
    """Return the question who is carried, or where to."""
    who, card, index, left, sources, targets, must, origin = values
    effect = TO_NEW_YORK
    if card != NO_CARD:
        found = CARDS[card].when_bought[index] if index < len(CARDS[card].when_bought) else None
        if not isinstance(found, Carry):
            raise ValueError(f"{CARDS[card].id} carries nobody in its sentence {index + 1}")
        effect = found
    assert origin >= NOWHERE
    return Carrying(who, effect, left, sources, targets, must, origin)
