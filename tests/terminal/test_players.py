"""Computer players at the terminal: seats given and taken back, what may be taken back, hints and reasons."""

import time
from pathlib import Path

import pytest

from lantern.engine.actions import CHANCE, OVER, SHIELD
from lantern.engine.state import State
from lantern.explain.hints import Hint, hint
from lantern.game import Game
from lantern.players.base import Budget, Choice, Imagined
from lantern.players.heuristic import Heuristic
from lantern.players.random import Random
from lantern.players.registry import LEVELS, Level
from lantern.players.search import Search
from lantern.record import Record, Setup, read
from lantern.saves import Save
from lantern.terminal import advice
from lantern.terminal.commands import COMMANDS
from lantern.terminal.players import ComputerPlayers, read_players, write_players
from lantern.terminal.shell import Shell
from tests.terminal.typing_at import TerminalTypist, typed

TWO = Setup(2, roles=("conductor", "preacher"), seed="7")


def seated(tmp_path: Path, *lines: str, setup: Setup = TWO, computers: tuple[str, ...] = ("2=easy",)) -> Shell:
    """Return a game with computer players, at which these lines will be typed."""
    found = read_players(computers, setup.players)
    return Shell(Game.of(Record(setup)), Save(tmp_path / "game.txt"), TerminalTypist(iter(lines)), COMMANDS, found)


def speakers(shell: Shell) -> list[int]:
    """Return who has spoken, chance left out."""
    return [moment.who for moment in shell.game.moments() if moment.who >= 0]


def test_a_computer_player_answers_until_a_person_is_asked(tmp_path: Path) -> None:
    shell = seated(tmp_path, "ready 1", "q")
    assert shell.play() == "quit"
    said = speakers(shell)
    assert said[0] == 0
    assert set(said[1:]) == {1}
    assert shell.game.actor == 0
    assert read((tmp_path / "game.txt").read_text(encoding="utf-8")).answers == shell.game.record.answers


def test_computer_players_alone_play_a_game_to_its_end(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    shell = seated(tmp_path, computers=("1=easy", "2=easy"))
    assert shell.play() == "over"
    assert shell.game.actor == OVER
    assert "Score (R1.4)" in capsys.readouterr().out


def test_nobody_speaks_for_a_computer_player(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    shell = seated(tmp_path, "take 2 conductor-3x1", "computer 2 off", "take 2 conductor-3x1", "q")
    shell.play()
    assert "“take 2 conductor-3x1” is not possible now." in capsys.readouterr().out
    assert speakers(shell) == [1]


def test_undo_takes_back_a_persons_answer_and_what_was_said_since(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    shell = seated(tmp_path, "take 1 conductor-3x1", "ready 1", "undo", "q")
    shell.play()
    assert "Undone: Ready." in capsys.readouterr().out
    assert speakers(shell) == [0]


def test_where_only_computer_players_have_spoken_nothing_is_taken_back(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    shell = seated(tmp_path, "undo", "q", computers=("1=easy",))
    shell.play()
    assert "only computer players have answered" in capsys.readouterr().out
    assert set(speakers(shell)) == {0}


def test_back_and_restart_lead_to_where_a_person_was_asked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    shell = seated(tmp_path, "restart", "take 2 conductor-3x1", "restart", "q", computers=("1=easy",))
    shell.let_computers_answer()
    before = list(shell.game.record.answers)
    shell.play()
    text = capsys.readouterr().out
    assert text.index("Nothing in this turn can be undone.") < text.index("This turn begins again.")
    assert shell.game.record.answers == before
    again = seated(tmp_path / "b", f"take 2 conductor-3x1; back {len(before) - 1}", "redo", "q", computers=("1=easy",))
    again.play()
    text = capsys.readouterr().out
    assert f"Back at move {len(before)}." in text
    assert "Redone: Take Conductor token 3×1 for $2." in text


def test_whoever_has_thought_often_in_a_turn_that_was_taken_back_thinks_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[float] = []

    def choose(_agent: Search, table: State, seat: int, budget: Budget) -> Choice:
        told.append(budget.seconds)
        time.sleep(0.3)  # more than a turn holds after four times
        return Heuristic().choose(table, seat, budget)

    monkeypatch.setattr(Search, "choose", choose)
    seated(tmp_path, *["ready 1", "undo"] * 5, "q", computers=("2=good",)).play()
    assert told.count(LEVELS["good"].seconds) >= 5


def test_a_game_without_people_is_begun_only_on_purpose(tmp_path: Path) -> None:
    shell = seated(tmp_path, "computer 1 easy", "n", "computer 1 easy", "y")
    assert shell.play() == "over"
    assert isinstance(shell.port, TerminalTypist)
    assert sum("Is that what you want?" in prompt for prompt in shell.port.asked) == 2


def test_the_dice_of_a_real_table_are_typed_for_computer_players_too(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    shell = seated(tmp_path, "hint", "q", setup=Setup(2, roles=("conductor", "preacher")))
    assert shell.play() == "quit"
    assert shell.game.actor == CHANCE
    assert "Hints are for the player who has something to decide now." in capsys.readouterr().out


def test_a_line_stops_where_a_computer_player_goes_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    shell = seated(tmp_path, "ready 1; money", "q")
    shell.play()
    assert "The rest of the line, “money”, was ignored." in capsys.readouterr().out


def test_a_seat_is_given_and_taken_back(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = typed(tmp_path, capsys, "computer 2 easy", "computer", "computer 2 off", "computer", setup=TWO)
    assert text.count("Preacher: a computer player (easy)") == 2
    assert text.count("Preacher: one of you") == 2
    assert text.count("Conductor: one of you") == 2


@pytest.mark.parametrize("line", ["computer 3", "computer x", "computer 0 easy", "computer 2 clever", "computer ²"])
def test_a_seat_or_level_that_is_not_there_changes_nothing(
    line: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = typed(tmp_path, capsys, line, "computer", setup=TWO)
    assert "Type computer, a seat from 1 to 2" in text
    assert "a computer player (" not in text


def test_a_station_master_shields_unasked(tmp_path: Path) -> None:
    setup = Setup(2, roles=("conductor", "station-master"), seed="7")
    shell = seated(tmp_path, "take 1 conductor-3x1; take 1 conductor-3x1; ready 1", "q", setup=setup)
    shell.play()
    last = shell.game.moments()[-1]
    assert (last.who, last.answer, shell.game.actor) == (1, SHIELD, 0)


def test_hints_come_in_three_steps_and_begin_anew_with_another_table(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hint, "__defaults__", (Budget(games=8),))
    text = typed(tmp_path, capsys, "hint", "hint", "hint", "hint", "ready 1", "hint", setup=TWO)
    steps = [
        "10 more people must be freed in 8 rounds.",
        "Look at the tokens on the board:",
        "An expert would choose: ",
    ]
    assert [text.count(step) for step in steps] == [2, 1, 2]  # the last one repeats, then a hint begins anew
    assert text.index(steps[0]) < text.index(steps[1]) < text.index(steps[2]) < text.rindex(steps[0])


def test_every_question_has_a_hint_of_its_own(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hint, "__defaults__", (Budget(games=8),))
    move = ["take 1 conductor-3x1; ready 1; ready 2", "play conductor-3x1", "hint", "hint", "from plantation-west"]
    text = typed(tmp_path, capsys, *move, "hint", "hint", "hint", setup=TWO)
    assert text.count("An expert would choose:") == 1
    assert "An expert would choose: " in text.partition("Where does the person")[2]


def test_while_all_plan_another_seat_has_hints_too(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[int] = []

    def thinking(_agent: Search, s: State, seat: int) -> Hint:
        asked.append(seat)
        return hint(Heuristic(), s, seat)

    monkeypatch.setattr(advice, "hint", thinking)
    text = typed(tmp_path, capsys, "hint 2", "hint 1", "hint 3", "hint x", setup=TWO)
    assert asked == [1, 0]
    assert text.count("Hints are for the player who has something to decide now.") == 2


def test_how_the_game_stands(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = typed(tmp_path, capsys, "chance", setup=TWO)
    assert "from here a good team" in text
    assert "our estimate." in text


def test_reasons_of_an_answer(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = typed(tmp_path, capsys, "reasons", "take 1 conductor-3x1", "reasons", "reasons 1", "reasons x", setup=TWO)
    assert text.count("Reasons for move ") == 1
    assert text.count("Nothing has been answered yet.") == 1
    assert text.count("Type reasons and the number of a player’s move") == 2


class FrankPlayer(Random):
    """Gives a reason that only it can have had."""

    def choose(self, table: State, seat: int, budget: Budget) -> Choice:
        imagined = Imagined(games=7, rounds=1, chance=0.07)
        return Choice(super().choose(table, seat, budget).answer, imagined=imagined)


def test_a_computer_player_tells_the_reasons_it_had(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(LEVELS, "easy", Level(f"{__name__}:FrankPlayer"))
    shell = seated(tmp_path, "ready 1", "reasons", "undo", "q")
    shell.play()
    shown = capsys.readouterr().out
    assert "Why the computer player chose move" in shown
    assert "Played out 7 times" in shown
    assert shell.computers.reasons == {}


def test_seats_are_written_as_they_are_read() -> None:
    found = read_players(("3=easy", "2"), 3)
    assert found.levels == {1: "good", 2: "easy"}
    assert write_players(found) == "2=good,3=easy"
    assert read_players(tuple(write_players(found).split(",")), 3).levels == found.levels
    assert write_players(ComputerPlayers()) == ""


@pytest.mark.parametrize(
    ("part", "why"), [("3", "no seat '3' at a table for 2"), ("", "no seat ''"), ("2=clever", "called 'clever'")]
)
def test_a_seat_that_cannot_be_read_is_named(part: str, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        read_players((part,), 2)
