"""The words of card text. A card is a short list of these; what they mean is said once, in the engine."""

from typing import Final, NamedTuple

# Where a Carry takes people from and where it brings them.
ANY_PLANTATION: Final = "any-plantation"
SOUTHERN_PLACE: Final = "southern-place"
SMALL_SOUTHERN: Final = "small-southern"
NORTHERN_PLACE: Final = "northern-place"  # beige or blue, in the North
NORTHERN_SPACE: Final = "northern-space"  # beige spaces and towns, no blue cities
LARGE_NORTHERN_CITY: Final = "large-northern-city"
NEW_YORK: Final = "new-york"
CANADA: Final = "canada"
BOTTOM_MARKET: Final = "bottom-market"
LOST_TRACK: Final = "lost-track"
ZONES: Final[list[str]] = [
    ANY_PLANTATION,
    SOUTHERN_PLACE,
    SMALL_SOUTHERN,
    NORTHERN_PLACE,
    NORTHERN_SPACE,
    LARGE_NORTHERN_CITY,
    NEW_YORK,
    CANADA,
    BOTTOM_MARKET,
    LOST_TRACK,
]

# What an opposition card modifies while it lies in the queue.
FUNDRAISING_PAY: Final = 0  # dollars more (less) for each Fundraising token
PLANNING_LIMIT: Final = 1  # tokens more (fewer) per player in planning
SUPPORT_PRICE: Final = 2
CITY_AID: Final = 3
MARKET_LOAD: Final = 4  # people more on each newly loaded market card
TOKEN_PEOPLE: Final = 5  # people more (fewer) moved by each Conductor token
LARGE_CITIES_ONLY: Final = 6  # fundraising counts only large cities
NO_BLUE_CITIES: Final = 7  # Conductor tokens keep out of blue cities
NO_CANADA: Final = 8  # Conductor tokens do not reach Canada
NO_SUPPORT_PLANNED: Final = 9  # no Support in planning
STATS: Final = 10
STAT_NAMES: Final[list[str]] = [
    "fundraising-pay",
    "planning-limit",
    "support-price",
    "city-aid",
    "market-load",
    "token-people",
    "large-cities-only",
    "no-blue-cities",
    "no-canada",
    "no-support-planned",
]


class Move(NamedTuple):
    """Up to `people` different people move up to `steps` places each; `unseen` draws no catchers (R7.10)."""

    people: int
    steps: int = 1
    unseen: bool = False


class BuyToken(NamedTuple):
    """Up to `tokens` available tokens, each at a discount (R12)."""

    discount: int = 0
    tokens: int = 1
    free: bool = False


ALL_FREE: Final = 99  # the discount of tokens taken free, whatever the surcharges (R5.5)


class EachGains(NamedTuple):
    """Every player receives dollars."""

    dollars: int


class GainPer(NamedTuple):
    """The buyer receives $1 for each person in a zone."""

    zone: str


class Carry(NamedTuple):
    """Up to `people` go from one zone to another with no effect (R7.9)."""

    source: str
    target: str
    people: int = 1
    one_source: bool = False  # all from the place of the first
    one_target: bool = False  # all to the place of the first
    within: int = 0  # the most steps away; 0 is any distance


class SwapQueue(NamedTuple):
    """Two queue cards may change places."""


class QueueToDeck(NamedTuple):
    """One queue card may be put on top of the newest deck."""


class ClearQueue(NamedTuple):
    """Every card in these queue spaces (or left of this card's) is discarded; nothing resolves."""

    spaces: tuple[int, ...] = ()
    left_of_this: bool = False


class DrawAndResolve(NamedTuple):
    """The newest deck's top card is drawn and takes effect."""


class CatchersToNearest(NamedTuple):
    """Every catcher moves one place towards the nearest person on its path."""


class AddToMarket(NamedTuple):
    """People are added to each face-up market card."""

    people: int


class Seize(NamedTuple):
    """People next to catchers are captured onto the bottom market card."""

    people: int


class SendBack(NamedTuple):
    """People on the map go back to plantations."""

    people: int


class ReturnSupport(NamedTuple):
    """One bought Support token goes back to the newest column."""


class DropTokens(NamedTuple):
    """The top Conductor and Fundraising tokens of the newest column leave the game."""


class CatchersHome(NamedTuple):
    """All catchers return to their start cities and capture there."""


Deed = (
    Move
    | BuyToken
    | EachGains
    | GainPer
    | Carry
    | SwapQueue
    | QueueToDeck
    | ClearQueue
    | DrawAndResolve
    | CatchersToNearest
    | AddToMarket
    | Seize
    | SendBack
    | ReturnSupport
    | DropTokens
    | CatchersHome
)


class Either(NamedTuple):
    """One of two, as the buyer likes."""

    this: Deed
    that: Deed


Effect = Deed | Either


class Modifier(NamedTuple):
    """While in force, this number changes by so much."""

    stat: int
    by: int


class LeaveOut(NamedTuple):
    """Up to `most` people are not loaded onto the new market card; the holder pays for each."""

    price: int
    most: int


class HoldCatcher(NamedTuple):
    """The catcher about to capture stays where it is."""


class HoldCatchers(NamedTuple):
    """No catcher moves during this action."""


class GiveMoney(NamedTuple):
    """The holder hands another player money of their own."""

    least: int = 1


# When a reserve card can be used, and what the engine offers then.
NEW_MARKET_CARD: Final = "new-market-card"  # it has been drawn and is about to be loaded
BETWEEN_ACTIONS: Final = "between-actions"  # of anybody's Action phase
ACTION_PHASE: Final = "action-phase"  # before the lead acts
CATCHER_MOVES: Final = "catcher-moves"  # for the first time in an action of the holder's own
CATCHER_CAPTURES: Final = "catcher-captures"  # if it moves, in anybody's Action phase
MOMENTS: Final[dict[str, str]] = {
    NEW_MARKET_CARD: "LeaveOut",
    BETWEEN_ACTIONS: "GiveMoney",
    ACTION_PHASE: "SwapQueue",
    CATCHER_MOVES: "HoldCatchers",
    CATCHER_CAPTURES: "HoldCatcher",
}


class Reserve(NamedTuple):
    """How a reserve card is used, and what it pays: when bought and as each Action phase of its holder begins."""

    moment: str
    use: LeaveOut | GiveMoney | SwapQueue | HoldCatchers | HoldCatcher
    income: int = 0
