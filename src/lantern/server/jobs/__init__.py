"""Thinking as jobs: computer players, hints, the chance of winning, reviews."""

from lantern.server.jobs.base import CHANCE, CHOOSE, HINT, REVIEW, Jobs
from lantern.server.jobs.embedded import EmbeddedJobs
from lantern.server.settings import Settings


def open_jobs(settings: Settings) -> Jobs:
    """Return the queue of jobs for a server: with PostgreSQL one that all servers share, otherwise in this process."""
    advice = settings.advice_waiting
    bounds = {CHOOSE: settings.tables_in_memory, HINT: advice, CHANCE: advice, REVIEW: advice}
    if settings.postgres:
        from lantern.server.jobs.postgres import PostgresJobs

        return PostgresJobs(settings.store, bounds)
    return EmbeddedJobs(bounds, settings.workers)
