"""The numbers of a game, as tables for the rules. Every table refers to the edition it is played with."""

from typing import Final, final

from lantern.content.cards import CARDS
from lantern.content.printed import Content, printed
from lantern.content.tokens import CONDUCTOR, SUPPORT
from lantern.content.victory import MOST_PLAYERS
from lantern.engine.actions import FACES, ROLL
from lantern.engine.board import CATCHERS, PATH, bits_of

STRIDE: Final = 12  # more than any path has places
RESULTS: Final = 36  # of the two dice


@final
class Edition:
    """The numbers that an edition may change. Nobody changes them while a game goes on, so tables share them."""

    name: str
    text: str  # by which it is found again: its name if it is built in, else all that it says
    freed: list[list[int]]  # people to be freed, by side and number of players (from 0)
    lost: list[list[int]]  # spaces of the Lost track, likewise
    market_sizes: list[int]  # people on each market card
    market_cards: list[list[int]]  # the cards in the game, by number of players
    plantations: list[int]  # people at the start
    rolls: list[int]  # the 36 results of the dice, as answers
    roll_answers: list[int]  # each of them once
    roll_weights: list[int]  # and how often it comes
    hits: list[int]  # how many of them bring a catcher from one station of its path to another: see `hits_of`
    token_prices: list[int]  # by stack
    queue_prices: list[int]
    start_money: int
    more_money: int  # of the easier game
    pass_money: list[int]  # by period
    role_money: list[int]
    role_money_after: list[int]  # on Side II
    stocks: list[list[int]]  # the token board without Support, by number of players
    support: list[list[int]]  # Support tokens by period and number of players
    cards: int  # abolitionist, opposition and stretch cards, as a set
    opposition: list[list[int]]  # opposition cards dealt into each deck, by period and number of players

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Edition) and self.text == other.text

    def __hash__(self) -> int:
        return hash(self.text)


def edition_of(name: str, text: str, content: Content) -> Edition:
    """Return the numbers of some content as tables."""
    e = Edition()
    e.name = name
    e.text = text
    e.freed = [[goal.freed for goal in content.goals[side]] for side in content.sides]
    e.lost = [[goal.lost for goal in content.goals[side]] for side in content.sides]
    e.market_sizes = [*content.market_sizes]
    e.market_cards = [[*range(first, first + content.markets_in_game)] for first in content.market_first]
    e.plantations = [plantation.light for plantation in content.plantations]
    e.rolls = [ROLL] * FACES
    for catcher in range(CATCHERS):
        e.rolls += [ROLL + 1 + catcher * FACES + face for face in faces_of(content)]
    e.roll_answers = sorted(set(e.rolls))
    e.roll_weights = [e.rolls.count(answer) for answer in e.roll_answers]
    e.hits = hits_of(content.die)
    e.token_prices = [stack.price for stack in content.stacks]
    e.queue_prices = [*content.queue_prices]
    e.start_money = content.start_money
    e.more_money = content.more_money
    e.pass_money = [*content.pass_money]
    e.role_money = [role.money for role in content.roles]
    e.role_money_after = [role.money_after for role in content.roles]
    e.stocks = [stock_of(content, number) for number in range(MOST_PLAYERS)]
    e.support = [[*counts] for counts in content.support_counts]
    e.cards = bits_of([number for number, card in enumerate(CARDS) if card in content.cards])
    few, many = content.opposition_few, content.opposition_many
    e.opposition = [[few[period], few[period], many[period], many[period]] for period in range(len(few))]
    return e


def faces_of(content: Content) -> list[int]:
    """Return the faces of the movement die, in the order of their answers: first west, then east."""
    order = [-distance for distance in content.distances] + [*content.distances]
    return sorted([order.index(face) for face in content.die])


def hits_of(die: tuple[int, ...]) -> list[int]:
    """Return, for each catcher, its station and a station of its path, how many of the 36 results lead there."""
    flat: list[int] = []
    for path in PATH:
        last = len(path) - 1
        for here in range(STRIDE):
            row = [0] * STRIDE
            if here <= last:
                for east in die:
                    goal = max(0, min(last, here + east))
                    row[goal] += 0 if goal == here else 1
            flat += row
    return flat


def stock_of(content: Content, number: int) -> list[int]:
    """Return the token board without Support for a number of players (from 0); the grey tokens come last."""
    grey = len(content.stacks)
    stock = [0] * (grey + len([stack for stack in content.stacks if stack.kind == CONDUCTOR]))
    for place, stack in enumerate(content.stacks):
        if stack.kind == CONDUCTOR:
            stock[place] = stack.counts[number] - 1
            stock[grey] = 1
            grey += 1
        elif stack.kind != SUPPORT:
            stock[place] = stack.counts[number]
    return stock


STANDARD: Final = edition_of("standard-1", "standard-1", printed())
