"""Every answer is one small int. Players' answers come first, chance's after them."""

from typing import Final

from lantern.content.board import DISTANCES
from lantern.content.cards import CARDS, QUEUE_PRICES
from lantern.content.markets import SIZES
from lantern.content.roles import ROLES
from lantern.content.tokens import KINDS, STACKS
from lantern.content.victory import MOST_PLAYERS
from lantern.engine.board import CATCHERS, SPOTS, by_bytes

DONE: Final = 0  # stop, decline, end the turn
PASS: Final = 1
MONEY: Final = 2
BENEFIT: Final = 3
SPECIAL: Final = 4
SHIELD: Final = 5  # the Station Master's special, said in somebody's turn
RESERVE: Final = 6  # use the reserve card just asked about
FIRST: Final = 7
SECOND: Final = 8
WESTWARD: Final = 9
EASTWARD: Final = 10
HOLD: Final = 11  # + catcher
SEAT: Final[int] = HOLD + CATCHERS  # + seat: whom money is given to, or whose Support token returns
SLOT: Final[int] = SEAT + MOST_PLAYERS  # + queue space: which card
BUY: Final[int] = SLOT + len(QUEUE_PRICES)  # + queue space
PLAY: Final[int] = BUY + len(QUEUE_PRICES)  # + token kind
TAKE: Final[int] = PLAY + KINDS  # + seat * STACKS + stack
READY: Final[int] = TAKE + MOST_PLAYERS * len(STACKS)  # + seat
UNREADY: Final[int] = READY + MOST_PLAYERS  # + seat
FROM: Final[int] = UNREADY + MOST_PLAYERS  # + spot
TO: Final[int] = FROM + SPOTS  # + spot
AMOUNT: Final[int] = TO + SPOTS  # + dollars or people
MOST: Final = 99  # the largest amount that can be said at once
ACTIONS: Final[int] = AMOUNT + MOST + 1

# Chance.
FACES: Final[int] = 2 * len(DISTANCES)  # of the movement die: each distance, west and east
ROLL: Final[int] = ACTIONS  # the walking figure, then catcher * FACES + face
ROLLS: Final[int] = 1 + CATCHERS * FACES
DRAW: Final[int] = ROLL + ROLLS  # + card
LOAD: Final[int] = DRAW + len(CARDS)  # + market card
ROLE: Final[int] = LOAD + len(SIZES)  # + role
LEAD: Final[int] = ROLE + len(ROLES)  # + seat
ANSWERS: Final[int] = LEAD + MOST_PLAYERS

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
