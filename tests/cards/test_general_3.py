"""The General cards of 1860–1865: one row for each."""

import pytest

from tests.cards.pictures import Changes, Layout, laid, lay, resolve, row
from tests.tables import options_of, say

OPEN_NORTH = {"orange": "minnesota", "brown": "west-virginia"}  # Chicago, New York and Boston without catchers


@pytest.mark.parametrize(
    ("card", "before", "answers", "after"),
    [
        row(
            "lincoln",
            laid(period=3, at={"tennessee": 1, "kentucky": 1, "west-arkansas": 1, "charleston": 1}),
            [
                "from tennessee",
                "to ripley",
                "from kentucky",
                "to newport",
                "from west-arkansas",
                "to st-louis",
                "take 1 conductor-5x1",
            ],
            {
                "money 1": 10,
                "queue 5": "",
                "tennessee": 0,
                "ripley": 1,
                "orange": "cincinnati",
                "kentucky": 0,
                "newport": 1,
                "west-arkansas": 0,
                "st-louis": 1,
                "purple": "west-ohio",
                "1 holds conductor-5x1": 1,
                "board conductor-5x1": 0,
            },
        ),
        row(
            "contrabands",
            laid(period=3, at={"kentucky": 1, "west-virginia": 1, "st-louis": 1, "tennessee": 1}),
            [
                "from kentucky",
                "to cleveland",
                "from west-virginia",
                "to west-pennsylvania",
                "from st-louis",
                "to newport",
            ],
            {
                "money 1": 7,
                "queue 5": "",
                "kentucky": 0,
                "cleveland": 1,
                "west-virginia": 0,
                "west-pennsylvania": 1,
                "st-louis": 0,
                "newport": 1,
            },
            rules=("R7.9",),
        ),
        row(
            "cooper-union",
            laid(period=3, at={"tennessee": 1, "west-arkansas": 1, "ferrisberg": 1, "charleston": 1}),
            [
                "this",
                "from tennessee",
                "to ripley",
                "from west-arkansas",
                "to st-louis",
                "from ferrisberg",
                "to canada",
            ],
            {
                "money 1": 10,
                "queue 5": "",
                "tennessee": 0,
                "ripley": 1,
                "orange": "cincinnati",
                "west-arkansas": 0,
                "st-louis": 1,
                "purple": "east-ohio",
                "ferrisberg": 0,
                "freed": 1,
            },
            id="cooper-union-moves",
        ),
        row(
            "cooper-union",
            laid(period=3, money=[11, 0]),
            ["that", "take 1 support"],
            {"money 1": 0, "queue 5": "", "1 holds support": 6, "board support": 1},
            id="cooper-union-buys-at-full-price",
        ),
        row(
            "election-1860",
            laid(
                period=3,
                catchers={**OPEN_NORTH, "purple": "newport"},
                at={"chicago": 2, "boston": 1, "new-york": 4, "washington": 3, "philadelphia": 1, "st-louis": 1},
            ),
            [],
            {"money 1": 14, "queue 5": ""},
        ),
        row(
            "drinking-gourd",
            laid(period=3, lost=3, catchers=OPEN_NORTH),
            ["from lost", "to chicago"],
            {"money 1": 7, "queue 5": "", "lost": 2, "chicago": 1},
            rules=("R7.9",),
        ),
        row("douglass-1863", laid(players=2, period=3, money=[1, 3]), [], {"money 1": 4, "money 2": 7, "queue 5": ""}),
        row(
            "stowe",
            laid(period=3, money=[6, 0]),
            ["take 1 support"],
            {"money 1": 0, "queue 5": "", "1 holds support": 6, "board support": 1},
        ),
        row(
            "tubman-combahee",
            laid(period=3),
            ["from plantation-west", "from plantation-east"],
            {"money 1": 7, "queue 5": "", "plantation-west": 4, "plantation-east": 4, "freed": 2},
        ),
        row(
            "william-still",
            laid(period=3, at={"boston": 3}),
            ["from boston", "from boston"],
            {"money 1": 7, "queue 5": "", "boston": 1, "freed": 2},
        ),
    ],
)
def test_general_card(card: str, before: Layout, answers: list[str], after: Changes) -> None:
    assert resolve(card, before, answers) == after


@pytest.mark.rule("R12-william-still")
def test_stills_second_person_comes_from_the_city_of_the_first() -> None:
    s = lay(period=3, at={"boston": 2, "chicago": 2}, catchers=OPEN_NORTH, queue=["william-still"])
    say(s, "buy 1")
    assert options_of(s) == ["done", "from chicago", "from boston"]
    say(s, "from chicago")
    assert options_of(s) == ["done", "from chicago"]


@pytest.mark.rule("R12-william-still")
def test_still_is_done_when_the_city_is_empty() -> None:
    before = laid(period=3, at={"boston": 1, "chicago": 2}, catchers=OPEN_NORTH)
    after = {"money 1": 7, "queue 5": "", "boston": 0, "freed": 1}
    assert resolve("william-still", before, ["from boston"]) == after


@pytest.mark.rule("R12-tubman-combahee")
def test_combahee_takes_two_from_the_same_plantation_too_but_not_three() -> None:
    after = {"money 1": 7, "queue 5": "", "plantation-center": 0, "freed": 2}
    before = laid(period=3)
    assert resolve("tubman-combahee", before, ["from plantation-center", "from plantation-center"]) == after


@pytest.mark.rule("R12-drinking-gourd", "R7.2", "R7.3")
def test_the_gourd_leads_only_where_there_is_room_and_no_catcher() -> None:
    s = lay(period=3, lost=1, at={"boston": 4}, catchers=OPEN_NORTH, queue=["drinking-gourd"])
    say(s, "buy 1")
    assert options_of(s) == ["done", "from lost"]
    say(s, "from lost")
    assert options_of(s) == ["to chicago", "to new-york"]
    full = laid(period=3, lost=1, at={"boston": 4})
    assert resolve("drinking-gourd", full, []) == {"money 1": 7, "queue 5": ""}
