"""Teams in a few words: `random`, `heuristic`, `search@1s`, `search@200`, and one for each seat between plus signs."""

import re
from dataclasses import dataclass
from typing import Final

from lantern.lab.failure import LabError
from lantern.players.base import Player
from lantern.players.registry import LEVELS, Level

QUICK: Final = {"random": "lantern.players.random:Random", "heuristic": "lantern.players.heuristic:Heuristic"}
THINKING: Final = {"search": "lantern.players.search:Search"}
LONGEST: Final = 600.0  # seconds for one answer
MOST_GAMES: Final = 10_000_000  # imagined for one answer
MOST_SEATS: Final = 4
EXAMPLES: Final = "search@1s (seconds) or search@200 (imagined games)"


@dataclass(frozen=True)
class Member:
    """A computer player with what it may think: seconds, or imagined games, which are the same on every machine."""

    name: str
    where: str  # module:Class
    seconds: float = 0.0
    games: int = 0

    @property
    def speaks_up(self) -> bool:
        """Whether it speaks unasked when that is better; the random player waits to be asked."""
        return self.where != QUICK["random"]

    @property
    def repeatable(self) -> bool:
        """Whether it always plays alike on the same seed: the clock has no part in it."""
        return self.seconds == 0

    def player(self) -> Player:
        """Return the computer player itself."""
        try:
            return Level(self.where).player()
        except (ImportError, AttributeError, ValueError) as error:
            raise LabError(f"there is no computer player {self.where!r} ({error})") from error


@dataclass(frozen=True)
class Team:
    """Who sits where; the last player also takes the seats after it."""

    players: tuple[Member, ...]

    @property
    def name(self) -> str:
        """The team in its own language."""
        return "+".join(player.name for player in self.players)

    @property
    def repeatable(self) -> bool:
        """Whether the team always plays alike on the same seed."""
        return all(player.repeatable for player in self.players)

    def seats(self, count: int) -> tuple[Member, ...]:
        """Return the player of each seat."""
        if len(self.players) > count:
            raise LabError(f"the team {self.name} names {len(self.players)} seats, but the game has {count}")
        return self.players + (self.players[-1],) * (count - len(self.players))


def read_team(text: str) -> Team:
    """Read a team; a LabError says what is wrong with it."""
    parts = [part.strip() for part in text.split("+")]
    if len(parts) > MOST_SEATS:
        raise LabError(f"the team {text!r} names {len(parts)} seats; a game has at most {MOST_SEATS}")
    players = [read_player(part, text) for part in parts]
    while len(players) > 1 and players[-1] == players[-2]:
        players.pop()  # said as briefly as possible, so that a team has one name
    return Team(tuple(players))


def read_player(text: str, team: str) -> Member:
    """Read one player of a team."""
    if not text:
        raise LabError(f"the team {team!r} has a seat without a player; write for example search@200+heuristic")
    name, at, amount = text.partition("@")
    if name in LEVELS and name not in QUICK:
        level = LEVELS[name]
        refuse_amount(text, at)
        return Member(name, level.where, seconds=level.seconds)
    if name in QUICK:
        refuse_amount(text, at)
        return Member(name, QUICK[name])
    where = name if ":" in name else THINKING.get(name, "")
    if not where:
        known = ", ".join([*QUICK, *THINKING, *(level for level in LEVELS if level not in QUICK)])
        raise LabError(f"there is no computer player called {name!r}; choose one of {known}, or name module:Class")
    seconds, games = read_amount(text, amount)
    return Member(f"{name}@{seconds:g}s" if seconds else f"{name}@{games}", where, seconds, games)


def refuse_amount(text: str, at: str) -> None:
    """Complain about a budget where there is nothing to choose."""
    if at:
        raise LabError(f"{text!r}: {text.partition('@')[0]} takes no budget; only search does, as in {EXAMPLES}")


def read_amount(text: str, amount: str) -> tuple[float, int]:
    """Read seconds or imagined games; one of the two is 0."""
    if re.fullmatch(r"\d{1,9}", amount) and 0 < int(amount) <= MOST_GAMES:
        return 0.0, int(amount)
    if re.fullmatch(r"\d{1,4}(\.\d{1,4})?s", amount) and 0 < float(amount[:-1]) <= LONGEST:
        return float(amount[:-1]), 0
    raise LabError(f"{text!r} does not say how much it may think; write {EXAMPLES}")
