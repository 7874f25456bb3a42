"""What a card offers may be declined, and a card may be bought though it has nothing to offer (R6.7, R6.8)."""

import pytest

from tests.cards.pictures import Changes, Layout, laid, resolve

EVERY_TOKEN_AWAY = [[], ["conductor-3x1"] * 4 + ["grey conductor-3x1"] + ["funds-1"] * 2]
PAID: Changes = {"money 1": 7, "queue 5": ""}


def behind(card: str, *cards: str) -> Layout:
    """Lay out the card in the last space of the queue behind others."""
    return laid(period=2, queue=[*cards, *[None] * (4 - len(cards)), card])


@pytest.mark.parametrize(
    ("card", "before", "answers"),
    [
        pytest.param("david-walker", laid(), ["done"], marks=pytest.mark.rule("R12-david-walker")),
        pytest.param(
            "whittier",
            behind("whittier", "liberator", "ripley-ohio"),
            ["done"],
            marks=pytest.mark.rule("R12-whittier"),
        ),
        pytest.param("lane-seminary", laid(), ["done"], marks=pytest.mark.rule("R12-lane-seminary")),
        pytest.param("lane-seminary", laid(), ["this", "done"], marks=pytest.mark.rule("R12-lane-seminary")),
        pytest.param("lane-seminary", laid(), ["that", "done"], marks=pytest.mark.rule("R12-lane-seminary")),
        pytest.param(
            "liberator", behind("liberator", "ripley-ohio"), ["done"], marks=pytest.mark.rule("R12-liberator")
        ),
        pytest.param("liberty-hill", laid(), ["done", "done"], marks=pytest.mark.rule("R12-liberty-hill")),
        pytest.param("manumission-society", laid(), ["done"], marks=pytest.mark.rule("R12-manumission-society")),
        pytest.param("ohio-river", laid(), ["done"], marks=pytest.mark.rule("R12-ohio-river")),
        pytest.param("ripley-ohio", laid(), ["done"], marks=pytest.mark.rule("R12-ripley-ohio")),
        pytest.param("st-catharines", laid(at={"boston": 1}), ["done"], marks=pytest.mark.rule("R12-st-catharines")),
        pytest.param("theodore-weld", laid(), ["done"], marks=pytest.mark.rule("R12-theodore-weld")),
        pytest.param("amistad", laid(period=2), ["done"], marks=pytest.mark.rule("R12-amistad")),
        pytest.param(
            "anthony-burns", laid(period=2, at={"boston": 1}), ["done"], marks=pytest.mark.rule("R12-anthony-burns")
        ),
        pytest.param("douglass-1847", laid(period=2), ["done", "done"], marks=pytest.mark.rule("R12-douglass-1847")),
        pytest.param("harpers-ferry", laid(period=2), ["done"], marks=pytest.mark.rule("R12-harpers-ferry")),
        pytest.param("tubman-conductor", laid(period=2), ["done"], marks=pytest.mark.rule("R12-tubman-conductor")),
        pytest.param("box-brown", laid(period=2), ["done"], marks=pytest.mark.rule("R12-box-brown")),
        pytest.param("john-price", laid(period=2, at={"maine": 1}), ["done"], marks=pytest.mark.rule("R12-john-price")),
        pytest.param("lincoln-douglas", laid(period=2), ["done"], marks=pytest.mark.rule("R12-lincoln-douglas")),
        pytest.param(
            "north-star", behind("north-star", "liberator"), ["done"], marks=pytest.mark.rule("R12-north-star")
        ),
        pytest.param("oberlin", laid(period=2), ["done"], marks=pytest.mark.rule("R12-oberlin")),
        pytest.param(
            "uncle-toms-cabin",
            behind("uncle-toms-cabin", "liberator", "ripley-ohio"),
            ["done", "done"],
            marks=pytest.mark.rule("R12-uncle-toms-cabin"),
        ),
        pytest.param("garrison", laid(period=2), ["done"], marks=pytest.mark.rule("R12-garrison")),
        pytest.param("lincoln", laid(period=3), ["done", "done"], marks=pytest.mark.rule("R12-lincoln")),
        pytest.param(
            "contrabands", laid(period=3, at={"kentucky": 1}), ["done"], marks=pytest.mark.rule("R12-contrabands")
        ),
        pytest.param("cooper-union", laid(period=3), ["done"], marks=pytest.mark.rule("R12-cooper-union")),
        pytest.param("drinking-gourd", laid(period=3, lost=1), ["done"], marks=pytest.mark.rule("R12-drinking-gourd")),
        pytest.param("stowe", laid(period=3), ["done"], marks=pytest.mark.rule("R12-stowe")),
        pytest.param("tubman-combahee", laid(period=3), ["done"], marks=pytest.mark.rule("R12-tubman-combahee")),
        pytest.param(
            "william-still", laid(period=3, at={"boston": 1}), ["done"], marks=pytest.mark.rule("R12-william-still")
        ),
    ],
)
@pytest.mark.rule("R6.8")
def test_what_a_card_offers_may_be_declined(card: str, before: Layout, answers: list[str]) -> None:
    """Only the card and its price are gone."""
    assert resolve(card, before, answers) == PAID


@pytest.mark.parametrize(
    ("card", "before", "answers", "after"),
    [
        pytest.param(
            "david-walker",
            laid(),
            ["take 1 funds-1", "done"],
            {"1 holds funds-1": 1, "board funds-1": 1},
            marks=pytest.mark.rule("R12-david-walker"),
        ),
        pytest.param(
            "liberty-hill",
            laid(at={"west-missouri": 1}),
            ["from west-missouri", "to west-arkansas", "done", "done"],
            {"west-missouri": 0, "west-arkansas": 1},
            marks=pytest.mark.rule("R12-liberty-hill"),
        ),
        pytest.param(
            "liberty-hill",
            laid(at={"west-missouri": 1}),
            ["done", "take 1 funds-1"],
            {"1 holds funds-1": 1, "board funds-1": 1},
            marks=pytest.mark.rule("R12-liberty-hill"),
        ),
        pytest.param(
            "douglass-1847",
            laid(period=2),
            ["done", "take 1 conductor-3x1", "done"],
            {"1 holds conductor-3x1": 1, "board conductor-3x1": 3},
            marks=pytest.mark.rule("R12-douglass-1847"),
        ),
        pytest.param(
            "uncle-toms-cabin",
            behind("uncle-toms-cabin", "liberator", "ripley-ohio"),
            ["done", "card 2", "card 1"],
            {"queue 1": "ripley-ohio", "queue 2": "liberator"},
            marks=pytest.mark.rule("R12-uncle-toms-cabin"),
        ),
        pytest.param(
            "tubman-combahee",
            laid(period=3),
            ["from plantation-east", "done"],
            {"plantation-east": 4, "freed": 1},
            marks=pytest.mark.rule("R12-tubman-combahee"),
        ),
        pytest.param(
            "harpers-ferry",
            behind("harpers-ferry", "gag-rules", "liberator"),
            ["done"],
            {"queue 1": "", "queue 2": ""},
            marks=pytest.mark.rule("R12-harpers-ferry"),
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
        pytest.param("whittier", laid(), marks=pytest.mark.rule("R12-whittier")),
        pytest.param("whittier", behind("whittier", "ripley-ohio"), marks=pytest.mark.rule("R12-whittier")),
        pytest.param("liberator", laid(), marks=pytest.mark.rule("R12-liberator")),
        pytest.param("ohio-river", laid(plantations=[0, 0, 0]), marks=pytest.mark.rule("R12-ohio-river")),
        pytest.param(
            "st-catharines",
            laid(at={"philadelphia": 1, "cincinnati": 1, "washington": 1}, catchers={"purple": "east-ohio"}),
            marks=pytest.mark.rule("R12-st-catharines"),
        ),
        pytest.param("theodore-weld", laid(plantations=[0, 0, 0]), marks=pytest.mark.rule("R12-theodore-weld")),
        pytest.param(
            "lane-seminary",
            laid(plantations=[0, 0, 0], hands=EVERY_TOKEN_AWAY),
            marks=pytest.mark.rule("R12-lane-seminary"),
        ),
        pytest.param(
            "john-price",
            laid(period=2, at={"washington": 1, "ship": 1, "kentucky": 1}, catchers={"purple": "east-ohio"}),
            marks=pytest.mark.rule("R12-john-price"),
        ),
        pytest.param("north-star", laid(period=2), marks=pytest.mark.rule("R12-north-star")),
        pytest.param(
            "election-1860",
            laid(period=3, at={"philadelphia": 1, "washington": 1}, catchers={"purple": "east-ohio"}),
            marks=pytest.mark.rule("R12-election-1860"),
        ),
        pytest.param("drinking-gourd", laid(period=3), marks=pytest.mark.rule("R12-drinking-gourd")),
        pytest.param(
            "tubman-combahee",
            laid(period=3, plantations=[0, 0, 0]),
            marks=pytest.mark.rule("R12-tubman-combahee"),
        ),
        pytest.param("william-still", laid(period=3), marks=pytest.mark.rule("R12-william-still")),
    ],
)
@pytest.mark.rule("R6.7")
def test_a_card_may_be_bought_though_it_has_no_effect(card: str, before: Layout) -> None:
    assert resolve(card, before, []) == PAID
