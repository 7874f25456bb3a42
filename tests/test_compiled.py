"""The compiled engine and plain Python give the same answers: many games, question by question."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.installed import INSTALLED, PLAIN, ROOT, environment, need_compiled


def run(place: Path, *words: str) -> str:
    """Run a module in a process of its own, which finds the package in this place; return what it prints."""
    command = [sys.executable, "-m", *words]
    done = subprocess.run(command, cwd=ROOT, env=environment(place), capture_output=True, text=True, check=True)
    return done.stdout


def arena(place: Path) -> str:
    """Let search play; return the fingerprint of its games."""
    words = ("lantern", "arena", "search@8", "--players", "2", "--games", "1", "--json")
    return str(json.loads(run(place, *words))["fingerprint"])


@pytest.mark.compiled
def test_players_decide_alike_compiled_and_plain() -> None:
    """Search with a number of imagined games is the same on every machine, whatever it is made of."""
    need_compiled()
    assert arena(INSTALLED) == arena(PLAIN)


@pytest.mark.compiled
@pytest.mark.parametrize("games", [100, pytest.param(1000, marks=pytest.mark.long)])
def test_compiled_equals_plain(games: int) -> None:
    """Every question, every list of legal answers, every event and every table is the same."""
    need_compiled()
    compiled, plain = (run(place, "tools.trace", str(games)).splitlines() for place in (INSTALLED, PLAIN))
    assert compiled[0] == "compiled"
    assert plain[0] == "plain"
    assert compiled[1:] == plain[1:]
    assert len(plain) == games + 1
