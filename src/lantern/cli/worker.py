"""`lantern worker`."""

import argparse
import asyncio
import os
import signal
from contextlib import suppress

from lantern.cli.failure import USAGE, CommandError, warn_about_engine
from lantern.cli.serve import TEMPORARY
from lantern.server.logs import configure_logs
from lantern.server.settings import Settings, SettingsError, chosen


def worker(args: argparse.Namespace) -> int:
    """Do the jobs of a site's servers until somebody stops it."""
    try:
        settings = chosen(vars(args), os.environ)
    except SettingsError as error:
        raise CommandError(str(error), USAGE) from error
    if not settings.postgres:
        raise CommandError(
            "a worker needs --store postgresql://…; with a file of games the server does the jobs", USAGE
        )
    configure_logs(settings)
    warn_about_engine()
    asyncio.run(work(settings, args.processes))
    return 0


async def work(settings: Settings, processes: int) -> None:
    """Work until SIGTERM or Ctrl-C; jobs under way are finished."""
    from lantern.server.jobs.postgres import DATABASE_ERRORS
    from lantern.server.jobs.service import JobService

    service = asyncio.create_task(JobService(settings.store, processes).run())
    for number in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(number, service.cancel)
    try:
        with suppress(asyncio.CancelledError):
            await service
    except DATABASE_ERRORS as error:
        raise CommandError("the database cannot be reached", TEMPORARY) from error
