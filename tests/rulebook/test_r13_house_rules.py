"""Where the documents disagree: each house rule is a switch of its own, off by default (R13)."""

import pytest

from lantern.content.effects import TOKEN_PEOPLE
from lantern.content.options import SWITCHES, switch_bits, switch_names
from lantern.content.tokens import KIND_IDS
from lantern.engine.state import OUT_OF_TIME, WON
from lantern.engine.tokens import token_people
from tests.cards.leaving import SILENT_WAYS, before_leaving, leave
from tests.cards.pictures import changes, end_turns, lay, picture
from tests.tables import LOST_TRACK, let_chance, options_of, say, start, turn_over_role

LIMITS = ["fugitive-act-limits-tokens"]
LATER = ["pass-later"]
HOUSE = [switch.id for switch in SWITCHES if switch.group == "house"]


@pytest.mark.rule("R13", "R13-refill-at-once", "R13-pass-later", "R13-fugitive-act-limits-tokens")
def test_every_house_rule_is_off_by_default_and_a_switch_of_its_own() -> None:
    assert start().options == 0
    assert {"refill-at-once", "pass-later", "fugitive-act-limits-tokens"} <= set(HOUSE)
    for name in HOUSE:
        assert switch_names(start(options=[name]).options) == [name]
    assert len({switch_bits([name]) for name in HOUSE}) == len(HOUSE)


@pytest.mark.parametrize(("freed", "outcome"), [(11, OUT_OF_TIME), (12, WON)])
@pytest.mark.rule("R13", "R1.1")
def test_the_manuals_number_wins_and_a_full_lost_track_does_not_hinder(freed: int, outcome: int) -> None:
    s = lay(side="manual", period=3, hands=[["support"] * 2, []], freed=freed, lost=LOST_TRACK, market=[0], round_=8)
    assert s.lost == s.lost_limit
    end_turns(s)
    assert s.outcome == outcome


# Pass later: money, benefit, special, two tokens and a card are what the Conductor could do.
DEEDS = {
    "money": ["money"],
    "benefit": ["benefit", "from plantation-west", "to west-arkansas", "done"],
    "special": ["special", "from plantation-east", "to charleston", "done"],
    "token": ["play funds-1"],
    "second token": ["play funds-1"],
    "card": ["buy 5"],
}


@pytest.mark.parametrize("left_out", [*DEEDS, None])
@pytest.mark.rule("R13-pass-later", "R13")
def test_passing_later_is_possible_while_one_listed_action_is_unused(left_out: str | None) -> None:
    s = lay(options=LATER, hands=[["funds-1"] * 2], queue=[None, None, None, None, "church-correspondence"])
    for deed, answers in DEEDS.items():
        if deed != left_out:
            say(s, *answers)
    assert ("pass" in options_of(s)) == (left_out is not None)


@pytest.mark.parametrize("deed", ["money", "benefit", "special", "token", "card"])
@pytest.mark.rule("R13-pass-later", "R6.2")
def test_without_the_house_rule_any_action_rules_out_passing(deed: str) -> None:
    others = ["refill-at-once", "fugitive-act-limits-tokens"]
    s = lay(options=others, hands=[["funds-1"]], queue=[None, None, None, None, "church-correspondence"])
    assert "pass" in options_of(s)
    say(s, *DEEDS[deed])
    let_chance(s)
    assert "pass" not in options_of(s)


@pytest.mark.rule("R13-pass-later")
def test_a_special_used_in_an_earlier_round_is_not_listed_any_more() -> None:
    s = lay(options=LATER, hands=[["funds-1"] * 2], queue=[None, None, None, None, "church-correspondence"])
    turn_over_role(s, 1)
    for deed in ("money", "benefit", "token", "card"):
        say(s, *DEEDS[deed])
    assert "pass" in options_of(s)
    say(s, *DEEDS["second token"])
    assert "pass" not in options_of(s)


@pytest.mark.parametrize("role", ["preacher", "shepherd"])
@pytest.mark.rule("R13-pass-later")
def test_a_benefit_that_is_only_a_discount_is_no_listed_action(role: str) -> None:
    s = lay(
        roles=[role, "agent"],
        options=LATER,
        hands=[["funds-1"] * 2],
        queue=[None, None, None, None, "church-correspondence"],
    )
    turn_over_role(s, 1)
    say(s, "money", "play funds-1", "play funds-1")
    assert "pass" in options_of(s)
    say(s, "buy 5")
    assert "pass" not in options_of(s)


@pytest.mark.rule("R13-pass-later")
def test_an_impossible_action_counts_as_unused() -> None:
    """Nobody holds a token and the queue is empty."""
    s = say(lay(options=LATER), *DEEDS["money"], *DEEDS["benefit"], *DEEDS["special"])
    assert "pass" in options_of(s)


@pytest.mark.parametrize(("period", "pay"), [(1, 3), (2, 4), (3, 5)])
@pytest.mark.rule("R13-pass-later", "R6.2")
def test_passing_later_gives_up_untaken_role_money(period: int, pay: int) -> None:
    s = lay(options=LATER, period=period, at={"kentucky": 1}, hands=[["funds-1"]], money=[0, 0])
    say(s, "play funds-1", "pass")
    assert s.money == [1 + pay, 0]


@pytest.mark.rule("R13-pass-later", "R6.2")
def test_role_money_taken_before_passing_later_is_kept() -> None:
    s = say(lay(options=LATER, money=[0, 0]), "money", "pass")
    assert s.money == [1 + 3, 0]


@pytest.mark.parametrize(
    ("token", "people"),
    [("conductor-3x1", 2), ("conductor-4x1", 3), ("conductor-2x2", 1), ("conductor-5x1", 4), ("conductor-3x2", 2)],
)
@pytest.mark.rule("R13-fugitive-act-limits-tokens", "R13")
def test_the_act_takes_one_person_off_every_conductor_token(token: str, people: int) -> None:
    layout = {"period": 3, "hands": [[token]], "queue": ["fugitive-slave-act"]}
    stack = KIND_IDS.index(token)
    assert token_people(lay(**layout, options=LIMITS), stack) == people
    assert token_people(lay(**layout), stack) == people + 1


@pytest.mark.rule("R13-fugitive-act-limits-tokens", "R6.4")
def test_a_limited_token_ends_one_person_earlier() -> None:
    people = {"charleston": 1, "west-arkansas": 1, "tennessee": 1}
    s = lay(options=LIMITS, at=people, hands=[["conductor-3x1"]], queue=["fugitive-slave-act"])
    say(s, "play conductor-3x1", "from charleston", "to ship", "from west-arkansas", "to st-louis")
    assert "money" in options_of(s)


@pytest.mark.rule("R13-fugitive-act-limits-tokens")
def test_no_token_moves_fewer_than_nobody_and_one_that_moves_nobody_is_not_played() -> None:
    """No printed token comes so low by one card; were there more such cards, it would."""
    s = lay(options=LIMITS, hands=[["conductor-3x1"]])
    for fewer, people in ((2, 1), (3, 0), (4, 0)):
        s.modifiers[TOKEN_PEOPLE] = -fewer
        assert token_people(s, KIND_IDS.index("conductor-3x1")) == people
        assert ("play conductor-3x1" in options_of(s)) == (people > 0)


@pytest.mark.rule("R13-fugitive-act-limits-tokens", "R11.2")
def test_the_limit_touches_neither_the_conductor_nor_cards() -> None:
    people = {"charleston": 1, "west-arkansas": 1, "tennessee": 1}
    s = lay(options=LIMITS, at=people, queue=["fugitive-slave-act", None, None, None, "ohio-river"])
    say(s, "benefit", "from charleston", "to ship", "from west-arkansas", "to st-louis")
    say(s, "buy 5", "from ship", "to boston", "from st-louis", "to newport", "from tennessee", "to kentucky")
    assert "money" in options_of(s)


@pytest.mark.parametrize("way", [*SILENT_WAYS, "purchase", "lantern"])
@pytest.mark.rule("R13-fugitive-act-limits-tokens")
def test_removed_in_whatever_way_nothing_resolves_and_tokens_are_as_printed(way: str) -> None:
    s = before_leaving("fugitive-slave-act", way, options=LIMITS, at={"ship": 1, "newport": 1})
    before = picture(s)
    leave(s, way)
    after = changes(before, s)
    assert "ship" not in after
    assert "newport" not in after
    assert token_people(s, KIND_IDS.index("conductor-3x1")) == 3
