"""Games on several machines, by Ray: simulations, tables, self-play.

``simulate`` plays what ``soloist.simulate`` plays, ``each`` calls a function of your own for ranges
of seeds, and ``Run`` runs several such jobs at once and reports progress. Work is split into ranges
of seeds. The result of a seed depends only on the seed, and results are joined as integers or in
the order of the seeds: so they are the same as on one machine, however the work was split, and
whichever machines were lost on the way.

    python3 -m soloist.ray pocket-mars --players club --games 10000 --folder results
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import pathlib
import pickle
import sys
import time
import warnings
import zlib
from collections import deque
from dataclasses import dataclass, field
from typing import Any, Callable, Generic, Iterator, Optional, Protocol, Sequence, TypeVar, Union

import ray
from ray.exceptions import RayError, RayTaskError

from .sim import Content, Simulation, SimulationResult, content as content_of

T = TypeVar("T")


class Job(Protocol):
    """Work that can be split by seeds: a ``Simulation``, an ``Each``, or a class of your own."""

    @property
    def seeds(self) -> range:
        """All seeds."""

    def identity(self) -> dict[str, Any]:
        """Everything besides the seeds that results depend on, as JSON values."""

    def play(self, seeds: range) -> bytes:
        """Works on some of the seeds, on one core of any machine."""

    def join(self, parts: Sequence[bytes]) -> Any:
        """The result of these parts, which are in the order of their seeds."""


@dataclass(frozen=True)
class Each(Generic[T]):
    """A job from a function of a range of seeds that returns a list with one entry for each.

    ``name`` identifies the function and its parameters: it is the key of the parts in a folder.
    """

    work: Callable[[range], Sequence[T]]
    seeds: range
    name: str

    def identity(self) -> dict[str, Any]:
        return {"each": self.name}

    def play(self, seeds: range) -> bytes:
        entries = list(self.work(seeds))
        if len(entries) != len(seeds):
            raise ValueError(f"{len(entries)} entries for {len(seeds)} seeds")
        return pickle.dumps(entries)

    def join(self, parts: Sequence[bytes]) -> list[T]:
        return [entry for part in parts for entry in pickle.loads(part)]


@dataclass
class Progress:
    """Progress of a run. Its text is one line."""

    #: Numbers of seeds: of all jobs, done, and of those the ones found in the folder.
    seeds: int
    done: int = 0
    kept: int = 0
    #: Number of units in progress, and of those lost with a machine or worker.
    running: int = 0
    lost: int = 0
    #: Number of seeds done by each machine, by Ray's node id.
    machines: dict[str, int] = field(default_factory=dict)
    #: Seconds since the start of the run.
    seconds: float = 0.0

    def __str__(self) -> str:
        share = 100 * self.done / max(self.seeds, 1)
        line = f"{self.done} of {self.seeds} games ({share:.0f} %) on {len(self.machines)} machines"
        if self.kept:
            line += f", {self.kept} kept from before"
        if self.lost:
            line += f", {self.lost} units lost and given out again"
        played = self.done - self.kept
        if played and self.done < self.seeds:
            left = self.seconds / played * (self.seeds - self.done)
            line += f", {left / 60:.0f} min left" if left > 90 else f", {left:.0f} s left"
        return line


class Run:
    """Jobs that run together. Iterating over it does the work, and yields the progress each time a
    part has arrived or was lost, and each second; ``result`` returns the current result of a job.

    - ``folder``: where parts are saved. A later run resumes from them, also with more seeds.
    - ``unit``: number of seeds in a unit of work; by default as many as take ``seconds``.
    - ``tries``: how often a unit is tried before the run gives up.
    - ``remote``: options of Ray for each unit, such as ``{"memory": 2**30}``.
    """

    def __init__(
        self,
        jobs: Sequence[Job],
        folder: Union[str, pathlib.Path, None] = None,
        *,
        unit: Optional[int] = None,
        seconds: float = 5.0,
        tries: int = 5,
        remote: Optional[dict[str, Any]] = None,
    ) -> None:
        self.jobs = list(jobs)
        self.identities = [job.identity() for job in self.jobs]
        self.progress = Progress(seeds=sum(len(job.seeds) for job in self.jobs))
        self._unit, self._seconds, self._tries = unit, seconds, tries
        self._remote = {"num_cpus": 1, "scheduling_strategy": "SPREAD", **(remote or {})}
        self._parts: list[dict[range, bytes]] = [{} for _ in self.jobs]
        self._folders = [None if folder is None else _Folder(pathlib.Path(folder), identity)
                         for identity in self.identities]
        #: Games and seconds of the parts of each job, which determine the size of units.
        self._speed = [[0, 0.0] for _ in self.jobs]
        self._left: deque[tuple[int, range]] = deque()
        for nth, (job, kept) in enumerate(zip(self.jobs, self._folders)):
            if kept is not None:
                self._parts[nth] = kept.parts(job.seeds)
            self._left.extend((nth, gap) for gap in _gaps(job.seeds, self._parts[nth]))
            self.progress.kept += sum(map(len, self._parts[nth]))
        self.progress.done = self.progress.kept

    def result(self, nth: int = 0) -> Any:
        """The result of the available parts of a job."""
        parts = self._parts[nth]
        return self.jobs[nth].join([parts[seeds] for seeds in sorted(parts, key=_start)])

    @property
    def results(self) -> list[Any]:
        """The current result of each job."""
        return [self.result(nth) for nth in range(len(self.jobs))]

    def finish(self, show: Optional[Callable[[Progress], object]] = None) -> list[Any]:
        """Does all the work and returns the results. ``show`` is called with the progress."""
        for progress in self:
            if show is not None:
                show(progress)
        return self.results

    def __iter__(self) -> Iterator[Progress]:
        if not ray.is_initialized():
            ray.init(include_dashboard=False, log_to_driver=False)
        began = time.monotonic()
        # Lost units are retried here, to count and report them.
        play = ray.remote(_play).options(**{**self._remote, "max_retries": 0})
        shared = [ray.put(job) for job in self.jobs]
        tries: dict[tuple[int, range], int] = {}
        running: dict[Any, tuple[int, range]] = {}
        try:
            while self._left or running:
                cores = max(int(ray.cluster_resources().get("CPU", 1)), 1)
                while self._left and len(running) < cores:
                    nth, seeds = self._cut(cores)
                    identity = self.identities[nth]
                    reference = play.remote(shared[nth], seeds, identity)
                    running[reference] = nth, seeds
                    tries[nth, seeds] = tries.get((nth, seeds), 0) + 1
                self.progress.running = len(running)
                ready, _ = ray.wait(list(running), num_returns=1, timeout=1.0)
                self.progress.seconds = time.monotonic() - began
                for reference in ready:
                    nth, seeds = running.pop(reference)
                    try:
                        part, took, machine = ray.get(reference)
                    except RayTaskError:
                        # An error of the work itself would occur on every machine.
                        raise
                    except RayError as error:
                        if tries[nth, seeds] >= self._tries:
                            raise RuntimeError(
                                f"seeds {seeds} were lost {tries[nth, seeds]} times") from error
                        self._left.appendleft((nth, seeds))
                        self.progress.lost += 1
                    else:
                        self._note(nth, seeds, part, took, machine)
                self.progress.running = len(running)
                yield self.progress
        finally:
            for reference in running:
                ray.cancel(reference)

    def _note(self, nth: int, seeds: range, part: bytes, took: float, machine: str) -> None:
        folder = self._folders[nth]
        if folder is not None:
            folder.keep(seeds, part)
        self._parts[nth][seeds] = part
        self._speed[nth][0] += len(seeds)
        self._speed[nth][1] += took
        self.progress.done += len(seeds)
        self.progress.machines[machine] = self.progress.machines.get(machine, 0) + len(seeds)

    def _cut(self, cores: int) -> tuple[int, range]:
        """Takes the next unit from the remaining work."""
        nth, seeds = self._left.popleft()
        size = self._unit or self._size(nth, len(seeds), cores)
        unit, rest = seeds[:size], seeds[size:]
        if rest:
            self._left.appendleft((nth, rest))
        return nth, unit

    def _size(self, nth: int, left: int, cores: int) -> int:
        """The number of seeds that take about the wanted time; fewer at the end, so that all
        machines finish together."""
        games, took = self._speed[nth]
        if games == 0:
            return 1
        wished = int(self._seconds * games / max(took, 1e-6))
        return max(1, min(wished, 4 * games, -(-left // (2 * cores))))


def _play(job: Job, seeds: range, identity: dict[str, Any]) -> tuple[bytes, float, str]:
    """Runs one unit, on a worker."""
    found = job.identity()
    if found != identity:
        unlike = {name: (value, found.get(name)) for name, value in identity.items()
                  if value != found.get(name)}
        raise RuntimeError(f"this machine would play other games (wished, found): {unlike}")
    began = time.monotonic()
    part = job.play(seeds)
    return part, time.monotonic() - began, ray.get_runtime_context().get_node_id()


def _start(seeds: range) -> int:
    return seeds.start


def _gaps(seeds: range, parts: dict[range, bytes]) -> Iterator[range]:
    """The ranges of seeds that no part covers."""
    at = seeds.start
    for part in sorted(parts, key=_start):
        if at < part.start:
            yield range(at, part.start)
        at = part.stop
    if at < seeds.stop:
        yield range(at, seeds.stop)


class _Folder:
    """Parts of one job on disk, each in a file named by its seeds."""

    def __init__(self, folder: pathlib.Path, identity: dict[str, Any]) -> None:
        text = json.dumps(identity, sort_keys=True, indent=1)
        self._place = folder / hashlib.sha256(text.encode()).hexdigest()[:16]
        self._place.mkdir(parents=True, exist_ok=True)
        self._write("job.json", text.encode())

    def _write(self, name: str, data: bytes) -> None:
        """Writes a file atomically."""
        new = self._place / f".{name}.{os.getpid()}"
        new.write_bytes(data)
        os.replace(new, self._place / name)

    def keep(self, seeds: range, part: bytes) -> None:
        self._write(f"{seeds.start}-{seeds.stop - 1}.part", zlib.compress(part, 1))

    def parts(self, seeds: range) -> dict[range, bytes]:
        """Parts within the seeds that do not overlap. A damaged file causes a warning, and its
        seeds are played again."""
        found: dict[range, pathlib.Path] = {}
        for file in self._place.glob("*.part"):
            first, last = map(int, file.stem.split("-"))
            found[range(first, last + 1)] = file
        parts: dict[range, bytes] = {}
        at = seeds.start
        for part in sorted(found, key=lambda part: (part.start, -len(part))):
            if part.start < at or part.stop > seeds.stop:
                continue
            try:
                parts[part] = zlib.decompress(found[part].read_bytes())
            except zlib.error as error:
                warnings.warn(f"{found[part]} is damaged ({error}): its seeds are played again",
                              stacklevel=2)
                continue
            at = part.stop
        return parts


class Show:
    """Writes progress to standard error: one line that changes on a terminal, else a line every ten
    seconds."""

    def __init__(self) -> None:
        self._told = time.monotonic()

    def __call__(self, progress: Progress) -> None:
        ended = progress.done == progress.seeds
        if sys.stderr.isatty():
            print(f"\r\x1b[K{progress}", end="\n" if ended else "", file=sys.stderr, flush=True)
        elif ended or time.monotonic() - self._told > 10:
            self._told = time.monotonic()
            print(progress, file=sys.stderr, flush=True)


def simulate(
    game: str,
    options: Optional[dict[str, Any]] = None,
    players: str = "random",
    seeds: range = range(1, 1001),
    *,
    content: Optional[Content] = None,
    fixed_seats: bool = False,
    action_stats: bool = False,
    rows: bool = True,
    lead_changes: bool = False,
    folder: Union[str, pathlib.Path, None] = None,
    show: Optional[Callable[[Progress], object]] = None,
) -> SimulationResult:
    """``soloist.simulate`` on all machines of the cluster that Ray is connected to or can find, or
    on this machine if there is none."""
    simulation = Simulation(game, dict(options or {}), players, seeds, dict(content or {}), fixed_seats,
                      action_stats, rows, lead_changes)
    simulated: SimulationResult = Run([simulation], folder).finish(show)[0]
    return simulated


def each(
    work: Callable[[range], Sequence[T]],
    seeds: range,
    name: str,
    *,
    folder: Union[str, pathlib.Path, None] = None,
    show: Optional[Callable[[Progress], object]] = None,
) -> list[T]:
    """Calls ``work`` for ranges of the seeds on all machines; one entry for each seed, in order.

    The entry for a seed must depend on the seed alone: then the list equals ``work(seeds)``.
    """
    entries: list[T] = Run([Each(work, seeds, name)], folder).finish(show)[0]
    return entries


def main() -> None:
    """``python3 -m soloist.ray``: ``soloist sim`` on all machines of a cluster."""
    parser = argparse.ArgumentParser(prog="python3 -m soloist.ray", description=main.__doc__)
    parser.add_argument("game")
    parser.add_argument("--players", default="random", help="as in soloist sim")
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1, help="of the first game")
    parser.add_argument("--options", type=json.loads, default={}, help='such as \'{"seats": 1}\'')
    parser.add_argument("--content", help="folder of content files, laid over ours")
    parser.add_argument("--fixed-seats", action="store_true")
    parser.add_argument("--action-stats", action="store_true")
    parser.add_argument("--lead-changes", action="store_true")
    parser.add_argument("--json", action="store_true", help="print the report as JSON")
    parser.add_argument("--folder", help="where parts are kept, to go on from after a stop")
    parser.add_argument("--address", help="of a cluster of Ray; without one it looks for one")
    given = parser.parse_args()
    if given.address:
        ray.init(address=given.address, log_to_driver=False)
    simulated = simulate(
        given.game, given.options, given.players, range(given.seed, given.seed + given.games),
        content=content_of(given.content) if given.content else None,
        fixed_seats=given.fixed_seats, action_stats=given.action_stats, rows=False, lead_changes=given.lead_changes,
        folder=given.folder, show=Show())
    print(json.dumps(simulated.report, indent=2) if given.json else simulated, end="")


if __name__ == "__main__":
    main()
