"""`lantern hint` and `lantern review`."""

import json
from pathlib import Path

import pytest
from msgspec.structs import replace

from lantern.cli import main
from lantern.cli.turning import Teller
from lantern.engine.actions import OVER
from lantern.engine.flow import actor, apply, legal
from lantern.engine.playout import Dice, pick
from lantern.explain.better import Better
from lantern.explain.outlook import Chance
from lantern.explain.review import ReviewMoment, Segment, segments
from lantern.game import Game
from lantern.notation import number
from lantern.record import Record, Setup, read, say, write
from lantern.view.answers import answer_text
from lantern.view.names import Names
from lantern.words import VOCABULARIES, Words
from tests.browser.records import text_of, turn_of
from tests.cli.running import one_line

AMARA = 0


@pytest.fixture
def begun(tmp_path: Path) -> str:
    """A record that is nearly over."""
    text = text_of("1p-normal-won")
    record = read(text)
    file, end = tmp_path / "begun.txt", turn_of(text, AMARA, len(record.answers) * 3 // 4)
    file.write_text(write(Record(record.setup, record.answers[:end])), encoding="utf-8")
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
    assert "An expert would choose: " in said
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


def played_at_random(players: int) -> Record:
    """Return a game in which nobody thinks, so that an expert would have said much else."""
    record, dice = Record(Setup(players, names=("Amara", "Ben", "Cleo")[:players])), Dice(players)
    s = record.setup.table()
    while actor(s) != OVER:
        say(s, pick(s, dice), record)
    return record


def anything_else(record: Record, position: int) -> Better | None:
    """Return another answer that was allowed in place of the one given, as if an expert had said it."""
    s = record.setup.table()
    for answer in record.answers[: position - 1]:
        apply(s, answer)
    others = [answer for answer in legal(s) if answer != record.answers[position - 1]]
    return Better(position, (others[-1],), (answer_text(s, others[-1], Names(s)),), (), (), (), ()) if others else None


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("vocabulary", VOCABULARIES)
def test_turning_points_are_told_in_a_line_or_two(players: int, vocabulary: str) -> None:
    record = played_at_random(players)
    game = Game.of(record, len(record.answers))
    # Every turn of the game as a turning point, with what would be said of it.
    moments = [
        ReviewMoment(each.number, 1, each.who, Chance(0.5, 0.4, 0.6, 1), -0.01 * (each.number % 7))
        for each in game.moments()
    ]
    names = Names(game.table, record.setup.names)
    teller = Teller(record, names, Words(vocabulary))
    own = [each for each in segments(moments) if each.who >= 0]
    experts = 0
    for each in [*own[:6], *own[-6:], *(each for each in segments(moments) if each.who < 0)]:
        lines = teller.told(replace(each, better=anything_else(record, each.last) if each.who >= 0 else None))
        assert len(lines) <= 2
        assert all(len(line) <= 80 for line in lines)
        who = names.seat(each.who) if each.who >= 0 else "luck"
        begins = f"{100 * each.change:+6.1f}  round 1, answer {each.first + 1}, {who}: "
        assert lines[0].startswith(begins.rstrip())
        assert len(" ".join(lines)) > len(begins) + 3
        experts += "an expert: " in lines[-1]
    assert experts > 2


def test_a_turning_point_names_what_was_done_and_what_an_expert_would_do() -> None:
    record = played_at_random(2)
    teller = Teller(record, Names(record.setup.table(), record.setup.names), Words())
    taken = number("take 1 funds-1")
    first = record.answers.index(taken)
    done, expert = teller.told(Segment(first, first + 1, 5, AMARA, -0.1, anything_else(record, first + 1)))
    assert done == f" -10.0  round 5, answer {first + 1}, Amara: took Fundraising 1800–1839"
    assert expert.startswith(f"        move {first + 1}, an expert: ")


def test_a_review_adds_up(ended: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", ended]) == 0
    said = capsys.readouterr().out.splitlines()
    numbers = {line[:24].strip(): float(line[24:]) for line in said[1 : said.index("")]}
    result = numbers.pop("Result")
    assert sum(numbers.values()) == pytest.approx(result, abs=0.3)
    assert result == 100.0
    assert "Turning points" in said
