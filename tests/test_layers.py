"""The arrows between the layers point down, and the rules need nothing from outside."""

import ast
import subprocess
import tomllib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from pkgutil import resolve_name

import pytest

from lantern import engine
from lantern.engine import actions
from lantern.engine.actions import START, TABLE
from tests.moments import frames

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "lantern"
COMMON = {"__future__", "abc", "typing"}
ALLOWED = {
    "content": COMMON | {"dataclasses", "lantern.content", "lantern.errors"},
    "engine": COMMON | {"lantern.content", "lantern.engine"},
}
# What everybody may import from the engine beside the names of `lantern.engine` itself.
OPEN_MODULES = {"actions", "board", "counts", "events", "questions", "state"}
REGISTRIES = ["pypi" + ".org", "python" + "hosted", "npmjs" + ".org", "npmjs" + ".com", "yarnpkg" + ".com"]
RULES = sorted(path for layer in ALLOWED for path in (PACKAGE / layer).rglob("*.py"))


def imported(path: Path) -> Iterator[str]:
    """Name every module that a file imports, at the top or inside a function."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module == "lantern":
            yield from (f"lantern.{alias.name}" for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield "." * node.level + (node.module or "")


def within(module: str, allowed: set[str]) -> bool:
    return any(module == one or module.startswith(f"{one}.") for one in allowed)


@pytest.mark.parametrize("path", RULES, ids=lambda path: path.relative_to(PACKAGE).as_posix())
def test_rules_import_only_rules_and_a_little_of_the_standard_library(path: Path) -> None:
    allowed = ALLOWED[path.relative_to(PACKAGE).parts[0]]
    assert [module for module in imported(path) if not within(module, allowed)] == []


def taken_from_the_engine() -> Iterator[tuple[str, str, str]]:
    """Yield every name that a module outside the engine takes from it: the file, the module, the name."""
    modules = {path.stem for path in (PACKAGE / "engine").glob("*.py")}
    for path in sorted(PACKAGE.rglob("*.py")):
        where = path.relative_to(PACKAGE)
        if where.parts[0] in ("engine", "content"):
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("lantern.engine."):
                yield from ((where.as_posix(), node.module or "", alias.name) for alias in node.names)
            elif isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id in modules:
                yield where.as_posix(), f"lantern.engine.{node.value.id}", node.attr


def test_nobody_outside_the_engine_knows_its_frames() -> None:
    """engine/questions.py describes the question that a frame asks as plain values."""
    names = {frame.__name__ for frame in frames()}
    assert [each for each in taken_from_the_engine() if each[2] in names] == []


def test_nobody_outside_the_engine_calculates_with_answers() -> None:
    """Where the answers of a kind start is known to the engine alone; others use `answer` and `meaning`."""
    values = {START[kind.word] for kind in TABLE if kind.about}
    starts = {
        name for name, value in vars(actions).items() if name.isupper() and type(value) is int and value in values
    }
    known = [each for each in taken_from_the_engine() if each[1] == actions.__name__]
    assert {"FROM", "TO", "TAKE"} < starts
    assert [each for each in known if each[2] in starts - {"ACTIONS"}] == []


def outside_files() -> list[Path]:
    """Return every file of the package and the examples that has to use one of the two doors."""
    inside = {"engine", "players", "view", "explain", "position", "record.py", "odds.py", "chance.py", "editions.py"}
    package = [path for path in PACKAGE.rglob("*.py") if path.relative_to(PACKAGE).parts[0] not in inside]
    return [*package, *(ROOT / "examples").glob("*.py")]


def test_the_rules_are_used_through_two_doors() -> None:
    """`lantern.Game` is one; `lantern.engine`, with the modules that only describe things, is the other."""
    offered = OPEN_MODULES | set(engine.__all__)
    deeper = []
    for path in outside_files():
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module == "lantern.engine":
                deeper += [(path.name, alias.name) for alias in node.names if alias.name not in offered]
        prefix = "lantern.engine."
        names = [module.removeprefix(prefix) for module in imported(path) if module.startswith(prefix)]
        deeper += [(path.name, name) for name in names if name not in OPEN_MODULES]
    assert deeper == []


def test_both_doors_are_documented() -> None:
    page = (ROOT / "docs" / "api" / "engine.md").read_text(encoding="utf-8")
    assert [name for name in sorted(OPEN_MODULES) if f"`lantern.engine.{name}`" not in page] == []
    assert all(f"`{name}`" in (engine.__doc__ or "") for name in OPEN_MODULES)


@pytest.mark.parametrize("folder", [PACKAGE, ROOT / "tests", ROOT / "bench"], ids=lambda path: path.name)
def test_no_two_classes_share_a_name(folder: Path) -> None:
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in folder.rglob("*.py")]
    names = Counter(node.name for tree in trees for node in ast.walk(tree) if isinstance(node, ast.ClassDef))
    assert [name for name, count in names.items() if count > 1] == []


def placed() -> set[str]:
    """Name every module that the layers contract gives a place."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    layers = settings["tool"]["importlinter"]["contracts"][0]["layers"]
    return {name.strip(" ()") for layer in layers for name in layer.replace("|", ":").split(":")}


def test_every_module_has_its_place_in_the_layers() -> None:
    modules = {path.stem for path in PACKAGE.glob("*.py") if path.stem != "__init__"}
    packages = {path.name for path in PACKAGE.iterdir() if path.is_dir() and any(path.rglob("*.py"))}
    assert modules | packages <= placed()


def texts() -> Iterator[tuple[str, str]]:
    """Read every text file that is or would be committed."""
    listed = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    try:
        names = subprocess.run(listed, cwd=ROOT, capture_output=True, check=True).stdout.decode()
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("not a git checkout")
    for name in filter(None, names.split("\0")):
        content = (ROOT / name).read_bytes() if (ROOT / name).is_file() else b"\0"
        if b"\0" not in content:
            yield name, content.decode("utf-8", "replace")


def test_no_file_names_a_package_registry() -> None:
    """No file of the project overrules a mirror of packages."""
    assert [(name, host) for name, text in texts() for host in REGISTRIES if host in text] == []


def test_every_page_of_the_reference_exists() -> None:
    """`make docs` is not a part of the tests; a page that is missing would break it."""
    nav = (ROOT / "mkdocs.yml").read_text(encoding="utf-8").partition("\nnav:\n")[2]
    pages = [word for word in nav.split() if word.endswith(".md")]
    assert len(pages) > 10
    assert [page for page in pages if not (ROOT / "docs" / page).is_file()] == []
    modules = [
        line.removeprefix("::: ").strip()
        for page in (ROOT / "docs" / "api").glob("*.md")
        for line in page.read_text(encoding="utf-8").splitlines()
        if line.startswith("::: ")
    ]
    assert modules
    assert [module for module in modules if not is_there(module)] == []


def is_there(name: str) -> bool:
    """Tell whether a module, or something in one, has this name."""
    try:
        resolve_name(name)
    except (ImportError, AttributeError):
        return False
    return True
