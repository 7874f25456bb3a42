"""What this build is: by which rules it plays, whether they run compiled, and if not, why.

The manifest of a wheel is written by hatch_build.py.
"""

import json
import os
from hashlib import sha256
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Final

RULES: Final = 9  # raised whenever an old record might no longer replay to the same table
PACKAGE: Final = Path(__file__).parent
MANIFEST: Final = PACKAGE / "built.json"
COMPILING: Final = "LANTERN_COMPILING"  # set by `make play`: the folder of the compiled package, as soon as it exists

UNFINISHED: Final = "compiling it takes some minutes; computer players look further ahead from then on"


def is_compiled() -> bool:
    """Return whether this Python loads compiled rules."""
    return any((PACKAGE / "engine" / f"flow{suffix}").exists() for suffix in EXTENSION_SUFFIXES)


def engine() -> str:
    """Return how the rules run, and what is wrong with that."""
    if not is_compiled():
        return f"plain Python, because {trouble()}"
    return f"compiled, but {trouble()}" if trouble() else "compiled"


def trouble() -> str:
    """Return why the rules are not compiled, or not from these sources; empty when all is well."""
    if not MANIFEST.exists():
        return UNFINISHED if os.environ.get(COMPILING) else "these are the sources; try `make play`"
    manifest = json.loads(MANIFEST.read_text(encoding="utf-8"))
    if manifest["plain"]:
        return str(manifest["plain"])
    if not is_compiled():
        return "it was compiled for another Python"
    changed = [path for path, known in manifest["compiled"].items() if digest(PACKAGE / path) != known]
    return f"{changed[0]} has been changed since" if changed else ""


def digest(path: Path) -> str:
    """Return the hash of a file; empty where there is none."""
    return sha256(path.read_bytes()).hexdigest() if path.exists() else ""
