"""The same games whatever the workers and the order; a broken-off run goes on and counts nothing twice."""

import multiprocessing
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random

import pytest

from lantern.lab import provenance, report
from lantern.lab.executors import Processes, cores, executor
from lantern.lab.failure import LabError
from lantern.lab.job import Job, grid
from lantern.lab.result import GameResult
from lantern.lab.run import asked_for, run
from lantern.lab.store import Results, read
from tests.lab.playing import SOME, Here, timeless


def test_two_processes_and_another_order_play_the_same_games() -> None:
    mixed = [*SOME, Job("search@4", 1, seed=3)]
    one = list(run(mixed, Processes(1)))
    Random(1).shuffle(mixed)
    two = list(run(mixed, Processes(2)))
    assert timeless(one) == timeless(two)
    assert report.fingerprint(one) == report.fingerprint(two)
    assert not multiprocessing.active_children()


class BrokenExecutor(Here):
    """Breaks off after three games."""

    def play(self, jobs: Sequence[Job]) -> Iterator[GameResult]:
        for number, game in enumerate(super().play(jobs)):
            if number == 3:
                raise KeyboardInterrupt
            yield game


@pytest.mark.parametrize("name", ["games.jsonl", "games.parquet"])
def test_a_broken_off_run_goes_on(tmp_path: Path, name: str) -> None:
    path, head = tmp_path / name, provenance.header("lantern arena")
    with pytest.raises(KeyboardInterrupt), Results(path, head) as results:
        list(run(SOME, BrokenExecutor(), results))
    assert len(read(path)[1]) == 3
    rest = Here()
    with Results(path, head) as results:
        list(run(SOME, rest, results))
        assert len(asked_for(SOME, results.games)) == len(SOME)
    assert len(rest.played) == len(SOME) - 3
    nobody = Here()
    with Results(path, head) as results:
        assert not list(run(SOME, nobody, results))
    assert not nobody.played
    assert timeless(read(path)[1]) == timeless(list(run(SOME, Here())))
    assert [each.name for each in tmp_path.iterdir()] == [name]


def test_a_game_cut_in_half_is_played_again(tmp_path: Path) -> None:
    path, head = tmp_path / "games.jsonl", provenance.header("lantern arena")
    with Results(path, head) as results:
        list(run(SOME[:3], Here(), results))
    path.write_bytes(path.read_bytes()[:-40])
    again = Here()
    with Results(path, head) as results:
        list(run(SOME[:3], again, results))
    assert again.played == SOME[2:3]
    assert timeless(read(path)[1]) == timeless(list(run(SOME[:3], Here())))


def test_leaving_a_run_stops_its_processes() -> None:
    games = run(list(grid(["random"], [1], ["normal"], [], 200, 1).jobs()), Processes(2))
    next(games)
    games.close()  # type: ignore[attr-defined]
    assert not multiprocessing.active_children()


def test_seeds_are_paired_and_come_first() -> None:
    jobs = list(grid(["random", "heuristic"], [1, 2], ["normal", "challenging"], ["none", "more-money"], 2, 5).jobs())
    assert len({job.key for job in jobs}) == len(jobs) == 32
    assert [job.seed for job in jobs] == [5] * 16 + [6] * 16


def test_workers_are_needed() -> None:
    assert cores() >= 1
    with pytest.raises(LabError, match="at least one worker"):
        executor("processes", 0)
