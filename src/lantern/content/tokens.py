"""The token board: stacks by period, what they cost, what they do, and how many for each number of players."""

from typing import Final, NamedTuple

from lantern.content.source import PDF, RULEBOOK

SUPPORT: Final = "support"
CONDUCTOR: Final = "conductor"
FUNDRAISING: Final = "fundraising"


class Stack(NamedTuple):
    """One stack of the token board; a conductor token moves `people` up to `steps` places each."""

    id: str
    kind: str
    column: int  # the period that opens it, 0 to 2; Support lies only in the newest column
    price: int
    people: int
    steps: int
    source: str
    counts: tuple[int, int, int, int]  # for one to four players, the grey token included


# The number of Support tokens by period, for one to four players.
SUPPORT_COUNTS: Final[list[tuple[int, int, int, int]]] = [(1, 2, 3, 4), (1, 3, 6, 8), (1, 2, 3, 4)]

STACKS: Final[list[Stack]] = [
    Stack("support", SUPPORT, 0, 10, 0, 0, RULEBOOK, SUPPORT_COUNTS[0]),
    Stack("conductor-3x1", CONDUCTOR, 0, 2, 3, 1, RULEBOOK, (3, 5, 7, 9)),
    Stack("conductor-4x1", CONDUCTOR, 1, 3, 4, 1, PDF, (2, 3, 4, 5)),
    Stack("conductor-2x2", CONDUCTOR, 1, 3, 2, 2, PDF, (2, 3, 4, 5)),
    Stack("conductor-5x1", CONDUCTOR, 2, 4, 5, 1, PDF, (1, 2, 3, 4)),
    Stack("conductor-3x2", CONDUCTOR, 2, 4, 3, 2, PDF, (1, 2, 3, 4)),
    Stack("funds-1", FUNDRAISING, 0, 0, 0, 0, RULEBOOK, (1, 2, 3, 4)),
    Stack("funds-2", FUNDRAISING, 1, 0, 0, 0, RULEBOOK, (2, 3, 4, 5)),
    Stack("funds-3", FUNDRAISING, 2, 0, 0, 0, RULEBOOK, (1, 2, 3, 4)),
]
# Every kind of token in a hand: the stacks, and a grey token of each Conductor stack, which stays recognisable (R5.7).
KIND_IDS: Final[list[str]] = [stack.id for stack in STACKS] + [
    f"grey {stack.id}" for stack in STACKS if stack.kind == CONDUCTOR
]
KINDS: Final[int] = len(KIND_IDS)
COUNTS_SOURCE: Final = RULEBOOK
IN_BOX: Final[dict[str, int]] = {SUPPORT: 17, CONDUCTOR: 27, FUNDRAISING: 13}
IN_BOX_SOURCE: Final = RULEBOOK
EXTRA_SUPPORT_TOKENS: Final = 1  # in period 2 of the harder game
EXTRA_SUPPORT_SOURCE: Final = RULEBOOK

START_MONEY: Final = 8
MORE_MONEY: Final = 10  # the easier game
PASS_MONEY: Final[list[int]] = [3, 4, 5]  # by newest period
MONEY_SOURCE: Final = RULEBOOK
PLANNING_TOKENS: Final = 2
PLAYED_TOKENS: Final = 2
LIMITS_SOURCE: Final = RULEBOOK
PERIOD_YEARS: Final[list[str]] = ["1800–1839", "1840–1859", "1860–1865"]
PERIOD_YEARS_SOURCE: Final = RULEBOOK
