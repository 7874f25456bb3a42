"""Fugitive Slave Act: three people beside catchers are captured onto the bottom market card."""

import pytest

from lantern.engine.board import SPOT_IDS
from lantern.engine.opposition import near_catchers
from lantern.engine.state import LOST_TRACK_FULL, OUT_OF_TIME
from tests.cards.pictures import Changes, Layout, end_turns, laid, lay, resolve
from tests.tables import LOST_TRACK, let_chance, options_of, say

PAID: Changes = {"money 1": 7, "queue 5": ""}


@pytest.mark.parametrize(
    ("before", "answers", "after"),
    [
        pytest.param(laid(at={"kentucky": 1, "charleston": 1}), [], {}, id="nobody-beside-a-catcher"),
        pytest.param(
            laid(at={"newport": 1, "boston": 1, "kentucky": 1}, market=[2, 1, 1]),
            [],
            {"newport": 0, "boston": 0, "market": [4, 1, 1]},
            id="all-if-fewer-and-all-onto-the-bottom-card",
        ),
        pytest.param(
            laid(at={"newport": 1, "boston": 1, "cleveland": 1, "ship": 1}, market=[0, 1, 1]),
            ["from ship", "from newport", "from boston"],
            {"ship": 0, "newport": 0, "boston": 0, "market": [3, 1, 1]},
            id="exactly-three-whom-the-buyer-chooses",
        ),
        pytest.param(
            laid(at={"boston": 4}, market=[0, 1, 1]),
            [],
            {"boston": 1, "market": [3, 1, 1]},
            id="three-of-four-in-one-city",
        ),
        pytest.param(
            laid(at={"charleston": 1}, catchers={"orange": "north-carolina"}, market=[0, 0]),
            [],
            {"charleston": 0, "market": [1, 0]},
            id="a-plain-route-is-a-route",
        ),
        pytest.param(
            laid(at={"ship": 1}, market=[0]), [], {"ship": 0, "market": [1]}, id="the-sea-lane-of-new-york-too"
        ),
    ],
)
@pytest.mark.rule("R12-fugitive-slave-act")
def test_people_one_route_from_a_catcher_are_seized(before: Layout, answers: list[str], after: Changes) -> None:
    assert resolve("fugitive-slave-act", before, answers) == PAID | after


@pytest.mark.rule("R12-fugitive-slave-act")
def test_no_seizure_two_routes_away_and_catchers_stay() -> None:
    s = lay(
        at={"charleston": 1, "new-hampshire": 1, "maine": 1}, catchers={"brown": "boston"}, queue=["fugitive-slave-act"]
    )
    say(s, "buy 1")
    assert "money" in options_of(s)
    assert [SPOT_IDS[place] for place in s.catchers] == ["chicago", "detroit", "rochester", "washington", "boston"]
    assert sum(s.people[:33]) == 1


@pytest.mark.rule("R12-fugitive-slave-act")
def test_what_counts_as_beside_a_catcher() -> None:
    everyone = {"blue": "chicago", "yellow": "chicago", "purple": "washington", "brown": "washington"}
    s = lay(catchers={"orange": "chicago", **everyone})
    near = {SPOT_IDS[place] for place in range(36) if near_catchers(s) >> place & 1}
    chicago = {"minnesota", "east-iowa", "cincinnati", "detroit", "newport"}
    washington = {
        "east-ohio",
        "west-virginia",
        "philadelphia",
        "west-pennsylvania",
        "north-pennsylvania",
        "north-carolina",
    }
    assert near == chicago | washington
    assert near_catchers(s) >> 36 == 0, "Canada is beside Chicago, but nobody is seized there"


@pytest.mark.parametrize(
    ("plantations", "lost", "answers", "after"),
    [
        pytest.param([8, 4, 7], 0, [], ([8, 4, 8], 0), id="room-in-one"),
        pytest.param([7, 4, 8], 0, ["to plantation-west"], ([8, 4, 8], 0), id="the-lead-chooses"),
        pytest.param([8, 4, 9], 3, [], ([8, 4, 9], 4), id="none"),
    ],
)
@pytest.mark.rule("R12-fugitive-slave-act", "R7.12", "R8.2")
def test_with_no_market_card_left_they_go_to_plantations(
    plantations: list[int], lost: int, answers: list[str], after: tuple[list[int], int]
) -> None:
    queue = [None, None, None, "fugitive-slave-act", None]
    s = lay(at={"newport": 1}, plantations=plantations, lost=lost, market=[0], round_=8, queue=queue)
    end_turns(s)
    say(s, *answers)
    assert (s.people[33:], s.lost) == after
    assert s.outcome == OUT_OF_TIME


@pytest.mark.rule("R12-fugitive-slave-act", "R1.2")
def test_without_market_and_room_it_can_lose_the_game() -> None:
    queue = [None, None, None, None, "fugitive-slave-act"]
    s = lay(at={"newport": 1}, plantations=[8, 4, 9], lost=LOST_TRACK, market=[0], round_=8, queue=queue)
    end_turns(s)
    let_chance(s)
    assert s.outcome == LOST_TRACK_FULL


@pytest.mark.rule("R12-fugitive-slave-act", "R12-levi-coffin")
def test_levi_coffin_is_no_help() -> None:
    before = laid(at={"newport": 1}, market=[0, 0, 0], reserve={1: "levi-coffin"})
    assert resolve("fugitive-slave-act", before, []) == PAID | {"newport": 0, "market": [1, 0, 0]}
