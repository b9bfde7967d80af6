#!/usr/bin/env python3
"""What one value of a card is worth: two contents of Pocket Mars, played with the same seeds.

    python examples/python/compare_cards.py --players club --games 100

A folder of content holds only the rows that differ. Here the Seed Vault costs 1 energy instead of 2
in one, and asks for nothing in the other. What everybody has more than with our own content is
counted seed by seed, with 95 % intervals.
"""

import argparse
import pathlib
import tempfile

import soloist

ROW = '[[card]]\nid = "GH1"\nhand = "{hand}"\n'
VALUES = {"costs 1": "pay 1 > upgrade 2 any", "costs nothing": "upgrade 2 any"}


def contents(folder):
    """Ours, and a folder for each other value."""
    yield "costs 2, as ours", {}
    for name, hand in VALUES.items():
        place = pathlib.Path(folder) / name / "pocket-mars"
        place.mkdir(parents=True)
        (place / "cards.toml").write_text(ROW.format(hand=hand))
        yield name, soloist.content(place.parent)


def main():
    """Plays, and prints a line for each content and party."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--players", default="novice", help="as in soloist sim")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        played = {name: soloist.simulate("pocket-mars", {"seats": 1}, chosen.players,
                                         range(1, chosen.games + 1), content=content)
                  for name, content in contents(folder)}
    first = next(iter(played.values()))
    for name, simulated in played.items():
        for party in simulated.report["parties"]:
            print(f"{name}: {party['name']} has {party['score']['mean']:.2f} points, "
                  f"wins {party['win_rate']['share']:.1%}")
        for more in simulated.differences(first) if simulated is not first else []:
            gap = more["score"]
            print(f"  {more['who']} has {gap['mean']:+.2f} more points "
                  f"({gap['low']:+.2f} to {gap['high']:+.2f})")


if __name__ == "__main__":
    main()
