"""Moments and the end: what the table pauses for, the marks it leaves, and what can be done when a game is over."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from lantern.engine import events
from lantern.record import read
from tests.browser.axe import violations
from tests.browser.records import begun, finished, leading_to, take_in, text_of
from tests.browser.serving import Server
from tests.browser.visiting import PHONE, Visits, digest, position

WATCHED = '{"noted": true, "soundAsked": true, "motion": "full"}'  # what moves is seen


def answer_next(page: Page, text: str, count: int) -> None:
    """Give the answer that a record gave."""
    page.locator(f'[data-answer="{read(text).answers[count]}"]').first.click()


def test_a_freed_person_and_a_capture_leave_marks_and_are_announced(visit: Visits, server: Server) -> None:
    text = text_of("4p-normal-won")
    visitor = visit(calm=False)
    visitor.context.add_init_script(f"localStorage.setItem('lantern.settings', '{WATCHED}')")

    count = leading_to(text, events.FREED)
    page = visitor.open(take_in(server, begun(text, count)).all_seats)
    answer_next(page, text, count)
    expect(page.locator(".current-event.moment")).to_have_text("One person is free.")
    page.keyboard.press("Shift")  # alone it is no key
    expect(page.locator(".current-event.moment")).to_be_visible()
    page.keyboard.press("x")  # any other skips
    expect(page.locator(".current-event")).to_have_count(0)
    expect(page.get_by_role("img", name="has just crossed into Canada here")).to_be_visible()
    expect(page.locator("[aria-live]").first).to_contain_text("One person is free. William Wells Brown")
    expect(page.locator(".moment-note")).to_contain_text("sixty-nine people across Lake Erie")
    page.get_by_role("button", name="Undo", exact=True).click()
    expect(page.locator("[data-mark]")).to_have_count(0)
    page.close()

    count = leading_to(text, events.CAPTURED)
    page = visitor.open(take_in(server, begun(text, count)).all_seats)
    answer_next(page, text, count)
    expect(page.locator(".current-event.moment")).to_have_text("One freedom seeker was captured in Ripley.")
    expect(page.get_by_role("img", name="Ripley: one freedom seeker has just been captured here")).to_be_visible()
    expect(page.locator(".current-event")).to_have_count(0)
    expect(page.locator("[aria-live]").first).to_contain_text("was captured in Ripley")
    page.locator("[data-answer]").first.click()  # the next answer takes the mark away
    expect(page.locator("[data-mark]")).to_have_count(0)


@pytest.mark.parametrize(
    ("name", "cause", "light"),
    [
        ("1p-normal-won", "8 people are free; the goal was 5", "won"),
        ("1p-normal-lost-track-full", "people were sold beyond reach in round", "lost"),
    ],
)
def test_the_end_tells_its_cause_and_begins_the_same_deal_again(
    visit: Visits, server: Server, tmp_path: Path, name: str, cause: str, light: str
) -> None:
    game = finished(server, name)
    page = visit().open(game.all_seats)
    end = page.get_by_role("dialog", name=cause)
    expect(end).to_have_class(re.compile(rf"\b{light}\b"))
    expect(end.locator(".remembered")).to_have_count(2)
    expect(end.get_by_role("link", name="Review")).to_have_attribute("href", f"/review/{game.id}")

    end.get_by_role("button", name="Share").click()
    expect(end.get_by_role("img", name="A picture of the game")).to_be_visible()
    with page.expect_download() as download:
        end.get_by_role("button", name="Save the picture").click()
    download.value.save_as(tmp_path / "game.png")
    assert (tmp_path / "game.png").read_bytes().startswith(b"\x89PNG")
    assert (tmp_path / "game.png").stat().st_size > 100_000

    assert violations(page) == []
    end.get_by_role("button", name="Same deal again").click()
    page.wait_for_url(lambda url: game.id not in url)
    page.get_by_role("region", name="Question").wait_for()
    first = position(page)
    other = visit().open(f"replay/{game.id}#{first}")
    other.locator("[data-digest]").wait_for(state="attached")
    assert digest(other) == digest(page), "the same roles, cards and dice"


def test_the_end_on_a_phone_leaves_the_map_in_sight_and_offers_an_easier_game(visit: Visits, server: Server) -> None:
    page = visit(PHONE).open(finished(server, "1p-normal-lost-track-full").all_seats)
    end = page.get_by_role("dialog", name="people were sold beyond reach in round")
    end.locator(".remembered").first.wait_for()
    box = end.bounding_box()
    assert box
    assert box["y"] > 200
    end.get_by_role("button", name="Easier").click()
    page.get_by_role("region", name="Question").wait_for()
    expect(page.get_by_role("dialog")).to_have_count(0)
