"""Games on two machines: a cluster on this one, of which one node is killed in the middle."""

import os
import pathlib
import runpy
import shlex
import signal
import subprocess
import sys
import time
from dataclasses import dataclass

# Nothing is told to anybody, and every address is the loopback's: so Ray's variable for systems
# without clusters says, and drivers find a cluster there, too. Workers are no less important than
# whatever else runs on this machine, which may be busy.
os.environ.update(RAY_USAGE_STATS_ENABLED="0", RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER="0",
                  RAY_worker_niceness="0")

import pytest
import ray
from ray.cluster_utils import Cluster

import soloist
import soloist.ray

# Workers do not find this file by its name: what stands in it travels with the work.
ray.cloudpickle.register_pickle_by_value(sys.modules[__name__])

NODE = {"num_cpus": 1, "object_store_memory": 80 * 2**20, "node_ip_address": "127.0.0.1"}
PLAYED = {"game": "backgammon", "players": "greedy,random", "seeds": range(3, 40)}


@pytest.fixture(scope="module")
def cluster():
    # A node that does not answer is lost after seconds, not after the usual half minute.
    health = {"health_check_period_ms": 1000, "health_check_failure_threshold": 3}
    head = {**NODE, "include_dashboard": False, "_system_config": health}
    cluster = Cluster(initialize_head=True, head_node_args=head)
    try:
        cluster.add_node(**NODE)
        cluster.wait_for_nodes()
        ray.init(address=cluster.address, log_to_driver=False)
        yield cluster
    finally:
        session = cluster.head_node.get_session_dir_path()
        ray.shutdown()
        cluster.shutdown()
        end(session)


def end(session):
    """Ends what is left of a cluster: workers of a node that was killed."""
    for process in pathlib.Path("/proc").glob("[0-9]*"):
        try:
            if session.encode() in (process / "cmdline").read_bytes():
                os.kill(int(process.name), signal.SIGKILL)
        except OSError:
            # It ended by itself.
            continue


@dataclass(frozen=True)
class Held(soloist.Simulation):
    """Games that on one machine are not ended before a file is there, and on the others are not
    begun before it has some."""

    machine: str = ""
    file: str = ""

    def play(self, seeds=None, threads=1, progress=None):
        released, held = pathlib.Path(self.file), pathlib.Path(f"{self.file}.held")
        here = ray.get_runtime_context().get_node_id() == self.machine
        if here:
            held.touch()
        while not (released if here else held).exists():
            time.sleep(0.01)
        return super().play(seeds, threads, progress)


def test_a_machine_that_is_lost_changes_nothing(cluster, tmp_path):
    local = soloist.simulate(**PLAYED, action_stats=True, lead_changes=True)
    lost, = cluster.worker_nodes
    released, kept = tmp_path / "released", tmp_path / "kept"
    job = Held(**PLAYED, action_stats=True, lead_changes=True, machine=lost.node_id, file=str(released))
    run = soloist.ray.Run([job], kept, unit=2)
    told = []
    for progress in run:
        told.append(str(progress))
        if lost is not None and (tmp_path / "released.held").exists():
            # A unit is held there now, and is lost with it.
            cluster.remove_node(lost, allow_graceful=False)
            released.touch()
            lost = None
    assert lost is None and run.progress.lost >= 1
    assert run.progress.done == len(PLAYED["seeds"]) and len(run.progress.machines) == 1
    assert "1 units lost and given out again" in told[-1]
    result = run.result()
    assert (result.report, result.rows) == (local.report, local.rows)


def test_a_run_that_was_stopped_goes_on_from_its_folder(cluster, tmp_path):
    simulation = soloist.Simulation(**PLAYED)
    run = soloist.ray.Run([simulation], tmp_path, unit=4)
    for progress in run:
        if progress.done >= 8:
            break
    some = run.result().report
    assert 8 <= some["games"] < len(PLAYED["seeds"]) == some["stopped_of"]
    damaged = next(tmp_path.glob("*/*.part"))
    damaged.write_bytes(damaged.read_bytes()[:-9])
    with pytest.warns(UserWarning, match="is damaged"):
        again = soloist.ray.Run([simulation], tmp_path, unit=4)
    assert again.progress.kept == progress.done - 4
    assert again.finish()[0].rows == soloist.simulate(**PLAYED).rows
    # More seeds go on from there, too; other players do not.
    more = soloist.ray.Run([simulation.of(range(1, 45))], tmp_path)
    assert more.progress.kept == len(PLAYED["seeds"])
    other = soloist.Simulation(**{**PLAYED, "players": "random"})
    assert soloist.ray.Run([other], tmp_path).progress.kept == 0


def test_work_of_ones_own_is_spread_seed_by_seed(cluster):
    def played(seeds):
        """Random games as a program that learns wants them: actions, and who won."""
        env = soloist.VecEnv("pocket-mars", len(seeds), {"seats": 2}, seeds.start,
                             autoreset=False)
        games = [[] for _ in seeds]
        while (env.turn != soloist.TERMINAL).any():
            # A seed's choices must not depend on the others beside it.
            actions = [action_of(env.action_masks()[nth], seeds[nth], len(games[nth]))
                       for nth in range(env.num_envs)]
            for nth in range(env.num_envs):
                if env.turn[nth] != soloist.TERMINAL:
                    games[nth].append(actions[nth])
            env.step(actions)
        return games

    def action_of(mask, seed, step):
        listed = mask.nonzero()[0]
        return int(listed[(seed * 7919 + step * 104729) % len(listed)]) if len(listed) else -1

    seeds = range(5, 12)
    assert soloist.ray.each(played, seeds, "random games") == played(seeds)


def test_a_fault_in_the_work_is_told_and_not_tried_again(cluster):
    def wrong(seeds):
        raise LookupError(f"nothing for {seeds}")

    with pytest.raises(LookupError, match="nothing for"):
        soloist.ray.each(wrong, range(3), "wrong")
    with pytest.raises(ValueError, match="1 entries for 3 seeds"):
        soloist.ray.Run([soloist.ray.Each(lambda seeds: [1], range(3), "one")], unit=3).finish()

    class Elsewhere(soloist.ray.Each):
        def identity(self):
            return {"process": os.getpid()}

    job = Elsewhere(list, range(3), "other rules there")
    with pytest.raises(RuntimeError, match="would play other games"):
        soloist.ray.Run([job]).finish()


def test_the_command_plays_what_the_program_plays(cluster, monkeypatch, capsys):
    sim = ["sim", "backgammon", "--players", "greedy", "--games", "30", "--seed", "2", "--lead-changes"]
    program = subprocess.run([os.environ["SOLOIST_PROGRAM"], *sim], capture_output=True, text=True,
                             check=True).stdout
    report, line = program.rsplit("\nOn more machines: python3 -m soloist.ray ", 1)
    monkeypatch.setattr(sys, "argv", ["soloist.ray", *shlex.split(line)])
    soloist.ray.main()
    told = capsys.readouterr()
    # Ray itself writes there, too, when it notices the node that the test before has killed.
    assert report in told.out
    assert "30 of 30 games (100 %)" in told.err


def test_the_example_runs(cluster, tmp_path, monkeypatch, capsys):
    example = pathlib.Path(__file__).parents[3] / "examples/python" / "on_machines.py"
    words = ["--games", "6", "--players", "random", "greedy", "--folder", str(tmp_path)]
    monkeypatch.setattr(sys, "argv", [str(example), *words])
    runpy.run_path(str(example), run_name="__main__")
    half, full = capsys.readouterr().out.split("all games:")
    assert "half of the games:" in half and full.count("    6 games  won ") == 2
