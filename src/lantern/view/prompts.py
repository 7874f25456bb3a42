"""What is asked, in one sentence with its rule number."""

from msgspec import Struct

from lantern.content.cards import CARDS
from lantern.engine import actions
from lantern.engine.cards import DrawCard, Fork
from lantern.engine.carry import Carrying
from lantern.engine.flow import actor, legal
from lantern.engine.market import Deliver, NewMarketCard, Outlawed
from lantern.engine.movement import ChooseDestination, ChoosePerson, ChooseWay
from lantern.engine.opposition import LosingSupport, Taking
from lantern.engine.phases import Roll
from lantern.engine.planning import Planning
from lantern.engine.pursuit import CatchersApproach, CatchersReturn, CatchersToNearestPerson
from lantern.engine.queue import PickCard, Refill, SwapCards
from lantern.engine.roles import Gift
from lantern.engine.setup import Deal, DealLead
from lantern.engine.state import Frame, State
from lantern.engine.tokens import ALL_FREE, Shop
from lantern.engine.turns import Turn
from lantern.view import names as name
from lantern.view.names import Names
from lantern.words import Text


class Prompt(Struct, frozen=True):
    """A question in words."""

    kind: str
    text: Text
    rule: str
    detail: Text | None = None  # what this belongs to: "Conductor token, person 2 of 4"


def prompt(s: State, names: Names) -> Prompt:
    """Say what is asked now."""
    who = actor(s)
    if who == actions.OVER:
        return Prompt("over", Text(f"outcome-{s.outcome}"), "R1.1")
    frame = s.stack[-1]
    if who == actions.CHANCE:
        return chance_prompt(s, frame, names)
    if isinstance(frame, ChoosePerson | ChooseDestination | ChooseWay):
        return moving_prompt(frame)
    if isinstance(frame, CatchersApproach | CatchersToNearestPerson | CatchersReturn):
        return interrupt_prompt(s, frame, names)
    return turn_prompt(s, frame, names) or card_prompt(frame, names)


def chance_prompt(s: State, frame: Frame, names: Names) -> Prompt:
    """Say what chance is asked."""
    match frame:
        case Roll():
            return Prompt("roll", Text("ask-roll", {"lead": names.seat(s.lead)}), "R4.1")
        case NewMarketCard():
            return Prompt("market-card", Text("ask-market-card"), "R8.3" if s.round else "R2.3")
        case Refill():
            return Prompt("draw", Text("ask-draw"), "R9.2" if s.round else "R2.5")
        case DrawCard():
            return Prompt("draw", Text("ask-draw-and-resolve"), "R12-john-brown")
        case Deal():
            return Prompt("role", Text("ask-role", {"number": len(s.roles) + 1}), "R2.1")
        case DealLead():
            return Prompt("lead", Text("ask-lead"), "R2.2")
    raise AssertionError(frame)


def moving_prompt(frame: ChoosePerson | ChooseDestination | ChooseWay) -> Prompt:
    """Ask who moves, where to, or which way."""
    conduct = frame if isinstance(frame, ChoosePerson) else frame.conduct
    errand = conduct.errand
    if errand.pooled:
        detail = Text("detail-pooled", {"steps": conduct.steps})
    else:
        person = errand.people - conduct.left + 1
        detail = Text("detail-conduct", {"person": person, "people": errand.people, "steps": conduct.steps})
    match frame:
        case ChoosePerson():
            return Prompt("conduct", Text("ask-conduct"), "R6.4" if errand.token else "R7.1", detail)
        case ChooseDestination():
            return Prompt("guide", Text("ask-guide", {"place": name.place(frame.origin)}), "R7.1", detail)
        case ChooseWay():
            places = {"place": name.place(frame.origin), "goal": name.place(frame.goal)}
            return Prompt("way", Text("ask-way", {**places}), "R7.14", detail)


def interrupt_prompt(
    s: State, frame: CatchersApproach | CatchersToNearestPerson | CatchersReturn, names: Names
) -> Prompt:
    """Ask whether a catcher is held back, or which way one goes."""
    first = legal(s)[-1]
    if first == actions.EASTWARD:
        assert isinstance(frame, CatchersToNearestPerson)
        return Prompt("direction", Text("ask-direction", {"catcher": name.catcher(frame.catcher)}), "R12-garrison")
    if first >= actions.HOLD:
        return Prompt("hold", Text("ask-hold"), "R11-station-master")
    card = s.reserve[actor(s)]
    asked = {"seat": names.seat(actor(s)), "card": name.card(card)}
    return Prompt("reserve", Text(f"ask-{CARDS[card].id}", {**asked}), f"R12-{CARDS[card].id}")


def turn_prompt(s: State, frame: Frame, names: Names) -> Prompt | None:
    """Ask what belongs to planning, a turn or the market."""
    match frame:
        case Turn():
            return Prompt("turn", Text("ask-turn", {"seat": names.seat(frame.who)}), "R6.1")
        case Planning():
            return Prompt("planning", Text("ask-planning", {"seat": names.seat(frame.actor(s))}), "R5.1")
        case Deliver():
            return Prompt("deliver", Text("ask-deliver", {"people": frame.left}), "R8.1")
        case Outlawed():
            asked = {"seat": names.seat(frame.owner), "people": frame.people}
            return Prompt("outlaw", Text("ask-outlaw", {**asked}), "R12-slave-trade-act")
        case Gift():
            asked = {"seat": names.seat(frame.giver), "receiver": names.seat(frame.receiver)}
            return Prompt("gift", Text("ask-gift", {**asked}), "R12-charles-sumner")
    return None


def card_prompt(frame: Frame, names: Names) -> Prompt:
    """Ask what a card or a special asks."""
    match frame:
        case Shop():
            return shop_prompt(frame)
        case Carrying() if frame.origin < 0:
            return Prompt("carry", Text("ask-carry", {"people": frame.left}), "R7.9")
        case Carrying():
            return Prompt("carry-to", Text("ask-carry-to", {"place": name.place(frame.origin)}), "R7.9")
        case Fork():
            return Prompt("fork", Text("ask-fork"), "R12")
        case SwapCards() if frame.first < 0:
            return Prompt("swap", Text("ask-swap", {"seat": names.seat(frame.who)}), "R12")
        case SwapCards():
            return Prompt("swap-with", Text("ask-swap-with"), "R12")
        case PickCard():
            return Prompt("to-deck", Text("ask-to-deck"), "R12") if frame.to_deck else PREACHER
        case Taking():
            kind = "seize" if frame.seizing else "send-back"
            card = "fugitive-slave-act" if frame.seizing else "dred-scott"
            return Prompt(kind, Text(f"ask-{kind}", {"people": frame.left}), f"R12-{card}")
        case LosingSupport():
            return Prompt("return-support", Text("ask-return-support"), "R12-nat-turner")
    raise AssertionError(frame)


PREACHER = Prompt("discard", Text("ask-discard"), "R11-preacher")


def shop_prompt(frame: Shop) -> Prompt:
    """Ask for a token at a discount."""
    if frame.discount >= ALL_FREE:
        return Prompt("shop", Text("ask-shop-free"), "R12")
    return Prompt("shop", Text("ask-shop", {"discount": frame.discount, "tokens": frame.left}), "R12")
