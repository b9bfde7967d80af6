#!/usr/bin/env python3
"""A small table of strength on all machines of a Ray cluster, or on this one if there is none.

    python examples/python/on_machines.py --games 100
    RAY_ADDRESS=192.168.1.20:6379 python examples/python/on_machines.py --games 10000

The rows are played at once and told as they fill. Stop it with Ctrl-C and call it again: it goes on
from what lies in the folder.
"""

import argparse

import soloist
import soloist.ray


def line(player, report):
    """A row of the table: what is known so far."""
    you, they = report["parties"]
    won = you["win_rate"]
    return (f"{player:8} {report['games']:5} games  won {won['share']:4.0%} "
            f"({won['low']:.0%} to {won['high']:.0%})  "
            f"{you['score']['mean']:5.1f} points, theirs {they['score']['mean']:.1f}")


def main():
    """Plays, and prints the table twice: half full and full."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=100, help="of each player")
    parser.add_argument("--players", nargs="*", default=["random", "greedy", "novice"])
    parser.add_argument("--folder", default="target/on_machines", help="where parts are kept")
    chosen = parser.parse_args()
    seeds = range(1, chosen.games + 1)
    run = soloist.ray.Run([soloist.Simulation("pocket-mars", {"seats": 1}, player, seeds)
                           for player in chosen.players], chosen.folder)
    show, half = soloist.ray.Show(), True
    for progress in run:
        show(progress)
        if half and progress.done * 2 >= progress.seeds:
            half = False
            print("half of the games:")
            for player, result in zip(chosen.players, run.results):
                if result.report["games"]:
                    print(line(player, result.report))
    print("all games:")
    for player, result in zip(chosen.players, run.results):
        print(line(player, result.report))


if __name__ == "__main__":
    main()
