"""The observation shows what its description says, for every table."""

from collections.abc import Callable
from pathlib import Path

import numpy as np

from lantern.content.cards import CARDS
from lantern.content.options import SWITCHES
from lantern.engine.actions import OVER
from lantern.engine.board import CATCHERS, HOLDERS, PATH, PLACES, spot
from lantern.engine.decks import CARD_COUNT
from lantern.engine.flow import actor
from lantern.engine.movement import ChooseDestination, ChoosePerson
from lantern.engine.pursuit import CatchersApproach
from lantern.engine.roles import ROLES
from lantern.engine.state import ACTION, State
from lantern.engine.tokens import KINDS
from lantern.engine.turns import acting
from lantern.envs.encode import PLACE_OF_KIND, encode, mask_of, scaled
from lantern.envs.fields import (
    AT,
    FIELDS,
    FIRST_UNSEEN,
    QUESTIONS,
    RESERVES,
    SEATS,
    SIZE,
    answers_documented,
    documented,
)
from tests.envs.playing import tables
from tests.tables import say, start, table

DOCS = Path(__file__).parents[2] / "docs" / "learning.md"
SIZES = {field.name: field.size for field in FIELDS}


def ones(places: list[int], size: int) -> list[int]:
    """Return 1 at these places and 0 elsewhere."""
    return [int(place in places) for place in range(size)]


def members(bits: int, size: int) -> list[int]:
    """Return a set as ones."""
    return [bits >> place & 1 for place in range(size)]


def four(numbers: list[int], each: int = 1) -> list[int]:
    """Return numbers by seat, with nothing for the seats that nobody has."""
    return numbers + [0] * (SEATS * each - len(numbers))


def roles(s: State) -> list[int]:
    """Return the role of each seat, as ones."""
    return four([one for role in s.roles for one in ones([role], ROLES)], ROLES)


def kept(s: State) -> list[int]:
    """Return the reserve card of each seat, as ones."""
    places = [[RESERVES.index(card)] if card >= 0 else [] for card in s.reserve]
    return four([one for place in places for one in ones(place, len(RESERVES))], len(RESERVES))


# What each field shows, in the plainest way it can be said.
MEANS: dict[str, Callable[[State], list[int]]] = {
    "players": lambda s: [s.players],
    "side": lambda s: [s.side],
    "goal": lambda s: [s.goal],
    "lost_limit": lambda s: [s.lost_limit],
    "options": lambda s: members(s.options, len(SWITCHES)),
    "round": lambda s: [s.round],
    "phase": lambda s: ones([s.phase], 6),
    "period": lambda s: ones([s.period], 3),
    "lead": lambda s: ones([s.lead], SEATS),
    "fresh": lambda s: [s.opposition_entered],
    "supply": lambda s: [s.supply],
    "freed": lambda s: [s.freed],
    "lost": lambda s: [s.lost],
    "transit": lambda s: [s.transit],
    "strangers": lambda s: [s.unknown_in_deck],
    "played": lambda s: [s.played],
    "people": lambda s: s.people,
    "market": lambda s: s.market + [0] * (3 - len(s.market)),
    "market_open": lambda s: ones([*range(len(s.market))], 3),
    "market_deck": lambda s: members(s.market_deck, 18),
    "catchers": lambda s: [PATH[catcher].index(s.catchers[catcher]) for catcher in range(CATCHERS)],
    "watched": lambda s: members(s.catcher_places, PLACES),
    "money": lambda s: four(s.money),
    "taken": lambda s: four(s.taken),
    "role": roles,
    "reserve": kept,
    "spent": lambda s: members(s.specials_used, SEATS),
    "stock": lambda s: s.stock,
    "hands": lambda s: four(s.hands, KINDS),
    "queue": lambda s: [one for card in s.queue for one in ones([card], CARD_COUNT)],
    "top": lambda s: ones(s.top[-1:], CARD_COUNT),
    "sure": lambda s: members(s.known_in_deck, CARD_COUNT),
    "unseen": lambda s: members(s.unseen >> FIRST_UNSEEN, len(CARDS) - FIRST_UNSEEN),
    "ready": lambda s: members(s.ready, SEATS),
    "turn": lambda s: ones([acting(s)] if s.phase == ACTION else [], SEATS),
    "used": lambda s: members(s.used, 8),
    "civil_war": lambda s: ones([s.civil_war - 1], 2),
    "asked": lambda s: ones([actor(s)], SEATS),
}
OF_THE_QUESTION = {"you", "question", "left", "steps", "token", "origin", "goal_spot", "hunters"}
OF_THE_QUESTION |= {"moved", "action", "direction", "discount", "first", "receiver", "sources", "targets"}


def field(s: State, name: str, you: int = 0, unasked: bool = False) -> list[int]:
    """Return what an observation shows of one field."""
    seen = encode(s, you, actor(s), unasked)
    shown: list[int] = seen[AT[name] : AT[name] + SIZES[name]].tolist()
    return shown


def test_every_field_is_explained_here() -> None:
    assert set(MEANS) | OF_THE_QUESTION == {each.name for each in FIELDS}
    assert sum(SIZES.values()) == SIZE


def test_every_field_shows_the_table() -> None:
    for s in tables(range(12)):
        seen = encode(s, 0, actor(s), False)
        assert seen.shape == (SIZE,)
        assert seen.dtype == np.uint8
        for name, means in MEANS.items():
            shown = seen[AT[name] : AT[name] + SIZES[name]].tolist()
            assert shown == means(s), name
        asked = seen[AT["question"] : AT["question"] + len(QUESTIONS)]
        assert asked.sum() == (actor(s) != OVER)


def test_every_observation_is_the_readers_own() -> None:
    s = start()
    encode(s, 0, 0, False)[:] = 9
    assert encode(s, 0, 0, False)[AT["players"]] == 2


def test_who_observes() -> None:
    s = start(3)
    assert [field(s, "you", seat).index(1) for seat in range(3)] == [0, 1, 2]


def test_whoever_may_speak_unasked_is_asked_another_question() -> None:
    s = start()
    assert field(s, "question").index(1) == QUESTIONS.index("planning")
    assert field(s, "question", unasked=True).index(1) == QUESTIONS.index("unasked")


def test_moving_people_shows_who_is_left_and_where_they_come_from() -> None:
    s = table(at={"tennessee": 1, "kentucky": 1}, hands=[["conductor-3x1"]])
    assert isinstance(say(s, "play conductor-3x1").stack[-1], ChoosePerson)
    assert [field(s, name) for name in ("left", "steps", "token")] == [[3], [1], [1]]
    assert not any(field(s, "origin"))
    frame = say(s, "from tennessee").stack[-1]
    assert isinstance(frame, ChooseDestination)
    assert field(s, "origin").index(1) == frame.origin
    assert field(s, "question").index(1) == QUESTIONS.index("choose-destination")


def test_people_who_have_moved_are_shown() -> None:
    s = table(at={"tennessee": 1, "boston": 2}, hands=[["conductor-3x1"]])
    say(s, "play conductor-3x1", "from tennessee", "to kentucky")
    assert field(s, "moved") == ones([spot("kentucky")], HOLDERS)
    say(s, "from boston", "to new-hampshire")
    assert field(s, "moved") == ones([spot("kentucky"), spot("new-hampshire")], HOLDERS)


def test_catchers_drawn_to_a_place_are_shown() -> None:
    s = table(
        2, ["station-master", "agent"], at={"tennessee": 1}, catchers={"orange": "chicago"}, hands=[["conductor-3x1"]]
    )
    say(s, "play conductor-3x1", "from tennessee", "to ripley")
    frame = s.stack[-1]
    assert isinstance(frame, CatchersApproach)
    assert field(s, "goal_spot").index(1) == frame.place
    assert field(s, "hunters") == members(frame.hunters, CATCHERS)


def test_every_question_a_player_can_be_asked_is_known() -> None:
    assert set(PLACE_OF_KIND) == {AT["question"] + n for n in range(1, len(QUESTIONS))}


def test_money_beyond_a_byte_is_shown_as_much_as_can_be() -> None:
    s = start()
    s.money[0] = 1000
    assert field(s, "money")[0] == 255


def test_scaled_numbers_are_about_one() -> None:
    seen = np.array([encode(s, 0, actor(s), False) for s in tables(range(3))])
    shown = scaled(seen)
    assert shown.dtype == np.float32
    assert 1 <= shown.max() < 13  # of 8 people "left", an unlimited 99
    assert np.array_equal(shown == 0, seen == 0)


def test_the_mask_has_a_one_for_every_allowed_answer() -> None:
    assert np.flatnonzero(mask_of([0, 5, 265])).tolist() == [0, 5, 265]
    assert mask_of([]).shape == (266,)


def test_the_documentation_has_the_table_of_fields() -> None:
    text = DOCS.read_text(encoding="utf-8")
    assert documented() in text, "run: make page-data"
    assert answers_documented() in text, "run: make page-data"


def test_nobody_is_asked_when_the_game_is_over() -> None:
    *_rest, last = tables(range(1))
    assert actor(last) == OVER
    assert not any(field(last, "asked"))
