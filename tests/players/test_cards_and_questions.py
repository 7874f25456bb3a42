"""The rules of thumb for what a card's text is worth, for catchers on the move, and for what is seldom asked."""

from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from lantern.engine.queue import card_price
from lantern.engine.state import State
from lantern.players.buying import card_points, removal_points
from lantern.players.weights import IN_HAND, TOKEN_LEAST
from lantern.players.worth import dollar
from tests.players.heuristics import CONDUCTOR, NOBODY_HELD, bought, counting, says, turn_of
from tests.tables import asked, options_of, say, table

POOR = [0, 0, 0]  # with the role's dollar, only the last two queue spaces can be paid
NEARLY_FREE = {"cleveland": 1}
STATION_MASTER = ["station-master", "shepherd"]


@pytest.fixture(autouse=True)
def _full_hands_count() -> Iterator[None]:
    """These positions are laid out for a hand that fills soon."""
    with counting(IN_HAND, 14), counting(TOKEN_LEAST, 20):
        yield


def choice(*queue: str | None, **laid: Any) -> str:
    """Return what the first of three seats does about this queue once it has its role's money."""
    defaults: dict[str, Any] = {"players": 3, "plantations": NOBODY_HELD, "money": POOR}
    return says(say(table(queue=queue, **defaults | laid), "money"))


def choice_of(card: str, **laid: Any) -> str:
    """Return what is done about a card that lies alone in the last space, for $1."""
    return choice(None, None, None, None, card, **laid)


def conductors(count: int) -> list[list[str]]:
    """Return hands in which the first seat has a number of Conductor tokens; each makes another one less welcome."""
    return [["conductor-3x1"] * count]


# Cards: opposition that strikes.


def test_a_card_that_strikes_is_left_to_the_lantern_and_one_that_lies_there_is_bought() -> None:
    """Removed by purchase it strikes all the same, and sooner (R9.5, R12-nat-turner)."""
    assert choice(None, None, None, "nat-turner", None, period=2) == "done"
    assert choice(None, None, None, "nj-slavery", None, period=2) == "buy 4"


def test_to_let_a_card_strike_at_once_is_worse_the_longer_it_would_have_lain() -> None:
    """The lantern removes the last card in this round (R9.1)."""
    s = table(players=3, period=2, queue=["nat-turner", None, None, "dred-scott", None], at=NEARLY_FREE)
    turner, scott = s.queue[0], s.queue[3]
    for card in (turner, scott):
        assert removal_points(s, card, 4) == 0 > removal_points(s, card, 3) > removal_points(s, card, 0)


# Cards: what their sentences are worth.


def test_a_card_that_moves_people_is_bought_where_somebody_gets_on() -> None:
    """R12-ohio-river."""
    assert choice_of("ohio-river", at=NEARLY_FREE) == "buy 5"
    assert choice_of("ohio-river") == "done"


def test_a_card_that_draws_no_catchers_is_bought_where_they_would_come() -> None:
    """Every way on from Kentucky ends next to a catcher (R12-ripley-ohio, R7.10)."""
    near = {"orange": "ripley", "yellow": "east-arkansas", "purple": "west-ohio"}
    assert choice_of("ripley-ohio", at={"kentucky": 1}, catchers=near) == "buy 5"
    assert choice_of("ohio-river", at={"kentucky": 1}, catchers=near) == "done"


def test_a_card_that_carries_people_is_bought_where_there_are_such_people() -> None:
    """From a large northern city (R12-st-catharines), or off the bottom market card (R12-amistad)."""
    assert choice_of("st-catharines", at={"boston": 1}) == "buy 5"
    assert choice_of("st-catharines", at={"detroit": 1}, catchers={"blue": "maine"}) == "done"
    assert choice_of("amistad", period=2, market=[2, 4, 4]) == "buy 5"
    assert choice_of("amistad", period=2, market=[0, 4, 4]) == "done"


def test_money_for_everybody_is_worth_its_price_where_there_are_enough_players() -> None:
    """$2 for each (R12-church-correspondence), for $3."""
    assert choice("church-correspondence", players=2, money=[9, 9]) == "buy 1"
    assert choice("church-correspondence", players=1, money=[9]) == "done"


def test_money_for_people_in_large_cities_is_bought_where_they_are() -> None:
    """R12-election-1860."""
    assert choice_of("election-1860", period=3, at={"boston": 3}) == "buy 5"
    small = {"detroit": 1, "cincinnati": 1, "rochester": 1}
    away = {"blue": "maine", "yellow": "maine"}
    assert choice_of("election-1860", period=3, at=small, catchers=away) == "done"


def test_a_card_that_sells_a_token_is_bought_where_money_is_left_for_one() -> None:
    """R12-liberty-hill: no discount."""
    assert choice_of("liberty-hill", money=[1, 0, 0], hands=conductors(1)) == "buy 5"
    assert choice_of("liberty-hill", money=[0, 0, 0], hands=conductors(1)) == "done"


def test_a_card_that_sells_a_token_is_bought_for_its_discount() -> None:
    """$3 less (R12-lincoln-douglas), or nothing less (R12-liberty-hill)."""
    assert choice_of("lincoln-douglas", period=2, money=[4, 0, 0], hands=conductors(2)) == "buy 5"
    assert choice_of("liberty-hill", period=2, money=[4, 0, 0], hands=conductors(2)) == "done"


def test_a_card_that_sells_two_tokens_is_worth_more_than_one_that_sells_one() -> None:
    """$2 less each (R12-david-walker, R12-lane-seminary)."""
    assert choice_of("david-walker", money=[1, 0, 0], hands=conductors(2)) == "buy 5"
    assert choice_of("lane-seminary", money=[1, 0, 0], hands=conductors(2)) == "done"


def test_a_card_with_two_sentences_to_choose_from_is_worth_the_better_one() -> None:
    """To move people, or to buy a token for $4 less (R12-oberlin)."""
    full = conductors(4)
    assert choice_of("oberlin", period=2) == "buy 5"
    assert choice_of("oberlin", period=2, hands=full, at=NEARLY_FREE) == "buy 5"
    assert choice_of("oberlin", period=2, hands=full) == "done"


def test_a_card_that_frees_the_queue_of_its_worst_card_is_bought_where_that_would_lie_long() -> None:
    """It comes back, so this is worth half (R12-liberator)."""
    assert choice("domestic-trade", None, None, None, "liberator") == "buy 5"
    assert choice(None, None, None, "domestic-trade", "liberator") == "done"


def test_a_card_that_lets_two_change_places_is_bought_where_that_helps() -> None:
    """R12-whittier."""
    assert choice("domestic-trade", None, None, "whittier", "ripley-ohio") == "buy 4"
    assert choice("ripley-ohio", None, None, "whittier", "domestic-trade") == "done"


def test_a_card_that_is_bought_is_not_thought_to_lie_there_still() -> None:
    """R12-whittier has nobody else to change places with; R12-bleeding-kansas does not clear its own space."""
    assert choice(None, "domestic-trade", None, "whittier", None) == "done"
    assert choice(None, "domestic-trade", None, "whittier", "ripley-ohio") == "buy 4"
    here = table(period=2, queue=["domestic-trade", "bleeding-kansas", None, None, None], money=[20, 0])
    away = table(period=2, queue=["domestic-trade", None, None, None, "bleeding-kansas"], money=[20, 0])
    dearer = card_price(here, 0, 1) - card_price(away, 0, 4)
    assert card_points(here, 0, 1) == card_points(away, 0, 4) - dearer * dollar(here)


def test_a_card_that_clears_spaces_is_bought_where_harm_lies_in_them() -> None:
    """The first three spaces (R12-bleeding-kansas)."""
    assert choice(None, None, "domestic-trade", None, "bleeding-kansas", period=2) == "buy 5"
    assert choice(None, None, None, "domestic-trade", "bleeding-kansas", period=2) == "done"


def test_a_card_that_clears_spaces_is_left_where_good_cards_would_go() -> None:
    """R12-bleeding-kansas, which here also brings two people to a large city."""
    laid = {"period": 2, "at": {"kentucky": 1, "tennessee": 1}}
    assert choice("vigilance", None, None, None, "bleeding-kansas", **laid) == "buy 5"
    assert choice("vigilance", "john-price", "oberlin", None, "bleeding-kansas", **laid) == "done"


def test_a_card_that_clears_what_lies_left_of_it_is_bought_where_harm_lies_there() -> None:
    """R12-harpers-ferry; the hand is too full for its token."""
    laid = {"period": 2, "hands": conductors(4)}
    assert choice("domestic-trade", None, None, "harpers-ferry", None, **laid) == "buy 4"
    assert choice(None, None, None, "harpers-ferry", "domestic-trade", **laid) == "done"


def test_an_unknown_card_is_welcome() -> None:
    """A token for $5 less, and a card is drawn (R12-john-brown), or not (R12-stowe)."""
    s = table(period=3, queue=[None, None, None, "john-brown", "stowe"], money=[20, 0])
    assert card_points(s, 0, 3) > card_points(s, 0, 4)


def test_an_alarm_makes_a_free_token_less_welcome() -> None:
    """R12-garrison, with all Support bought; R12-oberlin sells as good a token for nothing and rouses nobody."""
    laid = {"period": 3, "money": [8, 8, 8]}
    some, many = ([["conductor-3x1"] * count + ["support"] * 3] for count in (3, 4))
    assert choice_of("garrison", **laid, hands=some) == "buy 5"
    assert choice_of("garrison", **laid, hands=many) == "done"
    assert choice_of("oberlin", **laid, hands=many) == "buy 5"


# Who moves.


def first_to_move(**laid: Any) -> str:
    """Return whom the Conductor's benefit moves first."""
    return says(say(table(roles=CONDUCTOR, **{"plantations": NOBODY_HELD} | laid), "benefit"))


def test_whoever_gains_most_by_a_move_goes_first() -> None:
    minnesota = {"orange": "minnesota"}
    assert first_to_move(at={"newport": 1, "cleveland": 1, "kentucky": 1}, catchers=minnesota) == "from cleveland"
    assert first_to_move(at={"newport": 1, "east-ohio": 1, "kentucky": 1}, catchers=minnesota) == "from kentucky"
    assert first_to_move(at={"chicago": 1, "tennessee": 1}, catchers=minnesota) == "from chicago"


def test_nobody_moves_where_no_move_brings_enough_unless_somebody_must() -> None:
    """From the ship there is only the way back; a card may be declined (R6.8), a benefit may not (R6.10)."""
    shut = {"at": {"ship": 1}, "catchers": {"brown": "boston", "blue": "new-york"}}
    assert says(bought("liberty-hill", **shut, plantations=NOBODY_HELD)) == "done"
    assert first_to_move(**shut) == "from ship"
    clear = {"at": {"ship": 1}, "catchers": {"brown": "north-georgia"}}
    assert says(bought("liberty-hill", **clear, plantations=NOBODY_HELD)) == "from ship"


# Catchers who are drawn: hold one, stop all, or let them come.


def arrival(at: dict[str, int], **laid: Any) -> State:
    """Return a table where an arrival in New York draws blue towards Chicago and brown towards Washington (R7.6)."""
    s = table(
        at={"philadelphia": 1} | at,
        plantations=NOBODY_HELD,
        hands=[["conductor-3x1"]],
        catchers={"orange": "cincinnati", "blue": "east-iowa", "purple": "west-iowa", "brown": "west-virginia"},
        **laid,
    )
    return say(s, "play conductor-3x1", "from philadelphia", "to new-york")


def test_the_station_master_holds_the_catcher_who_would_capture_most() -> None:
    """R11-station-master."""
    assert says(arrival({"chicago": 3, "washington": 1}, roles=STATION_MASTER)) == "hold blue"
    assert says(arrival({"chicago": 1, "washington": 3}, roles=STATION_MASTER)) == "hold brown"


def test_the_station_master_lets_catchers_come_who_capture_nobody() -> None:
    """People in Boston are not in their way (R11-station-master)."""
    assert says(arrival({"boston": 3}, roles=STATION_MASTER)) == "done"
    assert says(arrival({"washington": 1}, roles=STATION_MASTER)) == "hold brown"


def test_civil_war_is_kept_until_catchers_would_capture() -> None:
    """R12-civil-war."""
    assert says(arrival({"boston": 3}, period=3, reserve={1: "civil-war"})) == "done"
    assert says(arrival({"washington": 1}, period=3, reserve={1: "civil-war"})) == "reserve"


# What is seldom asked: a reserve card is used, and otherwise the first answer is given.


def alarm(at: Sequence[str], **laid: Any) -> State:
    """Return a table where Garrison sends orange, in Ripley, towards the nearest person (R12-garrison)."""
    people, ripley = dict.fromkeys(at, 1), {"orange": "ripley"}
    return say(bought("garrison", players=3, plantations=NOBODY_HELD, at=people, catchers=ripley, **laid), "done")


@pytest.mark.parametrize(("period", "reserve"), [(3, {1: "civil-war"}), (2, {2: "levi-coffin"})])
def test_a_reserve_card_is_used_against_an_alarm(period: int, reserve: dict[int, str]) -> None:
    """R12-civil-war by the buyer, R12-levi-coffin by anybody."""
    s = alarm(["cincinnati"], period=period, reserve=reserve)
    assert [asked(s)] == [*reserve]
    assert says(s) == "reserve"


def test_between_two_as_near_a_catcher_is_sent_west() -> None:
    """Without a reserve card, or with one declined, only the way is left to say (R12-garrison)."""
    both = ["cincinnati", "west-virginia"]
    assert says(alarm(both, period=2)) == "west"
    s = alarm(both, period=3, reserve={1: "civil-war"})
    assert says(s) == "reserve"
    assert says(say(s, "done")) == "west"


def test_civil_war_stops_the_marshals() -> None:
    """Orange would come home to Chicago (R12-us-marshals, R12-civil-war)."""
    laid = {"options": ["stretch-cards"], "period": 3, "at": {"chicago": 1}}
    s = bought("us-marshals", **laid, catchers={"orange": "ripley"}, reserve={1: "civil-war"})
    assert options_of(s) == ["done", "reserve"]
    assert says(s) == "reserve"


def test_civil_war_is_kept_where_the_marshals_would_capture_nobody() -> None:
    """Nobody is where orange would come home to (R12-us-marshals)."""
    laid = {"options": ["stretch-cards"], "period": 3, "at": {"boston": 1}}
    assert says(bought("us-marshals", **laid, catchers={"orange": "ripley"}, reserve={1: "civil-war"})) == "done"


def test_nobody_pays_for_the_sea_where_there_is_a_way_by_land() -> None:
    """The sea would save two of the special's steps (R7.14, R11-conductor)."""
    laid: dict[str, Any] = {"roles": CONDUCTOR, "at": {"charleston": 1}, "plantations": NOBODY_HELD, "money": [5, 0]}
    s = table(**laid, catchers={"brown": "north-georgia", "purple": "west-iowa"})
    say(s, "special", "from charleston", "to new-york")
    assert options_of(s) == ["amount 0", "amount 1"]
    assert says(s) == "amount 0"


def test_the_first_seat_with_support_gives_it_back() -> None:
    """The buyer chooses whose (R12-nat-turner, R10.1)."""
    assert says(bought("nat-turner", players=3, hands=[["support"], ["support"], []])) == "seat 1"
    assert says(bought("nat-turner", players=3, hands=[[], ["support"], ["support"]])) == "seat 2"


def test_nothing_is_given_unasked_and_as_little_as_possible_else() -> None:
    """R12-charles-sumner."""
    laid: dict[str, Any] = {"players": 3, "period": 2, "reserve": {1: "charles-sumner"}, "money": [5, 0, 0]}
    assert not [said for said in turn_of(table(**laid)) if said.startswith("seat")]
    assert says(say(table(**laid), "seat 2")) == "amount 1"
