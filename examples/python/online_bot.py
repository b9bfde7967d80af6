#!/usr/bin/env python3
"""A bot that takes its person's turns on a hosted Soloist. It chooses at random: put your own idea
into `choose`.

    SOLOIST_TOKEN=soloist_... python examples/python/online_bot.py https://games.example

Make the token on your page "Your ways in", with the right to play. Only the standard library is
needed.
"""

import argparse
import json
import os
import random
import time
import urllib.error
import urllib.request


def ask(address, sent=None):
    """What the service answers; waits if it asks for patience."""
    token = os.environ["SOLOIST_TOKEN"]
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    body = None if sent is None else json.dumps(sent).encode()
    request = urllib.request.Request(address, body, headers)
    try:
        with urllib.request.urlopen(request, timeout=30) as answer:
            return json.load(answer)
    except urllib.error.HTTPError as refused:
        if refused.code != 429:
            raise SystemExit(f"{address}: {refused.code} {refused.read().decode()}") from refused
        time.sleep(int(refused.headers["Retry-After"]))
        return ask(address, sent)


def choose(choices):
    """One of the choices of a turn."""
    return random.choice(choices)["text"]


def take_turns(address, game):
    """Chooses as long as the game asks, and prints what comes of it."""
    at = f"{address}/api/games/{game}"
    listed = ask(f"{at}/choices")
    while listed["asked"]:
        sent = {"text": choose(listed["choices"]), "length": listed["length"]}
        for entry in ask(f"{at}/choose", sent)["log"]:
            print(*[line["text"] for line in entry["told"]], sep="\n")
        listed = ask(f"{at}/choices")


def main():
    """Plays until no game goes on, or for ever with --stay."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("address", help="such as https://games.example")
    parser.add_argument("--stay", action="store_true", help="wait for more games")
    parser.add_argument("--seconds", type=float, default=5, help="between two looks")
    arguments = parser.parse_args()
    while True:
        games = ask(f"{arguments.address}/api/games")["games"]
        for game in games:
            if game["asked"]:
                take_turns(arguments.address, game["id"])
        if all(game["over"] for game in games) and not arguments.stay:
            return
        time.sleep(arguments.seconds)


if __name__ == "__main__":
    main()
