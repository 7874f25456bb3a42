"""Are the players on track? The chance of winning in one sentence, the coming sale, and the two clocks of the game."""

from typing import Final

from msgspec import Struct

from lantern.engine.counts import lost_room, support_left
from lantern.engine.state import PLAYING, WON, State
from lantern.players.value import win_share
from lantern.view.sale import Clocks, ComingSale, clocks, coming_sale, sale_text
from lantern.words import Text

# From which estimate on. It is made for the start of a round and too hopeful within one, hence the high bars: in
# recorded games the chance of winning told at the table was 66 %, 46 %, 26 % and 9 % on average, from top to bottom.
VERDICTS: Final = ((0.9, "pace-on-track"), (0.55, "pace-open"), (0.25, "pace-hard"))


class Pace(Struct, frozen=True):
    """How the game stands, in up to three sentences."""

    verdict: Text  # follows the chance of winning
    sale: Text | None = None  # who arrives at the end of this round, and for how many there is no room
    clocks: Text | None = None  # the rounds left, and those until the Lost track overflows

    @property
    def sentences(self) -> list[Text]:
        """Everything it says, the most important first."""
        return [each for each in (self.verdict, self.sale, self.clocks) if each]


def pace(s: State) -> Pace:
    """Say how the game stands."""
    if s.outcome != PLAYING:
        return Pace(Text("pace-won" if s.outcome == WON else "pace-lost"), Text("pace-freed", {"people": s.freed}))
    sale, met = coming_sale(s), s.freed >= s.goal and support_left(s) == 0
    if sale.overflows:
        numbers = {"arriving": sale.arriving, "room": sale.room, "left": lost_room(s)}
        return Pace(Text("pace-met-overflow" if met else "pace-overflow"), Text("pace-too-many", {**numbers}))
    told = sale_text(sale) if sale.arriving else None
    if met:
        return Pace(Text("pace-met"), told, Text("pace-finish"))
    return Pace(Text(verdict(s, sale)), told, clock_text(clocks(s)))


def verdict(s: State, sale: ComingSale) -> str:
    """Return the text for the chance of winning; nobody is on track who is about to lose people."""
    share = win_share(s)
    found = next((name for least, name in VERDICTS if share >= least), "pace-very-hard")
    return "pace-open" if found == "pace-on-track" and sale.beyond_reach else found


def clock_text(found: Clocks) -> Text:
    """Say what the two clocks show."""
    return Text("pace-clocks", {"rounds": found.rounds, "overflow": found.overflow, "moving": int(found.moving)})
