"""What the page needs to know once: cards, roles, options, sides, numbers with their sources, and the rules."""

import gzip
from functools import cache
from hashlib import sha256

from msgspec import Struct, json
from starlette.requests import Request
from starlette.responses import Response

from lantern.content.cards import CARDS
from lantern.content.claims import claims
from lantern.content.options import SWITCHES
from lantern.content.roles import ROLES
from lantern.content.victory import GOALS
from lantern.players.registry import LEVELS
from lantern.server.tables.table import COMPUTER


class CardInfo(Struct, rename="camel"):
    """A card of the gallery; its texts are `card-ID`, `card-ID.short` and so on."""

    id: str
    kind: str
    period: int


class SwitchOffer(Struct, rename="camel"):
    """An option of a new game."""

    id: str
    group: str


class GoalOffer(Struct, rename="camel"):
    """What a side asks of so many players, and who says so."""

    players: int
    freed: int
    lost: int
    freed_source: str
    lost_source: str


class NumberClaim(Struct, rename="camel"):
    """A number of the printed game and who says so."""

    about: str
    what: str
    value: str
    source: str


class Catalogue(Struct, rename="camel"):
    """All that does not change during a game."""

    cards: list[CardInfo]
    roles: list[str]
    options: list[SwitchOffer]
    sides: dict[str, list[GoalOffer]]
    players: list[str]  # who can take a seat besides a person
    numbers: list[NumberClaim]


@cache
def catalogue() -> Catalogue:
    """Return the catalogue."""
    return Catalogue(
        [CardInfo(card.id, card.kind, card.period) for card in CARDS],
        [role.id for role in ROLES],
        [SwitchOffer(switch.id, switch.group) for switch in SWITCHES],
        {
            side: [GoalOffer(players, *goal) for players, goal in enumerate(goals, start=1)]
            for side, goals in GOALS.items()
        },
        [COMPUTER + name for name in LEVELS],
        [NumberClaim(*claim) for claim in claims()],
    )


@cache
def encoded() -> tuple[bytes, bytes, str]:
    """Return the catalogue as JSON, the same compressed, and its tag: another version of the game has another one."""
    body = json.encode(catalogue())
    return body, gzip.compress(body, mtime=0), f'W/"{sha256(body).hexdigest()[:16]}"'


def catalogue_reply(request: Request) -> Response:
    """Return the catalogue, compressed where that is understood, or only that a kept copy still holds."""
    body, compressed, tag = encoded()
    headers = {"etag": tag, "cache-control": "no-cache", "vary": "accept-encoding"}
    if tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"], body = "gzip", compressed
    return Response(body, headers=headers, media_type="application/json")
