"""Whom to move, and where to."""

from typing import Final, final

from lantern.engine.actions import DONE, going, leaving
from lantern.engine.board import HOLDERS, members
from lantern.engine.carry import carry_goals, carry_origins
from lantern.engine.movement import MovePeople, leavable, reach, roads_for, shut, unmoved_at
from lantern.engine.questions import CHOOSE_PERSON, Asked, about_action
from lantern.engine.state import State
from lantern.players import weights as w
from lantern.players.moving import judge, judge_carried
from lantern.players.threat import worth_in
from lantern.players.weights import WEIGHTS
from lantern.players.worth import wanted

NONE: Final = -1
WORST: Final = -1_000_000


@final
class Step:
    """One person's move and how good it is."""

    def __init__(self, origin: int, goal: int, points: int) -> None:
        self.origin = origin
        self.goal = goal
        self.points = points


def best_step(s: State, asked: Asked, origin: int) -> Step:
    """Return where a person in a place would best go."""
    ends = reach(s, origin, asked.steps, shut(s, asked.token), roads_for(s, asked.who))
    best = Step(origin, NONE, WORST)
    while ends:
        goal = ends.bit_length() - 1
        ends ^= 1 << goal
        points = judge(s, asked.who, origin, goal, asked.unseen)
        if points > best.points:
            best.goal = goal
            best.points = points
    return best


def best_steps(s: State, asked: Asked) -> list[Step]:
    """Return the best move from every place that somebody may still leave."""
    closed = shut(s, asked.token)
    roads = roads_for(s, asked.who)
    spots = leavable(s, unmoved_at(s, asked.moved) & ~closed, asked.steps, closed, roads)
    found: list[Step] = []
    while spots:
        origin = spots.bit_length() - 1
        spots ^= 1 << origin
        found.append(best_step(s, asked, origin))
    return found


def best_of(steps: list[Step], least: int) -> Step:
    """Return the best of these moves, or none where all bring less than `least`."""
    best = Step(NONE, NONE, least - 1)
    for step in steps:
        if step.points > best.points:
            best = step
    return best


def who_moves(s: State, asked: Asked) -> int:
    """Answer who moves next: the person whose move brings most, and nobody where no move brings enough."""
    best = best_of(best_steps(s, asked), WORST if asked.must else WEIGHTS[w.MOVE_LEAST])
    return DONE if best.origin == NONE else leaving(best.origin)


def where_to(s: State, asked: Asked) -> int:
    """Answer where this person goes."""
    return going(best_step(s, asked, asked.origin).goal)


def promise(s: State, action: MovePeople) -> int:
    """Say what a moving action would bring."""
    asked = about_action(CHOOSE_PERSON, action)
    left = action.people
    if action.pooled:
        left = action.steps
        asked.steps = 1
    return together(s, best_steps(s, asked), left, WEIGHTS[w.MOVE_LEAST])


def together(s: State, steps: list[Step], people: int, least: int) -> int:
    """Say what the best of these moves bring together, for this number of people, as if none stood in another's way."""
    total = 0
    for _person in range(people):
        best = best_of(steps, least)
        if best.origin == NONE:
            break
        total += best.points
        # Several people in one place leave it one after the other, each for a little less.
        alone = best.origin < HOLDERS and s.people[best.origin] == 1
        best.points = WORST if alone else best.points * 3 // 4
    return total


def carry_points(s: State, who: int, origin: int, goal: int) -> int:
    """Say how good it is that a person is carried to a place without any effect on the way."""
    if origin >= HOLDERS:  # off the market, or from the Lost track
        return wanted(s, worth_in(goal)) + WEIGHTS[w.SAVED_NEXT]
    return judge_carried(s, who, origin, goal)


def best_carry(s: State, asked: Asked, origin: int) -> Step:
    """Return where a person would best be carried."""
    best = Step(origin, NONE, WORST)
    for goal in members(carry_goals(s, asked.targets, asked.near, origin)):
        points = carry_points(s, asked.who, origin, goal)
        if points > best.points:
            best.goal = goal
            best.points = points
    return best


def carries(s: State, asked: Asked) -> list[Step]:
    """Return the best way to carry a person from every place where that is possible."""
    origins = carry_origins(s, asked.sources, asked.targets, asked.near)
    return [best_carry(s, asked, origin) for origin in origins]


def whom_to_carry(s: State, asked: Asked) -> int:
    """Answer who is carried, or where to."""
    if asked.origin >= 0:
        return going(best_carry(s, asked, asked.origin).goal)
    best = best_of(carries(s, asked), WORST if asked.must else 1)
    return DONE if best.origin == NONE else leaving(best.origin)


def carry_promise(s: State, asked: Asked) -> int:
    """Say what carrying people would bring."""
    return together(s, carries(s, asked), asked.left, 1)
