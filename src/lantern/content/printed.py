"""All tables of the printed game in one hand, so that they can be checked together, and changed in a test."""

from typing import NamedTuple

from lantern.content import board, cards, markets, options, roles, tokens, victory
from lantern.content.board import Path, Place, Plantation, Route
from lantern.content.cards import Card
from lantern.content.options import Switch
from lantern.content.roles import Role
from lantern.content.tokens import Stack
from lantern.content.victory import Goal


class Content(NamedTuple):
    """Every table of content; `_replace` one of them to see what the validator says."""

    places: list[Place]
    plantations: list[Plantation]
    paths: list[Path]
    plain_routes: list[Route]
    sea_lanes: list[Route]
    canada_links: list[tuple[str, str]]
    people: int
    aid_coins: list[int]
    distances: tuple[int, ...]
    die: tuple[int, ...]
    cards: list[Card]
    house_cards: list[Card]
    card_counts: dict[str, int]
    card_counts_few: list[int]
    opposition_few: list[int]
    opposition_many: list[int]
    queue_prices: list[int]
    stacks: list[Stack]
    support_counts: list[tuple[int, int, int, int]]
    tokens_in_box: dict[str, int]
    start_money: int
    more_money: int
    pass_money: list[int]
    roles: list[Role]
    market_sizes: list[int]
    market_first: list[int]
    markets_in_box: int
    markets_in_game: int
    markets_face_up: int
    rounds: int
    sides: list[str]
    goals: dict[str, list[Goal]]
    switches: list[Switch]
    all_switches: int


def printed(edition: int = 1) -> Content:
    """Return the tables as they are played with in a standard edition; the first has the cards of the box only."""
    return Content(
        places=board.PLACES,
        plantations=board.PLANTATIONS,
        paths=board.PATHS,
        plain_routes=board.PLAIN_ROUTES,
        sea_lanes=board.SEA_LANES,
        canada_links=board.CANADA_LINKS,
        people=board.PEOPLE,
        aid_coins=board.AID_COINS,
        distances=board.DISTANCES,
        die=board.DIE,
        cards=[card for card in cards.CARDS if card.edition <= edition],
        house_cards=[cards.HOUSE_FUGITIVE_ACT],
        card_counts=cards.COUNTS,
        card_counts_few=cards.COUNTS_FEW,
        opposition_few=cards.OPPOSITION_FEW,
        opposition_many=cards.OPPOSITION_MANY,
        queue_prices=cards.QUEUE_PRICES,
        stacks=tokens.STACKS,
        support_counts=tokens.SUPPORT_COUNTS,
        tokens_in_box=tokens.IN_BOX,
        start_money=tokens.START_MONEY,
        more_money=tokens.MORE_MONEY,
        pass_money=tokens.PASS_MONEY,
        roles=roles.ROLES,
        market_sizes=markets.SIZES,
        market_first=markets.FIRST,
        markets_in_box=markets.CARDS_IN_BOX,
        markets_in_game=markets.CARDS_IN_GAME,
        markets_face_up=markets.FACE_UP,
        rounds=victory.ROUNDS,
        sides=victory.SIDES,
        goals=victory.GOALS,
        switches=options.SWITCHES,
        all_switches=options.ALL_SWITCHES,
    )
