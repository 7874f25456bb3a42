"""Makes the recorded games in tests/games: every player count and side, wins and losses, every card at least once."""

import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from lantern.content.cards import CARDS
from lantern.content.options import switch_names
from lantern.content.victory import CHALLENGING, MANUAL, NORMAL
from lantern.engine import events
from lantern.engine.actions import CHANCE, OVER
from lantern.engine.decks import IS_OPPOSITION
from lantern.engine.events import Event
from lantern.engine.flow import actor
from lantern.engine.playout import Dice, pick
from lantern.engine.queue import FOR_SALE
from lantern.engine.state import OUT_OF_TIME, WON, State
from lantern.lab.game import Seat
from lantern.lab.team import read_team
from lantern.record import OUTCOMES, Record, Setup, say, write
from tools.mixed_play import choose

FOLDER: Final = Path(__file__).resolve().parent.parent / "tests" / "games"
NAMES: Final = ("Amara", "Ben", "Cleo", "Dan")
TRIES: Final = 1500
KINDS: Final = [(players, side, won) for players in (1, 2, 3, 4) for side in (NORMAL, CHALLENGING) for won in (0, 1)]
THOUGHT: Final = 60  # games imagined before each decision, where rules of thumb and luck do not win
MOST: Final = 60  # such games until one is won


@dataclass(frozen=True)
class Game:
    """A finished game and what it shows."""

    name: str
    record: Record
    kind: tuple[int, str, int]
    cards: frozenset[int]


def setup_of(seed: int) -> Setup:
    """Return a game to be tried: every count and side in turn, some with easy or strange options."""
    dice = Dice(seed + 7)
    side = (NORMAL, CHALLENGING, NORMAL, MANUAL)[seed // 4 % 4]
    switches = (0, 7, 0, dice.below(1024))[seed // 16 % 4]
    return Setup(1 + seed % 4, side, tuple(switch_names(switches)), names=NAMES[: 1 + seed % 4])


def play(seed: int) -> Game:
    """Play one game by rules of thumb, with a little whim."""
    dice = Dice(seed)
    return played(seed, setup_of(seed), dice, lambda s: choose(s, dice, seed % 3 * 4))


def play_well(players: int, side: str, seed: int) -> Game:
    """Play one game as well as thinking ahead allows."""
    seats = [Seat(player) for player in read_team(f"search@{THOUGHT}").seats(players)]
    setup = Setup(players, side, names=NAMES[:players])
    return played(seed, setup, Dice(seed), lambda s: seats[actor(s)].answer(s, actor(s), seed))


def played(seed: int, setup: Setup, dice: Dice, choice: Callable[[State], int]) -> Game:
    """Play one game to its end."""
    record = Record(setup)
    news: list[Event] = []
    s = setup.table()
    while (who := actor(s)) != OVER:
        s.events = news
        say(s, pick(s, dice) if who == CHANCE else choice(s), record)
    kind = (s.players, setup.side, int(s.outcome == WON))
    name = f"{s.players}p-{setup.side}-{OUTCOMES[s.outcome]}-{seed}"
    return Game(name, record, kind, frozenset(cards_shown(news)))


def won_by_thought(kinds: list[tuple[int, str, int]]) -> Iterator[Game]:
    """Win one game of each of these kinds."""
    for players, side, _won in kinds:
        games = (play_well(players, side, TRIES + number) for number in range(MOST))
        won = next((game for game in games if game.kind[2]), None)
        if won:
            yield won


def cards_shown(news: list[Event]) -> Iterator[int]:
    """Name every card that was bought or took effect; one that can do neither counts when it leaves the queue."""
    for event, a, b, c in news:
        if event in (events.BOUGHT, events.DREW):
            yield b
        elif event == events.STRUCK or (event == events.LEFT and c == events.BY_LANTERN and never_strikes(a)):
            yield a


def never_strikes(card: int) -> bool:
    """Tell whether a card can neither be bought nor take effect when it leaves."""
    return IS_OPPOSITION[card] and not FOR_SALE[card]


def select(games: list[Game]) -> list[Game]:
    """Take one game of each kind and one that time ended, then games until every card has been shown."""
    chosen: list[Game] = []
    for kind in KINDS:
        fitting = [game for game in games if game.kind == kind]
        if fitting:
            chosen.append(max(fitting, key=lambda game: len(game.cards - shown(chosen))))
    if not any(OUTCOMES[OUT_OF_TIME] in game.name for game in chosen):
        chosen.append(next(game for game in games if OUTCOMES[OUT_OF_TIME] in game.name))
    missing = set(range(len(CARDS))) - shown(chosen)
    while missing:
        best = max(games, key=lambda game: len(game.cards & missing))
        if not best.cards & missing:
            raise SystemExit(f"never shown: {[CARDS[card].id for card in missing]}")
        chosen.append(best)
        missing -= best.cards
    return chosen


def shown(games: list[Game]) -> set[int]:
    """Return every card shown in these games."""
    return {card for game in games for card in game.cards}


def main() -> int:
    """Play, select and write."""
    games: list[Game] = []
    for seed in range(TRIES):
        games.append(play(seed))
        if sys.stderr.isatty():
            print(f"\r{seed + 1} of {TRIES} games", end="", file=sys.stderr)
    games += won_by_thought(sorted({kind for kind in KINDS if kind[2]} - {game.kind for game in games}))
    chosen = select(games)
    absent = [kind for kind in KINDS if kind not in {game.kind for game in chosen}]
    if absent:
        raise SystemExit(f"no game of these kinds came up: {absent}")
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.glob("*.txt"):
        old.unlink()
    for game in chosen:
        (FOLDER / f"{game.name}.txt").write_text(write(game.record), encoding="utf-8")
    print(f"{len(chosen)} games written to {FOLDER.relative_to(Path.cwd())}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
