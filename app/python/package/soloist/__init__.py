"""Heavy board games as environments.

``make`` starts one game, driven by Soloist's protocol; ``VecEnv`` holds many positions at once as
arrays; ``simulate`` plays many games between bots. ``soloist.gym``, ``soloist.zoo`` and
``soloist.spiel`` provide other interfaces, and ``soloist.ray`` plays on several machines.
"""

from __future__ import annotations

from ._native import GAMES
from .game import Game, RequestError, games, make
from .sim import Simulation, SimulationResult, content, simulate
from .vec import CHANCE, TERMINAL, STAY, Field, VecEnv

__all__ = ["CHANCE", "GAMES", "TERMINAL", "STAY", "Field", "Game", "RequestError", "Simulation", "SimulationResult",
           "VecEnv", "content", "games", "make", "simulate"]
