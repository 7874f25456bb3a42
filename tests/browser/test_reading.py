"""Reading the rules during a game, and the way back to it."""

import re

from playwright.sync_api import expect

from tests.browser.axe import violations
from tests.browser.records import begun, chosen, take_in, text_of
from tests.browser.serving import Server
from tests.browser.visiting import DESK, PHONE, Size, Visits, digest, position, set_table, sizes, table_id


def test_the_rules_lead_back_to_the_same_moment_of_the_game(visit: Visits, server: Server) -> None:
    page = visit().open()
    set_table(page)
    before = position(page)
    page.keyboard.press("1")
    expect(page.locator(f"[data-position='{before}']")).to_have_count(0)
    here = table_id(page), digest(page)
    page.get_by_role("button", name=re.compile("menu")).click()
    rules = page.get_by_role("link", name="Rules")
    expect(rules).to_have_attribute("href", "/rules")
    page.goto(f"{server.address}rules")
    page.get_by_role("link", name="Back to the game").click()
    page.get_by_role("region", name="Question").wait_for()
    assert (table_id(page), digest(page)) == here


@sizes(DESK, PHONE)
def test_rules_cards_and_guide_open_beside_the_game(visit: Visits, server: Server, size: Size) -> None:
    text = text_of("3p-normal-won")
    page = visit(size).open(take_in(server, begun(text, chosen(text, 200))).all_seats)
    page.get_by_role("region", name="Question").wait_for()
    before, address = position(page), page.url
    page.locator('[data-spot]:not([aria-label*="choose:"]):not([aria-label*="instead"])').first.focus()
    page.keyboard.press("Enter")
    page.locator(".popover .rule").first.click()
    sheet = page.get_by_role("dialog", name="Beside the game")
    expect(sheet.locator(".there")).to_be_in_viewport()
    expect(page.locator(".popover")).to_have_count(0)
    sheet.locator(".rules a[href^='#']").first.click()
    assert page.url == address, "a rule that cites another leads to it on the sheet"
    assert violations(page) == []
    sheet.get_by_role("button", name="Back to the game").click()
    expect(sheet).to_have_count(0)
    for link, heading in (
        ("Cards", "Cards"),
        ("In two minutes", "In two minutes"),
        ("Key of the map", "Key of the map"),
    ):
        page.get_by_role("button", name=re.compile("[Mm]enu and settings")).click()
        page.get_by_role("link", name=link, exact=True).click()
        expect(sheet.get_by_role("heading", name=heading, exact=True)).to_be_visible()
        page.keyboard.press("Escape")
        expect(sheet).to_have_count(0)
    if size == PHONE:
        return
    page.keyboard.press("r")
    sheet.get_by_role("heading", name="Rules", exact=True).wait_for()
    page.locator('[data-spot][aria-label*="choose:"]').first.click(force=True)
    expect(page.locator(f"[data-position='{before}']")).to_have_count(0)
    expect(sheet).to_be_visible()
