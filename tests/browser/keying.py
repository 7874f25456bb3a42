"""A player with a keyboard and nothing else: Tab, arrows, Enter, Escape."""

from playwright.sync_api import Locator, Page

from tests.browser.playing import ANSWER, Player

ARROWS = """([from, to]) => {
  const middle = (id) => {
    const { left, top, width, height } = document.querySelector(`[data-spot="${id}"]`).getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  };
  const [[x, y], [toX, toY]] = [middle(from), middle(to)];
  const across = toX > x ? 'ArrowRight' : 'ArrowLeft';
  const down = toY > y ? 'ArrowDown' : 'ArrowUp';
  return Math.abs(toX - x) > Math.abs(toY - y) ? [across, down] : [down, across];
}"""
# What somebody who sees the focus would press: nothing more, or Tab in the direction of a thing in the same part.
NEAR = """thing => {
  const focus = document.activeElement;
  if (thing === focus) return 'here';
  const part = focus.closest('section, dialog, form, .popover');
  if (!part || !part.contains(thing)) return '';
  return focus.compareDocumentPosition(thing) & Node.DOCUMENT_POSITION_FOLLOWING ? 'Tab' : 'Shift+Tab';
}"""
FAR = 400  # stops of Tab after which a thing counts as out of reach
WALK = 8  # arrows along the roads, until the keys for lit places are used instead


def is_focused(thing: Locator) -> bool:
    """Tell whether a thing has the focus."""
    found: bool = thing.evaluate("thing => thing === document.activeElement")
    return found


def go_to(thing: Locator, key: str = "Tab") -> None:
    """Press Tab, forwards or backwards, until a thing has the focus."""
    for _stop in range(FAR):
        seen = thing.evaluate(NEAR)
        if seen == "here":
            return
        thing.page.keyboard.press(seen or key)
    raise AssertionError(f"Tab never comes to {thing}")


def enter(thing: Locator, key: str = "Tab") -> None:
    """Go to a thing and press Enter."""
    go_to(thing, key)
    thing.page.keyboard.press("Enter")


def here(page: Page) -> str:
    """Return the place on the map that has the focus, if one has."""
    found: str = page.evaluate("document.activeElement.dataset.spot || ''")
    return found


class Typist(Player):
    """Plays by keys."""

    def press(self, where: Locator, number: int) -> None:
        enter(where.locator(ANSWER).nth(number), self.way(where))

    def way(self, where: Locator) -> str:
        """Return the short way to the question, which comes before the map and what lies beside it."""
        after = "thing => !!(thing.compareDocumentPosition(document.activeElement) & Node.DOCUMENT_POSITION_FOLLOWING)"
        return "Shift+Tab" if where.evaluate(after) else "Tab"

    def take(self, name: str) -> None:
        enter(self.page.get_by_role("button", name=name, exact=True).first)

    def touch(self, name: str) -> None:
        self.enter_map()
        for _step in range(WALK):
            before = here(self.page)
            if before == name:
                break
            self.follow_road(before, name)
        for _step in range(FAR):
            if here(self.page) == name:
                break
            self.page.keyboard.press("PageDown")
        self.page.keyboard.press("Enter")

    def enter_map(self) -> None:
        """Press Tab until some place on the map has the focus."""
        for _stop in range(FAR):
            if here(self.page):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError("Tab never comes to the map")

    def follow_road(self, start: str, goal: str) -> None:
        """Press the arrow that looks best, or the next best where no road leads that way."""
        for arrow in self.page.evaluate(ARROWS, [start, goal]):
            self.page.keyboard.press(arrow)
            if here(self.page) != start:
                return
