"""The stretch cards of the later manual, an option."""

import pytest

from lantern.content.cards import find
from lantern.engine.events import CATCHER_MOVED
from lantern.engine.state import OUT_OF_TIME
from tests.cards.leaving import SILENT_WAYS, before_leaving, leave
from tests.cards.pictures import Changes, Layout, changes, end_turns, laid, lay, picture, resolve
from tests.tables import let_chance, options_of, others_of, say, start

STRETCH = ["stretch-cards"]
PAID: Changes = {"money 1": 7, "queue 5": ""}
STRAYED = {"orange": "ripley", "blue": "maine", "yellow": "kentucky", "purple": "newport", "brown": "boston"}


@pytest.mark.rule("R12", "R13-stretch-cards", "R12-pennsylvania-hall", "R12-tough-crossing", "R12-us-marshals")
def test_they_join_the_opposition_only_when_wished() -> None:
    three = 1 << find("pennsylvania-hall") | 1 << find("tough-crossing") | 1 << find("us-marshals")
    assert start().unseen & three == 0
    assert start(options=STRETCH).unseen & three == three
    assert start(options=STRETCH).unknown_in_deck == 3


@pytest.mark.rule("R12-pennsylvania-hall")
def test_pennsylvania_hall_bars_support_in_planning() -> None:
    s = lay(planning=True, options=STRETCH, money=[20, 20], queue=["pennsylvania-hall"])
    assert options_of(s) == ["take 1 conductor-3x1", "take 1 funds-1", "ready 1"]
    assert others_of(s) == ["take 2 conductor-3x1", "take 2 funds-1", "ready 2"]


@pytest.mark.rule("R12-pennsylvania-hall")
def test_pennsylvania_hall_bars_nothing_else_for_those_who_could_not_pay() -> None:
    s = lay(planning=True, options=STRETCH, money=[9, 20], queue=["pennsylvania-hall"])
    assert options_of(s) == ["take 1 conductor-3x1", "take 1 funds-1", "ready 1"]


@pytest.mark.rule("R12-pennsylvania-hall")
def test_pennsylvania_hall_allows_support_in_the_action_phase() -> None:
    before = laid(options=STRETCH, money=[8, 0], queue=["pennsylvania-hall", None, None, None, "manumission-society"])
    after: Changes = {"money 1": 0, "queue 5": "", "1 holds support": 1, "board support": 1}
    assert resolve("manumission-society", before, ["take 1 support"]) == after


@pytest.mark.parametrize("card", ["pennsylvania-hall", "tough-crossing"])
@pytest.mark.parametrize("way", [*SILENT_WAYS, "purchase", "lantern"])
@pytest.mark.rule("R12-pennsylvania-hall", "R12-tough-crossing")
def test_out_of_the_queue_they_are_out_of_force(card: str, way: str) -> None:
    s = before_leaving(card, way, options=STRETCH)
    assert sum(s.modifiers) == 1
    leave(s, way)
    assert sum(s.modifiers) == 0


@pytest.mark.rule("R12-tough-crossing")
def test_tough_crossing_keeps_tokens_out_of_canada() -> None:
    layout = {"options": STRETCH, "at": {"cleveland": 1}, "plantations": [0, 0, 0], "hands": [["conductor-3x1"]]}
    s = say(lay(**layout), "play conductor-3x1", "from cleveland")
    assert options_of(s) == ["to cincinnati", "to east-ohio", "to west-pennsylvania", "to canada"]
    s = say(lay(**layout, queue=["tough-crossing"]), "play conductor-3x1", "from cleveland")
    assert options_of(s) == ["to cincinnati", "to east-ohio", "to west-pennsylvania"]


@pytest.mark.rule("R12-tough-crossing", "R11.2")
def test_tough_crossing_touches_neither_the_conductor_nor_cards() -> None:
    s = lay(options=STRETCH, at={"ferrisberg": 1, "maine": 1}, queue=["tough-crossing", None, None, None, "ohio-river"])
    say(s, "benefit", "from ferrisberg", "to canada", "done", "buy 5", "from maine", "to canada")
    assert s.freed == 2


@pytest.mark.parametrize(
    ("before", "after"),
    [
        pytest.param(laid(options=STRETCH, at={"kentucky": 1}), {}, id="all-at-home"),
        pytest.param(
            laid(options=STRETCH, catchers=STRAYED),
            {
                "orange": "chicago",
                "blue": "detroit",
                "yellow": "rochester",
                "purple": "washington",
                "brown": "new-york",
            },
            id="all-return",
        ),
        pytest.param(
            laid(options=STRETCH, catchers={"purple": "newport"}, at={"washington": 4, "newport": 0}, market=[0, 0, 0]),
            {"purple": "washington", "washington": 0, "market": [2, 1, 1]},
            id="and-capture-at-home",
        ),
        pytest.param(
            laid(
                options=STRETCH,
                catchers={"orange": "ripley", "yellow": "kentucky"},
                at={"chicago": 2, "rochester": 1, "cleveland": 1},
                market=[0, 0, 0],
            ),
            {"orange": "chicago", "chicago": 0, "yellow": "rochester", "rochester": 0, "market": [2, 1, 0]},
            id="each-capture-from-the-bottom-card-anew",
        ),
    ],
)
@pytest.mark.rule("R12-us-marshals", "R7.12")
def test_the_marshals_send_every_catcher_home(before: Layout, after: Changes) -> None:
    assert resolve("us-marshals", before, []) == PAID | after


@pytest.mark.rule("R12-us-marshals", "R7.7")
def test_they_return_in_order() -> None:
    s = lay(options=STRETCH, catchers=STRAYED, queue=["us-marshals"])
    s.events = []
    say(s, "buy 1")
    moved = [event[1] for event in s.events if event[0] == CATCHER_MOVED]
    assert moved == [0, 1, 2, 3, 4]


RETURNED: Changes = {"purple": "washington", "washington": 0, "market": [1, 0, 0]}


@pytest.mark.parametrize(
    ("reserve", "answers", "after"),
    [
        pytest.param({1: "levi-coffin"}, [], RETURNED, id="levi-coffin-is-no-help"),
        pytest.param({1: "civil-war"}, ["reserve"], {"reserve 1": ""}, id="the-buyers-civil-war-stops-them"),
        pytest.param({1: "civil-war"}, ["done"], RETURNED, id="unless-declined"),
        pytest.param({2: "civil-war"}, [], RETURNED, id="another-players-does-not"),
    ],
)
@pytest.mark.rule("R12-us-marshals", "R12-levi-coffin", "R12-civil-war")
def test_what_stops_the_marshals(reserve: dict[int, str], answers: list[str], after: Changes) -> None:
    catchers = {"purple": "newport"}
    before = laid(options=STRETCH, period=3, catchers=catchers, at={"washington": 1}, market=[0, 0, 0], reserve=reserve)
    assert resolve("us-marshals", before, answers) == PAID | after


@pytest.mark.rule("R12-us-marshals", "R12-civil-war")
def test_civil_war_is_not_asked_when_all_are_at_home_nor_in_the_lantern_phase() -> None:
    before = laid(options=STRETCH, period=3, reserve={1: "civil-war"})
    assert resolve("us-marshals", before, []) == PAID
    s = lay(**before, catchers=STRAYED, market=[0, 0, 0], queue=[None, None, None, None, "us-marshals"])
    end_turns(s)
    let_chance(s)
    assert picture(s)["orange"] == "chicago"
    assert picture(s)["reserve 1"] == "civil-war"


@pytest.mark.parametrize("way", SILENT_WAYS)
@pytest.mark.rule("R12-us-marshals", "R9.5")
def test_discarded_or_put_back_the_marshals_do_nothing(way: str) -> None:
    s = before_leaving("us-marshals", way, options=STRETCH, catchers=STRAYED)
    before = picture(s)
    leave(s, way)
    assert set(changes(before, s)) <= {"queue 1", "queue 5", "money 1", "top", "deck"}


@pytest.mark.rule("R12-us-marshals", "R7.12")
def test_fallen_in_the_last_round_they_send_people_to_plantations() -> None:
    s = lay(
        options=STRETCH,
        catchers={"purple": "newport", "orange": "ripley"},
        at={"washington": 2, "chicago": 1},
        plantations=[8, 4, 7],
        lost=2,
        market=[0],
        round_=8,
        queue=[None, None, None, None, "us-marshals"],
    )
    end_turns(s)
    let_chance(s)
    assert (s.people[33:], s.lost, s.outcome) == ([8, 4, 9], 3, OUT_OF_TIME)
