"""Measure how strong the computer players are, with and without time to think, on fixed seeds, within a fixed time."""

from __future__ import annotations

import argparse
import os
import platform
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final

import lantern
from lantern.content.victory import CHALLENGING, NORMAL
from lantern.lab.executors import cores, executor
from lantern.lab.job import Job
from lantern.lab.result import Game
from lantern.lab.stats import Interval, paired, wilson

COUNTS: Final = (1, 2, 3, 4)
SIDES: Final = (NORMAL, CHALLENGING)
MIXED: Final = "search@1s+steward"  # one who thinks among rules of thumb
LEAST_GAIN: Final = 0.15  # of search at 1 s over steward, on the normal side
MISSED: Final = 1
CANNOT_RUN: Final = 2


@dataclass(frozen=True)
class Entry:
    """A team in the benchmark: as many games as its share of the time allows, or a fixed number."""

    team: str
    name: str
    share: float = 0.0
    games: int = 0
    cells: tuple[tuple[int, str], ...] = tuple((players, side) for side in SIDES for players in COUNTS)


ENTRIES: Final = (
    Entry("random", "random", games=100),
    Entry("steward", "steward", games=400),
    Entry("search@0.2s", "search0.2s", share=0.25),
    Entry("search@1s", "search1s", share=0.35),
    Entry("search@5s", "search5s", share=0.3),
    Entry(MIXED, "one-search1s", share=0.1, cells=((4, NORMAL),)),
)


@dataclass
class Table:
    """All games that were played, by entry and cell."""

    games: dict[tuple[str, int, str], list[Game]] = field(default_factory=dict)

    def add(self, entry: Entry, game: Game) -> None:
        """Note a game."""
        self.games.setdefault((entry.name, game.players, game.side), []).append(game)

    def rate(self, name: str, players: int, side: str) -> Interval:
        """Return a win rate with its interval."""
        games = self.games.get((name, players, side), [])
        return wilson(sum(game.won for game in games), len(games))

    def gain(self, name: str, over: str, players: int, side: str) -> Interval:
        """Return how much more one team wins than another on the same seeds."""
        others = {game.seed: game.won for game in self.games.get((over, players, side), [])}
        games = [game for game in self.games.get((name, players, side), []) if game.seed in others]
        return paired([float(game.won) - float(others[game.seed]) for game in games])


def waves(entry: Entry) -> Iterator[list[Job]]:
    """Return the games of a team seed by seed, so that all cells have met the same luck when the time is over."""
    seed = 0
    while not entry.games or seed < entry.games:
        seed += 1
        yield [Job(entry.team, players, side, seed=seed) for players, side in entry.cells]


def play(minutes: float, workers: int, progress: Progress) -> Table:
    """Play until the time is over; what counts by games comes first."""
    table, players = Table(), executor("processes", workers)
    begin = time.monotonic()
    for entry in ENTRIES:
        if entry.games:
            progress.step(entry.name)
            for game in players.play([job for wave in waves(entry) for job in wave], ()):
                table.add(entry, game)
    left = minutes * 60 - (time.monotonic() - begin)
    for entry in ENTRIES:
        end = time.monotonic() + left * entry.share
        last = 0.0
        for number, wave in enumerate(waves(entry) if entry.share else [], start=1):
            began = time.monotonic()
            if number > 1 and began + last > end:
                break
            progress.step(f"{entry.name}, game {number} of each kind")
            for game in players.play(sorted(wave, key=lambda job: -job.players), ()):
                table.add(entry, game)
            last = time.monotonic() - began
    return table


@dataclass
class Progress:
    """A line for whoever waits at a terminal, silent everywhere else."""

    shown: bool = field(default_factory=sys.stderr.isatty)

    def step(self, what: str) -> None:
        """Show what is played now."""
        if self.shown:
            print(f"\r\033[K{what} ...", end="", file=sys.stderr, flush=True)

    def clear(self) -> None:
        """Wipe the line."""
        if self.shown:
            print("\r\033[K", end="", file=sys.stderr, flush=True)


def report(table: Table) -> list[str]:
    """Return the lines for people, ending with those that programs read."""
    lines = [f"Lantern {lantern.__version__}, Python {platform.python_version()}, compiled: {lantern.COMPILED}", ""]
    lines.append(f"{'team':<14} {'players':>7} {'side':<12} {'games':>5} {'won':>6}   freed   lost  slowest")
    for (name, players, side), games in table.games.items():
        count = len(games)
        freed, lost = (sum(getattr(game, what) for game in games) / count for what in ("freed", "lost"))
        won, slowest = table.rate(name, players, side).value, max(game.slowest for game in games)
        lines.append(
            f"{name:<14} {players:>7} {side:<12} {count:>5} {won:>6.0%} {freed:>7.1f} {lost:>6.1f} {slowest:>6.2f} s"
        )
    mixed = table.gain("one-search1s", "steward", 4, NORMAL)
    lines += [
        "",
        f"One seat of search among three stewards: {mixed.value:+.2f} ({mixed.low:+.2f} to {mixed.high:+.2f})",
    ]
    for (name, players, side), _games in table.games.items():
        found = table.rate(name, players, side)
        lines.append(f"winrate {players}p-{side}-{name} {found.value:.2f} {found.low:.2f} {found.high:.2f}")
    return lines


def missed(table: Table) -> list[str]:
    """Return a sentence for every target that this run did not reach; what the intervals leave open is not missed."""
    found = []
    for players in COUNTS:
        gain = table.gain("search1s", "steward", players, NORMAL)
        if gain.value < LEAST_GAIN:
            found.append(f"Search at 1 s gains {gain.value:.2f} over steward with {players} players, not {LEAST_GAIN}.")
    pooled = [sum(table.rate(name, *cell).value for cell in ENTRIES[0].cells) for name in STRONGER]
    if pooled != sorted(pooled):
        found.append(f"Strength does not rise with time: {', '.join(f'{each / 8:.2f}' for each in pooled)}.")
    if table.gain("one-search1s", "steward", 4, NORMAL).value <= 0:
        found.append("A seat of search among three stewards does not raise the team.")
    return found


STRONGER: Final[Sequence[str]] = ("random", "steward", "search0.2s", "search1s", "search5s")


def main() -> int:
    """Play, report and judge."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=38.0, help="of thinking, all teams together")
    parser.add_argument("--workers", type=int, default=cores())
    parser.add_argument("--no-targets", action="store_true", help="accept any result")
    asked = parser.parse_args()
    if not lantern.COMPILED and "LANTERN_PURE" not in os.environ:
        print("This needs the compiled rules: make compile", file=sys.stderr)
        return CANNOT_RUN
    progress = Progress()
    table = play(asked.minutes, asked.workers, progress)
    progress.clear()
    print("\n".join(report(table)), flush=True)
    sentences = [] if asked.no_targets else missed(table)
    for sentence in sentences:
        print(sentence, file=sys.stderr)
    return MISSED if sentences else 0


if __name__ == "__main__":
    sys.exit(main())
