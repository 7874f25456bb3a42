"""`lantern serve`."""

import argparse
import os
import signal
import sys
import webbrowser
from contextlib import nullcontext, suppress
from dataclasses import replace
from pathlib import Path
from socket import socket as Socket  # noqa: N812
from typing import Final

from lantern.cli.failure import BAD_DATA, USAGE, CommandError, warn_about_engine
from lantern.saves import reason
from lantern.server.files import LockedError, lock, opening_page, operator_key
from lantern.server.main import TRIES, address, check_store, listen, own_address, run
from lantern.server.settings import Settings, SettingsError, chosen, is_loopback
from lantern.server.store.base import StoreError, UnavailableError

TEMPORARY: Final = 75  # exit code where another start may succeed, as in sysexits.h
OPEN = """\
Warning: everybody who can reach this machine can reach this server. Only those with a link can see or play a game,
but the connection is not encrypted: put it behind a proxy with https before using it beyond your own network."""
SNAPS = Path("/snap/bin")  # browsers there cannot read the folder of the games


def serve(args: argparse.Namespace) -> int:
    """Serve the table to browsers until somebody stops it."""
    settings = settings_of(args)
    try:
        socket = listen(settings.host, settings.port, 1 if settings.site else TRIES)
    except OSError as error:
        raise CommandError(f"cannot listen at {settings.host}: {reason(error)}") from error
    port = socket.getsockname()[1]
    where = address(settings.host, port)
    own = own_address(settings, port) or where
    with socket:
        try:
            locked = nullcontext() if settings.postgres else lock(settings.file, own)
        except LockedError as error:
            return already(str(error), settings.file, args.no_browser)
        except OSError as error:
            raise CommandError(f"{error.filename or settings.file}: {reason(error)}") from error
        with locked:
            check_games(settings)
            announce(where, own, settings)
            open_browser(own, settings.file, args.no_browser or settings.postgres)
            return serve_until_stopped(settings, socket)


def settings_of(args: argparse.Namespace) -> Settings:
    """Return the settings; the operator's key lies beside the file of games unless another one was chosen."""
    try:
        settings = chosen(vars(args), os.environ, Path(args.config) if args.config else None)
    except SettingsError as error:
        raise CommandError(str(error), USAGE) from error
    if settings.postgres or settings.operator_key:
        return settings
    try:
        return replace(settings, operator_key=operator_key(settings.file))
    except OSError as error:
        raise CommandError(f"{error.filename or settings.file}: {reason(error)}") from error


def check_games(settings: Settings) -> None:
    """Open the store before anything else, so that what is wrong with it is said in one line."""
    where = "the database" if settings.postgres else str(settings.file)
    if not settings.postgres and settings.file.is_dir():
        raise CommandError(f"{where}: {reason(IsADirectoryError())}")
    try:
        check_store(settings)
    except OSError as error:
        raise CommandError(f"{where}: {reason(error)}") from error
    except StoreError as error:
        text = str(error).removeprefix(f"{where}: ")
        why = "another program is using it" if "is locked" in text else text
        code = TEMPORARY if isinstance(error, UnavailableError) else BAD_DATA
        raise CommandError(f"{where}: {why}", code) from error


def serve_until_stopped(settings: Settings, socket: Socket) -> int:
    """Serve, and end in peace when somebody presses Ctrl-C or the system asks for it."""
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # uvicorn raises it again when it has finished
    with suppress(KeyboardInterrupt):
        run(settings, socket)
    kept = "the database" if settings.postgres else str(settings.file)
    print(f"\nStopped. The games are kept in {kept}; the next start goes on with them.")
    return 0


def announce(where: str, own: str, settings: Settings) -> None:
    """Say where the table is: with the key on this machine, without it for everybody else."""
    print(f"Lantern is at {own}  (Ctrl-C stops it)", flush=True)
    warn_about_engine()
    if not own.startswith(where):
        print(f"For others it is at {where}", flush=True)
    if not (is_loopback(settings.host) or settings.trust_proxy):
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
