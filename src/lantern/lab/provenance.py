"""Where results come from: the version, the rules, and a hash of everything that decides how a game goes."""

import os
from hashlib import sha256
from typing import Final

import lantern
from lantern._build import RULES
from lantern.lab.result import Header

DECISIVE: Final = ("chance.py", "content", "engine", "lab/game.py", "lab/luck.py", "lab/team.py", "players")


def sources() -> str:
    """Return a short hash of the sources of rules, content, luck and computer players."""
    package = os.path.dirname(os.path.abspath(lantern.__file__))
    total = sha256()
    for path in sorted(python_files(package)):
        with open(os.path.join(package, path), "rb") as file:
            total.update(f"{path} {sha256(file.read()).hexdigest()}\n".encode())
    return total.hexdigest()[:12]


def python_files(package: str) -> list[str]:
    """Return the files that are hashed, relative to the package."""
    found = [name for name in DECISIVE if name.endswith(".py")]
    for name in DECISIVE:
        for folder, _, files in os.walk(os.path.join(package, name)):
            paths = [os.path.relpath(os.path.join(folder, file), package) for file in files if file.endswith(".py")]
            found += [path.replace(os.sep, "/") for path in paths]
    return found


def header(command: str, weighed: bool = False) -> Header:
    """Return the head of a new file of results."""
    engine = "compiled" if lantern.COMPILED else "plain"
    return Header(
        lantern=lantern.__version__, rules=RULES, sources=sources(), engine=engine, command=command, weighed=weighed
    )
