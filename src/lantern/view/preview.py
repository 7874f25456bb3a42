"""What an answer would bring, found by giving it on a copy of the table."""

from typing import Final

from msgspec import Struct

from lantern.content.cards import CARDS
from lantern.engine import events
from lantern.engine.actions import CHANCE, DONE
from lantern.engine.board import COLOURS, SPOT_IDS
from lantern.engine.events import Event
from lantern.engine.flow import actor, apply, legal
from lantern.engine.questions import is_about_catchers, question
from lantern.engine.state import LOST_TRACK_FULL, OUT_OF_TIME, State
from lantern.view import names
from lantern.words import Arg, Text

INCOME: Final = {events.FUNDS, events.GAINED, events.ROLE_MONEY, events.PASSED}  # each names the seat first


class CatcherMove(Struct, frozen=True):
    """A catcher that will move."""

    catcher: str
    origin: str
    goal: str


class Capture(Struct, frozen=True):
    """People who will be captured."""

    place: str
    people: int
    catcher: str


class Preview(Struct, frozen=True, rename="camel"):
    """The consequences of one answer, as far as they are certain and if nobody steps in."""

    money: list[int]  # dollars more or less, by seat
    paid: list[int]  # seats to which something was paid, be it nothing
    moves: list[CatcherMove]
    captures: list[Capture]
    freed: int
    lost: int
    opens: int  # the period it opens, or -1
    strikes: list[str]  # opposition cards that take effect by being removed
    chance: bool  # dice or a card follow at once: this cannot be undone
    may_step_in: bool  # somebody will be asked whether to hold a catcher back
    ends: int  # the outcome, if it ends the game

    @property
    def loses(self) -> bool:
        """Tell whether the game is lost with it."""
        return self.ends in (LOST_TRACK_FULL, OUT_OF_TIME)


def preview(s: State, answer: int) -> Preview:
    """Give an answer on a copy of the table and tell what came of it."""
    table = s.copy()
    happened: list[Event] = []
    table.events = happened
    apply(table, answer)
    asked = let_everybody_decline(table)
    moves, captures, strikes, paid, lost, opens = [], [], [], [], 0, -1
    for event, a, b, c in happened:
        if event == events.CATCHER_MOVED:
            moves.append(CatcherMove(COLOURS[a], SPOT_IDS[b], SPOT_IDS[c]))
        elif event == events.CAPTURED:
            captures.append(Capture(SPOT_IDS[a], b, COLOURS[c]))
        elif event == events.LOST:
            lost += a
        elif event == events.PERIOD:
            opens = a
        elif event == events.STRUCK:
            strikes.append(CARDS[a].id)
        elif event in INCOME:
            paid.append(a)
    if table.outcome == LOST_TRACK_FULL:
        lost += table.transit  # those whom the Lost track could not take
    money = [after - before for before, after in zip(s.money, table.money, strict=True)]
    chance = actor(table) == CHANCE
    freed = table.freed - s.freed
    return Preview(money, paid, moves, captures, freed, lost, opens, strikes, chance, asked, table.outcome)


def let_everybody_decline(s: State) -> bool:
    """Go on as if nobody used a card or benefit against the catchers; tell whether anybody would be asked."""
    asked = False
    while actor(s) >= 0 and is_about_catchers(question(s)) and legal(s)[0] == DONE:
        apply(s, DONE)
        asked = True
    return asked


def consequences(found: Preview, who: int) -> list[Text]:
    """Put a preview into words: first what becomes of people, then money (that of the seat `who`) and the rest."""
    said = captured(found) if found.moves else []
    if found.lost:
        said.append(Text("preview-lost", {"people": found.lost}))
    if found.freed:
        said.append(Text("preview-freed", {"people": found.freed}))
    if found.money and who >= 0 and (found.money[who] or who in found.paid):
        dollars = found.money[who]
        said.append(Text("preview-pay" if dollars < 0 else "preview-gain", {"dollars": abs(dollars)}))
    said += pursuit(found)
    said += [Text("preview-strikes", {"card": Text(f"card-{card}")}) for card in found.strikes]
    if found.opens >= 0:
        said.append(Text("preview-opens", {"years": names.years(found.opens)}))
    if found.may_step_in:
        said.append(Text("preview-may-step-in"))
    if found.chance:
        said.append(Text("preview-chance"))
    if found.ends:
        said.append(Text("preview-loses" if found.loses else "preview-wins"))
    return said


def captured(found: Preview) -> list[Text]:
    """Say who will be captured where, and by whom."""
    return [
        Text("preview-captured", {**catcher_at(each.catcher, each.place), "people": each.people})
        for each in found.captures
    ]


def pursuit(found: Preview) -> list[Text]:
    """Say which catchers will move without capturing anybody."""
    taken = {each.catcher for each in found.captures}
    return [
        Text("preview-catcher", catcher_at(each.catcher, each.goal))
        for each in found.moves
        if each.catcher not in taken
    ]


def catcher_at(catcher: str, place: str) -> dict[str, Arg]:
    """Name a catcher and a place."""
    return {"catcher": Text(f"catcher-{catcher}"), "place": Text(f"place-{place}")}
