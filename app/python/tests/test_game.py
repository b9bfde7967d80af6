"""One game: what ``make`` gives is what the protocol answers, whole games long."""

import json
import os
import pickle
import random
import subprocess

import pytest

import soloist


class Program:
    """The program, spoken to by its protocol over a pipe."""

    def __init__(self):
        program = os.environ["SOLOIST_PROGRAM"]
        self.process = subprocess.Popen(
            [program, "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def __call__(self, do, **fields):
        self.process.stdin.write(json.dumps({"do": do, **fields}) + "\n")
        self.process.stdin.flush()
        reply = json.loads(self.process.stdout.readline())
        assert reply.pop("ok"), reply
        return reply

    def close(self):
        self.process.stdin.close()
        assert self.process.wait() == 0
        self.process.stdout.close()


@pytest.fixture(scope="module")
def program():
    program = Program()
    yield program
    program.close()


@pytest.mark.parametrize("kind", soloist.games(), ids=lambda kind: kind["id"])
def test_a_game_is_what_the_protocol_says(program, kind):
    dice = random.Random(3)
    for mode in kind["modes"][:2]:
        options, id = mode["options"], kind["id"]
        game = soloist.make(id, options, seed=5)
        asked = program("new", game=id, options=options, seed=5)
        for entry in range(60):
            assert game.turn() == asked["turn"]
            if "over" in game.turn():
                break
            if game.turn() == {"chance": True}:
                rolled = game.roll()
                asked = program("roll")
                assert (rolled, game.told) == (asked["rolled"], asked["told"])
                continue
            listed = game.choices()
            assert listed == program("choices")["choices"]
            text = dice.choice(listed)["text"]
            told = game.choose(text)
            asked = program("choose", text=text)
            assert told == game.told == asked["told"]
            if entry % 10 == 0:
                assert game.state() == program("state")["state"]
                assert game.view(0) == program("view", seat=0)["view"]
                assert game.view() == program("view")["view"]
        assert game.save() == program("save")["save"]
        assert game.log() == program("log")["log"]


def test_games_are_those_of_the_program(program):
    assert soloist.games() == program("games")["games"]
    assert [kind["id"] for kind in soloist.games()] == soloist.GAMES


def test_a_clone_goes_its_own_way():
    game = soloist.make("pocket-mars", seed=1)
    game.roll()
    before = game.save()
    copy = game.clone()
    copy.choose(copy.choices()[0]["text"])
    assert game.save() == before != copy.save()
    copy.undo()
    assert copy.state() == game.state()


def test_a_save_is_loaded_and_a_position_is_set():
    game = soloist.make("backgammon", seed=2)
    game.roll()
    other = soloist.make("pocket-mars")
    assert other.load(game.save()) == []
    assert other.state() == game.state() and other.game == "backgammon"
    other.set(other.state())
    assert other.state() == game.state()
    assert other.request("save")["save"]["practice"]


def test_what_is_refused_names_every_reason():
    with pytest.raises(soloist.RequestError) as refused:
        soloist.make("pocket-mars", {"level": "none", "seats": 9})
    assert len(refused.value.objections) == 2
    with pytest.raises(soloist.RequestError, match="there is no"):
        soloist.make("chess")
    game = soloist.make("pocket-mars")
    with pytest.raises(soloist.RequestError):
        game.choose("fly")


def test_a_game_is_told_in_a_language_and_its_copies_too():
    game = soloist.make("backgammon", seed=1, language="de")
    game.roll()
    assert any("würfelt" in told["text"] for told in game.told), game.told
    for copy in (game.clone(), pickle.loads(pickle.dumps(game))):
        assert copy.language == "de"
        copy.choose(copy.choices()[0]["text"])
        assert any("spielt" in told["text"] for told in copy.told), copy.told
    assert "language" not in json.dumps(game.save())
    with pytest.raises(soloist.RequestError, match="language"):
        soloist.make("backgammon", language="xx")
