"""What can be installed is complete, and says whether its rules are compiled."""

import shutil
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

import hatch_build
from lantern._build import UNFINISHED
from tests.installed import PLAIN, ROOT, environment

PACKAGE = PLAIN / "lantern"
ASK = "import lantern.engine.flow as flow; from lantern import _build; print(flow.total(4), _build.engine())"
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
    "page/index.html": "<!doctype html>\n",
}
can_compile = pytest.mark.skipif(bool(hatch_build.obstacle()), reason="nothing can be compiled here")


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """Everything that a build reads, but no package yet."""
    for name in ("LICENSE", "README.md", "docs/rules.md", "hatch_build.py", "pyproject.toml"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        shutil.copyfile(ROOT / name, tmp_path / name)
    return tmp_path


@pytest.fixture
def toy(checkout: Path) -> Path:
    """A checkout with rules small enough to compile in a test."""
    for name, text in TOY.items():
        path = checkout / "src" / "lantern" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    for name in ("__init__.py", "_build.py"):
        shutil.copyfile(PACKAGE / name, checkout / "src" / "lantern" / name)
    return checkout


def build(root: Path, target: str) -> Path:
    """Build a wheel or a source archive, and return it."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", str(root / "dist")]
    subprocess.run(command, cwd=root, capture_output=True, check=True)
    return max((root / "dist").iterdir(), key=lambda path: path.stat().st_mtime_ns)


def unpacked(wheel: Path) -> Path:
    """Unpack a wheel, as installing it does."""
    folder = wheel.with_suffix("")
    with ZipFile(wheel) as archive:
        archive.extractall(folder)
    return folder


def ask(place: Path) -> str:
    """Use the toy in a fresh Python, and return what it says of itself."""
    command = [sys.executable, "-c", ASK]
    done = subprocess.run(command, env=environment(place), capture_output=True, text=True, check=True)
    return done.stdout.strip()


def files(folder: Path) -> set[str]:
    """Return the paths of all files in a folder."""
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}


@pytest.mark.long
def test_a_wheel_has_the_page_the_texts_and_the_rules(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Built from the source archive, so that this is complete too."""
    monkeypatch.setenv("LANTERN_PURE", "1")
    source = checkout / "src" / "lantern"
    shutil.copytree(PACKAGE, source, ignore=shutil.ignore_patterns("page", "__pycache__"))
    (source / "page").mkdir()
    (source / "page" / "index.html").write_text(TOY["page/index.html"], encoding="utf-8")
    (checkout / ".gitignore").write_text("/src/lantern/page/\n", encoding="utf-8")
    archive = build(checkout, "sdist")
    shutil.unpack_archive(archive, checkout / "unpacked", filter="data")
    wheel = build(next((checkout / "unpacked").iterdir()), "wheel")
    assert wheel.name.endswith("-py3-none-any.whl")
    found = unpacked(wheel)
    assert files(found / "lantern") == files(source) | {"rules.md", "built.json"}
    (metadata,) = found.glob("*.dist-info/METADATA")
    assert (ROOT / "README.md").read_text(encoding="utf-8") in metadata.read_text(encoding="utf-8")


@pytest.mark.long
@can_compile
def test_compiled_rules_are_built_once_and_tell_when_they_are_stale(toy: Path) -> None:
    wheel = build(toy, "wheel")
    assert f"-cp3{sys.version_info.minor}-" in wheel.name
    found = unpacked(wheel)
    assert ask(found) == "24 compiled"
    flow = found / "lantern" / "engine" / "flow.py"
    flow.write_text(flow.read_text(encoding="utf-8") + "\n", encoding="utf-8")
    assert ask(found) == "24 compiled, but engine/flow.py has been changed since"

    (toy / "build" / "compile.log").unlink()
    (toy / "src" / "lantern" / "plain.py").write_text('"""Toy."""\n', encoding="utf-8")
    assert "lantern/plain.py" in files(unpacked(build(toy, "wheel")))
    assert not (toy / "build" / "compile.log").exists(), "only plain Python has changed"


@pytest.mark.long
@can_compile
def test_rules_that_cannot_be_compiled_are_reported_in_one_line(toy: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (toy / "src" / "lantern" / "engine" / "flow.py").write_text('"""Toy."""\n\nx: int = "no"\n', encoding="utf-8")
    assert not hatch_build.is_compiled(toy)
    assert hatch_build.run(toy) == 1
    assert capsys.readouterr().err.count("\n") == 1
    assert "flow.py" in (toy / "build" / "compile.log").read_text(encoding="utf-8")
    assert hatch_build.is_compiled(toy), "a wheel does not try again"
    assert hatch_build.reason(hatch_build.compiled(toy)) == hatch_build.FAILED


def test_plain_python_says_why(toy: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert ask(toy / "src") == "24 plain Python, because these are the sources; try `make play`"
    monkeypatch.setenv("LANTERN_COMPILING", "build/installed")
    assert ask(toy / "src") == f"24 plain Python, because {UNFINISHED}"
    monkeypatch.setenv("LANTERN_PURE", "1")
    found = unpacked(build(toy, "wheel"))
    assert ask(found) == f"24 plain Python, because {hatch_build.PURE}"
    hatch_build.write_manifest(found / "lantern", compiled=hatch_build.sources(found / "lantern"))
    assert ask(found) == "24 plain Python, because it was compiled for another Python"


def test_a_machine_without_a_compiler_is_told_so(
    toy: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(hatch_build, "compiler", lambda: None)
    assert hatch_build.run(toy) == 0
    assert hatch_build.NO_COMPILER in capsys.readouterr().out
    assert hatch_build.is_compiled(toy)
    assert hatch_build.reason(hatch_build.compiled(toy)) == hatch_build.NO_COMPILER


def test_what_is_kept_depends_on_names_and_contents(toy: Path) -> None:
    before = hatch_build.kept(toy)
    (toy / "src" / "lantern" / "engine" / "flow.py").rename(toy / "src" / "lantern" / "engine" / "stream.py")
    renamed = hatch_build.kept(toy)
    (toy / "src" / "lantern" / "content" / "board.py").write_text("", encoding="utf-8")
    assert len({before, renamed, hatch_build.kept(toy)}) == 3


def test_everything_named_for_compiling_exists() -> None:
    assert [pattern for pattern in hatch_build.COMPILED + hatch_build.PLAIN if not list(PACKAGE.glob(pattern))] == []
