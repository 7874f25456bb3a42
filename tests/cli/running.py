"""Calling the command and reading what it says."""

import os
import subprocess
import sys

import pytest


def run(*words: str, stdin: str = "", **env: str) -> subprocess.CompletedProcess[str]:
    """Call the command as a process of its own."""
    return subprocess.run(
        [sys.executable, "-m", "lantern", *words],
        input=stdin,
        capture_output=True,
        text=True,
        env={**os.environ, **env},
        check=False,
        timeout=60,
    )


def one_line(capsys: pytest.CaptureFixture[str]) -> str:
    """Return what was said on the standard error, which must be one line."""
    error = capsys.readouterr().err
    assert error.count("\n") == 1
    assert "Traceback" not in error
    return error
