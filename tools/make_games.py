"""Keeps the recorded games in tests/games few and telling: together they show everything that a game can show.

That is every kind of question, answer and event, every card, role and switch, and wins and losses on both sides for
every number of players. Games that still replay stay; for what none of them shows, new ones are played until one does;
a game that shows nothing the others do not is removed. With --anew, none of the old ones stays.
"""

import argparse
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import chain
from pathlib import Path
from typing import Final

from lantern.content.cards import CARDS, OPPOSITION, STRETCH
from lantern.content.options import ALL_SWITCHES, SWITCHES, switch_names
from lantern.content.roles import ROLES
from lantern.content.victory import CHALLENGING, MANUAL, NORMAL
from lantern.editions import NEWEST
from lantern.engine import Dice, actor, apply, events, pick
from lantern.engine.actions import CHANCE, OVER, TABLE, meaning
from lantern.engine.events import EVENTS, Event
from lantern.engine.state import LOST_TRACK_FULL, OUT_OF_TIME, WON, State
from lantern.lab.game import Seat
from lantern.lab.team import read_team
from lantern.record import OUTCOMES, Record, RecordError, Setup, read, say, write
from tests.moments import asks, frames
from tools.mixed_play import choose

FOLDER: Final = Path(__file__).resolve().parent.parent / "tests" / "games"
NAMES: Final = ("Amara", "Ben", "Cleo", "Dan")
PLAYERS: Final = (1, 2, 3, 4)
TRIES: Final = 3000  # games by rules of thumb
THOUGHT: Final = 60  # games imagined before each decision, where rules of thumb and luck do not win
MOST: Final = 60  # such games for each kind that is missing
NEVER_RECORDED: Final = {
    "answer unready",  # takes an answer back, which players of these games never do
    "question CatchersReturn",  # asked in one of ten thousand games: tests/moments.py lays it out
}


@dataclass(frozen=True)
class RecordedGame:
    """A finished game and what it shows."""

    name: str
    record: Record
    shown: frozenset[str]


def everything() -> set[str]:
    """Return what recorded games together have to show."""
    wanted = {
        kind_of(players, side, won) for players in (1, 2, 3, 4) for side in (NORMAL, CHALLENGING) for won in (0, 1)
    }
    wanted |= {f"end {OUTCOMES[end]}" for end in (WON, LOST_TRACK_FULL, OUT_OF_TIME)}
    wanted |= {f"card {card.id}" for card in CARDS}
    wanted |= {f"role {role.id}" for role in ROLES}
    wanted |= {f"switch {switch.id}" for switch in SWITCHES}
    wanted |= {f"question {frame.__name__}" for frame in frames() if asks(frame)}
    wanted |= {f"answer {row.word}" for row in TABLE}
    wanted |= {f"event {row[0]}" for row in EVENTS.values()}
    return wanted - NEVER_RECORDED


def kind_of(players: int, side: str, won: int) -> str:
    """Name a kind of game."""
    return f"{players}p {side} {'won' if won else 'lost'}"


def look_at(record: Record, number: str) -> RecordedGame:
    """Replay a game and note what it shows; among it, every kind of answer to every kind of question."""
    setup, happened = record.setup, list[Event]()
    s = setup.table(happened)
    shown = {f"switch {name}" for name in setup.options}
    for answer in record.answers:
        question, kind = type(s.stack[-1]).__name__, meaning(answer).kind
        shown |= {f"question {question}", f"answer {kind}", f"{question}: {kind}"}
        apply(s, answer)
    shown |= {f"event {EVENTS[event[0]][0]}" for event in happened}
    shown |= {f"card {CARDS[card].id}" for card in cards_shown(happened)}
    shown |= {f"role {ROLES[role].id}" for role in s.roles}
    shown |= {f"end {OUTCOMES[s.outcome]}", kind_of(s.players, setup.side, s.outcome == WON)}
    return RecordedGame(f"{s.players}p-{setup.side}-{OUTCOMES[s.outcome]}-{number}", record, frozenset(shown))


def cards_shown(happened: list[Event]) -> Iterator[int]:
    """Name every card that was bought or took effect; one that can do neither counts when it leaves the queue."""
    for event, a, b, c in happened:
        if event in (events.BOUGHT, events.DREW):
            yield b
        elif event == events.STRUCK or (event == events.LEFT and c == events.BY_LANTERN and never_strikes(a)):
            yield a


def never_strikes(card: int) -> bool:
    """Tell whether a card can neither be bought nor take effect when it leaves."""
    return CARDS[card].kind in (OPPOSITION, STRETCH) and not CARDS[card].for_sale


def recorded() -> Iterator[RecordedGame]:
    """Return the games in the folder that still replay."""
    for path in sorted(FOLDER.glob("*.txt")):
        try:
            yield look_at(read(path.read_text(encoding="utf-8")), path.stem.rpartition("-")[2])
        except RecordError as error:
            print(f"{path.stem} is removed: {error}", file=sys.stderr)


def setup_of(seed: int) -> Setup:
    """Return a game to be tried: every count and side in turn, some with easy or strange options."""
    dice = Dice(seed + 7)
    side = (NORMAL, CHALLENGING, NORMAL, MANUAL)[seed // 4 % 4]
    switches = (0, 7, 0, dice.below(ALL_SWITCHES + 1))[seed // 16 % 4]
    return new_setup(1 + seed % 4, side, tuple(switch_names(switches)))


def new_setup(players: int, side: str, options: tuple[str, ...] = ()) -> Setup:
    """Return the set-up of a new game."""
    return Setup(players, side, options, names=NAMES[:players], edition=NEWEST)


def play(seed: int) -> RecordedGame:
    """Play one game by rules of thumb, with some random answers."""
    dice = Dice(seed)
    return played(seed, setup_of(seed), dice, lambda s: choose(s, dice, seed % 3 * 4))


def play_well(players: int, side: str, seed: int) -> RecordedGame:
    """Play one game as well as thinking ahead allows."""
    seats = [Seat(player) for player in read_team(f"search@{THOUGHT}").seats(players)]
    return played(seed, new_setup(players, side), Dice(seed), lambda s: seats[actor(s)].answer(s, actor(s), seed))


def played(seed: int, setup: Setup, dice: Dice, choice: Callable[[State], int]) -> RecordedGame:
    """Play one game to its end."""
    record, s = Record(setup), setup.table()
    while (who := actor(s)) != OVER:
        say(s, pick(s, dice) if who == CHANCE else choice(s), record)
    return look_at(record, str(seed))


def add_missing(games: list[RecordedGame]) -> None:
    """Play until everything is shown: by rules of thumb, and thinking ahead where only that wins."""
    missing = everything().difference(*(game.shown for game in games))
    for game in chain((play(seed) for seed in range(TRIES)), won_by_thought(missing)):
        if not missing:
            break
        if game.shown & missing and all(game.name != other.name for other in games):
            games.append(game)
            missing -= game.shown
    if missing:
        raise SystemExit(f"no game shows {', '.join(sorted(missing))}")


def won_by_thought(missing: set[str]) -> Iterator[RecordedGame]:
    """Play games of each kind that is still to be won, until one is."""
    for players in PLAYERS:
        for side in (NORMAL, CHALLENGING):
            for number in range(MOST):
                if kind_of(players, side, 1) not in missing:
                    break
                yield play_well(players, side, TRIES + number)


def needed(games: list[RecordedGame]) -> list[RecordedGame]:
    """Leave out each game that shows nothing the others do not, beginning with those that show least."""
    left = sorted(games, key=lambda game: len(game.shown))
    for game in tuple(left):
        others = [each.shown for each in left if each is not game]
        if game.shown <= frozenset[str]().union(*others):
            left.remove(game)
    return left


def main() -> int:
    """Look through the recorded games, play what is missing, and write what is needed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--anew", action="store_true", help="play all of them again")
    games = [] if parser.parse_args().anew else list(recorded())
    add_missing(games)
    chosen = {FOLDER / f"{game.name}.txt": write(game.record) for game in needed(games)}
    old = set(FOLDER.glob("*.txt"))
    for path in old.difference(chosen):
        path.unlink()
    for path, text in chosen.items():
        path.write_text(text, encoding="utf-8")
    print(f"{len(chosen)} games: {len(chosen.keys() - old)} new, {len(old - chosen.keys())} removed")
    return 0


if __name__ == "__main__":
    sys.exit(main())
