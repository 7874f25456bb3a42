"""A game on one screen, played to its end as a person would: with the mouse only, and with keys only."""

import re
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Page, expect

from lantern.record import read
from tests.browser.clicking import Clicker
from tests.browser.keying import Typist, enter, go_to, is_focused
from tests.browser.records import begun, take_in, text_of
from tests.browser.serving import Server
from tests.browser.visiting import Visits, choose_setting, read_note, set_table

FINAL = 6  # answers of a recorded game for four, all in its last round


def save_and_check(page: Page, record: Path) -> None:
    """Review from the end of a game, save its record, and let the command check it."""
    expect(page.get_by_role("dialog").get_by_role("button", name="Same deal again")).to_be_visible()
    enter(page.get_by_role("dialog").get_by_role("link", name="Watch the replay"))
    save = page.get_by_role("button", name="Download game")
    save.wait_for()
    with page.expect_download() as download:
        enter(save)
    download.value.save_as(record)
    words = [sys.executable, "-m", "lantern", "check", str(record)]
    assert ": ok: " in subprocess.run(words, capture_output=True, text=True, check=True, timeout=60).stdout


def test_the_last_round_is_played_to_its_end_by_clicking(visit: Visits, server: Server, tmp_path: Path) -> None:
    text = text_of("4p-normal-out-of-time")
    page = visit().open(take_in(server, begun(text, len(read(text).answers) - FINAL)).all_seats)
    page.get_by_role("region", name="Question").wait_for()
    assert Clicker(page, Random(3)).play() > 2
    save_and_check(page, tmp_path / "game.txt")


@pytest.mark.long
def test_a_game_is_played_to_its_end_by_clicking(visit: Visits, tmp_path: Path) -> None:
    page = visit(calm=False).open()
    read_note(page)
    choose_setting(page, "Motion", "none")
    set_table(page, seed="north")
    assert Clicker(page, Random(3)).play() > 50
    save_and_check(page, tmp_path / "game.txt")


@pytest.mark.parametrize("whole", [False, pytest.param(True, marks=pytest.mark.long)], ids=["begun", "whole"])
def test_a_game_is_played_by_keys(visit: Visits, tmp_path: Path, whole: bool) -> None:
    page = visit(calm=False).open()
    prepare_by_keys(page)
    enter(page.get_by_role("button", name="Key"))
    page.get_by_role("dialog", name="Beside the game").get_by_role("heading", name="Key of the map").wait_for()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert is_focused(page.get_by_role("button", name="Key")), "a dialog gives the focus back"
    player = Typist(page, Random(3))
    if whole:
        assert player.play() > 50
        save_and_check(page, tmp_path / "game.txt")
    for _answer in range(0 if whole else 6):
        player.turn()


def prepare_by_keys(page: Page) -> None:
    """Read the note, choose no motion, and set the table for one."""
    enter(page.get_by_role("button", name="About the subject and the words"))
    enter(page.get_by_role("dialog").get_by_role("button", name="Continue"))
    enter(page.get_by_role("button", name="Settings"))
    motion = page.get_by_role("dialog").get_by_role("group", name="Motion")
    go_to(motion.get_by_role("radio").first)
    page.keyboard.press("ArrowDown")
    expect(motion.get_by_role("radio", name="none")).to_be_checked()
    page.keyboard.press("Escape")
    enter(page.get_by_role("button", name=re.compile("^Play Alone")))
    page.get_by_role("radio", name=re.compile("^First journey")).wait_for()
    enter(page.get_by_text("Options", exact=True))
    go_to(page.get_by_label(re.compile("^Seed")))
    page.keyboard.type("north")
    enter(page.get_by_role("button", name="Start the game"))
    page.get_by_role("region", name="Question").wait_for()
