"""SeatMemory mode: what the dice and decks of a real box show, as people type it."""

from typing import Final

from lantern.content.roles import ROLES
from lantern.drawing.palette import LETTERS
from lantern.engine import actions
from lantern.engine.board import COLOURS
from lantern.engine.flow import legal
from lantern.engine.state import State
from lantern.terminal.find import card_names, matching, plain
from lantern.view import names as name
from lantern.view.names import Names
from lantern.words import Text, Words

WALKING: Final = ("walking", "walk", "figure", "none", "nobody", "the walking figure")
WAYS: Final = ("west", "east")


def heard(text: str, s: State, words: Words, names: Names) -> list[int]:
    """Return the answers of chance that the typed words may mean."""
    answers = legal(s)
    first = answers[0]
    if first >= actions.LEAD:
        return seat_heard(text, answers, words, names)
    if first >= actions.ROLE:
        called = {actions.ROLE + n: [role.id, words.say(name.role(n))] for n, role in enumerate(ROLES)}
        return matching(text, {answer: called[answer] for answer in answers})
    if first >= actions.LOAD:
        number = plain(text).removeprefix("market").removeprefix("card").strip()
        return [answer for answer in answers if number == str(answer - actions.LOAD + 1)]
    if first >= actions.DRAW:
        return cards_heard(text, answers, words)
    return roll_heard(text)


def seat_heard(text: str, answers: list[int], words: Words, names: Names) -> list[int]:
    """Return the seats meant by a number or a name."""
    called = {}
    for answer in answers:
        seat = answer - actions.LEAD
        called[answer] = [str(seat + 1), f"lead {seat + 1}", words.say(Text("t-prompt", {"seat": names.seat(seat)}))]
    return matching(text, called)


def cards_heard(text: str, answers: list[int], words: Words) -> list[int]:
    """Return the cards meant by a name or its beginning, among those that may come."""
    called = card_names([answer - actions.DRAW for answer in answers], words)
    return [actions.DRAW + card for card in matching(text.removeprefix("draw "), called)]


def roll_heard(text: str) -> list[int]:
    """Return the result of the dice meant by colour, direction and distance in any order, or by "walking"."""
    said = plain(text).removeprefix("roll ")
    if said in WALKING:
        return [actions.ROLL]
    colours = [c for c, colour in enumerate(COLOURS) for word in said.split() if word in (colour, LETTERS[c].lower())]
    ways = [w for w, way in enumerate(WAYS) for word in said.split() if word in (way, way[0])]
    places = [int(word) for word in said.split() if word in ("1", "2", "3")]
    if len(said.split()) != 3 or not len(colours) == len(ways) == len(places) == 1:
        return []
    return [actions.ROLL + 1 + colours[0] * 6 + ways[0] * 3 + places[0] - 1]
