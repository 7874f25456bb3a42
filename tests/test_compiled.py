"""The compiled engine and plain Python give the same answers: many games, question by question."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tools.compile_engine import compiler

ROOT = Path(__file__).resolve().parent.parent


def trace(pure: bool, games: int) -> list[str]:
    """Play the games in a process of its own; return what kind of engine it was, and a digest of each game."""
    environment = {**os.environ, "LANTERN_PURE": "1" if pure else "", "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}"}
    command = [sys.executable, "-m", "tools.trace", str(games)]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True)
    return done.stdout.splitlines()


def arena(pure: bool) -> str:
    """Let search play in a process of its own; return the fingerprint of its games."""
    environment = {**os.environ, "LANTERN_PURE": "1" if pure else "", "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}"}
    command = [sys.executable, "-m", "lantern", "arena", "search@8", "--players", "2", "--games", "1", "--json"]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True)
    return str(json.loads(done.stdout)["fingerprint"])


@pytest.mark.compiled
def test_players_decide_alike_compiled_and_plain() -> None:
    """Search with a number of imagined games is the same on every machine, whatever it is made of."""
    if compiler() is None:
        pytest.skip("there is no C compiler here, so there is nothing to compare")
    assert arena(pure=False) == arena(pure=True)


@pytest.mark.compiled
@pytest.mark.parametrize("games", [100, pytest.param(1000, marks=pytest.mark.long)])
def test_compiled_equals_plain(games: int) -> None:
    """Every question, every list of legal answers, every event and every table is the same."""
    if compiler() is None:
        pytest.skip("there is no C compiler here, so there is no compiled engine to compare")
    compiled, plain = trace(False, games), trace(True, games)
    assert compiled[0] == "compiled"
    assert plain[0] == "plain"
    assert compiled[1:] == plain[1:]
    assert len(plain) == games + 1
