#!/usr/bin/env python3
"""Decisions a second from Python, ours beside those of others, in one run.

    python bench/python.py --seconds 3

Ours: n positions at once, each step with the observation of whoever acts and the flags of what is
listed. The others, where they are installed: PettingZoo's classic games and OpenSpiel's games asked
from Python, and Pgx's stepped at once. README.md says how to install them. Every row is random
play; the best of several rounds is shown, because other work on the machine can only slow a round
down, with its load. Where the machine is busy, processor time says more of one thread.
"""

import argparse
import importlib
import os
import statistics
import time

import numpy as np
import soloist


class Watch:
    """Adds up what is done in its blocks: seconds by the clock, and of the processors."""

    def __init__(self):
        self.took = self.spent = 0.0

    def __enter__(self):
        self._began = time.perf_counter(), time.process_time()

    def __exit__(self, *_):
        self.took += time.perf_counter() - self._began[0]
        self.spent += time.process_time() - self._began[1]

    def rates(self, count):
        """So many a second by the clock, and a second of the processors."""
        return count / self.took, count / max(self.spent, 1e-9)


class Played:
    """Positions that are stepped at random; only steps are timed, not the random choices."""

    def __init__(self, game, options, n, threads, observe=True):
        self.env = soloist.VecEnv(game, n, options, threads=threads)
        self.steps, self.room = 0, {}
        if observe:
            self.room["observations"] = np.empty((n, self.env.observation_size), np.float32)
            self.room["action_masks"] = np.empty((n, self.env.action_count), np.bool_)

    def step(self, watch):
        actions = self.env.sample(self.steps)
        with watch:
            self.env.step(actions, **self.room)
        self.steps += 1


def ours(game, options, n, threads, seconds, observe=True):
    """Steps with observations and masks."""
    played, watch = Played(game, options, n, threads, observe), Watch()
    while watch.took < seconds:
        played.step(watch)
    return watch.rates(n * played.steps)


def two_to_one(n, bursts):
    """How much faster two threads are than one: quartiles of ratios of bursts that take turns."""
    both = [Played("weather-machine", {"seats": 1}, n, threads) for threads in (1, 2)]
    ratios = []
    for burst in range(bursts):
        watches = Watch(), Watch()
        turns = list(zip(both, watches))
        for played, watch in turns if burst % 2 == 0 else turns[::-1]:
            for _ in range(max(1, 25_600 // n)):
                played.step(watch)
        ratios.append(watches[0].took / watches[1].took)
    return statistics.quantiles(ratios, n=4)


def pettingzoo(name, seconds):
    """A classic game of PettingZoo, each step asked from Python, with its observation and mask."""
    env = importlib.import_module(f"pettingzoo.classic.{name}").env()
    dice, steps, watch = np.random.default_rng(1), 0, Watch()
    env.reset(seed=1)
    while watch.took < seconds:
        with watch:
            seen, _, over, cut, info = env.last()
        if over or cut:
            env.reset()
            continue
        mask = seen["action_mask"] if "action_mask" in seen else info["action_mask"]
        action = dice.choice(np.flatnonzero(mask))
        with watch:
            env.step(action)
        steps += 1
    return watch.rates(steps)


def openspiel(name, seconds):
    """A game of OpenSpiel, each step asked from Python, with observation and mask."""
    import pyspiel
    game = pyspiel.load_game(name)
    dice, steps, watch = np.random.default_rng(1), 0, Watch()
    state = game.new_initial_state()
    while watch.took < seconds:
        if state.is_terminal():
            state = game.new_initial_state()
        if state.is_chance_node():
            actions, odds = zip(*state.chance_outcomes())
            state.apply_action(dice.choice(actions, p=odds))
            continue
        with watch:
            mask = state.legal_actions_mask()
            state.observation_tensor()
        action = dice.choice(np.flatnonzero(mask))
        with watch:
            state.apply_action(action)
        steps += 1
    return watch.rates(steps)


def pgx(name, n, seconds):
    """A game of Pgx, n at once; the choices are timed with it, because they are compiled in."""
    import jax
    import pgx
    env = pgx.make(name)

    def one(state, key):
        choice, chance, fresh = jax.random.split(key, 3)
        logits = jax.numpy.where(state.legal_action_mask, 0.0, -1e9)
        action = jax.random.categorical(choice, logits)
        state = env.step(state, action, chance)
        return jax.lax.cond(state.terminated, lambda: env.init(fresh), lambda: state)

    step = jax.jit(jax.vmap(one))
    key = jax.random.PRNGKey(1)
    state = jax.vmap(env.init)(jax.random.split(key, n))
    state = step(state, jax.random.split(key, n))
    state.observation.block_until_ready()
    watch, steps = Watch(), 0
    while watch.took < seconds:
        with watch:
            key, now = jax.random.split(key)
            state = step(state, jax.random.split(now, n))
            state.observation.block_until_ready()
        steps += 1
    return watch.rates(n * steps)


def rows(chosen):
    """What is measured: a name, and how."""
    n, seconds = chosen.n, chosen.seconds
    alone = {"seats": 1}
    weather = "weather-machine"
    return [
        (f"Weather Machine alone, {n} at once, 1 thread", lambda: ours(weather, alone, n, 1, seconds)),
        (f"Weather Machine alone, {n} at once, 2 threads", lambda: ours(weather, alone, n, 2, seconds)),
        ("the same without observations and masks, 1 thread",
         lambda: ours(weather, alone, n, 1, seconds, observe=False)),
        (f"Weather Machine for 4, {n} at once, 1 thread",
         lambda: ours(weather, {"seats": 4}, n, 1, seconds)),
        (f"Pocket Mars for 2, {n} at once, 1 thread",
         lambda: ours("pocket-mars", {"seats": 2}, n, 1, seconds)),
        (f"Backgammon, {n} at once, 1 thread", lambda: ours("backgammon", {}, n, 1, seconds)),
        ("PettingZoo connect_four", lambda: pettingzoo("connect_four_v3", seconds)),
        ("PettingZoo tictactoe", lambda: pettingzoo("tictactoe_v3", seconds)),
        ("PettingZoo chess", lambda: pettingzoo("chess_v6", seconds)),
        ("OpenSpiel backgammon, asked from Python", lambda: openspiel("backgammon", seconds)),
        ("OpenSpiel connect_four, asked from Python", lambda: openspiel("connect_four", seconds)),
        (f"Pgx backgammon, {n} at once", lambda: pgx("backgammon", n, seconds)),
        (f"Pgx connect_four, {n} at once", lambda: pgx("connect_four", n, seconds)),
    ]


def main():
    """Measures in rounds and prints the table."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=3.0, help="for each measurement")
    parser.add_argument("--rounds", type=int, default=3, help="of all measurements")
    parser.add_argument("--n", type=int, default=256, help="positions at once")
    parser.add_argument("--two", type=int, metavar="BURSTS",
                        help="only how much faster two threads are than one, in so many bursts")
    chosen = parser.parse_args()
    if chosen.two is not None and chosen.two < 2:
        parser.error("--two: at least two bursts")
    if chosen.two:
        low, middle, high = two_to_one(chosen.n, chosen.two)
        print(f"Two threads make {middle:.2f} times as many as one ({low:.2f} to {high:.2f}).")
        return
    best, missing = {}, {}
    for _ in range(chosen.rounds):
        for name, measure in rows(chosen):
            if name in missing:
                continue
            try:
                rates = zip(best.get(name, (0.0, 0.0)), measure())
                best[name] = tuple(max(pair) for pair in rates)
            except ImportError as error:
                missing[name] = f"not installed: {error.name}"
    print("| random play | decisions/s | decisions/s of processor time |\n| --- | ---: | ---: |")
    for name, _ in rows(chosen):
        cells = [missing[name], ""] if name in missing else [f"{rate:,.0f}" for rate in best[name]]
        print(f"| {name} | {' | '.join(cells)} |")
    load = ", ".join(f"{load:.1f}" for load in os.getloadavg())
    print(f"\nLoad of the machine in the last 1, 5 and 15 minutes: {load}, on {os.cpu_count()} cores.")
    one, two = (best[name][0] for name, _ in rows(chosen)[:2])
    print(f"Two threads make {two / one:.2f} times as many as one.")


if __name__ == "__main__":
    main()
