"""Advice of computer players: hints in three steps, their switch, reasons in the log, the chance, and the review."""

import re
from collections.abc import Callable

import httpx2
from playwright.sync_api import Locator, Page, expect

from tests.browser.records import Imported, begun, chosen, finished, rounds_of, take_in, text_of, turn_of, under_way
from tests.browser.serving import Server
from tests.browser.visiting import DESK, MIDDLE, PHONE, Size, Visits, open_play, position, sizes

all_sizes = sizes(DESK, MIDDLE, PHONE)
LONG = 120_000  # ms for a review on a busy machine
WIN = re.compile(r"About \d+ in 100 \(\d+ to \d+\), if everybody plays on like good computer players\.")


def table(visit: Visits, server: Server, size: Size = DESK, when: Callable[[str, int], int] = under_way) -> Page:
    """Open a table for two around one screen, where somebody moves people."""
    text = text_of("2p-normal-won")
    page = visit(size).open(take_in(server, begun(text, when(text, 60))).all_seats)
    question(page).wait_for()
    return page


def question(page: Page) -> Locator:
    """The bar with the question."""
    return page.get_by_role("region", name="Question")


def slip(page: Page) -> Locator:
    """The hint."""
    return page.get_by_role("group", name="Hint", exact=True)


@all_sizes
def test_a_hint_in_three_steps_by_touch(visit: Visits, server: Server, size: Size) -> None:
    page = table(visit, server, size, chosen)  # whatever an expert would answer here is a place
    answers = question(page).locator(".opt")
    before = answers.count()
    page.get_by_role("button", name="Hint", exact=True).click()
    expect(slip(page)).to_contain_text("What matters now:")
    expect(page.locator(".hintlight, .advised")).to_have_count(0)
    slip(page).get_by_role("button", name="Where?").click()
    expect(slip(page)).to_contain_text(re.compile("Look at|Consider|Compare"))
    expect(page.locator(".hintlight > *").first).to_be_attached()
    expect(page.locator('[data-spot][aria-label*="named by the hint"]').first).to_be_attached()
    slip(page).get_by_role("button", name="Show the move").click()
    expect(slip(page)).to_contain_text("An expert computer player would choose")
    expect(slip(page).get_by_role("listitem").first).to_be_visible()
    advised = question(page).locator(".advised")
    expect(advised).to_have_count(1)
    expect(advised).to_contain_text("the hint")
    assert answers.count() == before
    assert not covered(advised)
    advised.click()
    expect(slip(page)).to_have_count(0)  # it has lapsed
    expect(page.locator(".hintlight, .advised")).to_have_count(0)


def covered(button: Locator) -> bool:
    """Tell whether something lies over the middle of a button."""
    found: bool = button.evaluate("""each => {
      const { x, y, width, height } = each.getBoundingClientRect();
      return !each.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    }""")
    return found


def test_a_hint_by_keys_is_heard(visit: Visits, server: Server) -> None:
    page = table(visit, server)
    heard = page.locator("[data-position]")
    page.get_by_role("button", name="Hint", exact=True).focus()
    page.keyboard.press("Enter")
    expect(heard).to_contain_text("What matters now:")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(heard).to_contain_text(re.compile("Look at|Consider|Compare"))
    page.keyboard.press("Enter")
    expect(heard).to_contain_text("An expert computer player would choose")
    page.keyboard.press("Enter")
    expect(slip(page)).to_have_count(0)
    page.get_by_role("button", name="Hint", exact=True).focus()
    page.keyboard.press("Enter")
    expect(slip(page)).to_contain_text("What matters now:")  # the same one, at once
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    before = position(page)
    page.keyboard.press("Enter")  # an answer, after the hint in the order of Tab
    expect(heard).not_to_have_attribute("data-position", str(before))
    expect(slip(page)).to_have_count(0)


def two_browsers(visit: Visits, server: Server) -> tuple[Page, Page, Imported]:
    """Open a table for two: the host's screen, and that of the player who is asked."""
    asked, text = 1, text_of("2p-normal-won")
    game = take_in(server, begun(text, turn_of(text, asked, 60)))
    host = visit().open(f"t/{game.id}#token={game.host},{game.seats[1 - asked]}")
    other = visit().open(game.link(asked))
    for page in (host, other):
        page.bring_to_front()
        page.get_by_role("dialog").get_by_role("button", name="Continue").click()
        question(page).wait_for()
    return host, other, game


def test_the_host_switches_hints_off_and_another_browser_sees_it(visit: Visits, server: Server) -> None:
    host, other, _game = two_browsers(visit, server)
    expect(host.get_by_role("button", name="Hint", exact=True)).to_have_count(0)  # somebody else is asked
    other.get_by_role("button", name="Hint", exact=True).click()
    expect(slip(other)).to_contain_text("What matters now:")
    host.get_by_role("button", name="Players and invitations").first.click()
    switch = host.get_by_role("group", name="Hints at this table")
    switch.get_by_role("radio", name="off").check()
    expect(other.get_by_role("button", name="Hint", exact=True)).to_have_count(0)
    expect(slip(other)).to_have_count(0)
    expect(other.locator("[data-position]")).to_contain_text("The host has switched hints off")
    other.get_by_role("button", name="Players and invitations").first.click()
    expect(other.get_by_role("dialog")).to_contain_text("The host has switched hints off at this table.")
    switch.get_by_role("radio", name="on").check()
    expect(other.get_by_role("dialog")).not_to_contain_text("switched hints off")
    other.keyboard.press("Escape")
    expect(other.get_by_role("button", name="Hint", exact=True)).to_be_visible()


def test_who_watches_and_a_replay_have_no_hints(visit: Visits, server: Server) -> None:
    game = take_in(server, begun(text_of("2p-normal-won"), 60))
    page = visit().open(f"t/{game.id}#token={game.host}")
    question(page).wait_for()
    expect(page.get_by_role("button", name="Hint", exact=True)).to_have_count(0)
    page.goto(f"{server.address}replay/{game.id}#50")
    page.get_by_role("region", name="Replay").wait_for()
    for name in ("Hint", "chance?"):
        expect(page.get_by_role("button", name=name, exact=True)).to_have_count(0)


def test_the_log_says_why(visit: Visits, server: Server) -> None:
    page = table(visit, server)
    log = page.get_by_role("list", name="What has happened")
    why = log.get_by_role("button", name=re.compile(r"^Why\? One freedom seeker went")).last
    why.click()
    expect(why).to_have_attribute("aria-expanded", "true")
    expect(log.get_by_text(re.compile("steps? to Canada|rolls? of the dice")).first).to_be_visible()
    why.click()
    expect(log.get_by_text(re.compile("steps? to Canada|rolls? of the dice")).first).to_be_hidden()
    page.get_by_role("button", name="show the whole log").click()
    story = page.get_by_role("dialog", name="The whole log")
    for each in story.get_by_role("button", name=re.compile(r"^Why\?")).all():
        each.click()
    expect(story.get_by_text("Looking …")).to_have_count(0)
    empty = story.locator(".reasons:not(:has(li))")
    expect(empty).to_have_count(0)
    assert story.locator(".reasons li").count() > 10


@all_sizes
def test_the_chance_is_told_and_lapses(visit: Visits, server: Server, size: Size) -> None:
    page = table(visit, server, size)
    page.get_by_role("button", name="chance?").click()
    dialog = page.get_by_role("dialog", name="The chance of winning")
    expect(dialog).to_contain_text(WIN)
    expect(dialog).to_contain_text("played out 200 times")
    take_back(page, server)
    expect(dialog).to_contain_text("no longer holds")
    expect(dialog).not_to_contain_text(WIN)
    dialog.get_by_role("button", name="Estimate again").click()
    expect(dialog).to_contain_text(WIN)


def take_back(page: Page, server: Server) -> None:
    """Let somebody at another device take an answer back."""
    tokens = page.evaluate("localStorage.getItem('lantern.table.' + location.pathname.split('/')[2])")
    name = page.url.partition("/t/")[2].partition("#")[0]
    wish = {"position": position(page)}
    header = {"authorization": f"Bearer {tokens}"}
    httpx2.post(f"{server.address}api/tables/{name}/undo", json=wish, headers=header).raise_for_status()


@all_sizes
def test_a_review_tells_the_whole_game(visit: Visits, server: Server, size: Size) -> None:
    text = text_of("1p-normal-won")
    game = finished(server, "1p-normal-won")
    page = visit(size).open(f"review/{game.id}")
    expect(page.get_by_role("heading", name="Turning points")).to_be_visible(timeout=LONG)
    expect(page.get_by_role("img", name=re.compile("The chance of winning over the whole game"))).to_be_visible()
    rows = page.get_by_role("region", name="What luck and decisions added or cost").locator("tbody td")
    *parts, result = [int(each.replace("−", "-").replace("±", "")) for each in rows.all_inner_texts()]
    assert sum(parts) == result == 100
    rounds = page.get_by_role("region", name="Round by round").locator("tbody tr")
    assert rounds.count() == rounds_of(text)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    turning = page.get_by_role("region", name="Turning points").locator(".turning")
    for each in turning.all():
        expect(each.get_by_role("listitem").first).to_be_visible()
    link = turning.first.get_by_role("link", name=re.compile("^See it in the replay"))
    at = (link.get_attribute("href") or "").partition("#")[2]
    link.click()
    expect(page.locator("[data-position]")).to_have_attribute("data-position", at)
    page.go_back()
    expect(page.get_by_role("heading", name="Turning points")).to_be_visible(timeout=LONG)
    turning.last.get_by_role("button", name=re.compile("^Try again from here")).click()
    page.get_by_role("button", name="With new luck").click()
    question(page).wait_for()
    assert game.id not in page.url


def test_the_end_and_the_replay_lead_to_the_review(visit: Visits, server: Server) -> None:
    game = finished(server, "1p-normal-won")
    page = visit().open(game.all_seats)
    address = f"/review/{game.id}"
    end = page.get_by_role("dialog", name="8 people are free; the goal was 5")
    expect(end.get_by_role("link", name="Review")).to_have_attribute("href", address)
    page.goto(f"{server.address}replay/{game.id}#20")
    expect(page.get_by_role("region", name="Replay").get_by_role("link", name="Review")).to_have_attribute(
        "href", address
    )


def test_a_review_on_paper(visit: Visits, server: Server) -> None:
    game = finished(server, "1p-normal-won")
    page = visit().open(f"review/{game.id}")
    expect(page.get_by_role("heading", name="Turning points")).to_be_visible(timeout=LONG)
    page.emulate_media(media="print")
    for each in [*page.get_by_role("button").all(), *page.get_by_role("link").all()]:
        expect(each).to_be_hidden()
    for part in ("body", ".reading", ".plate", ".winline"):
        background = page.locator(part).first.evaluate("each => getComputedStyle(each).backgroundColor")
        assert background == "rgb(255, 255, 255)", part
    page.set_viewport_size({"width": 640, "height": 900})  # a sheet is narrower than the desk
    wide = page.locator(".winline svg").evaluate("each => each.getBoundingClientRect().right")
    assert wide <= 640


def test_a_game_that_is_not_over_has_no_review(visit: Visits, server: Server) -> None:
    game = take_in(server, begun(text_of("1p-normal-won"), 60))
    visitor = visit()
    visitor.forgiven += ["409"]
    page = visitor.open(f"t/{game.id}#token={game.host}")
    question(page).wait_for()
    page.goto(f"{server.address}review/{game.id}")
    expect(page.get_by_role("alert")).to_contain_text("A game can be reviewed when it is over.")


def test_computer_players_are_named_and_explained(visit: Visits) -> None:
    page = visit().open()
    open_play(page, 2)
    by = page.get_by_label("Who plays seat 2")
    kinds = ["This screen", "By link", "computer, good", "computer, expert", "computer, easy", "computer, random"]
    assert by.locator("option").all_inner_texts() == kinds
    by.select_option("computer, easy")
    expect(page.get_by_text("Easy: follows simple rules of thumb")).to_be_visible()
