"""The answers of a turn and of planning in groups with fixed places, each answer under a name that does not change.

Offered and blocked answers alike: what is used or impossible stays where it was.
"""

from collections.abc import Iterable
from typing import Final

from msgspec import Struct

from lantern.content.roles import ROLES
from lantern.content.tokens import PLAYED_TOKENS
from lantern.engine import actions, questions, roles
from lantern.engine.actions import Meaning
from lantern.engine.questions import Asked
from lantern.engine.queue import card_price
from lantern.engine.state import CARD_USED, State
from lantern.engine.tokens import COLUMN, SUPPORT, is_conductor, top_kind
from lantern.view import names as name
from lantern.view.names import Names
from lantern.words import Text


class GroupedAnswer(Struct, frozen=True):
    """An answer that is offered or blocked, by its number."""

    answer: int
    name: Text
    dollars: int = 0  # what a card costs, also while it cannot be bought


class Group(Struct, frozen=True):
    """Answers of one kind; `used` of `limit` are given, where that is counted."""

    id: str
    used: int
    limit: int  # 0: not counted
    answers: list[GroupedAnswer]


TURN: Final = {
    "play": "tokens",
    "buy": "card",
    "money": "role",
    "benefit": "role",
    "take": "role",
    "special": "special",
    "shield": "special",
    "seat": "special",
    "pass": "end",
    "done": "end",
}
TURN_GROUPS: Final = ("tokens", "card", "role", "special", "end")
PLANNING_GROUPS: Final = ("support", "conductor", "funds", "special", "end")
PLANNING_ENDS: Final = {"ready": "end", "unready": "end", "special": "special"}


def groups(s: State, asked: Asked, answers: Iterable[int], names: Names) -> list[Group]:
    """Return the groups of a turn or of planning, of answers that are offered or blocked; other questions have none."""
    found = sorted(set(answers))
    if asked.kind == questions.TURN:
        return [turn_group(s, asked.who, each, found, names) for each in TURN_GROUPS]
    if asked.kind == questions.PLANNING:
        return [
            Group(each, 0, 0, [grouped(s, answer, names) for answer in found if planning_group(s, answer) == each])
            for each in PLANNING_GROUPS
        ]
    return []


def turn_group(s: State, who: int, group: str, found: list[int], names: Names) -> Group:
    """Return one group of a turn."""
    used, limit = 0, 0
    if group == "tokens":
        used, limit = s.played, max(s.played, PLAYED_TOKENS)
    elif group == "card":
        used, limit = int(s.used & CARD_USED > 0), 1
    chosen = [answer for answer in found if TURN.get(actions.meaning(answer).kind) == group]
    return Group(group, used, limit, [grouped(s, answer, names, who) for answer in chosen])


def planning_group(s: State, answer: int) -> str:
    """Return the group of an answer in planning; what lies in a column that is not open yet has none."""
    said = actions.meaning(answer)
    if said.kind != "take":
        return PLANNING_ENDS.get(said.kind, "")
    if COLUMN[said.thing] > s.period:
        return ""
    if said.thing == SUPPORT:
        return "support"
    return "conductor" if is_conductor(said.thing) else "funds"


def grouped(s: State, answer: int, names: Names, who: int = actions.NOBODY) -> GroupedAnswer:
    """Name an answer in few words, the same ones whether it is offered or not."""
    said = actions.meaning(answer)
    dollars = card_price(s, who, said.thing) if said.kind == "buy" else 0
    return GroupedAnswer(answer, short_name(s, said, names, who), dollars)


def short_name(s: State, said: Meaning, names: Names, who: int) -> Text:
    """Name what an answer is about."""
    match said.kind:
        case "play":
            return name.token(said.thing)
        case "buy":
            return name.card(s.queue[said.thing])
        case "take":
            return name.token(max(said.thing, top_kind(s, said.thing)))
        case "seat":
            return Text("act-give", {"seat": names.seat(said.thing)})
        case "shield":
            return Text(f"role-{ROLES[roles.STATION_MASTER].id}.special-brief")
        case "special" | "benefit":
            role = ROLES[s.roles[who if who >= 0 else roles.seat_of(s, roles.AGENT)]].id
            return Text(f"role-{role}.{said.kind}-brief")
    return Text(f"act-{said.kind}")
