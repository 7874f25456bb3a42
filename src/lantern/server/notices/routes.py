"""What a page asks about notices: the key of the site, subscribing and not, the addresses of feeds; and the feeds."""

from typing import Annotated, Final

from msgspec import Meta, Struct
from starlette.responses import Response

from lantern.server.errors import RequestError
from lantern.server.http.endpoint import Call, Endpoint
from lantern.server.messages import Done
from lantern.server.notices import feed
from lantern.server.notices.watch import Notices
from lantern.server.store.base import Subscription
from lantern.words import ENGLISH, Words, accepted_language, best_language

MOST: Final = 5  # browsers that a seat may name
Address = Annotated[str, Meta(max_length=1_000)]
KeyText = Annotated[str, Meta(max_length=200)]


class PushKeys(Struct):
    """With which a notice is encrypted for one browser."""

    p256dh: KeyText
    auth: KeyText


class NewSubscription(Struct):
    """A subscription as the browser gives it (`PushSubscription.toJSON()`)."""

    endpoint: Address
    keys: PushKeys


class OldSubscription(Struct):
    """A subscription that is to be forgotten."""

    endpoint: Address


class NoticesOffered(Struct, rename="camel"):
    """What this site offers to those who are away."""

    feeds: bool
    push: bool
    key: str = ""  # of this site, for Web Push (`applicationServerKey`)
    after: float = 0.0  # seconds that a seat must be away before it is told


class SeatFeed(Struct, rename="camel"):
    """The addresses of the feed of a seat."""

    seat: int
    calendar: str
    atom: str


def notices_of(call: Call) -> Notices:
    """Return the notices of this server, or refuse where they are switched off."""
    found: Notices = call.request.app.state.notices
    if not found.secret:
        raise RequestError("no-notices", "This server sends no notices.", 404)
    return found


async def offered(call: Call) -> NoticesOffered:
    """Tell what this site offers to those who are away."""
    found: Notices = call.request.app.state.notices
    key = found.sender.public_key if found.sender else ""
    return NoticesOffered(bool(found.secret), bool(key), key, call.settings.notice_after)


async def subscribe(call: Call) -> Done:
    """Store where a browser wants to be told about the seats whose links it has."""
    sender, new = notices_of(call).sender, call.body
    if sender is None:
        raise RequestError("no-push", "This server offers feeds only.", 404)
    sender.check(new.endpoint, new.keys.p256dh, new.keys.auth)
    table, access = await call.at_table()
    if not access.seats:
        raise RequestError("no-seat", "Only those who have a seat are told about it.", 403)
    known = await call.store.subscriptions(table.id)
    for seat in sorted(access.seats):
        others = [each for each in known if each.seat == seat and each.endpoint != new.endpoint]
        if len(others) >= MOST:
            raise RequestError("too-many", f"A seat can be told in {MOST} browsers at most.", 429)
        await call.store.subscribe(Subscription(table.id, seat, new.endpoint, new.keys.p256dh, new.keys.auth))
    return Done()


async def unsubscribe(call: Call) -> Done:
    """Forget where a browser wanted to be told about this table."""
    table, _access = await call.at_table()
    await call.store.unsubscribe(call.body.endpoint, table.id)
    return Done()


async def feeds(call: Call) -> list[SeatFeed]:
    """Return the addresses of the feeds that belong to the seats of these links."""
    secret = notices_of(call).secret
    table, access = await call.at_table()
    tokens = {
        grant.seat: feed.feed_token(secret, table.id, grant)
        for grant in table.stored.grants
        if grant.seat in access.seats and grant.hash in access.hashes
    }
    language = accepted_language(call.request.headers.get("accept-language", ""))
    query = "" if language == ENGLISH else f"?language={language}"
    return [
        SeatFeed(seat, f"/feed/{token}.ics{query}", f"/feed/{token}.xml{query}")
        for seat, token in sorted(tokens.items())
    ]


async def read_feed(call: Call) -> Response:
    """Return the feed of a seat."""
    notices, token = notices_of(call), str(call.request.path_params["token"])
    game = token.rsplit("-", 2)[0]
    if not notices.readings.take(token):
        raise RequestError("too-many", "A feed is read every few minutes at most.", 429)
    seat = feed.seat_of(token, notices.secret, game, (await call.registry.stored(game)).grants)
    if seat is None:
        raise RequestError("wrong-token", "This feed does not exist, or no longer does.", 404)
    table = await call.registry.table(game)
    (listing,) = await call.store.listings([game])
    is_calendar = call.request.url.path.endswith(".ics")
    write, kind = (feed.calendar, "text/calendar") if is_calendar else (feed.atom, "application/atom+xml")
    words = Words(language=best_language([call.request.query_params.get("language", "")]))
    site = (call.settings.public_url or str(call.request.base_url)).rstrip("/")
    text = write(game, seat, table.seq, listing.updated, seat in table.asked_people(), f"{site}/t/{game}", words)
    return Response(text, media_type=kind, headers={"cache-control": "no-store"})


TABLE: Final = "/api/tables/{id}"
ENDPOINTS: Final = (
    Endpoint("GET", "/api/notices", "Whether this site offers notices", offered, reply=NoticesOffered),
    Endpoint("POST", f"{TABLE}/notices", "Be told when it is one's turn", subscribe, NewSubscription, Done, token=True),
    Endpoint("POST", f"{TABLE}/notices/forget", "Be told no more", unsubscribe, OldSubscription, Done, token=True),
    Endpoint("GET", f"{TABLE}/feeds", "The feeds of one's seats", feeds, reply=list[SeatFeed], token=True),
    Endpoint("GET", "/feed/{token}.ics", "Whose turn it is, as a calendar", read_feed, media="text/calendar"),
    Endpoint("GET", "/feed/{token}.xml", "Whose turn it is, as Atom", read_feed, media="application/atom+xml"),
)
