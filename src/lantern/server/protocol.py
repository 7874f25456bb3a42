"""What the server and the page say to each other: plain values, generated into TypeScript from here."""

from msgspec import UNSET, Struct, UnsetType

from lantern.view.sale import ComingSale
from lantern.words import Text

Fact = tuple[int, int, int, int]
Say = Text  # the page renders it in the reader's vocabulary


class Move(Struct, rename="camel"):
    """A catcher that will move."""

    catcher: str
    origin: str
    goal: str


class Capture(Struct, rename="camel"):
    """People who will be captured."""

    place: str
    people: int
    catcher: str


class Preview(Struct, rename="camel"):
    """What an answer will bring, as far as it is certain and if nobody steps in."""

    money: list[int]
    moves: list[Move]
    captures: list[Capture]
    freed: int
    lost: int
    opens: int  # a period, or -1
    chance: bool
    may_step_in: bool
    ends: int


class Option(Struct, rename="camel"):
    """One allowed answer."""

    answer: int
    word: str  # as records write it: `to newport`
    seat: int  # who says it; -2 is chance
    say: Say
    target: str  # the thing on the table it is about: `place:newport`, `card:3`, `token:conductor-3x1`, `role`, or ""
    consequences: list[Say]
    preview: Preview | None


class Blocked(Struct, rename="camel"):
    """Something one might expect, and why it is not offered."""

    target: str
    what: Say
    why: Say
    rule: str


class Elsewhere(Struct, rename="camel"):
    """Why the person chosen goes to no place that is neither offered nor blocked for a reason of its own."""

    why: Say
    rule: str


class Question(Struct, rename="camel"):
    """What is asked now."""

    seat: int  # -2 is chance, -3 the end of the game
    kind: str
    say: Say
    detail: Say | None
    rule: str
    shared: bool
    options: list[Option]
    others: list[Option]
    blocked: list[Blocked]
    instead: list[str] | UnsetType = UNSET  # where others stand who could be chosen instead of the person chosen
    elsewhere: Elsewhere | UnsetType = UNSET


class Card(Struct, rename="camel"):
    """A card in the queue or on a mat."""

    id: str
    kind: str
    short: Say
    effect: Say
    for_sale: bool
    price: int  # of its space
    prices: list[int] | UnsetType = UNSET  # by seat, where roles make a difference


class Stack(Struct, rename="camel"):
    """One stack of the token board."""

    id: str
    kind: str
    column: int
    price: int  # without anybody's discount
    left: int
    grey: bool  # the grey one lies lowest
    open: bool
    people: int
    steps: int
    prices: list[int] | UnsetType = UNSET  # by seat, where roles make a difference


class Mat(Struct, rename="camel"):
    """What lies before one player."""

    role: str
    side: int
    money: int
    support: int
    tokens: dict[str, int]  # `conductor-3x1`, `grey conductor-3x1`, `funds-1` …
    reserve: Card | None
    ready: bool  # in planning


class Table(Struct, rename="camel"):
    """Everything that lies on the table; nothing is hidden."""

    players: int
    side: str
    options: list[str]
    goal: int
    lost_limit: int
    support_left: int  # in all periods
    support_total: int
    round: int
    phase: int
    period: int
    lead: int
    acting: int  # the seat whose turn it is, or -1
    outcome: int
    people: dict[str, int]
    catchers: dict[str, str]
    supply: int
    freed: int
    lost: int
    market: list[int]
    captured: list[int]  # how many of the people on each market card were captured and put back there
    market_deck: int
    queue: list[Card | None]
    deck: int
    deck_top: list[str]
    stacks: list[Stack]
    mats: list[Mat]


class Line(Struct, rename="camel"):
    """One sentence of the log."""

    moment: int  # the number of the answer it belongs to
    who: int  # gave that answer; below 0: nobody at the table
    say: Say
    rule: str
    cause: Say | None
    fact: Fact


class Chair(Struct, rename="camel"):
    """Who sits where."""

    name: str
    by: str  # `person`, `computer:random` …
    here: bool  # a person of this seat is connected
    player: str | UnsetType = UNSET
    muted: bool = False  # the host has asked this seat to be quiet


class Scene(Struct, rename="camel"):
    """One moment of a game, ready to be drawn."""

    id: str
    position: int  # how many answers have been given
    digest: str
    table: Table
    question: Question
    log: list[Line]
    undoable: int
    redoable: int
    score: int
    sale: ComingSale
    pace: Say  # whether the goals are near; `.verdict` of its text is the first half, `needs` the second
