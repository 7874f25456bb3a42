"""Saying things in words: a catalogue per language, two vocabularies (modern by default, or the printed terms).

docs/translating.md explains how catalogues are made and translated.
"""

import os
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from msgspec import Struct

MODERN: Final = "modern"
PRINTED: Final = "printed"
VOCABULARIES: Final = (MODERN, PRINTED)
ENGLISH: Final = "en"
LANGUAGES: Final = (ENGLISH, "es", "fr")
CATALOGUE: Final = (
    *("cards", "roles", "places", "tokens", "questions", "reasons", "log", "pace", "because", "ending", "learn"),
    "terminal",
    "server",
)
# Forms of a name in a sentence: with its article, "in it", "from it", "to it". A language that needs one gives it as an
# attribute of the name; sentences use it as `$place-in`. A name without it stands as it is.
FORMS: Final = ("the", "The", "in", "from", "to")


class Text(Struct, frozen=True):
    """Something to be said: an entry of the catalogue (`card-whittier`, `card-whittier.short`) and what fills it."""

    id: str
    args: "dict[str, Arg]" = {}

    def __str__(self) -> str:
        """Return it in modern words."""
        return Words().say(self)


Arg = str | int | Text | tuple[Text, ...]


@cache
def bundle(vocabulary: str, language: str = ENGLISH) -> FluentBundle:
    """Return the catalogue of a language in one vocabulary."""
    if vocabulary not in VOCABULARIES:
        raise ValueError(f"there is no vocabulary called {vocabulary!r}; choose modern or printed")
    if language not in LANGUAGES:
        raise ValueError(f"there is no language called {language!r}; choose {', '.join(LANGUAGES)}")
    found = FluentBundle([language], use_isolating=False)
    folder = files("lantern") / "text" / language
    for name in (f"terms-{vocabulary}", *CATALOGUE):
        if (folder / f"{name}.ftl").is_file():
            found.add_resource(FluentResource((folder / f"{name}.ftl").read_text(encoding="utf-8")))
    return found


@cache
def rules() -> str:
    """Return the numbered rules: those of the package, or in a checkout those of its documents."""
    package = Path(__file__).parent
    paths = (package / "rules.md", package.parent.parent / "docs" / "rules.md")
    return next(path for path in paths if path.is_file()).read_text(encoding="utf-8")


def best_language(wanted: Iterable[str]) -> str:
    """Return the first language that there is a catalogue for; tags such as `fr-CA` and `es_MX.UTF-8` count too."""
    spoken = (tag.replace("_", "-").split("-")[0].split(".")[0].lower() for tag in wanted)
    return next((each for each in spoken if each in LANGUAGES), ENGLISH)


def accepted_language(header: str) -> str:
    """Return the language that a browser prefers, by its header Accept-Language."""
    parts = [part.strip().partition(";q=") for part in header[:500].split(",")]
    return best_language(tag for tag, _, _ in sorted(parts, key=lambda part: -weight(part[2])))


def weight(text: str) -> float:
    """Return how much a language is preferred, 1 if nothing is said about it."""
    try:
        return float(text or 1)
    except ValueError:
        return 0


def terminal_language(environment: Mapping[str, str] = os.environ) -> str:
    """Return the language of a terminal, by the variables that other programs read too."""
    names = ("LC_ALL", "LC_MESSAGES", "LANG")
    first = next((environment[name] for name in names if environment.get(name)), "")
    wanted = environment.get("LANGUAGE", "").split(":") if first.split(".")[0] not in ("C", "POSIX") else []
    return best_language([*filter(None, wanted), first])


class Words:
    """Renders texts for one reader; what a language does not have is said in English."""

    def __init__(self, vocabulary: str = MODERN, language: str = ENGLISH) -> None:
        self.language = language
        self._bundle = bundle(vocabulary, language)
        self._english = bundle(vocabulary)

    def say(self, text: Text) -> str:
        """Return a text in words."""
        name, _, attribute = text.id.partition(".")
        found = self._bundle if has(self._bundle, name, attribute) else self._english
        message = found.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            raise KeyError(text.id)
        said, errors = found.format_pattern(pattern, self._filled(text.args))
        if errors:
            raise ValueError(f"{text.id}: {errors[0]}")
        return str(said)

    def has(self, name: str) -> bool:
        """Tell whether there is such an entry."""
        return self._english.has_message(name)

    def _filled(self, args: Mapping[str, Arg]) -> dict[str, str | int]:
        found: dict[str, str | int] = {}
        for key, arg in args.items():
            found[key] = self._fill(arg)
            if isinstance(arg, Text):
                found[f"{key}-id"] = arg.id
                if self.language != ENGLISH:
                    found |= {f"{key}-{form}": self._form(arg, form, str(found[key])) for form in FORMS}
        return found

    def _form(self, text: Text, form: str, otherwise: str) -> str:
        """Return a name as a sentence needs it."""
        return self.say(Text(f"{text.id}.{form}", text.args)) if has(self._bundle, text.id, form) else otherwise

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
        return self.say(Text("series", {"first": ", ".join(parts[:-1]), "last": parts[-1]}))


def terminal_words(vocabulary: str = MODERN, language: str | None = None) -> Words:
    """Return the words for a terminal, in the language of its user unless another one is named."""
    return Words(vocabulary, language or terminal_language())


def has(found: FluentBundle, name: str, attribute: str = "") -> bool:
    """Tell whether a catalogue has an entry, or an attribute of it."""
    if not found.has_message(name):
        return False
    message = found.get_message(name)
    return attribute in message.attributes if attribute else message.value is not None
