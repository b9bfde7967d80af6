#!/usr/bin/env python3
"""The tables of docs/reference/strength.md: how often each level wins.

    python3 bench/strength.py --write      measures every row whose play has changed, and writes it
    python3 bench/strength.py --write --all     every row
    python3 bench/strength.py --quick      a look at all of them, in a minute; nothing is written
    python3 bench/strength.py --ray        the same on all machines of a cluster, by the Python package

It builds nothing: `cargo build --release` makes the program that plays. Every line is one
`soloist sim`; the same command gives the same games again, on any number of cores. A row says by
what play it was measured; a test keeps the list of plays in the document up to date.
"""

import argparse
import datetime
import json
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
SOLOIST = ROOT / "target" / "release" / "soloist"
DOCUMENT = ROOT / "docs" / "reference" / "strength.md"

SHORT = {"mars": "pocket-mars", "weather": "weather-machine", "galaxy": "master-of-the-galaxy",
         "colab": "colab"}

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
    return [percent(won["share"]), f"{percent(won['low'])} to {percent(won['high'])}"]


def alone(report, line):
    """The row of a player in solo games."""
    mode, player = line["mode"], line["player"]
    you, they = report["parties"][:2]
    ends = ", ".join(f"{end['rule']} {end['games']}" for end in report["endings"])
    return [[mode, player, str(you["games"]), *rate(you), f"{you['score']['mean']:.1f}",
             f"{they['score']['mean']:.1f}", ends]]


def ladder(report, line):
    """The rows of games for several: one for each player of the line-up."""
    rows = []
    for place in report["by_player"]:
        won = place["all"]
        rows.append([line["player"], place["player"], str(won["games"]), *rate(won),
                     f"{won['score']['mean']:.1f}"])
    return rows


def tables():
    """Every table: its title, its game, how a report becomes rows, and its lines."""
    levels = [("normal", {"seats": 1}), ("super-droid", {"seats": 1, "level": "super_droid"}),
              ("cyborg", {"seats": 1, "level": "cyborg"})]
    budgets = [("random", 2000), ("greedy", 500), ("novice", 200), ("club", 200),
               ("expert", 40), ("strongest", 8)]

    def line(mode, player, games, options):
        return {"mode": mode, "player": player, "games": games, "options": options}

    yield ("Pocket Mars alone, by level of the androids", "pocket-mars", alone,
           [line(mode, player, games, options) for mode, options in levels
            for player, games in budgets])
    yield ("Pocket Mars for several", "pocket-mars", ladder,
           [line("", players, games, {}) for players, games in
            [("novice,random", 200), ("club,novice", 200), ("expert,club", 40),
             ("strongest,expert", 40), ("club,novice,novice", 120),
             ("club,novice,novice,novice", 100)]])
    plain = [line("no Challenge", player, games, {"seats": 1}) for player, games in
             [("random", 2000), ("greedy", 300), ("novice", 400), ("club", 400), ("expert", 60),
              ("strongest", 8)]]
    drawn = [line(f"{number} drawn by chance", "club", 120,
                  {"seats": 1, "random_challenges": number}) for number in (1, 2, 3)]
    cards = [line(card, "club", 120, {"seats": 1, "challenges": card}) for card in CHALLENGES]
    hard = [line(card, "expert", 40, {"seats": 1, "challenges": card}) for card in
            ("nobel_laureate", "publish_or_perish")]
    every = [line("all twelve", "club", 120, {"seats": 1, "challenges": ",".join(CHALLENGES)})]
    yield ("Weather Machine alone, by Challenge card", "weather-machine", alone,
           plain + drawn + cards + hard + every)
    yield ("Weather Machine for several", "weather-machine", ladder,
           [line("", players, games, {}) for players, games in
            [("novice,random", 40), ("club,novice", 24), ("club,novice,novice", 18),
             ("club,novice,novice,novice", 12)]])

    levels = [line(level, player, games, {"seats": 1, "weavers": level})
              for level in ("printed", "easy", "normal", "hard")
              for player, games in [("random", 1000), ("novice", 600), ("club", 600),
                                    ("expert", 200), ("strongest", 40)]]
    yield ("Master of the Galaxy alone, by level of The Weavers", "master-of-the-galaxy", alone,
           levels)

    one = {"seats": 1, "enemies": 1, "set_up": "normal"}
    yield ("CoLab alone, by difficulty", "colab", alone,
           [line(difficulty, player, games, {**one, "difficulty": difficulty})
            for difficulty in ("easy", "medium", "hard")
            for player, games in [("random", 1000), ("novice", 200), ("club", 200), ("expert", 40)]])
    yield ("CoLab alone against more enemies", "colab", alone,
           [line(f"{many} enemies, {difficulty}", "club", 100,
                 {**one, "enemies": many, "difficulty": difficulty})
            for many in (2, 3) for difficulty in ("easy", "medium", "hard")])
    yield ("CoLab for several", "colab", ladder,
           [line("", "novice,random", 6, {"set_up": "normal"})])


def cells(row):
    """The cells of a row of a Markdown table."""
    return [cell.strip() for cell in row.strip().strip("|").split("|")]


def current_play(document, game):
    """What the document says of how bots play now."""
    found = re.search(rf"^\| {game} \| (\d+) \| `([0-9a-f]{{8}})` \|", document, re.MULTILINE)
    if not found:
        sys.exit(f"docs/reference/strength.md does not say how bots play {game} now: cargo xtask bless")
    return found.group(2)


def known(document, title, line):
    """The rows of the document for a line: their numbers in the list of all lines."""
    rows, inside = [], False
    for number, row in enumerate(document):
        if row.startswith("#"):
            inside = row == f"### {title}"
        if inside and row.startswith("| ") and not row.startswith("| ---"):
            wanted = [line["mode"], line["player"]] if line["mode"] else [line["player"]]
            if cells(row)[:len(wanted)] == wanted:
                rows.append(number)
    return rows


def write(title, line, rows, play):
    """Puts new rows in the place of the old ones of a line."""
    document = DOCUMENT.read_text().split("\n")
    places = known(document, title, line)
    if len(places) != len(rows):
        sys.exit(f"docs/reference/strength.md has {len(places)} rows for {line}, not {len(rows)}")
    today = datetime.date.today().isoformat()
    for place, row in zip(places, rows):
        document[place] = f"| {' | '.join([*row, f'`{play}`, {today}'])} |"
    DOCUMENT.write_text("\n".join(document))


def wanted(chosen):
    """The lines that were asked for: title, game, how a report becomes rows, line, games."""
    for title, game, rows_of, lines in tables():
        if chosen.only and game != SHORT[chosen.only]:
            continue
        for line in lines:
            if chosen.player not in (None, line["player"]) or chosen.mode not in (None, line["mode"]):
                continue
            if chosen.write and not chosen.all:
                text = DOCUMENT.read_text()
                places = known(text.split("\n"), title, line)
                rows = [text.split("\n")[place] for place in places]
                if rows and all(f"`{current_play(text, game)}`" in row for row in rows):
                    continue
            yield title, game, rows_of, line, max(4, line["games"] // (10 if chosen.quick else 1))


def on_this_one(work, chosen):
    """Each report as soon as its games are played by the program."""
    for _, game, _, line, games in work:
        yield simulate(chosen.soloist, game, line["player"], games, line["options"])


def on_machines(work, chosen):
    """The same reports from the Python package, all lines at once, on every machine there is."""
    import ray
    import soloist
    import soloist.ray
    if chosen.ray:
        ray.init(address=chosen.ray, log_to_driver=False)
    settings = []
    for _, game, _, line, games in work:
        options = {name: value.split(",") if name == "challenges" else value
                   for name, value in line["options"].items()}
        seeds = range(1, games + 1)
        settings.append(soloist.Simulation(game, options, line["player"], seeds, rows=False))
    run = soloist.ray.Run(settings, ROOT / "target/strength")
    for (_, game, *_), identity in zip(work, run.identities):
        if chosen.write and identity["plays"] != current_play(DOCUMENT.read_text(), game):
            sys.exit(f"the package plays {game} otherwise than docs/reference/strength.md says")
    return [result.report for result in run.finish(soloist.ray.Show())]


def main():
    """Plays and prints every table that was asked for, or writes what is out of date."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--quick", action="store_true", help="a tenth of the games")
    parser.add_argument("--write", action="store_true", help="write docs/reference/strength.md")
    parser.add_argument("--all", action="store_true", help="what is up to date, too")
    parser.add_argument("--only", choices=list(SHORT), help="the tables of one game")
    parser.add_argument("--player", help="the lines of one player or line-up")
    parser.add_argument("--mode", help="the lines of one mode")
    parser.add_argument("--by", help="the play to name, or the commit of another program")
    parser.add_argument("--soloist", type=pathlib.Path, default=SOLOIST, help="our program")
    parser.add_argument("--ray", nargs="?", const="", metavar="ADDRESS",
                        help="all lines at once on the machines of a cluster of Ray")
    chosen = parser.parse_args()
    if chosen.quick and chosen.write:
        sys.exit("a quick look is not worth writing")
    work = list(wanted(chosen))
    reports = on_machines(work, chosen) if chosen.ray is not None else on_this_one(work, chosen)
    told = None
    for (title, game, rows_of, line, _), report in zip(work, reports):
        if told != title:
            print(f"\n### {title}\n", flush=True)
            told = title
        rows = rows_of(report, line)
        for row in rows:
            print(f"| {' | '.join(row)} |", flush=True)
        if chosen.write:
            play = chosen.by or current_play(DOCUMENT.read_text(), game)
            write(title, line, rows, play)


if __name__ == "__main__":
    main()
