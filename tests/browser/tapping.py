"""A player with a finger on a small screen."""

from playwright.sync_api import Locator

from tests.browser.clicking import POINT, Clicker


class Tapper(Clicker):
    """Plays by tapping."""

    def lit(self) -> list[str]:
        """Return the places that can be chosen without moving the sheet."""
        reached: list[bool] = self.page.locator('[data-spot][aria-label*="choose:"]').evaluate_all(
            f"all => all.map((each) => !!({POINT})(each))"
        )
        return [name for name, here in zip(super().lit(), reached, strict=True) if here]

    def hit(self, thing: Locator) -> None:
        point = thing.evaluate(POINT)
        assert point, f"this cannot be tapped, something lies over it: {thing}"
        self.page.touchscreen.tap(*point)
