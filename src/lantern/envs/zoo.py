"""The game as a PettingZoo environment: one agent for each seat, all with the same reward."""

from collections.abc import Iterable
from random import Random
from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle
from pettingzoo import AECEnv  # type: ignore[import-untyped]

from lantern.engine import Dice, actor
from lantern.engine.actions import ACTIONS
from lantern.engine.state import PLAYING
from lantern.envs.encode import MOST, encode, mask_of
from lantern.envs.fields import SIZE
from lantern.envs.floor import Floor, let_chance
from lantern.envs.game import chosen, refusal, told
from lantern.envs.reward import Reward

Observation = dict[str, np.ndarray[Any, Any]]


class FreedomAEC(AECEnv, EzPickle):  # type: ignore[misc]
    """Seats answer when they have the floor; an answer that is not allowed is an error.

    There are no wrappers around it: order, range and legality are checked here.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "render_modes": ["ansi"],
        "render_fps": 1,
        "name": "lantern_freedom_v1",
        "is_parallelizable": False,
    }

    def __init__(
        self,
        players: int = 2,
        side: str = "normal",
        options: Iterable[str] = (),
        roles: Iterable[str] = (),
        *,
        shaping: float = 0.0,
        discount: float = 1.0,
        render_mode: str | None = None,
    ) -> None:
        said = (players, side, tuple(options), tuple(roles))
        EzPickle.__init__(self, *said, shaping=shaping, discount=discount, render_mode=render_mode)
        super().__init__()
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise ValueError(f"there is no render mode {render_mode!r}; choose ansi or none")
        self.setup = chosen(*said)
        self.reward = Reward(shaping, discount)
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.action_spaces = {agent: spaces.Discrete(ACTIONS) for agent in self.possible_agents}
        self.observation_spaces = {agent: _seen_space() for agent in self.possible_agents}
        self.luck = Random()

    def observation_space(self, agent: str) -> spaces.Dict[Any]:
        """Return what a seat observes: the vector of fields.py, and the mask of allowed answers."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete[Any]:
        """Return the answers of players."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Lay out a new game; without a seed its luck follows from the games before."""
        if seed is not None:
            self.luck = Random(seed)
        self.dice = Dice(self.luck.getrandbits(30))
        table = self.setup.table()
        let_chance(table, self.dice, actor(table))
        self.floor = Floor(table)
        self.reward.begin(table)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, object]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.floor.who]

    def observe(self, agent: str) -> Observation:
        """Return what a seat sees; the mask is empty for all but the one who has the floor."""
        floor = self.floor
        seat = self.seats[agent]
        mask = mask_of(floor.answers if seat == floor.who else [])
        return {"observation": encode(floor.table, seat, floor.who, floor.unasked), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Give the answer of the seat that has the floor; when the game is over, None for each seat."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        floor = self.floor
        answer = -1 if action is None else int(action)
        if answer not in floor.answers:
            raise ValueError(f"{agent}: {refusal(answer, floor.answers)}")
        floor.say(answer)
        if floor.who < 0:
            floor.ask(let_chance(floor.table, self.dice, floor.who))
        self._pay(agent)
        if floor.who >= 0:
            self.agent_selection = self.possible_agents[floor.who]
        else:
            self._end()

    def render(self) -> str | None:
        """Return the table in words."""
        if self.render_mode is None:
            return None
        from lantern.envs.render import picture

        return picture(self.floor.table, self.floor)

    def close(self) -> None:
        """Nothing is open."""

    def _pay(self, agent: str) -> None:
        """Give every seat the same reward; the last speaker has received all earlier ones."""
        self._cumulative_rewards[agent] = 0.0
        if self.floor.who < 0 or self.reward.shaping:  # there is none on the way otherwise
            reward = self.reward.of(self.floor.table)
            for each in self.agents:
                self.rewards[each] = reward
                self._cumulative_rewards[each] += reward

    def _end(self) -> None:
        """Report to every seat how the game has ended."""
        assert self.floor.table.outcome != PLAYING
        self.terminations = dict.fromkeys(self.agents, True)
        self.infos = {agent: told(self.floor.table) for agent in self.agents}
        self.agent_selection = self.agents[0]


def _seen_space() -> spaces.Dict[Any]:
    mask = spaces.Box(0, 1, (ACTIONS,), np.int8)
    return spaces.Dict({"observation": spaces.Box(0, MOST, (SIZE,), np.uint8), "action_mask": mask})


def env(**choices: Any) -> FreedomAEC:
    """Return an environment, as PettingZoo's own modules do."""
    return FreedomAEC(**choices)


raw_env = env
