"""The interfaces of others, by their own tests and algorithms."""

import json
import warnings

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

import soloist
from soloist.gym import SoloEnv
from soloist.spiel import load_game
from soloist.zoo import TableEnv

ALONE = [("weather-machine", {"seats": 1}), ("pocket-mars", {"seats": 1})]
TABLES = [("weather-machine", {"seats": 3}), ("pocket-mars", {"seats": 2}), ("backgammon", {}),
          ("pocket-mars", {"seats": 4}), ("colab", {"seats": 2})]


@pytest.mark.parametrize("game, options", ALONE)
def test_gymnasium_accepts_it(game, options):
    env = SoloEnv(game, options)
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
    env = SoloEnv(*ALONE[0])
    before, _ = env.reset(seed=1)
    wrong = np.flatnonzero(before["action_mask"] == 0)[0]
    after, reward, over, _, info = env.step(wrong)
    assert info == {"illegal": True} and reward == 0 and not over
    assert (before["observation"] == after["observation"]).all()
    with pytest.raises(ValueError, match="2 seats"):
        SoloEnv("pocket-mars", {"seats": 2})


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


def played(game, seed, entries=30_000):
    """A random game by OpenSpiel's interface, and what it showed."""
    state, dice = game.new_initial_state(), np.random.default_rng(seed)
    chances = 0
    while not state.is_terminal() and state.move_number() < entries:
        assert not state.is_simultaneous_node() and state.returns() == [0.0] * game.num_players()
        listed = state.legal_actions()
        assert listed and max(listed) < game.num_distinct_actions()
        if state.is_chance_node():
            chances += 1
            outcomes, odds = zip(*state.chance_outcomes())
            assert list(outcomes) == listed and abs(sum(odds) - 1) < 1e-9 and min(odds) > 0
            assert max(outcomes) < game.max_chance_outcomes()
            state.apply_action(int(dice.choice(outcomes, p=odds)))
            continue
        player = state.current_player()
        assert 0 <= player < game.num_players()
        assert all(not state.legal_actions(other) for other in range(game.num_players())
                   if other != player)
        state.apply_action(int(dice.choice(listed)))
    return state, chances


def without_viewer(view):
    view = json.loads(view)
    view.pop("viewer", None)
    return json.dumps(view)


@pytest.mark.parametrize("kind", soloist.games(), ids=lambda kind: kind["id"])
def test_what_openspiels_types_say_is_true(kind):
    import pyspiel
    # Of the modes one for each number of seats and enemies: the types depend on nothing else.
    modes = {(mode["options"].get("seats"), mode["options"].get("enemies")): mode
             for mode in kind["modes"]}
    for mode in modes.values():
        game, of = load_game(kind["id"], mode["options"]), mode["name"]
        said, words = game.get_type(), pyspiel.GameType
        assert said.min_num_players == said.max_num_players == game.num_players(), of
        assert said.dynamics == words.Dynamics.SEQUENTIAL
        assert said.chance_mode == words.ChanceMode.EXPLICIT_STOCHASTIC
        assert said.reward_model == words.RewardModel.TERMINAL
        # Nothing is hidden where hands are open and decks have no order before they are drawn from;
        # Rust's tests imagine other worlds in every mode.
        perfect = (kind["id"] in ("backgammon", "weather-machine", "master-of-the-galaxy")
                   or kind["id"] == "colab" and game.num_players() == 1)
        information = words.Information
        assert said.information == (information.PERFECT_INFORMATION if perfect
                                    else information.IMPERFECT_INFORMATION), of
        # With an automated opponent, and alone, nobody else has what is lost.
        alone = game.num_players() == 1 or mode["options"].get("enemies", 0) > 0
        utility = words.Utility.GENERAL_SUM if alone else words.Utility.ZERO_SUM
        assert said.utility == utility, of
        assert game.utility_sum() == (None if alone else 0.0)
        assert not said.provides_information_state_string
        state, chances = played(game, 3)
        assert chances > 0 and state.move_number() <= game.max_game_length(), of
        assert state.is_terminal(), of
        returns = state.returns()
        assert returns == state.rewards() and len(returns) == game.num_players()
        assert all(game.min_utility() <= one <= game.max_utility() for one in returns), of
        if not alone:
            assert abs(sum(returns)) < 1e-12, (of, returns)
        if perfect:
            seats = range(game.num_players())
            seen = {without_viewer(state.observation_string(seat)) for seat in seats}
            assert len(seen) == 1, of


def test_returns_of_zero_sum_are_those_of_openspiel():
    game = load_game("backgammon")
    assert (game.min_utility(), game.max_utility()) == (-1.0, 1.0)
    assert sorted(played(game, 1)[0].returns()) == [-1.0, 1.0]
    drawn = played(load_game("backgammon", {"most_turns": 3}), 1)[0]
    assert drawn.is_terminal() and drawn.returns() == [0.0, 0.0]
    four = load_game("pocket-mars", {"seats": 4})
    assert four.min_utility() == -1 / 3 and abs(sum(played(four, 2)[0].returns())) < 1e-12
    alone = load_game("pocket-mars", {"seats": 1})
    assert (alone.min_utility(), alone.max_utility(), alone.utility_sum()) == (0.0, 1.0, None)


def test_an_algorithm_for_zero_sum_and_perfect_information_runs():
    from open_spiel.python.algorithms import minimax
    game = load_game("backgammon", {"most_turns": 2})
    state = game.new_initial_state()
    state.apply_action(state.legal_actions()[0])
    value, action = minimax.expectiminimax(state, 2, lambda state: 0.0, state.current_player())
    assert -1.0 <= value <= 1.0 and action in state.legal_actions()
