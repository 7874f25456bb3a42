"""One process that plays."""

import signal

from lantern.lab.game import play
from lantern.lab.job import Job
from lantern.lab.result import GameResult


def begin() -> None:
    """Make this process ready; Ctrl-C is left to the process that was called."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


class Worker:
    """A process of a cluster."""

    def play(self, job: Job) -> GameResult:
        """Play one game."""
        return play(job)
