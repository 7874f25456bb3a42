"""R6.1, R6.2, R6.9, R6.10: what a player may do in a turn, passing, role money, benefits and specials."""

import pytest

from lantern.engine.state import State
from tests.rulebook.laying import NOBODY_FOR_SALE
from tests.tables import asked, options_of, others_of, pass_all, people, ready_all, say, start, table

NOBODY_HOME = [0, 0, 0]
ACTIONS = [
    ["money"],
    ["benefit", "from plantation-center", "to tennessee", "done"],
    ["special", "from plantation-east", "to charleston", "done"],
    ["play funds-1"],
    ["play conductor-3x1", "from plantation-west", "to west-arkansas", "done"],
    ["buy 2"],
]


def busy() -> State:
    """Lay out a turn in which a Conductor can do every one of the ACTIONS."""
    return table(
        roles=["conductor", "agent"],
        hands=[["funds-1", "funds-1", "conductor-3x1"]],
        queue=["whittier", "st-catharines", "dred-scott"],
    )


@pytest.mark.rule("R6.1")
@pytest.mark.parametrize(("lead", "order"), [(1, [1, 2, 3]), (2, [2, 3, 1]), (3, [3, 1, 2])])
def test_turns_go_from_the_lead_clockwise(lead: int, order: list[int]) -> None:
    s = ready_all(start(3, chance=[f"lead {lead}"]))
    for seat in order:
        assert asked(s) == seat
        say(s, "done")


@pytest.mark.rule("R6.1")
@pytest.mark.parametrize("first", range(6))
@pytest.mark.parametrize("way", [1, -1])
def test_a_player_may_do_all_of_them_in_any_order_each_once(first: int, way: int) -> None:
    """Money, benefit, special, two tokens and a card; then nothing is left but to end the turn."""
    s = busy()
    for turn in range(6):
        say(s, *ACTIONS[(first + way * turn) % 6])
    assert options_of(s) == ["done"]


@pytest.mark.rule("R6.1")
@pytest.mark.parametrize("action", [ACTIONS[0], ACTIONS[1], ACTIONS[2]])
def test_the_role_gives_each_thing_once(action: list[str]) -> None:
    s = say(busy(), *action)
    assert action[0] not in options_of(s)


@pytest.mark.rule("R6.1")
def test_only_one_card_is_bought() -> None:
    s = say(busy(), "buy 2")
    assert not [text for text in options_of(s) if text.startswith("buy")]


@pytest.mark.rule("R6.1")
def test_a_player_may_do_nothing() -> None:
    s = say(busy(), "done")
    assert asked(s) == 2


@pytest.mark.rule("R6.1")
def test_when_all_have_had_their_turn_the_phase_is_over() -> None:
    s = pass_all(table(3, market=NOBODY_FOR_SALE))
    assert asked(s) < 1


@pytest.mark.rule("R6.1")
def test_each_action_is_finished_before_the_next() -> None:
    """While a token moves people, nothing else can be said."""
    s = say(busy(), "play conductor-3x1", "from plantation-west", "to west-arkansas")
    assert {text.split()[0] for text in options_of(s)} == {"done", "from"}
    say(s, "from plantation-west")
    assert {text.split()[0] for text in options_of(s)} == {"to"}


@pytest.mark.rule("R6.2")
@pytest.mark.parametrize(("period", "dollars"), [(1, 3), (2, 4), (3, 5)])
def test_passing_brings_money_by_the_newest_period_and_no_role_money(period: int, dollars: int) -> None:
    s = say(table(period=period, money=[0, 0]), "pass")
    assert (s.money, asked(s)) == ([dollars, 0], 2)


@pytest.mark.rule("R6.2")
@pytest.mark.parametrize("action", ACTIONS, ids=lambda action: str(action[0]))
def test_passing_is_possible_only_before_anything_else(action: list[str]) -> None:
    s = busy()
    assert "pass" in options_of(s)
    say(s, *action)
    assert "pass" not in options_of(s)


@pytest.mark.rule("R6.2")
def test_sumner_pays_his_dollar_in_spite_of_a_pass() -> None:
    s = table(3, period=2, money=[0, 0, 0], reserve={2: "charles-sumner"})
    say(s, "pass", "pass")
    assert s.money == [4, 1 + 4, 0]


@pytest.mark.rule("R6.2")
def test_reserves_may_be_used_before_a_pass_and_after_it() -> None:
    s = table(3, period=2, money=[1, 0, 0], reserve={1: "charles-sumner"})
    gift = say(s.copy(), "seat 2", "amount 1", "pass")
    assert gift.money == [4, 1, 0]
    say(s, "pass")
    assert others_of(s) == ["seat 2", "seat 3"]
    assert say(s, "seat 3", "amount 5").money == [0, 0, 5]


@pytest.mark.rule("R6.2")
def test_levi_coffin_helps_though_his_holder_has_passed() -> None:
    s = table(
        at={"tennessee": 1},
        catchers={"yellow": "cincinnati"},
        reserve={1: "levi-coffin"},
        hands=[[], ["conductor-3x1"]],
    )
    say(s, "pass", "play conductor-3x1", "from tennessee", "to kentucky")
    assert asked(s) == 1
    say(s, "reserve")
    assert people(s, "kentucky") == 1


@pytest.mark.rule("R6.9")
@pytest.mark.parametrize("answers", [["done"], ["money", "done"]])
def test_role_money_is_paid_once_at_the_latest_when_the_turn_ends(answers: list[str]) -> None:
    assert say(table(money=[0, 0]), *answers).money == [1, 0]


@pytest.mark.rule("R6.9")
@pytest.mark.parametrize(("before", "after", "dollars"), [([], [], 2), (["money"], [], 1), ([], ["money"], 2)])
def test_role_money_goes_by_the_side_showing(before: list[str], after: list[str], dollars: int) -> None:
    """The Shepherd's special turns the role card."""
    s = table(roles=["shepherd", "agent"], catchers={"brown": "boston"}, money=[0, 0])
    say(s, *before, "special", "from plantation-west", "done", *after, "done")
    assert s.money == [dollars, 0]


@pytest.mark.rule("R6.10")
@pytest.mark.parametrize("role", ["agent", "conductor", "preacher", "shepherd"])
def test_without_any_effect_there_is_no_benefit_and_no_special(role: str) -> None:
    """Nobody to move and no card in the queue."""
    others = [each for each in ["station-master", "stockholder"] if each != role]
    s = table(2, [role, others[0]], plantations=NOBODY_HOME, catchers={"brown": "boston"})
    assert not {"benefit", "special"} & set(options_of(s))


@pytest.mark.rule("R6.10")
@pytest.mark.parametrize(("market", "possible"), [([0, 0, 0], False), ([0, 0, 1], True)])
def test_the_agent_needs_somebody_on_a_market_card(market: list[int], possible: bool) -> None:
    s = table(roles=["agent", "preacher"], market=market, planning=True)
    assert ("special" in options_of(s)) == possible


@pytest.mark.rule("R6.10")
@pytest.mark.parametrize(("role", "action"), [("agent", "benefit"), ("conductor", "benefit"), ("conductor", "special")])
def test_a_benefit_or_special_once_begun_moves_somebody(role: str, action: str) -> None:
    s = say(table(roles=[role, "preacher"]), action)
    assert "done" not in options_of(s)


@pytest.mark.rule("R6.10")
def test_the_shepherd_needs_room_in_new_york_and_takes_at_least_one_person() -> None:
    """A catcher in New York leaves none."""
    assert "special" not in options_of(table(roles=["shepherd", "agent"], catchers={"brown": "new-york"}))
    s = table(roles=["shepherd", "agent"], catchers={"brown": "boston"})
    assert "done" not in options_of(say(s, "special"))


@pytest.mark.rule("R6.10", "R6.8")
def test_the_preacher_must_discard_a_card_once_the_special_is_used() -> None:
    s = say(table(roles=["preacher", "agent"], queue=["whittier", "calhoun"]), "special")
    assert options_of(s) == ["card 1", "card 2"]


@pytest.mark.rule("R6.10")
def test_the_station_master_cannot_shield_a_player_who_has_no_token_left_to_play() -> None:
    """Both tokens of the turn are played: the special would merely turn the role card."""
    s = table(roles=["agent", "station-master"], hands=[["funds-1", "funds-1", "conductor-3x1"]])
    assert "shield" in others_of(s)
    say(s, "play funds-1", "play funds-1")
    assert "shield" not in others_of(s)
