"""Exact odds: there are only 36 results of the dice, so a chance of capture is counted, never sampled (R4)."""

from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction

from lantern.engine import events
from lantern.engine.board import PLACES
from lantern.engine.events import Event
from lantern.engine.flow import apply, legal, others
from lantern.engine.phases import all_rolls, roll
from lantern.engine.state import State


@dataclass(frozen=True)
class Odds:
    """What the next catcher phase may bring, for the table as it stands."""

    arrival: list[Fraction]  # for each place: a catcher ends its move there, so that anybody there is captured
    capture: list[Fraction]  # for each place: the same, where somebody stands there now
    anybody: Fraction  # anybody at all is captured
    people: Fraction  # how many people are captured on average
    reach: list[dict[int, Fraction]]  # for each catcher: where it may end its move


def odds(s: State) -> Odds:
    """Roll every result on a copy of the table and count."""
    arrival = [0] * PLACES
    capture = [0] * PLACES
    reach: list[dict[int, int]] = [{} for _ in s.catchers]
    people = anybody = 0
    whole = 0
    for answer, share in all_rolls(s):
        whole += share
        for event, a, b, c in results(s, answer):
            if event == events.CATCHER_MOVED:
                arrival[c] += share
                reach[a][c] = reach[a].get(c, 0) + share
            elif event == events.CAPTURED:
                capture[a] += share
                people += share * b
                anybody += share
    return Odds(
        [Fraction(count, whole) for count in arrival],
        [Fraction(count, whole) for count in capture],
        Fraction(anybody, whole),
        Fraction(people, whole),
        [{place: Fraction(count, whole) for place, count in places.items()} for places in reach],
    )


def results(s: State, answer: int) -> list[Event]:
    """Return the events that one result of the dice would make."""
    table = s.copy()
    happened: list[Event] = []
    table.events = happened
    roll(table, answer)
    return happened


def after_plan(s: State, answers: Iterable[int]) -> State:
    """Return the table after a plan; a ValueError names the answer that would not be allowed."""
    table = s.copy()
    for place, answer in enumerate(answers, start=1):
        if answer not in legal(table) and answer not in others(table):
            raise ValueError(f"answer {place} of the plan is not allowed there")
        apply(table, answer)
    return table


def plan_odds(s: State, answers: Iterable[int]) -> Odds:
    """Return the odds for the table as it would stand after a plan."""
    return odds(after_plan(s, answers))
