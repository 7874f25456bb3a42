"""The command `lantern`: every subcommand, what it prints for programs, and how it fails."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from random import Random

import pytest

from lantern.cli import main
from lantern.content.claims import claims
from lantern.engine.ending import score
from lantern.engine.flow import actor, legal
from lantern.engine.perft import perft
from lantern.engine.setup import new_game
from lantern.record import Setup, read_to_table, write
from lantern.session import Session, luck

COMMANDS = ["play", "new", "replay", "check", "score", "odds", "sources", "simulate", "perft"]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("LANTERN_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("COLUMNS", "120")
    return tmp_path / "home"


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    """The record of a solo game played at random."""
    session = Session(Setup(1, seed="north"), luck(Setup(1, seed="north")))
    dice = Random(4)
    while actor(session.state) >= 0:
        session.play(dice.choice(legal(session.state)))
    path = tmp_path / "finished.txt"
    path.write_text(write(session.record), encoding="utf-8")
    return path


@pytest.fixture
def opened(tmp_path: Path) -> Path:
    path = tmp_path / "open.txt"
    assert main(["new", "--players", "2", "--seed", "7", "--out", str(path)]) == 0
    return path


def run(*words: str, stdin: str = "", **env: str) -> subprocess.CompletedProcess[str]:
    """Call the command as a process of its own."""
    return subprocess.run(
        [sys.executable, "-m", "lantern", *words],
        input=stdin,
        capture_output=True,
        text=True,
        env={**os.environ, "LANTERN_PURE": "1", **env},
        check=False,
        timeout=60,
    )


def one_line(capsys: pytest.CaptureFixture[str]) -> str:
    """Return what was said on the standard error, which must be one line."""
    error = capsys.readouterr().err
    assert error.count("\n") == 1
    assert "Traceback" not in error
    return error


# Help and version.


def test_version_says_which_engine_and_is_quick() -> None:
    begin = time.perf_counter()
    result = run("--version")
    assert result.stdout == "lantern 0.1.0 (plain Python engine)\n"
    assert time.perf_counter() - begin < 2


def test_version_imports_neither_rules_nor_terminal() -> None:
    ask = "import sys, lantern.cli; sys.argv[1:] = ['--version']\n"
    ask += "try: lantern.cli.main()\nexcept SystemExit: pass\n"
    ask += "print([m for m in ('rich', 'fluent', 'lantern.engine', 'lantern.words') if m in sys.modules])"
    result = subprocess.run([sys.executable, "-c", ask], capture_output=True, text=True, check=True)
    assert result.stdout.splitlines()[-1] == "[]"


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_examples(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as leaving:
        main([command, "--help"])
    assert leaving.value.code == 0
    assert f"lantern {command}" in capsys.readouterr().out.split("examples:")[1]


@pytest.mark.parametrize(
    "words",
    [
        [],
        ["dance"],
        ["play", "--players", "9"],
        ["play", "--side", "up"],
        ["play", "--seed", "1", "--companion"],
        ["perft", "--depth", "-1"],
        ["simulate", "--games", "many"],
    ],
)
def test_a_wrong_command_line_is_one_line_and_code_2(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as leaving:
        main(words)
    assert leaving.value.code == 2
    one_line(capsys)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["new", "--out", "-", "--option", "magic"], "no option called 'magic'"),
        (["new", "--out", "-", "--roles", "agent,agent"], "2 different roles"),
        (["new", "--out", "-", "--players", "2", "--names", "A"], "1 names for 2 players"),
        (["simulate", "--games", "0"], "at least one game"),
        (["simulate", "--option", "magic"], "no option called 'magic'"),
        (["perft", "--depth", "1"], "either a FILE or --players"),
    ],
)
def test_an_impossible_wish_is_one_line_and_code_2(
    words: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(words) == 2
    assert said in one_line(capsys)


# New.


def test_new_writes_a_record_that_reads(opened: Path) -> None:
    record, s = read_to_table(opened.read_text(encoding="utf-8"))
    assert record.setup.seed == "7"
    assert (s.players, s.round) == (2, 1)


def test_new_never_writes_over_a_file(opened: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = opened.read_text(encoding="utf-8")
    assert main(["new", "--out", str(opened)]) == 2
    assert "exists already" in one_line(capsys)
    assert opened.read_text(encoding="utf-8") == before


def test_new_on_standard_output_for_companions_says_nothing_of_luck(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["new", "--companion", "--roles", "agent,preacher", "--names", "A,B", "--out", "-"]) == 0
    text = capsys.readouterr().out
    assert "seed" not in text
    assert text.endswith("---\n")


# Check.


def test_check_says_how_far_each_record_goes(opened: Path, finished: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", str(opened), str(finished)]) == 0
    first, second = capsys.readouterr().out.splitlines()
    assert first.endswith("answers, round 1, open")
    assert "ok: " in second
    assert second.endswith(("won", "out-of-time", "lost-track-full"))


def test_check_names_the_damaged_line(opened: Path, finished: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = opened.read_text(encoding="utf-8").splitlines()
    opened.write_text("\n".join([*lines, "from nowhere"]), encoding="utf-8")
    assert main(["check", str(opened), str(finished)]) == 1
    assert f"line {len(lines) + 1}: 'from nowhere' is not an answer" in one_line(capsys)


def test_check_for_programs(opened: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "--json", str(opened), str(tmp_path)]) == 1
    good, bad = json.loads(capsys.readouterr().out)
    assert good["ok"] is True
    assert bad == {"file": str(tmp_path), "ok": False, "error": "this is a folder, not a file"}


@pytest.mark.parametrize("command", ["replay", "check", "score", "odds", "play"])
@pytest.mark.parametrize(
    ("content", "said"),
    [
        (None, "no such file"),
        (b"\x00\xff\xfe\x80", "not text"),
        (b"", "no record of a game"),
        (b"hello\n", "no record of a game"),
        (b"lantern record 1\nrules 0\n---\n", "other rules"),
        (b"lantern record 9\nrules 1\n---\n", "format '9'"),
        (b"lantern record 1\nrules 1\nplayers 2\nside normal\n", "breaks off"),
        (b"lantern record 1\nrules 1\nplayers 7\nside normal\n---\n", "one to four players"),
        (b"x" * 2_000_001, "too large"),
    ],
)
def test_a_file_that_is_no_game_is_one_line_and_code_1(
    command: str, content: bytes | None, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "bad.txt"
    if content is not None:
        path.write_bytes(content)
    assert main([command, str(path)]) == 1
    error = one_line(capsys)
    assert said in error
    assert str(path) in error
    assert (path.read_bytes() if content is not None else None) == content


def test_a_folder_is_no_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["score", str(tmp_path)]) == 1
    assert "folder" in one_line(capsys)


@pytest.mark.skipif(os.geteuid() == 0, reason="root may read everything")
def test_a_file_that_may_not_be_read(opened: Path, capsys: pytest.CaptureFixture[str]) -> None:
    opened.chmod(0)
    assert main(["score", str(opened)]) == 1
    assert "not permitted" in one_line(capsys)


# Replay, score, odds, sources.


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
    for place in range(30, 70, 4):
        assert main(["odds", "--json", str(finished), "--to", str(place)]) == 0
        chances.add(json.loads(capsys.readouterr().out)["anybody"])
        assert main(["odds", str(finished), "--to", str(place)]) == 0
        assert "captured" in capsys.readouterr().out
    assert len(chances) > 1


def test_sources_lists_every_claim_ours_first(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sources"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == len(claims())
    assert lines[0].startswith("ours")
    assert main(["sources", "--ours", "--json"]) == 0
    assert {claim["source"] for claim in json.loads(capsys.readouterr().out)} == {"ours"}


# Counting.


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


# Plain terminals, and being stopped.


def test_a_terminal_without_these_signs_gets_others_like_them() -> None:
    result = run("play", "--players", "1", "--seed", "3", stdin="q\n", PYTHONIOENCODING="ascii", COLUMNS="120")
    assert result.returncode == 0
    assert "CANADA  ooooo  0 of 5 free" in result.stdout
    assert "Louisiana 5/8" in result.stdout
    assert "@@@@@ooo" in result.stdout
    assert max(len(line) for line in result.stdout.splitlines()) <= 120


def test_no_colour_when_it_is_not_wanted_or_nobody_looks() -> None:
    assert "\x1b" not in run("play", "--players", "1", stdin="q\n").stdout


def test_the_end_of_the_input_is_one_line_and_the_game_is_kept(home: Path) -> None:
    result = run("play", "--players", "1", "--seed", "3", stdin="1\n")
    assert result.returncode == 1
    assert result.stderr.count("\n") == 1
    saved = list((home / "games").iterdir())
    assert len(saved) == 1
    assert str(saved[0]) in result.stderr


def test_ctrl_c_is_one_line_and_code_130(home: Path) -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "lantern", "play", "--players", "1", "--seed", "3"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        wait_for(home / "games")
        process.send_signal(signal.SIGINT)
        _out, error = process.communicate(timeout=20)
    assert process.returncode == 130
    assert error.count("\n") == 1
    assert "the game is saved in" in error


def wait_for(folder: Path) -> None:
    """Wait until a game has been saved."""
    limit = time.monotonic() + 20
    while time.monotonic() < limit and not (folder.is_dir() and list(folder.glob("*.txt"))):
        time.sleep(0.05)
    time.sleep(0.3)


def test_a_disk_that_fills_up_during_a_game_leaves_it_whole(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A limit on the size of files stands for the full disk; the record outgrows it within a few rounds."""
    limited = "import resource, sys; resource.setrlimit(resource.RLIMIT_FSIZE, (900, 900)); "
    limited += "from lantern.cli import main; sys.exit(main(['play', '--players', '4', '--seed', '5']))"
    typing = "1\n2\n3\n" * 200
    command = [sys.executable, "-c", limited]
    result = subprocess.run(command, input=typing, capture_output=True, text=True, check=False)
    assert result.returncode == 1
    assert result.stderr.count("\n") == 1
    assert "what the file held before is safe" in result.stderr
    saved = list((home / "games").iterdir())
    assert len(saved) == 1
    assert main(["check", str(saved[0])]) == 0


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no full disk here")
def test_a_full_disk_is_one_line() -> None:
    command = f"{sys.executable} -m lantern sources > /dev/full"
    result = subprocess.run(["bash", "-c", command], capture_output=True, text=True, check=False)
    assert result.returncode == 1
    assert "Traceback" not in result.stderr
    assert "no space left" in result.stderr
