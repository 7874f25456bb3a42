"""Every answer is one small int. Players' answers come first, chance's after them."""

from typing import Final

from lantern.engine.board import CATCHERS, SPOTS, by_bytes

DONE: Final = 0  # stop, decline, end the turn
PASS: Final = 1
MONEY: Final = 2
BENEFIT: Final = 3
SPECIAL: Final = 4
SHIELD: Final = 5  # the Station Master's special, said in somebody's turn
RESERVE: Final = 6  # use the reserve card just asked about
THIS: Final = 7
THAT: Final = 8
WESTWARD: Final = 9
EASTWARD: Final = 10
HOLD: Final = 11  # + catcher
SEAT: Final = HOLD + CATCHERS  # + seat: whom money is given to, or whose Support token returns
SLOT: Final = SEAT + 4  # + queue space: which card
BUY: Final = SLOT + 5  # + queue space
PLAY: Final = BUY + 5  # + token kind
TAKE: Final = PLAY + 14  # + seat * STACKS + stack
READY: Final = TAKE + 4 * 9  # + seat
UNREADY: Final = READY + 4  # + seat
FROM: Final = UNREADY + 4  # + spot
TO: Final = FROM + SPOTS  # + spot
AMOUNT: Final = TO + SPOTS  # + dollars or people
MOST: Final = 99  # the largest amount that can be said at once
ACTIONS: Final = AMOUNT + MOST + 1

# Chance.
ROLL: Final = ACTIONS  # the walking figure, then catcher * 6 + face
ROLLS: Final = 1 + CATCHERS * 6
DRAW: Final = ROLL + ROLLS  # + card
LOAD: Final = DRAW + 55  # + market card
ROLE: Final = LOAD + 18  # + role
LEAD: Final = ROLE + 6  # + seat
ANSWERS: Final = LEAD + 4

# Answers about members of a set, for `board.listed`.
PLAYS: Final[list[list[int]]] = by_bytes([*range(PLAY, TAKE)])
DONE_OR_FROM: Final[list[list[int]]] = by_bytes([DONE, *range(FROM, TO)])  # spots are moved up by one
TO_SPOTS: Final[list[list[int]]] = by_bytes([*range(TO, AMOUNT)])
DRAWS: Final[list[list[int]]] = by_bytes([*range(DRAW, LOAD)])
LOADS: Final[list[list[int]]] = by_bytes([*range(LOAD, ROLE)])
ROLE_CARDS: Final[list[list[int]]] = by_bytes([*range(ROLE, LEAD)])

# Who is asked when no seat is.
NOBODY: Final = -1
CHANCE: Final = -2
OVER: Final = -3
