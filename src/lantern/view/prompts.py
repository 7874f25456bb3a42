"""What is asked, in one sentence with its rule number: one entry for every kind of question."""

from collections.abc import Callable
from typing import Final

from msgspec import Struct

from lantern.content.cards import CARDS
from lantern.content.effects import ALL_FREE
from lantern.engine import actions, questions
from lantern.engine.flow import actor, legal
from lantern.engine.questions import Asked, question
from lantern.engine.reserves import reserve_of
from lantern.engine.state import State
from lantern.engine.tokens import COLUMN, STACKS, plannable, planning_limit, top_kind
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
    if actor(s) == actions.OVER:
        return Prompt("over", Text(f"outcome-{s.outcome}"), "R1.1")
    asked = question(s)
    return PROMPTS[asked.kind](s, asked, names)


def detail(asked: Asked) -> Text:
    """Say where in its moving action a question belongs."""
    if asked.pooled:
        return Text("detail-pooled", {"steps": asked.steps})
    person = asked.people - asked.left + 1
    return Text("detail-conduct", {"person": person, "people": asked.people, "steps": asked.steps})


def choose_person(_s: State, asked: Asked, _names: Names) -> Prompt:
    """Ask who moves."""
    return Prompt("conduct", Text("ask-conduct"), "R6.4" if asked.token else "R7.1", detail(asked))


def choose_destination(_s: State, asked: Asked, _names: Names) -> Prompt:
    """Ask where to."""
    return Prompt("guide", Text("ask-guide", {"place": name.place(asked.origin)}), "R7.1", detail(asked))


def choose_way(_s: State, asked: Asked, _names: Names) -> Prompt:
    """Ask which way."""
    text = Text("ask-way", {"place": name.place(asked.origin), "goal": name.place(asked.goal)})
    return Prompt("way", text, "R7.14", detail(asked))


def catchers(s: State, asked: Asked, names: Names) -> Prompt:
    """Ask whether a catcher is held back, or which way one goes."""
    last = actions.meaning(legal(s)[-1]).kind
    if last == "east":
        return Prompt("direction", Text("ask-direction", {"catcher": name.catcher(asked.catcher)}), "R12-garrison")
    if last == "hold":
        return Prompt("hold", Text("ask-hold"), "R11-station-master")
    card = s.reserve[asked.who]
    text = Text(f"ask-{reserve_of(card).moment}", {"seat": names.seat(asked.who), "card": name.card(card)})
    return Prompt("reserve", text, f"R12-{CARDS[card].id}")


def planning(s: State, asked: Asked, names: Names) -> Prompt:
    """Ask which tokens are taken."""
    return Prompt("planning", Text("ask-planning", {"seat": names.seat(asked.who)}), "R5.1", taking(s, asked.who))


def taking(s: State, who: int) -> Text:
    """Say how many tokens a seat has taken, and what else it can pay for."""
    open_stacks = [stack for stack in range(STACKS) if COLUMN[stack] <= s.period and top_kind(s, stack) >= 0]
    numbers = {"taken": s.taken[who], "limit": planning_limit(s), "able": len(plannable(s, who))}
    return Text("detail-planning", {**numbers, "stacks": len(open_stacks)})


def turn(_s: State, asked: Asked, names: Names) -> Prompt:
    """Ask what a player does."""
    return Prompt("turn", Text("ask-turn", {"seat": names.seat(asked.who)}), "R6.1")


def deliver(_s: State, asked: Asked, _names: Names) -> Prompt:
    """Ask where people who were sold are held."""
    return Prompt("deliver", Text("ask-deliver", {"people": asked.left}), "R8.1")


def outlawed(_s: State, asked: Asked, names: Names) -> Prompt:
    """Ask how many people are not loaded."""
    text = Text("ask-outlaw", {"seat": names.seat(asked.who), "people": asked.left})
    return Prompt("outlaw", text, "R12-slave-trade-act")


def gift(_s: State, asked: Asked, names: Names) -> Prompt:
    """Ask how much is given."""
    text = Text("ask-gift", {"seat": names.seat(asked.who), "receiver": names.seat(asked.receiver)})
    return Prompt("gift", text, "R12-charles-sumner")


def shop(_s: State, asked: Asked, _names: Names) -> Prompt:
    """Ask for a token at a discount."""
    if asked.discount >= ALL_FREE:
        return Prompt("shop", Text("ask-shop-free"), "R12")
    return Prompt("shop", Text("ask-shop", {"discount": asked.discount, "tokens": asked.left}), "R12")


def carry(_s: State, asked: Asked, _names: Names) -> Prompt:
    """Ask who is carried, or where to."""
    if asked.origin < 0:
        return Prompt("carry", Text("ask-carry", {"people": asked.left}), "R7.9")
    return Prompt("carry-to", Text("ask-carry-to", {"place": name.place(asked.origin)}), "R7.9")


def swap_cards(_s: State, asked: Asked, names: Names) -> Prompt:
    """Ask which cards change places."""
    if asked.slot < 0:
        return Prompt("swap", Text("ask-swap", {"seat": names.seat(asked.who)}), "R12")
    return Prompt("swap-with", Text("ask-swap-with"), "R12")


def pick_card(_s: State, asked: Asked, _names: Names) -> Prompt:
    """Ask which card leaves the queue."""
    if asked.to_deck:
        return Prompt("to-deck", Text("ask-to-deck"), "R12")
    return Prompt("discard", Text("ask-discard"), "R11-preacher")


def take_people(_s: State, asked: Asked, _names: Names) -> Prompt:
    """Ask who is captured or sent back."""
    kind, card = ("seize", "fugitive-slave-act") if asked.seizing else ("send-back", "dred-scott")
    return Prompt(kind, Text(f"ask-{kind}", {"people": asked.left}), f"R12-{card}")


def deal_roles(s: State, _asked: Asked, _names: Names) -> Prompt:
    """Ask which role comes."""
    return Prompt("role", Text("ask-role", {"number": len(s.roles) + 1}), "R2.1")


def roll(s: State, _asked: Asked, names: Names) -> Prompt:
    """Ask what the dice show."""
    return Prompt("roll", Text("ask-roll", {"lead": names.seat(s.lead)}), "R4.1")


PROMPTS: Final[dict[int, Callable[[State, Asked, Names], Prompt]]] = {
    questions.PLANNING: planning,
    questions.TURN: turn,
    questions.CHOOSE_PERSON: choose_person,
    questions.CHOOSE_DESTINATION: choose_destination,
    questions.CHOOSE_WAY: choose_way,
    questions.CATCHERS_APPROACH: catchers,
    questions.CATCHERS_TO_NEAREST: catchers,
    questions.CATCHERS_RETURN: catchers,
    questions.DELIVER: deliver,
    questions.OUTLAWED: outlawed,
    questions.CARRY: carry,
    questions.TAKE_PEOPLE: take_people,
    questions.RETURN_SUPPORT: lambda *_asked: Prompt("return-support", Text("ask-return-support"), "R12-nat-turner"),
    questions.EITHER: lambda *_asked: Prompt("fork", Text("ask-fork"), "R12"),
    questions.SWAP_CARDS: swap_cards,
    questions.PICK_CARD: pick_card,
    questions.GIFT: gift,
    questions.SHOP: shop,
    questions.DEAL_ROLES: deal_roles,
    questions.DEAL_LEAD: lambda *_asked: Prompt("lead", Text("ask-lead"), "R2.2"),
    questions.NEW_MARKET_CARD: lambda s, *_asked: Prompt(
        "market-card", Text("ask-market-card"), "R8.3" if s.round else "R2.3"
    ),
    questions.REFILL: lambda s, *_asked: Prompt("draw", Text("ask-draw"), "R9.2" if s.round else "R2.5"),
    questions.DRAW_CARD: lambda *_asked: Prompt("draw", Text("ask-draw-and-resolve"), "R12-john-brown"),
    questions.ROLL: roll,
}
if set(PROMPTS) != set(range(len(questions.NAMES))):
    raise AssertionError("some kind of question has no prompt")
