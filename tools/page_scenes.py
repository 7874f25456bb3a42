"""Plays one game by simple preferences and keeps some of its scenes: the page's tests and its demo draw them."""

import random
from typing import Final

import msgspec

from lantern.game import Game
from lantern.record import Record, Setup
from lantern.view import Option
from lantern.view.scene import Scene, scene

SETUP: Final = Setup(3, "normal", (), ("conductor", "station-master", "shepherd"), "lantern", ("Amara", "Ben", "Cleo"))
ROUNDS: Final = {"planning": 2, "turn": 4, "conduct": 4, "guide": 2}  # from which a scene of each kind is wanted
MOMENTS: Final = 24  # of the replay that are kept
NORTH: Final = {"canada": 9, "boston": 4, "new-york": 3.8, "detroit": 5, "rochester": 5, "maine": 5, "cleveland": 4.5}


def scenes() -> dict[str, bytes]:
    """Play until the end; return one scene of each kind, the last one, and the first moments."""
    luck = random.Random(5)
    game = Game.of(Record(SETUP))
    found: dict[str, Scene] = {}
    moments: list[Scene] = []
    told = 0
    while True:
        shown = scene(game, "demo", told)
        told = shown.position
        moments.append(shown)
        kind = shown.question.prompt.kind
        if kind not in found and is_wanted(shown):
            found[kind] = scene(game, "demo")
        if game.over:
            break
        game.play(max(shown.question.options, key=lambda option: worth(option, luck)).answer)
    found["end"] = scene(game, "demo")
    return {name: msgspec.json.encode(each) for name, each in (found | {"replay": moments[:MOMENTS]}).items()}


def is_wanted(shown: Scene) -> bool:
    """Tell whether a scene is worth keeping: late enough, and with a capture among the ways out where one is guided."""
    kind, options = shown.question.prompt.kind, shown.question.options
    captures = any(option.preview and option.preview.captures for option in options)
    return shown.table.round >= ROUNDS.get(kind, 99) and (kind != "guide" or (captures and len(options) > 2))


def worth(option: Option, luck: random.Random) -> float:
    """Return how good an answer looks; nothing here is a rule, it only makes lively scenes."""
    value = luck.random()
    found = option.preview
    if found:
        value += 100 * found.freed - 60 * sum(each.people for each in found.captures) - 20 * found.lost
    word = option.word
    value += NORTH.get(word.removeprefix("to "), 0) if word.startswith("to ") else 0
    if word.startswith("take"):
        value += 6 if "support" in word else 4
    if word.startswith(("play", "money", "benefit", "buy")):
        value += 3
    if word in ("pass", "done", "end"):
        value -= 2
    return value
