"""Measure how strong the computer players are: a fixed number of games for each team, on seeds that all teams share.

So few games leave much open. Therefore a target counts as missed only where the games contradict it: where even the
upper end of the 95 % interval lies below what is wanted. The targets:

- with 1 s for a decision, search wins at least 15 points more than heuristic on the normal side, for each number of
  players; all games of the one are compared with all games of the other;
- strength rises with time: random, heuristic, search with 0.2 s, 1 s and 5 s; each is compared with the one before
  it, by all pairs of games with the same number of players, side and seed, put together: it wins more, and it has a
  higher score (R1.4), which tells more of a game than whether it was won;
- one seat of search among three heuristic players raises the team, by pairs of games with the same seed: it wins more,
  and more of those who are to be freed are freed, which tells something even where almost no game is won.

Before the games it measures how many answers rules of thumb give in a second (`bench/thumb.py`), and whether computer
players decide in time beside a busy server (`bench/decisions.py`).
"""

from __future__ import annotations

import argparse
import platform
import sys
from collections.abc import Callable, Iterable, Iterator
from itertools import pairwise
from typing import Any, Final, NamedTuple

import lantern
from bench import decisions, thumb
from bench.report import Outcome, Progress, arguments, check_compiled, positive_int, run
from lantern.content.victory import CHALLENGING, NORMAL
from lantern.lab.executors import cores, executor
from lantern.lab.job import Job
from lantern.lab.report import even_rate, won
from lantern.lab.result import GameResult
from lantern.lab.stats import Interval, difference, mean, paired, wilson
from lantern.lab.team import read_team

COUNTS: Final = (1, 2, 3, 4)
LEAST_GAIN: Final = 0.15  # of search at 1 s over heuristic, on the normal side
DECISIONS: Final = {1: 5.5, 2: 27, 3: 43, 4: 57}  # thought about in a game, by number of players; approximate
WEIGHING: Final = 0.3  # seconds for each player in a game: what luck gave
Counts = tuple[int, int, int, int]  # games with one, two, three and four players
Cell = tuple[str, int, str]  # team, players, side


class Entry(NamedTuple):
    """A team, and how many games it plays on each side."""

    team: str
    normal: Counts
    challenging: Counts
    weighed: bool = False  # its luck

    @property
    def name(self) -> str:
        """How the results call it."""
        first, *others = self.team.replace("@", "").split("+")
        return f"one-{first}" if others else first

    def cells(self) -> Iterator[tuple[Cell, int]]:
        """Return what it plays, and how many games of it."""
        for side, counts in ((NORMAL, self.normal), (CHALLENGING, self.challenging)):
            for players, games in zip(COUNTS, counts, strict=True):
                if games:
                    yield (self.team, players, side), games


class Programme(NamedTuple):
    """All that is played: five teams from the weakest to the strongest, and one who thinks among rules of thumb."""

    random: Entry
    heuristic: Entry
    hasty: Entry
    expert: Entry
    patient: Entry
    mixed: Entry

    def jobs(self) -> list[Job]:
        """Return all games, the longest first, so that all workers end together."""
        jobs = [
            Job(team, players, side, seed=seed, weighed=entry.weighed)
            for entry in self
            for (team, players, side), games in entry.cells()
            for seed in range(1, games + 1)
        ]
        return sorted(jobs, key=lambda job: -length(job))


# At most 37 minutes on two cores, besides the decisions. Most games are where a target is, on the normal side, and
# where they are short, alone.
NONE: Final = (0, 0, 0, 0)
FULL: Final = Programme(
    random=Entry("random", (100, 100, 100, 100), (100, 100, 100, 100)),
    heuristic=Entry("heuristic", (400, 400, 400, 400), (400, 400, 400, 400)),
    hasty=Entry("search@0.2s", (48, 8, 5, 4), (48, 4, 3, 2), weighed=True),
    expert=Entry("search@1s", (40, 10, 7, 10), (40, 2, 2, 2), weighed=True),
    patient=Entry("search@5s", (10, 1, 1, 1), (10, 1, 1, 1), weighed=True),
    mixed=Entry("search@1s+heuristic", (0, 0, 0, 20), NONE),
)
# Some seconds, to see that everything works; by imagined games instead of the clock, so that it always ends alike.
QUICK: Final = Programme(
    random=Entry("random", (2, 1, 1, 1), (2, 1, 1, 1)),
    heuristic=Entry("heuristic", (3, 1, 1, 1), (3, 1, 1, 1)),
    hasty=Entry("search@2", (2, 0, 0, 0), (2, 0, 0, 0), weighed=True),
    expert=Entry("search@4", (1, 0, 0, 0), (1, 0, 0, 0), weighed=True),
    patient=Entry("search@8", (1, 0, 0, 0), (1, 0, 0, 0), weighed=True),
    mixed=Entry("search@1+heuristic", (0, 0, 0, 1), NONE),
)


def length(game: Job | GameResult) -> float:
    """Return about how many seconds a game takes at most: those who think take turns with those who do not."""
    seats = read_team(game.team).seats(game.players)
    weighing = WEIGHING * game.players if (game.weighed if isinstance(game, Job) else game.luck is not None) else 0.0
    return DECISIONS[game.players] * sum(player.seconds for player in seats) / game.players + weighing


def play(jobs: list[Job], workers: int, progress: Progress) -> Table:
    """Play all games."""
    table = Table()
    for number, game in enumerate(executor("processes", workers).play(jobs), start=1):
        progress.step(f"{number} of {len(jobs)} games", length(game))
        table.add(game)
    return table


def score(game: GameResult) -> float:
    """Return the points of a game (R1.4)."""
    return float(game.score)


def freed(game: GameResult) -> float:
    """Return which share of those who were to be freed has been freed."""
    return min(1.0, game.freed / game.goal)


class Table:
    """All games that were played, by team, number of players and side."""

    def __init__(self, games: Iterable[GameResult] = ()) -> None:
        self.games: dict[Cell, dict[int, GameResult]] = {}  # by their seeds
        for game in games:
            self.add(game)

    def add(self, game: GameResult) -> None:
        """Note a game."""
        self.games.setdefault((game.team, game.players, game.side), {})[game.seed] = game

    def rate(self, cell: Cell) -> Interval:
        """Return a win rate with its interval."""
        games = self.games.get(cell, {}).values()
        return wilson(sum(game.won for game in games), len(games))

    def pairs(self, team: str, other: str, worth: Callable[[GameResult], float] = won) -> list[float]:
        """Return the difference of every two games of two teams that have all else in common."""
        return [
            worth(game) - worth(theirs[seed])
            for (name, players, side), games in self.games.items()
            if name == team and (theirs := self.games.get((other, players, side), {}))
            for seed, game in games.items()
            if seed in theirs
        ]


class Comparison(NamedTuple):
    """How much more one team wins than another, and how much more it should."""

    what: str
    found: Interval
    least: float

    @property
    def missed(self) -> bool:
        """Whether the games contradict the target."""
        return self.found.high < self.least

    def __str__(self) -> str:
        value, low, high = self.found
        verdict = "missed" if self.missed else "reached" if low > self.least else "left open"
        return f"{self.what}: {value:+.2f} ({low:+.2f} to {high:+.2f}), wanted {self.least:+.2f}: {verdict}"


def comparisons(programme: Programme, table: Table) -> list[Comparison]:
    """Compare teams as the targets say."""
    expert, heuristic, mixed = programme.expert, programme.heuristic, programme.mixed
    found = []
    for players in COUNTS:
        rates = (table.rate((entry.team, players, NORMAL)) for entry in (expert, heuristic))
        what = f"{expert.name} over {heuristic.name}, {players}p-{NORMAL}"
        found.append(Comparison(what, difference(*rates), LEAST_GAIN))
    for weaker, stronger in pairwise(programme[:-1]):
        gain = paired(table.pairs(stronger.team, weaker.team))
        found.append(Comparison(f"{stronger.name} over {weaker.name}, all together", gain, 0.0))
        points = mean(table.pairs(stronger.team, weaker.team, score))
        found.append(Comparison(f"{stronger.name} over {weaker.name}, points of the score (R1.4)", points, 0.0))
    for measure, worth in (("won", won), ("freed", freed)):
        gain = paired(table.pairs(mixed.team, heuristic.team, worth))
        found.append(Comparison(f"{mixed.name} over {heuristic.name}, {measure}, 4p-{NORMAL}", gain, 0.0))
    return found


def row(entry: Entry, cell: Cell, table: Table) -> dict[str, Any]:
    """Return the figures of one team with one number of players on one side."""
    games = list(table.games[cell].values())
    share, low, high = table.rate(cell)
    means = {what: sum(getattr(game, what) for game in games) / len(games) for what in ("freed", "lost", "seconds")}
    slowest = max(game.slowest for game in games)
    head = {"team": entry.name, "players": cell[1], "side": cell[2], "games": len(games)}
    even = even_rate(games)
    rates = {"won": share, "low": low, "high": high, "even": even._asdict() if even else None}
    return {**head, **rates, **means, "slowest": slowest}


def evenly(even: dict[str, float] | None) -> str:
    """Return a win rate with even luck and its interval, if luck was weighed."""
    return f"{even['value']:.0%} ({max(0.0, even['low']):.0%}–{min(1.0, even['high']):.0%})" if even else ""


def report(rows: list[dict[str, Any]], compared: list[Comparison]) -> list[str]:
    """Return the lines for people, ending with those that programs read."""
    head = f"{'team':<14} {'players':>7} {'side':<12} {'games':>5} {'won':>5} {'with even luck':>17}"
    head += f" {'freed':>6} {'lost':>6}  s/game slowest"
    return [
        head,
        *(
            f"{each['team']:<14} {each['players']:>7} {each['side']:<12} {each['games']:>5} {each['won']:>5.0%}"
            f" {evenly(each['even']):>17} {each['freed']:>6.1f} {each['lost']:>6.1f}"
            f" {each['seconds']:>7.2f} {each['slowest']:>5.2f} s"
            for each in rows
        ),
        "",
        *map(str, compared),
        *(
            f"winrate {each['players']}p-{each['side']}-{each['team']}"
            f" {each['won']:.2f} {each['low']:.2f} {each['high']:.2f}"
            for each in rows
        ),
    ]


def outcome(programme: Programme, table: Table) -> Outcome:
    """Return what the games come to."""
    rows = [row(entry, cell, table) for entry in programme for cell, _games in entry.cells()]
    compared = comparisons(programme, table)
    everything = {"compared": [{**each._asdict(), "found": each.found._asdict()} for each in compared], "rows": rows}
    return Outcome(report(rows, compared), everything, [str(each) for each in compared if each.missed])


def measure(asked: argparse.Namespace, jobs: list[Job], progress: Progress) -> Outcome:
    """Measure paces and decisions first, while nothing else goes on, and then play."""
    if not asked.quick:
        check_compiled()
    paced = thumb.outcome(thumb.measure(thumb.QUICK if asked.quick else thumb.SECONDS, progress))
    decided = decisions.outcome(decisions.measure(decisions.QUICK if asked.quick else decisions.FULL, progress))
    played = outcome(QUICK if asked.quick else FULL, play(jobs, asked.workers, progress))
    versions = f"Lantern {lantern.__version__}, Python {platform.python_version()}, compiled: {lantern.COMPILED}"
    lines = [versions, "", *paced.lines, "", *decided.lines, "", *played.lines]
    everything = paced.everything | decided.everything | played.everything
    return Outcome(lines, everything, paced.missed + decided.missed + played.missed)


def main() -> int:
    """Measure, report and judge."""
    parser = arguments(__doc__)
    parser.add_argument("--workers", type=positive_int, default=cores(), help="processes that play")
    parser.add_argument("--quick", action="store_true", help="only see whether everything works; in plain Python too")
    asked = parser.parse_args()
    jobs = (QUICK if asked.quick else FULL).jobs()
    progress = Progress(sum(map(length, jobs)) + decisions.FULL.seconds)
    return run(asked, progress, lambda shown: measure(asked, jobs, shown))


if __name__ == "__main__":
    sys.exit(main())
