"""Many positions of one game at once, as arrays."""

from __future__ import annotations

import json
from typing import Any, Mapping, NamedTuple, Optional

import numpy as np
from numpy.typing import ArrayLike, NDArray

from . import _native

#: Value of ``VecEnv.turn`` at a chance turn.
CHANCE = -1
#: Action of ``VecEnv.step`` that leaves a position as it is.
STAY = -2
#: Value of ``VecEnv.turn`` where the game is over.
TERMINAL = -4


class Field(NamedTuple):
    """One number of an observation."""

    #: Its path in the view, such as ``state.supply[2]``.
    name: str
    #: ``number``, ``flag``, ``name``, ``count``, or ``varied``: depends on a name field before it.
    kind: str
    #: The minimum that its type allows. An absent value is 0, whatever the minimum.
    low: float
    #: The maximum that its type allows.
    high: float
    #: For a name, the possible names, numbered from 1; 0 is none.
    values: list[str]
    #: Its meaning.
    meaning: str


class VecEnv:
    """``num_envs`` positions of one game, stepped in native code without Python's lock.

    Each ``step`` overwrites the arrays ``turn``, ``rewards``, ``scores``, ``terminated`` and
    ``truncated``; copy what you need to keep. Arrays passed in to be filled must be C-contiguous
    and writeable, with the stated type and shape; any other is refused, and nothing is changed
    then.

    - ``explicit_chance``: without it ``step`` draws results of chance from the seeds; with it there
      are chance turns, where an action is a result, and -1 draws from the seed.
    - ``autoreset``: the next game begins in the step in which one ends. Without it a position whose
      game is over stays unchanged, whatever its action.
    - ``threads``: number of threads; 0 for one for each core.

    It can be copied, deep-copied and pickled. A copy continues independently with the same luck;
    unpickling replays every game. After ``os.fork`` the child starts its own threads.
    """

    #: Arrays that each step fills.
    _FILLED = ("turn", "rewards", "scores", "terminated", "truncated")

    def __init__(
        self,
        game: str,
        num_envs: int,
        options: Optional[Mapping[str, Any]] = None,
        seed: int = 0,
        *,
        explicit_chance: bool = False,
        autoreset: bool = True,
        threads: int = 1,
    ) -> None:
        settings = json.dumps(dict(options or {}))
        self._take(_native.VecEnv(game, settings, num_envs, seed, explicit_chance, autoreset,
                                  threads))

    def _take(self, native: _native.VecEnv) -> None:
        self._native = native
        self.game = native.game
        self.num_envs = native.count
        self.seats = native.seats
        self.action_count = native.action_count
        self.observation_size = native.observation_size
        n, seats = self.num_envs, self.seats
        #: The turn of each position: a seat, ``CHANCE`` or ``TERMINAL``.
        self.turn: NDArray[np.int8] = np.empty(n, np.int8)
        #: By position and seat: 0 until a game is over, then 1 for a victory, or a share of it.
        self.rewards: NDArray[np.float32] = np.zeros((n, seats), np.float32)
        #: By position and seat: 0 until a game is over, then the score.
        self.scores: NDArray[np.float32] = np.zeros((n, seats), np.float32)
        #: Whether the last step ended a game by its rules.
        self.terminated: NDArray[np.bool_] = np.zeros(n, np.bool_)
        #: Whether the last step broke a game off, which happens in games without a maximum length.
        self.truncated: NDArray[np.bool_] = np.zeros(n, np.bool_)
        native.turns(self.turn)

    @property
    def done(self) -> NDArray[np.bool_]:
        """Whether the last step ended a game, by its rules or not: ``terminated | truncated``."""
        return self.terminated | self.truncated

    @property
    def autoreset_mode(self) -> str:
        """When the next game begins, as a value of Gymnasium's ``AutoresetMode``:
        ``"SameStep"``, or ``"Disabled"`` without ``autoreset``."""
        return "SameStep" if self._native.autoreset else "Disabled"

    def _outputs(self) -> tuple[NDArray[Any], ...]:
        return self.turn, self.rewards, self.scores, self.terminated, self.truncated

    def reset(self, seed: int = 0) -> None:
        """Restarts every game."""
        self._native.reset(seed, self._outputs())

    def step(
        self,
        actions: ArrayLike,
        *,
        observations: Optional[NDArray[np.float32]] = None,
        action_masks: Optional[NDArray[np.bool_]] = None,
        seat: Optional[int] = None,
        final_observations: Optional[NDArray[np.float32]] = None,
    ) -> tuple[NDArray[np.float32], NDArray[np.bool_], NDArray[np.bool_]]:
        """Carries out an action at each position; returns ``rewards, terminated, truncated``.

        An illegal action raises ``ValueError``, and nothing is changed then. ``STAY`` leaves a
        position as it is. ``observations`` and ``action_masks`` are arrays to be filled with what
        ``observe(seat)`` and ``action_masks()`` would return afterwards, in a single pass over the
        threads. ``final_observations``, of the same shape as ``observations``, gets the last
        observation of each game that this step ends: what ``observe(seat)`` would return if the
        next had not begun. Its other rows stay unchanged; ``done`` tells which were filled.
        """
        chosen = np.asarray(actions)
        if chosen.dtype.kind not in "iu":
            raise TypeError(f"actions: expected whole numbers, found {chosen.dtype}")
        chosen = np.ascontiguousarray(chosen, dtype=np.int64)
        observed = (seat, observations, action_masks, final_observations)
        self._native.step(chosen, self._outputs(), observed)
        return self.rewards, self.terminated, self.truncated

    def observe(
        self, seat: Optional[int] = None, out: Optional[NDArray[np.float32]] = None
    ) -> NDArray[np.float32]:
        """The observation of a seat at each position; without one, of the seat to move there.

        ``out`` is an array of float32 with the shape ``(num_envs, observation_size)``, to be filled.
        """
        if out is None:
            out = np.empty((self.num_envs, self.observation_size), np.float32)
        self._native.observe(seat, out)
        return out

    def action_masks(self, out: Optional[NDArray[np.bool_]] = None) -> NDArray[np.bool_]:
        """The legal actions, one flag for each action of each position."""
        if out is None:
            out = np.empty((self.num_envs, self.action_count), np.bool_)
        self._native.action_masks(out)
        return out

    def packed_action_masks(self, out: Optional[NDArray[np.uint64]] = None) -> NDArray[np.uint64]:
        """The same as 64-bit words, the lowest bit first."""
        if out is None:
            out = np.empty((self.num_envs, -(-self.action_count // 64)), np.uint64)
        self._native.packed_action_masks(out)
        return out

    def sample(self, seed: int, out: Optional[NDArray[np.int64]] = None) -> NDArray[np.int64]:
        """A uniformly random legal action at each position; -1 where the game is over."""
        if out is None:
            out = np.empty(self.num_envs, np.int64)
        self._native.sample(out, seed)
        return out

    @property
    def observation_spec(self) -> list[Field]:
        """The meaning of each number of an observation."""
        return [Field(**field) for field in json.loads(self._native.observation_spec())]

    def action_text(self, action: int) -> str:
        """The text of the choice with this number, as in the protocol."""
        return self._native.action_text(int(action))

    def action(self, text: str) -> int:
        """The number of the choice with this text."""
        return self._native.action_number(text)

    def chance_outcomes(self, index: int) -> list[tuple[int, int]]:
        """The legal actions of a position with their weights, all 1 where a seat chooses."""
        return self._native.chance_outcomes(index)

    def view(self, index: int, seat: Optional[int] = None) -> dict[str, Any]:
        """What a seat may know at a position, as ``Game.view``."""
        view: dict[str, Any] = json.loads(self._native.view(index, seat))
        return view

    def state(self, index: int) -> dict[str, Any]:
        """A whole position, as ``Game.state``."""
        state: dict[str, Any] = json.loads(self._native.state(index))
        return state

    def clone(self) -> VecEnv:
        """An independent copy."""
        copy = type(self).__new__(type(self))
        copy.__dict__.update(self.__dict__)
        copy._native = self._native.copy()
        for name in self._FILLED:
            setattr(copy, name, getattr(self, name).copy())
        return copy

    __copy__ = clone

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        for name in self._FILLED:
            array = getattr(self, name)
            # Unpickled arrays can share read-only memory, as with Ray.
            if not array.flags.writeable:
                setattr(self, name, array.copy())

    def save(self) -> bytes:
        """Every game with its seeds and entries."""
        return self._native.save()

    @staticmethod
    def load(saved: bytes, threads: int = 1) -> VecEnv:
        """Loads the result of ``save``, made with the same rules and content."""
        loaded = VecEnv.__new__(VecEnv)
        loaded._take(_native.VecEnv.load(saved, threads))
        return loaded
