"""What the server answers to requests."""

from typing import Any, Final

from starlette.responses import PlainTextResponse, Response

from lantern.engine.state import PLAYING
from lantern.explain.hints import Hint
from lantern.explain.outlook import Outlook
from lantern.explain.review import Review
from lantern.server import counsel, looking, messages, replaying, seating
from lantern.server.catalogue import Catalogue, catalogue_reply
from lantern.server.commands import carry_out
from lantern.server.doors import Call, Door, Query
from lantern.server.limits import HINTS, RECORD, REVIEWS
from lantern.server.refusal import RefusalError
from lantern.server.replies import NOT_SAVED
from lantern.server.tokens import admit
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
    return await call.hall.create(call.body)


async def take_in(call: Call) -> messages.Created:
    """Begin a table from a record."""
    return await call.hall.take_in(call.body)


async def games(call: Call) -> list[looking.GameSummary]:
    """List the games of this machine."""
    call.check_local()
    return [
        looking.GameSummary(
            each.id,
            each.setup.players,
            each.setup.side,
            list(each.setup.options),
            each.names if any(each.names) else [],
            each.position,
            each.created,
            each.updated,
            each.outcome,
            each.round,
        )
        for each in call.hall.store.games()
    ]


async def open_again(call: Call) -> messages.Created:
    """Give the owner of this machine tokens for a game."""
    call.check_local()
    if old := call.old_game():
        return await call.hall.open_again(old)
    table = call.table()
    async with table.lock:
        return await call.hall.open_again(table.kept)


async def look(call: Call) -> messages.Here:
    """Show a table."""
    by, table = call.by(), call.table()
    since = call.number("since", 0)
    async with table.lock:
        you = messages.You(sorted(by.seats), by.host)
        seen = min((table.kept.chairs[seat].seen for seat in by.seats), default=0)
        companion = not table.session.record.setup.seed
        return messages.Here(you, table.scene(since), table.chairs(), min(seen, table.position), companion)


async def command(call: Call) -> messages.Reply:
    """Carry out what is said at a table."""
    by, table = call.by(), call.table()
    at = await carry_out(table, by, call.body)
    async with table.lock:
        since = min(getattr(call.body, "position", at), table.position)
        return messages.Reply(at, since, table.scene(since), table.ask())


async def sit(call: Call) -> messages.Seated:
    """Hand a seat over."""
    by, table = call.by(), call.table()
    seat = call.request.path_params["seat"]
    async with table.lock:
        return await seating.sit(table, by, seat, call.body)


async def record(call: Call) -> Response:
    """Return the record of a game, also where it cannot be replayed any more."""
    if old := call.old_game():
        if old.outcome == PLAYING:
            admit(call.token(), old.tokens)
        return PlainTextResponse(replaying.old_text(old))
    table = call.reader()
    async with table.lock:
        return PlainTextResponse(replaying.text(table))


async def moment(call: Call) -> Scene:
    """Return any moment of a game."""
    table = call.reader()
    async with table.lock:
        return replaying.moment(table, call.number("at", table.position), call.number("since", 0))


async def overview(call: Call) -> looking.Replay:
    """Return the rounds of a game."""
    table = call.reader()
    async with table.lock:
        return replaying.overview(table)


async def odds(call: Call) -> looking.OddsReply:
    """Count the odds of the next catcher phase."""
    table = call.reader()
    words = [word for word in call.request.query_params.get("plan", "").split(",") if word]
    if len(words) > MOST_PLAN or not all(word.isascii() and word.isdecimal() and len(word) <= 4 for word in words):
        raise RefusalError("bad-request", f"'plan' must be at most {MOST_PLAN} answers with commas between.", 422)
    async with table.lock:
        return replaying.odds(table, [int(word) for word in words])


async def hint(call: Call) -> Hint:
    """Give a hint."""
    by, table = call.by(), call.table()
    return await counsel.hint(call.hall.computers, table, by, call.number("seat", table.session.who))


async def allow_hints(call: Call) -> messages.Hints:
    """Switch hints on or off."""
    by, table = call.by(), call.table()
    if not by.host:
        raise RefusalError("not-host", "Only the host can do this.", 403)
    async with table.lock:
        await table.store.allow_hints(table.id, call.body.allowed)
        table.kept.hints = call.body.allowed
        table.tell_chairs()
    return messages.Hints(table.kept.hints)


async def chance(call: Call) -> Outlook:
    """Tell how likely a good team is to win."""
    call.by()
    return await counsel.chance(call.hall.computers, call.table())


async def why(call: Call) -> counsel.Why:
    """Tell what an answer brought."""
    table = call.reader()
    async with table.lock:
        return counsel.why(table, call.number("at", table.position))


async def look_back(call: Call) -> Review:
    """Review a game."""
    return await counsel.look_back(call.hall.computers, call.reader())


async def branch(call: Call) -> messages.Created:
    """Begin a new table from a moment of this one."""
    table = call.reader()
    luck = call.request.query_params.get("luck", "new")
    if luck not in ("same", "new"):
        raise RefusalError("bad-request", "'luck' must be 'same' or 'new'.", 422)
    async with table.lock:
        at = call.number("at", table.position)
        if at > table.position:
            raise RefusalError("no-such-moment", f"This game has only {table.position} answers.", 404)
        if luck == "same" and table.hides_seed() and not call.by().host:
            raise RefusalError("hidden-luck", "Until this game is over, only its host can use its luck again.", 403)
        return await call.hall.branch(table, at, luck == "same")


async def things(call: Call) -> Response:
    """Return what does not change during a game."""
    return catalogue_reply(call.request)


async def rule_text(_call: Call) -> Response:
    """Return the rules."""
    return PlainTextResponse(rules(), media_type="text/markdown")


async def health(call: Call) -> dict[str, str]:
    """Say that all is well, or that games cannot be saved just now."""
    if not await call.hall.store.can_save():
        raise NOT_SAVED
    return {"status": "ok"}


def at_table(path: str, about: str, body: Any) -> Door:
    """Return the door of something that is said at a table."""
    whole = f"/api/tables/{{id}}/{path}"
    return Door("POST", whole, about, command, body, messages.Reply, token=True)


DOORS: Final = (
    Door("POST", "/api/tables", "Set up a table", create, messages.NewTable, messages.Created, 201),
    Door(
        "POST", "/api/records", "Begin from a record", take_in, messages.NewRecord, messages.Created, 201, most=RECORD
    ),
    Door(
        "GET",
        "/api/games",
        "The games of this machine, with its key",
        games,
        reply=list[looking.GameSummary],
        token=True,
    ),
    Door(
        "POST",
        "/api/games/{id}/open",
        "New tokens, with this machine's key",
        open_again,
        reply=messages.Created,
        status=201,
        token=True,
    ),
    Door("GET", "/api/tables/{id}", "A table", look, reply=messages.Here, token=True, query=(SINCE,)),
    at_table("answers", "GiveAnswer", messages.GiveAnswer),
    at_table("undo", "Take back one's last answer", messages.Undo),
    at_table("redo", "Give it again", messages.Redo),
    at_table("restart", "Go back to the beginning of the turn", messages.Restart),
    at_table("undo-to", "Go back to a moment", messages.UndoTo),
    at_table("consent", "Agree to what others want to take back, or not", messages.Consent),
    at_table("ideas", "Propose an answer to whoever is asked", messages.Propose),
    at_table("chat", "Say something beside the game", messages.Chat),
    at_table("notes", "Keep a note of one's own", messages.Note),
    Door(
        "POST", "/api/tables/{id}/seats/{seat:int}", "Hand a seat over", sit, messages.Sit, messages.Seated, token=True
    ),
    Door("GET", "/api/tables/{id}/record", "The record, as text", record, token=True),
    Door(
        "GET",
        "/api/tables/{id}/scene",
        "Any moment of a game",
        moment,
        reply=Scene,
        token=True,
        query=(AT, SINCE),
    ),
    Door("GET", "/api/tables/{id}/rounds", "The rounds of a game", overview, reply=looking.Replay, token=True),
    Door("GET", "/api/tables/{id}/odds", "Exact odds", odds, reply=looking.OddsReply, token=True, query=(PLAN,)),
    Door(
        "GET",
        "/api/tables/{id}/hint",
        "What an expert would do",
        hint,
        reply=Hint,
        query=(SEAT,),
        token=True,
        advice=HINTS,
    ),
    Door(
        "POST",
        "/api/tables/{id}/hints",
        "Allow hints, or not",
        allow_hints,
        messages.Hints,
        messages.Hints,
        token=True,
    ),
    Door("GET", "/api/tables/{id}/chance", "The chance of winning", chance, reply=Outlook, token=True, advice=HINTS),
    Door("GET", "/api/tables/{id}/why", "What an answer brought", why, reply=counsel.Why, token=True, query=(AT,)),
    Door(
        "GET",
        "/api/tables/{id}/review",
        "A game looked back on",
        look_back,
        reply=Review,
        token=True,
        advice=REVIEWS,
    ),
    Door(
        "POST",
        "/api/tables/{id}/branch",
        "A new table from a moment of this one",
        branch,
        reply=messages.Created,
        status=201,
        token=True,
        query=(AT, LUCK),
    ),
    Door("GET", "/api/catalogue", "Cards, roles, options, sides and numbers", things, reply=Catalogue),
    Door("GET", "/api/rules", "The rules", rule_text),
    Door("GET", "/healthz", "Whether all is well", health, reply=dict[str, str]),
)
