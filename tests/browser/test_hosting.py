"""What only the host may do, as everybody at the table sees it; and what is seen while the server cannot save."""

import sqlite3
from pathlib import Path

import httpx2
from playwright.sync_api import Page, expect

from tests.browser.axe import violations
from tests.browser.serving import Server, serving
from tests.browser.visiting import Visits, position, set_table, table_id


def controls(page: Page) -> None:
    """Open what the host may do."""
    page.get_by_role("button", name="Players and invitations").first.click()
    page.get_by_role("heading", name="Only you, as the host").wait_for()


def test_the_host_removes_a_spectator_ends_the_table_and_erases_it(visit: Visits, server: Server) -> None:
    made = httpx2.post(f"{server.address}api/tables", json={"players": 2, "seed": "river"}).raise_for_status().json()
    path = f"t/{made['id']}#token="
    page, guest, watcher = (
        visit().open(path + token)
        for token in (f"{made['host']},{made['seats'][0]}", made["seats"][1], made["spectator"])
    )
    for visitor in visit.visitors:
        visitor.forgiven.append("WebSocket|40[34]")
    for each in (page, guest, watcher):
        each.locator("[data-position]").wait_for(state="attached")
    guest.get_by_role("region", name="Question").get_by_role("button", name="Take").first.wait_for()
    controls(page)
    page.get_by_role("button", name="Remove spectator 1").wait_for()
    assert violations(page) == []
    page.get_by_role("button", name="Remove spectator 1").click()
    expect(watcher.get_by_role("alert").filter(has_text="does not open this table")).to_be_visible()
    expect(page.get_by_role("list", name="Spectators")).to_have_count(0)
    page.get_by_role("button", name="End the table").click()
    assert violations(page) == []
    page.get_by_role("button", name="End it for everybody").click()
    for each in (page, guest):
        expect(each.get_by_text("The host has ended this table").first).to_be_visible()
    expect(guest.locator("[data-answer]:enabled")).to_have_count(0)
    page.get_by_role("button", name="Erase the game").click()
    page.get_by_role("button", name="Erase it for everybody").click()
    page.wait_for_url(server.address)
    expect(guest.get_by_role("alert").filter(has_text="does not open this table")).to_be_visible()
    assert httpx2.get(f"{server.address}api/tables/{made['id']}/record").status_code == 404
    assert made["id"] not in page.evaluate("JSON.stringify(localStorage)")


def test_a_store_that_cannot_be_written_is_told_and_play_goes_on_by_itself(visit: Visits, tmp_path: Path) -> None:
    data = tmp_path / "tables.db"
    with serving(data) as server:
        page = visit(server=server).open()
        set_table(page, seed="river")
        before = position(page)
        other = sqlite3.connect(data, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        page.get_by_role("region", name="Question").get_by_role("button", name="Take").first.click()
        told = page.get_by_role("status").filter(
            has_text="The server cannot save just now; your last answer was not taken. Trying again"
        )
        expect(told).to_be_visible()
        assert position(page) == before
        assert stored(server, page) == before
        other.execute("ROLLBACK")
        expect(page.locator("[data-position]")).not_to_have_attribute("data-position", str(before))
        expect(told).to_have_count(0)
        assert stored(server, page) == before + 1, "sent again, and taken once"
        page.close()


def stored(server: Server, page: Page) -> int:
    """Return how many answers of a game the server has."""
    tokens = page.evaluate(f"localStorage.getItem('lantern.table.{table_id(page)}')")
    address = f"{server.address}api/tables/{table_id(page)}"
    shown = httpx2.get(address, headers={"authorization": f"Bearer {tokens}"}).raise_for_status().json()
    return int(shown["scene"]["position"])
