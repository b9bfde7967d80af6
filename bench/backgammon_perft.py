#!/usr/bin/env python3
"""Counts the plays of Backgammon positions with OpenSpiel, as an oracle for our own rules.

A play is a position that the mover can leave behind at the end of a turn; two orders of moves that
lead to the same position are one play. The counts are what games/backgammon/tests/perft.txt
holds. Run it where the Python package open_spiel is installed:

    python bench/backgammon_perft.py > games/backgammon/tests/perft.txt
"""

import random

import pyspiel

BAR, OFF = 100, 101
ROLLS = [(high, low) for high in range(1, 7) for low in range(1, high + 1)]


def layout(state, player):
    """A player's checkers as our own text, seen from that player's side."""
    points = {25: state.board(player, BAR)}
    for index in range(24):
        point = 24 - index if player == 0 else index + 1
        points[point] = state.board(player, index)
    placed = [f"{'bar' if point == 25 else point}:{count}"
              for point, count in sorted(points.items(), reverse=True) if count]
    off = 15 - sum(points.values())
    return " ".join(placed + ([f"off:{off}"] if off else []))


def plays(state):
    """Every position that the mover can leave behind."""
    mover = state.current_player()
    found, waiting = set(), [state]
    while waiting:
        now = waiting.pop()
        for action in now.legal_actions():
            after = now.clone()
            after.apply_action(action)
            if not after.is_terminal() and after.current_player() == mover:
                waiting.append(after)
            else:
                found.add((layout(after, mover), layout(after, 1 - mover)))
    return found


def rolled(state, high, low):
    """The position after this roll; the two orders of two dice are one roll to us."""
    for outcome in state.legal_actions():
        if state.action_to_string(outcome).endswith((f"roll: {high}{low})", f"roll: {low}{high})")):
            after = state.clone()
            after.apply_action(outcome)
            return after
    raise ValueError(f"no outcome shows {high}-{low}")


def line(state):
    """One position with the number of plays for each of the 21 rolls."""
    mover = next_mover(state)
    counts = [len(plays(rolled(state, high, low))) for high, low in ROLLS]
    return f"{layout(state, mover)} | {layout(state, 1 - mover)} | {' '.join(map(str, counts))}"


def next_mover(state):
    """Who moves after the roll that is awaited."""
    after = state.clone()
    after.apply_action(state.legal_actions()[0])
    return after.current_player()


def main():
    """Prints positions of random games, early, in the middle and while bearing off."""
    game = pyspiel.load_game("backgammon")
    print("# Number of plays in positions of random games, counted by OpenSpiel", end=" ")
    print("with bench/backgammon_perft.py.")
    print("# Mover's checkers | the other's | plays of each roll: 1-1, 2-1, 2-2, 3-1, ... 6-6.")
    dice = random.Random(2)
    seen = set()
    for _ in range(60):
        state = game.new_initial_state()
        turn, keep = 0, set(dice.sample(range(2, 90), 5))
        while not state.is_terminal():
            if state.is_chance_node():
                turn += 1
                text = line(state) if turn in keep and turn > 1 else None
                if text and text not in seen:
                    seen.add(text)
                    print(text, flush=True)
            state.apply_action(dice.choice(state.legal_actions()))


if __name__ == "__main__":
    main()
