"""Every number of the printed game says where it comes from, and estimates come first."""

from typing import Final

import pytest

from lantern.content import board
from lantern.content.claims import claims
from lantern.content.printed import printed
from lantern.content.source import ESTIMATE, PDF, PHOTO, PLAYER, RULEBOOK, SOURCES

GOOD: Final = printed()
CLAIMS: Final = claims()
CONTRABANDS: Final = "up to 3 people from small-southern to northern-space"


def test_every_claim_says_something_and_has_a_known_source() -> None:
    assert [claim for claim in CLAIMS if claim.source not in SOURCES or not all(claim)] == []


def test_what_is_ours_comes_first_then_it_goes_by_what_it_is_about() -> None:
    ranks = [(SOURCES.index(claim.source), claim.about) for claim in CLAIMS]
    assert ranks == sorted(ranks)
    assert CLAIMS[0].source == ESTIMATE


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
        ("victory normal, 4 players", "freed to win", "26", ESTIMATE),
        ("victory manual, 1 player", "freed to win", "15", RULEBOOK),
        ("market card 01", "people", "7", ESTIMATE),
        ("market card 18", "people", "10", ESTIMATE),
        ("market", "cards used, 4 players", "11–18", ESTIMATE),
        ("market", "cards in the box", "18", RULEBOOK),
        ("place boston", "aid", "$2", ESTIMATE),
        ("place boston", "capacity", "4", RULEBOOK),
        ("place ripley", "aid", "$1", PDF),
        ("place washington", "kind", "capital", PHOTO),
        ("place philadelphia", "kind", "city", ESTIMATE),
        ("place new-hampshire", "capacity", "1", ESTIMATE),
        ("place ship", "capacity", "1", ESTIMATE),
        ("place st-louis", "aid", "$2", RULEBOOK),
        ("plantation center", "spaces", "4", RULEBOOK),
        ("plantation west", "light spaces", "5", ESTIMATE),
        ("route charleston–ship", "fare", "$1", PDF),
        ("route ship–boston", "route", "sea lane", ESTIMATE),
        ("route new-hampshire–maine", "route", "on the blue path", ESTIMATE),
        ("path purple", "catcher starts in", "washington", PHOTO),
        ("path yellow", "goes on to", "maine", ESTIMATE),
        ("canada", "reached from", "ferrisberg", ESTIMATE),
        ("canada", "numbered spaces", "30", PDF),
        ("dice", "movement die", "west 1, 2, 3, east 1, 2, 3", ESTIMATE),
        ("dice", "colour die", "orange, blue, yellow, purple, brown, walking figure", RULEBOOK),
        ("people", "pieces in the box", "96", RULEBOOK),
        ("queue", "price of space 1 from the left", "$3", PDF),
        ("decks", "opposition cards in period 2, 3–4 players", "5", RULEBOOK),
        ("decks", "cards in period 1, 1–2 players", "9", RULEBOOK),
        ("card ohio-river", "mark", "3–4 players", ESTIMATE),
        ("card us-marshals", "can be bought", "yes", ESTIMATE),
        ("card fitzhugh", "can be bought", "no", RULEBOOK),
        ("card contrabands", "when bought", f"{CONTRABANDS}, at most 2 steps away", RULEBOOK),
        ("card oberlin", "when bought", "move 4×1, or 1 token, $4 off", RULEBOOK),
        ("card gag-rules", "while in the queue", "planning-limit -1", RULEBOOK),
        ("token conductor-2x2", "people", "2", PDF),
        ("token support", "number in period 2, 4 players", "8", RULEBOOK),
        ("role station-master", "money on Side II", "$2", PLAYER),
        ("role stockholder", "money on Side II", "$2", ESTIMATE),
        ("money", "for passing in period 3", "$5", RULEBOOK),
        ("score", "each person lost", "-1", RULEBOOK),
        ("limits", "tokens taken in planning", "2", RULEBOOK),
    ],
)
def test_claims_agree_with_what_was_found_out(about: str, what: str, value: str, source: str) -> None:
    assert (value, source) in [(c.value, c.source) for c in CLAIMS if (c.about, c.what) == (about, what)]
