"""What the texts of the game say: facts of history, and the words for the people of the game."""

import re
from pathlib import Path
from typing import Final

import pytest

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
    texts = "".join((ROOT / f"src/lantern/text/{name}.ftl").read_text("utf-8") for name in ("cards", "places", "roles"))
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
    lede = entry("web/src/text/page.ftl", "start-lede")
    assert "Before the Civil War tens of thousands" in lede
    assert "hundreds of thousands" in lede
    assert "Nobody plays them" not in entry("web/src/text/page.ftl", "note-subject"), "players place the people sold"
    assert "no rewards" not in (ROOT / "README.md").read_text(encoding="utf-8"), "aid is paid before a capture"
