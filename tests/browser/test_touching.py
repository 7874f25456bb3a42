"""What a touch means: a card is read before it is bought, another person is chosen, a place out of reach says why."""

import re
from math import dist

from playwright.sync_api import Locator, Page, expect

from lantern.content.cards import find
from lantern.engine.actions import BUY, PLAY
from lantern.engine.flow import actor, legal
from lantern.engine.movement import ChooseDestination
from lantern.engine.questions import others_to_move, question
from lantern.engine.queue import PickCard
from lantern.engine.state import PLANNING, State
from tests.browser.clicking import POINT
from tests.browser.keying import enter, go_to
from tests.browser.records import begun, chosen, moment_of, take_in, text_of
from tests.browser.serving import Server
from tests.browser.visiting import DESK, PHONE, Size, Visits, position, sizes

GAME = "2p-normal-lost"
CHOSEN = "3p-normal-won"  # after some answers somebody has been chosen who can go several ways
ANSWERS = 200
MODAL = "dialog:modal"
REST = 700  # ms that are longer than a pointer rests, or a finger stays, until a thing is read
REOPENING = find("reopening-trade")


def is_shared(s: State) -> bool:
    """Tell whether two catchers stand in one place while somebody else could be moved instead of who is chosen."""
    together = isinstance(s.stack[-1], ChooseDestination) and len(set(s.catchers)) < len(s.catchers)
    return together and len(others_to_move(s, question(s))) > 1


def sells_reopening(s: State) -> bool:
    """Tell whether Reopening Trade can be bought."""
    return actor(s) >= 0 and any(BUY <= each < PLAY and s.queue[each - BUY] == REOPENING for each in legal(s))


def centre(thing: Locator) -> tuple[float, float]:
    """Return the middle of a thing on the screen."""
    box = thing.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def open_chosen(visit: Visits, server: Server, size: Size) -> Page:
    """Open a table at which a person has been chosen."""
    text = text_of(CHOSEN)
    page = visit(size).open(take_in(server, begun(text, chosen(text, ANSWERS))).all_seats)
    page.get_by_role("region", name="Question").wait_for()
    return page


def lies_beside(page: Page, thing: Locator) -> Locator:
    """Expect one popover, in the window, beside what it is about, and nothing that holds up the game; return it."""
    slip = page.locator(".popover")
    expect(slip).to_have_count(1)
    expect(page.locator(MODAL)).to_have_count(0)
    page.wait_for_timeout(100)
    one, other, size = slip.bounding_box(), thing.bounding_box(), page.viewport_size
    assert one
    assert other
    assert size
    assert min(one["x"], one["y"]) >= 0
    assert one["x"] + one["width"] <= size["width"]
    assert one["y"] + one["height"] <= size["height"]
    across = min(one["x"] + one["width"], other["x"] + other["width"]) - max(one["x"], other["x"])
    down = min(one["y"] + one["height"], other["y"] + other["height"]) - max(one["y"], other["y"])
    assert min(across, down) <= 0, "it covers what it is about"
    return slip


def test_everything_is_read_beside_it_by_mouse_and_keys(visit: Visits, server: Server) -> None:
    page = open_chosen(visit, server, DESK)
    before = position(page)
    catcher = page.locator(".catcher:not(.asked)").first
    things = {
        "its path": catcher,
        "R12-": page.locator("[data-card] button").first,
        "left": page.locator("[data-stack]").last,
        "Every round": page.locator(".mat .h3").last,
        "R7.1": page.locator('[data-spot="washington"]'),
    }
    for says, thing in things.items():
        page.mouse.click(*centre(thing))
        expect(lies_beside(page, thing)).to_contain_text(says)
        page.keyboard.press("Escape")
        expect(page.locator(".popover")).to_have_count(0)
        expect(thing).to_be_focused()
    token = page.locator("[data-stack]").first
    go_to(token)
    page.keyboard.press("Enter")
    lies_beside(page, token)
    page.keyboard.press("Escape")
    expect(token).to_be_focused()
    lit = page.locator('[data-spot][aria-label*="choose:"]').last
    page.mouse.move(*centre(token))
    page.mouse.move(*centre(lit))
    slip = lies_beside(page, lit.locator(".ring"))
    assert position(page) == before, "to rest on a place is not to choose it"
    page.mouse.move(5, 5)
    expect(slip).to_have_count(0)
    lit.focus()
    page.keyboard.press("i")
    lies_beside(page, lit.locator(".ring")).locator(".opt").first.click()
    expect(page.locator("[data-position]")).not_to_have_attribute("data-position", str(before))
    expect(slip).to_have_count(0)


def test_a_finger_reads_before_it_acts(visit: Visits, server: Server) -> None:
    page = open_chosen(visit, server, PHONE)
    before = position(page)
    lit = page.locator('[data-spot][aria-label*="choose:"]').last
    page.wait_for_timeout(REST)  # the sheet moves to what is asked
    x, y = lit.evaluate(POINT)
    touch = page.context.new_cdp_session(page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    page.wait_for_timeout(REST)
    slip = lies_beside(page, lit.locator(".ring"))
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.wait_for_timeout(100)
    expect(slip).to_have_count(1)
    assert position(page) == before, "a finger that stays only reads"
    slip.get_by_role("button", name="Close").tap()
    text = text_of(GAME)
    planning = take_in(server, begun(text, moment_of(text, lambda s: s.phase == PLANNING and actor(s) >= 0)))
    page.goto(f"{server.address}{planning.all_seats}")
    page.get_by_role("tab", name="Market").tap()
    ready = page.locator("td.ready [data-stack]").first
    before = position(page)
    ready.tap()
    slip = lies_beside(page, ready)
    sheet = page.get_by_role("region", name="Question").bounding_box()
    box = slip.bounding_box()
    assert sheet
    assert box
    assert box["y"] + box["height"] <= sheet["y"], "the question stays in sight"
    assert position(page) == before
    slip.locator(".opt").first.tap()
    expect(page.locator("[data-position]")).not_to_have_attribute("data-position", str(before))


@sizes(DESK, PHONE)
def test_the_question_is_heard_first_and_who_watches_is_told(visit: Visits, server: Server, size: Size) -> None:
    text = text_of(CHOSEN)
    game = take_in(server, begun(text, chosen(text, ANSWERS)))
    page = visit(size).open(game.all_seats)
    page.get_by_role("region", name="Question").wait_for()
    heard = page.locator("body").aria_snapshot()
    parts = ["- banner", 'region "Question"', 'group "Map of', "tablist" if size == PHONE else 'region "Abolitionist']
    places = [heard.index(part) for part in parts]
    assert places == sorted(places)
    watcher = visit(size).open(f"t/{game.id}#token={game.spectator}")
    expect(watcher.get_by_text("You are watching this game.")).to_be_visible()
    expect(watcher.locator("[data-answer], .map .ring, .ready")).to_have_count(0)


@sizes(DESK, PHONE)
def test_catchers_in_one_place_do_not_hide_each_other(visit: Visits, server: Server, size: Size) -> None:
    text = text_of(GAME)
    game = take_in(server, begun(text, moment_of(text, is_shared)))
    page = visit(size).open(game.all_seats)
    page.get_by_role("region", name="Question").wait_for()
    signs = page.locator("[data-catcher]")
    expect(signs).to_have_count(5)
    wide = min(signs.nth(number).locator("use").bounding_box()["width"] for number in range(5))  # type: ignore[index]
    letters = [centre(signs.nth(number).locator("text")) for number in range(5)]
    apart = min(dist(one, other) for place, one in enumerate(letters) for other in letters[:place])
    assert apart > 0.6 * wide, "each letter is seen beside the sign before it"


def test_with_a_person_chosen_a_touch_chooses_another_or_says_why_not(visit: Visits, server: Server) -> None:
    text = text_of(GAME)
    game = take_in(server, begun(text, moment_of(text, is_shared)))
    page = visit().open(game.all_seats)
    page.get_by_role("region", name="Question").wait_for()
    before = position(page)
    ship = page.locator('[data-spot="ship"]')
    ship.focus()
    page.keyboard.press("Enter")
    slip = page.get_by_role("dialog", name="Ship at sea")
    expect(slip.locator(".why")).to_contain_text(re.compile(r"R\d"))
    expect(page.locator(MODAL)).to_have_count(0)
    page.keyboard.press("Escape")
    expect(slip).to_have_count(0)
    expect(ship).to_be_focused()
    found = page.locator('[data-spot][aria-label*="can be moved instead"]').first.get_attribute("data-spot")
    other = page.locator(f'[data-spot="{found}"]')
    other.click()
    expect(other).to_have_attribute("aria-label", re.compile("chosen"))
    assert position(page) == before
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_a_card_is_read_first_and_says_that_it_strikes(visit: Visits, server: Server) -> None:
    text = text_of(GAME)
    game = take_in(server, begun(text, moment_of(text, sells_reopening)))
    page = visit().open(game.all_seats)
    page.get_by_role("region", name="Question").wait_for()
    before = position(page)
    card = page.get_by_role("button", name=re.compile("^Reopening Trade, "))
    card.click()
    slip = page.get_by_role("dialog", name="Reopening Trade")
    buy = slip.get_by_role("button", name=re.compile(r"^Buy for \$\d"))
    expect(buy).to_contain_text("Reopening Trade takes effect")
    assert position(page) == before
    page.keyboard.press("Escape")
    enter(card)
    go_to(buy)
    page.keyboard.press("Enter")
    expect(page.locator("[data-position]")).not_to_have_attribute("data-position", str(before))


def test_a_card_that_is_asked_for_is_read_first_too(visit: Visits, server: Server) -> None:
    text = text_of(GAME)
    game = take_in(server, begun(text, moment_of(text, lambda s: isinstance(s.stack[-1], PickCard))))
    page = visit(PHONE).open(game.all_seats)
    page.get_by_role("region", name="Question").wait_for()
    before = position(page)
    page.get_by_role("tab", name="Cards").tap()
    page.locator("[data-card] button").first.tap()
    choose = page.get_by_role("dialog").get_by_role("button", name=re.compile("^(Choose|Discard) this card"))
    assert position(page) == before
    choose.tap()
    expect(page.locator("[data-position]")).not_to_have_attribute("data-position", str(before))


@sizes(DESK, PHONE)
def test_what_a_token_does_stands_beside_its_sign(visit: Visits, server: Server, size: Size) -> None:
    text = text_of(GAME)
    game = take_in(server, begun(text, moment_of(text, lambda s: any(s.hands[1:6]))))
    page = visit(size).open(game.all_seats)
    page.get_by_role("region", name="Question").wait_for()
    if size == PHONE:
        page.get_by_role("tab", name="Players").tap()
    token = page.locator(".token:has(small)").first
    sign, words = token.locator("svg").bounding_box(), token.locator("small").bounding_box()
    assert sign
    assert words
    assert words["x"] >= sign["x"] + sign["width"] + 2
