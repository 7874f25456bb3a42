"""Everything the printed game states in numbers, each with its source, to be checked against the box."""

from lantern.content import board
from lantern.content.claims_cards import card_claims, token_claims
from lantern.content.markets import CARDS_IN_BOX, CARDS_IN_GAME, CARDS_SOURCE, FACE_UP, SIZES, cards_for
from lantern.content.markets import SOURCE as MARKET_SOURCE
from lantern.content.roles import (
    BENEFIT_PEOPLE,
    BENEFITS_SOURCE,
    MONEY_SOURCE,
    ROLES,
    SPECIAL_PEOPLE,
    SPECIAL_STEPS,
    Role,
)
from lantern.content.source import ESTIMATE, SOURCES, Claim, for_players
from lantern.content.victory import (
    GOALS,
    ROUNDS,
    ROUNDS_SOURCE,
    SCORE_FREED,
    SCORE_GOAL,
    SCORE_LOST,
    SCORE_MARKET,
    SCORE_SOURCE,
    SCORE_SUPPORT,
    SIDES,
)


def claims() -> list[Claim]:
    """Return every number of the printed game: what needs confirming first, then by what it is about."""
    everything = board_claims() + token_claims() + card_claims() + role_claims() + market_claims() + victory_claims()
    return sorted(everything, key=_rank)


def _rank(claim: Claim) -> tuple[int, str]:
    return SOURCES.index(claim.source), claim.about


def board_claims() -> list[Claim]:
    """Return what is claimed about the map and the dice."""
    found: list[Claim] = []
    for place in board.PLACES:
        found += _place_claims(place)
    for plantation in board.PLANTATIONS:
        found += _plantation_claims(plantation)
    for path in board.PATHS:
        found += _path_claims(path)
    return found + _route_claims() + _canada_claims() + _box_claims()


def _place_claims(place: board.Place) -> list[Claim]:
    about = f"place {place.id}"
    return [
        Claim(about, "kind", place.kind, place.kind_source or place.source),
        Claim(about, "capacity", str(board.capacity(place)), place.capacity_source or place.source),
        Claim(about, "aid", f"${place.aid}", place.aid_source or place.source),
    ]


def _plantation_claims(plantation: board.Plantation) -> list[Claim]:
    about = f"plantation {plantation.id}"
    found = [
        Claim(about, "spaces", str(plantation.spaces), plantation.spaces_source),
        Claim(about, "light spaces", str(plantation.light), plantation.light_source),
    ]
    return found + [Claim(about, "leads to", name, plantation.links_source) for name in plantation.links]


def _path_claims(path: board.Path) -> list[Claim]:
    about = f"path {path.colour}"
    known = path.places.index(path.estimated_from) if path.estimated_from else len(path.places)
    found = [
        Claim(about, "symbol", path.symbol, path.source),
        Claim(about, "catcher starts in", path.start, path.source),
        Claim(about, "from west to east", ", ".join(path.places[:known]), path.source),
    ]
    if path.estimated_from:
        found.append(Claim(about, "goes on to", ", ".join(path.places[known:]), ESTIMATE))
    return found


def _route_claims() -> list[Claim]:
    found: list[Claim] = []
    for path in board.PATHS:
        found += [_route_claim(route, f"on the {path.colour} path") for route in board.path_routes([path])]
    found += [_route_claim(route, "plain") for route in board.PLAIN_ROUTES]
    for lane in board.SEA_LANES:
        found.append(_route_claim(lane, "sea lane"))
        if lane.fare:
            found.append(Claim(_route_name(lane), "fare", f"${lane.fare}", board.FARE_SOURCE))
    return found


def _route_claim(route: board.Route, value: str) -> Claim:
    return Claim(_route_name(route), "route", value, route.source)


def _route_name(route: board.Route) -> str:
    return f"route {route.here}–{route.there}"


def _canada_claims() -> list[Claim]:
    found = [Claim("canada", "reached from", name, source) for name, source in board.CANADA_LINKS]
    return [*found, Claim("canada", "numbered spaces", str(board.CANADA_TRACK), board.CANADA_TRACK_SOURCE)]


def _box_claims() -> list[Claim]:
    colours = ", ".join([path.colour for path in board.PATHS])
    faces = ", ".join([str(distance) for distance in board.DISTANCES])
    found = [
        Claim("people", "pieces in the box", str(board.PEOPLE), board.PEOPLE_SOURCE),
        Claim("places", "capacity of a small one", str(board.SMALL_CAPACITY), board.CAPACITY_SOURCE),
        Claim("places", "capacity of a large one", str(board.LARGE_CAPACITY), board.CAPACITY_SOURCE),
        Claim("dice", "colour die", f"{colours}, walking figure", board.COLOURS_SOURCE),
        Claim("dice", "movement die", f"west {faces}, east {faces}", board.DISTANCES_SOURCE),
        Claim("dice", "triple result", str(board.TRIPLE), board.TRIPLE_SOURCE),
    ]
    for number, coins in enumerate(board.AID_COINS):
        found.append(Claim("aid", f"coins of ${number + 1} on the map", str(coins), board.AID_COINS_SOURCE))
    return found


def role_claims() -> list[Claim]:
    """Return what is claimed about the six roles."""
    found = [
        Claim("role agent", "benefit: people moved", str(BENEFIT_PEOPLE), BENEFITS_SOURCE),
        Claim("role conductor", "benefit: people moved", str(BENEFIT_PEOPLE), BENEFITS_SOURCE),
        Claim("role conductor", "special: steps", str(SPECIAL_STEPS), BENEFITS_SOURCE),
        Claim("role shepherd", "special: people", str(SPECIAL_PEOPLE), BENEFITS_SOURCE),
    ]
    for role in ROLES:
        found += _money_claims(role)
    return found


def _money_claims(role: Role) -> list[Claim]:
    about = f"role {role.id}"
    found = [
        Claim(about, "money on Side I", f"${role.money}", MONEY_SOURCE),
        Claim(about, "money on Side II", f"${role.money_after}", role.money_after_source),
    ]
    if role.card_discount:
        found.append(Claim(about, "discount on cards", f"${role.card_discount}", BENEFITS_SOURCE))
    if role.conductor_discount:
        found.append(Claim(about, "discount on Conductor tokens", f"${role.conductor_discount}", BENEFITS_SOURCE))
    return found


def market_claims() -> list[Claim]:
    """Return what is claimed about the market cards."""
    found = [
        Claim("market", "cards in the box", str(CARDS_IN_BOX), CARDS_SOURCE),
        Claim("market", "cards in a game", str(CARDS_IN_GAME), CARDS_SOURCE),
        Claim("market", "cards face up", str(FACE_UP), CARDS_SOURCE),
    ]
    for players in range(1, 5):
        first = cards_for(players).start + 1
        used = f"{first}–{first + CARDS_IN_GAME - 1}"
        found.append(Claim("market", f"cards used, {for_players(players)}", used, MARKET_SOURCE))
    for number, size in enumerate(SIZES):
        found.append(Claim(f"market card {number + 1:02}", "people", str(size), MARKET_SOURCE))
    return found


def victory_claims() -> list[Claim]:
    """Return what is claimed about winning, losing and the score."""
    found = [
        Claim("game", "rounds", str(ROUNDS), ROUNDS_SOURCE),
        Claim("score", "each person freed", str(SCORE_FREED), SCORE_SOURCE),
        Claim("score", "each person lost", str(SCORE_LOST), SCORE_SOURCE),
        Claim("score", "enough people freed", str(SCORE_GOAL), SCORE_SOURCE),
        Claim("score", "all Support bought", str(SCORE_SUPPORT), SCORE_SOURCE),
        Claim("score", "each market card left, if won", str(SCORE_MARKET), SCORE_SOURCE),
    ]
    for side in SIDES:
        for number, goal in enumerate(GOALS[side]):
            about = f"victory {side}, {for_players(number + 1)}"
            found.append(Claim(about, "freed to win", str(goal.freed), goal.freed_source))
            found.append(Claim(about, "spaces of the Lost track", str(goal.lost), goal.lost_source))
    return found
