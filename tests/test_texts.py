"""What the texts of the game say: facts of history, and the words for the people of the game."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from fluent.syntax import ast, parse

from lantern.content.cards import CARDS
from lantern.words import VOCABULARIES, Text, Words

ROOT: Final = Path(__file__).parent.parent
SHORT: Final = 12  # words of a card's effect in brief
NOTE: Final = 400  # characters that a history note may take on a small screen


def note(name: str) -> str:
    """Return a history note."""
    return Words().say(Text(f"{name}.note"))


@pytest.mark.parametrize(
    ("name", "facts"),
    [
        ("card-lincoln-douglas", ["against citizenship and the vote"]),
        ("card-nat-turner", ["fifty-five", "dozens of Black people", "about twenty", "for freedom"]),
        ("card-harpers-ferry", ["eighteen of his twenty-one", "Harriet Newby"]),
        ("card-william-still", ["From December 1852"]),
        ("card-bleeding-kansas", ["white male settlers", "Missouri", "Native nations"]),
        ("card-kansas-nebraska", ["white male settlers", "Native nations"]),
        ("card-church-correspondence", ["under white eyes"]),
        ("place-st-louis", ["Police and slave catchers waited", "Esther"]),
        ("place-boston", ["left Georgia in December 1848", "England"]),
        ("place-washington", ["most were sold away", "Mary and Emily Edmonson"]),
        ("place-canada", ["1793", "Chloe Cooley", "founded and edited"]),
        ("role-preacher", ["Some ministers"]),
        ("role-shepherd", ["this game’s word", "Harriet’s son Joseph"]),
    ],
)
def test_a_history_note_tells_what_is_attested(name: str, facts: list[str]) -> None:
    """Each of these was once left out or told wrongly."""
    assert [fact for fact in facts if fact not in note(name)] == []


def test_notes_and_brief_effects_keep_their_length() -> None:
    texts = "".join((GAME / f"{name}.ftl").read_text("utf-8") for name in ("cards", "places", "roles"))
    assert [each for each in re.findall(r"\.note = (.*)", texts) if len(each) > NOTE] == []
    for vocabulary in VOCABULARIES:
        briefs = [Words(vocabulary).say(Text(f"card-{card.id}.short")) for card in CARDS]
        assert [brief for brief in briefs if len(brief.split()) > SHORT] == []


def entry(file: str, name: str) -> str:
    """Return one entry of a file of texts, on one line."""
    found = re.search(rf"^{name} = (.*(?:\n[ }}].*)*)", (ROOT / file).read_text(encoding="utf-8"), re.MULTILINE)
    assert found, name
    return " ".join(found[1].split())


def test_the_page_claims_no_more_than_is_true() -> None:
    lede = entry("web/src/text/en/page.ftl", "start-lede")
    assert "Before the Civil War tens of thousands" in lede
    assert "hundreds of thousands" in lede
    assert "Nobody plays them" not in entry("web/src/text/en/page.ftl", "note-subject"), "players place the people sold"
    assert "no rewards" not in (ROOT / "README.md").read_text(encoding="utf-8"), "aid is paid before a capture"


GAME: Final = ROOT / "src/lantern/text/en"
TEXTS: Final = [*sorted(GAME.glob("*.ftl")), *sorted((ROOT / "web/src/text/en").glob("*.ftl"))]
FREE: Final = re.compile(
    r"\b(is|are|be|person|people|slaves?) free\b|\bfree enough|\bfreed\b|\breach(es|ed)? Canada", re.IGNORECASE
)
KEPT: Final = re.compile(r"slave catchers?|slave market|slaves lost track", re.IGNORECASE)


def words_of(node: object) -> Iterator[str]:
    """Yield the words of an entry, all its variants included, in printed terms."""
    match node:
        case ast.TextElement(value=text):
            yield text
        case ast.TermReference(id=name):
            yield TERMS[name.name]
        case list():
            for each in node:
                yield from words_of(each)
        case ast.BaseNode():
            yield from words_of(list(vars(node).values()))


def entries(file: Path) -> dict[str, str]:
    """Return the entries of a file of texts, and their attributes except history notes, in printed terms."""
    found = {}
    for message in parse(file.read_text("utf-8")).body:
        if isinstance(message, ast.Message | ast.Term):
            values = [("", message.value), *((each.id.name, each.value) for each in message.attributes)]
            for attribute, value in values:
                found[f"{message.id.name}.{attribute}".strip(".")] = " ".join("".join(words_of(value)).split())
    return {name: text for name, text in found.items() if not name.endswith(".note")}


TERMS: Final = entries(next(file for file in TEXTS if file.stem == "terms-printed"))


def test_whoever_reached_canada_is_never_called_a_slave() -> None:
    """Not in the printed words either: of a free person it would be false."""
    said = {name: text for file in TEXTS for name, text in entries(file).items() if FREE.search(text)}
    assert len(said) > 10
    assert [name for name, text in said.items() if re.search(r"\bslaves?\b", KEPT.sub("", text), re.IGNORECASE)] == []


@pytest.mark.parametrize("entry_name", ["log-moved", "log-carried"])
def test_whoever_goes_to_canada_arrives_as_a_person(entry_name: str) -> None:
    detroit, canada = Text("place-detroit"), Text("place-canada")
    printed = Words("printed")
    assert "person" in printed.say(Text(entry_name, {"from": detroit, "to": canada}))
    assert "slave" in printed.say(Text(entry_name, {"from": canada, "to": detroit}))


FREIGHT: Final = re.compile(
    r"no room on the plantation|room on the plantation|find no room|places? (lost|filled)|(was|were|be) lost\b"
    r"|(person|people|slaves?) lost\b|(?<!be )loaded\b|the supply|carries one|whoever leads somebody",
    re.IGNORECASE,
)


def test_people_are_sold_beyond_reach_and_never_spoken_of_as_freight() -> None:
    """No plantation was ever full; people are not loaded, supplied or lost, they are sold, and by somebody."""
    wrong = [name for file in TEXTS for name, text in entries(file).items() if FREIGHT.search(KEPT.sub("", text))]
    assert wrong == []
    glossary = (ROOT / "GLOSSARY.md").read_text("utf-8")
    assert not re.search(r"people on the map into money|load of people|loaded", glossary)
    assert "beyond reach" in entry("web/src/text/en/page.ftl", "score-lost")
