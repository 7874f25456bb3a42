"""Lists of games: those of this machine, those of a browser, those of the whole site; and what is kept how long."""

from typing import Annotated, Final

from msgspec import Meta, Struct

from lantern.engine.state import PLAYING
from lantern.levels import level_of
from lantern.server.errors import RequestError
from lantern.server.http.endpoint import Call, Endpoint, Query
from lantern.server.messages import Created, Credentials, Done, GameSummary, Name
from lantern.server.store.base import GameChanges, Listing
from lantern.server.tables.access import admit

MOST: Final = Query("most", "at most so many, those last played first")
MOST_MINE: Final = 50


class Held(Struct, rename="camel", forbid_unknown_fields=True):
    """A game of which a browser holds links."""

    id: Name
    token: Credentials


class Mine(Struct, rename="camel", forbid_unknown_fields=True):
    """The games of which a browser holds links."""

    games: Annotated[list[Held], Meta(max_length=MOST_MINE)]


class MyGame(Struct, rename="camel"):
    """A game as one of those who hold a link see it in a list."""

    id: str
    players: int
    level: str  # of the start page; empty where it is none of them
    names: list[str]
    seats: list[int]  # that the link is for
    host: bool
    asked: list[int]  # seats of people whose turn it is
    since: int  # when the game last went on
    round: int
    outcome: int
    ended: bool


class Privacy(Struct, rename="camel"):
    """How long this site keeps what, in days (0: until it is erased), and who runs it."""

    unfinished: float
    finished: float
    talk: float
    contact: str
    notices: bool


async def games(call: Call) -> list[GameSummary]:
    """List the games of this machine."""
    call.check_local()
    return [summary(each) for each in await call.store.listings(most=1_000)]


async def open_again(call: Call) -> Created:
    """Make new links for a game, for the owner of this machine; those before stay good."""
    call.check_local()
    return await call.registry.open_again(call.id)


async def my_games(call: Call) -> list[MyGame]:
    """List the games of which these tokens open something; others are left out without a word."""
    held = {each.id: each.token for each in call.body.games}
    found = []
    for each in await call.store.listings(list(held), MOST_MINE):
        try:
            access = admit(held[each.id], (await call.registry.stored(each.id)).grants)
            going = each.outcome == PLAYING and not each.ended
            asked = (await call.registry.table(each.id)).asked_people() if going else []
        except RequestError as error:
            if error.status == 503:
                raise
            continue  # the link is no longer good, or the game is of older rules
        seats = sorted(access.seats)
        found.append(
            MyGame(
                each.id,
                each.setup.players,
                level_of(each.setup.edition, each.setup.side, each.setup.position),
                each.names,
                seats,
                access.host,
                asked,
                each.updated,
                each.round,
                each.outcome,
                each.ended,
            )
        )
    return found


async def all_games(call: Call) -> list[GameSummary]:
    """List the games of the site, without names."""
    call.check_operator()
    return [summary(each, names=False) for each in await call.store.listings(most=call.number("most", 200))]


async def erase_any(call: Call) -> Done:
    """Erase a game for the operator."""
    call.check_operator()
    if not await call.registry.erase(call.id):
        raise RequestError("no-such-table", "There is no such table here.", 404)
    return Done()


async def end_any(call: Call) -> Done:
    """End a game for the operator."""
    call.check_operator()
    await call.registry.stored(call.id)
    await call.store.change_game(call.id, GameChanges(ended=True))
    call.registry.forget(call.id)
    return Done()


async def open_any(call: Call) -> Created:
    """Make new links for a game, for the operator."""
    call.check_operator()
    return await call.registry.open_again(call.id)


async def privacy(call: Call) -> Privacy:
    """Tell what is kept how long."""
    found = call.settings
    return Privacy(
        found.keep_unfinished_days, found.keep_finished_days, found.keep_talk_days, found.contact, found.notices
    )


def summary(each: Listing, names: bool = True) -> GameSummary:
    """Return one line of a list."""
    shown = each.names if names and any(each.names) else []
    setup = each.setup
    return GameSummary(
        each.id,
        setup.players,
        setup.side,
        list(setup.options),
        shown,
        each.position,
        each.created,
        each.updated,
        each.outcome,
        each.round,
        each.ended,
    )


ADMIN: Final = "/api/admin/games"
ENDPOINTS: Final = (
    Endpoint(
        "GET", "/api/games", "The games of this machine, with its key", games, None, list[GameSummary], token=True
    ),
    Endpoint(
        "POST", "/api/games/{id}/open", "New links, with this machine's key", open_again, None, Created, 201, token=True
    ),
    Endpoint("POST", "/api/mine", "Games of which one holds links", my_games, Mine, list[MyGame]),
    Endpoint(
        "GET", ADMIN, "All games, for the operator", all_games, None, list[GameSummary], token=True, query=(MOST,)
    ),
    Endpoint("DELETE", ADMIN + "/{id}", "Erase a game, as the operator", erase_any, None, Done, token=True),
    Endpoint("POST", ADMIN + "/{id}/end", "End a game, as the operator", end_any, None, Done, token=True),
    Endpoint("POST", ADMIN + "/{id}/open", "New links, as the operator", open_any, None, Created, 201, token=True),
    Endpoint("GET", "/api/privacy", "What is kept how long", privacy, reply=Privacy),
)
