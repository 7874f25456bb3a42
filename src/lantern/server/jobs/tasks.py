"""What a job does, as functions from the job to its result. They run in worker processes (worker.py)."""

import time
from collections.abc import Callable
from dataclasses import replace
from typing import Final

from msgspec import Struct

from lantern.engine import apply
from lantern.engine.state import State
from lantern.explain.hints import Hint, hint
from lantern.explain.outlook import Outlook, outlook
from lantern.explain.review import Review, review
from lantern.players.base import Budget, Choice, Player, own_answers
from lantern.players.memory import LEAST
from lantern.players.registry import LEVELS
from lantern.record import Record
from lantern.server.jobs.base import CHANCE, CHOOSE, HINT, REVIEW, JobRequest, ThinkingJob


class AllowedAnswers:
    """A computer player whose answers are always allowed: one that is not is replaced by the first that is."""

    def __init__(self, player: Player) -> None:
        self.player = player

    def choose(self, table: State, seat: int, budget: Budget) -> Choice:
        """Return an allowed answer."""
        allowed = own_answers(table, seat)
        choice = self.player.choose(table.copy(), seat, budget)
        return choice if choice.answer in allowed else Choice(allowed[0])


def player_of(job: ThinkingJob) -> AllowedAnswers:
    """Return the computer player that a job names."""
    return AllowedAnswers(LEVELS[job.player].player())


def table_of(job: ThinkingJob) -> State:
    """Return the table that a job is about."""
    table = job.setup.table()
    for answer in job.answers:
        apply(table, answer)
    return table


def choose(request: JobRequest) -> Choice:
    """Choose an answer; time spent in the queue, or starting a process, is not there for thinking any more."""
    job, waited = request.job, max(0.0, time.time() - request.asked)
    budget = replace(job.budget, seconds=max(LEAST, job.budget.seconds - waited))
    return player_of(job).choose(table_of(job), job.seat, budget)


def advise(request: JobRequest) -> Hint:
    """Think of a hint."""
    job = request.job
    return hint(player_of(job), table_of(job), job.seat, job.budget)


def estimate(request: JobRequest) -> Outlook:
    """Estimate the chance of winning."""
    job = request.job
    return outlook(table_of(job), job.budget.seed, job.budget.games)


def look_back(request: JobRequest) -> Review:
    """Review a game."""
    job = request.job
    return review(Record(job.setup, job.answers), job.budget.games, job.budget.seed)


TASKS: Final[dict[str, Callable[[JobRequest], Struct]]] = {
    CHOOSE: choose,
    HINT: advise,
    CHANCE: estimate,
    REVIEW: look_back,
}


def carry_out(request: JobRequest) -> Struct:
    """Do a job."""
    return TASKS[request.job.kind](request)
