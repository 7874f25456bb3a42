"""`lantern hint` and `lantern review`."""

import json
from pathlib import Path

import pytest

from lantern.agents.chances import Chance
from lantern.agents.review import Moment, Stretch, stretches, told
from lantern.cli import main
from lantern.cli.turning import Teller
from lantern.record import Record, read, write
from lantern.session import Session
from lantern.view.names import Names
from lantern.words import VOCABULARIES, Words
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


@pytest.mark.parametrize("name", ["2p-normal-won", "3p-normal-out-of-time"])
@pytest.mark.parametrize("vocabulary", VOCABULARIES)
def test_turning_points_are_told_in_a_line_or_two(name: str, vocabulary: str) -> None:
    record = read(text_of(name))
    session = Session.resume(record, None)
    # Every turn of the game as a turning point, with what would be told of it.
    moments = [
        Moment(each.number, 1, each.who, Chance(0.5, 0.4, 0.6, 1), -0.01 * (each.number % 7)) for each in session.story
    ]
    found = told(Chance(0.5, 0.4, 0.6, 1), moments, record.setup.players)
    names = Names(session.state, record.setup.names)
    teller = Teller(record, found, names, Words(vocabulary), games=1)
    own = [each for each in stretches(moments) if each.who >= 0]
    experts = 0
    for each in [*own[:6], *own[-6:], *(each for each in stretches(moments) if each.who < 0)]:
        lines = teller.told(each)
        assert len(lines) <= 2
        assert all(len(line) <= 80 for line in lines)
        who = names.seat(each.who) if each.who >= 0 else "luck"
        begins = f"{100 * each.change:+6.1f}  round 1, answer {each.first + 1}, {who}: "
        assert lines[0].startswith(begins.rstrip())
        assert len(" ".join(lines)) > len(begins) + 3
        experts += "an expert: " in lines[-1]
    assert experts > 2


def test_a_turning_point_names_what_was_done_and_what_an_expert_would_do() -> None:
    record = read(text_of("2p-normal-won"))
    seat = Session.resume(record, None).story[159].who
    moments = [Moment(number, 5, seat, Chance(0.5, 0.4, 0.6, 1), -0.1 * (number == 161)) for number in range(1, 164)]
    found = told(Chance(0.5, 0.4, 0.6, 1), moments, 2)
    said = Teller(record, found, Names(record.setup.table(), record.setup.names), Words(), games=8).told(
        Stretch(159, 161, 5, seat, -0.1)
    )
    assert said[0] == " -10.0  round 5, answer 160, Ben: took Support, took Conductor 3×1 (grey)"
    assert said[1].startswith("        answer 161, an expert: ")


def test_a_review_adds_up(ended: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", ended]) == 0
    said = capsys.readouterr().out.splitlines()
    numbers = {line[:24].strip(): float(line[24:]) for line in said[1 : said.index("")]}
    result = numbers.pop("Result")
    assert sum(numbers.values()) == pytest.approx(result, abs=0.3)
    assert result == 100.0
    assert "Turning points" in said
