"""The terminal warns of the coming sale, and asks before an answer that loses the game."""

from pathlib import Path

import pytest

from lantern.engine.board import spot
from lantern.position import Position
from lantern.record import Setup
from lantern.terminal.shell import Shell
from tests.tables import table
from tests.terminal.typing_at import game


def at_the_edge(tmp_path: Path, *lines: str) -> Shell:
    """Return a table whose coming sale overflows the Lost track; these lines answer what is asked back."""
    start = Position(table(1, roles=["agent"], plantations=[8, 4, 9], market=[9, 6, 6], lost=5))
    return game(tmp_path, *lines, setup=Setup(1, seed="7", position=str(start)))


def test_the_sale_stands_at_the_market_and_in_the_headline(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    at_the_edge(tmp_path).show()
    shown = capsys.readouterr().out
    assert "9 arrive · room for 0" in shown
    assert "This round’s sale would end the game" in shown


def test_everybody_who_was_sold_is_placed_by_one_word(tmp_path: Path) -> None:
    start = Position(table(1, roles=["agent"], plantations=[2, 1, 3], market=[6, 6, 6]))
    shell = game(tmp_path, setup=Setup(1, seed="7", position=str(start)))
    shell.hear("spread")
    assert not shell.game.record.answers
    shell.hear("done")
    shares = shell.question.spread
    before = {share.place: shell.game.table.people[spot(share.place)] for share in shares}
    shell.hear("spread")
    placed = {share.place: shell.game.table.people[spot(share.place)] - before[share.place] for share in shares}
    assert placed == {share.place: share.people for share in shares}


@pytest.mark.parametrize("line", ["done", "1", "pass"])
@pytest.mark.parametrize(("reply", "goes_on"), [("", False), ("n", False), ("y", True)])
def test_an_answer_that_loses_the_game_is_asked_about(
    line: str, reply: str, goes_on: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = at_the_edge(tmp_path, reply)
    given: list[int] = []
    monkeypatch.setattr(table, "give", given.append)
    table.hear(line)
    assert table.port.asked[0].startswith("This ends the game. The game is lost:")  # type: ignore[attr-defined]
    assert bool(given) is goes_on
