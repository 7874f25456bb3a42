"""A computer player that compares whole plans by imagining how the game goes on after each."""

import time
from typing import Final

from lantern.agents.base import Budget, Choice, Intent, asked_first, own_answers
from lantern.agents.explain import MOST, compared, reasons
from lantern.agents.steward import Steward
from lantern.engine.flow import actor, apply
from lantern.engine.state import State
from lantern.thought.plans import Plan, look_of
from lantern.thought.search import Limit, search
from lantern.thought.steward import answer as rule_of_thumb

FEWEST: Final = 60  # imagined games; from fewer, as plain Python allows in a second, luck would choose the plan


class Search:
    """Imagines many games for many plans, and follows the plan after which they go best."""

    def choose(self, table: State, seat: int, budget: Budget) -> Choice:
        """Return the first answer of the best plan, within the budget."""
        table = asked_first(table, seat)
        answers = own_answers(table, seat)
        if actor(table) != seat or len(answers) == 1:
            return Steward().choose(table, seat, budget)
        limit = Limit(budget.games, time.perf_counter, budget.seconds)
        plans = search(table, seat, budget.seed, limit)
        if not budget.games and limit.over() and limit.played < FEWEST:
            return Steward().choose(table, seat, budget)
        first, *later = intents(table, seat, plans[0], budget.reasons)
        return Choice(first.answer, (compared(plans) + first.reasons)[:MOST], tuple(later))


def intents(s: State, seat: int, plan: Plan, explained: bool) -> list[Intent]:
    """Return a plan answer by answer, each with the look of the table it is meant for, and why it is given."""
    table, found, place = s.copy(), [], 0
    while place < len(plan.answers):
        said = rule_of_thumb(table)
        if actor(table) == seat:
            said = plan.answers[place]
            place += 1
            why = reasons(table, seat, said, plan.answers[place:]) if explained else ()
            found.append(Intent(look_of(table), said, why))
        apply(table, said)
    return found
