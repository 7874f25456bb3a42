"""Desk, middle and phone: everything in sight on a desk, nothing too wide, targets large enough for a finger."""

import re
from random import Random

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.clicking import Clicker
from tests.browser.playing import ANSWER
from tests.browser.records import begun, take_in, text_of
from tests.browser.serving import Server
from tests.browser.tapping import Tapper
from tests.browser.visiting import DESK, MIDDLE, PHONE, Size, Visits, choose_setting, position, set_table, sizes

PARTS = ["Abolitionist cards", "Slave Market", "Tokens", "Players", "Question"]
FINGER = 44  # pixels, at least
LINE = 18  # pixels of a line of text
FEW = 12  # answers; more of them may take some room from the map
BOXES = """all => all.map((each) => {
  const { left, top, right, bottom } = each.getBoundingClientRect();
  return [each.getAttribute('aria-label') || each.innerText, left, top, right, bottom];
})"""
Box = tuple[str, float, float, float, float]


def boxes(things: Locator) -> list[Box]:
    """Return name and edges of things."""
    found: list[Box] = things.evaluate_all(BOXES)
    return found


def outside(things: Locator, width: int, height: int) -> list[Box]:
    """Return the things that are not wholly in the window."""
    return [box for box in boxes(things) if min(box[1], box[2]) < -0.5 or box[3] > width + 0.5 or box[4] > height + 0.5]


def too_wide(page: Page) -> int:
    """Return how many pixels the page is wider than the window."""
    found: int = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    return found


@pytest.mark.parametrize("players", [*(pytest.param(players, marks=pytest.mark.long) for players in (1, 2, 3)), 4])
def test_on_a_desk_everything_is_in_sight(visit: Visits, players: int) -> None:
    page = visit(DESK).open()
    set_table(page, players)
    everything_is_in_sight(page)
    player = Clicker(page, Random(players))
    for _answer in range(4):
        player.turn()
        everything_is_in_sight(page)


def test_on_a_desk_the_map_stands_still_while_questions_change(visit: Visits, server: Server) -> None:
    page = visit(DESK).open(take_in(server, begun(text_of("2p-normal-won"), 60)).all_seats)
    page.get_by_role("region", name="Question").wait_for()
    player, seen = Clicker(page, Random(8)), set()
    for _answer in range(8):
        if len(player.answers()) <= FEW:
            seen |= {box[1:] for box in map(tuple, boxes(page.locator('[data-spot="chicago"]')))}
        player.turn()
    assert len(seen) == 1


@pytest.mark.parametrize(
    ("game", "answers"),
    [
        pytest.param("2p-normal-won", 120, marks=pytest.mark.long),
        pytest.param("3p-normal-won", 180, marks=pytest.mark.long),
        ("4p-normal-won", 250),
    ],
)
def test_on_a_desk_everything_is_in_sight_in_the_middle_of_a_game(
    visit: Visits, server: Server, game: str, answers: int
) -> None:
    page = visit(DESK).open(take_in(server, begun(text_of(game), answers)).all_seats)
    page.get_by_role("region", name="Question").wait_for()
    everything_is_in_sight(page)


def everything_is_in_sight(page: Page) -> None:
    """Expect every part, every player and every answer in the window, without scrolling."""
    parts = [
        page.get_by_role("banner"),
        page.get_by_role("group", name=re.compile("^Map of")),
        page.get_by_role("group", name="Goals"),
        page.get_by_role("article"),
        page.get_by_role("region", name="Question").get_by_role("button"),
    ]
    for part in [*parts, *(page.get_by_role("region", name=name) for name in PARTS)]:
        assert part.count(), part
        assert outside(part, *DESK) == [], part
    assert page.evaluate("[document.documentElement.scrollHeight, scrollY]") == [DESK[1], 0]
    ((_, _, top, _, bottom),) = boxes(page.get_by_role("list", name="What has happened"))
    assert bottom - top >= LINE, "of the log not even its last line is in sight"


def test_on_a_phone_one_plays_with_a_finger(visit: Visits) -> None:
    page = visit(PHONE).open()
    assert too_wide(page) <= 0
    set_table(page, 2)
    player = Tapper(page, Random(5))
    for _answer in range(5):
        buttons = player.question.locator(ANSWER)
        sizes = [box for number, _ in player.answers() for box in boxes(buttons.nth(number))]
        assert [box for box in sizes if box[3] - box[1] < FINGER or box[4] - box[2] < FINGER] == []
        assert too_wide(page) <= 0
        player.turn()
    assert position(page) > 5


@sizes(PHONE, MIDDLE)
def test_every_tab_opens_and_fits(visit: Visits, server: Server, size: Size) -> None:
    game = take_in(server, begun(text_of("4p-normal-won"), 250))
    page = visit(size).open(game.all_seats)
    page.get_by_role("region", name="Question").wait_for()
    tabs = page.get_by_role("tablist", name="Parts of the table").get_by_role("tab")
    assert tabs.count() == (5 if size == PHONE else 4)
    for tab in tabs.all():
        tab.click()
        expect(tab).to_have_attribute("aria-selected", "true")
        assert too_wide(page) <= 0, tab.inner_text()
        assert outside(tabs, *size) == []
        ((_, left, top, right, bottom),) = boxes(page.get_by_role("region", name="Question"))
        assert left >= 0
        assert right <= size[0]
        assert top > 0
        assert bottom <= size[1] + 0.5
        if size == PHONE:
            assert [box for box in boxes(tabs) if box[4] - box[2] < FINGER] == []


def test_on_a_phone_larger_text_fits_too(visit: Visits, server: Server) -> None:
    game = take_in(server, begun(text_of("4p-normal-won"), 250))
    page = visit(PHONE).open(game.all_seats)
    page.get_by_role("region", name="Question").wait_for()
    question = page.get_by_role("region", name="Question")
    for text in ("larger", "largest", "normal"):
        choose_setting(page, "Text", text)
        assert too_wide(page) <= 0
        assert outside(page.get_by_role("tab"), *PHONE) == []
        assert outside(page.get_by_role("banner").locator("*"), *PHONE) == []
        above = min(int(top) for _, _, top, _, _ in boxes(page.get_by_role("tab")))
        assert outside(question, PHONE[0], above) == []
        assert outside(question.locator("button:not(.opts *)"), PHONE[0], above) == [], "only the answers scroll"


@sizes(PHONE, MIDDLE, DESK)
def test_no_page_is_wider_than_the_window(visit: Visits, server: Server, size: Size) -> None:
    page = visit(size).open()
    for path in ("about", "rules", "cards", "join", "replay/", ""):
        page.wait_for_load_state("networkidle")
        page.goto(f"{server.address}{path}")
        page.get_by_role("main").wait_for()
        page.wait_for_load_state("networkidle")
        assert too_wide(page) <= 0, path
