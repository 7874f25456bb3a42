"""The sea lane with the coin, and which way is taken (R7.11, R7.14)."""

import pytest

from lantern.engine.state import State
from tests.tables import asked, goals_of, options_of, people, say, table

AWAY = {"orange": "minnesota", "blue": "maine", "yellow": "maine", "purple": "west-iowa", "brown": "north-georgia"}


def moving(token: str, at: dict[str, int], money: int, plantations: tuple[int, int, int] = (0, 0, 0)) -> State:
    """Lay out people, money and one token, and play it."""
    s = table(at=at, plantations=plantations, catchers=AWAY, money=[money, 0], hands=[[token]])
    return say(s, f"play {token}")


@pytest.mark.rule("R7.11")
@pytest.mark.parametrize(
    ("token", "origin", "goal", "money", "left"),
    [
        ("conductor-3x1", "charleston", "ship", 1, 0),
        ("conductor-3x1", "charleston", "ship", 2, 1),
        ("conductor-3x1", "ship", "charleston", 1, 0),
        ("conductor-3x1", "ship", "new-york", 0, 3),
        ("conductor-3x1", "ship", "boston", 0, 2),
        ("conductor-3x1", "new-york", "ship", 0, 0),
        ("conductor-3x1", "charleston", "north-carolina", 1, 1),
        ("conductor-2x2", "charleston", "new-york", 1, 3),
        ("conductor-2x2", "charleston", "boston", 1, 2),
        ("conductor-2x2", "new-york", "charleston", 1, 0),
        ("conductor-2x2", "boston", "charleston", 2, 1),
        ("conductor-2x2", "ship", "north-carolina", 1, 0),
        ("conductor-2x2", "north-carolina", "ship", 1, 0),
        ("conductor-2x2", "charleston", "washington", 1, 3),
        ("conductor-2x2", "ship", "philadelphia", 0, 2),
        ("conductor-2x2", "new-york", "boston", 1, 3),
    ],
)
def test_the_lane_costs_a_dollar_either_way_and_in_passing_and_the_others_nothing(
    token: str, origin: str, goal: str, money: int, left: int
) -> None:
    s = moving(token, {origin: 1}, money)
    say(s, f"from {origin}", f"to {goal}")
    assert (s.money[0], people(s, goal)) == (left, 1)


@pytest.mark.rule("R7.11")
def test_the_lane_is_paid_from_a_plantation_too() -> None:
    s = moving("conductor-2x2", {}, 1, (0, 0, 1))
    say(s, "from plantation-east", "to ship")
    assert s.money[0] == 0


@pytest.mark.rule("R7.11")
@pytest.mark.parametrize(
    ("token", "origin", "goals"),
    [
        ("conductor-3x1", "charleston", "north-carolina"),
        ("conductor-3x1", "ship", "new-york boston"),
        ("conductor-2x2", "charleston", "north-carolina washington west-virginia"),
        (
            "conductor-2x2",
            "boston",
            "new-york new-hampshire ship ferrisberg philadelphia north-pennsylvania upstate-new-york",
        ),
    ],
)
def test_without_a_dollar_the_lane_is_not_offered_whatever_the_arrival_would_bring(
    token: str, origin: str, goals: str
) -> None:
    s = moving(token, {origin: 1}, 0)
    say(s, f"from {origin}")
    assert goals_of(s) == set(goals.split())


@pytest.mark.rule("R7.11", "R6.4")
def test_who_could_only_go_by_the_lane_cannot_move_without_a_dollar() -> None:
    at = {"charleston": 1, "north-carolina": 1}
    s = table(
        at=at, plantations=[0, 0, 0], catchers={"orange": "west-virginia"}, money=[0, 0], hands=[["conductor-3x1"]]
    )
    assert "play conductor-3x1" not in options_of(s)
    s.money[0] = 1
    assert "play conductor-3x1" in options_of(s)


@pytest.mark.rule("R7.11")
def test_each_person_pays_and_the_first_ones_aid_may_pay_for_the_second() -> None:
    s = moving("conductor-3x2", {"charleston": 1}, 1, (0, 0, 1))
    say(s, "from charleston", "to boston")
    assert s.money[0] == 2
    say(s, "from plantation-east", "to ship")
    assert s.money[0] == 1


@pytest.mark.rule("R7.11")
def test_the_mover_pays_not_the_lead() -> None:
    s = table(at={"charleston": 1}, catchers=AWAY, money=[5, 1], hands=[[], ["conductor-3x1"]])
    say(s, "pass", "play conductor-3x1", "from charleston", "to ship")
    assert s.money == [8, 0]


def on_five_steps(money: int, at: dict[str, int], catchers: dict[str, str] | None = None) -> State:
    """Let the Conductor begin the special."""
    s = table(
        roles=["conductor", "agent"], at=at, plantations=[0, 0, 0], catchers=AWAY | (catchers or {}), money=[money, 0]
    )
    return say(s, "special")


@pytest.mark.rule("R7.14", "R7.11")
@pytest.mark.parametrize(
    ("money", "goal", "answer", "left", "further"),
    [
        (6, "new-york", "amount 1", 8, "kentucky ripley newport chicago"),
        (6, "new-york", "amount 0", 9, "kentucky ripley"),
        (1, "new-york", "amount 1", 3, "kentucky ripley newport chicago"),
        (6, "ship", "amount 1", 5, "kentucky ripley newport chicago detroit"),
    ],
)
def test_the_mover_is_asked_which_way_where_steps_or_the_fare_depend_on_it(
    money: int, goal: str, answer: str, left: int, further: str
) -> None:
    s = on_five_steps(money, {"charleston": 1, "tennessee": 1})
    say(s, "from charleston", f"to {goal}")
    assert (asked(s), options_of(s), s.money[0]) == (1, ["amount 0", "amount 1"], money)
    say(s, answer)
    assert (s.money[0], people(s, goal)) == (left, 1)
    say(s, "from tennessee")
    line_to_detroit = {"kentucky", "ripley", "newport", "chicago", "detroit"}
    assert goals_of(s) & line_to_detroit == set(further.split())


@pytest.mark.rule("R7.14")
def test_the_long_way_to_the_ship_by_land_takes_all_five_steps() -> None:
    s = on_five_steps(6, {"charleston": 1, "tennessee": 1})
    say(s, "from charleston", "to ship", "amount 0")
    assert (s.money[0], people(s, "ship")) == (6, 1)
    assert "money" in options_of(s)


@pytest.mark.rule("R7.14")
@pytest.mark.parametrize(
    ("money", "origin", "goal", "left"),
    [
        (0, "charleston", "new-york", 3),
        (5, "charleston", "washington", 7),
        (5, "ship", "new-york", 8),
        (5, "washington", "new-york", 8),
        (5, "new-york", "north-carolina", 5),
    ],
)
def test_nobody_is_asked_where_the_way_does_not_matter(money: int, origin: str, goal: str, left: int) -> None:
    s = on_five_steps(money, {origin: 1, "west-arkansas": 1})
    say(s, f"from {origin}", f"to {goal}")
    assert not [text for text in options_of(s) if text.startswith("amount")]
    assert s.money[0] == left


@pytest.mark.rule("R7.14", "R7.2")
def test_a_catcher_on_the_way_by_land_leaves_only_the_sea() -> None:
    s = on_five_steps(1, {"charleston": 1, "west-arkansas": 1}, {"purple": "washington", "orange": "west-virginia"})
    say(s, "from charleston", "to new-york")
    assert s.money[0] == 3
    assert "from west-arkansas" in options_of(s)


@pytest.mark.rule("R7.14")
def test_with_too_few_steps_left_for_the_land_the_sea_is_taken() -> None:
    s = on_five_steps(1, {"west-arkansas": 1, "charleston": 1})
    say(s, "from west-arkansas", "to kentucky", "from charleston", "to new-york")
    assert s.money[0] == 3
    assert people(s, "new-york") == 1
    assert "money" in options_of(s)
