"""The present question as plain values: the one place that distinguishes frames for code outside the engine."""

from typing import Final, final

from lantern.content.effects import Carry, Effect
from lantern.engine.actions import NOBODY, WESTWARD
from lantern.engine.board import ZONES, members
from lantern.engine.cards import DrawCard, Fork
from lantern.engine.carry import Carrying, carry_origins
from lantern.engine.market import Deliver, NewMarketCard, Outlawed
from lantern.engine.movement import (
    ChooseDestination,
    ChoosePerson,
    ChooseWay,
    MovePeople,
    leavable,
    roads_for,
    shut,
    unmoved_at,
)
from lantern.engine.opposition import LosingSupport, Taking
from lantern.engine.phases import Roll
from lantern.engine.planning import Planning
from lantern.engine.pursuit import CatchersApproach, CatchersReturn, CatchersToNearestPerson
from lantern.engine.queue import PickCard, Refill, SwapCards
from lantern.engine.roles import Gift
from lantern.engine.setup import Deal, DealLead
from lantern.engine.state import Frame, State
from lantern.engine.tokens import Shop
from lantern.engine.turns import Turn

# The kinds of question; NAMES has a name for each.
PLANNING: Final = 0
TURN: Final = 1
CHOOSE_PERSON: Final = 2
CHOOSE_DESTINATION: Final = 3
CHOOSE_WAY: Final = 4
CATCHERS_APPROACH: Final = 5
CATCHERS_TO_NEAREST: Final = 6
CATCHERS_RETURN: Final = 7
DELIVER: Final = 8
OUTLAWED: Final = 9
CARRY: Final = 10
TAKE_PEOPLE: Final = 11
RETURN_SUPPORT: Final = 12
EITHER: Final = 13
SWAP_CARDS: Final = 14
PICK_CARD: Final = 15
GIFT: Final = 16
SHOP: Final = 17
DEAL_ROLES: Final = 18  # from here on chance is asked
DEAL_LEAD: Final = 19
NEW_MARKET_CARD: Final = 20
REFILL: Final = 21
DRAW_CARD: Final = 22
ROLL: Final = 23
NAMES: Final[list[str]] = [
    "planning",
    "turn",
    "choose-person",
    "choose-destination",
    "choose-way",
    "catchers-approach",
    "catchers-to-nearest",
    "catchers-return",
    "deliver",
    "outlawed",
    "carry",
    "take-people",
    "return-support",
    "either",
    "swap-cards",
    "pick-card",
    "gift",
    "shop",
    "deal-roles",
    "deal-lead",
    "new-market-card",
    "refill",
    "draw-card",
    "roll",
]
NOWHERE: Final = -1


@final
class Asked:
    """One question: its kind, who is asked, and its values; those that a kind does not have stay as they are here."""

    def __init__(self, kind: int, who: int) -> None:
        self.kind = kind
        self.who = who  # a seat, or NOBODY where chance is asked
        # People who move.
        self.people = 0  # whom the whole action may move
        self.left = 0  # people still to move, place, take or spare, or tokens still to buy
        self.steps = 0  # places each may go, or all together when pooled
        self.moved = 0  # the tally of those who have moved (R7.4)
        self.token = False  # a Conductor token moves them
        self.unseen = False  # they draw no catchers
        self.pooled = False
        self.must = False  # at least one has to move
        self.origin = NOWHERE  # where the person chosen is
        self.goal = NOWHERE  # where that person goes or has arrived
        # People carried straight to a place.
        self.sources = 0  # sets of spots
        self.targets = 0
        self.near = False  # at most two steps
        # Catchers.
        self.hunters = 0  # those drawn to the goal, as a set
        self.catcher = NOBODY
        self.direction = 0  # -1 west, 1 east, 0 not decided
        self.war_asked = False
        self.master_asked = False
        self.levi_asked = False
        # Cards, tokens and money.
        self.slot = NOWHERE  # the queue space already chosen
        self.from_reserve = False
        self.to_deck = False
        self.discount = 0
        self.receiver = NOBODY
        self.begun = False  # some money has been given
        self.seizing = False  # people are captured; otherwise they are sent back
        self.sentences: list[Effect] = []  # those to choose from


def question(s: State) -> Asked:
    """Return what is asked now; somebody must be asked. What is asked most often comes first."""
    frame = s.stack[-1]
    if isinstance(frame, ChoosePerson):
        return about_moving(CHOOSE_PERSON, frame)
    if isinstance(frame, ChooseDestination):
        found = about_moving(CHOOSE_DESTINATION, frame.conduct)
        found.origin = frame.origin
        return found
    if isinstance(frame, Planning):
        return Asked(PLANNING, frame.actor(s))
    if isinstance(frame, Turn):
        return Asked(TURN, frame.who)
    if isinstance(frame, Deliver):
        found = Asked(DELIVER, frame.chooser)
        found.left = frame.left
        return found
    if isinstance(frame, Carrying):
        found = about_carrying(frame.who, frame.effect, frame.sources, frame.targets)
        found.left, found.must, found.origin = frame.left, frame.must, frame.origin
        return found
    if isinstance(frame, (CatchersApproach, CatchersToNearestPerson, CatchersReturn)):
        return about_catchers(s, frame)
    return seldom_asked(frame)


def about_moving(kind: int, frame: ChoosePerson) -> Asked:
    """Return a question about people who move one after the other."""
    found = about_action(kind, frame.errand)
    found.left, found.steps, found.moved, found.must = frame.left, frame.steps, frame.moved, frame.must()
    return found


def about_action(kind: int, action: MovePeople) -> Asked:
    """Return the question with which a moving action begins."""
    found = Asked(kind, action.who)
    found.people = found.left = action.people
    found.steps = action.steps
    found.token, found.unseen, found.pooled, found.must = action.token, action.unseen, action.pooled, action.must
    return found


def about_carrying(who: int, effect: Carry, sources: int, targets: int) -> Asked:
    """Return a question about people who are carried as a card or a special says."""
    found = Asked(CARRY, who)
    found.left, found.sources, found.targets, found.near = effect.people, sources, targets, effect.within > 0
    return found


def carried_by(who: int, effect: Carry) -> Asked:
    """Return the question with which an effect that carries people begins."""
    return about_carrying(who, effect, ZONES[effect.source], ZONES[effect.target])


def about_catchers(s: State, frame: Frame) -> Asked:
    """Return a question about catchers on the move."""
    if isinstance(frame, CatchersApproach):
        found = Asked(CATCHERS_APPROACH, frame.actor(s))
        found.goal, found.hunters = frame.place, frame.hunters
        found.war_asked, found.master_asked = frame.war_asked, frame.master_asked
        found.levi_asked = frame.levi_asked
        return found
    if isinstance(frame, CatchersToNearestPerson):
        found = Asked(CATCHERS_TO_NEAREST, frame.actor(s))
        found.catcher, found.direction = frame.catcher, frame.direction
        found.war_asked, found.levi_asked = frame.war_asked, frame.levi_asked
        return found
    return Asked(CATCHERS_RETURN, frame.actor(s))


def seldom_asked(frame: Frame) -> Asked:
    """Return a question that is asked only now and then."""
    if isinstance(frame, ChooseWay):
        found = about_moving(CHOOSE_WAY, frame.conduct)
        found.origin, found.goal = frame.origin, frame.goal
    elif isinstance(frame, Outlawed):
        found = Asked(OUTLAWED, frame.owner)
        found.left = frame.people
    elif isinstance(frame, Taking):
        found = Asked(TAKE_PEOPLE, frame.chooser)
        found.left, found.seizing = frame.left, frame.seizing
    elif isinstance(frame, LosingSupport):
        found = Asked(RETURN_SUPPORT, frame.chooser)
    elif isinstance(frame, Fork):
        found = Asked(EITHER, frame.who)
        found.sentences = [frame.this, frame.that]
    elif isinstance(frame, SwapCards):
        found = Asked(SWAP_CARDS, frame.who)
        found.slot, found.from_reserve = frame.first, frame.from_reserve
    elif isinstance(frame, PickCard):
        found = Asked(PICK_CARD, frame.who)
        found.to_deck = frame.to_deck
    elif isinstance(frame, Gift):
        found = Asked(GIFT, frame.giver)
        found.receiver, found.begun = frame.receiver, frame.begun
    elif isinstance(frame, Shop):
        found = Asked(SHOP, frame.who)
        found.left, found.discount = frame.left, frame.discount
    else:
        found = Asked(asked_of_chance(frame), NOBODY)
    return found


def asked_of_chance(frame: Frame) -> int:
    """Return the kind of a question that chance answers."""
    if isinstance(frame, Roll):
        return ROLL
    if isinstance(frame, NewMarketCard):
        return NEW_MARKET_CARD
    if isinstance(frame, Refill):
        return REFILL
    if isinstance(frame, DrawCard):
        return DRAW_CARD
    if isinstance(frame, Deal):
        return DEAL_ROLES
    if isinstance(frame, DealLead):
        return DEAL_LEAD
    raise AssertionError(f"no question is described for {frame}")


def is_half_answered(asked: Asked) -> bool:
    """Tell whether the answer before has only begun what this one completes: who moves, and then where to."""
    if asked.kind == CHOOSE_DESTINATION:
        return True
    if asked.kind == PICK_CARD:
        return not asked.to_deck
    if asked.kind == CARRY:
        return asked.origin != NOWHERE
    return asked.kind == SWAP_CARDS and asked.slot != NOWHERE


def is_about_catchers(asked: Asked) -> bool:
    """Tell whether somebody may step in against catchers on the move."""
    return asked.kind in (CATCHERS_APPROACH, CATCHERS_TO_NEAREST, CATCHERS_RETURN)


def is_shared(s: State, asked: Asked) -> bool:
    """Tell whether the players decide together, though one seat answers for them (R10.1)."""
    if asked.kind == CATCHERS_TO_NEAREST:
        return s.stack[-1].legal(s)[0] == WESTWARD
    return asked.kind in (DELIVER, TAKE_PEOPLE, RETURN_SUPPORT)


def others_to_move(s: State, asked: Asked) -> list[int]:
    """Return the spots of people who could have been chosen instead of the person chosen to move."""
    spots: list[int] = []
    if asked.kind in (CHOOSE_DESTINATION, CHOOSE_WAY):
        closed = shut(s, asked.token)
        roads = roads_for(s, asked.who)
        spots = members(leavable(s, unmoved_at(s, asked.moved) & ~closed, asked.steps, closed, roads))
    elif asked.kind == CARRY and asked.origin != NOWHERE:
        spots = carry_origins(s, asked.sources, asked.targets, asked.near)
    return [spot for spot in spots if spot != asked.origin]
