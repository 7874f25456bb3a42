"""`lantern hint` and `lantern review`."""

import json
from pathlib import Path

import pytest

from lantern.cli import main
from lantern.record import Record, read, write
from tests.browser.records import text_of
from tests.cli.running import one_line


@pytest.fixture
def begun(tmp_path: Path) -> str:
    """A record that is nearly over."""
    record = read(text_of("1p-normal-won"))
    file = tmp_path / "begun.txt"
    file.write_text(write(Record(record.setup, record.answers[:150])), encoding="utf-8")
    return str(file)


@pytest.fixture
def ended(tmp_path: Path) -> str:
    """A finished record."""
    file = tmp_path / "ended.txt"
    file.write_text(text_of("1p-normal-won"), encoding="utf-8")
    return str(file)


def test_a_hint_says_what_matters_and_what_to_answer(begun: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["hint", begun, "--seconds", "0.1"]) == 0
    said = capsys.readouterr().out
    assert "An expert would answer: " in said
    assert "our estimate" in said


def test_a_hint_for_programs(begun: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["hint", begun, "--seconds", "0.1", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert 0 <= found["chance"]["low"] <= found["chance"]["share"] <= found["chance"]["high"] <= 1


def test_a_finished_game_has_no_hint_and_a_running_one_no_review(
    begun: str, ended: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["hint", ended]) != 0
    assert "nobody is asked" in one_line(capsys)
    assert main(["review", begun]) != 0
    assert "not over" in one_line(capsys)


def test_a_review_adds_up(ended: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", ended]) == 0
    said = capsys.readouterr().out.splitlines()
    numbers = {line[:24].strip(): float(line[24:]) for line in said[1:] if line[24:25] == " " and ":" not in line}
    result = numbers.pop("Result")
    assert sum(numbers.values()) == pytest.approx(result, abs=0.3)
    assert result == 100.0
    assert "Turning points" in said
