"""Every number of the printed game says where it comes from, and what is ours comes first."""

from typing import Final

import pytest

from lantern.content import board
from lantern.content.claims import claims
from lantern.content.printed import printed
from lantern.content.source import OURS, PDF, PHOTO, PLAYER, SEED, SOURCES

GOOD: Final = printed()
CLAIMS: Final = claims()
CONTRABANDS: Final = "up to 3 people from small-southern to northern-space"


def test_every_claim_says_something_and_has_a_known_source() -> None:
    assert [claim for claim in CLAIMS if claim.source not in SOURCES or not all(claim)] == []


def test_what_is_ours_comes_first_then_it_goes_by_what_it_is_about() -> None:
    ranks = [(SOURCES.index(claim.source), claim.about) for claim in CLAIMS]
    assert ranks == sorted(ranks)
    assert CLAIMS[0].source == OURS


def test_no_claim_is_made_twice() -> None:
    assert len(set(CLAIMS)) == len(CLAIMS)


def test_everything_that_can_be_named_has_a_claim() -> None:
    about = {claim.about for claim in CLAIMS}
    assert {f"place {each.id}" for each in GOOD.places} <= about
    assert {f"plantation {each.id}" for each in GOOD.plantations} <= about
    assert {f"path {each.colour}" for each in GOOD.paths} <= about
    assert {f"card {each.id}" for each in GOOD.cards} <= about
    assert {f"token {each.id}" for each in GOOD.stacks} <= about
    assert {f"role {each.id}" for each in GOOD.roles} <= about


def test_every_route_has_exactly_one_claim() -> None:
    routes = board.path_routes() + board.PLAIN_ROUTES + board.SEA_LANES
    claimed = [claim.about for claim in CLAIMS if claim.what == "route"]
    assert sorted(claimed) == sorted(f"route {each.here}–{each.there}" for each in routes)


@pytest.mark.parametrize(
    ("about", "what", "value", "source"),
    [
        ("victory normal, 1 player", "freed to win", "5", PLAYER),
        ("victory normal, 1 player", "spaces of the Lost track", "11", PLAYER),
        ("victory challenging, 2 players", "freed to win", "13", PDF),
        ("victory challenging, 2 players", "spaces of the Lost track", "12", PDF),
        ("victory normal, 4 players", "freed to win", "26", OURS),
        ("victory manual, 1 player", "freed to win", "15", SEED),
        ("market card 01", "people", "7", OURS),
        ("market card 18", "people", "10", OURS),
        ("market", "cards used, 4 players", "11–18", OURS),
        ("market", "cards in the box", "18", SEED),
        ("place boston", "aid", "$2", OURS),
        ("place boston", "capacity", "4", SEED),
        ("place ripley", "aid", "$1", PDF),
        ("place washington", "kind", "capital", PHOTO),
        ("place philadelphia", "kind", "city", OURS),
        ("place new-hampshire", "capacity", "1", OURS),
        ("place ship", "capacity", "1", OURS),
        ("place st-louis", "aid", "$2", SEED),
        ("plantation center", "spaces", "4", SEED),
        ("plantation west", "light spaces", "5", OURS),
        ("route charleston–ship", "fare", "$1", PDF),
        ("route ship–boston", "route", "sea lane", OURS),
        ("route new-hampshire–maine", "route", "on the blue path", OURS),
        ("path purple", "catcher starts in", "washington", PHOTO),
        ("path yellow", "goes on to", "maine", OURS),
        ("canada", "reached from", "ferrisberg", OURS),
        ("canada", "numbered spaces", "30", PDF),
        ("dice", "movement die", "west 1, 2, 3, east 1, 2, 3", OURS),
        ("dice", "colour die", "orange, blue, yellow, purple, brown, walking figure", SEED),
        ("people", "pieces in the box", "96", SEED),
        ("queue", "price of space 1 from the left", "$3", PDF),
        ("decks", "opposition cards in period 2, 3–4 players", "5", SEED),
        ("decks", "cards in period 1, 1–2 players", "9", SEED),
        ("card ohio-river", "mark", "3–4 players", OURS),
        ("card us-marshals", "can be bought", "yes", OURS),
        ("card fitzhugh", "can be bought", "no", SEED),
        ("card contrabands", "when bought", f"{CONTRABANDS}, at most 2 steps away", SEED),
        ("card oberlin", "when bought", "move 4×1, or 1 token, $4 off", SEED),
        ("card gag-rules", "while in the queue", "planning-limit -1", SEED),
        ("token conductor-2x2", "people", "2", PDF),
        ("token support", "number in period 2, 4 players", "8", SEED),
        ("role station-master", "money on Side II", "$2", PLAYER),
        ("role stockholder", "money on Side II", "$2", OURS),
        ("money", "for passing in period 3", "$5", SEED),
        ("score", "each person lost", "-1", SEED),
        ("limits", "tokens taken in planning", "2", SEED),
    ],
)
def test_claims_agree_with_what_was_found_out(about: str, what: str, value: str, source: str) -> None:
    assert (value, source) in [(c.value, c.source) for c in CLAIMS if (c.about, c.what) == (about, what)]
