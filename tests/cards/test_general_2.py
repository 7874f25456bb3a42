"""The General cards of 1840–1859: one row for each (John Brown and Garrison have more to themselves)."""

import pytest

from tests.cards.pictures import Changes, Layout, laid, lay, resolve, row
from tests.tables import options_of, say

OPEN_NORTH = {"orange": "minnesota", "brown": "west-virginia"}  # Chicago, New York and Boston without catchers


@pytest.mark.parametrize(
    ("card", "before", "answers", "after"),
    [
        row(
            "amistad",
            laid(period=2, market=[3, 4, 5]),
            ["from market", "from market"],
            {"money 1": 7, "queue 5": "", "market": [1, 4, 5], "freed": 2},
        ),
        row(
            "anthony-burns",
            laid(period=2, at={"chicago": 1}, catchers=OPEN_NORTH),
            ["from chicago"],
            {"money 1": 7, "queue 5": "", "chicago": 0, "freed": 1},
        ),
        row(
            "bleeding-kansas",
            laid(
                period=2,
                at={"st-louis": 1, "kentucky": 1},
                catchers=OPEN_NORTH,
                queue=["reopening-trade", "oberlin", "nat-turner", "liberator", "bleeding-kansas"],
            ),
            ["from st-louis", "to boston", "from kentucky"],
            {
                "money 1": 7,
                "st-louis": 0,
                "kentucky": 0,
                "boston": 2,
                "queue 1": "",
                "queue 2": "",
                "queue 3": "",
                "queue 5": "",
            },
            rules=("R9.5",),
        ),
        row(
            "douglass-1847",
            laid(period=2, money=[12, 0], at={"tennessee": 1, "west-arkansas": 1}),
            [
                "from tennessee",
                "to ripley",
                "from west-arkansas",
                "to st-louis",
                "take 1 support",
                "take 1 conductor-2x2",
            ],
            {
                "money 1": 5,
                "queue 5": "",
                "tennessee": 0,
                "ripley": 1,
                "orange": "cincinnati",
                "west-arkansas": 0,
                "st-louis": 1,
                "purple": "east-ohio",
                "1 holds support": 3,
                "board support": 2,
                "1 holds conductor-2x2": 1,
                "board conductor-2x2": 1,
            },
        ),
        row(
            "harpers-ferry",
            laid(period=2, queue=["reopening-trade", "liberator", "oberlin", "harpers-ferry", "fitzhugh"]),
            ["take 1 conductor-4x1"],
            {
                "money 1": 6,
                "1 holds conductor-4x1": 1,
                "board conductor-4x1": 1,
                "queue 1": "",
                "queue 2": "",
                "queue 3": "",
                "queue 4": "",
            },
            rules=("R9.5",),
        ),
        row(
            "tubman-conductor",
            laid(period=2, at={"tennessee": 1, "kentucky": 1, "west-arkansas": 1, "ferrisberg": 1, "charleston": 1}),
            [
                "from tennessee",
                "to ripley",
                "from kentucky",
                "to newport",
                "from west-arkansas",
                "to st-louis",
                "from ferrisberg",
                "to canada",
            ],
            {
                "money 1": 11,
                "queue 5": "",
                "tennessee": 0,
                "ripley": 1,
                "kentucky": 0,
                "newport": 1,
                "west-arkansas": 0,
                "st-louis": 1,
                "ferrisberg": 0,
                "freed": 1,
            },
            rules=("R7.10",),
            id="tubman-conductor-draws-nobody-but-is-paid",
        ),
        row(
            "box-brown",
            laid(period=2, catchers=OPEN_NORTH),
            ["from plantation-west", "to new-york"],
            {"money 1": 7, "queue 5": "", "plantation-west": 4, "new-york": 1},
            rules=("R7.9",),
        ),
        row(
            "john-brown",
            laid(period=2, money=[6, 0]),
            ["take 1 support"],
            {"money 1": 3, "queue 5": "", "1 holds support": 3, "board support": 2, "money 2": 3, "deck": 15},
            id="john-brown-draws-vigilance",
        ),
        row(
            "john-price",
            laid(period=2, at={"west-iowa": 1}),
            ["from west-iowa"],
            {"money 1": 7, "queue 5": "", "west-iowa": 0, "freed": 1},
            rules=("R13",),
        ),
        row(
            "lincoln-douglas",
            laid(period=2),
            ["take 1 support"],
            {"money 1": 0, "queue 5": "", "1 holds support": 3, "board support": 2},
        ),
        row(
            "north-star",
            laid(period=2, queue=["north-star", "liberator", None, None, None]),
            ["card 2"],
            {"money 1": 5, "queue 1": "", "queue 2": "", "top": ["liberator"], "deck": 17},
            id="north-star-lays-an-old-card-on-the-new-deck",
        ),
        row(
            "oberlin",
            laid(period=2, plantations=[0, 0, 9]),
            ["this", "from plantation-east", "to charleston", "from plantation-east", "to north-georgia"],
            {
                "money 1": 7,
                "queue 5": "",
                "plantation-east": 7,
                "charleston": 1,
                "north-georgia": 1,
                "brown": "philadelphia",
            },
            id="oberlin-moves",
        ),
        row(
            "oberlin",
            laid(period=2),
            ["that", "take 1 support"],
            {"money 1": 1, "queue 5": "", "1 holds support": 3, "board support": 2},
            id="oberlin-buys",
        ),
        row(
            "uncle-toms-cabin",
            laid(period=2, money=[9, 0], queue=[None, "calhoun", "uncle-toms-cabin", None, "oberlin"]),
            ["take 1 support", "card 5", "card 2"],
            {
                "money 1": 0,
                "1 holds support": 3,
                "board support": 2,
                "queue 2": "oberlin",
                "queue 3": "",
                "queue 5": "calhoun",
            },
        ),
        row(
            "vigilance",
            laid(players=4, period=2, money=[1, 0, 2, 9]),
            [],
            {"money 1": 3, "money 2": 3, "money 3": 5, "money 4": 12, "queue 5": ""},
        ),
        row(
            "garrison",
            laid(period=2, money=[1, 0], plantations=[0, 0, 0], at={"ripley": 1}),
            ["take 1 support"],
            {"money 1": 0, "queue 5": "", "1 holds support": 3, "board support": 2, "orange": "cincinnati"},
            rules=("R5.5",),
        ),
    ],
)
def test_general_card(card: str, before: Layout, answers: list[str], after: Changes) -> None:
    assert resolve(card, before, answers, ["draw vigilance"]) == after


@pytest.mark.rule("R12-oberlin")
def test_oberlin_moves_four_and_no_fifth() -> None:
    s = lay(period=2, at={"kentucky": 1, "charleston": 1, "tennessee": 1, "ripley": 1}, queue=["oberlin"])
    say(s, "buy 1", "this", "from charleston", "to ship", "from ripley", "to north-georgia")
    say(s, "from kentucky", "to newport")
    assert options_of(s)[:2] == ["done", "from tennessee"]
    say(s, "from tennessee", "to kentucky")
    assert "pass" not in options_of(s)
    assert "money" in options_of(s)
