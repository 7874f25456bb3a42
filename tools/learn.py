"""Learns from games of search how much each sign of a table tells about its end (`lantern/players/value.py`).

Goals are a little harder or easier in each game, so that about half of them are won. In some games a round, or all at
the begin, are played carelessly: good players go on from tables that they would not have come to themselves, as those
of imagined games, and of people who ask what their chance is. What is learned is written to
`lantern/players/learned.py`; the rules have to be compiled anew then, and may be learned from once more.
"""

import argparse
import json
import random
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np

from lantern import COMPILED
from lantern.chance import Seeded, number
from lantern.content.victory import CHALLENGING, NORMAL, ROUNDS
from lantern.engine import actor, apply, legal
from lantern.engine.actions import CHANCE, OVER
from lantern.engine.counts import rounds_left
from lantern.engine.state import WON, State
from lantern.lab.executors import cores
from lantern.lab.game import Seat
from lantern.lab.team import read_team
from lantern.players.heuristic import answer as rule_of_thumb
from lantern.players.heuristic import speaking
from lantern.players.learned import LEARNED
from lantern.players.value import MIDDLE, SIGNS, signs
from lantern.record import Setup

# For one to four players: how many games, and how many more are imagined before each decision in them.
GAMES: Final = (500, 360, 280, 240)
IMAGINED: Final = (150, 120, 90, 80)
GOALS: Final = (-1, 0, 0, 1, 2)  # more to be freed, by lot
LIMITS: Final = (-2, -1, 0, 1, 2)  # more spaces on the Lost track
CARELESS: Final = (0, 0, 0, 0, 1, 2, 3, 4, 5, 6, 7)  # the last round that is played by rules of thumb
RANDOM_SHARES: Final = (0.0, 0.15)  # of the answers in such rounds are random
RESTRAINT: Final = 2.0  # how strongly numbers are held near nothing
LOYALTY: Final = 20.0  # and near what was learned before, where that is gone on from
PARTS: Final = 5  # each is foretold from the others, to see how much has really been learned
TENTHS: Final = 10
FIRST_SEED: Final = 50_000
TARGET: Final = Path(__file__).resolve().parent.parent / "src" / "lantern" / "players" / "learned.py"
BEGIN: Final = "LEARNED: Final[list[list[float]]] = "

Numbers = Any  # arrays of numpy


class TrainingGame(NamedTuple):
    """One game as it was played, so that other signs can be seen in it later."""

    players: int
    side: str
    seed: int
    goal: int
    lost_limit: int
    careless: int  # the last round in which it was not played well
    answers: list[int]

    def table(self) -> State:
        """Return its table, set up."""
        s = Setup(self.players, self.side, (), (), str(self.seed)).table([])
        s.goal, s.lost_limit = self.goal, self.lost_limit
        return s


class Played(NamedTuple):
    """What is learned from in a game: the signs when a round began, the rounds left, and how it ended."""

    players: int
    won: bool
    moments: list[tuple[list[float], int]]


def invited(players: int, luck: random.Random, seed: int) -> TrainingGame:
    """Return a game to be played, with goals of its own."""
    side = luck.choice([NORMAL, CHALLENGING])
    s = Setup(players, side, (), (), str(seed)).table([])
    goal, limit = s.goal + luck.choice(GOALS), s.lost_limit + luck.choice(LIMITS)
    return TrainingGame(players, side, seed, goal, limit, luck.choice(CARELESS), [])


def play(players: int, seed: int) -> TrainingGame:
    """Play one game: well, but for some rounds."""
    luck = random.Random(seed)
    game = invited(players, luck, seed)
    careless = range(game.careless - luck.choice((0, 0, game.careless)), game.careless + 1)  # one round, or all so far
    random_share = luck.choice(RANDOM_SHARES)
    s, chance = game.table(), Seeded(str(seed))
    good = [Seat(player) for player in read_team(f"search@{IMAGINED[players - 1]}").seats(players)]
    while actor(s) != OVER:
        well = s.round not in careless
        who = speaking(s, lambda seat: s.round not in careless and good[seat].member.speaks_up)
        if who == CHANCE:
            said = chance.answer(s)
        elif well:
            said = good[who].answer(s, who, number(str(seed), f"learn/{len(game.answers)}"))
        else:
            said = luck.choice(legal(s)) if luck.random() < random_share else rule_of_thumb(s)
        apply(s, said)
        game.answers.append(said)
    return game


def seen_in(game: TrainingGame) -> Played:
    """Look at the rounds of a game that good players began, and finished well."""
    s, moments, seen = game.table(), [], game.careless
    for answer in game.answers:
        if actor(s) == CHANCE and s.round > seen:
            seen = s.round
            moments.append((signs(s), rounds_left(s)))
        apply(s, answer)
    return Played(game.players, s.outcome == WON, moments)


def arranged(games: list[Played]) -> tuple[Numbers, Numbers, Numbers]:
    """Return what was seen (once as it is, once by how early it was), who won, and which game it was."""
    seen = np.array([sign for game in games for sign, _left in game.moments])
    left = np.array([left for game in games for _signs, left in game.moments], float)
    early = (left - MIDDLE) / (ROUNDS - MIDDLE)
    won = np.array([game.won for game in games for _moment in game.moments], float)
    which = np.array([place for place, game in enumerate(games) for _moment in game.moments])
    return np.concatenate([seen, seen * early[:, None]], axis=1), won, which


def shares(seen: Numbers, weights: Numbers) -> Numbers:
    """Return the chances of winning."""
    return 1 / (1 + np.exp(-np.clip(seen @ weights, -12, 12)))


def fitted(seen: Numbers, won: Numbers, before: Numbers = None) -> Numbers:
    """Return the numbers that tell the ends of games best (logistic regression by Newton's method)."""
    before = np.zeros(seen.shape[1]) if before is None else before
    weights = before.copy()
    restraint = np.where(before == 0, RESTRAINT, LOYALTY)
    for _step in range(100):
        told = shares(seen, weights)
        slope = seen.T @ (told - won) + restraint * (weights - before)
        curvature = (seen * (told * (1 - told))[:, None]).T @ seen + np.diag(restraint)
        change = np.linalg.solve(curvature, slope)
        weights -= np.clip(change, -2, 2)
        if np.abs(change).max() < 1e-6:
            break
    return weights


def foretold(seen: Numbers, won: Numbers, which: Numbers, before: Numbers = None) -> Numbers:
    """Return the chances by numbers learned from other games only."""
    told = np.zeros(len(won))
    for part in range(PARTS):
        mine = which % PARTS == part
        told[mine] = shares(seen[mine], fitted(seen[~mine], won[~mine], before))
    return told


def surprise(told: Numbers, won: Numbers) -> float:
    """Return how badly chances tell the ends of games."""
    told = np.clip(told, 0.005, 0.995)
    return float(-np.mean(won * np.log(told) + (1 - won) * np.log(1 - told)))


def doubt(seen: Numbers, won: Numbers, which: Numbers, before: Numbers = None) -> float:
    """Return how uncertain the learned log odds are: their standard error, found by leaving out part after part."""
    others = [which % PARTS != part for part in range(PARTS)]
    told = np.array([seen @ fitted(seen[mine], won[mine], before) for mine in others])
    return float(np.sqrt((PARTS - 1) * told.var(axis=0).mean()))


def calibration(told: Numbers, won: Numbers) -> Iterator[str]:
    """Say, for each tenth of the chances, how many games were won."""
    tenth = np.minimum(TENTHS - 1, (told * TENTHS).astype(int))
    for each in range(TENTHS):
        mine = tenth == each
        if mine.any():
            means = f"told {told[mine].mean():5.0%}, won {won[mine].mean():5.0%} of {mine.sum()} moments"
            yield f"{each * 10:>3} to {each * 10 + 10:>3} %: {means}"


def text_of(learned: list[Numbers]) -> str:
    """Return the module with what was learned."""
    text = TARGET.read_text(encoding="utf-8")
    rows = []
    for weights in learned:
        told = zip(weights, [*SIGNS, *(f"{sign}, early" for sign in SIGNS)], strict=True)
        rows += ["    [", *(f"        {weight:.3f},  # {name}" for weight, name in told), "    ],"]
    head, start = text.partition(BEGIN)[:2]
    return "\n".join([f"{head}{start}[", *rows, "]", ""])


def read_games(path: Path) -> list[TrainingGame]:
    """Return games that were kept."""
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    return [TrainingGame(*json.loads(line)) for line in lines]


def play_all(share: float, first: int) -> Iterator[TrainingGame]:
    """Play games for all numbers of players."""
    kinds = [(players, first + game) for players in (4, 3, 2, 1) for game in range(round(share * GAMES[players - 1]))]
    with ProcessPoolExecutor(cores()) as pool:
        yield from pool.map(play, *zip(*kinds, strict=True))


def learned_before(players: int) -> Numbers:
    """Return what was learned before, and nothing for signs that have come after the others since."""
    known = np.array(LEARNED[players - 1]).reshape(2, -1)
    return np.pad(known, ((0, 0), (0, len(SIGNS) - known.shape[1]))).ravel()


def learn(games: list[Played], before: Numbers) -> Numbers:
    """Learn from the games of one number of players, and say how well the numbers fit them."""
    seen, won, which = arranged(games)
    told = foretold(seen, won, which, before)
    guess = surprise(np.full(len(won), won.mean()), won)
    print(f"{games[0].players} players, {len(games)} games, {np.mean([game.won for game in games]):.0%} won:", end=" ")
    print(f"surprise {surprise(told, won):.3f} a moment, {guess:.3f} by their mean alone")
    print(f"standard error of the log odds: {doubt(seen, won, which, before):.2f}")
    print(*calibration(told, won), sep="\n")
    return fitted(seen, won, before)


def main() -> None:
    """Play, learn, say how well, and write it down."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=float, default=1.0, help="times as many new games as usual; 0 for none")
    parser.add_argument("--first", type=int, default=FIRST_SEED, help="seed of the first of them")
    parser.add_argument("--keep", type=Path, help="a file of games: learned from too, new ones are added")
    parser.add_argument("--on", action="store_true", help="go on from what was learned before, of games not kept")
    asked = parser.parse_args()
    assert COMPILED or not asked.games, "this takes days in plain Python: PYTHONPATH=build/installed"
    games = read_games(asked.keep) if asked.keep else []
    for game in play_all(asked.games, asked.first) if asked.games else ():
        games.append(game)
        if asked.keep:
            with asked.keep.open("a", encoding="utf-8") as file:
                file.write(json.dumps(game) + "\n")
    learned = []
    for players in (1, 2, 3, 4):
        before = learned_before(players) if asked.on else None
        learned.append(learn([seen_in(game) for game in games if game.players == players], before))
    TARGET.write_text(text_of(learned), encoding="utf-8")
    print(f"Written to {TARGET.name}; compile the rules anew.")


if __name__ == "__main__":
    main()
