"""`lantern store`, `backup`, `restore`, `prune` and `admin`: the operator's commands beside a running server."""

import argparse
import asyncio
import json
import os
import time
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, TypeVar
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

from lantern.cli.failure import BAD_DATA, USAGE, CommandError
from lantern.cli.serve import TEMPORARY
from lantern.engine.state import PLAYING
from lantern.record import OUTCOMES, write_unchecked
from lantern.saves import reason
from lantern.server.files import LockedError, lock, operator_key
from lantern.server.settings import POSTGRES, Settings, SettingsError, chosen
from lantern.server.store.base import GameChanges, Listing, StoreError, UnavailableError, record_of
from lantern.server.store.transfer import MoveReport, back_up, move_between, opened, restore

DAY: Final = 86_400  # seconds
PATIENCE: Final = 15.0  # seconds to wait for a server
PAST: Final = {"show": "shown", "end": "ended", "erase": "erased"}
Result = TypeVar("Result")


def store(args: argparse.Namespace) -> int:
    """Copy all games from one store to another."""
    if args.source == args.target:
        raise CommandError("the two stores are the same", USAGE)
    check_file(args.source)
    with nobody_serving(args.source), nobody_serving(args.target):
        print(told(finish(move_between(args.source, args.target))))
    return 0


def backup(args: argparse.Namespace) -> int:
    """Write all games to a new file."""
    where = place(settings_of(args))
    check_file(where)
    games = finish(back_up(where, Path(args.file)))
    print(f"Saved {games} games in {args.file}.")
    return 0


def put_back(args: argparse.Namespace) -> int:
    """Put the games of a backup into the store."""
    where = place(settings_of(args))
    check_file(args.file)
    with nobody_serving(where):
        print(told(finish(restore(Path(args.file), where))))
    return 0


def prune(args: argparse.Namespace) -> int:
    """Erase what is older than the settings allow."""
    settings = settings_of(args)
    days = settings.keep_unfinished_days, settings.keep_finished_days, settings.keep_talk_days
    if not any(days):
        raise CommandError("everything is kept for ever; say otherwise, as --keep-unfinished-days 90", USAGE)
    check_file(place(settings))
    before = [int(time.time() - each * DAY) if each else 0 for each in days]

    async def expire() -> int:
        async with opened(place(settings)) as found:
            return await found.expire(*before)

    print(f"Erased {finish(expire())} games.")
    return 0


def admin(args: argparse.Namespace) -> int:
    """List, show, end or erase games."""
    settings = settings_of(args)
    if args.action != "list" and not args.game:
        raise CommandError(f"which game is to be {PAST[args.action]}? lantern admin list tells their names", USAGE)
    if args.action in ("list", "show"):
        check_file(place(settings))
        print(finish(listed(settings, args.most) if args.action == "list" else shown(settings, args.game, args.record)))
        return 0
    server = args.url or running(settings)
    if server:
        ask(server, settings, args.action, args.game)
    else:
        finish(changed(settings, args.action, args.game))
    print(f"Game {args.game} is {PAST[args.action]}.")
    return 0


def settings_of(args: argparse.Namespace) -> Settings:
    """Return the settings, as the server has them."""
    try:
        return chosen(vars(args), os.environ, Path(args.config) if args.config else None)
    except SettingsError as error:
        raise CommandError(str(error), USAGE) from error


def place(settings: Settings) -> str:
    """Return where the games are."""
    return settings.store if settings.postgres else str(settings.file)


def check_file(where: str) -> None:
    """Complain about a file that is not there, instead of making an empty one."""
    if not where.startswith(POSTGRES) and not Path(where).is_file():
        raise CommandError(f"{where}: there is no such file of games")


def finish(work: Coroutine[Any, Any, Result]) -> Result:
    """Wait for something to be done with a store; what is wrong with it is one line."""
    try:
        return asyncio.run(work)
    except StoreError as error:
        raise CommandError(str(error), TEMPORARY if isinstance(error, UnavailableError) else BAD_DATA) from error
    except FileExistsError as error:
        raise CommandError(f"{error.filename}: it exists already, and is not overwritten") from error


@contextmanager
def nobody_serving(where: str) -> Iterator[None]:
    """Make sure that no server uses a file of games meanwhile; a database cannot tell."""
    if where.startswith(POSTGRES):
        yield
        return
    try:
        file = lock(Path(where), "")
    except LockedError as error:
        raise CommandError(f"{where}: a server is using it ({str(error).partition('#')[0]}); stop it first") from error
    except OSError as error:
        raise CommandError(f"{error.filename or where}: {reason(error)}") from error
    with file:
        yield


def told(moved: MoveReport) -> str:
    """Say what a move has done."""
    text = f"Copied {moved.games} games with {moved.events} events, and compared each with its original."
    if moved.there:
        text += f" {moved.there} were there already, the same."
    if moved.kept:
        text += f" The target keeps its own {', '.join(moved.kept)}."
    return text


async def listed(settings: Settings, most: int) -> str:
    """Return a line for each game; names of people are nobody's business here."""
    async with opened(place(settings)) as found:
        return "\n".join(line(each) for each in await found.listings(most=most)) or "There are no games."


def line(each: Listing) -> str:
    """Return what a list tells of a game."""
    state = "ended" if each.ended and each.outcome == PLAYING else OUTCOMES.get(each.outcome, "open")
    played = time.strftime("%Y-%m-%d %H:%M", time.localtime(each.updated))
    numbers = f"players {each.setup.players}  round {each.round}  answers {each.position}"
    return f"{each.id}  {played}  {numbers}  {state}"


async def shown(settings: Settings, game: str, record: bool) -> str:
    """Return what is known of a game, or its record, of whatever rules it is."""
    async with opened(place(settings)) as found:
        stored, events = await found.load(game), await found.events(game)
        if stored is None:
            raise CommandError(f"there is no game {game}")
        if record:
            return write_unchecked(record_of(stored, events), stored.rules).rstrip()
        about = line((await found.listings([game]))[0])
        chat, browsers = len(await found.chat(game, most=10**6)), len(await found.subscriptions(game))
        seats = ", ".join(seat.player for seat in stored.seats)
        return (
            f"{about}\nrules {stored.rules}, seats: {seats}\n"
            f"{len(events)} events, {len(stored.grants)} links, {chat} remarks, {browsers} browsers with notices"
        )


async def changed(settings: Settings, action: str, game: str) -> None:
    """End or erase a game; servers of the same database hear of it."""
    async with opened(place(settings)) as found:
        if await found.load(game) is None:
            raise CommandError(f"there is no game {game}")
        if action == "end":
            await found.change_game(game, GameChanges(ended=True))
        else:
            await found.erase(game)


def running(settings: Settings) -> str:
    """Return the address of the server that uses a file of games; empty where there is none."""
    if settings.postgres:
        return ""
    check_file(place(settings))
    try:
        lock(settings.file, "").close()
    except LockedError as error:
        return str(error).partition("#")[0]
    except OSError as error:
        raise CommandError(f"{error.filename or settings.file}: {reason(error)}") from error
    return ""


def ask(server: str, settings: Settings, action: str, game: str) -> None:
    """Have a running server end or erase a game."""
    key = settings.operator_key or operator_key_beside(settings.file)
    address = f"{server.rstrip('/')}/api/admin/games/{game}" + ("/end" if action == "end" else "")
    method = "POST" if action == "end" else "DELETE"
    try:
        with urlopen(Request(address, method=method, headers={"Authorization": f"Bearer {key}"}), timeout=PATIENCE):
            pass
    except HTTPError as error:
        with error:
            raise CommandError(sentence(error.read())) from error
    except (URLError, OSError) as error:
        why = getattr(error, "reason", error)
        raise CommandError(f"the server at {server} does not answer ({why})", TEMPORARY) from error


def operator_key_beside(games: Path) -> str:
    """Return the key that a server has made beside its file of games."""
    if not games.is_file():
        raise CommandError("the operator's key is needed: --operator-key-file", USAGE)
    return operator_key(games)


def sentence(reply: bytes) -> str:
    """Return what a server says of a request that it has not carried out."""
    try:
        return str(json.loads(reply)["sentence"])
    except (ValueError, KeyError, TypeError):
        return "the server has not carried it out"
