"""Many games between bots: what ``soloist sim`` plays, with the same results seed by seed."""

from __future__ import annotations

import json
import pathlib
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Any, Callable, Mapping, Optional, Sequence, Union

from ._native import SimResult, Sim

#: An owner's content files: for each game the names of files with their texts.
Content = Mapping[str, Mapping[str, str]]


def content(folder: Union[str, pathlib.Path]) -> dict[str, dict[str, str]]:
    """The content files of an owner's folder, ``folder/GAME/*.toml``, to be laid over ours."""
    games = sorted(game for game in pathlib.Path(folder).iterdir()
                   if game.is_dir() and not game.name.startswith("."))
    return {game.name: {file.name: file.read_text("utf-8") for file in sorted(game.glob("*.toml"))}
            for game in games}


@dataclass(frozen=True)
class Simulation:
    """Games with the same options, one for each seed: players, and what is recorded.

    ``players`` is one bot for each seat or one for all, as in ``soloist sim --players``. Different
    ones rotate through the seats, unless ``fixed_seats``.
    """

    game: str
    options: Mapping[str, Any] = field(default_factory=dict)
    players: str = "random"
    seeds: range = range(1, 1001)
    content: Content = field(default_factory=dict)
    fixed_seats: bool = False
    #: Whether to count how often each choice was listed and chosen.
    action_stats: bool = False
    #: Whether to keep a row for each game.
    rows: bool = True
    #: Whether to record who led when, which is slower.
    lead_changes: bool = False

    def __post_init__(self) -> None:
        if self.seeds.step != 1 or self.seeds.start < 0:
            raise ValueError(f"seeds follow one another, from 0 or later on, unlike {self.seeds}")

    def _native(self) -> Sim:
        files = {game: sorted(files.items()) for game, files in self.content.items()}
        return _sim(json.dumps([self.game, json.dumps(dict(self.options)), self.players,
                                self.fixed_seats, self.action_stats, self.lead_changes, self.rows,
                                sorted(files.items())]))

    def identity(self) -> dict[str, Any]:
        """Everything that determines the games of given seeds: rules, content, behaviour hash,
        complete options, players."""
        identity: dict[str, Any] = json.loads(self._native().identity())
        return identity

    def play(
        self,
        seeds: Optional[range] = None,
        threads: int = 1,
        progress: Optional[Callable[[int], object]] = None,
    ) -> bytes:
        """Plays some of the seeds; returns a part for ``join``.

        ``progress`` is called now and then with the number of games done.
        """
        seeds = self.seeds if seeds is None else seeds
        return self._native().play(seeds.start, len(seeds), threads, progress)

    def join(self, parts: Sequence[bytes]) -> SimulationResult:
        """The result of all parts, in any order."""
        return SimulationResult(self, self._native().sum_up(self.seeds.start, len(self.seeds), list(parts)))

    def of(self, seeds: range) -> Simulation:
        """The same simulation with other seeds."""
        return replace(self, seeds=seeds)


@lru_cache(maxsize=256)
def _sim(given: str) -> Sim:
    *rest, files = json.loads(given)
    return Sim(*rest, [(game, [(name, text) for name, text in texts]) for game, texts in files])


class SimulationResult:
    """The results of games. Its text is that of ``soloist sim``."""

    def __init__(self, simulation: Simulation, result: SimResult) -> None:
        self.simulation = simulation
        self._result = result

    @property
    def report(self) -> dict[str, Any]:
        """The report, as printed by ``soloist sim --json``."""
        report: dict[str, Any] = json.loads(self._result.report())
        return report

    @property
    def rows(self) -> list[dict[str, Any]]:
        """Each game in the order of the seeds: how it ended, and every party's result."""
        rows: list[dict[str, Any]] = json.loads(self._result.rows())
        return rows

    def differences(self, first: SimulationResult) -> list[dict[str, Any]]:
        """How much each player or opponent exceeds its result in other games of the same seeds:
        mean differences seed by seed, with 95 % intervals. Both need their rows."""
        more: list[dict[str, Any]] = json.loads(self._result.differences(first._result))
        return more

    def __str__(self) -> str:
        return self._result.text()


def simulate(
    game: str,
    options: Optional[Mapping[str, Any]] = None,
    players: str = "random",
    seeds: range = range(1, 1001),
    *,
    content: Optional[Content] = None,
    fixed_seats: bool = False,
    action_stats: bool = False,
    rows: bool = True,
    lead_changes: bool = False,
    threads: int = 0,
    progress: Optional[Callable[[int], object]] = None,
) -> SimulationResult:
    """Plays a game for each seed on this machine, on this many threads (0: one for each core).

    The same games as ``soloist sim``; ``soloist.ray.simulate`` plays them on several machines.
    """
    simulation = Simulation(game, dict(options or {}), players, seeds, dict(content or {}), fixed_seats,
                      action_stats, rows, lead_changes)
    return simulation.join([simulation.play(threads=threads, progress=progress)])
