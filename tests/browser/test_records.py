"""Records on the replays page: a damaged one is named and leaves nothing behind, a good one comes out as it went in."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.records import text_of
from tests.browser.serving import Server, serving
from tests.browser.visiting import Visits

GOOD = text_of("1p-normal-won")


def damaged(line: int, words: str) -> str:
    """Return the good record with one line changed."""
    lines = GOOD.splitlines()
    lines[line - 1] = words
    return "\n".join(lines) + "\n"


DAMAGED = [
    (damaged(60, "to nowhere"), "line 60"),
    (damaged(60, "take 1 support"), "line 60"),
    (damaged(3, "players 9"), "one to four players"),
    ("Dear diary,\n", "line 1"),
    ("", "record"),
]


@pytest.fixture(scope="module")
def shelf(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that keeps no other games."""
    with serving(tmp_path_factory.mktemp("shelf") / "tables.db") as server:
        yield server


def open_replays(visit: Visits, shelf: Server) -> Page:
    """Go to the replays as somebody on this machine does."""
    page = visit(server=shelf).open()
    page.get_by_role("link", name="Replays").click()
    page.get_by_role("heading", name="Replays").wait_for()
    return page


def games(page: Page) -> int:
    """Count the games in the list."""
    page.wait_for_load_state("networkidle")
    return page.get_by_role("button", name="Watch").count()


def test_damaged_records_are_named_and_not_kept_and_then_a_good_one_can_be_chosen(
    visit: Visits, shelf: Server, tmp_path: Path
) -> None:
    page = open_replays(visit, shelf)
    visit.visitors[-1].forgiven += [r"/api/records", r"Failed to load resource.* 4\d\d"]
    before = games(page)
    file = tmp_path / "game.txt"
    for text, sentence in DAMAGED:
        file.write_text(text, encoding="utf-8")
        page.get_by_label("Import a record").set_input_files(file)
        expect(page.get_by_role("alert")).to_contain_text(sentence, ignore_case=True)
        assert page.url.endswith("/replay/")
    page.reload()
    assert games(page) == before
    page.get_by_label("Import a record").set_input_files(file)
    page.get_by_role("alert").wait_for()
    file.write_text(GOOD, encoding="utf-8")
    page.get_by_label("Import a record").set_input_files(file)
    page.wait_for_url("**/replay/*#0")


def test_a_good_record_comes_out_as_it_went_in(visit: Visits, shelf: Server, tmp_path: Path) -> None:
    page = open_replays(visit, shelf)
    before = games(page)
    file = tmp_path / "game.txt"
    file.write_text(GOOD, encoding="utf-8")
    page.get_by_label("Import a record").set_input_files(file)
    page.wait_for_url("**/replay/*#0")
    with page.expect_download() as download:
        page.get_by_role("button", name="Download game").click()
    assert download.value.suggested_filename.endswith(".txt")
    assert download.value.path().read_text(encoding="utf-8") == GOOD
    page.goto(page.url.rpartition("/")[0] + "/")
    assert games(page) == before + 1
