"""Many positions of one game at once, as arrays."""

from __future__ import annotations

import json
from typing import Any, Mapping, NamedTuple, Optional

import numpy as np
from numpy.typing import ArrayLike, NDArray

from ._native import Many

#: Stands in ``VecEnv.turn`` where chance must answer.
CHANCE = -1
#: Stands in ``VecEnv.turn`` where the game is over.
OVER = -4


class Field(NamedTuple):
    """One number of an observation."""

    #: Where it stands in the view, such as ``state.supply[2]``.
    name: str
    #: ``number``, ``flag``, ``name``, ``count``, or ``varied``: by the name in a field before it.
    kind: str
    #: The least that its type allows. Where nothing is there stands 0, whatever the least.
    low: float
    #: The most that its type allows.
    high: float
    #: For a name, those that there are, from 1; 0 is none.
    values: list[str]
    #: What it says.
    meaning: str


class VecEnv:
    """``n`` positions of one game, stepped without Python in between and without its lock.

    The arrays ``turn``, ``rewards``, ``scores``, ``done`` and ``truncated`` are filled anew by each
    ``step``; copy what has to stay.

    - ``chance``: ``"inside"`` lets the seeds answer within ``step``; with ``"turn"`` chance is a turn
      of its own, where an action is a result, and -1 lets the seed answer.
    - ``auto_reset``: the next game begins in the step in which one ends. Without it a position whose
      game is over stays, whatever its action.
    - ``threads``: how many; 0 for one for each core.
    """

    def __init__(
        self,
        game: str,
        n: int,
        options: Optional[Mapping[str, Any]] = None,
        seed: int = 0,
        *,
        chance: str = "inside",
        auto_reset: bool = True,
        threads: int = 1,
    ) -> None:
        if chance not in ("inside", "turn"):
            raise ValueError(f"chance is 'inside' or 'turn', not {chance!r}")
        settings = json.dumps(dict(options or {}))
        own = chance == "turn"
        self._take(Many(game, settings, n, seed, own, auto_reset, threads))

    def _take(self, many: Many) -> None:
        self._many = many
        self.game = many.game
        self.n = many.count
        self.seats = many.seats
        self.action_count = many.action_count
        self.observation_size = many.width
        n, seats = self.n, self.seats
        #: Who acts at each position: a seat, ``CHANCE`` or ``OVER``.
        self.turn: NDArray[np.int8] = np.empty(n, np.int8)
        #: By position and seat, 0 until a game is over; then 1 for a victory, or a share of it.
        self.rewards: NDArray[np.float32] = np.zeros((n, seats), np.float32)
        #: By position and seat, 0 until a game is over; then the score.
        self.scores: NDArray[np.float32] = np.zeros((n, seats), np.float32)
        #: Whether the last step ended a game.
        self.done: NDArray[np.bool_] = np.zeros(n, np.bool_)
        #: Whether it was broken off, in a game without a bound.
        self.truncated: NDArray[np.bool_] = np.zeros(n, np.bool_)
        many.turns(self.turn)

    def reset(self, seed: int = 0) -> None:
        """Begins every game anew."""
        self._many.reset(seed)
        for array in (self.rewards, self.scores, self.done, self.truncated):
            array.fill(0)
        self._many.turns(self.turn)

    def step(
        self,
        actions: ArrayLike,
        *,
        observations: Optional[NDArray[np.float32]] = None,
        masks: Optional[NDArray[np.bool_]] = None,
        seat: Optional[int] = None,
    ) -> tuple[NDArray[np.float32], NDArray[np.bool_]]:
        """One action at each position; ``rewards`` and ``done``.

        An action that is not listed is a ``ValueError``, and nothing is changed then.
        ``observations`` and ``masks`` are arrays to be filled with what ``observe(seat)`` and
        ``masks()`` would give afterwards: threads are woken once for all of it.
        """
        chosen = np.ascontiguousarray(actions, dtype=np.int64)
        told = (self.rewards, self.scores, self.done, self.truncated)
        self._many.step(chosen, told, (seat, observations, masks))
        self._many.turns(self.turn)
        return self.rewards, self.done

    def observe(
        self, seat: Optional[int] = None, out: Optional[NDArray[np.float32]] = None
    ) -> NDArray[np.float32]:
        """What a seat may know at each position; without one, the seat that acts there.

        ``out`` is an array of float32 with ``n * observation_size`` entries, to be filled.
        """
        if out is None:
            out = np.empty((self.n, self.observation_size), np.float32)
        self._many.observe(seat, out)
        return out

    def masks(self, out: Optional[NDArray[np.bool_]] = None) -> NDArray[np.bool_]:
        """Which actions are listed, a flag for each action of each position."""
        if out is None:
            out = np.empty((self.n, self.action_count), np.bool_)
        self._many.masks(out)
        return out

    def bits(self, out: Optional[NDArray[np.uint64]] = None) -> NDArray[np.uint64]:
        """The same as words of 64 bits, the lowest bit first."""
        if out is None:
            out = np.empty((self.n, -(-self.action_count // 64)), np.uint64)
        self._many.bits(out)
        return out

    def sample(self, seed: int, out: Optional[NDArray[np.int64]] = None) -> NDArray[np.int64]:
        """A listed action at each position, all equally likely; -1 where the game is over."""
        if out is None:
            out = np.empty(self.n, np.int64)
        self._many.sample(out, seed)
        return out

    @property
    def layout(self) -> list[Field]:
        """What each number of an observation means."""
        return [Field(**field) for field in json.loads(self._many.layout())]

    def action_text(self, action: int) -> str:
        """The text of the choice with this number, as the protocol has it."""
        return self._many.action_text(int(action))

    def action(self, text: str) -> int:
        """The number of the choice with this text."""
        return self._many.action_number(text)

    def odds(self, index: int) -> list[tuple[int, int]]:
        """The listed actions of a position with their odds, all 1 where a seat chooses."""
        return self._many.odds(index)

    def view(self, index: int, seat: Optional[int] = None) -> dict[str, Any]:
        """What a seat may know at a position, as ``Game.view``."""
        view: dict[str, Any] = json.loads(self._many.view(index, seat))
        return view

    def state(self, index: int) -> dict[str, Any]:
        """A whole position, as ``Game.state``."""
        state: dict[str, Any] = json.loads(self._many.state(index))
        return state

    def clone(self) -> VecEnv:
        """A copy, which goes its own way."""
        copy = VecEnv.__new__(VecEnv)
        copy._take(self._many.copy())
        for name in ("rewards", "scores", "done", "truncated"):
            getattr(copy, name)[...] = getattr(self, name)
        return copy

    def save(self) -> bytes:
        """Every game with its seeds and entries."""
        return self._many.save()

    @staticmethod
    def load(saved: bytes, threads: int = 1) -> VecEnv:
        """Goes on from what ``save`` gave, of the same rules and content."""
        loaded = VecEnv.__new__(VecEnv)
        loaded._take(Many.load(saved, threads))
        return loaded
