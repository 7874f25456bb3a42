"""The table, and the shape of every question asked at it."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final, final

from lantern.engine.actions import CHANCE, NOBODY
from lantern.engine.board import CAPACITY
from lantern.engine.edition import Edition
from lantern.engine.events import Event

PLAYING: Final = 0
WON: Final = 1
LOST_TRACK_FULL: Final = 2
OUT_OF_TIME: Final = 3

NO_CARD: Final = -1
CARD_BITS: Final = 8  # of `captured`, for one market card
CARD_MASK: Final = 255

# Phases, as shown.
SETTING_UP: Final = 0
CATCHER_PHASE: Final = 1
PLANNING: Final = 2
ACTION: Final = 3
MARKET: Final = 4
LANTERN: Final = 5
PHASE_NAMES: Final = ["setting-up", "catchers", "planning", "action", "market", "lantern"]

# What the acting player has done this turn: the bits of `State.used` (R6.1).
MONEY_USED: Final = 1
BENEFIT_USED: Final = 2
SPECIAL_USED: Final = 4
CARD_USED: Final = 8
ACTED: Final = 16  # any listed action: no more passing
BEGUN: Final = 32  # an own action or gift: no longer "at the beginning" (R11.1)
FUNDRAISED: Final = 64
SHIELDED: Final = 128  # Conductor tokens draw no catchers this turn (Station Master's special)

# Civil War within one action: `State.civil_war`.
NOT_ASKED: Final = 0
DECLINED: Final = 1
IN_FORCE: Final = 2


@final
class State:  # noqa: PLW1641 - it changes, so it has no hash
    """Everything that lies on the table; it knows no rules.

    Nothing here is hidden: a deck is the set of cards that may come next, not an order.
    There is no constructor, because copying runs millions of times: `setup.new_game` fills every field.
    """

    # The game chosen.
    edition: Edition
    players: int
    options: int  # switches
    side: int  # of the victory card
    goal: int
    lost_limit: int

    # Where the game stands.
    round: int
    phase: int
    period: int  # the newest
    lead: int
    outcome: int

    # People.
    people: list[int]  # in each place and plantation
    occupied: int  # the places and plantations with somebody there, as a set
    full: int  # those with no room, as a set
    supply: int
    freed: int
    lost: int
    transit: int  # on their way to plantations
    market: list[int]  # on each face-up market card, the bottom one first
    captured: int  # how many of those were captured and put back there, CARD_BITS for each card; no rule asks
    market_deck: int  # market cards still to come, as a set

    # Catchers.
    catchers: list[int]
    catcher_places: int  # the places with a catcher, as a set

    # Players.
    money: list[int]
    roles: list[int]
    specials_used: int  # seats whose special is used, as a set
    reserve: list[int]
    hands: list[int]  # seat * KINDS + kind
    hand_entries: int  # the entries of `hands` that are not 0, as a set

    # Tokens and cards.
    stock: list[int]  # on the token board, by kind
    queue: list[int]  # left to right
    modifiers: list[int]  # what the cards in the queue change
    known_in_deck: int  # cards known to be in the newest deck, as a set
    unknown_in_deck: int  # opposition cards in it that nobody has seen
    top: list[int]  # known cards on top of it, the next one last
    unseen: int  # opposition cards nobody has seen, as a set
    shuffles: int  # how often something was shuffled back into the newest deck
    out_of_game: int  # cards out of the game, as a set

    # This phase, this turn, this action.
    taken: list[int]  # tokens taken in planning, by seat
    ready: int  # seats that are ready in planning, as a set
    used: int  # what the acting player has used and done, as a set
    played: int  # tokens played this turn
    civil_war: int  # whether Civil War is in force in this action
    opposition_entered: int  # 1 when an opposition card has entered this round

    stack: list[Frame]
    events: list[Event] | None

    def copy(self) -> State:
        """Return a table of its own that looks the same; nobody listens to it."""
        s = State()
        s.edition = self.edition
        s.players = self.players
        s.options = self.options
        s.side = self.side
        s.goal = self.goal
        s.lost_limit = self.lost_limit
        s.round = self.round
        s.phase = self.phase
        s.period = self.period
        s.lead = self.lead
        s.outcome = self.outcome
        s.people = self.people.copy()
        s.occupied = self.occupied
        s.full = self.full
        s.supply = self.supply
        s.freed = self.freed
        s.lost = self.lost
        s.transit = self.transit
        s.market = self.market.copy()
        s.captured = self.captured
        s.market_deck = self.market_deck
        s.catchers = self.catchers.copy()
        s.catcher_places = self.catcher_places
        s.money = self.money.copy()
        s.roles = self.roles  # shared, as are `reserve`, `modifiers`, `top` and `taken`: replaced, never changed
        s.specials_used = self.specials_used
        s.reserve = self.reserve
        s.hands = self.hands.copy()
        s.hand_entries = self.hand_entries
        s.stock = self.stock.copy()
        s.queue = self.queue.copy()
        s.modifiers = self.modifiers
        s.known_in_deck = self.known_in_deck
        s.unknown_in_deck = self.unknown_in_deck
        s.top = self.top
        s.unseen = self.unseen
        s.shuffles = self.shuffles
        s.out_of_game = self.out_of_game
        s.taken = self.taken
        s.ready = self.ready
        s.used = self.used
        s.played = self.played
        s.civil_war = self.civil_war
        s.opposition_entered = self.opposition_entered
        s.stack = self.stack.copy()
        s.events = None
        return s

    def __reduce__(self) -> tuple[object, ...]:
        """Tell pickle and deepcopy how to make this table again."""
        return restored, (fields_of(self),)

    def __eq__(self, other: object) -> bool:
        """Tell whether both tables look the same and ask the same; who listens to them makes no difference."""
        if not isinstance(other, State):
            return False
        mine, theirs = fields_of(self), fields_of(other)
        return all(mine[name] == theirs[name] for name in mine if name != "events")

    def __repr__(self) -> str:
        return f"<State: round {self.round}, {PHASE_NAMES[self.phase]} phase, {self._asked()}>"

    def _asked(self) -> str:
        """Say who is asked."""
        if self.outcome != PLAYING:
            return "the game is over"
        who = self.stack[-1].actor(self) if self.stack else NOBODY
        if who >= 0:
            return f"seat {who + 1} is asked"
        return "chance is asked" if who == CHANCE else "nobody is asked"

    # Three verbs guard the people; `occupied` and `full` can never disagree with them.

    def put(self, spot: int) -> None:
        """Set one person down in a place or plantation."""
        count = self.people[spot] + 1
        self.people[spot] = count
        self.occupied |= 1 << spot
        if count == CAPACITY[spot]:
            self.full |= 1 << spot

    def lift(self, spot: int) -> None:
        """Take one person up from a place or plantation."""
        count = self.people[spot] - 1
        self.people[spot] = count
        self.full &= ~(1 << spot)
        if count == 0:
            self.occupied &= ~(1 << spot)

    def lift_all(self, spot: int) -> None:
        """Take everybody up from a place or plantation."""
        self.people[spot] = 0
        self.full &= ~(1 << spot)
        self.occupied &= ~(1 << spot)

    # Two verbs guard the hands; `hand_entries` can never disagree with them.

    def gain_token(self, entry: int) -> None:
        """Put a token into a hand; the entry is seat * KINDS + kind."""
        self.hands[entry] += 1
        self.hand_entries |= 1 << entry

    def drop_token(self, entry: int) -> None:
        """Take a token out of a hand."""
        left = self.hands[entry] - 1
        self.hands[entry] = left
        if left == 0:
            self.hand_entries &= ~(1 << entry)

    # Three verbs guard the stack. A frame leaves it, or replaces itself, before it pushes.

    def push(self, frame: Frame) -> None:
        """Ask this before everything that is already pending."""
        self.stack.append(frame)

    def become(self, frame: Frame) -> None:
        """Let the running frame go on as another."""
        self.stack[-1] = frame

    def pop(self) -> None:
        """End the running frame."""
        self.stack.pop()

    def emit(self, event: int, a: int = 0, b: int = 0, c: int = 0) -> None:
        """Report what has just happened, if anybody listens."""
        if self.events is not None:
            self.events.append((event, a, b, c))


def fields_of(each: object) -> dict[str, object]:
    """Return the fields of an object by name; a compiled one has no `__dict__`, but names its fields."""
    names = getattr(type(each), "__mypyc_attrs__", None)
    return vars(each) if names is None else {name: getattr(each, name) for name in names}


def restored(fields: dict[str, object]) -> State:
    """Return a table with these fields."""
    s = State()
    for name, value in fields.items():
        setattr(s, name, value)
    return s


def replaced(numbers: list[int], place: int, value: int) -> list[int]:
    """Return a list of its own with one number changed, for the lists that copies of a table share."""
    changed = numbers.copy()
    changed[place] = value
    return changed


class Frame:  # noqa: PLW1641 - it may hold lists
    """One box of the rules' flow chart: who is asked, what may be said, what then.

    Frames never change; a frame that has made progress replaces itself by a new one.
    That is why copying a stack of them is copying a list.
    """

    def __reduce__(self) -> tuple[object, ...]:
        """Tell pickle and deepcopy how to make this frame again: its fields are what it is made from, in that order."""
        return type(self), tuple(fields_of(self).values())

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and fields_of(self) == fields_of(other)

    def __repr__(self) -> str:
        return f"<{type(self).__name__}: {fields_of(self)}>"

    @abstractmethod
    def actor(self, s: State) -> int:
        """Return the seat that must answer, CHANCE, or NOBODY."""

    def legal(self, s: State) -> list[int]:
        """Return every answer the asked may give, in ascending order."""
        raise AssertionError("nobody is asked")

    def others(self, s: State) -> list[int]:
        """Return what other seats may say now without being asked, in ascending order."""
        return []

    def speaker(self, s: State, answer: int) -> int:
        """Return the seat that gives an allowed answer: the asked one, or another that may speak."""
        return self.actor(s)

    def apply(self, s: State, answer: int) -> None:
        """Carry out an allowed answer."""
        raise AssertionError("nobody is asked")

    def step(self, s: State) -> None:
        """Go on by itself when nobody need be asked."""
        raise AssertionError("somebody is asked")

    def weights(self, s: State) -> list[int]:
        """Return how likely each legal answer of chance is."""
        return [1] * len(self.legal(s))

    def sample(self, s: State, number: int) -> int:
        """Return the answer of chance for a large random number; random play needs no list of weights."""
        answers = self.legal(s)
        return answers[number % len(answers)]
