"""R2: what lies on the table before the first round."""

import pytest

from lantern.engine import flow
from lantern.engine.board import COLOURS
from lantern.engine.setup import new_game
from tests.tables import (
    ROLE_IDS,
    asked,
    carried,
    catcher,
    let_chance,
    names,
    options_of,
    people,
    queue_of,
    say,
    start,
    stock,
    table,
)

CONDUCTORS = ["conductor-3x1", "conductor-4x1", "conductor-2x2", "conductor-5x1", "conductor-3x2"]
FOR_MANY = {
    1: {"david-walker", "manumission-society", "ohio-river", "slave-trade-act"},
    2: {"douglass-1847", "harpers-ferry", "garrison", "charles-sumner"},
    3: set[str](),
}


def plantations(options: list[str]) -> list[int]:
    """Return how many people a game begins with on the three plantations."""
    s = start(2, options=options)
    return [people(s, f"plantation-{name}") for name in ("west", "center", "east")]


@pytest.mark.rule("R2.1", "R13-roles")
def test_every_player_is_dealt_another_role() -> None:
    s = new_game(4)
    for left in range(6, 2, -1):
        assert len(options_of(s)) == left
        say(s, options_of(s)[-1])
    assert len(set(s.roles)) == 4


@pytest.mark.rule("R2.1", "R13-roles")
def test_roles_may_be_chosen_and_show_their_first_side() -> None:
    s = start(3, roles=["preacher", "agent", "conductor"])
    assert [ROLE_IDS[role] for role in s.roles] == ["preacher", "agent", "conductor"]
    assert s.specials_used == 0


@pytest.mark.rule("R2.2")
def test_people_stand_on_the_light_plantation_spaces_only() -> None:
    s = start(2)
    assert plantations([]) == [5, 2, 5]
    assert sum(s.people) == 12


@pytest.mark.rule("R2.2")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_everybody_begins_with_eight_dollars(players: int) -> None:
    assert start(players).money == [8] * players


@pytest.mark.rule("R2.2")
@pytest.mark.parametrize("lead", [1, 2, 3])
def test_any_player_may_be_the_first_lead(lead: int) -> None:
    s = new_game(3, roles=[0, 1, 2])
    assert options_of(s) == ["lead 1", "lead 2", "lead 3"]
    assert flow.weights(s) == [1, 1, 1]
    let_chance(s, [f"lead {lead}"])
    assert s.lead == lead - 1


@pytest.mark.rule("R2.3")
@pytest.mark.parametrize(
    ("players", "first", "sizes"),
    [
        (1, 1, [7, 7, 6, 6, 6, 6, 6, 6]),
        (2, 9, [7, 7, 8, 8, 8, 9, 9, 9]),
        (3, 9, [7, 7, 8, 8, 8, 9, 9, 9]),
        (4, 11, [8, 8, 8, 9, 9, 9, 9, 10]),
    ],
)
def test_the_market_has_eight_cards_for_each_number_of_players(players: int, first: int, sizes: list[int]) -> None:
    s = new_game(players, roles=[0, 1, 2, 3][:players])
    if players > 1:
        say(s, "lead 1")
    cards = [f"market {number}" for number in range(first, first + 8)]
    assert options_of(s) == cards
    assert [say(s.copy(), card).market[0] for card in cards] == sizes


@pytest.mark.rule("R2.3")
def test_three_market_cards_are_laid_out_from_the_bottom() -> None:
    s = start(2, chance=["market 9", "market 13", "market 10"])
    assert s.market == [carried(9), carried(13), carried(10)]
    assert s.market_deck.bit_count() == 5


@pytest.mark.rule("R2.4")
@pytest.mark.parametrize(
    ("players", "period", "abolitionist", "opposition"),
    [
        (1, 1, 9, 3),
        (1, 2, 13, 4),
        (1, 3, 10, 3),
        (2, 1, 9, 3),
        (2, 2, 13, 4),
        (2, 3, 10, 3),
        (3, 1, 13, 4),
        (3, 2, 17, 5),
        (3, 3, 10, 3),
        (4, 1, 13, 4),
        (4, 2, 17, 5),
        (4, 3, 10, 3),
    ],
)
def test_how_many_cards_each_deck_holds(players: int, period: int, abolitionist: int, opposition: int) -> None:
    s = table(players, period=period)
    assert (s.known_in_deck.bit_count(), s.unknown_in_deck) == (abolitionist, opposition)


@pytest.mark.rule("R2.4")
@pytest.mark.parametrize("period", [1, 2, 3])
def test_cards_for_three_and_four_are_taken_out_with_fewer(period: int) -> None:
    few = [names(table(players, period=period).known_in_deck) for players in (1, 2)]
    many = [names(table(players, period=period).known_in_deck) for players in (3, 4)]
    assert few[0] == few[1]
    assert many[0] == many[1]
    assert many[0] - few[0] == FOR_MANY[period]
    assert few[0] < many[0] or period == 3


@pytest.mark.rule("R2.4")
@pytest.mark.parametrize(("period", "reserve"), [(1, "levi-coffin"), (2, "kansas-nebraska"), (3, "civil-war")])
def test_reserve_cards_lie_in_the_deck_of_their_period(period: int, reserve: str) -> None:
    assert reserve in names(table(2, period=period).known_in_deck)


@pytest.mark.rule("R2.4")
def test_any_of_the_twelve_opposition_cards_may_lie_in_the_first_deck() -> None:
    """Which are dealt where, and which stay out, nobody has seen."""
    s = start(2)
    assert len(names(s.unseen)) == 12
    assert "us-marshals" not in names(s.unseen)


@pytest.mark.rule("R2.4", "R13-stretch-cards")
def test_stretch_cards_join_the_pool_but_no_more_are_dealt() -> None:
    plain, stretched = start(2), start(2, options=["stretch-cards"])
    assert names(stretched.unseen) - names(plain.unseen) == {"pennsylvania-hall", "tough-crossing", "us-marshals"}
    assert stretched.unknown_in_deck == plain.unknown_in_deck == 3


@pytest.mark.rule("R2.5")
def test_the_first_queue_is_dealt_from_the_right() -> None:
    cards = ["whittier", "levi-coffin", "liberator", "dred-scott", "ripley-ohio"]
    s = start(2, chance=[f"draw {card}" for card in cards])
    assert queue_of(s) == cards[::-1]


@pytest.mark.rule("R2.5")
def test_a_second_opposition_card_is_replaced_and_shuffled_back() -> None:
    told = ["gag-rules", "calhoun", "nat-turner", "whittier", "liberator", "ripley-ohio", "lane-seminary"]
    s = start(2, chance=[f"draw {card}" for card in told])
    assert queue_of(s) == ["lane-seminary", "ripley-ohio", "liberator", "whittier", "gag-rules"]
    assert {"calhoun", "nat-turner"} <= names(s.known_in_deck)
    assert s.known_in_deck.bit_count() + s.unknown_in_deck == 12 - 5


@pytest.mark.rule("R2.5")
def test_domestic_trade_in_the_first_queue_adds_its_people_at_once() -> None:
    s = start(2, chance=["market 9", "market 10", "market 11", "draw domestic-trade"])
    assert s.market == [carried(card) + 1 for card in (9, 10, 11)]


@pytest.mark.rule("R2.6")
def test_catchers_begin_in_their_cities() -> None:
    s = start(2)
    cities = ["chicago", "detroit", "rochester", "washington", "new-york"]
    assert [catcher(s, colour) for colour in COLOURS] == cities


@pytest.mark.rule("R2.6")
@pytest.mark.parametrize(
    ("players", "support", "conductors", "funds"),
    [
        (1, [1, 1, 1], [3, 2, 2, 1, 1], [1, 2, 1]),
        (2, [2, 3, 2], [5, 3, 3, 2, 2], [2, 3, 2]),
        (3, [3, 6, 3], [7, 4, 4, 3, 3], [3, 4, 3]),
        (4, [4, 8, 4], [9, 5, 5, 4, 4], [4, 5, 4]),
    ],
)
def test_tokens_for_each_number_of_players(
    players: int, support: list[int], conductors: list[int], funds: list[int]
) -> None:
    """The lowest token of each Conductor stack is grey."""
    s = start(players)
    assert [stock(table(players, period=period), "support") for period in (1, 2, 3)] == support
    assert [stock(s, name) + 1 for name in CONDUCTORS] == conductors
    assert [stock(s, f"grey {name}") for name in CONDUCTORS] == [1] * 5
    assert [stock(s, f"funds-{period}") for period in (1, 2, 3)] == funds


@pytest.mark.rule("R2.7", "R13", "R13-side")
@pytest.mark.parametrize(
    ("side", "freed", "lost"),
    [
        ("normal", [5, 10, 17, 26], [11, 16, 14, 12]),
        ("challenging", [8, 13, 21, 30], [9, 12, 10, 8]),
        ("manual", [15, 12, 10, 8], [11, 16, 14, 12]),
        ("manual-challenging", [15, 12, 10, 8], [9, 12, 10, 8]),
    ],
)
def test_the_victory_card_for_each_number_of_players(side: str, freed: list[int], lost: list[int]) -> None:
    tables = [start(players, side=side) for players in (1, 2, 3, 4)]
    assert [s.goal for s in tables] == freed
    assert [s.lost_limit for s in tables] == lost


@pytest.mark.rule("R2.8")
@pytest.mark.parametrize(
    ("roll", "options", "place"),
    [
        ("roll purple west 3", [], "newport"),
        ("roll purple west 3", ["calm-triples"], "washington"),
        ("roll purple west 2", ["calm-triples"], "west-ohio"),
    ],
)
def test_easier_triples_move_nobody(roll: str, options: list[str], place: str) -> None:
    assert catcher(start(2, options=options, chance=[roll]), "purple") == place


@pytest.mark.rule("R2.8")
def test_easier_ten_dollars_each() -> None:
    assert start(3, options=["more-money"]).money == [10, 10, 10]


@pytest.mark.rule("R2.8")
@pytest.mark.parametrize(
    ("options", "count"),
    [
        (["empty-center"], [5, 0, 5]),
        (["full-plantations"], [8, 4, 9]),
        (["empty-center", "full-plantations"], [8, 0, 9]),
    ],
)
def test_switches_for_the_plantations(options: list[str], count: list[int]) -> None:
    assert plantations(options) == count


@pytest.mark.rule("R2.8")
def test_harder_one_more_support_token_in_period_two() -> None:
    tables = [table(2, options=["extra-support"], period=period) for period in (1, 2, 3)]
    assert [stock(s, "support") for s in tables] == [2, 4, 2]


@pytest.mark.rule("R2.8")
def test_all_switches_together() -> None:
    every = ["calm-triples", "more-money", "empty-center", "full-plantations", "extra-support"]
    s = table(2, options=every, period=2)
    assert (s.money, plantations(every), stock(s, "support")) == ([10, 10], [8, 0, 9], 4)
    assert asked(s) == 1
