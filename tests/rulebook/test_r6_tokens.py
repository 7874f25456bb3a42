"""R6.3 to R6.6: playing tokens."""

import pytest

from tests.rulebook.laying import NOBODY_FOR_SALE, end_round
from tests.tables import asked, goals_of, hand, options_of, ready_all, say, stock, table

NOBODY_HOME = [0, 0, 0]


def moves(count: int) -> list[str]:
    """Return the answers that move this number of people out of the plantations, nobody being captured."""
    steps = [
        ("plantation-west", "west-arkansas"),
        ("plantation-west", "east-arkansas"),
        ("plantation-center", "tennessee"),
        ("plantation-east", "north-georgia"),
        ("plantation-east", "charleston"),
    ]
    return [word for here, there in steps[:count] for word in (f"from {here}", f"to {there}")]


@pytest.mark.rule("R6.3")
def test_tokens_may_be_kept_for_later_rounds() -> None:
    s = end_round(table(hands=[["funds-1", "conductor-3x1"]], market=NOBODY_FOR_SALE))
    ready_all(s)
    say(s, "pass")
    assert (s.round, asked(s)) == (2, 1)
    assert {"play funds-1", "play conductor-3x1"} <= set(options_of(s))


@pytest.mark.rule("R6.3")
def test_a_token_gained_in_the_action_phase_may_be_played_at_once() -> None:
    s = say(table(queue=["lane-seminary"]), "buy 1", "that", "take 1 funds-1")
    assert "play funds-1" in options_of(s)


@pytest.mark.rule("R6.3")
def test_at_most_two_tokens_are_played() -> None:
    s = table(roles=["agent", "preacher"], hands=[["funds-1", "funds-1", "conductor-3x1"]])
    say(s, "play funds-1", "play funds-1")
    assert "play conductor-3x1" not in options_of(s)


@pytest.mark.rule("R6.4")
@pytest.mark.parametrize(
    ("token", "count"),
    [("conductor-3x1", 3), ("conductor-4x1", 4), ("conductor-2x2", 2), ("conductor-5x1", 5), ("conductor-3x2", 3)],
)
def test_how_many_people_each_conductor_token_moves(token: str, count: int) -> None:
    """Up to this number: one fewer is allowed, one more is not."""
    s = table(period=3, hands=[[token]])
    say(s, f"play {token}", *moves(count - 1))
    assert "done" in options_of(s)
    assert "money" not in options_of(s)
    say(s, *moves(count)[-2:])
    assert "money" in options_of(s)


@pytest.mark.rule("R6.4")
@pytest.mark.parametrize(
    ("token", "far"),
    [
        ("conductor-3x1", set[str]()),
        ("conductor-4x1", set[str]()),
        ("conductor-5x1", set[str]()),
        ("conductor-2x2", {"newport", "cincinnati", "east-ohio"}),
        ("conductor-3x2", {"newport", "cincinnati", "east-ohio"}),
    ],
)
def test_how_far_each_conductor_token_moves_them(token: str, far: set[str]) -> None:
    """From Tennessee, Kentucky is one place away, Newport two and Chicago three."""
    s = table(period=3, at={"tennessee": 1}, catchers={"orange": "minnesota"}, hands=[[token]])
    goals = goals_of(say(s, f"play {token}", "from tennessee"))
    assert {"kentucky", "ripley"} <= goals
    assert {"newport", "cincinnati", "east-ohio", "chicago", "west-ohio"} & goals == far


@pytest.mark.rule("R6.4")
def test_at_least_one_person_must_move() -> None:
    s = say(table(hands=[["conductor-3x1"]]), "play conductor-3x1")
    assert "done" not in options_of(s)
    say(s, "from plantation-west", "to west-arkansas")
    assert "done" in options_of(s)


@pytest.mark.rule("R6.4")
def test_a_conductor_token_that_can_move_nobody_is_not_played() -> None:
    """There is one person, and the ways out are a catcher's place and a fare nobody can pay."""
    s = table(
        at={"charleston": 1},
        plantations=NOBODY_HOME,
        catchers={"orange": "north-carolina"},
        money=[0, 0],
        hands=[["conductor-3x1"]],
    )
    assert "play conductor-3x1" not in options_of(s)


@pytest.mark.rule("R6.5")
@pytest.mark.parametrize(("token", "dollars"), [("funds-1", 3), ("funds-2", 3), ("funds-3", 5)])
def test_fundraising_goes_by_the_colour_of_the_token(token: str, dollars: int) -> None:
    """Three people stand on green places, four in Boston and one in Philadelphia; others do not count."""
    s = table(
        period=3,
        at={"kentucky": 1, "charleston": 1, "st-louis": 1, "boston": 4, "philadelphia": 1}
        | {"washington": 2, "ship": 1, "maine": 1, "ripley": 1},
        catchers={"purple": "newport"},
        money=[0, 0],
        hands=[[token]],
    )
    assert say(s, f"play {token}").money == [dollars, 0]


@pytest.mark.rule("R6.5")
@pytest.mark.parametrize("token", ["funds-1", "funds-3"])
def test_fundraising_for_nothing_is_allowed(token: str) -> None:
    s = table(period=3, money=[0, 0], hands=[[token]])
    say(s, f"play {token}")
    assert (s.money, hand(s, 1, token)) == ([0, 0], 0)


@pytest.mark.rule("R6.6")
@pytest.mark.parametrize(("token", "answers"), [("funds-1", []), ("conductor-3x1", [*moves(1), "done"])])
def test_a_played_token_leaves_the_game(token: str, answers: list[str]) -> None:
    s = table(hands=[[token]])
    before = stock(s, token)
    say(s, f"play {token}", *answers)
    assert (hand(s, 1, token), stock(s, token)) == (0, before)


@pytest.mark.rule("R6.6")
def test_a_grey_token_returns_and_can_be_bought_again_at_once() -> None:
    """Solo there is one such token, the grey one; the Stockholder buys after Fundraising."""
    s = table(1, ["stockholder"], period=3, money=[9], hands=[["grey conductor-5x1", "funds-3"]])
    say(s, "play funds-3")
    assert "take 1 conductor-5x1" not in options_of(s)
    say(s, "play grey conductor-5x1", *moves(1), "done")
    assert (hand(s, 1, "grey conductor-5x1"), stock(s, "grey conductor-5x1")) == (0, 1)
    say(s, "take 1 conductor-5x1")
    assert hand(s, 1, "grey conductor-5x1") == 1
