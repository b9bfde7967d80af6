"""Arrays of a caller: every function that fills some refuses those that it would fill wrongly, and
changes nothing then."""

import inspect
import pathlib
import re

import numpy as np
import pytest

import soloist
from soloist import _native

N = 4


def begun(seats=2):
    env = soloist.VecEnv("pocket-mars", N, {"seats": seats}, seed=3, threads=2)
    for step in range(6):
        env.step(env.sample(step))
    return env


def shapes(env):
    numbers, flags = (N, env.observation_size), (N, env.action_count)
    words = (N, -(-env.action_count // 64))
    by_seat = (N, env.seats)
    return {
        "actions": ((N,), np.int64), "turn": ((N,), np.int8), "terminated": ((N,), np.bool_),
        "truncated": ((N,), np.bool_), "rewards": (by_seat, np.float32),
        "scores": (by_seat, np.float32), "observations": (numbers, np.float32),
        "final_observations": (numbers, np.float32), "action_masks": (flags, np.bool_),
        "packed_action_masks": (words, np.uint64),
    }


OUTPUTS = ["turn", "rewards", "scores", "terminated", "truncated"]


def outputs(env, name, array):
    return tuple(array if name == one else getattr(env, one) for one in OUTPUTS)


def replaced(name):
    """A step, and a reset, whose own array of this name was replaced by another."""
    def step(env, array):
        setattr(env, name, array)
        env.step(env.sample(1))

    def reset(env, array):
        setattr(env, name, array)
        env.reset(5)
    return [step, reset]


#: Every way to have an array filled: by its name, calls that take it.
FILLS = {
    "observations": [
        lambda env, array: env.observe(out=array),
        lambda env, array: env.observe(1, array),
        lambda env, array: env.step(env.sample(1), observations=array),
        lambda env, array: env.step(env.sample(1), observations=array, seat=0),
        lambda env, array: env._native.observe(None, array),
    ],
    "action_masks": [
        lambda env, array: env.action_masks(array),
        lambda env, array: env.step(env.sample(1), action_masks=array),
        lambda env, array: env._native.action_masks(array),
    ],
    "final_observations": [
        lambda env, array: env.step(env.sample(1), final_observations=array),
    ],
    "packed_action_masks": [lambda env, array: env.packed_action_masks(array), lambda env, array: env._native.packed_action_masks(array)],
    "actions": [
        lambda env, array: env.sample(1, array),
        lambda env, array: env._native.sample(array, 1),
    ],
    "turn": [lambda env, array: env._native.turns(array), *replaced("turn")],
    "rewards": replaced("rewards"),
    "scores": replaced("scores"),
    "terminated": replaced("terminated"),
    "truncated": replaced("truncated"),
}

#: Methods of the native half with arrays, and the names of the arrays that they fill.
NATIVE = {"step": [*OUTPUTS, "observations", "action_masks", "final_observations"], "reset": OUTPUTS,
          "turns": ["turn"], "packed_action_masks": ["packed_action_masks"], "action_masks": ["action_masks"], "sample": ["actions"],
          "observe": ["observations"]}


def wrong_arrays(shape, kind):
    """Arrays that look nearly right, by what is wrong with them."""
    size = int(np.prod(shape))
    right = np.zeros(shape, kind)
    another = {"float32": np.float64, "bool": np.int8, "int8": np.bool_, "int64": np.int32,
               "uint64": np.int64}[np.dtype(kind).name]
    yield "another type", np.zeros(shape, another), True
    yield "one entry more", np.zeros((shape[0] + 1, *shape[1:]), kind), True
    yield "one dimension more", np.zeros((1, *shape), kind), True
    yield "every second row", np.zeros((2 * shape[0], *shape[1:]), kind)[::2], True
    yield "backwards", right.copy()[::-1], True
    if np.dtype(kind).itemsize > 1:
        yield "bytes the other way round", right.astype(np.dtype(kind).newbyteorder()), True
        odd = np.zeros(right.nbytes + 1, np.uint8)[1:].view(kind).reshape(shape)
        yield "not aligned", odd, True
    locked = right.copy()
    locked.flags.writeable = False
    yield "not writeable", locked, False
    if len(shape) == 2 and min(shape) > 1:
        yield "Fortran order", np.zeros(shape, kind, order="F"), True
        yield "transposed", np.zeros(shape[::-1], kind).T, True
        yield "the other way round", np.zeros(shape[::-1], kind), True
        yield "flat", np.zeros(size, kind), True
        yield "every second column", np.zeros((shape[0], 2 * shape[1]), kind)[:, ::2], True
        yield "a part of wider rows", np.zeros((shape[0], shape[1] + 1), kind)[:, 1:], True


def kept(env):
    arrays = [getattr(env, name).tobytes() for name in OUTPUTS]
    return env.save(), arrays, env.observe().tobytes(), env.action_masks().tobytes()


@pytest.mark.parametrize("name", FILLS)
def test_only_an_array_that_is_filled_row_by_row_is_taken(name):
    shape, kind = shapes(begun())[name]
    for call in FILLS[name]:
        call(begun(), np.zeros(shape, kind))
        for what, array, sentinel in wrong_arrays(shape, kind):
            if sentinel:
                array[...] = 1
            env = begun()
            before, inside = kept(env), array.tobytes()
            expected = f"{name}: expected a C-contiguous, writeable numpy array of {np.dtype(kind)}"
            shown = re.escape(f"{expected} with shape {shape}, found one of ")
            with pytest.raises(ValueError, match=shown):
                call(env, array)
            for one in OUTPUTS:
                if getattr(env, one) is array:
                    setattr(env, one, getattr(begun(), one))
            assert kept(env) == before and array.tobytes() == inside, what


@pytest.mark.parametrize("name", FILLS)
def test_what_is_no_array_is_refused(name):
    shape, kind = shapes(begun())[name]
    for call in FILLS[name]:
        for given in (np.zeros(shape, kind).tolist(), memoryview(np.zeros(shape, kind)), 7):
            with pytest.raises(TypeError, match=f"{name}: expected a C-contiguous, writeable"):
                call(begun(), given)


def test_an_array_of_this_kind_is_what_it_would_be_else():
    env = begun()
    # A row of one position is contiguous in both orders, and so is not refused.
    one = soloist.VecEnv("pocket-mars", 1, seed=3)
    assert one.observe(out=np.empty((1, one.observation_size), np.float32, order="F")).any()
    # A part of a greater array is taken where it lies row by row.
    more = np.full((N + 2, env.observation_size), 7, np.float32)
    env.observe(out=more[1:-1])
    assert (more[1:-1] == env.observe()).all() and (more[0] == 7).all() and (more[-1] == 7).all()


def test_arrays_that_share_memory_are_refused():
    env, size = begun(), begun().observation_size
    memory = np.zeros(2 * N * size, np.float32)
    first = memory[:N * size].reshape(N, size)
    shifted = memory[1:N * size + 1].reshape(N, size)
    flags = memory.view(np.bool_)[:N * env.action_count].reshape(N, env.action_count)
    rewards = memory[:N * env.seats].reshape(N, env.seats)
    # The same bytes by two ways that numpy does not connect.
    raw = bytearray(4 * N * size)
    ways = [np.frombuffer(raw, np.float32).reshape(N, size) for _ in range(2)]
    before = kept(env)
    for wrong in [
        {"observations": first, "final_observations": shifted},
        {"observations": first, "action_masks": flags},
        {"observations": ways[0], "final_observations": ways[1]},
    ]:
        with pytest.raises(ValueError, match="expected memory of its own, found that of observations"):
            env.step(env.sample(1), **wrong)
        assert kept(env) == before
    own = env.rewards
    env.rewards = rewards
    with pytest.raises(ValueError, match="found that of rewards"):
        env.step(env.sample(1), observations=first)
    with pytest.raises(ValueError, match="scores: expected memory of its own"):
        env._native.reset(1, (env.turn, own, own, env.terminated, env.truncated))
    env.rewards = own
    chosen = env.sample(1)
    terminated = chosen.view(np.bool_)[:N]
    with pytest.raises(ValueError, match="terminated: expected memory of its own, found that of actions"):
        env._native.step(chosen, outputs(env, "terminated", terminated), (None, None, None, None))
    assert kept(env) == before and not memory.any()
    # Beside each other in one piece of memory they are apart.
    env.step(env.sample(1), observations=first, final_observations=memory[N * size:].reshape(N, size))
    assert (first == env.observe()).all()


@pytest.mark.parametrize("wrong, why", [
    ([0.0] * N, TypeError), (np.array(["1"] * N), TypeError), ([[0] * N], ValueError),
    ([0] * (N - 1), ValueError), ([0] * (N + 1), ValueError), (None, TypeError)])
def test_actions_are_whole_numbers_one_for_each_position(wrong, why):
    env = begun()
    before = kept(env)
    with pytest.raises(why, match="actions: expected"):
        env.step(wrong)
    assert kept(env) == before


def test_every_function_that_fills_is_tried_here():
    """A function with an array that nobody has entered above fails here."""
    source = pathlib.Path(soloist.__file__).with_name("_native.pyi").read_text()
    body = source.split("class VecEnv:")[1].split("\nclass ")[0]
    found = {name: given for name, given in re.findall(r"def (\w+)\(([^)]*)\)", body, re.S)
             if "NDArray" in given}
    assert set(found) == set(NATIVE) == {name for name in vars(_native.VecEnv) if name in NATIVE}
    assert {array for arrays in NATIVE.values() for array in arrays} == set(FILLS)
    package = {name: [one for one, of in inspect.signature(method).parameters.items()
                      if "NDArray" in str(of.annotation)]
               for name, method in vars(soloist.VecEnv).items() if inspect.isfunction(method)}
    assert {name: arrays for name, arrays in package.items() if arrays} == {
        "step": ["observations", "action_masks", "final_observations"],
        "observe": ["out"], "action_masks": ["out"], "packed_action_masks": ["out"], "sample": ["out"]}
