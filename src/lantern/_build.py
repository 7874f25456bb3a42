"""Finding the compiled engine, and telling whether it was made from the sources at hand.

Imported before anything else and by the compile tool too, so it needs nothing but the standard library.
"""

import os
import sys
from hashlib import sha256
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import module_from_spec, spec_from_file_location
from typing import Final

PACKAGES: Final = ("content", "engine", "players")
MODULES: Final = (  # beyond the rules: what every answer at a table passes through
    "chance.py",
    "record.py",
    "server/answering.py",
    "server/latch.py",
    "server/limits.py",
    "server/line.py",
    "server/store.py",
    "server/table.py",
    "server/talk.py",
    "server/tokens.py",
    "server/wire.py",
    "server/writer.py",
    "session.py",
)
TAG: Final = EXTENSION_SUFFIXES[0].split(".")[1]
STAMP: Final = "SOURCES"
GROUP: Final = "__mypyc"


def sources(package: str) -> list[str]:
    """Return the modules that are compiled, as sorted paths relative to the directory `package`."""
    found = [path for path in MODULES if os.path.exists(os.path.join(package, path))]
    for name in PACKAGES:
        for folder, _, files in os.walk(os.path.join(package, name)):
            found += [os.path.relpath(os.path.join(folder, file), package) for file in files if file.endswith(".py")]
    return sorted(path.replace(os.sep, "/") for path in found)


def digest(package: str) -> str:
    """Return one hash for names and contents of everything compiled, so that no edit of it goes unnoticed."""
    total = sha256()
    for path in sources(package):
        with open(os.path.join(package, path), "rb") as file:
            total.update(f"{path} {sha256(file.read()).hexdigest()}\n".encode())
    return total.hexdigest()


def home(package: str) -> str:
    """Return where this Python's compiled modules lie: away from the sources, so they never hide an edit."""
    root = os.path.dirname(os.path.dirname(os.path.abspath(package)))
    return os.path.join(root, "build", "compiled", TAG)


def stamp(compiled: str) -> list[str]:
    """Return the lines of the build's stamp: the hash of its sources, then the compiler; none without a build."""
    try:
        with open(os.path.join(compiled, STAMP), encoding="ascii") as file:
            return file.read().splitlines()
    except OSError:
        return []


def adopt(package: str, search: list[str]) -> tuple[bool, bool]:
    """Put the compiled engine first on the package's `search` path if it fits; return (in use, stale)."""
    if os.environ.get("LANTERN_PURE"):
        return False, False
    compiled = home(package)
    lines = stamp(compiled)
    if not lines:
        return False, False
    if lines[0] != digest(package):
        return False, True
    if not _load_group(compiled):
        return False, True
    search.insert(0, os.path.join(compiled, os.path.basename(package)))
    return True, False


def _load_group(compiled: str) -> bool:
    """Load the one library that holds all compiled code; a library this machine cannot load counts as none."""
    for file in os.listdir(compiled):
        name = file.partition(".")[0]
        if name.endswith(GROUP):
            spec = spec_from_file_location(name, os.path.join(compiled, file))
            if spec is None or spec.loader is None:
                return False
            try:
                module = module_from_spec(spec)
                spec.loader.exec_module(module)
            except ImportError:
                return False
            sys.modules[name] = module
            return True
    return False
