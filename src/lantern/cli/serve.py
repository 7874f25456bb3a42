"""`lantern serve`."""

import argparse
import os
import sqlite3
import sys
import webbrowser
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from socket import socket as Socket  # noqa: N812

from lantern.cli.failure import CommandError, warn_about_engine
from lantern.saves import reason
from lantern.server.claim import TakenError, claim
from lantern.server.machine import machine_key, opening_page
from lantern.server.running import address, listen, own_address, run
from lantern.server.schema import TooNewError
from lantern.server.settings import Settings
from lantern.server.store import Store

OPEN = """\
Warning: everybody who can reach this machine can reach this server. Only those with a link can see or play a game,
but the connection is not encrypted: put it behind a proxy with https before using it beyond your own network."""
SNAPS = Path("/snap/bin")  # browsers there cannot read the folder of the games


def serve(args: argparse.Namespace) -> int:
    """Serve the table to browsers until somebody stops it."""
    settings = chosen(args)
    try:
        socket = listen(args.host, args.port)
    except OSError as error:
        raise CommandError(f"cannot listen at {args.host}: {reason(error)}") from error
    port = socket.getsockname()[1]
    where = address(args.host, port)
    own = own_address(args.host, port, settings.key) or where
    with socket:
        try:
            claimed = claim(settings.data, own)
        except TakenError as error:
            return already(str(error), settings.data, args.no_browser)
        except OSError as error:
            raise CommandError(f"{error.filename or settings.data}: {reason(error)}") from error
        with claimed:
            check_games(settings.data)
            announce(where, own, settings)
            open_browser(own, settings.data, args.no_browser)
            return serve_until_stopped(settings, socket)


def chosen(args: argparse.Namespace) -> Settings:
    """Return the settings; behind a proxy nobody counts as this machine, neither by key nor by address."""
    settings = replace(Settings.default(), host=args.host)
    if args.data:
        settings = replace(settings, data=Path(args.data))
    if args.behind_proxy:
        return replace(settings, behind_proxy=True, trust_loopback=False)
    try:
        return replace(settings, key=machine_key(settings.data))
    except OSError as error:
        raise CommandError(f"{error.filename or settings.data}: {reason(error)}") from error


def check_games(data: Path) -> None:
    """Open the file of games before anything else, so that what is wrong with it is said in one line."""
    try:
        Store(data).close()
    except OSError as error:
        raise CommandError(f"{data}: {reason(error)}") from error
    except TooNewError as error:
        raise CommandError(f"{data}: {error}") from error
    except sqlite3.OperationalError as error:
        locked = "locked" in str(error)
        why = "another program is using it" if locked else f"the games in it cannot be opened ({error})"
        raise CommandError(f"{data}: {why}") from error
    except sqlite3.DatabaseError as error:
        raise CommandError(f"{data}: this is no file of games, or it is damaged ({error})") from error


def serve_until_stopped(settings: Settings, socket: Socket) -> int:
    """Serve, and end in peace when somebody presses Ctrl-C."""
    with suppress(KeyboardInterrupt):
        run(settings, socket)
    print(f"\nStopped. The games are kept in {settings.data}; the next start goes on with them.")
    return 0


def announce(where: str, own: str, settings: Settings) -> None:
    """Say where the table is: with the key on this machine, without it for everybody else."""
    print(f"Lantern is at {own}  (Ctrl-C stops it)", flush=True)
    warn_about_engine()
    if not own.startswith(where):
        print(f"For others it is at {where}", flush=True)
    if not (settings.local or settings.behind_proxy):
        print(OPEN, file=sys.stderr, flush=True)


def already(where: str, data: Path, quiet: bool) -> int:
    """Say that these games are being served, and open them."""
    print(f"Lantern is already running at {where or 'another address'}")
    open_browser(where, data, quiet or not where)
    return 0


def open_browser(where: str, data: Path, quiet: bool) -> None:
    """Open the browser where there is one that does not take over the terminal."""
    graphical = sys.platform in ("win32", "darwin") or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    if graphical and not quiet:
        private = "#" in where and not SNAPS.is_dir()
        webbrowser.open(opening_page(data, where).as_uri() if private else where)
