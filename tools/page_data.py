"""Writes every file that is made from the content and the server's types: for the page, for the lab and for the docs.

Run `make page-data` (`python -m tools.page_data`) after a change of the content, the geography or a type that is sent.
"""

import json
import re
import textwrap
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from lantern.content import cards, markets, tokens, victory
from lantern.engine import actions, state
from lantern.envs import fields
from tools import lab_map, page_scenes, protocol_ts
from tools.page_map import page_map

ROOT: Final = Path(__file__).resolve().parent.parent
LEARNING: Final = ROOT / "docs" / "learning.md"
WIDTH: Final = 120
NO_BREAK: Final = "\u00a0"  # stands for a space within a text while lines are broken
HEAD: Final = "/** The printed game as the page needs it, and where it is drawn. Made by tools/page_data.py. */\n"

CONSTANTS: Final[dict[str, Any]] = {
    "CHANCE": actions.CHANCE,
    "OVER": actions.OVER,
    "WON": state.WON,
    "PHASES": [state.CATCHER_PHASE, state.PLANNING, state.ACTION, state.MARKET, state.LANTERN],
    "PLANNING": state.PLANNING,
    "ACTION": state.ACTION,
    "LANTERN": state.LANTERN,
    "MOST_PLAYERS": victory.MOST_PLAYERS,
    "ROUNDS": victory.ROUNDS,
    "PERIODS": len(tokens.PERIOD_YEARS),
    "SIDES": victory.SIDES,
    "CARD_KINDS": [cards.GENERAL, cards.RESERVE, cards.OPPOSITION, cards.STRETCH],
    "FACE_UP": markets.FACE_UP,
}


def content() -> str:
    """Return web/src/board/content.ts."""
    return HEAD + "".join(constant(name, value) for name, value in (CONSTANTS | page_map()).items())


def constant(name: str, value: Any) -> str:
    """Spell one constant in TypeScript; a table of tables has an entry in each line."""
    if isinstance(value, dict) and all(isinstance(each, dict) for each in value.values()):
        rows = "".join(wrapped(f"  {spelled(key)}: {spelled(each)},", "    ") for key, each in value.items())
        return f"export const {name} = {{\n{rows}}};\n"
    return wrapped(f"export const {name} = {spelled(value)};", "  ")


def spelled(value: Any) -> str:
    """Spell a value."""
    return json.dumps(value, ensure_ascii=False)


def wrapped(line: str, indent: str) -> str:
    """Break a long line at spaces that are not part of a text."""
    glued = re.sub(r'"[^"]*"', lambda text: text[0].replace(" ", NO_BREAK), line)
    lines = textwrap.wrap(glued, WIDTH, subsequent_indent=indent, break_on_hyphens=False, break_long_words=False)
    return "\n".join(lines).replace(NO_BREAK, " ") + "\n"


def generated() -> Iterator[tuple[Path, bytes]]:
    """Return every generated file with what it must contain."""
    web = ROOT / "web"
    yield web / "src" / "board" / "content.ts", content().encode()
    yield web / "src" / "net" / "protocol.ts", protocol_ts.text().encode()
    yield ROOT / "src" / "lantern" / "lab" / "map.json", lab_map.text().encode()
    yield LEARNING, learning().encode()
    for name, scene in page_scenes.scenes().items():
        yield web / "fixtures" / f"{name}.json", scene


def learning() -> str:
    """Return docs/learning.md with the tables of the observation and of the answers as they are now."""
    text = LEARNING.read_text(encoding="utf-8")
    text = re.sub(r"the whole table: \d+ small", f"the whole table: {fields.SIZE} small", text)
    for table in (fields.documented(), fields.answers_documented()):
        head = table.partition("\n")[0]
        start = text.index(head)
        text = text[:start] + table.rstrip() + text[text.index("\n\n", start) :]
    return text


def main() -> None:
    """Write what has changed."""
    for path, wanted in generated():
        if not path.is_file() or path.read_bytes() != wanted:
            path.write_bytes(wanted)
            print(path.relative_to(ROOT))


if __name__ == "__main__":
    main()
