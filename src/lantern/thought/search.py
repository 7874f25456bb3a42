"""Search: compares whole plans by imagining how the game goes on after each."""

from collections.abc import Callable
from typing import Final, final

from lantern.engine.playout import Dice
from lantern.engine.state import State
from lantern.thought.plans import Plan, departures, follow, look_of

WIDEST: Final = 64  # plans compared at once, at most
TRIALS: Final = 4  # imagined games for each of them, at least, where there is time
GENERATION: Final = 240  # imagined games after which it pays to vary the best plan once more
GENERATIONS: Final = 8
ENOUGH: Final = 12  # imagined games of each plan, before a search may end early
FAR: Final = 3.0  # standard errors
ALIKE: Final = 1.0  # of a thousand
GUESS: Final = 60  # imagined games in any time, before one has been timed


@final
class Limit:
    """How long a search may go on: so many imagined games, or until a moment of the clock."""

    def __init__(self, games: int, clock: Callable[[], float], seconds: float) -> None:
        self.games = games  # 0: the clock decides
        self.clock = clock
        self.begin = clock()
        self.end = self.begin + seconds
        self.played = 0

    def left(self) -> int:
        """Return how many more games can be imagined; by the clock that is a guess from those before."""
        if self.games:
            return self.games - self.played
        if not self.played:
            return GUESS
        now = self.clock()
        return int((self.end - now) * self.played / max(1e-6, now - self.begin))

    def over(self) -> bool:
        """Tell whether it is time to decide."""
        return self.played >= self.games if self.games else self.clock() >= self.end


def search(s: State, seat: int, seed: int, limit: Limit) -> list[Plan]:
    """Return the plans that were compared last, the best first: the best so far is varied again and again."""
    plans = [follow(s, seat, [])]
    known = {look_of(plans[0].table): True}
    imagine_all(plans, seed, limit)
    count = min(GENERATIONS, 1 + limit.left() // GENERATION)
    for generation in range(count):
        games = limit.left() // (count - generation)
        width = max(2, min(WIDEST, games // TRIALS))
        plans = plans[:2] + neighbours(s, seat, plans[0], known, width, seed + generation)
        if limit.over() or len(plans) == 1:
            break
        plans = halve(plans, seed + generation * 1_000_003, games, limit)
    return plans


def neighbours(s: State, seat: int, plan: Plan, known: dict[str, bool], most: int, seed: int) -> list[Plan]:
    """Return plans that leave a plan once and lead to other tables than those known; `known` learns them."""
    beginnings = departures(s, seat, plan)
    dice = Dice(seed)
    found: list[Plan] = []
    while beginnings and len(found) < most:
        other = follow(s, seat, beginnings.pop(dice.below(len(beginnings))))
        look = look_of(other.table)
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
    """Tell whether more games would hardly change which plan is best: it is far ahead, or none differs from another."""
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
