#!/usr/bin/env python3
"""Backgammon beside Backgammon: random play and tree search, ours and OpenSpiel's, in one run.

    python bench/openspiel.py --seconds 5

It builds nothing: `cargo build --release` makes the program that is measured. One thread each, in
turns, so that neither takes time from the other; the best of several rounds is shown, because other
work on the machine can only slow a round down. README.md says what the columns count.
"""

import argparse
import dataclasses
import json
import pathlib
import random
import subprocess
import sys
import time

try:
    import pyspiel
except ImportError:
    sys.exit("openspiel.py needs the package open_spiel: see bench/README.md")

HERE = pathlib.Path(__file__).resolve().parent
SOLOIST = HERE.parent / "target" / "release" / "soloist"


@dataclasses.dataclass
class Row:
    """One line of the table; what was not measured is None."""

    name: str
    games: float | None = None
    turns: float | None = None
    decisions: float | None = None
    choices: float | None = None
    entries: float | None = None
    simulations: float | None = None

    def cells(self):
        """The cells as texts, in the order of HEADINGS."""
        both = self.games is not None and self.decisions is not None
        decided = self.games * self.decisions if both else None
        return [self.name, whole(self.games), short(self.turns), short(self.decisions),
                short(self.choices), whole(self.entries), whole(decided), whole(self.simulations)]


HEADINGS = ["", "games/s", "turns a game", "decisions a game", "choices at a decision",
            "entries/s", "random decisions/s", "simulations/s"]


def whole(number):
    """A rate."""
    return "-" if number is None else f"{number:,.0f}"


def short(number):
    """A mean."""
    return "-" if number is None else f"{number:.1f}"


def table(rows):
    """The rows as a Markdown table."""
    cells = [HEADINGS] + [row.cells() for row in rows]
    widths = [max(len(line[column]) for line in cells) for column in range(len(HEADINGS))]
    lines = ["| " + " | ".join(
        text.ljust(width) if column == 0 else text.rjust(width)
        for column, (text, width) in enumerate(zip(line, widths))) + " |" for line in cells]
    rule = ["-" * widths[0]] + ["-" * (width - 1) + ":" for width in widths[1:]]
    lines.insert(1, "| " + " | ".join(rule) + " |")
    return "\n".join(lines)


def chance(state, dice):
    """An outcome of chance by its odds."""
    outcomes, odds = zip(*state.chance_outcomes())
    return dice.choices(outcomes, odds)[0]


def python_random_play(game, seconds, seed):
    """Random games, each step asked for from Python."""
    dice = random.Random(seed)
    games = turns = decisions = listed = entries = 0
    begin = time.perf_counter()
    while time.perf_counter() - begin < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            entries += 1
            if state.is_chance_node():
                turns += 1
                state.apply_action(chance(state, dice))
                continue
            actions = state.legal_actions()
            if len(actions) > 1:
                decisions += 1
                listed += len(actions)
            state.apply_action(dice.choice(actions))
        games += 1
    took = time.perf_counter() - begin
    return Row("OpenSpiel, asked from Python", games / took, turns / games, decisions / games,
               listed / decisions, entries / took)


def inner_random_play(game, seconds, seed, asked):
    """Random games of two of its own uniform players, with no Python between the moves.

    They are the same games as those that are asked for step by step, so they share their means.
    """
    players = [pyspiel.make_uniform_random_bot(player, seed + player) for player in range(2)]
    games = 0
    begin = time.perf_counter()
    while time.perf_counter() - begin < seconds:
        pyspiel.evaluate_bots(game.new_initial_state(), players, seed + games)
        games += 1
    rate = games / (time.perf_counter() - begin)
    entries = rate * asked.entries / asked.games
    return Row("OpenSpiel, its own loop", rate, asked.turns, asked.decisions, asked.choices,
               entries)


def tree_search(game, seconds, seed, simulations):
    """OpenSpiel's tree search with one uniform rollout for each simulation, both sides of a game."""
    dice = random.Random(seed)
    evaluator = pyspiel.RandomRolloutEvaluator(1, seed)
    done, took = 0, 0.0
    while took < seconds:
        state = game.new_initial_state()
        while not state.is_terminal() and took < seconds:
            if state.is_chance_node():
                state.apply_action(chance(state, dice))
                continue
            if len(state.legal_actions()) == 1:
                state.apply_action(state.legal_actions()[0])
                continue
            bot = pyspiel.MCTSBot(game, evaluator, 2.0, simulations, 1000, False, seed, False)
            begin = time.perf_counter()
            action = bot.step(state)
            took += time.perf_counter() - begin
            done += simulations
            state.apply_action(action)
    return done / took


def soloist(program, seconds, more):
    """What `soloist bench backgammon` measures."""
    command = [str(program), "bench", "backgammon", "--seconds", str(seconds), "--json", *more]
    try:
        ran = subprocess.run(command, capture_output=True, text=True, check=True)
        return json.loads(ran.stdout)
    except FileNotFoundError:
        sys.exit(f"there is no {program}: run cargo build --release, or name it with --soloist")
    except subprocess.CalledProcessError as error:
        sys.exit(f"{' '.join(command)}: {error.stderr.strip()}")


def our_row(program, seconds):
    """Ours: random play, and the search with rollouts to the end, as OpenSpiel's are."""
    pace = soloist(program, seconds, [])["one_thread"]
    searches = soloist(program, seconds, ["--player", "search"])["runs"]
    search = next(run for run in searches if run["threads"] == 1 and run["full"])
    turns = pace["entries_per_game"] - pace["decisions_per_game"]
    return Row("Soloist", pace["games_per_second"], turns, pace["decisions_per_game"],
               pace["choices_per_decision"], pace["entries_per_second"],
               search["simulations_per_second"])


def arguments():
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=5.0, help="for each measurement")
    parser.add_argument("--rounds", type=int, default=3, help="of all measurements")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--simulations", type=int, default=1000,
                        help="of OpenSpiel's search for each choice")
    parser.add_argument("--soloist", type=pathlib.Path, default=SOLOIST, help="our program")
    return parser.parse_args()


def measured(game, chosen, seed):
    """One round: our row and those of OpenSpiel."""
    ours = our_row(chosen.soloist, chosen.seconds)
    asked = python_random_play(game, chosen.seconds, seed)
    inner = inner_random_play(game, chosen.seconds, seed, asked)
    inner.simulations = tree_search(game, chosen.seconds, seed, chosen.simulations)
    return ours, inner, asked


def best(rows):
    """The fastest round of random play, with the fastest search of any round."""
    row = max(rows, key=lambda row: row.games)
    searches = [row.simulations for row in rows if row.simulations is not None]
    return dataclasses.replace(row, simulations=max(searches, default=None))


def main():
    """Measures in rounds and prints the table."""
    chosen = arguments()
    game = pyspiel.load_game("backgammon")
    seeds = range(chosen.seed, chosen.seed + chosen.rounds)
    rounds = [measured(game, chosen, seed) for seed in seeds]
    ours, inner, asked = (best(rows) for rows in zip(*rounds))
    print(table([ours, inner, asked]))
    games = ours.games / inner.games
    turns = games * ours.turns / inner.turns
    print(f"\nTo OpenSpiel's own loop: {games:.0f} times the games, {turns:.0f} times the turns", end="")
    print(f", {ours.simulations / inner.simulations:.0f} times the simulations.")


if __name__ == "__main__":
    main()
