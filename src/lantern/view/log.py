"""The log: every fact in one sentence, with its cause and its rule number."""

from collections.abc import Callable, Iterable
from typing import Final

from msgspec import Struct

from lantern.content.cards import CARDS
from lantern.engine import facts
from lantern.engine.board import CATCHERS
from lantern.view import names as name
from lantern.view.names import Names
from lantern.words import Arg, Text

Fact = tuple[int, int, int, int]


class Line(Struct, frozen=True):
    """One sentence of the log."""

    text: Text
    rule: str
    cause: Text | None  # why it happened, where it happened by itself
    fact: Fact


def lines(news: Iterable[Fact], names: Names) -> list[Line]:
    """Put facts into words, in order."""
    cause: Text | None = None
    found: list[Line] = []
    for fact in news:
        if is_told(fact):
            entry = ENTRIES[fact[0]]
            caused = cause if fact[0] in CAUSED else None
            rule = "R4.2" if caused == BY_DICE else entry.rule_of(fact)
            found.append(Line(entry.text(fact, names), rule, caused, fact))
        cause = causes(fact) or cause
    return found


# What happens by itself, because of what happened before it.
CAUSED: Final = {facts.CATCHER, facts.CAPTURED, facts.LOST, facts.HELD, facts.CALMED}
BY_DICE: Final = Text("cause-dice")


def is_told(fact: Fact) -> bool:
    """Tell whether a fact is worth a sentence: that a bought card leaves its space goes without saying."""
    return fact[0] in ENTRIES and (fact[0] != facts.LEFT or fact[3] != facts.BY_PURCHASE)


def causes(fact: Fact) -> Text | None:
    """Return the cause that a fact gives to what follows it."""
    kind, a, b, _c = fact
    match kind:
        case facts.ROLLED:
            return BY_DICE
        case facts.MOVED:
            return Text("cause-arrival", {"place": name.place(b)})
        case facts.STRUCK:
            return Text("cause-card", {"card": name.card(a)})
        case facts.BOUGHT:
            return Text("cause-card", {"card": name.card(b)})
        case facts.SOLD:
            return Text("cause-sale")
    return None


class Entry:
    """How one kind of fact is told: what its three numbers mean, and the rule it follows."""

    def __init__(self, name: str, fields: tuple[str, ...], rule: str) -> None:
        """Note the fields of the three numbers, in order: `receiver:seat` is a seat called receiver."""
        self.id = f"log-{name}"
        self.fields = [(field.split(":")[0], field.split(":")[-1]) for field in fields]
        self.rule = rule

    def text(self, fact: Fact, names: Names) -> Text:
        """Fill the sentence."""
        args = {field: argument(kind, fact[place], names) for place, (field, kind) in enumerate(self.fields, start=1)}
        return Text(self.id, args)

    def rule_of(self, fact: Fact) -> str:
        """Return the rule number; `R12-` is completed by the card told of."""
        if not self.rule.endswith("-"):
            return self.rule
        place = [kind for _field, kind in self.fields].index("card")
        card = fact[1 + place]
        return f"{self.rule}{CARDS[card].id}" if card >= 0 else "R11-station-master"


def argument(kind: str, value: int, names: Names) -> Arg:
    """Turn a number of a fact into what it stands for."""
    if kind == "seat":
        return names.seat(value)
    return MEANINGS[kind](value) if kind in MEANINGS else value


def catcher_set(bits: int) -> tuple[Text, ...]:
    """Name several catchers."""
    return tuple(name.catcher(each) for each in range(CATCHERS) if bits >> each & 1)


# What the numbers of a fact stand for; the rest are plain numbers.
MEANINGS: Final[dict[str, Callable[[int], Arg]]] = {
    "place": name.place,
    "catcher": lambda number: name.catcher(number) if number >= 0 else Text("nobody"),
    "catchers": catcher_set,
    "card": lambda number: name.card(number) if number >= 0 else Text("role-station-master"),
    "token": name.token,
    "role": name.role,
    "years": name.years,
    "phase": lambda number: Text(f"phase-{number}"),
    "outcome": lambda number: Text(f"outcome-{number}"),
    "space": lambda number: number + 1,
}


ENTRIES = {
    facts.ROUND: Entry("round", ("round",), "R3"),
    facts.PHASE: Entry("phase", ("phase",), "R3"),
    facts.ROLLED: Entry("rolled", ("catcher", "east", "calm"), "R4.1"),
    facts.CATCHER: Entry("catcher", ("catcher", "from:place", "place"), "R7.6"),
    facts.CAPTURED: Entry("captured", ("place", "people", "catcher"), "R7.12"),
    facts.MOVED: Entry("moved", ("from:place", "place", "seat"), "R7.1"),
    facts.AID: Entry("aid", ("seat", "dollars", "place"), "R7.6"),
    facts.FARE: Entry("fare", ("seat", "dollars"), "R7.11"),
    facts.FREED: Entry("freed", ("place",), "R1.1"),
    facts.CARRIED: Entry("carried", ("from:place", "place", "seat"), "R7.9"),
    facts.HELD: Entry("held", ("catcher", "card", "seat"), "R12-"),
    facts.CALMED: Entry("calmed", ("catchers", "card", "seat"), "R12-"),
    facts.TOOK: Entry("took", ("seat", "token", "dollars"), "R5.3"),
    facts.PLAYED: Entry("played", ("seat", "token"), "R6.3"),
    facts.RETURNED: Entry("returned", ("token",), "R6.6"),
    facts.FUNDS: Entry("funds", ("seat", "dollars"), "R6.5"),
    facts.READY: Entry("ready", ("seat", "ready"), "R5.6"),
    facts.PERIOD: Entry("period", ("years",), "R5.2"),
    facts.TURN: Entry("turn", ("seat",), "R6.1"),
    facts.PASSED: Entry("passed", ("seat", "dollars"), "R6.2"),
    facts.ENDED: Entry("ended", ("seat",), "R6.1"),
    facts.ROLE_MONEY: Entry("role-money", ("seat", "dollars"), "R6.9"),
    facts.SPECIAL: Entry("special", ("seat", "target:seat"), "R11"),
    facts.BENEFIT: Entry("benefit", ("seat",), "R11"),
    facts.BOUGHT: Entry("bought", ("seat", "card", "dollars"), "R6.7"),
    facts.ENTERED: Entry("entered", ("card", "space"), "R9.2"),
    facts.LEFT: Entry("left", ("card", "space", "why"), "R9.5"),
    facts.ASIDE: Entry("aside", ("card",), "R9.3"),
    facts.SHUFFLED: Entry("shuffled", ("cards",), "R9.3"),
    facts.DREW: Entry("drew", ("seat", "card"), "R12-john-brown"),
    facts.KEPT: Entry("kept", ("seat", "card"), "R6.7"),
    facts.DROPPED: Entry("dropped", ("seat", "card"), "R6.7"),
    facts.USED: Entry("used", ("seat", "card"), "R12-"),
    facts.SWAPPED: Entry("swapped", ("space", "other:space", "seat"), "R12"),
    facts.GAINED: Entry("gained", ("seat", "dollars", "card"), "R12-"),
    facts.GIFT: Entry("gift", ("seat", "receiver:seat", "dollars"), "R12-charles-sumner"),
    facts.LOADED: Entry("loaded", ("space", "people", "number"), "R8.3"),
    facts.UNLOADED: Entry("unloaded", ("space", "people", "seat"), "R11-agent"),
    facts.SOLD: Entry("sold", ("people",), "R8.1"),
    facts.DELIVERED: Entry("delivered", ("place", "people"), "R8.1"),
    facts.LOST: Entry("lost", ("people",), "R8.2"),
    facts.SENT_BACK: Entry("sent-back", ("place",), "R12-dred-scott"),
    facts.SEIZED: Entry("seized", ("place",), "R12-fugitive-slave-act"),
    facts.DISCARDED: Entry("discarded", ("token",), "R12-farren-riots"),
    facts.SUPPORT_BACK: Entry("support-back", ("seat",), "R12-nat-turner"),
    facts.LANTERN: Entry("lantern", ("seat",), "R9.6"),
    facts.OUTCOME: Entry("outcome", ("outcome",), "R1.1"),
    facts.SPARED: Entry("spared", ("seat", "people", "dollars"), "R12-slave-trade-act"),
    facts.ROLE: Entry("role", ("number:space", "role"), "R2.1"),
    facts.STRUCK: Entry("struck", ("card",), "R9.5"),
}
