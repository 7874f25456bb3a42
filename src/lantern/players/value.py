"""What a table is worth when a round begins: how likely good players are to win, learned from their games."""

import math
from typing import Final

from lantern.content.roles import ROLES
from lantern.content.victory import ROUNDS
from lantern.engine.board import PLACES
from lantern.engine.counts import lost_room, room, rounds_left, still_to_come, support_left, support_total
from lantern.engine.state import State
from lantern.engine.tokens import FIRST_FUNDS, KINDS, SUPPORT, TOKEN_MOVES, TOKEN_STEPS, stack_of
from lantern.players.learned import LEARNED
from lantern.players.opposition import queue_harm
from lantern.players.threat import NEAR, STEPS, path_cost

# What is looked at, in the order of `signs`; `tools/learn.py` learns how much each tells.
SIGNS: Final[list[str]] = [
    "always",
    "still to be freed",
    "more of them than are on the way",
    "room on the Lost track",
    "almost no room there",
    "more to come than there is room",
    "room on the plantations",
    "too little for the next sale",
    "too little for the next two",
    "Support to be bought",
    "money",
    "less of it than Support costs",
    "people on the way",
    "how near they are",
    "one step from Canada",
    "what the dice threaten",
    "moves in hand",
    "Fundraising in hand",
    "opposition in the queue",
    "specials unused",
    "newest period",
    *(f"{role.id} plays" for role in ROLES),
]
MIDDLE: Final[float] = (ROUNDS + 1) / 2  # of the game, in rounds left
SURE: Final = 12.0  # beyond this nothing changes any more
TOO_LATE: Final = -4.0  # where Support is nearly out of reach: two games of a hundred


def signs(s: State) -> list[float]:
    """Return what is looked at, each in numbers of about the same size."""
    road = road_signs(s)
    space = room(s)
    lost = lost_room(s)
    over = still_to_come(s) - space - lost
    sold = s.market[0] if s.market else 0
    sold_next = sold + (s.market[1] if len(s.market) > 1 else 0)
    missing = max(0, s.goal - s.freed)
    return [
        1.0,
        missing / s.goal,
        max(0.0, missing / s.goal - road[0] * 10.0 / s.goal),
        lost / 10.0,
        1.0 if lost < 2 else 0.0,
        max(0, over) / 10.0,
        space / 10.0,
        max(0, sold - space) / 5.0,
        max(0, sold_next - space) / 10.0,
        support_share(s),
        money_share(s),
        support_cost(s) / 10.0,
        *road,
        threat(s) / 100.0,
        *hand_signs(s),
        opposition(s) / 100.0,
        unspent(s) / s.players,
        s.period / 2.0,
        *[1.0 if role in s.roles else 0.0 for role in range(len(ROLES))],
    ]


def support_share(s: State) -> float:
    """Return which share of all Support is still to be bought."""
    return support_left(s) / support_total(s)


def money_share(s: State) -> float:
    """Return how rich the players are: 1 for ten dollars each."""
    total = 0
    for dollars in s.money:
        total += dollars
    return total / (10.0 * s.players)


def support_cost(s: State) -> float:
    """Return how many dollars all Support costs beyond those in hand, for each player."""
    missing = support_left(s) * s.edition.token_prices[SUPPORT]
    for dollars in s.money:
        missing -= dollars
    return max(0, missing) / s.players


def too_late(s: State) -> bool:
    """Tell whether Support is left over that nobody can pay: in the last round it is bought before money comes in."""
    if rounds_left(s) > 1:
        return False
    left = support_left(s)
    for dollars in s.money:
        left -= dollars // s.edition.token_prices[SUPPORT]
    return left > 0


def road_signs(s: State) -> list[float]:
    """Return how many people are on the way, how near they are (for how many are wanted), and how many nearly there."""
    count = 0
    near = 0
    nearly = 0
    for place in range(PLACES):
        people = s.people[place]
        if people:
            count += people
            near += NEAR[place] * people
            if STEPS[place] == 1:
                nearly += people
    return [count / 10.0, near / (100.0 * s.goal), nearly / 5.0]


def threat(s: State) -> int:
    """Return what the dice threaten along all paths."""
    total = 0
    for catcher, here in enumerate(s.catchers):
        total += path_cost(s, catcher, here)
    return total


def hand_signs(s: State) -> list[float]:
    """Return how far people could be moved by the tokens in hand, and how many Fundraising tokens there are."""
    moves = 0
    funds = 0
    for entry in range(s.players * KINDS):
        held = s.hands[entry]
        stack = stack_of(entry % KINDS)
        if stack >= FIRST_FUNDS:
            funds += held
        elif stack > 0:
            moves += held * TOKEN_MOVES[stack] * TOKEN_STEPS[stack]
    return [moves / (10.0 * s.players), funds / (3.0 * s.players)]


def opposition(s: State) -> int:
    """Return how much the opposition in the queue hurts."""
    total = 0
    for slot, card in enumerate(s.queue):
        total += queue_harm(s, card, slot)
    return total


def unspent(s: State) -> int:
    """Return how many players still have their special."""
    count = 0
    for seat in range(s.players):
        count += 1 - (s.specials_used >> seat & 1)
    return count


def win_share(s: State) -> float:
    """Return how likely good players are to win from here, where a round begins."""
    learned = LEARNED[s.players - 1]
    early = (rounds_left(s) - MIDDLE) / (ROUNDS - MIDDLE)
    total = 0.0
    for number, sign in enumerate(signs(s)):
        total += sign * (learned[number] + early * learned[number + len(SIGNS)])
    if too_late(s):
        total = min(total, TOO_LATE)
    return 1.0 / (1.0 + math.exp(-max(-SURE, min(SURE, total))))
