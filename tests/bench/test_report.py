"""What all benchmarks share: results are rounded against us, and a missed target is reported and has an exit status."""

import argparse
import json

import pytest

from bench.report import CANNOT_RUN, MISSED, Outcome, Progress, TroubleError, ratio_lines, run, too_small, up

LINES = ["| a table |", "ratio hanabi 4.9"]
FOUND = Outcome(LINES, {"ratio": {"hanabi": 4.96}}, ["The ratio hanabi is 4.96; the target is at least 5."])


def ended(found: Outcome, *words: str) -> int:
    """Return how a run ends that measured this."""
    asked = argparse.Namespace(json="--json" in words, no_targets="--no-targets" in words)
    return run(asked, Progress(1), lambda _progress: found)


def test_figures_are_rounded_against_us() -> None:
    assert ratio_lines({"hanabi": 4.96, "chess": 128.0}) == ["ratio hanabi 4.9", "ratio chess 128.0"]
    assert up(1.41) == 1.5
    assert up(1.041, 2) == 1.05


def test_only_what_is_below_its_target_is_missed() -> None:
    ratios = {"hanabi": 4.96, "catanatron": 40.0, "chess": 0.1}
    assert too_small(ratios, {"hanabi": 5.0, "catanatron": 40.0}) == FOUND.missed


def test_a_missed_target_is_told_and_changes_the_exit_status(capsys: pytest.CaptureFixture[str]) -> None:
    assert ended(FOUND) == MISSED
    printed = capsys.readouterr()
    assert printed.out.splitlines() == LINES
    assert printed.err.splitlines() == FOUND.missed


def test_any_result_can_be_accepted(capsys: pytest.CaptureFixture[str]) -> None:
    assert ended(FOUND, "--no-targets") == 0
    assert capsys.readouterr().err == ""


def test_programs_get_one_object(capsys: pytest.CaptureFixture[str]) -> None:
    assert ended(FOUND, "--json") == MISSED
    assert json.loads(capsys.readouterr().out) == {"ratio": {"hanabi": 4.96}, "missed": FOUND.missed}


@pytest.mark.parametrize("trouble", [TroubleError("Nobody is here."), KeyboardInterrupt()])
def test_where_nothing_was_measured_it_says_why(trouble: BaseException, capsys: pytest.CaptureFixture[str]) -> None:
    def measure(_progress: Progress) -> Outcome:
        raise trouble

    assert run(argparse.Namespace(), Progress(1), measure) == CANNOT_RUN
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.strip() == (str(trouble) or "Stopped before the end; nothing was measured.")


def test_a_terminal_shows_a_progress_bar(capsys: pytest.CaptureFixture[str]) -> None:
    progress = Progress(2, shown=True)
    for what in ("first", "second", "more than was expected"):
        progress.step(what)
    first, second, third = capsys.readouterr().err.split("\r\033[K")[1:]
    assert first == f"[{'.' * 30}] first"
    assert second == f"[{'#' * 15}{'.' * 15}] second"
    assert third == f"[{'#' * 30}] more than was expected"
