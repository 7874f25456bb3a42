"""Commands that give advice: a hint for a record that goes on, and a review of one that has ended."""

import argparse

import msgspec

from lantern import notation
from lantern.cli.counting import progress
from lantern.cli.failure import CommandError
from lantern.cli.inspect import put
from lantern.cli.turning import Teller
from lantern.engine import actor
from lantern.engine.state import PLAYING, State
from lantern.explain.hints import hint as think
from lantern.explain.outlook import outlook
from lantern.explain.review import Review
from lantern.explain.review import review as look_back
from lantern.players.base import Budget
from lantern.players.registry import LEVELS
from lantern.record import Record
from lantern.saves import load
from lantern.terminal.advice import standing
from lantern.view.names import Names
from lantern.words import Text, Words, terminal_words


def hint(args: argparse.Namespace) -> int:
    """Say what matters, where to look, and what an expert would answer."""
    _record, s = load(args.file)
    who = actor(s)
    if who < 0:
        raise CommandError(f"{args.file}: nobody is asked there")
    found = think(LEVELS["expert"].player(), s, who, Budget(seconds=args.seconds))
    stands = outlook(s)
    words = terminal_words(args.words, args.language)
    if args.json:
        said = {"answer": notation.word(found.answer)}
        put({**msgspec.to_builtins(found), **said, **msgspec.to_builtins(stands)})
        return 0
    for text in (*found.matters, found.area):
        print(words.say(text))
    print(f"An expert would choose: {notation.word(found.answer)}")
    for text in found.reasons:
        print(f"  {words.say(text)}")
    for text in standing(stands):
        print(words.say(text))
    return 0


def review(args: argparse.Namespace) -> int:
    """Show how the chance of winning went, and what luck and decisions gave and took."""
    record, s = load(args.file)
    if s.outcome == PLAYING:
        raise CommandError(f"{args.file}: the game is not over")
    with progress("looking back", len(record.answers)) as step:
        found = look_back(record, progress=lambda _done, _all: step(1))
    if args.json:
        put(msgspec.to_builtins(found))
    else:
        print("\n".join(told(found, record, s, terminal_words(args.words, args.language))))
    return 0


def told(found: Review, record: Record, s: State, words: Words) -> list[str]:
    """Return a review for people."""
    names = Names(s, record.setup.names)
    seats = [seat_name(names, seat, words) for seat in range(s.players)]
    sums = [("At the start", found.start.share), ("Luck", found.luck), *zip(seats, found.seats, strict=True)]
    teller = Teller(record, names, words)
    rows = [f"{name:<24} {points(share)}" for name, share in sums]
    return [
        "Chance of winning, in points of a hundred (our estimate)",
        *rows,
        f"{'Result':<24} {points(found.result)}",
        "",
        "Turning points",
        *(line for each in found.turning for line in teller.told(each)),
    ]


def seat_name(names: Names, seat: int, words: Words) -> str:
    """Return what a seat is called."""
    name = names.seat(seat)
    return words.say(name) if isinstance(name, Text) else str(name)


def points(share: float) -> str:
    """Return a share as points with a sign."""
    return f"{100 * share:+6.1f}"
