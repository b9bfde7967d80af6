"""PettingZoo AEC: games for one to four seats that act in turn."""

from __future__ import annotations

from typing import Any, Mapping, Optional

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv

from .gym import observation_space
from .vec import VecEnv


class TableEnv(AECEnv):  # type: ignore[misc]
    """A game whose agents are its seats, ``player_0`` first.

    The rewards, given at the end, are 1 for a victory, or a winner's share of it. An illegal action
    raises ``ValueError``: mask actions with ``observation["action_mask"]``.
    """

    metadata: dict[str, Any] = {
        "name": "soloist_v0",
        "render_modes": [],
        "is_parallelizable": False,
    }

    def __init__(self, game: str, options: Optional[Mapping[str, Any]] = None) -> None:
        super().__init__()
        self._env = VecEnv(game, 1, options, autoreset=False)
        self.render_mode = None
        self.possible_agents = [f"player_{seat}" for seat in range(self._env.seats)]
        self.agents: list[str] = []
        self._space = observation_space(self._env)
        self._actions = {
            agent: spaces.Discrete(self._env.action_count) for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._space

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._actions[agent]

    def _seat(self, agent: str) -> int:
        return self.possible_agents.index(agent)

    def observe(self, agent: str) -> dict[str, NDArray[Any]]:
        seat = self._seat(agent)
        flags = np.zeros(self._env.action_count, np.int8)
        if self._env.turn[0] == seat:
            flags[:] = self._env.action_masks()[0]
        return {"observation": self._env.observe(seat)[0], "action_mask": flags}

    def reset(self, seed: Optional[int] = None, options: Optional[dict[str, Any]] = None) -> None:
        if seed is not None:
            self._dice = np.random.default_rng(seed)
        elif not hasattr(self, "_dice"):
            self._dice = np.random.default_rng()
        self._env.reset(int(self._dice.integers(2**63)))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self._env.turn[0]]

    def step(self, action: Optional[int]) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError("an agent whose game goes on needs an action")
        rewards, terminated, truncated = self._env.step([int(action)])
        self._cumulative_rewards[agent] = 0.0
        self.rewards = {
            agent: float(rewards[0, self._seat(agent)]) for agent in self.agents
        }
        if terminated[0] or truncated[0]:
            cut = bool(truncated[0])
            for one in self.agents:
                self.terminations[one], self.truncations[one] = not cut, cut
                self.infos[one]["score"] = float(self._env.scores[0, self._seat(one)])
        else:
            self.agent_selection = self.possible_agents[self._env.turn[0]]
        self._accumulate_rewards()
