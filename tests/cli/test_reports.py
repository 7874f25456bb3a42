"""What `lantern` tells of a record: replay, score, odds, sources, counting."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from lantern.cli import main
from lantern.content.claims import claims
from lantern.engine import perft
from lantern.engine.ending import score
from lantern.engine.setup import new_game
from lantern.record import read, read_to_table
from tests.cli.running import one_line, run


def test_replay_prints_the_log_with_rule_numbers(finished: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(finished)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert any(line.endswith("R4.1") for line in lines)
    assert "The game is" in lines[-1]


def test_replay_shows_the_table_at_an_answer(finished: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(finished), "--to", "20"]) == 0
    text = capsys.readouterr().out
    assert "CANADA" in text
    assert max(len(line) for line in text.splitlines()) <= 120


def test_replay_beyond_the_end_is_refused(finished: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(finished), "--to", "99999"]) == 2
    assert "answers, not 99999" in one_line(capsys)


def test_replay_for_programs(finished: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(finished), "--json", "--words", "printed"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["seed"] == "north"
    assert [each["number"] for each in data["answers"]] == list(range(1, len(data["answers"]) + 1))
    assert all(line["rule"].startswith("R") for each in data["answers"] for line in each["log"])


def test_replay_step_by_step_ends_with_the_input(finished: Path) -> None:
    result = run("replay", str(finished), "--step", stdin="\n\n")
    assert result.returncode == 0
    assert 3 <= len(result.stdout.splitlines()) < 30


def test_a_closed_pipe_is_no_reason_to_complain(finished: Path) -> None:
    command = f"{sys.executable} -m lantern replay {finished} | head -1; echo ${{PIPESTATUS[0]}}"
    result = subprocess.run(["bash", "-c", command], capture_output=True, text=True, check=True)
    assert result.stderr == ""
    assert result.stdout.splitlines()[-1] in {"0", "141"}


def test_score_shows_every_part(finished: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["score", str(finished)]) == 0
    text = capsys.readouterr().out
    assert "Score (R1.4)" in text
    assert "Round by round" in text


def test_score_for_programs_comes_to_the_engines_score(finished: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["score", "--json", str(finished)]) == 0
    data = json.loads(capsys.readouterr().out)
    _record, s = read_to_table(finished.read_text(encoding="utf-8"))
    assert data["score"] == score(s) == sum(part["points"] for part in data["parts"])
    assert [row["round"] for row in data["rounds"]] == list(range(1, s.round + 1))
    assert data["rounds"][-1]["lost"] == s.lost


def test_odds_of_a_fresh_table_and_after_a_plan(opened: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["odds", str(opened)]) == 0
    assert "Nobody on the map could be captured." in capsys.readouterr().out
    plan = "take 1 conductor-3x1; take 2 conductor-3x1; ready 1; ready 2"
    assert main(["odds", "--json", str(opened), "--plan", plan]) == 0
    assert json.loads(capsys.readouterr().out)["anybody"] == "0"


def test_odds_refuse_a_plan_that_is_not_allowed(opened: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["odds", str(opened), "--plan", "to chicago"]) == 2
    assert "answer 1 of the plan is not allowed" in one_line(capsys)
    assert main(["odds", str(opened), "--plan", "to the moon"]) == 2
    assert "is not an answer" in one_line(capsys)


def test_odds_of_a_finished_game_are_refused(finished: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["odds", str(finished)]) == 1
    assert "no catcher phase lies ahead" in one_line(capsys)


def test_odds_with_people_on_the_map(finished: Path, capsys: pytest.CaptureFixture[str]) -> None:
    chances = set()
    end = len(read(finished.read_text(encoding="utf-8")).answers)
    for place in range(end // 2, end, end // 12):
        assert main(["odds", "--json", str(finished), "--to", str(place)]) == 0
        chances.add(json.loads(capsys.readouterr().out)["anybody"])
        assert main(["odds", str(finished), "--to", str(place)]) == 0
        assert "captured" in capsys.readouterr().out
    assert len(chances) > 1


def test_sources_lists_every_claim_estimates_first(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sources"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == len(claims())
    assert lines[0].startswith("estimate")
    assert main(["sources", "--estimates", "--json"]) == 0
    assert {claim["source"] for claim in json.loads(capsys.readouterr().out)} == {"estimate"}


def test_simulate_counts_games(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--games", "7", "--players", "1", "--option", "more-money"]) == 0
    assert capsys.readouterr().out.startswith("7 random games: ")


def test_simulate_gives_the_same_games_in_one_process_or_two() -> None:
    words = ["simulate", "--games", "60", "--players", "1", "--seed", "5", "--json"]
    alone, together = (json.loads(run(*words, "--jobs", jobs).stdout) for jobs in ("1", "2"))
    for name in ("seconds", "answers_per_second"):
        assert alone.pop(name) > 0
        assert together.pop(name) > 0
    assert alone == together


def test_perft_counts_each_depth(opened: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["perft", "--players", "2", "--depth", "3", "--json"]) == 0
    counts = json.loads(capsys.readouterr().out)
    assert [each["nodes"] for each in counts] == [perft(new_game(2), depth) for depth in (1, 2, 3)] == [6, 30, 60]
    assert main(["perft", str(opened), "--depth", "2"]) == 0
    _record, s = read_to_table(opened.read_text(encoding="utf-8"))
    assert f"depth 2: {perft(s, 2):,} " in capsys.readouterr().out


def test_perft_of_a_finished_game_is_nothing(finished: Path) -> None:
    _record, s = read_to_table(finished.read_text(encoding="utf-8"))
    assert [perft(s, depth) for depth in range(3)] == [1, 0, 0]
