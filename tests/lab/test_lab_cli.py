"""The commands arena, study and plot, as somebody calls them."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from lantern.cli import main
from lantern.lab import luck
from lantern.lab.store import read
from tests.cli.running import one_line, run
from tests.installed import PLAIN, environment
from tests.interrupting import heeding_ctrl_c
from tests.lab.playing import timeless

ONE = ["arena", "random", "--players", "1", "--games", "2", "--workers", "1"]


def test_arena_reports_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*ONE, "--side", "normal,challenging", "--option", "none", "--option", "calm-triples+more-money"]) == 0
    text = capsys.readouterr().out
    assert "1 player, normal, options none" in text
    assert "1 player, challenging, options calm-triples+more-money" in text
    assert "0.0–65.8" in text
    assert "Fingerprint" in text


def test_arena_reports_for_programs(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*ONE, "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    (row,) = data["rows"]
    assert (row["team"], row["games"], row["won"]["value"]) == ("random", 2, 0.0)
    assert row["won"]["high"] == pytest.approx(0.6576, abs=1e-4)


def test_the_same_seeds_give_the_same_fingerprint(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    prints = []
    for out in ("a.jsonl", "b.parquet", "a.jsonl"):
        assert main([*ONE, "--json", "--out", str(tmp_path / out)]) == 0
        prints.append(json.loads(capsys.readouterr().out)["fingerprint"])
    assert len(set(prints)) == 1
    assert read(tmp_path / "a.jsonl")[0].command.startswith("lantern arena random --players 1 --side normal --games 2")


def test_luck_is_weighed_on_demand(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(luck, "GAMES", 1)
    out = ["--out", str(tmp_path / "games.jsonl")]
    assert main([*ONE, "--luck", *out]) == 0
    assert "with even luck %" in capsys.readouterr().out
    assert read(tmp_path / "games.jsonl")[0].command.endswith("--luck")
    assert main([*ONE, *out]) != 0
    assert "with weighing luck; choose another file" in capsys.readouterr().err
    study = tmp_path / "study.toml"
    study.write_text('teams = ["random"]\nplayers = [1]\ngames = 2\nluck = true\n')
    assert main(["study", str(study), "--workers", "1"]) == 0
    assert "with even luck %" in capsys.readouterr().out


def test_teams_by_the_clock_are_not_called_repeatable(capsys: pytest.CaptureFixture[str]) -> None:
    clocked = ["arena", "lantern.players.random:Random@0.1s", "--games", "1", "--players", "1", "--workers", "1"]
    assert main(clocked) == 0
    assert "By the clock" in capsys.readouterr().out


def test_a_study_of_roles_and_cards(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "study.toml"
    path.write_text('title = "Roles"\nteams = ["random"]\nplayers = [4]\ngames = 1\nroles = true\ncards = true\n')
    assert main(["study", str(path), "--workers", "1"]) == 0
    text = capsys.readouterr().out
    assert text.startswith("Roles\n")
    assert "all else alike" in text
    assert "a correlation, not a cause" in text
    assert main(["study", str(path), "--workers", "1", "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert len(data["roles"][0]["worths"]) == 3


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["arena", "heuristik"], "no computer player called 'heuristik'"),
        (["arena", "random", "--games", "0"], "at least one team"),
        (["arena", "random", "--workers", "0"], "at least one worker"),
        (["arena", "random", "--out", "games.csv"], "results end in .jsonl"),
        (["study", "none.toml"], "there is no such file"),
        (["plot", "none.jsonl"], "no such file"),
    ],
)
def test_mistakes_are_said_in_one_line(words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(words) in (1, 2)
    assert sentence in one_line(capsys)


@pytest.mark.parametrize(
    ("library", "extra", "words"),
    [
        ("pyarrow", "lab", ["--out", "games.parquet"]),
        ("ray", "cluster", ["--executor", "ray"]),
    ],
)
def test_what_is_not_installed_is_named(
    library: str,
    extra: str,
    words: list[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setitem(sys.modules, library, None)
    assert main([*ONE, *words]) == 2
    assert f'{library} is not installed; pip install "lantern-railroad[{extra}]"' in one_line(capsys)
    assert list(tmp_path.iterdir()) == []


def test_a_plot_without_its_library(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*ONE, "--out", str(tmp_path / "a.jsonl")]) == 0
    capsys.readouterr()
    monkeypatch.setitem(sys.modules, "matplotlib.figure", None)
    assert main(["plot", str(tmp_path / "a.jsonl"), "--out", str(tmp_path / "plots")]) == 2
    assert 'matplotlib is not installed; pip install "lantern-railroad[lab]"' in one_line(capsys)


def test_the_lab_needs_nothing_but_lantern_to_play() -> None:
    """Nothing of the extras is imported until it is needed."""
    code = "import sys, lantern.cli.lab, lantern.lab.plot; print(*sys.modules)"
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert not {"numpy", "pyarrow", "ray", "matplotlib"} & set(said.stdout.split())


def nobody_left(group: int) -> bool:
    """Tell whether all processes of a group end soon."""
    until = time.monotonic() + 10
    while time.monotonic() < until:
        try:
            os.killpg(group, 0)
        except ProcessLookupError:
            return True
        time.sleep(0.05)
    return False


@pytest.mark.parametrize("stop", [signal.SIGINT, pytest.param(signal.SIGTERM, marks=pytest.mark.long)])
def test_an_interrupted_arena_ends_its_processes_and_goes_on(tmp_path: Path, stop: signal.Signals) -> None:
    path = tmp_path / "games.jsonl"
    words = [sys.executable, "-m", "lantern", "arena", "random", "--players", "1", "--workers", "2", "--out", str(path)]
    env = environment(PLAIN)  # compiled, it could be done before it is stopped
    many = [*words, "--games", "5000"]
    with heeding_ctrl_c():
        process = subprocess.Popen(many, stderr=subprocess.PIPE, text=True, env=env, start_new_session=True)
    with process:
        until = time.monotonic() + 30
        while time.monotonic() < until and (not path.exists() or len(path.read_bytes().splitlines()) < 4):
            time.sleep(0.05)
        process.send_signal(stop)
        _out, error = process.communicate(timeout=20)
    assert nobody_left(process.pid)
    assert process.returncode == 130
    assert error == "lantern: interrupted\n"
    done = {game.key for game in read(path)[1]}
    assert 3 <= len(done) < 5000
    games = max(game.seed for game in read(path)[1]) + 2
    assert run(*words[3:], "--games", str(games)).returncode == 0
    found = read(path)[1]
    assert sorted(game.seed for game in found) == list(range(1, games + 1))
    assert done <= {game.key for game in found}


@pytest.mark.long
def test_a_local_cluster_of_two_plays_the_same_games(tmp_path: Path) -> None:
    study = tmp_path / "study.toml"
    study.write_text('teams = ["random"]\nplayers = [1]\ngames = 3\n[sweep]\n"victory.normal.1.freed" = [4]\n')
    for name in ("ray", "processes"):
        out = str(tmp_path / f"{name}.jsonl")
        words = ["study", str(study), "--executor", name, "--workers", "2", "--out", out]
        result = subprocess.run(
            [sys.executable, "-m", "lantern", *words], capture_output=True, text=True, check=False, timeout=180
        )
        assert (result.returncode, result.stderr) == (0, "")
    games = [read(tmp_path / f"{name}.jsonl")[1] for name in ("ray", "processes")]
    assert timeless(games[0]) == timeless(games[1])
    assert {game.goal for game in games[0]} == {4, 5}
