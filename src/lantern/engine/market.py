"""The Slave Market: loading, selling, capturing onto it, delivering to plantations (R7.12, R8)."""

from typing import final

from lantern.content.effects import MARKET_LOAD
from lantern.engine import events
from lantern.engine.actions import AMOUNT, CHANCE, DONE, MARKET_CARD, MARKET_CARDS, NOBODY, TO, TO_SPOTS
from lantern.engine.board import ALL_PLANTATIONS, CAPACITY, listed, members
from lantern.engine.ending import lose_people
from lantern.engine.reserves import NOT_LOADED_MOST, NOT_LOADED_PRICE, SLAVE_TRADE_ACT, holder
from lantern.engine.state import CARD_BITS, CARD_MASK, Frame, State


def add_to_card(s: State, position: int, people: int) -> None:
    """Put people from the supply onto a face-up market card, as far as the supply goes (R8.4)."""
    count = min(people, s.supply)
    s.market[position] += count
    s.supply -= count
    s.emit(events.LOADED, position, count)


def add_to_market(s: State, people: int) -> None:
    """Put people onto each face-up market card, the bottom one first."""
    for position in range(len(s.market)):
        add_to_card(s, position, people)


def to_market(s: State, people: int) -> None:
    """Put captured people onto the market cards, one each in turn from the bottom (R7.12)."""
    cards = len(s.market)
    for number in range(people):
        put_back(s, number % cards)


def put_back(s: State, position: int) -> None:
    """Put one captured person onto a market card."""
    s.market[position] += 1
    s.captured += 1 << CARD_BITS * position


def leave_card(s: State, position: int) -> None:
    """Take one person off a market card; those it was loaded with leave before those who were captured."""
    people = s.market[position] - 1
    s.market[position] = people
    shift = CARD_BITS * position
    if s.captured >> shift & CARD_MASK > people:
        s.captured -= 1 << shift


def captured_on_cards(s: State) -> list[int]:
    """Return for each market card how many of the people on it were captured and put back there."""
    return [s.captured >> CARD_BITS * position & CARD_MASK for position in range(len(s.market))]


def capture(s: State, place: int, catcher: int, chooser: int) -> None:
    """A catcher has arrived: everybody there is captured."""
    people = s.people[place]
    if people == 0:
        return
    s.lift_all(place)
    s.emit(events.CAPTURED, place, people, catcher)
    if s.market:
        to_market(s, people)
    else:
        deliver(s, people, chooser)


def deliver(s: State, people: int, chooser: int) -> None:
    """Let people be placed on plantations; who has no room there is lost (R8.1, R8.2)."""
    s.transit += people
    s.push(Deliver(chooser, people))


def has_choice(s: State, people: int) -> bool:
    """Tell whether it matters where people are placed: several plantations are open, and not all will be filled."""
    plantations = open_plantations(s)
    if len(plantations) < 2:
        return False
    room = 0
    for each in plantations:
        room += CAPACITY[each] - s.people[each]
    return people < room


def open_plantations(s: State) -> list[int]:
    """Return the plantations with room."""
    return members(ALL_PLANTATIONS & ~s.full)


@final
class Deliver(Frame):
    """`left` people come to the plantations, one after the other; asked only while there is a choice."""

    def __init__(self, chooser: int, left: int) -> None:
        self.chooser = chooser
        self.left = left

    def actor(self, s: State) -> int:
        return self.chooser if self.left > 0 and has_choice(s, self.left) else NOBODY

    def legal(self, s: State) -> list[int]:
        return listed(TO_SPOTS, ALL_PLANTATIONS & ~s.full)

    def apply(self, s: State, answer: int) -> None:
        s.become(Deliver(self.chooser, self.left - 1))
        settle_in(s, answer - TO, 1)

    def step(self, s: State) -> None:
        s.pop()
        left = self.left
        for plantation in open_plantations(s):
            count = min(left, CAPACITY[plantation] - s.people[plantation])
            settle_in(s, plantation, count)
            left -= count
        if left:
            lose_people(s, left)


def settle_in(s: State, plantation: int, people: int) -> None:
    """Place people in transit on a plantation."""
    if people == 0:
        return
    s.transit -= people
    for _each in range(people):
        s.put(plantation)
    s.emit(events.DELIVERED, plantation, people)


@final
class NewMarketCard(Frame):
    """Chance shows the next market card, and it is loaded."""

    def actor(self, s: State) -> int:
        return CHANCE

    def legal(self, s: State) -> list[int]:
        return listed(MARKET_CARDS, s.market_deck)

    def weights(self, s: State) -> list[int]:
        return [1] * s.market_deck.bit_count()

    def apply(self, s: State, answer: int) -> None:
        card = answer - MARKET_CARD
        s.pop()
        s.market_deck &= ~(1 << card)
        people = min(s.edition.market_sizes[card] + s.modifiers[MARKET_LOAD], s.supply)
        owner = holder(s, SLAVE_TRADE_ACT)
        if owner != NOBODY:
            s.push(Outlawed(owner, card, people))
        else:
            load(s, card, people)


@final
class Outlawed(Frame):
    """The owner of the act may pay so that people are not loaded onto the new card."""

    def __init__(self, owner: int, card: int, people: int) -> None:
        self.owner = owner
        self.card = card
        self.people = people

    def _most(self, s: State) -> int:
        most = min(self.people, s.money[self.owner] // NOT_LOADED_PRICE)
        return min(most, NOT_LOADED_MOST)

    def actor(self, s: State) -> int:
        return self.owner if self._most(s) > 0 else NOBODY

    def legal(self, s: State) -> list[int]:
        return [DONE] + [AMOUNT + count for count in range(1, self._most(s) + 1)]

    def apply(self, s: State, answer: int) -> None:
        count = 0 if answer == DONE else answer - AMOUNT
        s.pop()
        if count:
            s.money[self.owner] -= count * NOT_LOADED_PRICE
            s.emit(events.SPARED, self.owner, count, count * NOT_LOADED_PRICE)
        load(s, self.card, self.people - count)

    def step(self, s: State) -> None:
        s.pop()
        load(s, self.card, self.people)


def load(s: State, card: int, people: int) -> None:
    """Lay a market card on top of the column with its people on it."""
    s.market.append(people)
    s.supply -= people
    s.emit(events.MARKET_CARD, len(s.market) - 1, people, card)
