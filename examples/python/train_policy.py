#!/usr/bin/env python3
"""A small policy that learns by playing: Pocket Mars alone against The Devious Automatics.

    python examples/python/train_policy.py

The policy is one layer: what a seat sees, times weights, is a number for each action, and the
actions that are listed are chosen by the softmax of theirs. After each round of games the weights
move towards what was done in games that ended with more points than the mean (REINFORCE with Adam,
numpy alone). It is told by what it scores on seeds that it never trained on. Such a policy learns
to do better than chance and no more: docs/reference/strength.md says what a search reaches.
"""

import argparse
import time

import numpy as np
import soloist

GAME, OPTIONS = "pocket-mars", {"seats": 1}


class Policy:
    """One layer of weights, with the scale of what it sees."""

    def __init__(self, env):
        # A first look at random games says how large each number usually is.
        seen = []
        for step in range(60):
            seen.append(env.observe())
            env.step(env.sample(step))
        seen = np.concatenate(seen)
        self.mean, self.scale = seen.mean(axis=0), seen.std(axis=0) + 1e-3
        self.weights = np.zeros((env.observation_size + 1, env.action_count), np.float32)
        self.moments = np.zeros((2, *self.weights.shape), np.float32)
        self.updates = 0

    def look(self, env):
        """What the seat that acts sees, scaled, with a 1 for the bias."""
        numbers = np.clip((env.observe() - self.mean) / self.scale, -5, 5)
        return np.concatenate([numbers, np.ones((env.num_envs, 1), np.float32)], axis=1)

    def chances(self, numbers, masks):
        """The chance of each action: 0 where it is not listed."""
        logits = np.where(masks, numbers @ self.weights, -np.inf)
        logits[~masks.any(axis=1)] = 0
        exponents = np.exp(logits - logits.max(axis=1, keepdims=True))
        return exponents / exponents.sum(axis=1, keepdims=True)

    def learn(self, slope, rate):
        """A step of Adam."""
        self.updates += 1
        for moment, keep, value in zip(self.moments, (0.9, 0.999), (slope, slope**2)):
            moment *= keep
            moment += (1 - keep) * value
        first, second = (moment / (1 - keep**self.updates)
                         for moment, keep in zip(self.moments, (0.9, 0.999)))
        self.weights += rate * first / (np.sqrt(second) + 1e-8)


def play(env, policy, dice, keep=False):
    """A game at each position: scores, victories, and what was seen and done, if that is kept."""
    scores, wins, done = np.zeros(env.num_envs), np.zeros(env.num_envs), []
    while (env.turn != soloist.TERMINAL).any():
        running = env.turn != soloist.TERMINAL
        numbers = policy.look(env)
        chances = policy.chances(numbers, env.action_masks())
        # Draws one action for each position.
        actions = (chances.cumsum(axis=1) > dice.random((env.num_envs, 1))).argmax(axis=1)
        if keep:
            done.append((numbers, chances, actions, running))
        rewards, terminated, truncated = env.step(np.where(running, actions, -1))
        over = terminated | truncated
        scores[over], wins[over] = env.scores[over, 0], rewards[over, 0]
    return scores, wins, done


def learn(policy, scores, done, rate):
    """Moves the weights towards what was done in the better games."""
    better = (scores - scores.mean()) / (scores.std() + 1e-6)
    slope = np.zeros_like(policy.weights)
    for numbers, chances, actions, running in done:
        error = -chances
        error[np.arange(len(actions)), actions] += 1
        slope += numbers.T @ (error * (better * running)[:, None]).astype(np.float32)
    policy.learn(slope / len(scores), rate)


def told(scores, wins):
    """Points and victories, with the error of the mean."""
    error = scores.std() / np.sqrt(len(scores))
    return f"{scores.mean():.1f} points (error {error:.2f}), {wins.mean():.1%} won"


def main():
    """Trains, and says what was reached."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=60)
    parser.add_argument("--games", type=int, default=256, help="in each round")
    parser.add_argument("--fresh", type=int, default=2000, help="games to measure with")
    parser.add_argument("--rate", type=float, default=0.003, help="of learning")
    chosen = parser.parse_args()
    dice = np.random.default_rng(1)
    policy = Policy(soloist.VecEnv(GAME, chosen.games, OPTIONS))
    fresh = soloist.VecEnv(GAME, chosen.fresh, OPTIONS, seed=1_000_000, autoreset=False)
    scores, wins, _ = play(fresh, policy, dice)
    print(f"random, fresh seeds: {told(scores, wins)}")
    env = soloist.VecEnv(GAME, chosen.games, OPTIONS, autoreset=False)
    began = time.perf_counter()
    for turn in range(chosen.rounds):
        env.reset(seed=turn * chosen.games)
        scores, wins, done = play(env, policy, dice, keep=True)
        learn(policy, scores, done, chosen.rate)
        if (turn + 1) % max(chosen.rounds // 10, 1) == 0:
            print(f"after {(turn + 1) * chosen.games} games: {told(scores, wins)}")
    took = time.perf_counter() - began
    fresh.reset(seed=1_000_000)
    scores, wins, _ = play(fresh, policy, dice)
    print(f"trained for {took:.0f} s, fresh seeds: {told(scores, wins)}")


if __name__ == "__main__":
    main()
