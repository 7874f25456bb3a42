"""Plays many games, most at random and some well, with all options mixed, and checks every table on the way.

A game that breaks something is written as a record, `fuzz-SEED.txt`, so that it can be looked at and replayed.
"""

import argparse
import sys
import traceback
from multiprocessing import get_context
from pathlib import Path
from typing import Final

from lantern.content.options import ALL_SWITCHES, switch_names
from lantern.content.roles import ROLES
from lantern.content.victory import SIDES
from lantern.engine import Dice, actor, apply, check, legal, others, pick, speaker
from lantern.engine.actions import CHANCE, OVER
from lantern.engine.state import State
from lantern.notation import word
from lantern.record import Record, Setup, digest, read_to_table, round_ended, say, write
from tools.mixed_play import choose

WELL_PLAYED: Final = 20  # one game in this number is played by looking ahead
LONGEST: Final = 5000  # answers; no game comes near


class BrokenError(AssertionError):
    """Something that must always be true was not."""


def setup_of(seed: int) -> Setup:
    """Return a game to be played, with any mixture of options."""
    dice = Dice(seed)
    players = 1 + dice.below(4)
    names = switch_names(dice.below(ALL_SWITCHES + 1)) if seed % 2 else []
    roles = [role.id for role in ROLES]
    while len(roles) > players:
        roles.pop(dice.below(len(roles)))
    return Setup(players, SIDES[dice.below(len(SIDES))], tuple(names), tuple(roles) if seed % 3 else ())


def demand(condition: bool, what: str) -> None:
    """Raise BrokenError unless the condition holds; unlike assert it is never optimised away."""
    if not condition:
        raise BrokenError(what)


def check_question(s: State) -> None:
    """Answers are never missing, are sorted, and nobody is offered another's."""
    answers, extra = legal(s), others(s)
    demand(len(answers) > 0, "nothing may be answered")
    demand(answers == sorted(set(answers)), f"unsorted answers {answers}")
    demand(extra == sorted(set(extra)), f"unsorted answers of others {extra}")
    demand(not set(answers) & set(extra), "an answer is offered to two")
    who = actor(s)
    demand(all(speaker(s, answer) == who for answer in answers), "an answer of another seat")
    demand(all(speaker(s, answer) not in (who, CHANCE) for answer in extra), "others include the asked")


def check_copy(s: State, dice: Dice) -> None:
    """What happens on a copy stays on the copy."""
    before = digest(s)
    table = s.copy()
    for _each in range(10):
        if actor(table) != OVER:
            answers = legal(table)
            apply(table, answers[dice.below(len(answers))])
    demand(digest(s) == before, "a copy is not independent")


def answer_for(s: State, dice: Dice, well: bool) -> int:
    """Return somebody's answer: chance's, a good one, or any, also of a seat that is not asked."""
    if actor(s) == CHANCE:
        return pick(s, dice)
    if well:
        return choose(s, dice, 5)
    answers = legal(s)
    if dice.below(3) == 0:
        answers += others(s)
    return answers[dice.below(len(answers))]


def play(record: Record, seed: int, digests: list[str] | None = None) -> State:
    """Play one game to its end, checking everything; the record grows with it, and the digests after every round."""
    dice = Dice(seed)
    well = seed % WELL_PLAYED == 0
    s = record.setup.table()
    while actor(s) != OVER:
        check_question(s)
        if dice.below(25) == 0:
            check_copy(s, dice)
        before = s.round
        say(s, answer_for(s, dice, well), record)
        check(s)
        if digests is not None and round_ended(before, s):
            digests.append(digest(s))
        demand(len(record.answers) < LONGEST, "the game does not end")
    return s


def game(seed: int) -> str:
    """Play one game and read its record back; return what went wrong, or nothing."""
    record, digests = Record(setup_of(seed)), list[str]()
    try:
        s = play(record, seed, digests)
        text = write(record)
        again, table = read_to_table(text)
        demand(digest(table) == digest(s), "the record replays to another table")
        written = [line.removeprefix("table ") for line in text.splitlines() if line.startswith("table ")]
        demand(written == digests, "the record replays through other tables")
        demand(again == record, "the record changes when it is written and read")
    except (AssertionError, ValueError, LookupError, TypeError, AttributeError):
        trouble = traceback.format_exc()
        answers = "\n".join(word(answer) for answer in record.answers)  # because no record may come of it
        Path(f"fuzz-{seed}.txt").write_text(f"{record.setup}\n{answers}\n", encoding="utf-8")
        return f"seed {seed}: {trouble}"
    return ""


def main() -> int:
    """Read the command line and play."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--jobs", type=int, default=2)
    options = parser.parse_args()
    seeds = range(options.first, options.first + options.games)
    failed = 0
    with get_context("spawn").Pool(options.jobs) as pool:
        for number, trouble in enumerate(pool.imap_unordered(game, seeds, chunksize=20), start=1):
            failed += bool(trouble)
            if trouble:
                print(trouble, file=sys.stderr)
            if sys.stderr.isatty() and number % 20 == 0:
                print(f"\r{number} of {options.games} games", end="", file=sys.stderr)
    print(f"{options.games - failed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
