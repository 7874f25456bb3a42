"""Who plays the games: the cores of this machine, or a cluster. Each is asked in the same way."""

import multiprocessing
import os
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice
from typing import Any, Final, Protocol

from lantern.lab import worker
from lantern.lab.failure import LabError, borrowed
from lantern.lab.game import play
from lantern.lab.job import Job
from lantern.lab.result import GameResult

AHEAD: Final = 4  # games that wait for each process, so that none is ever idle
RAY: Final = "ray"


class Executor(Protocol):
    """Plays games in whatever order is quickest."""

    def play(self, jobs: Sequence[Job]) -> Iterator[GameResult]:
        """Yield each game when it is over."""


class Processes:
    """Processes on this machine; one alone needs no process of its own."""

    def __init__(self, workers: int) -> None:
        self.workers = workers

    def play(self, jobs: Sequence[Job]) -> Iterator[GameResult]:
        """Yield each game when it is over."""
        if self.workers == 1:
            yield from map(play, jobs)
            return
        others = multiprocessing.active_children()
        count = min(self.workers, len(jobs))
        pool = ProcessPoolExecutor(count, multiprocessing.get_context("spawn"), worker.begin)
        try:
            yield from self._played(pool, iter(jobs))
        except BaseException:
            for child in multiprocessing.active_children():
                if child not in others:
                    child.terminate()  # nobody waits for games that will not be counted
            raise
        finally:
            pool.shutdown(cancel_futures=True)

    def _played(self, pool: ProcessPoolExecutor, jobs: Iterator[Job]) -> Iterator[GameResult]:
        waiting: set[Future[GameResult]] = set()
        while True:
            waiting |= {pool.submit(play, job) for job in islice(jobs, self.workers * AHEAD - len(waiting))}
            if not waiting:
                return
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for each in done:
                yield each.result()


class Cluster:
    """Processes of a Ray cluster: that of RAY_ADDRESS, or one that is started on this machine."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # sends no usage statistics
        self._ray = borrowed("ray", "cluster")

    def play(self, jobs: Sequence[Job]) -> Iterator[GameResult]:
        """Yield each game when it is over."""
        ray = self._ray
        if not ray.is_initialized():
            own = {} if os.environ.get("RAY_ADDRESS") else {"num_cpus": self.workers, "include_dashboard": False}
            ray.init(log_to_driver=False, logging_level="error", **own)
        remote = ray.remote(num_cpus=1)(worker.Worker)
        count = min(self.workers, len(jobs), int(ray.cluster_resources()["CPU"]))  # one more would wait for ever
        players = [remote.remote() for _each in range(count)]
        try:
            pool = borrowed("ray.util", "cluster").ActorPool(players)
            yield from pool.map_unordered(ask, jobs)
        finally:
            for player in players:
                ray.kill(player)


def ask(player: Any, job: Job) -> Any:
    """Have a process of the cluster play a game."""
    return player.play.remote(job)


def executor(name: str, workers: int) -> Executor:
    """Return an executor by its name."""
    if workers < 1:
        raise LabError("at least one worker is needed")
    return Cluster(workers) if name == RAY else Processes(workers)


def cores() -> int:
    """Return how many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
