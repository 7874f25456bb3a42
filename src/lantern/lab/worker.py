"""One process that plays: its content is changed first, and only then the rules are imported."""

import signal
from typing import TYPE_CHECKING

from lantern.lab.changes import change_for_good

if TYPE_CHECKING:
    from lantern.lab.job import Job
    from lantern.lab.result import Game


def begin(changes: tuple[str, ...]) -> None:
    """Make this process ready; Ctrl-C is left to the process that was called."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    change_for_good(changes)


def play(job: "Job") -> "Game":
    """Play one game."""
    from lantern.lab.game import play as play_game

    return play_game(job)


class Worker:
    """A process of a cluster."""

    def __init__(self, changes: tuple[str, ...]) -> None:
        change_for_good(changes)

    def play(self, job: "Job") -> "Game":
        """Play one game."""
        return play(job)
