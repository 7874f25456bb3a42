"""The 52 abolitionist cards of the box, the three stretch cards and whatever has been added, one line each (R12)."""

from typing import Final, NamedTuple

from lantern.content import effects
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
    Effect,
    Either,
    GainPer,
    GiveMoney,
    HoldCatcher,
    HoldCatchers,
    LeaveOut,
    Modifier,
    Move,
    QueueToDeck,
    Reserve,
    ReturnSupport,
    Seize,
    SendBack,
    SwapQueue,
)
from lantern.content.source import ESTIMATE, PDF, RULEBOOK

GENERAL: Final = "general"
RESERVE: Final = "reserve"
OPPOSITION: Final = "opposition"
STRETCH: Final = "stretch"

QUEUE_PRICES: Final[list[int]] = [3, 2, 2, 1, 1]  # left to right
QUEUE_PRICES_SOURCE: Final = PDF
# Opposition cards dealt into the three decks.
OPPOSITION_FEW: Final[list[int]] = [3, 4, 3]  # one or two players
OPPOSITION_MANY: Final[list[int]] = [4, 5, 3]  # three or four
OPPOSITION_SOURCE: Final = RULEBOOK

EFFECTS_SOURCE: Final = RULEBOOK  # the three stretch cards are described in the later manual
MARKS_SOURCE: Final = ESTIMATE  # which cards are `many_only`: deduced from the counts and the order of the text

RESERVE_LIMIT: Final = 1  # cards on each mat
RESERVE_LIMIT_SOURCE: Final = RULEBOOK

# How many right-most cards the lantern phase discards (R9.1).
LANTERN_FEW: Final = 2  # one or two players
LANTERN_MANY: Final = 1  # three or four
LANTERN_SOURCE: Final = RULEBOOK


class Card(NamedTuple):
    """A card of the abolitionist decks."""

    id: str
    kind: str
    period: int  # 0 to 2; opposition cards have none: -1
    many_only: bool  # taken out with one or two players
    when_bought: tuple[Effect, ...]
    when_removed: tuple[Effect, ...]
    in_force: tuple[Modifier, ...]
    for_sale: bool
    on_entry: tuple[Effect, ...]
    source: str  # of its kind, its period and whether it is for sale
    kept: Reserve | None = None
    edition: int = 1  # the standard edition that has it first


def general(period: int, name: str, *deeds: Effect, many: bool = False) -> Card:
    """Make a card that is resolved when bought and then discarded."""
    return Card(name, GENERAL, period - 1, many, deeds, (), (), True, (), RULEBOOK)


def reserve(period: int, name: str, kept: Reserve, many: bool = False) -> Card:
    """Make a card that is kept on the mat until its moment."""
    return Card(name, RESERVE, period - 1, many, (), (), (), True, (), RULEBOOK, kept)


def opposition(
    name: str,
    *modifiers: Modifier,
    removed: tuple[Effect, ...] = (),
    entry: tuple[Effect, ...] = (),
    for_sale: bool = True,
    kind: str = OPPOSITION,
    source: str = RULEBOOK,
) -> Card:
    """Make a card that stands in the way while it lies in the queue, or strikes when it is removed."""
    return Card(name, kind, -1, False, (), removed, modifiers, for_sale, entry, source)


def stretch(name: str, *modifiers: Modifier, removed: tuple[Effect, ...] = ()) -> Card:
    """Make one of the optional opposition cards; that they can be bought is our ruling."""
    return opposition(name, *modifiers, removed=removed, kind=STRETCH, source=ESTIMATE)


def added(edition: int, card: Card) -> Card:
    """Make a card that is not in the box: it is in the games of a standard edition and of those after it."""
    return card._replace(edition=edition, source=ESTIMATE)


# Added cards stand at the end, so that the others keep their numbers and old records their digests.
CARDS: Final[list[Card]] = [
    general(1, "david-walker", BuyToken(2, tokens=2), many=True),
    general(1, "whittier", SwapQueue()),
    general(1, "lane-seminary", Either(Move(2), BuyToken(2))),
    general(1, "liberator", QueueToDeck()),
    general(1, "liberty-hill", Move(2), BuyToken()),
    general(1, "manumission-society", BuyToken(3), many=True),
    general(1, "ohio-river", Move(3), many=True),
    general(1, "ripley-ohio", Move(2, unseen=True)),
    general(1, "church-correspondence", EachGains(2)),
    general(1, "st-catharines", Carry(effects.LARGE_NORTHERN_CITY, effects.CANADA)),
    general(1, "theodore-weld", Carry(effects.ANY_PLANTATION, effects.SOUTHERN_PLACE)),
    reserve(1, "slave-trade-act", Reserve(effects.NEW_MARKET_CARD, LeaveOut(price=3, most=2)), many=True),
    reserve(1, "levi-coffin", Reserve(effects.CATCHER_CAPTURES, HoldCatcher())),
    general(2, "amistad", Carry(effects.BOTTOM_MARKET, effects.CANADA, people=2)),
    general(2, "anthony-burns", Carry(effects.LARGE_NORTHERN_CITY, effects.CANADA)),
    general(
        2,
        "bleeding-kansas",
        Carry(effects.SOUTHERN_PLACE, effects.LARGE_NORTHERN_CITY, people=2, one_target=True),
        ClearQueue(spaces=(0, 1, 2)),
    ),
    general(2, "douglass-1847", Move(2), BuyToken(2, tokens=2), many=True),
    general(2, "harpers-ferry", BuyToken(2), ClearQueue(left_of_this=True), many=True),
    general(2, "tubman-conductor", Move(4, unseen=True)),
    general(2, "box-brown", Carry(effects.ANY_PLANTATION, effects.LARGE_NORTHERN_CITY)),
    general(2, "john-brown", BuyToken(5), DrawAndResolve()),
    general(2, "john-price", Carry(effects.NORTHERN_PLACE, effects.CANADA)),
    general(2, "lincoln-douglas", BuyToken(3)),
    general(2, "north-star", QueueToDeck()),
    general(2, "oberlin", Either(Move(4), BuyToken(4))),
    general(2, "uncle-toms-cabin", BuyToken(3), SwapQueue()),
    general(2, "vigilance", EachGains(3)),
    general(2, "garrison", BuyToken(free=True), CatchersToNearest(), many=True),
    reserve(2, "charles-sumner", Reserve(effects.BETWEEN_ACTIONS, GiveMoney(), income=1), many=True),
    reserve(2, "kansas-nebraska", Reserve(effects.ACTION_PHASE, SwapQueue())),
    general(3, "lincoln", Move(3), BuyToken(3)),
    general(3, "contrabands", Carry(effects.SMALL_SOUTHERN, effects.NORTHERN_SPACE, people=3, within=2)),
    general(3, "cooper-union", Either(Move(3), BuyToken())),
    general(3, "election-1860", GainPer(effects.LARGE_NORTHERN_CITY)),
    general(3, "drinking-gourd", Carry(effects.LOST_TRACK, effects.LARGE_NORTHERN_CITY)),
    general(3, "douglass-1863", EachGains(4)),
    general(3, "stowe", BuyToken(5)),
    general(3, "tubman-combahee", Carry(effects.ANY_PLANTATION, effects.CANADA, people=2)),
    general(3, "william-still", Carry(effects.LARGE_NORTHERN_CITY, effects.CANADA, people=2, one_source=True)),
    reserve(3, "civil-war", Reserve(effects.CATCHER_MOVES, HoldCatchers())),
    opposition("compromise-1850", Modifier(effects.FUNDRAISING_PAY, -2)),
    opposition("lovejoy", Modifier(effects.LARGE_CITIES_ONLY, 1)),
    opposition("gag-rules", Modifier(effects.PLANNING_LIMIT, -1)),
    opposition("nj-slavery", Modifier(effects.NO_BLUE_CITIES, 1)),
    opposition("fitzhugh", Modifier(effects.SUPPORT_PRICE, 1), for_sale=False),
    opposition("calhoun", Modifier(effects.CITY_AID, -1), for_sale=False),
    opposition("domestic-trade", Modifier(effects.MARKET_LOAD, 1), entry=(AddToMarket(1),), for_sale=False),
    opposition("dred-scott", removed=(SendBack(3),)),
    opposition("farren-riots", removed=(DropTokens(),)),
    opposition("fugitive-slave-act", removed=(Seize(3),)),
    opposition("nat-turner", removed=(ReturnSupport(),)),
    opposition("reopening-trade", removed=(AddToMarket(2),)),
    stretch("pennsylvania-hall", Modifier(effects.NO_SUPPORT_PLANNED, 1)),
    stretch("tough-crossing", Modifier(effects.NO_CANADA, 1)),
    stretch("us-marshals", removed=(CatchersHome(),)),
]

# The house rule of R13: this card then limits Conductor tokens instead of striking when removed.
HOUSE_FUGITIVE_ACT: Final = opposition("fugitive-slave-act", Modifier(effects.TOKEN_PEOPLE, -1))

NEWEST_EDITION: Final[int] = max([card.edition for card in CARDS])

# What each number of cards in the box must come to; the validator checks it.
COUNTS: Final[dict[str, int]] = {"period 1": 13, "period 2": 17, "period 3": 10, "opposition": 12, "stretch": 3}
COUNTS_FEW: Final[list[int]] = [9, 13, 10]  # by period, with one or two players
COUNTS_SOURCE: Final = RULEBOOK


def find(name: str) -> int:
    """Return the number of the card with this id."""
    for number, card in enumerate(CARDS):
        if card.id == name:
            return number
    raise KeyError(name)
