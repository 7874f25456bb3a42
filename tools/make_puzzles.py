"""Makes the puzzles in tests/puzzles: moments of played games at which one plan wins, or at which most plans lose."""

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from lantern.chance import Seeded
from lantern.content.victory import SIDES
from lantern.engine.actions import CHANCE, OVER
from lantern.engine.flow import actor
from lantern.engine.state import State
from lantern.record import Record, Setup, say, write
from lantern.thought.forecast import forecast
from lantern.thought.plans import Plan, departures, follow, look_of
from lantern.thought.steward import answer

FOLDER: Final = Path(__file__).resolve().parent.parent / "tests" / "puzzles"
LAST_ROUNDS: Final = 4  # before them too much is open
TRIALS: Final = 12  # imagined games for each plan
PROOF: Final = 60  # for the best one
MANY: Final = 8  # plans, at least: where little can be chosen there is no puzzle
WINS, SAVES = "wins", "saves"


def plans_of(s: State, seat: int) -> list[Plan]:
    """Return the plan by rules of thumb, and all that leave it once and lead to other tables."""
    first = follow(s, seat, [])
    found = {look_of(first.table): first}
    for beginning in departures(s, seat, first):
        plan = follow(s, seat, beginning)
        found.setdefault(look_of(plan.table), plan)
    return list(found.values())


def kind_of(s: State, seat: int) -> str:
    """Say what kind of puzzle a moment is, if it is one.

    A plan that wins whatever happens, where rules of thumb and most plans do not; or a plan that can still win, where
    rules of thumb and most plans lose whatever happens.
    """
    plans = plans_of(s, seat)
    if len(plans) < MANY:
        return ""
    wins = [forecast(plan.table, 0, TRIALS).wins for plan in plans]
    best = max(range(len(plans)), key=lambda number: wins[number])
    half = sorted(wins)[len(wins) // 2]
    if wins[best] == TRIALS and wins[0] <= TRIALS // 2 and half <= TRIALS // 2:
        return WINS if forecast(plans[best].table, 1000, PROOF).wins == PROOF else ""
    if wins[0] == 0 and half == 0 and wins[best] >= TRIALS // 3:
        return SAVES if forecast(plans[best].table, 1000, PROOF).wins >= PROOF // 4 else ""
    return ""


def moments(setup: Setup) -> Iterator[tuple[str, Record]]:
    """Play a game by rules of thumb and yield its puzzles, one for each turn."""
    s, record, luck = setup.table(), Record(setup), Seeded(setup.seed)
    seen: tuple[int, int, int] = (0, 0, 0)
    while (who := actor(s)) != OVER:
        moment = (s.round, s.phase, who)
        if who != CHANCE and s.round > 8 - LAST_ROUNDS and moment != seen:
            seen = moment
            kind = kind_of(s, who)
            if kind:
                yield kind, Record(setup, list(record.answers))
        say(s, luck.answer(s) if who == CHANCE else answer(s), record)


def main() -> None:
    """Look for puzzles and write them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--each", type=int, default=4, help="puzzles for each number of players and kind")
    parser.add_argument("--seeds", type=int, default=400, help="games to look at, at most")
    asked = parser.parse_args()
    FOLDER.mkdir(exist_ok=True)
    for players in (1, 2, 3, 4):
        counts = {WINS: 0, SAVES: 0}
        for seed in range(asked.seeds):
            setup = Setup(players, SIDES[seed % len(SIDES)], seed=f"puzzle {seed}")
            for kind, record in moments(setup):
                if counts[kind] < asked.each:
                    counts[kind] += 1
                    name = f"{kind}-{players}p-{counts[kind]}.txt"
                    (FOLDER / name).write_text(write(record), encoding="utf-8")
                    print(name, "from seed", seed, "after", len(record.answers), "answers", flush=True)
                    break
            if min(counts.values()) >= asked.each:
                break


if __name__ == "__main__":
    main()
