"""What speaks for an answer that the rules demand: where people are placed, which catcher is held, who is given up."""

from lantern.engine import apply, events, legal, questions
from lantern.engine.actions import DONE, meaning, spot_of
from lantern.engine.board import CAPACITY, ROADS, members
from lantern.engine.counts import support_left
from lantern.engine.decks import IS_OPPOSITION
from lantern.engine.edition import RESULTS
from lantern.engine.events import Event
from lantern.engine.questions import question
from lantern.engine.queue import filled
from lantern.engine.state import State
from lantern.explain.pressures import lies, purse, saved, threatened, waiting
from lantern.players.threat import STEPS, chances
from lantern.view import names
from lantern.view.preview import catcher_at, preview
from lantern.words import Text


def reasons_when_asked(s: State, seat: int, answer: int, after: State, happened: list[Event]) -> list[Text]:
    """Say what speaks for an answer, by the question it is given to."""
    asked = question(s)
    match asked.kind:
        case questions.DELIVER:
            return placed(s, spot_of(answer))
        case questions.CATCHERS_APPROACH | questions.CATCHERS_TO_NEAREST | questions.CATCHERS_RETURN:
            return pursued(s, answer)
        case questions.TAKE_PEOPLE:
            return given_up(s, spot_of(answer))
        case questions.OUTLAWED:
            return unloaded(s, seat, answer, happened)
        case questions.SWAP_CARDS | questions.PICK_CARD:
            return in_queue(after, answer, happened)
        case questions.CHOOSE_PERSON if answer == DONE:
            return enough_moved(s)
        case questions.RETURN_SUPPORT:
            return [Text("because-back", {"left": support_left(after)})]
        case questions.GIFT:
            return [purse(after, asked.receiver)]
    return []


def placed(s: State, plantation: int) -> list[Text]:
    """How many are held on a plantation, and how many ways lead out of it now, or else how many more all can hold."""
    roads = len(members(ROADS[plantation] & ~(s.full | s.catcher_places)))
    found = [
        Text(
            "because-spaces",
            {"place": names.place(plantation), "held": s.people[plantation], "all": CAPACITY[plantation]},
        )
    ]
    if roads:
        return [*found, Text("because-roads", {"place": names.place(plantation), "roads": roads})]
    return [*found, waiting(s)] if sum(s.market) else found


def given_up(s: State, place: int) -> list[Text]:
    """Those who are taken are far from Canada, or threatened in any case."""
    where, steps, results = names.place(place), STEPS[place], chances(s, place)
    farthest = steps == max(STEPS[spot_of(each)] for each in legal(s))
    found = [Text("because-farthest" if farthest else "because-distance", {"place": where, "steps": steps})]
    if results:
        found.append(Text("because-risk", {"place": where, "results": results, "all": RESULTS}))
    return found


def pursued(s: State, answer: int) -> list[Text]:
    """Where the catchers come with this answer, and where one would come without it."""
    if answer == DONE:
        return [] if preview(s, DONE).captures else [Text("because-harmless")]
    found = preview(s, answer)
    if DONE not in legal(s):
        return [Text("because-comes", catcher_at(each.catcher, each.goal)) for each in found.moves[:1]]
    without = preview(s, DONE)
    stopped = [each for each in without.captures if each not in found.captures]
    stays = [each for each in without.moves if each not in found.moves]
    return [
        *(Text("because-stopped", {**catcher_at(each.catcher, each.place), "people": each.people}) for each in stopped),
        *(Text("because-stays", catcher_at(each.catcher, each.origin)) for each in stays),
    ]


def unloaded(s: State, seat: int, answer: int, happened: list[Event]) -> list[Text]:
    """How many people are not loaded, or what that would have cost; and how much room there is."""
    spared = [
        Text("because-spared", {"people": b, "dollars": c}) for event, _a, b, c in happened if event == events.SPARED
    ]
    return [*spared, waiting(s)] if answer != DONE else [waiting(s), *saved(s, seat)]


def in_queue(after: State, answer: int, happened: list[Event]) -> list[Text]:
    """Where two cards go, an Opposition card first, or which ones the lantern removes in any case."""
    swapped = [slot for event, a, b, _c in happened if event == events.SWAPPED for slot in (a, b)]
    hostile = [slot for slot in filled(after) if IS_OPPOSITION[after.queue[slot]]]
    if swapped:
        return [lies(after, slot) for slot in sorted(swapped, key=lambda slot: slot not in hostile)]
    if answer != DONE:
        return []
    if not hostile:
        return [Text("because-quiet")]
    return [lies(after, slot) for slot in hostile]


def enough_moved(s: State) -> list[Text]:
    """Nobody who could still move would reach Canada, or every further move would mean a capture."""
    found = [preview(table, answer) for table in chosen(s) for answer in legal(table)]
    said = [] if any(each.freed for each in found) else [Text("because-nobody-freed")]
    if found and all(each.captures for each in found):
        said.insert(0, Text("because-each-captured"))
    return said + threatened(s)


def chosen(s: State) -> list[State]:
    """Return, for everybody who could move next, the table on which they have been chosen."""
    found = []
    for each in legal(s):
        if meaning(each).kind == "from":
            table = s.copy()
            apply(table, each)
            found.append(table)
    return found
