"""What is noted of every game. The same fields stand in docs/lab.md; a change of them raises SCHEMA."""

from typing import Final

from msgspec import Struct

from lantern.lab.job import Key

SCHEMA: Final = 3
FORMAT: Final = "lantern-results"
CLOCKED: Final = ("seconds", "slowest")  # what no seed decides


class Header(Struct, frozen=True, kw_only=True):
    """Where results come from; games of different origin are never mixed in one file."""

    format: str = FORMAT
    schema: int = SCHEMA
    lantern: str  # version
    rules: int  # number of the rules, as in records
    sources: str  # hash of content, rules and computer players
    engine: str  # compiled or plain
    command: str  # that began the file
    weighed: bool = False  # each game has its luck


class GameResult(Struct, frozen=True, kw_only=True):
    """One finished game."""

    # The game chosen.
    team: str
    seats: tuple[str, ...]
    players: int
    side: str
    options: tuple[str, ...]
    roles: tuple[str, ...]
    dealt: bool
    seed: int
    variant: str
    edition: str
    goal: int
    lost_limit: int

    # How it ended.
    outcome: str
    won: bool
    short_of: tuple[str, ...]
    freed: int
    lost: int
    support_left: int
    money: int
    rounds: int
    score: int
    luck: float | None  # what it gave in chances of a win, if it was weighed

    # What happened.
    answers: int
    decisions: int
    captured: int
    captures: dict[str, int]
    freed_by_round: tuple[int, ...]
    road_rounds: tuple[int, ...]
    offered: tuple[str, ...]
    bought: tuple[str, ...]

    # The clock.
    seconds: float
    slowest: float

    @property
    def key(self) -> Key:
        """What makes this game different from all others: the same as that of its job."""
        roles = () if self.dealt else self.roles
        return self.edition, self.team, self.players, self.side, self.options, roles, self.seed
