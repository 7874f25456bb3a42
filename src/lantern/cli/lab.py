"""Commands of the lab: arena, study and plot."""

import argparse
import shlex
import signal
import sys
from collections.abc import Callable, Sequence
from contextlib import nullcontext
from functools import wraps
from pathlib import Path

from msgspec.structs import replace

from lantern.cli.counting import progress
from lantern.cli.edition import chosen_edition
from lantern.cli.failure import USAGE, CommandError, warn_about_engine
from lantern.cli.inspect import put
from lantern.editions import NEWEST
from lantern.lab import report, value
from lantern.lab.executors import cores, executor
from lantern.lab.failure import LabError
from lantern.lab.job import Grid, Job, grid, options_text
from lantern.lab.provenance import header
from lantern.lab.result import GameResult
from lantern.lab.run import asked_for, missing, run
from lantern.lab.store import Results, read
from lantern.lab.study import read_study
from lantern.lab.team import read_team

Command = Callable[[argparse.Namespace], int]


def clearly(command: Command) -> Command:
    """Return a command that says what the lab cannot do in one line."""

    @wraps(command)
    def run_clearly(args: argparse.Namespace) -> int:
        try:
            return command(args)
        except LabError as error:
            raise CommandError(str(error), USAGE) from error

    return run_clearly


@clearly
def arena(args: argparse.Namespace) -> int:
    """Let teams play, and report."""
    chosen = replace(grid(args.teams, args.players, args.side, args.option, args.games, args.seed), weighed=args.luck)
    edition = chosen_edition(args.edition) if args.edition else NEWEST
    games = played(args, list(chosen.jobs(edition)), arena_command(chosen, args.edition))
    found = report.rows_of(games)
    if args.json:
        put({"fingerprint": report.fingerprint(games), "rows": report.plain(found)})
    else:
        print("\n".join([*report.told(found), "", *closing(games, args.out)]))
    return 0


def arena_command(chosen: Grid, edition: str | None = None) -> str:
    """Return the command that plays these games, as it is kept with them."""
    words = ["lantern", "arena", *chosen.teams, "--players", ",".join(map(str, chosen.players))]
    words += ["--side", ",".join(chosen.sides), "--games", str(chosen.games), "--seed", str(chosen.seed)]
    words += [f"--option={options_text(options)}" for options in chosen.options]
    words += ["--edition", edition] if edition else []
    return shlex.join([*words, "--luck"] if chosen.weighed else words)


@clearly
def study(args: argparse.Namespace) -> int:
    """Play every variant of a study, and compare."""
    chosen = read_study(Path(args.file))
    games = played(args, chosen.jobs(), shlex.join(["lantern", "study", args.file]))
    found = report.rows_of(games, by_variant=True)
    roles = value.tables(games, value.role_worth) if chosen.grid.roles else []
    cards = value.tables(games, value.card_worth) if chosen.cards else []
    if args.json:
        worths = {"roles": value.plain(roles), "cards": value.plain(cards)}
        put({"title": chosen.title, "fingerprint": report.fingerprint(games), "rows": report.plain(found), **worths})
        return 0
    text = [chosen.title, ""] if chosen.title else []
    text += report.told(found)
    text += ["", *value.ROLES, *value.told(roles, "role")] if roles else []
    text += ["", *value.CARDS_CAVEAT, *value.told(cards, "card bought")] if cards else []
    print("\n".join([*text, "", *closing(games, args.out)]))
    return 0


def played(args: argparse.Namespace, jobs: list[Job], said: str) -> list[GameResult]:
    """Play what is still missing, keep it if it is to be kept, and return all games that were asked for."""
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # as Ctrl-C: the processes that play are ended too
    players = executor(args.executor, cores() if args.workers is None else args.workers)
    if sys.stderr.isatty():
        warn_about_engine()
    weighed = any(job.weighed for job in jobs)
    with Results(Path(args.out), header(said, weighed)) if args.out else nullcontext() as results:
        games = dict(results.games) if results else {}
        with progress("games", len(missing(jobs, results))) as advance:
            for game in run(jobs, players, results):
                games[game.key] = game
                advance(1)
    return asked_for(jobs, games)


def closing(games: Sequence[GameResult], out: str | None) -> list[str]:
    """Say how to know these games again, and where they are."""
    text = [f"Kept in {out}."] if out else []
    if all(read_team(team).repeatable for team in {game.team for game in games}):
        text.append(f"Fingerprint {report.fingerprint(games)}: the same command plays the same games on every machine.")
    return text or ["By the clock: the seeds are the same every time, the thinking is not."]


@clearly
def plot(args: argparse.Namespace) -> int:
    """Draw results."""
    from lantern.lab.plot import draw

    path = Path(args.file)
    _header, games = read(path)
    for written in draw(games, Path(args.out)):
        print(written)
    return 0
