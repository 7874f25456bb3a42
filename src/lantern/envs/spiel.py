"""The game for OpenSpiel, `lantern_freedom`: seats answer one after the other, chance is a player of its own.

Importing this module registers the game: `pyspiel.load_game("lantern_freedom", {"players": 2})`.
"""

from typing import Any, Final

import numpy as np
import pyspiel  # type: ignore[import-not-found]

from lantern.engine import legal, weights
from lantern.engine.actions import ACTIONS, CHANCE, CHANCE_ANSWERS, OVER, chance_answer, chance_number
from lantern.engine.state import WON, State
from lantern.envs.encode import encode, scaled
from lantern.envs.fields import AT, FIELDS, SIZE
from lantern.envs.floor import Floor
from lantern.envs.game import chosen
from lantern.notation import word
from lantern.record import OUTCOMES, Setup

NAME: Final = "lantern_freedom"
LONGEST: Final = 4000  # answers of players; real games have some hundreds
DEFAULTS: Final = {"players": 2, "side": "normal", "options": "", "roles": ""}

TYPE: Final = pyspiel.GameType(
    short_name=NAME,
    long_name="Freedom: The Underground Railroad",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.PERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.IDENTICAL,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=4,
    min_num_players=1,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=DEFAULTS,
)


class RecordedFloor(Floor):
    """A floor that knows every answer given, and is kept as them: chance is a player, so a replay needs no seed."""

    __slots__ = ("said", "setup")

    def __init__(self, setup: Setup, said: tuple[int, ...] = ()) -> None:
        self.setup = setup
        self.said: list[int] = []
        super().__init__(setup.table())
        for answer in said:
            self.say(answer)

    def say(self, answer: int) -> None:
        """Carry out an answer and keep it."""
        self.said.append(answer)
        super().say(answer)

    def copy(self) -> "RecordedFloor":
        """Return a floor of its own that looks the same."""
        other = RecordedFloor.__new__(RecordedFloor)
        other.take_over(self)
        other.setup, other.said = self.setup, self.said.copy()
        return other

    def __reduce__(self) -> tuple[type["RecordedFloor"], tuple[Setup, tuple[int, ...]]]:
        """Keep the answers."""
        return RecordedFloor, (self.setup, tuple(self.said))


def listed(names: str) -> list[str]:
    """Return names that stand in one text, with commas or spaces between them; OpenSpiel has no lists."""
    return names.replace(",", " ").split()


class FreedomGame(pyspiel.Game):  # type: ignore[misc]
    """The game chosen; options are one text, the names with spaces between them, and so are roles."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        said = {name: str(value) for name, value in (DEFAULTS | (params or {})).items()}
        self.setup = chosen(int(said["players"]), said["side"], listed(said["options"]), listed(said["roles"]))
        info = pyspiel.GameInfo(
            num_distinct_actions=ACTIONS,
            max_chance_outcomes=CHANCE_ANSWERS,
            num_players=self.setup.players,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=LONGEST,
        )
        super().__init__(TYPE, info, params or {})

    def new_initial_state(self) -> "FreedomState":
        """Return the table as it stands before chance's first answer."""
        return FreedomState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: dict[str, Any] | None = None) -> "Observer":
        """Return what looks at tables; everybody sees everything."""
        return Observer(params)


class FreedomState(pyspiel.State):  # type: ignore[misc]
    """A table; chance's answers are counted from 0, as OpenSpiel wants them."""

    def __init__(self, game: FreedomGame) -> None:
        super().__init__(game)
        self.floor: RecordedFloor = RecordedFloor(game.setup)

    @property
    def table(self) -> State:
        """Return the table itself."""
        return self.floor.table

    def current_player(self) -> int:
        """Return the seat that has the floor, chance, or the sign of the end."""
        who = self.floor.who
        if who >= 0:
            return who
        return int(pyspiel.PlayerId.CHANCE if who == CHANCE else pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        """Tell whether the game is over."""
        return self.floor.who == OVER

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return what the dice or the deck may bring, and how likely it is."""
        shares = weights(self.table)
        total = sum(shares)
        return [(chance_number(a), share / total) for a, share in zip(legal(self.table), shares, strict=True)]

    def _legal_actions(self, player: int) -> list[int]:
        return self.floor.answers

    def _apply_action(self, action: int) -> None:
        self.floor.say(chance_answer(action) if self.floor.who == CHANCE else action)

    def _action_to_string(self, player: int, action: int) -> str:
        return word(chance_answer(action) if player == pyspiel.PlayerId.CHANCE else action)

    def returns(self) -> list[float]:
        """Return 1 for everybody when the game is won."""
        return [1.0 if self.table.outcome == WON else 0.0] * self.table.players

    def __str__(self) -> str:
        """Tell where the game stands in one line."""
        s = self.table
        said = len(self.floor.said)
        return f"{OUTCOMES[s.outcome]}: round {s.round}, freed {s.freed}, lost {s.lost}, {said} answers"


class Observer:
    """Shows a table as numbers; each field of fields.py is a view of its own."""

    def __init__(self, params: dict[str, Any] | None) -> None:
        if params:
            raise ValueError(f"there is nothing to choose about observations, not {params}")
        self.tensor = np.zeros(SIZE, np.float32)
        self.dict = {field.name: self.tensor[AT[field.name] : AT[field.name] + field.size] for field in FIELDS}

    def set_from(self, state: FreedomState, player: int) -> None:
        """Look at a table from a seat."""
        floor = state.floor
        self.tensor[:] = scaled(encode(floor.table, player, floor.who, floor.unasked))

    def string_from(self, state: FreedomState, player: int) -> str:
        """Return the table in words."""
        from lantern.envs.render import picture

        return picture(state.table, state.floor)


pyspiel.register_game(TYPE, FreedomGame)
