"""Are the players on track? One headline: the coming sale before everything else, then the chance of winning."""

from typing import Final

from lantern.content.victory import ROUNDS
from lantern.engine.counts import lost_room, support_left
from lantern.engine.state import PLAYING, WON, State
from lantern.players.value import win_share
from lantern.view.sale import ComingSale, coming_sale
from lantern.words import Text

# From which estimate on. It is made for the start of a round and too hopeful within one, hence the high bars: in
# recorded games the chance of winning told at the table was 66 %, 46 %, 26 % and 9 % on average, from top to bottom.
VERDICTS: Final = ((0.9, "pace-on-track"), (0.6, "pace-open"), (0.25, "pace-hard"))


def pace(s: State) -> Text:
    """Say how the game stands, and what is still needed or what the sale of this round brings."""
    if s.outcome != PLAYING:
        return Text("pace-won" if s.outcome == WON else "pace-lost", {"needs": Text("pace-freed", {"people": s.freed})})
    people, support, sale = max(0, s.goal - s.freed), support_left(s), coming_sale(s)
    met = people == support == 0
    if sale.overflows:
        return Text("pace-met-overflow" if met else "pace-overflow", {"needs": too_many(sale, lost_room(s))})
    if met:
        return Text("pace-met", {"needs": sale_text(sale) if sale.beyond_reach else Text("pace-finish")})
    if sale.beyond_reach:
        return Text(verdict(s, sale), {"needs": sale_text(sale)})
    return Text(verdict(s, sale), {"needs": needs(people, support, ROUNDS - max(1, s.round) + 1)})


def verdict(s: State, sale: ComingSale) -> str:
    """Return the text for the chance of winning; nobody is on track who is about to lose people."""
    share = win_share(s)
    found = next((name for least, name in VERDICTS if share >= least), "pace-very-hard")
    return "pace-open" if found == "pace-on-track" and sale.beyond_reach else found


def sale_text(sale: ComingSale) -> Text:
    """Say who arrives at the end of this round, and for how many there is no room."""
    return Text("sale", {"arriving": sale.arriving, "room": sale.room, "beyond": sale.beyond_reach})


def too_many(sale: ComingSale, left: int) -> Text:
    """Say why the sale of this round would end the game."""
    return Text("pace-too-many", {"arriving": sale.arriving, "room": sale.room, "left": left})


def needs(people: int, support: int, rounds: int) -> Text:
    """Say how many people and how much Support are still needed, and in how many rounds."""
    when = Text("pace-rounds", {"rounds": rounds})
    first = Text("count-first", {"number": people or support})
    if people and support:
        return Text("pace-needs-both", {"freed": first, "support": Text("count", {"number": support}), "when": when})
    key = "pace-needs-freed" if people else "pace-needs-support"
    return Text(key, {"count": first, "number": people or support, "when": when})
