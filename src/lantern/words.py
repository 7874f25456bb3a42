"""Saying things in words: one catalogue of texts, two vocabularies (modern by default, or the printed terms)."""

from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from msgspec import Struct

MODERN: Final = "modern"
PRINTED: Final = "printed"
VOCABULARIES: Final = (MODERN, PRINTED)
CATALOGUE: Final = (
    *("cards", "roles", "places", "tokens", "questions", "reasons", "log", "pace", "because", "learn", "terminal"),
)


class Text(Struct, frozen=True):
    """Something to be said: an entry of the catalogue (`card-whittier`, `card-whittier.short`) and what fills it."""

    id: str
    args: "dict[str, Arg]" = {}

    def __str__(self) -> str:
        """Return it in modern words."""
        return Words().say(self)


Arg = str | int | Text | tuple[Text, ...]


@cache
def bundle(vocabulary: str) -> FluentBundle:
    """Return the catalogue in one vocabulary."""
    if vocabulary not in VOCABULARIES:
        raise ValueError(f"there is no vocabulary called {vocabulary!r}; choose modern or printed")
    found = FluentBundle(["en"], use_isolating=False)
    folder = files("lantern") / "text" / "en"
    for name in (f"terms-{vocabulary}", *CATALOGUE):
        found.add_resource(FluentResource((folder / f"{name}.ftl").read_text(encoding="utf-8")))
    return found


@cache
def rules() -> str:
    """Return the numbered rules: those of the package, or in a checkout those of its documents."""
    package = Path(__file__).parent
    paths = (package / "rules.md", package.parent.parent / "docs" / "rules.md")
    return next(path for path in paths if path.is_file()).read_text(encoding="utf-8")


class Words:
    """Renders texts for one reader."""

    def __init__(self, vocabulary: str = MODERN) -> None:
        self._bundle = bundle(vocabulary)

    def say(self, text: Text) -> str:
        """Return a text in words."""
        name, _, attribute = text.id.partition(".")
        message = self._bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            raise KeyError(text.id)
        said, errors = self._bundle.format_pattern(pattern, {key: self._fill(arg) for key, arg in text.args.items()})
        if errors:
            raise ValueError(f"{text.id}: {errors[0]}")
        return str(said)

    def has(self, name: str) -> bool:
        """Tell whether the catalogue has this entry."""
        return self._bundle.has_message(name)

    def _fill(self, arg: Arg) -> str | int:
        if isinstance(arg, Text):
            return self.say(arg)
        if isinstance(arg, tuple):
            return self.series([self.say(each) for each in arg])
        return arg

    def series(self, parts: list[str]) -> str:
        """Return `a`, `a and b`, or `a, b and c`."""
        if len(parts) < 2:
            return "".join(parts)
        return f"{', '.join(parts[:-1])} and {parts[-1]}"
