#!/usr/bin/env python3
"""Random play and a tiny search in Weather Machine, alone against The Saboteurs.

    python examples/python/first_steps.py --games 20

The search tries every listed action with a few random games each and takes the best. It looks at
whole positions, deck included, so it knows more than a player may: it shows the interface, not a
strength to compare with.
"""

import argparse

import numpy as np
import soloist


def random_games(options, games):
    """Random games all at once: the share that is won, and the mean score."""
    env = soloist.VecEnv("weather-machine", games, options, seed=1, autoreset=False)
    wins, scores, step = np.zeros(games), np.zeros(games), 0
    while (env.turn != soloist.TERMINAL).any():
        rewards, terminated, truncated = env.step(env.sample(step))
        ended = terminated | truncated
        wins += rewards[:, 0]
        scores[ended] = env.scores[ended, 0]
        step += 1
    return wins.mean(), scores.mean()


def best_action(game, entries, seed):
    """The action after which random games end best, each tried from a copy."""
    actions = np.flatnonzero(game.action_masks()[0])
    values = []
    for action in actions:
        value = 0.0
        for nth in range(entries):
            copy = game.clone()
            copy.step([action])
            step, score = seed + nth, copy.scores[0, 0]
            while copy.turn[0] != soloist.TERMINAL:
                step += 7919
                copy.step(copy.sample(step))
                score = copy.scores[0, 0]
            value += score
        values.append(value)
    return actions[int(np.argmax(values))]


def searched_game(options, entries, seed):
    """One game by the search: its score, and whether it was won."""
    game = soloist.VecEnv("weather-machine", 1, options, seed=seed, autoreset=False)
    while game.turn[0] != soloist.TERMINAL:
        game.step([best_action(game, entries, seed)])
    return game.rewards[0, 0], game.scores[0, 0]


def main():
    """Plays, and prints a line for each way to play."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--random", type=int, default=1000, help="random games")
    parser.add_argument("--games", type=int, default=20, help="of the search")
    parser.add_argument("--entries", type=int, default=4, help="random games for each action")
    chosen = parser.parse_args()
    options = {"seats": 1}
    wins, score = random_games(options, chosen.random)
    print(f"random: {wins:.1%} of {chosen.random} games won, {score:.1f} points on average")
    played = [searched_game(options, chosen.entries, seed) for seed in range(chosen.games)]
    wins, score = np.mean(played, axis=0)
    print(f"search: {wins:.1%} of {chosen.games} games won, {score:.1f} points on average")


if __name__ == "__main__":
    main()
