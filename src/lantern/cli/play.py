"""`lantern play` and `lantern new`."""

import argparse
import shlex
import sys
from dataclasses import replace
from datetime import datetime
from pathlib import Path

from lantern import _build
from lantern.cli.edition import chosen_edition
from lantern.cli.failure import BAD_DATA, INTERRUPTED, USAGE, CommandError
from lantern.content.victory import NORMAL
from lantern.editions import NEWEST
from lantern.game import Game
from lantern.levels import GameLevel, by_name
from lantern.position import Position
from lantern.record import Record, Setup
from lantern.saves import FileError, Save, home, load, reason, unfinished, write_whole
from lantern.terminal.commands import COMMANDS
from lantern.terminal.players import ComputerPlayers, read_players, write_players
from lantern.terminal.port import Port
from lantern.terminal.shell import Shell
from lantern.terminal.start import DEFAULT_PLAYERS, about, ask_computers, ask_setup, fresh_seed
from lantern.words import Text, terminal_words


def play(args: argparse.Namespace) -> int:
    """Play in the terminal until the game is over or the player leaves."""
    port = Port(terminal_words(args.words, args.language))
    setup = chosen(args)
    shell = None
    try:
        shell = opened(args, port, setup)
        if port.live and _build.trouble():
            shell.note(Text("t-engine", {"engine": _build.engine()}))
        while True:
            left = shell.play()
            if left != "new":
                return farewell(port, shell, left)
            shell = another(port, shell)
    except EOFError as error:
        port.turn_line()
        raise CommandError(f"the input has ended; {kept(shell)}", BAD_DATA) from error
    except KeyboardInterrupt as error:
        port.turn_line()
        raise CommandError(f"interrupted; {kept(shell)}", INTERRUPTED) from error


def kept(shell: Shell | None) -> str:
    """Say what has become of the game."""
    return f"the game is saved in {shell.save.path}; {again(shell)} continues it" if shell else "no game was begun"


def again(shell: Shell) -> str:
    """Return the command that goes on with a game: a record does not tell who plays a seat."""
    words = ["lantern play"]
    if shell.save.path.parent != home().resolve():
        words.append(shlex.quote(str(shell.save.path)))
    if shell.computers.levels:
        words.append(f"--computers {write_players(shell.computers)}")
    return " ".join(words)


def farewell(port: Port, shell: Shell, left: str) -> int:
    """Say where the game lies, and how to go on with it."""
    port.say(Text("t-replay" if left == "over" else "t-saved", {"file": str(shell.save.path)}))
    if left == "quit":
        port.say(Text("t-goes-on", {"command": again(shell)}))
    return 0


def opened(args: argparse.Namespace, port: Port, setup: Setup) -> Shell:
    """Return the game to be played: that of the file, the last unfinished one, or a new one."""
    if args.file and not args.new:
        return resumed(port, Path(args.file), args.computers)
    given = bool(args.players or args.side or args.roles or args.names or args.option or args.seed or args.companion)
    given = given or bool(args.edition or args.position or args.level)
    if not args.new and not given:
        path = unfinished()
        if path is not None and continues(port, path):
            return resumed(port, path, args.computers)
    if given or not port.live:
        return begin(port, setup, args.file, seated(args.computers, setup.players))
    setup = ask_setup(port, setup)
    named = seated(args.computers, setup.players) if args.computers else ask_computers(port, setup.players)
    return begin(port, setup, args.file, named)


def continues(port: Port, path: Path) -> bool:
    """Ask whether to go on with an unfinished game; nobody to ask means yes."""
    record, s = load(path)
    what = about(record, s, path)
    if not port.live:
        port.say(Text("t-continued", {"about": what}))
        return True
    return port.agrees(Text("t-ask-continue", {"about": what}))


def resumed(port: Port, path: Path, computers: tuple[str, ...]) -> Shell:
    """Return a saved game at its end."""
    save, record = Save.open(path)
    found = seated(computers, record.setup.players)
    return Shell(Game.of(record), save, port, COMMANDS, found)


def begin(port: Port, setup: Setup, file: str | None, computers: ComputerPlayers) -> Shell:
    """Return a new game, saved in a file of its own."""
    if file and Path(file).exists():
        raise CommandError(f"{file}: this file exists already; without --new the game in it goes on", USAGE)
    save = Save(Path(file)) if file else Save.new(datetime.now(), setup.players)
    return Shell(Game.of(Record(setup)), save, port, COMMANDS, computers)


def another(port: Port, shell: Shell) -> Shell:
    """Return the game after this one: with nobody to ask, the same with new luck."""
    setup = renewed(shell.game.record.setup)
    if not port.live:
        return begin(port, setup, None, shell.computers)
    setup = ask_setup(port, setup)
    return begin(port, setup, None, ask_computers(port, setup.players))


def seated(computers: tuple[str, ...], players: int) -> ComputerPlayers:
    """Return the computer players that the options ask for, at a table for this number of players."""
    try:
        return read_players(computers, players)
    except ValueError as error:
        raise CommandError(str(error), USAGE) from error


def chosen(args: argparse.Namespace) -> Setup:
    """Return the game the options ask for."""
    if args.position:
        return at_position(args)
    players = args.players or len(args.roles) or len(args.names) or DEFAULT_PLAYERS
    seed = "" if args.companion else args.seed or fresh_seed()
    level = by_name(args.level) if args.level else None
    side = args.side or (level.side if level else NORMAL)
    edition = chosen_edition(args.edition) if args.edition else level.edition if level else NEWEST
    roles = args.roles or (first_role(level) if level and players == 1 else ())
    setup = Setup(players, side, tuple(args.option), roles, seed, args.names, edition)
    try:
        setup.check()
    except ValueError as error:
        raise CommandError(str(error), USAGE) from error
    return setup


def at_position(args: argparse.Namespace) -> Setup:
    """Return the game that begins at a position, or at the end of a record; the file knows the rest of the set-up."""
    if args.players or args.side or args.roles or args.option or args.edition or args.level:
        raise CommandError("--position knows players, side, roles, options and edition itself", USAGE)
    _record, s = load(args.position)
    seed = "" if args.companion else args.seed or fresh_seed()
    setup = Setup(s.players, seed=seed, names=args.names, position=str(Position(s)))
    try:
        setup.check()
    except ValueError as error:
        raise CommandError(str(error), USAGE) from error
    return setup


def first_role(level: GameLevel) -> tuple[str, ...]:
    """Return the role that somebody who plays alone is given at a level, where it names one; else roles are dealt."""
    return (level.first_role,) if level.first_role else ()


def renewed(setup: Setup) -> Setup:
    """Return the same game with new luck."""
    return replace(setup, seed=fresh_seed() if setup.seed else "")


def new(args: argparse.Namespace) -> int:
    """Write the record of a new game, as far as chance has laid it out."""
    setup = chosen(args)
    text = Game.of(Record(setup)).save()
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
