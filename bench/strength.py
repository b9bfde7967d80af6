#!/usr/bin/env python3
"""The tables of docs/strength.md: how often each level wins.

    python3 bench/strength.py --quick      a look, in a minute
    python3 bench/strength.py              every table, much longer

It builds nothing: `cargo build --release` makes the program that plays. Every line is one
`soloist sim`; the same command gives the same games again, on any number of cores.
"""

import argparse
import json
import pathlib
import subprocess
import sys

SOLOIST = pathlib.Path(__file__).resolve().parent.parent / "target" / "release" / "soloist"

CHALLENGES = ["fully_stocked", "jamming", "creative_accounting", "nobel_laureate", "overachievers",
              "clock", "one_step_ahead", "moral_high_ground", "peer_review", "independent",
              "budget_cuts", "publish_or_perish"]


def simulate(program, game, players, games, options):
    """What `soloist sim` shows, and the command that showed it."""
    settings = [word for name, value in options.items() for word in ("--set", f"{name}={value}")]
    words = ["sim", game, "--players", players, "--games", str(games), *settings, "--json"]
    ran = subprocess.run([str(program), *words], capture_output=True, text=True, check=False)
    if ran.returncode != 0:
        sys.exit(f"soloist {' '.join(words)}: {ran.stderr.strip()}")
    return json.loads(ran.stdout)[0]


def percent(share):
    """A share in words."""
    return f"{100 * share:.0f} %"


def rate(part):
    """A win rate with its interval."""
    won = part["win_rate"]
    return f"{percent(won['share'])} | {percent(won['low'])} to {percent(won['high'])}"


def heading(title, columns):
    """A Markdown table's beginning."""
    print(f"\n### {title}\n\n| {' | '.join(columns)} |\n|{' --- |' * len(columns)}", flush=True)


def alone(program, title, game, lines, scale):
    """A table of solo games: one line for each player and mode."""
    heading(title, ["mode", "player", "games", "won", "95 % interval", "points", "theirs", "ended by"])
    for mode, options, player, games in lines:
        report = simulate(program, game, player, max(4, games // scale), options)
        you, they = report["parties"][:2]
        ends = ", ".join(f"{end['rule']} {end['games']}" for end in report["endings"])
        print(f"| {mode} | {player} | {you['games']} | {rate(you)} | {you['score']['mean']:.1f} | "
              f"{they['score']['mean']:.1f} | {ends} |", flush=True)


def ladder(program, title, game, lines, scale):
    """A table of games for several: one line for each player of each line-up."""
    heading(title, ["line-up", "player", "games", "won", "95 % interval", "points"])
    for players, games, options in lines:
        report = simulate(program, game, players, max(4, games // scale), options)
        for place in report["by_player"]:
            won = place["all"]
            print(f"| {players} | {place['player']} | {won['games']} | {rate(won)} | "
                  f"{won['score']['mean']:.1f} |", flush=True)


def main():
    """Plays and prints every table that was asked for."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--quick", action="store_true", help="a tenth of the games")
    parser.add_argument("--only", choices=["mars", "weather"], help="the tables of one game")
    parser.add_argument("--soloist", type=pathlib.Path, default=SOLOIST, help="our program")
    chosen = parser.parse_args()
    program, scale = chosen.soloist, 10 if chosen.quick else 1

    if chosen.only != "weather":
        levels = [("normal", {"seats": 1}), ("super-droid", {"seats": 1, "level": "super_droid"}),
                  ("cyborg", {"seats": 1, "level": "cyborg"})]
        budgets = [("random", 2000), ("greedy", 500), ("novice", 200), ("club", 200),
                   ("expert", 40), ("strongest", 8)]
        alone(program, "Pocket Mars alone, by level of the androids", "pocket-mars",
              [(mode, options, player, games) for mode, options in levels
               for player, games in budgets], scale)
        ladder(program, "Pocket Mars for several", "pocket-mars",
               [("novice,random", 200, {}), ("club,novice", 200, {}), ("expert,club", 40, {}),
                ("strongest,expert", 40, {}),
                ("club,novice,novice", 120, {}), ("club,novice,novice,novice", 100, {})], scale)
    if chosen.only != "mars":
        plain = [("no Challenge", {"seats": 1}, player, games) for player, games in
                 [("random", 2000), ("greedy", 300), ("novice", 60), ("club", 60), ("expert", 16)]]
        cards = [(card, {"seats": 1, "challenges": card}, "club", 24) for card in CHALLENGES]
        drawn = [(f"{number} drawn by chance", {"seats": 1, "random_challenges": number}, "club", 24)
                 for number in (1, 2, 3)]
        hard = [(card, {"seats": 1, "challenges": card}, "expert", 16) for card in
                ("nobel_laureate", "publish_or_perish")]
        every = [("all twelve", {"seats": 1, "challenges": ",".join(CHALLENGES)}, "club", 24)]
        alone(program, "Weather Machine alone, by Challenge card", "weather-machine",
              plain + drawn + cards + hard + every, scale)
        ladder(program, "Weather Machine for several", "weather-machine",
               [("novice,random", 40, {}), ("club,novice", 24, {}),
                ("club,novice,novice", 18, {}), ("club,novice,novice,novice", 12, {})], scale)


if __name__ == "__main__":
    main()
