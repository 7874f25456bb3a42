"""Every request about a table, as endpoints."""

from typing import Any, Final

from starlette.responses import PlainTextResponse, Response

from lantern._build import RULES
from lantern.engine.state import PLAYING
from lantern.explain.hints import Hint
from lantern.explain.outlook import Outlook
from lantern.explain.review import Review
from lantern.server import lessons, messages
from lantern.server.catalogue import Catalogue, catalogue_reply
from lantern.server.errors import RequestError
from lantern.server.http.endpoint import Call, Endpoint, Query
from lantern.server.store.base import HOST, SPECTATOR
from lantern.server.tables import advice, replay, seats
from lantern.server.tables.access import admit
from lantern.server.tables.commands import carry_out
from lantern.view.scene import Scene
from lantern.words import rules

AT: Final = Query("at", "after so many answers")
SINCE: Final = Query("since", "with the log after so many answers")
PLAN: Final = Query("plan", "after these answers, with commas between", number=False)
SEAT: Final = Query("seat", "for this seat, counted from 0; without it for the one that is asked")
LUCK: Final = Query("luck", "`same` or `new`", number=False)
MOST_PLAN: Final = 200  # answers


async def create(call: Call) -> messages.Created:
    """Set up a table."""
    call.limits.count_new_table(call.address)
    return await call.registry.create(call.body)


async def import_record(call: Call) -> messages.Created:
    """Start a table from a record."""
    call.limits.count_new_table(call.address, record=True)
    return await call.registry.import_record(call.body)


async def show(call: Call) -> messages.Here:
    """Show a table."""
    table, access = await call.at_table()
    return table.here(access, call.number("since", 0))


async def command(call: Call) -> messages.Reply:
    """Carry out a command at a table."""
    table, access = await call.at_table()
    at = await carry_out(table, access, call.body)
    since = min(getattr(call.body, "position", at), table.position)
    return messages.Reply(at, since, table.scene(since), table.ask())


async def change_seat(call: Call) -> messages.Seated:
    """Change who has a seat."""
    table, access = await call.at_table()
    return await seats.change_seat(table, access, call.request.path_params["seat"], call.body)


async def renew_link(call: Call) -> messages.Renewed:
    """Make a new link for the host or for spectators; the one before opens nothing any more."""
    table, access = await call.at_table()
    who = {"host": HOST, "spectators": SPECTATOR}.get(call.request.path_params["who"])
    if who is None:
        raise RequestError("not-found", "There are links of the `host` and of the `spectators`.", 404)
    return messages.Renewed(await seats.renew_link(table, access, who))


async def remove_spectator(call: Call) -> messages.Done:
    """End the connection of a spectator."""
    table, access = await call.at_table()
    await seats.remove_spectator(table, access, call.request.path_params["number"])
    return messages.Done()


async def end(call: Call) -> messages.Done:
    """End a table before its game is over."""
    table, access = await call.at_table()
    await seats.end_table(table, access)
    return messages.Done()


async def erase(call: Call) -> messages.Done:
    """Erase a table with everything that is stored of it."""
    stored, access = await call.stored()
    if not access.host:
        raise RequestError("not-host", "Only the host can do this.", 403)
    await call.registry.erase(stored.id)
    return messages.Done()


async def record(call: Call) -> Response:
    """Return the record of a game, also where it cannot be replayed any more."""
    stored = await call.registry.stored(call.id)
    if stored.rules == RULES:
        return PlainTextResponse(await replay.text(await call.readable()))
    events = await call.store.events(call.id)
    if events[-1].outcome == PLAYING:
        admit(call.token, stored.grants)
    return PlainTextResponse(replay.old_text(stored, events))


async def moment(call: Call) -> Scene:
    """Return any moment of a game."""
    table = await call.readable()
    return await replay.moment(table, call.number("at", table.position), call.number("since", 0))


async def overview(call: Call) -> messages.Replay:
    """Return the rounds of a game."""
    return await replay.overview(await call.readable())


async def odds(call: Call) -> messages.OddsReply:
    """Count the odds of the next catcher phase."""
    words = [word for word in call.request.query_params.get("plan", "").split(",") if word]
    if len(words) > MOST_PLAN or not all(word.isascii() and word.isdecimal() and len(word) <= 4 for word in words):
        raise RequestError("bad-request", f"'plan' must be at most {MOST_PLAN} answers with commas between.", 422)
    return await replay.odds(await call.readable(), [int(word) for word in words])


async def hint(call: Call) -> Hint:
    """Give a hint."""
    table, access = await call.at_table()
    return await advice.hint(call.jobs, table, access, call.number("seat", table.game.actor))


async def chance(call: Call) -> Outlook:
    """Tell how likely a good team is to win."""
    table, _access = await call.at_table()
    return await advice.chance(call.jobs, table)


async def review(call: Call) -> Review:
    """Review a game."""
    return await advice.review(call.jobs, await call.readable())


async def why(call: Call) -> messages.Why:
    """Tell what an answer brought."""
    table = await call.readable()
    return await advice.why(table, call.number("at", table.position))


async def allow_hints(call: Call) -> messages.Hints:
    """Switch hints on or off."""
    table, access = await call.at_table()
    await seats.allow_hints(table, access, call.body.allowed)
    return messages.Hints(call.body.allowed)


async def branch(call: Call) -> messages.Created:
    """Start a new table from a moment of this one."""
    luck = call.request.query_params.get("luck", "new")
    if luck not in ("same", "new"):
        raise RequestError("bad-request", "'luck' must be 'same' or 'new'.", 422)
    table = await call.readable()
    call.limits.count_new_table(call.address)
    access = table.access(call.token) if call.token else None
    return await call.registry.branch(table, call.number("at", table.position), luck == "same", access)


async def catalogue(call: Call) -> Response:
    """Return what does not change during a game."""
    return catalogue_reply(call.request)


async def list_lessons(_call: Call) -> list[lessons.LessonOffer]:
    """Return the lessons there are."""
    return lessons.offers()


async def lesson(call: Call) -> lessons.Lesson:
    """Return the script of a lesson."""
    return lessons.lesson(call.request.path_params["name"])


async def rule_text(_call: Call) -> Response:
    """Return the rules."""
    return PlainTextResponse(rules(), media_type="text/markdown")


def get(path: str, about: str, handler: Any, reply: Any = None, **more: Any) -> Endpoint:
    """Describe a request that reads something of a table."""
    return Endpoint("GET", f"/api/tables/{{id}}{path}", about, handler, reply=reply, token=True, **more)


def post(path: str, about: str, handler: Any, body: Any, reply: Any, **more: Any) -> Endpoint:
    """Describe a request that changes something about a table."""
    return Endpoint("POST", f"/api/tables/{{id}}{path}", about, handler, body, reply, token=True, **more)


def said(path: str, about: str, body: Any) -> Endpoint:
    """Describe a command."""
    return post(path, about, command, body, messages.Reply)


Created = messages.Created
ENDPOINTS: Final = (
    Endpoint("POST", "/api/tables", "Set up a table", create, messages.NewTable, Created, 201),
    Endpoint(
        "POST", "/api/records", "Start from a record", import_record, messages.NewRecord, Created, 201, record=True
    ),
    get("", "A table", show, messages.Here, query=(SINCE,)),
    Endpoint("DELETE", "/api/tables/{id}", "Erase a table, as its host", erase, reply=messages.Done, token=True),
    said("/answers", "Give an answer", messages.GiveAnswer),
    said("/undo", "Take back one's last answer", messages.Undo),
    said("/redo", "Give it again", messages.Redo),
    said("/restart", "Go back to the start of the turn", messages.Restart),
    said("/undo-to", "Go back to a moment", messages.UndoTo),
    said("/consent", "Agree to what others want to take back, or not", messages.Consent),
    said("/ideas", "Propose an answer to whoever is asked", messages.Propose),
    said("/chat", "Say something beside the game", messages.Chat),
    said("/notes", "Keep a note of one's own", messages.Note),
    post("/seats/{seat:int}", "Hand a seat over", change_seat, messages.Sit, messages.Seated),
    post("/links/{who}", "A new link of the host or the spectators", renew_link, None, messages.Renewed),
    post("/spectators/{number:int}/remove", "Remove a spectator", remove_spectator, None, messages.Done),
    post("/end", "End a table before its game is over", end, None, messages.Done),
    get("/record", "The record, as text", record),
    get("/scene", "Any moment of a game", moment, Scene, query=(AT, SINCE)),
    get("/rounds", "The rounds of a game", overview, messages.Replay),
    get("/odds", "Exact odds", odds, messages.OddsReply, query=(PLAN,)),
    get("/hint", "What an expert would do", hint, Hint, query=(SEAT,), advice="advice"),
    post("/hints", "Allow hints, or not", allow_hints, messages.Hints, messages.Hints),
    get("/chance", "The chance of winning", chance, Outlook, advice="advice"),
    get("/why", "What an answer brought", why, messages.Why, query=(AT,)),
    get("/review", "A review of a game that is over", review, Review, advice="review"),
    post("/branch", "A new table from a moment of this one", branch, None, Created, status=201, query=(AT, LUCK)),
    Endpoint("GET", "/api/catalogue", "Cards, roles, options, sides and numbers", catalogue, reply=Catalogue),
    Endpoint("GET", "/api/lessons", "The lessons", list_lessons, reply=list[lessons.LessonOffer]),
    Endpoint("GET", "/api/lessons/{name}", "The script of a lesson", lesson, reply=lessons.Lesson),
    Endpoint("GET", "/api/rules", "The rules", rule_text, media="text/markdown"),
)
