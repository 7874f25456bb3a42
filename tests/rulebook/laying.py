"""Tables that several chapters of the rulebook need."""

from lantern.engine.state import State
from tests.tables import let_chance, options_of, others_of, pass_all, table

COLUMN_1 = {"support", "conductor-3x1", "funds-1"}
COLUMN_2 = {"conductor-4x1", "conductor-2x2", "funds-2"}
COLUMN_3 = {"conductor-5x1", "conductor-3x2", "funds-3"}
RICH = [50, 50, 50]
NOBODY_FOR_SALE = [0, 0, 0]


def offered(s: State, seat: int) -> set[str]:
    """Return the tokens a seat may take now, asked or not."""
    words = options_of(s) + others_of(s)
    return {text.removeprefix(f"take {seat} ") for text in words if text.startswith(f"take {seat} ")}


def planning(
    players: int = 2,
    money: list[int] | None = None,
    period: int = 1,
    roles: list[str] | None = None,
    options: list[str] | None = None,
    queue: list[str | None] | None = None,
    bought: int = 0,
) -> State:
    """Lay out a planning phase of players without discounts; seat 1 has `bought` Support of the newest column."""
    return table(
        players,
        roles or ["conductor", "stockholder", "preacher"][:players],
        options or [],
        money=money or RICH[:players],
        period=period,
        queue=queue or [],
        hands=[["support"] * bought],
        market=NOBODY_FOR_SALE,
        planning=True,
    )


def end_round(s: State, *chance: str) -> State:
    """Let everybody pass, and chance answer, until a player is asked or the game is over."""
    pass_all(s)
    let_chance(s, chance)
    return s
