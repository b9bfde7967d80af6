"""The interfaces of others, by their own tests and algorithms."""

import warnings

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

from soloist.gym import AloneEnv
from soloist.spiel import load_game
from soloist.zoo import TableEnv

ALONE = [("weather-machine", {"seats": 1}), ("pocket-mars", {"seats": 1})]
TABLES = [("weather-machine", {"seats": 3}), ("pocket-mars", {"seats": 2}), ("backgammon", {}),
          ("pocket-mars", {"seats": 4}), ("colab", {"seats": 2})]


@pytest.mark.parametrize("game, options", ALONE)
def test_gymnasium_accepts_it(game, options):
    env = AloneEnv(game, options)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(env, skip_render_check=True)
    assert isinstance(env, gymnasium.Env)
    seen, _ = env.reset(seed=4)
    dice = np.random.default_rng(0)
    for _ in range(2000):
        seen, reward, over, cut, info = env.step(dice.choice(np.flatnonzero(seen["action_mask"])))
        assert env.observation_space.contains(seen)
        if over:
            break
    assert over and not cut and reward in (0.0, 1.0) and "score" in info


def test_an_action_that_is_not_listed_changes_nothing():
    env = AloneEnv(*ALONE[0])
    before, _ = env.reset(seed=1)
    wrong = np.flatnonzero(before["action_mask"] == 0)[0]
    after, reward, over, _, info = env.step(wrong)
    assert info == {"illegal": True} and reward == 0 and not over
    assert (before["observation"] == after["observation"]).all()
    with pytest.raises(ValueError, match="2 seats"):
        AloneEnv("pocket-mars", {"seats": 2})


@pytest.mark.parametrize("game, options", TABLES)
def test_pettingzoo_accepts_it(game, options):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(TableEnv(game, options), num_cycles=200)
        seed_test(lambda: TableEnv(game, options), num_cycles=40)


def test_an_algorithm_of_openspiel_runs_unchanged():
    from open_spiel.python.algorithms import mcts
    game = load_game("backgammon")
    dice = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, dice)
    bot = mcts.MCTSBot(game, 1.4, 12, evaluator, random_state=dice, solve=False)
    state = game.new_initial_state()
    for _ in range(8):
        if state.is_chance_node():
            actions, odds = zip(*state.chance_outcomes())
            assert abs(sum(odds) - 1) < 1e-9
            state.apply_action(dice.choice(actions, p=odds))
            continue
        before = str(state)
        action = bot.step(state)
        assert str(state) == before and action in state.legal_actions()
        state.apply_action(action)
    assert state.move_number() == 8 == len(state.history())


def test_expected_scores_of_openspiel_agree_with_the_end_of_a_game():
    from open_spiel.python.algorithms import evaluate_bots
    game = load_game("pocket-mars", {"seats": 2})

    class Random:
        def restart_at(self, state):
            pass

        def inform_action(self, state, player, action):
            pass

        def step(self, state):
            return np.random.default_rng(len(state.history())).choice(state.legal_actions())

    state = game.new_initial_state()
    returns = evaluate_bots.evaluate_bots(state, [Random(), Random()], np.random.RandomState(2))
    assert state.is_terminal() and list(returns) == state.returns() and sum(returns) <= 1
    with pytest.raises(ValueError):
        state.apply_action(0)
