"""The command line: every command with its options, its help and examples. What a command needs is imported by it."""

import argparse
import importlib
import os
import sys
from collections.abc import Callable
from typing import Any, Final, NoReturn

import lantern
from lantern import _build
from lantern.cli.failure import USAGE

WORDS: Final = ("modern", "printed")
LANGUAGES: Final = ("en",)
RECORD_OR_POSITION: Final = "a record, whose end counts, or a position"
SIDES: Final = ("normal", "challenging", "manual", "manual-challenging")
LEVEL_NAMES: Final = ("first-journey", "normal", "challenging")


class Parser(argparse.ArgumentParser):
    """Says in one line what is wrong with a command."""

    def error(self, message: str) -> NoReturn:
        """Complain and leave."""
        print(f"{self.prog}: {message} (see {self.prog} --help)", file=sys.stderr)
        sys.exit(USAGE)


class ShowVersion(argparse.Action):
    """Says which version this is, and leaves."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> NoReturn:
        """Look at the compiled files only when asked, and never wrap the line."""
        print(f"lantern {lantern.__version__}, rules {_build.RULES}, {_build.engine()}")
        parser.exit()


def lazily(module: str, function: str) -> Callable[[argparse.Namespace], int]:
    """Return a command that is imported only when it runs."""

    def run(args: argparse.Namespace) -> int:
        code: int = getattr(importlib.import_module(f"lantern.cli.{module}"), function)(args)
        return code

    return run


def parser() -> Parser:
    """Return the whole command line."""
    top = Parser(
        prog="lantern",
        description="A table for the cooperative board game Freedom: The Underground Railroad.",
        epilog="Begin with: lantern play",
    )
    top.add_argument("--version", action=ShowVersion, nargs=0, help="version, rules, and whether they are compiled")
    commands = top.add_subparsers(title="commands", metavar="COMMAND", required=True, parser_class=Parser)
    for add in ADDERS:
        add(commands)
    return top


def command(commands: "argparse._SubParsersAction[Parser]", name: str, about: str, examples: list[str]) -> Parser:
    """Add a command with its help."""
    text = "examples:\n" + "\n".join(f"  {example}" for example in examples)
    return commands.add_parser(
        name,
        help=about,
        description=about[0].upper() + about[1:] + ".",
        epilog=text,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )


def add_play(commands: "argparse._SubParsersAction[Parser]") -> None:
    """Add `lantern play`."""
    examples = [
        "lantern play                           go on with the last game, or begin one",
        "lantern play --players 2 --names Amara,Ben",
        "lantern play --players 2 --computers 2=expert",
        "lantern play --companion --players 3   with the dice and cards of your own box",
        "lantern play game.txt                  go on with the game in a file",
        "lantern play --position puzzle.txt     begin at a position",
    ]
    each = command(commands, "play", "play in the terminal", examples)
    add_setup(each)
    add_vocabulary(each)
    each.add_argument(
        "--computers",
        type=parts,
        default=(),
        metavar="2,3=easy",
        help="seats of computer players: easy, good (if not named) or expert",
    )
    add_player(each)
    each.add_argument("--new", action="store_true", help="begin a new game, even if one is unfinished")
    each.add_argument("file", nargs="?", metavar="FILE", help="a saved game to go on with; with --new, where to save")
    each.set_defaults(run=lazily("play", "play"))


def add_serve(commands: "argparse._SubParsersAction[Parser]") -> None:
    """Add `lantern serve`."""
    examples = [
        "lantern serve",
        "lantern serve --port 9000 --no-browser",
        "lantern serve --host 0.0.0.0",
        "lantern serve --trust-proxy 127.0.0.1 --public-url https://lantern.example --no-browser",
        "lantern serve --config /etc/lantern.toml",
    ]
    each = command(commands, "serve", "play in the browser, alone or together", examples)
    each.usage = "lantern serve [options]"
    each.add_argument("--no-browser", action="store_true", help="do not open the browser")
    each.add_argument("--config", metavar="FILE", help="settings in TOML: port = 9000 for --port 9000")
    add_player(each)
    add_settings(each)
    each.set_defaults(run=lazily("serve", "serve"))


def add_worker(commands: "argparse._SubParsersAction[Parser]") -> None:
    """Add `lantern worker`."""
    examples = [
        "lantern worker --store postgresql://lantern@db/lantern",
        "lantern worker --store-file /run/secrets/store --processes 8",
    ]
    each = command(commands, "worker", "think for the servers of a site that keep games in PostgreSQL", examples)
    each.usage = "lantern worker [options]"
    each.add_argument(
        "--processes",
        type=counting,
        default=os.cpu_count() or 1,
        metavar="N",
        help="processes that think, besides one kept free for answers (one for each processor)",
    )
    add_player(each)
    add_settings(each, "store", "store_file", "log_level", "log_format")
    each.set_defaults(run=lazily("worker", "worker"))


def add_store(commands: "argparse._SubParsersAction[Parser]") -> None:
    """Add `lantern store`."""
    examples = ["lantern store move tables.db postgresql://lantern@db/lantern"]
    each = command(commands, "store", "move all games from one store to another", examples)
    actions = each.add_subparsers(title="actions", metavar="ACTION", dest="action", required=True, parser_class=Parser)
    move = actions.add_parser("move", help="copy all games, and compare each with its original; overwrites nothing")
    move.add_argument("source", metavar="FROM", help="a file of games, or postgresql://…")
    move.add_argument("target", metavar="TO", help="a file of games, or postgresql://…")
    each.set_defaults(run=lazily("operate", "store"))


def add_backup(commands: "argparse._SubParsersAction[Parser]") -> None:
    """Add `lantern backup`."""
    examples = ["lantern backup games.db", "lantern backup games.db --store postgresql://lantern@db/lantern"]
    each = command(commands, "backup", "save all games in a new file, also while a server runs", examples)
    each.add_argument("file", metavar="FILE", help="to write; it must not exist")
    add_operating(each)
    each.set_defaults(run=lazily("operate", "backup"))


def add_restore(commands: "argparse._SubParsersAction[Parser]") -> None:
    """Add `lantern restore`."""
    examples = ["lantern restore games.db", "lantern restore games.db --store postgresql://lantern@db/lantern"]
    each = command(commands, "restore", "put the games of a backup into the store; overwrites nothing", examples)
    each.add_argument("file", metavar="FILE", help="written by lantern backup, or a file of games")
    add_operating(each)
    each.set_defaults(run=lazily("operate", "put_back"))


def add_prune(commands: "argparse._SubParsersAction[Parser]") -> None:
    """Add `lantern prune`."""
    examples = ["lantern prune --keep-unfinished-days 90 --keep-talk-days 30"]
    each = command(commands, "prune", "erase games and talk that are older than the settings allow", examples)
    add_operating(each, "keep_unfinished_days", "keep_finished_days", "keep_talk_days")
    each.set_defaults(run=lazily("operate", "prune"))


def add_admin(commands: "argparse._SubParsersAction[Parser]") -> None:
    """Add `lantern admin`."""
    examples = [
        "lantern admin list",
        "lantern admin show GAME --record",
        "lantern admin erase GAME --store postgresql://lantern@db/lantern",
        "lantern admin end GAME --url https://lantern.example --operator-key-file key",
    ]
    each = command(commands, "admin", "list, show, end or erase games, also while a server runs", examples)
    each.add_argument(
        "action", choices=("list", "show", "end", "erase"), metavar="ACTION", help="list, show, end, erase"
    )
    each.add_argument("game", nargs="?", metavar="GAME", help="which; all actions but list need it")
    each.add_argument(
        "--most", type=counting, default=200, metavar="N", help="list N games, those last played first (200)"
    )
    each.add_argument("--record", action="store_true", help="show the record, also of a game of older rules")
    each.add_argument("--url", metavar="ADDRESS", help="end or erase by a server on another machine")
    add_operating(each, "operator_key", "operator_key_file")
    each.set_defaults(run=lazily("operate", "admin"))


def add_operating(each: Parser, *more: str) -> None:
    """Add where the games are."""
    each.add_argument("--config", metavar="FILE", help="settings in TOML, as for lantern serve")
    add_settings(each, "store", "store_file", *more)


def add_settings(each: Parser, *only: str) -> None:
    """Add the settings of a server as flags: all, or those named. The environment and a TOML file know them too."""
    from lantern.server.settings import described

    groups: dict[str, argparse._ArgumentGroup] = {}
    for setting in described():
        if only and setting.name not in only:
            continue
        if setting.group not in groups:
            groups[setting.group] = each.add_argument_group(setting.group)
        default = f"{setting.default:g}" if isinstance(setting.default, float) else str(setting.default or "")
        about = f"{setting.about} ({default})" if default and setting.kind is not bool else setting.about
        words: dict[str, Any] = {"help": f"{about} [{setting.variable}]", "default": None, "dest": setting.name}
        if setting.kind is bool:
            groups[setting.group].add_argument(setting.flag, action=argparse.BooleanOptionalAction, **words)
        else:
            flags = (setting.flag, "--data") if setting.name == "store" else (setting.flag,)
            metavar = {int: "N", float: "N"}.get(setting.kind, "TEXT")
            groups[setting.group].add_argument(*flags, metavar=metavar, **words)


def add_player(each: Parser) -> None:
    """Add `--player`, which makes a computer player of one's own known."""
    each.add_argument(
        "--player",
        action="append",
        type=registering,
        default=[],
        metavar="NAME=MODULE:CLASS",
        help="a computer player of your own, to be seated by its name",
    )


def registering(text: str) -> str:
    """Register a computer player."""
    from lantern.players.registry import register

    try:
        register(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from error
    return text


def add_new(commands: "argparse._SubParsersAction[Parser]") -> None:
    """Add `lantern new`."""
    examples = ["lantern new --players 2 --seed 1850 --out game.txt", "lantern new --out - | lantern score -"]
    each = command(commands, "new", "write the record of a new game", examples)
    add_setup(each)
    each.add_argument("--out", required=True, metavar="FILE", help="where to write it; - is the standard output")
    each.set_defaults(run=lazily("play", "new"))


def add_setup(each: Parser) -> None:
    """Add what can be chosen about a new game."""
    each.add_argument("--players", type=int, choices=range(1, 5), metavar="N", help="how many players, 1 to 4")
    each.add_argument("--level", choices=LEVEL_NAMES, help="how hard: %(choices)s; --side and --edition go before it")
    each.add_argument("--side", choices=SIDES, help="of the victory card: %(choices)s")
    add_edition_choice(each)
    each.add_argument(
        "--roles", type=parts, default=(), metavar="A,B", help="a role for each seat; else they are dealt"
    )
    each.add_argument("--names", type=parts, default=(), metavar="A,B", help="of the players, seat by seat")
    each.add_argument("--position", metavar="FILE", help=f"begin there: {RECORD_OR_POSITION}")
    add_options(each)
    luck = each.add_mutually_exclusive_group()
    luck.add_argument("--seed", metavar="TEXT", help="of the luck: the same seed brings the same dice and cards")
    luck.add_argument("--companion", action="store_true", help="people type what their own dice and decks show")


def add_edition_choice(each: Parser) -> None:
    """Add which numbers are played with."""
    each.add_argument("--edition", metavar="NAME|FILE", help="the numbers to play with (docs/editions.md)")


def add_edition(commands: "argparse._SubParsersAction[Parser]") -> None:
    """Add `lantern edition`."""
    examples = ["lantern edition list", "lantern edition check my-box.toml"]
    each = command(commands, "edition", "list editions, or check a file of your own", examples)
    actions = each.add_subparsers(title="actions", metavar="ACTION", dest="action", required=True, parser_class=Parser)
    actions.add_parser("list", help="the built-in editions")
    check = actions.add_parser("check", help="whether one can play with the numbers of a file, and what differs")
    check.add_argument("file", metavar="FILE", help="the edition, in TOML (docs/editions.md)")
    each.set_defaults(run=lazily("edition", "edition"))


def add_options(each: Parser) -> None:
    """Add the switches of a game."""
    each.add_argument(
        "--option", action="append", default=[], metavar="NAME", help=f"a switch: {', '.join(switches())}"
    )


def switches() -> list[str]:
    """Return the names of the switches."""
    from lantern.content.options import SWITCHES

    return [switch.id for switch in SWITCHES]


def parts(text: str) -> tuple[str, ...]:
    """Split a list at its commas."""
    return tuple(part.strip() for part in text.split(","))


def counting(text: str) -> int:
    """Read a whole number that is not negative."""
    if not text.isdecimal() or len(text) > 12:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number")
    return int(text)


def add_vocabulary(each: Parser) -> None:
    """Add the choice of words."""
    each.add_argument("--words", choices=WORDS, default="modern", help="the vocabulary (modern)")
    add_language(each)


def add_language(each: Parser) -> None:
    """Add the choice of a language."""
    each.add_argument("--language", choices=LANGUAGES, help="the language (as LANGUAGE and LANG say)")


def add_json(each: Parser) -> None:
    """Add the switch for programs."""
    each.add_argument("--json", action="store_true", help="for programs")


def add_replay(commands: "argparse._SubParsersAction[Parser]") -> None:
    """Add `lantern replay`."""
    examples = [
        "lantern replay game.txt            the log, with rule numbers",
        "lantern replay game.txt --to 57    the table after answer 57",
        "lantern replay game.txt --step     answer by answer; Enter goes on",
    ]
    each = command(commands, "replay", "show a recorded game", examples)
    each.add_argument("file", metavar="FILE")
    each.add_argument("--to", type=counting, metavar="N", help="the table after N answers")
    each.add_argument("--step", action="store_true", help="stop after every answer")
    add_vocabulary(each)
    add_json(each)
    each.set_defaults(run=lazily("inspect", "replay"))


def add_check(commands: "argparse._SubParsersAction[Parser]") -> None:
    """Add `lantern check`."""
    each = command(
        commands, "check", "read and replay records, and say whether they are sound", ["lantern check *.txt"]
    )
    each.add_argument("files", nargs="+", metavar="FILE")
    add_json(each)
    each.set_defaults(run=lazily("inspect", "check"))


def add_score(commands: "argparse._SubParsersAction[Parser]") -> None:
    """Add `lantern score`."""
    each = command(commands, "score", "show outcome, score and rounds of a record", ["lantern score game.txt"])
    each.add_argument("file", metavar="FILE")
    add_language(each)
    add_json(each)
    each.set_defaults(run=lazily("inspect", "score"))


def add_hint(commands: "argparse._SubParsersAction[Parser]") -> None:
    """Add `lantern hint`."""
    each = command(commands, "hint", "say what an expert would do where a game stands", ["lantern hint game.txt"])
    each.add_argument("file", metavar="FILE", help=RECORD_OR_POSITION)
    each.add_argument("--seconds", type=float, default=1.0, help="time to think (default: 1)")
    add_vocabulary(each)
    add_json(each)
    each.set_defaults(run=lazily("advise", "hint"))


def add_review(commands: "argparse._SubParsersAction[Parser]") -> None:
    """Add `lantern review`."""
    about = "look back on a finished game: the chance of winning, luck and decisions, turning points"
    each = command(commands, "review", about, ["lantern review game.txt"])
    each.add_argument("file", metavar="FILE")
    add_vocabulary(each)
    add_json(each)
    each.set_defaults(run=lazily("advise", "review"))


def add_odds(commands: "argparse._SubParsersAction[Parser]") -> None:
    """Add `lantern odds`."""
    examples = [
        "lantern odds game.txt",
        "lantern odds game.txt --to 57",
        'lantern odds game.txt --plan "play conductor-3x1; from kentucky; to newport"',
    ]
    each = command(commands, "odds", "count the chances of capture in the next catcher phase", examples)
    each.add_argument("file", metavar="FILE", help=RECORD_OR_POSITION)
    each.add_argument("--to", type=counting, metavar="N", help="at the table after N answers")
    each.add_argument(
        "--plan", metavar="ANSWERS", help="after these answers, in the words of a record, between semicolons"
    )
    add_language(each)
    add_json(each)
    each.set_defaults(run=lazily("inspect", "show_odds"))


def add_sources(commands: "argparse._SubParsersAction[Parser]") -> None:
    """Add `lantern sources`."""
    each = command(
        commands, "sources", "list every number of the printed game and who says so", ["lantern sources --estimates"]
    )
    each.add_argument("--estimates", action="store_true", help="only what is an estimate, to be confirmed")
    add_json(each)
    each.set_defaults(run=lazily("inspect", "sources"))


def add_simulate(commands: "argparse._SubParsersAction[Parser]") -> None:
    """Add `lantern simulate`."""
    examples = ["lantern simulate --games 10000", "lantern simulate --players 4 --side challenging --jobs 2"]
    each = command(commands, "simulate", "play many games at random, at full speed", examples)
    each.add_argument("--games", type=counting, default=1000, metavar="N", help="how many (1000)")
    each.add_argument("--players", type=int, choices=range(1, 5), default=2, metavar="N", help="1 to 4 (2)")
    each.add_argument("--side", choices=SIDES, default="normal", help="of the victory card (normal)")
    add_options(each)
    each.add_argument(
        "--seed", type=counting, default=1, metavar="N", help="of the first game; the next ones follow (1)"
    )
    each.add_argument("--jobs", type=counting, default=1, metavar="N", help="processes at the same time (1)")
    add_json(each)
    each.set_defaults(run=lazily("counting", "simulate"))


def add_perft(commands: "argparse._SubParsersAction[Parser]") -> None:
    """Add `lantern perft`."""
    examples = ["lantern perft --players 2 --depth 3", "lantern perft game.txt --depth 4"]
    each = command(commands, "perft", "count every sequence of answers to a depth", examples)
    each.add_argument("file", nargs="?", metavar="FILE", help=f"count from here: {RECORD_OR_POSITION}")
    each.add_argument("--players", type=int, choices=range(1, 5), metavar="N", help="count from a new game")
    each.add_argument("--depth", type=counting, required=True, metavar="D", help="how many answers deep")
    add_json(each)
    each.set_defaults(run=lazily("counting", "count_sequences"))


def add_arena(commands: "argparse._SubParsersAction[Parser]") -> None:
    """Add `lantern arena`."""
    examples = [
        "lantern arena heuristic random --players 1,2,3,4 --games 200",
        "lantern arena search@200 search@1s heuristic --side normal,challenging --out arena.jsonl",
        "lantern arena search@200+heuristic --players 4      one seat of search among heuristic players",
        "lantern arena heuristic --option none --option calm-triples+more-money",
        "lantern arena search@200 search@1000 --players 1 --luck",
    ]
    each = command(commands, "arena", "let teams of computer players play many games, and count", examples)
    each.add_argument("teams", nargs="+", metavar="TEAM", help="random, heuristic, search@1s, search@200; seats with +")
    each.add_argument("--players", type=counts, default=[2], metavar="N,N", help="numbers of players (2)")
    each.add_argument("--side", type=parts, default=("normal",), metavar="A,B", help=f"sides: {', '.join(SIDES)}")
    each.add_argument(
        "--option", action="append", default=[], metavar="A+B", help="switches of a game, or none; each is played"
    )
    add_edition_choice(each)
    each.add_argument("--games", type=counting, default=100, metavar="N", help="of each combination (100)")
    each.add_argument("--seed", type=counting, default=1, metavar="N", help="of the first; the next ones follow (1)")
    each.add_argument("--luck", action="store_true", help="weigh it, and tell wins without it (takes longer)")
    add_running(each)
    each.set_defaults(run=lazily("lab", "arena"))


def add_study(commands: "argparse._SubParsersAction[Parser]") -> None:
    """Add `lantern study`."""
    examples = ["lantern study plantations.toml --out plantations.jsonl", "lantern study roles.toml --workers 2"]
    each = command(commands, "study", "play with other content numbers, as a study file says, and compare", examples)
    each.add_argument("file", metavar="FILE", help="the study, in TOML (docs/lab.md)")
    add_running(each)
    each.set_defaults(run=lazily("lab", "study"))


def add_running(each: Parser) -> None:
    """Add how games of the lab are played and kept."""
    each.add_argument("--out", metavar="FILE", help="keep the games (.jsonl or .parquet), and go on there")
    each.add_argument("--workers", type=counting, metavar="N", help="processes at the same time (all cores)")
    each.add_argument("--executor", choices=("processes", "ray"), default="processes", help="(processes)")
    add_json(each)


def counts(text: str) -> list[int]:
    """Read some numbers between commas."""
    return [counting(part.strip()) for part in text.split(",")]


def add_plot(commands: "argparse._SubParsersAction[Parser]") -> None:
    """Add `lantern plot`."""
    each = command(
        commands, "plot", "draw results: win rates, captures, ways to freedom", ["lantern plot arena.jsonl --out plots"]
    )
    each.add_argument("file", metavar="RESULTS", help="kept by lantern arena or lantern study")
    each.add_argument("--out", default=".", metavar="FOLDER", help="where to write SVG and PNG files (here)")
    each.set_defaults(run=lazily("lab", "plot"))


ADDERS: Final = (
    add_play,
    add_serve,
    add_worker,
    add_store,
    add_backup,
    add_restore,
    add_prune,
    add_admin,
    add_new,
    add_replay,
    add_check,
    add_score,
    add_hint,
    add_review,
    add_odds,
    add_sources,
    add_edition,
    add_simulate,
    add_perft,
    add_arena,
    add_study,
    add_plot,
)
