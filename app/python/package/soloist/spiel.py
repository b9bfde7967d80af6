"""A game and its states as OpenSpiel's algorithms ask for them, with nodes of chance.

``load_game("weather-machine")`` gives a ``Game``. Where ``pyspiel`` is installed, ``get_type()`` is
one of its own types; nothing else here needs it.

A state is a whole position: an algorithm that looks into it (as any search that clones it does)
knows what is hidden. ``observation_tensor`` and ``observation_string`` tell what one seat may know
now; there is no ``information_state_string``, because a view does not tell what was seen before.
"""

from __future__ import annotations

import json
from types import SimpleNamespace
from typing import Any, Mapping, Optional

import numpy as np

from ._native import Many
from .vec import CHANCE, OVER


def load_game(game: str, options: Optional[Mapping[str, Any]] = None) -> Game:
    """A game with these options."""
    return Game(game, options)


class Game:
    """What all states of a game share."""

    def __init__(self, game: str, options: Optional[Mapping[str, Any]] = None) -> None:
        self._name = game
        self._options = dict(options or {})
        self._first = Many(game, json.dumps(self._options), 1, 0, True, False, 1)

    def new_initial_state(self) -> State:
        return State(self, self._first.copy())

    def num_players(self) -> int:
        return self._first.seats

    def num_distinct_actions(self) -> int:
        return self._first.action_count

    def max_chance_outcomes(self) -> int:
        return self._first.action_count

    def min_utility(self) -> float:
        return 0.0

    def max_utility(self) -> float:
        return 1.0

    def utility_sum(self) -> Optional[float]:
        return None

    def observation_tensor_shape(self) -> list[int]:
        return [self._first.width]

    def observation_tensor_size(self) -> int:
        return self._first.width

    def get_parameters(self) -> dict[str, Any]:
        return dict(self._options)

    def get_type(self) -> Any:
        """A ``pyspiel.GameType`` where there is ``pyspiel``, else its fields as words."""
        seats = self.num_players()
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
            "information": ("Information", "IMPERFECT_INFORMATION"),
            "utility": ("Utility", "GENERAL_SUM"),
            "reward_model": ("RewardModel", "TERMINAL"),
        }
        try:
            import pyspiel
        except ImportError:
            return SimpleNamespace(**fields, **{name: word for name, (_, word) in words.items()})
        own = {name: getattr(getattr(pyspiel.GameType, kind), word)
               for name, (kind, word) in words.items()}
        return pyspiel.GameType(**fields, **own)


class State:
    """One position. ``Game.new_initial_state`` gives the first."""

    def __init__(self, game: Game, many: Many, history: tuple[int, ...] = ()) -> None:
        self._game = game
        self._many = many
        self._history = history
        self._turn = np.empty(1, np.int8)
        many.turns(self._turn)

    def get_game(self) -> Game:
        return self._game

    def num_players(self) -> int:
        return self._many.seats

    def num_distinct_actions(self) -> int:
        return self._many.action_count

    def current_player(self) -> int:
        return int(self._turn[0])

    def is_terminal(self) -> bool:
        return self.current_player() == OVER

    def is_chance_node(self) -> bool:
        return self.current_player() == CHANCE

    def is_player_node(self) -> bool:
        return self.current_player() >= 0

    def is_simultaneous_node(self) -> bool:
        return False

    def legal_actions(self, player: Optional[int] = None) -> list[int]:
        """The listed actions, rising; none for a player who does not choose now."""
        if self.is_terminal() or player not in (None, self.current_player()):
            return []
        return [action for action, _ in self._many.odds(0)]

    def legal_actions_mask(self, player: Optional[int] = None) -> list[int]:
        mask = [0] * self.num_distinct_actions()
        for action in self.legal_actions(player):
            mask[action] = 1
        return mask

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The results of chance with their probabilities."""
        if not self.is_chance_node():
            raise ValueError("it is not chance's turn")
        odds = self._many.odds(0)
        total = sum(weight for _, weight in odds)
        return [(action, weight / total) for action, weight in odds]

    def apply_action(self, action: int) -> None:
        if self.is_terminal():
            raise ValueError("the game is over")
        seats = self._many.seats
        chosen = np.array([action], np.int64)
        rewards, scores = np.empty(seats, np.float32), np.empty(seats, np.float32)
        over, cut = np.empty(1, np.bool_), np.empty(1, np.bool_)
        if chosen[0] < 0:
            raise ValueError(f"there is no action {action}")
        self._many.step(chosen, (rewards, scores, over, cut), (None, None, None))
        self._many.turns(self._turn)
        self._history += (int(action),)

    def child(self, action: int) -> State:
        state = self.clone()
        state.apply_action(action)
        return state

    def clone(self) -> State:
        return State(self._game, self._many.copy(), self._history)

    def __deepcopy__(self, _: dict[int, Any]) -> State:
        return self.clone()

    def returns(self) -> list[float]:
        ending = self._many.ending(0)
        if ending is None:
            return [0.0] * self.num_players()
        return [reward for reward, _ in ending]

    def rewards(self) -> list[float]:
        return self.returns()

    def player_return(self, player: int) -> float:
        return self.returns()[player]

    def player_reward(self, player: int) -> float:
        return self.returns()[player]

    def scores(self) -> list[float]:
        """The scores, once the game is over."""
        return [score for _, score in self._many.ending(0) or []]

    def action_to_string(self, player: int, action: Optional[int] = None) -> str:
        """The text of an action, with or without the player before it."""
        return self._many.action_text(player if action is None else action)

    def string_to_action(self, text: str) -> int:
        return self._many.action_number(text)

    def observation_tensor(self, player: Optional[int] = None) -> list[float]:
        out = np.empty(self._many.width, np.float32)
        self._many.observe(self._looking(player), out)
        tensor: list[float] = out.tolist()
        return tensor

    def observation_string(self, player: Optional[int] = None) -> str:
        return self._many.view(0, self._looking(player))

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
        return self._many.state(0)
