"""Every answer in words, as an option of the question now asked."""

from lantern.content.board import DISTANCES
from lantern.content.cards import NOT_LOADED_PRICE
from lantern.content.effects import BuyToken, Effect, Move
from lantern.content.markets import SIZES
from lantern.content.roles import ROLES
from lantern.engine import actions
from lantern.engine.cards import Fork
from lantern.engine.flow import actor
from lantern.engine.market import Outlawed
from lantern.engine.movement import ChooseWay
from lantern.engine.opposition import LosingSupport
from lantern.engine.queue import PickCard, card_price
from lantern.engine.roles import Gift, role_money
from lantern.engine.state import State
from lantern.engine.tokens import STACKS, Shop, price, top_kind
from lantern.engine.turns import acting, third_token
from lantern.view import names as name
from lantern.view.names import Names
from lantern.view.prompts import prompt
from lantern.words import Text


def answer_text(s: State, answer: int, names: Names) -> Text:
    """Put an allowed answer into words."""
    if answer >= actions.ACTIONS:
        return chance_text(answer, names)
    if answer >= actions.AMOUNT:
        return amount_text(s, answer - actions.AMOUNT)
    if answer >= actions.TO:
        return Text("say-to", {"place": name.place(answer - actions.TO)})
    if answer >= actions.FROM:
        return Text("say-from", {"place": name.place(answer - actions.FROM)})
    if answer >= actions.TAKE:
        return token_text(s, answer)
    if answer >= actions.SLOT:
        return card_text(s, answer)
    if answer >= actions.HOLD:
        return seat_text(s, answer, names)
    return plain_text(s, answer, names)


def plain_text(s: State, answer: int, names: Names) -> Text:
    """Name the answers that stand for one thing each."""
    who = actor(s)
    match answer:
        case actions.DONE:
            return Text("say-done", {"kind": prompt(s, names).kind})
        case actions.PASS:
            return Text("say-pass", {"dollars": s.edition.pass_money[s.period]})
        case actions.MONEY:
            return Text("say-money", {"dollars": role_money(s, who)})
        case actions.BENEFIT:
            return Text("say-benefit")
        case actions.SPECIAL:
            role = ROLES[s.roles[s.stack[-1].speaker(s, answer)]].id
            return Text(f"say-special-{role}")
        case actions.SHIELD:
            return Text("say-shield", {"seat": names.seat(acting(s))})
        case actions.RESERVE:
            return Text("say-reserve", {"card": name.card(s.reserve[who])})
        case actions.WESTWARD:
            return Text("say-west")
        case actions.EASTWARD:
            return Text("say-east")
    frame = s.stack[-1]
    assert isinstance(frame, Fork)
    return effect_text(frame.this if answer == actions.FIRST else frame.that)


def effect_text(effect: Effect) -> Text:
    """Put one side of an "or" into words."""
    match effect:
        case Move(people, steps):
            return Text("say-move", {"people": people, "steps": steps})
        case BuyToken(discount):
            return Text("say-buy-token", {"discount": discount})
    raise AssertionError(effect)


def seat_text(s: State, answer: int, names: Names) -> Text:
    """Name a catcher to hold, or a seat to give to or take from."""
    if answer < actions.SEAT:
        catcher = answer - actions.HOLD
        return Text("say-hold", {"catcher": name.catcher(catcher), "place": name.place(s.catchers[catcher])})
    key = "say-return-support" if isinstance(s.stack[-1], LosingSupport) else "say-give"
    return Text(key, {"seat": names.seat(answer - actions.SEAT)})


def card_text(s: State, answer: int) -> Text:
    """Name a queue card to choose or to buy, or a token to play."""
    if answer < actions.BUY:
        slot = answer - actions.SLOT
        key = "say-discard" if isinstance(s.stack[-1], PickCard) and not s.stack[-1].to_deck else "say-card"
        return Text(key, {"card": name.card(s.queue[slot]), "space": slot + 1})
    if answer < actions.PLAY:
        slot = answer - actions.BUY
        return Text("say-buy", {"card": name.card(s.queue[slot]), "dollars": card_price(s, actor(s), slot)})
    kind = answer - actions.PLAY
    key = "say-play-third" if third_token(s) else "say-play"
    return Text(key, {"token": name.token(kind)})


def token_text(s: State, answer: int) -> Text:
    """Name a token to take, or say that a seat is ready."""
    if answer >= actions.UNREADY:
        return Text("say-unready")
    if answer >= actions.READY:
        return Text("say-ready")
    who, stack = divmod(answer - actions.TAKE, STACKS)
    frame = s.stack[-1]
    cost = price(s, who, stack, frame.discount if isinstance(frame, Shop) else 0)
    return Text("say-take", {"token": name.token(top_kind(s, stack)), "dollars": cost})


def amount_text(s: State, amount: int) -> Text:
    """Name an amount: of a gift, of people not loaded, or of a fare."""
    match s.stack[-1]:
        case Gift():
            return Text("say-amount", {"dollars": amount})
        case Outlawed():
            return Text("say-outlaw", {"people": amount, "dollars": amount * NOT_LOADED_PRICE})
        case ChooseWay():
            return Text("say-by-sea", {"dollars": amount}) if amount else Text("say-by-land")
    raise AssertionError(amount)


def chance_text(answer: int, names: Names) -> Text:
    """Name what the dice show or which card comes."""
    if answer >= actions.LEAD:
        return Text("say-lead", {"seat": names.seat(answer - actions.LEAD)})
    if answer >= actions.ROLE:
        return name.role(answer - actions.ROLE)
    if answer >= actions.LOAD:
        card = answer - actions.LOAD
        return Text("say-market-card", {"number": card + 1, "people": SIZES[card]})
    if answer >= actions.DRAW:
        return name.card(answer - actions.DRAW)
    if answer == actions.ROLL:
        return Text("say-roll-walking")
    catcher, face = divmod(answer - actions.ROLL - 1, actions.FACES)
    way = "west" if face < len(DISTANCES) else "east"
    return Text(f"say-roll-{way}", {"catcher": name.catcher(catcher), "places": DISTANCES[face % len(DISTANCES)]})
