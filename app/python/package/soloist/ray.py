"""Games on as many machines as there are, by Ray: simulations, tables, self-play.

``simulate`` plays what ``soloist.simulate`` plays, ``each`` calls a function of your own for ranges
of seeds, and ``Run`` does several such jobs at once and tells how far they are. Work is cut into
ranges of seeds. What a seed gives depends on nothing but the seed, and ranges are joined in whole
numbers or in the order of the seeds: so the results are those of one machine, however the work was
cut, and whichever machines were lost on the way.

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
    """Work that can be cut by seeds: a ``Simulation``, an ``Each``, or something of your own."""

    @property
    def seeds(self) -> range:
        """All of them."""

    def identity(self) -> dict[str, Any]:
        """Everything on which results depend beside the seeds, as JSON may hold it."""

    def play(self, seeds: range) -> bytes:
        """The work for some of the seeds, on one core, somewhere."""

    def join(self, parts: Sequence[bytes]) -> Any:
        """The result of these parts, which come in the order of their seeds."""


@dataclass(frozen=True)
class Each(Generic[T]):
    """A function of a range of seeds that returns a list with one entry for each, as a job.

    ``name`` says which function it is, and with what: parts that are kept in a folder are found
    again by it.
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
    """How far a run is. Its text is one line."""

    #: Seeds of all jobs, those that are done, and those among them that were kept in the folder.
    seeds: int
    done: int = 0
    kept: int = 0
    #: Units that are being worked on, and those that were lost with a machine or worker.
    running: int = 0
    lost: int = 0
    #: How many seeds each machine has done, by the id that Ray gives it.
    machines: dict[str, int] = field(default_factory=dict)
    #: Seconds since the run began.
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
    """Jobs that are done together. Going through it does the work, and tells of progress each time
    a part has come or was lost, and each second; ``result`` gives what there is of a job at any time.

    - ``folder``: where parts are kept. A later run goes on from them, also with more seeds.
    - ``unit``: how many seeds are given out at once; without it as many as take ``seconds``.
    - ``tries``: how often a unit is given out before a run gives up.
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
        #: Of each job, games and seconds that parts took; by these units are cut.
        self._speed = [[0, 0.0] for _ in self.jobs]
        self._left: deque[tuple[int, range]] = deque()
        for nth, (job, kept) in enumerate(zip(self.jobs, self._folders)):
            if kept is not None:
                self._parts[nth] = kept.parts(job.seeds)
            self._left.extend((nth, gap) for gap in _gaps(job.seeds, self._parts[nth]))
            self.progress.kept += sum(map(len, self._parts[nth]))
        self.progress.done = self.progress.kept

    def result(self, nth: int = 0) -> Any:
        """What the parts of a job that there are say together."""
        parts = self._parts[nth]
        return self.jobs[nth].join([parts[seeds] for seeds in sorted(parts, key=_start)])

    @property
    def results(self) -> list[Any]:
        """Of each job, what there is."""
        return [self.result(nth) for nth in range(len(self.jobs))]

    def finish(self, show: Optional[Callable[[Progress], object]] = None) -> list[Any]:
        """Does all the work; the results. ``show`` is called with the progress."""
        for progress in self:
            if show is not None:
                show(progress)
        return self.results

    def __iter__(self) -> Iterator[Progress]:
        if not ray.is_initialized():
            ray.init(include_dashboard=False, log_to_driver=False)
        began = time.monotonic()
        # Lost units are given out again here, where that is counted and told.
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
                        # What the work itself says is wrong is wrong everywhere.
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
        """Takes the next unit from what is left."""
        nth, seeds = self._left.popleft()
        size = self._unit or self._size(nth, len(seeds), cores)
        unit, rest = seeds[:size], seeds[size:]
        if rest:
            self._left.appendleft((nth, rest))
        return nth, unit

    def _size(self, nth: int, left: int, cores: int) -> int:
        """As many seeds as take about the time wished for; fewer at the end, so that all machines
        end together."""
        games, took = self._speed[nth]
        if games == 0:
            return 1
        wished = int(self._seconds * games / max(took, 1e-6))
        return max(1, min(wished, 4 * games, -(-left // (2 * cores))))


def _play(job: Job, seeds: range, identity: dict[str, Any]) -> tuple[bytes, float, str]:
    """One unit, on the machine that works on it."""
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
    """What the parts leave of the seeds."""
    at = seeds.start
    for part in sorted(parts, key=_start):
        if at < part.start:
            yield range(at, part.start)
        at = part.stop
    if at < seeds.stop:
        yield range(at, seeds.stop)


class _Folder:
    """Parts of one job on the disk, each in a file of its own, named by its seeds."""

    def __init__(self, folder: pathlib.Path, identity: dict[str, Any]) -> None:
        text = json.dumps(identity, sort_keys=True, indent=1)
        self._place = folder / hashlib.sha256(text.encode()).hexdigest()[:16]
        self._place.mkdir(parents=True, exist_ok=True)
        self._write("job.json", text.encode())

    def _write(self, name: str, data: bytes) -> None:
        """Whoever reads it finds all of it or nothing."""
        new = self._place / f".{name}.{os.getpid()}"
        new.write_bytes(data)
        os.replace(new, self._place / name)

    def keep(self, seeds: range, part: bytes) -> None:
        self._write(f"{seeds.start}-{seeds.stop - 1}.part", zlib.compress(part, 1))

    def parts(self, seeds: range) -> dict[range, bytes]:
        """Those that lie within the seeds and do not overlap. A damaged file is told, and its seeds
        are played again."""
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
    """Writes progress to the terminal: one line that changes, or a line every ten seconds where
    the output is kept."""

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
    """``soloist.simulate`` on all machines of the cluster that Ray is connected with, or can find;
    on this one, if there is none."""
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

    What it returns for a seed must depend on the seed alone: then the list is ``work(seeds)``.
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
