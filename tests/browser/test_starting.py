"""`lantern serve` as `make play` starts it: address, port, a clean end, and the game that waits at the next start."""

from pathlib import Path

from playwright.sync_api import expect

from tests.browser.serving import serving
from tests.browser.visiting import Visits, digest, position, set_table


def test_the_next_start_goes_on_where_the_last_one_stopped(visit: Visits, tmp_path: Path) -> None:
    data = tmp_path / "tables.db"
    with serving(data) as first:
        page = visit(server=first).open()
        expect(page.get_by_role("button", name="Continue", exact=True)).to_have_count(0)
        set_table(page, players=2, seed="river")
        page.get_by_role("region", name="Question").get_by_role("button", name="Take").first.click()
        expect(page.get_by_role("button", name="Undo", exact=True)).to_be_enabled()
        seen = position(page), digest(page)
        # The page complains once the server has gone, as it should.
        visit.visitors[-1].forgiven.append("WebSocket|ERR_CONNECTION")
        code, said = first.interrupt()
        assert code == 0
        assert "Stopped. The games are kept in" in said
        assert "Traceback" not in said
        expect(page.get_by_role("status").filter(has_text="interrupted")).to_be_visible()
    with serving(data) as second:
        again = visit(server=second).open()
        again.get_by_role("button", name="Continue", exact=True).click()
        again.get_by_role("region", name="Question").wait_for()
        assert (position(again), digest(again)) == seen
        again.close()


def test_a_page_left_open_goes_on_by_itself_when_the_server_comes_back(visit: Visits, tmp_path: Path) -> None:
    data = tmp_path / "tables.db"
    with serving(data) as first:
        page = visit(server=first).open()
        set_table(page, seed="river")
        port = first.port
        visit.visitors[-1].forgiven.append("WebSocket|ERR_CONNECTION")
        assert first.interrupt()[0] == 0
    with serving(data, port) as second:
        assert second.port == port
        before = position(page)
        expect(page.get_by_role("status").filter(has_text="interrupted")).to_have_count(0)
        page.get_by_role("region", name="Question").get_by_role("button", name="Take").first.click()
        expect(page.locator("[data-position]")).not_to_have_attribute("data-position", str(before))
        page.close()
