"""What the page needs to know once: cards, roles, options, sides with their numbers and sources, texts and rules."""

from functools import cache
from importlib.resources import files

from msgspec import Struct

import lantern
from lantern.content.cards import CARDS
from lantern.content.claims import claims
from lantern.content.options import SWITCHES
from lantern.content.roles import ROLES
from lantern.content.victory import GOALS
from lantern.players.registry import LEVELS
from lantern.server.computers import PREFIX
from lantern.words import CATALOGUE, VOCABULARIES


class CardInfo(Struct, rename="camel"):
    """A card of the gallery; its texts are `card-ID`, `card-ID.short` and so on."""

    id: str
    kind: str
    period: int


class Switch(Struct, rename="camel"):
    """An option of a new game."""

    id: str
    group: str
    rule: str


class Goal(Struct, rename="camel"):
    """What a side asks of so many players, and who says so."""

    players: int
    freed: int
    lost: int
    freed_source: str
    lost_source: str


class Claim(Struct, rename="camel"):
    """A number of the printed game and who says so."""

    about: str
    what: str
    value: str
    source: str


class Catalogue(Struct, rename="camel"):
    """All that does not change during a game."""

    version: str
    cards: list[CardInfo]
    roles: list[str]
    options: list[Switch]
    sides: dict[str, list[Goal]]
    players: list[str]  # who can take a seat besides a person
    numbers: list[Claim]
    texts: dict[str, str]  # vocabulary -> the texts, in Fluent


@cache
def catalogue() -> Catalogue:
    """Return the catalogue."""
    return Catalogue(
        lantern.__version__,
        [CardInfo(card.id, card.kind, card.period) for card in CARDS],
        [role.id for role in ROLES],
        [Switch(*switch) for switch in SWITCHES],
        {side: [Goal(players, *goal) for players, goal in enumerate(goals, start=1)] for side, goals in GOALS.items()},
        [PREFIX + name for name in LEVELS],
        [Claim(*claim) for claim in claims()],
        {vocabulary: texts(vocabulary) for vocabulary in VOCABULARIES},
    )


def texts(vocabulary: str) -> str:
    """Return all texts of the page in one vocabulary."""
    folder = files("lantern") / "text"
    names = [f"terms-{vocabulary}", *(name for name in CATALOGUE if name != "terminal")]
    return "\n".join((folder / f"{name}.ftl").read_text(encoding="utf-8") for name in names)
