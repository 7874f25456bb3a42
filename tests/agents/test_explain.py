"""Reasons are true: every sentence is checked against the rules, by other ways than the one it was found by."""

from collections.abc import Callable, Iterator

import pytest

from lantern.agents.base import Agent, Budget, Choice
from lantern.agents.companion import Companion
from lantern.agents.explain import half_said, reasons
from lantern.agents.search import Search
from lantern.agents.steward import Steward, unasked
from lantern.engine.actions import CHANCE, OVER
from lantern.engine.flow import actor, apply, legal, others, speaker
from lantern.engine.playout import Dice, pick
from lantern.engine.setup import new_game
from lantern.engine.state import PLAYING, State
from lantern.notation import number
from lantern.thought.buying import NOTHING
from lantern.thought.steward import answer
from lantern.words import VOCABULARIES, Words
from tests.agents.truth import CHECKS, News, Said, is_true
from tests.tables import table

Player = Callable[[State, Dice], int]


def by_rules_of_thumb(s: State, _dice: Dice) -> int:
    """Answer like the steward, or speak unasked where it would."""
    said = unasked(s)
    return answer(s) if said == NOTHING else said


def anyhow(s: State, dice: Dice) -> int:
    """Give any answer that anybody may give now."""
    answers = legal(s) + others(s)
    return answers[dice.below(len(answers))]


def told(player: Player, s: State, dice: Dice) -> Iterator[Said]:
    """Play a game to its end and yield every reason for what was said."""
    while (who := actor(s)) != OVER:
        if who == CHANCE:
            apply(s, pick(s, dice))
        else:
            said = player(s, dice)
            yield from claims(s, said, player, dice)
            apply(s, said)


def claims(s: State, said: int, player: Player, dice: Dice) -> Iterator[Said]:
    """Yield the reasons for one answer; one that is half said is explained with what completes it."""
    after, who = s.copy(), speaker(s, said)
    news: News = []
    after.news = news
    apply(after, said)
    plan = [player(after, dice)] if after.outcome == PLAYING and half_said(after.stack[-1]) else []
    found = reasons(s, who, said, plan)
    for each in plan:
        apply(after, each)
    yield from (Said(s, after, news, who, said, reason) for reason in found)


def games(players: int) -> Iterator[Said]:
    """Play some games, good ones and others."""
    for seed in range(9):
        yield from told(by_rules_of_thumb, new_game(players), Dice(players * 11 + seed))
        yield from told(anyhow, new_game(players), Dice(players * 11 + seed))


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_reason_is_true(players: int) -> None:
    for said in games(players):
        assert is_true(said), said.reason


def test_all_kinds_of_reasons_occur_and_can_be_said_in_both_vocabularies() -> None:
    seen = {said.reason.id.removeprefix("because-"): said.reason for players in (1, 2, 3, 4) for said in games(players)}
    assert CHECKS.keys() - seen.keys() == {"purse"}  # of a seldom card: see below
    assert seen.keys() <= CHECKS.keys()
    for reason in seen.values():
        for vocabulary in VOCABULARIES:
            assert Words(vocabulary).say(reason).endswith(".")


def test_a_gift_is_explained_by_what_its_receiver_has() -> None:
    s = table(players=3, money=[5, 4, 3], reserve={1: "charles-sumner"}, period=2)
    found: list[Said] = []
    for each in ("seat 2", "amount 3"):
        found += claims(s, number(each), anyhow, Dice(1))
        apply(s, number(each))
    assert all(is_true(said) for said in found)
    assert [Words().say(said.reason) for said in found] == ["The Stockholder has $4.", "The Stockholder has $7."]


def game_of(agent: Agent, players: int, budget: Budget) -> Iterator[tuple[State, Choice]]:
    """Play a game and yield every choice that was one."""
    s, dice, minds = new_game(players), Dice(players), [Companion() for _seat in range(players)]
    while (who := actor(s)) != OVER:
        if who == CHANCE:
            apply(s, pick(s, dice))
            continue
        choice = minds[who].choose(agent, s.copy(), who, budget)
        if len(legal(s)) > 1:
            yield s, choice
        apply(s, choice.answer)


@pytest.mark.parametrize(
    ("agent", "players"), [(Steward(), 1), (Steward(), 2), (Steward(), 3), (Steward(), 4), (Search(), 1), (Search(), 3)]
)
def test_nine_of_ten_choices_are_explained_by_the_table(agent: Agent, players: int) -> None:
    explained = []
    for _s, choice in game_of(agent, players, Budget(games=2)):
        explained.append(any(reason.id != "because-imagined" for reason in choice.reasons))
    assert len(explained) > 50
    assert sum(explained) >= 0.9 * len(explained)
