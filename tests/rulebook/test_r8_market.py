"""R8: the bottom market card is sold."""

import pytest

from lantern.content.board import PEOPLE
from lantern.engine.state import MARKET, PLAYING, State
from tests.rulebook.laying import NOBODY_FOR_SALE, end_round
from tests.tables import asked, carried, options_of, pass_all, people, say, start, table

CARRIED = carried(13)
FULL = [8, 4, 9]


def held(s: State) -> list[int]:
    """Return how many people are on the three plantations."""
    return [people(s, f"plantation-{name}") for name in ("west", "center", "east")]


@pytest.mark.rule("R8.1")
def test_the_lead_chooses_a_plantation_for_each_person_on_the_bottom_card() -> None:
    s = pass_all(table(plantations=[5, 2, 5], market=[3, 0, 0]))
    for goal in ("west", "east", "west"):
        assert (s.phase, asked(s)) == (MARKET, 1)
        assert options_of(s) == ["to plantation-west", "to plantation-center", "to plantation-east"]
        say(s, f"to plantation-{goal}")
    assert held(s) == [7, 2, 6]
    assert asked(s) < 1


@pytest.mark.rule("R8.1")
def test_only_open_plantation_spaces_are_offered() -> None:
    s = pass_all(table(plantations=[8, 3, 5], market=[3, 0, 0]))
    assert options_of(s) == ["to plantation-center", "to plantation-east"]
    say(s, "to plantation-center")
    assert held(s) == [8, 4, 7]  # only one plantation is left open: nothing more to choose


@pytest.mark.rule("R8.1")
def test_nobody_is_asked_when_all_open_spaces_are_needed() -> None:
    s = pass_all(table(plantations=[7, 3, 8], market=[3, 0, 0]))
    assert (held(s), s.lost, asked(s) < 1) == (FULL, 0, True)


@pytest.mark.rule("R8.1")
def test_people_on_the_other_cards_stay_there() -> None:
    s = pass_all(table(plantations=FULL, market=[0, 4, 6]))
    assert (s.market, s.lost) == ([4, 6], 0)


@pytest.mark.rule("R8.2")
@pytest.mark.parametrize(
    ("plantations", "sold", "lost"), [([8, 4, 7], 5, 3), ([6, 3, 9], 4, 1), (FULL, 6, 6), ([8, 4, 8], 1, 0)]
)
def test_who_finds_no_open_space_is_lost(plantations: list[int], sold: int, lost: int) -> None:
    s = end_round(table(plantations=plantations, market=[sold, 0, 0]))
    assert (held(s), s.lost, s.outcome) == (FULL, lost, PLAYING)


@pytest.mark.rule("R8.2")
def test_people_already_placed_are_never_rearranged() -> None:
    """The only question is where the new ones go."""
    s = pass_all(table(plantations=[8, 0, 0], market=[2, 0, 0]))
    say(s, "to plantation-center", "to plantation-east")
    assert held(s) == [8, 1, 1]


@pytest.mark.rule("R8.3")
def test_the_others_slide_down_and_a_new_card_comes_on_top() -> None:
    s = end_round(table(plantations=FULL, market=[0, 2, 3]), "market 13")
    assert s.market == [2, 3, CARRIED]


@pytest.mark.rule("R8.3")
def test_a_sold_card_never_comes_again() -> None:
    """Of the eight cards for two players three lie face up; only the other five can be drawn."""
    s = pass_all(table(market=NOBODY_FOR_SALE))
    assert options_of(s) == [f"market {card}" for card in range(12, 17)]
    say(s, "market 12")
    assert s.market_deck.bit_count() == 4


@pytest.mark.rule("R8.3")
@pytest.mark.parametrize(
    ("round_", "before", "after"), [(1, 3, 3), (4, 3, 3), (5, 3, 3), (6, 3, 2), (7, 2, 1), (8, 1, 0)]
)
def test_how_many_cards_lie_face_up_after_each_round(round_: int, before: int, after: int) -> None:
    s = end_round(table(round_=round_, market=[0] * before))
    assert len(s.market) == after


@pytest.mark.rule("R8.4")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_there_are_96_people_in_all(players: int) -> None:
    s = start(players)
    assert s.supply + sum(s.people) + sum(s.market) == PEOPLE == 96


@pytest.mark.rule("R8.4")
@pytest.mark.parametrize(("supply", "loaded"), [(0, 0), (2, 2), (CARRIED, CARRIED), (CARRIED + 2, CARRIED)])
def test_a_new_card_is_loaded_as_far_as_the_supply_goes(supply: int, loaded: int) -> None:
    s = table(freed=96 - supply, plantations=[0, 0, 0], market=NOBODY_FOR_SALE)
    end_round(s, "market 13")
    assert (s.market, s.supply) == ([0, 0, loaded], supply - loaded)


@pytest.mark.rule("R8.4")
@pytest.mark.parametrize(
    ("supply", "market"), [(1, [1, 0, 0]), (3, [2, 1, 0]), (5, [2, 2, 1]), (6, [2, 2, 2]), (9, [2, 2, 2])]
)
def test_the_bottom_card_is_served_first(supply: int, market: list[int]) -> None:
    """Reopening Trade would add two people to each card."""
    s = table(freed=96 - supply, plantations=[0, 0, 0], market=NOBODY_FOR_SALE, queue=["reopening-trade"])
    assert say(s, "buy 1").market == market
