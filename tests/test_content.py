"""The content is sound, and broken content is refused by name."""

from collections.abc import Callable
from typing import Final

import pytest

from lantern.content import board, cards, options, victory
from lantern.content.board import PLACES, Path, Place, Plantation, Route
from lantern.content.cards import Card, general, opposition, reserve
from lantern.content.effects import (
    ACTION_PHASE,
    BETWEEN_ACTIONS,
    NEW_MARKET_CARD,
    STAT_NAMES,
    STATS,
    ZONES,
    AddToMarket,
    BuyToken,
    Carry,
    ClearQueue,
    EachGains,
    Effect,
    Either,
    GainPer,
    GiveMoney,
    HoldCatcher,
    LeaveOut,
    Modifier,
    Move,
    Reserve,
    Seize,
    SendBack,
    SwapQueue,
)
from lantern.content.printed import Content, printed
from lantern.content.source import ESTIMATE, PHOTO
from lantern.content.tokens import Stack
from lantern.content.validate import ContentError, problems, validate
from lantern.content.victory import Goal
from lantern.engine import phases
from lantern.engine.board import ZONES as ENGINE_ZONES
from lantern.engine.setup import new_game

GOOD: Final = printed()


def test_the_printed_content_has_no_problems() -> None:
    validate()
    assert problems(GOOD) == []


def test_validate_raises_and_names_every_problem() -> None:
    with pytest.raises(ContentError, match=r"people for 4 players: 96 are needed(.|\n)*switches: the set of all is 0"):
        validate(GOOD._replace(people=95, all_switches=0))


def place(name: str, change: Callable[[Place], Place]) -> Content:
    """Return the content with one place changed."""
    return GOOD._replace(places=[change(each) if each.id == name else each for each in GOOD.places])


def path(colour: str, change: Callable[[Path], Path]) -> Content:
    """Return the content with one catcher path changed."""
    return GOOD._replace(paths=[change(each) if each.colour == colour else each for each in GOOD.paths])


def plantation(name: str, change: Callable[[Plantation], Plantation]) -> Content:
    """Return the content with one plantation changed."""
    return GOOD._replace(plantations=[change(each) if each.id == name else each for each in GOOD.plantations])


def stack(name: str, change: Callable[[Stack], Stack]) -> Content:
    """Return the content with one stack of tokens changed."""
    return GOOD._replace(stacks=[change(each) if each.id == name else each for each in GOOD.stacks])


def card(name: str, new: Card) -> Content:
    """Return the content with one card put in another's place."""
    return GOOD._replace(cards=[new if each.id == name else each for each in GOOD.cards])


def route(*ends: str, fare: int = 0, source: str = PHOTO) -> Content:
    """Return the content with one more plain route."""
    return GOOD._replace(plain_routes=[*GOOD.plain_routes, Route(ends[0], ends[1], source, fare)])


def goal(side: str, players: int, new: Goal) -> Content:
    """Return the content with one goal changed."""
    goals = [new if number == players - 1 else old for number, old in enumerate(GOOD.goals[side])]
    return GOOD._replace(goals={**GOOD.goals, side: goals})


def kept(how: Reserve) -> Content:
    """Return the content with Levi Coffin used in another way."""
    return card("levi-coffin", reserve(1, "levi-coffin", how))


ISLAND: Final = GOOD._replace(places=[*GOOD.places, Place("island", board.NORTHERN, 0, ESTIMATE)])
WHITTIER: Final = next(each for each in GOOD.cards if each.id == "whittier")
LEVI: Final = next(each for each in GOOD.cards if each.id == "levi-coffin")
GAG: Final = next(each for each in GOOD.cards if each.id == "gag-rules")

BROKEN_BOARD: Final = [
    (GOOD._replace(places=[*GOOD.places, PLACES[0]]), "place west-iowa: there are two of this id"),
    (place("ripley", lambda p: p._replace(kind="village")), "place ripley: there is no kind 'village'"),
    (place("ripley", lambda p: p._replace(aid=-1)), "place ripley: aid of -1 dollars"),
    (place("ripley", lambda p: p._replace(aid=4)), "place ripley: there is no coin of $4"),
    (place("detroit", lambda p: p._replace(aid=1)), "aid coins of $2: 7 instead of 8"),
    (place("detroit", lambda p: p._replace(source="hearsay")), "place detroit: there is no source 'hearsay'"),
    (place("boston", lambda p: p._replace(aid_source="guess")), "place boston: there is no source 'guess'"),
    (route("chicago", "atlantis"), "route chicago–atlantis: there is no place 'atlantis'"),
    (route("chicago", "chicago"), "route chicago–chicago: it leads to itself"),
    (route("newport", "chicago"), "route newport–chicago: it is there twice"),
    (route("detroit", "chicago"), "route detroit–chicago: it is there twice"),
    (route("chicago", "ripley", fare=-1), "route chicago–ripley: a fare of -1 dollars"),
    (route("chicago", "ripley", source=""), "route chicago–ripley: there is no source ''"),
    (path("blue", lambda p: p._replace(start="ripley")), "path blue: its catcher starts in 'ripley', which is not on"),
    (path("blue", lambda p: p._replace(places=("detroit",))), "path blue: fewer than two places"),
    (path("blue", lambda p: p._replace(places=(*p.places, "thule"))), "path blue: there is no place 'thule'"),
    (
        path("brown", lambda p: p._replace(places=(*p.places, "new-york"))),
        "path brown: no chain of routes, it comes to",
    ),
    (
        path("brown", lambda p: p._replace(estimated_from="maine")),
        "path brown: estimated from 'maine', which is not on it",
    ),
    (path("brown", lambda p: p._replace(source="map")), "path brown: there is no source 'map'"),
    (path("brown", lambda p: p._replace(colour="blue")), "path blue: there are two of this colour"),
    (path("brown", lambda p: p._replace(symbol="circle")), "symbol circle: two paths have it"),
    (ISLAND, "place island: nobody can reach it from a plantation"),
    (ISLAND, "place island: Canada cannot be reached from it"),
    (GOOD._replace(plantations=[]), "place kentucky: nobody can reach it from a plantation"),
    (GOOD._replace(canada_links=[]), "place detroit: Canada cannot be reached from it"),
    (GOOD._replace(canada_links=[*GOOD.canada_links, ("detroit", PHOTO)]), "link detroit–Canada: it is there twice"),
    (GOOD._replace(canada_links=[("oz", PHOTO)]), "link oz–Canada: there is no place 'oz'"),
    (GOOD._replace(canada_links=[("detroit", "tale")]), "link detroit–Canada: there is no source 'tale'"),
    (
        plantation("east", lambda p: p._replace(links=("washington",))),
        "plantation east: its link 'washington' is not a",
    ),
    (plantation("east", lambda p: p._replace(links=())), "plantation east: no way leads out of it"),
    (plantation("east", lambda p: p._replace(links=p.links * 2)), "plantation east: two links to charleston"),
    (plantation("east", lambda p: p._replace(light=10)), "plantation east: 10 light spaces of 9"),
    (plantation("east", lambda p: p._replace(spaces=0, light=0)), "plantation east: 0 spaces"),
    (plantation("east", lambda p: p._replace(id="west")), "plantation west: there are two of this id"),
    (plantation("east", lambda p: p._replace(light_source="-")), "plantation east: there is no source '-'"),
    (GOOD._replace(distances=(0, 1, 2)), "movement die: distance 0"),
    (GOOD._replace(distances=(1, 1, 2)), "movement die: distance 1 twice"),
]

BROKEN_CARDS: Final = [
    (GOOD._replace(cards=[*GOOD.cards, WHITTIER]), "card whittier: there are two of this id"),
    (GOOD._replace(cards=[*GOOD.cards, WHITTIER]), "cards of period 1: 14 instead of 13"),
    (card("whittier", WHITTIER._replace(many_only=True)), "cards of period 1 with one or two players: 8 instead of 9"),
    (card("gag-rules", WHITTIER._replace(id="gag-rules")), "cards of opposition: 11 instead of 12"),
    (card("gag-rules", WHITTIER._replace(id="gag-rules")), "opposition cards for 3–4 players: 12 to be dealt, there"),
    (GOOD._replace(opposition_few=[3, 4]), "opposition cards for 1–2 players: [3, 4] is not a number for each period"),
    (GOOD._replace(opposition_few=[5, 5, 5]), "opposition cards for 1–2 players: 15 to be dealt, there are 12"),
    (card("whittier", WHITTIER._replace(kind="joker")), "card whittier: there is no kind 'joker'"),
    (card("whittier", WHITTIER._replace(period=3)), "card whittier: there is no period 4"),
    (card("whittier", WHITTIER._replace(for_sale=False)), "card whittier: only an opposition card can be not for sale"),
    (card("whittier", WHITTIER._replace(source="?")), "card whittier: there is no source '?'"),
    (card("whittier", general(1, "whittier")), "card whittier: a general card without effect"),
    (card("whittier", WHITTIER._replace(in_force=GAG.in_force)), "card whittier: a general card with the effect of an"),
    (card("levi-coffin", LEVI._replace(when_bought=(SwapQueue(),))), "card levi-coffin: a reserve card with a deed"),
    (card("levi-coffin", LEVI._replace(kept=None)), "card levi-coffin: a reserve card, and no other, is kept for a"),
    (card("whittier", WHITTIER._replace(kept=LEVI.kept)), "card whittier: a reserve card, and no other, is kept for a"),
    (card("whittier", WHITTIER._replace(kept=LEVI.kept)), "reserve cards: two for the moment catcher-captures"),
    (kept(Reserve("dawn", HoldCatcher())), "card levi-coffin: HoldCatcher is no use at the moment 'dawn'"),
    (kept(Reserve(ACTION_PHASE, HoldCatcher())), "card levi-coffin: HoldCatcher is no use at the moment"),
    (kept(Reserve(NEW_MARKET_CARD, LeaveOut(0, 2))), "card levi-coffin: price 0, at least 1"),
    (kept(Reserve(NEW_MARKET_CARD, LeaveOut(3, 0))), "card levi-coffin: people 0, at least 1"),
    (kept(Reserve(BETWEEN_ACTIONS, GiveMoney(0))), "card levi-coffin: gift 0, at least 1"),
    (kept(Reserve(BETWEEN_ACTIONS, GiveMoney(), income=-1)), "card levi-coffin: income -1, at least 0"),
    (card("gag-rules", opposition("gag-rules")), "card gag-rules: an opposition card without effect"),
    (card("gag-rules", GAG._replace(period=1)), "card gag-rules: an opposition card has neither a period nor the"),
    (card("gag-rules", GAG._replace(when_bought=(SwapQueue(),))), "card gag-rules: an opposition card with a deed"),
    (card("gag-rules", opposition("gag-rules", Modifier(STATS, 1))), "card gag-rules: modifiers the unknown number 10"),
    (card("gag-rules", opposition("gag-rules", Modifier(1, 0))), "card gag-rules: modifies a number by 0"),
    (GOOD._replace(house_cards=[opposition("house", Modifier(-1, 1))]), "card house: modifiers the unknown number -1"),
    (GOOD._replace(queue_prices=[1, 1]), "card bleeding-kansas: there is no queue space 2"),
    (GOOD._replace(queue_prices=[3, 2, 2, 1, -1]), "queue: a price of -1 dollars"),
    (GOOD._replace(queue_prices=[]), "queue: it has no spaces"),
]

BROKEN_EFFECTS: Final = [
    (Move(0), "people 0, at least 1"),
    (Move(1, steps=0), "steps 0, at least 1"),
    (Either(Move(1), Move(0)), "people 0, at least 1"),
    (BuyToken(discount=-1), "discount -1, at least 0"),
    (BuyToken(tokens=0), "tokens 0, at least 1"),
    (EachGains(0), "dollars 0, at least 1"),
    (GainPer("moon"), "there is no zone 'moon'"),
    (Carry("moon", "canada"), "there is no zone 'moon'"),
    (Carry("any-plantation", "moon"), "there is no zone 'moon'"),
    (Carry("canada", "new-york"), "carries from canada to new-york"),
    (Carry("new-york", "new-york"), "carries from new-york to new-york"),
    (Carry("any-plantation", "canada", people=0), "people 0, at least 1"),
    (Carry("any-plantation", "canada", within=-1), "within -1, at least 0"),
    (ClearQueue(spaces=(5,)), "there is no queue space 5"),
    (ClearQueue(spaces=(1, 1)), "queue space 1 twice"),
    (ClearQueue(), "clears either"),
    (ClearQueue(spaces=(1,), left_of_this=True), "clears either"),
    (AddToMarket(0), "people 0, at least 1"),
    (Seize(0), "people 0, at least 1"),
    (SendBack(-3), "people -3, at least 1"),
]

BROKEN_REST: Final = [
    (GOOD._replace(stacks=[*GOOD.stacks, GOOD.stacks[-1]]), "stack funds-3: there are two of this id"),
    (stack("funds-1", lambda s: s._replace(kind="gold")), "stack funds-1: there is no kind 'gold'"),
    (stack("funds-1", lambda s: s._replace(column=3)), "stack funds-1: there is no column 3"),
    (stack("funds-1", lambda s: s._replace(price=-1)), "stack funds-1: a price of -1 dollars"),
    (stack("funds-1", lambda s: s._replace(counts=(1, 2, 0, 4))), "stack funds-1: (1, 2, 0, 4) tokens, at least one"),
    (stack("funds-1", lambda s: s._replace(counts=(1, 2, 3, 5))), "fundraising tokens: 14 are needed, 13 are in the"),
    (stack("funds-1", lambda s: s._replace(source="")), "stack funds-1: there is no source ''"),
    (stack("conductor-4x1", lambda s: s._replace(people=0)), "stack conductor-4x1: moves 0 people 1 places"),
    (stack("conductor-4x1", lambda s: s._replace(steps=0)), "stack conductor-4x1: moves 4 people 0 places"),
    (GOOD._replace(stacks=GOOD.stacks[1:]), "stack support: there must be one"),
    (GOOD._replace(support_counts=[]), "support tokens for 1 player: there are none"),
    (GOOD._replace(support_counts=GOOD.support_counts[:2]), "support tokens: 2 columns instead of 3"),
    (GOOD._replace(support_counts=[(0, 1, 1, 1)] * 3), "support tokens of period 1: (0, 1, 1, 1), at least one"),
    (GOOD._replace(support_counts=[(1, 2, 3, 6)] * 3), "support tokens: 18 are needed, 17 are in the box"),
    (GOOD._replace(pass_money=[3, 4]), "money for passing: [3, 4] is not a sum for each period"),
    (GOOD._replace(roles=[*GOOD.roles, GOOD.roles[0]]), "role agent: there are two of this id"),
    (GOOD._replace(roles=GOOD.roles[:3]), "roles: 3 are too few for 4 players"),
    (GOOD._replace(roles=[each._replace(money=-1) for each in GOOD.roles]), "role preacher: less than no money"),
    (GOOD._replace(roles=[each._replace(money_after_source="x") for each in GOOD.roles]), "role agent: there is no"),
    (GOOD._replace(market_sizes=[0, *GOOD.market_sizes[1:]]), "market card 1: 0 people"),
    (GOOD._replace(market_sizes=GOOD.market_sizes[1:]), "market cards: 17 instead of 18"),
    (GOOD._replace(market_sizes=[*GOOD.market_sizes[:-1], 11]), "people for 4 players: 97 are needed, there are 96"),
    (GOOD._replace(markets_in_game=7), "market cards: 7 in a game of 8 rounds"),
    (GOOD._replace(markets_face_up=9), "market cards: 9 of 8 face up"),
    (GOOD._replace(market_first=[0, 5, 8]), "market cards: sets for 3 instead of 4 player counts"),
    (GOOD._replace(market_first=[0, 5, 8, 11]), "market set for 4 players: no 8 cards from 12 on"),
    (GOOD._replace(market_first=[-1, 5, 8, 10]), "market set for 1 player: no 8 cards from 0 on"),
    (GOOD._replace(people=90), "people for 4 players: 96 are needed, there are 90"),
    (goal("normal", 1, Goal(97, 12, ESTIMATE, ESTIMATE)), "victory normal for 1 player: 97 of 96 people to be freed"),
    (goal("normal", 1, Goal(0, 12, ESTIMATE, ESTIMATE)), "victory normal for 1 player: 0 of 96 people to be freed"),
    (
        goal("challenging", 3, Goal(9, 0, ESTIMATE, ESTIMATE)),
        "victory challenging for 3 players: a Lost track of 0 spaces",
    ),
    (goal("manual", 2, Goal(9, 9, ESTIMATE, "odd")), "victory manual for 2 players: there is no source 'odd'"),
    (GOOD._replace(goals={}), "victory normal: goals for 0 instead of 4 player counts"),
    (GOOD._replace(goals={**GOOD.goals, "wild": []}), "victory wild: no side is called so"),
    (GOOD._replace(sides=[*GOOD.sides, "manual"]), "victory manual: there are two of this name"),
    (GOOD._replace(switches=GOOD.switches * 2), "switch calm-triples: there are two of this id"),
    (GOOD._replace(switches=GOOD.switches * 7), f"switches: {len(GOOD.switches) * 7}, at most 62 can be recorded"),
    (GOOD._replace(all_switches=511), "switches: the set of all is 511"),
]


@pytest.mark.parametrize(
    ("content", "named"),
    BROKEN_BOARD + BROKEN_CARDS + BROKEN_REST,
    ids=[named for _, named in BROKEN_BOARD + BROKEN_CARDS + BROKEN_REST],
)
def test_broken_content_is_named(content: Content, named: str) -> None:
    assert [problem for problem in problems(content) if problem.startswith(named)]


@pytest.mark.parametrize(("effect", "named"), BROKEN_EFFECTS, ids=[str(effect) for effect, _ in BROKEN_EFFECTS])
@pytest.mark.parametrize("moment", [0, 1, 2], ids=["bought", "removed", "entry"])
def test_a_broken_effect_is_named_with_its_card(effect: Effect, named: str, moment: int) -> None:
    changes = [
        WHITTIER._replace(when_bought=(effect,)),
        WHITTIER._replace(when_removed=(effect,)),
        WHITTIER._replace(on_entry=(effect,)),
    ]
    broken = card("whittier", changes[moment])
    assert [problem for problem in problems(broken) if problem.startswith(f"card whittier: {named}")]


@pytest.mark.parametrize(
    ("name", "kind", "capacity", "aid", "paths"),
    [
        ("chicago", board.CITY, 4, 2, ["orange", "blue"]),
        ("new-york", board.CITY, 4, 3, ["blue", "brown"]),
        ("washington", board.CAPITAL, 4, 2, ["purple", "brown"]),
        ("newport", board.TOWN, 1, 1, ["purple"]),
        ("maine", board.NORTHERN, 1, 1, ["blue", "yellow"]),
        ("charleston", board.SOUTHERN, 1, 0, []),
        ("west-virginia", board.SOUTHERN, 1, 0, ["orange", "brown"]),
        ("ship", board.SEA, 1, 0, []),
    ],
)
def test_places_are_as_the_table_of_the_board_has_them(
    name: str, kind: str, capacity: int, aid: int, paths: list[str]
) -> None:
    found = next(each for each in GOOD.places if each.id == name)
    assert (found.kind, board.capacity(found), found.aid) == (kind, capacity, aid)
    assert [each.colour for each in GOOD.paths if name in each.places] == paths


def test_the_sizes_of_the_tables_are_those_of_the_box() -> None:
    assert (len(GOOD.places), len(GOOD.plantations), len(GOOD.paths)) == (33, 3, 5)
    assert len([each for each in GOOD.cards if each.kind != cards.STRETCH]) == 52
    assert [sum(GOOD.market_sizes[first : first + 8]) for first in GOOD.market_first] == [50, 65, 65, 70]


def test_names_and_numbers_that_stand_twice_agree() -> None:
    """What the engine keeps for itself is what the content says."""
    assert len(STAT_NAMES) == STATS
    assert set(ZONES) == set(ENGINE_ZONES)
    assert options.switch_bits([each.id for each in GOOD.switches]) == options.ALL_SWITCHES
    assert [phases.lantern_removals(new_game(players)) for players in (2, 3)] == [cards.LANTERN_FEW, cards.LANTERN_MANY]


def test_the_manual_has_the_lost_track_of_its_side(monkeypatch: pytest.MonkeyPatch) -> None:
    normal = victory.GOALS[victory.NORMAL]
    monkeypatch.setitem(victory.GOALS, victory.NORMAL, [goal._replace(lost=goal.lost + 1) for goal in normal])
    assert [goal.lost for goal in victory.by_manual(victory.NORMAL)] == [goal.lost + 1 for goal in normal]
    assert victory.GOALS[victory.MANUAL_CHALLENGING] == victory.by_manual(victory.CHALLENGING)
