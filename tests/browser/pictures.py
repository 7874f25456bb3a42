"""Makes the pictures in docs/pictures from a recorded game: the table, the phone, the start page, a replay, the end."""

import re
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from tests.browser.chromium import launch
from tests.browser.records import begun, take_in, text_of
from tests.browser.serving import Server, serving
from tests.browser.visiting import DESK, PHONE, Visits, open_play

FOLDER = Path(__file__).resolve().parents[2] / "docs" / "pictures"
GAME = "3p-normal-won"
CHOSEN = 236  # answers after which somebody has been chosen who can go several ways: on, to Canada, or into a capture
REPLAYED = 214


def main() -> int:
    """Make all pictures."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder) / "tables.db") as server,
        sync_playwright() as playwright,
    ):
        browser = launch(playwright)
        visits = Visits(browser, server)
        draw_table(visits, server)
        draw_start(visits)
        draw_replay(visits, server)
        wrong = visits.end()
        browser.close()
    for each in wrong:
        print(each, file=sys.stderr)
    return 1 if wrong else 0


def draw_table(visits: Visits, server: Server) -> None:
    """A person has been chosen: on a desk and on a phone."""
    game = take_in(server, begun(text_of(GAME), CHOSEN))
    for name, size in (("table", DESK), ("phone", PHONE)):
        page = visits(size).open(game.all_seats)
        page.get_by_role("region", name="Question").wait_for()
        save(page, name)


def draw_start(visits: Visits) -> None:
    """A game for three is being set up."""
    page = visits().open()
    open_play(page, 3)
    for number, name in enumerate(["Amara", "Ben", "Cleo"], start=1):
        page.get_by_label(f"Name of player {number}").fill(name)
    page.get_by_label("Who plays seat 2").select_option("By link")
    page.get_by_role("button", name="Continue", exact=True).wait_for()
    save(page, "setup")


def draw_replay(visits: Visits, server: Server) -> None:
    """The game that was won: a moment of it, and its end."""
    game = take_in(server, text_of(GAME))
    page = visits().open(f"replay/{game.id}#{REPLAYED}")
    page.get_by_role("region", name="Replay").wait_for()
    save(page, "replay")
    page = visits().open(game.all_seats)
    page.get_by_role("dialog", name=re.compile("people are free")).locator(".remembered").first.wait_for()
    save(page, "end")


def save(page: Page, name: str) -> None:
    """Take a picture once everything has come to rest."""
    page.evaluate("document.activeElement.blur()")
    page.evaluate("document.fonts.ready.then(() => true)")
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(500)
    page.screenshot(path=FOLDER / f"{name}.png", animations="disabled")


if __name__ == "__main__":
    sys.exit(main())
