"""Search: a computer player that compares whole plans by imagining how the game goes on after each."""

import time
from collections.abc import Callable
from typing import Final, final

from lantern.engine.counts import rounds_left
from lantern.engine.flow import actor, apply, legal
from lantern.engine.playout import Dice
from lantern.engine.state import PLAYING, State
from lantern.players.base import Budget, Choice, Imagined, Intent, asked_first
from lantern.players.heuristic import Heuristic
from lantern.players.heuristic import answer as heuristic_answer
from lantern.players.plans import AHEAD, Plan, departures, follow, state_key

WIDEST: Final = 64  # plans compared at once, at most
TRIALS: Final = 4  # imagined games for each of them, at least, where there is time
GENERATION: Final = 240  # imagined games after which it pays to vary the best plan once more
GENERATIONS: Final = 8
CLIMB: Final = 800  # imagined games after which it pays to begin anew
CLIMBS: Final = 64
TWICE: Final = 40  # per cent of the plans of later climbs that leave the best one twice
ENOUGH: Final = 12  # imagined games of each plan, before a search may end early
FAR: Final = 3.0  # standard errors
ALIKE: Final = 1.0  # of a thousand
FOREVER: Final = 1_000_000_000  # imagined games: more than any clock allows
FEWEST: Final = 60  # rollouts; from fewer, as plain Python allows in a second, luck would choose the plan
GUESS: Final = 60  # imagined games in any time, before one has been timed


@final
class Limit:
    """How long a search may go on: for a number of imagined games, or until a moment of the clock."""

    def __init__(self, games: int, clock: Callable[[], float], seconds: float) -> None:
        self.games = games if games else FOREVER
        self.timed = not games  # the clock decides
        self.clock = clock
        self.begin = clock()
        self.end = self.begin + seconds
        self.before = 0  # games imagined since the begin that count for others
        self.played = 0

    def part(self, games: int) -> "Limit":
        """Return a limit for part of these games; the caller counts them here afterwards."""
        part = Limit(games, self.clock, 0.0)
        part.timed, part.begin, part.end, part.before = self.timed, self.begin, self.end, self.played
        return part

    def left(self) -> int:
        """Return how many more games can be imagined; by the clock that is a guess from those before."""
        most = self.games - self.played
        if not self.timed:
            return most
        known = self.before + self.played
        now = self.clock()
        return min(most, int((self.end - now) * known / max(1e-6, now - self.begin)) if known else GUESS)

    def over(self) -> bool:
        """Tell whether it is time to decide."""
        return self.played >= self.games or (self.timed and self.clock() >= self.end)


@final
class Search:
    """Compares many plans by many rollouts each, and follows the plan after which they go best."""

    def choose(self, table: State, seat: int, budget: Budget) -> Choice:
        """Return the first answer of the best plan, within the budget."""
        table = asked_first(table, seat)
        if actor(table) != seat or len(legal(table)) == 1:
            return Heuristic().choose(table, seat, budget)
        limit = Limit(budget.games, time.perf_counter, budget.seconds)
        best = search(table, seat, budget.seed, limit)[0]
        if not budget.games and limit.over() and limit.played < FEWEST:
            return Heuristic().choose(table, seat, budget)
        first, *later = intents(table, seat, best)
        return Choice(first.answer, tuple(later), forecast_of(best))


def intents(s: State, seat: int, plan: Plan) -> list[Intent]:
    """Return a plan answer by answer, each with the key of the state it is meant for."""
    table = s.copy()
    found: list[Intent] = []
    while len(found) < len(plan.answers):
        said = heuristic_answer(table)
        if actor(table) == seat:
            said = plan.answers[len(found)]
            found.append(Intent(state_key(table), said))
        apply(table, said)
    return found


def forecast_of(plan: Plan) -> Imagined | None:
    """Return how the rollouts of a plan went; a plan that ends the game leaves nothing to imagine."""
    if not plan.count or plan.table.outcome != PLAYING:
        return None
    return Imagined(plan.count, min(AHEAD, rounds_left(plan.table)), plan.chance())


def search(s: State, seat: int, seed: int, limit: Limit) -> list[Plan]:
    """Return the plans that were compared last, the best first: with much time, those that several climbs found."""
    first = follow(s, seat, [])
    imagine_all([first], seed, limit)
    if limit.left() < 3 * CLIMB:  # two climbs, and as much for comparing what they found
        return climb(s, seat, first, 0, seed, limit)
    found: list[Plan] = []
    known: dict[str, bool] = {}
    for number in range(CLIMBS):
        part = limit.part(CLIMB)
        best = climb(s, seat, first, TWICE if number else 0, seed + number * 7_000_003, part)[0]
        limit.played += part.played
        if state_key(best.table) not in known:
            known[state_key(best.table)] = True
            found.append(best)
        if limit.left() < 2 * CLIMB:
            break
    return halve(found, seed + 5_000_011, limit.left(), limit) if len(found) > 1 else found


def climb(s: State, seat: int, first: Plan, twice: int, seed: int, limit: Limit) -> list[Plan]:
    """Vary a plan, the best of those plans, and so on; return the plans that were compared last, the best first."""
    plans = [first]
    known = {state_key(first.table): True}
    count = min(GENERATIONS, 1 + limit.left() // GENERATION)
    for generation in range(count):
        games = limit.left() // (count - generation)
        width = max(2, min(WIDEST, games // TRIALS))
        plans = plans[:2] + neighbours(s, seat, plans[0], known, width, twice, seed + generation)
        if limit.over() or len(plans) == 1:
            break
        plans = halve(plans, seed + generation * 1_000_003, games, limit)
    return plans


def neighbours(s: State, seat: int, plan: Plan, known: dict[str, bool], most: int, twice: int, seed: int) -> list[Plan]:
    """Return plans that leave a plan once, some twice, and lead to tables that are not known; `known` learns them."""
    beginnings = departures(s, seat, plan)
    dice = Dice(seed)
    found: list[Plan] = []
    while beginnings and len(found) < most:
        other = follow(s, seat, beginnings.pop(dice.below(len(beginnings))))
        again = departures(s, seat, other) if twice and dice.below(100) < twice else []
        if again:
            other = follow(s, seat, again[dice.below(len(again))])
        look = state_key(other.table)
        if look not in known:
            known[look] = True
            found.append(other)
    return found


def halve(plans: list[Plan], seed: int, games: int, limit: Limit) -> list[Plan]:
    """Imagine games for all plans, drop the worse half, and go on with the others (sequential halving)."""
    stages = max(1, (len(plans) - 1).bit_length())
    for plan in plans:
        plan.forget()
    number = 0
    for stage in range(stages):
        for _trial in range(max(1, games // (stages * len(plans)))):
            imagine_all(plans, seed + number, limit)
            number += 1
            if limit.over():
                break
        plans.sort(key=Plan.mean, reverse=True)
        if limit.over() or stage == stages - 1 or settled(plans):
            break
        plans = plans[: (len(plans) + 1) // 2]
    return plans


def settled(plans: list[Plan]) -> bool:
    """Tell whether more games would rarely change which plan is best: it is far ahead, or none differs from another."""
    best, next_best, last = plans[0], plans[1], plans[len(plans) - 1]
    if last.count < ENOUGH:
        return False
    ahead = best.mean() - next_best.mean()
    if best.mean() - last.mean() < ALIKE:
        return True
    return ahead > 0.0 and ahead * ahead > FAR * FAR * (best.doubt() + next_best.doubt())


def imagine_all(plans: list[Plan], seed: int, limit: Limit) -> None:
    """Imagine one game after each plan, with the same luck for all, while there is time."""
    for plan in plans:
        if limit.over():
            return
        plan.imagine(seed)
        limit.played += 1
