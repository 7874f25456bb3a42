"""What a touch means: a card is read before it is bought, another person is chosen, a place out of reach says why."""

import re
from math import dist

from playwright.sync_api import Locator, expect

from lantern.content.cards import find
from lantern.engine.actions import BUY, PLAY
from lantern.engine.flow import actor, legal
from lantern.engine.movement import ChooseDestination
from lantern.engine.questions import others_to_move, question
from lantern.engine.queue import PickCard
from lantern.engine.state import State
from tests.browser.keying import enter, go_to
from tests.browser.records import begun, moment_of, take_in, text_of
from tests.browser.serving import Server
from tests.browser.visiting import DESK, PHONE, Size, Visits, position, sizes

GAME = "2p-normal-lost"
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
    question = page.get_by_role("region", name="Question")
    question.wait_for()
    before = position(page)
    page.locator('[data-spot="ship"]').focus()
    page.keyboard.press("Enter")
    expect(question.get_by_role("status")).to_contain_text(re.compile(r"^Ship at sea: .*\(R\d"))
    expect(page.get_by_role("dialog")).to_have_count(0)
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
    enter(card, "Shift+Tab")
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
