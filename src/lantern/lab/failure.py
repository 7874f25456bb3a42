"""How the lab fails, and what it borrows: libraries that only some of its work needs."""

from importlib import import_module
from typing import Any

from lantern.errors import LanternError


class LabError(LanternError):
    """Something cannot be studied like this; the text is one clear line."""


def borrowed(name: str, extra: str) -> Any:
    """Import a library that comes with an extra; a LabError says how to get it."""
    try:
        return import_module(name)
    except ImportError as error:
        library = name.partition(".")[0]
        raise LabError(f'{library} is not installed; pip install "lantern-railroad[{extra}]" brings it') from error
