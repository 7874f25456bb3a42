"""The command `lantern`: help, version, new records, and how it fails."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

import lantern
from lantern import _build, saves
from lantern.cli import main
from lantern.record import read_to_table
from tests.cli.running import one_line, run

COMMANDS = ["play", "new", "replay", "check", "score", "odds", "sources", "simulate", "perft"]


def test_version_says_which_engine() -> None:
    assert run("--version").stdout == f"lantern {lantern.__version__}, rules {_build.RULES}, {_build.engine()}\n"


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
        (b"lantern record 9\nrules 8\n---\n", "format '9'"),
        (b"lantern record 1\nrules 8\nplayers 2\nside normal\n", "breaks off"),
        (b"lantern record 1\nrules 8\nplayers 7\nside normal\n---\n", "one to four players"),
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


def test_a_record_of_other_rules_is_shown_as_it_was_written(opened: Path, capsys: pytest.CaptureFixture[str]) -> None:
    old = opened.read_text(encoding="utf-8").replace(f"rules {_build.RULES}\n", "rules 3\nweather fine\n")
    opened.write_text(old, encoding="utf-8")
    assert main(["replay", str(opened)]) == 1
    said = capsys.readouterr()
    assert said.out == old
    assert "other rules" in said.err


def test_a_folder_is_no_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["score", str(tmp_path)]) == 1
    assert "folder" in one_line(capsys)


def test_a_file_that_may_not_be_read(
    opened: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The system is made to refuse, because root may read everything."""

    def refuse(*_args: object, **_more: object) -> bytes:
        raise PermissionError(13, "Permission denied", str(opened))

    monkeypatch.setattr(saves, "read_bytes", refuse)
    assert main(["score", str(opened)]) == 1
    assert "not permitted" in one_line(capsys)
