"""Computer players: they think where nobody has to wait for them, and their breakdowns harm no table."""

import asyncio
import logging
import signal
import subprocess
import time
from pathlib import Path

import pytest

from lantern.engine.flow import legal
from lantern.engine.state import State
from lantern.players.base import Budget, Choice
from lantern.players.heuristic import answer
from lantern.players.memory import LEAST
from lantern.players.registry import LEVELS, Level
from lantern.record import Record, Setup, read, write
from lantern.server import computers, counsel, thinking, undoing
from lantern.server.commands import carry_out
from lantern.server.hall import Hall
from lantern.server.messages import NewSeat
from lantern.server.table import Table
from lantern.session import Session, luck
from tests.server.playing import said, seat, table_for
from tests.server.slow import REASON, SECONDS
from tests.server.test_answering import run

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def _players(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("Slow", "Fragile", "Broken", "Stubborn", "Frank"):
        monkeypatch.setitem(LEVELS, name.lower(), Level(f"tests.server.slow:{name}", 1.0))


async def asked_table(hall: Hall, player: str) -> Table:
    """Set up a table for one, at which a computer player is asked."""
    table, _made = await table_for(hall, 1, seats=[NewSeat(by=player)])
    return table


async def first_answer(table: Table, seconds: float = 20.0) -> None:
    """Wait until a computer player has answered."""
    start = table.position
    async with asyncio.timeout(seconds):
        while table.position == start:
            await asyncio.sleep(0.02)


def hand_back(table: Table) -> None:
    """Give the seat of a table for one back to a person."""
    table.kept.chairs[0].player = "person"


@pytest.mark.parametrize("level", LEVELS)
async def test_every_level_plays_on_at_the_table(level: str, hall: Hall) -> None:
    table = await asked_table(hall, f"computer:{level}")
    start = table.position
    async with asyncio.timeout(60):
        while table.position < start + 3:  # a quick player may have ended the whole game by then
            await asyncio.sleep(0.02)
    hand_back(table)
    given = table.session.record.answers
    read(write(Record(table.session.record.setup, list(given))))  # every answer was allowed


async def test_a_computer_player_is_asked_for_the_reasons_it_had(hall: Hall) -> None:
    table = await asked_table(hall, "computer:frank")
    number = table.position + 1
    await first_answer(table)
    hand_back(table)
    async with table.lock:  # until the answer is stored
        table.reload()
    why = counsel.why(table, number)
    assert (why.own, why.reasons[0]) == (True, REASON)
    assert not counsel.why(table, 1).own


async def test_reasons_go_and_come_back_with_their_answer(hall: Hall) -> None:
    table, _made = await table_for(hall, 1)
    given = legal(table.session.state)[0]
    await table.say(given, 0, reasons=(REASON,))
    number = table.position
    for _again in range(2):
        await undoing.undo(table, seat(0), table.position)
        assert table.kept.reasons == {}
        await undoing.redo(table, seat(0), table.position)
        assert counsel.why(table, number).reasons == [REASON]


async def test_while_one_thinks_another_table_is_answered_at_once(hall: Hall) -> None:
    thinking = await asked_table(hall, "computer:slow")
    start, waits = thinking.position, []
    other, _made = await table_for(hall, 1)
    while thinking.position == start:
        began = time.monotonic()
        if other.over:
            other, _made = await table_for(hall, 1)
        await carry_out(other, seat(0), said(other, legal(other.session.state)[0]))
        waits.append(time.monotonic() - began)
        await asyncio.sleep(0.01)
    hand_back(thinking)
    assert len(waits) > 20
    assert max(waits) < SECONDS / 2


def test_waiting_counts_as_thinking(monkeypatch: pytest.MonkeyPatch) -> None:
    budgets: list[Budget] = []

    def think(_player: str, _s: State, _seat: int, budget: Budget) -> Choice:
        budgets.append(budget)
        return Choice(0)

    monkeypatch.setattr(thinking, "think", think)
    for waited in (0.0, 0.4, 5.0):
        asked = thinking.Thought("", Setup(1), [], 0, Budget(1.0, seed=7), asked=time.monotonic() - waited)
        thinking.JOBS[asked.job](asked)
    assert [budget.seconds for budget in budgets] == [pytest.approx(1.0, abs=0.1), pytest.approx(0.6, abs=0.1), LEAST]
    assert all(budget.seed == 7 for budget in budgets)


async def test_a_player_is_asked_with_the_moment_of_its_question(hall: Hall) -> None:
    table, _made = await table_for(hall, 1)
    asked = computers.thought(table, "choose", LEVELS["expert"], 0, Budget())
    assert time.monotonic() - asked.asked < 1


def test_a_process_that_ends_unasked_is_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANTERN_TEST_MARK", str(tmp_path / "mark"))

    async def play(hall: Hall) -> None:
        table = await asked_table(hall, "computer:fragile")
        await first_answer(table)
        hand_back(table)
        assert (tmp_path / "mark").exists()

    run(tmp_path, play)


def test_a_process_is_replaced_when_the_rules_have_been_compiled(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    started, start = [], computers.start_thinking

    def start_thinking(jobs: str) -> "subprocess.Popen[bytes]":
        started.append(start(jobs))
        return started[-1]

    monkeypatch.setattr(computers, "start_thinking", start_thinking)
    thinker = computers.Thinker("quick")
    asked = thinking.Thought("lantern.players.random:Random", Setup(1, roles=("agent",), seed="7"), [], 0, Budget())
    asked.answers = Session(asked.setup, luck(asked.setup)).record.answers
    installed = tmp_path / "installed"
    monkeypatch.setenv("LANTERN_COMPILING", str(installed))
    for _question in range(2):
        assert thinker.ask(asked)
    installed.mkdir()
    for _question in range(2):
        assert thinker.ask(asked)
    thinker.clear()
    assert [process.poll() is None for process in started] == [False, False]
    assert len(started) == 2


def test_where_no_process_can_be_started_rules_of_thumb_answer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def start_thinking(_jobs: str) -> "subprocess.Popen[bytes]":
        raise OSError

    monkeypatch.setattr(computers, "start_thinking", start_thinking)

    async def play(hall: Hall) -> None:
        table = await asked_table(hall, "computer:slow")
        await first_answer(table)
        hand_back(table)

    run(tmp_path, play)


def test_nothing_is_started_after_the_end() -> None:
    thinker = computers.Thinker("quick")
    thinker.close()
    assert thinker.ask(thinking.Thought("", Setup(1), [], 0, Budget())) is None


def test_where_a_player_breaks_down_rules_of_thumb_answer(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def play(hall: Hall) -> None:
        table = await asked_table(hall, "computer:broken")
        s = table.session.state.copy()
        await first_answer(table)
        hand_back(table)
        assert table.session.story()[-1].answer == answer(s)

    with caplog.at_level(logging.WARNING, "lantern.server"):
        run(tmp_path, play)
    assert "rules of thumb answer in its place" in caplog.text


async def test_one_that_says_what_nobody_may_say_says_something_else(hall: Hall) -> None:
    table = await asked_table(hall, "computer:stubborn")
    await first_answer(table)
    hand_back(table)


def test_one_that_never_ends_is_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(computers, "PATIENCE", -0.9)  # seconds beyond a budget of one

    async def play(hall: Hall) -> None:
        table = await asked_table(hall, "computer:slow")
        began = time.monotonic()
        await first_answer(table)
        assert time.monotonic() - began < SECONDS
        hand_back(table)

    run(tmp_path, play)


def test_nothing_goes_on_thinking_when_the_server_ends(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[subprocess.Popen[bytes]] = []
    start = computers.start_thinking

    def watched(jobs: str) -> "subprocess.Popen[bytes]":
        started.append(start(jobs))
        return started[-1]

    monkeypatch.setattr(computers, "start_thinking", watched)

    async def play(hall: Hall) -> None:
        await asked_table(hall, "computer:slow")
        while not started:
            await asyncio.sleep(0.02)

    run(tmp_path, play)
    assert [process.poll() for process in started] == [-signal.SIGKILL]


def test_a_process_ends_by_itself_when_its_server_was_killed() -> None:
    process = computers.start_thinking("quick")
    assert process.stdin
    assert process.stdout
    process.stdin.close()
    assert process.wait(10) == 0
    process.stdout.close()
