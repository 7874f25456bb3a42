"""The package as it is installed by make: the rules compiled, where that is possible."""

import os
from pathlib import Path
from typing import Final

import pytest

from hatch_build import compiler, sources

ROOT: Final = Path(__file__).resolve().parent.parent
PLAIN: Final = ROOT / "src"
INSTALLED: Final = ROOT / "build" / "installed"


def environment(place: Path) -> dict[str, str]:
    """Return the variables of a process that finds the package in this place."""
    return {**os.environ, "PYTHONPATH": f"{place}{os.pathsep}{ROOT}"}


def check_installed() -> None:
    """Fail where the package has not been installed, or from older rules."""
    assert sources(INSTALLED / "lantern") == sources(PLAIN / "lantern"), "make setup installs it"


def need_compiled() -> None:
    """Skip where nothing can be compiled."""
    if compiler() is None:
        pytest.skip("there is no C compiler here, so there are no compiled rules")
    check_installed()
