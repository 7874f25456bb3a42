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
from lantern.editions import content_of
from lantern.levels import GAME_LEVELS, GameLevel, ease
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


class LevelChance(Struct, rename="camel"):
    """What a level asks of so many players, and how many games of a hundred they win."""

    players: int
    freed: int
    lost: int
    heuristic: int  # by rules of thumb, the easy computer player
    search: int  # by search with 200 imagined games for each decision, about like a thoughtful person; -1: not measured


class LevelOffer(Struct, rename="camel"):
    """A level of the start page; its texts are `level-ID` and `level-ID.about`. Edition and side set up its table."""

    id: str
    edition: str
    side: str
    chances: list[LevelChance]
    first_role: str  # offered to somebody who plays alone for the first time; empty: roles are dealt


class RoleOffer(Struct, rename="camel"):
    """A role, and whether it is `easy` to play or for the `experienced`; its text is `ease-EASE`."""

    id: str
    ease: str


class NumberClaim(Struct, rename="camel"):
    """A number of the printed game and who says so."""

    about: str
    what: str
    value: str
    source: str


class Catalogue(Struct, rename="camel"):
    """All that does not change during a game."""

    cards: list[CardInfo]
    roles: list[RoleOffer]
    levels: list[LevelOffer]  # the easiest first
    options: list[SwitchOffer]
    sides: dict[str, list[GoalOffer]]
    players: list[str]  # who can take a seat besides a person
    numbers: list[NumberClaim]


@cache
def catalogue() -> Catalogue:
    """Return the catalogue."""
    return Catalogue(
        [CardInfo(card.id, card.kind, card.period) for card in CARDS],
        [RoleOffer(role.id, ease(role.id)) for role in ROLES],
        [level_offer(level) for level in GAME_LEVELS],
        [SwitchOffer(switch.id, switch.group) for switch in SWITCHES],
        {
            side: [GoalOffer(players, *goal) for players, goal in enumerate(goals, start=1)]
            for side, goals in GOALS.items()
        },
        [COMPUTER + name for name in LEVELS],
        [NumberClaim(*claim) for claim in claims()],
    )


def level_offer(level: GameLevel) -> LevelOffer:
    """Return a level with its goals and chances."""
    goals = content_of(level.edition).goals[level.side]
    chances = [
        LevelChance(players, goal.freed, goal.lost, chance.heuristic, chance.search)
        for players, (goal, chance) in enumerate(zip(goals, level.chances, strict=True), start=1)
    ]
    return LevelOffer(level.id, level.edition, level.side, chances, level.first_role)


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
