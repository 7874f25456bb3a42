"""Makes puzzles in tests/puzzles: moments of played games at which one plan wins, or at which most plans lose.

With --check, each is looked at again: what kind of puzzle it is now, and how many of some games are won, or not lost
yet, after the plan that search finds.
"""

import argparse
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Final

from lantern.chance import Seeded
from lantern.content.victory import ROUNDS, SIDES
from lantern.engine import actor
from lantern.engine.actions import CHANCE, OVER
from lantern.engine.state import PLAYING, WON, State
from lantern.players.base import Budget
from lantern.players.memory import SeatMemory
from lantern.players.plans import Plan, departures, follow, state_key
from lantern.players.rollout import RolloutLuck, play_on
from lantern.players.search import Limit, Search, search
from lantern.record import Record, Setup, read_to_table, say, write

FOLDER: Final = Path(__file__).resolve().parent.parent / "tests" / "puzzles"
LAST_ROUNDS: Final = 4  # before them too much is open
TRIALS: Final = 12  # imagined games for each plan
PROOF: Final = 60  # for the best one
HOPE: Final = 0.02  # of a win, at least
MANY: Final = 8  # plans, at least: where little can be chosen there is no puzzle
THOUGHT: Final = 40  # games imagined before each decision of the games that puzzles are found in
SOLVING: Final = (4000, 1600, 1000, 800)  # and before one is solved, for one to four players; a second holds more
WINS, SAVES = "wins", "saves"
NOTHING: Final = "nothing"  # said of what is no puzzle any more


def plans_of(s: State, seat: int) -> list[Plan]:
    """Return the plan by rules of thumb, and all that leave it once and lead to other tables."""
    first = follow(s, seat, [])
    found = {state_key(first.table): first}
    for beginning in departures(s, seat, first):
        plan = follow(s, seat, beginning)
        found.setdefault(state_key(plan.table), plan)
    return list(found.values())


def ends_of(plan: Plan, until: int, first: int, games: int) -> list[int]:
    """Return how games stand when a round begins after a plan, if rules of thumb go on."""
    tables = [plan.table.copy() for _game in range(games)]
    for number, table in enumerate(tables, start=first):
        play_on(table, RolloutLuck(number), until)
    return [table.outcome for table in tables]


def wins_of(plan: Plan, first: int, games: int) -> int:
    """Return how many games are won after a plan."""
    return ends_of(plan, ROUNDS + 1, first, games).count(WON)


def kept_of(plan: Plan, until: int, first: int, games: int) -> int:
    """Return how many games are not lost before a round begins."""
    return sum(outcome in (PLAYING, WON) for outcome in ends_of(plan, until, first, games))


def hopeful(plan: Plan) -> bool:
    """Tell whether a win is still possible after a plan: else it does not matter which one is chosen."""
    for number in range(PROOF):
        plan.imagine(number)
    return plan.chance() >= HOPE


def kind_of(s: State, seat: int) -> str:
    """Say what kind of puzzle a moment is, if it is one.

    A plan that wins whatever happens, where rules of thumb and most plans do not; or a plan that often keeps the game
    going, where rules of thumb and most plans lose it in this round or the next, whatever happens.
    """
    plans = plans_of(s, seat)
    if len(plans) < MANY:
        return ""
    wins = [wins_of(plan, 0, TRIALS) for plan in plans]
    best = max(range(len(plans)), key=lambda number: wins[number])
    half = sorted(wins)[len(wins) // 2]
    if wins[best] == TRIALS and wins[0] <= TRIALS // 2 and half < TRIALS:
        return WINS if wins_of(plans[best], 1000, PROOF) == PROOF else ""
    if max(wins) == TRIALS:
        return ""
    kept = [kept_of(plan, s.round + 2, 0, TRIALS) for plan in plans]
    best = max(range(len(plans)), key=lambda number: kept[number])
    if kept[0] == 0 and sorted(kept)[len(kept) // 2] == 0 and kept[best] >= TRIALS // 2:
        return SAVES if kept_of(plans[best], s.round + 2, 1000, PROOF) >= PROOF // 2 and hopeful(plans[best]) else ""
    return ""


def moments(setup: Setup) -> Iterator[tuple[str, Record]]:
    """Let search play a game, thinking little, and yield its puzzles, one for each turn."""
    s, record, luck = setup.table(), Record(setup), Seeded(setup.seed)
    minds = [SeatMemory() for _seat in range(setup.players)]
    seen: tuple[int, int, int] = (0, 0, 0)
    while (who := actor(s)) != OVER:
        moment = (s.round, s.phase, who)
        if who != CHANCE and s.round > ROUNDS - LAST_ROUNDS and moment != seen:
            seen = moment
            kind = kind_of(s, who)
            if kind:
                yield kind, Record(setup, list(record.answers))
        budget = Budget(games=THOUGHT, seed=len(record.answers))
        said = luck.answer(s) if who == CHANCE else minds[who].choose(Search(), s.copy(), who, budget).answer
        say(s, said, record)


def free_path(kind: str, players: int) -> Path:
    """Return where the next puzzle of a kind is written."""
    paths = (FOLDER / f"{kind}-{players}p-{number}.txt" for number in count(1))
    return next(path for path in paths if not path.exists())


def check() -> None:
    """Let search solve all puzzles; print their names and kinds, how many games are won or kept, and of how many."""
    for path in sorted(FOLDER.glob("*.txt")):
        _record, s = read_to_table(path.read_text(encoding="utf-8"))
        kind = kind_of(s, actor(s)) or NOTHING
        best = search(s, actor(s), 1, Limit(SOLVING[s.players - 1], lambda: 0.0, 0.0))[0]
        good = wins_of(best, 5000, PROOF) if path.stem.startswith(WINS) else kept_of(best, s.round + 2, 5000, PROOF)
        print(path.stem, kind, good, PROOF, flush=True)


def main() -> None:
    """Look for puzzles and write them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--each", type=int, default=5, help="puzzles of each kind and number of players, with the old ones"
    )
    parser.add_argument("--players", type=int, nargs="*", default=[1, 2, 3, 4])
    parser.add_argument("--first", type=int, default=0, help="seed of the first game: after those of old puzzles")
    parser.add_argument("--seeds", type=int, default=400, help="games to look at, at most")
    parser.add_argument("--check", action="store_true", help="look at those that there are, and solve them")
    asked = parser.parse_args()
    if asked.check:
        check()
        return
    FOLDER.mkdir(exist_ok=True)
    for players in asked.players:
        counts = {kind: len(list(FOLDER.glob(f"{kind}-{players}p-*.txt"))) for kind in (WINS, SAVES)}
        for seed in range(asked.first, asked.first + asked.seeds):
            setup = Setup(players, SIDES[seed % len(SIDES)], seed=f"puzzle {seed}")
            for kind, record in dict(moments(setup)).items():  # the last of each kind
                if counts[kind] < asked.each:
                    counts[kind] += 1
                    path = free_path(kind, players)
                    path.write_text(write(record), encoding="utf-8")
                    print(path.stem, "from seed", seed, "after", len(record.answers), "answers", flush=True)
            if min(counts.values()) >= asked.each:
                break


if __name__ == "__main__":
    main()
