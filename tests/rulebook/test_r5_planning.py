"""R5.1, R5.2, R5.6: who takes tokens when, and how a new period opens."""

import pytest

from lantern.engine.state import ACTION, PLANNING
from tests.rulebook.laying import COLUMN_1, COLUMN_2, COLUMN_3, NOBODY_FOR_SALE, offered, planning
from tests.tables import (
    asked,
    hand,
    names,
    options_of,
    others_of,
    pass_all,
    queue_of,
    ready_all,
    say,
    start,
    stock,
    table,
)

NO_GREEN_FUNDS = (COLUMN_1 | COLUMN_2) - {"funds-1"}  # when all are taken


@pytest.mark.rule("R5.1")
def test_each_player_may_take_two_tokens_and_no_more() -> None:
    s = planning()
    say(s, "take 1 conductor-3x1", "take 1 conductor-3x1")
    assert (hand(s, 1, "conductor-3x1"), s.money[0]) == (2, 46)
    assert offered(s, 1) == set()
    assert asked(s) == 2


@pytest.mark.rule("R5.1")
def test_an_agent_who_may_still_use_the_special_takes_no_third_token() -> None:
    s = table(roles=["agent", "preacher"], money=[50, 50], planning=True)
    say(s, "take 1 conductor-3x1", "take 1 conductor-3x1")
    assert options_of(s) == ["special", "ready 1"]


@pytest.mark.rule("R5.6", "R11-agent")
@pytest.mark.parametrize("players", [1, 2])
def test_an_agent_with_all_tokens_taken_is_ready_once_the_special_is_used(players: int) -> None:
    s = table(players, ["agent", "preacher"][:players], money=[50, 50][:players], planning=True)
    say(s, "take 1 conductor-3x1", "take 1 conductor-3x1", "special")
    assert s.ready & 1
    assert (asked(s), s.phase) == ((1, ACTION) if players == 1 else (2, PLANNING))


@pytest.mark.rule("R5.1")
def test_a_player_may_take_one_token_or_none() -> None:
    s = planning()
    say(s, "take 1 funds-1", "ready 1", "ready 2")
    assert (s.phase, s.money) == (ACTION, [50, 50])


@pytest.mark.rule("R5.1")
def test_all_players_take_tokens_at_the_same_time_in_any_order() -> None:
    """The first to answer has the token, though the lead is the one asked."""
    s = planning(bought=1)
    assert asked(s) == 1
    assert "support" in offered(s, 1) & offered(s, 2)
    say(s, "take 2 support", "take 1 funds-1", "take 2 funds-1")
    assert (hand(s, 2, "support"), hand(s, 1, "funds-1"), hand(s, 2, "funds-1")) == (1, 1, 1)


@pytest.mark.rule("R5.1", "R13-strict-planning")
@pytest.mark.parametrize(("lead", "order"), [(1, [1, 2, 3]), (2, [2, 3, 1]), (3, [3, 1, 2])])
def test_in_strict_order_the_lead_chooses_first(lead: int, order: list[int]) -> None:
    """Until one has finished, the next may not speak."""
    s = start(3, ["conductor", "stockholder", "preacher"], ["strict-planning"], chance=[f"lead {lead}"])
    for seat in order:
        assert (asked(s), others_of(s)) == (seat, [])
        say(s, f"take {seat} funds-1", f"ready {seat}")
    assert s.phase == ACTION


@pytest.mark.rule("R5.1")
@pytest.mark.parametrize("lead", [1, 2, 3])
def test_the_lead_is_asked_first_at_an_open_table_too(lead: int) -> None:
    assert asked(start(3, chance=[f"lead {lead}"])) == lead


@pytest.mark.rule("R5.2", "R5.1")
@pytest.mark.parametrize(
    ("period", "tokens"), [(1, COLUMN_1), (2, COLUMN_1 | COLUMN_2), (3, COLUMN_1 | COLUMN_2 | COLUMN_3)]
)
def test_tokens_come_from_the_active_columns_and_older_ones_stay_active(period: int, tokens: set[str]) -> None:
    assert offered(planning(period=period), 1) == tokens


@pytest.mark.rule("R5.2", "R5.7")
@pytest.mark.parametrize(
    ("period", "bought", "then", "support"), [(1, 0, 1, 1), (1, 1, 2, 3), (2, 1, 2, 1), (2, 2, 3, 2)]
)
def test_the_last_support_token_opens_the_next_period(period: int, bought: int, then: int, support: int) -> None:
    """The Support tokens then on offer are those of the newest column alone."""
    s = planning(period=period, bought=bought)
    say(s, "take 1 support")
    assert (s.period + 1, stock(s, "support")) == (then, support)


@pytest.mark.rule("R5.2")
def test_the_new_column_is_there_at_once_for_everybody() -> None:
    s = planning(3, bought=2)
    assert offered(s, 3) == COLUMN_1
    say(s, "take 2 support")
    assert offered(s, 1) == offered(s, 2) == offered(s, 3) == COLUMN_1 | COLUMN_2


@pytest.mark.rule("R5.2")
def test_the_old_deck_leaves_the_game_but_its_cards_in_the_queue_stay() -> None:
    s = planning(bought=1, queue=["whittier", None, "gag-rules", None, "liberator"])
    old = names(s.known_in_deck)
    assert "ripley-ohio" in old
    say(s, "take 1 support")
    assert old <= names(s.out_of_game)
    assert queue_of(s) == ["whittier", None, "gag-rules", None, "liberator"]
    assert {"amistad", "kansas-nebraska"} <= names(s.known_in_deck)
    assert s.unknown_in_deck == 4


@pytest.mark.rule("R5.2")
def test_new_cards_come_from_the_next_deck() -> None:
    s = planning(bought=1, queue=[None, "whittier", "liberator"])
    say(s, "take 1 support")
    pass_all(ready_all(s))
    say(s, options_of(s)[0])
    possible = {text.removeprefix("draw ") for text in options_of(s)}
    assert possible == names(table(period=2).known_in_deck) | names(s.unseen)


@pytest.mark.rule("R5.2")
def test_a_token_bought_by_a_card_opens_the_period_just_so() -> None:
    s = table(roles=["conductor", "agent"], money=[50, 0], queue=["lane-seminary"], hands=[["support"]])
    say(s, "buy 1", "that", "take 1 support")
    assert s.period + 1 == 2
    assert names(s.known_in_deck) == names(table(period=2).known_in_deck)


@pytest.mark.rule("R5.2")
def test_the_last_support_token_of_period_three_changes_nothing() -> None:
    s = planning(period=3, bought=1)
    deck = s.known_in_deck
    say(s, "take 1 support")
    assert (s.period + 1, s.known_in_deck, s.unknown_in_deck) == (3, deck, 3)
    assert offered(s, 2) == (COLUMN_1 | COLUMN_2 | COLUMN_3) - {"support"}


@pytest.mark.rule("R5.6")
def test_planning_ends_when_every_player_is_done() -> None:
    s = planning(3)
    say(s, "ready 2", "ready 3")
    assert (s.phase, asked(s)) == (PLANNING, 1)
    say(s, "ready 1")
    assert s.phase == ACTION


@pytest.mark.rule("R5.6")
def test_done_can_be_taken_back_while_others_are_still_planning() -> None:
    s = planning()
    say(s, "ready 2")
    assert offered(s, 2) == set()
    say(s, "unready 2")
    assert offered(s, 2) == COLUMN_1
    say(s, "ready 1", "take 2 conductor-3x1", "ready 2")
    assert (s.phase, hand(s, 2, "conductor-3x1")) == (ACTION, 1)


@pytest.mark.rule("R5.6")
def test_opening_a_period_reopens_planning_for_those_with_tokens_left_to_take() -> None:
    """Seat 1 was done with two tokens, seat 2 with one, seat 3 opens the period with its second."""
    s = planning(3, bought=2)
    say(s, "take 1 funds-1", "take 1 funds-1", "take 2 funds-1", "ready 2", "take 3 conductor-3x1", "take 3 support")
    assert (s.phase, asked(s)) == (PLANNING, 2)
    assert (offered(s, 1), offered(s, 2), offered(s, 3)) == (set(), NO_GREEN_FUNDS, set())
    say(s, "take 2 funds-2")
    assert s.phase == ACTION


@pytest.mark.rule("R5.6")
def test_under_gag_rules_who_has_taken_one_token_stays_done() -> None:
    """They may take one token only, so nothing is left to re-open for seat 1."""
    s = planning(2, bought=1, queue=["gag-rules"])
    say(s, "take 1 funds-1", "take 2 support")
    assert s.phase == ACTION


@pytest.mark.rule("R5.6")
def test_in_strict_order_done_stands() -> None:
    s = planning(2, options=["strict-planning"])
    say(s, "ready 1")
    assert (asked(s), others_of(s)) == (2, [])
    assert not [text for text in options_of(s) if text.startswith("unready")]


@pytest.mark.rule("R5.6")
def test_in_strict_order_reopening_starts_from_the_lead_again() -> None:
    """The lead took one token, the second two; the third opens the period, and first finishes."""
    s = planning(3, options=["strict-planning"], bought=2)
    say(s, "take 1 funds-1", "ready 1", "take 2 funds-1", "take 2 funds-1", "take 3 support")
    assert (asked(s), others_of(s)) == (3, [])
    say(s, "ready 3")
    assert (asked(s), offered(s, 1)) == (1, NO_GREEN_FUNDS)
    say(s, "ready 1")
    assert s.phase == ACTION


@pytest.mark.rule("R5.6")
def test_in_strict_order_the_second_player_may_reopen_for_the_lead_before_the_third() -> None:
    """Seat 2 opens the period with its second token: seat 1 comes again, then seat 3."""
    s = planning(3, options=["strict-planning"], bought=2)
    say(s, "ready 1", "take 2 funds-1", "take 2 support")
    assert asked(s) == 1
    say(s, "take 1 funds-2", "ready 1")
    assert asked(s) == 3


@pytest.mark.rule("R5.1")
def test_strict_order_is_about_tokens_and_leaves_the_agent_free_to_speak() -> None:
    """The Agent's special belongs to the planning phase, at any time."""
    s = table(roles=["preacher", "agent"], options=["strict-planning"], market=[1, 1, 1], planning=True)
    assert (asked(s), others_of(s)) == (1, ["special"])
    assert say(s, "special").market == NOBODY_FOR_SALE
