"""A player who sees only what the page offers, and chooses with a little sense so that a game lasts."""

import re
from abc import ABC, abstractmethod
from dataclasses import dataclass
from random import Random

from playwright.sync_api import Locator, Page, TimeoutError  # noqa: A004

from tests.browser.visiting import position

TEXTS = "all => all.map((each) => [each.disabled, each.innerText.replace(/\\s+/g, ' ').trim()])"
CHANGED = """before => {
  const now = document.querySelector('[data-position]');
  return (now && Number(now.dataset.position) !== before) || document.querySelector('dialog[open], .popover');
}"""
ANSWER = "[data-answer], .placing-go"  # a button that gives an answer, or several at once
# An answer can be given, or the end shows itself.
READY = "() => document.querySelector('dialog.end, [data-answer]:enabled, .placing-go:enabled')"
Answers = list[tuple[int, str]]  # the number among those buttons, and the words


@dataclass
class Player(ABC):
    """Somebody at a table; how things are pressed, the hands decide."""

    page: Page
    luck: Random
    others: tuple[str, ...] = ()  # who sits elsewhere: to them an answer can only be proposed

    @abstractmethod
    def press(self, where: Locator, number: int) -> None:
        """Press one of the answers there."""

    @abstractmethod
    def touch(self, name: str) -> None:
        """Touch a place on the map."""

    @abstractmethod
    def take(self, name: str) -> None:
        """Touch a card or a stack of tokens."""

    @property
    def question(self) -> Locator:
        """The bar with the question."""
        return self.page.get_by_role("region", name="Question")

    def answers(self) -> Answers:
        """Return the answers that can be given in the bar."""
        return [each for each in answers_in(self.question) if each[1].partition(":")[0] not in self.others]

    def lit(self) -> list[str]:
        """Return the places that can be chosen on the map."""
        found: list[str] = self.page.locator('[data-spot][aria-label*="choose:"]').evaluate_all(
            "all => all.map((each) => each.dataset.spot)"
        )
        return found

    def things(self, answers: Answers) -> list[str]:
        """Return the names of cards and stacks that say which of these answers they stand for."""
        names: list[str] = self.page.locator("main button[aria-label*=',']").evaluate_all(
            "all => all.map((each) => each.getAttribute('aria-label'))"
        )
        return [name for name in names if any(says(name, text) for _, text in answers)]

    def turn(self) -> None:
        """Give one answer: in the bar, or by touching the thing it is about."""
        before = position(self.page)
        answers, lit = self.answers(), self.lit()
        ways = [(self.take, name) for name in self.things(answers)]
        ways += [(self.touch, self.luck.choice(lit))] * 2 if lit else []
        if ways and self.luck.random() < 0.5:
            way, name = self.luck.choice(ways)
            way(name)
        else:
            name = self.choose(self.question, answers)
        try:
            self.wait(before)
        except TimeoutError as error:
            raise AssertionError(f"nothing came of {name!r}: {self.question.inner_text()}") from error

    def choose(self, where: Locator, answers: Answers) -> str:
        """Press one of these buttons; return its words."""
        assert answers, f"nothing is offered: {where.inner_text()}"
        number, text = self.luck.choices(answers, [weight(text) for _, text in answers])[0]
        self.press(where, number)
        return text

    def wait(self, before: int) -> None:
        """Wait until the answer has come back; where something opened, choose among the answers in it."""
        self.page.wait_for_function(CHANGED, arg=before, polling=20)
        while position(self.page) == before:
            dialog = self.page.get_by_role("dialog")
            self.choose(dialog, answers_in(dialog))
            self.page.wait_for_function(CHANGED, arg=before, polling=20)

    def play(self, most: int = 2000) -> int:
        """Play until the end shows itself; return how many answers that took."""
        for number in range(most):
            self.page.wait_for_function(READY, polling=20)
            if self.ended():
                return number
            self.turn()
        raise AssertionError(f"no end after {most} answers")

    def ended(self) -> bool:
        """Tell whether the game is over."""
        return self.page.locator("dialog.end").count() > 0


def answers_in(where: Locator) -> Answers:
    """Return the answers that can be given there."""
    texts = where.locator(ANSWER).evaluate_all(TEXTS)
    return [(i, text) for i, (off, text) in enumerate(texts) if not off]


def says(name: str, text: str) -> bool:
    """Tell whether the name of a thing ends with the words of an answer."""
    starts = [found.end() for found in re.finditer(", ", name)]
    return any(len(name) - start > 8 and text.startswith(name[start:]) for start in starts)


def weight(text: str) -> float:
    """Say how gladly an answer is given."""
    if "captured" in text:
        return 0.05
    if re.search(r"^(Pass|End|Done|Ready|No )", text):
        return 0.3
    return 6 if re.search("Support|Canada|Conductor", text) else 1
