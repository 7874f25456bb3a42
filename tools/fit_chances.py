"""Fits the chance of winning to games: what rules of thumb expected at the begin of each round, and how it ended."""

import argparse
import math
import statistics
from collections import defaultdict
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import product
from typing import Final, NamedTuple

from lantern import COMPILED
from lantern.agents.chances import MIDDLE, STEEPNESS, bounded, curve
from lantern.agents.steward import speaking
from lantern.chance import Seeded, number
from lantern.content.victory import CHALLENGING, NORMAL, ROUNDS
from lantern.engine.actions import CHANCE, OVER
from lantern.engine.flow import actor, apply
from lantern.engine.state import WON
from lantern.lab.executors import cores
from lantern.lab.game import Seat
from lantern.lab.team import read_team
from lantern.record import Setup
from lantern.thought.forecast import forecast
from lantern.thought.outlook import rounds_left

IMAGINED: Final = 200  # games at each moment, as at the table
STEEP: Final = [each / 2 for each in range(2, 41)]
MIDDLES: Final = [each / 50 for each in range(5, 50)]
TENTHS: Final = 10


class Moment(NamedTuple):
    """The begin of a round, and how the game ended."""

    players: int
    ahead: float  # the share of all rounds that were still to begin
    share: float  # of imagined games that were won
    mean: float  # of their success, from 0 to 1
    won: bool


def moments(team: str, players: int, side: str, seed: int) -> list[Moment]:
    """Play one game and return the begins of its rounds."""
    setup = Setup(players, side, (), (), str(seed))
    s, chance = setup.table([]), Seeded(setup.seed)
    seats = [Seat(player) for player in read_team(team).seats(players)]
    found: list[tuple[float, float, float]] = []
    answers = 0
    while actor(s) != OVER:
        who = speaking(s, lambda seat: seats[seat].player.speaks_up)
        if who != CHANCE and s.round > len(found):
            imagined = forecast(s, seed * ROUNDS + s.round, IMAGINED)
            found.append(((rounds_left(s) - 1) / ROUNDS, imagined.wins / imagined.games, imagined.mean() / 1000))
        answer = chance.answer(s) if who == CHANCE else seats[who].answer(s, who, number(setup.seed, "fit", answers))
        apply(s, answer)
        answers += 1
    return [Moment(players, *each, s.outcome == WON) for each in found]


def doubt(seen: list[Moment], steepness: float, middle: float) -> float:
    """Return how badly a curve tells the ends of these games: the mean surprise."""
    surprises = []
    for moment in seen:
        chance = bounded(moment.share, moment.ahead * curve(moment.mean, steepness, middle))
        surprises.append(-math.log(chance if moment.won else 1 - chance))
    return statistics.fmean(surprises)


def fitted(seen: list[Moment]) -> tuple[float, list[float]]:
    """Return the steepness, and for each number of players the middle, that tell the ends best."""
    by_players = [[moment for moment in seen if moment.players == players] for players in range(1, 5)]

    def best_middle(some: list[Moment], steepness: float) -> float:
        return min(MIDDLES, key=lambda middle: doubt(some, steepness, middle)) if some else 0.0

    def total(steepness: float) -> float:
        return sum(len(some) * doubt(some, steepness, best_middle(some, steepness)) for some in by_players if some)

    steepness = min(STEEP, key=total)
    return steepness, [best_middle(some, steepness) for some in by_players]


def told(seen: list[Moment]) -> Iterator[str]:
    """Say, for each tenth of the chances as they are told now, how many games were won."""
    groups = defaultdict(list)
    for moment in seen:
        better = moment.ahead * curve(moment.mean, STEEPNESS, MIDDLE[moment.players - 1])
        chance = bounded(moment.share, better)
        groups[min(TENTHS - 1, int(chance * TENTHS))].append((chance, moment.won))
    for tenth, group in sorted(groups.items()):
        said, won = (statistics.fmean(each) for each in zip(*group, strict=True))
        yield f"{tenth * 10:>3} to {tenth * 10 + 10:>3} %: told {said:5.0%}, won {won:5.0%} of {len(group)} moments"


def main() -> None:
    """Play, fit and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=12, help="for each number of players and side")
    parser.add_argument("--team", default="search@200")
    asked = parser.parse_args()
    assert COMPILED, "this takes hours in plain Python: make compile"
    cells = list(product((4, 3, 2, 1), (NORMAL, CHALLENGING)))
    kinds = [(*cell, 1000 + game) for game in range(asked.games) for cell in cells]
    with ProcessPoolExecutor(cores()) as pool:
        played = pool.map(moments, [asked.team] * len(kinds), *zip(*kinds, strict=True))
        seen = [moment for game in played for moment in game]
    steepness, middle = fitted(seen)
    print(f"{len(seen)} moments of {len(kinds)} games, {asked.team}")
    print(f"STEEPNESS {steepness}, MIDDLE {middle}")
    print("as it is told now:", *told(seen), sep="\n")


if __name__ == "__main__":
    main()
