"""Every language says what English says: the same entries, filled by the same things, with the same numbers."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from lantern.words import FORMS, LANGUAGES, Words

ROOT: Final = Path(__file__).parent.parent
FOLDERS: Final = (ROOT / "src/lantern/text", ROOT / "web/src/text")
ENGLISH: Final = "en"
OTHERS: Final = [each for each in LANGUAGES if each != ENGLISH]
FORM: Final = re.compile(rf"-(?:{'|'.join(FORMS)}|id)$")
FACTS: Final = re.compile(r"(?:card|place|role)-.*")  # texts about history and the printed game


class Reader(Visitor):
    """Collects the variables, the words and the numbers of a text."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.words = ""

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - named by fluent.syntax
        """Note a variable; a form of a name counts as the name."""
        self.variables.add(FORM.sub("", node.id.name))

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        """Note some words."""
        self.words += f" {node.value}"

    @property
    def numbers(self) -> list[str]:
        """Every number that stands in the words, whatever separates its thousands."""
        return sorted(re.findall(r"\d+", re.sub(r"(?<=\d)[,.\u00a0\u202f ](?=\d{3}\b)", "", self.words)))


def reader_of(pattern: ast.Pattern) -> Reader:
    """Read a text."""
    reader = Reader()
    reader.visit(pattern)
    return reader


def texts(language: str) -> dict[str, Reader]:
    """Return every text of a language: entries, their attributes, and the terms of each vocabulary."""
    return {name: reader_of(pattern) for name, pattern in patterns(language)}


def patterns(language: str) -> Iterator[tuple[str, ast.Pattern]]:
    """Go through the catalogues of a language."""
    for file in sorted(file for folder in FOLDERS for file in (folder / language).glob("*.ftl")):
        for entry in parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{file}: {str(entry.content).strip()[:80]}"
            if isinstance(entry, ast.Message | ast.Term):
                name = f"{file.stem} -{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
                if entry.value:
                    yield name, entry.value
                for attribute in entry.attributes:
                    yield f"{name}.{attribute.id.name}", attribute.value


def is_form(name: str) -> bool:
    """Tell whether this is a form of a name, which English does not need."""
    return name.rpartition(".")[2] in FORMS


WANTED: Final = texts(ENGLISH)


def test_there_is_a_catalogue_for_every_language_that_is_offered() -> None:
    offered = re.search(r"OFFERED: .* = (.*);", (ROOT / "web/src/text/languages.ts").read_text(encoding="utf-8"))
    assert offered
    page = (ROOT / "web/src/text/languages.ts").read_text(encoding="utf-8")
    names = re.search(r"export const LANGUAGES = \[(.*)\]", page)
    assert names
    assert set(LANGUAGES) == {each.strip(' "') for each in names[1].split(",")}
    assert offered[1] == "LANGUAGES"
    assert {folder.name for folder in FOLDERS[0].iterdir()} == set(LANGUAGES)


@pytest.mark.parametrize("language", OTHERS)
def test_every_text_is_translated_and_nothing_else_stands_there(language: str) -> None:
    found = texts(language)
    assert sorted(set(WANTED) - set(found)) == []
    assert sorted(name for name in set(found) - set(WANTED) if not is_form(name)) == []


@pytest.mark.parametrize("language", OTHERS)
def test_texts_are_filled_by_what_is_given(language: str) -> None:
    """A translation may leave something out that its grammar does not need, but can ask for nothing else."""
    found = texts(language)
    assert [
        name for name, read in found.items() if name in WANTED and not read.variables <= WANTED[name].variables
    ] == []


@pytest.mark.parametrize("language", OTHERS)
def test_the_numbers_of_facts_are_the_same(language: str) -> None:
    found = texts(language)
    facts = [name for name in WANTED if FACTS.fullmatch(name) and name in found]
    different = {
        name: (WANTED[name].numbers, found[name].numbers)
        for name in facts
        if set(WANTED[name].numbers) != set(found[name].numbers)
    }
    assert different == {}


@pytest.mark.parametrize("language", OTHERS)
def test_both_vocabularies_can_be_read(language: str) -> None:
    for vocabulary in ("modern", "printed"):
        assert Words(vocabulary, language).series(["a", "b", "c"])
