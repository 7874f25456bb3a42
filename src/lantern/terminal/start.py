"""Beginning a game: a few questions, each with an answer that Enter takes."""

import secrets
from dataclasses import replace
from datetime import datetime
from pathlib import Path

from lantern.content.roles import ROLES
from lantern.content.victory import SIDES
from lantern.engine.state import State
from lantern.record import Record, Setup
from lantern.terminal.find import matching
from lantern.terminal.players import ComputerPlayers, read_players
from lantern.terminal.port import Port
from lantern.view import names as name
from lantern.words import Text

DEFAULT_PLAYERS = 1


def fresh_seed() -> str:
    """Return a seed nobody has met before."""
    return secrets.token_hex(4)


def ask_setup(port: Port, base: Setup) -> Setup:
    """Ask for players, side, roles and names; what `base` says about luck and options stays."""
    port.say(Text("t-welcome"))
    while True:
        setup = replace(base, players=ask_players(port), side=ask_side(port))
        setup = replace(setup, roles=ask_roles(port), names=ask_names(port))
        try:
            setup.check()
        except ValueError as error:
            port.say(Text("t-try-again", {"why": str(error)}))
        else:
            return setup


def ask_players(port: Port) -> int:
    """Ask how many play."""
    while True:
        typed = port.ask(port.words.say(Text("t-ask-players", {"default": DEFAULT_PLAYERS})) + " ")
        if typed in ("", "1", "2", "3", "4"):
            return int(typed or DEFAULT_PLAYERS)


def ask_side(port: Port) -> str:
    """Ask for the side of the victory card."""
    port.say(Text("t-ask-side"))
    for number, side in enumerate(SIDES, start=1):
        port.print(f"  {number} {port.words.say(Text(f'side-{side}'))}")
    while True:
        typed = port.ask(port.words.say(Text("t-ask-side-number")) + " ")
        if typed in ("", "1", "2", "3", "4"):
            return SIDES[int(typed or "1") - 1]


def ask_roles(port: Port) -> tuple[str, ...]:
    """Ask for roles; beginnings will do."""
    called = {number: [role.id, port.words.say(name.role(number))] for number, role in enumerate(ROLES)}
    port.print("  " + ", ".join(port.words.say(name.role(number)) for number in called))
    typed = split(port.ask(port.words.say(Text("t-ask-roles")) + " "))
    found = [matching(each, called) for each in typed]
    return tuple(ROLES[hits[0]].id if len(hits) == 1 else each for each, hits in zip(typed, found, strict=True))


def ask_names(port: Port) -> tuple[str, ...]:
    """Ask for the players' names."""
    return tuple(split(port.ask(port.words.say(Text("t-ask-names")) + " ")))


def ask_computers(port: Port, players: int) -> ComputerPlayers:
    """Ask for the seats of computer players, where there is more than one seat."""
    while players > 1:
        typed = split(port.ask(port.words.say(Text("t-ask-computers")) + " "))
        try:
            return read_players(tuple(typed), players)
        except ValueError as error:
            port.say(Text("t-try-again", {"why": str(error)}))
    return ComputerPlayers()


def split(text: str) -> list[str]:
    """Return the parts between commas."""
    return [part.strip() for part in text.split(",") if part.strip()]


def about(record: Record, s: State, path: Path) -> Text:
    """Describe a saved game in a few words."""
    when = f"{datetime.fromtimestamp(path.stat().st_mtime):%d %B, %H:%M}"
    if not s.round:
        return Text("t-about-setup", {"players": record.setup.players, "when": when})
    return Text("t-about", {"players": record.setup.players, "round": s.round, "when": when})
