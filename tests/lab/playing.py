"""Small jobs and their games, for the tests of the lab."""

from collections.abc import Iterator, Sequence

import msgspec

from lantern.lab.game import play
from lantern.lab.job import Job, grid
from lantern.lab.result import CLOCKED, GameResult

SOME = list(grid(["random", "heuristic+random"], [2], ["normal"], ["none"], 3, 7).jobs())


class Here:
    """Plays in this process, and counts."""

    def __init__(self) -> None:
        self.played: list[Job] = []

    def play(self, jobs: Sequence[Job]) -> Iterator[GameResult]:
        for job in jobs:
            self.played.append(job)
            yield play(job)


def timeless(games: Sequence[GameResult]) -> list[bytes]:
    """Return games without what the clock says, in one order."""
    return sorted(msgspec.json.encode(msgspec.structs.replace(game, **dict.fromkeys(CLOCKED, 0.0))) for game in games)
