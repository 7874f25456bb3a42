"""People at one table, each in a browser of their own."""

import re
from dataclasses import dataclass
from random import Random

import httpx2
from playwright.sync_api import Locator, Page, expect

from tests.browser.clicking import Clicker
from tests.browser.serving import Server
from tests.browser.visiting import Visitor, Visits, digest, position

NAMES = ["Amara", "Ben", "Cleo", "Dan"]
SHORT = 0.5  # how often a turn is ended where it can be
BEGUN = 40  # answers; setting up a table and its first choices take fewer


@dataclass
class Guest:
    """One of them."""

    seat: int
    name: str
    link: str  # of the invitation, as a path
    visitor: Visitor
    page: Page

    @property
    def question(self) -> Locator:
        """The bar with the question."""
        return self.page.get_by_role("region", name="Question")

    def is_asked(self) -> bool:
        """Tell whether it is for them to answer; in planning others may too."""
        return self.page.locator("[data-asked]").get_attribute("data-asked") == str(self.seat)

    def is_called(self) -> bool:
        """Tell whether the tab says that it is their turn."""
        return self.page.title().startswith("•")

    def press(self, words: str) -> None:
        """Press a button of the question bar; a window behind others is painted late on a busy machine."""
        self.page.bring_to_front()
        self.question.get_by_role("button", name=re.compile(words)).first.click()

    def come_back(self) -> None:
        """Open the link again, in the same browser."""
        self.page = self.visitor.open(self.link)
        self.question.wait_for()

    def read_recap(self) -> None:
        """Lay aside the story so far, which is shown to people who join a game that has begun."""
        if position(self.page) > BEGUN:
            self.page.bring_to_front()
            self.page.get_by_role("dialog").get_by_role("button", name="Continue").click()


def sit_down(visit: Visits, links: dict[int, str]) -> list[Guest]:
    """Open the invitations to seats, each in a browser of its own."""
    found = []
    for seat, link in links.items():
        visitor = visit()
        found.append(Guest(seat, NAMES[seat], link, visitor, visitor.open(link)))
    for guest in found:
        guest.question.wait_for()
        guest.read_recap()
    return found


def gather(visit: Visits, server: Server, players: int = 4) -> list[Guest]:
    """Seat this number of people; the first of them is the host too."""
    wish = {"players": players, "seed": "river", "seats": [{"name": name} for name in NAMES[:players]]}
    made = httpx2.post(f"{server.address}api/tables", json=wish).raise_for_status().json()
    first, *others = made["seats"]
    tokens = [f"{made['host']},{first}", *others]
    return sit_down(visit, {seat: f"t/{made['id']}#token={token}" for seat, token in enumerate(tokens)})


def together(guests: list[Guest], after: int = -1) -> int:
    """Wait until all see the same table, later than a position; return where it stands."""
    for guest in guests:
        expect(guest.page.locator("[data-position]")).not_to_have_attribute("data-position", str(after))
    last = max(position(guest.page) for guest in guests)
    for guest in guests:
        expect(guest.page.locator("[data-position]")).to_have_attribute("data-position", str(last))
    assert len({digest(guest.page) for guest in guests}) == 1
    return last


def say(guests: list[Guest], guest: Guest, words: str) -> int:
    """Let one of them press a button, and wait until all have seen what it does; return where the table stands."""
    before = together(guests)
    guest.press(words)
    return together(guests, before)


def play_on(guests: list[Guest], luck: Random) -> None:
    """Let the player who is asked give one answer, and wait until all have seen it; turns are kept short."""
    before = together(guests)
    (asked,) = [guest for guest in guests if guest.is_asked()]
    enough = asked.question.locator("button.end[data-answer]:enabled")
    if luck.random() < SHORT and enough.count():
        enough.first.click()
    else:
        Clicker(asked.page, luck, tuple(guest.name for guest in guests if guest is not asked)).turn()
    together(guests, before)
