"""Reading the rules during a game, and the way back to it."""

import re

from playwright.sync_api import expect

from tests.browser.visiting import Visits, digest, position, set_table, table_id


def test_the_rules_lead_back_to_the_same_moment_of_the_game(visit: Visits) -> None:
    page = visit().open()
    set_table(page)
    before = position(page)
    page.keyboard.press("1")
    expect(page.locator(f"[data-position='{before}']")).to_have_count(0)
    here = table_id(page), digest(page)
    page.get_by_role("button", name=re.compile("menu")).click()
    page.get_by_role("link", name="Rules").click()
    page.get_by_role("link", name="Back to the game").click()
    page.get_by_role("region", name="Question").wait_for()
    assert (table_id(page), digest(page)) == here
