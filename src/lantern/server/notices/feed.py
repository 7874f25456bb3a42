"""A private feed for each seat, for those who do not want Web Push: as a calendar and as Atom.

The token of a feed is derived from the seat's link and a secret of the site. It opens nothing else, and ends when the
link is renewed.
"""

import hmac
import secrets
from datetime import UTC, datetime
from hashlib import sha256
from html import escape
from typing import Final

from lantern.server.store.base import Grant, Store
from lantern.words import Text, Words

SECRET: Final = "feed-secret"
CALENDAR: Final = """BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Lantern//Turns//{code}
METHOD:PUBLISH
BEGIN:VEVENT
UID:{game}-{seat}@lantern
SEQUENCE:{seq}
DTSTAMP:{since}
DTSTART:{since}
STATUS:{status}
TRANSP:TRANSPARENT
SUMMARY:{title}
URL:{url}
END:VEVENT
END:VCALENDAR
"""
ATOM: Final = """<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
<id>tag:lantern,2026:{game}/{seat}</id>
<title>{feed}</title>
<author><name>Lantern</name></author>
<updated>{since}</updated>
{entries}</feed>
"""
ENTRY: Final = """<entry>
<id>tag:lantern,2026:{game}/{seat}/{seq}</id>
<title>{title}</title>
<updated>{since}</updated>
<link href="{url}"/>
</entry>
"""


async def feed_secret(store: Store) -> bytes:
    """Return the secret of this site; the first time it is made."""
    found = await store.value(SECRET) or await store.set_value(SECRET, secrets.token_urlsafe(32))
    return found.encode()


def feed_token(secret: bytes, game: str, grant: Grant) -> str:
    """Return the token of the feed that belongs to a link of a seat."""
    mark = hmac.new(secret, grant.hash, sha256).hexdigest()[:40]
    return f"{game}-{grant.seat}-{mark}"


def seat_of(token: str, secret: bytes, game: str, grants: list[Grant]) -> int | None:
    """Return the seat whose feed a token opens."""
    for grant in grants:
        if grant.seat >= 0 and hmac.compare_digest(feed_token(secret, game, grant).encode(), token.encode()):
            return grant.seat
    return None


def calendar(game: str, seat: int, seq: int, since: int, asked: bool, url: str, words: Words) -> str:
    """Return a calendar with the turn of a seat, or with that entry cancelled."""
    at = datetime.fromtimestamp(since, UTC).strftime("%Y%m%dT%H%M%SZ")
    status = "CONFIRMED" if asked else "CANCELLED"
    said = {"title": words.say(Text("feed-turn")), "code": words.language.upper()}
    text = CALENDAR.format(game=game, seat=seat, seq=seq, since=at, status=status, url=url, **said)
    return text.replace("\n", "\r\n")


def atom(game: str, seat: int, seq: int, since: int, asked: bool, url: str, words: Words) -> str:
    """Return an Atom feed with the turn of a seat, or without an entry."""
    at = datetime.fromtimestamp(since, UTC).isoformat()
    said = {"feed": escape(words.say(Text("feed-title"))), "title": escape(words.say(Text("feed-turn")))}
    values = {"game": game, "seat": seat, "seq": seq, "since": at, "url": url, **said}
    return ATOM.format(**values, entries=ENTRY.format(**values) if asked else "")
