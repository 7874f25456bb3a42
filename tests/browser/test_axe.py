"""Zero axe violations: every page and every dialog, on a desk and on a phone."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import violations
from tests.browser.clicking import POINT
from tests.browser.coffin import find_coffin
from tests.browser.company import gather, together
from tests.browser.records import begun, finished, take_in, text_of, under_way
from tests.browser.serving import Server
from tests.browser.visiting import DESK, PHONE, Size, Visits, open_play, sizes

both_sizes = sizes(DESK, PHONE)


class Report:
    """Collects what axe finds, so that one run names it all."""

    def __init__(self) -> None:
        self.found: dict[str, list[str]] = {}  # what is wrong, and where

    def __str__(self) -> str:
        return "".join(f"\n{wrong}\n    in {', '.join(where)}" for wrong, where in self.found.items())

    def look(self, page: Page, what: str) -> None:
        """Judge the page as it stands."""
        for wrong in violations(page):
            self.found.setdefault(wrong, []).append(what)

    def dialog(self, page: Page, what: str, opening: Callable[[], None]) -> None:
        """Open a dialog, judge it, and close it again."""
        opening()
        page.get_by_role("dialog").last.wait_for()
        self.look(page, what)
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)


def button(page: Page, name: str) -> Callable[[], None]:
    """Return what presses the first button of this name."""
    return page.get_by_role("button", name=re.compile(name)).first.click


def touch_unlit(page: Page) -> None:
    """Touch a place in sight that cannot be chosen now, which then says what it is."""
    unlit = page.locator('[data-spot]:not([aria-label*="choose:"])')
    points = [point for each in unlit.all() if (point := each.evaluate(POINT))]
    page.mouse.click(*points[0])


def tab(page: Page, size: Size, name: str) -> None:
    """On a phone, open the tab in which a part of the table lies."""
    if size == PHONE:
        page.get_by_role("tab", name=re.compile(f"^{name}")).first.click()


@both_sizes
def test_the_start_page(visit: Visits, server: Server, size: Size) -> None:
    report = Report()
    take_in(server, begun(text_of("2p-normal-won"), 60))
    page = visit(size, calm=False).open()
    page.get_by_role("button", name="Continue", exact=True).wait_for()
    page.get_by_role("button", name="Play this deal").wait_for()
    report.look(page, "start")
    report.dialog(page, "note", button(page, "^About the subject"))
    open_play(page, 4)
    page.get_by_label("Name of player 2").fill("Ben")
    report.look(page, "new game, everything open, one name missing")
    report.dialog(page, "settings", button(page, "^Settings"))
    report.dialog(page, "same as", button(page, "^Same deal as an earlier game"))
    for number, name in enumerate(["Amara", "Ben", "Cleo", "Dan"], start=1):
        page.get_by_label(f"Name of player {number}").fill(name)
    page.get_by_label("Who plays seat 3").select_option("By link")
    page.get_by_role("button", name="Start the game").click()
    page.get_by_role("dialog", name="Invitations").wait_for()
    report.look(page, "invitations")
    assert not report.found, str(report)


@both_sizes
def test_pages_to_read(visit: Visits, size: Size) -> None:
    visitor, report = visit(size), Report()
    for path in ("about", "about?numbers", "rules", "rules#R7.6", "cards", "key", "keys", "join", "games"):
        page = visitor.open(path)
        page.get_by_role("main").wait_for()
        page.wait_for_load_state("networkidle")
        report.look(page, path)
        page.close()
    assert not report.found, str(report)


@both_sizes
def test_the_replays_page(visit: Visits, server: Server, size: Size) -> None:
    finished(server, "1p-normal-won")
    page = visit(size).open()
    page.get_by_role("link", name="Replays").click()
    page.get_by_role("button", name="Watch").first.wait_for()
    assert violations(page) == []


@both_sizes
def test_pages_that_say_what_is_wrong(visit: Visits, size: Size) -> None:
    visitor = visit(size)
    visitor.forgiven += ["404", "WebSocket"]
    for path in ("no/such/page", "t/nosuchtable"):
        page = visitor.open(path)
        page.get_by_role("link").first.wait_for()
        assert violations(page) == []


@both_sizes
def test_a_replay(visit: Visits, server: Server, size: Size) -> None:
    report = Report()
    game = finished(server, "3p-normal-won")
    page = visit(size).open(f"replay/{game.id}#120")
    page.get_by_role("region", name="Replay").wait_for()
    report.look(page, "replay")
    report.dialog(page, "score sheet", button(page, "^Score sheet"))
    report.dialog(page, "branch", button(page, "^Continue from here"))
    assert not report.found, str(report)


@both_sizes
def test_every_part_of_the_table(visit: Visits, server: Server, size: Size) -> None:
    report = Report()
    game = take_in(server, begun(text_of("4p-normal-won"), 250))
    page = visit(size).open(game.all_seats)
    page.get_by_role("region", name="Question").wait_for()
    report.look(page, "table")
    for parts in ("Parts of the table", "Beside the table"):
        for each in page.get_by_role("tablist", name=parts).get_by_role("tab").all():
            each.click()
            report.look(page, f"tab {each.inner_text()}")
    assert not report.found, str(report)


# Answers after which each of these questions is put, in the recorded game of the name.
QUESTIONS = [("2p-normal-won", 12), ("2p-normal-won", 24), ("1p-normal-won", 41), ("3p-normal-won", 60)]


@pytest.mark.long
@both_sizes
def test_the_table_in_several_questions(visit: Visits, server: Server, size: Size) -> None:
    report = Report()
    for name, answers in QUESTIONS:
        game = take_in(server, begun(text_of(name), answers))
        page = visit(size).open(game.all_seats)
        page.get_by_role("region", name="Question").wait_for()
        report.look(page, page.get_by_role("region", name="Question").inner_text()[:80])
    assert not report.found, str(report)


@both_sizes
def test_every_dialog_of_the_table(visit: Visits, server: Server, size: Size) -> None:
    report = Report()
    game = take_in(server, begun(text_of("2p-normal-won"), 24))
    page = visit(size).open(game.all_seats)
    page.get_by_role("region", name="Question").wait_for()
    report.dialog(page, "menu", button(page, "[Mm]enu and settings"))
    report.dialog(page, "why not", button(page, "^Why not"))
    report.dialog(page, "a place", lambda: touch_unlit(page))
    if size == DESK:
        report.dialog(page, "key", button(page, "^Key"))
    else:
        page.get_by_role("button", name="Menu and settings").click()
        report.dialog(page, "key", page.get_by_role("link", name="Key of the map").click)
    page.get_by_role("button", name="Odds").click()
    report.look(page, "odds")
    report.dialog(page, "an estimate", button(page, "an estimate"))
    tab(page, size, "Cards")
    cards = page.get_by_role("region", name="Abolitionist cards")
    report.dialog(page, "a card", cards.get_by_role("button").last.click)
    tab(page, size, "Market")
    report.dialog(page, "a stack", button(page, "not open yet"))
    tab(page, size, "Players")
    report.dialog(page, "a role", page.get_by_role("article").last.get_by_role("button").first.click)
    report.dialog(page, "players", button(page, "Players and invitations"))
    if size == DESK:
        report.dialog(page, "the whole story", button(page, "^show the whole log"))
    assert not report.found, str(report)


@pytest.mark.long
@both_sizes
def test_advice(visit: Visits, server: Server, size: Size) -> None:
    """A hint in each of its steps, the chance of winning, and reasons in the log."""
    report, text = Report(), text_of("2p-normal-won")
    page = visit(size).open(take_in(server, begun(text, under_way(text, 60))).all_seats)
    button(page, "^Hint$")()
    for step in ("Where?", "Show the move", "Hide the hint"):
        page.get_by_role("button", name=step).wait_for()
        report.look(page, f"a hint, before {step}")
        page.get_by_role("button", name=step).click()
    page.get_by_role("button", name="chance?").click()
    expect(page.get_by_role("dialog")).to_contain_text("in 100")
    report.look(page, "chance")
    page.keyboard.press("Escape")
    tab(page, size, "Log")
    page.get_by_role("button", name=re.compile(r"^Why\? One")).last.click()
    expect(page.locator(".log .reasons").first).to_be_visible()
    report.look(page, "reasons")
    assert not report.found, str(report)


@both_sizes
def test_a_review(visit: Visits, server: Server, size: Size) -> None:
    report = Report()
    page = visit(size).open(f"review/{finished(server, '1p-normal-won').id}")
    page.get_by_role("heading", name="Turning points").wait_for(timeout=120_000)
    expect(page.locator(".turning:not(:has(li))")).to_have_count(0)
    report.look(page, "review")
    report.dialog(page, "try again", button(page, "^Try again from here"))
    assert not report.found, str(report)


@both_sizes
def test_the_end(visit: Visits, server: Server, size: Size) -> None:
    report = Report()
    for name in ("1p-normal-won", "3p-normal-lost"):
        game = finished(server, name)
        page = visit(size).open(game.all_seats)
        page.get_by_role("dialog", name=re.compile("^The game is")).wait_for()
        report.look(page, name)
    assert not report.found, str(report)


@pytest.mark.long
@both_sizes
def test_playing_together(visit: Visits, server: Server, size: Size) -> None:
    """The recap, an out-of-turn question, a wish to take back, talk, and the seats as their host sees them."""
    report = Report()
    coffin = find_coffin()
    game = take_in(server, coffin.record)
    page = visit(size).open(game.link(coffin.asked))
    page.get_by_role("dialog").wait_for()
    report.look(page, "the story so far")
    guests = gather(visit, server, 2)
    amara, ben = guests
    begin = together(guests)
    amara.press("Fundraising")
    together(guests, begin)
    ben.press("Fundraising")
    together(guests, begin + 1)
    ben.page.set_viewport_size({"width": size[0], "height": size[1]})
    amara.page.set_viewport_size({"width": size[0], "height": size[1]})
    amara.press("^Undo$")
    ben.page.get_by_role("dialog").wait_for()
    report.look(ben.page, "a wish to take back")
    report.look(amara.page, "one's own wish")
    ben.page.get_by_role("dialog").get_by_role("button", name="Look at the table").click()
    report.look(ben.page, "the wish laid aside")
    ben.page.get_by_role("button", name="No", exact=True).click()
    tab(amara.page, size, "Log")
    amara.page.get_by_role("tab", name="Chat").click()
    amara.page.get_by_label("Write to the table").fill("Here we are.")
    amara.page.get_by_role("button", name="Send", exact=True).click()
    expect(amara.page.get_by_role("log")).to_contain_text("Here we are.")
    report.look(amara.page, "talk")
    amara.page.get_by_role("tab", name="Notes").click()
    report.look(amara.page, "notes")
    amara.page.get_by_role("tab", name="Log").last.click()
    tab(amara.page, size, "Players")
    amara.page.get_by_role("button", name="Players and invitations").first.click()
    amara.page.get_by_role("button", name="Change the seat of Ben").click()
    report.look(amara.page, "the seats, one of them open")
    assert not report.found, str(report)
