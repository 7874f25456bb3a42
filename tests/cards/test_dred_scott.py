"""Dred Scott Decision: three people on the map go back to plantations."""

import pytest

from lantern.engine.state import LOST_TRACK_FULL
from tests.cards.pictures import Changes, Layout, changes, end_turns, laid, lay, picture, resolve
from tests.tables import LOST_TRACK, let_chance, options_of, say

PAID: Changes = {"money 1": 7, "queue 5": ""}
FULL = [8, 4, 9]


@pytest.mark.parametrize(
    ("before", "answers", "after"),
    [
        pytest.param(laid(), [], {}, id="nobody-on-the-map"),
        pytest.param(
            laid(at={"ship": 1, "kentucky": 1}, plantations=[8, 4, 3]),
            [],
            {"ship": 0, "kentucky": 0, "plantation-east": 5},
            id="all-if-fewer-the-ship-included",
        ),
        pytest.param(
            laid(at={"kentucky": 1, "ripley": 1, "ship": 1, "tennessee": 1}, plantations=[8, 4, 0]),
            ["from ship", "from tennessee", "from kentucky"],
            {"ship": 0, "tennessee": 0, "kentucky": 0, "plantation-east": 3},
            id="three-of-four",
        ),
        pytest.param(
            laid(at={"boston": 4}, plantations=[8, 4, 0]),
            [],
            {"boston": 1, "plantation-east": 3},
            id="no-question-where-all-stand-in-one-place",
        ),
        pytest.param(
            laid(at={"boston": 4, "ship": 1}, plantations=[8, 4, 0]),
            ["from boston", "from ship"],
            {"boston": 2, "ship": 0, "plantation-east": 3},
            id="several-from-one-place",
        ),
        pytest.param(
            laid(at={"kentucky": 1}, plantations=[7, 4, 8]),
            ["to plantation-west"],
            {"kentucky": 0, "plantation-west": 8},
            id="where-is-chosen",
        ),
        pytest.param(
            laid(at={"kentucky": 1, "ship": 1}, plantations=[7, 4, 8]),
            ["to plantation-east"],
            {"kentucky": 0, "ship": 0, "plantation-west": 8, "plantation-east": 9},
            id="where-is-chosen-one-after-the-other",
        ),
        pytest.param(
            laid(at={"kentucky": 1, "ship": 1, "maine": 1}, plantations=[8, 3, 9]),
            [],
            {"kentucky": 0, "ship": 0, "maine": 0, "plantation-center": 4, "lost": 2},
            id="without-room-they-are-lost",
        ),
        pytest.param(
            laid(at={"kentucky": 1}, plantations=FULL, market=[1, 1, 1], freed=2, lost=3),
            [],
            {"kentucky": 0, "lost": 4},
            id="not-from-canada-market-or-lost-track",
        ),
    ],
)
@pytest.mark.rule("R12-dred-scott", "R8.2")
def test_three_people_on_the_map_go_back(before: Layout, answers: list[str], after: Changes) -> None:
    assert resolve("dred-scott", before, answers) == PAID | after


@pytest.mark.rule("R12-dred-scott", "R1.2")
def test_a_full_lost_track_is_no_loss_but_one_person_more_is() -> None:
    layout = {"at": {"kentucky": 1}, "plantations": FULL, "queue": ["dred-scott"]}
    s = lay(lost=LOST_TRACK - 1, **layout)
    say(s, "buy 1")
    assert (s.lost, s.outcome) == (LOST_TRACK, 0)
    s = lay(lost=LOST_TRACK, **layout)
    say(s, "buy 1")
    assert (s.lost, s.outcome) == (LOST_TRACK, LOST_TRACK_FULL)


@pytest.mark.rule("R12-dred-scott", "R10.1")
def test_who_is_asked_person_by_person() -> None:
    s = lay(at={"kentucky": 1, "ripley": 1, "ship": 1, "maine": 1}, queue=["dred-scott"])
    say(s, "buy 1")
    assert options_of(s) == ["from ripley", "from maine", "from kentucky", "from ship"]
    say(s, "from maine")
    assert options_of(s) == ["to plantation-west", "to plantation-center", "to plantation-east"]
    before = picture(say(s, "to plantation-center"))
    assert options_of(s) == ["from ripley", "from kentucky", "from ship"]
    say(s, "from ship", "to plantation-center", "from ripley", "to plantation-west")
    assert changes(before, s) == {"ship": 0, "plantation-center": 4, "ripley": 0, "plantation-west": 6}
    assert "money" in options_of(s)


@pytest.mark.rule("R12-dred-scott", "R9.1")
def test_fallen_it_can_lose_the_game_in_the_last_round() -> None:
    s = lay(
        at={"kentucky": 1},
        plantations=FULL,
        lost=LOST_TRACK,
        market=[0],
        round_=8,
        queue=[None, None, None, None, "dred-scott"],
    )
    end_turns(s)
    let_chance(s)
    assert s.outcome == LOST_TRACK_FULL
