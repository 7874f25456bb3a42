"""The page without a network: it opens, reads, shows a table as it was last seen, and goes on by itself."""

import re

from playwright.sync_api import Page, expect

from tests.browser.axe import violations
from tests.browser.serving import Server
from tests.browser.visiting import DESK, PHONE, Size, Visits, digest, open_play, position, set_table, sizes, table_id

READY = "navigator.serviceWorker.ready.then(() => caches.keys())"
NO_NETWORK = "ERR_INTERNET_DISCONNECTED|WebSocket|ERR_FAILED|cannot be reached"


@sizes(DESK, PHONE)
def test_the_page_opens_without_a_network_and_a_table_goes_on_when_it_is_back(
    visit: Visits, server: Server, size: Size
) -> None:
    visitor = visit(size, offline=True)
    page = visitor.open()
    names = page.evaluate(READY)
    assert [name[:8] for name in names] == ["lantern-"]
    page.wait_for_function("navigator.serviceWorker.controller")
    set_table(page, seed="river")
    take_token(page)
    table, seen = page.url, (position(page), digest(page))
    visitor.forgiven.append(NO_NETWORK)
    visitor.context.set_offline(True)
    for path, heading in (("rules", "rules"), ("cards", "cards"), ("about", "."), ("", "Lantern")):
        page.goto(server.address + path)
        expect(page.get_by_role("heading", level=1)).to_contain_text(re.compile(heading, re.IGNORECASE))
        expect(page.get_by_role("alert")).to_have_count(0)
    expect(page.get_by_role("button", name=re.compile("Learn by playing"))).to_be_visible()
    open_play(page)
    page.get_by_role("button", name="Start the game").click()
    expect(page.get_by_role("alert")).to_contain_text("cannot be reached")
    page.goto(table)
    expect(page.get_by_role("status").filter(has_text="as you last saw it")).to_be_visible()
    assert (position(page), digest(page)) == seen
    expect(page.locator("[data-answer]")).to_have_count(0)
    assert violations(page) == []
    assert kept_paths(page) & {"/", "/api/rules", "/api/catalogue"} == {"/", "/api/rules", "/api/catalogue"}
    assert not [path for path in kept_paths(page) if re.match("/(t|api/(tables|games|mine|notices))", path)]
    visitor.context.set_offline(False)
    page.get_by_role("region", name="Question").wait_for()
    assert (position(page), digest(page)) == seen
    take_token(page)


def take_token(page: Page) -> None:
    """Take the first token that is offered, and wait until the server has agreed."""
    before = position(page)
    page.get_by_role("region", name="Question").get_by_role("button", name="Take").first.click()
    expect(page.locator("[data-position]")).not_to_have_attribute("data-position", str(before))


def kept_paths(page: Page) -> set[str]:
    """Return what the worker has kept."""
    found = page.evaluate(
        """async () => {
            const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
            const requests = await Promise.all(caches_.map((each) => each.keys()));
            return requests.flat().map((each) => new URL(each.url).pathname);
        }"""
    )
    return set(found)


# Chromium without a window shows no notices and lets nobody touch them: what the worker asks of it is noted instead.
NOTED = """() => {
    globalThis.noted = [];
    registration.showNotification = async (title, { body, tag, data }) => void noted.push([title, body, tag, data]);
    clients.openWindow = async (address) => void noted.push(["open", address]);
    WindowClient.prototype.focus = async function () { noted.push(["focus", this.url]); };
}"""
PUSH = "(notice) => dispatchEvent(new PushEvent('push', { data: JSON.stringify(notice) }))"
TOUCH = """(path) => dispatchEvent(Object.assign(new ExtendableEvent("notificationclick"), {
    notification: { close() {}, data: path } }))"""


def test_a_push_becomes_a_notice_that_leads_to_the_table(visit: Visits, server: Server) -> None:
    visitor = visit(offline=True)
    page = visitor.open()
    page.evaluate(READY)
    page.wait_for_function("navigator.serviceWorker.controller")
    set_table(page, seed="river")
    (worker,) = visitor.context.service_workers
    path = f"/t/{table_id(page)}"
    worker.evaluate(NOTED)
    worker.evaluate(PUSH, {"title": "Lantern", "body": "It is your turn.", "url": path, "tag": "turn-x-0"})
    for touched in (path, "/t/elsewhere", "https://example.org/"):
        worker.evaluate(TOUCH, touched)
    here = server.address.rstrip("/")
    expected = [
        ["Lantern", "It is your turn.", "turn-x-0", path],
        ["focus", here + path],
        ["open", f"{here}/t/elsewhere"],
    ]
    page.wait_for_timeout(300)
    assert sorted(worker.evaluate("noted")) == sorted(expected)
