"""States that differ in who is asked, or in what may be answered, look different to a learning program."""

from collections.abc import Callable, Hashable, Iterator

import gymnasium
import pyspiel  # type: ignore[import-not-found]
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import lantern.envs  # noqa: F401 - registers the environment
from lantern.engine.actions import CHANCE, OVER
from lantern.engine.flow import actor, apply, legal
from lantern.engine.playout import Dice, pick
from lantern.engine.state import State
from lantern.envs import spiel, zoo
from lantern.envs.floor import Floor, everything_said
from tests.moments import MOMENTS
from tests.tables import table
from tools.fuzz import setup_of

Seen = dict[Hashable, Hashable]
GAMES = [pyspiel.load_game(spiel.NAME, {"players": players}) for players in (1, 2, 3, 4)]


def in_gymnasium(floor: Floor, seen: Seen) -> None:
    """Look at a table as the one controller does."""
    env = gymnasium.make("lantern/Freedom-v1", disable_env_checker=True).unwrapped
    s = env.table = floor.table  # type: ignore[attr-defined]
    if actor(s) >= 0:
        shown, _info = env._seen(actor(s))  # type: ignore[attr-defined]
        apart(seen, shown.tobytes(), (actor(s), tuple(everything_said(s))))


def in_pettingzoo(floor: Floor, seen: Seen) -> None:
    """Look at a table as every seat does; the mask is left out."""
    env = zoo.FreedomAEC(players=floor.table.players)
    env.floor = floor
    if floor.who >= 0:
        for agent in env.possible_agents:
            shown = env.observe(agent)["observation"].tobytes()
            apart(seen, (agent, shown), (floor.who, tuple(floor.answers)))


def in_openspiel(floor: Floor, seen: Seen) -> None:
    """Look at a table as OpenSpiel does: text and tensor, of chance's questions too."""
    state = GAMES[floor.table.players - 1].new_initial_state()
    state.floor.take_over(floor)
    found = (floor.who, tuple(legal(floor.table) if floor.who == CHANCE else floor.answers))
    player = max(floor.who, 0)
    tensor = tuple(state.observation_tensor(player))
    for shown in (state.information_state_string(player), state.observation_string(player), tensor):
        apart(seen, shown, found)


def apart(seen: Seen, shown: Hashable, found: Hashable) -> None:
    """Fail where another state looked the same."""
    assert seen.setdefault(shown, found) == found


LOOKS: list[Callable[[Floor, Seen], None]] = [in_gymnasium, in_pettingzoo, in_openspiel]


def floors(s: State, dice: Dice, answers: int) -> Iterator[Floor]:
    """Play at random; give the table after each answer, silence included."""
    floor = Floor(s)
    yield floor
    while floor.who != OVER and answers:
        chance = floor.who == CHANCE
        floor.say(pick(floor.table, dice) if chance else floor.answers[dice.below(len(floor.answers))])
        answers -= 1
        yield floor


@settings(max_examples=4, deadline=None)
@given(st.integers(0, 2**32 - 1))
def test_in_random_games(seed: int) -> None:
    seen: list[Seen] = [{} for _look in LOOKS]
    for floor in floors(setup_of(seed).table(), Dice(seed), 400):
        for look, known in zip(LOOKS, seen, strict=True):
            look(floor, known)


@pytest.mark.parametrize("look", LOOKS, ids=lambda look: look.__name__)
def test_around_every_question(look: Callable[[Floor, Seen], None]) -> None:
    """The same table with another question, and all that can be answered to it, for every kind of question."""
    seen: Seen = {}
    for lay in MOMENTS.values():
        for answer in legal(lay()):
            s = lay()
            look(Floor(s), seen)
            apply(s, answer)
            look(Floor(s), seen)


@pytest.mark.parametrize("look", LOOKS[1:], ids=lambda look: look.__name__)
def test_before_and_after_keeping_silent(look: Callable[[Floor, Seen], None]) -> None:
    seen: Seen = {}
    s = table(
        3,
        ["stockholder", "station-master", "agent"],
        hands=[["conductor-3x1"]],
        reserve={3: "charles-sumner"},
        period=2,
    )
    floor = Floor(s)
    while floor.unasked:
        look(floor, seen)
        floor.say(0)
    look(floor, seen)
    assert len(set(seen.values())) == 3
