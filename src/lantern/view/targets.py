"""What on the table each answer is about, so that it can be touched."""

from typing import Final

from lantern.content.tokens import KIND_IDS
from lantern.content.tokens import STACKS as PRINTED_STACKS
from lantern.engine import actions
from lantern.engine.board import COLOURS, SPOT_IDS


def target(answer: int) -> str:
    """Name the thing on the table that an answer is about, so that it can be touched."""
    said = actions.meaning(answer)
    match said.about:
        case "place":
            return f"place:{SPOT_IDS[said.thing]}"
        case "stack":
            return f"stack:{PRINTED_STACKS[said.thing].id}"
        case "token":
            return f"token:{KIND_IDS[said.thing]}"
        case "space":
            return f"card:{said.thing + 1}"
        case "catcher":
            return f"catcher:{COLOURS[said.thing]}"
    if said.kind == "seat":
        return f"seat:{said.thing}"
    return "role" if said.kind in ("money", "benefit", "special", "shield") else ""


TARGETS: Final = [target(answer) for answer in range(actions.ANSWERS)]
