"""Reasons by contrast: what an answer brought, what another would have brought, and what was luck."""

from lantern.engine.state import State
from lantern.explain.contrast import brought, fundraising, luck
from lantern.notation import number
from tests.tables import table


def told(s: State, *answers: str, would: bool = False) -> str:
    return " ".join(str(each) for each in brought(s, 0, [number(answer) for answer in answers], would=would))


def test_fundraising_is_told_with_whom_it_counted_and_which_card_took_money_off() -> None:
    s = table(at={"kentucky": 1}, hands=[["funds-1"]])
    play = number("play funds-1")
    assert str(fundraising(s, play)[0]).endswith("paid $1: it counts the people in the South.")
    s = table(at={"kentucky": 1}, hands=[["funds-1"]], queue=["compromise-1850"])
    assert str(fundraising(s, play)[0]).endswith(
        "paid $0: it counts the people in the South, and 1850 Compromise took $2 off."
    )
    assert told(s, "play funds-1") == "The turn brought no money, and nobody was freed."
    assert fundraising(s, number("done")) == ()


def test_a_move_that_frees_is_set_beside_one_that_does_not() -> None:
    s = table(at={"detroit": 1}, hands=[["conductor-3x1"]], catchers={"blue": "maine"})
    assert told(s, "play conductor-3x1", "from detroit", "to canada", would=True) == (
        "One person would have reached Canada."
    )
    assert told(s, "money") == "The turn brought $1."


def test_what_comes_after_the_turn_does_not_count() -> None:
    s = table(players=1, market=[3], plantations=[0, 0, 0])
    assert "left the plantations" not in told(s, "money", "done")


def test_luck_is_told_as_luck() -> None:
    s = table()
    assert "Nobody decided that." in str(luck(s, number("role stockholder"), -0.16))
    assert "harder" in str(luck(s, number("role stockholder"), -0.16))
    assert "easier" in str(luck(s, number("role conductor"), 0.2))
    assert luck(s, number("money"), 0.1) is None
