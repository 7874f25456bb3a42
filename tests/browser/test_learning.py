"""The lessons, learnt to their end: by mouse, by touch on a phone, and by keys."""

import re
from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Locator, Page, expect

from lantern.learn import Script, load
from lantern.learn.script import accepts
from lantern.notation import NUMBERS
from tests.browser.axe import violations
from tests.browser.clicking import Clicker
from tests.browser.keying import Typist, enter
from tests.browser.playing import Player
from tests.browser.tapping import Tapper
from tests.browser.visiting import DESK, PHONE, Size, Visits, position

FIRST = "first-steps"
WAITS = "before => Number(document.querySelector('[data-position]').dataset.position) !== before"
# Things that a step lights and that can be seen: on the map, or around it by the stylesheet of the lesson.
LIT = """() => 0 < document.querySelectorAll('.lesson-lights > *').length
  + document.adoptedStyleSheets.flatMap((sheet) => [...sheet.cssRules])
    .reduce((found, rule) => found + document.querySelectorAll(rule.selectorText).length, 0)"""


def begin(page: Page, press: Callable[[Locator], None], name: str = "Learn by playing") -> None:
    """Begin a lesson from the start page, and wait for its first sentence."""
    press(page.get_by_role("button", name=re.compile(f"^{name}")))
    count(page).wait_for()


def count(page: Page) -> Locator:
    """Return the line that says which step it is."""
    return page.locator(".lesson-count")


def learn(player: Player, press: Callable[[Locator], None], script: Script) -> None:
    """Follow a lesson to its end: Continue where there is something to read, else the first answer it accepts."""
    page = player.page
    for number, step in enumerate(script.steps, start=1):
        expect(count(page)).to_have_text(f"Step {number} of {len(script.steps)}")
        page.wait_for_function(LIT)
        for pattern in step.answers:
            answer(player, press, pattern)
        if not step.answers and number < len(script.steps):
            press(page.get_by_role("button", name="Continue"))


def answer(player: Player, press: Callable[[Locator], None], pattern: str) -> None:
    """Give an answer that a step accepts: on the map where it is about a place, else by its button."""
    page, before = player.page, position(player.page)
    wanted = [word for word in NUMBERS if accepts(pattern, word)]
    places = [word.split()[-1] for word in wanted if word.startswith(("from ", "to "))]
    lit = [place for place in player.lit() if place in places]
    if lit:
        player.touch(lit[0])
    else:
        shown(page, press, NUMBERS[wanted[0]])
    page.wait_for_function(WAITS, arg=before)


def shown(page: Page, press: Callable[[Locator], None], number: int) -> None:
    """Press the button of an answer; where the answers are folded away, open them first."""
    button = page.locator(f'#question [data-answer="{number}"]')
    if not button.count():
        press(page.get_by_role("button", name=re.compile(r"^Show \d+ answers?$")))
    press(button)


def test_the_first_lesson_is_learnt_by_mouse_and_won(visit: Visits) -> None:
    page = visit().open()
    player = Clicker(page, Random(1))
    begin(page, player.hit)
    assert violations(page) == []
    learn(player, player.hit, load(FIRST))
    slip = page.get_by_role("group", name="Learn by playing")
    expect(slip).to_contain_text("The game is won: four people are free")
    expect(slip.get_by_role("link", name="On to First journey")).to_be_visible()
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert violations(page) == []


def test_who_tries_something_else_is_brought_back(visit: Visits) -> None:
    page = visit().open()
    player = Clicker(page, Random(1))
    begin(page, player.hit)
    for _look in range(3):
        player.hit(page.get_by_role("button", name="Continue"))
    before = position(page)
    player.hit(page.locator(f'#question [data-answer="{NUMBERS["ready 1"]}"]'))
    expect(page.locator(".lesson-aside")).to_contain_text("Begin with Support")
    assert position(page) == before, "the answer is not sent"
    answer(player, player.hit, "take 1 support")
    expect(count(page)).to_contain_text("Step 5 of")
    expect(page.locator(".lesson-aside")).to_have_count(0)
    player.hit(page.get_by_role("button", name="Back"))
    expect(count(page)).to_contain_text("Step 4 of")
    page.wait_for_function(WAITS, arg=before + 1)
    assert position(page) == before, "going back takes the answer back"


def test_a_lesson_can_be_left_and_continued(visit: Visits) -> None:
    page = visit().open()
    player = Clicker(page, Random(1))
    begin(page, player.hit)
    player.hit(page.get_by_role("button", name="Continue"))
    player.hit(page.get_by_role("link", name="Leave"))
    player.hit(page.get_by_role("link", name="Continue learning: step 2 of"))
    expect(count(page)).to_contain_text("Step 2 of")
    page.reload()
    expect(count(page)).to_contain_text("Step 2 of")


@pytest.mark.parametrize("size", [DESK, pytest.param(PHONE, marks=pytest.mark.long)], ids=["desk", "phone"])
def test_where_things_are_is_shown(visit: Visits, size: Size) -> None:
    page = visit(size).open()
    player = (Tapper if size == PHONE else Clicker)(page, Random(1))
    begin(page, player.hit, "Where things are")
    learn(player, player.hit, load("where-things-are"))
    assert violations(page) == []


@pytest.mark.long
def test_the_first_lesson_is_learnt_by_touch_on_a_phone(visit: Visits) -> None:
    page = visit(PHONE).open()
    player = Tapper(page, Random(1))
    begin(page, player.hit)
    learn(player, player.hit, load(FIRST))
    expect(page.get_by_role("group", name="Learn by playing")).to_contain_text("The game is won")
    assert violations(page) == []


@pytest.mark.long
def test_the_first_lesson_is_learnt_by_keys(visit: Visits) -> None:
    page = visit().open()
    begin(page, enter)
    learn(Typist(page, Random(1)), enter, load(FIRST))
    expect(page.get_by_role("group", name="Learn by playing")).to_contain_text("The game is won")
