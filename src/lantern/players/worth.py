"""What money, room and a way to Canada are worth to the heuristics as the table stands."""

from lantern.engine.counts import lost_room, room, rounds_left, still_to_come, support_left
from lantern.engine.state import State
from lantern.engine.tokens import SUPPORT
from lantern.players import weights as w
from lantern.players.weights import WEIGHTS


def support_behind(s: State) -> bool:
    """Tell whether the money for Support is unlikely to come in by itself."""
    left = support_left(s)
    if left == 0:
        return False
    money = 0
    for dollars in s.money:
        money += dollars
    return left * s.edition.token_prices[SUPPORT] - money > rounds_left(s) * s.players * WEIGHTS[w.PACE]


def dollar(s: State) -> int:
    """Return what a dollar is worth: more while Support is behind, and most when nothing else is missing."""
    if only_support(s):
        return WEIGHTS[w.DOLLAR_ONLY]
    return WEIGHTS[w.DOLLAR] + (WEIGHTS[w.DOLLAR_BEHIND] if support_behind(s) else 0)


def only_support(s: State) -> bool:
    """Tell whether enough people are free and only Support is missing."""
    return s.freed >= s.goal and support_left(s) > 0


def wanted(s: State, points: int) -> int:
    """Return what is left of the points for somebody's way to Canada: less once the goal is reached."""
    return points if s.freed < s.goal else points * WEIGHTS[w.FREED_BEYOND] // 100


def relief(s: State) -> int:
    """Return what it is worth that one person leaves a plantation: the more, the sooner they overflow."""
    open_spaces = room(s)
    sold = s.market[0] if s.market else 0
    if sold - open_spaces > lost_room(s):
        return WEIGHTS[w.SAVED_FROM_DEFEAT]
    if sold > open_spaces:
        return pressed(s, open_spaces, WEIGHTS[w.SAVED_NOW])
    if len(s.market) > 1 and sold + s.market[1] > open_spaces:
        return pressed(s, open_spaces, WEIGHTS[w.SAVED_NEXT])
    return pressed(s, open_spaces, WEIGHTS[w.SAVED_LATER])


def pressed(s: State, open_spaces: int, points: int) -> int:
    """Return a third of the points where the Lost track can take all who are still to come, else more and more."""
    need = still_to_come(s) - open_spaces - lost_room(s)
    if need <= 0:
        return points // 3
    return points * min(150, 60 + 30 * need // rounds_left(s)) // 100
