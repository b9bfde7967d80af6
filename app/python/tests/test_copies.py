"""Copies, deep copies and pickles of environments go on exactly as what they were made of."""

import copy
import pickle

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode, SyncVectorEnv
from gymnasium.wrappers.vector import RecordEpisodeStatistics

import soloist
from soloist.gym import SoloEnv, SoloVectorEnv
from soloist.spiel import load_game
from soloist.zoo import TableEnv

ALONE = [("weather-machine", {"seats": 1}), ("pocket-mars", {"seats": 1}),
         ("colab", {"seats": 1, "enemies": 1}), ("master-of-the-galaxy", {"seats": 1})]
TABLES = [("backgammon", {}), ("weather-machine", {"seats": 3}), ("pocket-mars", {"seats": 2}),
          ("colab", {"seats": 2}), ("master-of-the-galaxy", {"seats": 2})]


def lent(thing):
    """A pickle whose arrays lie in memory that cannot be written, as Ray passes them on."""
    buffers = []
    data = pickle.dumps(thing, protocol=5, buffer_callback=buffers.append)
    return pickle.loads(data, buffers=[bytes(buffer) for buffer in buffers])


COPIES = {
    "deepcopy": copy.deepcopy,
    "pickle": lambda thing: pickle.loads(pickle.dumps(thing)),
    "pickle of protocol 2": lambda thing: pickle.loads(pickle.dumps(thing, protocol=2)),
    "pickle with lent memory": lent,
    "pickle of a deepcopy": lambda thing: pickle.loads(pickle.dumps(copy.deepcopy(thing))),
}


def same(one, other):
    """Whether two nests of arrays, numbers and names are the same, types included."""
    assert type(one) is type(other), (one, other)
    if isinstance(one, dict):
        assert one.keys() == other.keys()
        for name in one:
            same(one[name], other[name])
    elif isinstance(one, (list, tuple)):
        assert len(one) == len(other)
        for pair in zip(one, other):
            same(*pair)
    elif isinstance(one, np.ndarray) and one.dtype == object:
        same(one.tolist(), other.tolist())
    elif isinstance(one, np.ndarray):
        assert one.dtype == other.dtype and np.array_equal(one, other)
    else:
        assert one == other


@pytest.fixture(params=COPIES)
def copied(request):
    return COPIES[request.param]


def goes_on(env, copied, act, at):
    """Steps an environment, copies it at these steps, and sees that all copies do the same to the end.
    """
    for step in range(max(at) + 1):
        if step in at:
            twin = copied(env)
            ahead = [act(twin, later) for later in range(step, step + 25)]
            apart = copied(env)
            same([act(apart, later) for later in range(step, step + 25)], ahead)
            # What copies did has not touched what they were made of.
            same([act(copied(env), step)], ahead[:1])
        else:
            act(env, step)


@pytest.mark.parametrize("autoreset, chance", [(True, False), (False, False), (True, True)])
def test_positions(copied, autoreset, chance):
    env = soloist.VecEnv("backgammon", 6, seed=5, autoreset=autoreset, explicit_chance=chance,
                         threads=2)

    def act(env, step):
        rewards, terminated, truncated = env.step(env.sample(step))
        return (rewards.copy(), terminated.copy(), truncated.copy(), env.scores.copy(),
                env.turn.copy(), env.observe(), env.action_masks(), env.save())

    goes_on(env, copied, act, [0, 40, 150, 400])
    assert autoreset or (env.turn == soloist.TERMINAL).any()
    twin = copied(env)
    same([getattr(twin, name) for name in env._FILLED], [getattr(env, name) for name in env._FILLED])
    assert (twin.seats, twin.autoreset_mode) == (env.seats, env.autoreset_mode)
    env.reset(1)
    twin.reset(1)
    assert env.save() == twin.save()


@pytest.mark.parametrize("game, options", TABLES + ALONE)
def test_positions_of_every_game(game, options):
    env = soloist.VecEnv(game, 3, options, seed=2)
    for step in range(150):
        env.step(env.sample(step))
    for copied in COPIES.values():
        twin = copied(env)
        again = copied(env)
        for step in range(150, 200):
            for one in (twin, again):
                one.step(one.sample(step))
        assert twin.save() == again.save() != env.save()
        assert (twin.observe() == again.observe()).all()


def test_what_a_subclass_adds_is_copied(copied):
    env = Named("pocket-mars", 2)
    env.name, env.list = "mine", [1]
    for twin in (copied(env), env.clone(), copy.copy(env)):
        assert type(twin) is Named and twin.name == "mine" and twin.list == [1]
        twin.step(twin.sample(1))
        assert twin.save() != env.save()
        assert twin.rewards is not env.rewards


class Named(soloist.VecEnv):
    """A class of a user."""


@pytest.mark.parametrize("game, options", ALONE)
def test_gymnasium(copied, game, options):
    env = SoloEnv(game, options)
    env.reset(seed=3)
    env.action_space.seed(1)

    def act(env, step):
        seen = env._observation()
        if not seen["action_mask"].any():
            # A game that is over: its copy is over, too, and the next begins by the same dice.
            with pytest.raises(RuntimeError, match="over"):
                env.step(0)
            return env.reset()
        action = int(env.action_space.sample(mask=seen["action_mask"]))
        return (action, *env.step(action))

    goes_on(env, copied, act, [0, 30, 90])
    for step in range(5000):
        if not env._observation()["action_mask"].any():
            break
        act(env, step)
    goes_on(env, copied, act, [0, 1])


def test_a_vector_of_gymnasium_with_a_reset_to_come():
    """In Gymnasium's usual mode the next game begins a step later."""
    def made():
        env = SyncVectorEnv([lambda: SoloEnv("pocket-mars", {"seats": 1})] * 3)
        env.reset(seed=1)
        return env

    def act(env, step):
        # Whoever is over chooses nothing.
        masks = [one._observation()["action_mask"] for one in env.envs]
        dice = np.random.default_rng(step)
        return env.step([dice.choice(np.flatnonzero(mask)) if mask.any() else 0 for mask in masks])

    env = made()
    pending = 0
    for step in range(1500):
        act(env, step)
        if env._autoreset_envs.any():
            pending += 1
            twin = copy.deepcopy(env)
            again = copy.deepcopy(env)
            for later in range(step + 1, step + 5):
                same(act(twin, later), act(again, later))
        if pending == 4:
            break
    assert pending == 4


@pytest.mark.parametrize("game, options", TABLES)
def test_pettingzoo(copied, game, options):
    env = TableEnv(game, options)
    env.reset(seed=5)

    def act(env, step):
        if not env.agents:
            env.reset()
        seen, reward, over, cut, info = env.last()
        action = None
        if not (over or cut):
            listed = np.flatnonzero(seen["action_mask"])
            action = int(np.random.default_rng(step).choice(listed))
        env.step(action)
        return (seen, reward, over, cut, info, action, env.agent_selection, dict(env.rewards),
                list(env.agents))

    goes_on(env, copied, act, [0, 60])
    for step in range(20_000):
        if any(env.terminations.values()) or any(env.truncations.values()):
            break
        act(env, step)
    # Some agents have still to hear of the end.
    goes_on(env, copied, act, [0, 1])


@pytest.mark.parametrize("game, options", TABLES + ALONE)
def test_games_and_states_of_openspiel(copied, game, options):
    first = load_game(game, options)
    kind = copied(first)
    assert kind.get_parameters() == first.get_parameters() and str(kind.get_type()) == str(
        first.get_type())
    assert str(kind.new_initial_state()) == str(first.new_initial_state())
    state = first.new_initial_state()
    dice = np.random.default_rng(4)
    step = 0
    while not state.is_terminal() and step < 6000:
        if step in (0, 1, 30, 31, 32, 200):
            twin = copied(state)
            for one in (twin, copy.copy(state)):
                assert (str(one), one.history(), one.legal_actions(), one.current_player()) == (
                    str(state), state.history(), state.legal_actions(), state.current_player())
                assert one.is_chance_node() == state.is_chance_node()
            action = state.legal_actions()[0]
            before = str(state)
            twin.apply_action(action)
            assert str(twin) == str(state.child(action)) and str(state) == before
        state.apply_action(int(dice.choice(state.legal_actions())))
        step += 1
    twin = copied(state)
    assert twin.is_terminal() == state.is_terminal()
    assert (twin.returns(), twin.scores(), twin.history()) == (
        state.returns(), state.scores(), state.history())
    pair = copied([state, state.get_game(), first])
    assert pair[0].get_game() is pair[1] is pair[2]


@pytest.mark.parametrize("kind", soloist.games(), ids=lambda kind: kind["id"])
def test_a_game_of_the_protocol(copied, kind):
    game = soloist.make(kind["id"], kind["modes"][0]["options"], seed=5)
    for _ in range(12):
        game.roll()
        if "over" in game.turn():
            break
        game.choose(game.choices()[-1]["text"])
    game.undo()
    twin = copied(game)
    assert type(twin) is soloist.Game and (twin.game, twin.seed, twin.told) == (
        game.game, game.seed, game.told)
    for one in (twin, copy.copy(game)):
        assert one.save() == game.save() and one.turn() == game.turn()
        one.redo()
        assert one.save() != game.save()
    game.redo()
    assert game.save() == one.save()
    assert game.roll() == twin.roll() and game.state() == twin.state()
    none = copied(soloist.Game("pocket-mars"))
    with pytest.raises(soloist.RequestError, match="no game is being played"):
        none.turn()


def test_a_refusal_can_be_passed_on(copied):
    with pytest.raises(soloist.RequestError) as refused:
        soloist.make("pocket-mars", {"level": "none", "seats": 9})
    twin = copied(refused.value)
    assert str(twin) == str(refused.value) and twin.objections == refused.value.objections


def test_bytes_of_other_rules_are_refused():
    env = soloist.VecEnv("pocket-mars", 1)
    env._native = Older(env.save())
    with pytest.raises(ValueError, match="rules"):
        copy.deepcopy(env)


class Older:
    """Positions of other rules."""

    def __init__(self, saved):
        head, rest = saved.split(b"\n", 1)
        self.saved = head.replace(b'"rules":', b'"rules":9') + b"\n" + rest

    def __reduce__(self):
        from soloist._native import open_vec_env
        return open_vec_env, (self.saved, 1)


def test_the_last_observation_is_that_of_the_game_that_is_over():
    env = soloist.VecEnv("pocket-mars", 8, {"seats": 2}, seed=1, threads=2)
    staying = soloist.VecEnv("pocket-mars", 8, {"seats": 2}, seed=1, autoreset=False)
    assert (env.autoreset_mode, staying.autoreset_mode) == ("SameStep", "Disabled")
    last = np.full((8, env.observation_size), 7, np.float32)
    seen = 0
    for step in range(3000):
        seat = [None, 0, 1][step % 3]
        running = staying.turn != soloist.TERMINAL
        actions = env.sample(step)
        env.step(actions, seat=seat, final_observations=last)
        staying.step(actions)
        ended = env.done & running
        assert (last[ended] == staying.observe(seat)[ended]).all()
        assert (last[~env.done] == 7).all()
        assert (env.scores[ended] == staying.scores[ended]).all()
        last[env.done] = 7
        seen += ended.sum()
        if seen == 8:
            return
    raise AssertionError("games went on")


def test_a_vector_of_ours_is_gymnasiums_of_single_games():
    """As ``SyncVectorEnv`` in the mode ``SAME_STEP`` of the version of Gymnasium that is installed."""
    n = 3
    ours = SoloVectorEnv("pocket-mars", n, {"seats": 1}, threads=2)
    theirs = SyncVectorEnv([lambda: SoloEnv("pocket-mars", {"seats": 1})] * n,
                           autoreset_mode=AutoresetMode.SAME_STEP)
    assert ours.metadata["autoreset_mode"] == theirs.metadata["autoreset_mode"]
    for space in ("observation_space", "action_space", "single_observation_space",
                  "single_action_space"):
        assert getattr(ours, space) == getattr(theirs, space)
    seen, info = ours.reset(seed=7)
    base = int(gymnasium.utils.seeding.np_random(7)[0].integers(2**63))
    theirs.reset(seed=7)
    # The same luck for both: game k of position i has the seed base + i + k * n.
    begun = [0] * n

    def luck(index):
        def reset(seed=None, options=None):
            one = theirs.envs[index]
            one._env.reset(base + index + begun[index] * n)
            begun[index] += 1
            return one._observation(), {}
        return reset

    for index, one in enumerate(theirs.envs):
        one.reset = luck(index)
    same(seen, theirs.reset()[0])
    ended = 0
    for step in range(2500):
        dice = np.random.default_rng(step)
        actions = np.array([dice.choice(np.flatnonzero(mask)) for mask in seen["action_mask"]])
        if step % 10 == 0:
            # Now and then something that is not listed.
            actions[step // 10 % n] = dice.integers(ours.single_action_space.n)
        stepped = ours.step(actions)
        same(stepped, theirs.step(actions))
        seen, _, over, cut, infos = stepped
        assert ours.observation_space.contains(seen)
        for index in np.flatnonzero(over | cut):
            assert infos["_final_obs"][index] and infos["_final_info"][index]
            assert not infos["final_obs"][index]["action_mask"].any()
            assert infos["final_info"]["_score"][index]
        ended += (over | cut).sum()
        if ended >= 5:
            return
    raise AssertionError("games went on")


def test_a_vector_of_ours(copied):
    env = SoloVectorEnv("weather-machine", 4, {"seats": 1}, threads=2)
    env.reset(seed=2)

    def act(env, step):
        dice = np.random.default_rng(step)
        return env.step([dice.choice(np.flatnonzero(mask)) for mask in env._observation()["action_mask"]])

    goes_on(env, copied, act, [0, 60])
    # Its dice are copied: the next seed is the same.
    twin = copied(env)
    same(twin.reset(), env.reset())


def test_a_vector_of_ours_keeps_to_gymnasiums_interface():
    env = RecordEpisodeStatistics(SoloVectorEnv("pocket-mars", 5, {"seats": 1}))
    seen, _ = env.reset(seed=1)
    finished = 0
    for step in range(2000):
        dice = np.random.default_rng(step)
        seen, *_, infos = env.step(
            np.array([dice.choice(np.flatnonzero(mask)) for mask in seen["action_mask"]]))
        if "episode" in infos:
            finished += infos["_episode"].sum()
            assert (infos["_episode"] == infos["_final_obs"]).all()
        if finished > 3:
            break
    assert finished > 3
    ours = SoloVectorEnv("pocket-mars", 2, {"seats": 1}, copy=False)
    first = ours.reset(seed=1)[0]
    action = [np.flatnonzero(mask)[0] for mask in first["action_mask"]]
    assert ours.step(action)[0]["observation"] is first["observation"]
    for wrong in ([0], [0.5, 1], [[0, 0]]):
        with pytest.raises(ValueError, match="expected 2 whole numbers"):
            ours.step(wrong)
    with pytest.raises(ValueError, match="SAME_STEP"):
        ours.reset(options={"reset_mask": np.array([True, False])})
    with pytest.raises(ValueError, match="2 seats"):
        SoloVectorEnv("pocket-mars", 2, {"seats": 2})
