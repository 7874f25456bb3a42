"""The sentences of a card and the effect words behind it say the same numbers and places.

Each word must be said in both sentences of its card, and nothing in them may name a number or a zone that no word has.
"""

import re
from collections.abc import Callable
from typing import Any, Final

import pytest

from lantern.content import effects
from lantern.content.board import PATHS
from lantern.content.cards import CARDS, HOUSE_FUGITIVE_ACT, QUEUE_PRICES, Card
from lantern.content.effects import (
    AddToMarket,
    BuyToken,
    Carry,
    CatchersHome,
    CatchersToNearest,
    ClearQueue,
    DrawAndResolve,
    DropTokens,
    EachGains,
    Either,
    GainPer,
    GiveMoney,
    HoldCatcher,
    HoldCatchers,
    LeaveOut,
    Modifier,
    Move,
    QueueToDeck,
    ReturnSupport,
    Seize,
    SendBack,
    SwapQueue,
)
from lantern.content.tokens import PLANNING_TOKENS
from lantern.words import Text, Words

COUNTS: Final = dict(enumerate(["no", "(?:one|a)", "(?:two|2)", "three", "four", "five"]))
MONEY: Final = ("discount", "dollars", "price", "least", "income")  # told in figures
SEEKERS: Final = "·?(?:person|people|enslaved (?:person|people)|freedom seekers?)"
LARGE: Final = r"large Northern cit(?:y|ies)(?: \(Chicago, New York or Boston\))?"
CARD: Final = "(?:Slave Market|market) card"
COLOURS: Final = ", ".join(path.colour for path in PATHS)
REMOVED: Final = "When this card is bought or falls in the Lantern phase, "
ZONES: Final = {
    effects.ANY_PLANTATION: "(?:a|any) plantations?",
    effects.SOUTHERN_PLACE: r"(?:any )?southern (?:\(green\) )?places?",
    effects.SMALL_SOUTHERN: "(?:a small green place|small southern)",
    effects.NORTHERN_PLACE: "any northern place(?:, a beige space, a town or a blue city,)?",
    effects.NORTHERN_SPACE: "(?:a beige space or town of the North|small northern places)",
    effects.LARGE_NORTHERN_CITY: f"(?:(?:a|the) {LARGE}|Chicago, New York (?:or|and) Boston)",
    effects.CANADA: "Canada",
    effects.BOTTOM_MARKET: f"the bottom {CARD}",
    effects.LOST_TRACK: "the Beyond Reach track",
}
ONE_ZONE: Final = {effects.LARGE_NORTHERN_CITY: f"(?:one|a single) {LARGE}"}  # where all must come from or go to one

# How each word is said in brief and in full.
WORDS: Final[dict[type, tuple[str, str]]] = {
    EachGains: ("Every player takes {dollars}", "Every player, you included, takes {dollars}"),
    GainPer: (
        r"Take \$1 for each freedom seeker in {zone}",
        r"Take \$1 from the bank for each freedom seeker in {zone}",
    ),
    SwapQueue: ("swap two (?:queue cards|cards in the queue)", "exchange the places of two cards in the queue"),
    QueueToDeck: ("Put one queue card back on top of the deck", "take any one card from the queue and put it on top"),
    DrawAndResolve: ("draw and resolve the top card", "draw the top card of the newest deck"),
    CatchersToNearest: (
        "every catcher moves one towards",
        rf"every slave catcher \(in the order {COLOURS}\) must go one",
    ),
    AddToMarket: (
        rf"\+{{people}} people on each {CARD}",
        f"{{people}} more enslaved (?:people are|person is) put up for sale on (?:each|every) face-up {CARD}",
    ),
    Seize: (
        "{people} freedom seekers next to slave catchers are captured",
        f"exactly {{people}} freedom seekers one route [^.;]*, or all if fewer, and all go onto the bottom {CARD}",
    ),
    SendBack: (
        "{people} freedom seekers return to plantations",
        "{people} freedom seekers on the map, [^.;]* to plantations",
    ),
    ReturnSupport: ("one bought Support token goes back", "one bought Support token goes back"),
    DropTokens: ("top Conductor tokens and one Fundraising token", "Conductor stack and the Fundraising stack of the"),
    CatchersHome: (
        "all slave catchers return to start",
        f"each slave catcher away from its start [^.;]*: {COLOURS}, in turn",
    ),
    LeaveOut: (
        f"pay {{price}} per person not sold, {{most}} per {CARD}",
        "pay {price} for each [^.;]*, at most {most} per card",
    ),
    HoldCatcher: (
        "one slave catcher about to capture does not",
        "one slave catcher would capture [^.;]* that slave catcher stay",
    ),
    HoldCatchers: ("no slave catchers move during one of your", "no slave catchers move during one whole action"),
    GiveMoney: ("give another player money", "hand another player some of your own money, at least {least}"),
}
MODIFIERS: Final = {
    effects.FUNDRAISING_PAY: (
        "Fundraising tokens pay {dollars} {more}",
        "{dollars} is {off} the result of each Fund",
    ),
    effects.PLANNING_LIMIT: ("{left} token per player in planning", "may take only {left} token in the Planning phase"),
    effects.SUPPORT_PRICE: ("Support tokens cost {dollars} {more}", "Support tokens cost {dollars} {more}"),
    effects.CITY_AID: (
        "blue cities give {dollars} {more} aid",
        "every arrival in a blue city, [^.;]* brings {dollars} {more} aid",
    ),
    effects.MARKET_LOAD: (f"each {CARD} sells {{people}} person {{more}}", "each new card has {people} {more}"),
    effects.TOKEN_PEOPLE: (
        "Conductor token moves {people} person {more}",
        "Conductor token moves {people} person {more}",
    ),
    effects.LARGE_CITIES_ONLY: ("Fundraising counts only large cities", "Fundraising token looks only at large cities"),
    effects.NO_BLUE_CITIES: (
        "Conductor tokens cannot use blue cities",
        "blue cities are closed to moves by Conductor tok",
    ),
    effects.NO_CANADA: (
        "Conductor tokens move nobody into Canada",
        "no one can be brought into Canada by a Conductor tok",
    ),
    effects.NO_SUPPORT_PLANNED: (
        "no Support tokens in planning",
        "no Support tokens can be taken in the Planning phase",
    ),
}
MOMENTS: Final = {
    effects.NEW_MARKET_CARD: (f"per {CARD}", f"In the Slave Market phase, after a new {CARD} is drawn"),
    effects.BETWEEN_ACTIONS: ("spend it", "Between actions in anyone’s Action phase"),
    effects.ACTION_PHASE: (
        "as an Action phase begins",
        "At the beginning of an Action phase, before the lead player acts",
    ),
    effects.CATCHER_MOVES: (
        "during one of your actions",
        "In your own Action phase, .* at its first slave catcher move",
    ),
    effects.CATCHER_CAPTURES: (
        "about to capture",
        "In any player’s Action phase, when the move of one slave catcher would",
    ),
}
INCOME: Final = (
    r"\+{income} each round",
    "Take {income} when you buy this card and as each of your Action phases begins",
)

# Numbers and zones that must belong to a word; what is said of rules that hold for all cards is listed below.
LOOSE: Final = re.compile(
    r"\$?\d+|\b(?:one|two|three|four|five|both|single|southern|northern|North|Canada|plantations?|blue|green|beige)\b"
    r"|\blarge\b|Chicago|New York|Boston|Washington|Beyond Reach|bottom|no (?:slave )?catchers? moves?"
    r"|full price|free\b|discard (?:all|every)|the top card|tokens in planning",
    re.IGNORECASE,
)
ASIDES: Final = [
    "if there is one",
    "(for Harpers Ferry, John Brown’s space is the one that counts)",
    "the refill may still add one new Opposition card",
    "Washington is not a northern place",
    "where two are equally near",
    "(plantations do not count)",
    "blue cities and Washington are no goals",
    "they may use every route, Washington, cities and the ship",
    "Canada and plantations are closed to them",
    "both from the same one",
    "cannot fall below $0",
    "No large city is green, so green tokens pay nothing",
    "are free of this",
    "(not even for Canada)",
    "Canada, the Slave Market and the Beyond Reach track are safe from it",
    "when no plantation space is open they go to the Beyond Reach track",
    "but of no older one",
    "With no market card left they go to open plantation spaces, or else to the Beyond Reach track",
    "or else to the Beyond Reach track",
    "the extra one of Domestic Slave Trade included",
]


def values(word: Any) -> dict[str, str]:
    """Return the numbers and zones of a word as its sentences have them."""
    found: dict[str, str] = {}
    for name, value in word._asdict().items():
        if isinstance(value, str):
            found[name] = (ONE_ZONE if getattr(word, f"one_{name}", False) else ZONES)[value]
        elif isinstance(value, int):
            found[name] = rf"\${value}" if name in MONEY else COUNTS[value]
    return found


def said(word: Any) -> tuple[str, str]:
    """Return how a word is said in brief and in full, its numbers included."""
    if isinstance(word, Either):
        (short, full), (other_short, other_full) = said(word.this), said(word.that)
        return f"{short}, or {other_short}", f"Choose one: {full}, or {other_full}"
    if isinstance(word, Modifier):
        assert word.by == 1 or "{" in MODIFIERS[word.stat][1]
        more, off = ("(?:less|fewer)", "taken off") if word.by < 0 else ("more", "added to")
        numbers = {"dollars": rf"\${abs(word.by)}", "people": COUNTS[abs(word.by)], "more": more, "off": off}
        numbers["left"] = COUNTS[max(0, PLANNING_TOKENS + word.by)]
        short, full = MODIFIERS[word.stat]
        return short.format(**numbers), full.format(**numbers)
    said_of: dict[type, Callable[[Any], tuple[str, str]]] = {
        Move: moving,
        BuyToken: buying,
        Carry: carrying,
        ClearQueue: clearing,
    }
    short, full = said_of[type(word)](word) if type(word) in said_of else WORDS[type(word)]
    untold = [name for name, value in word._asdict().items() if type(value) in (int, str) and f"{{{name}}}" not in full]
    assert [name for name in untold if getattr(word, name) != word._field_defaults.get(name)] == []
    return short.format(**values(word)), full.format(**values(word))


def moving(move: Move) -> tuple[str, str]:
    """Return how people are moved."""
    short = "move {people} people {steps} place(?: each)?"
    full = "move up to {people} different people {steps} place each"
    if move.unseen:
        return f"{short}; no slave catchers move", rf"{full}\. They bring aid as usual, but no slave catchers move"
    return short, full


def buying(buy: BuyToken) -> tuple[str, str]:
    """Return how tokens are bought."""
    if buy.free:
        return "Take {tokens} token free", "take {tokens} available token, Support included, for nothing"
    price = "{discount} less" if buy.discount else "full price"
    many = "(?:up to )?{tokens} tokens" if buy.tokens > 1 else "{tokens} token"
    full = "up to {tokens} available tokens" if buy.tokens > 1 else "{tokens} available token"
    return f"buy {many}(?: at|,) {price}", f"buy {full},?(?: each)? at (?:its )?{price}"


def carrying(carry: Carry) -> tuple[str, str]:
    """Return how people are carried: from where, to where, how many, and how far."""
    source = "(?:from|off|leave) {source}"
    if carry.source == effects.SOUTHERN_PLACE:
        source = f"(?:{source}|southern (?=freedom))"
    way = f"{source} … (?:to|for|reaches|set them down in) {{target}} … "
    many = "{people} " + SEEKERS
    full = many if carry.people == 1 else f"up to {many}"
    if carry.within:
        return f"{way}{many} … nearby", f"{way}{full} … within {{within}} steps"
    return way + many, way + full


def clearing(clear: ClearQueue) -> tuple[str, str]:
    """Return which queue cards are discarded; spaces are named by their prices."""
    if clear.left_of_this:
        return "discard all cards left of this", "discard every queue card to the left of the space this card came from"
    prices = [QUEUE_PRICES[space] for space in clear.spaces]
    assert [price for price in QUEUE_PRICES if price in prices] == prices
    spaces = [f"both \\${p} spaces" if prices.count(p) == 2 else f"the \\${p} space" for p in sorted({*prices})[::-1]]
    return rf"discard \${min(prices)}–\${max(prices)} cards", f"every card now in {' and '.join(spaces)}"


def parts(card: Card) -> list[tuple[str, str]]:
    """Return everything that a card's sentences must say, in brief and in full."""
    found = [said(word) for word in (*card.when_bought, *card.when_removed, *card.in_force)]
    found += [("", said(word)[1]) for word in card.on_entry]  # in brief only what follows from it
    if card.when_removed:
        found.append(("When it leaves: ", REMOVED))
    if card.in_force:
        found.append(("While it lies here: ", "(?:As long as this card is|while this card lies|while it is there)"))
    if not card.for_sale:
        found.append(("", "cannot be bought"))
    elif card.in_force:
        found.append(("", " can be bought"))
    for word in card.when_removed:
        if isinstance(word, AddToMarket):
            found.append(("", f"{COUNTS[word.people]} enslaved people go to open plantation spaces instead"))
    if card.kept:
        found.append(said(card.kept.use))
    if card.kept and card.kept.income:
        income = rf"\${card.kept.income}"
        found.append((INCOME[0].format(income=income), INCOME[1].format(income=income)))
    return found


def without(sentence: str, pattern: str) -> str:
    """Take everything that a pattern says out of a sentence; fail where it is not said."""
    for part in pattern.split(" … "):
        assert re.search(part, sentence, re.IGNORECASE), f"{part!r} is not said in {sentence!r}"
        sentence = re.sub(part, "·", sentence, count=1, flags=re.IGNORECASE)
    return sentence


CASES: Final = [pytest.param(card, "", id=card.id) for card in CARDS] + [
    pytest.param(HOUSE_FUGITIVE_ACT, "house-", id="house-rule")
]


@pytest.mark.parametrize(("card", "house"), CASES)
def test_a_card_says_what_it_does(card: Card, house: str) -> None:
    short, full = (Words().say(Text(f"card-{card.id}.{house}{part}")) for part in ("short", "effect"))
    if card.kept:
        assert all(map(re.search, MOMENTS[card.kept.moment], (short, full)))
    for in_brief, in_full in parts(card):
        short, full = without(short, in_brief), without(full, in_full)
    for aside in ASIDES:
        full = full.replace(aside, "·")
    assert (LOOSE.findall(short), LOOSE.findall(full)) == ([], []), (short, full)


def test_every_aside_is_said_somewhere() -> None:
    sentences = " ".join(Words().say(Text(f"card-{card.id}.effect")) for card in CARDS)
    assert [aside for aside in ASIDES if aside not in sentences] == []
