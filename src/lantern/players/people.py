"""Whom to move, and whereto."""

from typing import Final, final

from lantern.engine.actions import DONE, FROM, TO
from lantern.engine.board import HOLDERS, members
from lantern.engine.carry import Carrying
from lantern.engine.movement import (
    ChooseDestination,
    ChoosePerson,
    MovePeople,
    conduct,
    leavable,
    reach,
    roads_for,
    shut,
    unmoved_at,
)
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


def best_step(s: State, question: ChoosePerson, origin: int) -> Step:
    """Return where a person in a place would best go."""
    errand = question.errand
    ends = reach(s, origin, question.steps, shut(s, errand.token), roads_for(s, errand.who))
    best = Step(origin, NONE, WORST)
    while ends:
        goal = ends.bit_length() - 1
        ends ^= 1 << goal
        points = judge(s, errand.who, origin, goal, errand.unseen)
        if points > best.points:
            best.goal = goal
            best.points = points
    return best


def best_steps(s: State, question: ChoosePerson) -> list[Step]:
    """Return the best move from every place that somebody may still leave."""
    errand = question.errand
    closed = shut(s, errand.token)
    roads = roads_for(s, errand.who)
    spots = leavable(s, unmoved_at(s, question.moved) & ~closed, question.steps, closed, roads)
    found: list[Step] = []
    while spots:
        origin = spots.bit_length() - 1
        spots ^= 1 << origin
        found.append(best_step(s, question, origin))
    return found


def best_of(steps: list[Step], least: int) -> Step:
    """Return the best of these moves, or none where all bring less than `least`."""
    best = Step(NONE, NONE, least - 1)
    for step in steps:
        if step.points > best.points:
            best = step
    return best


def who_moves(s: State, question: ChoosePerson) -> int:
    """Answer who moves next: whoever's move brings most, and nobody where no move brings enough."""
    must = DONE not in question.legal(s)
    best = best_of(best_steps(s, question), WORST if must else WEIGHTS[w.MOVE_LEAST])
    return DONE if best.origin == NONE else FROM + best.origin


def whereto(s: State, question: ChooseDestination) -> int:
    """Answer where this person goes."""
    return TO + best_step(s, question.conduct, question.origin).goal


def promise(s: State, errand: MovePeople) -> int:
    """Say what a moving action would bring."""
    question = conduct(errand)
    left = errand.people
    if errand.pooled:
        left = errand.steps
        question = ChoosePerson(errand, errand.people, 1, 0)
    return together(s, best_steps(s, question), left, WEIGHTS[w.MOVE_LEAST])


def together(s: State, steps: list[Step], people: int, least: int) -> int:
    """Say what the best of these moves bring together, for so many people, as if none stood in another's way."""
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


def best_carry(s: State, question: Carrying, origin: int) -> Step:
    """Return where a person would best be carried."""
    best = Step(origin, NONE, WORST)
    for goal in members(question.goals(s, origin)):
        points = carry_points(s, question.who, origin, goal)
        if points > best.points:
            best.goal = goal
            best.points = points
    return best


def carries(s: State, question: Carrying) -> list[Step]:
    """Return the best way to carry a person from every place where that is possible."""
    return [best_carry(s, question, origin) for origin in question.origins(s)]


def whom_to_carry(s: State, question: Carrying) -> int:
    """Answer who is carried, or whereto."""
    if question.origin >= 0:
        return TO + best_carry(s, question, question.origin).goal
    best = best_of(carries(s, question), WORST if question.must else 1)
    return DONE if best.origin == NONE else FROM + best.origin


def carry_promise(s: State, question: Carrying) -> int:
    """Say what carrying people would bring."""
    return together(s, carries(s, question), question.left, 1)
