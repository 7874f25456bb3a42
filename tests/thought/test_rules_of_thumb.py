"""Every rule of thumb by a position: what the steward likes more, what it does, and what it never does."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from lantern.engine.board import CANADA, spot
from lantern.engine.facts import SEIZED
from lantern.engine.flow import actor, apply, legal
from lantern.engine.opposition import near_catchers
from lantern.engine.playout import Dice, pick
from lantern.engine.setup import new_game
from lantern.engine.state import PLAYING, State
from lantern.engine.tokens import people_in
from lantern.engine.turns import Turn
from lantern.notation import number, word
from lantern.thought import moving
from lantern.thought.buying import NOTHING, card_points, reserve_points, token_points
from lantern.thought.fate import Fate, play_on
from lantern.thought.opposition import queue_harm, worst
from lantern.thought.outlook import dollar, relief, support_behind
from lantern.thought.steward import answer, interject, special_points
from lantern.thought.threat import path_cost
from lantern.thought.weights import FREED, NEAR_CATCHER, WEIGHTS
from tests.tables import let_chance, say, table

CONDUCTOR = ["conductor", "shepherd"]  # the first one's benefit moves two people
NOBODY_HELD = [0, 0, 0]  # on the plantations


def says(s: State) -> str:
    """Return the steward's answer in words."""
    return word(answer(s))


def turn_of(s: State) -> list[str]:
    """Let the steward finish the turn; return what it says."""
    who, said = actor(s), []
    while actor(s) == who and s.outcome == PLAYING:
        said.append(says(s))
        apply(s, answer(s))
    return said


@contextmanager
def counting(rule: int, points: int) -> Iterator[None]:
    """Let a rule of thumb count so much for a while."""
    before = WEIGHTS[rule]
    WEIGHTS[rule] = points
    try:
        yield
    finally:
        WEIGHTS[rule] = before


def bought(card: str, **laid: Any) -> State:
    """Return a table where the first seat has just bought this card for $1."""
    return say(table(queue=[None, None, None, None, card], **laid), "buy 5")


# Freedom: bring people nearer to Canada.


def test_whoever_can_reach_canada_goes_there() -> None:
    s = table(roles=CONDUCTOR, at={"rochester": 1, "kentucky": 1}, catchers={"yellow": "maine", "blue": "maine"})
    say(s, "benefit", "from rochester")
    assert says(s) == "to canada"


def test_nearer_is_better_than_far() -> None:
    s = table(at={"tennessee": 1})
    nearer = moving.freedom(s, spot("tennessee"), spot("kentucky"))
    assert nearer > 0 > moving.freedom(s, spot("kentucky"), spot("tennessee"))


def test_whoever_is_nearly_there_goes_on_when_the_goal_has_been_reached() -> None:
    laid: dict[str, Any] = {"plantations": NOBODY_HELD, "catchers": {"yellow": "maine"}, "freed": 20}
    s = table(roles=CONDUCTOR, at={"rochester": 1}, **laid)
    assert s.freed >= s.goal
    assert 0 < moving.freedom(s, spot("rochester"), CANADA) < WEIGHTS[FREED]
    assert says(say(s, "benefit")) == "from rochester"
    assert says(say(s, "from rochester")) == "to canada"


def test_whoever_is_carried_is_not_thought_to_receive_aid() -> None:
    """R7.9."""
    s = table(at={"kentucky": 1})
    there = spot("kentucky"), spot("cincinnati")
    assert moving.aid(s, there[1]) > 0
    assert moving.judge(s, 0, *there, unseen=True) - moving.judge_carried(s, 0, *there) == moving.aid(s, there[1])


# Plantations: keep them from overflowing.


def test_leaving_a_plantation_is_worth_more_the_sooner_it_overflows() -> None:
    calm = table(plantations=[0, 0, 0], market=[4, 4, 4])
    soon = table(plantations=[8, 4, 6], market=[2, 6, 6])
    now = table(plantations=[8, 4, 8], market=[6, 6, 6])
    lost = table(plantations=[8, 4, 8], market=[9, 6, 6])
    lost.lost_limit = 5
    worths = [relief(each) for each in (calm, soon, now, lost)]
    assert worths == sorted(worths)
    assert len(set(worths)) == 4
    assert moving.plantations(now, spot("plantation-east")) == relief(now)
    assert moving.plantations(now, spot("kentucky")) == 0


def test_the_round_is_finished_alive() -> None:
    """Where this round's sale would end the game, people leave the plantations before anybody else moves on."""
    s = table(
        players=1,
        roles=["conductor"],
        plantations=[8, 4, 8],
        market=[7, 6, 6],
        at={"kentucky": 1, "rochester": 1},
        catchers={"yellow": "east-arkansas", "blue": "west-iowa"},
    )
    s.lost_limit = 4
    say(s, "benefit")
    assert says(s).startswith("from plantation")


@pytest.mark.parametrize(
    ("plantations", "goal"),
    [([3, 1, 9], "center"), ([1, 1, 9], "west"), ([2, 1, 2], "east"), ([2, 1, 3], "west"), ([7, 3, 7], "center")],
)
def test_people_are_brought_to_the_plantation_with_most_room(plantations: list[int], goal: str) -> None:
    """In proportion: the western one has 8 spaces, the central one 4, the eastern one 9 (R8.1)."""
    s = say(table(players=1, plantations=plantations, market=[1, 1, 1]), "pass")
    assert says(s) == f"to plantation-{goal}"


# Money: aid, Fundraising, passing.


def test_aid_is_welcome() -> None:
    s = table(at={"kentucky": 1})
    assert moving.aid(s, spot("cincinnati")) == 2 * dollar(s)
    assert moving.aid(s, spot("tennessee")) == 0


def test_fundraising_is_played_when_the_south_is_full_of_people() -> None:
    full = table(
        at={"kentucky": 1, "tennessee": 1, "west-virginia": 1, "north-carolina": 1, "charleston": 1},
        hands=[["funds-1"]],
        catchers={"yellow": "maine", "brown": "boston", "orange": "minnesota"},
    )
    assert "play funds-1" in turn_of(full)
    empty = table(hands=[["funds-1"]], plantations=[0, 0, 0])
    assert "play funds-1" not in turn_of(empty)


def test_people_stay_where_the_tokens_in_hand_will_count_them() -> None:
    s = table(at={"kentucky": 1}, hands=[["funds-1"]])
    assert moving.fundraising(s, 0, spot("kentucky"), spot("cincinnati")) < 0
    assert moving.fundraising(s, 1, spot("kentucky"), spot("cincinnati")) == 0


def test_passing_is_better_than_nothing() -> None:
    s = table(plantations=[0, 0, 0], money=[0, 0], queue=[])
    assert says(s) == "pass"


# Tokens: Support in time.


def test_support_is_bought_as_soon_as_it_can_be() -> None:
    s = table(planning=True, money=[20, 0])
    assert says(s) == "take 1 support"


def test_money_is_saved_for_support_while_it_is_behind() -> None:
    early = table(planning=True, round_=1, money=[30, 30])
    late = table(planning=True, round_=6, money=[3, 3])
    assert support_behind(late)
    assert not support_behind(early)
    conductor = number("take 1 conductor-3x1") - number("take 1 support")
    assert token_points(late, 0, conductor, 0) < token_points(early, 0, conductor, 0)


def test_a_full_hand_wants_no_more_tokens() -> None:
    empty = table(planning=True, money=[9, 9])
    full = table(planning=True, money=[9, 9], hands=[["conductor-3x1", "conductor-3x1", "funds-1"]])
    conductor = number("take 1 conductor-3x1") - number("take 1 support")
    assert token_points(full, 0, conductor, 0) < token_points(empty, 0, conductor, 0)


# Catchers: pull them to where they do no harm, and never onto people.


def test_nobody_is_moved_into_the_arms_of_a_catcher() -> None:
    s = table(roles=CONDUCTOR, at={"kentucky": 1}, catchers={"orange": "ripley", "yellow": "east-arkansas"})
    assert moving.pursuit(s, spot("kentucky"), spot("cincinnati")) < 0
    say(s, "benefit", "from kentucky")
    assert says(s) != "to cincinnati"


def test_a_catcher_drawn_onto_others_counts_against_a_move() -> None:
    calm = table(at={"kentucky": 1}, catchers={"orange": "minnesota", "yellow": "maine"})
    deadly = table(at={"kentucky": 1, "chicago": 1}, catchers={"orange": "minnesota", "yellow": "maine"})
    move = spot("kentucky"), spot("cincinnati")
    assert moving.pursuit(deadly, *move) < moving.pursuit(calm, *move)


def test_catchers_are_drawn_to_where_the_dice_threaten_fewer() -> None:
    """Northern Georgia and Charleston are equally far from Canada; only the first draws the brown catcher (R7.6)."""
    move = spot("plantation-east"), spot("north-georgia")
    crowd = table(roles=CONDUCTOR, at={"boston": 4}, plantations=[0, 0, 3], catchers={"brown": "philadelphia"})
    nobody = table(roles=CONDUCTOR, plantations=[0, 0, 3], catchers={"brown": "philadelphia"})
    assert moving.dice_after_pursuit(crowd, *move) > 0 > moving.dice_after_pursuit(nobody, *move)
    assert says(say(crowd, "benefit", "from plantation-east")) == "to north-georgia"
    assert says(say(nobody, "benefit", "from plantation-east")) == "to charleston"


def test_catchers_are_not_drawn_to_where_the_dice_threaten_more() -> None:
    """Whoever arrives in Philadelphia draws the brown catcher towards Boston (R7.6)."""
    move = spot("washington"), spot("philadelphia")
    crowd = table(at={"boston": 4}, catchers={"brown": "west-virginia"})
    nobody = table(catchers={"brown": "west-virginia"})
    assert moving.dice_after_pursuit(crowd, *move) < moving.dice_after_pursuit(nobody, *move)


def test_a_catcher_far_from_people_threatens_them_less() -> None:
    s = table(at={"west-virginia": 1, "north-carolina": 1}, catchers={"orange": "ripley"})
    assert path_cost(s, 0, spot("ripley")) > path_cost(s, 0, spot("minnesota"))


def test_one_stands_where_the_dice_cannot_reach() -> None:
    s = table(at={"tennessee": 1}, catchers={"brown": "north-georgia", "orange": "north-carolina"})
    risky = moving.dice(s, spot("tennessee"), spot("west-virginia"))
    assert risky < 0


def test_nobody_is_left_next_to_a_catcher_before_the_fugitive_slave_act() -> None:
    queue = [None, None, None, None, "fugitive-slave-act"]
    s = table(period=2, at={"kentucky": 1}, catchers={"yellow": "cincinnati"}, queue=queue)
    assert moving.act(s, spot("kentucky"), spot("tennessee")) > 0
    assert moving.act(s, spot("tennessee"), spot("kentucky")) < 0
    away = table(period=2, at={"kentucky": 1}, catchers={"yellow": "cincinnati"})
    assert moving.act(away, spot("kentucky"), spot("tennessee")) == 0


def before_the_act(players: int, space: int) -> State:
    """Return a table at which a token brings three people away from catchers or leaves three next to them.

    The Fugitive Slave Act lies in a queue space, counted from 1.
    """
    at = {"minnesota": 1, "east-iowa": 1, "new-hampshire": 1, "st-louis": 1}
    queue = ["fugitive-slave-act" if each == space else None for each in range(1, 6)]
    s = table(players=players, at=at, plantations=NOBODY_HELD, queue=queue, hands=[["conductor-3x1"]])
    assert people_in(s, near_catchers(s)) == 3
    return s


@pytest.mark.parametrize(("players", "space", "left"), [(2, 5, 0), (2, 4, 0), (2, 3, 3), (3, 5, 0), (3, 4, 3)])
def test_people_go_away_from_catchers_only_where_the_fugitive_slave_act_strikes_in_this_round(
    players: int, space: int, left: int
) -> None:
    """The lantern clears two queue spaces for one or two players, else one (R9.1)."""
    s = before_the_act(players, space)
    assert "play conductor-3x1" in turn_of(s)
    assert people_in(s, near_catchers(s)) == left


def seized(s: State) -> int:
    """Let stewards play the round; return how many people the Fugitive Slave Act captures at its end."""
    news: list[tuple[int, int, int, int]] = []
    s.news = news
    play_on(s, Fate(1), s.round + 1)
    return [fact[0] for fact in news].count(SEIZED)


def test_the_fugitive_slave_act_finds_nobody_where_it_would_have_captured_three() -> None:
    """R12-fugitive-slave-act."""
    assert seized(before_the_act(2, 5)) == 0
    with counting(NEAR_CATCHER, 0):
        assert seized(before_the_act(2, 5)) == 3


def test_levi_coffin_holds_back_the_catcher_who_would_capture() -> None:
    s = table(
        roles=CONDUCTOR,
        at={"kentucky": 1},
        catchers={"orange": "ripley", "yellow": "maine"},
        reserve={1: "levi-coffin"},
        money=[9, 9],
    )
    say(s, "benefit", "from kentucky", "to cincinnati")
    said = says(s)
    assert said in ("hold orange", "reserve")


# Cards: the one that hurts most goes first.


def test_the_opposition_card_that_hurts_most_is_found() -> None:
    queue = ["gag-rules", "calhoun", None, None, None]
    s = table(queue=queue)
    assert worst(s, [0, 1]) == 0
    assert queue_harm(s, s.queue[0], 0) > queue_harm(s, s.queue[1], 1)


def test_a_card_that_hurts_everybody_for_long_is_bought() -> None:
    harmful = table(players=4, queue=["gag-rules", None, None, None, None], money=[9, 9, 9, 9])
    assert card_points(harmful, 0, 0) > 0
    assert "buy 1" in turn_of(harmful)


@pytest.mark.parametrize(
    ("queue", "space"),
    [
        (["gag-rules", "lovejoy"], 1),
        (["lovejoy", "gag-rules"], 2),
        (["lovejoy", "nj-slavery"], 1),
        (["nj-slavery", "lovejoy"], 1),
        (["nj-slavery", None, None, "gag-rules"], 1),
    ],
)
def test_of_two_opposition_cards_the_one_that_hurts_more_is_bought(queue: list[str | None], space: int) -> None:
    """By what it does to all players in a round, and for how many rounds it would lie there (R9.1)."""
    laid: dict[str, Any] = {"players": 3, "plantations": NOBODY_HELD, "money": [9, 9, 9]}
    for place, card in enumerate(queue):
        assert card is None or says(table(queue=[*[None] * place, card], **laid)) == f"buy {place + 1}"
    assert says(table(queue=queue, **laid)) == f"buy {space}"


def test_a_card_that_lies_longer_hurts_more_and_one_that_strikes_sooner_too() -> None:
    s = table(players=3, queue=["gag-rules", "nat-turner", None, None, None])
    assert queue_harm(s, s.queue[0], 0) > queue_harm(s, s.queue[0], 4)
    assert queue_harm(s, s.queue[1], 4) >= queue_harm(s, s.queue[1], 0)


def test_two_cards_change_places_where_the_queue_then_hurts_less() -> None:
    """What would lie long goes right, what is about to strike goes left (R12-whittier)."""
    s = say(table(players=3, queue=["liberator", "gag-rules", "whittier", None, "ripley-ohio"]), "buy 3")
    assert says(s) == "card 2"
    assert says(say(s, "card 2")) == "card 5"
    s = say(table(players=3, period=2, queue=["liberator", "ripley-ohio", "whittier", None, "nat-turner"]), "buy 3")
    assert says(s) == "card 1"
    assert says(say(s, "card 1")) == "card 5"


def test_whichever_card_was_named_first_changes_places_with_the_best_other_one() -> None:
    """R12-whittier: the one that would lie long had best lie where the lantern removes it next."""
    s = table(players=3, queue=["liberator", "gag-rules", "whittier", "lane-seminary", "ripley-ohio"])
    assert says(say(s, "buy 3", "card 5")) == "card 2"


def test_no_cards_change_places_where_that_would_not_help() -> None:
    """R12-whittier, declined (R6.8)."""
    s = table(players=3, queue=["liberator", "ripley-ohio", "whittier", None, "gag-rules"])
    assert says(say(s, "buy 3")) == "done"


def test_the_better_of_two_sentences_is_chosen() -> None:
    """To move people, or to buy a token for $2 less (R12-lane-seminary)."""
    near = {"at": {"cleveland": 1}, "plantations": NOBODY_HELD}
    assert says(bought("lane-seminary", **near, money=[1, 0])) == "this"
    assert says(bought("lane-seminary", **near, money=[9, 0])) == "that"
    far = {"at": {"tennessee": 1}, "plantations": NOBODY_HELD, "money": [1, 0]}
    assert says(bought("lane-seminary", **far)) == "that"
    assert says(bought("lane-seminary", **far, hands=[["conductor-3x1"] * 3])) == "this"


def test_neither_sentence_is_chosen_where_both_bring_nothing() -> None:
    """From the ship there is only the way back, and the hand is full (R12-lane-seminary, R6.8)."""
    laid = {"at": {"ship": 1}, "plantations": NOBODY_HELD, "money": [2, 0], "hands": [["conductor-3x1"] * 3]}
    assert says(bought("lane-seminary", **laid, catchers={"brown": "boston", "blue": "new-york"})) == "done"
    assert says(bought("lane-seminary", **laid, catchers={"brown": "north-georgia"})) == "this"


def test_those_farthest_from_freedom_are_sent_back() -> None:
    """R12-dred-scott; people are chosen one at a time (R10.1)."""
    near = {"cincinnati": 1, "rochester": 1, "upstate-new-york": 1}
    maine = {"yellow": "maine"}
    assert says(bought("dred-scott", at=near | {"kentucky": 1}, catchers=maine)) == "from kentucky"
    assert says(bought("dred-scott", at=near | {"ferrisberg": 1}, catchers=maine)) == "from cincinnati"


def test_support_is_bought_at_a_discount_if_it_can_be() -> None:
    """R12-lincoln-douglas: $3 less."""
    assert says(bought("lincoln-douglas", period=2, money=[8, 0])) == "take 1 support"
    assert says(bought("lincoln-douglas", period=2, money=[7, 0])) == "take 1 conductor-4x1"


def test_a_discount_makes_a_token_worth_its_price() -> None:
    """R12-lincoln-douglas: $3 less."""
    some, many = [["conductor-3x1"] * 2], [["conductor-3x1"] * 4]
    assert says(table(planning=True, period=2, money=[3, 0], hands=some)) == "ready 1"
    assert says(bought("lincoln-douglas", period=2, money=[4, 0], hands=some)) == "take 1 conductor-4x1"
    assert says(bought("lincoln-douglas", period=2, money=[4, 0], hands=many)) == "done"


def test_whoever_is_farthest_is_carried_to_canada() -> None:
    """R12-john-price, from any place of the North."""
    assert says(bought("john-price", period=2, at={"newport": 1, "cleveland": 1})) == "from newport"
    assert says(bought("john-price", period=2, at={"cleveland": 1, "boston": 1})) == "from boston"


def test_of_those_equally_far_whom_the_dice_threaten_is_carried() -> None:
    """R12-john-price; both places are one step from Canada."""
    at = {"cleveland": 1, "maine": 1}
    east, west = {"blue": "new-hampshire", "yellow": "ferrisberg"}, {"blue": "detroit", "yellow": "cincinnati"}
    assert says(bought("john-price", period=2, at=at, catchers=east)) == "from maine"
    assert says(bought("john-price", period=2, at=at, catchers=west)) == "from cleveland"


def test_people_are_carried_as_near_to_canada_as_there_is_room() -> None:
    """R12-contrabands, two steps at most; a small place holds one person (R7.3)."""
    open_road = bought("contrabands", period=3, at={"kentucky": 1})
    assert says(say(open_road, "from kentucky")) == "to cleveland"
    full = bought("contrabands", period=3, at={"kentucky": 1, "cleveland": 1, "newport": 1})
    assert says(say(full, "from kentucky")) == "to west-ohio"


def at_the_act(plantations: list[int], money: int) -> State:
    """Return a table where the holder may pay so that fewer are loaded (R12-slave-trade-act); passing pays $3."""
    s = table(
        players=3,
        reserve={1: "slave-trade-act"},
        plantations=plantations,
        market=[0, 6, 6],
        money=[money - 3, 0, 0],
    )
    say(s, "pass", "pass", "pass")
    let_chance(s)
    return s


def test_loading_is_paid_off_as_far_as_possible_while_the_plantations_overflow() -> None:
    assert says(at_the_act([8, 4, 9], money=6)) == "amount 2"
    assert says(at_the_act([8, 4, 9], money=5)) == "amount 1"
    assert says(at_the_act(NOBODY_HELD, money=6)) == "done"


def test_a_reserve_card_is_not_bought_over_a_better_one() -> None:
    """The mat has room for one (R6.7)."""
    queue = [None, None, None, None, "levi-coffin"]
    empty = table(players=3, plantations=NOBODY_HELD, queue=queue)
    better = table(players=3, plantations=NOBODY_HELD, queue=queue, reserve={1: "slave-trade-act"})
    levi = empty.queue[4]
    assert reserve_points(empty, 0, levi) == reserve_points(better, 1, levi) > 0 > reserve_points(better, 0, levi)
    assert says(say(empty, "money")) == "buy 5"
    assert says(say(better, "money")) == "done"


# Roles.


def test_the_conductor_uses_the_special_where_many_are_near_canada() -> None:
    """Five steps, for as many people (R11-conductor)."""
    nearly = {"minnesota": 1, "cleveland": 1, "upstate-new-york": 1, "ferrisberg": 1, "maine": 1}
    many = table(roles=CONDUCTOR, at=nearly, plantations=NOBODY_HELD)
    late = table(roles=CONDUCTOR, at=nearly, plantations=NOBODY_HELD, round_=8)
    assert special_points(many, 0) > special_points(late, 0)
    assert says(many) == "special"
    one = table(roles=CONDUCTOR, at={"cleveland": 1}, plantations=NOBODY_HELD)
    assert says(one) == "benefit"
    far = table(roles=CONDUCTOR, at={"kentucky": 1}, plantations=NOBODY_HELD)
    assert special_points(far, 0) < 0


def test_the_shepherd_brings_people_to_new_york_unless_a_catcher_is_there() -> None:
    """R11-shepherd; the fuller the plantations, the more it is worth."""
    full = table(plantations=[8, 4, 9], market=[6, 6, 6], catchers={"brown": "north-georgia"})
    calm = table(plantations=[4, 0, 0], market=[4, 4, 4], catchers={"brown": "north-georgia"})
    assert special_points(full, 0) > special_points(calm, 0) > 0
    assert says(full) == "special"
    barred = table(plantations=[8, 4, 9], market=[6, 6, 6], catchers={"brown": "new-york"})
    assert special_points(barred, 0) < 0


def test_the_preacher_discards_what_hurts_and_cannot_be_bought() -> None:
    """R11-preacher; a card that the lantern soon removes is left to it (R9.1)."""
    roles = ["preacher", "shepherd", "agent"]
    s = table(roles=roles, players=3, queue=["liberator", "domestic-trade", None, None, "calhoun"])
    assert says(s) == "special"
    assert says(say(s, "special")) == "card 2"
    soon_gone = table(roles=roles, players=3, queue=["liberator", None, None, "domestic-trade", "calhoun"])
    assert special_points(soon_gone, 0) < 0
    harmless = table(roles=roles, players=3, queue=["liberator", None, None, None, None])
    assert special_points(harmless, 0) == 0


def test_the_station_master_shields_whoever_has_conductors_to_play() -> None:
    hands = [["conductor-3x1", "conductor-3x1"]]
    s = table(roles=["shepherd", "station-master"], hands=hands, at={"kentucky": 1, "tennessee": 1})
    frame = s.stack[-1]
    assert isinstance(frame, Turn)
    assert word(interject(s, frame)) == "shield"
    idle = table(roles=["shepherd", "station-master"])
    frame = idle.stack[-1]
    assert isinstance(frame, Turn)
    assert interject(idle, frame) == NOTHING


def test_the_agent_empties_the_market_at_the_first_occasion() -> None:
    s = table(roles=["agent", "shepherd"], planning=True)
    assert says(s) == "special"


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_whole_games_are_played_by_allowed_answers_only(players: int) -> None:
    """`apply` trusts its caller, so each answer is compared with the legal ones here."""
    s, dice = new_game(players), Dice(players)
    while s.outcome == PLAYING:
        said = pick(s, dice) if actor(s) < -1 else answer(s)
        assert said in legal(s), word(said)
        apply(s, said)


def test_the_same_luck_gives_the_same_game() -> None:
    games = [new_game(2), new_game(2), new_game(2)]
    for s, seed in zip(games, (5, 5, 6), strict=True):
        play_on(s, Fate(seed))
    looks = [(s.freed, s.lost, s.round, tuple(s.people), tuple(s.money)) for s in games]
    assert looks[0] == looks[1] != looks[2]
