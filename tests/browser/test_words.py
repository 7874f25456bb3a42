"""Both vocabularies: a setting changes the words on every page, and this browser remembers it."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import lantern
from tests.browser.records import finished
from tests.browser.serving import Server
from tests.browser.visiting import Visits, choose_setting

TEXTS = Path(lantern.__file__).parent / "text" / "en"


def term(vocabulary: str, name: str) -> str:
    """Return a term of the catalogue."""
    text = (TEXTS / f"terms-{vocabulary}.ftl").read_text(encoding="utf-8")
    found = re.search(rf"^-{name} = (.+)$", text, re.MULTILINE)
    assert found
    return found[1]


MODERN, PRINTED = term("modern", "enslaved-people"), term("printed", "enslaved-people")


def heard(page: Page) -> str:
    """Return all that can be read or heard on the page."""
    names = page.locator("[aria-label]").evaluate_all("all => all.map((each) => each.getAttribute('aria-label'))")
    return " ".join([page.locator("body").inner_text(), *names])


def speaks(page: Page, yes: str, no: str) -> None:
    """Expect a page that uses one word and not the other."""
    text = heard(page)
    assert re.search(rf"\b{yes}\b", text), f"{yes!r} is nowhere"
    assert not re.search(rf"\b{no}\b", text), f"{no!r} is still there"


def test_the_table_speaks_the_words_that_were_chosen(visit: Visits, server: Server) -> None:
    assert MODERN != PRINTED
    game = finished(server, "3p-normal-lost")
    page = visit().open(f"replay/{game.id}#60")
    page.get_by_role("region", name="Replay").wait_for()
    speaks(page, MODERN, PRINTED)
    choose_setting(page, "Words", "as in the printed rulebook")
    speaks(page, PRINTED, MODERN)
    page.reload()
    page.get_by_role("region", name="Replay").wait_for()
    speaks(page, PRINTED, MODERN)
    choose_setting(page, "Words", "modern")
    speaks(page, MODERN, PRINTED)


@pytest.mark.parametrize("path", ["cards", "about"])
def test_other_pages_speak_them_too(visit: Visits, path: str) -> None:
    page = visit().open()
    choose_setting(page, "Words", "as in the printed rulebook")
    page.goto(page.url + path)
    expect(page.get_by_role("main")).to_contain_text(re.compile(rf"\b{PRINTED}\b"))
