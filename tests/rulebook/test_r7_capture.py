"""Captured people, and whatever holds catchers back (R7.7, R7.12, R7.13)."""

from collections.abc import Sequence

import pytest

from lantern.engine.market import captured_on_cards
from lantern.engine.state import State
from tests.tables import asked, catcher, options_of, people, say, table

MASTER = ["station-master", "agent"]
LAST_DAY = ["stretch-cards"]
# Orange and yellow stand on either side of Cincinnati: who comes there is captured twice over.
TRAP = {"orange": "ripley", "yellow": "kentucky"}


def into_the_trap(roles: Sequence[str] | None = None, reserve: dict[int, str] | None = None, period: int = 1) -> State:
    """Let somebody arrive in Cincinnati, between two catchers."""
    s = table(
        len(roles or "ab"),
        roles,
        at={"west-ohio": 1, "newport": 1},
        catchers=TRAP,
        money=[0] * len(roles or "ab"),
        market=[1, 1, 1],
        reserve=reserve,
        period=period,
        hands=[["conductor-3x1"]],
    )
    return say(s, "play conductor-3x1", "from west-ohio", "to cincinnati")


@pytest.mark.rule("R7.12")
@pytest.mark.parametrize(
    ("captured", "before", "after"),
    [
        (1, [1, 1, 1], [2, 1, 1]),
        (2, [1, 1, 1], [2, 2, 1]),
        (3, [5, 0, 1], [6, 1, 2]),
        (4, [1, 1, 1], [3, 2, 2]),
        (4, [3, 4], [5, 6]),
        (4, [2], [6]),
        (2, [30, 9, 9], [31, 10, 9]),
    ],
)
def test_captured_people_go_onto_the_market_cards_in_turn_from_the_bottom(
    captured: int, before: list[int], after: list[int]
) -> None:
    s = table(
        at={"chicago": captured, "tennessee": 1},
        catchers={"orange": "minnesota"},
        market=before,
        hands=[["conductor-3x1"]],
    )
    say(s, "play conductor-3x1", "from tennessee", "to ripley")
    assert (people(s, "chicago"), s.market) == (0, after)
    assert captured_on_cards(s) == [now - then for now, then in zip(after, before, strict=True)]


@pytest.mark.rule("R7.12")
def test_every_catchers_capture_starts_at_the_bottom_anew() -> None:
    s = table(
        at={"kentucky": 1, "ripley": 1, "west-ohio": 1},
        catchers={"orange": "west-virginia", "yellow": "east-arkansas"},
        market=[1, 1, 1],
        hands=[["conductor-3x1"]],
    )
    say(s, "play conductor-3x1", "from west-ohio", "to cincinnati")
    assert s.market == [3, 1, 1]
    assert people(s, "cincinnati") == 1


def after_the_last_sale(plantations: list[int], lost: int = 0) -> State:
    """Let U.S. Marshals be removed in round 8, when no market card is left; two people are in Detroit's way."""
    s = table(
        2,
        options=LAST_DAY,
        at={"detroit": 1, "rochester": 1},
        catchers={"blue": "cleveland", "yellow": "cleveland"},
        plantations=plantations,
        lost=lost,
        queue=[None] * 4 + ["us-marshals"],
        market=[0],
        round_=8,
    )
    return say(s, "pass", "pass")


@pytest.mark.rule("R7.12", "R8.2", "R10.1")
def test_with_no_market_card_left_the_captured_come_to_the_plantations_the_lead_chooses() -> None:
    s = after_the_last_sale([6, 4, 7])
    assert (s.market, asked(s)) == ([], 1)
    assert options_of(s) == ["to plantation-west", "to plantation-east"]
    say(s, "to plantation-east", "to plantation-west")
    assert [people(s, f"plantation-{each}") for each in ("west", "center", "east")] == [7, 4, 8]


@pytest.mark.rule("R7.12", "R10.1", "R12-reopening-trade")
def test_with_no_market_card_left_reopening_trade_brings_two_people_where_the_lead_chooses() -> None:
    queue = [None] * 4 + ["reopening-trade"]
    s = table(plantations=[6, 4, 7], queue=queue, market=[0], round_=8)
    say(s, "pass", "pass")
    assert (asked(s), options_of(s)) == (1, ["to plantation-west", "to plantation-east"])
    say(s, "to plantation-east", "to plantation-east")
    assert (people(s, "plantation-west"), people(s, "plantation-east")) == (6, 9)


@pytest.mark.rule("R7.12", "R8.2")
def test_with_no_market_card_and_no_room_left_the_captured_are_lost() -> None:
    s = after_the_last_sale([8, 4, 8])
    assert people(s, "plantation-east") == 9
    assert s.lost == 1


@pytest.mark.rule("R7.7", "R7.13", "R12-levi-coffin")
@pytest.mark.parametrize(
    ("place", "origin", "first", "second"),
    [
        ("chicago", "newport", "orange minnesota", "blue detroit"),
        ("cincinnati", "west-ohio", "orange ripley", "yellow kentucky"),
        ("west-virginia", "ripley", "orange north-carolina", "brown north-georgia"),
        ("cleveland", "east-ohio", "blue west-pennsylvania", "yellow rochester"),
        ("maine", "boston", "blue new-hampshire", "yellow ferrisberg"),
        ("west-iowa", "minnesota", "blue east-iowa", "purple west-missouri"),
        ("new-york", "ferrisberg", "blue north-pennsylvania", "brown philadelphia"),
        ("washington", "north-carolina", "purple east-ohio", "brown philadelphia"),
    ],
)
def test_catchers_come_in_the_order_orange_blue_yellow_purple_brown(
    place: str, origin: str, first: str, second: str
) -> None:
    standing = dict(pair.split() for pair in (first, second))
    s = table(
        at={origin: 1}, catchers=standing, market=[1, 1, 1], reserve={2: "levi-coffin"}, hands=[["conductor-3x1"]]
    )
    say(s, "play conductor-3x1", f"from {origin}", f"to {place}")
    assert (asked(s), options_of(s)) == (2, ["done", "reserve"])
    say(s, "reserve")
    held, comes = list(standing)
    assert (catcher(s, held), catcher(s, comes)) == (standing[held], place)
    assert (people(s, place), s.market) == (0, [2, 1, 1])


@pytest.mark.rule("R7.7")
def test_all_triggered_catchers_move_and_may_share_a_place() -> None:
    s = into_the_trap()
    assert catcher(s, "orange") == catcher(s, "yellow") == "cincinnati"
    assert s.market == [2, 1, 1]
    assert (catcher(s, "blue"), catcher(s, "purple"), catcher(s, "brown")) == ("detroit", "washington", "new-york")


@pytest.mark.rule("R7.13", "R12-levi-coffin")
def test_levi_coffin_is_asked_before_each_capture_and_spent_though_the_second_still_captures() -> None:
    s = into_the_trap(reserve={2: "levi-coffin"})
    assert (asked(s), people(s, "cincinnati")) == (2, 1)
    say(s, "reserve")
    assert (catcher(s, "orange"), catcher(s, "yellow")) == ("ripley", "cincinnati")
    assert (people(s, "cincinnati"), s.reserve, asked(s)) == (0, [-1, -1], 1)


@pytest.mark.rule("R7.13", "R12-levi-coffin")
def test_once_the_first_capture_is_let_through_there_is_nothing_left_to_ask_about() -> None:
    s = into_the_trap(reserve={2: "levi-coffin"})
    say(s, "done")
    assert catcher(s, "orange") == catcher(s, "yellow") == "cincinnati"
    assert (asked(s), "from newport" in options_of(s)) == (1, True)
    assert s.reserve[1] != -1


@pytest.mark.rule("R7.13", "R12-levi-coffin")
def test_declined_for_one_catcher_levi_coffin_is_asked_again_for_the_next_that_captures() -> None:
    s = table(
        at={"kentucky": 1, "ripley": 1, "west-ohio": 1},
        catchers={"orange": "west-virginia", "yellow": "east-arkansas"},
        reserve={1: "levi-coffin"},
        hands=[["conductor-3x1"]],
    )
    say(s, "play conductor-3x1", "from west-ohio", "to cincinnati", "done")
    assert (people(s, "ripley"), people(s, "kentucky")) == (0, 1)
    assert options_of(s) == ["done", "reserve"]
    say(s, "reserve")
    assert (catcher(s, "yellow"), people(s, "kentucky"), s.reserve[0]) == ("east-arkansas", 1, -1)


@pytest.mark.rule("R7.13", "R12-levi-coffin")
def test_levi_coffin_is_not_asked_where_nobody_would_be_captured() -> None:
    s = table(
        at={"tennessee": 1}, catchers={"orange": "chicago"}, reserve={1: "levi-coffin"}, hands=[["conductor-3x1"]]
    )
    say(s, "play conductor-3x1", "from tennessee", "to ripley")
    assert catcher(s, "orange") == "cincinnati"
    assert "reserve" not in options_of(s)


@pytest.mark.rule("R7.13", "R11-station-master")
def test_the_station_master_sees_all_triggered_catchers_and_may_hold_one() -> None:
    s = into_the_trap(MASTER)
    assert (asked(s), options_of(s)) == (1, ["done", "hold orange", "hold yellow"])
    say(s, "hold yellow")
    assert (catcher(s, "orange"), catcher(s, "yellow")) == ("cincinnati", "kentucky")
    assert people(s, "cincinnati") == 0


@pytest.mark.rule("R7.13", "R11-station-master")
def test_the_station_master_may_let_them_all_come_and_is_asked_again_later() -> None:
    s = into_the_trap(MASTER)
    say(s, "done")
    assert catcher(s, "orange") == catcher(s, "yellow") == "cincinnati"
    say(s, "from newport", "to west-ohio")
    assert options_of(s) == ["done", "hold purple"]


@pytest.mark.rule("R7.13", "R11-station-master", "R12-levi-coffin")
def test_the_station_master_is_asked_before_levi_coffin_and_together_they_save_the_mover() -> None:
    s = into_the_trap(MASTER, {2: "levi-coffin"})
    assert (asked(s), "hold orange" in options_of(s)) == (1, True)
    say(s, "hold orange")
    assert (asked(s), options_of(s)) == (2, ["done", "reserve"])
    say(s, "reserve")
    assert (catcher(s, "orange"), catcher(s, "yellow"), people(s, "cincinnati")) == ("ripley", "kentucky", 1)


@pytest.mark.rule("R7.13", "R12-civil-war", "R11-station-master", "R12-levi-coffin")
def test_civil_war_is_asked_first_of_all() -> None:
    s = into_the_trap([*MASTER, "shepherd"], {1: "civil-war", 3: "levi-coffin"}, period=3)
    assert (asked(s), options_of(s)) == (1, ["done", "reserve"])
    say(s, "done")
    assert (asked(s), options_of(s)) == (1, ["done", "hold orange", "hold yellow"])
    say(s, "done")
    assert (asked(s), options_of(s)) == (3, ["done", "reserve"])
    assert people(s, "cincinnati") == 1


@pytest.mark.rule("R7.13", "R12-civil-war", "R11-station-master", "R12-levi-coffin")
def test_what_stops_all_catchers_leaves_nothing_else_to_ask() -> None:
    s = into_the_trap([*MASTER, "shepherd"], {1: "civil-war", 3: "levi-coffin"}, period=3)
    say(s, "reserve")
    assert (catcher(s, "orange"), catcher(s, "yellow"), people(s, "cincinnati")) == ("ripley", "kentucky", 1)
    assert (asked(s), "from newport" in options_of(s)) == (1, True)
    assert (s.reserve[0], s.reserve[2] != -1) == (-1, True)


@pytest.mark.rule("R7.13", "R11-station-master", "R12-civil-war", "R12-levi-coffin")
def test_the_station_masters_special_stops_all_and_nobody_else_is_asked() -> None:
    s = table(
        roles=["agent", "station-master"],
        at={"west-ohio": 1},
        catchers=TRAP,
        reserve={1: "civil-war", 2: "levi-coffin"},
        period=3,
        hands=[["conductor-3x1"]],
    )
    say(s, "shield", "play conductor-3x1", "from west-ohio", "to cincinnati")
    assert (catcher(s, "orange"), catcher(s, "yellow"), people(s, "cincinnati")) == ("ripley", "kentucky", 1)
    assert "reserve" not in options_of(s)
    assert -1 not in s.reserve


@pytest.mark.rule("R7.13", "R7.10", "R12-levi-coffin", "R12-civil-war")
def test_a_card_that_triggers_nobody_asks_nobody() -> None:
    s = table(
        roles=MASTER,
        at={"west-ohio": 1},
        catchers=TRAP,
        reserve={1: "civil-war", 2: "levi-coffin"},
        period=3,
        queue=[None] * 4 + ["tubman-conductor"],
    )
    say(s, "buy 5", "from west-ohio", "to cincinnati")
    assert people(s, "cincinnati") == 1
    assert not {"reserve", "hold orange"} & set(options_of(s))
