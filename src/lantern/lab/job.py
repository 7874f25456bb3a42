"""What is to be played: one job for each game, all combinations in an order that keeps a broken-off run balanced."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import product
from typing import Final, TypeVar

from msgspec import Struct

from lantern.chance import Seeded
from lantern.content.options import switch_bits, switch_names
from lantern.content.victory import SIDES
from lantern.editions import NEWEST
from lantern.lab.failure import LabError
from lantern.lab.team import read_team
from lantern.record import ROLE_IDS

NONE: Final = "none"  # how no switches at all are written
Key = tuple[object, ...]
Thing = TypeVar("Thing")


class Job(Struct, frozen=True):
    """One game: everything that decides how it goes."""

    team: str
    players: int
    side: str = "normal"
    options: tuple[str, ...] = ()
    roles: tuple[str, ...] = ()  # one for each seat, or none: the seed deals them
    seed: int = 1
    edition: str = NEWEST  # the numbers: a name, or the text of an edition
    variant: str = ""  # what a study calls them
    weighed: bool = False  # what luck gave is noted too, which takes longer

    @property
    def key(self) -> Key:
        """What makes this game different from all others."""
        return self.edition, self.team, self.players, self.side, self.options, self.roles, self.seed


class Grid(Struct, frozen=True):
    """Everything that is combined with everything."""

    teams: tuple[str, ...]
    players: tuple[int, ...] = (2,)
    sides: tuple[str, ...] = ("normal",)
    options: tuple[tuple[str, ...], ...] = ((),)
    games: int = 100  # of each combination, each with a seed of its own
    seed: int = 1  # the first
    roles: bool = False  # compare roles in the first seat, instead of dealing them
    weighed: bool = False  # luck

    def jobs(self, edition: str = NEWEST, variant: str = "") -> Iterator[Job]:
        """Return all games; seed by seed, so that all teams have met the same luck whenever the run breaks off."""
        ways = list(product(self.players, self.sides, self.options, self.teams))
        for seed in range(self.seed, self.seed + self.games):
            for players, side, options, team in ways:
                for roles in hands(seed, players) if self.roles else [()]:
                    yield Job(team, players, side, options, roles, seed, edition, variant, self.weighed)


def hands(seed: int, players: int) -> list[tuple[str, ...]]:
    """Return teams of roles that differ only in the first seat: the others are dealt by the seed."""
    dealt = [ROLE_IDS[role] for role in Seeded(str(seed)).order("companions", list(range(len(ROLE_IDS))))]
    others, candidates = dealt[: players - 1], dealt[players - 1 :]
    return [(role, *others) for role in sorted(candidates)]


def grid(
    teams: Sequence[str],
    players: Iterable[int],
    sides: Sequence[str],
    options: Sequence[str],
    games: int,
    seed: int,
    roles: bool = False,
) -> Grid:
    """Return a grid made of what somebody wrote, refusing what cannot be played."""
    counts = unique(players)
    for count in counts:
        if count not in (1, 2, 3, 4):
            raise LabError(f"the game is for one to four players, not {count}")
    for side in sides:
        if side not in SIDES:
            raise LabError(f"there is no side called {side!r}; choose one of {', '.join(SIDES)}")
    if not teams or not counts or not sides or games < 1:
        raise LabError("at least one team, one number of players, one side and one game are needed")
    names = [read_team(team) for team in teams]
    for team in names:
        for count in counts:
            team.seats(count)
        for player in team.players:
            player.player()
    switches = unique(read_options(text) for text in options or (NONE,))
    return Grid(unique(team.name for team in names), counts, unique(sides), switches, games, seed, roles)


def unique(things: Iterable[Thing]) -> tuple[Thing, ...]:
    """Return things in their order, each once."""
    return tuple(dict.fromkeys(things))


def read_options(text: str) -> tuple[str, ...]:
    """Read one set of switches: names between plus signs, or `none`."""
    if text == NONE:
        return ()
    try:
        return tuple(switch_names(switch_bits([part.strip() for part in text.split("+")])))
    except ValueError as error:
        raise LabError(f"{error}; write switches between plus signs, or {NONE}") from error


def options_text(options: Sequence[str]) -> str:
    """Return a set of switches as it is written."""
    return "+".join(options) or NONE
