"""Makes the recorded games in tests/games: every player count and side, wins and losses, every card at least once."""

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from lantern.content.cards import CARDS
from lantern.content.options import switch_names
from lantern.content.victory import CHALLENGING, MANUAL, NORMAL
from lantern.engine import facts
from lantern.engine.actions import CHANCE, OVER
from lantern.engine.decks import IS_OPPOSITION
from lantern.engine.flow import actor
from lantern.engine.playout import Dice, pick
from lantern.engine.queue import FOR_SALE
from lantern.engine.state import WON
from lantern.record import OUTCOMES, Record, Setup, say, write
from tools.greedy import choose

FOLDER: Final = Path(__file__).resolve().parent.parent / "tests" / "games"
TRIES: Final = 1500
KINDS: Final = [(players, side, won) for players in (1, 2, 3, 4) for side in (NORMAL, CHALLENGING) for won in (0, 1)]
RARE: Final = [(3, CHALLENGING, 1), (4, CHALLENGING, 1)]  # wins that luck and a greedy team do not give


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
    return Setup(
        1 + seed % 4, side, tuple(switch_names(switches)), names=("Amara", "Ben", "Cleo", "Dan")[: 1 + seed % 4]
    )


def play(seed: int) -> Game:
    """Play one game well, with a little whim."""
    record = Record(setup_of(seed))
    news: list[tuple[int, int, int, int]] = []
    s = record.setup.table()
    dice = Dice(seed)
    while (who := actor(s)) != OVER:
        s.news = news
        say(s, pick(s, dice) if who == CHANCE else choose(s, dice, seed % 3 * 4), record)
    kind = (s.players, record.setup.side, int(s.outcome == WON))
    name = f"{s.players}p-{record.setup.side}-{OUTCOMES[s.outcome]}-{seed}"
    return Game(name, record, kind, frozenset(cards_shown(news)))


def cards_shown(news: list[tuple[int, int, int, int]]) -> Iterator[int]:
    """Name every card that was bought or took effect; one that can do neither counts when it leaves the queue."""
    for fact, a, b, c in news:
        if fact in (facts.BOUGHT, facts.DREW):
            yield b
        elif fact == facts.STRUCK or (fact == facts.LEFT and c == facts.BY_LANTERN and never_strikes(a)):
            yield a


def never_strikes(card: int) -> bool:
    """Tell whether a card can neither be bought nor take effect when it leaves."""
    return IS_OPPOSITION[card] and not FOR_SALE[card]


def select(games: list[Game]) -> list[Game]:
    """Take one game of each kind, then games until every card has been shown."""
    chosen: list[Game] = []
    for kind in KINDS:
        fitting = [game for game in games if game.kind == kind]
        if fitting:
            chosen.append(max(fitting, key=lambda game: len(game.cards - shown(chosen))))
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
    chosen = select(games)
    absent = [kind for kind in KINDS if kind not in {game.kind for game in chosen} and kind not in RARE]
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
