"""A turn that one can see: groups in fixed places, money beside the question, sold people placed in one step."""

import re

from playwright.sync_api import Locator, Page, expect

from lantern.engine import questions
from lantern.engine.actions import MONEY
from lantern.engine.board import PLACES
from lantern.engine.flow import actor, legal
from lantern.engine.questions import question as asked
from lantern.engine.state import State
from tests.browser.keying import enter
from tests.browser.records import begun, moment_of, take_in, text_of
from tests.browser.serving import Server
from tests.browser.visiting import DESK, MIDDLE, PHONE, Size, Visits, position, sizes

GAME = "1p-normal-won"


def is_fresh_turn(s: State) -> bool:
    """Tell whether a turn begins in which the role's money has not been taken."""
    return actor(s) >= 0 and asked(s).kind == questions.TURN and MONEY in legal(s) and not s.used


def is_sale(s: State) -> bool:
    """Tell whether several people who were sold are to be placed."""
    return actor(s) >= 0 and asked(s).kind == questions.DELIVER and asked(s).left >= 4


def has_far_targets(s: State) -> bool:
    """Tell whether somebody may go to Canada or to many other places."""
    if actor(s) < 0 or asked(s).kind != questions.CHOOSE_DESTINATION:
        return False
    return len(legal(s)) > 7 and max(legal(s)) >= PLACES and asked(s).steps > 1


def bar(page: Page) -> Locator:
    """The bar with the question."""
    return page.get_by_role("region", name="Question")


def box(page: Page) -> dict[str, float]:
    """Return where the map lies."""
    found = page.locator(".map-box").bounding_box()
    assert found
    return {name: found[name] for name in ("x", "y", "width", "height")}


@sizes(DESK, PHONE)
def test_a_turn_by_groups(visit: Visits, server: Server, size: Size) -> None:
    text = text_of(GAME)
    page = visit(size).open(take_in(server, begun(text, moment_of(text, is_fresh_turn))).all_seats)
    bar(page).wait_for()
    expect(page.locator(".forecast")).to_have_text(re.compile(r"^\d+ arrives? · room for \d+"))
    names = ["Tokens: 0 of 2 used", "Card: 0 of 1 used", "Role", "Special"]
    for name in names:
        expect(bar(page).get_by_role("group", name=name, exact=True)).to_be_attached()
    before, mapped = bar(page).locator(".group-answers").all_inner_texts(), box(page)
    money = bar(page).locator(".purse-chip")
    expect(money).to_be_visible()
    held, at = money.inner_text(), position(page)

    role = bar(page).get_by_role("group", name="Role")
    role.get_by_role("button", name="Take your role’s $").click()
    expect(page.locator("[data-position]")).not_to_have_attribute("data-position", str(at))
    expect(money).not_to_have_text(held)
    used = role.get_by_role("button", name="Role’s money")
    expect(used).to_have_attribute("aria-disabled", "true")
    assert len(bar(page).locator(".group-answers").all_inner_texts()) == len(before), "nothing has moved"
    used.click(force=True)  # it is greyed, and still says why
    expect(bar(page)).to_contain_text("It has been taken this turn.")
    ending = bar(page).locator(".endings button")
    expect(ending).to_have_count(2)
    expect(ending.filter(has_text="Pass")).to_have_attribute("aria-disabled", "true")

    page.get_by_role("button", name="Hint", exact=True).click()
    page.get_by_role("group", name="Hint", exact=True).get_by_role("button", name="Where?").wait_for()
    assert box(page) == mapped, "neither an answer nor a hint moves the map"


@sizes(DESK, PHONE, MIDDLE)
def test_people_who_were_sold_are_placed_in_one_step(visit: Visits, server: Server, size: Size) -> None:
    text = text_of(GAME)
    page = visit(size).open(take_in(server, begun(text, moment_of(text, is_sale))).all_seats)
    placing = bar(page).get_by_role("group", name="Where they are held")
    shares = placing.get_by_role("status")
    expect(shares).to_have_count(3)
    proposed = [int(each) for each in shares.all_inner_texts()]
    fewer = placing.get_by_role("button", name=re.compile("^One fewer to Georgia"))
    more = placing.get_by_role("button", name=re.compile("^One more to Mississippi"))
    expect(more).to_be_disabled()
    enter(fewer)
    expect(placing.get_by_role("button", name=re.compile("has no place yet"))).to_be_disabled()
    enter(more)
    changed = [int(each) for each in shares.all_inner_texts()]
    assert changed == [proposed[0], proposed[1] + 1, proposed[2] - 1]

    at = position(page)
    enter(placing.get_by_role("button", name="Place them like this"))
    expect(placing).to_have_count(0)
    page.wait_for_function(
        "before => Number(document.querySelector('[data-position]').dataset.position) > before", arg=at + 1
    )


@sizes(DESK)
def test_canada_comes_first_and_far_places_are_set_apart(visit: Visits, server: Server, size: Size) -> None:
    text = text_of("3p-normal-lost")
    page = visit(size).open(take_in(server, begun(text, moment_of(text, has_far_targets))).all_seats)
    answers = bar(page).locator(".opts > *")
    expect(answers.first).to_contain_text("Canada")
    expect(answers.first.locator(".star")).to_be_visible()
    expect(bar(page).get_by_text("further places")).to_be_visible()
