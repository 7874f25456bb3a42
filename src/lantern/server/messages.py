"""What is sent to the server and what it sends back; a scene, the game itself, is made in `view`."""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from lantern.editions import MOST_TEXT, NEWEST
from lantern.explain.ending import Ending
from lantern.position import MOST_TEXT as MOST_POSITION
from lantern.view.scene import Scene
from lantern.words import Text

Name = Annotated[str, Meta(max_length=40)]
Key = Annotated[str, Meta(max_length=64)]
Position = Annotated[int, Meta(ge=0, le=1_000_000)]
Number = Annotated[int, Meta(ge=0, le=10_000)]
Seat = Annotated[int, Meta(ge=0, le=3)]
Words = Annotated[str, Meta(max_length=500)]
Long = Annotated[str, Meta(max_length=10_000)]
Credentials = Annotated[str, Meta(max_length=600)]
# What is told of every change: the table in words, what has changed of it, or only what a program needs.
Feed = Literal["scenes", "changes", "moves"]


# What begins a game.


class NewSeat(Struct, rename="camel", forbid_unknown_fields=True):
    """Who is to sit in a seat: `person`, or `computer:random`."""

    name: Name = ""
    by: Name = "person"


class NewTable(Struct, rename="camel", forbid_unknown_fields=True):
    """A game to be set up."""

    players: Annotated[int, Meta(ge=1, le=4)]
    side: Name = "normal"
    options: Annotated[list[Name], Meta(max_length=20)] = []
    roles: Annotated[list[Name], Meta(max_length=4)] = []  # one for each seat, or none: they are dealt
    seed: Name = ""  # of the luck; empty: a fresh one
    edition: Annotated[str, Meta(max_length=MOST_TEXT)] = NEWEST  # the numbers: a name, or the text of an edition
    companion: bool = False  # people answer for chance, with their own dice and cards
    seats: Annotated[list[NewSeat], Meta(max_length=4)] = []
    # Where the game begins, if not with the set-up; it knows side, options, roles and edition itself.
    position: Annotated[str, Meta(max_length=MOST_POSITION)] = ""


class NewRecord(Struct, rename="camel", forbid_unknown_fields=True):
    """A record to be taken in; an unfinished one without a seed gets fresh luck, or goes on with people's own dice."""

    text: Annotated[str, Meta(max_length=1_000_000)]
    companion: bool = False


class Created(Struct, rename="camel"):
    """A table and the keys to it: each token is told once and kept nowhere in clear."""

    id: str
    host: str
    seats: list[str]  # one token for each seat
    spectator: str


# What is said at a table. `key` is the page's own mark of a request, and comes back with the reply.


class Hello(Struct, rename="camel", forbid_unknown_fields=True):
    """The first message of a live connection: one token, or several joined by commas around a shared screen."""

    hello: Credentials
    since: Position = 0  # the log after this position is sent
    feed: Feed = "scenes"


class GiveAnswer(Struct, rename="camel", tag="answer", tag_field="type", forbid_unknown_fields=True):
    """An answer, given for a position; the same key counts once."""

    answer: Number
    position: Position
    key: Key = ""
    digest: Key = ""  # of the table it was given for, where the page knows it


class Undo(Struct, rename="camel", tag="undo", tag_field="type", forbid_unknown_fields=True):
    """Take back one's last answer."""

    position: Position
    key: Key = ""


class Redo(Struct, rename="camel", tag="redo", tag_field="type", forbid_unknown_fields=True):
    """Give the last undone answer again."""

    position: Position
    key: Key = ""


class Restart(Struct, rename="camel", tag="restart", tag_field="type", forbid_unknown_fields=True):
    """Go back to where this turn began."""

    position: Position
    key: Key = ""


class UndoTo(Struct, rename="camel", tag="undo-to", tag_field="type", forbid_unknown_fields=True):
    """Go back to the moment after so many answers."""

    to: Position
    position: Position
    key: Key = ""


class Consent(Struct, rename="camel", tag="consent", tag_field="type", forbid_unknown_fields=True):
    """Agree to what another seat wants to take back, or not; the host may force it for seats that are away."""

    ask: Position
    accept: bool
    force: bool = False
    key: Key = ""


class Propose(Struct, rename="camel", tag="propose", tag_field="type", forbid_unknown_fields=True):
    """Propose an answer to whoever is asked; never recorded."""

    answer: Number
    position: Position
    key: Key = ""


class Chat(Struct, rename="camel", tag="chat", tag_field="type", forbid_unknown_fields=True):
    """Say something beside the game."""

    text: Words
    key: Key = ""


class Note(Struct, rename="camel", tag="note", tag_field="type", forbid_unknown_fields=True):
    """Keep a note of one's own, instead of the one before."""

    text: Long
    seat: Seat = 0
    key: Key = ""


class Ping(Struct, rename="camel", tag="ping", tag_field="type", forbid_unknown_fields=True):
    """Ask whether anybody is there."""

    key: Key = ""


Command = GiveAnswer | Undo | Redo | Restart | UndoTo | Consent | Propose | Chat | Note | Ping


class Sit(Struct, rename="camel", forbid_unknown_fields=True):
    """Hand a seat over: to `computer:random`, back to a `person`, or with `renew` to another person by a new link."""

    by: Name | UnsetType = UNSET
    name: Name | UnsetType = UNSET
    renew: bool = False
    muted: bool | UnsetType = UNSET


class Hints(Struct, rename="camel", forbid_unknown_fields=True):
    """Allow hints at a table, or not."""

    allowed: bool


class Renewed(Struct, rename="camel"):
    """A new link of the host or of the spectators, in place of the earlier ones."""

    token: str


class Chair(Struct, rename="camel"):
    """Who sits where."""

    name: str
    by: str  # `person`, `computer:random` …
    here: bool  # a person of this seat is connected
    player: str | UnsetType = UNSET
    muted: bool = False  # the host has asked this seat to be quiet


class Seated(Struct, rename="camel"):
    """How the seat is taken now; the token is told only when it is new."""

    chair: Chair
    token: str = ""


# What comes back.


class You(Struct, rename="camel"):
    """What the token allows."""

    seats: list[int]
    host: bool


class Said(Struct, rename="camel", tag="said", tag_field="type"):
    """A line of the chat."""

    id: int
    seat: int
    text: str
    at: int  # seconds


class Idea(Struct, rename="camel", tag="idea", tag_field="type"):
    """What a seat proposes; it lapses with the next answer."""

    seat: int
    answer: int
    word: str
    position: int


class Ask(Struct, rename="camel"):
    """Somebody wants to take back answers of others too."""

    id: int
    by: int  # the seat
    to: int  # the position to go back to
    waiting: list[int]  # seats that have not agreed yet


class Asking(Struct, rename="camel", tag="asking", tag_field="type"):
    """An open wish to undo, or its end."""

    ask: Ask | None
    declined: int = -1  # by this seat


class Welcome(Struct, rename="camel", tag="welcome", tag_field="type"):
    """The answer to hello: everything needed to draw the table."""

    you: You
    scene: Scene
    since: int  # lines of the log belong after this position
    last_seen: int  # where this seat was when it was last here
    chairs: list[Chair]
    watching: int
    hints: bool  # may be asked for
    chat: list[Said]
    ideas: list[Idea]
    ask: Ask | None
    notes: dict[str, str]  # seat -> its note; one's own only
    companion: bool
    spectators: list[int] = []  # a number for each, by which the host may remove one
    ended: bool = False  # by its host
    level: str = ""  # of the start page; empty where it is none of them


class Update(Struct, rename="camel", tag="update", tag_field="type"):
    """The table has changed: forget log lines after `since` and add these; ideas and wishes to undo have lapsed."""

    since: int
    cause: str  # `answer`, `undo` or `redo`
    scene: Scene
    key: str = ""  # of the command that brought it about: its sender hears no `accepted` beside this


class Changed(Struct, rename="camel", tag="changed", tag_field="type"):
    """The table has changed, as pages are told that keep the scene: like `update`, with only the fields that differ."""

    since: int
    cause: str  # `answer`, `undo` or `redo`
    changes: dict[str, Any]  # of the scene; `table` has again only the fields of the table that differ
    key: str = ""  # as in `update`


class Moved(Struct, rename="camel", tag="moved", tag_field="type"):
    """The table has changed, as programs are told: forget the answers after `since` and add these."""

    since: int
    cause: str  # `answer`, `undo` or `redo`
    answers: list[int]  # of players and of chance
    position: int
    seat: int  # that is asked now; below 0 chance, or nobody any more
    legal: list[int]  # what it may answer
    others: list[int]  # what other seats may say all the same
    key: str = ""  # as in `update`


class Chairs(Struct, rename="camel", tag="chairs", tag_field="type"):
    """Who sits where, who is here, and whether hints may be asked for."""

    chairs: list[Chair]
    watching: int
    hints: bool
    spectators: list[int] = []
    ended: bool = False


class Accepted(Struct, rename="camel", tag="accepted", tag_field="type"):
    """A request was carried out, and kept; where it has changed the game, the change itself says so by its key."""

    key: str
    position: int


class Refused(Struct, rename="camel", tag="refused", tag_field="type"):
    """A request was not carried out, and why; nothing has changed."""

    code: str
    sentence: str
    key: str = ""
    scene: Scene | None = None
    line: int = 0  # of a damaged record


Message = Welcome | Update | Changed | Moved | Chairs | Said | Idea | Asking | Accepted | Refused


class Reply(Struct, rename="camel"):
    """A request was carried out; the table as it is now, with the log since the position it was sent for."""

    position: int
    since: int
    scene: Scene
    ask: Ask | None = None  # it waits for the consent of others


class Done(Struct, rename="camel"):
    """A request was carried out, and there is nothing more to say."""

    done: bool = True


class Here(Struct, rename="camel"):
    """A table as it is now, for whoever does not listen live."""

    you: You
    scene: Scene
    chairs: list[Chair]
    last_seen: int
    companion: bool


# Games that are looked at rather than played.


class GameSummary(Struct, rename="camel"):
    """A game stored on this machine."""

    id: str
    players: int
    side: str
    options: list[str]
    names: list[str]
    position: int
    created: int
    updated: int
    outcome: int
    round: int
    ended: bool = False  # by its host or the operator


class OddsReply(Struct, rename="camel"):
    """The exact chances of the next catcher phase, as fractions; places not named have none."""

    arrival: dict[str, str]  # a catcher ends its move there
    capture: dict[str, str]  # the same, where somebody stands there
    anybody: str
    people: str  # captured on average
    catchers: dict[str, dict[str, str]]  # by colour: where it may end its move


class RoundSummary(Struct, rename="camel"):
    """How things stood when a round ended, for the chart and for jumping."""

    position: int
    round: int
    freed: int
    lost: int
    money: int
    support: int  # tokens still to be bought


class Why(Struct, rename="camel"):
    """Why an answer was given: the computer player's own reasons, or what the table says of anybody else's answer."""

    position: int
    reasons: list[Text]
    own: bool = False  # the reasons the computer player had when it answered


class Replay(Struct, rename="camel"):
    """What there is to be replayed."""

    id: str
    positions: int
    rounds: list[RoundSummary]
    outcome: int
    score: int
    names: list[str]
    ending: Ending | None = None  # of a game that is over
