"""Somebody at a browser: a window of its own, everything it complains about, and what is done on the start page."""

import json
import re
from dataclasses import dataclass, field

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, Response, expect

from tests.browser.serving import Server

expect.set_options(timeout=15_000)

Size = tuple[int, int]
DESK: Size = (1366, 768)
MIDDLE: Size = (820, 1180)
PHONE: Size = (390, 844)
IDS = {DESK: "desk", MIDDLE: "middle", PHONE: "phone"}
PATIENCE = 30_000  # ms; machines are noisy
CALM = {"noted": True, "soundAsked": True, "motion": "none"}  # for most tests; the settings are tested by clicking
NO_WORKER = "Service Worker registration blocked by Playwright"
KEEP = "localStorage.getItem('lantern.settings') || localStorage.setItem('lantern.settings', {})"


def sizes(first: Size, *more: Size) -> pytest.MarkDecorator:
    """Run a test at one size of the window, and with the long tests at others too."""
    params = [
        pytest.param(size, id=IDS[size], marks=pytest.mark.long if size != first else ()) for size in (first, *more)
    ]
    return pytest.mark.parametrize("size", params)


@dataclass
class Visitor:
    """One browser window that nobody else shares, and what went wrong in it."""

    context: BrowserContext
    server: Server
    complaints: list[str] = field(default_factory=list)
    forgiven: list[str] = field(default_factory=lambda: [NO_WORKER])  # complaints that a test brings about itself

    def open(self, path: str = "") -> Page:
        """Open a page in a new tab: the start page as this machine does, or any other path."""
        page = self.context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.complaints.append(f"error: {error}"))
        page.on("requestfailed", self._failed)
        page.on("response", self._answered)
        page.goto(self.server.address + path if path else self.server.own)
        return page

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(f"console: {message.text}")

    def _failed(self, request: Request) -> None:
        # A page that is left ends its own requests.
        if request.failure != "net::ERR_ABORTED":
            self.complaints.append(f"failed: {request.url} {request.failure}")

    def _answered(self, response: Response) -> None:
        if response.status >= 400:
            self.complaints.append(f"answered {response.status}: {response.url}")

    def unforgiven(self) -> list[str]:
        """Return what nobody expected."""
        return [each for each in self.complaints if not any(re.search(known, each) for known in self.forgiven)]


@dataclass
class Visits:
    """Opens windows for one test."""

    browser: Browser
    server: Server
    visitors: list[Visitor] = field(default_factory=list)

    def __call__(
        self, size: Size = DESK, *, calm: bool = True, server: Server | None = None, offline: bool = False
    ) -> Visitor:
        """Return somebody at a window of this size; `calm` has seen the note and wants no motion.

        The page is kept for use without a network only where that is tested: a worker would answer before `route`.
        """
        touch = size == PHONE
        context = self.browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            has_touch=touch,
            is_mobile=touch,
            locale="en-GB",
            service_workers="allow" if offline else "block",
        )
        if calm:
            context.add_init_script(KEEP.format(json.dumps(json.dumps(CALM))))
        visitor = Visitor(context, server or self.server)
        self.visitors.append(visitor)
        return visitor

    def end(self) -> list[str]:
        """Close all windows and return what went wrong in them."""
        for visitor in self.visitors:
            visitor.context.close()
        return [each for visitor in self.visitors for each in visitor.unforgiven()]


def read_note(page: Page) -> None:
    """Open the note on the subject, which greets nobody by itself, and close it."""
    page.get_by_role("button", name="About the subject and the words").click()
    note = page.get_by_role("dialog", name="About the subject and the words")
    note.get_by_role("button", name="Continue").click()
    expect(note).to_have_count(0)


def choose_setting(page: Page, group: str, choice: str) -> None:
    """Open the settings, choose something, and close them."""
    page.get_by_role("button", name=re.compile("settings", re.IGNORECASE)).first.click()
    dialog = page.get_by_role("dialog", name="Settings")
    dialog.get_by_role("group", name=group).get_by_role("radio", name=choice).check()
    dialog.get_by_role("button", name="Close").click()
    expect(dialog).to_have_count(0)


def open_play(page: Page, players: int = 1, level: str = "Normal") -> None:
    """Open what a game is set up with, everything shown."""
    page.get_by_role("button", name=re.compile("^Play Alone")).click()
    page.get_by_role("group", name="Players").get_by_text(str(players), exact=True).click()
    page.get_by_role("radio", name=re.compile(f"^{level}")).check()
    page.get_by_text("Options", exact=True).click()


def set_table(page: Page, players: int = 1, seed: str = "7") -> None:
    """Set up a game around this screen and wait until its table is there."""
    open_play(page, players)
    if players == 1:
        page.get_by_label("Your role").select_option("dealt at random")
    page.get_by_label(re.compile("^Seed")).fill(seed)
    page.get_by_role("button", name="Start the game").click()
    page.get_by_role("region", name="Question").wait_for()


def position(page: Page) -> int:
    """Return how many answers have been given, as drawn."""
    return int(page.locator("[data-position]").get_attribute("data-position") or -1)


def digest(page: Page) -> str:
    """Return the digest of the table as drawn."""
    return page.locator("[data-digest]").get_attribute("data-digest") or ""


def table_id(page: Page) -> str:
    """Return the name of the game in the address."""
    found = re.search(r"/(?:t|replay)/([\w-]+)", page.url)
    assert found, page.url
    return found[1]
