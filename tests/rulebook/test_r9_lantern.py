"""R9: the queue moves on, victory is checked, the lantern passes."""

import pytest

from lantern.content.cards import CARDS
from lantern.engine.state import NO_CARD, OUT_OF_TIME, PLANNING, PLAYING, WON
from tests.rulebook.laying import NOBODY_FOR_SALE, end_round
from tests.tables import asked, let_chance, names, options_of, pass_all, queue_of, ready_all, say, table

FIVE = ["ripley-ohio", "liberator", "st-catharines", "theodore-weld", "whittier"]


def draws(*cards: str) -> list[str]:
    """Return chance's words for these cards."""
    return [f"draw {card}" for card in cards]


@pytest.mark.rule("R9.1", "R9.2")
def test_third_example_four_players_after_two_purchases() -> None:
    """Page 9: Whittier is discarded, two cards slide to the right, three new ones fill from the right."""
    s = table(
        4,
        queue=["ripley-ohio", "church-correspondence", "levi-coffin", "st-catharines", "whittier"],
        market=NOBODY_FOR_SALE,
    )
    say(s, "buy 2", "done", "buy 4", "done", "pass", "pass")
    let_chance(s, draws("theodore-weld", "dred-scott", "ohio-river"))
    assert "whittier" in names(s.out_of_game)
    assert queue_of(s) == ["ohio-river", "dred-scott", "theodore-weld", "ripley-ohio", "levi-coffin"]


@pytest.mark.rule("R9.1")
@pytest.mark.parametrize(("players", "removed"), [(1, 2), (2, 2), (3, 1), (4, 1)])
def test_how_many_right_most_cards_are_removed(players: int, removed: int) -> None:
    s = end_round(table(players, queue=FIVE, market=NOBODY_FOR_SALE))
    assert [card for card in FIVE if card in names(s.out_of_game)] == FIVE[5 - removed :]
    assert queue_of(s)[removed:] == FIVE[: 5 - removed]


@pytest.mark.rule("R9.1")
@pytest.mark.parametrize(("players", "gone"), [(2, {"theodore-weld"}), (3, set[str]())])
def test_an_empty_space_is_not_made_up_for(players: int, gone: set[str]) -> None:
    """The spaces count, not the cards: with nothing in the right-most space nothing is removed there."""
    s = end_round(table(players, queue=[*FIVE[:4], None], market=NOBODY_FOR_SALE))
    assert set(FIVE[:4]) & names(s.out_of_game) == gone


@pytest.mark.rule("R9.1")
def test_both_spaces_are_empty_and_out_of_force_before_the_right_most_resolves() -> None:
    """Dred Scott asks; Gag Rules beside it has gone, and Whittier has not yet slid."""
    s = table(
        at={"kentucky": 1, "tennessee": 1, "ripley": 1, "maine": 1},
        queue=["whittier", None, None, "gag-rules", "dred-scott"],
        market=NOBODY_FOR_SALE,
    )
    pass_all(s)
    say(s, options_of(s)[0])  # the new market card
    assert asked(s) == 1
    assert queue_of(s) == ["whittier", None, None, None, None]
    assert not any(s.modifiers)


@pytest.mark.rule("R9.1")
@pytest.mark.parametrize(
    ("right", "left", "market"), [("dred-scott", "reopening-trade", [0, 0]), ("reopening-trade", "dred-scott", [2, 2])]
)
def test_the_right_most_card_resolves_completely_first(right: str, left: str, market: list[int]) -> None:
    """When Dred Scott asks, Reopening Trade has added its people only if it lay further right."""
    s = table(
        at={"kentucky": 1, "tennessee": 1, "ripley": 1, "maine": 1},
        queue=[None, None, None, left, right],
        market=NOBODY_FOR_SALE,
    )
    pass_all(s)
    say(s, options_of(s)[0])
    assert s.market[:2] == market
    while asked(s) > 0 and s.phase != PLANNING:
        say(s, options_of(s)[0])
    assert s.market[:2] == [2, 2]


@pytest.mark.rule("R9.1")
@pytest.mark.parametrize("card", ["church-correspondence", "levi-coffin"])
def test_general_and_reserve_cards_are_discarded_without_effect(card: str) -> None:
    s = end_round(table(3, money=[0, 0, 0], queue=[None] * 4 + [card], market=NOBODY_FOR_SALE))
    assert (s.money, s.reserve) == ([3, 3, 3], [NO_CARD] * 3)
    assert card in names(s.out_of_game)


@pytest.mark.rule("R9.1", "R9.5")
@pytest.mark.parametrize(("slot", "players", "struck"), [(5, 3, True), (4, 3, False), (4, 2, True), (3, 2, False)])
def test_opposition_cards_resolve_when_they_are_removed(slot: int, players: int, struck: bool) -> None:
    queue: list[str | None] = [None] * 5
    queue[slot - 1] = "reopening-trade"
    s = end_round(table(players, queue=queue, market=NOBODY_FOR_SALE))
    assert s.market[:2] == ([2, 2] if struck else [0, 0])


@pytest.mark.rule("R9.2")
def test_the_remaining_cards_slide_right_and_new_ones_fill_from_the_right() -> None:
    s = table(2, queue=["ripley-ohio", None, "liberator", None, "whittier"], market=NOBODY_FOR_SALE)
    end_round(s, *draws("st-catharines", "theodore-weld", "levi-coffin"))
    assert queue_of(s) == ["levi-coffin", "theodore-weld", "st-catharines", "ripley-ohio", "liberator"]


@pytest.mark.rule("R9.3", "R10.2")
def test_only_one_new_opposition_card_enters_per_refill() -> None:
    """The second and third are set aside, replaced, and shuffled back afterwards."""
    s = table(2, queue=["whittier"], market=NOBODY_FOR_SALE)
    end_round(s, *draws("calhoun", "nat-turner", "gag-rules", "ripley-ohio", "liberator", "levi-coffin"))
    assert queue_of(s) == ["levi-coffin", "liberator", "ripley-ohio", "calhoun", "whittier"]
    assert {"nat-turner", "gag-rules"} <= names(s.known_in_deck)
    assert s.unknown_in_deck == 0


@pytest.mark.rule("R9.3")
def test_opposition_cards_already_in_the_queue_do_not_count() -> None:
    s = table(2, queue=["nat-turner", "gag-rules"], market=NOBODY_FOR_SALE)
    end_round(s, *draws("calhoun"))
    assert queue_of(s)[2:] == ["calhoun", "nat-turner", "gag-rules"]


@pytest.mark.rule("R9.3")
def test_each_refill_may_bring_one() -> None:
    s = table(3, queue=[*FIVE[:4], None], market=NOBODY_FOR_SALE)
    end_round(s, *draws("calhoun"))
    end_round(ready_all(s), *draws("nat-turner"))
    assert queue_of(s)[:2] == ["nat-turner", "calhoun"]


@pytest.mark.rule("R9.3")
def test_one_laid_on_the_deck_by_the_liberator_counts_as_new() -> None:
    s = table(3, queue=["gag-rules", "liberator"], market=NOBODY_FOR_SALE)
    say(s, "buy 2", "card 1", "done")
    end_round(s, *draws("calhoun", "whittier"))
    assert queue_of(s)[3:] == ["whittier", "gag-rules"]
    assert "calhoun" in names(s.known_in_deck)


@pytest.mark.rule("R9.3")
def test_when_the_deck_runs_out_those_set_aside_are_placed_in_the_order_drawn() -> None:
    s = table(2, market=NOBODY_FOR_SALE, deck=["calhoun", "nat-turner", "gag-rules", "whittier"])
    end_round(s, *draws("calhoun", "nat-turner", "gag-rules", "whittier"))
    assert queue_of(s) == [None, "gag-rules", "nat-turner", "whittier", "calhoun"]


@pytest.mark.rule("R9.3")
@pytest.mark.parametrize(
    ("top", "gaps", "left"),
    [(["whittier", "levi-coffin"], 1, ["whittier"]), (["whittier", "levi-coffin", "calhoun", "gag-rules"], 2, [])],
)
def test_a_known_top_is_lost_only_if_something_was_shuffled_back(top: list[str], gaps: int, left: list[str]) -> None:
    """In the second row Gag Rules enters, Calhoun is set aside and shuffled back, Levi Coffin fills the last gap."""
    queue: list[str | None] = [*FIVE[: 5 - gaps], *[None] * gaps]
    s = table(3, queue=queue, market=NOBODY_FOR_SALE, top=top)
    end_round(s)
    assert [CARDS[card].id for card in s.top] == left
    assert ("whittier" in names(s.known_in_deck)) == (not left)


@pytest.mark.rule("R9.4")
def test_spaces_stay_empty_when_nothing_is_left() -> None:
    """Whittier was discarded and does not come back."""
    s = table(
        2, queue=["ripley-ohio", None, None, "liberator", "whittier"], market=NOBODY_FOR_SALE, deck=["st-catharines"]
    )
    end_round(s)
    assert queue_of(s) == [None, None, None, "st-catharines", "ripley-ohio"]
    assert {"liberator", "whittier"} <= names(s.out_of_game)


@pytest.mark.rule("R9.5")
@pytest.mark.parametrize(
    ("period", "role", "answers"),
    [(1, "agent", ["buy 5", "card 2"]), (2, "agent", ["buy 5"]), (1, "preacher", ["special", "card 2"])],
)
def test_cards_put_back_or_discarded_do_nothing(period: int, role: str, answers: list[str]) -> None:
    """The Liberator, Bleeding Kansas and the Preacher remove Reopening Trade from the queue."""
    card = {1: "liberator", 2: "bleeding-kansas"}[period]
    queue = [None, "reopening-trade", None, None, card]
    s = table(2, [role, "shepherd"], period=period, queue=queue, market=[1, 1, 1])
    say(s, *answers)
    assert queue_of(s)[1] is None
    assert s.market == [1, 1, 1]


@pytest.mark.rule("R9.6")
def test_victory_is_checked_after_the_refill() -> None:
    s = end_round(table(2, period=3, freed=10, hands=[["support"] * 2], market=NOBODY_FOR_SALE))
    assert s.outcome == WON
    assert None not in queue_of(s)


@pytest.mark.rule("R9.6")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_otherwise_the_lantern_passes_clockwise_and_a_new_round_begins(players: int) -> None:
    s = table(players, market=NOBODY_FOR_SALE)
    end_round(s)
    assert (s.outcome, s.round, s.phase, s.lead) == (PLAYING, 2, PLANNING, 1 % players)
    assert asked(s) == s.lead + 1


@pytest.mark.rule("R9.6")
def test_from_the_last_player_the_lantern_goes_to_the_first() -> None:
    s = table(3, planning=True, market=NOBODY_FOR_SALE)
    s.lead = 2
    say(s, "ready 1", "ready 2", "ready 3")
    assert end_round(s).lead == 0


@pytest.mark.rule("R9.6", "R9.1")
@pytest.mark.parametrize(("freed", "outcome"), [(10, WON), (9, OUT_OF_TIME)])
def test_in_round_eight_the_check_follows_the_removal_at_once(freed: int, outcome: int) -> None:
    """Lincoln has been removed, and no card slides or is drawn any more."""
    queue = ["stowe", None, None, None, "lincoln"]
    s = table(2, period=3, freed=freed, hands=[["support"] * 2], queue=queue, market=[0], round_=8)
    pass_all(s)
    assert s.outcome == outcome
    assert queue_of(s) == ["stowe", None, None, None, None]
