"""Heavy board games as environments.

``make`` gives one game as the protocol of Soloist speaks of it; ``VecEnv`` gives many positions at
once as arrays. ``soloist.gym``, ``soloist.zoo`` and ``soloist.spiel`` put other interfaces on them.
"""

from __future__ import annotations

from ._native import GAMES
from .game import Game, Refused, games, make
from .vec import CHANCE, OVER, Field, VecEnv

__all__ = ["CHANCE", "GAMES", "OVER", "Field", "Game", "Refused", "VecEnv", "games", "make"]
