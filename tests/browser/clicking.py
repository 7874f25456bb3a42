"""A player with a mouse and nothing else."""

from playwright.sync_api import Locator

from tests.browser.playing import ANSWER, Player

# A point of a thing at which a click would reach it, as seen from above.
POINT = """thing => {
  thing.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const { left, top, width, height } = thing.getBoundingClientRect();
  for (const step of [2, 6, 24])
    for (let j = 1; j < step; j++)
      for (let i = 1; i < step; i++) {
        const [x, y] = [left + (width * i) / step, top + (height * j) / step];
        if (thing.contains(document.elementFromPoint(x, y))) return [x, y];
      }
  return null;
}"""


class Clicker(Player):
    """Plays by clicking, as soon as a thing is there: faster than waiting until all has been painted."""

    def hit(self, thing: Locator) -> None:
        """Click a thing where a person could."""
        point = thing.evaluate(POINT)
        assert point, f"this cannot be clicked, something lies over it: {thing}"
        self.page.mouse.click(*point)

    def press(self, where: Locator, number: int) -> None:
        self.hit(where.locator(ANSWER).nth(number))

    def touch(self, name: str) -> None:
        self.hit(self.page.locator(f'[data-spot="{name}"]'))

    def take(self, name: str) -> None:
        self.hit(self.page.get_by_role("button", name=name, exact=True).first)
