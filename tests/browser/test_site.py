"""Four browsers at one table of two servers: one server is lost in the middle, and no answer with it."""

import json
import time
from collections import Counter
from dataclasses import dataclass, field
from random import Random
from typing import Any

import httpx2
import psycopg
from playwright.sync_api import WebSocket

from tests.browser.clicking import Clicker
from tests.browser.company import Guest
from tests.browser.serving import Server
from tests.browser.site import open_site
from tests.browser.visiting import Visits, digest, position
from tests.server.conftest import postgres, postgres_server  # noqa: F401 - fixtures

PEOPLE = ["Amara", "Ben", "Cleo"]
ANSWERS = 16  # before the server is lost, and again afterwards
SETTLED = 20.0  # seconds within which all pages show the same
QUICK = 0.6  # how often a turn is ended where it can be


@dataclass
class Heard:
    """The answers that pages have sent, and those that the servers have acknowledged, by their keys."""

    sent: Counter[str] = field(default_factory=Counter)
    acknowledged: set[str] = field(default_factory=set)
    refused: set[str] = field(default_factory=set)
    tries: int = 0  # connections

    def listen(self, line: WebSocket) -> None:
        """Listen to a connection of a page."""
        self.tries += 1
        line.on("framesent", self._on_sent)
        line.on("framereceived", self._on_received)

    def _on_sent(self, frame: str | bytes) -> None:
        said = json.loads(frame)
        if said.get("type") == "answer":
            self.sent[said["key"]] += 1

    def _on_received(self, frame: str | bytes) -> None:
        heard = json.loads(frame)
        if heard.get("key") in self.sent:
            (self.refused if heard["type"] == "refused" else self.acknowledged).add(heard["key"])


def agreed(guests: list[Guest], after: int = -1) -> int:
    """Wait until all pages show the same table, later than a position; return where it stands."""
    end = time.monotonic() + SETTLED
    while time.monotonic() < end:
        seen = {(position(guest.page), digest(guest.page)) for guest in guests}
        if len(seen) == 1 and min(seen)[0] > after:
            return min(seen)[0]
        guests[0].page.wait_for_timeout(20)
    raise AssertionError(f"they do not see the same after {after}: {seen}")


def play(guests: list[Guest], answers: int, luck: Random) -> int:
    """Let the people play, and the computer between them; return where the table stands."""
    here = agreed(guests)
    until = here + answers
    while here < until:
        asked = next((guest for guest in guests if guest.seat >= 0 and guest.is_asked()), None)
        if asked:
            answer(asked, luck)
        here = agreed(guests, here)
    return here


def answer(asked: Guest, luck: Random) -> None:
    """Have somebody give one answer; turns are kept short."""
    enough = asked.question.locator("button.end[data-answer]:enabled")
    if luck.random() < QUICK and enough.count():
        enough.first.click()
    else:
        Clicker(asked.page, luck, tuple(name for name in PEOPLE if name != asked.name)).turn()


def sit_down(visit: Visits, addresses: list[str], heard: Heard) -> list[Guest]:
    """Seat three people beside a computer player, and let somebody watch; every second one at the other server."""
    seats: list[dict[str, Any]] = [{"name": name} for name in PEOPLE]
    wish = {"players": 4, "seed": "river", "seats": [*seats, {"by": "computer:good"}]}
    made = httpx2.post(f"{addresses[0]}api/tables", json=wish).raise_for_status().json()
    guests = []
    for number, token in enumerate([*made["seats"][:3], made["spectator"]]):
        visitor = visit()
        visitor.server = Server(None, addresses[number % 2], "")  # type: ignore[arg-type]
        visitor.forgiven.append("WebSocket|ERR_CONNECTION|ERR_EMPTY_RESPONSE")
        visitor.context.on("page", lambda page: page.on("websocket", heard.listen))
        link = f"t/{made['id']}#token={token}"
        page = visitor.open(link)
        guests.append(Guest(number if number < 3 else -1, [*PEOPLE, ""][number], link, visitor, page))
    for guest in guests:
        guest.question.wait_for()
    return guests


def test_four_browsers_at_two_servers_lose_a_server_and_nothing_else(visit: Visits, postgres: str) -> None:  # noqa: F811
    heard, luck = Heard(), Random(5)
    with open_site(postgres) as (servers, proxies):
        guests = sit_down(visit, [proxy.address for proxy in proxies], heard)
        play(guests, ANSWERS, luck)
        assert heard.tries == 4
        servers[1].kill()
        servers[1].start()
        play(guests, ANSWERS // 2, luck)
        assert heard.tries >= 6, "two browsers have come again, by the other server"
        servers[1].wait_until_ready()
        servers[0].stop()
        last = play(guests, ANSWERS // 2, luck)
        game = guests[0].page.url.rpartition("/")[2]
        with psycopg.connect(postgres) as database:
            rows = database.execute("SELECT key, seat FROM events WHERE game = %s AND key <> ''", [game]).fetchall()
    kept = Counter(key for key, _seat in rows)
    assert heard.acknowledged - heard.refused <= set(kept), "acknowledged and lost"
    assert set(heard.sent) - heard.refused <= set(kept), "sent and lost"
    assert set(kept.values()) == {1}
    assert {seat for _key, seat in rows} == {0, 1, 2, 3}, "the computer has played too"
    assert last >= 2 * ANSWERS
    for guest in guests:
        guest.page.close()
