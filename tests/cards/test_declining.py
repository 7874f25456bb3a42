"""What a card offers may be declined, and a card may be bought though it has nothing to offer (R6.7, R6.8)."""

import pytest

from tests.cards.pictures import Changes, Layout, laid, resolve, row

EVERY_TOKEN_AWAY = [[], ["conductor-3x1"] * 4 + ["grey conductor-3x1"] + ["funds-1"] * 2]
PAID: Changes = {"money 1": 7, "queue 5": ""}


def behind(card: str, *cards: str) -> Layout:
    """Lay out the card in the last space of the queue behind others."""
    return laid(period=2, queue=[*cards, *[None] * (4 - len(cards)), card])


@pytest.mark.parametrize(
    ("card", "before", "answers"),
    [
        row("david-walker", laid(), ["done"]),
        row("whittier", behind("whittier", "liberator", "ripley-ohio"), ["done"]),
        row("lane-seminary", laid(), ["done"]),
        row("lane-seminary", laid(), ["this", "done"]),
        row("lane-seminary", laid(), ["that", "done"]),
        row("liberator", behind("liberator", "ripley-ohio"), ["done"]),
        row("liberty-hill", laid(), ["done", "done"]),
        row("manumission-society", laid(), ["done"]),
        row("ohio-river", laid(), ["done"]),
        row("ripley-ohio", laid(), ["done"]),
        row("st-catharines", laid(at={"boston": 1}), ["done"]),
        row("theodore-weld", laid(), ["done"]),
        row("amistad", laid(period=2), ["done"]),
        row("anthony-burns", laid(period=2, at={"boston": 1}), ["done"]),
        row("douglass-1847", laid(period=2), ["done", "done"]),
        row("harpers-ferry", laid(period=2), ["done"]),
        row("tubman-conductor", laid(period=2), ["done"]),
        row("box-brown", laid(period=2), ["done"]),
        row("john-price", laid(period=2, at={"maine": 1}), ["done"]),
        row("lincoln-douglas", laid(period=2), ["done"]),
        row("north-star", behind("north-star", "liberator"), ["done"]),
        row("oberlin", laid(period=2), ["done"]),
        row("uncle-toms-cabin", behind("uncle-toms-cabin", "liberator", "ripley-ohio"), ["done", "done"]),
        row("garrison", laid(period=2), ["done"]),
        row("lincoln", laid(period=3), ["done", "done"]),
        row("contrabands", laid(period=3, at={"kentucky": 1}), ["done"]),
        row("cooper-union", laid(period=3), ["done"]),
        row("drinking-gourd", laid(period=3, lost=1), ["done"]),
        row("stowe", laid(period=3), ["done"]),
        row("tubman-combahee", laid(period=3), ["done"]),
        row("william-still", laid(period=3, at={"boston": 1}), ["done"]),
    ],
)
@pytest.mark.rule("R6.8")
def test_what_a_card_offers_may_be_declined(card: str, before: Layout, answers: list[str]) -> None:
    """Only the card and its price are gone."""
    assert resolve(card, before, answers) == PAID


@pytest.mark.parametrize(
    ("card", "before", "answers", "after"),
    [
        row("david-walker", laid(), ["take 1 funds-1", "done"], {"1 holds funds-1": 1, "board funds-1": 1}),
        row(
            "liberty-hill",
            laid(at={"west-missouri": 1}),
            ["from west-missouri", "to west-arkansas", "done", "done"],
            {"west-missouri": 0, "west-arkansas": 1},
        ),
        row(
            "liberty-hill",
            laid(at={"west-missouri": 1}),
            ["done", "take 1 funds-1"],
            {"1 holds funds-1": 1, "board funds-1": 1},
        ),
        row(
            "douglass-1847",
            laid(period=2),
            ["done", "take 1 conductor-3x1", "done"],
            {"1 holds conductor-3x1": 1, "board conductor-3x1": 3},
        ),
        row(
            "uncle-toms-cabin",
            behind("uncle-toms-cabin", "liberator", "ripley-ohio"),
            ["done", "card 2", "card 1"],
            {"queue 1": "ripley-ohio", "queue 2": "liberator"},
        ),
        row("tubman-combahee", laid(period=3), ["from plantation-east", "done"], {"plantation-east": 4, "freed": 1}),
        row(
            "harpers-ferry", behind("harpers-ferry", "gag-rules", "liberator"), ["done"], {"queue 1": "", "queue 2": ""}
        ),
    ],
)
@pytest.mark.rule("R6.8")
def test_what_a_card_offers_may_be_declined_in_part(
    card: str, before: Layout, answers: list[str], after: Changes
) -> None:
    assert resolve(card, before, answers) == PAID | after


@pytest.mark.parametrize(
    ("card", "before"),
    [
        row("whittier", laid()),
        row("whittier", behind("whittier", "ripley-ohio")),
        row("liberator", laid()),
        row("ohio-river", laid(plantations=[0, 0, 0])),
        row(
            "st-catharines",
            laid(at={"philadelphia": 1, "cincinnati": 1, "washington": 1}, catchers={"purple": "east-ohio"}),
        ),
        row("theodore-weld", laid(plantations=[0, 0, 0])),
        row("lane-seminary", laid(plantations=[0, 0, 0], hands=EVERY_TOKEN_AWAY)),
        row(
            "john-price",
            laid(period=2, at={"washington": 1, "ship": 1, "kentucky": 1}, catchers={"purple": "east-ohio"}),
        ),
        row("north-star", laid(period=2)),
        row("election-1860", laid(period=3, at={"philadelphia": 1, "washington": 1}, catchers={"purple": "east-ohio"})),
        row("drinking-gourd", laid(period=3)),
        row("tubman-combahee", laid(period=3, plantations=[0, 0, 0])),
        row("william-still", laid(period=3)),
    ],
)
@pytest.mark.rule("R6.7")
def test_a_card_may_be_bought_though_it_has_no_effect(card: str, before: Layout) -> None:
    assert resolve(card, before, []) == PAID
