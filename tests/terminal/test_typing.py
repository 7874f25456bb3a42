"""What a typed line does, and that nothing accepted is ever lost; companion mode too."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from lantern import notation
from lantern.engine.actions import CHANCE
from lantern.record import Setup, read, write
from lantern.saves import load
from lantern.terminal.chances import roll_heard
from tests.terminal.typing_at import TerminalTypist, game, typed

WIDTHS = [60, 80, 100, 110, 120, 130, 200]


def test_a_number_answers_and_several_answer_in_turn(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = typed(tmp_path, capsys, "2 2")
    assert text.count("Agent took Conductor token 3×1 for $2.") == 2
    words = [notation.word(answer) for answer in read((tmp_path / "game.txt").read_text(encoding="utf-8")).answers]
    assert words[-2:] == ["take 1 conductor-3x1", "take 1 conductor-3x1"]


def test_record_words_answer_too(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = typed(tmp_path, capsys, "Take 1  Conductor-3x1; ready 1", "money")
    assert "Agent took Conductor token 3×1 for $2." in text
    assert "Agent took $1 for the role." in text


def test_answers_stop_at_the_first_that_is_not_possible(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = typed(tmp_path, capsys, "2 99 1")
    assert "There is no option 99" in text
    assert "The rest of the line, “1”, was ignored." in text
    assert text.count("Agent took") == 1


@pytest.mark.parametrize("line", ["dance", "from kentucky", "-3", "1x", "!", "[bold]", "{ $seat }", "ünï", "9" * 500])
def test_anything_else_changes_nothing_and_is_answered_kindly(
    line: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    shown = game(tmp_path, line, "q")
    before = write(shown.game.record)
    shown.play()
    text = capsys.readouterr().out
    assert text.count("Agent: which tokens do you take?") == 2
    assert write(shown.game.record) == before == (tmp_path / "game.txt").read_text(encoding="utf-8")


def test_an_empty_line_asks_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "which tokens" in typed(tmp_path, capsys, "", "  ")


def test_undo_redo_restart_and_back(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    shown = game(tmp_path, "take 1 conductor-3x1", "u", "r", "ready 1", "money", "restart", "q")
    start = len(shown.game)
    shown.play()
    text = capsys.readouterr().out
    assert "Undone: Take Conductor token 3×1 for $2." in text
    assert "Redone: Take Conductor token 3×1 for $2." in text
    assert "This turn begins again." in text
    assert len(shown.game) == start + 2
    shown.left = ""
    shown.port = TerminalTypist(iter([f"back {start}", "u", "back 0", "back x", "redo", "redo", "redo", "q"]))
    shown.play()
    text = capsys.readouterr().out
    assert f"Back at move {start}." in text
    assert "Nothing can be undone: dice were rolled" in text
    assert f"you can go back to move {start}" in text
    assert load(tmp_path / "game.txt")[0].answers == shown.game.record.answers


def test_looking_things_up(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = typed(tmp_path, capsys, "why", "odds", "log", "card whittier", "read 1", "role", "place kent", "place moon")
    assert "1840–1859 is not open yet.  R5.2" in text
    assert "Nobody on the map could be captured." in text
    assert "Round 1 of 8.  R3" in text
    assert "American Anti-Slavery Society" in text
    assert "R11-agent" in text
    assert "one step to Newport, Cincinnati, Eastern Arkansas, Tennessee" in text
    assert "There is nothing called “moon”." in text


def test_looking_up_rules_places_and_words(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = [
        "rule R7.6",
        "rule 99",
        "place canada",
        "place w",
        "map",
        "map roads",
        "role preacher",
        "role 9",
        "card zzz",
    ]
    text = typed(tmp_path, capsys, *lines, "words printed", "words loud", "?", "card harriet tubman")
    assert "R7.6 When a person's move ends" in text
    assert "There is no rule 99." in text
    assert "1 August 1834" in text
    assert "That could be Western Iowa" in text
    assert "CANADA" in text
    assert "Chicago: Minnesota, Eastern Iowa" in text
    assert "Using the printed rulebook’s words from now on." in text
    assert "Type words modern or words printed." in text
    assert "A number answers the question." in text
    assert "That could be Harriet Tubman, Harriet Tubman" in text


def test_saving_a_copy_never_writes_over_anything(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    copy = tmp_path / "copy.txt"
    text = typed(tmp_path, capsys, f"save {copy}", f"save {copy}", "save", f"save {tmp_path}/no/such/place")
    assert "A copy is saved in" in text
    assert "already exists" in text
    assert "Type save and a file name." in text
    assert "no such file or folder" in " ".join(text.split())
    assert copy.read_text(encoding="utf-8") == (tmp_path / "game.txt").read_text(encoding="utf-8")


def test_others_may_speak_and_the_prompt_names_who_is_asked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    setup = Setup(2, roles=("agent", "preacher"), names=("Amara", "Ben"), seed="7")
    shown = game(tmp_path, "ready 2", "unready 2", "ready 1", "q", setup=setup)
    shown.play()
    text = capsys.readouterr().out
    assert "Others may act first:" in text
    assert "Ben is ready." in text
    port = shown.port
    assert isinstance(port, TerminalTypist)
    assert {"Amara > ", "Ben > "} >= set(port.asked)
    assert len(set(port.asked)) == 2


@pytest.mark.rule("R5.6")
def test_in_planning_the_word_is_ready(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = typed(tmp_path, capsys, "done", "ready", "ready")
    assert "In planning the word is ready." in text
    assert "Agent is ready." in text
    assert "“ready” is neither an answer" in " ".join(text.split())


@pytest.mark.parametrize(
    ("players", "vocabulary"),
    [(1, "modern"), (2, "printed"), pytest.param(4, "modern", marks=pytest.mark.long)],
)
def test_a_whole_game_by_numbers(
    players: int, vocabulary: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A game to its end, with looking back, undoing and asking in between; the file replays to the same table."""
    dice = Random(players)
    asides = ["why", "odds", "log 5", "u", "r", "restart", "map", "u", "role", "card 1", "place boston", "nonsense"]

    def script() -> Iterator[str]:
        while True:
            if port.asked and port.asked[-1].startswith("This ends the game."):
                yield "y"
                continue
            asked = shown.question
            yield str(dice.randrange(len(asked.options + asked.others)) + 1)
            if dice.random() < 0.3:
                yield dice.choice(asides)

    setup = Setup(players, seed="whole")
    shown = game(tmp_path, setup=setup, vocabulary=vocabulary)
    shown.port = port = TerminalTypist(script(), vocabulary)
    assert shown.play() == "over"
    text = capsys.readouterr().out
    assert "Score (R1.4)" in text
    assert "Round by round" in text
    record, s = load(tmp_path / "game.txt")
    assert s.outcome == shown.game.table.outcome != 0
    assert record.answers == shown.game.record.answers
    assert ("freedom seeker" in text) == (vocabulary == "modern")


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("purple west 2", "roll purple west 2"),
        ("roll purple west 2", "roll purple west 2"),
        ("2 west purple", "roll purple west 2"),
        ("n e 3", "roll brown east 3"),
        ("B, W, 1", "roll blue west 1"),
        ("walking", "roll walking"),
        ("Walk", "roll walking"),
    ],
)
def test_dice_are_typed_as_they_are_read(text: str, word: str) -> None:
    assert [notation.word(answer) for answer in roll_heard(text)] == [word]


@pytest.mark.parametrize(
    "text", ["", "purple", "purple west", "purple west 4", "purple blue 2", "west east 1", "2 2 2 2"]
)
def test_unclear_dice_are_not_guessed(text: str) -> None:
    assert roll_heard(text) == []


def test_companions_type_what_their_box_shows(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    setup = Setup(2, names=("Amara", "Ben"))
    lines = ["agent", "", "conductor", "y", "ben", "", "9", "", "market 10", "", "11", ""]
    lines += ["the lib", "", "whit", "n", "whit", "", "ripley", "", "gag", "", "theo", ""]
    lines += ["undo", "help", "purple west 9", "purple west 2", "", "q"]
    shown = game(tmp_path, *lines, setup=setup)
    assert shown.game.actor == CHANCE
    assert shown.play() == "quit"
    text = capsys.readouterr().out
    port = shown.port
    assert isinstance(port, TerminalTypist)
    assert "Purple, 2 west: is that right? [Y/n] " in port.asked
    assert "Please answer again." in text
    assert "Nothing can be undone" in text
    assert "You roll the dice" in text
    assert "“purple west 9” is neither an answer" in text
    words = [notation.word(answer) for answer in load(tmp_path / "game.txt")[0].answers]
    assert words[:6] == ["role agent", "role conductor", "lead 2", "market 9", "market 10", "market 11"]
    assert words[6:8] == ["draw liberator", "draw whittier"]
    assert words[-1] == "roll purple west 2"


def test_an_unclear_card_is_asked_back(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    setup = Setup(1, roles=("agent",))
    text = typed(tmp_path, capsys, "1", "", "2", "", "3", "", "l", "zzz", setup=setup)
    assert "That could be" in text
    assert "“zzz” is neither an answer" in text
