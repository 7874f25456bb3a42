"""What the server tells about games that are looked at rather than played."""

from msgspec import Struct


class GameSummary(Struct, rename="camel"):
    """A game kept on this machine."""

    id: str
    players: int
    side: str
    options: list[str]
    names: list[str]
    position: int
    created: int
    updated: int
    outcome: int
    round: int


class OddsReply(Struct, rename="camel"):
    """The exact chances of the next catcher phase, as fractions; places not named have none."""

    arrival: dict[str, str]  # a catcher ends its move there
    capture: dict[str, str]  # the same, where somebody stands there
    anybody: str
    people: str  # captured on average


class RoundSummary(Struct, rename="camel"):
    """How things stood when a round ended, for the chart and for jumping."""

    position: int
    round: int
    freed: int
    lost: int
    money: int
    support: int  # tokens still to be bought


class Replay(Struct, rename="camel"):
    """What there is to be replayed."""

    id: str
    positions: int
    rounds: list[RoundSummary]
    outcome: int
    score: int
    names: list[str]
