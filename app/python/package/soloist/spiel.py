"""Games and states with OpenSpiel's interface, including chance nodes.

``load_game("weather-machine")`` returns a ``Game``. Where ``pyspiel`` is installed, ``get_type()``
returns its ``GameType``; nothing else here needs it.

A state is a whole position: an algorithm that looks into it (as any search that clones it does)
knows what is hidden. ``observation_tensor`` and ``observation_string`` contain what one seat may
know at this moment; there is no ``information_state_string``, because a view does not contain what
was seen before.

A game in which only seats compete is zero-sum: the returns are 1 for a sole winner and an equal
loss for each of the others, -1 where there is one other, and 0 where all share the victory or the
game was broken off. Against an automated opponent, or solo, they are 1 for a victory, or a winner's
share of it, and else 0.

Games and states can be copied, deep-copied and pickled.
"""

from __future__ import annotations

import json
from types import SimpleNamespace
from typing import Any, Mapping, Optional

import numpy as np

from . import _native
from .vec import CHANCE, TERMINAL


def load_game(game: str, options: Optional[Mapping[str, Any]] = None) -> Game:
    """Loads a game with these options."""
    return Game(game, options)


class Game:
    """What all states of a game share."""

    def __init__(self, game: str, options: Optional[Mapping[str, Any]] = None) -> None:
        self._name = game
        self._options = dict(options or {})
        self._first = _native.VecEnv(game, json.dumps(self._options), 1, 0, True, False, 1)

    def __copy__(self) -> Game:
        # It is immutable.
        return self

    def __deepcopy__(self, _: dict[int, Any]) -> Game:
        return self

    def new_initial_state(self) -> State:
        return State(self, self._first.copy())

    def num_players(self) -> int:
        return self._first.seats

    def num_distinct_actions(self) -> int:
        return self._first.action_count

    def max_chance_outcomes(self) -> int:
        return self._first.action_count

    def min_utility(self) -> float:
        return _utility(0.0, self._first)

    def max_utility(self) -> float:
        return 1.0

    def utility_sum(self) -> Optional[float]:
        """The sum of all returns: 0 in a zero-sum game, else ``None``."""
        return 0.0 if self._first.zero_sum else None

    def max_game_length(self) -> int:
        """The maximum number of actions, after which a game is broken off."""
        return self._first.max_steps

    def observation_tensor_shape(self) -> list[int]:
        return [self._first.observation_size]

    def observation_tensor_size(self) -> int:
        return self._first.observation_size

    def get_parameters(self) -> dict[str, Any]:
        return dict(self._options)

    def get_type(self) -> Any:
        """A ``pyspiel.GameType`` where ``pyspiel`` is installed, else a namespace with its fields
        as strings; for the game with these options."""
        seats = self.num_players()
        perfect, zero_sum = self._first.perfect_information, self._first.zero_sum
        fields: dict[str, Any] = {
            "short_name": f"soloist_{self._name.replace('-', '_')}",
            "long_name": self._name,
            "max_num_players": seats,
            "min_num_players": seats,
            "provides_information_state_string": False,
            "provides_information_state_tensor": False,
            "provides_observation_string": True,
            "provides_observation_tensor": True,
            "parameter_specification": {},
        }
        words = {
            "dynamics": ("Dynamics", "SEQUENTIAL"),
            "chance_mode": ("ChanceMode", "EXPLICIT_STOCHASTIC"),
            "information": ("Information",
                            "PERFECT_INFORMATION" if perfect else "IMPERFECT_INFORMATION"),
            "utility": ("Utility", "ZERO_SUM" if zero_sum else "GENERAL_SUM"),
            "reward_model": ("RewardModel", "TERMINAL"),
        }
        try:
            import pyspiel
        except ImportError:
            return SimpleNamespace(**fields, **{name: word for name, (_, word) in words.items()})
        own = {name: getattr(getattr(pyspiel.GameType, kind), word)
               for name, (kind, word) in words.items()}
        return pyspiel.GameType(**fields, **own)


def _utility(share: float, env: _native.VecEnv) -> float:
    """The return for a share of the victory."""
    # A share is 1 over the number of winners; this restores its full precision.
    share = 1 / round(1 / share) if share else 0.0
    return (env.seats * share - 1) / (env.seats - 1) if env.zero_sum else share


class State:
    """One position. ``Game.new_initial_state`` returns the first."""

    def __init__(self, game: Game, env: _native.VecEnv, history: tuple[int, ...] = ()) -> None:
        self._game = game
        self._env = env
        self._history = history
        turn = np.empty(1, np.int8)
        env.turns(turn)
        self._player = int(turn[0])

    def get_game(self) -> Game:
        return self._game

    def num_players(self) -> int:
        return self._env.seats

    def num_distinct_actions(self) -> int:
        return self._env.action_count

    def current_player(self) -> int:
        return self._player

    def is_terminal(self) -> bool:
        return self.current_player() == TERMINAL

    def is_chance_node(self) -> bool:
        return self.current_player() == CHANCE

    def is_player_node(self) -> bool:
        return self.current_player() >= 0

    def is_simultaneous_node(self) -> bool:
        return False

    def legal_actions(self, player: Optional[int] = None) -> list[int]:
        """The legal actions, ascending; empty for a player who is not to move."""
        if self.is_terminal() or player not in (None, self.current_player()):
            return []
        return [action for action, _ in self._env.chance_outcomes(0)]

    def legal_actions_mask(self, player: Optional[int] = None) -> list[int]:
        mask = [0] * self.num_distinct_actions()
        for action in self.legal_actions(player):
            mask[action] = 1
        return mask

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The results of chance with their probabilities."""
        if not self.is_chance_node():
            raise ValueError("it is not chance's turn")
        outcomes = self._env.chance_outcomes(0)
        total = sum(weight for _, weight in outcomes)
        return [(action, weight / total) for action, weight in outcomes]

    def apply_action(self, action: int) -> None:
        if self.is_terminal():
            raise ValueError("the game is over")
        if action < 0:
            raise ValueError(f"there is no action {action}")
        seats, turn = self._env.seats, np.empty(1, np.int8)
        rewards, scores = np.empty((1, seats), np.float32), np.empty((1, seats), np.float32)
        terminated, truncated = np.empty(1, np.bool_), np.empty(1, np.bool_)
        outputs = turn, rewards, scores, terminated, truncated
        self._env.step(np.array([action], np.int64), outputs, (None, None, None, None))
        self._player = int(turn[0])
        self._history += (int(action),)

    def child(self, action: int) -> State:
        state = self.clone()
        state.apply_action(action)
        return state

    def clone(self) -> State:
        return State(self._game, self._env.copy(), self._history)

    __copy__ = clone

    def __deepcopy__(self, _: dict[int, Any]) -> State:
        return self.clone()

    def returns(self) -> list[float]:
        """The return of each player once the game is over; 0 for all before, and where it was
        broken off."""
        shares = [share for share, _ in self._env.ending(0) or []]
        if not any(shares) and self._env.zero_sum or not shares:
            return [0.0] * self.num_players()
        return [_utility(share, self._env) for share in shares]

    def rewards(self) -> list[float]:
        return self.returns()

    def player_return(self, player: int) -> float:
        return self.returns()[player]

    def player_reward(self, player: int) -> float:
        return self.returns()[player]

    def scores(self) -> list[float]:
        """The scores, once the game is over."""
        return [score for _, score in self._env.ending(0) or []]

    def action_to_string(self, player: int, action: Optional[int] = None) -> str:
        """The text of an action; a player given before it is ignored."""
        return self._env.action_text(player if action is None else action)

    def string_to_action(self, text: str) -> int:
        return self._env.action_number(text)

    def observation_tensor(self, player: Optional[int] = None) -> list[float]:
        out = np.empty((1, self._env.observation_size), np.float32)
        self._env.observe(self._looking(player), out)
        tensor: list[float] = out[0].tolist()
        return tensor

    def observation_string(self, player: Optional[int] = None) -> str:
        return self._env.view(0, self._looking(player))

    def _looking(self, player: Optional[int]) -> Optional[int]:
        player = self.current_player() if player is None else player
        return player if player >= 0 else None

    def history(self) -> list[int]:
        return list(self._history)

    def history_str(self) -> str:
        return ", ".join(map(str, self._history))

    def move_number(self) -> int:
        return len(self._history)

    def __str__(self) -> str:
        return self._env.state(0)
