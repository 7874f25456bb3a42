"""The game as a Gymnasium environment: one controller answers for all seats, luck is the environment's own."""

from __future__ import annotations

import copy
from collections.abc import Iterable
from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from lantern.engine import Dice, actor, apply
from lantern.engine.actions import ACTIONS
from lantern.engine.state import PLAYING, State
from lantern.envs.encode import MOST, Vector, encode, mask_of
from lantern.envs.fields import SIZE
from lantern.envs.floor import everything_said, let_chance
from lantern.envs.game import chosen, refusal, told
from lantern.envs.reward import Reward

SEEDS: Final = 2**30
REFUSED: Final = ("ask-again", "error")


class FreedomEnv(gymnasium.Env[Vector, int]):
    """Every answer of every seat is one step; the mask of allowed answers is in `info["action_mask"]`."""

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012

    def __init__(  # noqa: PLR0913  (gymnasium.make hands over each by its name)
        self,
        players: int = 1,
        side: str = "normal",
        options: Iterable[str] = (),
        roles: Iterable[str] = (),
        *,
        shaping: float = 0.0,
        discount: float = 1.0,
        refused: str = "ask-again",
        render_mode: str | None = None,
    ) -> None:
        if refused not in REFUSED:
            raise ValueError(f"refused answers lead to {' or '.join(REFUSED)}, not {refused!r}")
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise ValueError(f"there is no render mode {render_mode!r}; choose ansi or none")
        self.setup = chosen(players, side, options, roles)
        self.reward = Reward(shaping, discount)
        self.refused = refused
        self.render_mode = render_mode
        self.observation_space = spaces.Box(0, MOST, (SIZE,), np.uint8)
        self.action_space = spaces.Discrete(ACTIONS)  # type: ignore[assignment]
        self.table: State = self.setup.table()
        self.dice = Dice(0)
        self.answers: list[int] = []

    def __deepcopy__(self, memo: dict[int, Any]) -> FreedomEnv:
        """Return an environment that goes on by itself from here, with the same luck: what planning needs."""
        other = copy.copy(self)
        other.table = self.table.copy()
        other.dice = Dice(0)
        other.dice.state = self.dice.state
        other.reward = copy.copy(self.reward)
        for name in ("_np_random", "observation_space", "action_space"):
            setattr(other, name, copy.deepcopy(getattr(self, name), memo))
        return other

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Vector, dict[str, Any]]:
        """Lay out a new game; without a seed its luck follows from the games before."""
        super().reset(seed=seed)
        self.table = self.setup.table()
        self.dice = Dice(int(self.np_random.integers(SEEDS)))
        who = let_chance(self.table, self.dice, actor(self.table))
        self.reward.begin(self.table)
        return self._seen(who)

    def step(self, action: int) -> tuple[Vector, float, bool, bool, dict[str, Any]]:
        """Give an answer; an illegal one changes nothing and is reported in `info["refused"]`, or is an error."""
        s, answer = self.table, int(action)
        if answer not in self.answers:
            return self._refuse(answer)
        who = let_chance(s, self.dice, apply(s, answer))
        seen, info = self._seen(who)
        return seen, self.reward.of(s), s.outcome != PLAYING, False, info

    def action_masks(self) -> NDArray[np.bool_]:
        """Return the mask as sb3-contrib's MaskablePPO asks for it."""
        return mask_of(self.answers).astype(np.bool_)

    def render(self) -> str | None:
        """Return the table in words."""
        if self.render_mode is None:
            return None
        from lantern.envs.render import picture

        return picture(self.table)

    def _seen(self, who: int) -> tuple[Vector, dict[str, Any]]:
        s = self.table
        self.answers = everything_said(s)
        info: dict[str, Any] = {"action_mask": mask_of(self.answers), "seat": who}
        if s.outcome != PLAYING:
            info.update(told(s))
        return encode(s, max(who, 0), who, False), info

    def _refuse(self, answer: int) -> tuple[Vector, float, bool, bool, dict[str, Any]]:
        if not self.answers:
            raise ValueError("no game is going on: call reset first")
        why = refusal(answer, self.answers)
        if self.refused == "error":
            raise ValueError(why)
        seen, info = self._seen(actor(self.table))
        info["refused"] = why
        return seen, 0.0, False, False, info
