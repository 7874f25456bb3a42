"""The compiled rules are used exactly when they fit the sources."""

import os
import shutil
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from lantern import _build
from tools import compile_engine

PACKAGE = Path(_build.__file__).resolve().parent
ASK = "import lantern; from lantern.engine.flow import total; import lantern.engine.flow as flow; \
print(lantern.COMPILED, lantern.STALE, total(4), flow.__file__.endswith('.py'))"
TOY = {
    "content/__init__.py": '"""Toy."""\n',
    "content/board.py": '"""Toy."""\n\nfrom typing import Final\n\nROADS: Final[list[int]] = [1, 2, 3]\n',
    "engine/__init__.py": '"""Toy."""\n',
    "engine/flow.py": '''"""Toy."""

from typing import final

from lantern.content.board import ROADS


@final
class State:
    def __init__(self, steps: int) -> None:
        self.steps = steps


def total(steps: int) -> int:
    return State(steps).steps * sum(ROADS)
''',
}
COMPILED, PLAIN, STALE = "True False 24 False", "False False 24 True", "False True 24 True"
LIBRARIES = EXTENSION_SUFFIXES[0]


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A checkout of its own, with rules small enough to compile in a test."""
    toy = tmp_path / "src" / "lantern"
    for name, text in TOY.items():
        (toy / name).parent.mkdir(parents=True, exist_ok=True)
        (toy / name).write_text(text, encoding="utf-8")
    for name in ("__init__.py", "_build.py"):
        shutil.copyfile(PACKAGE / name, toy / name)
    return toy


@pytest.fixture
def compiled(package: Path) -> Path:
    if not (compile_engine.compiler() and compile_engine.translator()):
        pytest.skip("no C compiler or no Python headers here")
    assert compile_engine.run(package, force=False) == 0
    return package


def ask(package: Path, pure: str = "") -> str:
    """Import the toy in a fresh Python and tell what it loaded."""
    environment = {**os.environ, "PYTHONPATH": str(package.parent), "LANTERN_PURE": pure}
    done = subprocess.run([sys.executable, "-c", ASK], env=environment, capture_output=True, text=True, check=True)
    return done.stdout.strip()


def test_without_a_build_plain_python_runs(package: Path) -> None:
    assert ask(package) == PLAIN


@pytest.mark.long
def test_a_build_is_used_until_the_sources_change(compiled: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert ask(compiled) == COMPILED
    assert ask(compiled, pure="1") == PLAIN
    assert not list(compiled.rglob(f"*{LIBRARIES}")), "nothing lies beside the sources"

    capsys.readouterr()
    assert compile_engine.run(compiled, force=False) == 0
    assert capsys.readouterr().out == "", "a fresh build is left alone"

    flow = compiled / "engine" / "flow.py"
    before = flow.read_text(encoding="utf-8")
    flow.write_text(before + "\n", encoding="utf-8")
    assert ask(compiled) == STALE
    flow.write_text(before, encoding="utf-8")
    assert ask(compiled) == COMPILED

    (compiled / "engine" / "more.py").write_text('"""Toy."""\n', encoding="utf-8")
    assert ask(compiled) == STALE


@pytest.mark.long
def test_a_library_that_cannot_be_loaded_is_passed_over(compiled: Path) -> None:
    for library in Path(_build.home(str(compiled))).glob(f"*{LIBRARIES}"):
        library.write_bytes(b"torn")
    assert ask(compiled) == STALE


@pytest.mark.long
def test_rules_that_cannot_be_compiled_are_reported_in_one_line(
    package: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    if not (compile_engine.compiler() and compile_engine.translator()):
        pytest.skip("no C compiler or no Python headers here")
    (package / "engine" / "flow.py").write_text('"""Toy."""\n\nx: int = "no"\n', encoding="utf-8")
    assert compile_engine.run(package, force=False) == 1
    assert capsys.readouterr().err.count("\n") == 1
    assert "flow.py" in (package.parents[1] / "build" / "compile.log").read_text(encoding="utf-8")


def test_a_machine_without_a_compiler_is_told_so(
    package: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(compile_engine, "compiler", lambda: None)
    assert compile_engine.run(package, force=False) == 0
    assert capsys.readouterr().out.strip() == compile_engine.NO_COMPILER


def test_the_hash_depends_on_names_and_contents(package: Path) -> None:
    before = _build.digest(str(package))
    (package / "engine" / "flow.py").rename(package / "engine" / "stream.py")
    renamed = _build.digest(str(package))
    (package / "content" / "board.py").write_text("", encoding="utf-8")
    assert len({before, renamed, _build.digest(str(package))}) == 3
