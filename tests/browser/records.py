"""Recorded games for the page: the ones of tests/games, taken in by a server."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path

import httpx2

from lantern.engine.flow import actor, apply, legal
from lantern.engine.movement import ChooseDestination, ChoosePerson
from lantern.engine.state import ACTION, State
from lantern.record import read, write
from tests.browser.serving import Server

FOLDER = Path(__file__).resolve().parent.parent / "games"


@dataclass(frozen=True)
class Imported:
    """A game a server has taken in, and the keys to it."""

    id: str
    host: str
    seats: list[str]
    spectator: str

    def link(self, seat: int) -> str:
        """Return the path of an invitation to a seat."""
        return f"t/{self.id}#token={self.seats[seat]}"

    @property
    def all_seats(self) -> str:
        """The path that opens the table around one screen, by its host."""
        return f"t/{self.id}#token={','.join([self.host, *self.seats])}"


_FINISHED: dict[tuple[str, str], Imported] = {}


def text_of(name: str) -> str:
    """Return a recorded game, named by the beginning of its file's name; the first where there are several."""
    return min(FOLDER.glob(f"{name}-*.txt")).read_text(encoding="utf-8")


def moment_of(text: str, wanted: Callable[[State], bool]) -> int:
    """Return how many answers have been given when the table is first as wanted."""
    record = read(text)
    s = record.setup.table()
    for count, answer in enumerate(record.answers):
        if wanted(s):
            return count
        apply(s, answer)
    raise AssertionError


def turn_of(text: str, seat: int, after: int) -> int:
    """Return how many answers have been given when it is a seat's turn to act, with at least this number before it."""
    record = read(text)
    s = record.setup.table()
    for count, answer in enumerate(record.answers):
        if count >= after and s.phase == ACTION and actor(s) == seat:
            return count
        apply(s, answer)
    raise AssertionError


def chosen(text: str, after: int) -> int:
    """Return how many answers have been given when a person has been chosen and goes somewhere next."""
    record = read(text)
    s = record.setup.table()
    for count, answer in enumerate(record.answers):
        if count >= after and isinstance(s.stack[-1], ChooseDestination) and len(legal(s)) > 1:
            return count
        apply(s, answer)
    raise AssertionError


def under_way(text: str, after: int) -> int:
    """Return how many answers have been given when somebody has just moved a person and may move another."""
    record = read(text)
    s = record.setup.table()
    moved = False
    for count, answer in enumerate(record.answers):
        if count >= after and moved and isinstance(s.stack[-1], ChoosePerson):
            return count
        moved = isinstance(s.stack[-1], ChooseDestination)
        apply(s, answer)
    raise AssertionError


def leading_to(text: str, event: int, after: int = 0) -> int:
    """Return how many answers have been given when the next one, by a player, brings an event."""
    record = read(text)
    s = record.setup.table()
    for count, answer in enumerate(record.answers):
        who, s.events = actor(s), []
        apply(s, answer)
        if count >= after and who >= 0 and any(each[0] == event for each in s.events):
            return count
    raise AssertionError


def rounds_of(text: str) -> int:
    """Return how many rounds a game lasted."""
    record = read(text)
    s = record.setup.table()
    for answer in record.answers:
        apply(s, answer)
    return s.round


def begun(text: str, answers: int, seed: str = "7") -> str:
    """Return the beginning of a record: a number of answers, from which it goes on with the luck of a seed."""
    record = read(text)
    record.setup = replace(record.setup, seed=seed)
    del record.answers[answers:]
    return write(record)


def take_in(server: Server, text: str) -> Imported:
    """Let a server take in a record."""
    made = httpx2.post(f"{server.address}api/records", json={"text": text}).raise_for_status().json()
    return Imported(made["id"], made["host"], made["seats"], made["spectator"])


def finished(server: Server, name: str) -> Imported:
    """Return a whole recorded game, taken in once: nothing changes it any more, so tests share it and its review."""
    key = server.address, name
    if key not in _FINISHED:
        _FINISHED[key] = take_in(server, text_of(name))
    return _FINISHED[key]
