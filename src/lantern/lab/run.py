"""Playing all that is asked for, and going on where a run was broken off."""

from collections.abc import Iterable, Iterator

from lantern.lab.executors import Executor
from lantern.lab.job import Job, Key
from lantern.lab.result import GameResult
from lantern.lab.store import Results


def missing(jobs: Iterable[Job], results: Results | None) -> list[Job]:
    """Return the games that have not been played yet."""
    there: Iterable[Key] = results.games if results else ()
    known = set(there)
    return [job for job in jobs if job.key not in known]


def run(jobs: Iterable[Job], executor: Executor, results: Results | None = None) -> Iterator[GameResult]:
    """Play games and keep each as soon as it is over."""
    wanted = missing(jobs, results)
    for game in executor.play(wanted) if wanted else ():
        if results is not None:
            results.add(game)
        yield game


def asked_for(jobs: Iterable[Job], games: dict[Key, GameResult]) -> list[GameResult]:
    """Return the games that belong to the jobs, in their order, independent of who played them and when."""
    return [games[job.key] for job in jobs if job.key in games]
