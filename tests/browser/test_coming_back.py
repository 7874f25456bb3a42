"""The start page: the first visit, what is found on the second one, and the deal of the day."""

import httpx2
from playwright.sync_api import Page, expect

from lantern.record import read
from tests.browser.axe import violations
from tests.browser.records import begun, take_in, text_of
from tests.browser.serving import Server
from tests.browser.visiting import DESK, PHONE, Size, Visits, sizes, table_id

FINAL = 6  # answers of a recorded game for four, all in its last round
both_sizes = sizes(DESK, PHONE)


def table_of(server: Server, page: Page) -> dict[str, object]:
    """Return the table that is shown, as the server has it."""
    name = table_id(page)
    token = page.evaluate(f"localStorage.getItem('lantern.table.{name}')")
    header = {"authorization": f"Bearer {token}"}
    found: dict[str, object] = httpx2.get(f"{server.address}api/tables/{name}", headers=header).json()["scene"]["table"]
    return found


def finish(server: Server, page: Page) -> None:
    """Give first answers to the game that is shown, beside the page, until it is over."""
    name = table_id(page)
    token = page.evaluate(f"localStorage.getItem('lantern.table.{name}')")
    header, address = {"authorization": f"Bearer {token}"}, f"{server.address}api/tables/{name}"
    scene = httpx2.get(address, headers=header).json()["scene"]
    while not scene["table"]["outcome"]:
        answer = {"answer": scene["question"]["options"][0]["answer"], "position": scene["position"]}
        reply = httpx2.post(f"{address}/answers", json=answer, headers=header)
        scene = reply.json()["scene"]


@both_sizes
def test_a_first_visit_and_the_next_one(visit: Visits, server: Server, size: Size) -> None:
    visitor = visit(size, calm=False)
    page = visitor.open("?first")
    choices = page.locator("button.choice")
    expect(choices.first).to_contain_text("Learn by playing")
    expect(choices.nth(1)).to_contain_text("Play")
    for each in choices.all():
        box = each.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= size[1], "both are seen at once"
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_text("The game names slavery")).to_be_visible()
    assert violations(page) == []

    # Two clicks to First journey.
    choices.nth(1).click()
    page.get_by_role("button", name="Start the game").click()
    page.get_by_role("region", name="Question").wait_for()
    expect(page.get_by_role("button", name="About the subject and the words")).to_have_count(0)
    first = table_of(server, page)
    assert (first["players"], [mat["role"] for mat in first["mats"]]) == (1, ["conductor"])  # type: ignore[attr-defined]
    expect(page.get_by_role("dialog")).to_have_count(0)
    table = page.url

    page.goto(server.address)
    yours = page.get_by_role("region", name="Your games")
    expect(yours).to_contain_text("First journey · One player")
    expect(yours).to_contain_text("Your turn · round 1 of 8 · last played just now")
    expect(page.get_by_text("The game names slavery")).to_have_count(0)
    yours.get_by_role("link", name="Continue").click()
    page.get_by_role("region", name="Question").wait_for()
    assert page.url == table
    finish(server, page)
    expect(page.locator("dialog.end")).to_be_visible(timeout=60_000)

    page.goto(f"{server.address}games")
    expect(page.get_by_role("row", name="First journey")).to_contain_text("1")
    expect(page.get_by_role("row", name="Conductor")).to_contain_text("1")
    assert violations(page) == []
    with page.expect_download() as download:
        page.get_by_role("button", name="Download as a file").click()
    assert '"level": "first-journey"' in download.value.path().read_text(encoding="utf-8")
    page.get_by_role("link", name="Replay: ").click()
    page.get_by_role("region", name="Replay").wait_for()
    page.goto(f"{server.address}replay/")
    expect(page.get_by_role("link", name="Replay: ")).to_be_visible()
    page.goto(f"{server.address}games")
    page.get_by_role("button", name="Remove: ").click()
    page.get_by_role("button", name="Remove from this list").click()
    expect(page.get_by_role("link", name="Replay: ")).to_have_count(0)


@both_sizes
def test_the_deal_of_the_day(visit: Visits, server: Server, size: Size) -> None:
    page = visit(size).open("?day")
    page.get_by_role("button", name="Play this deal").click()
    page.get_by_role("region", name="Question").wait_for()
    finish(server, page)
    other = visit().open("?day")
    other.get_by_role("button", name="Play this deal").click()
    other.get_by_role("region", name="Question").wait_for()
    other.goto(server.address)
    day = other.get_by_role("region", name="Deal of the day")
    expect(day.get_by_role("link", name="Continue this deal")).to_be_visible()
    expect(day.get_by_role("list")).to_have_count(0)
    other.go_back()
    other.get_by_role("region", name="Question").wait_for()
    finish(server, other)
    other.goto(server.address)
    expect(day.get_by_text("games with this deal are over")).to_be_visible()
    assert violations(other) == []


def test_the_key_of_this_machine_opens_a_table_by_its_address(visit: Visits, server: Server) -> None:
    text = text_of("4p-normal-won")
    game = take_in(server, begun(text, len(read(text).answers) - FINAL))
    visitor = visit()
    page = visitor.open()
    page.get_by_role("heading", name="Deal of the day").wait_for()
    page.goto(f"{server.address}t/{game.id}")
    page.get_by_role("region", name="Question").wait_for()
