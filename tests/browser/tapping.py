"""A player with a finger on a small screen."""

from playwright.sync_api import Locator

from tests.browser.clicking import POINT, Clicker


class Tapper(Clicker):
    """Plays by tapping."""

    def hit(self, thing: Locator) -> None:
        point = thing.evaluate(POINT)
        assert point, f"this cannot be tapped, something lies over it: {thing}"
        self.page.touchscreen.tap(*point)
