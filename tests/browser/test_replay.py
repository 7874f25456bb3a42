"""Looking at a game again: a link to any moment, step by step, and going on from there as a new game."""

import re
from random import Random

from playwright.sync_api import Page, expect

from lantern.record import read
from tests.browser.clicking import Clicker
from tests.browser.records import finished, text_of
from tests.browser.serving import Server
from tests.browser.visiting import Visits, digest, position, table_id


def at(page: Page, moment: int) -> None:
    """Expect a moment, on the table and in the address."""
    expect(page.locator("[data-position]")).to_have_attribute("data-position", str(moment))
    expect(page).to_have_url(re.compile(rf"/replay/[\w-]+#{moment}$"))
    expect(page.get_by_role("region", name="Replay")).to_contain_text(f"move {moment} of")


def test_a_link_opens_a_moment_and_steps_change_the_address(visit: Visits, server: Server) -> None:
    game = finished(server, "1p-normal-won")
    page = visit().open(f"replay/{game.id}#57")
    at(page, 57)
    seen = digest(page)
    page.get_by_role("button", name="Step ▷").click()
    at(page, 58)
    page.get_by_role("button", name="◁ Back").click()
    at(page, 57)
    assert digest(page) == seen
    page.get_by_role("button", name="Round 3").click()
    expect(page.get_by_text(re.compile("Round 3 of 8")).first).to_be_visible()
    page.evaluate("location.hash = '#12'")
    at(page, 12)
    page.keyboard.press("ArrowRight")
    at(page, 13)
    page.get_by_role("button", name="Step ▷").click()
    at(page, 14)
    page.keyboard.press("ArrowLeft")
    at(page, 13)


def test_a_moment_that_never_was_leads_to_the_last_and_a_line_of_the_log_to_its_own(
    visit: Visits, server: Server
) -> None:
    game = finished(server, "1p-normal-won")
    last = len(read(text_of("1p-normal-won")).answers)
    page = visit().open(f"replay/{game.id}#99999")
    at(page, last)
    expect(page.get_by_role("button", name="Step ▷")).to_be_disabled()
    line = page.get_by_role("list", name="What has happened").get_by_role("link").nth(-12)
    moment = int((line.get_attribute("href") or "#").partition("#")[2])
    assert moment < last
    line.click()
    at(page, moment)


def test_it_plays_by_itself_until_it_is_stopped(visit: Visits, server: Server) -> None:
    game = finished(server, "1p-normal-won")
    page = visit().open(f"replay/{game.id}#40")
    at(page, 40)
    page.get_by_role("button", name="Play", exact=True).click()
    at(page, 42)
    page.get_by_role("button", name="Stop").click()
    page.wait_for_timeout(1500)
    assert position(page) <= 43


def test_one_goes_on_from_a_moment_as_a_new_game(visit: Visits, server: Server) -> None:
    game = finished(server, "1p-normal-won")
    page = visit().open(f"replay/{game.id}#57")
    at(page, 57)
    seen = digest(page)
    page.get_by_role("button", name="Continue from here").click()
    page.get_by_role("dialog").get_by_role("button", name="With new luck").click()
    page.wait_for_url("**/t/*")
    page.get_by_role("region", name="Question").wait_for()
    assert table_id(page) != game.id
    assert (position(page), digest(page)) == (57, seen)
    player = Clicker(page, Random(1))
    for _answer in range(3):
        player.turn()
    assert position(page) >= 60
    again = visit().open(f"replay/{game.id}#159")
    at(again, 159)


def test_the_score_sheet_tells_the_game_round_by_round(visit: Visits, server: Server) -> None:
    game = finished(server, "3p-normal-won")
    page = visit().open(f"replay/{game.id}")
    page.get_by_role("button", name="Score sheet").click()
    sheet = page.get_by_role("dialog", name="Score sheet")
    expect(sheet.get_by_role("img", name=re.compile("after each round"))).to_be_visible()
    rows = sheet.get_by_role("table").get_by_role("row")
    assert rows.count() >= 7
    expect(rows.first).to_contain_text("Freed")
    expect(rows.first).to_contain_text("Money")
