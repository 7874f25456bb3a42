"""Reasons are true: every sentence is checked against the rules, by other ways than the one it was found by."""

from collections.abc import Callable, Iterable, Iterator, Sequence

import pytest

from lantern.engine.actions import CHANCE, OVER
from lantern.engine.flow import actor, apply, legal, others, speaker
from lantern.engine.playout import Dice, pick
from lantern.engine.roles import CONDUCTOR
from lantern.engine.setup import new_game
from lantern.engine.state import State
from lantern.explain.reasons import LEAST, MOST, half_said, reasons, reasons_for
from lantern.notation import number
from lantern.players.base import Budget, Choice, Player
from lantern.players.buying import NOTHING
from lantern.players.heuristic import Heuristic, answer, unasked
from lantern.players.memory import SeatMemory
from lantern.players.search import Search
from lantern.words import VOCABULARIES, Text, Words
from tests.explain.truth import CHECKS, Events, Said, is_true
from tests.tables import table

Answerer = Callable[[State, Dice], int]
ANYWAY = {f"because-{each}" for each in ("imagined", "goal", "needed", "hand")}  # could be said of any answer


def by_rules_of_thumb(s: State, _dice: Dice) -> int:
    """Answer like the heuristic player, or speak unasked where it would."""
    said = unasked(s)
    return answer(s) if said == NOTHING else said


def anyhow(s: State, dice: Dice) -> int:
    """Give any answer that anybody may give now."""
    answers = legal(s) + others(s)
    return answers[dice.below(len(answers))]


def told(player: Answerer, s: State, dice: Dice) -> Iterator[Said]:
    """Play a game to its end and yield every reason for what was said."""
    while (who := actor(s)) != OVER:
        if who == CHANCE:
            apply(s, pick(s, dice))
        else:
            said = player(s, dice)
            yield from claims(s, said, player, dice)
            apply(s, said)


def claims(s: State, said: int, player: Answerer, dice: Dice) -> Iterator[Said]:
    """Yield the reasons for one answer; one that is half said is explained with what completes it."""
    after = s.copy()
    apply(after, said)
    plan = [player(after, dice)] if half_said(after) else []
    return stated(s, said, plan, reasons(s, speaker(s, said), said, plan))


def stated(s: State, said: int, later: Sequence[int], found: Iterable[Text]) -> Iterator[Said]:
    """Yield the reasons for an answer with the table before it, and after it and what completes it."""
    after = s.copy()
    happened: Events = []
    after.events = happened
    apply(after, said)
    if later and half_said(after):
        apply(after, later[0])
    yield from (Said(s, after, happened, speaker(s, said), said, reason, later) for reason in found)


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
    assert CHECKS.keys() - seen.keys() == {"purse", "imagined"}  # of a seldom card, and of search: see below
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
    assert [Words().say(said.reason) for said in found[::LEAST]] == [
        "The Stockholder has $4.",
        "The Stockholder has $7.",
    ]


def game_of(agent: Player, s: State, budget: Budget) -> Iterator[tuple[State, Choice]]:
    """Play a game and yield every choice that was one."""
    dice, minds = Dice(s.players), [SeatMemory() for _seat in range(s.players)]
    while (who := actor(s)) != OVER:
        if who == CHANCE:
            apply(s, pick(s, dice))
            continue
        choice = minds[who].choose(agent, s.copy(), who, budget)
        if len(legal(s)) > 1:
            yield s, choice
        apply(s, choice.answer)


@pytest.mark.parametrize(
    ("agent", "players"),
    [(Heuristic(), 1), (Heuristic(), 2), (Heuristic(), 3), (Heuristic(), 4), (Search(), 1), (Search(), 3)],
)
def test_choices_have_two_or_three_reasons_and_nine_of_ten_have_one_of_their_own(agent: Player, players: int) -> None:
    explained = []
    for s, choice in game_of(agent, new_game(players), Budget(games=2)):
        kinds = [reason.id for reason in reasons_for(s, speaker(s, choice.answer), choice)]
        assert LEAST <= len(kinds) <= MOST, kinds
        explained.append(not ANYWAY.issuperset(kinds))
    assert len(explained) > 50
    assert sum(explained) >= 0.9 * len(explained)


def late_table() -> State:
    """Return a table whose last three rounds may be won or lost."""
    catchers = {"yellow": "maine", "blue": "maine"}
    return table(
        round_=6, period=3, freed=2, lost=4, money=[12, 12], at={"rochester": 1, "detroit": 1}, catchers=catchers
    )


@pytest.mark.parametrize(("lay", "rounds"), [(lambda: new_game(1, roles=[CONDUCTOR]), {2}), (late_table, {1, 2})])
def test_the_reasons_of_search_are_true(lay: Callable[[], State], rounds: set[int]) -> None:
    imagined = []
    for before, choice in game_of(Search(), lay(), Budget(games=30)):
        found = reasons_for(before, speaker(before, choice.answer), choice)
        for said in stated(before, choice.answer, [intent.answer for intent in choice.plan], found):
            assert is_true(said), said.reason
            imagined += [said] if said.reason.id == "because-imagined" else []
    assert {said.number("rounds") for said in imagined} == rounds
    assert len({said.number("share") for said in imagined}) > 2
    for vocabulary in VOCABULARIES:
        assert Words(vocabulary).say(imagined[0].reason).startswith("Played out ")


def test_a_capture_is_told_before_the_money() -> None:
    s = table(at={"kentucky": 1}, catchers={"yellow": "cleveland", "orange": "ripley"}, hands=[["conductor-3x1"]])
    apply(s, number("play conductor-3x1"))
    apply(s, number("from kentucky"))
    told_first = [each.id for each in reasons(s, 0, number("to cincinnati"))][:2]
    assert told_first == ["because-captured", "because-money"]
