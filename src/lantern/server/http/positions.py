"""Positions that people lay out, and puzzles, as endpoints."""

from typing import Annotated, Final

from msgspec import Meta, Struct
from starlette.responses import PlainTextResponse, Response

from lantern.content.roles import ROLES
from lantern.game import Game
from lantern.learn.puzzles import Aim, Grade, begun, grade, puzzle_at, puzzles
from lantern.position import MOST_TEXT
from lantern.server.errors import RequestError
from lantern.server.http.endpoint import Call, Endpoint
from lantern.server.tables.registry import position_text
from lantern.view.scene import Scene, scene


class GivenPosition(Struct, forbid_unknown_fields=True):
    """The text of a position, to be checked."""

    text: Annotated[str, Meta(max_length=MOST_TEXT)]


class CheckedPosition(Struct):
    """A position that can be played: its whole text, and how the table looks."""

    text: str
    scene: Scene


class PuzzleOffer(Struct):
    """A puzzle that can be begun: a table with this position and this seed."""

    id: str
    aim: Aim
    stars: int
    round: int
    role: str
    position: str
    seed: str


async def check(call: Call) -> CheckedPosition:
    """Check a position and draw it."""
    text = position_text(call.body.text)
    if not text:
        raise RequestError("bad-position", "the text is empty", 422)
    return CheckedPosition(text, scene(Game(position=text, companion=True), "", since=1))


async def position(call: Call) -> Response:
    """Return the position at a table as it stands, as text."""
    table = await call.readable()
    return PlainTextResponse(str(table.game.position))


async def list_puzzles(_call: Call) -> list[PuzzleOffer]:
    """Return the puzzles, the easiest first."""
    return [offer(name) for name in puzzles()]


def offer(name: str) -> PuzzleOffer:
    """Return a puzzle as the page lists it."""
    puzzle = puzzles()[name]
    table = begun(puzzle).table
    return PuzzleOffer(name, puzzle.aim, puzzle.stars, table.round, ROLES[table.roles[0]].id, puzzle.position, name)


async def graded(call: Call) -> Grade:
    """Grade the turn at a table that began as a puzzle."""
    table = await call.readable()
    puzzle = puzzle_at(table.record.setup.position)
    if puzzle is None:
        raise RequestError("no-such-moment", "This table did not begin as a puzzle.", 404)
    return grade(puzzle, table.game)


ENDPOINTS: Final = (
    Endpoint("POST", "/api/positions", "Check a position and draw it", check, GivenPosition, CheckedPosition),
    Endpoint("GET", "/api/tables/{id}/position", "The position as it stands, as text", position, token=True),
    Endpoint("GET", "/api/puzzles", "The puzzles", list_puzzles, reply=list[PuzzleOffer]),
    Endpoint("GET", "/api/tables/{id}/puzzle", "How the turn of a puzzle went", graded, reply=Grade, token=True),
)
