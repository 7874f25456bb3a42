"""Every answer in words, as an option of the question now asked."""

from collections.abc import Callable
from typing import Final

from lantern.content.board import DISTANCES
from lantern.content.effects import BuyToken, Effect, Move
from lantern.content.roles import ROLES
from lantern.content.tokens import STACKS
from lantern.engine import questions
from lantern.engine.actions import FACES, TABLE, Meaning, meaning
from lantern.engine.flow import actor, speaker
from lantern.engine.questions import question
from lantern.engine.queue import card_price
from lantern.engine.reserves import NOT_LOADED_PRICE
from lantern.engine.roles import role_money
from lantern.engine.state import State
from lantern.engine.tokens import (
    SUPPORT,
    fundraising_pay,
    is_conductor,
    price,
    stack_of,
    token_people,
    top_kind,
)
from lantern.engine.turns import acting, third_token
from lantern.view import names as name
from lantern.view.names import Names
from lantern.view.prompts import prompt
from lantern.words import Text


def answer_text(s: State, answer: int, names: Names) -> Text:
    """Put an allowed answer into words."""
    said = meaning(answer)
    if said.kind == "special":
        role = ROLES[s.roles[speaker(s, answer)]].id
        return Text(f"say-special-{role}")
    return WORDING[said.kind](s, said, names)


def effect_text(effect: Effect) -> Text:
    """Put one side of an "or" into words."""
    match effect:
        case Move(people, steps):
            return Text("say-move", {"people": people, "steps": steps})
        case BuyToken(discount):
            return Text("say-buy-token", {"discount": discount})
    raise AssertionError(effect)


def hold_text(s: State, said: Meaning, _names: Names) -> Text:
    """Name a catcher to hold back."""
    return Text("say-hold", {"catcher": name.catcher(said.thing), "place": name.place(s.catchers[said.thing])})


def seat_text(s: State, said: Meaning, names: Names) -> Text:
    """Name a seat to give money to, or to take a Support token from."""
    key = "say-return-support" if question(s).kind == questions.RETURN_SUPPORT else "say-give"
    return Text(key, {"seat": names.seat(said.thing)})


def card_text(s: State, said: Meaning, _names: Names) -> Text:
    """Name a queue card to choose."""
    asked = question(s)
    key = "say-discard" if asked.kind == questions.PICK_CARD and not asked.to_deck else "say-card"
    return Text(key, {"card": name.card(s.queue[said.thing]), "space": said.thing + 1})


def buy_text(s: State, said: Meaning, _names: Names) -> Text:
    """Name a queue card to buy, and its price."""
    return Text("say-buy", {"card": name.card(s.queue[said.thing]), "dollars": card_price(s, actor(s), said.thing)})


def play_text(s: State, said: Meaning, _names: Names) -> Text:
    """Name a token to play."""
    return Text("say-play-third" if third_token(s) else "say-play", {"token": name.token(said.thing)})


def take_text(s: State, said: Meaning, _names: Names) -> Text:
    """Name a token to take, and its price."""
    cost = price(s, said.seat, said.thing, question(s).discount)
    return Text("say-take", {"token": name.token(top_kind(s, said.thing)), "dollars": cost})


def uses(s: State, answer: int) -> list[Text]:
    """Say what a token that is taken or played can do; the preview shows what playing one brings."""
    said = meaning(answer)
    if said.kind not in ("take", "play"):
        return []
    stack = stack_of(said.thing) if said.kind == "play" else said.thing
    if is_conductor(stack):
        return [Text("use-conductor", {"people": token_people(s, stack), "steps": STACKS[stack].steps})]
    if said.kind == "play":
        return []
    if stack == SUPPORT:
        return [Text("use-support")]
    return [Text("use-funds", {"dollars": fundraising_pay(s, stack)})]


def amount_text(s: State, said: Meaning, _names: Names) -> Text:
    """Name an amount: of a gift, of people not loaded, or of a fare."""
    amount = said.thing
    match question(s).kind:
        case questions.GIFT:
            return Text("say-amount", {"dollars": amount})
        case questions.OUTLAWED:
            return Text("say-outlaw", {"people": amount, "dollars": amount * NOT_LOADED_PRICE})
        case questions.CHOOSE_WAY:
            return Text("say-by-sea", {"dollars": amount}) if amount else Text("say-by-land")
    raise AssertionError(amount)


def roll_text(_s: State, said: Meaning, _names: Names) -> Text:
    """Name a result of the dice: the walking figure, or a catcher with its way."""
    if said.thing == 0:
        return Text("say-roll-walking")
    catcher, face = divmod(said.thing - 1, FACES)
    way = "west" if face < len(DISTANCES) else "east"
    return Text(f"say-roll-{way}", {"catcher": name.catcher(catcher), "places": DISTANCES[face % len(DISTANCES)]})


def market_text(s: State, said: Meaning, _names: Names) -> Text:
    """Name a market card."""
    return Text("say-market-card", {"number": said.thing + 1, "people": s.edition.market_sizes[said.thing]})


# How the answers of each kind are put into words; the special needs to know who gives it.
Wording = Callable[[State, Meaning, Names], Text]
WORDING: Final[dict[str, Wording]] = {
    "done": lambda s, _said, names: Text("say-done", {"kind": prompt(s, names).kind}),
    "pass": lambda s, _said, _names: Text("say-pass", {"dollars": s.edition.pass_money[s.period]}),
    "money": lambda s, _said, _names: Text("say-money", {"dollars": role_money(s, actor(s))}),
    "benefit": lambda _s, _said, _names: Text("say-benefit"),
    "shield": lambda s, _said, names: Text("say-shield", {"seat": names.seat(acting(s))}),
    "reserve": lambda s, _said, _names: Text("say-reserve", {"card": name.card(s.reserve[actor(s)])}),
    "this": lambda s, _said, _names: effect_text(question(s).sentences[0]),
    "that": lambda s, _said, _names: effect_text(question(s).sentences[1]),
    "west": lambda _s, _said, _names: Text("say-west"),
    "east": lambda _s, _said, _names: Text("say-east"),
    "hold": hold_text,
    "seat": seat_text,
    "card": card_text,
    "buy": buy_text,
    "play": play_text,
    "take": take_text,
    "ready": lambda _s, _said, _names: Text("say-ready"),
    "unready": lambda _s, _said, _names: Text("say-unready"),
    "from": lambda _s, said, _names: Text("say-from", {"place": name.place(said.thing)}),
    "to": lambda _s, said, _names: Text("say-to", {"place": name.place(said.thing)}),
    "amount": amount_text,
    "roll": roll_text,
    "draw": lambda _s, said, _names: name.card(said.thing),
    "market": market_text,
    "role": lambda _s, said, _names: name.role(said.thing),
    "lead": lambda _s, said, names: Text("say-lead", {"seat": names.seat(said.thing)}),
}
if {*WORDING, "special"} != {kind.word for kind in TABLE}:
    raise AssertionError("some kind of answer has no words")
