"""Plans: everything one seat says until somebody else is asked, and how plans differ from each other."""

from typing import Final, final

from lantern.engine.flow import actor, apply, legal
from lantern.engine.questions import TURN, question
from lantern.engine.state import State
from lantern.engine.turns import acting
from lantern.players.heuristic import answer
from lantern.players.rollout import chance_of, imagined

AHEAD: Final = 2  # rounds that are imagined, this one included, before what has been learned tells the rest
LONGEST: Final = 60  # answers; a plan that goes on is cut


@final
class Plan:
    """The answers of one seat, the table they lead to, and how well `count` imagined games went on from there."""

    def __init__(self, answers: list[int], table: State) -> None:
        self.answers = answers
        self.table = table
        self.total = 0  # of their success
        self.squares = 0
        self.count = 0
        self.wins = 0.0  # the sum of their chances of a win

    def imagine(self, seed: int) -> None:
        """Imagine one game after this plan."""
        reached = imagined(self.table, seed, AHEAD)
        self.total += reached
        self.squares += reached * reached
        self.wins += chance_of(reached)
        self.count += 1

    def forget(self) -> None:
        """Begin to count anew, so that all who are compared have met the same luck."""
        self.total = 0
        self.squares = 0
        self.wins = 0.0
        self.count = 0

    def mean(self) -> float:
        """Return the mean success."""
        return self.total / self.count if self.count else 0.0

    def chance(self) -> float:
        """Return how likely a win is."""
        return self.wins / self.count if self.count else 0.0

    def doubt(self) -> float:
        """Return the square of the mean's standard error."""
        mean = self.mean()
        return (self.squares / self.count - mean * mean) / self.count


def follow(s: State, seat: int, beginning: list[int]) -> Plan:
    """Return the plan that begins like this and goes on by rules of thumb."""
    table = s.copy()
    answers: list[int] = []
    who = actor(table)
    own_turn = acting(table) == seat
    while who >= 0 and len(answers) < LONGEST:
        if who == seat:
            said = beginning[len(answers)] if len(answers) < len(beginning) else answer(table)
            answers.append(said)
        elif own_turn and question(table).kind != TURN:
            said = answer(table)  # somebody may hold a catcher back in this turn
        else:
            break
        who = apply(table, said)
    return Plan(answers, table)


def departures(s: State, seat: int, plan: Plan) -> list[list[int]]:
    """Return every way to leave a plan: its answers up to some question, and then another answer."""
    table = s.copy()
    found: list[list[int]] = []
    place = 0
    while place < len(plan.answers):
        if actor(table) == seat:
            said = plan.answers[place]
            found += [[*plan.answers[:place], other] for other in legal(table) if other != said]
            place += 1
        else:
            said = answer(table)
        apply(table, said)
    return found


def state_key(s: State) -> str:
    """Return a text that two tables share only when they look alike, whatever the order of what was done."""
    lists = [s.people, s.market, s.catchers, s.money, s.hands, s.reserve, s.stock, s.queue, s.top]
    goals = [s.freed, s.lost, s.period, s.specials_used, s.lead]
    moment = [s.round, s.phase, s.used, s.played, s.ready, s.civil_war, len(s.stack)]
    return str([*lists, goals, moment])
