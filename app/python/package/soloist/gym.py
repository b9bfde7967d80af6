"""Gymnasium: solo games against the automated opponent, one or many at once."""

from __future__ import annotations

from typing import Any, Mapping, Optional

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from .vec import CHANCE, TERMINAL, STAY, VecEnv

#: The results of ``observe`` and ``action_masks``, by their names in the space.
Observation = dict[str, NDArray[Any]]


def observation_space(env: VecEnv) -> spaces.Dict:
    """The space of observations, with the ranges of their fields, and of action masks."""
    low = np.array([min(field.low, 0.0) for field in env.observation_spec], np.float32)
    high = np.array([max(field.high, 0.0) for field in env.observation_spec], np.float32)
    flags = spaces.Box(0, 1, (env.action_count,), np.int8)
    return spaces.Dict({"observation": spaces.Box(low, high), "action_mask": flags})


def _alone(env: VecEnv) -> VecEnv:
    if env.seats != 1:
        raise ValueError(f"{env.seats} seats: this environment plays one; see soloist.zoo")
    return env


class SoloEnv(gymnasium.Env):  # type: ignore[misc]
    """A solo game. The reward is 1 for a victory, given in the step that ends the game.

    An illegal action changes nothing and sets ``info["illegal"]``: mask actions with
    ``observation["action_mask"]``. ``info["score"]`` is the score, once the game is over.
    """

    metadata: dict[str, Any] = {"render_modes": []}

    def __init__(self, game: str, options: Optional[Mapping[str, Any]] = None) -> None:
        self._env = _alone(VecEnv(game, 1, options, autoreset=False))
        self.action_space = spaces.Discrete(self._env.action_count)
        self.observation_space = observation_space(self._env)

    def _observation(self) -> Observation:
        mask = self._env.action_masks()[0].astype(np.int8)
        return {"observation": self._env.observe(0)[0], "action_mask": mask}

    def reset(
        self, *, seed: Optional[int] = None, options: Optional[dict[str, Any]] = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        self._env.reset(int(self.np_random.integers(2**63)))
        return self._observation(), {}

    def step(
        self, action: Any
    ) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        env = self._env
        if env.turn[0] in (CHANCE, TERMINAL):
            raise RuntimeError("the game is over: reset it first")
        if not (0 <= int(action) < env.action_count and env.action_masks()[0, int(action)]):
            return self._observation(), 0.0, False, False, {"illegal": True}
        rewards, terminated, truncated = env.step([int(action)])
        ended, cut = bool(terminated[0]), bool(truncated[0])
        info = {"score": float(env.scores[0, 0])} if ended or cut else {}
        return self._observation(), float(rewards[0, 0]), ended, cut, info


class SoloVectorEnv(VectorEnv):  # type: ignore[misc]
    """Many solo games at once, by Gymnasium's vector interface.

    Rewards, illegal actions and ``infos["score"]`` are as in ``SoloEnv``. The next game begins in
    the step in which one ends (``AutoresetMode.SAME_STEP``): the observation is then that of the
    new game, and ``infos["final_obs"]`` and ``infos["final_info"]`` are those of the finished one,
    with the masks ``infos["_final_obs"]`` and ``infos["_final_info"]``.

    With ``copy=False`` each step returns the same arrays, overwritten.
    """

    metadata: dict[str, Any] = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}

    def __init__(
        self,
        game: str,
        num_envs: int,
        options: Optional[Mapping[str, Any]] = None,
        *,
        threads: int = 1,
        copy: bool = True,
    ) -> None:
        super().__init__()
        self._env = _alone(VecEnv(game, num_envs, options, threads=threads))
        self._copy = copy
        self.num_envs = num_envs
        self.render_mode = None
        self.single_action_space = spaces.Discrete(self._env.action_count)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.single_observation_space = observation_space(self._env)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self._make_room()

    def _make_room(self) -> None:
        shape = self.num_envs, self._env.observation_size
        self._numbers, self._last = np.zeros(shape, np.float32), np.zeros(shape, np.float32)
        self._flags = np.zeros((self.num_envs, self._env.action_count), np.bool_)

    def __getstate__(self) -> dict[str, Any]:
        room = "_numbers", "_last", "_flags"
        return {name: value for name, value in self.__dict__.items() if name not in room}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self._make_room()
        self._env.observe(0, self._numbers)
        self._env.action_masks(self._flags)

    def _observation(self) -> Observation:
        flags = self._flags.view(np.int8)
        if self._copy:
            return {"observation": self._numbers.copy(), "action_mask": flags.copy()}
        return {"observation": self._numbers, "action_mask": flags}

    def reset(
        self, *, seed: Optional[int] = None, options: Optional[dict[str, Any]] = None
    ) -> tuple[Observation, dict[str, Any]]:
        if options is not None and "reset_mask" in options:
            raise ValueError("reset_mask: games begin anew by themselves here (SAME_STEP)")
        super().reset(seed=seed)
        self._env.reset(int(self.np_random.integers(2**63)))
        self._env.observe(0, self._numbers)
        self._env.action_masks(self._flags)
        return self._observation(), {}

    def step(
        self, actions: Any
    ) -> tuple[
        Observation, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]
    ]:
        env = self._env
        chosen = np.array(actions)
        if chosen.shape != (self.num_envs,) or chosen.dtype.kind not in "iu":
            raise ValueError(f"actions: expected {self.num_envs} whole numbers")
        fits = (chosen >= 0) & (chosen < env.action_count)
        rows = np.arange(self.num_envs)
        listed = fits & self._flags[rows, np.where(fits, chosen, 0)]
        env.step(np.where(listed, chosen, STAY), observations=self._numbers, action_masks=self._flags,
                 seat=0, final_observations=self._last)
        infos: dict[str, Any] = {}
        for index in np.flatnonzero(~listed):
            infos = self._add_info(infos, {"illegal": True}, index)
        for index in np.flatnonzero(env.done):
            # No action is legal in a finished game.
            flags = np.zeros(env.action_count, np.int8)
            last = {"observation": self._last[index].copy(), "action_mask": flags}
            final = {"final_obs": last, "final_info": {"score": float(env.scores[index, 0])}}
            infos = self._add_info(infos, final, index)
        rewards = env.rewards[:, 0].astype(np.float64)
        return self._observation(), rewards, env.terminated.copy(), env.truncated.copy(), infos
