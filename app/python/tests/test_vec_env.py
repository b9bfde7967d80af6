"""Many positions: the arrays of a caller, and what they mean."""

import sys
import threading

import numpy as np
import pytest

import soloist


def test_positions_are_the_games_of_their_seeds():
    env = soloist.VecEnv("weather-machine", 3, seed=20)
    dice = np.random.default_rng(1)
    games = [soloist.make("weather-machine", seed=20 + index) for index in range(3)]
    for _ in range(25):
        for index, game in enumerate(games):
            game.roll()
            assert game.turn() == {"seat": env.turn[index]}
            listed = [choice["text"] for choice in game.choices()]
            flags = env.action_masks()[index]
            assert [env.action_text(action) for action in np.flatnonzero(flags)] == listed
        actions = [dice.choice(np.flatnonzero(flags)) for flags in env.action_masks()]
        env.step(actions)
        for game, action in zip(games, actions):
            game.choose(env.action_text(action))
    assert env.state(1) == (games[1].roll(), games[1].state())[1]
    assert env.view(1, 0) == games[1].view(0)


def test_bits_and_flags_say_the_same():
    env = soloist.VecEnv("pocket-mars", 5)
    packed = env.packed_action_masks().view(np.uint8)
    flags = np.unpackbits(packed, axis=1, bitorder="little")[:, :env.action_count]
    assert (flags.astype(bool) == env.action_masks()).all()
    assert flags.sum() >= 10


def test_observations_are_written_into_the_array_of_the_caller():
    env = soloist.VecEnv("pocket-mars", 4)
    out = np.full((4, env.observation_size), np.nan, np.float32)
    assert env.observe(0, out) is out
    spec = env.observation_spec
    assert len(spec) == env.observation_size
    assert not np.isnan(out).any()
    earth = [field.name for field in spec].index("players[0].earth")
    assert (out[:, earth] == [env.view(index)["players"][0]["earth"] for index in range(4)]).all()
    assert spec[earth].meaning == "All players' areas. Order: seats, then the androids. Colonists on Earth."


@pytest.mark.parametrize("wrong", [
    np.empty((4, 7), np.float32), np.empty((4, 1), np.float64), np.empty((8, 9), np.float32)[::2]])
def test_another_array_is_refused(wrong):
    env = soloist.VecEnv("pocket-mars", 4)
    with pytest.raises((ValueError, TypeError)):
        env.observe(0, wrong)


def test_what_is_not_listed_is_named_and_changes_nothing():
    env = soloist.VecEnv("weather-machine", 2)
    actions, before = env.sample(0), env.save()
    actions[1] = np.flatnonzero(~env.action_masks()[1])[0]
    with pytest.raises(ValueError, match="at position 1; nothing was changed"):
        env.step(actions)
    assert env.save() == before
    with pytest.raises(ValueError):
        soloist.VecEnv("weather-machine", 2, {"seats": 9})
    with pytest.raises(ValueError):
        soloist.VecEnv.load(b"nothing")


def test_games_end_and_begin_anew():
    env = soloist.VecEnv("backgammon", 16, seed=3)
    ended = 0
    for step in range(400):
        rewards, terminated, truncated = env.step(env.sample(step))
        ended += terminated.sum()
        assert (rewards.sum(axis=1) == terminated).all() and not truncated.any()
    assert ended > 8 and (env.turn >= 0).all()


def test_a_copy_and_bytes_go_on_alike():
    env = soloist.VecEnv("colab", 3, seed=8)
    for step in range(50):
        env.step(env.sample(step))
    copy, loaded = env.clone(), soloist.VecEnv.load(env.save())
    for step in range(30):
        for one in (env, copy, loaded):
            one.step(one.sample(step))
    assert env.save() == copy.save() == loaded.save()
    assert (env.observe() == loaded.observe()).all()


def test_a_step_fills_what_is_observed_after_it():
    env = soloist.VecEnv("weather-machine", 6, {"seats": 2}, threads=2)
    numbers = np.full((6, env.observation_size), 7, np.float32)
    flags = np.ones((6, env.action_count), np.bool_)
    for step, seat in enumerate([None, 0, 1] * 20):
        env.step(env.sample(step), observations=numbers, action_masks=flags, seat=seat)
        assert (numbers == env.observe(seat)).all() and (flags == env.action_masks()).all()
    before = env.save()
    with pytest.raises(ValueError, match=r"observations: expected .* with shape \(3,\)"):
        env.step(env.sample(0), observations=np.empty(3, np.float32))
    with pytest.raises(IndexError):
        env.step(env.sample(0), seat=2)
    assert env.save() == before


def test_chance_as_a_turn():
    env = soloist.VecEnv("backgammon", 1, explicit_chance=True, autoreset=False)
    assert env.turn[0] == soloist.CHANCE
    assert sum(weight for _, weight in env.chance_outcomes(0)) == 30
    env.step([-1])
    assert env.turn[0] >= 0


def test_python_goes_on_while_positions_are_stepped():
    env = soloist.VecEnv("weather-machine", 256)
    begun, heard = threading.Event(), threading.Event()
    usual = sys.getswitchinterval()
    # The lock changes hands where it is given up, and never by the clock.
    sys.setswitchinterval(1000)

    def listen():
        begun.wait()
        heard.set()

    listener = threading.Thread(target=listen)
    listener.start()
    try:
        begun.set()
        for step in range(5000):
            env.step(env.sample(step))
            if heard.is_set():
                break
        assert heard.is_set()
    finally:
        sys.setswitchinterval(usual)
        listener.join()
