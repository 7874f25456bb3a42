"""What an answer would bring, found by giving it on a copy of the table."""

from typing import Final

from msgspec import Struct

from lantern.engine import facts
from lantern.engine.actions import CHANCE, DONE
from lantern.engine.flow import actor, apply, legal
from lantern.engine.questions import is_about_catchers, question
from lantern.engine.state import LOST_TRACK_FULL, OUT_OF_TIME, State
from lantern.view import names
from lantern.words import Arg, Text

INCOME: Final = {facts.FUNDS, facts.GAINED, facts.ROLE_MONEY, facts.PASSED}  # each names the seat first


class Preview(Struct, frozen=True):
    """The consequences of one answer, as far as they are certain and if nobody steps in."""

    money: list[int]  # dollars more or less, by seat
    paid: int  # the set of seats to which something was paid, be it nothing
    moves: list[tuple[int, int, int]]  # catcher, from, to
    captures: list[tuple[int, int, int]]  # place, people, catcher
    freed: int
    lost: int
    opens: int  # the period it opens, or -1
    strikes: list[int]  # opposition cards that take effect by being removed
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
    news: list[tuple[int, int, int, int]] = []
    table.events = news
    apply(table, answer)
    asked = let_everybody_decline(table)
    moves, captures, strikes, lost, opens, paid = [], [], [], 0, -1, 0
    for fact, a, b, c in news:
        if fact == facts.CATCHER:
            moves.append((a, b, c))
        elif fact == facts.CAPTURED:
            captures.append((a, b, c))
        elif fact == facts.LOST:
            lost += a
        elif fact == facts.PERIOD:
            opens = a
        elif fact == facts.STRUCK:
            strikes.append(a)
        elif fact in INCOME:
            paid |= 1 << a
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
    if found.money and who >= 0 and (found.money[who] or found.paid >> who & 1):
        dollars = found.money[who]
        said.append(Text("preview-pay" if dollars < 0 else "preview-gain", {"dollars": abs(dollars)}))
    said += pursuit(found)
    said += [Text("preview-strikes", {"card": names.card(card)}) for card in found.strikes]
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
    said: list[Text] = []
    for place, people, mover in found.captures:
        args: dict[str, Arg] = {"catcher": names.catcher(mover), "place": names.place(place), "people": people}
        said.append(Text("preview-captured", args))
    return said


def pursuit(found: Preview) -> list[Text]:
    """Say which catchers will move without capturing anybody."""
    taken = {catcher for _place, _people, catcher in found.captures}
    return [
        Text("preview-catcher", {"catcher": names.catcher(mover), "place": names.place(there)})
        for mover, _here, there in found.moves
        if mover not in taken
    ]
