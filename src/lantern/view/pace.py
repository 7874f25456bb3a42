"""Are the players on track? A plain comparison with an even pace, in words; no rule is decided here."""

from functools import lru_cache
from typing import Final

from lantern.content.victory import ROUNDS
from lantern.engine.state import PLAYING, WON, State
from lantern.thought.outlook import support_left, support_total
from lantern.words import Text

LATE: Final = 1.4  # above 1, because most people reach Canada late: little is asked of the early rounds
HEAD_START: Final = 0.06  # Support is bought in steps, so one token more or less says little
CROWDED: Final = 0.75  # of the Lost track; that comes before everything else
VERDICTS: Final = ((0.08, "pace-ahead"), (-0.07, "pace-level"), (-0.22, "pace-behind"))  # more than so much ahead


def pace(s: State) -> Text:
    """Say whether the goals are near for the time that is left, and what is still needed."""
    if s.outcome != PLAYING:
        return Text("pace-won" if s.outcome == WON else "pace-lost", {"needs": Text("pace-freed", {"people": s.freed})})
    support, crowded = support_left(s), s.lost >= CROWDED * s.lost_limit
    return told(s.freed, s.goal, support, support_total(s), max(1, s.round), crowded)


@lru_cache(1024)
def told(freed: int, goal: int, support: int, total: int, turn: int, crowded: bool) -> Text:
    """Say the same from the numbers alone: freed of how many, Support left of how many, and the round."""
    people = max(0, goal - freed)
    if people == support == 0:
        return Text("pace-met", {"needs": Text("pace-finish")})
    reached = min(freed / goal, 1 - support / total + HEAD_START)
    ahead = reached - ((turn - 1) / ROUNDS) ** LATE
    verdict = next((name for least, name in VERDICTS if ahead > least), "pace-far-behind")
    return Text("pace-crowded" if crowded else verdict, {"needs": needs(people, support, ROUNDS - turn + 1)})


def needs(people: int, support: int, rounds: int) -> Text:
    """Say how many people and how much Support are still needed, and in how many rounds."""
    when = Text("pace-rounds", {"rounds": rounds})
    first = Text("count-first", {"number": people or support})
    if people and support:
        return Text("pace-needs-both", {"freed": first, "support": Text("count", {"number": support}), "when": when})
    key = "pace-needs-freed" if people else "pace-needs-support"
    return Text(key, {"count": first, "number": people or support, "when": when})
