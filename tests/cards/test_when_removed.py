"""Opposition cards that strike when they are bought or fall, and only then (R9.5)."""

import pytest

from lantern.engine import flow
from tests.cards.leaving import SILENT_WAYS, before_leaving, leave
from tests.cards.pictures import Changes, changes, end_turns, laid, lay, picture, resolve, row
from tests.tables import carried, let_chance, options_of, say

PAID: Changes = {"money 1": 7, "queue 5": ""}
FULL = [8, 4, 9]


@pytest.mark.parametrize(
    ("card", "after"),
    [
        row("dred-scott", {"kentucky": 0, "ripley": 0, "plantation-west": 8}),
        row("farren-riots", {"board conductor-4x1": 1, "board conductor-2x2": 1, "board funds-2": 2}),
        row("fugitive-slave-act", {"ripley": 0, "market": [3, 2, 2]}),
        row("nat-turner", {"1 holds support": 1, "board support": 4}),
        row("reopening-trade", {"market": [4, 4, 4], "supply": 63}),
    ],
)
@pytest.mark.rule("R9.5", "R6.7")
def test_opposition_card_bought(card: str, after: Changes) -> None:
    """Buying removes it and lets it strike once."""
    people = {"kentucky": 1, "ripley": 1}
    before = laid(period=2, plantations=[6, 4, 9], at=people, catchers={"purple": "east-ohio"}, market=[2, 2, 2])
    assert resolve(card, before, []) == PAID | after


@pytest.mark.parametrize("way", SILENT_WAYS)
@pytest.mark.parametrize(
    "card",
    [row("dred-scott"), row("farren-riots"), row("fugitive-slave-act"), row("nat-turner"), row("reopening-trade")],
)
@pytest.mark.rule("R9.5")
def test_put_back_or_discarded_by_a_card_or_role_it_does_nothing(card: str, way: str) -> None:
    s = before_leaving(card, way, at={"kentucky": 1, "ripley": 1}, catchers={"purple": "east-ohio"})
    before = picture(s)
    leave(s, way)
    after = changes(before, s)
    assert after.pop("queue 1") == ""
    assert set(after) <= {"queue 5", "money 1", "top", "deck"}


@pytest.mark.parametrize(
    ("card", "after"),
    [
        row("dred-scott", {"kentucky": 0, "ripley": 0, "lost": 2}),
        row("farren-riots", {"board conductor-4x1": 1, "board conductor-2x2": 1, "board funds-2": 2}),
        row("fugitive-slave-act", {"ripley": 0, "market": [3, 2, carried(13)]}),
        row("nat-turner", {"1 holds support": 1, "board support": 4}),
        row("reopening-trade", {"market": [4, 4, carried(13) + 2]}),
    ],
)
@pytest.mark.rule("R9.1", "R9.5")
def test_opposition_card_fallen_in_the_lantern_phase(card: str, after: Changes) -> None:
    """Compared with the same round without it: the market card was sold and a new one loaded."""
    layout = {"period": 2, "plantations": FULL, "at": {"kentucky": 1, "ripley": 1}, "market": [0, 2, 2]}
    tables = [
        lay(**layout, catchers={"purple": "east-ohio"}, queue=[None, None, None, None, each])
        for each in ("oberlin", card)
    ]
    for s in tables:
        end_turns(s)
        let_chance(s, ["market 13"])
    plain, struck = map(picture, tables)
    different = {name: now for name, now in struck.items() if now != plain[name]}
    kept = {name: now for name, now in different.items() if name not in ("deck", "supply") and "queue" not in name}
    assert kept == after


@pytest.mark.rule("R9.1", "R12-dred-scott", "R12-fugitive-slave-act")
def test_the_right_most_resolves_first_and_completely() -> None:
    """Whom Dred Scott sends back, the Fugitive Slave Act can no longer seize."""
    s = lay(
        period=2,
        plantations=[7, 4, 9],
        at={"kentucky": 1, "ripley": 1, "tennessee": 1, "charleston": 1},
        catchers={"purple": "east-ohio"},
        market=[0, 2, 2],
        queue=[None, None, None, "fugitive-slave-act", "dred-scott"],
    )
    end_turns(s)
    let_chance(s, ["market 13"])
    assert options_of(s) == ["from ripley", "from charleston", "from kentucky", "from tennessee"]
    say(s, "from ripley", "from kentucky", "from tennessee")
    let_chance(s)
    assert (picture(s)["plantation-west"], s.lost, s.market) == (8, 2, [2, 2, carried(13)]), (
        "nobody is left beside a catcher"
    )


@pytest.mark.rule("R10.1", "R12-dred-scott")
def test_in_the_action_phase_the_buyer_decides_in_the_lantern_phase_the_lead() -> None:
    people = {"kentucky": 1, "ripley": 1, "tennessee": 1, "charleston": 1}
    s = lay(at=people, queue=[None, None, None, "dred-scott", None], market=[0, 0, 0])
    say(s, "done", "buy 4")
    assert flow.actor(s) == 1
    s = lay(at=people, queue=[None, None, None, "dred-scott", None], market=[0, 0, 0])
    end_turns(s)
    let_chance(s)
    assert flow.actor(s) == s.lead == 0
