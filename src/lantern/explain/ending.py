"""How a game ended: its cause, one lesson, the score in parts, and names of history, all from its record."""

from dataclasses import dataclass, field
from typing import Final

from msgspec import Struct

from lantern.content.cards import CARDS
from lantern.engine import apply, events, score_parts
from lantern.engine.board import CANADA, ROADS
from lantern.engine.counts import support_left, support_total
from lantern.engine.state import LOST_TRACK_FULL, PLAYING, WON, State
from lantern.engine.tokens import SUPPORT
from lantern.players.buying import hand_size
from lantern.record import Record
from lantern.view import names
from lantern.words import Text

LATE: Final = 4  # rounds: a team that has no Support by then has waited too long
NAMED: Final = 2  # names of history
# Cards whose note tells of people who freed themselves or helped others to, by name.
PEOPLE: Final = {
    *("amistad", "anthony-burns", "box-brown", "contrabands", "david-walker", "douglass-1847", "douglass-1863"),
    *("harpers-ferry", "john-brown", "john-price", "lane-seminary", "levi-coffin", "north-star", "oberlin"),
    *("ripley-ohio", "st-catharines", "theodore-weld", "tubman-combahee", "tubman-conductor", "vigilance"),
    "william-still",
}
SCORED: Final = ("freed", "lost", "goal", "support", "market")


class ScorePart(Struct, frozen=True):
    """One part of the score (R1.4)."""

    id: str
    points: int


class Remembered(Struct, frozen=True):
    """A name of history that this game has touched, and what is known."""

    name: Text
    fact: Text


class Ending(Struct, frozen=True):
    """The story of a finished game."""

    cause: Text
    lesson: Text
    score: tuple[ScorePart, ...]
    remembered: tuple[Remembered, ...]


@dataclass
class BeyondReach:
    """How many people were sold beyond reach in a round, and what lay unused when its sale began."""

    round: int
    dollars: int
    tokens: int
    people: int = 0


@dataclass
class Course:
    """The material of that story, noted during a replay."""

    table: State
    rounds: list[BeyondReach] = field(default_factory=list[BeyondReach])
    first_support: int = 0  # rounds; 0: never
    last_support: int = 0
    first_freed: int = 0
    goal_reached: int = 0
    captured: int = 0
    bought: list[int] = field(default_factory=list[int])
    crossed: list[int] = field(default_factory=list[int])


def ending(record: Record) -> Ending | None:
    """Return how a game ended; None while it goes on."""
    course = played_again(record)
    s = course.table
    if s.outcome == PLAYING:
        return None
    score = tuple(ScorePart(id_, points) for id_, points in zip(SCORED, score_parts(s), strict=True))
    return Ending(cause(course), lesson(course), score, remembered(course))


def played_again(record: Record) -> Course:
    """Note what has happened in a game."""
    s = record.setup.table()
    course = Course(s)
    for answer in record.answers:
        number, lost = s.round, s.lost
        s.events = []
        dollars, tokens = sum(s.money), sum(hand_size(s, who) for who in range(len(s.roles)))
        apply(s, answer)
        for event, a, b, _c in s.events:
            note(course, number, event, a, b)
        sold = any(event == events.SOLD for event, *_ in s.events)
        people = s.lost - lost + (s.transit if s.outcome == LOST_TRACK_FULL else 0)
        if (sold or people) and not (course.rounds and course.rounds[-1].round == number):
            course.rounds.append(BeyondReach(number, dollars, tokens))
        if people:
            course.rounds[-1].people += people
    s.events = None
    return course


def note(course: Course, number: int, event: int, a: int, b: int) -> None:
    """Note an event of a round."""
    s = course.table
    if event == events.TOOK and b == SUPPORT:
        course.first_support = course.first_support or number
        course.last_support = number
    elif event == events.FREED:
        course.first_freed = course.first_freed or number
        if s.freed >= s.goal and not course.goal_reached:
            course.goal_reached = number
        course.crossed.append(a)
    elif event == events.CAPTURED:
        course.captured += b
    elif event == events.BOUGHT:
        course.bought.append(b)


def cause(course: Course) -> Text:
    """Say in one line why the game is over."""
    s = course.table
    if s.outcome == WON:
        return Text("ending-won", {"freed": s.freed, "goal": s.goal})
    if s.outcome == LOST_TRACK_FULL:
        last = course.rounds[-1]
        return Text("ending-beyond-reach", {"people": last.people, "round": last.round})
    left = support_left(s)
    if s.freed >= s.goal:
        return Text("ending-support", {"left": left})
    return Text("ending-freed", {"freed": s.freed, "goal": s.goal})


def lesson(course: Course) -> Text:
    """Say one thing that can be learned from the game."""
    s = course.table
    if s.outcome == WON:
        return Text("lesson-won", {"support": course.last_support, "freed": course.goal_reached, "people": s.lost})
    bought = support_total(s) - support_left(s)
    if not bought and s.round >= LATE:
        return Text("lesson-no-support")
    if s.outcome == LOST_TRACK_FULL:
        worst = max(course.rounds, key=lambda each: each.people)
        unused = {"dollars": worst.dollars, "tokens": worst.tokens}
        return Text("lesson-worst-round", {"round": worst.round, "people": worst.people, **unused})
    if left := support_left(s):
        return Text("lesson-late-support", {"round": course.first_support, "left": left, "dollars": sum(s.money)})
    return Text("lesson-late-freed", {"round": course.first_freed, "captured": course.captured})


def remembered(course: Course) -> tuple[Remembered, ...]:
    """Return names of history: of cards that were bought, of where people crossed, and of the roles."""
    s = course.table
    cards = [names.card(card) for card in reversed(course.bought) if CARDS[card].id in PEOPLE]
    places = [names.place(place) for place in reversed(course.crossed) if ROADS[place] >> CANADA & 1]
    roles = [names.role(role) for role in s.roles]
    found = [
        *(Remembered(name, Text(f"{name.id}.note")) for name in cards[:1]),
        *(Remembered(name, Text(f"{name.id}.crossing")) for name in places[:1]),
        *(Remembered(name, Text(f"{name.id}.note")) for name in roles),
    ]
    return tuple(found[:NAMED])
