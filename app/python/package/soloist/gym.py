"""Gymnasium: one seat alone against the automated opponent of a game."""

from __future__ import annotations

from typing import Any, Mapping, Optional

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from .vec import CHANCE, OVER, VecEnv


def observation_space(env: VecEnv) -> spaces.Dict:
    """What ``observe`` gives, with the ranges of its fields, and a flag for each action."""
    low = np.array([min(field.low, 0.0) for field in env.layout], np.float32)
    high = np.array([max(field.high, 0.0) for field in env.layout], np.float32)
    flags = spaces.Box(0, 1, (env.action_count,), np.int8)
    return spaces.Dict({"observation": spaces.Box(low, high), "action_mask": flags})


class AloneEnv(gymnasium.Env):  # type: ignore[misc]
    """A game for one seat. The reward is 1 for a victory, given in the step that ends the game.

    An action that is not listed changes nothing, and ``info["illegal"]`` says so: mask with
    ``observation["action_mask"]``. ``info["score"]`` is the score, once the game is over.
    """

    metadata: dict[str, Any] = {"render_modes": []}

    def __init__(self, game: str, options: Optional[Mapping[str, Any]] = None) -> None:
        self._env = VecEnv(game, 1, options, auto_reset=False)
        if self._env.seats != 1:
            raise ValueError(f"{self._env.seats} seats: AloneEnv plays one; see soloist.zoo")
        self.action_space = spaces.Discrete(self._env.action_count)
        self.observation_space = observation_space(self._env)

    def _seen(self) -> dict[str, NDArray[Any]]:
        mask = self._env.masks()[0].astype(np.int8)
        return {"observation": self._env.observe(0)[0], "action_mask": mask}

    def reset(
        self, *, seed: Optional[int] = None, options: Optional[dict[str, Any]] = None
    ) -> tuple[dict[str, NDArray[Any]], dict[str, Any]]:
        super().reset(seed=seed)
        self._env.reset(int(self.np_random.integers(2**63)))
        return self._seen(), {}

    def step(
        self, action: Any
    ) -> tuple[dict[str, NDArray[Any]], float, bool, bool, dict[str, Any]]:
        env = self._env
        if env.turn[0] in (CHANCE, OVER):
            raise RuntimeError("the game is over: reset it first")
        if not env.masks()[0, int(action)]:
            return self._seen(), 0.0, False, False, {"illegal": True}
        rewards, done = env.step([int(action)])
        cut = bool(env.truncated[0])
        info = {"score": float(env.scores[0, 0])} if done[0] else {}
        return self._seen(), float(rewards[0, 0]), bool(done[0]) and not cut, cut, info
