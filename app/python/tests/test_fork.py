"""What a process does with environments of the process from which it was forked, and what it gets from
one that begins anew."""

import multiprocessing
import os
import subprocess
import sys

import pytest

#: No process here takes longer than this, however busy the machine is.
SECONDS = 120

FORKED = """
import os, sys, threading, time
import numpy as np
import soloist

def child(work):
    # A child that hangs is ended by the test around it.
    process = os.fork()
    if process == 0:
        code = 1
        try:
            work()
            code = 0
        finally:
            os._exit(code)
    assert os.waitpid(process, 0)[1] == 0, "the child failed"
"""


def run(script):
    ran = subprocess.run([sys.executable, "-W", "ignore", "-c", FORKED + script], timeout=SECONDS,
                         capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    return ran.stdout


@pytest.mark.parametrize("threads", [1, 2, 3])
def test_positions_are_stepped_in_a_child_as_in_its_parent(threads):
    run(f"""
def begun():
    env = soloist.VecEnv("weather-machine", 24, {{"seats": 1}}, seed=4, threads={threads})
    for step in range(20):
        env.step(env.sample(step))
    return env

def gone_on(env):
    numbers = np.empty((env.num_envs, env.observation_size), np.float32)
    for step in range(20, 40):
        env.step(env.sample(step), observations=numbers)
    copy = env.clone()
    copy.step(copy.sample(0))
    env.action_masks()
    env.observe(0)
    env.reset(9)
    env.step(env.sample(0))
    return env.save(), copy.save(), numbers.tobytes()

expected = gone_on(begun())
env = begun()
copies = [env.clone() for _ in range(3)]

def work():
    # Whatever is asked first, and of copies that were made before, too.
    copies[0].action_masks()
    copies[1].observe(0)
    copies[2].reset(1)
    assert gone_on(env) == expected
    # A child has children.
    other = begun()
    child(lambda: (other.step(other.sample(0)), begun().action_masks()))
    other.step(other.sample(0))

child(work)
assert gone_on(env) == expected, "the parent goes on, too"
""")


def test_a_child_has_as_many_threads_as_its_parent():
    run("""
env = soloist.VecEnv("backgammon", 64, threads=3)
copies = [env.clone() for _ in range(5)]
def threads():
    return len(os.listdir("/proc/self/task"))
def work():
    assert threads() == 1
    for one in [env, *copies]:
        one.step(one.sample(1))
    assert threads() == 3, "copies share them"
child(work)
assert threads() == 3
""")


def test_a_child_that_drops_what_it_does_not_use_ends():
    run("""
def work():
    global env
    del env
    assert soloist.VecEnv("backgammon", 8, threads=2).action_masks().any()
for nth in range(20):
    env = soloist.VecEnv("backgammon", 64, threads=2)
    env.step(env.sample(1))
    child(work)
""")


def test_a_step_that_another_thread_was_in_is_told_at_once():
    run("""
env = soloist.VecEnv("weather-machine", 20_000, {"seats": 1}, threads=2)
actions = env.sample(0)
stepping = threading.Thread(target=lambda: env.step(actions))
stepping.start()
def work():
    for ask in (lambda: env.step(actions), env.action_masks, env.save, lambda: env.reset(1)):
        try:
            ask()
        except RuntimeError as why:
            assert "work" in str(why) or "borrowed" in str(why), why
        else:
            raise AssertionError("it was changed in the middle")
time.sleep(0.02)
assert stepping.is_alive()
child(work)
stepping.join()
env.step(env.sample(1))
""")


def test_a_request_that_another_thread_was_in_is_told_at_once():
    run("""
game = soloist.make("pocket-mars", {"seats": 1}, seed=1)
game.roll()
thinking = threading.Thread(target=lambda: game.request("hint", budget={"iterations": 20_000}))
thinking.start()
time.sleep(0.05)
assert thinking.is_alive()
def work():
    try:
        game.turn()
    except RuntimeError as why:
        assert "forked" in str(why), why
    else:
        raise AssertionError("a request was answered in the middle of another")
    assert soloist.make("pocket-mars").turn()
child(work)
# In the parent it waits for its turn.
assert game.turn() == {"seat": 0}
thinking.join()
""")


def test_how_bots_play_is_found_out_in_a_child_while_its_parent_does():
    run("""
simulation = soloist.Simulation("weather-machine", {"seats": 1}, seeds=range(1, 3))
finding = threading.Thread(target=simulation.identity)
finding.start()
time.sleep(0.01)
assert finding.is_alive()
def work():
    assert simulation.identity()["game"] == "weather-machine"
    assert soloist.simulate("backgammon", seeds=range(1, 4), threads=2).report["games"] == 3
child(work)
finding.join()
""")


#: Seconds after which the parent may be anywhere in reading content, models and texts.
MOMENTS = [0, 0.000_3, 0.001, 0.002, 0.004, 0.007, 0.01, 0.015, 0.02, 0.04]


@pytest.mark.parametrize("moment", MOMENTS)
def test_a_child_reads_what_its_parent_was_about_to_read(moment):
    run(f"""
def play():
    return soloist.simulate("pocket-mars", {{"seats": 1}}, "search:8", range(1, 2), threads=1)
playing = threading.Thread(target=play)
playing.start()
time.sleep({moment})
child(lambda: play().report)
playing.join()
""")


def gone_on(env, answers):
    """What a process that was spawned makes of an environment that it was given."""
    for step in range(5, 25):
        env.step(env.sample(step))
    answers.put((env.save(), os.getpid()))


def test_spawned_processes_are_given_environments():
    import soloist
    env = soloist.VecEnv("backgammon", 8, seed=2, threads=2)
    for step in range(5):
        env.step(env.sample(step))
    spawn = multiprocessing.get_context("spawn")
    answers = spawn.Queue()
    process = spawn.Process(target=gone_on, args=(env, answers), daemon=True)
    process.start()
    saved, where = answers.get(timeout=SECONDS)
    process.join(SECONDS)
    assert process.exitcode == 0 and where != os.getpid()
    for step in range(5, 25):
        env.step(env.sample(step))
    assert env.save() == saved
