"""What is drawn in a terminal, wide or narrow."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from rich.console import Group

from lantern.content.board import PLACES
from lantern.drawing.atlas import HEIGHT, WIDTH
from lantern.drawing.map import boxes, draw_map
from lantern.engine import State
from lantern.engine.board import HOLDERS, SPOT_IDS
from lantern.game import Game
from lantern.saves import Save
from lantern.terminal.asked import lit_places
from lantern.terminal.commands import COMMANDS
from lantern.terminal.find import matching, plain
from lantern.terminal.lookup import rule_text
from lantern.terminal.panels import wrap
from lantern.terminal.screen import table, title
from lantern.terminal.shell import Shell, answers_in
from lantern.terminal.tokenboard import token_board
from lantern.view.names import Names
from lantern.view.scene import table as shown_table
from lantern.words import VOCABULARIES, Words
from tests.tables import table as laid_out
from tests.terminal.typing_at import TerminalTypist

WIDTHS = [60, 80, 100, 110, 120, 130, 200]


@pytest.mark.parametrize("vocabulary", VOCABULARIES)
def test_labels_on_the_map_never_overlap(vocabulary: str) -> None:
    """Wherever people stand, every place keeps its cells to itself, with a gap, and stays on the sheet."""
    taken: dict[tuple[int, int], int] = {}
    for place, ranges in boxes(Words(vocabulary)).items():
        for row, first, after in ranges:
            assert 0 <= row < HEIGHT
            assert first >= 0
            assert after <= WIDTH
            for column in range(first, after + 1):
                other = taken.setdefault((row, column), place)
                assert other == place, f"{SPOT_IDS[place]} and {SPOT_IDS[other]}"
    assert len(boxes(Words(vocabulary))) == HOLDERS


def random_tables(players: int, many: int) -> Iterator[Game]:
    """Play a game at random and stop now and then."""
    names = ("Amara", "Benedict Arnold Smith", "Cleo", "Dan")[:players] if players % 2 else ()
    game = Game(players, seed="look", names=names)
    dice = Random(players)
    while not game.over and many:
        for _step in range(17):
            if not game.over:
                game.play(dice.choice(game.legal))
        many -= 1
        yield game


@pytest.mark.parametrize("width", WIDTHS)
def test_no_line_is_longer_than_the_terminal(
    width: int, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    for players, vocabulary in ((1, "modern"), (2, "printed"), (3, "printed"), (4, "modern")):
        for game in random_tables(players, 4):
            if game.over:
                continue
            shown = Shell(game, Save(tmp_path / f"{players}.txt"), TerminalTypist(iter(()), vocabulary), COMMANDS)
            (tmp_path / f"{players}.txt").unlink()
            shown.show()
            lines = capsys.readouterr().out.splitlines()
            assert max(len(line) for line in lines) <= width
            assert ("CANADA" in "".join(lines)) == (width >= 110)


def test_the_map_shows_people_and_catchers_where_they_are() -> None:
    game = Game(1, roles=["agent"], seed="7")
    s = game.table
    before = draw_map(s, Words()).plain
    s.put(SPOT_IDS.index("kentucky"))
    s.put(SPOT_IDS.index("boston"))
    after = draw_map(s, Words()).plain
    assert "Kentucky ○" in before
    assert "Kentucky ●" in after
    assert "Boston $2 ●○○○" in after
    for sign in ("(O)", "{B}", "/Y\\", "<P>", "[N]"):
        assert sign in after
    assert "Louisiana 5/8" in after
    assert all(len(line) == WIDTH for line in after.splitlines())


def test_the_list_of_places_names_them_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    port = TerminalTypist(iter(()))
    s = Game(2, seed="7").table
    with port.console.capture() as caught:
        port.print(title(s, port.words, Names(s), 80), Group(*table(s, port.words, Names(s), 80)))
    for name in ("Western Pennsylvania", "Ship at sea", "Georgia plantations", "Kentucky"):
        assert name in caught.get()
    assert len(PLACES) == 33


def test_places_that_can_be_chosen_are_emphasised() -> None:
    game = Game(1, roles=["agent"], seed="7")
    game.play("ready 1")
    game.play("benefit")
    asked = game.question
    assert {SPOT_IDS[place] for place in lit_places(asked)} >= {"plantation-west", "plantation-east"}


def test_a_long_text_is_cut_with_a_mark() -> None:
    assert wrap("one two three four", 9, 2) == ["one two", "three…"] or wrap("one two three four", 9, 2)[-1][-1] == "…"
    assert wrap("one two", 9, 2) == ["one two"]


def test_a_line_is_split_into_answers() -> None:
    assert answers_in("1 1 2") == ["1", "1", "2"]
    assert answers_in("from kentucky; to newport ;; 3 4") == ["from kentucky", "to newport", "3", "4"]
    assert answers_in(" ; ") == []


def test_names_are_matched_exactly_first_then_by_beginning_then_by_word() -> None:
    called = {1: ["Iowa"], 2: ["Iowa City"], 3: ["Western Iowa"]}
    assert matching("iowa", called) == [1]
    assert matching("iowa c", called) == [2]
    assert matching("city", called) == [2]
    assert matching("", called) == []
    assert plain("Henry “Box” Brown") == "henry box brown"


def test_every_rule_number_that_is_shown_can_be_looked_up() -> None:
    for rule in ("R1.1", "R4.1", "R5.2", "R7.6", "R11-preacher", "R12-whittier", "R12"):
        found = rule_text(rule)
        assert found
        assert "<a" not in found
    assert rule_text("R99.9") is None


def test_the_token_board_shows_the_prices_that_the_rules_ask() -> None:
    assert "$11 (3)" in board_of(laid_out(queue=["fitzhugh"]))
    cheaper = Game(1, edition='name = "Cheap"\nsource = "player"\n[stack.conductor-3x1]\nprice = 1\n').table
    assert "3×1 $1 (3)" in board_of(cheaper)


def board_of(s: State) -> str:
    """Return the token board as it is printed."""
    port = TerminalTypist(iter(()))
    with port.console.capture() as caught:
        port.print(token_board(s, shown_table(s), port.words, 58))
    return caught.get()
