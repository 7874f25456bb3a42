"""Reasons are true: every sentence is checked against the rules, by other ways than the one it was found by."""

from collections.abc import Iterator
from fractions import Fraction

import pytest

from lantern.agents.explain import reasons
from lantern.engine import facts
from lantern.engine.actions import CHANCE, FROM, OVER, TO
from lantern.engine.board import CAPACITY, COLOURS, HOLDERS, SPOT_IDS, WEST
from lantern.engine.flow import actor, apply
from lantern.engine.phases import Roll
from lantern.engine.playout import Dice, pick
from lantern.engine.setup import new_game
from lantern.engine.state import State
from lantern.odds import odds, results
from lantern.thought.outlook import support_left
from lantern.thought.steward import answer
from lantern.words import Text

News = list[tuple[int, int, int, int]]
Said = tuple[State, State, News, Text]


def told(players: int, seed: int) -> Iterator[Said]:
    """Play a game and yield every reason, with the table before and after and what happened."""
    s, dice = new_game(players), Dice(seed)
    while (who := actor(s)) != OVER:
        said = pick(s, dice) if who == CHANCE else answer(s)
        if who >= 0:
            yield from claims(s, who, said)
        apply(s, said)


def claims(s: State, who: int, said: int) -> Iterator[Said]:
    """Yield the reasons for one answer; who moves is explained together with where they go."""
    after = s.copy()
    news: News = []
    after.news = news
    apply(after, said)
    plan = [answer(after)] if FROM <= said < TO and actor(after) == who else []
    found = reasons(s, who, said, plan)
    for each in plan:
        apply(after, each)
    for reason in found:
        yield s, after, news, reason


def spot_named(reason: Text) -> int:
    """Return the place a reason names."""
    place = reason.args["place"]
    assert isinstance(place, Text)
    return SPOT_IDS.index(place.id.removeprefix("place-"))


def share(s: State, catcher: int, place: int) -> Fraction:
    """Count, by rolling every result, how likely a catcher comes to a place."""
    roll = Roll()
    hits = 0
    for said, weight in zip(roll.legal(s), roll.weights(s), strict=True):
        hits += weight * any(
            fact == facts.CATCHER and (a, c) == (catcher, place) for fact, a, _b, c in results(s, said)
        )
    return Fraction(hits, sum(roll.weights(s)))


def is_true(s: State, after: State, news: News, reason: Text) -> bool:
    """Tell whether a sentence is true."""
    args = reason.args
    match reason.id:
        case "because-freed":
            return args["people"] == after.freed - s.freed > 0
        case "because-money":
            return args["dollars"] in [after.money[seat] - s.money[seat] for seat in range(s.players)]
        case "because-captured":
            return args["people"] == sum(b for fact, _a, b, _c in news if fact == facts.CAPTURED) > 0
        case "because-room":
            held, room = sum(s.people[WEST:HOLDERS]), sum(CAPACITY[WEST:HOLDERS])
            return args["people"] == s.market[0] - (room - held) > 0 and sum(after.people[WEST:HOLDERS]) < held
        case "because-lured":
            colour = args["catcher"]
            assert isinstance(colour, Text)
            catcher = COLOURS.index(colour.id.removeprefix("catcher-"))
            return share(s, catcher, spot_named(reason)) > 0 == share(after, catcher, spot_named(reason))
        case "because-steps":
            return s.people[spot_named(reason)] < after.people[spot_named(reason)]
        case "because-safe" | "because-risk":
            chance = Fraction(int(str(args.get("results", 0))), int(str(args.get("all", 1))))
            return odds(after).arrival[spot_named(reason)] == chance
        case "because-support":
            return args["left"] == support_left(after) < support_left(s)
        case "because-removed":
            return any(fact == facts.LEFT and c != facts.BY_LANTERN for fact, _a, _b, c in news)
    return False


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_reason_is_true(players: int) -> None:
    seen = set()
    for s, after, news, reason in told(players, players * 11):
        assert is_true(s, after, news, reason), reason
        seen.add(reason.id)
    assert {"because-steps", "because-money", "because-safe"} <= seen


def test_all_kinds_of_reasons_occur() -> None:
    seen = {reason.id for seed in range(6) for *_, reason in told(3, seed)}
    assert seen >= {
        "because-freed",
        "because-money",
        "because-lured",
        "because-risk",
        "because-support",
        "because-room",
    }
