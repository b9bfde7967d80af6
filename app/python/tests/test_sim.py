"""Games between bots: what ``simulate`` plays is what the program plays."""

import json
import os
import pickle
import subprocess
import threading

import pytest

import soloist

CARD = """[[card]]
id = "GH1"
hand = "upgrade 2 any"
"""


def program(*words):
    """What ``soloist sim --json`` says of its only run, without the name of a mode."""
    command = [os.environ["SOLOIST_PROGRAM"], "sim", *words, "--json"]
    ran = subprocess.run(command, capture_output=True, text=True, check=True)
    run, = json.loads(ran.stdout)
    assert run.pop("mode") is None
    return run


def test_a_simulation_is_that_of_the_program():
    words = ["pocket-mars", "--players", "greedy,random", "--games", "9", "--seed", "4", "--action-stats"]
    words.append("--lead-changes")
    simulated = soloist.simulate("pocket-mars", players="greedy,random", seeds=range(4, 13),
                                 action_stats=True, lead_changes=True, threads=2)
    assert simulated.report == program(*words)
    # A party of each row is one of those that the report counts.
    rows = simulated.rows
    assert [row["seed"] for row in rows] == list(range(4, 13))
    for seat, party in enumerate(simulated.report["parties"]):
        won = sum(row["parties"][seat]["standing"] != "lost" for row in rows)
        total = sum(row["parties"][seat]["total"] for row in rows)
        assert (party["wins"], party["score"]["mean"]) == (won, total / len(rows))


def test_options_content_and_fixed_seats_are_those_of_the_program(tmp_path):
    folder = tmp_path / "pocket-mars"
    folder.mkdir()
    (folder / "cards.toml").write_text(CARD)
    (folder / "notes.txt").write_text("not content")
    words = ["pocket-mars", "--games", "40", "--set", "seats=1", "--set", "level=cyborg"]
    words += ["--content", str(tmp_path), "--fixed-seats"]
    options = {"seats": 1, "level": "cyborg"}
    other = soloist.simulate("pocket-mars", options, seeds=range(1, 41), fixed_seats=True,
                             content=soloist.content(tmp_path))
    assert other.report == program(*words)
    assert str(other).startswith("40 games of pocket-mars by random, seeds from 1\n")
    ours = soloist.simulate("pocket-mars", options, seeds=range(1, 41))
    assert ours.report["content"] != other.report["content"] and ours.rows != other.rows
    gap = [sum(one["parties"][0]["total"] for one in each.rows) for each in (ours, other)]
    more, = [more for more in other.differences(ours) if more["who"] == "random"]
    assert (more["games"], more["score"]["mean"]) == (40, (gap[1] - gap[0]) / 40)


def test_parts_join_to_the_whole_in_any_order():
    asked = {"players": "greedy,random", "seeds": range(10), "action_stats": True, "lead_changes": True}
    simulation = soloist.Simulation("backgammon", **asked)
    simulation = pickle.loads(pickle.dumps(simulation))
    whole = soloist.simulate("backgammon", **asked)
    assert whole.report["lead_changes"]["games"] == 10 and "lead_changes" in whole.rows[0]
    parts = [simulation.play(seeds) for seeds in (range(7, 10), range(1), range(1, 7))]
    joined = simulation.join(parts)
    assert (joined.report, joined.rows) == (whole.report, whole.rows)
    some = simulation.join(parts[:2]).report
    assert (some["games"], some["stopped_of"]) == (4, 10)
    assert simulation.identity() == simulation.of(range(3)).identity()
    assert simulation.identity() != soloist.Simulation("backgammon", players="greedy,random").identity()


def test_what_cannot_be_played_is_refused():
    for wrong, why in [
        ({"game": "chess"}, "there is no 'chess'; there are"),
        ({"players": "club,oracle"}, "no bot 'oracle'"),
        ({"players": "random,random,random", "options": {"seats": 2}}, "one for each, 2, found 3"),
        ({"options": {"seats": 9, "weather": 1}}, "weather: there is no such option.*; option seats"),
        ({"content": {"pocket-mars": {"cards.toml": "[[card]]\nid = 'X'"}}}, "cards.toml"),
        ({"seeds": range(2**64 - 5, 2**64 - 1)}, None),
        ({"seeds": range(0, 10, 2)}, "follow one another"),
    ]:
        wrong = {"game": "pocket-mars", "seeds": range(1, 3), **wrong}
        if why is None:
            assert len(soloist.simulate(**wrong).rows) == 4
            continue
        with pytest.raises(ValueError, match=why):
            soloist.simulate(**wrong)
    with pytest.raises(ValueError, match="no part of a simulation"):
        soloist.Simulation("backgammon").join([b"{}?"])


def test_progress_is_told_while_python_goes_on_and_may_stop_it():
    heard, told = threading.Event(), []

    def progress(done):
        told.append(done)
        # Another thread of Python runs while games are played.
        if heard.wait(timeout=60):
            raise KeyboardInterrupt

    threading.Timer(0.01, heard.set).start()
    with pytest.raises(KeyboardInterrupt):
        soloist.simulate("backgammon", seeds=range(10**12), rows=False, progress=progress)
    assert told and told[0] >= 0
    counted = []
    soloist.simulate("backgammon", seeds=range(20), progress=counted.append)
    assert counted[-1] == 20
