"""`lantern play` and `lantern new`."""

import argparse
import sys
from dataclasses import replace
from datetime import datetime
from pathlib import Path

from lantern.cli.failure import BAD_DATA, INTERRUPTED, USAGE, CommandError
from lantern.record import Setup, write
from lantern.saves import FileError, Save, load, reason, unfinished, write_whole
from lantern.session import Session, luck
from lantern.terminal.commands import COMMANDS
from lantern.terminal.game import Game
from lantern.terminal.port import Port
from lantern.terminal.start import DEFAULT_PLAYERS, about, ask_setup, fresh_seed
from lantern.words import Text, Words


def play(args: argparse.Namespace) -> int:
    """Play in the terminal until the game is over or the player leaves."""
    port = Port(Words(args.words))
    setup = chosen(args)
    where = ""
    try:
        game = opened(args, port, setup)
        while True:
            where = str(game.save.path)
            left = game.play()
            if left != "new":
                return farewell(port, where, left)
            game = begin(port, asked(port, renewed(game.session.record.setup)), None)
    except EOFError as error:
        port.turn_line()
        raise CommandError(f"the input has ended; {kept(where)}", BAD_DATA) from error
    except KeyboardInterrupt as error:
        port.turn_line()
        raise CommandError(f"interrupted; {kept(where)}", INTERRUPTED) from error


def kept(where: str) -> str:
    """Say what has become of the game."""
    return f"the game is saved in {where}" if where else "no game was begun"


def farewell(port: Port, where: str, left: str) -> int:
    """Say where the game lies."""
    port.say(Text("t-replay" if left == "over" else "t-saved", {"file": where}))
    if left == "quit":
        port.say(Text("t-goes-on"))
    return 0


def opened(args: argparse.Namespace, port: Port, setup: Setup) -> Game:
    """Return the game to be played: that of the file, the last unfinished one, or a new one."""
    if args.file and not args.new:
        return resumed(port, Path(args.file))
    given = bool(args.players or args.side or args.roles or args.names or args.option or args.seed or args.companion)
    if not args.new and not given:
        path = unfinished()
        if path is not None and continues(port, path):
            return resumed(port, path)
    told = given or not port.live
    return begin(port, setup if told else ask_setup(port, setup), args.file)


def continues(port: Port, path: Path) -> bool:
    """Ask whether to go on with an unfinished game; nobody to ask means yes."""
    record, s = load(path)
    what = about(record, s, path)
    if not port.live:
        port.say(Text("t-continued", {"about": what}))
        return True
    return port.agrees(Text("t-ask-continue", {"about": what}))


def resumed(port: Port, path: Path) -> Game:
    """Return a saved game at its end."""
    save, record = Save.open(path)
    return Game(Session.resume(record, luck(record.setup)), save, port, COMMANDS)


def begin(port: Port, setup: Setup, file: str | None) -> Game:
    """Return a new game, saved in a file of its own."""
    if file and Path(file).exists():
        raise CommandError(f"{file}: this file exists already; without --new the game in it goes on", USAGE)
    save = Save(Path(file)) if file else Save.new(datetime.now(), setup.players)
    return Game(Session(setup, luck(setup)), save, port, COMMANDS)


def chosen(args: argparse.Namespace) -> Setup:
    """Return the game the options ask for."""
    players = args.players or len(args.roles) or len(args.names) or DEFAULT_PLAYERS
    seed = "" if args.companion else args.seed or fresh_seed()
    setup = Setup(players, args.side or "normal", tuple(args.option), args.roles, seed, args.names)
    try:
        setup.check()
    except ValueError as error:
        raise CommandError(str(error), USAGE) from error
    return setup


def renewed(setup: Setup) -> Setup:
    """Return the same game with new luck."""
    return replace(setup, seed=fresh_seed() if setup.seed else "")


def asked(port: Port, setup: Setup) -> Setup:
    """Ask how the next game is to be, if there is somebody to ask."""
    return ask_setup(port, setup) if port.live else setup


def new(args: argparse.Namespace) -> int:
    """Write the record of a new game, as far as chance has laid it out."""
    setup = chosen(args)
    text = write(Session(setup, luck(setup)).record)
    if args.out == "-":
        sys.stdout.write(text)
        return 0
    path = Path(args.out)
    if path.exists():
        raise CommandError(f"{path}: this file exists already and was left as it is", USAGE)
    try:
        write_whole(path, text)
    except OSError as error:
        raise FileError(path, reason(error)) from error
    return 0
