"""`lantern serve`."""

import argparse
import os
import sys
import webbrowser
from dataclasses import replace
from pathlib import Path
from socket import socket as Socket  # noqa: N812

from lantern.cli.failure import CommandError
from lantern.saves import reason
from lantern.server.claim import TakenError, claim
from lantern.server.running import address, listen, run
from lantern.server.schema import TooNewError
from lantern.server.settings import Settings

OPEN = """\
Warning: everybody who can reach this machine can reach this server. Only those with a link can see or play a game,
but the connection is not encrypted: put it behind a proxy with https before using it beyond your own network."""


def serve(args: argparse.Namespace) -> int:
    """Serve the table to browsers until somebody stops it."""
    settings = replace(Settings.default(), host=args.host)
    if args.data:
        settings = replace(settings, data=Path(args.data))
    try:
        socket = listen(args.host, args.port)
    except OSError as error:
        raise CommandError(f"cannot listen at {args.host}: {reason(error)}") from error
    where = address(args.host, socket.getsockname()[1])
    with socket:
        try:
            claimed = claim(settings.data, where)
        except TakenError as error:
            return already(str(error), args.no_browser)
        with claimed:
            announce(where, settings, args.no_browser)
            return serve_until_stopped(settings, socket)


def serve_until_stopped(settings: Settings, socket: Socket) -> int:
    """Serve, and end in peace when somebody presses Ctrl-C."""
    try:
        run(settings, socket)
    except KeyboardInterrupt:
        pass
    except TooNewError as error:
        raise CommandError(f"{settings.data}: {error}") from error
    print(f"\nStopped. The games are kept in {settings.data}; the next start goes on with them.")
    return 0


def announce(where: str, settings: Settings, quiet: bool) -> None:
    """Say where the table is, and open it."""
    print(f"Lantern is at {where}  (Ctrl-C stops it)", flush=True)
    if not settings.local:
        print(OPEN, file=sys.stderr, flush=True)
    if not quiet:
        open_browser(where)


def already(where: str, quiet: bool) -> int:
    """Say that these games are being served, and open them."""
    print(f"Lantern is already running at {where or 'another address'}")
    if where and not quiet:
        open_browser(where)
    return 0


def open_browser(where: str) -> None:
    """Open the browser where there is one that does not take over the terminal."""
    graphical = sys.platform in ("win32", "darwin") or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    if graphical:
        webbrowser.open(where)
