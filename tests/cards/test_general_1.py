"""The General cards of 1800–1839: one row for each, then what their texts allow and forbid."""

import pytest

from tests.cards.pictures import Changes, Layout, changes, laid, lay, picture, resolve, row
from tests.tables import options_of, say

EVERY_TOKEN_AWAY = [[], ["conductor-3x1"] * 4 + ["grey conductor-3x1"] + ["funds-1"] * 2]


@pytest.mark.parametrize(
    ("card", "before", "answers", "after"),
    [
        row(
            "david-walker",
            laid(money=[20, 0]),
            ["take 1 support", "take 1 conductor-3x1"],
            {
                "money 1": 11,
                "1 holds support": 1,
                "board support": 1,
                "1 holds conductor-3x1": 1,
                "board conductor-3x1": 3,
                "queue 5": "",
            },
            rules=("R12",),
        ),
        row(
            "whittier",
            laid(queue=["liberator", None, "ripley-ohio", "whittier", None]),
            ["card 1", "card 3"],
            {"money 1": 7, "queue 1": "ripley-ohio", "queue 3": "liberator", "queue 4": ""},
        ),
        row(
            "lane-seminary",
            laid(at={"tennessee": 1, "west-arkansas": 1}),
            ["this", "from tennessee", "to kentucky", "from west-arkansas", "to west-missouri"],
            {
                "money 1": 7,
                "queue 5": "",
                "tennessee": 0,
                "kentucky": 1,
                "yellow": "cleveland",
                "west-arkansas": 0,
                "west-missouri": 1,
                "purple": "east-ohio",
            },
            id="lane-seminary-moves",
        ),
        row(
            "lane-seminary",
            laid(money=[9, 0]),
            ["that", "take 1 support"],
            {"money 1": 0, "queue 5": "", "1 holds support": 1, "board support": 1},
            id="lane-seminary-buys",
        ),
        row(
            "liberator",
            laid(queue=["ripley-ohio", "liberator", None, "st-catharines", None]),
            ["card 4"],
            {"money 1": 6, "queue 2": "", "queue 4": "", "top": ["st-catharines"], "deck": 10},
        ),
        row(
            "liberty-hill",
            laid(money=[1, 0], at={"tennessee": 1, "kentucky": 1}),
            ["from tennessee", "to ripley", "from kentucky", "to newport", "take 1 conductor-3x1"],
            {
                "money 1": 0,
                "queue 5": "",
                "tennessee": 0,
                "ripley": 1,
                "orange": "cincinnati",
                "kentucky": 0,
                "newport": 1,
                "purple": "east-ohio",
                "1 holds conductor-3x1": 1,
                "board conductor-3x1": 3,
            },
            rules=("R6.7",),
            id="liberty-hill-its-moves-pay-its-token",
        ),
        row(
            "manumission-society",
            laid(money=[8, 0]),
            ["take 1 support"],
            {"money 1": 0, "queue 5": "", "1 holds support": 1, "board support": 1},
        ),
        row(
            "ohio-river",
            laid(at={"charleston": 1, "north-carolina": 1, "west-arkansas": 1, "tennessee": 1}),
            [
                "from north-carolina",
                "to west-virginia",
                "from charleston",
                "to north-carolina",
                "from west-arkansas",
                "to st-louis",
            ],
            {
                "money 1": 9,
                "queue 5": "",
                "charleston": 0,
                "orange": "ripley",
                "west-virginia": 1,
                "brown": "philadelphia",
                "west-arkansas": 0,
                "st-louis": 1,
                "purple": "east-ohio",
            },
        ),
        row(
            "ripley-ohio",
            laid(at={"tennessee": 1, "west-arkansas": 1}),
            ["from tennessee", "to ripley", "from west-arkansas", "to st-louis"],
            {"money 1": 10, "queue 5": "", "tennessee": 0, "ripley": 1, "west-arkansas": 0, "st-louis": 1},
            rules=("R7.10",),
            id="ripley-ohio-draws-nobody-but-pays",
        ),
        row(
            "church-correspondence",
            laid(players=3, money=[1, 0, 5]),
            [],
            {"money 1": 2, "money 2": 2, "money 3": 7, "queue 5": ""},
        ),
        row(
            "st-catharines",
            laid(at={"boston": 2}),
            ["from boston"],
            {"money 1": 7, "queue 5": "", "boston": 1, "freed": 1},
        ),
        row(
            "theodore-weld",
            laid(),
            ["from plantation-center", "to st-louis"],
            {"money 1": 7, "queue 5": "", "plantation-center": 1, "st-louis": 1},
            rules=("R7.9",),
            id="theodore-weld-without-effect",
        ),
    ],
)
def test_general_card(card: str, before: Layout, answers: list[str], after: Changes) -> None:
    assert resolve(card, before, answers) == after


@pytest.mark.parametrize(
    ("before", "offered"),
    [
        pytest.param(laid(), ["done", "this", "that"], id="both"),
        pytest.param(laid(plantations=[0, 0, 0]), ["done", "that"], id="nobody-can-move"),
        pytest.param(laid(hands=EVERY_TOKEN_AWAY), ["done", "this"], id="no-token-can-be-paid"),
    ],
)
@pytest.mark.rule("R12-lane-seminary")
def test_only_what_can_be_done_is_offered(before: Layout, offered: list[str]) -> None:
    s = lay(**{**before, "queue": [None] * 4 + ["lane-seminary"]})
    say(s, "buy 5")
    assert options_of(s) == offered


@pytest.mark.rule("R12-theodore-weld", "R7.2", "R7.3")
def test_weld_needs_a_southern_place_with_room_and_no_catcher() -> None:
    s = lay(at={"tennessee": 1}, catchers={"purple": "st-louis"}, queue=["theodore-weld"])
    say(s, "buy 1")
    assert options_of(s) == ["done", "from plantation-west", "from plantation-center", "from plantation-east"]
    say(s, "from plantation-east")
    southern = ["charleston", "west-missouri", "west-arkansas", "east-arkansas", "kentucky"]
    southern += ["north-georgia", "west-virginia", "north-carolina"]
    assert options_of(s) == [f"to {place}" for place in southern]


@pytest.mark.rule("R12-st-catharines")
def test_st_catharines_takes_from_chicago_new_york_and_boston_only() -> None:
    s = lay(
        at={"chicago": 1, "new-york": 4, "boston": 1, "cleveland": 1, "philadelphia": 1},
        catchers={"orange": "cincinnati", "brown": "washington"},
        queue=["st-catharines"],
    )
    say(s, "buy 1")
    assert options_of(s) == ["done", "from chicago", "from new-york", "from boston"]
    before = picture(s)
    assert changes(before, say(s, "from new-york")) == {"new-york": 3, "freed": 1}


@pytest.mark.rule("R12-liberator", "R9.5")
def test_the_liberator_takes_a_card_out_of_force_and_nothing_resolves() -> None:
    """Even one that cannot be bought, and one that strikes when removed."""
    s = lay(queue=["domestic-trade", "reopening-trade", None, "liberator", None], market=[3, 3, 3])
    say(s, "buy 4", "card 2")
    assert s.market == [3, 3, 3]
    s = lay(queue=["calhoun", "reopening-trade", None, "liberator", None], at={"tennessee": 1})
    say(s, "buy 4", "card 1", "benefit", "from tennessee", "to ripley")
    assert s.modifiers == [0] * len(s.modifiers)
    assert picture(s)["top"] == ["calhoun"]


@pytest.mark.rule("R12-ohio-river", "R7.8")
def test_each_move_of_a_card_is_finished_before_the_next() -> None:
    """The first brings the yellow catcher to Kentucky, which is closed to the second."""
    s = lay(at={"tennessee": 1}, catchers={"yellow": "cincinnati"}, queue=["ohio-river"], market=[0, 0, 0])
    say(s, "buy 1", "from tennessee", "to kentucky")
    assert (picture(s)["yellow"], s.market) == ("kentucky", [1, 0, 0])
    say(s, "from plantation-center", "to tennessee", "from plantation-east")
    assert options_of(s) == ["to charleston", "to north-georgia"]


@pytest.mark.rule("R12-whittier")
def test_whittier_swaps_two_different_cards_and_no_empty_space() -> None:
    s = lay(queue=["liberator", None, "calhoun", "whittier", "ripley-ohio"])
    say(s, "buy 4")
    assert options_of(s) == ["done", "card 1", "card 3", "card 5"]
    say(s, "card 1")
    assert options_of(s) == ["card 3", "card 5"]
