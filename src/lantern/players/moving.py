"""The rules of thumb for one person's move; each says in points how much it likes or dislikes it."""

from typing import Final

from lantern.content.cards import LANTERN_FEW, find
from lantern.engine.board import BLUE, GREEN, HUNTERS, PLACES, WEST
from lantern.engine.movement import aid_at
from lantern.engine.opposition import near_catchers
from lantern.engine.pursuit import toward
from lantern.engine.queue import SLOTS
from lantern.engine.state import State
from lantern.engine.tokens import FIRST_FUNDS, KINDS
from lantern.players import weights as w
from lantern.players.threat import NEAR, chance, chances, cost, dice_cost, path_cost, worth_in
from lantern.players.weights import WEIGHTS
from lantern.players.worth import dollar, relief, wanted

FUGITIVE_ACT: Final[int] = find("fugitive-slave-act")
GREEN_FUNDS: Final = 3 << FIRST_FUNDS  # the tokens of columns 1 and 2
BLUE_FUNDS: Final = 4 << FIRST_FUNDS


def judge(s: State, who: int, origin: int, goal: int, unseen: bool) -> int:
    """Say how good it is that a person goes from one place to another; `unseen` draws no catchers."""
    if unseen:
        return aid(s, goal) + judge_carried(s, who, origin, goal)
    points = freedom(s, origin, goal) + plantations(s, origin) + aid(s, goal) + fundraising(s, who, origin, goal)
    return points + pursuit(s, origin, goal) + dice_after_pursuit(s, origin, goal) + act(s, origin, goal)


def judge_carried(s: State, who: int, origin: int, goal: int) -> int:
    """Say how good it is that a person is carried from one place to another: no aid, no catchers (R7.9)."""
    points = freedom(s, origin, goal) + plantations(s, origin) + fundraising(s, who, origin, goal)
    return points + dice(s, origin, goal)


def freedom(s: State, origin: int, goal: int) -> int:
    """Bring people nearer to Canada."""
    here = NEAR[origin] if origin < PLACES else 0
    return wanted(s, worth_in(goal) - here)


def plantations(s: State, origin: int) -> int:
    """Keep the plantations from overflowing."""
    return relief(s) if origin >= WEST else 0


def aid(s: State, goal: int) -> int:
    """Arrive where there is aid."""
    dollars = aid_at(s, goal)
    return dollars * dollar(s) if dollars > 0 else 0


def fundraising(s: State, who: int, origin: int, goal: int) -> int:
    """Stay where the Fundraising tokens in hand will count people."""
    hand = s.hand_entries >> who * KINDS
    points = 0
    if hand & GREEN_FUNDS:
        points += WEIGHTS[w.FUNDS_GREEN] * ((GREEN >> goal & 1) - (GREEN >> origin & 1))
    if hand & BLUE_FUNDS:
        points += WEIGHTS[w.FUNDS_BLUE] * ((BLUE >> goal & 1) - (BLUE >> origin & 1))
    return points


def pursuit(s: State, origin: int, goal: int) -> int:
    """Never draw a catcher onto people: neither onto the one who moves nor onto others."""
    points = 0
    hunters = HUNTERS[goal]
    catcher = 0
    caught = False
    while hunters:
        if hunters & 1:
            there = toward(s, catcher, goal)
            if there == goal:
                caught = True
            else:
                people = s.people[there] - (1 if there == origin else 0)
                points -= people * cost(there)
        hunters >>= 1
        catcher += 1
    return points - (s.people[goal] + 1) * cost(goal) if caught else points


def dice(s: State, origin: int, goal: int) -> int:
    """Stand where the dice cannot reach."""
    points = dice_cost(chances(s, origin), origin) if origin < PLACES else 0
    return points - dice_cost(chances(s, goal), goal) if goal < PLACES else points


def dice_after_pursuit(s: State, origin: int, goal: int) -> int:
    """Draw catchers to where the dice threaten fewer people, and stand where they cannot reach."""
    points = dice_cost(chances(s, origin), origin) if origin < PLACES else 0
    hunters = HUNTERS[goal]
    catcher = 0
    while hunters:
        if hunters & 1:
            there = toward(s, catcher, goal)
            points += path_cost(s, catcher, s.catchers[catcher]) - path_cost(s, catcher, there)
            if there != goal:
                points -= dice_cost(chance(s, catcher, there, goal), goal)
        hunters >>= 1
        catcher += 1
    return points


def act(s: State, origin: int, goal: int) -> int:
    """Leave nobody next to a catcher when the Fugitive Slave Act is about to strike."""
    if not act_is_due(s):
        return 0
    near = near_catchers(s)
    after = near >> goal & 1 if goal < PLACES else 0
    before = near >> origin & 1 if origin < PLACES else 0
    return WEIGHTS[w.NEAR_CATCHER] * (before - after)


def act_is_due(s: State) -> bool:
    """Tell whether the lantern will remove the Fugitive Slave Act in this round (R9.1)."""
    if s.queue[SLOTS - 1] == FUGITIVE_ACT:
        return True
    return s.players < 3 and s.queue[SLOTS - LANTERN_FEW] == FUGITIVE_ACT
