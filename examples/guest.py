"""Let a program of your own sit at a table online: give it the link of a seat, and it plays.

A guest hears of every change by the answers that were given (`"feed": "moves"`), follows them on a table of its own,
and asks a computer player, here one by rules of thumb, what to say. Write another `choose` to bring your own.

    python examples/guest.py 'http://127.0.0.1:8850/t/ID#token=TOKEN'
"""

import argparse
from collections.abc import Sequence
from typing import Final
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from lantern.engine import actor, apply
from lantern.engine.actions import ready
from lantern.engine.state import State
from lantern.players.base import Budget, own_answers
from lantern.players.heuristic import Heuristic
from lantern.record import Setup, read

PATIENCE: Final = 10.0  # seconds for whatever the server does at once


class You(msgspec.Struct):
    """Which seats the link is for."""

    seats: list[int]


class Heard(msgspec.Struct):
    """What a guest has to know of a message."""

    type: str
    you: You | None = None
    since: int = 0
    cause: str = ""
    answers: Sequence[int] = ()
    position: int = 0
    code: str = ""
    sentence: str = ""


class Guest:
    """One seat, and the game as reported so far."""

    def __init__(self, setup: Setup, answers: list[int], seat: int) -> None:
        self.setup = setup
        self.answers = answers
        self.seat = seat

    def hear(self, message: Heard) -> None:
        """Follow a change: answers after a moment may have been taken back, and others given."""
        if message.position > len(self.answers) or message.cause == "undo":  # the record may have told it before
            self.answers[message.since :] = message.answers

    def table(self) -> State:
        """Return the table as it stands: the record of answers is the game."""
        s = self.setup.table()
        for answer in self.answers:
            apply(s, answer)
        return s

    def choose(self, s: State) -> int | None:
        """Return what this seat says now, if it is asked or plans with the others."""
        if actor(s) == self.seat or ready(self.seat) in own_answers(s, self.seat):
            return Heuristic().choose(s, self.seat, Budget()).answer
        return None


def play(wire: ClientConnection, guest: Guest) -> State:
    """Answer until the game is over; return the table at its end."""
    while not (s := guest.table()).outcome:
        answer, at = guest.choose(s), len(guest.answers)
        if answer is not None:
            wire.send(msgspec.json.encode({"type": "answer", "answer": answer, "position": at}), text=True)
        while (heard := msgspec.json.decode(wire.recv(), type=Heard)).type != "moved":
            if heard.type == "refused" and heard.code != "stale":  # else somebody was quicker, and a message says so
                raise SystemExit(heard.sentence)
        guest.hear(heard)
    return s


def sit_down(link: str) -> State:
    """Take the seat of a link and play to the end of the game."""
    parts = urlsplit(link)
    token, name = parts.fragment.removeprefix("token="), parts.path.rpartition("/")[2]
    socket = "wss" if parts.scheme == "https" else "ws"
    with connect(f"{socket}://{parts.netloc}/api/tables/{name}/live", compression=None) as wire:
        wire.send(msgspec.json.encode({"hello": token, "feed": "moves"}), text=True)
        welcome = msgspec.json.decode(wire.recv(PATIENCE), type=Heard)
        if welcome.you is None or not welcome.you.seats:
            raise SystemExit(welcome.sentence or "This link is for no seat.")
        asked = Request(f"{parts.scheme}://{parts.netloc}/api/tables/{name}/record")
        asked.add_header("Authorization", f"Bearer {token}")
        with urlopen(asked, timeout=PATIENCE) as reply:
            record = read(reply.read().decode())
        return play(wire, Guest(record.setup, record.answers, welcome.you.seats[0]))


def main() -> None:
    """Play one seat of one game."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("link", help="of a seat, as the host invites people with it")
    try:
        s = sit_down(parser.parse_args().link)
    except (ConnectionClosed, OSError) as error:
        raise SystemExit(f"The connection has ended: {error}") from error
    print(f"The game is over: {s.freed} freed, {s.lost} lost.")


if __name__ == "__main__":
    main()
