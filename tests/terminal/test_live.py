"""The table on a terminal with a person at it: a pseudo-terminal of a known size, keys sent, the screen read."""

import codecs
import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Mapping
from pathlib import Path

import pytest

from lantern import _build
from tests.interrupting import heeding_ctrl_c

ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


class Screen:
    """A terminal in which `lantern play` runs."""

    def __init__(
        self, home: Path, *words: str, columns: int = 130, rows: int = 60, env: Mapping[str, str] | None = None
    ) -> None:
        self.master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        clean = {key: value for key, value in os.environ.items() if key not in ("COLUMNS", "LINES", "NO_COLOR")}
        settings = {**clean, "LANTERN_HOME": str(home), "TERM": "xterm-256color", **(env or {})}
        command = [sys.executable, "-m", "lantern", "play", *words]
        with heeding_ctrl_c():
            self.process = subprocess.Popen(
                command, stdin=slave, stdout=slave, stderr=slave, env=settings, start_new_session=True
            )
        os.close(slave)
        self.decoder = codecs.getincrementaldecoder("utf-8")("replace")
        self.rest = ""  # shown, but not yet waited for

    def until(self, wanted: str) -> str:
        """Read until this has been shown; return all that was read for it, escapes included."""
        found = ""
        limit = time.monotonic() + 30
        while wanted not in self.rest:
            assert time.monotonic() < limit, f"{wanted!r} did not come: {self.rest[-500:]!r}"
            if select.select([self.master], [], [], 0.2)[0]:
                read = self.decoder.decode(os.read(self.master, 65536))
                found += read
                self.rest = ESCAPES.sub("", self.rest + read)
        self.rest = self.rest.partition(wanted)[2]
        return found

    def type(self, text: str) -> None:
        """Press keys."""
        os.write(self.master, text.encode())

    def leave(self) -> int:
        """Wait for the end and return the code."""
        code = self.process.wait(timeout=30)
        os.close(self.master)
        return code


def test_the_screen_is_drawn_anew_after_every_answer(tmp_path: Path) -> None:
    screen = Screen(tmp_path, "--roles", "agent", "--seed", "7", columns=130, rows=60)
    first = screen.until("Agent > ")
    lines = ESCAPES.sub("", first).splitlines()
    assert lines[0].startswith("Lantern  Round 1 of 8")
    assert max(len(line) for line in lines) <= 130
    assert len(lines) <= 60
    assert "\x1b[2J" in first
    assert ("The engine is plain Python, because" in first) == bool(_build.trouble())
    screen.type("2\n")
    second = screen.until("Agent > ")
    assert "\x1b[2J" in second
    assert "Agent took Conductor token 3×1 for $2." in ESCAPES.sub("", second)
    screen.type("q\n")
    screen.until("lantern play continues it.")
    assert screen.leave() == 0


def test_in_a_low_terminal_the_title_stays_in_sight(tmp_path: Path) -> None:
    screen = Screen(tmp_path, "--roles", "agent", "--seed", "7", columns=80, rows=24)
    shown = ESCAPES.sub("", screen.until("Agent > ")).splitlines()
    assert any(line.startswith("Lantern  Round 1") for line in shown[-20:])
    screen.type("\x04")
    screen.until("the game is saved in")
    assert screen.leave() == 1


def test_a_new_game_asks_and_the_next_call_goes_on(tmp_path: Path) -> None:
    screen = Screen(tmp_path)
    screen.until("1 to 4? [1] ")
    screen.type("7\n")
    screen.until("1 to 4? [1] ")
    screen.type("2\n")
    screen.until("1 to 4 [1] ")
    screen.type("\n")
    screen.until("to have them dealt: ")
    screen.type("agent, agent\n")
    screen.until("for none: ")
    screen.type("\n")
    screen.until("Please try again.")
    for answer, asked in (("2", "4? [1] "), ("2", "4 [1] "), ("stock, station", "dealt: "), ("Amara, Ben", "none: ")):
        screen.until(asked)
        screen.type(f"{answer}\n")
    for seats in ("3", "2=clever", ""):
        screen.until("such as 2 or 2=expert, separated by commas, or Enter for none: ")
        screen.type(f"{seats}\n")
    screen.until("Freed 0/13")
    screen.type("q\n")
    assert screen.until("continues it.")
    assert screen.leave() == 0
    again = Screen(tmp_path)
    again.until("There is an unfinished game: 2 players, round 1")
    again.type("\n")
    again.until("Amara · Stockholder I")
    again.process.send_signal(signal.SIGINT)
    again.until("interrupted; the game is saved in")
    assert again.leave() == 130
    assert len(list((tmp_path / "games").iterdir())) == 1


def test_a_computer_player_goes_on_where_it_was(tmp_path: Path) -> None:
    screen = Screen(tmp_path, "--players", "2", "--roles", "agent,preacher", "--seed", "7", "--computers", "2=easy")
    screen.until("Agent > ")
    screen.type("ready 1\n")
    screen.until("Preacher is ready.")
    screen.until("Agent > ")
    screen.type("\x04")
    screen.until("lantern play --computers 2=easy continues it")
    assert screen.leave() == 1
    again = Screen(tmp_path, "--computers", "2=easy")
    again.until("Continue it? [Y/n] ")
    again.type("\n")
    again.until("Agent > ")
    again.type("computer\n")
    again.until("2 Preacher: a computer player (easy)")
    again.type("q\n")
    again.until("lantern play --computers 2=easy continues it.")
    assert again.leave() == 0


def test_computer_players_named_at_once_are_not_asked_for(tmp_path: Path) -> None:
    screen = Screen(tmp_path, "--computers", "2=easy")
    for answer, asked in (("2", "4? [1] "), ("", "4 [1] "), ("", "dealt: "), ("", "for none: ")):
        screen.until(asked)
        screen.type(f"{answer}\n")
    screen.until(" > ")
    screen.type("computer\n")
    screen.until("a computer player (easy)")
    screen.type("q\n")
    screen.until("continues it.")
    assert screen.leave() == 0


@pytest.mark.parametrize("env", [{"NO_COLOR": "1"}, {"TERM": "dumb"}])
def test_colours_are_left_out_on_request(tmp_path: Path, env: dict[str, str]) -> None:
    screen = Screen(tmp_path, "--roles", "agent", "--seed", "7", env=env)
    shown = screen.until("Agent > ")
    assert not re.search(r"\x1b\[[0-9;]*(38|48);", shown)
    screen.type("q\n")
    screen.until("continues it.")
    assert screen.leave() == 0
