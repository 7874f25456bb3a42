"""The coming sale is one fact of the table, and whatever warns of it tells the same."""

import pytest

from lantern.engine import flow
from lantern.engine.actions import DONE, PASS
from lantern.engine.board import CAPACITY, spot
from lantern.engine.questions import question
from lantern.engine.state import LOST_TRACK_FULL, State
from lantern.engine.tokens import SUPPORT
from lantern.view.pace import pace
from lantern.view.preview import preview
from lantern.view.sale import ComingSale, Share, coming_sale, even_spread
from lantern.words import Words
from tests.tables import say, table

WORDS = Words()


def spread(s: State) -> list[Share]:
    """Return the spread that is proposed."""
    return even_spread(s, question(s)) if flow.actor(s) >= 0 else []


def crowded(lost: int = 0, room: int = 0, arriving: int = 9) -> State:
    """Lay out a turn for one player: nine people will be sold and there is little room."""
    return table(1, plantations=[8, 4, 9 - room], market=[arriving, 6, 6], lost=lost)


@pytest.mark.rule("R8.1", "R8.2")
def test_who_finds_no_room_will_be_sold_beyond_reach() -> None:
    assert coming_sale(crowded(room=4)) == ComingSale(9, 4, 5, overflows=False)
    assert coming_sale(crowded(room=4, arriving=3)) == ComingSale(3, 4, 0, overflows=False)


@pytest.mark.rule("R1.2")
def test_the_lost_track_overflows_with_one_more_than_it_holds() -> None:
    s = crowded()
    assert coming_sale(crowded(lost=s.lost_limit - 9)).overflows is False
    assert coming_sale(crowded(lost=s.lost_limit - 8)).overflows is True


@pytest.mark.rule("R8.1")
def test_once_the_sale_is_held_only_who_is_on_the_way_arrives() -> None:
    s = table(1, plantations=[6, 4, 7], market=[2, 6, 6])
    assert coming_sale(say(s, "done")) == ComingSale(2, 4, 0, overflows=False)
    assert coming_sale(say(s, "to plantation-east")) == ComingSale(1, 3, 0, overflows=False)


@pytest.mark.parametrize("lost", [0, 5])
def test_ending_the_turn_and_passing_bring_what_the_sale_says(lost: int) -> None:
    s = crowded(lost=lost)
    sale = coming_sale(s)
    for answer in (DONE, PASS):
        found = preview(s, answer)
        assert found.lost == sale.beyond_reach
        assert found.loses is sale.overflows


def test_a_turn_that_is_not_the_last_of_the_round_brings_no_sale_yet() -> None:
    s = table(2, plantations=[8, 4, 9], market=[9, 6, 6])
    assert preview(s, DONE).lost == 0
    assert preview(say(s, "done"), DONE).lost == coming_sale(s).beyond_reach


@pytest.mark.parametrize("goals_met", [False, True])
def test_the_headline_never_hides_a_sale_that_ends_the_game(goals_met: bool) -> None:
    s = crowded(lost=5)
    if goals_met:
        meet_goals(s)
    said = " ".join(map(WORDS.say, pace(s).sentences))
    assert "this round’s sale would end the game" in said.lower()
    assert said.startswith("Both goals are met, but") is goals_met
    assert "9 arrive, room for 0" in said
    assert preview(s, DONE).ends == LOST_TRACK_FULL


def test_nobody_is_on_track_who_is_about_to_lose_people() -> None:
    s = table(1, plantations=[8, 4, 9], market=[9, 6, 6], freed=4, money=[40])
    found = pace(s)
    assert found.verdict.id != "pace-on-track"
    assert found.sale
    assert WORDS.say(found.sale) == "9 arrive · room for 0 · 9 will be sold beyond reach"


def test_goals_met_with_room_for_all_are_met() -> None:
    s = crowded(room=5, arriving=5)
    meet_goals(s)
    said = [WORDS.say(each) for each in pace(s).sentences]
    assert said == ["Both goals are met.", "5 arrive · room for 5", "This round must still be finished."]


@pytest.mark.rule("R8.1")
def test_an_even_spread_leaves_the_same_room_everywhere() -> None:
    s = say(table(1, plantations=[2, 1, 3], market=[6, 6, 6]), "done")
    rooms = {each.place: each.room for each in spread(s)}
    left = {each.place: each.room - each.people for each in spread(s)}
    assert sum(each.people for each in spread(s)) == 6
    assert max(left.values()) - min(left.values()) <= 1
    assert rooms["plantation-west"] == CAPACITY[spot("plantation-west")] - 2


@pytest.mark.rule("R8.1")
@pytest.mark.parametrize("plantations", [[0, 0, 0], [6, 4, 2], [8, 0, 8], [5, 4, 4]])
def test_the_even_spread_can_be_answered_one_person_after_the_other(plantations: list[int]) -> None:
    s = say(table(1, plantations=plantations, market=[6, 6, 6]), "done")
    planned = [each.answer for each in spread(s) for _person in range(each.people)]
    for number, answer in enumerate(planned):
        if not spread(s):
            assert number > 0  # the rest fills what is open, without a question
            break
        assert answer in flow.legal(s)
        flow.apply(s, answer)


def test_no_other_question_has_a_spread() -> None:
    assert spread(crowded()) == []


def meet_goals(s: State) -> None:
    """Let enough be free and all Support be bought."""
    s.supply -= s.goal - s.freed
    s.freed, s.period = s.goal, 2
    s.stock[SUPPORT] = 0
