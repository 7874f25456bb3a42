"""Puzzles of one turn, and positions that people lay out, as somebody meets them from the start page."""

import re

from playwright.sync_api import Page, expect

from lantern.learn.puzzles import puzzles
from lantern.notation import NUMBERS
from tests.browser.axe import violations
from tests.browser.serving import Server
from tests.browser.visiting import DESK, PHONE, Size, Visits, sizes

WAITS = "before => Number(document.querySelector('[data-position]').dataset.position) !== before"
POSITION = "() => Number(document.querySelector('[data-position]').dataset.position)"


def answer(page: Page, word: str) -> None:
    """Give an answer by its button and wait until the table has changed."""
    before = page.evaluate(POSITION)
    page.locator(f'#question [data-answer="{NUMBERS[word]}"]').first.click()
    page.wait_for_function(WAITS, arg=before)


def test_a_puzzle_is_missed_tried_again_and_solved(visit: Visits) -> None:
    puzzle = next(iter(puzzles().values()))
    page = visit(DESK).open()
    page.get_by_role("link", name=re.compile("^Puzzles")).click()
    page.get_by_role("button", name="Play: Puzzle 1", exact=True).click()
    slip = page.get_by_role("group", name="Puzzles")
    expect(slip).to_contain_text("In this turn: 0 to Canada")
    answer(page, "done")
    expect(slip).to_contain_text("the aim was not reached")
    slip.get_by_role("button", name="Show a turn that works").click()
    shown = page.get_by_role("dialog", name="A turn that works")
    expect(shown.get_by_role("listitem")).to_have_count(len(puzzle.solution))
    assert violations(page) == []
    shown.get_by_role("button", name="Close").click()
    slip.get_by_role("button", name="Try again").click()
    expect(slip).to_contain_text("In this turn: 0 to Canada")
    for word in puzzle.solution:
        answer(page, word)
    expect(slip).to_contain_text("The aim is reached")
    answer(page, "done")
    expect(slip).to_contain_text("Solved")
    slip.get_by_role("link", name="More puzzles").click()
    expect(page.get_by_text(f"1 of {len(puzzles())} solved")).to_be_visible()
    assert violations(page) == []


@sizes(DESK, PHONE)
def test_a_position_is_laid_out_shared_and_played(visit: Visits, size: Size) -> None:
    visitor = visit(size)
    page = visitor.open()
    page.get_by_role("link", name=re.compile("^Lay out a position")).click()
    people = page.get_by_label("People there")
    expect(people).to_have_text("5")
    page.get_by_role("button", name="One fewer").click()
    expect(people).to_have_text("4")
    page.get_by_label("Place", exact=True).select_option("Boston")
    page.get_by_role("button", name="One more").click()
    expect(people).to_have_text("1")
    assert violations(page) == []
    visitor.forgiven += [r"/api/positions", r"Failed to load resource.* 422"]
    page.get_by_role("button", name="As text").click()
    field = page.get_by_role("textbox", name="The position as text")
    text = field.input_value()
    assert "people boston 1" in text.splitlines()
    field.fill(text.replace("boston", "nowhere"))
    page.get_by_role("button", name="Use this text").click()
    expect(page.get_by_role("alert")).to_contain_text("'nowhere' is not known here")
    field.fill(text.replace("boston 1", "boston 3"))
    page.get_by_role("button", name="Use this text").click()
    expect(people).to_have_text("3")
    page.get_by_role("button", name="Play from here").click()
    page.wait_for_url("**/t/*")
    expect(page.locator('[data-spot="boston"]')).to_have_attribute("aria-label", re.compile("3 freedom seekers"))


def test_beside_the_printed_game_dice_and_cards_are_entered_by_tapping(visit: Visits, server: Server) -> None:
    """The market, a card by how its name begins, and the dice by colour and distance."""
    page = visit(PHONE).open()
    set_up = {"players": 1, "companion": True, "roles": ["conductor"]}
    made = page.request.post(f"{server.address}api/tables", data=set_up).json()
    page.goto(f"{server.address}t/{made['id']}#token={made['host']},{made['seats'][0]}")
    entry = page.get_by_role("group", name="Enter what came")
    entry.wait_for()
    for card in ("market 1", "market 2", "market 3"):
        tap(page, f'.chance-entry [data-answer="{NUMBERS[card]}"]')
    page.get_by_role("textbox", name="Name of the card").fill("comp")
    expect(entry.locator("[data-answer]")).to_have_count(1)
    tap(page, ".chance-entry [data-answer]")
    while not page.locator(".dice-entry").count():
        tap(page, ".chance-entry [data-answer]")
    expect(entry.get_by_role("button", name="Purple, 2 west")).to_have_count(0)
    entry.get_by_role("button", name="Purple", exact=True).tap()
    assert violations(page) == []
    tap(page, f'.chance-entry [data-answer="{NUMBERS["roll purple west 2"]}"]')
    expect(page.get_by_role("region", name="Question")).to_contain_text("which tokens do you take?")


def tap(page: Page, selector: str) -> None:
    """Touch the first thing found and wait until the table has changed."""
    before = page.evaluate(POSITION)
    page.locator(selector).first.tap()
    page.wait_for_function(WAITS, arg=before)
