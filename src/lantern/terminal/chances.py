"""Companion mode: what the dice and decks of a real box show, as people type it."""

from typing import Final

from lantern.content.roles import ROLES
from lantern.drawing.palette import LETTERS
from lantern.engine import legal
from lantern.engine.actions import answer, meaning
from lantern.engine.board import COLOURS
from lantern.engine.state import State
from lantern.notation import number
from lantern.terminal.find import card_names, matching, plain
from lantern.view import names as name
from lantern.view.names import Names
from lantern.words import Text, Words

WALKING: Final = ("walking", "walk", "figure", "none", "nobody", "the walking figure")
WAYS: Final = ("west", "east")


def heard(text: str, s: State, words: Words, names: Names) -> list[int]:
    """Return the answers of chance that the typed words may mean."""
    answers = legal(s)
    match meaning(answers[0]).kind:
        case "lead":
            return seat_heard(text, answers, words, names)
        case "role":
            roles = {each: meaning(each).thing for each in answers}
            return matching(text, {each: [ROLES[n].id, words.say(name.role(n))] for each, n in roles.items()})
        case "market":
            number = plain(text).removeprefix("market").removeprefix("card").strip()
            return [each for each in answers if number == str(meaning(each).thing + 1)]
        case "draw":
            return cards_heard(text, answers, words)
    return roll_heard(text)


def seat_heard(text: str, answers: list[int], words: Words, names: Names) -> list[int]:
    """Return the seats meant by a number or a name."""
    called = {}
    for each in answers:
        seat = meaning(each).thing
        called[each] = [str(seat + 1), f"lead {seat + 1}", words.say(Text("t-prompt", {"seat": names.seat(seat)}))]
    return matching(text, called)


def cards_heard(text: str, answers: list[int], words: Words) -> list[int]:
    """Return the cards meant by a name or its beginning, among those that may come."""
    called = card_names([meaning(each).thing for each in answers], words)
    return [answer("draw", card) for card in matching(text.removeprefix("draw "), called)]


def roll_heard(text: str) -> list[int]:
    """Return the result of the dice meant by colour, direction and distance in any order, or by "walking"."""
    said = plain(text).removeprefix("roll ")
    if said in WALKING:
        return [number("roll walking")]
    colours = [c for c, colour in enumerate(COLOURS) for word in said.split() if word in (colour, LETTERS[c].lower())]
    ways = [w for w, way in enumerate(WAYS) for word in said.split() if word in (way, way[0])]
    places = [int(word) for word in said.split() if word in ("1", "2", "3")]
    if len(said.split()) != 3 or not len(colours) == len(ways) == len(places) == 1:
        return []
    return [number(f"roll {COLOURS[colours[0]]} {WAYS[ways[0]]} {places[0]}")]
