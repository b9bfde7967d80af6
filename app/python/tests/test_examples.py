"""The examples run; those that need a cluster stand in test_ray.py."""

import pathlib
import re
import subprocess
import sys

import pytest

EXAMPLES = pathlib.Path(__file__).parents[3] / "examples/python"

TINY = {
    "first_steps.py": (["--random", "40", "--games", "1", "--entries", "1"],
                       r"search: [\d.]+% of 1 games won"),
    "train_policy.py": (["--rounds", "2", "--games", "24", "--fresh", "24"],
                        r"trained for \d+ s, fresh seeds: [\d.]+ points"),
    "compare_cards.py": (["--games", "30", "--players", "random"],
                         r"random has [+-][\d.]+ more points \([+-]"),
}

# The tests of app/host run these against a real service.
ONLINE = ["online_bot.py"]


@pytest.mark.parametrize("name", TINY)
def test_an_example_runs(name):
    words, told = TINY[name]
    command = [sys.executable, EXAMPLES / name, *words]
    ran = subprocess.run(command, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    assert re.search(told, ran.stdout), ran.stdout


def test_every_example_is_run_by_a_test():
    tests = "".join(file.read_text() for file in pathlib.Path(__file__).parent.glob("test_*.py"))
    names = [file.name for file in EXAMPLES.glob("*.py")]
    assert names and all(f'"{name}"' in tests for name in names)
