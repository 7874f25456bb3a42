"""Typing at a table by a script."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from lantern.game import Game
from lantern.record import Record, Setup
from lantern.saves import Save
from lantern.terminal.commands import COMMANDS
from lantern.terminal.port import Port
from lantern.terminal.shell import Shell
from lantern.words import Words


class TerminalTypist(Port):
    """A port at which a script types."""

    def __init__(self, lines: Iterator[str], vocabulary: str = "modern") -> None:
        super().__init__(Words(vocabulary), live=False)
        self.lines = lines
        self.asked: list[str] = []

    def ask(self, prompt: str) -> str:
        self.asked.append(prompt)
        try:
            return next(self.lines)
        except StopIteration:
            raise EOFError from None


def game(tmp_path: Path, *lines: str, setup: Setup | None = None, vocabulary: str = "modern") -> Shell:
    """Return a game at which these lines will be typed."""
    setup = setup or Setup(1, roles=("agent",), seed="7")
    port = TerminalTypist(iter(lines), vocabulary)
    return Shell(Game.of(Record(setup)), Save(tmp_path / "game.txt"), port, COMMANDS)


def typed(tmp_path: Path, capsys: pytest.CaptureFixture[str], *lines: str, setup: Setup | None = None) -> str:
    """Type lines at a new game and return everything that was shown after the first question."""
    table = game(tmp_path, *lines, "q", setup=setup)
    table.show()
    capsys.readouterr()
    assert table.play() == "quit"
    return capsys.readouterr().out
