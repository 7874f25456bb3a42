"""Search: the same seed, the same answer; within its time; and better than rules of thumb where that can be seen."""

import time

import pytest

from lantern.engine.actions import CHANCE, NOBODY, SHIELD
from lantern.engine.flow import actor, apply, legal
from lantern.engine.playout import Dice, pick
from lantern.engine.state import PLAYING, State
from lantern.engine.tokens import STACKS
from lantern.explain.reasons import reasons_for
from lantern.players.base import Budget, Choice, asked_first, may_decide, own_answers
from lantern.players.heuristic import Heuristic, speaking
from lantern.players.memory import SeatMemory
from lantern.players.plans import departures, follow, state_key
from lantern.players.registry import LEVELS, TURN
from lantern.players.search import CLIMB, Limit, Search, neighbours, search
from tests.tables import start, table


def late_table() -> State:
    """Return a table near its end, with something to choose."""
    return table(
        players=1,
        roles=["conductor"],
        round_=8,
        at={"rochester": 1, "detroit": 1, "kentucky": 1},
        catchers={"yellow": "maine", "blue": "maine"},
        freed=4,
        plantations=[0, 0, 0],
    )


def test_the_same_seed_gives_the_same_choice() -> None:
    s = start(2)
    choices = [Search().choose(s.copy(), actor(s), Budget(games=24, seed=5)) for _time in range(2)]
    assert choices[0] == choices[1]
    assert choices[0].answer in own_answers(s, actor(s))


def climbs(s: State, seed: int) -> tuple[list[tuple[list[int], int, float]], int]:
    """Search with time for several climbs; return the plans and how they went, and how many climbs there were."""
    looks: list[float] = []  # at the clock: by a number of games, there is one when a search or a climb begins

    def clock() -> float:
        looks.append(0.0)
        return 0.0

    plans = search(s, 0, seed, Limit(3 * CLIMB + 1, clock, 0.0))
    return [(plan.answers, plan.count, plan.mean()) for plan in plans], len(looks) - 1


def test_the_same_seed_gives_the_same_choice_when_it_climbs_again() -> None:
    hands, at = [["conductor-3x1"]], {"kentucky": 1, "ripley": 1}
    s = table(players=1, roles=["conductor"], round_=6, at=at, plantations=[0, 0, 0], market=[0, 0], hands=hands)
    plans, count = climbs(s, 1)
    assert count > 1
    assert len(plans) > 1
    choice = Search().choose(s.copy(), 0, Budget(games=3 * CLIMB + 1, seed=1))
    assert [choice.answer, *(intent.answer for intent in choice.plan)] == plans[0][0]
    assert climbs(s, 1)[0] == plans != climbs(s, 2)[0]


@pytest.mark.long
def test_with_much_time_it_climbs_again_and_finds_a_plan_at_least_as_good() -> None:
    s, limits = start(1), [Limit(games, lambda: 0.0, 0.0) for games in (CLIMB, 3 * CLIMB + 1)]
    once, often = (search(s, 0, 3, limit)[0] for limit in limits)
    assert [limit.played <= limit.games for limit in limits] == [True, True]
    assert limits[1].played > 1.5 * limits[0].played
    for plan in (once, often):
        plan.forget()
        for luck in range(200):
            plan.imagine(1_000_000 + luck)
    assert often.mean() >= once.mean()


def test_a_part_of_a_limit_ends_with_its_games_and_with_the_whole_time() -> None:
    now = [0.0]
    whole = Limit(0, lambda: now[0], 10.0)
    whole.played, now[0] = 50, 5.0
    part = whole.part(20)
    assert (whole.left(), part.left(), part.over()) == (50, 20, False)
    part.played = 20
    assert part.over()
    assert not whole.over()
    other, now[0] = whole.part(20), 10.0
    assert other.over()


def test_some_plans_leave_another_one_twice() -> None:
    s = late_table()
    plan = follow(s, 0, [])
    once = {state_key(follow(s, 0, beginning).table) for beginning in departures(s, 0, plan)}
    found = neighbours(s, 0, plan, {}, 64, 100, 1)
    assert any(state_key(other.table) not in once for other in found)


@pytest.mark.parametrize("players", [1, 2, 4])
def test_it_keeps_to_its_time(players: int) -> None:
    """Computing time is measured: a machine that is busy otherwise takes longer, but not for this."""
    s, seconds = start(players), 0.3
    began = time.process_time()
    Search().choose(s, actor(s), Budget(seconds=seconds))
    assert time.process_time() - began < 2 * seconds


def test_when_its_time_is_up_it_imagines_no_more_games() -> None:
    """By this clock every game takes a second, but the tenth takes all the time that is left."""
    limits: list[Limit] = []

    def clock() -> float:
        played = limits[0].played if limits else 0
        return played if played < 10 else 100.0

    limits.append(Limit(0, clock, 100.0))
    search(start(2), 0, 1, limits[0])
    assert limits[0].played == 10


def test_the_table_it_is_asked_about_stays_as_it_is() -> None:
    s = start(3)
    before = state_key(s)
    Search().choose(s, actor(s), Budget(games=8))
    assert state_key(s) == before


def test_a_plan_is_followed_while_all_goes_as_expected() -> None:
    s, mind, agent = late_table(), SeatMemory(), Counting()
    while s.outcome == PLAYING and actor(s) != CHANCE:
        choice = mind.choose(agent, s, actor(s), Budget(games=12))
        assert choice.answer in legal(s)
        apply(s, choice.answer)
    assert agent.asked == 1


def test_a_plan_is_dropped_when_the_table_looks_different() -> None:
    s, mind = late_table(), SeatMemory()
    choice = mind.choose(Search(), s, 0, Budget(games=12))
    assert choice.plan
    apply(s, choice.answer)
    assert mind.intended(s) is not None
    s.money[0] += 1
    assert mind.intended(s) is None


def test_the_time_of_a_turn_is_shared_by_its_answers() -> None:
    s, mind = late_table(), SeatMemory()
    assert mind.seconds(s, 1.0) == 1.0
    mind.keep(Choice(0), TURN - 0.5)
    assert mind.seconds(s, 1.0) == pytest.approx(0.5)
    mind.keep(Choice(0), 1.0)
    assert 0 < mind.seconds(s, 1.0) < 0.1
    s.round -= 1
    assert mind.seconds(s, 1.0) == 1.0


def test_plans_differ_from_each_other() -> None:
    s = late_table()
    plan = follow(s, 0, [])
    others = departures(s, 0, plan)
    assert others
    for beginning in others:
        *same, last = beginning
        assert same == plan.answers[: len(same)]
        assert last != plan.answers[len(same)]


def test_whoever_can_win_now_does() -> None:
    s = late_table()
    while s.stock[0]:
        s.gain_token(0)
        s.stock[0] -= 1
    said = []
    mind = SeatMemory()
    while s.outcome == PLAYING and actor(s) != CHANCE:
        choice = mind.choose(Search(), s, actor(s), Budget(games=40))
        said.append(choice.answer)
        apply(s, choice.answer)
    assert s.freed >= 5, said


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_answers(level: str) -> None:
    s = start(2)
    player = LEVELS[level].player()
    assert player.choose(s, actor(s), Budget(games=4)).answer in own_answers(s, actor(s))


@pytest.mark.parametrize("seat", [1, 2])
def test_in_planning_every_seat_thinks_and_follows_its_plan_whoever_is_asked(seat: int) -> None:
    s, mind, agent = start(3), SeatMemory(), Counting()
    assert actor(s) == 0
    said: list[int] = []
    while may_decide(s, seat):
        assert legal(asked_first(s, seat)) == own_answers(s, seat)
        choice = mind.choose(agent, s.copy(), seat, Budget(games=24, seed=5))
        assert bool(choice.imagined) == (not said)
        assert choice.answer in own_answers(s, seat)
        said.append(choice.answer)
        apply(s, choice.answer)
    assert actor(s) == 0
    assert agent.asked == 1
    assert s.ready >> seat & 1


def test_in_planning_the_rules_of_thumb_serve_every_seat_alike() -> None:
    asked, other = start(2, roles=["shepherd", "stockholder"]), start(2, roles=["stockholder", "shepherd"])
    first, second = Heuristic().choose(asked, 0, Budget()), Heuristic().choose(other, 1, Budget())
    assert second.answer - first.answer == STACKS
    assert reasons_for(other, 1, second) == reasons_for(asked, 0, first)


def test_where_planning_has_an_order_the_others_decide_nothing_yet() -> None:
    s = start(3, options=["strict-planning"])
    assert [seat for seat in range(3) if may_decide(s, seat)] == [actor(s)]


def test_somebody_speaks_unasked_only_where_that_helps_and_is_wanted() -> None:
    hands = [["conductor-3x1", "conductor-3x1"]]
    s = table(roles=["shepherd", "station-master"], hands=hands, at={"kentucky": 1, "tennessee": 1})
    assert speaking(s, lambda _seat: True) == 1
    assert speaking(s, lambda _seat: False) == actor(s) == 0
    assert Heuristic().choose(s, 1, Budget()).answer == SHIELD
    over, dice = start(1), Dice(1)
    while over.outcome == PLAYING:
        apply(over, pick(over, dice) if actor(over) == CHANCE else legal(over)[0])
    assert speaking(over, lambda _seat: True) < NOBODY


class Counting:
    """Counts how often it is asked to think."""

    asked = 0

    def choose(self, table: State, seat: int, budget: Budget) -> Choice:
        """Think, and count."""
        self.asked += 1
        return Search().choose(table, seat, budget)


def test_where_the_clock_allows_too_few_games_the_rules_of_thumb_answer() -> None:
    s = start(2)
    hurried = Search().choose(s, actor(s), Budget(seconds=0.0))
    assert hurried == Heuristic().choose(s, actor(s), Budget(seconds=0.0))
    assert hurried.imagined is None
