"""Heavy board games as environments.

``make`` gives one game as the protocol of Soloist speaks of it; ``VecEnv`` gives many positions at
once as arrays; ``simulate`` plays many games between bots. ``soloist.gym``, ``soloist.zoo`` and
``soloist.spiel`` put other interfaces on them, and ``soloist.ray`` plays on more than one machine.
"""

from __future__ import annotations

from ._native import GAMES
from .game import Game, RequestError, games, make
from .sim import Simulation, SimulationResult, content, simulate
from .vec import CHANCE, TERMINAL, STAY, Field, VecEnv

__all__ = ["CHANCE", "GAMES", "TERMINAL", "STAY", "Field", "Game", "RequestError", "Simulation", "SimulationResult",
           "VecEnv", "content", "games", "make", "simulate"]
