"""Why an answer was given: true sentences about the table, found by looking at it before and after."""

from collections.abc import Sequence
from typing import Final

from lantern.engine import actor, apply, events
from lantern.engine.board import CATCHERS, HUNTERS, PLACES
from lantern.engine.counts import room, rounds_left, support_left
from lantern.engine.decks import IS_OPPOSITION
from lantern.engine.edition import RESULTS
from lantern.engine.events import Event
from lantern.engine.questions import is_half_answered, question
from lantern.engine.state import State
from lantern.explain.pressures import remaining
from lantern.explain.reasons_to_act import reasons_to_act
from lantern.players.base import Choice, asked_first, said_by
from lantern.players.heuristic import answer as rule_of_thumb
from lantern.players.threat import STEPS, chance, chances
from lantern.record import Record
from lantern.view import names
from lantern.words import Text

LEAST: Final = 2  # reasons for one answer
MOST: Final = 3


def reasons(s: State, seat: int, answer: int, plan: Sequence[int] = ()) -> tuple[Text, ...]:
    """Say in two or three sentences what an answer brings, and what speaks for it as the table stands."""
    after, happened = said(s, answer, plan)
    found = [*brought(s, after, happened, seat), *reasons_to_act(s, seat, answer, after, happened)]
    return tuple([*found, *besides(found, remaining(s, after, seat))][:MOST])


def reasons_for(s: State, seat: int, choice: Choice) -> tuple[Text, ...]:
    """Say why a computer player made a choice: what it imagined, and what the answer brings."""
    asked = asked_first(s, seat)
    plan = [intent.answer for intent in choice.plan] or next_said(asked, choice.answer)
    found = reasons(asked, seat, choice.answer, plan)
    return (*imagined(choice), *found)[:MOST]


def imagined(choice: Choice) -> tuple[Text, ...]:
    """Say how well the player's plan went on in imagination."""
    if choice.imagined is None:
        return ()
    seen = choice.imagined
    share = round(100 * seen.chance)
    return (Text("because-imagined", {"games": seen.games, "rounds": seen.rounds, "share": share}),)


def explained(record: Record, position: int) -> tuple[Text, ...]:
    """Say what the answer at a position of a record brought; chance has no reasons."""
    s = record.setup.table()
    for answer in record.answers[: position - 1]:
        apply(s, answer)
    given = record.answers[position - 1]
    who = said_by(s, given)
    return reasons(s, who, given, record.answers[position : position + 1]) if who >= 0 else ()


def besides(found: list[Text], more: list[Text]) -> list[Text]:
    """Return what else can be said where too little has been found, and nothing twice."""
    known = [each.id for each in found]
    return [each for each in more if each.id not in known][: max(0, LEAST - len(found))]


def brought(s: State, after: State, happened: list[Event], seat: int) -> list[Text]:
    """Say what has changed for the better or worse: a capture first, before the money that comes with it."""
    return [
        *captured(happened),
        *freed(happened),
        *money(s, after, seat),
        *spared(s, after),
        *lured(s, after),
        *arrived(s, after),
        *support(s, after),
        *opened(happened),
        *opposition(happened),
    ]


def said(s: State, answer: int, plan: Sequence[int]) -> tuple[State, list[Event]]:
    """Return the table after an answer, or after the one that completes it where it is half said, and what happened."""
    table = s.copy()
    happened: list[Event] = []
    table.events = happened
    apply(table, answer)
    if plan and half_said(table):
        apply(table, plan[0])
    return table, happened


def half_said(s: State) -> bool:
    """Tell whether an answer has only begun what the next one completes: who moves, and then where to."""
    return actor(s) >= 0 and is_half_answered(question(s))


def next_said(s: State, answer: int) -> list[int]:
    """Return what completes an answer by rules of thumb, if it has only begun something."""
    table = s.copy()
    apply(table, answer)
    return [rule_of_thumb(table)] if half_said(table) else []


def freed(happened: list[Event]) -> list[Text]:
    """Somebody reaches Canada."""
    people = sum(event == events.FREED for event, *_ in happened)
    return [Text("because-freed", {"people": people})] if people else []


def money(s: State, after: State, seat: int) -> list[Text]:
    """It brings money."""
    dollars = after.money[seat] - s.money[seat]
    return [Text("because-money", {"dollars": dollars})] if dollars > 0 else []


def captured(happened: list[Event]) -> list[Text]:
    """Somebody is captured."""
    people = sum(b for event, _a, b, _c in happened if event == events.CAPTURED)
    return [Text("because-captured", {"people": people})] if people else []


def left_plantations(s: State, after: State) -> int:
    """Return how many people have left the plantations."""
    return max(0, room(after) - room(s))


def spared(s: State, after: State) -> list[Text]:
    """Without it people would be lost at the next sale (R8.2)."""
    sold = s.market[0] if s.market else 0
    over = sold - room(s)
    if over <= 0 or not left_plantations(s, after):
        return []
    return [Text("because-room", {"people": over})]


def lured(s: State, after: State) -> list[Text]:
    """A catcher no longer threatens people whom the dice could have brought it to."""
    found = []
    for catcher in range(CATCHERS):
        if s.catchers[catcher] == after.catchers[catcher]:
            continue
        for place in range(PLACES):
            threatened = HUNTERS[place] >> catcher & 1 and s.people[place] and after.people[place]
            if not threatened or not chance(s, catcher, s.catchers[catcher], place):
                continue
            if not chance(s, catcher, after.catchers[catcher], place):
                found.append(Text("because-lured", {"catcher": names.catcher(catcher), "place": names.place(place)}))
                break
    return found


def arrived(s: State, after: State) -> list[Text]:
    """Where somebody has arrived: how near to Canada, and what the dice can do."""
    found = []
    for place in range(PLACES):
        if after.people[place] <= s.people[place]:
            continue
        results = chances(after, place)
        where = names.place(place)
        steps = Text("because-steps", {"place": where, "steps": STEPS[place]})
        risk = Text("because-risk", {"place": where, "results": results, "all": RESULTS})
        found += [steps, risk if results else Text("because-safe", {"place": where})]
    return found


def support(s: State, after: State) -> list[Text]:
    """It buys Support, of which so much is still needed."""
    left = support_left(after)
    if left >= support_left(s):
        return []
    return [Text("because-support", {"left": left, "rounds": rounds_left(s)})]


def opened(happened: list[Event]) -> list[Text]:
    """The next period begins (R5.2)."""
    return [Text("because-opens", {"years": names.years(a)}) for event, a, _b, _c in happened if event == events.PERIOD]


def opposition(happened: list[Event]) -> list[Text]:
    """An opposition card leaves the queue, and not because its time has come."""
    gone = [a for event, a, _b, c in happened if event == events.LEFT and c != events.BY_LANTERN and IS_OPPOSITION[a]]
    return [Text("because-removed", {"card": names.card(card)}) for card in gone]
