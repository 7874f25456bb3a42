"""The map under the hand: names and slips that never cover each other, wheel, drag, buttons and keys."""

import re
from itertools import combinations

from playwright.sync_api import Page

from lantern.engine.flow import actor, apply
from lantern.engine.movement import ChooseDestination
from lantern.record import read
from tests.browser.records import begun, take_in, text_of
from tests.browser.serving import Server
from tests.browser.visiting import DESK, MIDDLE, PHONE, Size, Visits, choose_setting, sizes

STEPS = ["normal", "larger", "largest"]
SLACK = 1.0  # pixels by which boxes may meet
# Above the capitals a line of type has a fifth of air.
EDGES = """all => all.map((each) => {
  const { left, top, right, bottom } = each.getBoundingClientRect();
  const lines = Math.max(each.querySelectorAll('tspan').length, 1);
  const air = each.dataset.label ? (bottom - top) / lines / 5 : 0;
  return [each.dataset.label || each.dataset.chip || each.dataset.spot, left, top + air, right, bottom];
})"""
# On a small screen the map moves to the question after it is first drawn.
SETTLED = """async map => {
  await document.fonts.ready;
  for (let still = 0, before = ''; still < 5; before = map.getAttribute('viewBox')) {
    await new Promise(requestAnimationFrame);
    still = before === map.getAttribute('viewBox') ? still + 1 : 0;
  }
}"""
Box = tuple[str, float, float, float, float]


def settle(page: Page) -> None:
    """Wait until the fonts are there and the map lies still."""
    page.get_by_role("region", name="Question").wait_for()
    page.get_by_role("group", name=re.compile("^Map of")).evaluate(SETTLED)


def boxes(page: Page, what: str) -> list[Box]:
    """Return the names and edges of what is drawn on the map, as far as it is in sight."""
    ((_, left, top, right, bottom),) = page.get_by_role("group", name=re.compile("^Map of")).evaluate_all(EDGES)
    found: list[Box] = page.locator(f"[data-{what}]").evaluate_all(EDGES)
    return [box for box in found if box[3] > left and box[1] < right and box[4] > top and box[2] < bottom]


def meet(one: Box, other: Box) -> bool:
    """Tell whether two boxes cover each other by more than a little."""
    across = min(one[3], other[3]) - max(one[1], other[1])
    down = min(one[4], other[4]) - max(one[2], other[2])
    return across > SLACK and down > SLACK


def guides() -> list[int]:
    """Return the moments of a recorded game at which somebody is led, those with most ways first."""
    record = read(text_of("4p-normal-won"))
    s = record.setup.table()
    found = []
    for number, answer in enumerate(record.answers):
        if actor(s) >= 0 and isinstance(s.stack[-1], ChooseDestination):
            found.append((-len(s.stack[-1].legal(s)), number))
        apply(s, answer)
    return [number for _, number in sorted(found)]


@sizes(DESK, MIDDLE, PHONE)
def test_names_never_cover_each_other(visit: Visits, server: Server, size: Size) -> None:
    game = take_in(server, begun(text_of("4p-normal-won"), 250))
    page = visit(size).open(game.all_seats)
    page.get_by_role("region", name="Question").wait_for()
    for step in STEPS:
        choose_setting(page, "Text", step)
        settle(page)
        labels = boxes(page, "label")
        assert len(labels) > (30 if size != PHONE else 8)
        assert [(one[0], other[0]) for one, other in combinations(labels, 2) if meet(one, other)] == [], step


@sizes(DESK, MIDDLE, PHONE)
def test_slips_cover_neither_names_nor_each_other(visit: Visits, server: Server, size: Size) -> None:
    covered: list[tuple[int, str, str]] = []
    page = visit(size).open("join")
    for moment in guides()[:2]:
        game = take_in(server, begun(text_of("4p-normal-won"), moment))
        page.goto(f"{server.address}{game.all_seats}")
        settle(page)
        chips = boxes(page, "chip")
        assert chips, f"no slip says what a move would bring at {moment}"
        others = boxes(page, "label")
        covered += [(moment, one[0], other[0]) for one, other in combinations(chips, 2) if meet(one, other)]
        covered += [(moment, chip[0], f"name of {other[0]}") for chip in chips for other in others if meet(chip, other)]
    assert covered == []


def test_wheel_drag_buttons_and_keys_move_the_sheet(visit: Visits, server: Server) -> None:
    game = take_in(server, begun(text_of("1p-normal-won"), 40))
    page = visit().open(game.all_seats)
    page.get_by_role("region", name="Question").wait_for()
    sheet = page.get_by_role("group", name=re.compile("^Map of"))
    box = sheet.bounding_box()
    assert box
    sea = box["x"] + box["width"] * 0.88, box["y"] + box["height"] * 0.45  # nothing stands there

    def seen() -> list[Box]:
        found: list[Box] = page.locator('[data-spot="chicago"]').evaluate_all(EDGES)
        return found

    first = before = seen()

    def moves(what: str) -> None:
        nonlocal before
        page.wait_for_timeout(100)
        assert seen() != before, f"{what} did nothing"
        before = seen()

    page.mouse.move(*sea)
    page.mouse.wheel(0, -300)
    moves("the wheel")
    page.mouse.down()
    page.mouse.move(sea[0] - 60, sea[1] - 40, steps=4)
    page.mouse.up()
    moves("a drag")
    page.get_by_role("button", name="Zoom in").click()
    moves("zoom in")
    page.get_by_role("button", name="Zoom out").click()
    moves("zoom out")
    page.locator('[data-spot="chicago"]').focus()
    page.keyboard.press("+")
    moves("the key +")
    page.keyboard.press("Shift+ArrowRight")
    moves("Shift with an arrow")
    page.keyboard.press("0")
    moves("the key 0")
    assert seen() == first


def test_the_sheet_stays_in_its_frame_when_keys_lead_to_its_edge(visit: Visits, server: Server) -> None:
    game = take_in(server, begun(text_of("1p-normal-won"), 40))
    page = visit(PHONE).open(game.all_seats)
    page.get_by_role("region", name="Question").wait_for()
    page.locator('[data-spot="charleston"]').focus()
    for key in ["ArrowRight", "ArrowUp", "ArrowLeft", "ArrowDown"] * 4:
        page.keyboard.press(key)
    scrolled = page.locator("main, main *").evaluate_all(
        "all => all.filter((each) => each.scrollLeft && getComputedStyle(each).overflowX === 'hidden').length"
    )
    assert scrolled == 0
