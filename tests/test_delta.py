"""What has changed of a scene: with it a browser gets the next scene exactly, forwards and backwards."""

from itertools import pairwise
from typing import Any

import msgspec

from lantern import Game
from lantern.view.delta import applied, changes
from lantern.view.scene import Scene, scene
from tests.test_games import GAMES


def scenes(text: str) -> list[Scene]:
    """Return every scene of a recorded game, each with the log of its last answer."""
    game = Game.read(text)
    return [scene(game.at(number), "game", max(0, number - 1)) for number in range(len(game) + 1)]


def decoded(shown: Scene) -> dict[str, Any]:
    """Return a scene as the page reads it."""
    found: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(shown))
    return found


def merged(before: dict[str, Any], changed: dict[str, Any]) -> dict[str, Any]:
    """Merge changes as the page does: the fields of the table one by one, everything else whole."""
    return {**before, **changed, "table": {**before["table"], **changed.get("table", {})}}


def test_changes_lead_from_every_scene_to_the_next_and_back() -> None:
    """Over recorded games, in values and in JSON; and they are much smaller than scenes."""
    whole = sent = 0
    for path in sorted(GAMES, key=lambda path: path.stat().st_size)[:3]:
        shown = scenes(path.read_text(encoding="utf-8"))
        for before, after in pairwise(shown):
            for first, then in ((before, after), (after, before)):
                assert applied(first, changes(first, then)) == then
            changed = msgspec.json.encode(changes(before, after))
            assert merged(decoded(before), msgspec.json.decode(changed)) == decoded(after)
            whole, sent = whole + len(msgspec.json.encode(after)), sent + len(changed)
    assert sent < 0.6 * whole


def test_nothing_but_the_log_is_sent_where_nothing_has_changed() -> None:
    """The log of a moment is always whole: an empty one is sent too."""
    shown = scene(Game(players=2, seed="delta"), "game")
    assert changes(shown, shown) == {"log": shown.log}
